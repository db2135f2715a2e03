"""A member leaves its clan: by death or because of unpaid wages (ML-TAV-15)."""

from __future__ import annotations

from stolek.games.monster_lands.cards.mercenaries import FIRST_GREENHORN, GREENHORN, GREENHORNS, HIRED, MERCENARIES
from stolek.games.monster_lands.queries import settled_by
from stolek.games.monster_lands.rules.gains import keep_traps_within_limit
from stolek.games.monster_lands.state import IN_STOCK, OUT, USED, World
from stolek.kernel.asks import NONE


async def leave(s: World, m: int) -> None:
    """Card and token go where they came from; what it held and what lies on its path is the caller's affair.

    Its renown is gone with it (ML-TERM-03), a land it had settled stays unsettled (ML-DEATH-10), and who made room
    for traps makes none any more (ML-MERC-03).
    """
    seat, path = s.clan[m], s.path[m]
    if s.chief[seat] == m:
        s.chief[seat] = NONE
    land = settled_by(s, m)
    if land != NONE:
        s.settler[land] = NONE
    if path != NONE:
        s.who[path] = NONE
        s.path[m] = NONE
    s.clan[m] = NONE
    s.muster()
    s.wounded[m] = s.used[m] = 0
    role = MERCENARIES[m].role
    if role == HIRED:
        s.place[m] = USED  # ML-DEATH-09
    elif role == GREENHORN and m < FIRST_GREENHORN + GREENHORNS:
        s.place[m] = IN_STOCK  # ML-GREEN-07
    else:
        s.place[m] = OUT
    await keep_traps_within_limit(s, seat)
