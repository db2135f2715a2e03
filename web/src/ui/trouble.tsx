/** What went wrong, told as help: what happened, what was kept, what to do. */

import type { ComponentChildren } from "preact";

import { Refusal, Unreachable } from "../api";
import { NotAllowed } from "../push";
import { say } from "../words";
import { Icon, type Sign } from "./icon";

interface Told {
  sign: Sign;
  head: string;
  text: string;
}

/** An error in words; where the server has said it, in the server's. */
export function told(error: unknown): Told {
  if (error instanceof Unreachable) return { sign: "cloud", head: say("trouble-unreachable"), text: say("trouble-unreachable-text") };
  if (error instanceof Refusal && error.message !== "") return { sign: "warning", head: say("trouble-refused"), text: error.message };
  if (error instanceof NotAllowed) return { sign: "warning", head: say("trouble-refused"), text: say("push-not-allowed") };
  return { sign: "warning", head: say("trouble-fault"), text: say("trouble-fault-text") };
}

export function Trouble({ error, again, children }: { error: unknown; again?: () => unknown; children?: ComponentChildren }) {
  if (error === null || error === undefined) return null;
  const { sign, head, text } = told(error);
  return (
    <div class="note bad" role="alert">
      <Icon sign={sign} />
      <div>
        <strong>{head}</strong>
        <p>{text}</p>
        <div class="line">
          {again && (
            <button type="button" onClick={() => void again()}>
              {say("try-again")}
            </button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

/** While something is on its way. It is said only after a moment, so that what is quick does not flicker. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      {say("loading")}
    </p>
  );
}
