"""Writing to SQLite without waiting in a line: what is asked for while one transaction is on its way to the disk goes
into the next one together. A disk takes many times longer for a transaction than for what is in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from sqlalchemy import Connection, Engine

Work: TypeAlias = Callable[[Connection], None]
MOST = 100  # pieces of work in one transaction


class Scribe:
    """`turn` is taken for each transaction."""

    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        self._engine = engine
        self._turn = turn
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "scribe")

    async def write(self, work: Work) -> None:
        """Returns when it is kept. Raises what the work raises, which then has changed nothing."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await done

    async def close(self) -> None:
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        self._engine.dispose()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                async with self._turn:
                    batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                    outcomes = await loop.run_in_executor(self._thread, self._together, [work for work, _ in batch])
                for (_, done), outcome in zip(batch, outcomes, strict=True):
                    if done.done():
                        continue
                    if outcome is None:
                        done.set_result(None)
                    else:
                        done.set_exception(outcome)
        finally:
            self._task = None

    def _together(self, works: list[Work]) -> list[Exception | None]:
        """What came of each: nothing else than being kept, or an error."""
        outcomes: list[Exception | None] = []
        try:
            with self._engine.begin() as connection:
                for work in works:
                    outcomes.append(_alone(connection, work))
        except Exception as error:
            return [error] * len(works)
        return outcomes


def _alone(connection: Connection, work: Work) -> Exception | None:
    """The work, or nothing of it."""
    try:
        with connection.begin_nested():
            work(connection)
    except Exception as error:
        return error
    return None
