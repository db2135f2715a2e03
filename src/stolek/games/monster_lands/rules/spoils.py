"""Loot tokens for those who neither defeated the monster nor conquered the land (ML-LOOT-01 to ML-LOOT-03)."""

from __future__ import annotations

from stolek.games.monster_lands.board import PATHS_OF
from stolek.games.monster_lands.forms import SPOILS, first, use_loot
from stolek.games.monster_lands.rules.displays import fill_loot
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.stages import next_site, site_now
from stolek.games.monster_lands.state import CONQUEROR, SHOWN, VICTOR, World
from stolek.kernel.asks import choose


async def take_on(s: World) -> None:
    """The next path from the left chooses (ML-LOOT-02); after the last the display is refilled."""
    for path in PATHS_OF[site_now(s)]:
        if path > s.at and s.who[path] >= 0 and s.fate[path] != VICTOR and s.fate[path] != CONQUEROR:
            s.at = path
            s.active = s.whose[path]
            await _take(s, path)
            return
    next_site(s)
    await fill_loot(s)


async def _take(s: World, path: int) -> None:
    tokens = [token for token, place in enumerate(s.loot) if place == SHOWN]
    if tokens:
        seat = s.whose[path]
        token = first(await choose(seat, SPOILS, [use_loot(token) for token in tokens], path))
        s.loot[token] = seat
        tell(s, "spoils", seat, s.who[path], token)
