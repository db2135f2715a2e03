"""Phase 2: players place dice and mercenaries in turn (ML-DEPLOY-01)."""

from __future__ import annotations

from stolek.games.monster_lands.forms import TURN
from stolek.games.monster_lands.rules.errands import standing_offers
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask, top


def question(s: World) -> Ask:
    return top(s.active, TURN, turn_options(s), standing_offers(s))


def turn_options(s: World) -> list[int]:
    return []


async def act(s: World, answer: int) -> None:
    return None
