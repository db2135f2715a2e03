/** What stands around every page but the table: the way to the other pages, and the language. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

import { reachable } from "../api";
import { place, type PageName } from "../router";
import { lang, LANGUAGES, type Lang } from "../settings";
import { say } from "../words";
import { Icon, type Sign } from "./icon";
import "./ui.css";

const WAYS: readonly { href: string; sign: Sign; key: string; pages: readonly PageName[] }[] = [
  { href: "/", sign: "table", key: "way-lobby", pages: ["lobby", "new", "new-game", "join"] },
  { href: "/rules", sign: "book", key: "way-rules", pages: ["rules", "rules-game"] },
  { href: "/decks", sign: "cards", key: "way-decks", pages: ["decks", "decks-game"] },
  { href: "/me", sign: "person", key: "way-me", pages: ["me"] },
  { href: "/settings", sign: "gear", key: "way-settings", pages: ["settings"] },
];

/** Names of languages in themselves, since who looks for one may understand no other. */
const NAMES: Record<Lang, string> = { en: "English", cs: "Čeština", pl: "Polski" };

export function LanguageSwitch() {
  return (
    <select
      class="language"
      aria-label={say("language")}
      value={lang.value}
      onChange={(event) => {
        lang.value = event.currentTarget.value as Lang;
      }}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {NAMES[one]}
        </option>
      ))}
    </select>
  );
}

/** The title of the window, and the name that a screen reader tells of the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? say("stolek") : `${title} · ${say("stolek")}`;
  }, [title]);
}

export function SkipLink() {
  return (
    <a class="skip" href="#main">
      {say("skip")}
    </a>
  );
}

export function Offline() {
  if (reachable.value) return null;
  return (
    <p class="offline" role="status">
      <Icon sign="cloud" />
      {say("offline")}
    </p>
  );
}

interface ShellProps {
  title: string;
  width?: "narrow" | "wide";
  children: ComponentChildren;
}

export function Shell({ title, width, children }: ShellProps) {
  useTitle(title);
  const here = place.value.page;
  return (
    <>
      <SkipLink />
      <header class="top">
        <a class="brand" href="/">
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span>{say("stolek")}</span>
        </a>
        <nav class="ways" aria-label={say("ways")}>
          {WAYS.map((way) => (
            <a key={way.href} href={way.href} aria-current={way.pages.includes(here) ? "page" : undefined}>
              <Icon sign={way.sign} />
              <span>{say(way.key)}</span>
            </a>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      <Offline />
      <main id="main" class={width ? `page ${width}` : "page"} tabIndex={-1}>
        {children}
      </main>
      <footer class="foot">
        <p>
          {say("unofficial")} <a href="/credits">{say("credits")}</a>
        </p>
      </footer>
    </>
  );
}
