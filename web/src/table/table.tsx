/** A table in play: the board, what is asked, who sits there, and what has happened. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

import { catalogueAt } from "../net/catalogue";
import { lang } from "../settings";
import { Icon } from "../ui/icon";
import { useTitle } from "../ui/shell";
import type { Catalogue, Frame, Line, Option } from "../wire";
import { say } from "../words";
import { AskBar } from "./askbar";
import { Board } from "./board";
import { type Choosing, choosing } from "./choosing";
import { Connection } from "./connection";
import { useKeys } from "./keys";
import { Log } from "./log";
import { Announcer, Position } from "./reader";
import { shownIn } from "./refs";
import { isAwaited, Seats } from "./seats";
import { Session } from "./session";
import { Tools } from "./tools";
import "./table.css";

export interface TableProps {
  readonly id: string;
  /** An onlooker's key. */
  readonly look?: string;
  /** Further tools of the page that holds the table, in its bar. */
  readonly tools?: (frame: Frame) => ComponentChildren;
  /** What a coach says, between the bar and the board. */
  readonly above?: ComponentChildren;
  /** What opens over the table, such as a sheet to invite others. */
  readonly beside?: (frame: Frame, lines: readonly Line[]) => ComponentChildren;
  /** Refs to be marked on the board. */
  readonly highlights?: readonly string[];
}

export function Table({ id, look = "", tools, above, beside, highlights = [] }: TableProps) {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const made = new Session(id, look);
    setSession(made);
    return () => made.leave();
  }, [id, look]);
  const frame = session?.frame.value ?? null;
  useTitle(titleOf(frame));
  const catalogue = useCatalogueOf(frame);
  useEffect(() => {
    if (frame && session) session.line.look(lang.value, frame.viewer ?? null);
  }, [lang.value]);
  if (!session) return null;
  if (!frame || !catalogue) return <Connection session={session} />;
  return <Laid session={session} frame={frame} catalogue={catalogue} tools={tools} above={above} beside={beside} highlights={highlights} />;
}

/** Whoever has turned to another window sees there that it is time to come back. */
function titleOf(frame: Frame | null): string {
  const name = frame?.name ?? "";
  return frame && isAwaited(frame) ? `● ${say("state-your-turn")} · ${name}` : name;
}

/** The faces of the frame's game; while those of another language are fetched, the old ones stay. */
function useCatalogueOf(frame: Frame | null): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const path = frame?.catalogue;
  useEffect(() => {
    let stale = false;
    const load = (): void => {
      if (path === undefined) return;
      catalogueAt(path).then(
        (found) => {
          if (!stale) setCatalogue(found);
        },
        () => setTimeout(() => stale || load(), 2000),
      );
    };
    load();
    return () => {
      stale = true;
    };
  }, [path]);
  return catalogue;
}

interface LaidProps {
  readonly session: Session;
  readonly frame: Frame;
  readonly catalogue: Catalogue;
  readonly tools: TableProps["tools"];
  readonly above: TableProps["above"];
  readonly beside: TableProps["beside"];
  readonly highlights: readonly string[];
}

const roomForLog = window.matchMedia("(min-width: 1180px)").matches;
const NO_OPTIONS: readonly Option[] = [];

function Laid({ session, frame, catalogue, tools, above, beside, highlights }: LaidProps) {
  session.follow(frame);
  const logOpen = useSignal(roomForLog);
  const [inspect, setInspect] = useState<string | null>(null);
  const lines = session.line.lines.value;
  const chosen = session.chosen.value;
  const sent = session.sent.value === frame.number;
  const options = frame.ask?.mine === true && !sent ? (frame.ask.options ?? NO_OPTIONS) : NO_OPTIONS;
  const choice = useMemo(() => choosing(options, chosen, shownIn(frame, chosen)), [options, chosen, frame]);
  const lit = useMemo(() => wordsFor(frame, options, chosen, choice), [choice]);
  const final = useMemo(() => refsOfFinal(choice, session.final.value), [choice, session.final.value]);
  const hinted = session.hinted.value;
  const marks = useMemo(() => [...highlights, ...(hinted?.path ?? [])], [highlights, hinted]);
  const position = useMemo(() => <Position frame={frame} catalogue={catalogue} />, [frame.pieces, frame.zones, catalogue]);
  const story = useMemo(() => <Log table={frame.table} lines={lines} open={logOpen.value} />, [frame.table, lines, logOpen.value, lang.value]);
  useKeys({
    back: () => session.back(),
    undo: () => void session.undo(),
    why: () => (session.asking.value = !session.asking.value),
    hint: () => void session.hint(),
    log: () => (logOpen.value = !logOpen.value),
  });
  return (
    <div class={`t-table${logOpen.value ? " log-open" : ""}`} data-busy={session.busy} onPointerMove={() => session.soon()} onKeyDown={() => session.soon()}>
      <header class="t-top">
        <a class="t-home" href="/" aria-label={say("table-back")}>
          <img src="/icon.svg" alt="" width="28" height="28" />
        </a>
        <h1 class="hidden-but-read">{frame.name || frame.title}</h1>
        <Seats frame={frame} tones={catalogue.tones} />
      </header>
      <div class="t-tools" role="toolbar" aria-label={say("table-tools")}>
        <Tools session={session} frame={frame} logOpen={logOpen} />
        {tools?.(frame)}
      </div>
      {above && <div class="t-above">{above}</div>}
      <main id="main" class="t-main" tabIndex={-1}>
        <Board
          frame={frame}
          lines={lines}
          catalogue={catalogue}
          lit={lit}
          spoken={choice.ready.length + choice.spoken.length > 0 || choice.leave !== null}
          chosen={chosen}
          final={final}
          highlights={marks}
          asking={session.asking.value}
          onPoint={(refs, dragged) => session.point(refs, dragged)}
          onWhy={(refs) => void session.whyAt(refs)}
          inspect={inspect}
          onInspected={() => setInspect(null)}
        />
        {position}
      </main>
      <aside class="t-log" aria-label={say("table-log")}>
        <div class="line apart">
          <h2>{say("table-log")}</h2>
          <button type="button" class="plain t-log-close" aria-label={say("close")} onClick={() => (logOpen.value = false)}>
            <Icon sign="cross" />
          </button>
        </div>
        {story}
      </aside>
      <AskBar session={session} frame={frame} catalogue={catalogue} choosing={choice} options={options} onInspect={setInspect} />
      <Connection session={session} />
      <Announcer frame={frame} lines={lines} />
      {beside?.(frame, lines)}
    </div>
  );
}

/** What each lit ref is called by a screen reader: the one option it leads to, or what it stands for. */
function wordsFor(frame: Frame, options: readonly Option[], chosen: readonly string[], { next }: Choosing): Map<string, string> {
  const found = new Map<string, string>();
  for (const [ref, led] of next) {
    const only = led.length === 1 ? led[0] : undefined;
    const group = led[0]?.group ?? "";
    found.set(ref, only?.text ?? (group !== "" && chosen.length === 0 ? group : nameOf(frame, ref)));
  }
  return options.length > 0 ? found : new Map();
}

const nameOf = (frame: Frame, ref: string): string => {
  const at = frame.pieces[ref]?.at ?? ref;
  return at.slice(at.indexOf("/") + 1);
};

/** Refs of which every option left cannot be taken back. */
function refsOfFinal({ next }: Choosing, final: ReadonlySet<number>): Set<string> {
  const found = new Set<string>();
  if (final.size === 0) return found;
  for (const [ref, led] of next) if (led.every((option) => final.has(option.option))) found.add(ref);
  return found;
}
