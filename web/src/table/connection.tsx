/** What is to be known of the connection: nothing as long as all is well. */

import { Icon } from "../ui/icon";
import { say } from "../words";
import type { Session } from "./session";

export function Connection({ session }: { session: Session }) {
  const { connection, closing, frame, pending } = session.line;
  const state = connection.value;
  const laid = frame.value !== null;
  if (state === "open" || (state === "joining" && laid)) return null;
  const unsent = pending.value.size;
  const ended = state === "ended";
  return (
    <div class={`t-connection${laid ? " over" : ""}`} role={ended ? "alert" : "status"}>
      <Icon sign={state === "joining" ? "table" : "cloud"} />
      <div>
        <p>{closing.value?.text || (ended ? say("table-ended") : state === "joining" ? say("table-joining") : say("table-lost"))}</p>
        {unsent > 0 && laid && !ended && <p>{say("table-unsent", { n: unsent })}</p>}
      </div>
      {state !== "joining" && (
        <div class="t-connection-ways">
          <button type="button" onClick={() => session.line.retry()}>
            {say("table-retry")}
          </button>
          <a class="button" href="/">
            {say("table-back")}
          </a>
        </div>
      )}
    </div>
  );
}
