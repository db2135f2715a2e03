"""What alembic runs: the connection it is given, or one of its own for writing a new step."""

from __future__ import annotations

from alembic import command, context
from sqlalchemy import Connection, create_engine

from stolek.server.database.models import Kept


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=Kept.metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine("sqlite://").begin() as empty:
        context.config.attributes["connection"] = empty
        command.upgrade(context.config, "head")
        run(empty)
