/** A piece on the table, with the ring that says what can be done with it. */

import { useMemo } from "preact/hooks";

import type { Catalogue, Frame, Piece } from "../../wire";
import { placed } from "../flight";
import { type Placed, zoneOf } from "../places";
import { toned } from "./colour";
import { Back, FaceView, Tucked } from "./face";

interface PieceProps {
  readonly id: string;
  readonly piece: Piece;
  readonly at: Placed;
  readonly frame: Frame;
  readonly catalogue: Catalogue;
  readonly lit?: boolean;
  readonly chosen?: boolean;
  readonly final?: boolean;
  readonly shift?: { readonly dx: number; readonly dy: number } | null;
}

export function PieceView(props: PieceProps) {
  const { id, piece, at, frame, catalogue, lit = false, chosen = false, final = false, shift = null } = props;
  const { w, h } = at;
  const sitters = frame.sitters;
  const kind = frame.zones[zoneOf(piece.at)]?.kind;
  const grounded = kind === "grid" || (kind === "lanes" && piece.at.includes("/"));
  const owner = piece.owner === undefined || piece.owner === null ? undefined : sitters[piece.owner];
  const tones = `${owner?.tone ?? ""}${owner?.sign ?? ""}`;
  const inside = useMemo(() => {
    const face = catalogue.faces[piece.face ?? ""] ?? null;
    if (at.under) return <Tucked face={face} w={w} h={h} catalogue={catalogue} />;
    if (!face) return <Back w={w} h={h} tone={toned(catalogue.tones, owner?.tone)} />;
    return <FaceView face={face} piece={piece} w={w} h={h} catalogue={catalogue} sitters={sitters} grounded={grounded} />;
  }, [piece, w, h, catalogue, grounded, at.under, tones]);
  const where = shift ? { x: at.x + shift.dx, y: at.y + shift.dy, w, h } : at;
  const state = `${lit ? " lit" : ""}${chosen ? " chosen" : ""}${shift ? " dragged" : ""}`;
  return (
    <g data-piece={id} class={`t-piece${state}`} style={{ transform: placed(where) }}>
      {chosen && <rect class="t-ring chosen" x={-3} y={-3} width={w + 6} height={h + 6} rx={8.5} />}
      {(lit || chosen) && <rect class="t-ring" x={-2.5} y={-2.5} width={w + 5} height={h + 5} rx={8} />}
      {inside}
      {final && lit && (
        <g class="t-final-sign" transform={`translate(${w - 9} ${-3})`}>
          <circle cx={5} cy={5} r={7.5} />
          <path d="M1.5 5h7" />
        </g>
      )}
    </g>
  );
}
