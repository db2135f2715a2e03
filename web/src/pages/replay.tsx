/** A game again, from what the viewer may see: step by step, by itself, or by a line of its story. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";

import type { PageProps } from "../app";
import { get } from "../api";
import { indexAt, moments, toldBy } from "../moments";
import { catalogueAt } from "../net/catalogue";
import { address, go } from "../router";
import { pace } from "../settings";
import { Board } from "../table/board";
import { tablePath } from "../tables";
import { Icon, type Sign } from "../ui/icon";
import { useLoad } from "../ui/load";
import { Preferences } from "../ui/preferences";
import { Sheet } from "../ui/sheet";
import { Offline, Shell, SkipLink, useTitle } from "../ui/shell";
import { Trouble, Waiting } from "../ui/trouble";
import type { Catalogue, Frame, Line, Replay } from "../wire";
import { say, spoken } from "../words";
import "../table/table.css";
import "./replay.css";

const BEAT = 1400; // milliseconds from one moment to the next while it plays by itself

const pathOf = (table: string, at?: number): string =>
  `/api/tables/${encodeURIComponent(table)}/replay${at === undefined ? "" : `?at=${String(at)}`}`;

export default function ReplayPage({ args }: PageProps) {
  const table = args["id"] ?? "";
  const whole = useLoad(async () => {
    const replay = await get<Replay>(pathOf(table));
    return { replay, catalogue: await catalogueAt(replay.frame.catalogue) };
  }, [table]);
  const found = whole.data.value;
  if (!found) {
    return (
      <Shell title={say("replay")}>
        <h1>{say("replay")}</h1>
        {whole.trouble.value ? (
          <Trouble error={whole.trouble.value} again={whole.again}>
            <a class="button" href="/">
              {say("to-lobby")}
            </a>
          </Trouble>
        ) : (
          <Waiting />
        )}
      </Shell>
    );
  }
  return <Player table={table} replay={found.replay} catalogue={found.catalogue} />;
}

/** The frames of a game, each fetched once. */
function useFrames(table: string, last: Frame): (at: number) => Promise<Frame> {
  return useMemo(() => {
    const known = new Map<number, Promise<Frame>>([[last.number, Promise.resolve(last)]]);
    return (at: number) => {
      let found = known.get(at);
      if (!found) {
        found = get<Replay>(pathOf(table, at)).then((replay) => replay.frame);
        found.catch(() => known.delete(at));
        known.set(at, found);
      }
      return found;
    };
  }, [table, last]);
}

function Player({ table, replay, catalogue }: { table: string; replay: Replay; catalogue: Catalogue }) {
  const lines = replay.lines ?? [];
  const stops = useMemo(() => moments(lines, replay.last), [lines, replay.last]);
  const wanted = Number(new URLSearchParams(address.value.query).get("at") ?? "0");
  const index = useSignal(indexAt(stops, Number.isFinite(wanted) ? wanted : 0));
  const playing = useSignal(false);
  const frame = useSignal<Frame | null>(null);
  const trouble = useSignal<unknown>(null);
  const settings = useSignal(false);
  const frames = useFrames(table, replay.frame);
  const at = stops[index.value] ?? 0;
  useTitle(`${say("replay")}: ${replay.frame.name}`);
  const to = (next: number): void => {
    playing.value = false;
    index.value = Math.max(0, Math.min(stops.length - 1, next));
  };
  useEffect(() => {
    let stale = false;
    frames(at)
      .then((there) => {
        if (stale) return;
        frame.value = there;
        trouble.value = null;
        const after = stops[index.peek() + 1];
        if (after !== undefined) void frames(after).catch(() => undefined);
      })
      .catch((caught: unknown) => {
        if (stale) return;
        playing.value = false;
        trouble.value = caught;
      });
    go(`${tablePath(table)}/replay?at=${String(at)}`, true);
    return () => {
      stale = true;
    };
  }, [at, frames, spoken.value]);
  useEffect(() => {
    if (!playing.value) return undefined;
    if (index.value >= stops.length - 1) {
      playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => (index.value += 1), BEAT * Math.max(0.4, pace.value));
    return () => clearTimeout(timer);
  }, [playing.value, index.value, stops]);
  useKeys({
    ArrowLeft: () => to(index.peek() - 1),
    ArrowRight: () => to(index.peek() + 1),
    Home: () => to(0),
    End: () => to(stops.length - 1),
    " ": () => (playing.value = !playing.value),
  });
  const told = useMemo(() => toldBy(lines, at), [lines, at]);
  return (
    <div class="replay">
      <SkipLink />
      <header class="bar">
        <a class="button plain" href={tablePath(table)} aria-label={say("replay-to-table")}>
          <Icon sign="back" />
        </a>
        <h1 class="bar-title">
          {say("replay")}: {replay.frame.name}
        </h1>
        <a class="button plain" href={`/rules/${replay.frame.game}`} aria-label={say("way-rules")}>
          <Icon sign="book" />
        </a>
        <button type="button" class="plain" aria-label={say("way-settings")} onClick={() => (settings.value = true)}>
          <Icon sign="gear" />
        </button>
      </header>
      {settings.value && (
        <Sheet title={say("way-settings")} onClose={() => (settings.value = false)}>
          <Preferences />
        </Sheet>
      )}
      <Offline />
      <main id="main" class="replay-main" tabIndex={-1}>
        <div class="t-main replay-board">
          <Trouble error={trouble.value} again={() => (index.value = Math.max(0, index.value))} />
          {frame.value && <Board frame={frame.value} lines={told} catalogue={catalogue} />}
        </div>
        <Story lines={lines} at={at} onChoose={(entry) => to(indexAt(stops, entry))} />
        <div class="replay-controls" role="group" aria-label={say("replay")}>
          <Control sign="first" end label={say("replay-first")} off={index.value === 0} onClick={() => to(0)} />
          <Control sign="back" label={say("replay-previous")} off={index.value === 0} onClick={() => to(index.value - 1)} />
          <Control
            sign={playing.value ? "pause" : "play"}
            label={playing.value ? say("replay-pause") : say("replay-play")}
            off={stops.length < 2}
            onClick={() => {
              if (!playing.value && index.value >= stops.length - 1) index.value = 0;
              playing.value = !playing.value;
            }}
          />
          <Control sign="forward" label={say("replay-next")} off={index.value >= stops.length - 1} onClick={() => to(index.value + 1)} />
          <Control sign="last" end label={say("replay-last")} off={index.value >= stops.length - 1} onClick={() => to(stops.length - 1)} />
          <input
            type="range"
            min={0}
            max={stops.length - 1}
            value={index.value}
            aria-label={say("replay-place")}
            aria-valuetext={say("replay-at", { at: index.value, last: stops.length - 1 })}
            onInput={(event) => to(event.currentTarget.valueAsNumber)}
          />
          <span class="replay-place">{say("replay-at", { at: index.value, last: stops.length - 1 })}</span>
        </div>
      </main>
    </div>
  );
}

interface ControlProps {
  sign: Sign;
  label: string;
  off: boolean;
  end?: boolean;
  onClick: () => void;
}

function Control({ sign, label, off, end = false, onClick }: ControlProps) {
  return (
    <button type="button" class={end ? "plain to-end" : "plain"} aria-label={label} title={label} disabled={off} onClick={onClick}>
      <Icon sign={sign} />
    </button>
  );
}

/** Keys of the page, except where somebody writes or uses them on a control of its own. */
function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Element | null;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, select, textarea, dialog")) return;
      if (event.key === " " && target?.closest("button, a")) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function Story({ lines, at, onChoose }: { lines: readonly Line[]; at: number; onChoose: (entry: number) => void }) {
  const now = lines.findLastIndex((line) => line.at <= at);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const line = list.current?.children[now] as HTMLElement | undefined;
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [now]);
  return (
    <section class="story" aria-label={say("replay-log")}>
      <p class="soft small">{say("replay-log")}</p>
      <ol ref={list} tabIndex={-1}>
        {lines.map((line, index) => (
          <li key={index}>
            <button
              type="button"
              class={`story-line rank-${String(line.rank ?? 0)}${line.at > at ? " later" : line.at === lines[now]?.at ? " now" : ""}`}
              aria-current={index === now ? "step" : undefined}
              onClick={() => onChoose(line.at)}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ol>
      <p class="soft small keys">{say("replay-keys")}</p>
    </section>
  );
}
