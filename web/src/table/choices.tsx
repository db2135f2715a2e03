/** What is asked and how it can be answered without the picture: the bar below the table. */

import { useState } from "preact/hooks";

import { Icon } from "../ui/icon";
import type { Option } from "../wire";
import { say } from "../words";
import { type Choosing, grouped, wordsOf } from "./choosing";

interface ChoicesProps {
  readonly choosing: Choosing;
  readonly options: readonly Option[];
  readonly final: ReadonlySet<number>;
  readonly hinted: number | null;
  readonly busy: boolean;
  readonly onAnswer: (option: Option) => void;
}

const FEW = 24; // more buttons than that stand in the list only

export function Choices({ choosing, options, final, hinted, busy, onAnswer }: ChoicesProps) {
  const [open, setOpen] = useState(false);
  const { ready, spoken, leave } = choosing;
  const buttons = ready.length > 0 ? ready : spoken;
  const shown = buttons.length <= FEW ? buttons : [];
  const common = { final, hinted, busy, onAnswer };
  return (
    <>
      {shown.length > 0 && <Groups options={shown} {...common} />}
      <div class="t-always">
        {leave && <Choice option={leave} words={leave.text} class="t-leave" {...common} />}
        <button type="button" class="plain t-list" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon sign="menu" />
          {open ? say("table-hide-options") : say("table-all-options", { n: options.length })}
        </button>
      </div>
      {open && (
        <div class="t-all">
          <Groups options={options.filter((option) => option !== leave)} {...common} />
        </div>
      )}
    </>
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
