/** Who sits at the table: whose seat, who is asked, who is away, and how far a bot has thought. */

import { Icon } from "../ui/icon";
import type { Catalogue, Frame, Sitter } from "../wire";
import { say } from "../words";
import { inkOn, toned } from "./draw/colour";

interface SeatsProps {
  readonly frame: Frame;
  readonly tones: Catalogue["tones"];
}

export function Seats({ frame, tones }: SeatsProps) {
  return (
    <ul class="t-seats" aria-label={say("table-seats")}>
      {frame.sitters.map((sitter, seat) => (
        <Seat key={seat} sitter={sitter} asked={frame.ask?.seats?.includes(seat) ?? false} tone={toned(tones, sitter.tone)} />
      ))}
      {(frame.onlookers ?? 0) > 0 && (
        <li class="t-onlookers" title={say("table-onlookers", { n: frame.onlookers ?? 0 })}>
          <Icon sign="eye" />
          <span aria-hidden="true">{frame.onlookers}</span>
          <span class="hidden-but-read">{say("table-onlookers", { n: frame.onlookers ?? 0 })}</span>
        </li>
      )}
    </ul>
  );
}

/** Without the viewer's answer it does not go on. Who may only do something meanwhile is not waited for. */
export function isAwaited({ ask, viewer }: Frame): boolean {
  if (ask?.mine !== true) return false;
  return viewer === undefined || viewer === null || (ask.seats ?? []).includes(viewer);
}

/** Who plays a seat, in words. */
export function playerOf(sitter: Sitter): string {
  if (sitter.standing_in) return say("table-stands-in", { bot: sitter.bot || say("table-bot") });
  if (sitter.who === "bot") return sitter.bot || say("table-bot");
  if (sitter.who === "open") return say("table-seat-open");
  if (sitter.who === "friend" && !sitter.person) return say("table-seat-friend");
  return sitter.person ?? "";
}

function Seat({ sitter, asked, tone }: { sitter: Sitter; asked: boolean; tone: string }) {
  const thinking = sitter.thinking ?? null;
  const away = sitter.who === "person" && !sitter.standing_in && sitter.here !== true && sitter.mine !== true;
  const bot = sitter.who === "bot" || sitter.standing_in === true;
  return (
    <li class={`t-seat${asked ? " asked" : ""}${away ? " away" : ""}`}>
      <span class="t-seat-sign" style={{ background: tone, color: inkOn(tone) }} aria-hidden="true">
        {sitter.sign}
        {thinking !== null && <Ring part={thinking} />}
      </span>
      <span class="t-seat-words">
        <strong>{sitter.name}</strong>
        <span>
          {bot && <Icon sign="bot" />}
          {playerOf(sitter)}
          {sitter.mine && ` (${say("table-you")})`}
          {away && ` (${say("table-away")})`}
          {thinking !== null && <span class="hidden-but-read">{say("table-thinking", { percent: Math.round(thinking * 100) })}</span>}
          {asked && <span class="hidden-but-read">, {say("table-asked")}</span>}
        </span>
      </span>
    </li>
  );
}

/** How far a bot has thought, as a ring that closes. */
function Ring({ part }: { part: number }) {
  const round = 2 * Math.PI * 16;
  return (
    <svg class="t-thinking" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="16" class="way" />
      <circle cx="18" cy="18" r="16" class="gone" stroke-dasharray={`${String(round * Math.max(0.03, part))} ${String(round)}`} transform="rotate(-90 18 18)" />
    </svg>
  );
}
