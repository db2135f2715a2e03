"""Small plots as SVG, in colours that can be read on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from house.balance.figures import Figure

ROW, LEFT, WIDTH, TOP = 18, 210, 420, 34
BLUE, ORANGE, GREY = "#3b82c4", "#d97706", "#888888"
SHADES = ("#9ca3af", "#60a5fa", "#2563eb", "#d97706")


def _page(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="11" fill="{GREY}" role="img" aria-label="{escape(title)}">\n'
        f'<text x="4" y="16" font-size="13" font-weight="bold">{escape(title)}</text>\n{inside}\n</svg>\n'
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" {more}/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def whiskers(title: str, rows: Sequence[tuple[str, Figure]], marks: Sequence[float], percent: bool = True) -> str:
    """A dot with its interval for each row, and lines for what is aimed at."""
    low = min([figure.low for _, figure in rows] + list(marks))
    high = max([figure.high for _, figure in rows] + list(marks))
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return LEFT + (value - low) / span * WIDTH

    height = TOP + ROW * len(rows) + 24
    parts = []
    for mark in marks:
        parts.append(_line(x(mark), TOP - 8, x(mark), height - 20, ORANGE, 'stroke-dasharray="4 3"'))
        parts.append(_text(x(mark), height - 6, f"{mark:.0%}" if percent else f"{mark:g}", "middle"))
    for n, (name, figure) in enumerate(rows):
        y = TOP + ROW * n + 4
        parts.append(_text(LEFT - 8, y + 4, name, "end"))
        parts.append(_line(x(figure.low), y, x(figure.high), y, BLUE, 'stroke-width="2"'))
        parts.append(f'<circle cx="{x(figure.value):.1f}" cy="{y}" r="4" fill="{BLUE}"/>')
        shown = f"{figure.value:.1%}" if percent else f"{figure.value:.1f}"
        parts.append(_text(LEFT + WIDTH + 8, y + 4, shown))
    return _page(LEFT + WIDTH + 60, height, title, parts)


def stacks(title: str, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]) -> str:
    """Shares of a whole for each row."""
    parts = []
    for n, name in enumerate(names):
        parts.append(f'<rect x="{LEFT + 100 * n}" y="{TOP - 10}" width="10" height="10" fill="{SHADES[n]}"/>')
        parts.append(_text(LEFT + 100 * n + 15, TOP - 1, name))
    for n, (name, shares) in enumerate(rows):
        y, x = TOP + ROW * n + 10, float(LEFT)
        parts.append(_text(LEFT - 8, y + 11, name, "end"))
        for colour, part in zip(SHADES, shares, strict=True):
            parts.append(f'<rect x="{x:.1f}" y="{y}" width="{part * WIDTH:.1f}" height="{ROW - 4}" fill="{colour}"/>')
            x += part * WIDTH
    return _page(LEFT + WIDTH + 60, TOP + ROW * len(rows) + 16, title, parts)


def dots(title: str, points: Sequence[tuple[str, float, float]], across: str, upwards: str) -> str:
    """Names at two numbers each."""
    width, height, edge = 640, 420, 44
    xs, ys = [x for _, x, _ in points], [y for _, _, y in points]
    x0, x1, y0, y1 = min(xs) - 1, max(xs) + 1, min(0.0, *ys) - 0.5, max(0.0, *ys) + 0.5

    def at(x: float, y: float) -> tuple[float, float]:
        return edge + (x - x0) / (x1 - x0) * (width - 2 * edge), height - edge - (y - y0) / (y1 - y0) * (
            height - 2 * edge
        )

    parts = [_line(*at(x0, 0), *at(x1, 0), GREY), _text(width - edge, height - 10, across, "end")]
    parts.append(_text(edge - 36, 34, upwards))
    for price in range(int(min(xs)), int(max(xs)) + 1):
        parts.append(_text(at(price, 0)[0], height - 26, str(price), "middle"))
    for effect in range(int(y0), int(y1) + 1, max(1, int((y1 - y0) / 8))):
        parts.append(_text(edge - 8, at(x0, effect)[1] + 4, f"{effect:+d}", "end"))
    for name, x, y in points:
        px, py = at(x, y)
        parts.append(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="3.5" fill="{BLUE}"/>')
        parts.append(_text(px + 5, py + 4, name))
    return _page(width, height, title, parts)
