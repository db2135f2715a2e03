import { expect, test } from "vitest";

import { defaults, options, withValue } from "./settle";
import type { Field } from "./wire";

const FIELDS: Field[] = [
  { name: "decks", label: "Deck", kind: "deck", each_seat: true, picks: [{ value: "a", label: "A" }, { value: "b", label: "B" }] },
  { name: "first", label: "First", kind: "pick", picks: [{ value: "any", label: "Any" }, { value: "0", label: "1" }] },
  { name: "long", label: "Long", kind: "switch", default: true },
  { name: "rounds", label: "Rounds", kind: "number", least: 3, most: 9 },
  { name: "parts", label: "Parts", kind: "pick", several: true, picks: [{ value: "x", label: "X" }] },
];

test("without a word of the game each seat begins with another pick", () => {
  expect(options(FIELDS, defaults(FIELDS, 3))).toEqual({ decks: ["a", "b", "a"], first: "any", long: true, rounds: 3, parts: [] });
});

test("the game's own defaults hold, for each seat too", () => {
  const fields: Field[] = [{ ...FIELDS[0]!, default: ["b", "a"] }, { ...FIELDS[1]!, default: "0" }];
  expect(options(fields, defaults(fields, 2))).toEqual({ decks: ["b", "a"], first: "0" });
});

test("a change is one seat's", () => {
  const values = withValue(defaults(FIELDS, 2), "decks", 1, "a");
  expect(options(FIELDS, values)).toMatchObject({ decks: ["a", "a"], first: "any" });
});
