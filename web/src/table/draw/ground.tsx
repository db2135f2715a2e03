/** What every zone has: its felt, its title, and whose it is. */

import type { Catalogue, Frame, Sitter, Zone } from "../../wire";
import type { Plan, ZonePlan } from "../places";
import { fit } from "../text";
import { lighter, toned } from "./colour";

export interface ZoneProps<Z extends Zone = Zone> {
  readonly zone: Z;
  readonly at: ZonePlan;
  readonly plan: Plan;
  readonly frame: Frame;
  readonly catalogue: Catalogue;
}

export const ownerOf = ({ zone, frame }: ZoneProps): Sitter | undefined =>
  zone.owner === undefined || zone.owner === null ? undefined : frame.sitters[zone.owner];

export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

interface GroundProps extends ZoneProps {
  readonly count?: string;
}

/** The felt of a zone with its title; whose it is by a stripe of the seat's tone and by its sign. */
export function Ground(props: GroundProps) {
  const { zone, at, catalogue, count = "" } = props;
  const owner = ownerOf(props);
  const tone = owner ? toned(catalogue.tones, owner.tone) : null;
  const beside = at.head === 0;
  const sign = owner ? 12 : 0;
  const room = (beside ? at.side - 4 : at.w - 11) - sign - (count === "" ? 0 : 9 * count.length + 8);
  const title = fit([capital(zone.title)], Math.max(10, room), 12.5, 9.5);
  const base = beside ? at.y + at.h / 2 + 4.5 : at.y + 16;
  return (
    <g>
      <rect x={at.x} y={at.y} width={at.w} height={at.h} rx={7} class="t-felt" />
      {tone && <rect x={at.x} y={at.y + 5} width={3.5} height={at.h - 10} rx={1.75} fill={lighter(tone, 0.15)} />}
      {owner && (
        <text x={at.x + 7} y={base - 0.5} font-size={9.5} class="t-title">
          {owner.sign}
        </text>
      )}
      <text x={at.x + 7 + sign} y={base} font-size={title.size} font-weight={650} class="t-title">
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
