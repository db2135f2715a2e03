import { describe, expect, test } from "vitest";

import type { Option } from "../wire";
import { choosing, grouped, pointed, wordsOf } from "./choosing";

const option = (number: number, path: string[], more: Partial<Option> = {}): Option => ({
  option: number,
  path,
  text: `option ${String(number)}`,
  ...more,
});
const all = (): boolean => true;

const MOVES = [
  option(1, ["a", "board/1"]),
  option(2, ["a", "board/2"]),
  option(3, ["b", "board/2"]),
  option(4, ["c"]),
  option(5, ["c"]),
  option(6, [], { leave: true }),
];

describe("what can be pointed at", () => {
  test("first the pieces, then where each can go", () => {
    expect([...choosing(MOVES, [], all).next.keys()]).toEqual(["a", "b", "c"]);
    expect([...choosing(MOVES, ["a"], all).next.keys()]).toEqual(["board/1", "board/2"]);
  });

  test("the option that only goes on stands apart, whatever is chosen", () => {
    expect(choosing(MOVES, ["a"], all).leave?.option).toBe(6);
    expect(choosing(MOVES, [], all).spoken).toEqual([]);
  });

  test("what is not on the scene, or points at nothing, is a button", () => {
    const options = [option(1, ["a", "hidden"]), option(2, ["hidden"]), option(3, [])];
    const seen = (ref: string): boolean => ref !== "hidden";
    expect(choosing(options, [], seen).spoken.map((o) => o.option)).toEqual([2, 3]);
    expect(choosing(options, ["a"], seen).spoken.map((o) => o.option)).toEqual([1]);
  });

  test("several options on one piece wait for a word", () => {
    expect(choosing(MOVES, ["c"], all).ready.map((o) => o.option)).toEqual([4, 5]);
  });
});

describe("pointing", () => {
  test("goes on until one option is left and its way is at its end", () => {
    expect(pointed(MOVES, [], ["a"], all)).toEqual({ is: "on", chosen: ["a"] });
    expect(pointed(MOVES, ["a"], ["board/2"], all)).toEqual({ is: "answer", option: MOVES[1] });
  });

  test("does not answer a long way by its first step, even if it is the only one", () => {
    expect(pointed(MOVES, [], ["b"], all)).toEqual({ is: "on", chosen: ["b"] });
  });

  test("at another piece begins anew with that", () => {
    expect(pointed(MOVES, ["a"], ["b"], all)).toEqual({ is: "on", chosen: ["b"] });
  });

  test("at the same piece again lets it go", () => {
    expect(pointed(MOVES, ["a"], ["a", "board/9"], all)).toEqual({ is: "on", chosen: [] });
    expect(pointed(MOVES, ["c"], ["c"], all)).toEqual({ is: "on", chosen: [] });
  });

  test("takes the place beneath a piece where the piece itself is not meant", () => {
    expect(pointed(MOVES, ["a"], ["x", "board/1"], all)).toEqual({ is: "answer", option: MOVES[0] });
  });

  test("at anything else is nothing", () => {
    expect(pointed(MOVES, ["a"], ["x", "board/7"], all)).toEqual({ is: "nothing" });
    expect(pointed(MOVES, [], ["board/1"], all)).toEqual({ is: "nothing" });
  });
});

test("groups keep their order, and a label stands only within its group", () => {
  const options = [
    option(1, [], { group: "Move", label: "c3" }),
    option(2, [], { group: "Play", label: "Burn" }),
    option(3, [], { group: "Move", label: "c4" }),
  ];
  expect(grouped(options).map((g) => [g.label, g.options.map((o) => o.option)])).toEqual([
    ["Move", [1, 3]],
    ["Play", [2]],
  ]);
  expect(wordsOf(options[0] as Option, true)).toBe("c3");
  expect(wordsOf(options[0] as Option, false)).toBe("option 1");
});
