/** Icons of a game, and text with icons in it, inside an SVG. */

import type { Catalogue, Icon } from "../../wire";
import { type Bit, ICON_WIDTH, type Line, measure, widthOf } from "../text";

interface GlyphProps {
  readonly icon: Icon | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number;
}

/** An icon within the square from x and y. Without a drawing its sign stands for it. */
export function Glyph({ icon, x, y, size, fill, opacity = 1 }: GlyphProps) {
  if (!icon) return null;
  if (icon.path) {
    const scale = size / 512;
    return <path d={icon.path} transform={`translate(${x} ${y}) scale(${scale})`} fill={fill} opacity={opacity} />;
  }
  return (
    <text x={x + size / 2} y={y + size * 0.84} font-size={size * 0.92} text-anchor="middle" fill={fill} opacity={opacity}>
      {icon.glyph}
    </text>
  );
}

interface MarkupProps {
  readonly line: Line;
  readonly x: number;
  readonly y: number; // of the base line
  readonly size: number;
  readonly fill: string;
  readonly icons: Catalogue["icons"];
  readonly serif?: boolean;
}

/** One line of bits, as `wrap` made it. */
export function Markup({ line, x, y, size, fill, icons, serif = false }: MarkupProps) {
  let at = x;
  return (
    <g class={serif ? "serif" : undefined}>
      {line.map((bit: Bit, index) => {
        const from = at;
        at += widthOf(bit, size, measure, serif);
        if (bit.icon !== "") {
          return <Glyph key={index} icon={icons[bit.icon]} x={from} y={y - size * 0.86} size={size * (ICON_WIDTH - 0.1)} fill={fill} />;
        }
        return (
          <text key={index} x={from} y={y} font-size={size} fill={fill} font-weight={bit.bold ? 700 : undefined}>
            {bit.words}
          </text>
        );
      })}
    </g>
  );
}
