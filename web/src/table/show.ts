/** Plays what has happened: shows the frames of the beats one after the other, until the last one is there. */

import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";

import { pace } from "../settings";
import type { Frame, Line } from "../wire";
import { type Beat, beats, fresh } from "./steps";

export interface Show {
  readonly frame: Frame;
  readonly beat: Beat | null;
  /** Nothing more is to come: what is lit can be clicked. */
  readonly done: boolean;
  /** Jumps to the end. */
  readonly skip: () => void;
}

const MOST_LINES = 60; // more than that is not played but shown
const LONGEST = 8000; // milliseconds; what would take longer goes faster
const FASTEST = 0.3;

export const sameTable = (a: Frame, b: Frame): boolean => a.pieces === b.pieces && a.zones === b.zones;

export function useShow(frame: Frame, lines: readonly Line[]): Show {
  const [now, setNow] = useState<{ frame: Frame; beat: Beat | null }>({ frame, beat: null });
  const seen = useRef({ frame, lines });
  const queue = useRef<Beat[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const next = useCallback(() => {
    timer.current = null;
    const beat = queue.current.shift();
    if (!beat) {
      setNow({ frame: seen.current.frame, beat: null });
      return;
    }
    const left = queue.current.reduce((sum, each) => sum + each.takes, beat.takes);
    const hurry = Math.max(FASTEST, Math.min(1, LONGEST / left));
    setNow({ frame: beat.frame, beat });
    timer.current = setTimeout(next, beat.takes * pace.peek() * hurry);
  }, []);

  const skip = useCallback(() => {
    if (timer.current === null && queue.current.length === 0) return;
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    queue.current = [];
    setNow({ frame: seen.current.frame, beat: null });
  }, []);

  useLayoutEffect(() => {
    const before = seen.current;
    if (before.frame === frame && before.lines === lines) return;
    seen.current = { frame, lines };
    const told = fresh(before.lines, lines);
    const another = before.frame.table !== frame.table || before.frame.viewer !== frame.viewer || before.frame.catalogue !== frame.catalogue;
    if (another || pace.peek() === 0 || told.length > MOST_LINES || sameTable(before.frame, frame)) {
      if (timer.current === null || !sameTable(before.frame, frame)) {
        queue.current = [];
        if (timer.current !== null) clearTimeout(timer.current);
        timer.current = null;
        setNow({ frame, beat: null });
      } else if (queue.current.length > 0) {
        const last = queue.current.length - 1;
        queue.current[last] = { ...(queue.current[last] as Beat), frame };
      } else setNow((shown) => ({ ...shown, frame }));
      return;
    }
    queue.current.push(...beats(before.frame, frame, told));
    if (timer.current === null) next();
  }, [frame, lines]);

  useLayoutEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );

  return { ...now, done: queue.current.length === 0, skip };
}
