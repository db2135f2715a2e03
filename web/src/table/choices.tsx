/** What is asked and how it can be answered without the picture: the bar below the table. */

import type { Option } from "../wire";
import { say } from "../words";
import { type Choosing, grouped, wordsOf } from "./choosing";

const FEW = 12; // more buttons than that stand in the list only

const buttonsOf = ({ ready, spoken }: Choosing): readonly Option[] => (ready.length > 0 ? ready : spoken);

export const tooMany = (choosing: Choosing): boolean => buttonsOf(choosing).length > FEW;

/** What cannot be pointed at any further, and the way on. */
export function Choices({ choosing, ...common }: Common & { choosing: Choosing }) {
  const { leave } = choosing;
  const buttons = buttonsOf(choosing);
  return (
    <>
      {buttons.length > 0 && buttons.length <= FEW && <Groups options={buttons} {...common} />}
      {leave && <Choice option={leave} words={leave.text} class="t-leave" {...common} />}
    </>
  );
}

/** All that can be answered, as a list over the table. */
export function AllOptions({ options, open, ...common }: Common & { options: readonly Option[]; open: boolean }) {
  if (!open) return null;
  return (
    <div class="t-all" role="region" aria-label={say("table-all-options", { n: options.length })}>
      <Groups options={options.filter((option) => option.leave !== true)} {...common} />
    </div>
  );
}

interface Common {
  readonly final: ReadonlySet<number>;
  readonly hinted: number | null;
  readonly busy: boolean;
  readonly onAnswer: (option: Option) => void;
}

function Groups({ options, ...common }: Common & { options: readonly Option[] }) {
  return (
    <div class="t-groups">
      {grouped(options).map(({ label, options: members }) => {
        const named = label !== "" && members.length > 1;
        return (
          <div key={label} class="t-group" role={named ? "group" : undefined} aria-label={named ? label : undefined}>
            {named && <span class="t-group-name">{label}</span>}
            {members.map((option) => (
              <Choice key={option.option} option={option} words={wordsOf(option, named)} {...common} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Choice({ option, words, final, hinted, busy, onAnswer, class: kind = "" }: Common & { option: Option; words: string; class?: string }) {
  const once = final.has(option.option);
  return (
    <button
      type="button"
      class={`t-choice ${kind}${hinted === option.option ? " hinted" : ""}`}
      data-option={option.option}
      aria-label={once ? `${option.text} (${say("table-final")})` : option.text}
      title={once ? say("table-final") : undefined}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onAnswer(option);
      }}
    >
      {words}
      {once && <span class="t-once" aria-hidden="true" />}
    </button>
  );
}
