/** Options as a tree over what they point at: what can be pointed at next, and what is meant then. */

import type { Option } from "../wire";

export interface Choosing {
  /** What can be pointed at next, each with the options that lead on from there. */
  readonly next: ReadonlyMap<string, readonly Option[]>;
  /** Options whose way is gone to its end: they wait for one more word, as buttons. */
  readonly ready: readonly Option[];
  /** Options that cannot be pointed at on this scene: buttons from the start. */
  readonly spoken: readonly Option[];
  /** The option that does nothing but go on. */
  readonly leave: Option | null;
}

const pathOf = (option: Option): readonly string[] => option.path ?? [];

const begins = (option: Option, chosen: readonly string[]): boolean =>
  chosen.every((ref, index) => pathOf(option)[index] === ref);

/** What is left to choose after these refs. `shown` says whether a ref can be seen, and so pointed at. */
export function choosing(
  options: readonly Option[],
  chosen: readonly string[],
  shown: (ref: string) => boolean,
): Choosing {
  const next = new Map<string, Option[]>();
  const ready: Option[] = [];
  const spoken: Option[] = [];
  let leave: Option | null = null;
  for (const option of options) {
    if (option.leave === true && leave === null) {
      leave = option;
      continue;
    }
    if (!begins(option, chosen)) continue;
    const ref = pathOf(option)[chosen.length];
    if (ref === undefined) (chosen.length === 0 ? spoken : ready).push(option);
    else if (!shown(ref)) spoken.push(option);
    else next.set(ref, [...(next.get(ref) ?? []), option]);
  }
  return { next, ready, spoken, leave };
}

export type Pointed =
  | { readonly is: "answer"; readonly option: Option }
  | { readonly is: "on"; readonly chosen: readonly string[] }
  | { readonly is: "nothing" };

/**
 * What it means to point at one of these refs (the topmost first) after `chosen`.
 *
 * A ref that can only begin anew begins anew. The ref that was chosen last, pointed at again, is let go.
 */
export function pointed(
  options: readonly Option[],
  chosen: readonly string[],
  refs: readonly string[],
  shown: (ref: string) => boolean,
): Pointed {
  for (const from of chosen.length > 0 ? [chosen, []] : [chosen]) {
    const { next } = choosing(options, from, shown);
    const ref = refs.find((each) => next.has(each));
    if (ref === undefined) continue;
    const last = chosen.at(-1);
    if (from !== chosen && last !== undefined && refs.includes(last)) return { is: "on", chosen: chosen.slice(0, -1) };
    const path = [...from, ref];
    const left = next.get(ref) ?? [];
    const only = left[0];
    if (left.length === 1 && only && pathOf(only).length === path.length) return { is: "answer", option: only };
    return { is: "on", chosen: path };
  }
  const last = chosen.at(-1);
  if (last !== undefined && refs.includes(last)) return { is: "on", chosen: chosen.slice(0, -1) };
  return { is: "nothing" };
}

export interface Group {
  readonly label: string;
  readonly options: readonly Option[];
}

/** Options of one group stand together, in the order in which the groups come. */
export function grouped(options: readonly Option[]): readonly Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const label = option.group ?? "";
    groups.set(label, [...(groups.get(label) ?? []), option]);
  }
  return [...groups].map(([label, members]) => ({ label, options: members }));
}

/** What a button says: within its group the label is enough, alone the whole sentence. */
export const wordsOf = (option: Option, within: boolean): string =>
  within && option.group !== undefined && option.label !== undefined ? option.label : option.text;
