import { expect, test } from "vitest";

import { contrast, inkOn, mixed, toned } from "./colour";

test("what is written on a ground can be read, on every ground", () => {
  for (let r = 0; r < 256; r += 15) {
    for (let g = 0; g < 256; g += 15) {
      for (let b = 0; b < 256; b += 15) {
        const ground = `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
        expect(contrast(ground, inkOn(ground))).toBeGreaterThanOrEqual(4.0);
      }
    }
  }
});

test("black on white has the greatest contrast there is", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
});

test("a game's tone goes before the plain colour of that name", () => {
  expect(toned({ blue: "#010203" }, "blue")).toBe("#010203");
  expect(toned({}, "blue")).toMatch(/^#/);
  expect(toned(undefined, "no such tone")).toMatch(/^#/);
});
