"""Phase: cleanup."""

from __future__ import annotations

from stolek.games.monster_lands.state import World


async def step(s: World) -> None:
    return None
