"""A server that can be killed hundreds of times: everything is imported once, and each life of it is a fork.

What is forked is all that `stolek serve` runs, on a real port: that door stays open while the server is dead.
Run as a program, it answers lines on its input: `live` starts the server, and its process id is printed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

LIMITS = 1000.0


class Mortal:
    """The server on the data of a folder. It begins dead."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.lives = 0
        self._now: int | None = None

    def __enter__(self) -> Self:
        with self.log.open("wb") as log:
            self._mother = subprocess.Popen(
                [sys.executable, "-m", "tests.server.dying", str(self.folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.port = int(self._said())
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        if self._now is not None:
            self.kill()
        self._mother.communicate(timeout=30)  # nothing more to do: it ends

    @property
    def database(self) -> Path:
        return self.folder / "stolek.db"

    def live(self) -> None:
        assert self._now is None and self._mother.stdin is not None
        self._mother.stdin.write("live\n")
        self._mother.stdin.flush()
        self._now = int(self._said())
        self.lives += 1

    def kill(self) -> None:
        """As a power cut would."""
        assert self._now is not None
        os.kill(self._now, signal.SIGKILL)
        while True:  # until it is dead, and its files are closed
            try:
                os.kill(self._now, 0)
            except ProcessLookupError:
                break
            time.sleep(0.001)
        self._now = None

    def _said(self) -> str:
        assert self._mother.stdout is not None
        line = self._mother.stdout.readline()
        assert line, f"it ended by itself:\n{self.log.read_text()[-3000:]}"
        return line.strip()


def main(folder: Path) -> None:
    from stolek.games import open_game
    from stolek.server import running
    from stolek.server.catalogues import catalogue
    from stolek.server.database.engine import Database
    from stolek.server.settings import Settings

    settings = Settings(folder, limits=LIMITS)
    running.make_ready(settings)
    open_game("summoner-wars")
    catalogue("summoner-wars", "en")
    Database(settings.url)  # imports what it needs
    server = running.Server(settings)
    door = running.listen("127.0.0.1", 0)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    print(door.getsockname()[1], flush=True)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            server.run([door])
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
