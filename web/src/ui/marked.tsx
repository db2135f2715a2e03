/** A text with its `[icon]`s and `*bold*` words, for pages that wrap lines by themselves. */

import { type ComponentChildren, Fragment } from "preact";

import { type Bit, runs } from "../table/text";

/** An icon and the number or word it is glued to stay in one line, where browsers would part them. */
export function Marked({ text, draw }: { text: string; draw: (icon: string) => ComponentChildren }) {
  const shown = ({ icon, words, bold }: Bit, index: number): ComponentChildren =>
    icon !== "" ? <Fragment key={index}>{draw(icon)}</Fragment> : bold ? <strong key={index}>{words}</strong> : words;
  return (
    <>
      {runs(text).map((run, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          {run.length > 1 ? <span class="unbroken">{run.map(shown)}</span> : run.map(shown)}
        </Fragment>
      ))}
    </>
  );
}
