"""Bots in processes of their own: they answer whatever happens to the process, and leave nothing behind."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from functools import cache
from time import monotonic, sleep
from typing import Any

import pytest

from stolek import bots
from stolek.errors import UnknownOption
from stolek.games import open_game
from stolek.kernel.asks import CHOOSE, TOP
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.server import thinker
from stolek.server.thinking import Thinkers

GAME = "summoner-wars"
LONG = "search:900000"  # its clock ends it, after 1.8 s


@cache
def found(what: int) -> tuple[dict[str, Any], int, list[int]]:
    """A table with several answers at rest or in mid-effect: its data, who is asked, and the answers."""
    game, rng = open_game(GAME), random.Random(4)
    for seed in range(20):
        table = Table(game.rules, {"decks": ["cave-goblins", "tundra-orcs"]}, Chance(seed))
        while not table.over:
            if table.ask.what == what and len(table.options) > 3 and len(table.log) > 40:
                return table.to_data(), table.ask.seat, list(table.options)
            table.play(rng.choice(table.options))
    raise AssertionError("no such question")


def run(test: Callable[[Thinkers], Coroutine[Any, Any, None]], deep: int = 2, overrun: float = 5.0) -> None:
    async def main() -> None:
        thinkers = Thinkers(deep, overrun)
        try:
            await test(thinkers)
        finally:
            pids = thinkers.processes()
            await thinkers.close()
            assert not [pid for pid in pids if alive(pid)]

    asyncio.run(main())


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until(said: Callable[[], Any], seconds: float = 5.0) -> Any:
    end = monotonic() + seconds
    while not (answer := said()):
        assert monotonic() < end
        await asyncio.sleep(0.02)
    return answer


@pytest.mark.parametrize("what", [TOP, CHOOSE])
@pytest.mark.parametrize("spec", ["random", "greedy", "search:20"])
def test_a_bot_answers_there_as_it_would_here(what: int, spec: str) -> None:
    data, seat, _ = found(what)
    game = open_game(GAME)
    here = bots.make(spec, 5).choose(game, thinker.sight(game, data, seat))

    async def test(thinkers: Thinkers) -> None:
        assert await thinkers.think(GAME, spec, data, seat, 5) == here

    run(test)


def test_neither_log_nor_chance_reach_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[thinker.Job] = []

    async def test(thinkers: Thinkers) -> None:
        from stolek.server.thinking import Worker

        send = Worker._send

        async def listening(self: Worker, message: thinker.Incoming) -> None:
            assert isinstance(message, thinker.Job)
            sent.append(message)
            await send(self, message)

        monkeypatch.setattr(Worker, "_send", listening)
        data, seat, _ = found(TOP)
        await thinkers.think(GAME, "greedy", data, seat, 1)

    run(test)
    assert set(sent[0].position) == {"game", "rules", "quiet", "trail", "over", "waiting"}


def test_no_process_before_the_first_thought_and_few_after() -> None:
    async def test(thinkers: Thinkers) -> None:
        assert thinkers.processes() == []
        data, seat, _ = found(TOP)
        for seed in range(5):
            await thinkers.think(GAME, "random", data, seat, seed)
        assert len(thinkers.processes()) == 1

    run(test)


def test_the_page_hears_how_far_it_is() -> None:
    async def test(thinkers: Thinkers) -> None:
        data, seat, _ = found(TOP)
        heard: list[float] = []
        await thinkers.think(GAME, LONG, data, seat, 1, heard.append)
        assert 5 <= len(heard) <= 12
        assert heard == sorted(heard)
        assert heard[0] < 0.1
        assert 0.7 < heard[-1] <= 1.0

    run(test)


def test_two_think_at_once_and_quick_ones_do_not_wait() -> None:
    async def test(thinkers: Thinkers) -> None:
        data, seat, options = found(TOP)
        began = monotonic()
        deep = [asyncio.create_task(thinkers.think(GAME, LONG, data, seat, seed)) for seed in (1, 2)]
        await until(lambda: len(thinkers.processes()) == 2)
        quick = await thinkers.think(GAME, "greedy", data, seat, 1)
        assert quick in options
        assert not any(task.done() for task in deep)
        assert all(option in options for option in await asyncio.gather(*deep))
        assert monotonic() - began < 3.6 + 1.0

    run(test)


def test_the_more_wait_the_less_time_each_gets() -> None:
    async def test(thinkers: Thinkers) -> None:
        data, seat, options = found(TOP)
        began = monotonic()
        order: list[int] = []

        async def thought(number: int) -> None:
            assert await thinkers.think(GAME, LONG, data, seat, number) in options
            order.append(number)

        thoughts = [asyncio.create_task(thought(number)) for number in range(30)]
        await until(lambda: len(order) >= 5)
        assert monotonic() - began < 4.0  # and not 5 times 1.8 s
        for task in thoughts:
            task.cancel()
        assert order == list(range(len(order)))

    run(test, deep=1)


def test_a_killed_process_is_replaced_and_the_best_so_far_stands() -> None:
    async def test(thinkers: Thinkers) -> None:
        data, seat, options = found(TOP)
        heard: list[float] = []
        thought = asyncio.create_task(thinkers.think(GAME, LONG, data, seat, 1, heard.append))
        await until(lambda: heard)
        (pid,) = thinkers.processes()
        os.kill(pid, signal.SIGKILL)
        began = monotonic()
        assert await thought in options
        assert monotonic() - began < 0.5
        assert await thinkers.think(GAME, "search:5", data, seat, 1) in options
        assert thinkers.processes() != [pid]

    run(test, deep=1)


def test_a_process_killed_between_two_thoughts_is_not_missed() -> None:
    async def test(thinkers: Thinkers) -> None:
        data, seat, _ = found(TOP)
        game = open_game(GAME)
        expected = bots.make("search:20", 3).choose(game, thinker.sight(game, data, seat))
        await thinkers.think(GAME, "search:5", data, seat, 1)
        os.kill(thinkers.processes()[0], signal.SIGKILL)
        await until(lambda: not thinkers.processes())
        assert await thinkers.think(GAME, "search:20", data, seat, 3) == expected

    run(test, deep=1)


def test_a_stuck_process_is_ended_and_another_answers(caplog: pytest.LogCaptureFixture) -> None:
    async def test(thinkers: Thinkers) -> None:
        data, seat, options = found(TOP)
        game = open_game(GAME)
        greedy = bots.make("greedy", 1).choose(game, thinker.sight(game, data, seat))
        await thinkers.think(GAME, "search:1", data, seat, 1)
        (pid,) = thinkers.processes()
        os.kill(pid, signal.SIGSTOP)
        began = monotonic()
        assert await thinkers.think(GAME, LONG, data, seat, 1) == greedy in options
        assert monotonic() - began < 1.8 + 1.0 + 1.5
        assert not alive(pid)

    run(test, deep=1, overrun=1.0)
    assert "too long" in caplog.text


def test_where_no_process_can_be_had_there_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(thinkers: Thinkers) -> None:
        data, seat, options = found(CHOOSE)
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
        assert await thinkers.think(GAME, "search", data, seat, 1) in options

    run(test)


def test_a_thought_called_off_stops_and_the_process_goes_on_with_another() -> None:
    async def test(thinkers: Thinkers) -> None:
        data, seat, options = found(TOP)
        heard: list[float] = []
        thought = asyncio.create_task(thinkers.think(GAME, LONG, data, seat, 1, heard.append))
        waiting = asyncio.create_task(thinkers.think(GAME, LONG, data, seat, 2))
        await until(lambda: heard)
        pids = thinkers.processes()
        thought.cancel()
        waiting.cancel()
        began = monotonic()
        await asyncio.wait([thought, waiting])
        assert monotonic() - began < 0.1
        assert thought.cancelled() and waiting.cancelled()
        assert await thinkers.think(GAME, "search:5", data, seat, 1) in options
        assert monotonic() - began < 1.0
        assert thinkers.processes() == pids

    run(test, deep=1)


def test_closing_does_not_wait_for_thoughts() -> None:
    async def main() -> None:
        thinkers = Thinkers(1)
        data, seat, _ = found(TOP)
        heard: list[float] = []
        thoughts = [asyncio.create_task(thinkers.think(GAME, LONG, data, seat, n, heard.append)) for n in range(3)]
        await until(lambda: heard)
        (pid,) = thinkers.processes()
        began = monotonic()
        await thinkers.close()
        await asyncio.wait(thoughts)
        assert monotonic() - began < 0.5
        assert all(thought.cancelled() for thought in thoughts)
        assert not alive(pid)

    asyncio.run(main())


def test_unknown_bots_and_seats_that_are_not_asked_are_refused() -> None:
    async def test(thinkers: Thinkers) -> None:
        data, seat, _ = found(TOP)
        with pytest.raises(UnknownOption):
            await thinkers.think(GAME, "best", data, seat, 1)
        with pytest.raises(ValueError, match="not asked"):
            await thinkers.think(GAME, "search:5", data, 1 - seat, 1)

    run(test)


PARENT = """
import asyncio, json, sys
from stolek.server.thinking import Thinkers

async def main():
    thinkers = Thinkers(2)
    data, seat = json.loads(sys.stdin.read())
    def told(share):
        print(*thinkers.processes(), flush=True)
    await thinkers.think("summoner-wars", "search:900000", data, seat, 1, told)

asyncio.run(main())
"""


def test_the_processes_die_with_a_killed_server() -> None:
    data, seat, _ = found(TOP)
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", PARENT], stdin=pipe, stdout=pipe, text=True) as server:
        assert server.stdin is not None and server.stdout is not None
        server.stdin.write(json.dumps([data, seat]))
        server.stdin.close()
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert pids and all(alive(pid) for pid in pids)
        server.kill()
    end = monotonic() + 1.0  # the thought itself would go on longer
    while any(alive(pid) for pid in pids):
        assert monotonic() < end
        sleep(0.02)
