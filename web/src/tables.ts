/** Making a table and sitting down at one: what several pages do. */

import { post } from "./api";
import { rememberGame } from "./games";
import { keepLinks } from "./keys";
import { go } from "./router";
import type { GameInfo, Made, NewTable, SeatWanted, TableInfo } from "./wire";

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** Makes a table and goes there; links for friends wait there to be given away. */
export async function makeTable(wanted: NewTable): Promise<void> {
  const made = await post<Made>("/api/tables", wanted);
  rememberGame(wanted.game);
  if (made.invitations.length > 0) keepLinks(made.table.id, made.invitations);
  go(tablePath(made.table.id) + (made.invitations.length > 0 ? "#share" : ""));
}

/** How many sit down where nobody has said: the usual number, and not alone where the game is for more. */
export const usualCount = (game: GameInfo): number => Math.max(game.usual_seats, Math.min(2, Math.max(...game.seats)));

/** Oneself in the first of so many seats, and the same sort of company in all others. */
export const company = (count: number, other: SeatWanted): SeatWanted[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? { who: "me" } : other));

export async function sit(table: TableInfo, seat: number): Promise<void> {
  await post<TableInfo>(`/api/tables/${table.id}/seats/${String(seat)}`, { do: "sit" });
  go(tablePath(table.id));
}
