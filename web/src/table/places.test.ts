import { describe, expect, test } from "vitest";

import type { Frame, Node, Piece, Zone } from "../wire";
import { beside, type Box, lay, overlap, tabsFor } from "./layout";
import { plan, row } from "./places";

const ZONES: Record<string, Zone> = {
  board: { kind: "grid", id: "board", title: "Board", slots: [["a2", "b2"], ["a1", "b1"]] },
  hand: { kind: "row", id: "hand", title: "Hand", n: 5 },
  events: { kind: "row", id: "events", title: "Events", n: 0, empty: false },
  magic: { kind: "track", id: "magic", title: "Magic", first: 0, last: 15, at: 3 },
};
const zone = (id: string, more: Partial<Node> = {}): Node => ({ kind: "zone", zone: id, ...more });
const BOX: Box = { x: 0, y: 0, w: 1000, h: 800 };
const within = (box: Box, outer: Box): boolean =>
  box.x >= outer.x - 0.01 && box.y >= outer.y - 0.01 &&
  box.x + box.w <= outer.x + outer.w + 0.01 && box.y + box.h <= outer.y + outer.h + 0.01;

describe("the layout tree", () => {
  const tree: Node = {
    kind: "row",
    parts: [
      { kind: "column", px: 200, parts: [zone("events", { px: 150 }), zone("magic", { px: 40 }), zone("hand")] },
      zone("board", { share: 2 }),
    ],
  };

  test("parts lie side by side without overlap, within the space there is", () => {
    for (const w of [320, 600, 1400]) {
      const { zones } = lay(tree, { ...BOX, w }, ZONES);
      for (const a of zones) {
        expect(within(a, { ...BOX, w })).toBe(true);
        for (const b of zones) if (a !== b) expect(overlap(a, b)).toBe(0);
      }
    }
  });

  test("a row not worth a line when empty gives its space away", () => {
    expect(lay(tree, BOX, ZONES).zones.map((each) => each.id)).toEqual(["magic", "hand", "board"]);
    const some = { ...ZONES, events: { ...ZONES["events"], n: 1 } as Zone };
    expect(lay(tree, BOX, some).zones.map((each) => each.id)).toContain("events");
  });

  test("fixed heights give way on a small screen", () => {
    const tall: Node = { kind: "column", parts: [zone("magic", { px: 500 }), zone("hand", { px: 500 }), zone("board")] };
    const { zones } = lay(tall, { ...BOX, h: 600 }, ZONES);
    expect(zones.at(-1)?.h).toBeGreaterThan(90);
    expect(zones.every((each) => within(each, { ...BOX, h: 600 }))).toBe(true);
  });

  test("of tabs one is open, and it can be asked which one holds what is lit", () => {
    const tabs: Node = { kind: "tabs", parts: [zone("board", { label: "A" }), zone("hand", { label: "B" })] };
    const laid = lay(tabs, BOX, ZONES);
    expect(laid.zones.map((each) => each.id)).toEqual(["board"]);
    const open = tabsFor(laid, ["hand", "hand", "board"]);
    expect(lay(tabs, BOX, ZONES, open).zones.map((each) => each.id)).toEqual(["hand"]);
  });
});

describe("cards in a row", () => {
  test.each([1, 3, 5, 8, 12, 20])("%d cards stay within their zone", (n) => {
    for (const box of [{ x: 10, y: 10, w: 340, h: 120 }, { x: 0, y: 0, w: 320, h: 700 }, { x: 0, y: 0, w: 250, h: 60 }]) {
      const boxes = row({ n }, n, box);
      expect(boxes).toHaveLength(n);
      for (const each of boxes) expect(within(each, box)).toBe(true);
    }
  });

  test("cards overlap only when there is no other way", () => {
    const apart = row({ n: 5 }, 5, { x: 0, y: 0, w: 340, h: 120 });
    expect(apart.every((a, i) => apart.every((b, j) => i === j || overlap(a, b) < 0.01))).toBe(true);
    const many = row({ n: 14 }, 14, { x: 0, y: 0, w: 340, h: 100 });
    expect(many.every((a, i) => i === 0 || a.x > (many[i - 1]?.x ?? 0) || a.y > (many[i - 1]?.y ?? 0))).toBe(true);
  });
});

test("a card that lies under another shows its upper edge, within the same place", () => {
  const pieces: Record<string, Piece> = {
    top: { id: "top", at: "board/a1", face: "x" },
    below: { id: "below", at: "@top:under", face: "y" },
  };
  const frame: Frame = {
    table: "", number: 0, game: "", name: "", catalogue: "", title: "", sitters: [], order: [], undo: {},
    zones: ZONES, pieces, layout: { wide: zone("board"), narrow: zone("board") },
  };
  const made = plan(frame, lay(zone("board"), BOX, ZONES));
  const slot = made.slots.get("board/a1") as Box;
  const top = made.pieces.get("top");
  const below = made.pieces.get("below");
  expect(top && below && below.y < top.y && below.z < top.z).toBe(true);
  expect(top && within(top, slot) && below && below.y >= slot.y).toBe(true);
});

test("a panel stands beside its subject and keeps off what is asked", () => {
  const subject = { x: 400, y: 300, w: 80, h: 100 };
  const size = { w: 280, h: 360 };
  const free = beside(subject, size, BOX, []);
  expect(overlap(free, subject)).toBe(0);
  const precious = [{ x: 490, y: 200, w: 300, h: 300 }];
  const other = beside(subject, size, BOX, precious);
  expect(overlap(other, subject) + overlap(other, precious[0] as Box)).toBe(0);
});
