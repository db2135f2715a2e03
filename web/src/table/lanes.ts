/** How lanes that lie one above the other share their zone: labels, slots with their spaces, and meters. */

import type { Lane, Lanes, Slot } from "../wire";
import type { Box } from "./layout";

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
const LEAST_LANE = 38; // pixels; lower lanes stand in columns where there is room
const LEAST_COLUMN = 220;
const LARGEST_SPACE = 46;
const BETWEEN = 0.3; // of a space, between slots
const CARD = 0.71;

/** `lying` says how many pieces lie in a place. */
export function lanesPlan(zone: Lanes, inner: Box, lying: (place: string) => number): LanesPlan {
  const { cards, rest } = split(zone, inner);
  const count = zone.lanes.length;
  if (count === 0) return { cards, lanes: [] };
  const columns = columnsFor(count, rest);
  const rows = Math.ceil(count / columns);
  const w = (rest.w - GAP * 2 * (columns - 1)) / columns;
  const h = (rest.h - GAP * (rows - 1)) / rows;
  const boxes = zone.lanes.map((_, index) => ({
    x: rest.x + Math.floor(index / rows) * (w + GAP * 2),
    y: rest.y + (index % rows) * (h + GAP),
    w,
    h,
  }));
  const pieces = (lane: Lane, slot: Slot): number => lying(`${zone.id}/${lane.id}.${slot.id}`);
  const wide = (lane: Lane): number => (lane.slots ?? []).reduce((sum, slot) => sum + spacesOf(slot, pieces(lane, slot)) + (spacesOf(slot, pieces(lane, slot)) > 0 ? BETWEEN : 0), 0);
  const most = Math.max(0.5, ...zone.lanes.map(wide));
  const metered = zone.lanes.some((lane) => (lane.meters ?? []).length > 0);
  const meterW = metered ? Math.min(92, Math.max(62, w * 0.16)) : 0;
  const leastLabel = Math.min(130, Math.max(56, w * 0.2));
  const space = Math.max(8, Math.min(LARGEST_SPACE, h - 6, (w - leastLabel - meterW - 8) / most));
  const labelW = Math.max(leastLabel, Math.min(168, w - meterW - 8 - most * space));
  const aligned = columnsOfSlots(zone, pieces, (w - labelW - meterW - 8) / space);
  const lanes = zone.lanes.map((lane, index) => {
    const box = boxes[index] as Box;
    let x = box.x + labelW + 4;
    const slots = (lane.slots ?? []).map((slot, place) => {
      const n = pieces(lane, slot);
      const spaces = spacesOf(slot, n);
      const from = aligned ? box.x + labelW + 4 + (aligned[place] ?? 0) * space : x;
      x += spaces > 0 ? (spaces + BETWEEN) * space : 0;
      const top = box.y + (box.h - space) / 2;
      return {
        id: slot.id,
        lying: n,
        x: from,
        y: box.y,
        w: Math.max(spaces, 0.4) * space,
        h: box.h,
        spaces: Array.from({ length: spaces }, (_, i) => ({ x: from + i * space + 1, y: top + 1, w: space - 2, h: space - 2 })),
      };
    });
    return {
      id: lane.id,
      ...box,
      label: { x: box.x + 6, y: box.y, w: labelW - 8, h: box.h },
      slots,
      meters: { x: box.x + box.w - meterW - 4, y: box.y, w: meterW, h: box.h },
    };
  });
  return { cards, lanes };
}

const spacesOf = (slot: Slot, lying: number): number => lying + (slot.spaces ?? []).length;

/** What the lanes lead to lies before them, or above where there is no room beside. */
function split(zone: Lanes, inner: Box): { cards: Box | null; rest: Box } {
  const n = zone.cards ?? 0;
  if (n === 0) return { cards: null, rest: inner };
  if (inner.w < 480 && n > 1) {
    const h = Math.min(inner.h * 0.42, Math.max(70, inner.h - zone.lanes.length * 50));
    return { cards: { ...inner, h }, rest: { ...inner, y: inner.y + h + GAP * 2, h: inner.h - h - GAP * 2 } };
  }
  const w = Math.min(n * (inner.h * CARD + 4), inner.w * (n > 1 ? 0.42 : 0.3));
  return { cards: { ...inner, w }, rest: { ...inner, x: inner.x + w + GAP * 2, w: inner.w - w - GAP * 2 } };
}

/** As few columns as make the lanes high enough. */
function columnsFor(count: number, box: Box): number {
  let columns = 1;
  while (box.h / Math.ceil(count / columns) - GAP < LEAST_LANE && box.w / (columns + 1) >= LEAST_COLUMN) columns++;
  return columns;
}

/** Slots of all lanes below each other, in spaces from the left, where that does not need more room than there is. */
function columnsOfSlots(zone: Lanes, lying: (lane: Lane, slot: Slot) => number, room: number): readonly number[] | null {
  const names = (zone.lanes[0]?.slots ?? []).map((slot) => slot.id).join();
  if (zone.lanes.some((lane) => (lane.slots ?? []).map((slot) => slot.id).join() !== names)) return null;
  const found: number[] = [];
  let at = 0;
  for (let place = 0; place < (zone.lanes[0]?.slots ?? []).length; place++) {
    found.push(at);
    const most = Math.max(0, ...zone.lanes.map((lane) => {
      const slot = lane.slots?.[place];
      return slot ? spacesOf(slot, lying(lane, slot)) : 0;
    }));
    at += most > 0 ? most + BETWEEN : 0;
  }
  return at <= room + 0.01 ? found : null;
}
