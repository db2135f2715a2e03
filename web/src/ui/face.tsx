/** A card as words and signs on a page, outside of any table. */

import { inkOn, toned } from "../table/draw/colour";
import type { Badge, Catalogue, Face } from "../wire";
import { Marked } from "./marked";

export function GameIcon({ catalogue, icon }: { catalogue: Catalogue; icon: string }) {
  const found = catalogue.icons[icon];
  if (!found) return null;
  if (!found.path) return <span aria-hidden="true">{found.glyph}</span>;
  return (
    <svg class="game-icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={found.path} />
    </svg>
  );
}

/** The picture of a card, as small as a stamp, on the ground of its family. */
export function Art({ catalogue, face }: { catalogue: Catalogue; face: Face | undefined }) {
  const ground = toned(catalogue.tones, face?.tone ?? "");
  return (
    <span class="art" style={{ background: ground, color: inkOn(ground) }} aria-hidden="true">
      {face?.art && <GameIcon catalogue={catalogue} icon={face.art} />}
    </span>
  );
}

export function Markup({ catalogue, text }: { catalogue: Catalogue; text: string }) {
  return (
    <Marked
      text={text}
      draw={(icon) => (
        <span>
          <GameIcon catalogue={catalogue} icon={icon} />
          <span class="hidden-but-read">{catalogue.icons[icon]?.say ?? icon}</span>
        </span>
      )}
    />
  );
}

/** The numbers of a card in a row. */
export function Numbers({ catalogue, face }: { catalogue: Catalogue; face: Face }) {
  return (
    <span class="numbers">
      {(face.corners ?? []).map((badge: Badge, index) => (
        <span key={index} class="number">
          <GameIcon catalogue={catalogue} icon={badge.icon} />
          <span aria-hidden="true">{badge.n}</span>
          <span class="hidden-but-read">{badge.say}</span>
        </span>
      ))}
    </span>
  );
}

export function FaceText({ catalogue, face }: { catalogue: Catalogue; face: Face }) {
  return (
    <>
      {(face.sections ?? []).map((section, index) => (
        <p key={index} class="small">
          {section.head && <strong>{section.head}. </strong>}
          <Markup catalogue={catalogue} text={section.text} />
        </p>
      ))}
    </>
  );
}
