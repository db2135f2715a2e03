"""Why a unit may not move, or not there, or not by this way."""

from __future__ import annotations

from stolek.games.summoner_wars.board import DISTANCE, NEXT, aligned, between, square
from stolek.games.summoner_wars.cards.base import CARDS, CHARGING, IMMOBILE, MOBILE
from stolek.games.summoner_wars.queries import is_frozen, traits
from stolek.games.summoner_wars.refusals.reasons import card_of, no_own_object, not_now, occupied
from stolek.games.summoner_wars.rules.movement import (
    CHARGE,
    MOVERS,
    USUAL,
    bits_of,
    can_pass,
    moving_abilities,
    speed,
    unpack_path,
)
from stolek.games.summoner_wars.state import MOVED, Battle
from stolek.kernel.asks import NONE
from stolek.kernel.rules import Refusal


def no_mover(s: Battle, o: int) -> Refusal | None:
    """Why the active player's object may not be chosen to move, or to do something instead."""
    facts = {"card": card_of(s, o), "space": square(s.cell[o])}
    card = CARDS[s.kind[o]]
    if not card.unit:
        return Refusal("SW-MOVE-07", "structure-cannot-move", facts)
    if s.marked(o, MOVED):
        return Refusal("SW-MOVE-01", "moved-already", facts)
    if s.movers >= MOVERS:
        return Refusal("SW-MOVE-01", "enough-moved", {"number": MOVERS})
    if is_frozen(s, o):
        return Refusal("SW-PRIO-01", "frozen", facts)
    if traits(s, o) & IMMOBILE:
        return Refusal("SW-PRIO-01", "immobile", facts)
    if card.structure and not traits(s, o) & MOBILE:
        return Refusal("SW-MOVE-07", "structure-cannot-move", facts)
    return None


def no_move(s: Battle, o: int, cell: int) -> Refusal | None:
    refusal = no_own_object(s, o, "SW-MOVE-01") or no_mover(s, o)
    if refusal is not None:
        return refusal
    start = s.cell[o]
    mine = moving_abilities(s, o)
    bits, far = bits_of(mine), speed(s, o, mine)
    if cell != start and s.board[cell] != NONE:
        return occupied(s, cell, "SW-MOVE-05")
    if walks_to(s, o, cell, bits, far) or charges_to(s, o, cell, bits, far):
        return None
    if cell == start:
        return Refusal("SW-MOVE-06", "no-way-back", {"space": square(cell)})
    straight = bits & CHARGING and aligned(start, cell)
    reach = max(far, CHARGE + far - USUAL) if straight else far
    if DISTANCE[start][cell] > reach:
        return Refusal("SW-MOVE-01", "too-far-to-move", {"space": square(cell), "number": max(0, reach)})
    return Refusal("SW-MOVE-05", "way-blocked", {"space": square(cell)})


def walks_to(s: Battle, o: int, end: int, bits: int, far: int) -> bool:
    """Whether up to `far` steps, each onto a space that is empty or may be passed, end on the empty space."""
    here = [s.cell[o]]
    for _ in range(far):
        steps: list[int] = []
        for cell in here:
            steps += [n for n in NEXT[cell] if n not in steps and passable(s, o, n, bits)]
        if end in steps:
            return True
        here = steps
    return False


def passable(s: Battle, o: int, cell: int, bits: int) -> bool:
    """The space a unit has left is empty for it."""
    there = s.board[cell]
    return there in (NONE, o) or can_pass(s, bits, there)


def charges_to(s: Battle, o: int, end: int, bits: int, far: int) -> bool:
    """Whether a straight run over spaces that are empty or may be passed leads there (SW-CARD-02, SW-TERM-01)."""
    start = s.cell[o]
    return (
        bits & CHARGING != 0
        and aligned(start, end)
        and DISTANCE[start][end] <= CHARGE + far - USUAL
        and all(passable(s, o, c, bits) for c in between(start, end))
    )


def no_route(s: Battle, o: int, answer: int, end: int) -> Refusal | None:
    """Why the unit may not take this way to `end`; None too where another way is as good."""
    steps = answer >> 5
    if steps.bit_length() % 2 == 0:
        return not_now()
    path = unpack_path(answer, s.cell[o])
    if len(path) == 1 and steps == 1:
        return Refusal("SW-MOVE-06", "no-zero-move")
    if len(path) - 1 < steps.bit_length() // 2:
        return Refusal("SW-MOVE-11", "off-board")
    mine = moving_abilities(s, o)
    bits, far = bits_of(mine), speed(s, o, mine)
    if len(path) - 1 > far and not is_charge(s, o, path, bits, far):
        return Refusal("SW-MOVE-01", "too-far-to-move", {"space": square(path[-1]), "number": far})
    for cell in path[1:]:
        if not passable(s, o, cell, bits):
            return occupied(s, cell, "SW-MOVE-05")
    if path[-1] != end:
        return Refusal("SW-MOVE-02", "other-end", {"space": square(end)})
    return None


def is_charge(s: Battle, o: int, path: list[int], bits: int, far: int) -> bool:
    return len(path) - 1 == DISTANCE[path[0]][path[-1]] and charges_to(s, o, path[-1], bits, far)
