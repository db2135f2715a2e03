"""The Summon phase: who can be summoned, where, and summoning."""

from __future__ import annotations

from stolek.games.summoner_wars.board import NEXT, SPACES
from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    CARDS,
    NO_COST,
    OWN_SUMMON_SPACES,
    SACRIFICE,
    SUMMON,
    SUMMON_SPACES,
    SUMMONING_ALWAYS,
)
from stolek.games.summoner_wars.forms import first, second, summon
from stolek.games.summoner_wars.queries import is_gate, is_unit, listeners, traits
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.damage import answer_deaths, remove_destroyed, settle
from stolek.games.summoner_wars.rules.hands import from_hand
from stolek.games.summoner_wars.rules.happenings import Summoned
from stolek.games.summoner_wars.rules.magic import pay
from stolek.games.summoner_wars.rules.timing import happen
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE


def may_summon_now(s: Battle, seat: int) -> bool:
    """In the own Summon phase, and in every own phase if a card says so."""
    return seat == s.active and (
        s.phase == SUMMON or any(s.ctrl[e] == seat and traits(s, e) & SUMMONING_ALWAYS for e in s.area)
    )


def beside_gates(s: Battle, seat: int) -> list[int]:
    """The empty spaces adjacent to gates the seat controls (SW-SUMMON-02, SW-SUMMON-05)."""
    board = s.board
    found = []
    seen = 0
    for o, cell in enumerate(s.cell):
        if cell >= 0 and s.ctrl[o] == seat and is_gate(s, o):
            for n in NEXT[cell]:
                if board[n] == NONE and not seen >> n & 1:
                    seen |= 1 << n
                    found.append(n)
    return found


def summon_spaces(s: Battle, seat: int, card: int, by_gates: list[int]) -> list[int]:
    """Where the seat may summon this card; `by_gates` are the spaces beside its gates."""
    if CARDS[card].traits & SACRIFICE:
        return [cell for o, cell in enumerate(s.cell) if cell >= 0 and s.ctrl[o] == seat and is_unit(s, o)]
    more: list[int] = []
    for packed in listeners(s, SUMMON_SPACES):
        me = first(packed)
        if s.ctrl[me] == seat:
            more += ABILITIES[second(packed)].summon_spaces(s, me, card)
    if CARDS[card].hears & OWN_SUMMON_SPACES:
        for a in CARDS[card].abilities:
            more += ABILITIES[a].own_summon_spaces(s, seat)
    if not more:
        return by_gates
    board = s.board
    return [c for c in range(SPACES) if board[c] == NONE and (c in by_gates or c in more)]


def summons(s: Battle, options: list[int]) -> None:
    """Add every summon of a common or champion the active player can pay (SW-SUMMON-01, SW-SUMMON-03)."""
    seat = s.active
    magic = s.magic[seat]
    by_gates = beside_gates(s, seat)
    last = NONE
    for card in s.hand[seat]:
        if card != last and CARDS[card].unit and NO_COST < CARDS[card].cost <= magic:
            head = summon(card, 0)
            options += [head | cell << 12 for cell in summon_spaces(s, seat, card, by_gates)]
        last = card


async def summon_unit(s: Battle, card: int, cell: int) -> None:
    """Pay first (SW-MAGIC-04), then put the unit on its space."""
    seat = s.active
    pay(s, seat, CARDS[card].cost)
    from_hand(s, seat, card)
    deaths = []
    if CARDS[card].traits & SACRIFICE:
        # The destruction is part of the cost, caused by the unit being summoned; it takes the space at once.
        victim = s.board[cell]
        deaths = remove_destroyed(s, victim, [victim])
    unit = s.enter(card, seat, cell)
    news.of(s, news.SUMMONED, unit, cell)
    if deaths:
        await answer_deaths(s, deaths)
        await settle(s)
    if s.cell[unit] >= 0:
        await happen(s, Summoned(unit))
