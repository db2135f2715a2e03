import { expect, test } from "vitest";

import { fold, hasAll, parts, wordsOf } from "./search";

test("case and accents do not count, and every letter keeps its place", () => {
  expect(fold("ÚTOK, Żółć, Příšera")).toBe("utok, zolc, prisera");
  expect(fold("Łódź")).toHaveLength(4);
  expect(fold("u\u0301tok")).toBe("utok");
});

test("all words must be there, in any order", () => {
  const words = wordsOf("  portál VYVOLAT ");
  expect(words).toEqual(["portal", "vyvolat"]);
  expect(hasAll(fold("Jednotku lze vyvolat vedle portálu."), words)).toBe(true);
  expect(hasAll(fold("Jednotku lze vyvolat."), words)).toBe(false);
  expect(hasAll("anything", wordsOf(""))).toBe(true);
});

test("what was found is marked in the text as it is written", () => {
  expect(parts("Útok na útočníka", wordsOf("uto"))).toEqual([
    { text: "Úto", hit: true },
    { text: "k na ", hit: false },
    { text: "úto", hit: true },
    { text: "čníka", hit: false },
  ]);
});

test("marks that overlap become one after the other", () => {
  const found = parts("portal", ["port", "tal"]);
  expect(found.map((part) => part.text).join("")).toBe("portal");
  expect(found.every((part) => part.hit)).toBe(true);
});
