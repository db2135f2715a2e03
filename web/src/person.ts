/** Changing who one is: name, account. */

import { me, patch, post, whoAmI } from "./api";
import type { Credentials, Me, MeChange } from "./wire";

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

/** The server writes its notices in the language that the page speaks. */
export async function tellLanguage(lang: NonNullable<MeChange["lang"]>): Promise<void> {
  if (me.peek()?.lang !== lang) me.value = await patch<Me>("/api/me", { lang } satisfies MeChange);
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
