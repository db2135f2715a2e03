/** The position as a structured list, for those who hear the table instead of seeing it. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Catalogue, Frame, Lane, Lanes, Line, Piece, Zone } from "../wire";
import { say } from "../words";
import { isAwaited } from "./seats";
import { fresh } from "./steps";

/** A piece in words: its name, whose it is, its numbers, states and notes, and what lies under it. */
export function told(frame: Frame, catalogue: Catalogue, piece: Piece): string {
  const parts = [catalogue.faces[piece.face ?? ""]?.name ?? say("table-face-down")];
  const owner = piece.owner === undefined || piece.owner === null ? undefined : frame.sitters[piece.owner];
  if (owner) parts.push(owner.whose);
  parts.push(...(piece.badges ?? []).map((badge) => badge.say));
  parts.push(...(piece.states ?? []).map((state) => catalogue.icons[state]?.say ?? state));
  parts.push(...(piece.notes ?? []));
  const beneath = Object.values(frame.pieces).filter((each) => each.at === `@${piece.id}:under`);
  if (beneath.length > 0) parts.push(`${say("table-under")} ${beneath.map((each) => told(frame, catalogue, each)).join("; ")}`);
  return parts.join(", ");
}

/** A lane in words: what it gives, what lies in its slots and is missing there, and how far it is. */
export function laneParts(frame: Frame, catalogue: Catalogue, zone: Lanes, lane: Lane): string[] {
  const parts = [lane.note ?? "", ...(lane.badges ?? []).map((badge) => badge.say)];
  for (const slot of lane.slots ?? []) {
    const lying = Object.values(frame.pieces).filter((piece) => piece.at === `${zone.id}/${lane.id}.${slot.id}`);
    parts.push(slot.badge?.say ?? "", ...lying.map((piece) => told(frame, catalogue, piece)), slot.say ?? "");
  }
  parts.push(...(lane.meters ?? []).map((meter) => meter.say));
  return [...new Set(parts)].filter((part) => part !== "");
}

const laneTold = (frame: Frame, catalogue: Catalogue, zone: Lanes, lane: Lane): string =>
  [lane.state === "now" ? `[${lane.label}]` : lane.label, ...laneParts(frame, catalogue, zone, lane)].join("; ");

function headOf(zone: Zone): string {
  switch (zone.kind) {
    case "track":
      return `${zone.title}: ${String(zone.at)} / ${String(zone.last)}`;
    case "stack":
    case "row":
      return `${zone.title}: ${String(zone.n)}`;
    case "lanes": {
      if (zone.down === true) return zone.title;
      const now = zone.lanes.find((lane) => lane.state === "now");
      return `${zone.title}: ${now ? `${now.label} ${now.note ?? ""}` : ""}`.trim();
    }
    default:
      return zone.title;
  }
}

export function Position({ frame, catalogue }: { frame: Frame; catalogue: Catalogue }) {
  return (
    <section class="hidden-but-read" aria-label={say("table-position")}>
      <h2>{say("table-position")}</h2>
      <p>{say("table-keys")}</p>
      {frame.order.map((id) => {
        const zone = frame.zones[id];
        if (!zone || (zone.kind === "row" && zone.empty === false && zone.n === 0)) return null;
        const owner = zone.owner === undefined || zone.owner === null ? undefined : frame.sitters[zone.owner];
        return (
          <section key={id}>
            <h3>
              {owner ? `${owner.name}, ` : ""}
              {headOf(zone)}
            </h3>
            <Contents zone={zone} frame={frame} catalogue={catalogue} />
          </section>
        );
      })}
    </section>
  );
}

function Contents({ zone, frame, catalogue }: { zone: Zone; frame: Frame; catalogue: Catalogue }) {
  const lines: string[] = [];
  const at = (place: string): Piece[] => Object.values(frame.pieces).filter((piece) => piece.at === place);
  if (zone.kind === "grid") {
    for (const slot of [...zone.slots].reverse().flat()) {
      for (const piece of at(`${zone.id}/${slot}`)) lines.push(`${slot}: ${told(frame, catalogue, piece)}`);
    }
  } else if (zone.kind === "panel") lines.push(...(zone.badges ?? []).map((badge) => badge.say), ...zone.lines);
  else if (zone.kind === "stack") lines.push(...(zone.holds ?? []));
  lines.push(...at(zone.id).map((piece) => told(frame, catalogue, piece)));
  if (zone.kind === "lanes" && zone.down === true) lines.push(...zone.lanes.map((lane) => laneTold(frame, catalogue, zone, lane)));
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

const MOST = 8;

/** Says aloud what has just happened, and then what is asked. */
export function Announcer({ frame, lines }: { frame: Frame; lines: readonly Line[] }) {
  const [words, setWords] = useState("");
  const seen = useRef(lines);
  useEffect(() => {
    const happened = fresh(seen.current, lines).map((line) => line.text);
    seen.current = lines;
    const asked = isAwaited(frame) ? [frame.ask?.text ?? ""] : [];
    const over = frame.over ? [frame.over.text] : [];
    setWords([...happened.slice(-MOST), ...over, ...asked].join(" "));
  }, [frame.number, frame.ask?.text, lines]);
  return (
    <div class="hidden-but-read" role="log" aria-live="polite" aria-label={say("table-log")}>
      {words}
    </div>
  );
}
