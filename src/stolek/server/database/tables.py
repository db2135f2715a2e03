"""Tables, their seats and entries, in short transactions. An entry that is in is in for good."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, convert, structs
from sqlalchemy import Connection, Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from stolek.server.database.engine import Database
from stolek.server.database.models import Entry, Person, SeatRow, TableRow
from stolek.server.wire import Who


class Taken(Struct, frozen=True, omit_defaults=True):
    """How a seat is taken. `bot` of a person's seat sits in for them while `standing_in`."""

    who: Who
    person: str | None = None
    bot: str = ""
    standing_in: bool = False
    open_hands: bool = False

    @property
    def empty(self) -> bool:
        return self.who in ("open", "friend")

    @property
    def played_by_bot(self) -> bool:
        return self.who == "bot" or self.standing_in

    def by(self, person: str) -> bool:
        """Whether this person may answer for the seat."""
        return self.who == "person" and self.person == person and not self.standing_in


class Happening(Struct, frozen=True):
    """An entry of a table."""

    kind: str
    payload: dict[str, Any]
    person: str | None = None
    key: str | None = None


class TableFacts(Struct):
    """What the table's row says besides its place in the game."""

    id: str
    game: str
    name: str
    host: str | None
    listed: bool
    real_dice: bool
    guide: bool
    rules: int
    made: float


class Place(Struct, frozen=True):
    """What changes with every entry; all of it could be found out from the entries."""

    rules: int
    state: str
    asked: Sequence[int]
    result: Sequence[float]
    save: dict[str, Any]


class Stored(Struct):
    facts: TableFacts
    number: int
    save: dict[str, Any]
    seats: list[Taken]
    entries: list[tuple[int, Happening]]
    names: dict[str, str]


class LostRace(Exception):
    """Another worker has written the entry of that number."""


class Twice(Exception):
    """The message has made an entry already, of this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


async def create(
    database: Database, facts: TableFacts, place: Place, seats: Sequence[Taken], entries: Sequence[Happening]
) -> None:
    async with database.writing() as session:
        values = {name: value for name, value in structs.asdict(facts).items() if name not in ("host", "rules")}
        row = {**values, "host_id": facts.host, "number": len(entries), "changed": facts.made, **structs.asdict(place)}
        await session.execute(insert(TableRow), row)
        await session.execute(insert(SeatRow), [_seat(facts.id, n, taken) for n, taken in enumerate(seats)])
        await session.execute(insert(Entry), _entries(facts.id, 0, entries))


async def load(database: Database, table: str) -> Stored | None:
    async with database.reading() as session:
        row = await session.get(TableRow, table)
        if row is None:
            return None
        seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat))
        taken = [
            Taken(seat.who, seat.person_id, seat.bot, seat.standing_in, seat.open_hands)  # type: ignore[arg-type]
            for seat in seats
        ]
        people = {seat.person for seat in taken if seat.person}
        names = await session.execute(_names(people))
        facts, number, save = _facts(row), row.number, row.save
        # What was written between these reads is no part of it, and is fetched as the tail when it is told of.
        entries = await _after(session, table, 0, number)
        return Stored(facts, number, save, taken, entries, dict(names.all()))


async def tail(database: Database, table: str, after: int) -> list[tuple[int, Happening]]:
    """The entries behind the one of number `after`."""
    async with database.reading() as session:
        return await _after(session, table, after, None)


async def until(database: Database, table: str, number: int) -> list[tuple[int, Happening]]:
    """The entries up to that number."""
    async with database.reading() as session:
        return await _after(session, table, 0, number)


async def append(
    database: Database,
    table: str,
    number: int,
    entries: Sequence[Happening],
    place: Place,
    seats: Mapping[int, Taken] | None = None,
    tell: tuple[str, str] | None = None,
) -> None:
    """Write entries behind the one of that number, and `tell` on a channel of PostgreSQL that they are there.

    Raises LostRace or Twice; then nothing is written.
    """
    changes = {"number": number + len(entries), "changed": time.time(), **structs.asdict(place)}

    def work(connection: Connection) -> None:
        behind = update(TableRow).where(TableRow.id == table, TableRow.number == number)
        if connection.execute(behind.values(changes)).rowcount != 1:
            raise LostRace
        connection.execute(insert(Entry), _entries(table, number, entries))
        for seat, taken in (seats or {}).items():
            this = update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == seat)
            connection.execute(this.values(_seat(table, seat, taken)))
        if tell is not None:
            connection.execute(select(func.pg_notify(*tell)))

    try:
        await database.write(work)
    except (IntegrityError, LostRace):
        for entry in entries:
            before = None if entry.key is None else await with_key(database, table, entry.key)
            if before is not None:
                raise Twice(before) from None
        if await last_number(database, table) == number:
            raise
        raise LostRace from None


async def with_key(database: Database, table: str, key: str) -> int | None:
    """The number of the entry that this message has made."""
    async with database.reading() as session:
        return await session.scalar(select(Entry.number).where(Entry.table_id == table, Entry.key == key))


async def last_number(database: Database, table: str) -> int | None:
    async with database.reading() as session:
        return await session.scalar(select(TableRow.number).where(TableRow.id == table))


async def last_numbers(database: Database, tables: Iterable[str]) -> dict[str, int]:
    async with database.reading() as session:
        found = await session.execute(select(TableRow.id, TableRow.number).where(TableRow.id.in_(list(tables))))
        return dict(found.all())


async def names(database: Database, people: Iterable[str]) -> dict[str, str]:
    async with database.reading() as session:
        return dict((await session.execute(_names(people))).all())


async def waiting_for_bots(database: Database) -> list[str]:
    """Running tables in which a bot is asked."""
    async with database.reading() as session:
        seats = select(SeatRow.table_id, SeatRow.seat).where((SeatRow.who == "bot") | SeatRow.standing_in)
        running = select(TableRow.id, TableRow.asked).where(TableRow.state == "running")
        bots: dict[str, set[int]] = {}
        for table, seat in await session.execute(
            seats.where(SeatRow.table_id.in_(running.with_only_columns(TableRow.id)))
        ):
            bots.setdefault(table, set()).add(seat)
        return [table for table, asked in await session.execute(running) if bots.get(table, set()) & set(asked)]


async def _after(session: Any, table: str, after: int, until: int | None) -> list[tuple[int, Happening]]:
    wanted = select(Entry.number, Entry.kind, Entry.payload, Entry.person_id, Entry.key)
    wanted = wanted.where(Entry.table_id == table, Entry.number > after).order_by(Entry.number)
    if until is not None:
        wanted = wanted.where(Entry.number <= until)
    rows = await session.execute(wanted)
    return [(number, Happening(kind, payload, person, key)) for number, kind, payload, person, key in rows]


def _entries(table: str, before: int, entries: Sequence[Happening]) -> list[dict[str, Any]]:
    now = time.time()
    return [
        {
            "table_id": table,
            "number": number,
            "at": now,
            "person_id": entry.person,
            "kind": entry.kind,
            "payload": entry.payload,
            "key": entry.key,
        }
        for number, entry in enumerate(entries, before + 1)
    ]


def _seat(table: str, seat: int, taken: Taken) -> dict[str, Any]:
    values = structs.asdict(taken)
    return {"table_id": table, "seat": seat, "person_id": values.pop("person"), **values}


def _names(people: Iterable[str]) -> Select[str, str]:
    return select(Person.id, Person.name).where(Person.id.in_(list(people)))


def seat_payload(seat: int, taken: Taken) -> dict[str, Any]:
    """How an entry says it."""
    return {"seat": seat, **structs.asdict(taken)}


def seat_of(payload: dict[str, Any]) -> Taken:
    return convert({name: value for name, value in payload.items() if name != "seat"}, Taken)


def _facts(row: TableRow) -> TableFacts:
    return TableFacts(
        row.id, row.game, row.name, row.host_id, row.listed, row.real_dice, row.guide, row.rules, row.made
    )
