"""Setting up."""

from __future__ import annotations

from stolek.games.monster_lands.state import World


async def set_up(s: World) -> None:
    return None
