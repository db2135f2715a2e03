"""kill -9 at random moments, again and again: no answer that was acknowledged is lost, and none counts twice."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.dying import Mortal
from tests.server.serving import Json, merged

KILLS = 105  # in each of two tests
TABLES = 3
AROUND = {"sitters", "onlookers"}
PATIENCE = 20.0


class Lost(Exception):
    """The line is cut."""


class Player:
    """Plays both seats of a table as fast as it can, and remembers whatever was acknowledged."""

    def __init__(self, number: int) -> None:
        self.name = number
        self.rng = random.Random(number)
        self.count = 0
        self.me: Json = {}
        self.cookie = ""
        self.table = ""
        self.frame: Json = {}
        self.lines: list[Json] = []
        self.pending: Json | None = None  # sent, and no answer yet
        self.acknowledged: dict[str, dict[str, int]] = {}  # by table: the key of a message, and its number
        self.same_question = 0  # times that it came back to the very picture it had left
        self.arrived_unheard = 0  # times that a message was kept, and its acknowledgement was lost
        self.sent_again = 0
        self.fresh = asyncio.Event()  # something was acknowledged since it was cleared

    # coming back

    async def play(self, mortal: Mortal) -> None:
        """Until this is cancelled."""
        while True:
            with suppress(Lost, OSError, httpx.TransportError, WebSocketException):
                if not self.table:
                    await self._sit_down(mortal)
                address = f"ws://127.0.0.1:{mortal.port}/socket"
                async with asyncio.timeout(PATIENCE):
                    line = await connect(
                        address,
                        additional_headers={"cookie": self.cookie},
                        origin=mortal.url,  # type: ignore[arg-type]
                        compression=None,
                        max_size=None,
                        ping_interval=None,
                        proxy=None,
                    )
                try:
                    await self._greet(line)
                    await self._answers(line)
                finally:
                    line.transport.abort()
            await asyncio.sleep(0.005)

    async def _sit_down(self, mortal: Mortal) -> None:
        async with httpx.AsyncClient(base_url=mortal.url, headers={"cookie": self.cookie}) as client:
            if not self.me:
                answer = await client.get("/api/me")
                self.cookie = f"stolek={answer.cookies['stolek']}"
                self.me = answer.json()
            client.headers.update({"x-csrf": self.me["csrf"], "cookie": self.cookie})
            body = {"game": "summoner-wars", "seats": [{"who": "me"}, {"who": "me"}]}
            answer = await client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]["id"]
        self.acknowledged[self.table] = {}
        self.frame, self.pending = {}, None

    async def _greet(self, line: ClientConnection) -> None:
        left = self.frame
        hello = {"do": "hello", "table": self.table, "csrf": self.me["csrf"], "lang": "en"}
        known = {"since": left["number"], "view": left["view"]} if left else {}
        await self._say(line, {**hello, **known})
        while (await self._hear(line))["is"] not in ("frame", "patch"):
            pass
        last = max(self.acknowledged[self.table].values(), default=0)
        assert self.frame["number"] >= last, "an acknowledged answer is gone"
        if left.get("ask") and self.frame["number"] == left["number"]:
            assert _still(self.frame) == _still(left), "another question than before"
            self.same_question += 1
        if self.pending is not None:
            before = self.frame["number"]
            self.sent_again += 1
            number = await self._settle(line, self.pending)
            self.arrived_unheard += number <= before

    # answering

    async def _answers(self, line: ClientConnection) -> None:
        while not self.frame.get("over"):
            number = self.frame["number"]
            self.count += 1
            message: Json = {"id": f"{self.name}-{self.count}", "number": number}
            if self.frame.get("undo", {}).get("free") and self.rng.random() < 0.1:
                message |= {"do": "undo"}
            else:
                option = self.rng.choice(self.frame["ask"]["options"])["option"]
                message |= {"do": "answer", "option": option, "seat": self.frame["viewer"]}
            self.pending = message
            assert await self._settle(line, message) == number + 1
        self.table = ""

    async def _settle(self, line: ClientConnection, message: Json) -> int:
        """Say it, again if need be, until it is acknowledged and seen."""
        await self._say(line, message)
        while (said := await self._hear(line)).get("id") != message["id"]:
            pass
        assert said["is"] == "done", said
        number = int(said["number"])
        self.acknowledged[self.table][f"{self.me['id']}:{message['id']}"] = number
        self.pending = None
        self.fresh.set()
        while self.frame["number"] < number:
            await self._hear(line)
        return number

    async def _say(self, line: ClientConnection, message: Json) -> None:
        await line.send(json.dumps(message))

    async def _hear(self, line: ClientConnection) -> Json:
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await line.recv())
        if message["is"] == "frame":
            self.frame, self.lines = message["frame"], message["lines"]
        elif message["is"] == "patch":
            assert message["base"] == self.frame["number"]
            self.frame = {**merged(self.frame, message["change"]), "number": message["number"]}
            self.lines = self.lines[: message.get("keep")] + message.get("lines", [])
        elif message["is"] == "closing":
            raise Lost
        return message


def _still(frame: Json) -> Json:
    return {name: value for name, value in frame.items() if name not in AROUND}


def rows(mortal: Mortal, query: str, *values: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(f"file:{mortal.database}?mode=ro", uri=True)) as db:
        return db.execute(query, values).fetchall()


def check(mortal: Mortal, player: Player) -> bool:
    """Compare what a dead server has kept with what it had said. Whether it died in the middle of an effect."""
    for table, said in player.acknowledged.items():
        found = rows(mortal, "SELECT number, key FROM entries WHERE table_id = ? ORDER BY number", table)
        assert [number for number, _ in found] == list(range(1, len(found) + 1))
        kept = {key: number for number, key in found if key is not None}
        assert len(kept) == sum(key is not None for _, key in found), "one message counts twice"
        more = set(kept) - set(said)
        pending = {f"{player.me['id']}:{player.pending['id']}"} if player.pending and table == player.table else set()
        assert more <= pending, "what nobody has said"
        assert {key: kept.get(key) for key in said} == said, "an acknowledged answer is not where it was said to be"
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
                    await _first_of(playing, *(player.fresh.wait() for player in players))
            await _first_of(playing, asyncio.sleep(rng.uniform(0, 0.15)))
            mortal.kill()
            await asyncio.sleep(0.01)  # what was already on its way is heard
            middle += sum([check(mortal, player) for player in players])
        mortal.live()
        for player in players:
            player.fresh.clear()
        await _first_of(playing, *(player.fresh.wait() for player in players))
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


async def _first_of(playing: list[asyncio.Task[None]], *waiting: Any) -> None:
    """All of those waited for; at once where a player has found a fault."""
    wait: asyncio.Future[Any] = asyncio.gather(*waiting)
    everyone: list[asyncio.Future[Any]] = [wait, *playing]
    done, _ = await asyncio.wait(everyone, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task in done:
            wait.cancel()
            task.result()
    await wait


@pytest.mark.parametrize("seed", [1, 2])
def test_killed_at_any_moment_nothing_is_lost(tmp_path: Path, seed: int) -> None:
    with Mortal(tmp_path) as mortal:
        asyncio.run(killed(mortal, seed))
        assert mortal.lives == KILLS + 1
    assert "Traceback" not in mortal.log.read_text("utf-8")
