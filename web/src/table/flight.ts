/** Pieces travel: from where they were drawn last to where they lie now. */

import type { Box } from "./layout";

/** Nodes on their way; all others need not be asked. */
const flying = new Set<SVGGElement>();

const EASE = "cubic-bezier(.3,.75,.3,1)";

export const placed = (box: Box): string => `translate(${String(box.x)}px, ${String(box.y)}px)`;

const scaled = (from: Box, to: Box): string =>
  `${placed(from)} scale(${String(to.w > 0 ? from.w / to.w : 1)}, ${String(to.h > 0 ? from.h / to.h : 1)})`;

/** Where a node is on the screen now, in the middle of a flight too. */
export function current(node: SVGGElement, box: Box): Box {
  if (!flying.has(node)) return box;
  const matrix = new DOMMatrix(getComputedStyle(node).transform);
  return { x: matrix.e, y: matrix.f, w: box.w * matrix.a, h: box.h * matrix.d };
}

export function fly(node: SVGGElement, from: Box, to: Box, takes: number, delay = 0): void {
  for (const running of flying.has(node) ? node.getAnimations() : []) running.cancel();
  const flight = node.animate([{ transform: scaled(from, to) }, { transform: `${placed(to)} scale(1, 1)` }], {
    duration: takes,
    delay,
    easing: EASE,
    fill: "backwards",
  });
  flying.add(node);
  flight.onfinish = () => flying.delete(node);
}

export function appear(node: SVGGElement, to: Box, takes: number): void {
  const small = { x: to.x + to.w * 0.1, y: to.y + to.h * 0.1, w: to.w * 0.8, h: to.h * 0.8 };
  flying.add(node);
  const coming = node.animate(
    [{ transform: scaled(small, to), opacity: 0 }, { transform: `${placed(to)} scale(1, 1)`, opacity: 1 }],
    { duration: takes, easing: EASE },
  );
  coming.onfinish = () => flying.delete(node);
}

/** What is gone fades away, towards where it goes if that is known. */
export function vanish(node: SVGGElement, from: Box, to: Box | null, takes: number): void {
  const end = to ?? { x: from.x + from.w * 0.15, y: from.y + from.h * 0.15, w: from.w * 0.7, h: from.h * 0.7 };
  node.animate(
    [
      { transform: `${placed(from)} scale(1, 1)`, opacity: 1 },
      { transform: scaled(end, from), opacity: to ? 0.4 : 0 },
    ],
    { duration: takes, easing: EASE, fill: "forwards" },
  );
}

/** A blow is felt. */
export function shake(node: SVGGElement, box: Box, takes: number): void {
  const at = (dx: number): Keyframe => ({ transform: placed({ ...box, x: box.x + dx }) });
  node.animate([at(0), at(-5), at(5), at(-4), at(3), at(0)], { duration: takes * 0.7, easing: "linear" });
}

/** Everything is where it belongs at once. */
export function land(): void {
  for (const node of flying) for (const running of node.getAnimations()) running.finish();
  flying.clear();
}
