"""The steps of the database lead to just what the models say, and a new database is made at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, inspect, text
from sqlalchemy.engine import make_url

from stolek.server.database.migrations import HEAD, configuration, prepare
from stolek.server.database.models import Kept
from tests.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stolek.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def shape(url: str) -> dict[str, Any]:
    """Tables, columns, keys and indexes, as the database itself tells them."""
    with connected(url) as connection:
        seen = inspect(connection)
        return {
            name: (
                [(c["name"], str(c["type"]), c["nullable"]) for c in seen.get_columns(name)],
                seen.get_pk_constraint(name)["constrained_columns"],
                sorted(str(sorted(key.items(), key=str)) for key in seen.get_foreign_keys(name)),
                sorted(str(sorted(key["column_names"])) for key in seen.get_unique_constraints(name)),
                sorted(str((index["name"], index["column_names"])) for index in seen.get_indexes(name)),
            )
            for name in seen.get_table_names()
        }


def migrated(url: str) -> None:
    with connected(url) as connection:
        command.upgrade(configuration(connection), "head")


def test_all_steps_together_give_the_models(url: str) -> None:
    migrated(url)
    with connected(url) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Kept.metadata) == []
        assert ScriptDirectory.from_config(configuration(connection)).get_current_head() == HEAD


def test_a_new_database_is_the_same_as_one_that_went_all_steps(url: str, tmp_path: Path) -> None:
    prepare(url)
    made = shape(url)
    prepare(url)
    with connected(url) as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == HEAD
        connection.execute(text("DROP TABLE alembic_version"))
        Kept.metadata.drop_all(connection)
    migrated(url)
    assert shape(url) == made


def test_an_older_database_goes_the_steps_it_has_not_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'stolek.db'}"
    with connected(url) as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
    prepare(url)
    assert set(Kept.metadata.tables) < set(shape(url))


def test_the_folder_of_the_database_is_made(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'deep' / 'down' / 'stolek.db'}"
    prepare(url)
    assert Path(str(make_url(url).database)).is_file()
