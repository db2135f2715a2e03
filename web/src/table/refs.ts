/** What can be pointed at: pieces by their ids, places, and a face for each piece of that face in a row of the viewer. */

import type { Frame, Lane, Lanes, Piece } from "../wire";
import { hostOf, type Plan, zoneOf } from "./places";

const inRow = (frame: Frame, piece: Piece): boolean => frame.zones[zoneOf(piece.at)]?.kind === "row";

/** All refs that pointing at this piece can mean, the nearest first. */
export function refsOf(frame: Frame, id: string): string[] {
  const piece = frame.pieces[id];
  if (!piece) return [];
  const host = hostOf(piece.at);
  const found = [id];
  if (piece.face !== undefined && piece.face !== null && ofFace(frame, piece.face).includes(piece)) found.push(piece.face);
  return [...found, ...(host === null ? [piece.at] : refsOf(frame, host))];
}

/** The pieces that a ref lights. */
export function piecesOf(frame: Frame, ref: string): Piece[] {
  const piece = frame.pieces[ref];
  return piece ? [piece] : ofFace(frame, ref);
}

/** The viewer's own where there are any, else those of everybody. */
function ofFace(frame: Frame, face: string): Piece[] {
  const found = Object.values(frame.pieces).filter((each) => each.face === face && inRow(frame, each));
  const own = found.filter(({ owner }) => owner !== undefined && owner !== null && owner === frame.viewer);
  return own.length > 0 ? own : found;
}

function isPlace(frame: Frame, ref: string): boolean {
  const zone = frame.zones[zoneOf(ref)];
  if (!zone) return false;
  if (zone.kind === "grid") return zone.slots.some((row) => row.some((slot) => `${zone.id}/${slot}` === ref));
  if (zone.kind === "track") return ref === zone.id || /^\/-?\d+$/.test(ref.slice(zone.id.length));
  if (zone.kind === "lanes" && ref !== zone.id) return isLane(zone, ref.slice(zone.id.length + 1));
  return ref === zone.id;
}

/** The lane that a place is or belongs to, of lanes one above the other. */
export function laneAt(frame: Frame, place: string): { zone: Lanes; lane: Lane } | null {
  const zone = frame.zones[zoneOf(place)];
  if (zone?.kind !== "lanes" || zone.down !== true) return null;
  const id = place.slice(zone.id.length + 1).split(".", 1)[0];
  const lane = zone.lanes.find((each) => each.id === id);
  return lane ? { zone, lane } : null;
}

function isLane(zone: Lanes, place: string): boolean {
  return zone.lanes.some(({ id, slots = [] }) => place === id || slots.some((slot) => place === `${id}.${slot.id}`));
}

/**
 * Says whether a ref can be seen on the table, and so pointed at, after `chosen`.
 *
 * The place on which the chosen piece itself stands is hidden by it: pointing there lets the piece go.
 */
export function shownIn(frame: Frame, chosen: readonly string[]): (ref: string) => boolean {
  const held = frame.pieces[chosen.at(-1) ?? ""]?.at;
  return (ref) => ref !== held && (isPlace(frame, ref) || piecesOf(frame, ref).length > 0);
}

/** What lies under a point: the pieces from the top, then the places, the smallest first. */
export function under(frame: Frame, plan: Plan, x: number, y: number): string[] {
  const inside = (box: { x: number; y: number; w: number; h: number }): boolean =>
    x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;
  const pieces = [...plan.pieces.values()].filter(inside).sort((a, b) => b.z - a.z);
  const places = [...plan.slots].filter(([, box]) => inside(box)).sort(([, a], [, b]) => a.w * a.h - b.w * b.h);
  return [...new Set([...pieces.flatMap(({ id }) => refsOf(frame, id)), ...places.map(([place]) => place)])];
}
