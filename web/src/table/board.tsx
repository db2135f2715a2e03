/** The table as a picture: any frame of any game, still or in play. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { pace } from "../settings";
import type { Catalogue, Frame, Line } from "../wire";
import { DiceTray } from "./dice";
import { Floats, TurnBanner } from "./floats";
import { toned } from "./draw/colour";
import { PieceView } from "./draw/piece";
import { ZoneView } from "./draw/zones";
import { appear, current, fly, land, shake, vanish } from "./flight";
import { Inspector, type Inspected } from "./inspector";
import { type Box, type Laid, lay, NARROW, tabsFor } from "./layout";
import { type Placed, plan, type Plan, zoneOf } from "./places";
import { usePointing } from "./pointing";
import { laneAt, piecesOf } from "./refs";
import { useShow } from "./show";
import { type Beat, goal, meant, origin } from "./steps";
import { Tabs } from "./tabs";

export interface BoardProps {
  readonly frame: Frame;
  readonly lines?: readonly Line[];
  readonly catalogue: Catalogue;
  /** Some answers are buttons: what is lit is not all there is. */
  readonly spoken?: boolean;
  /** What can be pointed at, each with the words for it. */
  readonly lit?: ReadonlyMap<string, string>;
  readonly chosen?: readonly string[];
  /** Refs whose options cannot be taken back. */
  readonly final?: ReadonlySet<string>;
  /** Refs that a hint or a coach speaks of. */
  readonly highlights?: readonly string[];
  /** Every click asks why not. */
  readonly asking?: boolean;
  readonly onPoint?: (refs: readonly string[], dragged: boolean) => void;
  readonly onWhy?: (refs: readonly string[]) => void;
  /** A piece that is to be looked at, by its id: the inspector shows it until `onInspected`. */
  readonly inspect?: string | null;
  readonly onInspected?: () => void;
}

const NONE: ReadonlyMap<string, string> = new Map();
const NOTHING: readonly string[] = [];
const EMPTY: { laid: Laid; plan: Plan } = {
  laid: { zones: [], tabs: [] },
  plan: { zones: [], slots: new Map(), pieces: new Map() },
};

interface Ghost {
  readonly placed: Placed;
  readonly frame: Frame;
}

export function Board(props: BoardProps) {
  const { catalogue, chosen = NOTHING, highlights = NOTHING, final, asking = false } = props;
  const show = useShow(props.frame, props.lines ?? []);
  const { frame, beat } = show;
  const lit = show.done ? (props.lit ?? NONE) : NONE;
  const holder = useRef<HTMLDivElement>(null);
  const room = useRoom(holder);
  const [opened, setOpened] = useState<Record<string, number>>({});
  const [inspected, setInspected] = useState<Inspected | null>(null);

  const drawn = useMemo(() => {
    if (room.w === 0 || room.h === 0) return EMPTY;
    const tree = room.w < NARROW ? frame.layout.narrow : frame.layout.wide;
    const laid = lay(tree, { x: 0, y: 0, w: room.w, h: room.h }, frame.zones, opened, room.scale);
    return { laid, plan: plan(frame, laid, catalogue.faces) };
  }, [frame, room, opened, catalogue]);
  const spots = useMemo(() => lightsOf(frame, drawn.plan, lit), [frame, drawn, lit]);
  const ghosts = useFlights(holder, frame, drawn.plan, beat, room);
  const pointing = usePointing({ ...props, frame, plan: drawn.plan, lit, spots, holder, skip: show.skip, inspect: setInspected });

  useLayoutEffect(() => {
    const zones = [...lit.keys()].flatMap((ref) => {
      const pieces = piecesOf(frame, ref);
      return pieces.length > 0 ? pieces.map((piece) => zoneOf(piece.at)) : [zoneOf(ref)];
    });
    const going = goingOn(frame).filter((id) => props.spoken === true || lit.size === 0 || zones.includes(id));
    const wanted = tabsFor(drawn.laid, going.length > 0 ? going : zones);
    if (Object.entries(wanted).some(([key, index]) => opened[key] !== index)) setOpened({ ...opened, ...wanted });
  }, [lit, frame.zones, drawn.laid.tabs.length]);

  useLayoutEffect(() => {
    const id = props.inspect;
    if (id === undefined || id === null) return;
    setInspected({ id, pinned: true });
    props.onInspected?.();
  }, [props.inspect]);

  const marked = new Set(highlights.flatMap((ref) => [ref, ...piecesOf(frame, ref).map((piece) => piece.id)]));
  const taken = new Set(chosen.flatMap((ref) => [ref, ...piecesOf(frame, ref).map((piece) => piece.id)]));
  const pieces = [...drawn.plan.pieces.values()].sort((a, b) => a.z - b.z);
  const tones = catalogue.tones;
  return (
    <div
      ref={holder}
      class={`t-board-room${asking ? " asking" : ""}${lit.size > 0 ? " some-lit" : ""}`}
      data-game={frame.game}
      data-number={props.frame.number}
      data-done={show.done && beat === null ? "yes" : "no"}
      {...pointing.handlers}
    >
      <svg class="t-svg" width={room.w} height={room.h} aria-hidden="true" focusable="false">
        <Defs />
        {drawn.plan.zones.map((at) => {
          const zone = frame.zones[at.id];
          return zone && <ZoneView key={at.id} zone={zone} at={at} plan={drawn.plan} frame={frame} catalogue={catalogue} />;
        })}
        {spots.map(({ ref, box, piece }) => piece === null && box.w > 0 && <PlaceLight key={ref} box={box} lane={laneAt(frame, ref) !== null} final={final?.has(ref) ?? false} />)}
        <g>
          {ghosts.map(({ placed, frame: before }) => {
            const piece = before.pieces[placed.id];
            return piece && <PieceView key={`gone-${placed.id}`} id={`gone-${placed.id}`} piece={piece} at={placed} frame={before} catalogue={catalogue} />;
          })}
          {pieces.map((at) => {
            const piece = frame.pieces[at.id];
            if (!piece) return null;
            return (
              <PieceView
                key={at.id}
                id={at.id}
                piece={piece}
                at={at}
                frame={frame}
                catalogue={catalogue}
                lit={pointing.litPieces.has(at.id)}
                chosen={taken.has(at.id)}
                final={final?.has(at.id) === true || (final?.has(piece.face ?? "") === true && pointing.litPieces.has(at.id))}
                shift={pointing.drag?.id === at.id ? pointing.drag : null}
              />
            );
          })}
        </g>
        {[...drawn.plan.slots, ...drawn.plan.pieces].map(([ref, box]) => marked.has(ref) && <Mark key={ref} box={box} />)}
      </svg>
      {drawn.laid.tabs.map((tabs) => (
        <Tabs key={tabs.key} tabs={tabs} icons={catalogue.icons} lit={spots.map((spot) => spot.zone)} onOpen={(index) => setOpened({ ...opened, [tabs.key]: index })} />
      ))}
      <div class="t-spots">{pointing.buttons}</div>
      {beat && <Floats beat={beat} frame={frame} plan={drawn.plan} />}
      {beat?.kind === "roll" && <DiceTray steps={beat.steps} catalogue={catalogue} />}
      {beat?.kind === "turn" && <TurnBanner beat={beat} frame={frame} tone={(name) => toned(tones, name)} />}
      {inspected && (
        <Inspector
          inspected={inspected}
          frame={frame}
          catalogue={catalogue}
          plan={drawn.plan}
          room={{ x: 0, y: 0, w: room.w, h: room.h }}
          precious={spots.map((spot) => spot.box)}
          onClose={() => setInspected(null)}
          onWhy={props.onWhy}
          lit={lit}
        />
      )}
    </div>
  );
}

/** Zones in which something is going on: where one of several lanes has its turn. */
const goingOn = (frame: Frame): string[] =>
  Object.values(frame.zones)
    .filter((zone) => zone.kind === "lanes" && zone.down === true && zone.lanes.some(({ state }) => state === "now"))
    .map(({ id }) => id);

export interface Spot {
  readonly ref: string;
  readonly piece: string | null;
  readonly zone: string;
  readonly box: Box;
  readonly words: string;
}

/** Where what is lit lies: a ref that stands for several pieces has several spots. */
function lightsOf(frame: Frame, at: Plan, lit: ReadonlyMap<string, string>): Spot[] {
  const found: Spot[] = [];
  for (const [ref, words] of lit) {
    const pieces = piecesOf(frame, ref);
    for (const piece of pieces) {
      const box = at.pieces.get(piece.id);
      found.push({ ref, words, piece: piece.id, zone: zoneOf(piece.at), box: box ?? { x: 0, y: 0, w: 0, h: 0 } });
    }
    if (pieces.length === 0) found.push({ ref, words, piece: null, zone: zoneOf(ref), box: at.slots.get(ref) ?? { x: 0, y: 0, w: 0, h: 0 } });
  }
  return found;
}

/** In a lane something is to be read: it is lit by its frame alone. */
function PlaceLight({ box, lane, final }: { box: Box; lane: boolean; final: boolean }) {
  const x = box.x + box.w / 2;
  const y = box.y + box.h / 2;
  const r = Math.min(9, box.w * 0.16, box.h * 0.16);
  return (
    <g class={lane ? "t-light lane" : "t-light"}>
      <rect x={box.x + 1.5} y={box.y + 1.5} width={box.w - 3} height={box.h - 3} rx={5} />
      {final ? <path class="t-final" d={`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0M${x - r * 0.6} ${y}h${r * 1.2}`} /> : !lane && <circle cx={x} cy={y} r={r} />}
    </g>
  );
}

/** Over everything else, so that nothing beside it hides a part. */
function Mark({ box }: { box: Box }) {
  const ring = { x: box.x - 1, y: box.y - 1, width: box.w + 2, height: box.h + 2, rx: 7 };
  return (
    <g class="t-mark">
      <rect class="halo" {...ring} />
      <rect {...ring} />
    </g>
  );
}

function Defs() {
  return (
    <defs>
      <radialGradient id="t-light" cx="50%" cy="38%" r="75%">
        <stop offset="0%" stop-color="#fff2d8" stop-opacity="0.26" />
        <stop offset="60%" stop-color="#fff2d8" stop-opacity="0.04" />
        <stop offset="100%" stop-color="#000000" stop-opacity="0.28" />
      </radialGradient>
      <pattern id="t-weave" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0L8 8M8 0L0 8" stroke="#fff4dd" stroke-width="0.7" opacity="0.5" />
      </pattern>
    </defs>
  );
}

interface Room {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
}

function useRoom(holder: { readonly current: HTMLDivElement | null }): Room {
  const [room, setRoom] = useState<Room>({ w: 0, h: 0, scale: 1 });
  useLayoutEffect(() => {
    const node = holder.current;
    if (!node) return undefined;
    const look = (): void => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setRoom((was) => {
        const now = { w: node.clientWidth, h: node.clientHeight, scale };
        return was.w === now.w && was.h === now.h && was.scale === now.scale ? was : now;
      });
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return room;
}

/** After each drawing, sends the pieces on their way from where they were; says what is gone and still fades. */
function useFlights(
  holder: { readonly current: HTMLDivElement | null },
  frame: Frame,
  now: Plan,
  beat: Beat | null,
  room: Room,
): readonly Ghost[] {
  const last = useRef<{ frame: Frame; plan: Plan; room: Room; beat: Beat | null } | null>(null);
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  const node = (id: string): SVGGElement | null =>
    holder.current?.querySelector<SVGGElement>(`g[data-piece="${CSS.escape(id)}"]`) ?? null;

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { frame, plan: now, room, beat };
    if (!before || before.room !== room || (before.plan === now && before.beat === beat)) return;
    const factor = pace.peek();
    if (factor === 0 || beat === null) {
      land();
      setGhosts((was) => (was.length > 0 ? [] : was));
      return;
    }
    const takes = Math.min(beat.takes, 420) * factor;
    let drawnCards = 0;
    for (const at of now.pieces.values()) {
      const drawn = node(at.id);
      if (!drawn) continue;
      const was = before.plan.pieces.get(at.id);
      if (was) {
        const from = current(drawn, was);
        if (from.x !== at.x || from.y !== at.y || from.w !== at.w || from.h !== at.h) fly(drawn, from, at, takes);
        continue;
      }
      const from = origin(beat, frame.pieces[at.id]?.at ?? "");
      const start = from ? (before.plan.slots.get(from) ?? before.plan.pieces.get(from)) : undefined;
      if (start) fly(drawn, start, at, takes, 70 * factor * drawnCards++);
      else appear(drawn, at, takes);
    }
    const gone = [...before.plan.pieces.values()].filter(({ id }) => !(id in frame.pieces));
    setGhosts(gone.map((placed) => ({ placed, frame: before.frame })));
    if (beat.kind === "hurt" && before.beat !== beat) {
      for (const step of beat.steps) {
        for (const piece of meant(frame, step.at ?? "")) {
          const [drawn, at] = [node(piece.id), now.pieces.get(piece.id)];
          if (drawn && at) shake(drawn, at, beat.takes * factor);
        }
      }
    }
  });

  useLayoutEffect(() => {
    for (const { placed, frame: before } of ghosts) {
      const drawn = node(`gone-${placed.id}`);
      const piece = before.pieces[placed.id];
      const to = beat && piece ? goal(beat, piece.at, piece.id) : null;
      if (drawn) vanish(drawn, placed, to === null ? null : (now.slots.get(to) ?? null), (beat?.takes ?? 250) * pace.peek());
    }
  }, [ghosts]);

  return ghosts;
}
