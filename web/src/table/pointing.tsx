/** Pointing at the table: by mouse, by finger, by dragging, and by keyboard over real buttons above the picture. */

import { useMemo, useRef, useState } from "preact/hooks";

import type { Frame } from "../wire";
import type { Spot } from "./board";
import type { Inspected } from "./inspector";
import { distance } from "./layout";
import { type Plan, zoneOf } from "./places";
import { laneAt, refsOf, under } from "./refs";

interface Wanted {
  readonly frame: Frame;
  readonly plan: Plan;
  readonly lit: ReadonlyMap<string, string>;
  readonly spots: readonly Spot[];
  readonly asking?: boolean;
  readonly holder: { readonly current: HTMLDivElement | null };
  readonly onPoint?: (refs: readonly string[], dragged: boolean) => void;
  readonly onWhy?: (refs: readonly string[]) => void;
  readonly skip: () => void;
  readonly inspect: (what: Inspected | null | ((was: Inspected | null) => Inspected | null)) => void;
}

export interface Drag {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly refs: readonly string[];
  readonly id: string | null;
  readonly touch: boolean;
  dragging: boolean;
  long: boolean;
}

const LEAST_TARGET = 40;
const REACH = 26; // pixels from a finger to what it may have meant
const DRAG_FROM = 9;
const HOVER = 260;
const LONG = 480;

export function usePointing(wanted: Wanted) {
  const { frame, plan, lit, spots, holder } = wanted;
  const press = useRef<Press | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const hovered = useRef<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const litPieces = useMemo(() => new Set(spots.flatMap((spot) => (spot.piece === null ? [] : [spot.piece]))), [spots]);

  const at = (event: PointerEvent): { x: number; y: number } => {
    const box = holder.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const isLit = (refs: readonly string[]): boolean => refs.some((ref) => lit.has(ref));

  /** What is meant at a point; a finger that just misses means the nearest that is lit. */
  const meant = (x: number, y: number, touch: boolean): string[] => {
    const refs = under(frame, plan, x, y);
    if (!touch || isLit(refs)) return refs;
    const near = spots
      .map((spot) => ({ spot, far: distance(spot.box, x, y) }))
      .filter(({ far }) => far <= REACH)
      .sort((a, b) => a.far - b.far)[0];
    if (!near) return refs;
    return near.spot.piece === null ? [near.spot.ref] : refsOf(frame, near.spot.piece);
  };

  const wait = (then: () => void, long: number): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(then, long);
  };
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };

  /** What an inspector could show of what lies here: a piece, a pile, or a lane. */
  const subject = (refs: readonly string[]): string | null =>
    refs.find((ref) => ref in frame.pieces) ??
    refs.find((ref) => frame.zones[zoneOf(ref)]?.kind === "stack") ??
    refs.find((ref) => laneAt(frame, ref) !== null && !ref.includes(".")) ??
    null;

  const handlers = {
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = at(event);
      const held = press.current;
      if (held) {
        const far = Math.hypot(x - held.x, y - held.y);
        if (!held.dragging && far > DRAG_FROM) {
          stop();
          if (held.id === null || !isLit(held.refs) || held.long) return;
          held.dragging = true;
          wanted.inspect(null);
          wanted.onPoint?.(held.refs, true);
        }
        if (held.dragging && held.id !== null) setDrag({ id: held.id, dx: x - held.x, dy: y - held.y });
        return;
      }
      if (event.pointerType !== "mouse" || (event.target as Element).closest?.(".t-inspector")) return;
      const what = subject(under(frame, plan, x, y));
      if (what === hovered.current) return;
      hovered.current = what;
      stop();
      wanted.inspect((was) => (was?.pinned ? was : null));
      if (what !== null) wait(() => wanted.inspect((was) => (was?.pinned ? was : { id: what, pinned: false })), HOVER);
    },
    onPointerLeave: () => {
      stop();
      hovered.current = null;
      wanted.inspect((was) => (was?.pinned ? was : null));
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest?.(".t-inspector, .t-tabs")) return;
      wanted.skip();
      const { x, y } = at(event);
      const touch = event.pointerType !== "mouse";
      const refs = meant(x, y, touch);
      const made: Press = { x, y, refs, id: refs.find((ref) => ref in frame.pieces) ?? null, touch, dragging: false, long: false };
      press.current = made;
      holder.current?.setPointerCapture(event.pointerId);
      stop();
      const what = subject(refs);
      if (touch && what !== null) {
        wait(() => {
          made.long = true;
          wanted.inspect({ id: what, pinned: true });
        }, LONG);
      }
    },
    onPointerUp: (event: PointerEvent) => {
      stop();
      const held = press.current;
      press.current = null;
      setDrag(null);
      if (!held || held.long) return;
      const { x, y } = at(event);
      const refs = meant(x, y, held.touch);
      if (held.dragging) {
        if (isLit(refs) && !refs.includes(held.id ?? "")) wanted.onPoint?.(refs, true);
        return;
      }
      wanted.inspect(null);
      if (wanted.asking) wanted.onWhy?.(refs);
      else if (isLit(refs) || !wanted.onPoint) wanted.onPoint?.(refs, false);
      else {
        const what = subject(refs);
        wanted.onPoint(refs, false);
        if (what !== null) wanted.inspect({ id: what, pinned: true });
      }
    },
    onPointerCancel: () => {
      stop();
      press.current = null;
      setDrag(null);
    },
    onContextMenu: (event: Event) => {
      if (press.current?.touch) event.preventDefault();
    },
  };

  const buttons = spots.map((spot) => {
    const w = Math.max(spot.box.w, LEAST_TARGET);
    const h = Math.max(spot.box.h, LEAST_TARGET);
    const left = spot.box.x + spot.box.w / 2 - w / 2;
    const top = spot.box.y + spot.box.h / 2 - h / 2;
    if (spot.box.w === 0) return null; // behind another tab
    const refs = spot.piece === null ? [spot.ref] : refsOf(frame, spot.piece);
    return (
      <button
        key={`${spot.ref}|${spot.piece ?? ""}`}
        type="button"
        class="t-spot"
        data-ref={spot.ref}
        data-at={spot.piece ?? spot.ref}
        aria-label={spot.words}
        style={{ left: `${String(left)}px`, top: `${String(top)}px`, width: `${String(w)}px`, height: `${String(h)}px` }}
        onClick={(event) => {
          if (event.detail === 0) (wanted.asking ? wanted.onWhy?.(refs) : wanted.onPoint?.(refs, false));
        }}
        onFocus={(event) => {
          if (!event.currentTarget.matches(":focus-visible")) return;
          const what = subject(refs);
          if (what !== null) wanted.inspect((was) => (was?.pinned ? was : { id: what, pinned: false }));
        }}
        onBlur={() => wanted.inspect((was) => (was?.pinned ? was : null))}
      />
    );
  });

  return { handlers, buttons, drag, litPieces };
}
