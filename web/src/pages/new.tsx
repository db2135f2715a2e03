/** Laying out a table as one wants it: the game, who sits where, and what the game itself asks for. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { PageProps } from "../app";
import { post } from "../api";
import { useGames, usualGame } from "../games";
import { ownDecks } from "../person";
import { address, go } from "../router";
import { carried, defaults, fieldsFor, options, type Value, type Values, withValue } from "../settle";
import { company, makeTable, tablePath, usualCount } from "../tables";
import { useAct } from "../ui/act";
import { Switch } from "../ui/choose";
import { FilePick } from "../ui/filepick";
import { Icon } from "../ui/icon";
import { useLoad } from "../ui/load";
import { Shell } from "../ui/shell";
import { Trouble, Waiting } from "../ui/trouble";
import type { DeckKept, Field, GameInfo, Import, SeatWanted, TableInfo } from "../wire";
import { say } from "../words";
import "./new.css";

export default function NewTablePage({ args }: PageProps) {
  const games = useGames();
  const decks = useLoad(ownDecks);
  const list = games.data.value;
  const game = list?.find((one) => one.name === args["game"]);
  const usual = list ? usualGame(list) : undefined;
  useEffect(() => {
    if (args["game"] === undefined && usual) go(`/new/${usual.name}${location.search}`, true);
  }, [args["game"], usual?.name]);
  return (
    <Shell title={say("new-head")}>
      <h1>{say("new-head")}</h1>
      <Trouble error={games.trouble.value} again={games.again} />
      {!list && !games.trouble.value && <Waiting />}
      {list && list.length > 1 && (
        <nav class="line" aria-label={say("new-games")}>
          {list.map((one) => (
            <a key={one.name} class={one === game ? "button main" : "button"} href={`/new/${one.name}`} aria-current={one === game ? "page" : undefined}>
              {one.title}
            </a>
          ))}
        </nav>
      )}
      {list && args["game"] !== undefined && !game && <p class="note">{say("no-such-game")}</p>}
      {game && <Form key={game.name} game={game} decks={(decks.data.value ?? []).filter((deck) => deck.game === game.name && deck.legal)} />}
      <FromFile />
    </Shell>
  );
}

function Form({ game, decks }: { game: GameInfo; decks: readonly DeckKept[] }) {
  const bot: SeatWanted = { who: "bot", bot: game.default_bot };
  const seats = useSignal<readonly SeatWanted[]>(company(usualCount(game), bot));
  const values = useSignal<Values>(startValues(game));
  const name = useSignal("");
  const listed = useSignal(false);
  const realDice = useSignal(false);
  const act = useAct();
  const change = (field: string, seat: number, value: Value): void => {
    values.value = withValue(values.value, field, seat, value);
  };
  const resize = (count: number): void => {
    seats.value = Array.from({ length: count }, (_, seat) => seats.value[seat] ?? bot);
    values.value = carried(fieldsFor(game, count), count, values.value);
  };
  const fields = fieldsFor(game, seats.value.length);
  const ofSeat = fields.filter((field) => field.each_seat);
  const ofTable = fields.filter((field) => !field.each_seat);
  const plain = ofTable.filter((field) => !field.advanced);
  const folded = ofTable.filter((field) => field.advanced);
  const submit = (event: Event): void => {
    event.preventDefault();
    void act.run(() =>
      makeTable({
        game: game.name,
        seats: seats.value,
        options: options(fields, values.value),
        name: name.value.trim(),
        listed: listed.value || seats.value.some((seat) => seat.who === "open"),
        real_dice: realDice.value,
      }),
    );
  };
  return (
    <form class="heap" onSubmit={submit}>
      <p class="soft">{game.about}</p>
      {game.seats.length > 1 && (
        <label class="field">
          <span>{say("new-how-many")}</span>
          <select value={String(seats.value.length)} onChange={(event) => resize(Number(event.currentTarget.value))}>
            {game.seats.map((count) => (
              <option key={count} value={String(count)}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="seats">
        {seats.value.map((seat, number) => (
          <fieldset key={number} class="panel">
            <legend class="hidden-but-read">{say("seat", { n: number + 1 })}</legend>
            <h2 aria-hidden="true">{say("seat", { n: number + 1 })}</h2>
            <SeatChoice
              game={game}
              seat={seat}
              onChange={(changed) => {
                seats.value = seats.value.with(number, changed);
              }}
            />
            {ofSeat.map((field) => (
              <FieldInput key={field.name} field={field} value={values.value[field.name]?.[number]} decks={decks} onChange={(value) => change(field.name, number, value)} />
            ))}
          </fieldset>
        ))}
      </div>
      {plain.length > 0 && (
        <div class="panel">
          {plain.map((field) => (
            <FieldInput key={field.name} field={field} value={values.value[field.name]?.[0]} decks={decks} onChange={(value) => change(field.name, 0, value)} />
          ))}
        </div>
      )}
      <details class="panel folded">
        <summary>{say("new-more")}</summary>
        <div class="heap">
          <label class="field">
            <span>{say("new-name")}</span>
            <input value={name.value} maxLength={60} placeholder={say("new-name-empty")} onInput={(event) => (name.value = event.currentTarget.value)} />
          </label>
          <Switch
            label={say("new-listed")}
            note={say("new-listed-text")}
            on={listed.value || seats.value.some((seat) => seat.who === "open")}
            onChange={(on) => (listed.value = on)}
          />
          <Switch label={say("new-real-dice")} note={say("new-real-dice-text")} on={realDice.value} onChange={(on) => (realDice.value = on)} />
          {folded.map((field) => (
            <FieldInput key={field.name} field={field} value={values.value[field.name]?.[0]} decks={decks} onChange={(value) => change(field.name, 0, value)} />
          ))}
        </div>
      </details>
      <Trouble error={act.trouble.value} />
      <div class="line">
        <button type="submit" class="main" disabled={act.busy.value}>
          <Icon sign="table" />
          {say("new-make")}
        </button>
        {game.builder && (
          <a class="button plain" href={`/decks/${game.name}`}>
            <Icon sign="cards" />
            {say("build-deck")}
          </a>
        )}
      </div>
    </form>
  );
}

/** The game's defaults, with the own deck that the address asks for in the first seat. */
function startValues(game: GameInfo): Values {
  const count = usualCount(game);
  const fields = fieldsFor(game, count);
  const values = defaults(fields, count);
  const deck = new URLSearchParams(address.peek().query).get("deck");
  const field = fields.find((one) => one.kind === "deck");
  return deck && field ? withValue(values, field.name, 0, deck) : values;
}

const WHO = ["me", "bot", "friend", "open"] as const;

function SeatChoice({ game, seat, onChange }: { game: GameInfo; seat: SeatWanted; onChange: (seat: SeatWanted) => void }) {
  const level = game.bots.find((bot) => bot.value === seat.bot);
  return (
    <>
      <label class="field">
        <span>{say("new-who")}</span>
        <select
          value={seat.who}
          onChange={(event) => {
            const who = event.currentTarget.value as SeatWanted["who"];
            onChange(who === "bot" ? { who, bot: game.default_bot } : { who });
          }}
        >
          {WHO.map((who) => (
            <option key={who} value={who}>
              {say(`who-${who}`)}
            </option>
          ))}
        </select>
        <span class="soft small">{say(`who-${seat.who}-text`)}</span>
      </label>
      {seat.who === "bot" && (
        <label class="field">
          <span>{say("new-level")}</span>
          <select value={seat.bot} onChange={(event) => onChange({ who: "bot", bot: event.currentTarget.value })}>
            {game.bots.map((bot) => (
              <option key={bot.value} value={bot.value}>
                {bot.label}
              </option>
            ))}
          </select>
          {level?.note && <span class="soft small">{level.note}</span>}
        </label>
      )}
    </>
  );
}

interface FieldInputProps {
  field: Field;
  value: Value | undefined;
  decks: readonly DeckKept[];
  onChange: (value: Value) => void;
}

function FieldInput({ field, value, decks, onChange }: FieldInputProps) {
  if (field.kind === "switch") return <Switch label={field.label} note={field.note} on={value === true} onChange={onChange} />;
  if (field.several) return <Several field={field} value={Array.isArray(value) ? (value as readonly string[]) : []} onChange={onChange} />;
  const picks = field.picks ?? [];
  const chosen = picks.find((pick) => pick.value === value);
  return (
    <label class="field">
      <span>{field.label}</span>
      {field.kind === "number" ? (
        <input
          type="number"
          min={field.least ?? 0}
          max={field.most ? field.most : undefined}
          value={String(value ?? 0)}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber || 0)}
        />
      ) : (
        <select value={String(value ?? "")} onChange={(event) => onChange(event.currentTarget.value)}>
          {field.kind === "deck" && decks.length > 0 && (
            <optgroup label={say("own-decks")}>
              {decks.map((deck) => (
                <option key={deck.id} value={deck.id}>
                  {deck.deck.name}
                </option>
              ))}
            </optgroup>
          )}
          <Picks field={field} grouped={field.kind === "deck" && decks.length > 0} />
        </select>
      )}
      {(chosen?.note || field.note) && <span class="soft small">{chosen?.note || field.note}</span>}
    </label>
  );
}

function Picks({ field, grouped }: { field: Field; grouped: boolean }) {
  const made = (field.picks ?? []).map((pick) => (
    <option key={pick.value} value={pick.value}>
      {pick.label}
    </option>
  ));
  return grouped ? <optgroup label={say("ready-decks")}>{made}</optgroup> : <>{made}</>;
}

function Several({ field, value, onChange }: { field: Field; value: readonly string[]; onChange: (value: Value) => void }) {
  return (
    <fieldset class="heap near">
      <legend>{field.label}</legend>
      {field.note && <p class="soft small">{field.note}</p>}
      {(field.picks ?? []).map((pick) => (
        <Switch
          key={pick.value}
          label={pick.label}
          note={pick.note}
          on={value.includes(pick.value)}
          onChange={(on) => onChange(on ? [...value, pick.value] : value.filter((one) => one !== pick.value))}
        />
      ))}
    </fieldset>
  );
}

/** A saved game, from this or another Stolek, becomes a table again. */
function FromFile() {
  const act = useAct();
  const read = (save: string): void => {
    void act.run(async () => {
      const table = await post<TableInfo>("/api/tables/import", { save } satisfies Import);
      go(table.state === "finished" ? `${tablePath(table.id)}/replay` : tablePath(table.id));
    });
  };
  return (
    <details class="panel folded">
      <summary>{say("import-head")}</summary>
      <div class="heap near">
        <FilePick label={say("import-file")} note={say("import-text")} busy={act.busy.value} onPick={read} />
        <Trouble error={act.trouble.value} />
      </div>
    </details>
  );
}
