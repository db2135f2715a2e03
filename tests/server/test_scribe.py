"""Writing together: what waits at the same time is kept in one transaction, and one's failure is no other's."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from stolek.server.database.engine import Database
from stolek.server.database.scribe import Scribe, Work


def run(folder: Path, test: Callable[[Database], Coroutine[Any, Any, None]]) -> list[int]:
    """What numbers are kept in the end."""
    file = folder / "x.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")
    connection.close()

    async def main() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        try:
            await test(database)
        finally:
            await database.close()

    asyncio.run(main())
    with sqlite3.connect(file) as connection:
        kept = [n for (n,) in connection.execute("SELECT n FROM numbers ORDER BY n")]
    connection.close()
    return kept


def add(*numbers: int) -> Work:
    def work(connection: Connection) -> None:
        for n in numbers:
            connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": n})

    return work


def test_what_waits_goes_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    together = Scribe._together

    def counted(self: Scribe, works: list[Work]) -> list[Exception | None]:
        sizes.append(len(works))
        return together(self, works)

    monkeypatch.setattr(Scribe, "_together", counted)

    async def test(database: Database) -> None:
        await asyncio.gather(*(database.write(add(n)) for n in range(150)))

    assert run(tmp_path, test) == list(range(150))
    assert sum(sizes) == 150
    assert len(sizes) <= 3


def test_one_that_fails_changes_nothing_and_the_others_are_kept(tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        outcomes = await asyncio.gather(
            database.write(add(1)), database.write(add(2, 1)), database.write(add(3)), return_exceptions=True
        )
        assert outcomes[0] is None and outcomes[2] is None
        assert isinstance(outcomes[1], IntegrityError)

    assert run(tmp_path, test) == [1, 3]


def test_it_is_on_the_disk_when_it_is_said_to_be(tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        for n in range(5):
            await database.write(add(n))
            with sqlite3.connect(tmp_path / "x.db") as other:
                assert other.execute("SELECT max(n) FROM numbers").fetchone() == (n,)
            other.close()

    run(tmp_path, test)


def test_who_no_longer_waits_disturbs_nobody(tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        tasks = [asyncio.create_task(database.write(add(n))) for n in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await database.write(add(9))

    assert set(run(tmp_path, test)) >= {0, 2, 9}


def test_a_transaction_that_fails_is_told_to_all_in_it(tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        await database.write(add(1))
        other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
        other.execute("DROP TABLE numbers")
        other.execute("CREATE TABLE numbers (n INTEGER PRIMARY KEY REFERENCES none (n) DEFERRABLE INITIALLY DEFERRED)")
        other.execute("CREATE TABLE none (n INTEGER PRIMARY KEY)")
        other.close()
        outcomes = await asyncio.gather(database.write(add(2)), database.write(add(3)), return_exceptions=True)
        assert all(isinstance(outcome, IntegrityError) for outcome in outcomes)

    assert run(tmp_path, test) == []
