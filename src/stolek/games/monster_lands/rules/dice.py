"""Dice of the pool that a place asks for: which sets of them fit, chosen one by one where there is a choice."""

from __future__ import annotations

from stolek.games.monster_lands.board import DICE_CODES, M_DIE, S_DIE
from stolek.games.monster_lands.cards.base import Dice, DiceWanted
from stolek.games.monster_lands.forms import LOADING, load
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import choose


class Load:
    """What goes onto a path with a member, or onto an own land: what has been chosen so far."""

    __slots__ = ("dice", "land", "last", "member", "path", "sets")

    def __init__(self, member: int, path: int, land: int) -> None:
        self.member: int = member  # or NONE
        self.path: int = path  # or NONE
        self.land: int = land  # or NONE
        self.last: int = 0  # the rank of what was loaded last, see rules.sending
        self.sets: list[tuple[int, ...]] = []  # the sets of dice that fit here, where just these are asked for
        self.dice: tuple[int, ...] = ()  # chosen of them


def enough(pool: list[int], dice: Dice) -> bool:
    return pool[S_DIE] >= dice[0] and pool[M_DIE] >= dice[1] and sum(pool[1:M_DIE]) >= dice[2]


def sets_of(pool: list[int], wanted: DiceWanted) -> list[tuple[int, ...]]:
    """All sets of dice that fit, each sorted by code. Bargaining dice differ by their values."""
    strength, magic, bargaining, either_magic, either_bargaining = wanted
    found = []
    for first in range(either_magic + 1):  # how many of these are strength dice
        for second in range(either_bargaining + 1):
            s, m = strength + first + second, magic + either_magic - first
            b = bargaining + either_bargaining - second
            if pool[S_DIE] >= s and pool[M_DIE] >= m:
                found += [(S_DIE,) * s + values + (M_DIE,) * m for values in _bargaining(pool, b, 1)]
    return found


def _bargaining(pool: list[int], dice: int, least: int) -> list[tuple[int, ...]]:
    """All ways to take so many bargaining dice of at least this value."""
    if dice == 0:
        return [()]
    found = []
    for value in range(least, M_DIE):
        for taken in range(1, min(dice, pool[value]) + 1):
            found += [(value,) * taken + rest for rest in _bargaining(pool, dice - taken, value + 1)]
    return found


def next_dice(it: Load) -> list[int]:
    """Which die can come next, so that one of the sets gets complete."""
    placed = len(it.dice)
    codes = [it_set[placed] for it_set in it.sets if it_set[:placed] == it.dice and len(it_set) > placed]
    return [code for code in range(DICE_CODES) if code in codes]


async def take_dice(s: World, seat: int, it: Load) -> None:
    """Out of the pool, one after the other, until a set is complete; sets of one place are of one size."""
    codes = next_dice(it)
    while codes:
        answer = await choose(seat, LOADING, [load(code) for code in codes], it)
        it.dice = (*it.dice, answer >> 5)
        s.pool[seat][answer >> 5] -= 1
        codes = next_dice(it)
