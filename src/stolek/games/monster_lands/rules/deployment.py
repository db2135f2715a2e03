"""Phase 2: players place dice and mercenaries in turn (ML-DEPLOY-01)."""

from __future__ import annotations

from stolek.games.monster_lands.state import World


def turn_options(s: World) -> list[int]:
    return []


async def act(s: World, answer: int) -> None:
    return None
