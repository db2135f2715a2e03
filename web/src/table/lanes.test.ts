import { describe, expect, test } from "vitest";

import type { Lane, Lanes, Slot } from "../wire";
import { lanesPlan } from "./lanes";
import { type Box, overlap } from "./layout";

const wide = (words: string): number => words.length * 0.6;
const slot = (id: string, free: number): Slot => ({ id, spaces: Array.from({ length: free }, () => "red") });
const lane = (id: string, dice: number, more: Partial<Lane> = {}): Lane => ({
  id, label: `path ${id}`, slots: [slot("who", 1), slot("dice", dice), slot("bag", 0)], ...more,
});
const meters = [{ icon: "kill", have: 3, need: 9, say: "3 of 9" }, { icon: "capture", have: 3, need: 7, say: "3 of 7" }];
const ZONES: Lanes[] = [
  { kind: "lanes", id: "land", title: "Land", down: true, cards: 2, lanes: [lane("1", 5), lane("2", 4), lane("3", 2), lane("4", 3)] },
  { kind: "lanes", id: "gate", title: "Gate", down: true, cards: 1, lanes: [lane("1", 8, { state: "now", meters }), lane("2", 8)] },
  { kind: "lanes", id: "town", title: "Town", down: true, lanes: Array.from({ length: 7 }, (_, n) => lane(String(n), 3, { icon: "mine" })) },
];
const SIZES = [[345, 190], [345, 330], [175, 140], [290, 140], [650, 180], [650, 330], [430, 170]] as const;
const within = (box: Box, outer: Box): boolean =>
  box.x >= outer.x - 0.01 && box.y >= outer.y - 0.01 &&
  box.x + box.w <= outer.x + outer.w + 0.01 && box.y + box.h <= outer.y + outer.h + 0.01;

describe("lanes one above the other", () => {
  for (const zone of ZONES) {
    for (const [w, h] of SIZES) {
      const inner = { x: 10, y: 20, w, h };
      const made = lanesPlan(zone, inner, (place) => (place.endsWith("dice") ? 1 : 0), wide);

      test(`${zone.id} in ${String(w)} by ${String(h)}: nothing lies over anything else`, () => {
        for (const one of made.lanes) {
          expect(within(one, inner)).toBe(true);
          expect(made.cards === null ? 0 : overlap(one, made.cards)).toBe(0);
          for (const other of made.lanes) if (one !== other) expect(overlap(one, other)).toBeLessThan(0.01);
          const spaces = one.slots.flatMap((each) => each.spaces);
          spaces.forEach((space, n) => {
            expect(overlap(space, one.meters)).toBeLessThan(0.01);
            for (const other of spaces.slice(n + 1)) expect(overlap(space, other)).toBeLessThan(0.01);
          });
        }
      });

      test(`${zone.id} in ${String(w)} by ${String(h)}: pieces and free spaces all have their places`, () => {
        zone.lanes.forEach(({ slots = [] }, n) => {
          slots.forEach((each, place) => {
            const planned = made.lanes[n]?.slots[place];
            expect(planned?.spaces).toHaveLength((each.spaces ?? []).length + (each.id === "dice" ? 1 : 0));
          });
        });
      });
    }
  }

  test("with more room spaces are larger", () => {
    const [small, large] = [140, 300].map((h) => lanesPlan(ZONES[0] as Lanes, { x: 0, y: 0, w: 345, h }, () => 0, wide));
    const first = (made: typeof small): number => made?.lanes[0]?.slots[0]?.spaces[0]?.w ?? 0;
    expect(first(large)).toBeGreaterThan(first(small));
  });
});
