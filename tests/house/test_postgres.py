"""The tests' own database server answers, and each database is a new one."""

import psycopg

from tests.postgres import Postgres


def test_each_database_is_new_and_can_be_written(postgres: Postgres) -> None:
    first, second = (postgres.database().replace("+psycopg", "") for _ in range(2))
    with psycopg.connect(first) as connection:
        connection.execute("CREATE TABLE here (n int)")
    with psycopg.connect(second) as connection:
        assert connection.execute("SELECT to_regclass('here')").fetchone() == (None,)
