/** What lies on the table beside the pieces: boards, rows, piles, tracks, phases and sums. */

import type { ComponentChildren } from "preact";

import type { Catalogue, Frame, Grid, Lane, Lanes, Panel, Row, Sitter, Stack, Track, Zone } from "../../wire";
import { type Box } from "../layout";
import { type Plan, type ZonePlan } from "../places";
import { fit, measure, wrap } from "../text";
import { inkOn, lighter, toned } from "./colour";
import { Back, FaceView } from "./face";
import { Glyph, Markup } from "./glyph";

export interface ZoneProps<Z extends Zone = Zone> {
  readonly zone: Z;
  readonly at: ZonePlan;
  readonly plan: Plan;
  readonly frame: Frame;
  readonly catalogue: Catalogue;
}

export function ZoneView(props: ZoneProps) {
  const { zone } = props;
  switch (zone.kind) {
    case "grid":
      return <GridView {...props} zone={zone} />;
    case "row":
      return <RowView {...props} zone={zone} />;
    case "stack":
      return <StackView {...props} zone={zone} />;
    case "track":
      return <TrackView {...props} zone={zone} />;
    case "lanes":
      return <LanesView {...props} zone={zone} />;
    case "panel":
      return <PanelView {...props} zone={zone} />;
  }
}

const ownerOf = ({ zone, frame }: ZoneProps): Sitter | undefined =>
  zone.owner === undefined || zone.owner === null ? undefined : frame.sitters[zone.owner];

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

interface GroundProps extends ZoneProps {
  readonly count?: string;
}

/** The felt of a zone with its title; whose it is by a stripe of the seat's tone and by its sign. */
function Ground(props: GroundProps) {
  const { zone, at, catalogue, count = "" } = props;
  const owner = ownerOf(props);
  const tone = owner ? toned(catalogue.tones, owner.tone) : null;
  const beside = at.head === 0;
  const sign = owner ? 13 : 0;
  const room = (beside ? at.side - 6 : at.w - 16) - sign - (count === "" ? 0 : 9 * count.length + 8);
  const title = fit([capital(zone.title)], Math.max(10, room), 12.5, 9.5);
  const base = beside ? at.y + at.h / 2 + 4.5 : at.y + 16;
  return (
    <g>
      <rect x={at.x} y={at.y} width={at.w} height={at.h} rx={7} class="t-felt" />
      {tone && <rect x={at.x} y={at.y + 5} width={3.5} height={at.h - 10} rx={1.75} fill={lighter(tone, 0.15)} />}
      {owner && (
        <text x={at.x + 8} y={base - 0.5} font-size={9.5} class="t-title">
          {owner.sign}
        </text>
      )}
      <text x={at.x + 8 + sign} y={base} font-size={title.size} font-weight={650} class="t-title">
        {title.words}
      </text>
      {count !== "" && (
        <text x={beside ? at.x + at.side - 4 : at.x + at.w - 8} y={base} font-size={13} font-weight={700} text-anchor="end" class="t-title">
          {count}
        </text>
      )}
    </g>
  );
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

function StackView(props: ZoneProps<Stack>) {
  const { zone, at, plan, frame, catalogue } = props;
  const box = plan.slots.get(zone.id);
  const lying = Object.values(frame.pieces).some((piece) => piece.at === zone.id);
  const owner = ownerOf(props);
  const top = catalogue.faces[zone.faces?.at(-1) ?? ""];
  const tone = toned(catalogue.tones, owner?.tone);
  return (
    <g>
      <Ground {...props} count={String(zone.n)} />
      {box && at.head > 0 && !lying && <Pile box={box} n={zone.n}>
        {top ? (
          <FaceView face={top} piece={null} w={box.w} h={box.h} catalogue={catalogue} sitters={frame.sitters} grounded={false} />
        ) : (
          <Back w={box.w} h={box.h} tone={tone} />
        )}
      </Pile>}
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

/** How wide each lane is: the current one as its words need, the others with their names where there is room. */
export function laneWidths(lanes: readonly Lane[], room: number, wide = measure): { w: number; named: boolean }[] {
  const need = lanes.map((lane) => {
    const icon = lane.icon ? 18 : 0;
    const note = lane.note ? 12 * wide(lane.note, false, false) + 6 : 0;
    return 13 * wide(lane.label, true, false) + icon + note + 18;
  });
  const now = lanes.findIndex((lane) => lane.state === "now");
  const total = need.reduce((sum, each) => sum + each, 0);
  if (total <= room) return need.map((each) => ({ w: each + (room - total) / lanes.length, named: true }));
  const small = lanes.length > 1 ? Math.min(46, (room - (need[now] ?? 0)) / (lanes.length - 1)) : 0;
  if (small >= 18) {
    const rest = room - small * (lanes.length - (now < 0 ? 0 : 1));
    return lanes.map((_, i) => (i === now ? { w: rest, named: true } : { w: small, named: false }));
  }
  return lanes.map(() => ({ w: room / lanes.length, named: false }));
}

function LanesView({ zone, at, catalogue }: ZoneProps<Lanes>) {
  const gap = 3;
  const stacked = at.h >= 54;
  const title = fit([zone.title], at.w - 12, 12.5, 9.5);
  const top = stacked ? at.y + 20 : at.y;
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
        const { w, named } = widths[index] ?? { w: 0, named: false };
        x += w + gap;
        return <LaneView key={lane.id} lane={lane} box={{ x: from, y: top, w, h }} named={named} catalogue={catalogue} />;
      })}
    </g>
  );
}

function LaneView({ lane, box, named, catalogue }: { lane: Lane; box: Box; named: boolean; catalogue: Catalogue }) {
  const now = lane.state === "now";
  const icon = catalogue.icons[lane.icon ?? ""];
  const size = Math.min(16, box.h * 0.5);
  const left = icon ? size + 5 : 0;
  const note = now && lane.note ? `  ${lane.note}` : "";
  const label = named ? `${lane.label}${note}` : icon ? "" : lane.label;
  const words = fit([label], box.w - 10 - left, 13, 9, measure, false, now);
  const wide = words.size * measure(words.words, now, false);
  const x = box.x + (box.w - left * (label === "" ? 0.78 : 1) - wide) / 2;
  return (
    <g class={`t-lane ${lane.state ?? ""}`}>
      <rect x={box.x} y={box.y + 1} width={box.w} height={box.h - 2} rx={7} />
      <g class="t-lane-ink">
        <Glyph icon={icon} x={x} y={box.y + (box.h - size) / 2} size={size} fill="currentColor" />
        <text x={x + left} y={box.y + box.h / 2 + words.size * 0.35} font-size={words.size} font-weight={now ? 700 : 500}>
          {words.words}
        </text>
      </g>
      {lane.state === "done" && <path class="t-done" d={`M${box.x + box.w - 11} ${box.y + 8}l2.5 2.5l4 -5`} />}
    </g>
  );
}

function PanelView(props: ZoneProps<Panel>) {
  const { zone, at, catalogue } = props;
  const rows = zone.lines.flatMap((text) => wrap(text, at.inner.w - 8, 12.5));
  const fitting = rows.slice(0, Math.max(1, Math.floor(at.inner.h / 17)));
  return (
    <g>
      <Ground {...props} />
      <g class="t-title">
        {fitting.map((line, index) => (
          <Markup key={index} line={line} x={at.inner.x + 4} y={at.inner.y + 13 + index * 17} size={12.5} fill="currentColor" icons={catalogue.icons} />
        ))}
      </g>
    </g>
  );
}
