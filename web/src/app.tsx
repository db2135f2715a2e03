/** The whole of the page: the one that the address means, loaded when it is first wanted. */

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { type PageName, type Place, place } from "./router";
import { Shell } from "./ui/shell";
import { Trouble } from "./ui/trouble";
import { say } from "./words";

export interface PageProps {
  args: Readonly<Record<string, string>>;
}

type Page = ComponentType<PageProps>;

const PAGES: Record<PageName, () => Promise<{ default: Page }>> = {
  lobby: () => import("./pages/lobby"),
  new: () => import("./pages/new"),
  "new-game": () => import("./pages/new"),
  join: () => import("./pages/join"),
  table: () => import("./pages/table"),
  replay: () => import("./pages/replay"),
  rules: () => import("./pages/rules"),
  "rules-game": () => import("./pages/rules"),
  decks: () => import("./pages/decks"),
  "decks-game": () => import("./pages/decks"),
  settings: () => import("./pages/settings"),
  me: () => import("./pages/me"),
  credits: () => import("./pages/credits"),
  missing: () => import("./pages/missing"),
};

/** Whoever reads a page is likely to want a table next. */
const LIKELY: readonly PageName[] = ["table", "lobby"];

interface Shown {
  place: Place;
  page: Page;
}

export function App() {
  const shown = useSignal<Shown | null>(null);
  const trouble = useSignal<unknown>(null);
  const wanted = place.value;
  useEffect(() => {
    let stale = false;
    PAGES[wanted.page]()
      .then(({ default: page }) => {
        if (stale) return;
        trouble.value = null;
        shown.value = { place: wanted, page };
      })
      .catch((caught: unknown) => {
        if (!stale) trouble.value = caught;
      });
    return () => {
      stale = true;
    };
  }, [wanted]);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const page of LIKELY) void PAGES[page]().catch(() => undefined);
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
  useArrival(shown.value);
  if (trouble.value !== null) return <LostPage />;
  if (!shown.value) return null;
  const { page: Page, place: at } = shown.value;
  return <Page args={at.args} />;
}

/** A part of the page could not be fetched: the connection is gone, or the server has a newer page. */
function LostPage() {
  return (
    <Shell title={say("trouble-fault")}>
      <h1>{say("trouble-fault")}</h1>
      <Trouble error={new Error("page")} again={() => location.reload()} />
    </Shell>
  );
}

/** On another page one begins at its top, and a screen reader there too. */
function useArrival(shown: Shown | null): void {
  const before = useRef<Shown | null>(null);
  useLayoutEffect(() => {
    const first = before.current === null;
    const same = before.current?.page === shown?.page && before.current?.place.args["id"] === shown?.place.args["id"];
    if (shown) before.current = shown;
    if (first || same || location.hash !== "") return;
    window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [shown]);
}
