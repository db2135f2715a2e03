import { expect, test } from "vitest";

import { carried, defaults, fieldsFor, options, withValue } from "./settle";
import type { Field, GameInfo } from "./wire";

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

const PICKY: Field[] = [
  { name: "scenario", label: "Scenario", kind: "pick", seats: [1], picks: [{ value: "1", label: "1" }] },
  { name: "first", label: "First", kind: "pick", picks: [{ value: "any", label: "Any" }, { value: "3", label: "3", seats: [3, 4] }] },
  { name: "parts", label: "Parts", kind: "pick", several: true, picks: [{ value: "x", label: "X" }, { value: "y", label: "Y", seats: [2] }] },
  { name: "clans", label: "Clan", kind: "pick", each_seat: true, picks: [{ value: "red", label: "Red" }, { value: "blue", label: "Blue" }] },
];
const GAME = { fields: PICKY } as unknown as GameInfo;

test("what is asked for, and what can be picked, depends on how many play", () => {
  expect(fieldsFor(GAME, 1).map((field) => field.name)).toEqual(["scenario", "first", "parts", "clans"]);
  expect(fieldsFor(GAME, 2).map((field) => field.name)).toEqual(["first", "parts", "clans"]);
  expect(fieldsFor(GAME, 2)[0]?.picks).toHaveLength(1);
  expect(fieldsFor(GAME, 3)[0]?.picks).toHaveLength(2);
});

test("with more or fewer seats what was settled stays, where it still can", () => {
  const three = { ...defaults(fieldsFor(GAME, 3), 3), first: ["3"], parts: [["x", "y"]], clans: ["blue", "blue", "red"] };
  const two = carried(fieldsFor(GAME, 2), 2, three);
  expect(options(fieldsFor(GAME, 2), two)).toEqual({ first: "any", parts: ["x", "y"], clans: ["blue", "blue"] });
  const four = carried(fieldsFor(GAME, 4), 4, three);
  expect(options(fieldsFor(GAME, 4), four)).toEqual({ first: "3", parts: ["x"], clans: ["blue", "blue", "red", "blue"] });
});
