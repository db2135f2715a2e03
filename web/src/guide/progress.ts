/** How far a learner is in a game's guide: what the story shows as done, and what was clicked away. */

import type { GuideStep, Line } from "../wire";

const name = (table: string): string => `stolek.guide.${table}`;

/** How many steps were clicked away; null where the guide was closed. */
export function kept(table: string): number | null {
  try {
    const was = localStorage.getItem(name(table));
    return was === "off" ? null : Number(was ?? 0);
  } catch {
    return 0;
  }
}

export function keep(table: string, clicked: number | null): void {
  try {
    localStorage.setItem(name(table), clicked === null ? "off" : String(clicked));
  } catch {
    return;
  }
}

/**
 * The step to show; `steps.length` when all is done. A step with marks is done when the story has one of them, and so
 * is everything before it, since a learner may go ahead. A step without marks is done when it was clicked away.
 */
export function current(steps: readonly GuideStep[], lines: readonly Pick<Line, "mark">[], clicked: number): number {
  const marks = new Set(lines.map((line) => line.mark).filter((mark) => mark));
  const last = steps.findLastIndex((step) => step.until?.some((mark) => marks.has(mark)) ?? false);
  return Math.min(steps.length, Math.max(clicked, last + 1));
}
