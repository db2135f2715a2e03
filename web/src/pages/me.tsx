/** Who one is: name, account, and how one hears that it is one's turn. */

import { useSignal } from "@preact/signals";

import { me, whoAmI } from "../api";
import { logIn, logOut, register, rename } from "../person";
import { useAct } from "../ui/act";
import { Icon } from "../ui/icon";
import { useLoad } from "../ui/load";
import { Shell } from "../ui/shell";
import { Trouble, Waiting } from "../ui/trouble";
import type { Me } from "../wire";
import { say } from "../words";
import { Notices } from "./notices";

export default function MePage() {
  const loaded = useLoad(whoAmI);
  const person = me.value;
  return (
    <Shell title={say("way-me")} width="narrow">
      <h1>{say("way-me")}</h1>
      <Trouble error={loaded.trouble.value} again={loaded.again} />
      {!person && !loaded.trouble.value && <Waiting />}
      {person && (
        <>
          <Name key={`${person.id} ${person.name}`} person={person} />
          <Account person={person} />
          <Notices />
        </>
      )}
    </Shell>
  );
}

function Name({ person }: { person: Me }) {
  const name = useSignal(person.name);
  const act = useAct();
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(() => rename(name.value));
      }}
    >
      <h2>{say("your-name")}</h2>
      <label class="field">
        <span class="soft">{say("your-name-text")}</span>
        <input value={name.value} required maxLength={40} autocomplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
      </label>
      <Trouble error={act.trouble.value} />
      <div class="line">
        <button type="submit" disabled={act.busy.value || name.value.trim() === person.name}>
          {say("save")}
        </button>
      </div>
    </form>
  );
}

function Account({ person }: { person: Me }) {
  const login = useSignal("");
  const password = useSignal("");
  const fresh = useSignal(true);
  const act = useAct();
  if (person.login) {
    return (
      <section class="panel">
        <h2>{say("account")}</h2>
        <p>{say("account-yours", { login: person.login })}</p>
        <Trouble error={act.trouble.value} />
        <div class="line">
          <button type="button" disabled={act.busy.value} onClick={() => void act.run(logOut)}>
            <Icon sign="out" />
            {say("log-out")}
          </button>
        </div>
      </section>
    );
  }
  const submit = (event: Event): void => {
    event.preventDefault();
    const credentials = { login: login.value.trim(), password: password.value };
    void act.run(() => (fresh.value ? register(credentials) : logIn(credentials)));
  };
  return (
    <form class="panel" onSubmit={submit}>
      <h2>{say("account")}</h2>
      <p>{say("account-text")}</p>
      <div class="line" role="group" aria-label={say("account")}>
        <button type="button" aria-pressed={fresh.value} class={fresh.value ? "main" : ""} onClick={() => (fresh.value = true)}>
          {say("account-new")}
        </button>
        <button type="button" aria-pressed={!fresh.value} class={fresh.value ? "" : "main"} onClick={() => (fresh.value = false)}>
          {say("account-have")}
        </button>
      </div>
      <label class="field">
        <span>{say("login")}</span>
        <input value={login.value} required autocomplete="username" autocapitalize="none" onInput={(event) => (login.value = event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>{say("password")}</span>
        <input
          type="password"
          value={password.value}
          required
          minLength={fresh.value ? 8 : undefined}
          autocomplete={fresh.value ? "new-password" : "current-password"}
          onInput={(event) => (password.value = event.currentTarget.value)}
        />
        {fresh.value && <span class="soft small">{say("password-text")}</span>}
      </label>
      <Trouble error={act.trouble.value} />
      <div class="line">
        <button type="submit" disabled={act.busy.value}>
          {fresh.value ? say("register") : say("log-in")}
        </button>
      </div>
    </form>
  );
}
