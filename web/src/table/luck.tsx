/** Real dice: a person tells what they show. */

import { useState } from "preact/hooks";

import type { Luck as Asked } from "../wire";
import { say } from "../words";

interface LuckProps {
  readonly luck: Asked;
  readonly busy: boolean;
  readonly onTold: (outcome: number) => void;
}

/** The number that stands for these faces, the first die counting least. */
export const outcome = (thrown: readonly number[], faces: number): number =>
  thrown.reduceRight((total, face) => total * faces + face, 0);

export function Luck({ luck, busy, onTold }: LuckProps) {
  const faces = luck.faces ?? [];
  const [thrown, setThrown] = useState<readonly number[]>(() => Array.from({ length: luck.count ?? 0 }, () => 0));
  const kinds = faces.flatMap(([sign, meaning], index) => (faces.findIndex(([other]) => other === sign) === index ? [{ index, meaning, sign }] : []));
  return (
    <form
      class="t-luck"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onTold(outcome(thrown, faces.length));
      }}
    >
      <p>{say("table-luck")}</p>
      {thrown.map((face, die) => (
        <label key={die}>
          {thrown.length > 1 && <span>{say("table-luck-die", { n: die + 1 })}</span>}
          <select value={face} onChange={(event) => setThrown(thrown.map((old, i) => (i === die ? Number(event.currentTarget.value) : old)))}>
            {kinds.map(({ index, meaning, sign }) => (
              <option key={index} value={index}>
                {meaning || sign}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" class="main t-choice" aria-disabled={busy}>
        {say("table-luck-send")}
      </button>
    </form>
  );
}
