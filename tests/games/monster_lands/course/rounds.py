"""From one round to the next."""

from __future__ import annotations

from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.queries import members
from stolek.kernel.asks import NONE, ROLL
from tests.games.monster_lands.scenario import Talk

MANY = 500


def goes_on(t: Talk) -> None:
    """Chance that does not matter, until somebody is asked: always the first card, always a 1."""
    while t.table.ask.chance:
        t.table.play(0 if t.table.ask.what == ROLL else t.table.ask.options[0])


def until(t: Talk, kind: str) -> None:
    """Whatever is offered first, until this is rolled, drawn or decided."""
    for _ in range(MANY):
        if t.asked == kind:
            return
        if t.table.ask.chance:
            t.table.play(0 if t.table.ask.what == ROLL else t.table.ask.options[0])
        else:
            t.play(t.table.options[0])
    raise AssertionError(f"{kind} does not come")


def clan(t: Talk, seat: int = 0) -> set[str]:
    return {MERCENARIES[m].name for m in members(t.s, seat)}


def chieftain(t: Talk, seat: int = 0) -> str:
    m = t.s.chief[seat]
    return MERCENARIES[m].name if m != NONE else ""
