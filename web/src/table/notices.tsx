/** What the table has to say beside the question: why not, a hint, what went wrong, and who asks to take back. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { Icon } from "../ui/icon";
import type { Frame } from "../wire";
import { say } from "../words";
import type { Session } from "./session";

export function Notices({ session, frame }: { session: Session; frame: Frame }) {
  const notice = session.notice.value;
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (holder.current) outOfTheWay(holder.current);
  });
  return (
    <div ref={holder} class="t-notices">
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

/** Over the bottom of the board, or over its top if less of what can be pointed at lies beneath there. */
function outOfTheWay(notices: HTMLElement): void {
  notices.style.removeProperty("translate");
  const room = document.querySelector(".t-main")?.getBoundingClientRect();
  const low = notices.getBoundingClientRect();
  if (!room || low.height < 12) return;
  const up = low.top - room.top - 4;
  const spots = [...document.querySelectorAll(".t-spot")].map((spot) => spot.getBoundingClientRect());
  const beneath = (by: number): number =>
    spots.filter((spot) => spot.left < low.right && spot.right > low.left && spot.top < low.bottom - by && spot.bottom > low.top - by).length;
  if (beneath(0) > beneath(up)) notices.style.translate = `0 ${String(-up)}px`;
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
