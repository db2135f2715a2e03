import { expect, test } from "vitest";

import { indexAt, moments, toldBy } from "./moments";
import type { Line } from "./wire";

const LINES: Line[] = [
  { at: 1, text: "Turn 1", rank: 1 },
  { at: 2, text: "a" },
  { at: 2, text: "b" },
  { at: 5, text: "Turn 2", rank: 1 },
  { at: 6, text: "c" },
];

test("a replay stops at the beginning, where something was told, and at the end", () => {
  expect(moments(LINES, 9)).toEqual([1, 2, 6, 9]);
  expect(moments([], 1)).toEqual([1]);
});

test("a line of the story leads to the first moment at which it is seen", () => {
  const stops = moments(LINES, 9);
  expect([1, 2, 3, 5, 6, 99].map((at) => indexAt(stops, at))).toEqual([0, 1, 2, 2, 2, 3]);
  expect(toldBy(LINES, 5).map((line) => line.text)).toEqual(["Turn 1", "a", "b", "Turn 2"]);
});
