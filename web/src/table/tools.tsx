/** The tools of a player: undo, hint, why not, log, and the way to rules and settings. */

import type { Signal } from "@preact/signals";

import { Icon } from "../ui/icon";
import type { Frame, Undo } from "../wire";
import { say } from "../words";
import type { Session } from "./session";

interface ToolsProps {
  readonly session: Session;
  readonly frame: Frame;
  readonly logOpen: Signal<boolean>;
}

const PATHS = {
  undo: "M9 7 4 12l5 5M4.500 12H14a6 6 0 0 1 0 12",
  hint: "M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-3.500 12v1.500h7V15A6.500 6.500 0 0 0 12 3z",
  why: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5",
  log: "M5 5h14M5 10h14M5 15h9M5 20h6",
};

function Mark({ path, box = "0 0 24 24" }: { path: string; box?: string }) {
  return (
    <svg class="sign" viewBox={box} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** What taking back would do now, in words, before anybody clicks. */
export function undoWords({ free = false, ask = false, why = "" }: Undo): string {
  if (free) return say("table-undo-free");
  if (ask) return why === "" ? say("table-undo-open") : `${why} ${say("table-undo-open")}`;
  return why === "" ? say("table-undo-not") : why;
}

export function Tools({ session, frame, logOpen }: ToolsProps) {
  const { undo } = frame;
  const possible = undo.free === true || undo.ask === true;
  const asked = frame.ask?.mine === true && (frame.ask.options?.length ?? 0) > 0;
  const seated = frame.viewer !== undefined && frame.viewer !== null;
  return (
    <>
      {seated && !frame.over && (
        <>
          <button type="button" class={`plain${possible ? " possible" : " impossible"}`} aria-disabled={!possible} title={undoWords(undo)} onClick={() => void session.undo()}>
            <Mark path={PATHS.undo} box="0 1 24 24" />
            <span>{undo.ask === true && undo.free !== true ? say("table-undo-ask") : say("table-undo")}</span>
            <span class="hidden-but-read">{undoWords(undo)}</span>
          </button>
          <button type="button" class="plain" aria-disabled={!asked} onClick={() => void session.hint()}>
            <Mark path={PATHS.hint} />
            <span>{say("table-hint")}</span>
          </button>
          <button type="button" class="plain" aria-pressed={session.asking.value} aria-disabled={!asked} onClick={() => (session.asking.value = asked && !session.asking.value)}>
            <Mark path={PATHS.why} />
            <span>{say("table-why")}</span>
          </button>
        </>
      )}
      <button type="button" class="plain t-log-button" aria-expanded={logOpen.value} onClick={() => (logOpen.value = !logOpen.value)}>
        <Mark path={PATHS.log} />
        <span>{say("table-log-open")}</span>
      </button>
      <a class="button plain" href={`/rules/${encodeURIComponent(frame.game)}`} target="_blank" rel="noreferrer" aria-label={say("table-rules")}>
        <Icon sign="book" />
        <span>{say("table-rules")}</span>
      </a>
    </>
  );
}
