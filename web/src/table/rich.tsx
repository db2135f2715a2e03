/** Texts of a game with its icons, as ordinary page text. */

import type { Catalogue, Icon } from "../wire";
import { bits } from "./text";

export function Sign({ icon }: { icon: Icon | undefined }) {
  if (!icon) return null;
  if (!icon.path) return <span aria-hidden="true">{icon.glyph} </span>;
  return (
    <svg class="t-sign" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={icon.path} />
    </svg>
  );
}

export function Rich({ text, icons }: { text: string; icons: Catalogue["icons"] }) {
  return (
    <p>
      {bits(text).map((bit, index) => {
        if (bit.icon !== "") {
          return (
            <span key={index} class="t-inline" role="img" aria-label={icons[bit.icon]?.say ?? bit.icon}>
              <Sign icon={icons[bit.icon]} />
            </span>
          );
        }
        return bit.bold ? <strong key={index}>{bit.words}</strong> : bit.words;
      })}
    </p>
  );
}
