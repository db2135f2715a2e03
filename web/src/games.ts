/** The games of this server, and what pages need to know of one. */

import { get } from "./api";
import { type Loaded, useLoad } from "./ui/load";
import type { Catalogue, GameInfo } from "./wire";

const LAST = "stolek.game";

/** The games, in the reader's language. */
export function useGames(): Loaded<readonly GameInfo[]> {
  return useLoad(() => get<readonly GameInfo[]>("/api/games"));
}

export function useCatalogue(game: string): Loaded<Catalogue> {
  return useLoad(() => get<Catalogue>(`/api/catalogues/${game}`), [game]);
}

/** The game somebody played last, else the first. */
export function usualGame(games: readonly GameInfo[]): GameInfo | undefined {
  let last: string | null = null;
  try {
    last = localStorage.getItem(LAST);
  } catch {
    last = null;
  }
  return games.find((game) => game.name === last) ?? games[0];
}

export function rememberGame(name: string): void {
  try {
    localStorage.setItem(LAST, name);
  } catch {
    return;
  }
}

export function titleOf(games: readonly GameInfo[] | null, name: string): string {
  return games?.find((game) => game.name === name)?.title ?? name;
}

export function botLabel(games: readonly GameInfo[] | null, game: string, bot: string): string {
  return games?.find((one) => one.name === game)?.bots.find((level) => level.value === bot)?.label ?? bot;
}
