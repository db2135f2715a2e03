"""kill -9 at random moments, again and again: no answer that was acknowledged is lost, and none counts twice."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.dying import Mortal
from tests.server.survivors import PATIENCE, Player, compare, first_of

KILLS = 105  # in each of two tests
TABLES = 3


def rows(mortal: Mortal, query: str, *values: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(f"file:{mortal.database}?mode=ro", uri=True)) as db:
        return db.execute(query, values).fetchall()


def check(mortal: Mortal, player: Player) -> bool:
    """Compare what a dead server has kept with what it had said. Whether it died in the middle of an effect."""
    for table in player.acknowledged:
        compare(
            player, table, rows(mortal, "SELECT number, key FROM entries WHERE table_id = ? ORDER BY number", table)
        )
    if not player.table:
        return False
    ((save,),) = rows(mortal, "SELECT save FROM tables WHERE id = ?", player.table)
    return bool(json.loads(save)["trail"])


async def killed(mortal: Mortal, seed: int) -> None:
    rng = random.Random(seed)
    players = [Player(seed * 100 + number) for number in range(TABLES)]
    playing = [asyncio.create_task(player.play(mortal)) for player in players]
    middle = 0
    try:
        for _ in range(KILLS):
            for player in players:
                player.fresh.clear()
            mortal.live()
            if rng.random() < 0.85:
                async with asyncio.timeout(PATIENCE):
                    await first_of(playing, *(player.fresh.wait() for player in players))
            await first_of(playing, asyncio.sleep(rng.uniform(0, 0.15)))
            mortal.kill()
            await asyncio.sleep(0.01)  # what was already on its way is heard
            middle += sum([check(mortal, player) for player in players])
        mortal.live()
        for player in players:
            player.fresh.clear()
        await first_of(playing, *(player.fresh.wait() for player in players))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for player in players:
        check(mortal, player)
    answers = sum(len(said) for player in players for said in player.acknowledged.values())
    assert answers > 2 * KILLS
    assert middle > 10, "too few deaths in the middle of an effect"
    assert sum(player.same_question for player in players) > 20
    assert sum(player.sent_again for player in players) > 20
    assert sum(player.arrived_unheard for player in players) > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_killed_at_any_moment_nothing_is_lost(tmp_path: Path, seed: int) -> None:
    with Mortal(tmp_path) as mortal:
        asyncio.run(killed(mortal, seed))
        assert mortal.lives == KILLS + 1
    assert "Traceback" not in mortal.log.read_text("utf-8")
