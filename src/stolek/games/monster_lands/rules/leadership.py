"""Step 3 of cleanup: killed chieftains are replaced (ML-CHIEF-01 to ML-CHIEF-06)."""

from __future__ import annotations

from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.queries import members, settled_by
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE


def leaderless(s: World, seat: int) -> bool:
    """Has lost its chieftain, and has somebody who can become it (ML-CHIEF-01)."""
    return s.chief[seat] == NONE and bool(members(s, seat))


def highest(members: list[int]) -> list[int]:
    """Those of the highest renown, of these those of the highest cost (ML-CHIEF-02, ML-WAGE-05)."""
    ranks = [(MERCENARIES[m].renown, MERCENARIES[m].cost) for m in members]
    return [m for m, rank in zip(members, ranks, strict=True) if rank == max(ranks)]


def unsettled(s: World, seat: int) -> list[int]:
    """The members, chieftain excepted, who have settled no land."""
    return [m for m in members(s, seat) if m != s.chief[seat] and settled_by(s, m) == NONE]


def candidates(s: World, seat: int) -> list[int]:
    """Who has settled a land only where there is nobody else (ML-CHIEF-03)."""
    return highest(unsettled(s, seat) or members(s, seat))


def promote(s: World, seat: int, m: int) -> None:
    """The new chieftain leaves its land (ML-SETTLE-04), and is paid no more (ML-CHIEF-04)."""
    land = settled_by(s, m)
    if land != NONE:
        s.settler[land] = NONE
    s.chief[seat] = m
    tell(s, "promoted", seat, m)
