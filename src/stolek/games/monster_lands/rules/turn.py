"""The course of a game: setting up, rounds of four phases (ML-ROUND-01), and the end.

Whatever is decided between two steps is asked here, at rest. The chapters say what happens then.
"""

from __future__ import annotations

from stolek.games.monster_lands.forms import GO, GO_ON, TURN
from stolek.games.monster_lands.rules import adventure, cleanup, deployment, pool, setting_up
from stolek.games.monster_lands.rules.errands import standing_offers
from stolek.games.monster_lands.state import ADVENTURE, CLEANUP, DEPLOYMENT, OVER, POOL, SETUP, World
from stolek.kernel.asks import NONE, over, top


async def main(s: World, answer: int) -> None:
    """Play from a quiet point on; `answer` is what has been answered there."""
    while True:
        if answer != NONE:
            await go_on(s, answer)
        if s.phase == OVER:
            await over()
        if s.phase == DEPLOYMENT:
            answer = await top(s.active, TURN, deployment.turn_options(s), standing_offers(s))
        else:
            answer = await top(s.active, GO_ON, [GO])


async def go_on(s: World, answer: int) -> None:
    """One step of the present phase. A phase that ends sets the next one."""
    if s.phase == DEPLOYMENT:
        await deployment.act(s, answer)
    elif s.phase == ADVENTURE:
        await adventure.step(s)
    elif s.phase == CLEANUP:
        await cleanup.step(s)
    elif s.phase == POOL:
        await pool.prepare(s)
    elif s.phase == SETUP:
        await setting_up.set_up(s)
