"""Phase 1: every player assembles a pool of dice (ML-POOL-01)."""

from __future__ import annotations

from stolek.games.monster_lands.state import World


async def prepare(s: World) -> None:
    return None
