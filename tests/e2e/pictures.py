"""PNG files made small: a picture of a page has thousands of shades, and 256 of them show it as well."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from itertools import chain

Colour = tuple[int, int, int]
SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256


def smaller(png: bytes) -> bytes:
    """The same picture in 256 colours. It has to be as Chromium writes it: RGB of eight bits, not interlaced."""
    width, height, rows = read(png)
    pixels = [list(zip(row[::3], row[1::3], row[2::3], strict=True)) for row in rows]
    counts = Counter(chain.from_iterable(pixels))
    palette = chosen(counts)
    nearest = {colour: min(range(len(palette)), key=lambda n: apart(palette[n], colour)) for colour in counts}
    data = b"".join(b"\0" + bytes(nearest[colour] for colour in row) for row in pixels)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(chain.from_iterable(palette))
    parts = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(data, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(kind, body) for kind, body in parts)


def chosen(counts: Counter[Colour]) -> list[Colour]:
    """Colours that stand for all: the box with the widest spread of many pixels is cut in two, again and again."""
    boxes = [list(counts)]
    while len(boxes) < COLOURS:
        box = max(boxes, key=lambda box: widest(box)[0] ** 2 * sum(counts[colour] for colour in box) ** 0.5)
        spread, channel = widest(box)
        if spread == 0:
            break
        box.sort(key=lambda colour: colour[channel])
        middle = (box[0][channel] + box[-1][channel]) / 2
        cut = next(n for n, colour in enumerate(box) if colour[channel] > middle)
        boxes.remove(box)
        boxes += [box[:cut], box[cut:]]
    return [mean(box, counts) for box in boxes]


def widest(box: list[Colour]) -> tuple[int, int]:
    """The channel in which the colours of a box differ most, and by how much."""
    channels = list(zip(*box, strict=True))
    return max((max(values) - min(values), channel) for channel, values in enumerate(channels))


def mean(box: list[Colour], counts: Counter[Colour]) -> Colour:
    total = sum(counts[colour] for colour in box)
    r, g, b = (round(sum(colour[n] * counts[colour] for colour in box) / total) for n in range(3))
    return r, g, b


def apart(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 + 2 * (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def read(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height, and the bytes of each row."""
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert png.startswith(SIGNATURE) and (depth, kind, png[28]) == (8, 2, 0)
    packed, at = b"", len(SIGNATURE)
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        if name == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + 12
    data, stride, rows = zlib.decompress(packed), width * 3, [bytes(width * 3)]
    for start in range(0, len(data), stride + 1):
        rows.append(unfiltered(data[start], data[start + 1 : start + 1 + stride], rows[-1]))
    return width, height, rows[1:]


def unfiltered(how: int, row: bytes, above: bytes) -> bytes:
    """A row of RGB without the filter it was written with."""
    made = bytearray(row)
    for n, up in enumerate(above):
        left, corner = (made[n - 3], above[n - 3]) if n >= 3 else (0, 0)
        guess = (0, left, up, (left + up) // 2, 0)[how] if how < 4 else paeth(left, up, corner)
        made[n] = (row[n] + guess) & 255
    return bytes(made)


def paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))
