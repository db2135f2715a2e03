/** Text that fits: measured, wrapped, and shortened only where nothing else helps. Markup is `[icon]` and `*bold*`. */

export interface Bit {
  readonly icon: string; // "" for words
  readonly words: string;
  readonly bold: boolean;
}

export type Line = readonly Bit[];

/** How wide words are at a size of one pixel; set apart so that tests need no canvas. */
export type Measure = (words: string, bold: boolean, serif: boolean) => number;

const REFERENCE = 32; // measured at this size and scaled
export const ICON_WIDTH = 1.15; // of the size of the text

const known = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null = null;
let families: { sans: string; serif: string } | null = null;

/** The fonts of the style sheet, so that what is measured is what is drawn. */
function fonts(): { sans: string; serif: string } {
  const root = getComputedStyle(document.documentElement);
  families ??= {
    sans: root.getPropertyValue("--font") || "sans-serif",
    serif: root.getPropertyValue("--font-head") || "serif",
  };
  return families;
}

export const measure: Measure = (words, bold, serif) => {
  const key = `${bold ? "b" : ""}${serif ? "s" : ""}|${words}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  canvas ??= document.createElement("canvas").getContext("2d");
  let width = words.length * 0.6;
  if (canvas) {
    canvas.font = `${bold ? "bold " : ""}${String(REFERENCE)}px ${serif ? fonts().serif : fonts().sans}`;
    width = canvas.measureText(words).width / REFERENCE;
  }
  if (known.size > 20_000) known.clear();
  known.set(key, width);
  return width;
};

/** The bits of a text: words, icons, and what is bold. A blank that does not break glues bits together. */
export function bits(text: string): Bit[] {
  const found: Bit[] = [];
  let bold = false;
  for (const part of text.split(/(\[[\w-]+\]|\*)/)) {
    if (part === "*") bold = !bold;
    else if (/^\[[\w-]+\]$/.test(part)) found.push({ icon: part.slice(1, -1), words: "", bold });
    else if (part !== "") found.push({ icon: "", words: part, bold });
  }
  return found;
}

export const widthOf = (bit: Bit, size: number, wide: Measure, serif = false): number =>
  size * (bit.icon !== "" ? ICON_WIDTH : wide(bit.words, bit.bold, serif));

/** Pieces that may not be torn apart: runs without a breaking blank. */
export function runs(text: string): Bit[][] {
  const found: Bit[][] = [[]];
  for (const bit of bits(text)) {
    if (bit.icon !== "") {
      found.at(-1)?.push(bit);
      continue;
    }
    for (const part of bit.words.split(/([ \n]+)/)) {
      if (part === "") continue;
      if (/^[ \n]+$/.test(part)) found.push([]);
      else found.at(-1)?.push({ ...bit, words: part });
    }
  }
  return found.filter((run) => run.length > 0);
}

/** The lines of a text in this width. A run wider than a whole line is broken where it must be. */
export function wrap(text: string, width: number, size: number, wide: Measure = measure, serif = false): Line[] {
  const lines: Bit[][] = [];
  const blank = size * wide(" ", false, serif);
  let left = 0;
  for (const run of runs(text)) {
    let need = run.reduce((sum, bit) => sum + widthOf(bit, size, wide, serif), 0);
    const line = lines.at(-1);
    if (line && need + blank <= left) {
      line.push({ icon: "", words: " ", bold: false }, ...run);
      left -= need + blank;
      continue;
    }
    const rest = [...run];
    while (need > width && rest.length > 0) {
      const [head, tail] = torn(rest, width, size, wide, serif);
      lines.push(head);
      rest.splice(0, rest.length, ...tail);
      need = rest.reduce((sum, bit) => sum + widthOf(bit, size, wide, serif), 0);
    }
    if (rest.length > 0) lines.push(rest);
    left = width - need;
  }
  return lines.map(joined);
}

function torn(run: Bit[], width: number, size: number, wide: Measure, serif: boolean): [Bit[], Bit[]] {
  const head: Bit[] = [];
  let left = width;
  for (const [index, bit] of run.entries()) {
    const need = widthOf(bit, size, wide, serif);
    if (need <= left) {
      head.push(bit);
      left -= need;
      continue;
    }
    if (bit.icon !== "") return head.length > 0 ? [head, run.slice(index)] : [[bit], run.slice(index + 1)];
    const letters = [...bit.words];
    let count = letters.length - 1;
    while (count > 0 && size * wide(letters.slice(0, count).join(""), bit.bold, serif) > left) count--;
    if (count === 0 && head.length > 0) return [head, run.slice(index)];
    count = Math.max(1, count);
    head.push({ ...bit, words: letters.slice(0, count).join("") });
    const tail = letters.slice(count).join("");
    return [head, tail === "" ? run.slice(index + 1) : [{ ...bit, words: tail }, ...run.slice(index + 1)]];
  }
  return [head, []];
}

function joined(line: readonly Bit[]): Line {
  const made: Bit[] = [];
  for (const bit of line) {
    const last = made.at(-1);
    if (last && last.icon === "" && bit.icon === "" && last.bold === bit.bold) {
      made[made.length - 1] = { ...last, words: last.words + bit.words };
    } else made.push(bit);
  }
  return made;
}

export interface Fitted {
  readonly words: string;
  readonly size: number;
}

/** One line of words in this width: smaller down to `least`, then the shorter of two names, then cut with an ellipsis. */
export function fit(
  names: readonly string[],
  width: number,
  most: number,
  least: number,
  wide: Measure = measure,
  serif = false,
  bold = true,
): Fitted {
  const smallest = Math.min(least, most);
  for (const words of names) {
    const size = Math.min(most, width / Math.max(0.01, wide(words, bold, serif)));
    if (size >= smallest) return { words, size };
  }
  const letters = [...(names.at(-1) ?? "")];
  while (letters.length > 0 && smallest * wide(`${letters.join("")}…`, bold, serif) > width) letters.pop();
  return { words: letters.length > 0 ? `${letters.join("").trimEnd()}…` : "", size: smallest };
}
