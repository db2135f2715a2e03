/** Dice: thrown, rolling, and then what they show. */

import { pace } from "../settings";
import type { Catalogue, Step } from "../wire";
import { Sign } from "./rich";

export function DiceTray({ steps, icons }: { steps: readonly Step[]; icons: Catalogue["icons"] }) {
  const dice = steps.flatMap((step) => step.dice ?? []);
  if (dice.length === 0) return null;
  const roll = 620 * pace.peek();
  return (
    <div class="t-dice" aria-hidden="true">
      {dice.map((shown, index) => (
        <span
          key={index}
          class={shown.length === 0 ? "t-die blank" : "t-die"}
          style={{ animationDuration: `${String(roll + index * 40 * pace.peek())}ms` }}
        >
          {shown.map((icon, i) => (
            <Sign key={i} icon={icons[icon]} />
          ))}
        </span>
      ))}
    </div>
  );
}
