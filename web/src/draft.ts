/** A deck while it is being built: plain data, and what can be done with it. */

import type { Builder, BuilderCard, Catalogue, DeckDraft, Face, Leader } from "./wire";
import { fold, hasAll } from "./search";

export const readyMade = (leader: Leader, name: string): DeckDraft => ({ name, leader: leader.face, cards: leader.example });

export const empty = (leader: Leader, name: string): DeckDraft => ({ name, leader: leader.face, cards: {} });

/** The deck with `n` of a card, as many as there may be. */
export function withCards(draft: DeckDraft, card: BuilderCard, n: number): DeckDraft {
  const cards = Object.fromEntries(Object.entries(draft.cards).filter(([face]) => face !== card.face));
  const amount = Math.max(0, Math.min(card.most, n));
  return { ...draft, cards: amount === 0 ? cards : { ...cards, [card.face]: amount } };
}

export const leaderOf = (builder: Builder, draft: DeckDraft): Leader | undefined => builder.leaders.find((one) => one.face === draft.leader);

export interface Filter {
  words: readonly string[];
  group: string; // "" for all
  chosen: boolean; // only cards of the deck
}

export function fits(card: BuilderCard, face: Face | undefined, draft: DeckDraft, filter: Filter): boolean {
  if (filter.group !== "" && card.group !== filter.group) return false;
  if (filter.chosen && !draft.cards[card.face]) return false;
  return filter.words.length === 0 || (face !== undefined && hasAll(textOf(face), filter.words));
}

const texts = new WeakMap<Face, string>();

function textOf(face: Face): string {
  let text = texts.get(face);
  if (text === undefined) {
    text = fold([face.name, face.line ?? "", ...(face.sections ?? []).flatMap((section) => [section.head, section.text])].join(" "));
    texts.set(face, text);
  }
  return text;
}

export const nameOf = (catalogue: Catalogue, face: string): string => catalogue.faces[face]?.name ?? face;

/** A deck from a file that `toFile` wrote; null where it is none. */
export function fromFile(text: string): DeckDraft | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== "object" || read === null) return null;
  const { name, leader, cards } = read as Record<string, unknown>;
  if (typeof name !== "string" || typeof leader !== "string" || typeof cards !== "object" || cards === null) return null;
  const amounts = Object.entries(cards).filter((entry): entry is [string, number] => Number.isInteger(entry[1]));
  return { name, leader, cards: Object.fromEntries(amounts) };
}

export const toFile = (draft: DeckDraft): string => `${JSON.stringify(draft, null, 2)}\n`;

/** A name for a file made of a name for people. */
export const fileName = (name: string): string => fold(name).replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "stolek";
