"""Halls without HTTP: workers' tables on a database, with people who are only names."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import insert

import stolek
from stolek.games import open_game
from stolek.kernel.table import restore
from stolek.server.audience import Page
from stolek.server.database.engine import Database
from stolek.server.database.migrations import prepare
from stolek.server.database.models import Person
from stolek.server.database.tables import Taken
from stolek.server.hall import Hall
from stolek.server.live import Live
from stolek.server.settings import Settings
from stolek.server.thinking import Thinkers
from stolek.server.wire import FrameSent
from stolek.tables import GameTable

T = TypeVar("T")
ADA, BOB, EVE = "ada", "bob", "eve"


def running(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


class Obvious(Thinkers):
    """Bots that answer the first option; `slow` seconds later, where that is said."""

    def __init__(self, slow: float = 0.0) -> None:
        super().__init__(1)
        self.slow = slow
        self.asked = 0

    async def think(
        self,
        game: str,
        spec: str,
        data: dict[str, Any],
        seat: int,
        seed: int,
        on_progress: Callable[[float], None] | None = None,
    ) -> int:
        self.asked += 1
        for tenth in range(10):
            if self.slow:
                await asyncio.sleep(self.slow / 10)
            if on_progress is not None:
                on_progress(tenth / 10)
        start = {name: data[name] for name in ("quiet", "trail", "over")}
        whole = {**data, "start": start, "log": data["waiting"], "chance": None}
        return restore(GameTable, open_game(game).rules, whole, "a thought").ask.options_of(seat)[0]


@asynccontextmanager
async def hall(url: str, thinkers: Thinkers | None = None, **settings: Any) -> AsyncIterator[Hall]:
    """One worker. Several may be on one database."""
    database = Database(url)
    made = Hall(Settings(Path(), database=url, **settings), database, thinkers or Obvious())
    await made.open()
    try:
        yield made
    finally:
        await made.close()
        await database.close()


def sqlite(folder: Path) -> str:
    url = f"sqlite+aiosqlite:///{folder / 'stolek.db'}"
    prepare(url)
    return url


async def people(at: Hall, *names: str) -> None:
    async with at.database.writing() as db:
        await db.execute(insert(Person), [{"id": name, "name": name.title()} for name in names or (ADA, BOB, EVE)])


async def battle(at: Hall, *who: str, seed: int = 7, real_dice: bool = False, **more: Any) -> Live:
    """A new table of Summoner Wars; who is no person is a bot, or `open`."""
    table = stolek.deal(
        "summoner-wars", decks=("cave-goblins", "phoenix-elves"), seed=None if real_dice else seed, real_dice=real_dice
    )
    return await at.make(table, seats(*who), ADA, **more)


def seats(*who: str) -> list[Taken]:
    return [
        Taken("person", name)
        if name in (ADA, BOB, EVE)
        else Taken("open")
        if name == "open"
        else Taken("bot", bot=name)
        for name in who
    ]


def asked_person(live: Live) -> str:
    person = live.seats[live.asked()[0]].person
    assert person is not None
    return person


async def any_answer(live: Live, rng: random.Random, key: str | None = None) -> int:
    """Whoever is asked answers something."""
    seat = live.asked()[0]
    option = rng.choice(live.table.ask.options_of(seat))
    person = live.seats[seat].person
    assert person is not None
    return await live.answer(person, seat, live.number, option, key or secrets.token_hex(8))


async def answers(live: Live, number: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(number):
        if not live.table.over:
            await any_answer(live, rng)


def facts(live: Live) -> dict[str, Any]:
    """All that must be the same at every worker, and after a reload."""
    return {
        "table": {**live.table.to_data(), "log": list(live.table.log)},
        "story": list(live.table.story),
        "numbers": list(live.numbers),
        "number": live.number,
        "turned": live.turned,
        "seats": list(live.seats),
        "undo": [live.table.last_answer(seat) for seat in range(len(live.seats))],
        "asked": live.folded.asked,
    }


async def seen(live: Live, person: str = "", lang: str = "en") -> FrameSent:
    async with live.current():
        return live.audience.picture(live.audience.sort(Page(person, lang)))  # type: ignore[arg-type]


async def bots_done(live: Live) -> None:
    """Wait until a person is asked, or nobody."""
    await until(lambda: live.bot_asked() is None and not live.machine.busy)
    async with live.current():
        pass


async def until(true: Callable[[], bool], seconds: float = 15.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def names(taken: Sequence[Taken]) -> list[str]:
    return [seat.person or seat.bot or seat.who for seat in taken]
