/** A number beside its icon, as a pill. */

import type { Badge, Catalogue } from "../../wire";
import { measure } from "../text";
import { inkOn, mixed, toned } from "./colour";
import { Glyph } from "./glyph";

const GROUND = "#37302a";

/** What a badge shows. Where a part is missing the whole stands beside it, so that a wound is more than a colour. */
export const numberOf = (badge: Badge, short: boolean): string =>
  hurt(badge) && !short ? `${badge.n}/${badge.of ?? ""}` : String(badge.n);

export const hurt = (badge: Badge): boolean => badge.of !== undefined && badge.of !== null && badge.n < badge.of;

export const badgeWidth = (badge: Badge, h: number, short: boolean): number =>
  h * 0.98 + Math.max(h * 0.42, h * 0.78 * measure(numberOf(badge, short), true, false)) + h * 0.2;

interface BadgeProps {
  readonly badge: Badge;
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly catalogue: Catalogue;
  readonly short?: boolean;
}

export function BadgePill({ badge, x, y, h, catalogue, short = false }: BadgeProps) {
  const ground = catalogue.tones?.[badge.icon] === undefined ? GROUND : toned(catalogue.tones, badge.icon);
  const ink = inkOn(ground);
  const w = badgeWidth(badge, h, short);
  const icon = catalogue.icons[badge.icon];
  const wounded = hurt(badge);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={w}
        height={h}
        rx={h / 2}
        fill={wounded ? mixed(ground, "#000000", 0.45) : ground}
        stroke={wounded ? "#ffd0c4" : mixed(ground, "#fff4dd", 0.55)}
        stroke-width={Math.max(0.8, h * (wounded ? 0.09 : 0.06))}
        stroke-dasharray={wounded ? `${h * 0.22} ${h * 0.12}` : undefined}
      />
      <Glyph icon={icon} x={h * 0.16} y={h * 0.13} size={h * 0.74} fill={wounded ? "#ffb7a6" : ink} />
      <text x={h * 0.98} y={h * 0.775} font-size={h * 0.78} font-weight={700} fill={wounded ? "#ffd9cf" : ink}>
        {numberOf(badge, short)}
      </text>
    </g>
  );
}
