/** How one hears of one's turn without looking: from this browser, or at an address of one's own. */

import { useSignal } from "@preact/signals";

import { get, put, remove } from "../api";
import { pushIsOn, pushIsPossible, startPush, stopPush } from "../push";
import { useAct } from "../ui/act";
import { useLoad } from "../ui/load";
import { Trouble } from "../ui/trouble";
import type { Webhook } from "../wire";
import { say } from "../words";

export function Notices() {
  return (
    <section class="panel">
      <h2>{say("notices")}</h2>
      <p>{say("notices-text")}</p>
      <Push />
      <WebhookForm />
    </section>
  );
}

function Push() {
  const on = useLoad(pushIsOn);
  const act = useAct();
  if (!pushIsPossible()) return <p class="note">{say("push-impossible")}</p>;
  const change = (work: () => Promise<void>): void => {
    void act.run(work).then(on.again);
  };
  return (
    <div class="heap near">
      <h3>{say("push")}</h3>
      <p class="soft">{on.data.value ? say("push-on") : say("push-off")}</p>
      <Trouble error={act.trouble.value} />
      <div class="line">
        {on.data.value ? (
          <button type="button" disabled={act.busy.value} onClick={() => change(stopPush)}>
            {say("push-stop")}
          </button>
        ) : (
          <button type="button" disabled={act.busy.value} onClick={() => change(startPush)}>
            {say("push-start")}
          </button>
        )}
      </div>
    </div>
  );
}

function WebhookForm() {
  const kept = useLoad(() => get<Webhook | null>("/api/webhook"));
  const url = useSignal<string | null>(null);
  const act = useAct();
  const was = kept.data.value?.url ?? "";
  return (
    <form
      class="heap near"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(() => put<Webhook>("/api/webhook", { url: url.value ?? was })).then(kept.again);
      }}
    >
      <h3>{say("webhook")}</h3>
      <label class="field">
        <span class="soft">{say("webhook-text")}</span>
        <input type="url" inputMode="url" placeholder="https://" value={url.value ?? was} required onInput={(event) => (url.value = event.currentTarget.value)} />
      </label>
      <Trouble error={act.trouble.value} />
      <div class="line">
        <button type="submit" disabled={act.busy.value}>
          {say("save")}
        </button>
        {was !== "" && (
          <button
            type="button"
            disabled={act.busy.value}
            onClick={() => {
              url.value = null;
              void act.run(() => remove("/api/webhook")).then(kept.again);
            }}
          >
            {say("remove")}
          </button>
        )}
      </div>
    </form>
  );
}
