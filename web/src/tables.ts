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

/** Oneself in the first seat and the same sort of company in all others, as few as the game allows. */
export function company(game: GameInfo, other: SeatWanted): SeatWanted[] {
  const seats = Math.min(...game.seats);
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? { who: "me" } : other));
}

export async function sit(table: TableInfo, seat: number): Promise<void> {
  await post<TableInfo>(`/api/tables/${table.id}/seats/${String(seat)}`, { do: "sit" });
  go(tablePath(table.id));
}
