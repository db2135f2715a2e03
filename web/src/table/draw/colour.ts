/** Colours that follow from others, such as what can be read on a ground. */

const PLAIN: Readonly<Record<string, string>> = {
  blue: "#2a6288", red: "#9a3527", green: "#3d6b35", yellow: "#a87a14", violet: "#5f3f7d", black: "#2d2a2b", white: "#cfc6b4",
};
export const NEUTRAL = "#5c5346";
const DARK = "#231b12";
const LIGHT = "#fff8ea";

/** The colour of a tone: the game's own, else a plain one of that name. */
export const toned = (tones: Readonly<Record<string, string>> | undefined, name: string | undefined): string =>
  (name === undefined ? undefined : (tones?.[name] ?? PLAIN[name])) ?? NEUTRAL;

function parts(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

const linear = (part: number): number => {
  const c = part / 255;
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

export function luminance(hex: string): number {
  const [r, g, b] = parts(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Dark or light, whichever is read better on the ground. */
export const inkOn = (ground: string): string => (contrast(ground, LIGHT) >= contrast(ground, DARK) ? LIGHT : DARK);

/** `part` of the way from one colour to the other. */
export function mixed(from: string, to: string, part: number): string {
  const [a, b] = [parts(from), parts(to)];
  return `#${a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * part).toString(16).padStart(2, "0")).join("")}`;
}

export const darker = (hex: string, part = 0.35): string => mixed(hex, "#0b0805", part);
export const lighter = (hex: string, part = 0.25): string => mixed(hex, "#fff4dd", part);
