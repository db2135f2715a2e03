import { expect, test } from "vitest";

import { current } from "./progress";
import type { GuideStep } from "../wire";

const STEPS: GuideStep[] = [{ text: "hello" }, { text: "summon", until: ["summon"] }, { text: "well done" }, { text: "attack", until: ["attack", "pass"] }];

test("steps without marks are clicked away, the others wait for the story", () => {
  expect(current(STEPS, [], 0)).toBe(0);
  expect(current(STEPS, [], 1)).toBe(1);
  expect(current(STEPS, [{ mark: "move" }], 1)).toBe(1);
  expect(current(STEPS, [{ mark: "summon" }], 1)).toBe(2);
});

test("who goes ahead has done what came before", () => {
  expect(current(STEPS, [{ mark: "summon" }], 0)).toBe(2);
  expect(current(STEPS, [{ mark: "pass" }], 0)).toBe(4);
});

test("taking back opens a step again, and clicks never lead beyond the end", () => {
  expect(current(STEPS, [{}], 1)).toBe(1);
  expect(current(STEPS, [], 99)).toBe(4);
});
