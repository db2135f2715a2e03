/** The bar below the table: what is asked, what has been chosen so far, and every answer that is a button. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { makeTable } from "../tables";
import { useAct } from "../ui/act";
import { Icon } from "../ui/icon";
import { Trouble } from "../ui/trouble";
import type { Catalogue, Frame, Option } from "../wire";
import { say } from "../words";
import { AllOptions, Choices, tooMany } from "./choices";
import type { Choosing } from "./choosing";
import { Luck } from "./luck";
import { Notices } from "./notices";
import { piecesOf } from "./refs";
import { isAwaited, playerOf } from "./seats";
import type { Session } from "./session";

interface AskBarProps {
  readonly session: Session;
  readonly frame: Frame;
  readonly catalogue: Catalogue;
  readonly choosing: Choosing;
  readonly options: readonly Option[];
  readonly onInspect: (id: string) => void;
}

export function AskBar({ session, frame, catalogue, choosing, options, onInspect }: AskBarProps) {
  const { ask } = frame;
  const awaited = isAwaited(frame);
  const open = useSignal(false);
  const chosen = session.chosen.value;
  const sent = session.sent.value === frame.number;
  const last = chosen.at(-1) ?? "";
  const held = last === "" ? undefined : piecesOf(frame, last)[0];
  const name = catalogue.faces[held?.face ?? ""]?.name ?? "";
  const doubtful = session.doubtful.value;
  const telling = ask?.mine === true && ask.luck !== undefined && ask.luck !== null && (ask.luck.faces?.length ?? 0) > 0;
  useEffect(() => {
    open.value = false;
  }, [frame.number]);
  return (
    <section class="t-ask" aria-label={say("table-ask")}>
      <Notices session={session} frame={frame} />
      {frame.over ? <Over frame={frame} /> : <p class={`t-question${awaited ? " mine" : ""}`}>{sent ? say("table-sending") : awaited ? ask?.text : waiting(frame)}</p>}
      {doubtful && <Doubt session={session} option={doubtful} />}
      {telling && ask.luck && <Luck luck={ask.luck} busy={sent} onTold={(outcome) => void session.number(frame, outcome)} />}
      {!doubtful && !telling && options.length > 0 && (
        <div class={`t-strip${chosen.length > 0 ? " picked" : ""}${choosing.ready.length > 0 ? " ready" : ""}`}>
          {chosen.length > 0 && (
            <button type="button" class="t-round" aria-label={say("table-step-back")} title={say("table-step-back")} onClick={() => session.back()}>
              <Icon sign="back" />
            </button>
          )}
          {held && name !== "" && (
            <button type="button" class="t-round" aria-label={say("table-look-at", { what: name })} title={say("table-look-at", { what: name })} onClick={() => onInspect(held.id)}>
              <Icon sign="eye" />
            </button>
          )}
          <Choices
            choosing={choosing}
            final={session.final.value}
            hinted={session.hinted.value?.option ?? null}
            busy={sent}
            onAnswer={(option) => void session.answer(option)}
          />
          <button
            type="button"
            class="plain t-list"
            aria-expanded={open.value}
            aria-label={open.value ? say("table-hide-options") : say("table-all-options", { n: options.length })}
            onClick={() => (open.value = !open.value)}
          >
            <Icon sign={open.value ? "cross" : "menu"} />
            <span>{open.value ? say("table-hide-options") : say("table-all-options", { n: options.length })}</span>
          </button>
        </div>
      )}
      {!doubtful && !telling && options.length > 0 && (
        <AllOptions
          options={options}
          open={open.value || tooMany(choosing)}
          final={session.final.value}
          hinted={session.hinted.value?.option ?? null}
          busy={sent}
          onAnswer={(option) => void session.answer(option)}
        />
      )}
    </section>
  );
}

/** One more question before what cannot be taken back. */
function Doubt({ session, option }: { session: Session; option: Option }) {
  return (
    <div class="t-doubt" role="alertdialog" aria-label={option.text}>
      <p>
        <strong>{option.text}</strong> {session.final.value.has(option.option) ? say("table-confirm") : say("table-confirm-always")}
      </p>
      <button type="button" class="main t-choice" ref={(node) => node?.focus()} onClick={() => void session.answer(option, true)}>
        {say("table-confirm-yes")}
      </button>
      <button type="button" class="t-choice" onClick={() => session.back()}>
        {say("table-confirm-no")}
      </button>
    </div>
  );
}

function waiting(frame: Frame): string {
  if (frame.waiting_for_seats) return say("table-waiting-seats");
  const asked = (frame.ask?.seats ?? []).flatMap((seat) => frame.sitters[seat] ?? []);
  if (asked.length === 0) return frame.ask?.text ?? "";
  const names = asked.map((sitter) => {
    const player = playerOf(sitter);
    return player === "" ? sitter.name : `${sitter.name} (${player})`;
  });
  const waits = say("table-waiting-for", { who: names.join(", ") });
  return frame.ask?.mine === true ? `${waits} ${say("table-meanwhile")}` : waits;
}

/** How it has ended; of a series the next game, with the same company. */
function Over({ frame }: { frame: Frame }) {
  const act = useAct();
  const sequel = frame.over?.sequel;
  const next = (): void => {
    const seats = frame.sitters.map(({ who, bot }) => (who === "bot" ? { who, bot: bot ?? "" } : { who: "me" as const }));
    void act.run(() => makeTable({ game: frame.game, seats, options: sequel?.options ?? {}, name: frame.name, real_dice: frame.real_dice ?? false }));
  };
  return (
    <div class="t-over" role="status">
      <p>
        <strong>{say("table-over")}.</strong> {frame.over?.text} {sequel?.text}
      </p>
      <a class="button" href={`/table/${encodeURIComponent(frame.table)}/replay`}>
        {say("table-replay")}
      </a>
      {sequel?.options ? (
        <button type="button" class="main" disabled={act.busy.value} onClick={next}>
          {say("table-next")}
        </button>
      ) : (
        <a class="button main" href={`/new/${encodeURIComponent(frame.game)}`}>
          {say("table-again")}
        </a>
      )}
      <Trouble error={act.trouble.value} />
    </div>
  );
}
