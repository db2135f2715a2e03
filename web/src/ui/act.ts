/** Doing something on the server from a button: once at a time, and with what went wrong. */

import { type Signal, useSignal } from "@preact/signals";
import { useCallback } from "preact/hooks";

export interface Act {
  readonly busy: Signal<boolean>;
  readonly trouble: Signal<unknown>;
  /** Carries out `work` unless something is still under way; says whether it went well. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

export function useAct(): Act {
  const busy = useSignal(false);
  const trouble = useSignal<unknown>(null);
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      if (busy.peek()) return false;
      busy.value = true;
      trouble.value = null;
      try {
        await work();
        return true;
      } catch (caught) {
        trouble.value = caught;
        return false;
      } finally {
        busy.value = false;
      }
    },
    [busy, trouble],
  );
  return { busy, trouble, run };
}
