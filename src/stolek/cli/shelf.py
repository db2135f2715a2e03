"""Where games in progress are kept, so that none is lost however the program ends."""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from stolek import saves
from stolek.errors import StolekError
from stolek.tables import GameTable


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game on the shelf; `problem` says why it cannot be read."""

    path: Path
    data: dict[str, Any]
    problem: StolekError | None = None

    @property
    def extra(self) -> dict[str, Any]:
        extra = self.data.get("extra")
        return extra if isinstance(extra, dict) else {}

    @property
    def when(self) -> str:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.path.stat().st_mtime))


class Shelf:
    """One folder of games: those in progress, and in `finished` those that have ended."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        home = environment.get("STOLEK_HOME")
        if not home:
            state = environment.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
            home = os.path.join(state, "stolek")
        self.home = Path(home)
        self.folder = self.home / "tables"

    def new(self, game: str) -> Path:
        """A name that no game has had; the file is there only when the game is first written."""
        return self.folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json"

    def games(self) -> list[KeptGame]:
        """The games in progress, the latest first."""
        if not self.folder.is_dir():
            return []
        paths = [path for path in self.folder.glob("*.json") if os.path.exists(path)]
        paths.sort(key=lambda path: (-path.stat().st_mtime_ns, path.name))
        return [game for game in map(look, paths) if not game.data.get("over")]

    def ended(self) -> list[KeptGame]:
        """Games that have ended and were not put away any more."""
        if not self.folder.is_dir():
            return []
        return [game for game in map(look, sorted(self.folder.glob("*.json"))) if game.data.get("over")]

    def finish(self, path: Path) -> None:
        """The game has ended: it stays, but is no longer offered."""
        (self.folder / "finished").mkdir(exist_ok=True)
        path.replace(self.folder / "finished" / path.name)


def look(path: Path) -> KeptGame:
    try:
        return KeptGame(path, saves.parse(saves.read(path), str(path)))
    except StolekError as problem:
        return KeptGame(path, {}, problem)


class Keeper:
    """Writes one table after every answer, and keeps other windows from going on with the same game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[str] | None = None

    def keep(self, table: GameTable, extra: dict[str, Any]) -> None:
        """Raises OSError where that is impossible; what was kept before stays."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        table.save(self.path, **extra)

    def take(self) -> bool:
        """False where another window is playing this game. Where files cannot be locked, always True."""
        try:
            import fcntl
        except ImportError:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = open(self.path.with_suffix(".lock"), "w", encoding="utf-8")  # noqa: SIM115
        except OSError:
            return True
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._lock.close()
            self._lock = None
            return False
        except OSError:
            pass
        return True

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None
            self.path.with_suffix(".lock").unlink(missing_ok=True)


def may_overwrite(path: Path) -> bool:
    """Whether a save may be written there: nothing is there yet, or a save. No other file is ever lost."""
    if not os.path.exists(path):  # `Path.exists` fails on a name that is too long
        return True
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, RecursionError, ValueError):
        return False
    return isinstance(data, dict) and "stolek" in data
