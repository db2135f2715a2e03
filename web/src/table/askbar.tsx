/** The bar below the table: what is asked, what has been chosen so far, and every answer that is a button. */

import type { Catalogue, Frame, Option } from "../wire";
import { say } from "../words";
import { Choices } from "./choices";
import type { Choosing } from "./choosing";
import { Luck } from "./luck";
import { Notices } from "./notices";
import { piecesOf } from "./refs";
import { playerOf } from "./seats";
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
  const chosen = session.chosen.value;
  const sent = session.sent.value === frame.number;
  const held = frame.pieces[chosen.at(-1) ?? ""] ?? piecesOf(frame, chosen.at(-1) ?? "")[0];
  const name = catalogue.faces[held?.face ?? ""]?.name;
  const doubtful = session.doubtful.value;
  return (
    <section class="t-ask" aria-label={say("table-ask")}>
      <Notices session={session} frame={frame} />
      {frame.over ? (
        <Over frame={frame} />
      ) : (
        <p class={`t-question${ask?.mine ? " mine" : ""}`}>
          {sent ? say("table-sending") : ask?.mine ? ask.text : waiting(frame)}
        </p>
      )}
      {chosen.length > 0 && (
        <div class="t-chosen">
          <button type="button" onClick={() => session.back()}>
            {say("table-step-back")}
          </button>
          {held && name && (
            <button type="button" onClick={() => onInspect(held.id)}>
              {say("table-look-at", { what: name })}
            </button>
          )}
          {choosing.next.size > 0 && <span>{say("table-where-now")}</span>}
        </div>
      )}
      {doubtful ? (
        <div class="t-doubt" role="alertdialog" aria-label={doubtful.text}>
          <p>
            <strong>{doubtful.text}</strong>{" "}
            {session.final.value.has(doubtful.option) ? say("table-confirm") : say("table-confirm-always")}
          </p>
          <button type="button" class="main t-choice" ref={(node) => node?.focus()} onClick={() => void session.answer(doubtful, true)}>
            {say("table-confirm-yes")}
          </button>
          <button type="button" class="t-choice" onClick={() => session.back()}>
            {say("table-confirm-no")}
          </button>
        </div>
      ) : ask?.luck && ask.mine && (ask.luck.faces?.length ?? 0) > 0 ? (
        <Luck luck={ask.luck} busy={sent} onTold={(outcome) => void session.number(frame, outcome)} />
      ) : (
        options.length > 0 && (
          <Choices
            key={frame.number}
            choosing={choosing}
            options={options}
            final={session.final.value}
            hinted={session.hinted.value?.option ?? null}
            busy={sent}
            onAnswer={(option) => void session.answer(option)}
          />
        )
      )}
    </section>
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
  return say("table-waiting-for", { who: names.join(", ") });
}

function Over({ frame }: { frame: Frame }) {
  return (
    <div class="t-over" role="status">
      <p>
        <strong>{say("table-over")}.</strong> {frame.over?.text}
      </p>
      <a class="button" href={`/table/${encodeURIComponent(frame.table)}/replay`}>
        {say("table-replay")}
      </a>
      <a class="button main" href={`/new/${encodeURIComponent(frame.game)}`}>
        {say("table-again")}
      </a>
    </div>
  );
}
