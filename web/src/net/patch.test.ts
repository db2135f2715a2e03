import { expect, test } from "vitest";

import { merged } from "./patch";

// The examples of RFC 7396, appendix A.
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [["a", "b"], ["c", "d"], ["c", "d"]],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("%j patched with %j is %j", (target, patch, expected) => {
  expect(merged(target, patch)).toEqual(expected);
});

test("what is not touched keeps its identity, and nothing is changed in place", () => {
  const old = { pieces: { a: { at: "x" }, b: { at: "y" } } };
  const made = merged(old, { pieces: { a: { at: "z" } } }) as typeof old;
  expect(made.pieces.b).toBe(old.pieces.b);
  expect(old.pieces.a.at).toBe("x");
  expect(made.pieces.a.at).toBe("z");
});
