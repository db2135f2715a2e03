"""Step 2 of cleanup: undefeated monsters come to the Citadel and spread panic (ML-PANIC-01 to ML-PANIC-07)."""

from __future__ import annotations

from stolek.games.monster_lands.board import ENTRANCE, LAND_A, LAND_B, PATHS_OF
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.rules.arrivals import draw_panic, drive_off
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import ESCAPING, World
from stolek.kernel.asks import NONE


async def spread(s: World) -> None:
    """The strongest monster stays at the entrance; then each building that it frightens is closed."""
    move_to_entrance(s)
    monster = s.monster[ENTRANCE]
    if monster != NONE:
        for _ in range(MONSTERS[monster].quirk.panic):  # ML-MON-07
            await draw_panic(s)


def fought(s: World, site: int) -> bool:
    """Whether mercenaries were sent there; a monster that is still there has fought all of them (ML-PANIC-02)."""
    return any(s.whose[path] >= 0 for path in PATHS_OF[site])


def move_to_entrance(s: World) -> None:
    """Undefeated and escaping monsters, of which only the strongest can stay (ML-PANIC-01, ML-PANIC-03, ML-MON-10).

    Of equals the one that lay there stays, else the one from land A; who escapes does so from a land that has no
    monster any more.
    """
    undefeated = [s.monster[site] if s.monster[site] != NONE and fought(s, site) else NONE for site in (LAND_A, LAND_B)]
    escaping = [monster for monster, lair in enumerate(s.lair) if lair == ESCAPING]
    coming = [undefeated[LAND_A], *escaping, undefeated[LAND_B]]
    present = [monster for monster in (s.monster[ENTRANCE], *coming) if monster != NONE]
    if not present:
        return
    strongest = max(present, key=lambda monster: (MONSTERS[monster].attack, MONSTERS[monster].kill))
    for monster in present:
        if monster != strongest:
            drive_off(s, monster)
    if s.monster[ENTRANCE] != strongest:
        if strongest in s.monster:
            s.monster[s.monster.index(strongest)] = NONE
        s.monster[ENTRANCE] = strongest
        s.lair[strongest] = ENTRANCE
        tell(s, "to-entrance", strongest)
