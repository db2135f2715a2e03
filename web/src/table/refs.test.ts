import { expect, test } from "vitest";

import type { Frame, Piece, Row } from "../wire";
import { piecesOf, refsOf } from "./refs";

const row = (id: string, owner?: number): Row => ({ kind: "row", id, title: id, n: 3, ...(owner === undefined ? {} : { owner }) });
const die = (id: string, at: string, owner?: number): Piece => ({ id, at, face: "die-red", ...(owner === undefined ? {} : { owner }) });

function frame(pieces: readonly Piece[], viewer: number | null = 0): Frame {
  const zones = [row("pool0", 0), row("pool1", 1), row("offer")];
  return {
    viewer,
    zones: Object.fromEntries(zones.map((zone) => [zone.id, zone])),
    pieces: Object.fromEntries(pieces.map((piece) => [piece.id, piece])),
  } as unknown as Frame;
}

test("a face stands for each of the viewer's own pieces, and not for those of others", () => {
  const table = frame([die("a", "pool0", 0), die("b", "pool0", 0), die("c", "pool1", 1)]);
  expect(piecesOf(table, "die-red").map(({ id }) => id)).toEqual(["a", "b"]);
  expect(refsOf(table, "a")).toEqual(["a", "die-red", "pool0"]);
  expect(refsOf(table, "c")).toEqual(["c", "pool1"]);
});

test("where the viewer has none, a face stands for all there are", () => {
  const table = frame([die("c", "pool1", 1), die("d", "offer")]);
  expect(piecesOf(table, "die-red").map(({ id }) => id)).toEqual(["c", "d"]);
  expect(refsOf(table, "d")).toEqual(["d", "die-red", "offer"]);
  expect(piecesOf(frame([die("c", "pool1", 1)], null), "die-red")).toHaveLength(1);
});
