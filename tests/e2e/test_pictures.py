"""Pictures for the documents are made small and stay what they are."""

import struct
import zlib

from tests.e2e.pictures import SIGNATURE, chunk, read, smaller

COLOURS = [(250, 240, 230), (20, 30, 40), (200, 10, 10)]


def written(width: int, height: int, how: int) -> bytes:
    """A picture of stripes, its rows filtered in this way."""
    rows, above = [], bytes(width * 3)
    for y in range(height):
        row = b"".join(bytes(COLOURS[(x + y) % 3]) for x in range(width))
        left = bytes(3) + row[:-3]
        guess = {
            0: bytes(len(row)),
            1: left,
            2: above,
            3: bytes((a + b) // 2 for a, b in zip(left, above, strict=True)),
        }
        rows.append(bytes([how]) + bytes((a - b) & 255 for a, b in zip(row, guess[how], strict=True)))
        above = row
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(b"".join(rows))), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(kind, body) for kind, body in parts)


def test_a_picture_is_read_however_it_was_written() -> None:
    plain = read(written(7, 5, 0))
    assert plain[:2] == (7, 5)
    assert all(read(written(7, 5, how)) == plain for how in (1, 2, 3))


def test_few_colours_are_kept_as_they_are() -> None:
    made = smaller(written(200, 100, 0))
    colours = made[made.index(b"PLTE") + 4 :][:9]
    assert sorted(zip(colours[::3], colours[1::3], colours[2::3], strict=True)) == sorted(COLOURS)
    assert len(made) < 2000
