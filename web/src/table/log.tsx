/** The story of the game so far; each line leads to the table as it was then. */

import { useEffect, useRef } from "preact/hooks";

import type { Line } from "../wire";
import { say } from "../words";

interface LogProps {
  readonly table: string;
  readonly lines: readonly Line[];
  readonly open: boolean;
}

const SHOWN = 300; // of a long game the last lines; the whole story is in the replay

export function Log({ table, lines, open }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const node = list.current;
    if (node) node.scrollTop = node.scrollHeight;
  }, [lines, open]);
  return (
    <ol class="t-lines" ref={list} tabIndex={0} aria-label={say("table-log")}>
      {lines.length === 0 && <li class="t-line">{say("table-log-empty")}</li>}
      {lines.slice(-SHOWN).map((line, index) => (
        <li key={`${String(line.at)}.${String(index)}`} class={`t-line rank-${String(line.rank ?? 0)}`}>
          <a href={`/table/${encodeURIComponent(table)}/replay?at=${String(line.at)}`} title={say("table-log-jump")}>
            {line.text}
          </a>
        </li>
      ))}
    </ol>
  );
}
