/** How lanes that lie one above the other share their zone: labels, slots with their spaces, and meters. */

import type { Lane, Lanes, Slot } from "../wire";
import type { Box } from "./layout";
import { type Measure, measure } from "./text";

export interface SlotPlan extends Box {
  readonly id: string;
  /** Where pieces lie, and after them what is free; `own` of them pieces. */
  readonly spaces: readonly Box[];
  readonly lying: number;
}

export interface LanePlanned extends Box {
  readonly id: string;
  readonly label: Box;
  readonly slots: readonly SlotPlan[];
  readonly meters: Box;
}

export interface LanesPlan {
  readonly cards: Box | null;
  readonly lanes: readonly LanePlanned[];
}

const GAP = 3;
const COMFORTABLE = 34; // pixels; lower lanes are hard to read and to hit
const MOST_COLUMNS = 2;
const HEAD = 21;
const LEAST_ABOVE = 50; // pixels; in lower lanes names stand beside the spaces
const LEAST_BESIDE = 380; // narrower lanes have their meters below their names
const MOST_LINES = 3;
const LARGEST_SPACE = 46;
const BETWEEN = 0.3; // of a space, between slots
const CARD = 0.71;

/** `lying` says how many pieces lie in a place. */
export function lanesPlan(zone: Lanes, inner: Box, lying: (place: string) => number, wide: Measure = measure): LanesPlan {
  const { cards, rest } = split(zone, inner);
  const count = zone.lanes.length;
  if (count === 0) return { cards, lanes: [] };
  const pieces = (lane: Lane, slot: Slot): number => lying(`${zone.id}/${lane.id}.${slot.id}`);
  const { columns, w, h, head, space, lines, leastLabel, meterW, below } = arranged(zone, rest, pieces, wide);
  const rows = Math.ceil(count / columns);
  const boxes = zone.lanes.map((_, index) => ({
    x: rest.x + Math.floor(index / rows) * (w + GAP * 2),
    y: rest.y + (index % rows) * (h + GAP),
    w,
    h,
  }));
  const room = w - meterW - 8;
  const labelW = head > 0 ? 2 : Math.max(leastLabel, Math.min(168, room - Math.max(0.5, ...zone.lanes.map((lane) => widthOf(lane, pieces, lines))) * space));
  const aligned = columnsOfSlots(zone, pieces, (room - labelW) / space, lines);
  const lanes = zone.lanes.map((lane, index) => {
    const box = boxes[index] as Box;
    let x = box.x + labelW + 4;
    const slots = (lane.slots ?? []).map((slot, place) => {
      const n = pieces(lane, slot);
      const spaces = spacesOf(slot, n);
      const across = Math.ceil(spaces / lines);
      const down = Math.min(lines, spaces);
      const from = aligned ? box.x + labelW + 4 + (aligned[place] ?? 0) * space : x;
      x += across > 0 ? (across + BETWEEN) * space : 0;
      const top = box.y + head + (box.h - head - space * down) / 2;
      return {
        id: slot.id,
        lying: n,
        x: from,
        y: box.y,
        w: Math.max(across, 0.4) * space,
        h: box.h,
        spaces: Array.from({ length: spaces }, (_, i) => ({
          x: from + (i % across) * space + 1,
          y: top + Math.floor(i / across) * space + 1,
          w: space - 2,
          h: space - 2,
        })),
      };
    });
    return { id: lane.id, ...box, slots, ...named(lane, box) };
  });
  return { cards, lanes };

  /** Where the name of a lane stands, and its meters. */
  function named(lane: Lane, box: Box): { label: Box; meters: Box } {
    const n = (lane.meters ?? []).length;
    if (head > 0) {
      const metersW = n > 0 ? Math.min(box.w - 8 - leastLabel, n * 84) : 0;
      return {
        label: { x: box.x + 6, y: box.y + 1, w: box.w - 12 - metersW, h: head },
        meters: { x: box.x + box.w - 4 - metersW, y: box.y + 1, w: metersW, h: head },
      };
    }
    const label = { x: box.x + 6, y: box.y, w: labelW - 8, h: box.h };
    if (!below) return { label, meters: { x: box.x + box.w - meterW - 4, y: box.y, w: meterW, h: box.h } };
    return {
      label: n > 0 ? { ...label, h: box.h * 0.34 } : label,
      meters: { x: box.x + 5, y: box.y + box.h * 0.32, w: labelW - 4, h: box.h * 0.66 },
    };
  }
}

type Lying = (lane: Lane, slot: Slot) => number;

/** How wide a lane is, in spaces, when the spaces of a slot stand in so many lines. */
const widthOf = (lane: Lane, lying: Lying, lines: number): number =>
  (lane.slots ?? []).reduce((sum, slot) => {
    const across = Math.ceil(spacesOf(slot, lying(lane, slot)) / lines);
    return sum + (across > 0 ? across + BETWEEN : 0);
  }, 0);

interface Arranged {
  readonly value: number;
  readonly columns: number;
  readonly w: number; // of a lane
  readonly h: number;
  readonly space: number;
  readonly lines: number;
  readonly leastLabel: number;
  readonly meterW: number;
  readonly head: number; // height of the line above the spaces in which names and meters stand; 0: they stand beside
  readonly below: boolean; // meters lie below the names
}

/** In as many columns, and with the spaces of a slot in as many lines, as make the spaces large; few of both where they do. */
function arranged(zone: Lanes, rest: Box, lying: Lying, wide: Measure): Arranged {
  const metered = zone.lanes.some((lane) => (lane.meters ?? []).length > 0);
  let best: Arranged | null = null;
  for (let columns = 1; columns <= Math.min(MOST_COLUMNS, zone.lanes.length); columns++) {
    const rows = Math.ceil(zone.lanes.length / columns);
    const w = (rest.w - GAP * 2 * (columns - 1)) / columns;
    const h = (rest.h - GAP * (rows - 1)) / rows;
    const below = metered && w < LEAST_BESIDE;
    const meterW = metered && !below ? Math.min(120, Math.max(76, w * 0.18)) : 0;
    const leastLabel = Math.max(below ? 68 : 0, Math.min(w * 0.48, Math.max(...zone.lanes.map((lane) => labelOf(lane, wide)))));
    const beside = { columns, w, h, head: 0, leastLabel, meterW, below };
    const above = { columns, w, h, head: HEAD, leastLabel: 46, meterW: 0, below: false };
    for (const way of h >= LEAST_ABOVE && w < LEAST_BESIDE ? [beside, above] : [beside]) {
      for (let lines = 1; lines <= MOST_LINES; lines++) {
        const most = Math.max(0.5, ...zone.lanes.map((lane) => widthOf(lane, lying, lines)));
        const used = way.head > 0 ? 10 : way.leastLabel + way.meterW + 8;
        const space = Math.max(8, Math.min(LARGEST_SPACE, (h - way.head - 6) / lines, (w - used) / most));
        const value = space * Math.min(1, h / COMFORTABLE);
        if (best === null || value > best.value * 1.15) best = { ...way, value, space, lines };
      }
    }
  }
  return best as Arranged;
}

/** What a name needs in small letters, with its sign, or what is given below it. */
const labelOf = (lane: Lane, wide: Measure): number =>
  Math.max(11.5 * wide(lane.label, true, false) + (lane.icon ? 22 : 0), 36 * (lane.badges ?? []).length) + 10;

const spacesOf = (slot: Slot, lying: number): number => lying + (slot.spaces ?? []).length;

/** What the lanes lead to lies before them, or above where there is no room beside. */
function split(zone: Lanes, inner: Box): { cards: Box | null; rest: Box } {
  const n = zone.cards ?? 0;
  if (n === 0) return { cards: null, rest: inner };
  if (inner.w < 480 && n > 1) {
    const h = Math.min(inner.h * 0.42, Math.max(70, inner.h - zone.lanes.length * 50));
    return { cards: { ...inner, h }, rest: { ...inner, y: inner.y + h + GAP * 2, h: inner.h - h - GAP * 2 } };
  }
  const w = Math.min(n * (inner.h * CARD + 4), inner.w * (n > 1 ? 0.42 : 0.38));
  return { cards: { ...inner, w }, rest: { ...inner, x: inner.x + w + GAP * 2, w: inner.w - w - GAP * 2 } };
}

/** Slots of all lanes below each other, in spaces from the left, where that does not need more room than there is. */
function columnsOfSlots(zone: Lanes, lying: Lying, room: number, lines: number): readonly number[] | null {
  const names = (zone.lanes[0]?.slots ?? []).map((slot) => slot.id).join();
  if (zone.lanes.some((lane) => (lane.slots ?? []).map((slot) => slot.id).join() !== names)) return null;
  const found: number[] = [];
  let at = 0;
  for (let place = 0; place < (zone.lanes[0]?.slots ?? []).length; place++) {
    found.push(at);
    const most = Math.max(0, ...zone.lanes.map((lane) => {
      const slot = lane.slots?.[place];
      return slot ? Math.ceil(spacesOf(slot, lying(lane, slot)) / lines) : 0;
    }));
    at += most > 0 ? most + BETWEEN : 0;
  }
  return at <= room + 0.01 ? found : null;
}
