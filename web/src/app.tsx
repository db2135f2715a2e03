/** The whole of the page: what stands around every page of ours, and the one that the address means. */

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

import { type PageName, type Place, place } from "./router";

export interface PageProps {
  args: Readonly<Record<string, string>>;
}

type Page = ComponentType<PageProps>;

const PAGES: Record<PageName, () => Promise<{ default: Page }>> = {
  lobby: () => import("./pages/lobby"),
  new: () => import("./pages/lobby"),
  "new-game": () => import("./pages/lobby"),
  join: () => import("./pages/lobby"),
  table: () => import("./pages/table"),
  replay: () => import("./pages/table"),
  rules: () => import("./pages/lobby"),
  decks: () => import("./pages/lobby"),
  settings: () => import("./pages/lobby"),
  me: () => import("./pages/lobby"),
  credits: () => import("./pages/lobby"),
  missing: () => import("./pages/lobby"),
};

export function App() {
  const shown = useSignal<{ place: Place; page: Page } | null>(null);
  const wanted = place.value;
  useEffect(() => {
    let stale = false;
    void PAGES[wanted.page]().then(({ default: page }) => {
      if (!stale) shown.value = { place: wanted, page };
    });
    return () => {
      stale = true;
    };
  }, [wanted]);
  if (!shown.value) return null;
  const { page: Page, place: at } = shown.value;
  return <Page args={at.args} />;
}
