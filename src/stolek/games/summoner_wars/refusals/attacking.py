"""Why a unit may not attack, or not this target."""

from __future__ import annotations

from stolek.games.summoner_wars.board import DISTANCE, NEXT, aligned, between, square
from stolek.games.summoner_wars.cards.base import CARDS, FAR, PROTECTOR, RELENTLESS, THROUGH_UNITS
from stolek.games.summoner_wars.queries import counts_as_unit, is_frozen, strength, traits
from stolek.games.summoner_wars.refusals.reasons import card_of, no_own_object
from stolek.games.summoner_wars.rules.attack import ATTACKERS, LONG_REACH, REACH, lets_through
from stolek.games.summoner_wars.rulings import NO_ATTACK_WITHOUT_STRENGTH
from stolek.games.summoner_wars.state import ATTACKED, INSTEAD_OF_ATTACK, Battle
from stolek.kernel.asks import NONE
from stolek.kernel.rules import Refusal


def no_attack(s: Battle, o: int, cell: int) -> Refusal | None:
    return no_own_object(s, o, "SW-ATTACK-01") or no_attacker(s, o) or no_target(s, o, cell)


def no_attacker(s: Battle, o: int) -> Refusal | None:
    """Why the active player's object may not be chosen to attack, or to do something instead."""
    facts = {"card": card_of(s, o), "space": square(s.cell[o])}
    if not CARDS[s.kind[o]].unit:
        return Refusal("SW-BUILD-04", "structure-cannot-attack", facts)
    if s.marked(o, INSTEAD_OF_ATTACK):
        return Refusal("SW-INST-02", "acted-instead", facts)
    if s.marked(o, ATTACKED):
        return Refusal("SW-ATTACK-03", "attacked-already", facts)
    if s.attackers >= ATTACKERS and not traits(s, o) & RELENTLESS:
        return Refusal("SW-ATTACK-01", "enough-attacked", {"number": ATTACKERS})
    if is_frozen(s, o):
        return Refusal("SW-PRIO-01", "frozen", facts)
    if s.rulings & NO_ATTACK_WITHOUT_STRENGTH and strength(s, o) == 0:
        return Refusal("SW-ATTACK-14", "no-strength", facts)
    return None


def no_target(s: Battle, o: int, cell: int) -> Refusal | None:
    """Why the unit may not attack what stands on this space."""
    here, there = s.cell[o], s.board[cell]
    if there == o:
        return Refusal("SW-ATTACK-08", "attacks-itself")
    if there == NONE:
        return Refusal("SW-ATTACK-04", "no-target-there", {"space": square(cell)})
    refusal = out_of_reach(s, o, cell) if CARDS[s.kind[o]].ranged else None
    if refusal is not None:
        return refusal
    facts = {"card": card_of(s, there), "space": square(cell)}
    if not CARDS[s.kind[o]].ranged and cell not in NEXT[here]:
        return Refusal("SW-ATTACK-04", "target-not-adjacent", facts)
    if is_frozen(s, there):
        return Refusal("SW-PRIO-01", "target-frozen", facts)
    if not traits(s, there) & PROTECTOR:
        for n in NEXT[here]:
            guard = s.board[n]
            if guard != NONE and s.ctrl[guard] != s.ctrl[o] and traits(s, guard) & PROTECTOR:
                return Refusal("SW-PRIO-01", "protected", {"card": card_of(s, guard), "space": square(n)})
    return None


def out_of_reach(s: Battle, o: int, cell: int) -> Refusal | None:
    """Why a ranged attack does not reach the space."""
    here = s.cell[o]
    if not aligned(here, cell):
        return Refusal("SW-ATTACK-05", "not-in-line", {"space": square(cell)})
    bits = traits(s, o)
    reach = LONG_REACH if bits & FAR else REACH
    if DISTANCE[here][cell] > reach:
        return Refusal("SW-ATTACK-05", "out-of-range", {"space": square(cell), "number": reach})
    for c in between(here, cell):
        there = s.board[c]
        if there != NONE and not (bits & THROUGH_UNITS and counts_as_unit(s, there)) and not lets_through(s, there, o):
            return Refusal("SW-ATTACK-06", "line-blocked", {"card": card_of(s, there), "space": square(c)})
    return None
