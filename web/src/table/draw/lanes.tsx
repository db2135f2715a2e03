/** Lanes one above the other: what each asks for and gives, what is free in it, and how far it has come. */

import type { Badge, Catalogue, Lane, Lanes, Meter, Slot } from "../../wire";
import type { LanePlanned, SlotPlan } from "../lanes";
import type { Box } from "../layout";
import { fit, measure } from "../text";
import { BadgePill, badgeWidth } from "./badge";
import { inkOn, toned } from "./colour";
import { Glyph } from "./glyph";
import { Ground, type ZoneProps } from "./ground";

export function DownView(props: ZoneProps<Lanes>) {
  const { zone, at, catalogue } = props;
  return (
    <g>
      <Ground {...props} />
      {zone.lanes.map((lane, index) => {
        const planned = at.lanes?.lanes[index];
        return planned && <DownLane key={lane.id} lane={lane} at={planned} catalogue={catalogue} />;
      })}
    </g>
  );
}

const PLAIN = "#5c5346";

interface LaneProps {
  readonly lane: Lane;
  readonly at: LanePlanned;
  readonly catalogue: Catalogue;
}

function DownLane({ lane, at, catalogue }: LaneProps) {
  return (
    <g class={`t-way ${lane.state ?? ""}`}>
      <rect class="ground" x={at.x} y={at.y} width={at.w} height={at.h} rx={6} />
      <Label lane={lane} box={at.label} bare={(lane.meters ?? []).length > 0 && at.label.h < at.h} catalogue={catalogue} />
      {(lane.slots ?? []).map((slot, index) => {
        const planned = at.slots[index];
        return planned && <Spaces key={slot.id} slot={slot} at={planned} catalogue={catalogue} />;
      })}
      <Meters meters={lane.meters ?? []} box={at.meters} catalogue={catalogue} />
    </g>
  );
}

const LEAST_TWO_LINES = 33; // pixels; in a lower lane name and badges share a line

/** The name of a lane; what it gives, or a note, below or beside it where there is room. */
function Label({ lane, box, bare, catalogue }: { lane: Lane; box: Box; bare: boolean; catalogue: Catalogue }) {
  const badges = bare ? [] : (lane.badges ?? []);
  const note = lane.note ?? "";
  const two = box.h >= LEAST_TWO_LINES && (badges.length > 0 || note !== "");
  const largest = Math.min(17, box.h * (two ? 0.42 : 0.6));
  const need = badges.reduce((sum, badge) => sum + badgeWidth(badge, largest, false) + 3, 0);
  const size = two && need > box.w ? Math.max(9, (largest * box.w) / need) : largest;
  const wide = badges.reduce((sum, badge) => sum + badgeWidth(badge, size, false) + 3, 0);
  const icon = catalogue.icons[lane.icon ?? ""];
  const sign = icon ? size + 5 : 0;
  const room = box.w - sign - (two ? 0 : wide);
  const name = fit([lane.label], room, 12.5, 9, measure, false, true);
  const base = two ? box.y + box.h * 0.28 + name.size * 0.36 : box.y + box.h / 2 + name.size * 0.36;
  const y = two ? box.y + box.h * 0.53 : box.y + (box.h - size) / 2;
  const said = fit([note], box.w - sign, 11, 8.5, measure, false, false);
  let x = box.x + (two ? 0 : sign + name.size * measure(name.words, true, false) + 4);
  return (
    <g class="ink">
      <Glyph icon={icon} x={box.x - 1} y={two ? box.y + box.h * 0.28 - size / 2 : box.y + (box.h - size) / 2} size={size} fill="currentColor" />
      <text x={box.x + sign} y={base} font-size={name.size} font-weight={650}>
        {name.words}
      </text>
      {badges.map((badge) => {
        const from = x;
        x += badgeWidth(badge, size, false) + 3;
        return <BadgePill key={badge.icon} badge={badge} x={from} y={y} h={size} catalogue={catalogue} />;
      })}
      {two && badges.length === 0 && note !== "" && (
        <text x={box.x + sign} y={box.y + box.h * 0.78 + said.size * 0.3} font-size={said.size}>
          {said.words}
        </text>
      )}
    </g>
  );
}

/** Free spaces of a slot after the pieces in it; those that have to be filled stand out. */
function Spaces({ slot, at, catalogue }: { slot: Slot; at: SlotPlan; catalogue: Catalogue }) {
  const icons = slot.spaces ?? [];
  const last = at.spaces.at(-1);
  return (
    <g>
      {icons.map((icon, index) => {
        const box = at.spaces[at.lying + index];
        return box && <Space key={index} icon={icon} must={index < (slot.must ?? 0)} box={box} catalogue={catalogue} />;
      })}
      {slot.badge && last && icons.length > 0 && <Given badge={slot.badge} box={last} catalogue={catalogue} />}
    </g>
  );
}

/** A free space. Of two signs, `a+b`, either will do. What has to be filled has a firm frame. */
function Space({ icon, must, box, catalogue }: { icon: string; must: boolean; box: Box; catalogue: Catalogue }) {
  const names = icon.split("+");
  const tones = names.map((name) => catalogue.tones?.[name] ?? PLAIN);
  const [one = PLAIN, other = one] = tones;
  const [x, y, w, h] = [box.x + 2, box.y + 2, box.w - 4, box.h - 4];
  const two = names.length > 1;
  const size = w * (two ? 0.5 : 0.66);
  const sign = (n: number, left: number, top: number) => (
    <Glyph icon={catalogue.icons[names[n] ?? ""]} x={left} y={top} size={size} fill={tones[n] ?? PLAIN} opacity={must ? 1 : 0.75} />
  );
  return (
    <g class={must ? "t-space must" : "t-space"}>
      <rect x={x} y={y} width={w} height={h} rx={Math.min(6, w * 0.2)} stroke={one} />
      {two && <path d={`M${x + w * 0.8} ${y + h * 0.2}L${x + w * 0.2} ${y + h * 0.8}`} stroke={other} />}
      {two ? sign(0, x + w * 0.03, y + h * 0.03) : sign(0, x + (w - size) / 2, y + (h - size) / 2)}
      {two && sign(1, x + w * 0.97 - size, y + h * 0.97 - size)}
    </g>
  );
}

/** What a slot gives or costs, at the lower edge of its last space. */
function Given({ badge, box, catalogue }: { badge: Badge; box: Box; catalogue: Catalogue }) {
  const size = Math.min(15, Math.max(10.5, box.h * 0.4));
  const w = badgeWidth(badge, size, false);
  return <BadgePill badge={badge} x={box.x + box.w - w + 3} y={box.y + box.h - size + 2} h={size} catalogue={catalogue} />;
}

/** Bars that fill up to what is needed; the numbers say the same. One below the other, or side by side in a low box. */
function Meters({ meters, box, catalogue }: { meters: readonly Meter[]; box: Box; catalogue: Catalogue }) {
  const gap = 2;
  const level = box.h < 24 && box.w >= 60 * meters.length;
  const [across, down] = level ? [Math.max(1, meters.length), 1] : [1, Math.max(1, meters.length)];
  const h = Math.min(22, (box.h - 4 - gap * (down - 1)) / down);
  const w = (box.w - gap * (across - 1)) / across;
  const top = box.y + (box.h - h * down - gap * (down - 1)) / 2;
  return (
    <g>
      {meters.map(({ icon, have, need }, index) => {
        const x = box.x + (level ? index * (w + gap) : 0);
        const y = top + (level ? 0 : index * (h + gap));
        const part = need > 0 ? Math.min(1, Math.max(0, have / need)) : 1;
        const tone = toned(catalogue.tones, icon);
        const words = `${String(have)}/${String(need)}`;
        const size = Math.min(13, h * 0.72, (w - h - 6) / measure(words, true, false));
        return (
          <g key={icon} class={have >= need ? "t-meter full" : "t-meter"}>
            <rect class="rest" x={x} y={y} width={w} height={h} rx={h / 2} />
            {part > 0 && <rect x={x} y={y} width={Math.max(h, w * part)} height={h} rx={h / 2} fill={tone} />}
            <circle cx={x + h / 2} cy={y + h / 2} r={h / 2} fill={tone} />
            <Glyph icon={catalogue.icons[icon]} x={x + h * 0.17} y={y + h * 0.17} size={h * 0.66} fill={inkOn(tone)} />
            <text x={x + h + (w - h) / 2} y={y + h / 2 + size * 0.36} font-size={size} font-weight={700} text-anchor="middle">
              {words}
            </text>
          </g>
        );
      })}
    </g>
  );
}
