/** What lies on the table beside the pieces: boards, rows, piles, tracks, phases and sums. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";

import type { Badge, Catalogue, Grid, Lane, Lanes, Panel, Row, Stack, Track } from "../../wire";
import { type Box } from "../layout";
import { fit, measure, wrap } from "../text";
import { BadgePill, badgeWidth } from "./badge";
import { inkOn, lighter, toned } from "./colour";
import { Back, FaceView } from "./face";
import { Glyph, Markup } from "./glyph";
import { Ground, ownerOf, type ZoneProps } from "./ground";
import { DownView } from "./lanes";

/** A zone is drawn anew only where something in it is other than before. */
export function ZoneView(props: ZoneProps) {
  const { zone, at, frame, catalogue } = props;
  const owner = ownerOf(props);
  const lying = zone.kind === "stack" && Object.values(frame.pieces).some((piece) => piece.at === zone.id);
  return useMemo(
    () => drawn(props, lying),
    [zone, catalogue, at.x, at.y, at.w, at.h, at.side, at.lanes && JSON.stringify(at.lanes), owner?.tone, owner?.sign, lying],
  );
}

function drawn(props: ZoneProps, lying: boolean) {
  const { zone } = props;
  switch (zone.kind) {
    case "grid":
      return <GridView {...props} zone={zone} />;
    case "row":
      return <RowView {...props} zone={zone} />;
    case "stack":
      return <StackView {...props} zone={zone} lying={lying} />;
    case "track":
      return <TrackView {...props} zone={zone} />;
    case "lanes":
      return zone.down === true ? <DownView {...props} zone={zone} /> : <LanesView {...props} zone={zone} />;
    case "panel":
      return <PanelView {...props} zone={zone} />;
  }
}

function GridView({ zone, at, plan, catalogue }: ZoneProps<Grid>) {
  const boxes = zone.slots.map((row) => row.map((slot) => plan.slots.get(`${zone.id}/${slot}`)));
  const first = boxes[0]?.[0];
  const last = boxes.at(-1)?.at(-1);
  if (!first || !last) return null;
  const edge = { x: first.x - 5, y: first.y - 5, w: last.x + last.w - first.x + 10, h: last.y + last.h - first.y + 10 };
  const size = Math.min(13, Math.max(8, first.w * 0.1));
  return (
    <g>
      <rect x={at.x} y={at.y} width={at.w} height={at.h} rx={9} class="t-felt board" />
      <rect x={edge.x} y={edge.y} width={edge.w} height={edge.h} rx={8} class="t-board" />
      {zone.slots.map((row, r) => {
        const band = zone.bands?.[r];
        const tone = band ? toned(catalogue.tones, band) : null;
        return row.map((slot, c) => {
          const box = boxes[r]?.[c];
          if (!box) return null;
          return (
            <g key={slot}>
              <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={4} class={(r + c) % 2 === 0 ? "t-slot" : "t-slot odd"} />
              {tone && <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={4} fill={tone} opacity={0.2} />}
              <text x={box.x + box.w - 4} y={box.y + box.h - 4} font-size={size} text-anchor="end" class="t-name">
                {slot}
              </text>
            </g>
          );
        });
      })}
    </g>
  );
}

function RowView(props: ZoneProps<Row>) {
  const { zone, at } = props;
  return <Ground {...props} count={at.w > 60 ? String(zone.n) : ""} />;
}

function StackView(props: ZoneProps<Stack> & { lying: boolean }) {
  const { zone, at, plan, frame, catalogue, lying } = props;
  const box = plan.slots.get(zone.id);
  const owner = ownerOf(props);
  const top = catalogue.faces[zone.faces?.at(-1) ?? ""];
  const tone = toned(catalogue.tones, owner?.tone);
  return (
    <g>
      <Ground {...props} count={at.head > 0 ? "" : String(zone.n)} />
      {box && at.head > 0 && !lying && <Pile box={box} n={zone.n}>
        {top ? (
          <FaceView face={top} piece={null} w={box.w} h={box.h} catalogue={catalogue} sitters={frame.sitters} grounded={false} />
        ) : (
          <Back w={box.w} h={box.h} tone={tone} />
        )}
      </Pile>}
      {box && at.head > 0 && <Count n={zone.n} x={box.x + box.w / 2} y={box.y + box.h - 11} />}
    </g>
  );
}

function Pile({ box, n, children }: { box: Box; n: number; children: ComponentChildren }) {
  if (n === 0) return <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={5} class="t-empty" />;
  const thick = Math.min(4, Math.ceil(n / 6));
  return (
    <g>
      {Array.from({ length: thick }, (_, i) => (
        <rect key={i} x={box.x + thick - i} y={box.y + thick - i} width={box.w} height={box.h} rx={5} class="t-leaf" />
      ))}
      <g transform={`translate(${box.x} ${box.y})`}>{children}</g>
    </g>
  );
}

/** How many lie there, on the pile itself. */
function Count({ n, x, y }: { n: number; x: number; y: number }) {
  const w = 12 + 9.5 * String(n).length;
  return (
    <g class="t-count">
      <rect x={x - w / 2} y={y - 10} width={w} height={20} rx={10} />
      <text x={x} y={y + 5} font-size={14} font-weight={700} text-anchor="middle">
        {n}
      </text>
    </g>
  );
}

const LEAST_CELL = 13;

function TrackView(props: ZoneProps<Track>) {
  const { zone, at, plan, catalogue } = props;
  const owner = ownerOf(props);
  const tone = owner ? toned(catalogue.tones, owner.tone) : "#8a6a25";
  const cells = zone.last - zone.first + 1;
  const icon = catalogue.icons[zone.icon ?? ""];
  const w = at.inner.w / cells;
  if (w < LEAST_CELL) {
    return (
      <g>
        <Ground {...props} />
        <Glyph icon={icon} x={at.inner.x + at.inner.w - 46} y={at.inner.y + at.inner.h / 2 - 8} size={16} fill="currentColor" />
        <text x={at.inner.x + at.inner.w - 4} y={at.inner.y + at.inner.h / 2 + 6} font-size={17} font-weight={700} text-anchor="end" class="t-title">
          {zone.at}
        </text>
      </g>
    );
  }
  const here = plan.slots.get(`${zone.id}/${String(zone.at)}`);
  const h = Math.min(at.inner.h, 26);
  const y = at.inner.y + (at.inner.h - h) / 2;
  const d = Math.min(h + 2, Math.max(w + 5, 19));
  return (
    <g>
      <Ground {...props} />
      {Array.from({ length: cells }, (_, index) => {
        const n = zone.first + index;
        const box = plan.slots.get(`${zone.id}/${String(n)}`);
        if (!box) return null;
        return (
          <g key={n}>
            <rect x={box.x + 1} y={y} width={box.w - 2} height={h} rx={3} class={n <= zone.at ? "t-cell on" : "t-cell"} />
            {n !== zone.at && (
              <text x={box.x + box.w / 2} y={y + h / 2 + 3.6} font-size={Math.min(10.5, w * 0.62)} text-anchor="middle" class="t-cell-name">
                {n}
              </text>
            )}
          </g>
        );
      })}
      {here && (
        <g class="t-marker" style={{ transform: `translate(${String(here.x + here.w / 2)}px, ${String(y + h / 2)}px)` }}>
          <circle r={d / 2} fill={tone} stroke={lighter(tone, 0.7)} stroke-width={1.6} />
          <text y={d * 0.21} font-size={d * 0.58} font-weight={700} text-anchor="middle" fill={inkOn(tone)}>
            {zone.at}
          </text>
        </g>
      )}
    </g>
  );
}

interface LanePlan {
  readonly w: number;
  readonly icon: boolean;
  readonly named: boolean;
}

/** How wide each lane is: with icons and names, with names alone, or with the name of the current one only. */
export function laneWidths(lanes: readonly Lane[], room: number, wide = measure): LanePlan[] {
  const need = (lane: Lane, size: number, icon: boolean): number =>
    size * wide(laneWords(lane), lane.state === "now", false) + (icon && lane.icon ? 22 : 0) + (icon ? 18 : 9);
  for (const icon of [true, false]) {
    const widths = lanes.map((lane) => need(lane, icon ? 13 : 11.5, icon));
    const total = widths.reduce((sum, each) => sum + each, 0);
    if (total <= room) return widths.map((w) => ({ w: w + (room - total) / lanes.length, icon, named: true }));
  }
  const now = lanes.findIndex((lane) => lane.state === "now");
  const small = Math.min(46, now < 0 ? room / lanes.length : (room - need(lanes[now] as Lane, 13, true)) / Math.max(1, lanes.length - 1));
  if (small < 18) return lanes.map(() => ({ w: room / lanes.length, icon: true, named: false }));
  const rest = room - small * (lanes.length - 1);
  return lanes.map((_, index) => (index === now ? { w: rest, icon: true, named: true } : { w: small, icon: true, named: false }));
}

const laneWords = (lane: Lane): string => (lane.state === "now" && lane.note ? `${lane.label} ${lane.note}` : lane.label);

function LanesView({ zone, at, catalogue }: ZoneProps<Lanes>) {
  const gap = 3;
  const stacked = at.h >= 48;
  const title = fit([zone.title], at.w - 12, 12.5, 9.5);
  const top = stacked ? at.y + 19 : at.y;
  const h = Math.min(38, at.y + at.h - top);
  const beside = !stacked && at.w > 620;
  const side = beside ? Math.min(measure(zone.title, true, false) * 12.5 + 20, at.w * 0.3) : 0;
  const widths = laneWidths(zone.lanes, at.w - side - gap * (zone.lanes.length - 1));
  let x = at.x + side;
  return (
    <g>
      {(stacked || beside) && (
        <text x={at.x + 6} y={stacked ? at.y + 14 : at.y + at.h / 2 + 4.5} font-size={title.size} font-weight={650} class="t-title">
          {title.words}
        </text>
      )}
      {zone.lanes.map((lane, index) => {
        const from = x;
        const planned = widths[index] ?? { w: 0, icon: false, named: false };
        x += planned.w + gap;
        return <LaneView key={lane.id} lane={lane} box={{ x: from, y: top, w: planned.w, h }} planned={planned} catalogue={catalogue} />;
      })}
    </g>
  );
}

function LaneView({ lane, box, planned, catalogue }: { lane: Lane; box: Box; planned: LanePlan; catalogue: Catalogue }) {
  const now = lane.state === "now";
  const icon = planned.icon ? catalogue.icons[lane.icon ?? ""] : undefined;
  const size = Math.min(16, box.h * 0.5);
  const label = planned.named ? laneWords(lane) : icon ? "" : lane.label;
  const left = icon && label !== "" ? size + 5 : 0;
  const words = fit([label], box.w - 6 - left, 13, 8.5, measure, false, now);
  const wide = words.size * measure(words.words, now, false);
  const x = box.x + (box.w - (icon && label === "" ? size : left + wide)) / 2;
  return (
    <g class={`t-lane ${lane.state ?? ""}`}>
      <rect x={box.x} y={box.y + 1} width={box.w} height={box.h - 2} rx={7} />
      <g class="t-lane-ink">
        <Glyph icon={icon} x={x} y={box.y + (box.h - size) / 2} size={size} fill="currentColor" />
        <text x={x + left} y={box.y + box.h / 2 + words.size * 0.35} font-size={words.size} font-weight={now ? 700 : 500}>
          {words.words}
        </text>
      </g>
      {lane.state === "done" && <path class="t-done" d={`M${box.x + box.w - 10} ${box.y + 6}l2.500 2.500l4 -5`} />}
    </g>
  );
}

const LARGEST_BADGE = 21;
const LEAST_FACT = 60; // pixels; in less room facts are only told
const LINE = 15; // pixels from one line of facts to the next

/** Sums in one line where they have room in a size that can be read, else in more; facts below or beside them. */
function PanelView(props: ZoneProps<Panel>) {
  const { zone, at, catalogue } = props;
  const { x, y, w, h } = at.inner;
  const badges = zone.badges ?? [];
  const { size, rows } = sumsIn(badges, w, h, zone.lines.length > 0);
  const high = rows.length * (size + 4);
  const top = zone.lines.length === 0 ? y + Math.max(0, (h - high) / 2) : y;
  const beside = zone.lines.length > 0 && rows.length < 2 && h - high < LINE - 3;
  const used = beside ? widthOfRow(rows[0] ?? [], size) + 10 : 0;
  const free = beside ? h : h - high;
  const lines = w - used < LEAST_FACT ? [] : zone.lines.flatMap((text) => wrap(text, w - used - 8, 12));
  const fitting = lines.slice(0, Math.max(1, Math.floor((free + 3) / LINE)));
  if (fitting.length < lines.length) fitting.push([...(fitting.pop() ?? []), { icon: "", words: " …", bold: false }]);
  const base = beside ? y + Math.max(12, (h - fitting.length * LINE) / 2 + 12) : y + high + 10;
  return (
    <g>
      <Ground {...props} />
      {rows.map((row, line) => {
        let from = x + 4;
        return row.map((badge) => {
          const left = from;
          from += badgeWidth(badge, size, false) + 4;
          return <BadgePill key={badge.icon} badge={badge} x={left} y={top + line * (size + 4) + (beside ? (h - size) / 2 : 2)} h={size} catalogue={catalogue} />;
        });
      })}
      <g class="t-title">
        {fitting.map((line, index) => (
          <Markup key={index} line={line} x={x + 4 + used} y={base + index * LINE} size={12} fill="currentColor" icons={catalogue.icons} />
        ))}
      </g>
    </g>
  );
}

const widthOfRow = (row: readonly Badge[], size: number): number => row.reduce((sum, badge) => sum + badgeWidth(badge, size, false) + 4, 0);

/** The largest badges that have room, in as many rows as they need. */
function sumsIn(badges: readonly Badge[], w: number, h: number, more: boolean): { size: number; rows: Badge[][] } {
  for (let size = Math.min(LARGEST_BADGE, h); ; size -= 0.5) {
    const rows: Badge[][] = [];
    for (const badge of badges) {
      const last = rows.at(-1);
      if (last && widthOfRow([...last, badge], size) <= w) last.push(badge);
      else rows.push([badge]);
    }
    const room = more && h > 28 ? h - LINE : h;
    if (size <= 11 || (rows.length * (size + 4) - 4 <= room && rows.every((row) => widthOfRow(row, size) <= w + 4))) return { size, rows };
  }
}
