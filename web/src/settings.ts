/** What a person likes, kept in the browser. Each is a signal: whoever reads it follows a change at once. */

import { computed, effect, type Signal, signal } from "@preact/signals";

import type { Speak } from "./wire";

export type Lang = Speak["lang"];

export const LANGUAGES: readonly Lang[] = ["en", "cs", "pl"];
export const SPEEDS = ["normal", "fast", "instant"] as const;
export const CONFIRMS = ["never", "final", "always"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const SIZES = ["normal", "large", "huge"] as const;

export type Speed = (typeof SPEEDS)[number];
export type Confirm = (typeof CONFIRMS)[number];
export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];

const PREFIX = "stolek.";

function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
}

function setting<T extends string>(name: string, values: readonly T[], otherwise: T): Signal<T> {
  const was = values.find((value) => value === kept(name)) ?? otherwise;
  const made = signal<T>(was);
  effect(() => keep(name, made.value));
  return made;
}

function matches(query: string): Signal<boolean> {
  const list = window.matchMedia(query);
  const made = signal(list.matches);
  list.addEventListener("change", () => {
    made.value = list.matches;
  });
  return made;
}

function preferred(): Lang {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang));
    if (found !== undefined) return found;
  }
  return "en";
}

export const lang = setting<Lang>("lang", LANGUAGES, preferred());
export const speed = setting<Speed>("speed", SPEEDS, "normal");
export const confirm = setting<Confirm>("confirm", CONFIRMS, "final");
export const theme = setting<Theme>("theme", THEMES, "system");
export const size = setting<Size>("size", SIZES, "normal");

export const reducedMotion = matches("(prefers-reduced-motion: reduce)");

/** How long an animation takes, as a factor: 1, less, or 0 for none at all. */
export const pace = computed(() => {
  if (reducedMotion.value || speed.value === "instant") return 0;
  return speed.value === "fast" ? 0.4 : 1;
});

/** The page wears theme and text size as attributes of its root, where the style sheets find them. */
export function wearSettings(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme.value;
    root.dataset["size"] = size.value;
    root.dataset["motion"] = pace.value === 0 ? "none" : "some";
  });
}
