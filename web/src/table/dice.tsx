/** Dice: thrown, rolling, and then what they show. */

import { pace } from "../settings";
import type { Catalogue, Step } from "../wire";
import { inkOn, toned } from "./draw/colour";
import { Sign } from "./rich";

/** Each die in the colour of its step; plain where it has none. */
export function DiceTray({ steps, catalogue }: { steps: readonly Step[]; catalogue: Catalogue }) {
  const { icons, tones } = catalogue;
  const dice = steps.flatMap(({ dice: shown = [], tone = "" }) => shown.map((signs) => ({ signs, tone: tone === "" ? null : toned(tones, tone) })));
  if (dice.length === 0) return null;
  const roll = 620 * pace.peek();
  return (
    <div class="t-dice" aria-hidden="true">
      {dice.map(({ signs, tone }, index) => (
        <span
          key={index}
          class={signs.length === 0 ? "t-die blank" : "t-die"}
          style={{ animationDuration: `${String(roll + index * 40 * pace.peek())}ms`, ...(tone === null ? {} : { background: tone, color: inkOn(tone) }) }}
        >
          {signs.map((icon, i) => (
            <Sign key={i} icon={icons[icon]} />
          ))}
        </span>
      ))}
    </div>
  );
}
