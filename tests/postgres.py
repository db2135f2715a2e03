"""A PostgreSQL server of the tests' own: made from the system's programs, on a free port, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

from house import system

USER = "stolek"
NUMBERS = count(1)


class Postgres:
    """A running server. Each `database()` is a new one, by its URL."""

    def __init__(self, port: int) -> None:
        self.port = port

    def database(self) -> str:
        name = f"stolek_{next(NUMBERS)}"
        with psycopg.connect(self._place("postgresql", "postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._place("postgresql+psycopg", name)

    def _place(self, scheme: str, name: str) -> str:
        return f"{scheme}://{USER}@127.0.0.1:{self.port}/{name}"

    def wait(self, process: subprocess.Popen[bytes], seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while True:
            try:
                psycopg.connect(self._place("postgresql", "postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                if process.poll() is not None or time.monotonic() > end:
                    raise
                time.sleep(0.05)


@contextmanager
def started() -> Iterator[Postgres]:
    programs = system.postgres()
    assert programs, "PostgreSQL is missing. On Debian and Ubuntu: apt-get install postgresql"
    user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL does not run as root
    folder = Path(tempfile.mkdtemp(prefix="stolek-postgres-"))
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    how = ["-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    make: list[str | Path] = [programs / "initdb", "-D", data, *how]
    subprocess.run(make, user=user, check=True, stdout=subprocess.DEVNULL, cwd=folder)
    port = free_port()
    quick = [option for setting in ("fsync=off", "listen_addresses=127.0.0.1") for option in ("-c", setting)]
    command: list[str | Path] = [programs / "postgres", "-D", data, "-k", folder, "-p", str(port), *quick]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, user=user, cwd=folder, stdout=log, stderr=log)
    try:
        server = Postgres(port)
        server.wait(process)
        yield server
    finally:
        process.send_signal(signal.SIGINT)  # not waiting for those connected
        process.wait(30)
        shutil.rmtree(folder)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
