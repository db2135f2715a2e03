import { describe, expect, test } from "vitest";

import { bits, fit, type Line, type Measure, widthOf, wrap } from "./text";

const wide: Measure = (words, bold) => words.length * (bold ? 0.6 : 0.5);
const told = (lines: readonly Line[]): string[] =>
  lines.map((line) => line.map((bit) => (bit.icon !== "" ? `[${bit.icon}]` : bit.words)).join(""));

test("markup is icons and bold words", () => {
  expect(bits("Pay 2 [magic]: *now*")).toEqual([
    { icon: "", words: "Pay 2 ", bold: false },
    { icon: "magic", words: "", bold: false },
    { icon: "", words: ": ", bold: false },
    { icon: "", words: "now", bold: true },
  ]);
});

test("brackets that are no icon stay words", () => {
  expect(told(wrap("a [b c] d", 400, 10, wide))).toEqual(["a [b c] d"]);
});

describe("wrapping", () => {
  const TEXT = "Before this unit attacks, it may [move] one *space* towards a neighbouring unit of cost\u00a00.";

  test.each([40, 60, 90, 200, 600])("nothing is wider than %d pixels and nothing is lost", (width) => {
    const lines = wrap(TEXT, width, 10, wide);
    for (const line of lines) {
      expect(line.reduce((sum, bit) => sum + widthOf(bit, 10, wide), 0)).toBeLessThanOrEqual(width + 0.001);
    }
    expect(told(lines).join("").replaceAll(" ", "")).toBe(TEXT.replaceAll(/[ *]/g, ""));
  });

  test("an icon sticks to what it touches", () => {
    expect(told(wrap("aaaa bbb\u00a0[x]", 40, 10, wide))).toEqual(["aaaa", "bbb\u00a0[x]"]);
  });

  test("a word longer than a line is broken", () => {
    expect(told(wrap("abcdefghij", 20, 10, wide))).toEqual(["abcd", "efgh", "ij"]);
  });
});

describe("one line", () => {
  test("is smaller before it is shortened", () => {
    expect(fit(["abcdef"], 30, 12, 8, wide, false, false)).toEqual({ words: "abcdef", size: 10 });
  });

  test("takes the short name before it cuts", () => {
    expect(fit(["abcdefghij", "abcd"], 20, 12, 9, wide, false, false)).toEqual({ words: "abcd", size: 10 });
  });

  test("is cut with an ellipsis at last", () => {
    const { words, size } = fit(["abcdefghij"], 20, 12, 9, wide, false, false);
    expect(words).toBe("abc…");
    expect(size * wide(words, false, false)).toBeLessThanOrEqual(20);
  });

  test("is not cut where all of it fits, however small it is asked for", () => {
    expect(fit(["abcd"], 40, 7, 9, wide, false, false)).toEqual({ words: "abcd", size: 7 });
  });
});
