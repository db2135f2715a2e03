"""Several worker processes on one PostgreSQL: each takes any table, and one that dies takes nothing with it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from stolek.crowd.server import PROC, family
from tests.e2e.serving import Serving
from tests.postgres import Postgres
from tests.server.serving import Somebody
from tests.server.survivors import PATIENCE, Player, Watcher, compare, first_of

KILLS = 6
TABLES = 3
WATCHERS = 2  # further pages at each table: some of them at the other worker


class House(Serving):
    """`stolek serve` with two workers on a new database."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.database = postgres.database()
        super().__init__(folder, "--workers", "2", "--database", self.database, "--limits", "1000")
        self.people: list[Somebody] = []

    def workers(self) -> list[int]:
        """The process ids of those that live."""
        assert self.process is not None
        return [pid for pid in family(self.process.pid)[1:] if parent(pid) == self.process.pid and serves(pid)]

    def two_workers(self, but: int = 0) -> list[int]:
        """Both, once they live; none of them is `but`."""
        until(lambda: len(self.workers()) == 2 and but not in self.workers())
        return self.workers()

    def entries(self, table: str) -> list[tuple[int, str | None]]:
        where = self.database.replace("postgresql+psycopg", "postgresql")
        with psycopg.connect(where) as connection:
            query = "SELECT number, key FROM entries WHERE table_id = %s ORDER BY number"
            return connection.execute(query, (table,)).fetchall()


def parent(pid: int) -> int:
    try:
        return int((PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def serves(pid: int) -> bool:
    try:
        return b"spawn_main" in (PROC / str(pid) / "cmdline").read_bytes()
    except OSError:
        return False


def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def house(tmp_path: Path, postgres: Postgres) -> Iterator[House]:
    made = House(tmp_path, postgres)
    made.start()
    made.two_workers()
    yield made
    for somebody in made.people:
        somebody.close()
    made.stop()


async def killed(house: House, players: list[Player], watchers: list[Watcher]) -> None:
    rng = random.Random(1)
    playing = [asyncio.create_task(each.play(house)) for each in (*players, *watchers)]
    last = 0
    try:
        for kill in range(KILLS):
            both = await asyncio.to_thread(house.two_workers, last)
            await answered(players, playing)
            await asyncio.sleep(rng.uniform(0, 0.2))
            last = both[kill % 2]
            os.kill(last, signal.SIGKILL)
            await answered(players, playing)  # with one worker all goes on
        for task in playing[: len(players)]:
            task.cancel()
        await asyncio.gather(*playing[: len(players)], return_exceptions=True)
        for player in players:
            if player.table:  # else its game is just over
                await all_see_the_end(house, player, [watcher for watcher in watchers if watcher.player is player])
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def all_see_the_end(house: House, player: Player, watchers: list[Watcher]) -> None:
    """All that was written reaches every page of a table, at whichever worker it is."""
    last = house.entries(player.table)[-1][0]
    for watcher in watchers:
        await watcher.reach(player.table, last)
        watcher.expect_equal(watchers[0])


async def answered(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Each player has had an answer acknowledged."""
    for player in players:
        player.fresh.clear()
    async with asyncio.timeout(2 * PATIENCE):
        await first_of(playing, *(player.fresh.wait() for player in players))


def test_one_of_two_workers_is_killed_again_and_again_and_nothing_is_lost(house: House) -> None:
    players = [Player(number) for number in range(TABLES)]
    watchers = [Watcher(player) for player in players for _ in range(WATCHERS)]
    asyncio.run(killed(house, players, watchers))
    for player in players:
        for table in player.acknowledged:
            compare(player, table, house.entries(table))
    assert sum(len(said) for player in players for said in player.acknowledged.values()) > 10 * KILLS
    assert "Traceback" not in house.said()


def test_a_bot_goes_on_thinking_where_its_worker_was_killed(house: House) -> None:
    ada = Somebody(house, "en")
    house.people.append(ada)
    table = ada.table("search:1200")["table"]["id"]
    page = ada.socket(table)
    page.until("frame")
    rng = random.Random(2)
    while page.mine:
        number = page.answer(rng.choice(page.frame["ask"]["options"])["option"])["number"]
        while page.frame["number"] < number:
            page.read()
    until(lambda: any(len(family(pid)) > 1 for pid in house.workers()))
    thinking = next(pid for pid in house.workers() if len(family(pid)) > 1)
    before = page.frame["number"]
    os.kill(thinking, signal.SIGKILL)
    again = ada.socket(table)
    again.until("frame")
    while again.frame["number"] <= before:
        assert again.read(60) is not None, "the bot is not asked again"
    page.close()
