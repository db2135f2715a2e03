"""The conquest of a land once its monster is gone (ML-BEND-04, ML-CONQ-01 to ML-CONQ-09)."""

from __future__ import annotations

from stolek.games.monster_lands.board import SAM
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import AFTER_CONQUEST
from stolek.games.monster_lands.forms import CONQUERING, PASS, YES
from stolek.games.monster_lands.rules import throwing
from stolek.games.monster_lands.rules.battle import claim_bonus, next_path
from stolek.games.monster_lands.rules.gains import gain_fame
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.stages import next_step, site_now
from stolek.games.monster_lands.rules.totals import goal, total_so_far
from stolek.games.monster_lands.state import CONQUEROR, OWNED, TRIED, USED, World
from stolek.kernel.asks import NONE, choose


async def conquer_on(s: World) -> None:
    """The next path may try (ML-CONQ-01), as long as the land is there (ML-CONQ-06)."""
    site = site_now(s)
    path = next_path(s, site)
    if s.land[site] == NONE or path == NONE:
        next_step(s)
    elif s.who[path] == SAM:
        _sam_takes(s, site, path)
    else:
        seat = s.whose[path]
        s.active = seat
        if await choose(seat, CONQUERING, [YES, PASS], path) == YES:
            throwing.begin(s, path)
        else:
            s.fate[path] = TRIED


def _sam_takes(s: World, site: int, path: int) -> None:
    """The land is discarded (ML-SAM-19)."""
    land = s.land[site]
    tell(s, "sam-takes-land", land)
    s.land[site] = NONE
    s.land_place[land] = USED
    s.fate[path] = CONQUEROR


async def conquered(s: World) -> None:
    """The dice of the path are thrown. What they came to stays for the next (ML-CONQ-03)."""
    site, path = site_now(s), s.at
    land, m, seat = s.land[site], s.who[path], s.whose[path]
    total = total_so_far(s)
    success = total >= goal(s)
    s.at = NONE
    if not success:
        s.fate[path] = TRIED
        s.carried = total
        tell(s, "repelled", seat, m, land, path, total)
        return
    s.fate[path] = CONQUEROR
    s.land[site] = NONE
    s.land_place[land] = OWNED + seat
    tell(s, "conquered", seat, m, land, path, total)
    gain_fame(s, seat, LANDS[land].fame)
    await claim_bonus(s, seat, AFTER_CONQUEST)
