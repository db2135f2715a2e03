"""All tables that this worker has in memory, and what holds them together."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

from stolek.server.audience import Page
from stolek.server.database import tables
from stolek.server.database.engine import Database
from stolek.server.database.tables import TableFacts, Taken
from stolek.server.folding import entries_of, fold, open_then, placed, played
from stolek.server.live import Live
from stolek.server.news import CHANNEL, Doubt, Grown, Here, Listener, Message, News, PostgresNews, Renamed, Thinks, Who
from stolek.server.problems import words_of
from stolek.server.refusals import GoingDown, NoReplay, NoTable
from stolek.server.settings import Settings
from stolek.server.thinking import Thinkers
from stolek.server.wire import Closing, FrameSent
from stolek.tables import GameTable

LOGGER: Final = logging.getLogger("stolek.server")
SWEEP: Final = 10.0  # seconds between two looks for tables that nobody needs in memory
UNSEEN: Final = 30.0  # seconds after which pictures that nobody looks at are forgotten
HEARTBEAT: Final = 20.0  # seconds after which other workers are told again who is here

T = TypeVar("T")


class Hall(Listener):
    """`listeners` are called with each table that this worker has changed."""

    def __init__(self, settings: Settings, database: Database, thinking: Thinkers) -> None:
        self.settings = settings
        self.database = database
        self.thinking = thinking
        self.news: News = News() if database.sqlite else PostgresNews(database.url)
        self.listeners: list[Callable[[Live], None]] = []
        self.closing = False
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # opening and closing

    async def open(self) -> None:
        await self.news.open(self)
        self.started(self._sweep())
        self.started(self._wake())

    async def close(self) -> None:
        """What was begun is written to its end; thoughts are called off."""
        self.closing = True
        for live in list(self._tables.values()):
            await live.machine.close()
            async with live.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.news.close()

    def started(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finished(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of what must come to its end even where nobody waits for it any more."""
        if self.closing:
            work.close()
            raise GoingDown()
        return await asyncio.shield(self.started(work))

    # tables

    async def table(self, id: str) -> Live:
        """Raises NoTable."""
        live = self._tables.get(id)
        if live is not None:
            live.used = time.monotonic()
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = self.started(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Live:
        live = Live(self, id)
        await live.load()
        self._tables[id] = live
        if not self.news.alone:
            self.news.tell(Who(id))
            number = await tables.last_number(self.database, id)  # written before anybody could tell us
            live.told = max(live.told, number or 0)
            if live.told > live.number:
                async with live.current():
                    pass
        live.machine.look(ours=False)
        self._make_room()
        return live

    def in_memory(self, id: str) -> Live | None:
        return self._tables.get(id)

    @property
    def lives(self) -> Sequence[Live]:
        return list(self._tables.values())

    async def make(
        self,
        table: GameTable,
        seats: Sequence[Taken],
        host: str | None,
        name: str = "",
        listed: bool = False,
        guide: bool = False,
    ) -> Live:
        """Keep a table that was dealt, or loaded, with all that has happened at it."""
        rules = table.rules
        facts = TableFacts(
            secrets.token_urlsafe(12),
            rules.name,
            name,
            host,
            listed,
            table.chance is None,
            guide,
            rules.version,
            time.time(),
        )
        entries = await asyncio.to_thread(lambda: list(entries_of(table, host)))
        await tables.create(self.database, facts, placed(table, seats), seats, entries)
        live = await self.table(facts.id)
        self.changed(live)
        return live

    async def moment(self, live: Live, number: int, page: Page) -> FrameSent:
        """A table as it was after so many entries, for somebody who sees it now. Raises NoReplay."""
        if not 0 < number <= live.number:
            raise NoReplay()
        entries = await tables.until(self.database, live.id, live.number)
        try:
            course = await asyncio.to_thread(played, live.facts.game, fold(entries[:number]))
        except Exception:
            LOGGER.info("table %s at %s cannot be shown", live.id, number, exc_info=True)
            raise NoReplay() from None
        return live.audience.past(number, page, course, open_then(entries, number, live.seats))

    # what changes

    def changed(self, live: Live) -> None:
        """This worker has written something."""
        self.caught_up(live, ours=True)
        for listener in self.listeners:
            listener(live)

    def caught_up(self, live: Live, ours: bool = False) -> None:
        """The table is further than it was."""
        now = self._tables.get(live.id)
        if now is not None and now is not live:  # this one has left memory while somebody still held it
            self._behind(now, live.number)
        live.audience.anew(old=True, around=True)
        live.audience.doubt()
        if not self.closing:
            live.machine.look(ours)

    def in_transaction(self, message: Message) -> tuple[str, str] | None:
        return (CHANNEL, self.news.text(message)) if isinstance(self.news, PostgresNews) else None

    def here(self, live: Live) -> None:
        """Who has the table open has changed."""
        live.audience.told = time.monotonic()
        persons = tuple(sorted(live.audience.local_persons()))[:200]
        self.news.tell(Here(live.id, persons, live.audience.onlookers(local=True)))

    def renamed(self, person: str, name: str) -> None:
        self.heard("", Renamed(person, name))
        self.news.tell(Renamed(person, name))

    def doubt(self, id: str) -> None:
        """A link to this table was withdrawn, it has another host, or is no more."""
        self.heard("", Doubt(id))
        self.news.tell(Doubt(id))

    async def _doubted(self, live: Live) -> None:
        try:
            async with live.lock:  # whoever holds it would say that memory is as the database has it
                live.broken = True
            async with live.current():
                live.audience.doubt()
        except NoTable as error:
            self._tables.pop(live.id, None)
            await live.machine.close()
            for page in live.audience.pages:
                page.end(Closing(error.key, error.text(words_of(page.lang))))

    # what other workers tell

    def heard(self, worker: str, message: Message) -> None:
        if isinstance(message, Renamed):
            for table in self._tables.values():
                if message.person in table.names:
                    table.names[message.person] = message.name
                    table.audience.renamed()
            return
        live = self._tables.get(message.table)
        if live is None:
            return
        if isinstance(message, Grown):
            self._behind(live, message.number)
        elif isinstance(message, Here):
            live.audience.there(worker, message.persons, message.onlookers)
        elif isinstance(message, Who):
            if live.audience.pages:
                self.here(live)
        elif isinstance(message, Thinks):
            live.machine.heard(message)
        elif isinstance(message, Doubt):
            self.started(self._doubted(live))

    async def missed(self) -> None:
        for id, number in (await tables.last_numbers(self.database, list(self._tables))).items():
            known = self._tables.get(id)
            if known is not None:
                self._behind(known, number)

    def _behind(self, live: Live, number: int) -> None:
        if number > max(live.number, live.told):
            live.told = number
            self.started(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.current():
            pass

    # memory

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self._tidy()
                if not self.news.alone:
                    await self.missed()
            except Exception:
                LOGGER.exception("tidying up")

    def _tidy(self) -> None:
        now = time.monotonic()
        for live in list(self._tables.values()):
            if live.audience.pages:
                live.used = now
                if now - live.audience.told > HEARTBEAT:
                    self.here(live)
            elif now - live.used > self.settings.idle_after and not live.machine.busy and not live.lock.locked():
                del self._tables[live.id]
            elif now - live.used > UNSEEN:
                live.audience.forget()
        self._make_room()

    def _make_room(self) -> None:
        """Tables that nobody looks at make room, the longest unused first."""
        beyond = len(self._tables) - self.settings.kept_tables
        if beyond <= 0:
            return
        idle = [
            live
            for live in self._tables.values()
            if not live.audience.pages and not live.machine.busy and not live.lock.locked()
        ]
        for live in sorted(idle, key=lambda live: live.used)[:beyond]:
            del self._tables[live.id]

    async def _wake(self) -> None:
        """Bots that were asked when the server ended are asked again."""
        for id in await tables.waiting_for_bots(self.database):
            try:
                await self.table(id)
            except Exception:
                LOGGER.exception("table %s", id)
            await asyncio.sleep(0)
