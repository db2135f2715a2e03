"""Persons in the database: guests, accounts, and the browsers that are somebody."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from stolek.server.database.engine import Database
from stolek.server.database.models import (
    Account,
    DeckRow,
    Entry,
    HouseKey,
    Person,
    PushRow,
    SeatRow,
    Session,
    TableRow,
    WebhookRow,
)

DAY: Final = 24 * 3600.0
SESSION_AGE: Final = 400 * DAY


async def house_key(database: Database, name: str, fresh: str) -> str:
    """The secret of this name that all workers share: the one kept, or `fresh` from now on."""
    try:
        async with database.writing() as db:
            if await db.get(HouseKey, name) is None:
                db.add(HouseKey(name=name, value=fresh))
    except IntegrityError:
        pass  # another worker was quicker
    async with database.reading() as db:
        return (await db.get_one(HouseKey, name)).value


async def whose(db: AsyncSession, session: str) -> tuple[Person, str, float] | None:
    """The person of a browser, the login of the account, where there is one, and when the browser was last seen."""
    found = await db.execute(
        select(Person, Account.login, Session.used)
        .join(Session, Session.person_id == Person.id)
        .outerjoin(Account, Account.person_id == Person.id)
        .where(Session.token == session, Session.used >= time.time() - SESSION_AGE)
    )
    row = found.first()
    return None if row is None else (row[0], row[1] or "", row[2])


async def seen(db: AsyncSession, person_id: str, session: str) -> None:
    now = time.time()
    await db.execute(update(Session).where(Session.token == session).values(used=now))
    await db.execute(update(Person).where(Person.id == person_id).values(seen=now))


async def enter(db: AsyncSession, person_id: str, session: str) -> None:
    """From now on this browser is this person."""
    db.add(Session(token=session, person_id=person_id))


async def leave(db: AsyncSession, session: str) -> None:
    await db.execute(delete(Session).where(Session.token == session))


async def welcome(db: AsyncSession, id: str, name: str, lang: str, session: str) -> None:
    """A new guest in a new browser."""
    db.add(Person(id=id, name=name, lang=lang))
    await db.flush()
    db.add(Session(token=session, person_id=id))


async def rename(db: AsyncSession, id: str, name: str | None, lang: str | None) -> None:
    changes = {key: value for key, value in (("name", name), ("lang", lang)) if value is not None}
    if changes:
        await db.execute(update(Person).where(Person.id == id).values(**changes))


async def register(db: AsyncSession, person_id: str, login: str, password: str) -> None:
    """Give a guest an account. Raises IntegrityError where the login is taken, or the person has one."""
    db.add(Account(person_id=person_id, login=login, password=password))
    await db.flush()


async def account(db: AsyncSession, login: str) -> Account | None:
    return (await db.execute(select(Account).where(Account.login == login))).scalar_one_or_none()


async def tables_of(db: AsyncSession, person_id: str) -> Sequence[str]:
    """Tables at which the person sits, or which the person keeps as host."""
    sits = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    hosts = select(TableRow.id).where(TableRow.host_id == person_id)
    return (await db.execute(sits.union(hosts))).scalars().all()


async def hand_over(db: AsyncSession, guest: str, account: str) -> None:
    """What a guest has apart from seats belongs to the account; then there is no guest any more.

    Its seats must have been handed over before.
    """
    for kind in (DeckRow, PushRow):
        await db.execute(update(kind).where(kind.person_id == guest).values(person_id=account))
    if await db.get(WebhookRow, account) is None:
        await db.execute(update(WebhookRow).where(WebhookRow.person_id == guest).values(person_id=account))
    await db.execute(update(TableRow).where(TableRow.host_id == guest).values(host_id=account))
    await db.execute(update(Entry).where(Entry.person_id == guest).values(person_id=account))
    await db.execute(delete(Person).where(Person.id == guest))


async def forget_guests(db: AsyncSession, unseen_since: float) -> int:
    """Guests that have nothing and were long not seen."""
    has = (
        select(SeatRow.person_id).where(SeatRow.person_id == Person.id),
        select(TableRow.host_id).where(TableRow.host_id == Person.id),
        select(DeckRow.person_id).where(DeckRow.person_id == Person.id),
        select(Account.person_id).where(Account.person_id == Person.id),
    )
    gone = delete(Person).where(Person.seen < unseen_since, *(~some.exists() for some in has))
    done = await db.execute(gone)
    return int(done.rowcount)  # type: ignore[attr-defined]


async def names(db: AsyncSession, ids: set[str]) -> dict[str, str]:
    """The names that persons go by."""
    if not ids:
        return {}
    return dict((await db.execute(select(Person.id, Person.name).where(Person.id.in_(ids)))).tuples().all())


async def count_open_tables(db: AsyncSession, host: str) -> int:
    counted = select(func.count()).where(TableRow.host_id == host, TableRow.state != "finished")
    return int((await db.execute(counted)).scalar_one())
