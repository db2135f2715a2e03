"""One simulated person: guest by HTTP, then a table page on a real socket that applies frames and patches."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stolek.errors import StolekError
from stolek.server.wire import Answer, Foresee, Hello, Lang, WhyNot

Json = dict[str, Any]

SOCKET: Final = "/socket"
PATIENCE: Final = 20.0  # seconds for anything to happen
AROUND: Final = ("sitters", "onlookers")  # parts of a frame that also come without a number
LARGEST: Final = 4_000_000  # bytes of a message


class LoadFailed(StolekError):
    """The server did not do what the simulated people need; `why` is what it said."""

    key = "load-failed"

    def __init__(self, why: str) -> None:
        super().__init__(why=why)


class Guest:
    """A person whom the server knows by a cookie."""

    def __init__(self, url: str, lang: Lang) -> None:
        self.url = url
        self.lang = lang
        self.cookie = ""
        self.csrf = ""

    def enter(self) -> None:
        self.csrf = self.call("GET", "/api/me")["csrf"]

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """One request, without waiting for others: to be made in a thread. Raises LoadFailed."""
        parts = urlsplit(self.url)
        line = http.client.HTTPConnection(parts.hostname or "", parts.port or 80, timeout=PATIENCE)
        headers = {"accept-language": self.lang, "content-type": "application/json"}
        headers |= {"cookie": self.cookie} if self.cookie else {}
        headers |= {"x-csrf": self.csrf} if self.csrf else {}
        try:
            line.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            answer = line.getresponse()
            said = answer.read()
        except OSError as error:
            raise LoadFailed(f"{method} {path}: {error}") from None
        finally:
            line.close()
        if answer.status >= 400:
            raise LoadFailed(f"{method} {path}: {answer.status} {said[:300].decode('utf-8', 'replace')}")
        for given in answer.msg.get_all("set-cookie", []):
            self.cookie = "; ".join(f"{name}={crumb.value}" for name, crumb in SimpleCookie(given).items())
        return json.loads(said) if said else None


def merged(target: Any, patch: Any) -> Any:
    """The target after a JSON merge patch (RFC 7396); neither of the two is changed."""
    if not isinstance(patch, dict):
        return patch
    made = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            made.pop(key, None)
        else:
            made[key] = merged(made.get(key), value)
    return made


class Page:
    """The page that a guest has open on a table."""

    def __init__(self, guest: Guest, table: str, faults: Counter[str]) -> None:
        self.guest = guest
        self.table = table
        self.faults = faults
        self.frame: Json = {}
        self.lines: list[Json] = []
        self.received = 0  # bytes
        self._arrived: deque[tuple[int, float]] = deque(maxlen=50)  # numbers, and when they came
        self._news = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._names = itertools.count()
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def number(self) -> int:
        number: int = self.frame.get("number", -1)
        return number

    @property
    def seat(self) -> int:
        return int(self.frame["viewer"])

    @property
    def options(self) -> list[Json]:
        """What may be answered here now."""
        ask = self.frame.get("ask") or {}
        return list(ask.get("options", ())) if ask.get("mine") else []

    # coming and going

    async def open(self, resume: bool = False) -> None:
        """Come, or come back; with `resume` to get only what was missed."""
        guest, since = self.guest, self.number if resume else None
        parts = urlsplit(guest.url)
        self._line = await connect(
            f"ws://{parts.netloc}{SOCKET}",
            origin=guest.url,  # type: ignore[arg-type]
            additional_headers={"cookie": guest.cookie},
            compression=None,
            max_size=LARGEST,
            ping_interval=None,
            open_timeout=PATIENCE,
            proxy=None,
        )
        self._news.clear()
        self._reader = asyncio.create_task(self._read(self._line))
        await self._send(Hello(self.table, guest.csrf, guest.lang, since, self.frame.get("view", "")))
        async with asyncio.timeout(PATIENCE):
            await self._news.wait()

    async def leave(self) -> None:
        """As when a network goes away: without a word."""
        line, reader = self._line, self._reader
        if line is None or reader is None:
            return
        line.transport.abort()
        await asyncio.wait([reader])

    async def back_and_compare(self) -> None:
        """Come back and get everything anew: it must be what patches had made of the first frame."""
        frame, lines = self.frame, self.lines
        await self.open()
        for name in sorted({*frame, *self.frame} - {*AROUND}):
            if frame.get(name) != self.frame.get(name):
                self.faults[f"patched frame differs in {name}"] += 1
        if lines != self.lines:
            self.faults["patched story differs"] += 1

    # talking

    async def answer(self, option: int) -> int:
        """Give an answer; the number from which it counts. Raises LoadFailed."""
        async with self._asked() as (name, answer):
            await self._send(Answer(name, self.number, option, self.seat))
            done = await answer
        if done["is"] != "done":
            raise LoadFailed(f"answer {done['is']}: {done.get('key')}")
        return int(done["number"])

    async def foresee(self) -> None:
        async with self._asked() as (name, answer):
            await self._send(Foresee(name, self.number))
            self._check(await answer, "foreseen")

    async def why(self, refs: tuple[str, ...]) -> None:
        async with self._asked() as (name, answer):
            await self._send(WhyNot(name, refs))
            self._check(await answer, "reasons")

    async def reached(self, number: int) -> float:
        """When this page had what came of the entry of that number."""
        while True:
            for known, when in self._arrived:
                if known >= number:
                    return when
            self._news.clear()
            await self._news.wait()

    def _check(self, answer: Json, kind: str) -> None:
        if answer["is"] != kind:
            self.faults[f"{kind}: {answer['is']} {answer.get('key', '')}"] += 1

    @asynccontextmanager
    async def _asked(self) -> AsyncIterator[tuple[str, asyncio.Future[Json]]]:
        name = f"{id(self):x}-{next(self._names)}"
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                yield name, answer
        finally:
            del self._answers[name]

    async def _send(self, message: Any) -> None:
        if self._line is None:
            raise LoadFailed("the page is not open")
        try:
            await self._line.send(msgspec.json.encode(message).decode())
        except WebSocketException as error:
            raise LoadFailed(f"socket: {error}") from None

    async def _read(self, line: ClientConnection) -> None:
        try:
            async for text in line:
                self._hear(text)
        except WebSocketException:
            pass  # it says nothing that those who wait do not find out

    def _hear(self, text: str | bytes) -> None:
        now = perf_counter()
        self.received += len(text)
        message: Json = msgspec.json.decode(text)
        kind = message["is"]
        if kind == "frame":
            self.frame, self.lines = message["frame"], message["lines"]
            self._arrive(now)
        elif kind == "patch":
            if message["base"] != self.number:
                self.faults["patch on another number"] += 1
            self.frame = {**merged(self.frame, message.get("change", {})), "number": message["number"]}
            keep = message.get("keep")
            self.lines = (self.lines if keep is None else self.lines[:keep]) + message.get("lines", [])
            self._arrive(now)
        elif kind == "closing":
            self.faults[f"closing: {message['key']}"] += 1
        elif message.get("id") in self._answers:
            waiting = self._answers[message["id"]]
            if not waiting.done():
                waiting.set_result(message)

    def _arrive(self, now: float) -> None:
        self._arrived.append((self.number, now))
        self._news.set()
