"""The Move phase: which spaces a unit can reach, the way it takes, and moving it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from stolek.games.summoner_wars.board import DISTANCE, FARTHEST, NEAR, NEXT, RAYS
from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    CARDS,
    CHARGING,
    COMMON,
    ENGAGING,
    IMMOBILE,
    LENDS,
    MOBILE,
    OVER_ALL,
    OVER_COMMONS,
    OVER_STRUCTURES,
    SPEED,
    SPEED_OF,
    TRAMPLING,
)
from stolek.games.summoner_wars.forms import MOVE, PATH, ROUTE, first, second
from stolek.games.summoner_wars.queries import abilities, listeners, traits
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.happenings import Move
from stolek.games.summoner_wars.rules.timing import happen
from stolek.games.summoner_wars.rulings import HYBRIDS_BLOCK
from stolek.games.summoner_wars.state import MOVED, Battle
from stolek.kernel.asks import NONE, choose

MOVERS: Final = 3  # different units a Move phase (SW-MOVE-01)
USUAL: Final = 2  # spaces
CHARGE: Final = 4
LONG: Final = 3  # spaces in one direction that make a charge strong (SW-CARD-03)
_PASSING: Final = OVER_COMMONS | OVER_STRUCTURES | OVER_ALL


def may_move(s: Battle, o: int) -> bool:
    """Whether anything keeps the unit from moving as such, or from something instead of it (SW-INST-04)."""
    card = CARDS[s.kind[o]]
    if not card.unit or s.marks[o] & MOVED:
        return False
    bits = traits(s, o)
    return not bits & IMMOBILE and (not card.structure or bits & MOBILE != 0)


def moving_abilities(s: Battle, o: int) -> tuple[int, ...]:
    """Its abilities and what others lend it for a move begun now."""
    mine = abilities(s, o)
    for packed in listeners(s, LENDS):
        for a in ABILITIES[second(packed)].lends(s, first(packed), o):
            if a not in mine:
                mine = (*mine, a)
    return mine


def speed(s: Battle, o: int, mine: tuple[int, ...]) -> int:
    """The greatest number of spaces of a move (SW-TERM-10)."""
    total = USUAL
    for a in mine:
        if ABILITIES[a].hears & SPEED:
            total += ABILITIES[a].speed(s, o)
    for packed in listeners(s, SPEED_OF):
        total += ABILITIES[second(packed)].speed_of(s, first(packed), o)
    return total


def bits_of(mine: tuple[int, ...]) -> int:
    bits = 0
    for a in mine:
        bits |= ABILITIES[a].traits
    return bits


def can_pass(s: Battle, bits: int, o: int) -> bool:
    """Whether a unit with these traits moves through the space of `o` (SW-TERM-01, SW-TERM-03)."""
    card = CARDS[s.kind[o]]
    if bits & OVER_ALL:
        return True
    if bits & OVER_STRUCTURES and card.structure:
        return True
    if bits & OVER_COMMONS and card.kind == COMMON:
        return not (card.structure and s.rulings & HYBRIDS_BLOCK)
    return False


def moves(s: Battle, options: list[int]) -> None:
    """Add every move of the active player's units: where each can end."""
    if s.movers >= MOVERS:
        return
    seat = s.active
    settled = not s.granting and not listeners(s, LENDS | SPEED_OF)
    taken = occupied(s)
    for o, start in enumerate(s.cell):
        if start < 0 or s.ctrl[o] != seat or s.marks[o] & MOVED:
            continue
        card = CARDS[s.kind[o]]
        if not card.unit:
            continue
        head = MOVE | o << 5
        if settled and card.plain and not s.gains[o] and not s.under[o]:
            options += [head | end for end in reach(start, taken & NEAR[USUAL][start], 0, USUAL)]
        elif may_move(s, o):
            options += [head | end for end in ends(s, o, taken)]


def occupied(s: Battle) -> int:
    """The taken spaces, as bits."""
    taken = 0
    for cell in s.cell:
        if cell >= 0:
            taken |= 1 << cell
    return taken


def ends(s: Battle, o: int, taken: int) -> list[int]:
    """Every space the unit can end a move on, shifted to its place in MOVE; its own only by leaving and coming
    back (SW-MOVE-06). `taken` are the occupied spaces, as bits.
    """
    mine = moving_abilities(s, o)
    bits, far, start = bits_of(mine), speed(s, o, mine), s.cell[o]
    if far < 1 and not bits & CHARGING:
        return []
    near = NEAR[min(max(far, 0), FARTHEST)][start]
    passable = 0
    if bits & _PASSING:
        for other, cell in enumerate(s.cell):
            if cell >= 0 and near >> cell & 1 and can_pass(s, bits, other):
                passable |= 1 << cell
    found = reach(start, taken & near, passable, far)
    if bits & CHARGING:
        lines = charges(s, start, far, bits)
        return found + [c << 12 for line in lines for c in line if s.board[c] == NONE and c << 12 not in found]
    return found


@lru_cache(maxsize=1 << 16)
def reach(start: int, taken: int, passable: int, far: int) -> list[int]:
    """Where a move of up to `far` spaces can end, each shifted to its place in MOVE. `taken` and `passable` are
    spaces as bits: those that hold something, and those of them that can be passed."""
    found = []
    seen = 1 << start
    edge = [start]
    left = False
    for _ in range(far):
        ahead = []
        for cell in edge:
            for n in NEXT[cell]:
                if not seen >> n & 1:
                    if not taken >> n & 1:
                        found.append(n << 12)
                    elif not passable >> n & 1:
                        continue
                    seen |= 1 << n
                    ahead.append(n)
                    left = True
        edge = ahead
    if left and far >= 2:
        found.append(start << 12)
    found.sort()
    return found


def charges(s: Battle, start: int, far: int, bits: int) -> list[list[int]]:
    """The lines a charging unit may move along: empty spaces, or such as its traits count as empty; `far` is its
    speed (SW-CARD-02, SW-TERM-01, SW-TERM-10)."""
    lines = []
    for ray in RAYS[start]:
        line: list[int] = []
        for cell in ray[: max(0, CHARGE + far - USUAL)]:
            there = s.board[cell]
            if there != NONE and not can_pass(s, bits, there):
                break
            line.append(cell)
        lines.append(line)
    return lines


class _Walk:
    """A way so far, and what it has done that matters."""

    __slots__ = ("broke", "passed", "path", "run", "straight")

    def __init__(self, path: list[int], passed: tuple[int, ...], broke: tuple[int, ...], run: int, straight: bool):
        self.path: list[int] = path
        self.passed: tuple[int, ...] = passed  # commons trampled on
        self.broke: tuple[int, ...] = broke  # enemies with Engage it has left
        self.run: int = run  # steps in the last direction
        self.straight: bool = straight  # three in one direction, for a charging unit

    def merit(self) -> tuple[int, tuple[int, ...], tuple[int, ...], int, int, bool]:
        """Two walks alike in this can be told apart by nothing that is still to come."""
        heading = self.path[-1] - self.path[-2] if len(self.path) > 1 and self.run else 0
        return self.path[-1], self.passed, self.broke, heading, min(self.run, 3), self.straight


def routes(s: Battle, o: int, end: int) -> list[list[int]]:
    """One shortest way for each outcome that differs: commons trampled, enemies left, a charge or none.

    Where nothing can depend on the way, just its ends.
    """
    start = s.cell[o]
    mine = moving_abilities(s, o)
    bits, far = bits_of(mine), speed(s, o, mine)
    charging = bits & CHARGING != 0
    guards = _guards(s, o, far) if s.possible & ENGAGING else []
    if not guards and not (bits & TRAMPLING and _commons_near(s, o, far)):
        if not charging:
            return [[start, end]]
        if far < LONG:
            line = next((line for line in charges(s, start, far, bits) if end in line[LONG - 1 :]), [end])
            return [[start, *line[: line.index(end) + 1]]]
    found: dict[tuple[tuple[int, ...], tuple[int, ...], bool], list[int]] = {}
    seen = set()
    edge = [_Walk([start], (), (), 0, False)]
    for _ in range(far):
        ahead = []
        for walk in edge:
            for cell in NEXT[walk.path[-1]]:
                there = s.board[cell]
                if there != NONE and there != o and not can_pass(s, bits, there):
                    continue
                step = _step(s, o, walk, cell, bits, guards, charging)
                merit = step.merit()
                if merit in seen:
                    continue
                seen.add(merit)
                ahead.append(step)
                if cell == end and (there == NONE or there == o):
                    found.setdefault((step.passed, step.broke, step.straight), step.path)
        edge = ahead
    if charging:
        for line in charges(s, start, far, bits):
            if end in line:
                walk = _Walk([start], (), (), 0, False)
                for cell in line[: line.index(end) + 1]:
                    walk = _step(s, o, walk, cell, bits, guards, charging)
                found.setdefault((walk.passed, walk.broke, walk.straight), walk.path)
    return list(found.values())


def _guards(s: Battle, o: int, far: int) -> list[int]:
    """The enemies with Engage that a move of `far` spaces could come to the side of and leave again."""
    near = DISTANCE[s.cell[o]]
    seat = s.ctrl[o]
    return [
        g
        for g, cell in enumerate(s.cell)
        if cell >= 0 and near[cell] <= far and s.ctrl[g] != seat and traits(s, g) & ENGAGING
    ]


def _commons_near(s: Battle, o: int, far: int) -> bool:
    near = DISTANCE[s.cell[o]]
    for other, cell in enumerate(s.cell):
        if cell >= 0 and near[cell] <= far and other != o and CARDS[s.kind[other]].kind == COMMON:
            return True
    return False


def _step(s: Battle, o: int, walk: _Walk, cell: int, bits: int, guards: Sequence[int], charging: bool) -> _Walk:
    last = walk.path[-1]
    passed, broke = walk.passed, walk.broke
    there = s.board[cell]
    if bits & TRAMPLING and there != NONE and there != o and CARDS[s.kind[there]].kind == COMMON:
        passed = tuple(sorted({*passed, there}))
    for g in guards:
        if g not in broke and leaves(last, cell, s.cell[g]):
            broke = tuple(sorted((*broke, g)))
    run = 0
    if charging:
        run = walk.run + 1 if len(walk.path) > 1 and cell - last == last - walk.path[-2] else 1
    return _Walk([*walk.path, cell], passed, broke, run, walk.straight or run >= LONG)


def leaves(last: int, cell: int, guard: int) -> bool:
    """Whether the step from `last` to `cell` leads away from an adjacent guard (SW-TERM-07)."""
    away = DISTANCE[guard]
    return away[last] <= 1 and away[cell] > away[last]


def pack_path(path: Sequence[int]) -> int:
    steps = 1
    for here, there in pairwise(path):
        steps = steps << 2 | next(d for d in range(4) if RAYS[here][d] and RAYS[here][d][0] == there)
    return PATH | steps << 5


def unpack_path(option: int, start: int) -> list[int]:
    """The spaces of a packed path; it ends early where a step would leave the battlefield."""
    steps = option >> 5
    path = [start]
    for place in range((steps.bit_length() - 1) // 2 * 2 - 2, -1, -2):
        ray = RAYS[path[-1]][steps >> place & 3]
        if not ray:
            break
        path.append(ray[0])
    return path


async def move_unit(s: Battle, o: int, end: int) -> None:
    """Move a unit to `end`. Where several ways differ in what they do, the way is chosen too (SW-MOVE-02)."""
    ways = routes(s, o, end)
    start, path = s.cell[o], ways[0]
    if len(ways) > 1:
        path = unpack_path(await choose(s.active, ROUTE, [pack_path(way) for way in ways], o), start)
    s.movers += 1
    s.mark(o, MOVED)
    move = Move(o, path, forced=False)
    for cell in path:
        there = s.board[cell]
        if there not in (NONE, o) and there not in move.passed:
            move.passed.append(there)
    if end != start:
        s.relocate(o, end)
    news.of(s, news.MOVED, o, start, end)
    await happen(s, move)
