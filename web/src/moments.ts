/** The moments of a game at which a replay stops: its beginning, whenever something was told, and its end. */

import type { Line } from "./wire";

const DEALT = 1; // a table's first entry lays it out

export function moments(lines: readonly Line[], last: number): number[] {
  const told = lines.filter((line) => !line.rank && line.at > DEALT && line.at < last).map((line) => line.at);
  return [...new Set([DEALT, ...told, last])].sort((a, b) => a - b);
}

/** The place of the first moment at which an entry of the game is seen. */
export function indexAt(stops: readonly number[], at: number): number {
  const found = stops.findIndex((stop) => stop >= at);
  return found === -1 ? stops.length - 1 : found;
}

/** What had been told by then. */
export const toldBy = (lines: readonly Line[], at: number): Line[] => lines.filter((line) => line.at <= at);
