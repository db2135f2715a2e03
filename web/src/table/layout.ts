/** Where the zones of a table lie: the layout tree of a game in the space there is. */

import type { Node, Zone } from "../wire";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface ZoneBox extends Box {
  readonly id: string;
}

export interface Tab {
  readonly label: string;
  readonly icon: string;
  readonly zones: readonly string[];
}

export interface TabsBox extends Box {
  readonly key: string;
  readonly tabs: readonly Tab[];
  readonly open: number;
}

export interface Laid {
  readonly zones: readonly ZoneBox[];
  readonly tabs: readonly TabsBox[];
}

export const NARROW = 760; // below this width the narrow layout is used
export const GAP = 6;
export const TAB_HEIGHT = 40;

/** All zones in this part of the tree. */
export function zonesOf(node: Node): string[] {
  return node.kind === "zone" ? [node.zone ?? ""] : (node.parts ?? []).flatMap(zonesOf);
}

/** A row that is not worth a line when nothing is there leaves its space to the others. */
export const worthSpace = (zone: Zone | undefined): boolean =>
  zone !== undefined && !(zone.kind === "row" && zone.empty === false && zone.n === 0);

/** `opened` says which tab of which tabs is open; `px` of the tree are scaled, for larger text. */
export function lay(
  node: Node,
  box: Box,
  zones: Readonly<Record<string, Zone>>,
  opened: Readonly<Record<string, number>> = {},
  scale = 1,
): Laid {
  const found = { zones: [] as ZoneBox[], tabs: [] as TabsBox[] };
  place(node, box, "0");
  return found;

  function wanted(part: Node): boolean {
    return part.kind === "zone" ? worthSpace(zones[part.zone ?? ""]) : (part.parts ?? []).some(wanted);
  }

  function place(part: Node, at: Box, key: string): void {
    if (part.kind === "zone") {
      if (worthSpace(zones[part.zone ?? ""])) found.zones.push({ id: part.zone ?? "", ...at });
    } else if (part.kind === "tabs") tabs(part, at, key);
    else split(part, at, key);
  }

  function tabs(part: Node, at: Box, key: string): void {
    const parts = part.parts ?? [];
    const open = Math.min(Math.max(0, opened[key] ?? 0), parts.length - 1);
    const named = parts.map((each) => ({ label: each.label ?? "", icon: each.icon ?? "", zones: zonesOf(each) }));
    found.tabs.push({ key, tabs: named, open, x: at.x, y: at.y, w: at.w, h: TAB_HEIGHT });
    const shown = parts[open];
    const used = TAB_HEIGHT + GAP;
    if (shown) place(shown, { x: at.x, y: at.y + used, w: at.w, h: Math.max(0, at.h - used) }, `${key}.${String(open)}`);
  }

  function split(part: Node, at: Box, key: string): void {
    const parts = (part.parts ?? []).map((each, index) => ({ each, index })).filter(({ each }) => wanted(each));
    const down = part.kind === "column";
    const room = Math.max(0, (down ? at.h : at.w) - GAP * (parts.length - 1));
    const fixed = parts.reduce((sum, { each }) => sum + (each.px ?? 0) * scale, 0);
    const shares = parts.reduce((sum, { each }) => sum + (each.px ? 0 : (each.share ?? 1)), 0);
    const squeeze = fixed > 0 ? Math.min(1, (shares > 0 ? room * 0.8 : room) / fixed) : 1;
    const rest = room - fixed * squeeze;
    let from = down ? at.y : at.x;
    for (const { each, index } of parts) {
      const size = each.px ? each.px * scale * squeeze : (rest * (each.share ?? 1)) / shares;
      const where = down ? { x: at.x, y: from, w: at.w, h: size } : { x: from, y: at.y, w: size, h: at.h };
      place(each, where, `${key}.${String(index)}`);
      from += size + GAP;
    }
  }
}

/** The tab of each tabs part that holds most of these zones, where it holds any. */
export function tabsFor(laid: Laid, wanted: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { key, tabs } of laid.tabs) {
    const counts = tabs.map((tab) => wanted.filter((zone) => tab.zones.includes(zone)).length);
    const most = Math.max(...counts);
    if (most > 0) found[key] = counts.indexOf(most);
  }
  return found;
}

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  w: Math.max(0, box.w - 2 * by),
  h: Math.max(0, box.h - 2 * by),
});

export const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How far a point is from a box; 0 inside. */
export const distance = (box: Box, x: number, y: number): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));

/** Where a panel of this size covers the least of what matters: beside its subject, else in a corner. */
export function beside(
  subject: Box,
  size: { readonly w: number; readonly h: number },
  room: Box,
  precious: readonly Box[],
  weight = 3,
): Box {
  const clampX = (x: number): number => Math.max(room.x, Math.min(x, room.x + room.w - size.w));
  const clampY = (y: number): number => Math.max(room.y, Math.min(y, room.y + room.h - size.h));
  const level = clampY(subject.y + subject.h / 2 - size.h / 2);
  const middle = clampX(subject.x + subject.w / 2 - size.w / 2);
  const far = { x: room.x + room.w - size.w, y: room.y + room.h - size.h };
  const spots = [
    { x: subject.x + subject.w + 10, y: level },
    { x: subject.x - size.w - 10, y: level },
    { x: middle, y: subject.y - size.h - 10 },
    { x: middle, y: subject.y + subject.h + 10 },
    { x: room.x, y: room.y },
    { x: far.x, y: room.y },
    { x: room.x, y: far.y },
    { x: far.x, y: far.y },
  ].map(({ x, y }) => ({ x: clampX(x), y: clampY(y), w: size.w, h: size.h }));
  const cost = (spot: Box): number =>
    weight * overlap(spot, subject) + precious.reduce((sum, box) => sum + overlap(spot, box), 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best));
}
