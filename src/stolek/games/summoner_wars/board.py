"""The battlefield: 8 rows of 6 spaces, numbered 0 to 47 row by row from seat 0's back row (SW-BOARD-01)."""

from __future__ import annotations

from typing import Final

ROWS: Final = 8
COLS: Final = 6
SPACES: Final = ROWS * COLS

DIRECTIONS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))  # south, north, west, east from seat 0's chair


def row(cell: int) -> int:
    return cell // COLS


def col(cell: int) -> int:
    return cell % COLS


def row_from(seat: int, cell: int) -> int:
    """0 for the seat's back row, 7 for the opponent's (SW-BOARD-03)."""
    return row(cell) if seat == 0 else ROWS - 1 - row(cell)


def space(seat: int, row_: int, col_: int) -> int:
    """The space at (row, col) as the seat's own chair counts them."""
    cell = row_ * COLS + col_
    return cell if seat == 0 else SPACES - 1 - cell


def _ray(cell: int, direction: int) -> tuple[int, ...]:
    dr, dc = DIRECTIONS[direction]
    r, c = row(cell) + dr, col(cell) + dc
    cells = []
    while 0 <= r < ROWS and 0 <= c < COLS:
        cells.append(r * COLS + c)
        r, c = r + dr, c + dc
    return tuple(cells)


# RAYS[cell][direction]: the spaces in a straight line from the cell to the edge.
RAYS: Final = [[_ray(cell, d) for d in range(4)] for cell in range(SPACES)]
# NEXT[cell]: the adjacent spaces, sharing a side (SW-ADJ-01).
NEXT: Final = [tuple(ray[0] for ray in rays if ray) for rays in RAYS]
# DISTANCE[a][b] in orthogonal steps (SW-DIST-01).
DISTANCE: Final = [[abs(row(a) - row(b)) + abs(col(a) - col(b)) for b in range(SPACES)] for a in range(SPACES)]
FARTHEST: Final = ROWS + COLS - 2
# NEAR[n][cell]: the spaces within n of the cell, without it, as bits.
NEAR: Final = [
    [sum(1 << b for b in range(SPACES) if 0 < DISTANCE[a][b] <= n) for a in range(SPACES)] for n in range(FARTHEST + 1)
]


def aligned(a: int, b: int) -> bool:
    return a != b and (row(a) == row(b) or col(a) == col(b))


def between(a: int, b: int) -> tuple[int, ...]:
    """The spaces strictly between two spaces of one line."""
    for ray in RAYS[a]:
        if b in ray:
            return ray[: ray.index(b)]
    return ()


def square(cell: int) -> str:
    """The name a person uses: a1 is the left corner of seat 0."""
    return f"{'abcdef'[col(cell)]}{row(cell) + 1}"
