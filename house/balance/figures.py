"""What many games say: shares and means, each with how many it is of and its 95 % interval."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Any, NamedTuple

Z95 = 1.959964
Game = dict[str, Any]


class Figure(NamedTuple):
    n: int
    value: float
    low: float
    high: float

    @property
    def share(self) -> str:
        if not self.n:
            return "–"
        return f"{self.value:.1%} ({self.low:.1%}–{self.high:.1%})"

    @property
    def number(self) -> str:
        if self.n < 2:
            return "–"
        return f"{self.value:+.1f} ({self.low:+.1f} to {self.high:+.1f})"

    @property
    def plain(self) -> str:
        if self.n < 2:
            return "–"
        return f"{self.value:.1f} ({self.low:.1f}–{self.high:.1f})"


def share(part: float, n: int) -> Figure:
    """Of n, so many; shared victories count in part. Wilson's interval."""
    if not n:
        return Figure(0, 0.0, 0.0, 1.0)
    p = part / n
    middle = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    width = Z95 * sqrt(p * (1 - p) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
    return Figure(n, p, middle - width, middle + width)


def mean(values: Sequence[float]) -> Figure:
    n = len(values)
    if n < 2:
        return Figure(n, sum(values), 0.0, 0.0)
    middle = sum(values) / n
    error = Z95 * sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)
    return Figure(n, middle, middle - error, middle + error)


def difference(some: Sequence[float], others: Sequence[float]) -> Figure:
    """Of the means of two groups."""
    if len(some) < 2 or len(others) < 2:
        return Figure(0, 0.0, 0.0, 0.0)
    a, b = mean(some), mean(others)
    error = sqrt((a.high - a.value) ** 2 + (b.high - b.value) ** 2)
    gap = a.value - b.value
    return Figure(min(a.n, b.n), gap, gap - error, gap + error)


def by_study(games: Iterable[Game]) -> dict[tuple[str, str], list[Game]]:
    """The games of each study and bot."""
    found: dict[tuple[str, str], list[Game]] = defaultdict(list)
    for game in games:
        found[game["study"], game["bot"]].append(game)
    return found


def at_seats(games: Sequence[Game]) -> list[Figure]:
    """Which share of the games each seat wins."""
    seats = range(len(games[0]["scores"]))
    return [share(sum(game["scores"][seat] for game in games), len(games)) for seat in seats]


def points(games: Sequence[Game]) -> Figure:
    return mean([each for game in games for each in game["points"]])


def ratings(games: Sequence[Game], grades: int) -> list[Figure]:
    return [share(sum(game["rating"] == grade for game in games), len(games)) for grade in range(grades)]


def happened(games: Sequence[Game], what: Callable[[str], bool]) -> int:
    return sum(number for game in games for name, number in game["happened"].items() if what(name))


class Component:
    """How often something could be chosen, how often it was, and how those fared who chose it."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.chances: int = 0
        self.chosen: int = 0
        self.wins: list[float] = []  # of those who chose it, at four seats
        self.ahead: list[float] = []  # their points above the table's mean
        self.others: list[float] = []  # those of clans that could have and did not

    @property
    def picked(self) -> Figure:
        return share(self.chosen, self.chances)

    @property
    def won(self) -> Figure:
        return share(sum(self.wins), len(self.wins))

    @property
    def effect(self) -> Figure:
        return difference(self.ahead, self.others)


def components(games: Iterable[Game]) -> dict[str, Component]:
    """Of games for several."""
    found: dict[str, Component] = {}
    for game in games:
        seats = len(game["scores"])
        middle = sum(game["points"]) / seats
        for key, number in game["chances"].items():
            seat, _, name = key.partition(" ")
            it = found.get(name) or found.setdefault(name, Component(name))
            chosen = game["chosen"].get(key, 0)
            it.chances += number
            it.chosen += chosen
            ahead = game["points"][int(seat)] - middle
            (it.ahead if chosen else it.others).append(ahead)
            if chosen and seats == 4:
                it.wins.append(game["scores"][int(seat)])
    return found
