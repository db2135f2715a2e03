/** Changing who one is: name, account. */

import { effect } from "@preact/signals";

import { get, me, patch, post, whoAmI } from "./api";
import { lang } from "./settings";
import type { Credentials, DeckKept, Me, MeChange } from "./wire";

const NAMED = "stolek.named";

/** Whether somebody has chosen a name, so that nobody need ask. */
export function hasOwnName(person: Me): boolean {
  if (person.login) return true;
  try {
    return localStorage.getItem(NAMED) === person.id;
  } catch {
    return false;
  }
}

export async function rename(name: string): Promise<void> {
  const changed = await patch<Me>("/api/me", { name } satisfies MeChange);
  me.value = changed;
  try {
    localStorage.setItem(NAMED, changed.id);
  } catch {
    return;
  }
}

/** The server writes its notices in the language that the page speaks: it hears of each change. */
export function followPerson(): void {
  effect(() => {
    const wanted = lang.value;
    if (me.value === null || (me.value.lang ?? "en") === wanted) return;
    void patch<Me>("/api/me", { lang: wanted } satisfies MeChange).then(
      (changed) => (me.value = changed),
      () => undefined, // the next change tells it
    );
  });
}

/** Only somebody has decks; who comes for the first time is made somebody before. */
export async function ownDecks(): Promise<readonly DeckKept[]> {
  if (me.peek() === null) await whoAmI();
  return get<readonly DeckKept[]>("/api/decks");
}

export async function register(credentials: Credentials): Promise<void> {
  me.value = await post<Me>("/api/account", credentials);
}

export async function logIn(credentials: Credentials): Promise<void> {
  me.value = await post<Me>("/api/login", credentials);
}

/** Back to being a guest, a new one. */
export async function logOut(): Promise<void> {
  await post("/api/logout");
  me.value = null;
  await whoAmI();
}
