/** A coach over the real table: says one thing after the other and marks what it speaks of. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { get } from "../api";
import { Icon } from "../ui/icon";
import { useLoad } from "../ui/load";
import type { Frame, GuideStep, Line } from "../wire";
import { say } from "../words";
import { current, keep, kept } from "./progress";
import "./coach.css";

export interface Guide {
  readonly steps: readonly GuideStep[];
  /** The step that is shown; `steps.length` at the end. */
  readonly shown: number;
  /** Nothing further has been done yet. */
  readonly newest: boolean;
  readonly to: (step: number) => void;
  readonly close: () => void;
}

export interface GuideHere {
  /** There while the guide is open. */
  readonly guide: Guide | null;
  /** The way back to a guide that was closed. */
  readonly resume: (() => void) | null;
  readonly highlights: readonly string[];
}

const NOTHING: readonly string[] = [];

/** The guide of a table that was laid for a first lesson. */
export function useGuide(table: string, frame: Frame | undefined, lines: readonly Line[]): GuideHere {
  const clicked = useSignal(kept(table));
  const looking = useSignal<number | null>(null);
  const game = frame?.guide ? frame.game : "";
  const steps = useLoad(
    async () => (game === "" ? NONE : await get<readonly GuideStep[]>(`/api/games/${encodeURIComponent(game)}/guide`)),
    [game],
  );
  const all = steps.data.value ?? NONE;
  const now = useComputed(() => clicked.value).value;
  const newest = now === null ? 0 : current(all, lines, now);
  useEffect(() => {
    looking.value = null; // something was done: the coach goes on
  }, [newest]);
  if (all.length === 0) return { guide: null, resume: null, highlights: NOTHING };
  const set = (value: number | null): void => {
    keep(table, value);
    clicked.value = value;
  };
  if (now === null) return { guide: null, resume: () => set(0), highlights: NOTHING };
  const shown = Math.min(looking.value ?? newest, newest);
  return {
    guide: {
      steps: all,
      shown,
      newest: shown === newest,
      to: (step) => {
        if (step > newest) {
          looking.value = null;
          set(step);
        } else looking.value = step;
      },
      close: () => set(null),
    },
    resume: null,
    highlights: all[shown]?.refs ?? NOTHING,
  };
}

const NONE: readonly GuideStep[] = [];

export function Coach({ guide }: { guide: Guide }) {
  const { steps, shown, to, close } = guide;
  const step = steps[shown];
  const folded = useSignal(false);
  useEffect(() => {
    folded.value = false; // what is new is to be read
  }, [shown]);
  const waits = step !== undefined && (step.until?.length ?? 0) > 0 && guide.newest;
  return (
    <aside class={folded.value ? "coach folded-up" : "coach"} aria-label={say("coach")}>
      <button type="button" class="plain coach-fold" aria-expanded={!folded.value} onClick={() => (folded.value = !folded.value)}>
        <Icon sign="guide" />
        <span>{step ? say("coach-step", { n: shown + 1, of: steps.length }) : say("coach")}</span>
      </button>
      <div class="coach-words" aria-live="polite">
        {step ? (
          <>
            <p>{step.text}</p>
            {waits && <p class="coach-waits small">{say("coach-waits")}</p>}
          </>
        ) : (
          <>
            <strong>{say("coach-done")}</strong>
            <p>{say("coach-done-text")}</p>
          </>
        )}
      </div>
      <div class="coach-buttons">
        {shown > 0 && (
          <button type="button" onClick={() => to(shown - 1)}>
            {say("coach-previous")}
          </button>
        )}
        {step && (
          <button type="button" class={waits ? "" : "main"} onClick={() => to(shown + 1)}>
            {waits ? say("coach-skip") : say("coach-next")}
          </button>
        )}
        <button type="button" class={step ? "plain" : "main"} aria-label={say("coach-leave")} title={say("coach-leave")} onClick={close}>
          <Icon sign="cross" />
        </button>
      </div>
    </aside>
  );
}
