"""A mercenary dies (ML-DEATH-01 to ML-DEATH-05), and what lies on a path is removed."""

from __future__ import annotations

from stolek.games.monster_lands.board import DEATH_FAME
from stolek.games.monster_lands.queries import gear_of
from stolek.games.monster_lands.rules.gains import gain_fame, use_up
from stolek.games.monster_lands.rules.leaving import leave
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import DEAD, OUT, WAITING, World
from stolek.kernel.asks import shown


async def die(s: World, path: int) -> None:
    """Fame for its clan first, then its renown is gone (ML-DEATH-04, ML-DEATH-05).

    Who has attacked already leaves dice and traps behind, and what they came to (ML-DEATH-03).
    """
    m, seat = s.who[path], s.whose[path]
    tell(s, "died", seat, m, path)
    gain_fame(s, seat, DEATH_FAME[path])
    for e in gear_of(s, m):
        s.holder[e] = OUT
    s.potion[path] = s.venom[path] = s.purse[path] = 0  # ML-DEATH-02
    attacked = s.fate[path] != WAITING
    s.fate[path] = DEAD
    if not attacked:
        await clear(s, path)
    await leave(s, m)


async def clear(s: World, path: int) -> None:
    """Dice, traps and defence tokens of a path are removed (ML-DEATH-01, ML-BEND-02)."""
    s.strength[path] = s.magic[path] = 0
    s.trap_strength[path] = s.trap_magic[path] = 0
    s.hidden_strength[path] = s.hidden_magic[path] = 0
    s.shields[path] = 0
    s.aimed[path] = ()
    tokens, face_up = s.laid[path], s.shown[path]
    s.laid[path] = ()
    s.shown[path] = 0
    for kind in tokens:
        use_up(s, kind)
    if face_up != (1 << len(tokens)) - 1:
        await shown()
