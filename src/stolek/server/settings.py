"""What a server is told when it starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from stolek.errors import StolekError

PAGE: Final = Path(__file__).parent / "page"  # the built client


class BadSetting(StolekError):
    """An option of the server that makes no sense; `option` is its name."""

    key = "bad-setting"

    def __init__(self, option: str, value: object, why: str) -> None:
        super().__init__(option=option, value=str(value), why=why)


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # without one: SQLite in the data folder
    workers: int = 1
    kept_tables: int = 1000  # in the memory of a worker
    idle_after: float = 300.0  # seconds after which a table that nobody looks at leaves memory
    message_bytes: int = 64 * 1024
    page: Path = PAGE
    limits: float = 1.0  # how much more than usual everybody may ask for
    names: tuple[str, ...] = ()  # by which persons reach the server, besides those it knows itself
    address: str = ""  # how persons reach it, for notices that lead back
    private_notices: bool = False  # notices may go to addresses of the own network

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it, with the driver we use."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'stolek.db'}"
        scheme, _, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
        driver = drivers.get(scheme.partition("+")[0])
        if driver is None or not rest:
            raise BadSetting("--database", _without_password(self.database), "sqlite:///FILE, postgresql://HOST/NAME")
        return f"{driver}://{rest}"

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    def check(self) -> None:
        """Raises BadSetting."""
        if not 0 <= self.port <= 65535:
            raise BadSetting("--port", self.port, "0-65535")
        if not 1 <= self.workers <= 64:
            raise BadSetting("--workers", self.workers, "1-64")
        if self.sqlite and self.workers > 1:
            raise WantsPostgres(self.workers)


class WantsPostgres(StolekError):
    """Several processes are wanted on SQLite, which is for one."""

    key = "wants-postgres"

    def __init__(self, workers: int) -> None:
        super().__init__(workers=workers)


def home(environment: Mapping[str, str]) -> Path:
    """The folder in which the server keeps its data, beside the games of the terminal."""
    from stolek.cli.shelf import Shelf

    return Shelf(environment).home / "server"


def _without_password(url: str) -> str:
    try:
        parts = urlsplit(url)
    except ValueError:
        return "?"
    return url.replace(f":{parts.password}@", ":…@") if parts.password else url
