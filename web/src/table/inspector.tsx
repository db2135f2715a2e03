/** A piece, a pile or a lane to be read at leisure: all its text, beside it and never over what is asked. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { Icon } from "../ui/icon";
import type { Catalogue, Frame, Lane, Lanes, Piece, Stack } from "../wire";
import { say } from "../words";
import { inkOn, luminance, toned } from "./draw/colour";
import { capital } from "./draw/ground";
import { Rich, Sign } from "./rich";
import { beside, type Box } from "./layout";
import { type Plan, zoneOf } from "./places";
import { laneParts } from "./reader";
import { laneAt, refsOf } from "./refs";

/** `id`: of a piece, a pile's zone, or the place of a lane. Pinned it stays until it is closed, else as long as one points at it. */
export interface Inspected {
  readonly id: string;
  readonly pinned: boolean;
}

interface InspectorProps {
  readonly inspected: Inspected;
  readonly frame: Frame;
  readonly catalogue: Catalogue;
  readonly plan: Plan;
  readonly room: Box;
  readonly precious: readonly Box[];
  readonly lit: ReadonlyMap<string, string>;
  readonly onClose: () => void;
  readonly onWhy?: ((refs: readonly string[]) => void) | undefined;
}

export function Inspector(props: InspectorProps) {
  const { inspected, frame, plan, room, precious, onClose, onWhy, lit } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [where, setWhere] = useState<Box | null>(null);
  const piece = frame.pieces[inspected.id];
  const zone = frame.zones[zoneOf(inspected.id)];
  const subject = plan.pieces.get(inspected.id) ?? plan.slots.get(inspected.id);
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node || !subject) return;
    const size = { w: node.offsetWidth, h: node.offsetHeight };
    setWhere(beside(subject, size, { x: room.x + 4, y: room.y + 4, w: room.w - 8, h: room.h - 8 }, precious, inspected.pinned ? 0.4 : 3));
  }, [inspected.id, inspected.pinned, subject, room.w, room.h]);
  const way = piece ? null : laneAt(frame, inspected.id);
  if (!subject || (!piece && !way && zone?.kind !== "stack")) return null;
  const refs = piece ? refsOf(frame, piece.id) : [inspected.id];
  const asks = inspected.pinned && onWhy && frame.ask?.mine === true && !refs.some((ref) => lit.has(ref));
  return (
    <div
      ref={panel}
      class={`t-inspector${inspected.pinned ? " pinned" : ""}`}
      style={{ left: `${String(where?.x ?? 0)}px`, top: `${String(where?.y ?? 0)}px`, visibility: where ? "visible" : "hidden" }}
      role={inspected.pinned ? "dialog" : undefined}
      aria-label={piece ? (props.catalogue.faces[piece.face ?? ""]?.name ?? say("table-face-down")) : (way?.lane.label ?? zone?.title)}
      aria-hidden={inspected.pinned ? undefined : "true"}
    >
      {piece && <PieceText {...props} piece={piece} />}
      {way && <LaneText {...props} zone={way.zone} lane={way.lane} />}
      {!piece && zone?.kind === "stack" && <PileText {...props} zone={zone} />}
      {inspected.pinned && (
        <div class="t-inspector-foot">
          {asks && (
            <button type="button" onClick={() => onWhy(refs)}>
              {say("table-why")}
            </button>
          )}
          <button type="button" onClick={onClose}>
            <Icon sign="cross" />
            {say("close")}
          </button>
        </div>
      )}
    </div>
  );
}

function PieceText({ piece, frame, catalogue, plan }: InspectorProps & { piece: Piece }) {
  const face = catalogue.faces[piece.face ?? ""];
  const owner = piece.owner === undefined || piece.owner === null ? undefined : frame.sitters[piece.owner];
  const tone = toned(catalogue.tones, face?.tone || owner?.tone);
  const icons = catalogue.icons;
  const live = new Map((piece.badges ?? []).map((badge) => [badge.icon, badge]));
  const numbers = [...(face?.corners ?? []).filter((badge) => !live.has(badge.icon)), ...live.values()];
  const beneath = Object.values(frame.pieces).filter((each) => each.at === `@${piece.id}:under`);
  const slot = piece.at.includes("/") && plan.slots.has(piece.at) ? piece.at.slice(piece.at.indexOf("/") + 1) : "";
  return (
    <>
      <header style={{ background: tone, color: inkOn(tone) }}>
        {face?.art && (
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path d={icons[face.art]?.path ?? ""} fill={luminance(tone) > 0.36 ? "#2b2118" : "#f3e7cf"} />
          </svg>
        )}
        <div>
          <strong>{face?.name ?? say("table-face-down")}</strong>
          {face?.line && <span>{face.line}</span>}
        </div>
      </header>
      {(owner || slot !== "") && (
        <p class="t-whose">
          {owner ? `${owner.sign} ${owner.name}` : ""}
          {slot !== "" ? ` · ${slot}` : ""}
        </p>
      )}
      {numbers.length > 0 && (
        <ul class="t-numbers">
          {numbers.map((badge) => (
            <li key={badge.icon}>
              <Sign icon={icons[badge.icon]} />
              {badge.say}
            </li>
          ))}
        </ul>
      )}
      {(face?.sections ?? []).map((section, index) => (
        <section key={index}>
          {section.head !== "" && <h3>{section.head}</h3>}
          <Rich text={section.text} icons={icons} />
        </section>
      ))}
      {((piece.states ?? []).length > 0 || (piece.notes ?? []).length > 0) && (
        <ul class="t-states">
          {(piece.states ?? []).map((state) => (
            <li key={state}>
              <Sign icon={icons[state]} />
              {icons[state]?.say ?? state}
            </li>
          ))}
          {(piece.notes ?? []).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {beneath.length > 0 && (
        <p class="t-beneath">
          {say("table-under")} {beneath.map((each) => catalogue.faces[each.face ?? ""]?.name ?? say("table-face-down")).join(", ")}
        </p>
      )}
    </>
  );
}

function LaneText({ zone, lane, frame, catalogue }: InspectorProps & { zone: Lanes; lane: Lane }) {
  const tone = toned(catalogue.tones, lane.tone);
  return (
    <>
      <header style={{ background: tone, color: inkOn(tone) }}>
        <div>
          <strong>{capital(lane.label)}</strong>
          <span>{zone.title}</span>
        </div>
      </header>
      <ul class="t-holds">
        {laneParts(frame, catalogue, zone, lane).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </>
  );
}

function PileText({ zone, frame, catalogue }: InspectorProps & { zone: Stack }) {
  const owner = zone.owner === undefined || zone.owner === null ? undefined : frame.sitters[zone.owner];
  const tone = toned(catalogue.tones, owner?.tone);
  const holds = zone.holds ?? [];
  return (
    <>
      <header style={{ background: tone, color: inkOn(tone) }}>
        <div>
          <strong>{zone.title}</strong>
          {owner && (
            <span>
              {owner.sign} {owner.name}
            </span>
          )}
        </div>
      </header>
      <p class="t-whose">{say("table-pile-count", { n: zone.n })}</p>
      {holds.length > 0 ? (
        <ul class="t-holds">
          {holds.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      ) : (
        zone.n > 0 && <p class="t-note">{say("table-pile-hidden")}</p>
      )}
    </>
  );
}
