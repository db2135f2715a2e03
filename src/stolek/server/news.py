"""What the workers of one house tell each other: entries, who is here, how far a bot is.

An entry is told by the transaction that writes it, so that none is kept and not told. What was
told while a connection was lost is asked for afterwards: `missed`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy.engine import make_url

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANNEL: Final = "stolek"
LOGGER: Final = logging.getLogger("stolek.server")
RETRY: Final = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds between tries to listen again


class Grown(Struct, tag="grown", omit_defaults=True):
    """A table has entries up to this number."""

    table: str
    number: int


class Here(Struct, tag="here"):
    """Who has the table open at the worker that tells this."""

    table: str
    persons: tuple[str, ...]
    onlookers: int


class Who(Struct, tag="who"):
    """Who has this table open? To be answered by `Here`."""

    table: str


class Thinks(Struct, tag="thinks"):
    """A bot thinks, at the worker that tells this, about the question asked since entry `since`."""

    table: str
    since: int
    seat: int
    share: float


class Renamed(Struct, tag="renamed"):
    person: str
    name: str


class Doubt(Struct, tag="doubt"):
    """Who may see this table has changed."""

    table: str


Message: TypeAlias = Grown | Here | Who | Thinks | Renamed | Doubt


class Told(Struct):
    worker: str
    message: Message


class Listener(ABC):
    """Who wants to know what other workers tell."""

    @abstractmethod
    def heard(self, worker: str, message: Message) -> None: ...

    @abstractmethod
    async def missed(self) -> None:
        """Anything may have been told meanwhile."""


class News:
    """Of a worker that is alone there are none."""

    alone: bool = True

    def __init__(self) -> None:
        self.worker = secrets.token_hex(4)

    async def open(self, listener: Listener) -> None: ...

    def tell(self, message: Message) -> None: ...

    async def close(self) -> None: ...


class PostgresNews(News):
    """By LISTEN and NOTIFY, over two connections of its own."""

    alone = False

    def __init__(self, url: str) -> None:
        super().__init__()
        self._where = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._decoder = msgspec.json.Decoder(Told)
        self._out: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._again(lambda: self._listen(listener, ready))),
            asyncio.create_task(self._again(self._speak)),
        ]
        await ready.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, message: Message) -> None:
        """What finds no place any more is left out: all of it is told again, or asked for, sooner or later."""
        try:
            self._out.put_nowait(self.text(message))
        except asyncio.QueueFull:
            LOGGER.warning("news to other workers do not get through")

    def text(self, message: Message) -> str:
        return msgspec.json.encode(Told(self.worker, message)).decode()

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        from psycopg import Error

        tries = 0
        while True:
            started = asyncio.get_running_loop().time()
            try:
                await work()
            except (Error, OSError) as error:
                if asyncio.get_running_loop().time() - started > 10:
                    tries = 0
                LOGGER.warning("news: %s", error)
                await asyncio.sleep(RETRY[min(tries, len(RETRY) - 1)])
                tries += 1

    async def _connected(self) -> AsyncConnection[Any]:
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(self._where, autocommit=True)

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        async with await self._connected() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            if ready.is_set():
                await listener.missed()
            ready.set()
            async for notice in connection.notifies():
                self._hear(listener, notice.payload)

    def _hear(self, listener: Listener, text: str) -> None:
        try:
            told = self._decoder.decode(text)
        except msgspec.DecodeError:  # of another version
            return
        if told.worker != self.worker:
            listener.heard(told.worker, told.message)

    async def _speak(self) -> None:
        async with await self._connected() as connection:
            while True:
                text = await self._out.get()
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
