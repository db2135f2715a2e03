/** What is seen of a beat above the table: numbers that rise, and whose turn it is now. */

import { pace } from "../settings";
import type { Frame } from "../wire";
import { say } from "../words";
import { inkOn } from "./draw/colour";
import type { Box } from "./layout";
import type { Plan } from "./places";
import { type Beat, meant } from "./steps";

const SIGNED: Readonly<Record<string, string>> = { hurt: "−", pay: "−", heal: "+", gain: "+" };

export function Floats({ beat, frame, plan }: { beat: Beat; frame: Frame; plan: Plan }) {
  const sign = SIGNED[beat.kind];
  const takes = `${String(Math.round(Math.max(beat.takes, 600) * pace.peek()))}ms`;
  return (
    <div class="t-floats" aria-hidden="true">
      {beat.steps.map((step, index) => {
        const box = boxOf(step.at ?? "", frame, plan);
        if (!box) return null;
        const where = { left: `${String(box.x + box.w / 2)}px`, top: `${String(box.y + box.h / 2)}px`, animationDuration: takes };
        if (sign !== undefined && (step.n ?? 0) !== 0) {
          return (
            <span key={index} class={`t-float ${beat.kind}`} style={where}>
              {sign}
              {step.n}
            </span>
          );
        }
        return beat.kind === "note" ? <span key={index} class="t-pulse" style={where} /> : null;
      })}
    </div>
  );
}

function boxOf(at: string, frame: Frame, plan: Plan): Box | undefined {
  const piece = meant(frame, at)[0];
  return (piece && frame.zones[at] === undefined ? plan.pieces.get(piece.id) : undefined) ?? plan.slots.get(at);
}

interface BannerProps {
  readonly beat: Beat;
  readonly frame: Frame;
  readonly tone: (name: string) => string;
}

export function TurnBanner({ beat, frame, tone }: BannerProps) {
  const seat = beat.steps.at(-1)?.seat;
  const sitter = seat === undefined || seat === null ? undefined : frame.sitters[seat];
  if (!sitter) return null;
  const ground = tone(sitter.tone);
  const mine = sitter.mine === true && seat === frame.viewer;
  return (
    <div class="t-turn" aria-hidden="true" style={{ background: ground, color: inkOn(ground), animationDuration: `${String(beat.takes * pace.peek())}ms` }}>
      <span>{sitter.sign}</span> {mine ? say("table-your-turn") : say("table-turn-of", { who: sitter.name })}
    </div>
  );
}
