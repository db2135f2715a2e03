/** What can be done with the table itself: seats, open hands, the saved game, leaving. */

import { useSignal } from "@preact/signals";

import { getText, post, put, remove } from "../api";
import { fileName } from "../draft";
import { useGames } from "../games";
import { go } from "../router";
import { tablePath } from "../tables";
import { playerOf } from "../table/seats";
import { type Act, useAct } from "../ui/act";
import { Switch } from "../ui/choose";
import { download } from "../ui/download";
import { Icon } from "../ui/icon";
import { Sheet } from "../ui/sheet";
import { Trouble } from "../ui/trouble";
import type { Frame, GameInfo, SeatChange, Sitter } from "../wire";
import { say } from "../words";

interface MenuProps {
  frame: Frame;
  onClose: () => void;
  onShare: () => void;
  onSettings: () => void;
}

export function Menu({ frame, onClose, onShare, onSettings }: MenuProps) {
  const games = useGames();
  const act = useAct();
  const game = games.data.value?.find((one) => one.name === frame.game);
  const path = `/api/tables/${encodeURIComponent(frame.table)}`;
  const mine = frame.sitters.flatMap((sitter, seat) => (sitter.mine ? [seat] : []));
  const open = frame.over !== undefined || frame.sitters.every((sitter) => sitter.who !== "person" || sitter.open_hands);
  const change = (seat: number, wanted: SeatChange): void => {
    void act.run(() => post(`${path}/seats/${String(seat)}`, wanted));
  };
  const save = (): void => {
    void act.run(async () => download(`${fileName(frame.name)}.json`, await getText(`${path}/export`)));
  };
  return (
    <Sheet title={frame.name} onClose={onClose}>
      <Trouble error={act.trouble.value} />
      <section class="heap near">
        <h3>{say("seats")}</h3>
        <ul class="plain-list">
          {frame.sitters.map((sitter, seat) => (
            <Seat key={seat} sitter={sitter} host={frame.host ?? false} seated={mine.length > 0} game={game} act={act} change={(wanted) => change(seat, wanted)} />
          ))}
        </ul>
        {(frame.onlookers ?? 0) > 0 && <p class="soft">{say("onlookers", { n: frame.onlookers ?? 0 })}</p>}
      </section>
      {mine.length > 0 && (
        <Switch
          label={say("open-hands")}
          note={say("open-hands-text")}
          on={mine.every((seat) => frame.sitters[seat]?.open_hands)}
          onChange={(yes) => void act.run(() => put(`${path}/open-hands`, { yes }))}
        />
      )}
      <section class="heap near menu-ways">
        {frame.host && (
          <button type="button" onClick={onShare}>
            <Icon sign="share" />
            {say("share-table")}
          </button>
        )}
        <button type="button" onClick={onSettings}>
          <Icon sign="gear" />
          {say("way-settings")}
        </button>
        <a class="button" href={`/rules/${encodeURIComponent(frame.game)}`}>
          <Icon sign="book" />
          {say("way-rules")}
        </a>
        <a class="button" href="/">
          <Icon sign="table" />
          {say("to-lobby")}
        </a>
        <a class="button" href={`${tablePath(frame.table)}/replay`}>
          <Icon sign="first" />
          {say("to-replay")}
        </a>
        {(mine.length > 0 || frame.host) && (
          <>
            <button type="button" disabled={act.busy.value || !open} onClick={save}>
              <Icon sign="file" />
              {say("export-log")}
            </button>
            {!open && <p class="soft small">{say("export-later")}</p>}
          </>
        )}
        {mine.length > 0 && (
          <Sure
            label={say("leave-seat")}
            sure={say("leave-seat-sure")}
            note={say("leave-seat-text")}
            act={act}
            work={async () => {
              for (const seat of mine) await post(`${path}/seats/${String(seat)}`, { do: "leave" });
              go("/");
            }}
          />
        )}
        {frame.host && (
          <Sure
            label={say("delete-table")}
            sure={say("delete-table-sure")}
            act={act}
            work={async () => {
              await remove(path);
              go("/");
            }}
          />
        )}
      </section>
    </Sheet>
  );
}

interface SeatProps {
  sitter: Sitter;
  host: boolean;
  seated: boolean;
  game: GameInfo | undefined;
  act: Act;
  change: (wanted: SeatChange) => void;
}

function Seat({ sitter, host, seated, game, act, change }: SeatProps) {
  const level = useSignal<string | null>(null);
  const bot = level.value ?? game?.default_bot ?? "";
  const busy = act.busy.value;
  const absent = sitter.who === "person" && !sitter.mine && !sitter.here && !sitter.standing_in;
  const vacant = sitter.who === "open" || sitter.who === "friend";
  return (
    <li class="menu-seat">
      <div class="line apart">
        <strong>{sitter.name}</strong>
        <span class="soft">
          {playerOf(sitter)} {presence(sitter)}
        </span>
      </div>
      <div class="line">
        {sitter.who === "open" && !seated && (
          <button type="button" class="main" disabled={busy} onClick={() => change({ do: "sit" })}>
            {say("seat-sit")}
          </button>
        )}
        {host && sitter.standing_in && (
          <button type="button" disabled={busy} onClick={() => change({ do: "back" })}>
            {say("give-back", { seat: sitter.name })}
          </button>
        )}
        {host && sitter.who === "open" && (
          <button type="button" disabled={busy} onClick={() => change({ do: "friend" })}>
            {say("seat-to-friend", { seat: sitter.name })}
          </button>
        )}
        {host && sitter.who === "friend" && (
          <button type="button" disabled={busy} onClick={() => change({ do: "open" })}>
            {say("seat-to-anyone", { seat: sitter.name })}
          </button>
        )}
        {host && game && (absent || vacant) && (
          <>
            <select class="language" aria-label={say("hand-level")} value={bot} onChange={(event) => (level.value = event.currentTarget.value)}>
              {game.bots.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </select>
            <button type="button" disabled={busy} onClick={() => change({ do: "bot", bot })}>
              <Icon sign="bot" />
              {say("hand-to-bot", { seat: sitter.name })}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function presence(sitter: Sitter): string {
  if (sitter.who !== "person" || sitter.standing_in) return "";
  if (sitter.mine) return `(${say("seat-you")})`;
  return `(${sitter.here ? say("seat-here") : say("seat-away")})`;
}

interface SureProps {
  label: string;
  sure: string;
  note?: string;
  act: Act;
  work: () => Promise<void>;
}

/** A button that asks once more. */
function Sure({ label, sure, note, act, work }: SureProps) {
  const asked = useSignal(false);
  return (
    <div>
      <button
        type="button"
        class={asked.value ? "danger" : ""}
        disabled={act.busy.value}
        onBlur={() => (asked.value = false)}
        onClick={() => {
          if (asked.value) void act.run(work);
          else asked.value = true;
        }}
      >
        <Icon sign="out" />
        {asked.value ? sure : label}
      </button>
      {note && asked.value && <p class="soft small">{note}</p>}
    </div>
  );
}
