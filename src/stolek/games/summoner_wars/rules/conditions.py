"""Conditions on objects and spaces: each tells whether it holds and which rule stands behind it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from stolek.games.summoner_wars.board import DISTANCE, aligned, between
from stolek.games.summoner_wars.cards.base import CARDS, CHAMPION, COMMON, STEADFAST
from stolek.games.summoner_wars.queries import counts_as_unit, leader_near, traits, within
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE


class Condition(ABC):
    """Of an object `o`, seen from `me`, the object that chooses. `key` is its refusal's text."""

    def __init__(self, key: str, rule: str, number: int = 0, word: str = "") -> None:
        self.key: str = key
        self.rule: str = rule
        self.number: int = number
        self.word: str = word

    @abstractmethod
    def holds(self, s: Battle, me: int, o: int) -> bool: ...


class _Friendly(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return s.ctrl[o] == s.ctrl[me]


class _Enemy(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return s.ctrl[o] != s.ctrl[me]


class _Other(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return o != me


class _Unit(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return CARDS[s.kind[o]].unit


class _Structure(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return CARDS[s.kind[o]].structure


class _Common(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return CARDS[s.kind[o]].kind == COMMON


class _CommonOrChampion(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        kind = CARDS[s.kind[o]].kind
        return kind == COMMON or kind == CHAMPION


class _Free(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return CARDS[s.kind[o]].cost == 0


class _Within(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return within(s, me, o, self.number)


class _NextTo(Condition):
    """Beside the object `number`, whoever chooses."""

    def holds(self, s: Battle, me: int, o: int) -> bool:
        return within(s, self.number, o, 1)


class _NearLeader(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return leader_near(s, s.ctrl[me], o, self.number)


class _ClearLine(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return clear_line(s, s.cell[me], s.cell[o], self.number)


class _ClearLineOfLeader(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return clear_line(s, s.cell[s.leader[s.ctrl[me]]], s.cell[o], self.number)


class _Unboosted(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return s.boost[o] == 0


class _Forceable(Condition):
    def holds(self, s: Battle, me: int, o: int) -> bool:
        return traits(s, o) & STEADFAST == 0


def clear_line(s: Battle, a: int, b: int, far: int) -> bool:
    """Whether b lies within `far` clear straight spaces of a (SW-DIST-05)."""
    return (
        a >= 0 and b >= 0 and aligned(a, b) and DISTANCE[a][b] <= far and all(s.board[c] == NONE for c in between(a, b))
    )


FRIENDLY: Final[Condition] = _Friendly("not-friendly", "SW-CTRL-01")
ENEMY: Final[Condition] = _Enemy("not-enemy", "SW-CTRL-01")
OTHER: Final[Condition] = _Other("itself", "SW-DIST-04")
A_UNIT: Final[Condition] = _Unit("no-unit", "SW-TERM-09")
A_STRUCTURE: Final[Condition] = _Structure("no-structure", "SW-TERM-09")
A_COMMON: Final[Condition] = _Common("no-common", "SW-ABIL-07")
COMMON_OR_CHAMPION: Final[Condition] = _CommonOrChampion("no-common-or-champion", "SW-ABIL-07")
COST_ZERO: Final[Condition] = _Free("not-free", "SW-CARD-04")
UNBOOSTED: Final[Condition] = _Unboosted("boosted", "SW-BOOST-05")
FORCEABLE: Final[Condition] = _Forceable("cannot-be-forced", "SW-PRIO-01")


def within_spaces(far: int) -> Condition:
    return _Within("too-far", "SW-DIST-01", far)


def next_to(thing: int) -> Condition:
    return _NextTo("not-adjacent", "SW-ADJ-01", thing)


def near_leader(far: int) -> Condition:
    """Within `far` spaces of the summoner of whoever controls `me`."""
    return _NearLeader("too-far-from-summoner", "SW-DIST-01", far)


def in_clear_line(far: int) -> Condition:
    return _ClearLine("no-clear-line", "SW-DIST-05", far)


def in_clear_line_of_leader(far: int) -> Condition:
    return _ClearLineOfLeader("no-clear-line", "SW-DIST-05", far)


class SpaceCondition(ABC):
    """Of a space, for the object `unit` that is to go there, seen from `me`."""

    def __init__(self, key: str, rule: str, number: int = 0) -> None:
        self.key: str = key
        self.rule: str = rule
        self.number: int = number

    @abstractmethod
    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool: ...


class _Empty(SpaceCondition):
    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool:
        return s.board[cell] == NONE


class _Beside(SpaceCondition):
    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool:
        return DISTANCE[cell][self.number] == 1


class _Line(SpaceCondition):
    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool:
        return aligned(s.cell[unit], cell)


class _FarEnough(SpaceCondition):
    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool:
        return DISTANCE[s.cell[unit]][cell] >= self.number


class _NearEnough(SpaceCondition):
    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool:
        return DISTANCE[s.cell[unit]][cell] <= self.number


class _Unblocked(SpaceCondition):
    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool:
        return all(s.board[c] == NONE for c in between(s.cell[unit], cell))


class _UnblockedButForUnits(SpaceCondition):
    """Blast: commons and champions in between do not stop it."""

    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool:
        return all(
            s.board[c] == NONE
            or (CARDS[s.kind[s.board[c]]].kind in (COMMON, CHAMPION) and counts_as_unit(s, s.board[c]))
            for c in between(s.cell[unit], cell)
        )


class _Nearer(SpaceCondition):
    """Toward the space `number` (SW-TERM-07)."""

    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool:
        return DISTANCE[cell][self.number] < DISTANCE[s.cell[unit]][self.number]


class _Farther(SpaceCondition):
    def holds(self, s: Battle, me: int, unit: int, cell: int) -> bool:
        return DISTANCE[cell][self.number] > DISTANCE[s.cell[unit]][self.number]


EMPTY: Final[SpaceCondition] = _Empty("occupied", "SW-BOARD-01")
STRAIGHT: Final[SpaceCondition] = _Line("not-straight", "SW-FORCE-01")
UNBLOCKED: Final[SpaceCondition] = _Unblocked("way-blocked", "SW-FORCE-02")
UNBLOCKED_BUT_FOR_UNITS: Final[SpaceCondition] = _UnblockedButForUnits("way-blocked", "SW-TERM-01")


def beside(cell: int) -> SpaceCondition:
    return _Beside("not-adjacent", "SW-ADJ-01", cell)


def at_least(steps: int) -> SpaceCondition:
    return _FarEnough("too-near-to-force", "SW-FORCE-04", steps)


def at_most(steps: int) -> SpaceCondition:
    return _NearEnough("too-far-to-force", "SW-FORCE-01", steps)


def toward(cell: int) -> SpaceCondition:
    return _Nearer("not-toward", "SW-TERM-07", cell)


def away_from(cell: int) -> SpaceCondition:
    return _Farther("not-away", "SW-TERM-07", cell)
