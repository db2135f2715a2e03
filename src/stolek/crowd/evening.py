"""An evening in the house: people come, sit down two at a table, answer at a human pace, drop out and come back."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from ipaddress import ip_address
from time import perf_counter, process_time
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct, field

from stolek.arena.intervals import percentile
from stolek.crowd.page import PATIENCE, Guest, LoadFailed, Page
from stolek.crowd.server import MEGA, OwnServer, cpu, memory, settled_memory
from stolek.errors import UnknownOption
from stolek.server.wire import Lang, NewTable, SeatWanted

MOST_TABLES: Final = 2000
MOST_MINUTES: Final = 60.0
PACE: Final = 3.0  # seconds between two answers at a table, on average
LONGEST_PAUSE: Final = 15.0
AT_ONCE: Final = 8  # tables that are opened at the same time
FORESEEN: Final = 0.5  # of the questions: somebody asks what cannot be taken back
WONDERED: Final = 0.05  # of the questions: somebody asks why not
DROPPED: Final = 0.02  # of the answers: somebody's network goes away and comes back
WARM_ANSWERS: Final = 30
LANGUAGES: Final[tuple[Lang, ...]] = ("en", "cs", "pl")
MIXED: Final = len(LANGUAGES) ** 2  # tables among which each language meets each
ENOUGH: Final = 2 * MIXED  # tables without which none is weighed

P99_MS: Final = 150.0
IDLE_KB: Final = 200.0
COLD_START_S: Final = 2.0


class Plan(Struct, frozen=True):
    """What is asked for. `url` names a server on this machine; without one the test starts its own."""

    tables: int = 300
    minutes: float = 3.0
    url: str = ""
    workers: int = 1
    database: str = ""
    game: str = "summoner-wars"
    seed: int = 1

    def check(self) -> None:
        """Raises UnknownOption: for what is too much, and for other machines."""
        if not 1 <= self.tables <= MOST_TABLES:
            raise UnknownOption("--tables", self.tables, f"1-{MOST_TABLES}")
        if not 0 < self.minutes <= MOST_MINUTES:
            raise UnknownOption("--minutes", self.minutes, f"0.1-{MOST_MINUTES:.0f}")
        if self.url and not on_this_machine(self.url):
            raise UnknownOption("--url", self.url, "http://127.0.0.1:8000")


class Figures(Struct):
    """What was measured. Times are from sending an answer until both persons' pages have what came of it."""

    tables: int
    seconds: float
    answers: int = 0
    p50_ms: float = 0.0
    p95_ms: float = 0.0
    p99_ms: float = 0.0
    max_ms: float = 0.0
    came_back: int = 0
    update_bytes: float = 0.0  # that a page received, for an answer
    faults: dict[str, int] = field(default_factory=dict)
    load_cpu: float = 0.0  # cores that the simulated people needed
    server_cpu: float | None = None  # cores that the server needed; this and the rest only of an own server
    cold_start_s: float | None = None
    warm_mb: float | None = None  # after the first table
    played_mb: float | None = None  # with all tables, and two pages open at each
    idle_table_kb: float | None = None  # that a table takes while nobody looks at it

    @property
    def good(self) -> bool:
        """Whether this is what we promise on a small machine."""
        return (
            not self.faults
            and self.p99_ms <= P99_MS
            and (self.idle_table_kb or 0) <= IDLE_KB
            and (self.cold_start_s or 0) <= COLD_START_S
        )


def on_this_machine(url: str) -> bool:
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        return parts.scheme == "http" and (host == "localhost" or ip_address(host).is_loopback)
    except ValueError:
        return False


def measure(plan: Plan) -> Figures:
    """Raises LoadFailed where there is no server, or it does not let the people in."""
    plan.check()
    if plan.url:
        return asyncio.run(Evening(plan, plan.url.rstrip("/"), None).spend())
    server = OwnServer(plan.workers, *(("--database", plan.database) if plan.database else ()))
    server.start()
    try:
        return asyncio.run(Evening(plan, server.url, server).spend())
    finally:
        server.stop()


class Evening:
    def __init__(self, plan: Plan, url: str, server: OwnServer | None) -> None:
        self.plan = plan
        self.url = url
        self.server = server
        self.rng = random.Random(plan.seed)
        self.faults: Counter[str] = Counter()
        self.delays: list[float] = []
        self.came_back = 0

    @property
    def pid(self) -> int | None:
        return self.server.process.pid if self.server is not None and self.server.process is not None else None

    async def spend(self) -> Figures:
        figures = Figures(self.plan.tables, self.plan.minutes * 60)
        if self.server is not None:
            figures.cold_start_s = round(self.server.cold_start, 2)
        warming = await self._table(0)
        for _ in range(WARM_ANSWERS):
            await self._answer(warming)
        await _leave(warming)
        self.delays.clear()
        warm = await self._memory()
        tables = await self._all_tables()
        used, own, began = self._cpu(), process_time(), perf_counter()
        received = sum(page.received for pages in tables for page in pages)
        await asyncio.gather(*(self._play(pages, began + figures.seconds) for pages in tables))
        seconds = perf_counter() - began
        figures.load_cpu = round((process_time() - own) / seconds, 2)
        received = sum(page.received for pages in tables for page in pages) - received
        self._tell(figures, received)
        if used is not None and warm is not None and self.pid is not None:
            figures.server_cpu = round(((self._cpu() or 0.0) - used) / seconds, 2)
            figures.warm_mb = round(warm / MEGA, 1)
            figures.played_mb = round(memory(self.pid) / MEGA, 1)
        await asyncio.gather(*map(_leave, tables))
        if self.server is not None and len(tables) >= ENOUGH:
            figures.idle_table_kb = await self._weighed(tables)
        figures.faults = dict(self.faults)
        return figures

    def _tell(self, figures: Figures, received: int) -> None:
        delays = [1000 * delay for delay in self.delays]
        figures.answers = len(delays)
        figures.came_back = self.came_back
        if delays:
            figures.p50_ms, figures.p95_ms, figures.p99_ms = (
                round(percentile(delays, share), 1) for share in (0.5, 0.95, 0.99)
            )
            figures.max_ms = round(max(delays), 1)
            figures.update_bytes = round(received / len(delays) / 2)

    # coming

    async def _all_tables(self) -> list[list[Page]]:
        doors = asyncio.Semaphore(AT_ONCE)

        async def come(number: int) -> list[Page]:
            async with doors:
                return await self._table(number)

        return list(await asyncio.gather(*(come(number) for number in range(self.plan.tables))))

    async def _table(self, number: int) -> list[Page]:
        """Two guests at a new table, with their pages open. They may speak different languages."""
        langs = LANGUAGES[number % 3], LANGUAGES[(number // 3) % 3]
        guests = [Guest(self.url, lang) for lang in langs]
        table = await asyncio.to_thread(self._seat, guests)
        pages = [Page(guest, table, self.faults) for guest in guests]
        for page in pages:
            await page.open()
        return pages

    def _seat(self, guests: list[Guest]) -> str:
        host, friend = guests
        for guest in guests:
            guest.enter()
        wanted = (SeatWanted("me"), SeatWanted("friend"))
        made = host.call("POST", "/api/tables", NewTable(self.plan.game, wanted))
        key = next(one["key"] for one in made["invitations"] if one.get("seat") is not None)
        friend.call("POST", "/api/join", {"key": key})
        table: str = made["table"]["id"]
        return table

    # playing

    async def _play(self, pages: list[Page], end: float) -> None:
        await asyncio.sleep(self.rng.uniform(0, PACE))
        while perf_counter() < end:
            try:
                if not await self._answer(pages):
                    return
                if self.rng.random() < DROPPED:
                    await self._drop(self.rng.choice(pages))
            except LoadFailed as failure:
                self.faults[str(failure.params["why"])] += 1
            except TimeoutError:
                self.faults[f"nothing within {PATIENCE:.0f} s"] += 1
            pause = min(LONGEST_PAUSE, self.rng.expovariate(1 / PACE))
            await asyncio.sleep(min(pause, max(0.0, end - perf_counter())))

    async def _answer(self, pages: list[Page]) -> bool:
        """One answer, and how long it takes to reach both; False where nobody is asked any more."""
        asked = next((page for page in pages if page.options), None)
        if asked is None:
            if not any(page.frame.get("over") for page in pages):
                self.faults["nobody is asked"] += 1
            return False
        option = self.rng.choice(asked.options)
        if self.rng.random() < FORESEEN:
            await asked.foresee()
        if self.rng.random() < WONDERED:
            await asked.why(tuple(self.rng.choice(asked.options).get("path", ())))
        began = perf_counter()
        number = await asked.answer(option["option"])
        async with asyncio.timeout(PATIENCE):
            arrived = await asyncio.gather(*(page.reached(number) for page in pages))
        self.delays.append(max(arrived) - began)
        return True

    async def _drop(self, page: Page) -> None:
        await page.leave()
        await asyncio.sleep(self.rng.uniform(0.1, 1.0))
        if self.rng.random() < 0.5:
            await page.open(resume=True)
        else:
            await page.back_and_compare()
        self.came_back += 1

    # what it costs

    async def _weighed(self, tables: list[list[Page]]) -> float | None:
        """What a played table takes in memory while nobody looks at it, in kB.

        In a new server, that has drawn no picture of it: one that was drawn is forgotten soon, but what is free again
        is not always given back. By the last of the tables, since what all share comes with the first.
        """
        if self.server is None:
            return None
        await asyncio.to_thread(self.server.again)
        await asyncio.to_thread(_ask_for, tables[:MIXED])
        before = await self._memory()
        await asyncio.to_thread(_ask_for, tables[MIXED:])
        after = await self._memory()
        return None if before is None or after is None else round((after - before) / 1024 / (len(tables) - MIXED), 1)

    async def _memory(self) -> int | None:
        return None if self.pid is None else await asyncio.to_thread(settled_memory, self.pid, 2.0)

    def _cpu(self) -> float | None:
        return None if self.pid is None else cpu(self.pid)


def _ask_for(tables: list[list[Page]]) -> None:
    """Have the tables taken into memory."""
    for page, _ in tables:
        page.guest.call("GET", f"/api/tables/{page.table}")


async def _leave(pages: list[Page]) -> None:
    for page in pages:
        await page.leave()


def as_rows(figures: Figures) -> dict[str, Any]:
    """The figures that there are, by name."""
    return {name: value for name in figures.__struct_fields__ if (value := getattr(figures, name)) is not None}
