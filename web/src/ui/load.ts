/** Fetching what a page shows, again when the language changes, and now and then while somebody looks. */

import { type Signal, useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";

import { spoken } from "../words";

export interface Loaded<T> {
  readonly data: Signal<T | null>;
  readonly trouble: Signal<unknown>;
  readonly again: () => Promise<void>;
}

/** What `load` answers; asked anew when the language or one of `needs` changes. What was there stays until then. */
export function useLoad<T>(load: () => Promise<T>, needs: readonly unknown[] = []): Loaded<T> {
  const data = useSignal<T | null>(null);
  const trouble = useSignal<unknown>(null);
  const turn = useRef(0);
  const latest = useRef(load);
  latest.current = load;
  const again = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const answer = await latest.current();
      if (turn.current !== mine) return;
      data.value = answer;
      trouble.value = null;
    } catch (caught) {
      if (turn.current === mine) trouble.value = caught;
    }
  }, [data, trouble]);
  useEffect(() => {
    void again();
    return () => {
      turn.current += 1;
    };
  }, [again, spoken.value, ...needs]);
  return { data, trouble, again };
}

/** Calls `act` every so many seconds while the page is looked at, and when somebody comes back to it. */
export function usePulse(seconds: number, act: () => unknown): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const beat = (): void => {
      if (document.visibilityState === "visible") void latest.current();
    };
    const timer = setInterval(beat, seconds * 1000);
    document.addEventListener("visibilitychange", beat);
    window.addEventListener("online", beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
      window.removeEventListener("online", beat);
    };
  }, [seconds]);
}
