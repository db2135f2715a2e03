import { expect, test } from "vitest";

import { fileName, fits, fromFile, readyMade, toFile, withCards } from "./draft";
import { wordsOf } from "./search";
import type { Face, Leader } from "./wire";

const LEADER: Leader = {
  face: "queen",
  cards: [{ face: "imp", most: 4, group: "common" }, { face: "wall", most: 3, group: "gate" }],
  example: { imp: 4, wall: 3 },
};
const IMP = LEADER.cards[0]!;
const FACE: Face = { key: "imp", name: "Skřítek", short: "Skř.", sections: [{ head: "Lest", text: "Může [move] dál." }] };

test("there are never more or fewer of a card than there may be", () => {
  const draft = readyMade(LEADER, "Mine");
  expect(withCards(draft, IMP, 9).cards["imp"]).toBe(4);
  expect(withCards(draft, IMP, 2).cards).toEqual({ imp: 2, wall: 3 });
  expect(withCards(draft, IMP, -1).cards).toEqual({ wall: 3 });
  expect(draft.cards).toEqual({ imp: 4, wall: 3 });
});

test("cards are found by group, by being in the deck, and by their words", () => {
  const draft = withCards(readyMade(LEADER, "Mine"), IMP, 0);
  const all = { words: [], group: "", chosen: false };
  expect(fits(IMP, FACE, draft, all)).toBe(true);
  expect(fits(IMP, FACE, draft, { ...all, group: "gate" })).toBe(false);
  expect(fits(IMP, FACE, draft, { ...all, chosen: true })).toBe(false);
  expect(fits(IMP, FACE, draft, { ...all, words: wordsOf("muze SKRITEK") })).toBe(true);
  expect(fits(IMP, FACE, draft, { ...all, words: wordsOf("wall") })).toBe(false);
});

test("a file gives back the deck that was written, and refuses what is none", () => {
  const draft = readyMade(LEADER, "Můj balíček");
  expect(fromFile(toFile(draft))).toEqual(draft);
  for (const text of ["", "[]", "null", '{"name":"x"}', '{"name":1,"leader":"q","cards":{}}']) expect(fromFile(text)).toBeNull();
  expect(fromFile('{"name":"x","leader":"q","cards":{"imp":2,"wall":"many"}}')?.cards).toEqual({ imp: 2 });
});

test("a name of a file is plain", () => {
  expect(fileName("Můj balíček č. 1")).toBe("muj-balicek-c-1");
  expect(fileName("…")).toBe("stolek");
});
