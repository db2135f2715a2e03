/** Every text of the page in the reader's language, from the Fluent files of the server's package. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";

import { type Lang, lang } from "./settings";

export type Args = Record<string, FluentVariable>;

const FILES: Record<Lang, () => Promise<{ files: string[] }>> = {
  en: () => import("./lang/en"),
  cs: () => import("./lang/cs"),
  pl: () => import("./lang/pl"),
};

const bundle = signal<FluentBundle | null>(null);

/** The language in which the page speaks now: the chosen one, once its words are here. */
export const spoken = signal<Lang>(lang.peek());

export function bundleOf(language: Lang, files: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

/** Loads the words of a language and speaks it from then on. */
export async function speak(language: Lang): Promise<void> {
  const { files } = await FILES[language]();
  if (lang.peek() !== language) return; // chosen anew in the meantime
  bundle.value = bundleOf(language, files);
  spoken.value = language;
  document.documentElement.lang = language;
}

/** From now on the page follows the chosen language. */
export function followLanguage(): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      void speak(lang.value).then(resolve);
    });
  });
}

/** The text of a key; whoever calls it while rendering is rendered again when the language changes. */
export function say(key: string, args?: Args): string {
  const words = bundle.value;
  const pattern = words?.getMessage(key)?.value;
  if (!words || !pattern) return key;
  return words.formatPattern(pattern, args);
}

/** How a moment is told: "3 minutes ago". */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(spoken.value, { numeric: "auto", style: "long" });
  const past = Math.max(0, now - seconds);
  if (past < 60) return say("just-now");
  if (past < 3600) return format.format(-Math.floor(past / 60), "minute");
  if (past < 86400) return format.format(-Math.floor(past / 3600), "hour");
  return format.format(-Math.floor(past / 86400), "day");
}
