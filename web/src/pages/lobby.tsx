/** The first thing somebody sees: a game at once, the way to friends, and the tables that are there. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

import { get } from "../api";
import { botLabel, rememberGame, titleOf, useGames, usualGame } from "../games";
import { company, makeTable, sit, tablePath, usualCount } from "../tables";
import { type Act, useAct } from "../ui/act";
import { Choose } from "../ui/choose";
import { Icon } from "../ui/icon";
import { useLoad, usePulse } from "../ui/load";
import { Shell } from "../ui/shell";
import { Trouble, Waiting } from "../ui/trouble";
import type { GameInfo, SeatInfo, TableInfo } from "../wire";
import { ago, say } from "../words";
import { Still } from "./still";
import "./lobby.css";

export default function Lobby() {
  const games = useGames();
  const tables = useLoad(() => get<readonly TableInfo[]>("/api/tables"));
  const act = useAct();
  usePulse(4, tables.again);
  const chosen = useSignal("");
  const list = games.data.value ?? [];
  const game = list.find((one) => one.name === chosen.value) ?? usualGame(list);
  return (
    <Shell title={say("way-lobby")}>
      <section class="hero" aria-labelledby="hero">
        <div class="hero-top">
          <div class="hero-words">
            <h1 id="hero">{say("lobby-head")}</h1>
            <p class="hero-text">{game ? say("lobby-text", { game: game.title }) : say("lobby-text-no-game")}</p>
          </div>
          <Still />
        </div>
        <Trouble error={games.trouble.value} again={games.again} />
        <Trouble error={act.trouble.value} />
        {game && list.length > 1 && (
          <Choose
            label={say("new-games")}
            value={game.name}
            alternatives={list.map((one) => ({ value: one.name, label: one.title }))}
            onChoose={(name) => {
              chosen.value = name;
              rememberGame(name);
            }}
          />
        )}
        {game && <Beginnings game={game} act={act} />}
      </section>
      {!tables.data.value && <Trouble error={tables.trouble.value} again={tables.again} />}
      {tables.data.value ? <Tables tables={tables.data.value} games={games.data.value} act={act} /> : !tables.trouble.value && <Waiting />}
    </Shell>
  );
}

function Beginnings({ game, act }: { game: GameInfo; act: Act }) {
  const make = (other: "bot" | "friend", guide = false): void => {
    const seats = company(usualCount(game), other === "bot" ? { who: "bot", bot: game.default_bot } : { who: "friend" });
    void act.run(() => makeTable({ game: game.name, seats, guide }));
  };
  const busy = act.busy.value;
  return (
    <>
      <div class="beginnings">
        <button type="button" class="main beginning" disabled={busy} onClick={() => make("bot")}>
          <Icon sign="play" />
          <span>
            <strong>{say("begin-bot")}</strong>
            <small>{say("begin-bot-text", { bot: botLabel([game], game.name, game.default_bot) })}</small>
          </span>
        </button>
        {game.guide && (
          <button type="button" class="beginning" disabled={busy} onClick={() => make("bot", true)}>
            <Icon sign="guide" />
            <span>
              <strong>{say("begin-guide")}</strong>
              <small>{say("begin-guide-text")}</small>
            </span>
          </button>
        )}
        <button type="button" class="beginning" disabled={busy} onClick={() => make("friend")}>
          <Icon sign="link" />
          <span>
            <strong>{say("begin-friend")}</strong>
            <small>{say("begin-friend-text")}</small>
          </span>
        </button>
      </div>
      <p class="line">
        <a class="button plain" href={`/new/${game.name}`}>
          <Icon sign="plus" />
          {say("begin-own")}
        </a>
        <a class="button plain" href={`/rules/${game.name}`}>
          <Icon sign="book" />
          {say("read-rules")}
        </a>
      </p>
    </>
  );
}

interface TablesProps {
  tables: readonly TableInfo[];
  games: readonly GameInfo[] | null;
  act: Act;
}

function Tables({ tables, games, act }: TablesProps) {
  const mine = tables.filter((table) => (table.mine || table.host) && table.state !== "finished");
  const open = tables.filter((table) => table.state === "open" && !mine.includes(table) && freeSeat(table) !== undefined);
  const running = tables.filter((table) => table.state === "running" && !mine.includes(table));
  const finished = tables.filter((table) => table.state === "finished");
  const entry = (table: TableInfo) => <Entry key={table.id} table={table} games={games} act={act} />;
  return (
    <div class="lobby-tables">
      <Part title={say("tables-mine")} empty={say("tables-mine-none")} tables={[...mine].sort(turnFirst)} entry={entry} />
      <div class="heap">
        <Part title={say("tables-open")} empty={say("tables-open-none")} tables={open} entry={entry} />
        <Part title={say("tables-running")} empty={say("tables-running-none")} tables={running} entry={entry} />
        <Part title={say("tables-finished")} empty={say("tables-finished-none")} tables={finished} entry={entry} />
      </div>
    </div>
  );
}

const turnFirst = (a: TableInfo, b: TableInfo): number => Number(b.my_turn ?? false) - Number(a.my_turn ?? false) || b.changed - a.changed;

interface PartProps {
  title: string;
  empty: string;
  tables: readonly TableInfo[];
  entry: (table: TableInfo) => ComponentChildren;
}

function Part({ title, empty, tables, entry }: PartProps) {
  return (
    <section class="panel" aria-label={title}>
      <h2>
        {title}
        {tables.length > 0 && <span class="tag">{tables.length}</span>}
      </h2>
      {tables.length === 0 ? <p class="soft">{empty}</p> : <ul class="entries">{tables.map(entry)}</ul>}
    </section>
  );
}

const freeSeat = (table: TableInfo): number | undefined => {
  const seat = table.seats.findIndex((one) => one.who === "open");
  return seat === -1 ? undefined : seat;
};

function Entry({ table, games, act }: { table: TableInfo; games: readonly GameInfo[] | null; act: Act }) {
  const free = table.state === "open" && !table.mine ? freeSeat(table) : undefined;
  return (
    <li class={table.my_turn ? "entry now" : "entry"}>
      <div class="entry-text">
        <strong>{table.name}</strong>
        <span class="soft small">
          {titleOf(games, table.game)} · {table.seats.map((seat) => sitterName(seat, games, table.game)).join(", ")}
        </span>
        <span class="line small">
          <State table={table} />
          <time class="soft" dateTime={new Date(table.changed * 1000).toISOString()}>
            {ago(table.changed)}
          </time>
        </span>
      </div>
      {free === undefined ? (
        <a class={table.my_turn ? "button main" : "button"} href={table.state === "finished" ? `${tablePath(table.id)}/replay` : tablePath(table.id)}>
          {say(wayIn(table))}
          <span class="hidden-but-read">: {table.name}</span>
        </a>
      ) : (
        <button type="button" class="main" disabled={act.busy.value} onClick={() => void act.run(() => sit(table, free))}>
          {say("sit-down")}
          <span class="hidden-but-read">: {table.name}</span>
        </button>
      )}
    </li>
  );
}

function wayIn(table: TableInfo): string {
  if (table.state === "finished") return "watch-again";
  if (table.my_turn) return "play-on";
  return table.mine || table.host ? "open-table" : "look-on";
}

function State({ table }: { table: TableInfo }) {
  if (table.state === "finished") return <span class="tag">{say("state-finished")}</span>;
  if (table.state === "open") return <span class="tag">{say("state-open")}</span>;
  if (table.my_turn) return <span class="tag now">{say("state-your-turn")}</span>;
  return <span class="tag">{table.mine ? say("state-their-turn") : say("state-running")}</span>;
}

/** Who sits there, in a word or two. */
export function sitterName(seat: SeatInfo, games: readonly GameInfo[] | null, game: string): string {
  if (seat.mine) return say("sitter-you");
  if (seat.standing_in) return say("sitter-standing-in", { person: seat.person ?? "" });
  if (seat.who === "bot") return say("sitter-bot", { bot: botLabel(games, game, seat.bot ?? "") });
  if (seat.who === "open") return say("sitter-open");
  return seat.person || say("sitter-friend");
}
