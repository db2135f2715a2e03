/** Texts of a game with its icons, as ordinary page text. */

import { Marked } from "../ui/marked";
import type { Catalogue, Icon } from "../wire";

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
      <Marked
        text={text}
        draw={(icon) => (
          <span class="t-inline" role="img" aria-label={icons[icon]?.say ?? icon}>
            <Sign icon={icons[icon]} />
          </span>
        )}
      />
    </p>
  );
}
