"""The course of a game: setting up, rounds of four phases (ML-ROUND-01), and the end.

Whatever is decided between two steps is asked here, at rest; each phase says what and answers for it.
"""

from __future__ import annotations

from stolek.games.monster_lands.rules import adventure, cleanup, deployment, pool, setting_up
from stolek.games.monster_lands.state import ADVENTURE, CLEANUP, DEPLOYMENT, OVER, POOL, World
from stolek.kernel.asks import NONE, Ask, over


async def main(s: World, answer: int) -> None:
    """Play from a quiet point on; `answer` is what has been answered there."""
    while True:
        if answer == NONE:
            pass  # the game is resumed at a question
        elif s.phase == DEPLOYMENT:
            await deployment.act(s, answer)
        elif s.phase == ADVENTURE:
            await adventure.step(s, answer)
        elif s.phase == CLEANUP:
            await cleanup.step(s, answer)
        elif s.phase == POOL:
            await pool.step(s, answer)
        else:
            await setting_up.step(s, answer)
        answer = await question(s)


def question(s: World) -> Ask:
    if s.phase == DEPLOYMENT:
        return deployment.question(s)
    if s.phase == ADVENTURE:
        return adventure.question(s)
    if s.phase == CLEANUP:
        return cleanup.question(s)
    if s.phase == POOL:
        return pool.question(s)
    if s.phase == OVER:
        return over()
    return setting_up.question(s)
