/** Which page an address means, and how one gets to another without loading anew. */

import { computed, signal } from "@preact/signals";

export interface Place {
  page: PageName;
  args: Readonly<Record<string, string>>;
}

const ROUTES = {
  lobby: "/",
  new: "/new",
  "new-game": "/new/:game",
  join: "/join",
  table: "/table/:id",
  replay: "/table/:id/replay",
  rules: "/rules",
  "rules-game": "/rules/:game",
  decks: "/decks",
  "decks-game": "/decks/:game",
  settings: "/settings",
  me: "/me",
  credits: "/credits",
} as const;

export type PageName = keyof typeof ROUTES | "missing";

/** The page of a path, with the named parts of its address. */
export function placeOf(path: string): Place {
  const parts = split(path);
  for (const [page, route] of Object.entries(ROUTES) as [keyof typeof ROUTES, string][]) {
    const args = fit(split(route), parts);
    if (args) return { page, args };
  }
  return { page: "missing", args: {} };
}

function split(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function fit(route: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (route.length !== parts.length) return null;
  const args: Record<string, string> = {};
  for (const [index, expected] of route.entries()) {
    const part = parts[index] ?? "";
    if (expected.startsWith(":")) {
      const read = decoded(part);
      if (read === null) return null;
      args[expected.slice(1)] = read;
    } else if (expected !== part) return null;
  }
  return args;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

interface Address {
  path: string;
  query: string;
  hash: string;
}

function read(): Address {
  return { path: location.pathname, query: location.search, hash: location.hash };
}

export const address = signal<Address>(read());
export const place = computed(() => placeOf(address.value.path));

/** Goes to another page of ours; `replace` leaves no trace in the history. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  address.value = read();
}

/** Clicks on ordinary links of ours stay in the page. */
export function followLinks(): void {
  window.addEventListener("popstate", () => {
    address.value = read();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash !== "") return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
