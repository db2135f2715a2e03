"""The way to the database: one engine, reading and writing sessions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from stolek.server.database.scribe import Scribe, Work

WRITES: Final = "stolek_writes"

# WAL with synchronous=FULL: a commit is on the disk when it returns, so that what a page was told is kept even when
# the machine loses power. Measured: 0.4 ms more for each commit than with NORMAL, which only survives a dead process.
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
JSON: Final[dict[str, Any]] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
    "hide_parameters": True,  # errors are logged, and parameters are what people must not see
}


class Database:
    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.url = url
        self.sqlite = parsed.get_backend_name() == "sqlite"
        options: dict[str, Any] = {"pool_size": 10, "max_overflow": 0}  # a connection costs more than it keeps
        if not self.sqlite:
            options |= {"pool_pre_ping": True, "pool_recycle": 1800}
        self.engine = create_async_engine(parsed, **JSON, **options)
        self._turn = asyncio.Lock()  # SQLite lets one write at a time: waiting here is fairer than trying again
        self._scribe: Scribe | None = None
        if self.sqlite:
            _listen(self.engine.sync_engine)
            writer = create_engine(parsed.set(drivername="sqlite"), execution_options={WRITES: True}, **JSON)
            _listen(writer)
            self._scribe = Scribe(writer, self._turn)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """What is done inside is kept when it ends, or not at all where it raises."""
        if not self.sqlite:
            async with AsyncSession(self.engine, expire_on_commit=False) as session, session.begin():
                yield session
            return
        async with self._turn, AsyncSession(self.engine, expire_on_commit=False) as session, session.begin():
            await session.connection(execution_options={WRITES: True})
            yield session

    async def write(self, work: Work) -> None:
        """Do one small piece of work in a transaction: the way for what is written all the time."""
        if self._scribe is not None:
            await self._scribe.write(work)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        if self._scribe is not None:
            await self._scribe.close()
        await self.engine.dispose()


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
