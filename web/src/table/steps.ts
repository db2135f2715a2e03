/** From one frame to the next in beats: what happened, one thing after the other, so that eyes can follow. */

import type { Frame, Line, Piece, Step, Zone } from "../wire";
import { zoneOf } from "./places";

export interface Beat {
  readonly kind: Step["kind"] | "settle";
  /** What lies on the table while the beat is played. */
  readonly frame: Frame;
  readonly steps: readonly Step[];
  /** Milliseconds at normal speed. */
  readonly takes: number;
}

const TAKES: Record<Beat["kind"], number> = {
  move: 380, come: 320, go: 300, roll: 1500, hurt: 650, heal: 500, gain: 380, pay: 380, turn: 1000, note: 450, settle: 380,
};
const TOGETHER: readonly Step["kind"][] = ["come", "go", "hurt", "heal", "gain", "pay"];

/** Lines that are new: those after the longest common beginning. */
export function fresh(before: readonly Line[], after: readonly Line[]): readonly Line[] {
  let same = 0;
  while (same < before.length && same < after.length && sameLine(before[same], after[same])) same++;
  return same < before.length ? [] : after.slice(same);
}

const sameLine = (a: Line | undefined, b: Line | undefined): boolean => a === b || (a?.at === b?.at && a?.text === b?.text);

/** The beats that lead from `before` to `after`; the last one always shows `after` itself. */
export function beats(before: Frame, after: Frame, lines: readonly Line[]): Beat[] {
  const found: Beat[] = [];
  let frame: Frame = { ...before, ask: null };
  for (const steps of together(lines.flatMap((line) => line.steps ?? []))) {
    const kind = steps[0]?.kind;
    if (kind === undefined) continue;
    const next = steps.reduce((now, step) => stepped(now, after, step), frame);
    const quiet = next === frame && (kind === "move" || kind === "come" || kind === "go");
    frame = next;
    if (!quiet) found.push({ kind, frame, steps, takes: TAKES[kind] });
  }
  const last = found.at(-1);
  const moves = last?.kind === "move" || last?.kind === "come" || last?.kind === "go";
  if (last && moves) found[found.length - 1] = { ...last, frame: after };
  else found.push({ kind: "settle", frame: after, steps: [], takes: TAKES.settle });
  return found;
}

/** Steps of a kind that happen at the same moment. Moves do where all come from one place, as cards drawn; so do dice with a colour. */
function together(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    const before = last?.[0];
    const joins =
      before?.kind === step.kind &&
      (TOGETHER.includes(step.kind) ||
        (step.kind === "roll" && (step.tone ?? "") !== "" && before.at === step.at) ||
        (step.kind === "move" && before.at === step.at && !(step.at ?? "").includes("/")));
    if (last && joins) last.push(step);
    else found.push([step]);
  }
  return found;
}

/** The frame after a step, as far as the step says it; numbers come from the frame that is to be reached. */
function stepped(now: Frame, after: Frame, step: Step): Frame {
  switch (step.kind) {
    case "move":
      return moved(now, after, step.at ?? "", step.to ?? "");
    case "come":
      return came(now, after, step.at ?? "");
    case "go":
      return gone(now, after, step.at ?? "");
    case "hurt":
    case "heal":
      return refreshed(now, after, step.at ?? "");
    case "gain":
    case "pay":
      return zoneTaken(now, after, step);
    case "turn":
      return { ...now, zones: taken(now.zones, after.zones, (zone) => zone.kind === "lanes") };
    default:
      return now;
  }
}

/** The pieces that a ref means: the piece of that id, or what lies in that place. */
export function meant(frame: Frame, ref: string): Piece[] {
  const piece = frame.pieces[ref];
  return piece ? [piece] : Object.values(frame.pieces).filter((each) => each.at === ref);
}

const withPieces = (frame: Frame, changed: readonly Piece[], without: readonly string[] = []): Frame => {
  const pieces: Record<string, Piece> = { ...frame.pieces };
  for (const id of without) delete pieces[id];
  for (const piece of changed) pieces[piece.id] = piece;
  return { ...frame, pieces };
};

function moved(now: Frame, after: Frame, from: string, to: string): Frame {
  const reached = Object.values(after.pieces).filter((piece) => piece.at === to);
  const same = meant(now, from).find((piece) => after.pieces[piece.id]?.at === to);
  if (same) return withPieces(now, [after.pieces[same.id] ?? same]);
  const fresh = reached.find((piece) => !(piece.id in now.pieces));
  if (fresh) {
    const gone = single(now, after, from);
    return withPieces(now, [fresh], gone ? [gone.id] : []);
  }
  const piece = single(now, after, from) ?? (now.pieces[from] && meant(now, from)[0]);
  return piece ? withPieces(now, [{ ...piece, at: to }]) : now;
}

/** The one piece of a place that is not there any more in the frame to be reached. */
function single(now: Frame, after: Frame, from: string): Piece | undefined {
  return meant(now, from).find((piece) => after.pieces[piece.id]?.at !== piece.at);
}

function came(now: Frame, after: Frame, at: string): Frame {
  const coming = meant(after, at).filter((piece) => !(piece.id in now.pieces));
  return coming.length > 0 ? withPieces(now, coming) : now;
}

function gone(now: Frame, after: Frame, at: string): Frame {
  const going = meant(now, at).filter((piece) => after.pieces[piece.id]?.at !== piece.at);
  return going.length > 0 ? withPieces(now, [], going.map((piece) => piece.id)) : now;
}

function refreshed(now: Frame, after: Frame, at: string): Frame {
  const changed = meant(now, at).flatMap((piece) => {
    const then = after.pieces[piece.id];
    return then && then !== piece ? [{ ...then, at: piece.at }] : [];
  });
  return changed.length > 0 ? withPieces(now, changed) : now;
}

function zoneTaken(now: Frame, after: Frame, step: Step): Frame {
  const id = zoneOf(step.at ?? "");
  return { ...refreshed(now, after, step.at ?? ""), zones: taken(now.zones, after.zones, (zone) => zone.id === id) };
}

function taken(
  now: Readonly<Record<string, Zone>>,
  after: Readonly<Record<string, Zone>>,
  which: (zone: Zone) => boolean,
): Record<string, Zone> {
  return Object.fromEntries(Object.entries(now).map(([id, zone]) => [id, which(zone) ? (after[id] ?? zone) : zone]));
}

/** Where a piece that is new in a beat comes from, if a step says so. */
export function origin(beat: Beat, at: string): string | null {
  return beat.steps.find((step) => step.kind === "move" && step.to === at)?.at ?? null;
}

/** Where a piece that is gone in a beat goes to. */
export function goal(beat: Beat, at: string, id: string): string | null {
  const to = beat.steps.find((step) => step.kind === "move" && (step.at === at || step.at === id))?.to;
  return to !== undefined && zoneOf(to) !== zoneOf(at) ? to : null;
}
