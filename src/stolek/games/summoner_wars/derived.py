"""What follows from the columns of a state and is kept beside them because it is asked for all the time."""

from __future__ import annotations

from stolek.games.summoner_wars.cards.base import ABILITIES, CARDS, GRANTS
from stolek.games.summoner_wars.state import AREA, Battle
from stolek.kernel.asks import NONE

def derive(s: Battle) -> None:
    """Of a state that has been laid out or read: the active events, and what could ever be heard in this game."""
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
    for moment in a.moments:
        s.moments |= 1 << moment
    if a.phase != NONE:
        s.uses |= 1 << a.phase
    for given in (*a.gives, *a.tucked):
        _hear(s, given)


def activate(s: Battle, e: int) -> None:
    """The event lies in its owner's active area from now on (SW-ACTIVE-01)."""
    s.cell[e] = AREA
    s.area.append(e)
    s.area.sort()
    if CARDS[s.kind[e]].hears & GRANTS:
        s.granting.append(e)
        s.granting.sort()
