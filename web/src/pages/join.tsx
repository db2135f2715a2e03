/** Somebody opened a friend's link: who are you, and then to the table. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { me, post, whoAmI } from "../api";
import { keepLookKey } from "../keys";
import { hasOwnName, rename } from "../person";
import { address, go } from "../router";
import { tablePath } from "../tables";
import { useAct } from "../ui/act";
import { useLoad } from "../ui/load";
import { Shell } from "../ui/shell";
import { Trouble, Waiting } from "../ui/trouble";
import type { Joined } from "../wire";
import { say } from "../words";

async function join(key: string): Promise<void> {
  const joined = await post<Joined>("/api/join", { key });
  if (joined.look) keepLookKey(joined.table, joined.look);
  go(tablePath(joined.table), true);
}

export default function Join() {
  const key = useComputed(() => address.value.hash.slice(1)).value;
  const person = useLoad(whoAmI);
  const name = useSignal<string | null>(null);
  const act = useAct();
  const known = me.value;
  const own = known !== null && hasOwnName(known);
  useEffect(() => {
    if (own && key !== "") void act.run(() => join(key));
  }, [own, key]);
  if (key === "") {
    return (
      <Shell title={say("join-head")} width="narrow">
        <h1>{say("join-head")}</h1>
        <div class="note">
          <p>{say("join-no-key")}</p>
        </div>
        <p>
          <a class="button" href="/">
            {say("to-lobby")}
          </a>
        </p>
      </Shell>
    );
  }
  return (
    <Shell title={say("join-head")} width="narrow">
      <h1>{say("join-head")}</h1>
      <Trouble error={person.trouble.value} again={person.again} />
      <Trouble error={act.trouble.value} again={() => act.run(() => join(key))}>
        <a class="button" href="/">
          {say("to-lobby")}
        </a>
      </Trouble>
      {known === null && !person.trouble.value && <Waiting />}
      {known !== null && !own && (
        <form
          class="panel"
          onSubmit={(event) => {
            event.preventDefault();
            void act.run(async () => {
              await rename(name.value ?? known.name);
              await join(key);
            });
          }}
        >
          <p>{say("join-text")}</p>
          <label class="field">
            <span>{say("your-name")}</span>
            <input value={name.value ?? known.name} required maxLength={40} autocomplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
          </label>
          <p>
            <button type="submit" class="main" disabled={act.busy.value}>
              {say("sit-down")}
            </button>
          </p>
        </form>
      )}
      {own && act.busy.value && <Waiting />}
    </Shell>
  );
}
