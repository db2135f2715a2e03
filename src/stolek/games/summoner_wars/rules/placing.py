"""Forcing, swapping, placing, replacing, tucking under, returning to hand."""

from __future__ import annotations

from collections.abc import Sequence

from stolek.games.summoner_wars.board import RAYS, between
from stolek.games.summoner_wars.cards.base import STEADFAST
from stolek.games.summoner_wars.queries import traits
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.conditions import (
    EMPTY,
    STRAIGHT,
    UNBLOCKED,
    UNBLOCKED_BUT_FOR_UNITS,
    SpaceCondition,
    at_least,
    at_most,
)
from stolek.games.summoner_wars.rules.damage import leave_play
from stolek.games.summoner_wars.rules.happenings import Move
from stolek.games.summoner_wars.rules.picking import choose_forced_space
from stolek.games.summoner_wars.rules.timing import happen
from stolek.games.summoner_wars.rulings import PARTIAL_FORCE
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE


def force_conditions(
    s: Battle, low: int, high: int, more: Sequence[SpaceCondition] = (), through_units: bool = False
) -> list[SpaceCondition]:
    """What a space must satisfy that a card is forced to (SW-FORCE-01, SW-FORCE-02, SW-FORCE-04)."""
    if s.rulings & PARTIAL_FORCE:
        low = 1
    way = UNBLOCKED_BUT_FOR_UNITS if through_units else UNBLOCKED
    return [STRAIGHT, at_most(high), at_least(low), EMPTY, way, *more]


def force_spaces(s: Battle, me: int, unit: int, conditions: Sequence[SpaceCondition]) -> list[int]:
    if traits(s, unit) & STEADFAST:
        return []
    return [c for ray in RAYS[s.cell[unit]] for c in ray if all(x.holds(s, me, unit, c) for x in conditions)]


async def force(
    s: Battle,
    me: int,
    ability: int,
    unit: int,
    low: int = 1,
    high: int = 1,
    may: bool = False,
    more: Sequence[SpaceCondition] = (),
    through_units: bool = False,
) -> Move | None:
    """The controller of `me` forces `unit` low to high spaces in one direction, if that is possible (SW-FORCE-04)."""
    conditions = force_conditions(s, low, high, more, through_units)
    cells = force_spaces(s, me, unit, conditions)
    cell = await choose_forced_space(s, me, ability, unit, cells, conditions, may)
    if cell == NONE:
        return None
    return await slide(s, me, unit, cell)


async def slide(s: Battle, me: int, unit: int, cell: int) -> Move:
    """Forcing is no move: it uses none up, and only what speaks of forcing answers to it (SW-FORCE-03)."""
    start = s.cell[unit]
    move = Move(unit, [start, *between(start, cell), cell], forced=True, by=me)
    move.passed = [s.board[c] for c in between(start, cell) if s.board[c] != NONE]
    s.relocate(unit, cell)
    news.of(s, news.FORCED, unit, start, cell)
    await happen(s, move)
    return move


def place(s: Battle, card: int, owner: int, cell: int, pile: int) -> int:
    """Put a card of a hand or pile on the battlefield by an effect: not summoned, nothing paid (SW-SUMMON-08)."""
    unit = s.enter(card, owner, cell)
    news.of(s, news.PLACED, unit, cell, pile)
    return unit


def shift(s: Battle, unit: int, cell: int) -> None:
    """Put a unit that is on the battlefield on another space: neither a move nor a force (SW-MOVE-10)."""
    start = s.cell[unit]
    s.relocate(unit, cell)
    news.of(s, news.SHIFTED, unit, start, cell)


def swap(s: Battle, a: int, b: int) -> None:
    """SW-PLACE-02."""
    s.swap(a, b)
    news.of(s, news.SWAPPED, a, s.kind[b], s.cell[b], s.cell[a])


def tuck(s: Battle, thing: int, above: int) -> None:
    """Slide a card under another; its tokens and the cards under it are gone first (SW-UNDER-02)."""
    packed = s.kind[thing] * 2 + s.owner[thing]
    news.of(s, news.TUCKED, thing, s.kind[above], s.cell[thing], s.cell[above])
    leave_play(s, thing, discarded=False)
    s.under[above] = (*s.under[above], packed)
    s.unsettle()
