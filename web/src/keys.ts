/** Keys of links that this browser was given, for as long as it needs them. They never stand in an address. */

import type { Invitation } from "./wire";

function read(store: Storage, name: string): string {
  try {
    return store.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function write(store: Storage, name: string, value: string): void {
  try {
    store.setItem(name, value);
  } catch {
    return; // then the key lives as long as this page
  }
}

/** The onlooker's key for a table, if this browser came to look on. */
export const lookKey = (table: string): string => (table === "" ? "" : read(localStorage, `stolek.look.${table}`));
export const keepLookKey = (table: string, key: string): void => write(localStorage, `stolek.look.${table}`, key);

/** Links made at a table in this browser's tab; the server tells the key of a link only once. */
export function madeLinks(table: string): Invitation[] {
  try {
    return JSON.parse(read(sessionStorage, `stolek.links.${table}`) || "[]") as Invitation[];
  } catch {
    return [];
  }
}

export function keepLinks(table: string, links: readonly Invitation[]): void {
  write(sessionStorage, `stolek.links.${table}`, JSON.stringify(links));
}

/** The address that a friend opens. The key is in the fragment, which no server sees. */
export const joinAddress = (key: string): string => `${location.origin}/join#${key}`;
