"""A table in the memory of a worker: entries are checked, played, written, and only then shown.

Whatever goes wrong in between, the table is read from the database again before anybody looks at it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from msgspec import structs

from stolek.errors import BadLog
from stolek.games import open_game
from stolek.games.base import Game
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal as NotLegal
from stolek.server.audience import Audience
from stolek.server.database import tables
from stolek.server.database.tables import Happening, LostRace, Stored, TableFacts, Taken, Twice
from stolek.server.folding import (
    Asked,
    Fold,
    counter,
    fold,
    grow,
    placed,
    played,
    renewed,
    rules_entry,
    still_fits,
    throw,
    waits_for,
)
from stolek.server.machine import Machine
from stolek.server.news import Grown
from stolek.server.picture import Pictures
from stolek.server.refusals import (
    CannotTakeBack,
    NoRequest,
    NoTable,
    NotHost,
    NotYourSeat,
    OutOfDate,
    SeatsEmpty,
)
from stolek.server.wire import Undo
from stolek.tables import GameTable

if TYPE_CHECKING:
    from stolek.server.hall import Hall

LOGGER = logging.getLogger("stolek.server")


class Forbidden(Exception):
    """An answer that the rules forbid; `refusal` says why."""

    def __init__(self, refusal: NotLegal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Live:
    """`number` is that of the last entry, `turned` that of the entry which led to the present question."""

    facts: TableFacts
    table: GameTable
    folded: Fold
    numbers: list[int]
    seats: list[Taken]
    names: dict[str, str]
    number: int
    turned: int
    pictures: Pictures

    def __init__(self, hall: Hall, id: str) -> None:
        self.hall = hall
        self.id = id
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.broken = False  # memory may be ahead of the database
        self.final: dict[int | None, tuple[int, ...]] = {}  # options that cannot be taken back, by seat, once asked for
        self.told = 0  # there are entries up to this number, another worker says
        self.audience = Audience(self)
        self.machine = Machine(self)

    @property
    def game(self) -> Game[Any]:
        return open_game(self.facts.game)

    # reading from the database

    async def load(self) -> None:
        """Raises NoTable, and whatever a save can be that is none."""
        stored = await tables.load(self.hall.database, self.id)
        if stored is None:
            raise NoTable()
        self.names = stored.names
        self.seats = stored.seats
        self.facts = stored.facts
        await self._take(stored)
        self.broken = False

    async def _take(self, stored: Stored) -> None:
        folded = fold(stored.entries)
        try:
            course = await asyncio.to_thread(played, stored.facts.game, folded)
            if not still_fits(course, stored.save):
                raise BadLog(folded.length, "another position")
        except BadLog:
            if not await self._renew(stored, folded):
                course = played(stored.facts.game, folded)
            else:
                stored = await tables.load(self.hall.database, self.id) or stored
                folded = fold(stored.entries)
                course = played(stored.facts.game, folded)
        throw(course.table, stored.save, folded.counter)
        self.facts.rules = course.table.rules.version
        self.table, self.numbers, self.turned = course
        self.folded = folded
        self.number = stored.number
        self.pictures = Pictures(self.table)
        self.final.clear()

    async def _renew(self, stored: Stored, folded: Fold) -> bool:
        """The rules are newer than the log: write where it begins anew, if it has to."""
        table = await asyncio.to_thread(renewed, stored.facts.game, folded, stored.save)
        if (table.start, table.log) == (folded.start, folded.log):
            return False
        throw(table, stored.save, folded.counter)
        where = placed(table, stored.seats)
        tells = self._tells(stored.number + 1)
        with suppress(LostRace):  # another worker has done it
            await tables.append(self.hall.database, self.id, stored.number, [rules_entry(table)], where, tell=tells)
        return True

    @asynccontextmanager
    async def current(self) -> AsyncIterator[None]:
        """For as long as it lasts nothing changes, and the table is as the database has it."""
        async with self.lock:
            self.used = time.monotonic()
            if self.broken:
                await self.load()
                self.hall.caught_up(self)
            elif self.told > self.number:
                await self._catch_up()
            yield

    async def _catch_up(self) -> None:
        for number, entry in await tables.tail(self.hall.database, self.id, self.number):
            try:
                await self._follow(number, entry)
            except Exception:
                LOGGER.exception("table %s does not follow entry %s", self.id, number)
                await self.load()
                break
        self.told = max(self.told, self.number)
        self.hall.caught_up(self)

    async def _follow(self, number: int, entry: Happening) -> None:
        """Another worker's entry."""
        self.broken = True
        self.folded.add(number, entry)
        payload, table, before = entry.payload, self.table, self.table.ask
        if entry.kind == "answer":
            chance = table.chance
            table.chance = None
            table.follow(payload["log"])
            if chance is not None and payload["counter"] is not None:
                chance.counter = payload["counter"]
            table.chance = chance
        elif entry.kind == "undo":
            table.undo(payload["to"])
        elif entry.kind == "seat":
            self.seats[payload["seat"]] = taken = tables.seat_of(payload)
            if taken.person and taken.person not in self.names:
                self.names |= await tables.names(self.hall.database, [taken.person])
        elif entry.kind == "rules":
            raise BadLog(number, "new rules")
        self._arrived(number, before)
        self.broken = False

    def _arrived(self, number: int, before: Ask) -> None:
        self.number = number
        grow(self.numbers, self.table, number)
        if self.table.ask is not before:
            self.turned = number
            self.final.clear()

    # writing

    def _tells(self, number: int) -> tuple[str, str] | None:
        return self.hall.in_transaction(Grown(self.id, number))

    async def _write(self, entries: Sequence[Happening], before: Ask, seats: dict[int, Taken] | None = None) -> int:
        """Keep what the table has just done, then show it. Raises OutOfDate where another worker was first."""
        self.broken = True
        will_be = [(seats or {}).get(n, taken) for n, taken in enumerate(self.seats)]
        where = placed(self.table, will_be)
        number = self.number + len(entries)
        try:
            await tables.append(
                self.hall.database, self.id, self.number, entries, where, seats, tell=self._tells(number)
            )
        except LostRace:
            await self.load()
            self.hall.caught_up(self)
            raise OutOfDate() from None
        except Twice as twice:
            await self.load()
            self.hall.caught_up(self)
            return twice.number
        self.broken = False
        for offset, entry in enumerate(entries, 1):
            self.folded.add(self.number + offset, entry)
        self.seats = will_be
        self._arrived(number, before)
        self.hall.changed(self)
        return number

    async def _again(self, key: str) -> int | None:
        """The number of the entry that this very message has made before."""
        return self.folded.keys.get(key) or await tables.with_key(self.hall.database, self.id, key)

    # answering

    async def answer(self, person: str, seat: int, number: int, option: int, key: str) -> int:
        """The number of the entry. Raises Forbidden or a Refusal; then nothing has changed."""
        return await self.hall.finished(self._answer(person, seat, number, option, key))

    async def _answer(self, person: str, seat: int, number: int, option: int, key: str) -> int:
        async with self.current():
            if key in self.folded.keys:
                return self.folded.keys[key]
            try:
                self._check(person, seat, number)
                return await self._play(seat, option, person, key)
            except (OutOfDate, Forbidden):
                before = await self._again(key)
                if before is None:
                    raise
                return before

    def _check(self, person: str, seat: int, number: int) -> None:
        if not 0 <= seat < len(self.seats) or not self.seats[seat].by(person):
            raise NotYourSeat()
        if any(taken.empty for taken in self.seats):
            raise SeatsEmpty()
        if not self.turned <= number <= self.number:
            raise OutOfDate()

    async def _play(self, seat: int, option: int, person: str | None, key: str | None) -> int:
        table = self.table
        before, begins = table.ask, len(table.log)
        by = seat
        if before.chance:  # real dice: whoever may tell them speaks for chance
            teller = self.game.luck(table.state, before, self.game.words("en")).seat
            if teller is not None and teller != seat:
                raise NotYourSeat()
            by = before.seat
        refusal = table.why_not(option, by)
        if refusal is not None:
            raise Forbidden(refusal)
        self.broken = True
        table.play(option, by)
        payload = {"seat": seat, "log": table.log[begins:], "counter": counter(table)}
        return await self._write([Happening("answer", payload, person, key)], before)

    # bots

    def bot_asked(self) -> int | None:
        """The first seat that is asked and played by a bot, while a game is going on."""
        return next((seat for seat in self.asked() if self.seats[seat].played_by_bot), None)

    def asked(self) -> tuple[int, ...]:
        """The seats that the game waits for, once it has begun."""
        return () if self.waiting_for_seats else waits_for(self.table)

    async def bot_answers(self, seat: int, since: int, option: int) -> bool:
        """False where the question the bot thought about is no longer asked."""

        async def work() -> bool:
            async with self.current():
                if since != self.turned or self.bot_asked() is None or not self.seats[seat].played_by_bot:
                    return False
                try:
                    await self._play(seat, option, None, None)
                except OutOfDate:
                    return False
                return True

        return await self.hall.finished(work())

    # taking back

    def undo_for(self, person: str) -> Undo:
        """What this person may take back, and what somebody asks for."""
        asks = self.folded.asked
        state = Undo(
            asked=None if asks is None else asks.seat,
            waiting=() if asks is None else tuple(n for n, seat in enumerate(self.seats) if seat.person in asks.needs),
        )
        if not self.own_seats(person):
            return state
        found = self._back(person)
        if isinstance(found, str):
            state.why = found
        else:
            state.free = not found.needs
            state.ask = bool(found.needs) and asks is None
        return state

    def own_seats(self, person: str) -> list[int]:
        return [n for n, taken in enumerate(self.seats) if taken.who == "person" and taken.person == person]

    def _back(self, person: str) -> Asked | str:
        """How far the person's last answer lies back, and who has to agree; or why it cannot be taken back."""
        mine = [seat for seat in self.own_seats(person) if not self.seats[seat].standing_in]
        last = [(to, seat) for seat in mine if (to := self.table.last_answer(seat)) is not None]
        if not last:
            return "chance" if any(given.seat in mine for given in self.folded.given) else "none"
        to, seat = max(last)
        since = {given.seat for given in self.folded.given if given.seat is not None and given.begins >= to}
        others = [self.seats[n] for n in since.difference(mine) if not self.seats[n].played_by_bot]
        # Who has answered meanwhile may have shown something: then everybody is asked.
        needs = {taken.person for taken in self.seats if taken.person and not taken.standing_in} if others else set()
        return Asked(seat, to, tuple(sorted(filter(None, needs - {person}))))

    async def take_back(self, person: str, number: int, key: str) -> int:
        return await self.hall.finished(self._undo(person, number, key, ask=False))

    async def ask_undo(self, person: str, number: int, key: str) -> int:
        return await self.hall.finished(self._undo(person, number, key, ask=True))

    async def _undo(self, person: str, number: int, key: str, ask: bool) -> int:
        async with self.current():
            before = await self._again(key)
            if before is not None:
                return before
            if not self.own_seats(person):
                raise NotYourSeat()
            found = self._back(person)
            if isinstance(found, str):
                raise CannotTakeBack(found)
            answered = next(
                given.number for given in self.folded.given if given.begins == found.to and given.seat is not None
            )
            if not max(answered, self.folded.undone) <= number <= self.number:
                raise OutOfDate()
            if found.needs and ask:
                payload = {"seat": found.seat, "to": found.to, "needs": list(found.needs)}
                return await self._write([Happening("ask-undo", payload, person, key)], self.table.ask)
            if found.needs:
                raise CannotTakeBack("others")
            return await self._take_back(found, [], person, key)

    async def _take_back(self, what: Asked, first: list[Happening], person: str, key: str) -> int:
        before = self.table.ask
        self.broken = True
        self.table.undo(what.to)
        done = Happening("undo", {"seat": what.seat, "to": what.to}, person, key)
        return await self._write([*first, done], before)

    async def agree_undo(self, person: str, yes: bool, key: str) -> int:
        """Say yes or no to what somebody asks; the last yes does it."""

        async def work() -> int:
            async with self.current():
                before = await self._again(key)
                if before is not None:
                    return before
                asks = self.folded.asked
                if asks is None or (person not in asks.needs and not (not yes and self.seats[asks.seat].by(person))):
                    raise NoRequest()
                says = Happening("agree-undo", {"yes": yes}, person)
                if yes and asks.needs == (person,):
                    return await self._take_back(asks, [says], person, key)
                return await self._write([structs.replace(says, key=key)], self.table.ask)

        return await self.hall.finished(work())

    # seats

    async def change_seat(self, seat: int, person: str | None, change: Callable[[Taken], Taken]) -> int:
        """Let the seat be taken otherwise. `change` gets how it is taken now and may refuse by raising."""

        async def work() -> int:
            async with self.current():
                if not 0 <= seat < len(self.seats):
                    raise NotYourSeat()
                taken = change(self.seats[seat])
                if taken == self.seats[seat]:
                    return self.number
                if taken.person and taken.person not in self.names:
                    self.names |= await tables.names(self.hall.database, [taken.person])
                entry = Happening("seat", tables.seat_payload(seat, taken), person)
                return await self._write([entry], self.table.ask, {seat: taken})

        for _ in range(5):
            try:
                return await self.hall.finished(work())
            except OutOfDate:
                continue
        raise OutOfDate()

    def check_host(self, person: str) -> None:
        if self.facts.host != person:
            raise NotHost()

    # looking

    @property
    def waiting_for_seats(self) -> bool:
        return any(taken.empty for taken in self.seats)

    @property
    def all_open(self) -> bool:
        """Whether everybody who plays has agreed that onlookers see everything."""
        return not self.waiting_for_seats and all(taken.open_hands for taken in self.seats if taken.who == "person")
