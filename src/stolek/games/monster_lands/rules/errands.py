"""What is possible at any time and no action (ML-DEPLOY-11)."""

from __future__ import annotations

from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask


def standing_offers(s: World) -> list[Ask]:
    return []
