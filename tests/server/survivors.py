"""People who play on whatever happens to the server, and remember each answer that was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.serving import Json, merged

AROUND = {"sitters", "onlookers"}
PATIENCE = 20.0


class House(Protocol):
    """A server that may be dead at times."""

    url: str


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

    async def play(self, house: House) -> None:
        """Until this is cancelled."""
        while True:
            with suppress(Lost, OSError, httpx.TransportError, WebSocketException):
                if not self.table:
                    await self._sit_down(house)
                address = house.url.replace("http", "ws", 1) + "/socket"
                async with asyncio.timeout(PATIENCE):
                    line = await connect(
                        address,
                        additional_headers={"cookie": self.cookie},
                        origin=house.url,  # type: ignore[arg-type]
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

    async def _sit_down(self, house: House) -> None:
        async with httpx.AsyncClient(base_url=house.url, headers={"cookie": self.cookie}) as client:
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
        last = max(self.acknowledged[self.table].values(), default=0)
        await self._say(line, {**hello, **known})
        while (await self._hear(line))["is"] not in ("frame", "patch"):
            pass
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


class Watcher(Player):
    """Another page of the same person at the same table, which only looks."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.name + 1000)
        self.player = player

    async def _sit_down(self, house: House) -> None:
        while not self.player.table:
            await asyncio.sleep(0.01)
        self.me, self.cookie, self.table = self.player.me, self.player.cookie, self.player.table
        self.acknowledged = {self.table: {}}
        self.frame = {}

    async def _answers(self, line: ClientConnection) -> None:
        while self.table == self.player.table:
            with suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await self._hear(line)
        self.table = ""

    async def reach(self, table: str, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while (self.frame.get("table"), self.frame.get("number")) != (table, number):
                await asyncio.sleep(0.02)

    def expect_equal(self, other: Watcher) -> None:
        assert _still(self.frame) == _still(other.frame)
        assert self.lines == other.lines


def _still(frame: Json) -> Json:
    return {name: value for name, value in frame.items() if name not in AROUND}


def compare(player: Player, table: str, found: Sequence[tuple[int, str | None]]) -> None:
    """Compare the entries that a table has, by number and key, with what was acknowledged to the player."""
    said = player.acknowledged[table]
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    kept = {key: number for number, key in found if key is not None}
    assert len(kept) == sum(key is not None for _, key in found), "one message counts twice"
    more = set(kept) - set(said)
    pending = {f"{player.me['id']}:{player.pending['id']}"} if player.pending and table == player.table else set()
    assert more <= pending, "what nobody has said"
    assert {key: kept.get(key) for key in said} == said, "an acknowledged answer is not where it was said to be"


async def first_of(playing: list[asyncio.Task[None]], *waiting: Any) -> None:
    """All of those waited for; at once where a player has found a fault."""
    wait: asyncio.Future[Any] = asyncio.gather(*waiting)
    everyone: list[asyncio.Future[Any]] = [wait, *playing]
    done, _ = await asyncio.wait(everyone, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task in done:
            wait.cancel()
            task.result()
    await wait
