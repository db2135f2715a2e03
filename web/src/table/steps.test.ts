import { describe, expect, test } from "vitest";

import type { Frame, Line, Piece, Step } from "../wire";
import { beats, fresh, goal, origin } from "./steps";

const piece = (id: string, at: string, more: Partial<Piece> = {}): Piece => ({ id, at, face: "f", ...more });

function frame(pieces: Piece[], magic = 0): Frame {
  return {
    table: "t", number: 1, game: "g", name: "", catalogue: "", title: "", sitters: [], order: [], undo: {},
    layout: { wide: { kind: "zone", zone: "board" }, narrow: { kind: "zone", zone: "board" } },
    pieces: Object.fromEntries(pieces.map((each) => [each.id, each])),
    zones: {
      magic: { kind: "track", id: "magic", title: "Magic", first: 0, last: 15, at: magic },
      hand: { kind: "row", id: "hand", title: "Hand", n: 0 },
    },
    ask: { text: "?" },
  };
}

const line = (step: Step): Line => ({ at: 1, text: step.kind, steps: [step] });
const places = (of: Frame): Record<string, string> =>
  Object.fromEntries(Object.values(of.pieces).map((each) => [each.id, each.at]));

describe("the way from frame to frame", () => {
  test("three moves in one answer are three beats, one after the other", () => {
    const before = frame([piece("a", "board/1"), piece("b", "board/2")]);
    const after = frame([piece("a", "board/3"), piece("b", "board/1")]);
    const made = beats(before, after, [
      line({ kind: "move", at: "board/1", to: "board/3" }),
      line({ kind: "move", at: "board/2", to: "board/1" }),
    ]);
    expect(made.map((beat) => places(beat.frame))).toEqual([
      { a: "board/3", b: "board/2" },
      { a: "board/3", b: "board/1" },
    ]);
  });

  test("dice of a colour that are thrown at one place roll together, others one after the other", () => {
    const roll = (at: string, tone = ""): Line => line({ kind: "roll", at, tone, dice: [["x"]] });
    const thrown = (lines: Line[]): number[] =>
      beats(frame([]), frame([]), lines).filter((beat) => beat.kind === "roll").map((beat) => beat.steps.length);
    expect(thrown([roll("path", "red"), roll("path", "violet"), roll("other", "red")])).toEqual([2, 1]);
    expect(thrown([roll("path", "red"), line({ kind: "note", at: "path" }), roll("path", "red")])).toEqual([1, 1]);
    expect(thrown([roll("path"), roll("path")])).toEqual([1, 1]);
  });

  test("the last beat always shows the frame that was sent", () => {
    const before = frame([piece("a", "board/1")]);
    const after = frame([piece("a", "board/1", { badges: [{ icon: "life", n: 1, say: "1" }] })], 3);
    for (const kind of ["roll", "hurt", "heal", "gain", "pay", "turn", "note", "move", "come", "go"] as const) {
      expect(beats(before, after, [line({ kind, at: "board/1", to: "x" })]).at(-1)?.frame).toBe(after);
    }
    expect(beats(before, after, [])).toHaveLength(1);
  });

  test("nothing can be answered before the last beat", () => {
    const before = frame([piece("a", "board/1")]);
    const made = beats(before, frame([piece("a", "board/2")], 1), [
      line({ kind: "roll", dice: [["x"]] }),
      line({ kind: "move", at: "board/1", to: "board/2" }),
    ]);
    expect(made.slice(0, -1).every((beat) => !beat.frame.ask)).toBe(true);
  });

  test("a wound is seen when it is dealt, and the dead go only then", () => {
    const hurt = piece("a", "board/1", { badges: [{ icon: "life", n: 1, say: "1", of: 3 }] });
    const before = frame([piece("a", "board/1"), piece("b", "board/2")]);
    const after = frame([hurt]);
    const made = beats(before, after, [
      line({ kind: "hurt", at: "board/1", n: 2 }),
      line({ kind: "roll", dice: [["x"]] }),
      line({ kind: "go", at: "board/2" }),
    ]);
    expect(made.map((beat) => beat.kind)).toEqual(["hurt", "roll", "go"]);
    expect(made[0]?.frame.pieces["a"]).toEqual(hurt);
    expect(places(made[1]?.frame as Frame)).toEqual({ a: "board/1", b: "board/2" });
    expect(places(made[2]?.frame as Frame)).toEqual({ a: "board/1" });
  });

  test("drawn cards come together, from where the step says", () => {
    const after = frame([piece("h0", "hand"), piece("h1", "hand")]);
    const made = beats(frame([]), after, [
      line({ kind: "move", at: "deck", to: "hand" }),
      line({ kind: "move", at: "deck", to: "hand" }),
    ]);
    expect(made).toHaveLength(1);
    expect(origin(made[0] as never, "hand")).toBe("deck");
  });

  test("a card played turns from its place in the hand into a piece on the board", () => {
    const before = frame([piece("h0", "hand")]);
    const after = frame([piece("u1", "board/1")]);
    const made = beats(before, after, [line({ kind: "move", at: "hand", to: "board/1" })]);
    expect(places(made[0]?.frame as Frame)).toEqual({ u1: "board/1" });
    expect(origin(made[0] as never, "board/1")).toBe("hand");
    expect(goal(made[0] as never, "hand", "h0")).toBe("board/1");
  });

  test("magic counts up when it is gained", () => {
    const made = beats(frame([], 2), frame([], 5), [line({ kind: "gain", at: "magic", n: 3 }), line({ kind: "turn", seat: 1 })]);
    expect(made.map((beat) => beat.kind)).toEqual(["gain", "turn", "settle"]);
    expect(made[0]?.frame.zones["magic"]).toMatchObject({ at: 5 });
  });
});

test("new lines are what follows on the old ones; after an undo there are none", () => {
  const a = { at: 1, text: "a" };
  const b = { at: 2, text: "b" };
  const c = { at: 3, text: "c" };
  expect(fresh([a], [a, b, c])).toEqual([b, c]);
  expect(fresh([a, b], [a, c])).toEqual([]);
  expect(fresh([{ ...a }], [a, b])).toEqual([b]);
});
