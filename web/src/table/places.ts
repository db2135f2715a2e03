/** Where every place and every piece of a frame lies, in pixels: numbers only, nothing is drawn here. */

import type { Catalogue, Frame, Grid, Piece, Row, Stack, Track, Zone } from "../wire";
import { lanesPlan, type LanesPlan } from "./lanes";
import { type Box, inset, type Laid } from "./layout";

export interface Placed extends Box {
  readonly id: string;
  readonly z: number;
  readonly under: boolean; // only the strip above the piece it lies under can be seen
}

export interface ZonePlan extends Box {
  readonly id: string;
  readonly head: number; // height of the line with the title; 0: the title stands beside what is in the zone
  readonly side: number; // width of the title, where it stands beside
  readonly inner: Box;
  readonly lanes?: LanesPlan; // where its lanes lie, of lanes one above the other
}

export interface Plan {
  readonly zones: readonly ZonePlan[];
  readonly slots: ReadonlyMap<string, Box>;
  readonly pieces: ReadonlyMap<string, Placed>;
}

const CARD = 0.71; // width of a card by its height
const SLIM = 0.45; // the slimmest a card may become before it gets smaller
const LARGEST_TOKEN = 62;
const LEAST_CARD = 50; // pixels; slimmer cards lie one over the other
const LEAST_TOKEN = 20;
const LEAST_IN_LANE = 9;
const LEAST = 16; // pixels; a piece that would be smaller is only counted
const LOW = 58; // a zone lower than this has its title beside
const HEAD = 20;

/** The piece at whose side or beneath which a place is, `@piece:under`. */
export const hostOf = (place: string): string | null => /^@(.+):\w+$/.exec(place)?.[1] ?? null;

export const zoneOf = (place: string): string => place.split("/", 1)[0] ?? place;

/** `faces` say which pieces are as wide as high. */
export function plan(frame: Frame, laid: Laid, faces: Catalogue["faces"] = {}): Plan {
  const zones: ZonePlan[] = [];
  const slots = new Map<string, Box>();
  const pieces = new Map<string, Placed>();
  const at = byPlace(frame);
  for (const box of laid.zones) {
    const zone = frame.zones[box.id];
    if (!zone) continue;
    const made = zonePlan(zone, box, (place) => at.get(place)?.length ?? 0);
    zones.push(made);
    slots.set(zone.id, made.inner);
    if (made.lanes) lanesSlots(zone.id, made.lanes, slots);
    if (zone.kind === "grid") gridSlots(zone, made.inner, slots);
    else if (zone.kind === "track") trackSlots(zone, made.inner, slots);
    else if (zone.kind === "stack") slots.set(zone.id, pile(zone, made.inner));
  }
  for (const [place, lying] of at) {
    const host = hostOf(place);
    if (host !== null) continue;
    const box = slots.get(place);
    const zone = frame.zones[zoneOf(place)];
    if (!box || !zone) continue;
    const square = lying.every((piece) => isSquare(faces, piece));
    const boxes = boxesIn(zone, place, lying.length, box, zones, square ? 1 : CARD);
    lying.forEach((piece, index) => {
      const own = boxes[index];
      const least = zone.kind === "lanes" ? LEAST_IN_LANE : LEAST;
      if (own && own.w >= least && own.h >= least) withUnder(piece, own, index);
    });
  }
  return { zones, slots, pieces };

  function withUnder(piece: Piece, box: Box, z: number): void {
    const beneath = at.get(`@${piece.id}:under`) ?? [];
    const strip = beneath.length > 0 ? Math.min(15, box.h * 0.17) : 0;
    const shown = Math.min(beneath.length, 2);
    const top = { x: box.x, y: box.y + strip * shown, w: box.w, h: box.h - strip * shown };
    beneath.forEach((each, index) => {
      const row = Math.min(index, shown - 1);
      const own = { x: box.x + 3, y: box.y + strip * row, w: box.w - 6, h: top.h };
      pieces.set(each.id, { id: each.id, ...own, z: z * 10 + row, under: true });
    });
    pieces.set(piece.id, { id: piece.id, ...top, z: z * 10 + 5, under: false });
  }
}

/** Anything that is no card. */
const isSquare = (faces: Catalogue["faces"], piece: Piece): boolean => (faces[piece.face ?? ""]?.kind ?? "card") !== "card";

function boxesIn(zone: Zone, place: string, n: number, box: Box, zones: readonly ZonePlan[], aspect: number): readonly Box[] {
  if (zone.kind === "row") return row(zone, n, box, aspect);
  if (zone.kind !== "lanes" || zone.down !== true) return share(n, box, zone);
  if (place === zone.id) return row({ n }, n, box, aspect);
  const [lane, slot] = place.slice(zone.id.length + 1).split(".", 2);
  const planned = zones.find((each) => each.id === zone.id)?.lanes?.lanes.find((each) => each.id === lane);
  return planned?.slots.find((each) => each.id === slot)?.spaces ?? [];
}

function byPlace(frame: Frame): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of Object.values(frame.pieces)) {
    const there = found.get(piece.at);
    if (there) there.push(piece);
    else found.set(piece.at, [piece]);
  }
  for (const lying of found.values()) lying.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.id < b.id ? -1 : 1));
  return found;
}

function zonePlan(zone: Zone, box: Box & { id: string }, lying: (place: string) => number): ZonePlan {
  const { id, x, y, w, h } = box;
  if (zone.kind === "grid") return { id, x, y, w, h, head: 0, side: 0, inner: inset(box, 4) };
  if (zone.kind === "lanes" && zone.down === true) {
    const inner = { x: x + 5, y: y + HEAD + 1, w: w - 10, h: Math.max(0, h - HEAD - 6) };
    return { id, x, y, w, h, head: HEAD, side: 0, inner, lanes: lanesPlan(zone, inner, lying) };
  }
  if (zone.kind === "lanes") return { id, x, y, w, h, head: 0, side: 0, inner: box };
  const pad = h < 44 ? 3 : 6;
  if (h < LOW) {
    const part = zone.kind === "panel" && (zone.badges ?? []).length > 0 ? 0.33 : 0.26;
    const side = zone.kind === "stack" ? w * 0.55 : Math.min(Math.max(w * part, w < 140 ? 54 : 66), 130);
    const inner = { x: x + side, y: y + pad, w: Math.max(0, w - side - pad), h: Math.max(0, h - 2 * pad) };
    return { id, x, y, w, h, head: 0, side, inner };
  }
  const inner = { x: x + pad, y: y + HEAD + 3, w: w - 2 * pad, h: Math.max(0, h - HEAD - 3 - pad) };
  return { id, x, y, w, h, head: HEAD, side: 0, inner };
}

function gridSlots(zone: Grid, inner: Box, slots: Map<string, Box>): void {
  const rows = zone.slots.length;
  const cols = Math.max(1, ...zone.slots.map((row) => row.length));
  const gap = inner.w / cols < 70 ? 2 : 4;
  let w = (inner.w - gap * (cols - 1)) / cols;
  let h = (inner.h - gap * (rows - 1)) / rows;
  const aspect = zone.aspect ?? 1;
  w = Math.min(w, h * aspect * 1.35);
  h = Math.min(h, (w / aspect) * 1.35);
  const left = inner.x + (inner.w - w * cols - gap * (cols - 1)) / 2;
  const top = inner.y + (inner.h - h * rows - gap * (rows - 1)) / 2;
  zone.slots.forEach((row, r) => {
    row.forEach((slot, c) => {
      slots.set(`${zone.id}/${slot}`, { x: left + c * (w + gap), y: top + r * (h + gap), w, h });
    });
  });
}

function trackSlots(zone: Track, inner: Box, slots: Map<string, Box>): void {
  const cells = zone.last - zone.first + 1;
  const w = inner.w / cells;
  for (let n = zone.first; n <= zone.last; n++) {
    slots.set(`${zone.id}/${String(n)}`, { x: inner.x + (n - zone.first) * w, y: inner.y, w, h: inner.h });
  }
}

function lanesSlots(zone: string, planned: LanesPlan, slots: Map<string, Box>): void {
  if (planned.cards) slots.set(zone, planned.cards);
  for (const lane of planned.lanes) {
    slots.set(`${zone}/${lane.id}`, { x: lane.x, y: lane.y, w: lane.w, h: lane.h });
    for (const slot of lane.slots) slots.set(`${zone}/${lane.id}.${slot.id}`, { x: slot.x, y: slot.y, w: slot.w, h: slot.h });
  }
}

function pile(zone: Stack, inner: Box): Box {
  const thick = Math.min(4, Math.ceil(zone.n / 6));
  const h = Math.max(0, Math.min(inner.h - thick, (inner.w - thick) / CARD, 190));
  const w = h * CARD;
  return { x: inner.x + (inner.w - w) / 2, y: inner.y + (inner.h - h) / 2, w, h };
}

/** Several pieces in one slot: one fills it, more stand beside each other. */
function share(n: number, box: Box, zone: Zone): Box[] {
  if (zone.kind === "stack") return Array.from({ length: n }, () => box);
  return Array.from({ length: n }, (_, i) => ({ x: box.x + (box.w / n) * i, y: box.y, w: box.w / n, h: box.h }));
}

/** Cards side by side: slimmer first, then in more lines, then smaller, and only then one over the other. */
export function row(zone: Pick<Row, "n">, n: number, box: Box, aspect = CARD): Box[] {
  const count = Math.max(n, Math.min(zone.n, n));
  if (count === 0 || box.w <= 0 || box.h <= 0) return [];
  const slim = aspect === CARD ? SLIM : aspect; // tokens become smaller at once
  let best = { value: -1, lines: 1, w: 0, h: 0 };
  for (let lines = 1; lines <= Math.min(4, count); lines++) {
    const gap = gapOf(box.h / lines);
    const per = Math.ceil(count / lines);
    const room = (box.w - gap * (per - 1)) / per;
    let h = Math.min((box.h - gap * (lines - 1)) / lines, aspect === CARD ? 270 : LARGEST_TOKEN);
    let w = Math.min(h * aspect, room);
    if (w < h * slim) h = w / slim;
    w = Math.min(w, 178);
    const value = w * h;
    if (value > best.value * 1.12) best = { value, lines, w, h };
  }
  const least = aspect === CARD ? Math.min(LEAST_CARD, box.h * SLIM) : LEAST_TOKEN;
  if (best.w < least) return fanned(count, box);
  const { lines, w, h } = best;
  const gap = gapOf(h);
  const per = Math.ceil(count / lines);
  const top = box.y + (box.h - h * lines - gap * (lines - 1)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / per);
    const inLine = line === lines - 1 ? count - per * (lines - 1) : per;
    const long = lines > 1 ? per : inLine;
    const left = box.x + (box.w - w * long - gap * (long - 1)) / 2;
    return { x: left + (i % per) * (w + gap), y: top + line * (h + gap), w, h };
  });
}

const gapOf = (height: number): number => (height < 70 ? 4 : 6);

function fanned(count: number, box: Box): Box[] {
  const h = Math.min(box.h, 180);
  const w = Math.min(h * 0.62, box.w);
  const step = count > 1 ? Math.min((box.w - w) / (count - 1), w + 3) : 0;
  const left = box.x + (box.w - w - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: left + i * step, y: box.y + (box.h - h) / 2, w, h }));
}
