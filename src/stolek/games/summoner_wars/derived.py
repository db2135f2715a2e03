"""What follows from the columns of a state and is kept beside them because it is asked for all the time."""

from __future__ import annotations

from stolek.games.summoner_wars.cards.base import ABILITIES, CARDS, GRANTS
from stolek.games.summoner_wars.state import AREA, GONE, Battle
from stolek.kernel.asks import NONE


def look_around(s: Battle) -> None:
    """At a quiet point: which hooks the things in play have."""
    bits = 0
    for o, cell in enumerate(s.cell):
        if cell != GONE:
            card = CARDS[s.kind[o]]
            bits |= card.hears
            for a in s.gains[o]:
                bits |= ABILITIES[a].hears
            for packed in s.under[o]:
                for under in CARDS[packed >> 1].abilities:
                    for a in ABILITIES[under].tucked:
                        bits |= ABILITIES[a].hears
    for e in s.granting:
        bits |= CARDS[s.kind[e]].gives
    s.present = bits


def derive(s: Battle) -> None:
    """Of a state that has been laid out or read: the active events, and what could ever be heard in this game."""
    s.unsettle()
    s.area.clear()
    s.granting.clear()
    for o, cell in enumerate(s.cell):
        if cell == AREA:
            activate(s, o)
    for kinds in s.lists:
        for kind in kinds:
            for a in CARDS[kind].abilities:
                _hear(s, a)


def _hear(s: Battle, ability: int) -> None:
    """What the ability, and any it can give to others, could ever answer to."""
    a = ABILITIES[ability]
    s.heard |= a.hears
    s.possible |= a.traits
    for moment in a.moments:
        s.moments |= 1 << moment
    if a.phase != NONE:
        s.uses |= 1 << a.phase
    for given in (*a.gives, *a.tucked):
        _hear(s, given)


def activate(s: Battle, e: int) -> None:
    """The event lies in its owner's active area from now on (SW-ACTIVE-01)."""
    s.unsettle()
    s.cell[e] = AREA
    s.area.append(e)
    s.area.sort()
    if CARDS[s.kind[e]].hears & GRANTS:
        s.granting.append(e)
        s.granting.sort()
