/** What the table has to say beside the question: why not, a hint, what went wrong, and who asks to take back. */

import { Icon } from "../ui/icon";
import type { Frame } from "../wire";
import { say } from "../words";
import type { Session } from "./session";

export function Notices({ session, frame }: { session: Session; frame: Frame }) {
  const notice = session.notice.value;
  return (
    <div class="t-notices">
      <TakeBack session={session} frame={frame} />
      {session.asking.value && (
        <p class="t-notice" role="status">
          {say("table-why-mode")}
        </p>
      )}
      {session.thinks.value && (
        <p class="t-notice" role="status">
          {say("table-hint-thinks")}
        </p>
      )}
      {notice && (
        <div class={`t-notice ${notice.sort}`} role={notice.sort === "trouble" ? "alert" : "status"}>
          <div>
            {notice.reasons.map(({ text, rule }, index) => (
              <p key={index}>
                {text}{" "}
                {rule && (
                  <a href={`/rules/${encodeURIComponent(frame.game)}#${rule}`} target="_blank" rel="noreferrer">
                    {say("table-rule", { rule })}
                  </a>
                )}
              </p>
            ))}
          </div>
          <button type="button" class="plain" aria-label={say("close")} onClick={() => (session.notice.value = null)}>
            <Icon sign="cross" />
          </button>
        </div>
      )}
    </div>
  );
}

function TakeBack({ session, frame }: { session: Session; frame: Frame }) {
  const { asked, waiting = [] } = frame.undo;
  if (asked === undefined || asked === null) return null;
  const name = (seat: number): string => frame.sitters[seat]?.name ?? "";
  const mine = frame.viewer !== undefined && frame.viewer !== null && waiting.includes(frame.viewer);
  return (
    <div class="t-notice takeback" role="alert">
      {mine ? (
        <>
          <p>{say("table-undo-asked", { who: name(asked) })}</p>
          <button type="button" class="main t-choice" onClick={() => void session.agree(true)}>
            {say("table-undo-agree")}
          </button>
          <button type="button" class="t-choice" onClick={() => void session.agree(false)}>
            {say("table-undo-refuse")}
          </button>
        </>
      ) : (
        <p>
          {asked === frame.viewer
            ? say("table-undo-waiting", { who: waiting.map(name).join(", ") })
            : say("table-undo-asked", { who: name(asked) })}
        </p>
      )}
    </div>
  );
}
