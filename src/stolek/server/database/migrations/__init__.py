"""The database as it was and as it is. `prepare` brings any to what the models say.

A new step: change the models, then `alembic -c src/stolek/server/database/migrations/alembic.ini revision
--autogenerate -m "..."`, look at what came out, and set HEAD.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import make_url

from stolek.server.database.models import Kept

HEAD: Final = "0001"
FOLDER: Final = Path(__file__).parent
LOCK: Final = 7_865_204  # any number, the same in all processes that start at once


def prepare(url: str) -> None:
    """Make the tables of a new database, or bring those of an older one up to date. Not for an event loop."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        parsed = parsed.set(drivername="sqlite")
        if parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            _prepare(connection)
    finally:
        engine.dispose()


def _prepare(connection: Connection) -> None:
    names = inspect(connection).get_table_names()
    if "alembic_version" not in names:  # new: alembic itself takes longer to load than all of this
        Kept.metadata.create_all(connection)
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
    elif connection.scalar(text("SELECT version_num FROM alembic_version")) != HEAD:
        from alembic import command

        command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
