/** A piece as it lies on the table: small with name, picture and numbers, or as a card that can be read. */

import type { Badge, Catalogue, Face, Piece, Section, Sitter } from "../../wire";
import { fit, type Line, measure, widthOf, wrap } from "../text";
import { BadgePill, badgeWidth } from "./badge";
import { darker, inkOn, lighter, luminance, mixed, NEUTRAL, toned } from "./colour";
import { Glyph, Markup } from "./glyph";

const CREAM = "#f3e7cf";
const INK = "#2b2118";
const LEAST = 9; // pixels; smaller text is left out
const STAMP = 46; // pixels; a narrower card shows no numbers but those of now
const LARGE_TILE = 120; // pixels; a smaller tile shows what it does and not its name
const TINY = 36; // pixels; a lower piece on a board has no room for its name

/** Below this a card is too small for sentences. */
const readable = (w: number, h: number): boolean => w >= 98 && h >= 134;

export interface FaceProps {
  readonly face: Face;
  readonly piece: Piece | null;
  readonly w: number;
  readonly h: number;
  readonly catalogue: Catalogue;
  readonly sitters: readonly Sitter[];
  readonly grounded: boolean; // lies on a board, where it matters whose it is
}

type Corner = "tl" | "tr" | "bl" | "br";
const FREE: readonly Corner[] = ["tl", "bl", "br", "tr"];

interface Shown {
  readonly badge: Badge;
  /** Says how it is now, not only what is printed. */
  readonly live: boolean;
}

export interface Corners {
  readonly at: ReadonlyMap<Corner, Shown>;
  readonly more: readonly Badge[];
}

/** The numbers of a face in its corners, those of the piece in place of the printed ones; what is left stands apart. */
export function cornersOf(face: Face | null, piece: Piece | null): Corners {
  const at = new Map<Corner, Shown>();
  const printed = [...(face?.corners ?? [])];
  const live = new Map((piece?.badges ?? []).map((badge) => [badge.icon, badge]));
  for (const badge of printed) {
    const free = FREE.find((corner) => !at.has(corner) && !printed.some((other) => other.corner === corner));
    const corner = badge.corner || free;
    if (!corner) continue;
    const now = live.get(badge.icon);
    if (now) live.delete(badge.icon);
    at.set(corner, { badge: now ?? badge, live: now !== undefined });
  }
  const more: Badge[] = [];
  for (const badge of live.values()) {
    const corner = badge.corner || undefined;
    if (corner) at.set(corner, { badge, live: true });
    else more.push(badge);
  }
  return { at, more };
}

export function FaceView(props: FaceProps) {
  const { face, w, h } = props;
  if (face.kind === "token" || face.kind === "marker" || face.kind === "figure" || face.kind === "die") return <Token {...props} />;
  if (face.kind === "tile" && Math.min(w, h) < LARGE_TILE) return <Tile {...props} />;
  if (props.grounded && h < TINY) return <Tiny {...props} />;
  return readable(w, h) ? <Card {...props} /> : <Mini {...props} />;
}

/** Where there is no room for a name: whose it is, what it is, and the number that changes most. */
function Tiny(props: FaceProps) {
  const { face, piece, w, h, catalogue } = props;
  const { art, frame, sign } = groundOf(props);
  const size = Math.min(16, Math.max(11, h * 0.5));
  const { at } = cornersOf(face, piece);
  const live = (["br", "bl", "tl", "tr"] as const).flatMap((corner) => at.get(corner) ?? []).filter((shown) => shown.live);
  const main = live[0]?.badge;
  const wide = main ? badgeWidth(main, size, true) : 0;
  const left = sign === "" ? 2 : 9;
  const picture = Math.max(8, Math.min(h - 5, w - left - wide - 3));
  return (
    <g>
      <rect y={1} width={w} height={h} rx={4} class="shadow" />
      <rect width={w} height={h} rx={4} fill={frame} />
      <rect x={left} y={2} width={w - left - 2} height={h - 4} rx={3} fill={art} />
      <Glyph
        icon={catalogue.icons[face.art ?? ""]}
        x={left + (w - left - 2 - wide - picture) / 2}
        y={(h - picture) / 2}
        size={picture}
        fill={luminance(art) > 0.36 ? INK : CREAM}
        opacity={0.9}
      />
      <text x={1.5} y={h / 2 + 2.5} font-size={7} fill={inkOn(frame)}>
        {sign}
      </text>
      {main && <BadgePill badge={main} x={w - wide - 3} y={(h - size) / 2} h={size} catalogue={catalogue} short />}
    </g>
  );
}

/** Rounded above, straight below. */
const band = (w: number, h: number, r: number): string =>
  `M0 ${h}V${r}A${r} ${r} 0 0 1 ${r} 0H${w - r}A${r} ${r} 0 0 1 ${w} ${r}V${h}Z`;

function groundOf({ face, piece, catalogue, sitters, grounded }: FaceProps): { art: string; frame: string; sign: string } {
  const art = face.tone ? toned(catalogue.tones, face.tone) : NEUTRAL;
  const sitter = piece?.owner === undefined || piece.owner === null ? undefined : sitters[piece.owner];
  if (!grounded || !sitter) return { art, frame: darker(art, 0.3), sign: "" };
  return { art, frame: toned(catalogue.tones, sitter.tone), sign: sitter.sign };
}

function Mini(props: FaceProps) {
  const { face, piece, w, h, catalogue, grounded } = props;
  const { art, frame, sign } = groundOf(props);
  const r = Math.min(6, w * 0.07);
  const head = Math.min(19, Math.max(11, h * 0.2));
  const signs = sign === "" ? 0 : head * 0.62;
  const name = fit([face.name, face.short], w - 5 - signs, head * 0.74, 7.5, measure, true);
  const { at, more } = cornersOf(face, piece);
  const size = Math.min(22, Math.max(12.5, Math.min(w / 4.7, (h - head) / 3.1)));
  const gist = w < 110 || h - head < 84 ? null : gistOf(face.gist ?? [], w - 8);
  const air = h - head - (gist ? size * 0.9 : 0);
  const picture = Math.min(w * 0.66, air * 0.8);
  const low = lowIn(at, size, false);
  const cramped = w < 74;
  const short = cramped || low > w - 8;
  const lowest = short ? lowIn(at, size, true) : low;
  const printed = at.get("tl");
  const other = at.get("tr");
  const topRight = other && (other.live || !cramped || (!grounded && w >= STAMP)) ? size + 2 : 0;
  const first = printed && (printed.live || !cramped || !grounded) ? badgeWidth(printed.badge, size, short) + 5 : 3;
  return (
    <g>
      <rect y={1.5} width={w} height={h} rx={r} class="shadow" />
      <rect width={w} height={h} rx={r} fill={frame} />
      <rect x={2} y={head} width={w - 4} height={h - head - 2} rx={r * 0.5} fill={art} />
      <rect x={2} y={head} width={w - 4} height={h - head - 2} rx={r * 0.5} fill="url(#t-light)" />
      <Glyph
        icon={catalogue.icons[face.art ?? ""]}
        x={(w - picture) / 2}
        y={head + (air - picture) / 2}
        size={picture}
        fill={luminance(art) > 0.36 ? INK : CREAM}
        opacity={0.88}
      />
      {gist && (
        <g transform={`translate(${(w - gist.width) / 2} ${h - size - 8.5})`}>
          <rect x={-4} y={-gist.size} width={gist.width + 8} height={gist.size * 1.35} rx={gist.size * 0.5} fill={darker(art, 0.45)} opacity={0.78} />
          <Markup line={gist.line} x={0} y={0} size={gist.size} fill={CREAM} icons={catalogue.icons} />
        </g>
      )}
      {sign !== "" && (
        <text x={3} y={head * 0.74} font-size={head * 0.56} fill={inkOn(frame)} opacity={0.9}>
          {sign}
        </text>
      )}
      <text class="serif" x={signs + (w - signs) / 2} y={head * 0.74} font-size={name.size} font-weight={700} text-anchor="middle" fill={inkOn(frame)}>
        {name.words}
      </text>
      {[...at].map(([corner, { badge, live }]) => {
        if (cramped && (grounded || w < STAMP) && !live) return null;
        const wide = badgeWidth(badge, size, short);
        const x = corner === "tl" || corner === "bl" ? 3 : w - wide - 3;
        const second = corner === "tr" && printed && first + wide > w - 2 ? size + 1.5 : 0;
        const above = corner === "bl" && lowest > w - 6 ? size + 1.5 : 0;
        const y = corner === "tl" || corner === "tr" ? head + 2.5 + second : h - size - 4 - above;
        return <BadgePill key={corner} badge={badge} x={x} y={y} h={size} catalogue={catalogue} short={short} />;
      })}
      <Extras more={more} piece={piece} catalogue={catalogue} w={w} x={first} y={head + 2.5} size={size * 0.92} below={topRight} />
    </g>
  );
}

/** How wide the numbers in the lower corners are together. */
const lowIn = (at: Corners["at"], size: number, short: boolean): number =>
  (["bl", "br"] as const).reduce((sum, corner) => sum + (at.has(corner) ? badgeWidth((at.get(corner) as Shown).badge, size, short) : 0), 0);

/** What a card does in a word or a sign each, on one line; only the first of them where there is no room for all. */
function gistOf(gist: readonly string[], room: number): { line: Line; size: number; width: number } | null {
  for (const text of gist.length > 0 ? [gist.join(" · "), gist[0] ?? ""] : []) {
    for (const size of [9.5, 9, 8.5, 8]) {
      const [line, more] = wrap(text, room, size);
      if (line && !more) return { line, size, width: line.reduce((sum, bit) => sum + widthOf(bit, size, measure), 0) };
    }
  }
  return null;
}

interface ExtrasProps {
  readonly more: readonly Badge[];
  readonly piece: Piece | null;
  readonly catalogue: Catalogue;
  readonly w: number;
  readonly x: number; // from where there is room in the first line
  readonly y: number;
  readonly size: number;
  readonly below?: number; // how much lower the states begin
}

/** Numbers without a corner from the left, and the states a piece is in from the right. */
function Extras({ more, piece, catalogue, w, x, y, size, below = 0 }: ExtrasProps) {
  const states = (piece?.states ?? []).slice(0, 4);
  const edge = w - 3 - (states.length > 0 ? size * 0.82 : 0);
  const at = { x, y };
  return (
    <g>
      {more.map((badge) => {
        const wide = badgeWidth(badge, size, true);
        if (at.x + wide > edge && at.x > 3) {
          at.x = 3;
          at.y += size + 2;
        }
        const spot = { ...at };
        at.x += wide + 2;
        return <BadgePill key={badge.icon} badge={badge} x={spot.x} y={spot.y} h={size} catalogue={catalogue} short />;
      })}
      {states.map((state, index) => (
        <g key={state} transform={`translate(${w - 3 - size * 0.82} ${y + below + index * (size * 0.82 + 1)})`}>
          <circle cx={size * 0.41} cy={size * 0.41} r={size * 0.41} fill="#1d1813" stroke="#d8c9a6" stroke-width={0.8} />
          <Glyph icon={catalogue.icons[state]} x={size * 0.14} y={size * 0.14} size={size * 0.54} fill="#f6e6bd" />
        </g>
      ))}
    </g>
  );
}

interface Text {
  readonly size: number;
  readonly rows: readonly { readonly line: Line; readonly y: number; readonly head: boolean }[];
  readonly h: number;
  readonly whole: boolean;
}

/** The sections of a card in the largest size in which all of it has room; else as much of it as there is room for. */
export function setText(sections: readonly Section[], w: number, room: number, most: number): Text {
  let size = most;
  for (;;) {
    const rows: { line: Line; y: number; head: boolean }[] = [];
    let y = 0;
    for (const { head, text } of sections) {
      if (rows.length > 0) y += size * 0.45;
      for (const line of head === "" ? [] : wrap(`*${head}*`, w, size, measure, true)) {
        y += size * 1.2;
        rows.push({ line, y, head: true });
      }
      for (const line of wrap(text, w, size)) {
        y += size * 1.24;
        rows.push({ line, y, head: false });
      }
    }
    const h = y + size * 0.3;
    if (h <= room) return { size, rows, h, whole: true };
    if (size <= LEAST) {
      const fitting = rows.filter((row) => row.y + size * 0.3 <= room);
      return { size, rows: fitting, h: Math.min(h, room), whole: false };
    }
    size = Math.max(LEAST, size - 0.5);
  }
}

function Card(props: FaceProps) {
  const { face, piece, w, h, catalogue } = props;
  const { art, frame } = groundOf(props);
  const r = 7;
  const head = Math.min(27, Math.max(20, h * 0.115));
  const { at, more } = cornersOf(face, piece);
  const size = Math.min(21, Math.max(15, w / 8));
  const tl = at.get("tl")?.badge;
  const tr = at.get("tr")?.badge;
  const left = tl ? badgeWidth(tl, size, false) + 6 : 7;
  const right = tr ? badgeWidth(tr, size, false) + 6 : 6;
  const name = fit([face.name, face.short], w - left - right, head * 0.6, 10, measure, true);
  const low = at.has("bl") || at.has("br") || (face.signs ?? []).length > 0 ? size + 5 : 4;
  const sections = face.sections ?? [];
  const room = h - head - low - 4;
  const largest = Math.min(13, Math.max(10.5, w / 13));
  const roomy = setText(sections, w - 16, room - Math.min(44, room * 0.26), largest);
  const text = roomy.whole ? roomy : setText(sections, w - 16, room - Math.min(24, room * 0.16), largest);
  const strip = Math.max(0, room - text.h);
  const paper = head + strip;
  const said = strip > 62 && (face.line ?? "") !== "";
  const air = strip - (said ? 15 : 0);
  const picture = Math.min(w * 0.72, air * 0.88);
  const line = fit([face.line ?? ""], w - 14, Math.min(10.5, w / 15), 8, measure, false, false);
  const signs = face.signs ?? [];
  return (
    <g>
      <rect y={2} width={w} height={h} rx={r} class="shadow" />
      <rect width={w} height={h} rx={r} fill={darker(art, 0.45)} />
      <path d={band(w, head, r)} fill={frame} />
      <rect x={2} y={head} width={w - 4} height={strip} fill={art} />
      <rect x={2} y={head} width={w - 4} height={strip} fill="url(#t-light)" />
      <Glyph
        icon={catalogue.icons[face.art ?? ""]}
        x={(w - picture) / 2}
        y={head + (air - picture) / 2}
        size={picture}
        fill={luminance(art) > 0.36 ? INK : CREAM}
        opacity={0.9}
      />
      {said && (
        <text x={w - 7} y={paper - 5} font-size={line.size} text-anchor="end" fill={lighter(art, 0.8)}>
          {line.words}
        </text>
      )}
      <path d={`M2 ${paper}H${w - 2}V${h - r}A${r - 2} ${r - 2} 0 0 1 ${w - r} ${h - 2}H${r}A${r - 2} ${r - 2} 0 0 1 2 ${h - r}Z`} fill={CREAM} />
      {tl && <BadgePill badge={tl} x={4} y={(head - size) / 2} h={size} catalogue={catalogue} />}
      {tr && <BadgePill badge={tr} x={w - right + 2} y={(head - size) / 2} h={size} catalogue={catalogue} />}
      <text class="serif" x={left} y={head * 0.68} font-size={name.size} font-weight={700} fill={inkOn(frame)}>
        {name.words}
      </text>
      {text.rows.map(({ line: bits, y, head: heading }) => (
        <Markup key={y} line={bits} x={8} y={paper + y} size={text.size} fill={heading ? mixed(art, INK, 0.72) : INK} icons={catalogue.icons} serif={heading} />
      ))}
      {!text.whole && (
        <text x={w - 9} y={h - low - 2} font-size={13} font-weight={700} text-anchor="end" fill={INK}>
          …
        </text>
      )}
      {(["bl", "br"] as const).map((corner) => {
        const badge = at.get(corner)?.badge;
        if (!badge) return null;
        const x = corner === "bl" ? 5 : w - badgeWidth(badge, size, false) - 5;
        return <BadgePill key={corner} badge={badge} x={x} y={h - size - 5} h={size} catalogue={catalogue} />;
      })}
      {signs.map((sign, index) => (
        <Glyph
          key={sign}
          icon={catalogue.icons[sign]}
          x={w / 2 - (signs.length * 17) / 2 + index * 17}
          y={h - size - 3}
          size={15}
          fill={mixed(art, INK, 0.5)}
        />
      ))}
      <Extras more={more} piece={piece} catalogue={catalogue} w={w} x={4} y={head + 4} size={size} />
    </g>
  );
}

/** Anything that is no card: a disc or a square with its icon. */
function Token(props: FaceProps) {
  const { face, piece, w, h, catalogue } = props;
  const { art, frame, sign } = groundOf(props);
  const d = Math.min(w, h) * 0.94;
  const x = (w - d) / 2;
  const y = (h - d) / 2;
  const { at, more } = cornersOf(face, piece);
  const size = Math.max(11, d * 0.3);
  return (
    <g>
      <rect x={x} y={y + 1.5} width={d} height={d} rx={face.kind === "die" ? d * 0.18 : d / 2} class="shadow" />
      <rect
        x={x} y={y} width={d} height={d} rx={face.kind === "die" ? d * 0.18 : d / 2}
        fill={art} stroke={sign === "" ? lighter(frame, 0.4) : frame} stroke-width={Math.max(1.5, d * (sign === "" ? 0.05 : 0.11))}
      />
      <Glyph icon={catalogue.icons[face.art ?? ""]} x={x + d * 0.18} y={y + d * 0.18} size={d * 0.64} fill={inkOn(art)} />
      {[...at].map(([corner, { badge }]) => (
        <BadgePill
          key={corner} badge={badge} h={size} catalogue={catalogue} short
          x={corner === "tl" || corner === "bl" ? x : x + d - badgeWidth(badge, size, true)}
          y={corner === "tl" || corner === "tr" ? y : y + d - size}
        />
      ))}
      {sign !== "" && <Whose sign={sign} tone={frame} x={x} y={y + d} size={Math.max(10, d * 0.34)} />}
      <Extras more={more} piece={piece} catalogue={catalogue} w={w} x={x + size} y={y} size={size} />
    </g>
  );
}

/** The sign of its owner at the lower left corner of a piece. */
function Whose({ sign, tone, x, y, size }: { sign: string; tone: string; x: number; y: number; size: number }) {
  return (
    <g>
      <circle cx={x + size * 0.42} cy={y - size * 0.42} r={size / 2} fill={tone} stroke="#fff4dd" stroke-width={1} />
      <text x={x + size * 0.42} y={y - size * 0.2} font-size={size * 0.62} text-anchor="middle" fill={inkOn(tone)}>
        {sign}
      </text>
    </g>
  );
}

/** A tile that shows what it does, in signs, and its numbers above. */
function Tile(props: FaceProps) {
  const { face, piece, w, h, catalogue } = props;
  const { art, frame, sign } = groundOf(props);
  const r = Math.min(7, w * 0.14);
  const { at, more } = cornersOf(face, piece);
  const size = Math.min(17, Math.max(10.5, h * 0.28));
  const numbers = at.size > 0 && h >= TINY;
  const air = h - (numbers ? size + 2 : 0);
  const gist = largeGist(face.gist ?? [], w - 6, Math.min(22, air * 0.56), air - 4);
  const picture = Math.min(w, air) * (gist ? 0.9 : 0.66);
  const middle = h - air / 2 - (numbers ? 1 : 0);
  return (
    <g>
      <rect y={1.5} width={w} height={h} rx={r} class="shadow" />
      <rect width={w} height={h} rx={r} fill={art} stroke={sign === "" ? lighter(art, 0.4) : frame} stroke-width={sign === "" ? 1.5 : 2.5} />
      <Glyph icon={catalogue.icons[face.art ?? ""]} x={(w - picture) / 2} y={middle - picture / 2} size={picture} fill={inkOn(art)} opacity={gist ? 0.2 : 0.9} />
      {gist?.lines.map(({ line, width }, index) => (
        <Markup key={index} line={line} x={(w - width) / 2} y={middle + gist.size * (0.36 + 1.3 * (index - (gist.lines.length - 1) / 2))} size={gist.size} fill={inkOn(art)} icons={catalogue.icons} />
      ))}
      {numbers &&
        [...at].map(([corner, { badge }]) => {
          const wide = badgeWidth(badge, size, true);
          return <BadgePill key={corner} badge={badge} x={corner === "tl" || corner === "bl" ? 2.5 : w - wide - 2.5} y={2.5} h={size} catalogue={catalogue} short />;
        })}
      <Extras more={more} piece={piece} catalogue={catalogue} w={w} x={3} y={2} size={size * 0.9} />
    </g>
  );
}

interface LargeGist {
  readonly size: number;
  readonly lines: readonly { readonly line: Line; readonly width: number }[];
}

/** What a tile does, a line each, as large as there is room for it. */
function largeGist(gist: readonly string[], w: number, most: number, h: number): LargeGist | null {
  const found = gist.flatMap((text) => wrap(`*${text}*`, 10_000, 1));
  const widths = found.map((line) => line.reduce((sum, bit) => sum + widthOf(bit, 1, measure), 0));
  const size = Math.min(most, w / Math.max(0.1, ...widths), h / (1.3 * found.length));
  if (found.length === 0 || size < 7) return null;
  return { size, lines: found.map((line, index) => ({ line, width: (widths[index] ?? 0) * size })) };
}

interface BackProps {
  readonly w: number;
  readonly h: number;
  readonly tone: string;
}

/** A card face down. */
export function Back({ w, h, tone }: BackProps) {
  const r = Math.min(6, w * 0.08);
  const edge = Math.max(2, w * 0.06);
  const s = Math.min(w, h) * 0.22;
  return (
    <g>
      <rect y={1.5} width={w} height={h} rx={r} class="shadow" />
      <rect width={w} height={h} rx={r} fill={lighter(tone, 0.45)} />
      <rect x={edge / 2} y={edge / 2} width={w - edge} height={h - edge} rx={r * 0.8} fill={darker(tone, 0.2)} />
      <rect x={edge / 2} y={edge / 2} width={w - edge} height={h - edge} rx={r * 0.8} fill="url(#t-weave)" opacity={0.5} />
      <path d={`M${w / 2} ${h / 2 - s}L${w / 2 + s} ${h / 2}L${w / 2} ${h / 2 + s}L${w / 2 - s} ${h / 2}Z`} fill={lighter(tone, 0.35)} opacity={0.85} />
    </g>
  );
}

/** What is to be seen of a card that lies under another: the strip with its name. */
export function Tucked({ face, w, h, catalogue }: { face: Face | null; w: number; h: number; catalogue: Catalogue }) {
  const tone = face?.tone ? toned(catalogue.tones, face.tone) : NEUTRAL;
  const name = fit(face ? [face.name, face.short] : ["?"], w - 8, Math.min(10.5, h * 0.16), 7, measure, true);
  return (
    <g>
      <rect width={w} height={h} rx={5} fill={darker(tone, 0.25)} stroke={lighter(tone, 0.35)} stroke-width={0.8} />
      <text class="serif" x={w / 2} y={Math.min(11, h * 0.15)} font-size={name.size} text-anchor="middle" fill={inkOn(darker(tone, 0.25))}>
        {name.words}
      </text>
    </g>
  );
}
