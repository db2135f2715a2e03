/** The whole table by keyboard: arrows go from what is lit to the next in that direction, letters are the tools. */

import { useEffect, useRef } from "preact/hooks";

export interface Keys {
  readonly back: () => void;
  readonly undo: () => void;
  readonly why: () => void;
  readonly hint: () => void;
  readonly log: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The nearest in a direction; what lies aside counts as farther. -1 where there is none. */
export function towards(from: Point, all: readonly Point[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  all.forEach((to, index) => {
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 2 || along + 2 * aside >= least) return;
    least = along + 2 * aside;
    best = index;
  });
  return best;
}

const middle = (node: Element): Point => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Moves the focus among what can be chosen; from anywhere else it goes to the first that is lit. */
function step(direction: readonly [number, number]): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(".t-spot, .t-choice")];
  const here = document.activeElement;
  const others = all.filter((node) => node !== here && node.getClientRects().length > 0);
  const known = here !== null && all.includes(here as HTMLElement);
  const next = known ? others[towards(middle(here), others.map(middle), direction)] : others[0];
  next?.focus();
  return next !== undefined || known;
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest("input, select, textarea") || document.querySelector("dialog[open]")) return;
      const arrow = ARROWS[event.key];
      if (arrow) {
        if (!target.closest(".t-lines") && step(arrow)) event.preventDefault();
        return;
      }
      const { back, undo, why, hint, log } = latest.current;
      const does = new Map([["Escape", back], ["u", undo], ["?", why], ["h", hint], ["l", log]]).get(event.key);
      if (!does) return;
      event.preventDefault();
      does();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
