"""Phase 4: eight steps of cleanup (ML-CLEAN-01)."""

from __future__ import annotations

from stolek.games.monster_lands.forms import GO, GO_ON
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask, top


def question(s: World) -> Ask:
    return top(s.active, GO_ON, [GO])


async def step(s: World, answer: int) -> None:
    return None
