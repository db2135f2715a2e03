/** Finding words in texts, whatever their case and accents: "utok" finds "Útok". */

/** A text as it is compared. Each letter stays one letter, so that places in it are places in the text. */
export function fold(text: string): string {
  return Array.from(text.normalize("NFC"), plain).join("");
}

function plain(letter: string): string {
  const small = letter.toLowerCase();
  if (small === "ł") return "l";
  const base = small.normalize("NFD").replace(/\p{M}/gu, "");
  return base.length === letter.length ? base : letter;
}

/** The words somebody looks for. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter((word) => word !== "");
}

/** Whether a folded text has all the words. */
export const hasAll = (folded: string, words: readonly string[]): boolean => words.every((word) => folded.includes(word));

export interface Part {
  text: string;
  hit: boolean;
}

/** A text in parts, those apart that were looked for. */
export function parts(text: string, words: readonly string[]): Part[] {
  const whole = text.normalize("NFC");
  const folded = fold(whole);
  const spans = words.flatMap((word) => occurrences(folded, word)).sort((a, b) => a[0] - b[0]);
  const found: Part[] = [];
  let at = 0;
  for (const [from, to] of spans) {
    if (to <= at) continue;
    if (from > at) found.push({ text: whole.slice(at, from), hit: false });
    found.push({ text: whole.slice(Math.max(at, from), to), hit: true });
    at = to;
  }
  if (at < whole.length) found.push({ text: whole.slice(at), hit: false });
  return found;
}

function occurrences(folded: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) found.push([at, at + word.length]);
  return found;
}
