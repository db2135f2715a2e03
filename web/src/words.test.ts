// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { FluentResource } from "@fluent/bundle";

import { bundleOf } from "./words";

const LANGUAGES = ["en", "cs", "pl"] as const;
const WORDS = join(import.meta.dirname, "../../src/stolek/server/words");

const read = (lang: string): string[] => ["page.ftl", "table.ftl"].map((file) => readFileSync(join(WORDS, lang, file), "utf-8"));

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf-8"));

/** Keys as they stand in the code: those written out, and those put together, as patterns. */
function used(): { keys: Set<string>; patterns: RegExp[] } {
  const keys = new Set<string>();
  const patterns: RegExp[] = [];
  for (const source of sources) {
    for (const [, key] of source.matchAll(/\bsay\(\s*"([^"]+)"/g)) keys.add(key ?? "");
    for (const [, key] of source.matchAll(/\bsay\([^()"`]*\?\s*"([^"]+)"/g)) keys.add(key ?? "");
    for (const [, key] of source.matchAll(/\bsay\([^()`]*:\s*"([^"]+)"\)/g)) keys.add(key ?? "");
    for (const [, key] of source.matchAll(/\bsay\(\s*`([^`]+)`/g)) {
      patterns.push(new RegExp(`^${(key ?? "").replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`));
    }
  }
  return { keys, patterns };
}

const ids = (lang: string): string[] => read(lang).flatMap((text) => new FluentResource(text).body.map((message) => message.id));

test.each(LANGUAGES)("every key that a page says is there in %s", (lang) => {
  const bundle = bundleOf(lang, read(lang));
  const { keys, patterns } = used();
  expect(keys.size).toBeGreaterThan(150);
  expect([...keys].filter((key) => !bundle.hasMessage(key))).toEqual([]);
  const known = ids(lang);
  expect(patterns.filter((pattern) => !known.some((key) => pattern.test(key)))).toEqual([]);
});

test.each(LANGUAGES)("no key stands twice in %s", (lang) => {
  const all = ids(lang);
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test("no key is there that nothing says", () => {
  const { keys, patterns } = used();
  const whole = sources.join("\n");
  const idle = ids("en").filter((key) => !keys.has(key) && !patterns.some((pattern) => pattern.test(key)) && !whole.includes(`"${key}"`));
  expect(idle).toEqual([]);
});

test.each(["cs", "pl"])("%s has the same keys as English, with the same variables", (lang) => {
  const variables = (language: string): Map<string, string> => {
    const found = new Map<string, string>();
    for (const text of read(language)) {
      for (const block of text.split(/\n(?=[a-z][\w-]* =)/)) {
        const key = /^([a-z][\w-]*) =/m.exec(block)?.[1];
        if (key) found.set(key, [...new Set(block.match(/\$\w+/g) ?? [])].sort().join(" "));
      }
    }
    return found;
  };
  expect(variables(lang)).toEqual(variables("en"));
});

test.each([
  ["en", 1, "1 rule"],
  ["en", 2, "2 rules"],
  ["cs", 2, "2 pravidla"],
  ["cs", 5, "5 pravidel"],
  ["pl", 1, "1 zasada"],
  ["pl", 22, "22 zasady"],
  ["pl", 5, "5 zasad"],
] as const)("%s counts: %i is %s", (lang, rules, text) => {
  const bundle = bundleOf(lang, read(lang));
  const pattern = bundle.getMessage("rules-found")?.value;
  expect(pattern && bundle.formatPattern(pattern, { rules, terms: 0 })).toContain(text);
});
