/** A still life for the lobby: a table in the middle of a game, of no game in particular. */

import "./still.css";

const ROWS = [0, 1, 2, 3];
const COLS = [0, 1, 2, 3, 4, 5];

interface CardProps {
  readonly at: string;
  readonly tone: string;
  readonly sign: string;
}

function Card({ at, tone, sign }: CardProps) {
  return (
    <g transform={at}>
      <rect x="-29" y="-40" width="60" height="86" rx="7" class="still-shade" />
      <rect x="-30" y="-43" width="60" height="86" rx="7" fill="#fbf3e2" />
      <path d="M-30-8v-28a7 7 0 0 1 7-7h46a7 7 0 0 1 7 7v28z" fill={tone} />
      <path d={sign} fill="#fbf3e2" />
      <path d="M-20 4h40M-20 13h40M-20 22h24" class="still-lines" />
      <rect x="-24" y="29" width="20" height="9" rx="4.500" fill={tone} />
      <rect x="4" y="29" width="20" height="9" rx="4.500" fill="#9c2224" />
    </g>
  );
}

function Piece({ x, y, tone, art }: { x: number; y: number; tone: string; art: string }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <rect x="1" y="3" width="36" height="26" rx="4" class="still-shade" />
      <rect width="36" height="27" rx="4" fill={tone} />
      <rect x="2" y="8" width="32" height="17" rx="2.500" fill={art} />
      <rect x="6" y="2.500" width="24" height="3" rx="1.500" fill="#fbf3e2" opacity="0.8" />
      <circle cx="28" cy="20" r="4.500" fill="#9c2224" stroke="#fbf3e2" />
      <circle cx="10" cy="16" r="4" fill="#fbf3e2" opacity="0.9" />
    </g>
  );
}

function Die({ at, pips }: { at: string; pips: readonly (readonly [number, number])[] }) {
  return (
    <g transform={at}>
      <rect x="-12" y="-10" width="26" height="26" rx="6" class="still-shade" />
      <rect x="-13" y="-13" width="26" height="26" rx="6" fill="#fff8e8" />
      {pips.map(([x, y]) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r="2.600" fill="#5a2f12" />
      ))}
    </g>
  );
}

export function Still() {
  return (
    <svg class="still" viewBox="0 0 440 236" aria-hidden="true" focusable="false">
      <rect x="4" y="8" width="432" height="226" rx="26" class="still-shade" />
      <rect x="4" y="4" width="432" height="226" rx="26" class="still-wood" />
      <rect x="14" y="14" width="412" height="206" rx="18" class="still-felt" />
      <g transform="translate(34 30)">
        <rect x="-6" y="-6" width="264" height="136" rx="8" class="still-board" />
        {ROWS.map((row) =>
          COLS.map((col) => (
            <rect key={`${String(row)} ${String(col)}`} x={col * 42.500} y={row * 31.500} width="39.500" height="28.500" rx="3" class={row < 2 ? "still-far" : "still-near"} />
          )),
        )}
        <Piece x={87} y={1} tone="#2c6ca3" art="#b8642b" />
        <Piece x={129.500} y={32.500} tone="#2c6ca3" art="#c98a3a" />
        <Piece x={44.500} y={32.500} tone="#2c6ca3" art="#b8642b" />
        <Piece x={172} y={64} tone="#a8402e" art="#5f7f34" />
        <Piece x={87} y={95.500} tone="#a8402e" art="#5f7f34" />
        <rect x="129" y="64.500" width="38.500" height="27.500" rx="3" class="still-lit" />
        <circle cx="148.300" cy="78.200" r="4.500" class="still-dot" />
      </g>
      <Card at="translate(312 160) rotate(-17)" tone="#5f7f34" sign="M0-38c10 8 10 18 0 26-10-8-10-18 0-26z" />
      <Card at="translate(346 151) rotate(-2)" tone="#84461c" sign="M0-39c3 9 11 10 9 18-1 6-5 8-9 8s-9-2-9-8c0-4 3-5 4-8 2 2 2 4 2 5 3-4 3-9 3-15z" />
      <Card at="translate(380 157) rotate(14)" tone="#2c6ca3" sign="M0-39l11 4v9c0 7-5 11-11 14-6-3-11-7-11-14v-9z" />
      <Die at="translate(330 52) rotate(-18)" pips={[[-6, -6], [6, 6], [0, 0], [-6, 6], [6, -6]]} />
      <Die at="translate(374 68) rotate(22)" pips={[[-6, -6], [6, 6]]} />
      <g class="still-tokens">
        <circle cx="70" cy="193" r="10" fill="#2c6ca3" />
        <circle cx="98" cy="197" r="10" fill="#a8402e" />
        <circle cx="126" cy="192" r="10" fill="#d98a00" />
        <circle cx="133" cy="184" r="10" fill="#e0a032" />
      </g>
    </svg>
  );
}
