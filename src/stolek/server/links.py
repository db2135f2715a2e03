"""Links to a table: a key opens a seat, or the sight of the table. Only its hash is kept, and it can be withdrawn."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import structs

from stolek.server.access import may_look
from stolek.server.database import lobby as rows
from stolek.server.database.engine import Database
from stolek.server.database.models import TableRow
from stolek.server.database.tables import Taken
from stolek.server.doors import Porter
from stolek.server.hall import Hall
from stolek.server.live import Live
from stolek.server.people import Visitor, hashed, new_key
from stolek.server.refusals import DeadLink, NoTable, NotHost, NotNow, SeatTaken, TooManyOf
from stolek.server.safety import address_of
from stolek.server.wire import Invitation, Invite, Joined, JoinWith

MOST_LINKS: Final = 20
LONGEST_KEY: Final = 100


async def visible(request: Request[Any, Any, Any], hall: Hall, table: str, visitor: Visitor | None) -> Live:
    """The table, to somebody who may see it. Raises NoTable otherwise, as where there is none."""
    live = await hall.table(table)
    if not await may_look(hall.database, live, visitor.id if visitor else "", request.headers.get("x-look", "")):
        raise NoTable()
    return live


async def new_link(database: Database, table: str, seat: int | None) -> Invitation:
    key = new_key()
    async with database.writing() as db:
        if await rows.count_invitations(db, table) >= MOST_LINKS:
            raise TooManyOf("links", MOST_LINKS)
        return Invitation(await rows.invite(db, table, seat, hashed(key)), key, seat)


# Routes


@get("/tables/{table:str}/invitations", summary="The links to a table, for its host; what they were is not kept")
async def links(
    table: FromPath[str], porter: NamedDependency[Porter], known: NamedDependency[Visitor]
) -> tuple[Invitation, ...]:
    async with porter.database.reading() as db:
        await _hosted(db, table, known)
        return tuple(Invitation(row.id, "", row.seat) for row in await rows.invitations(db, table))


@post("/tables/{table:str}/invitations", summary="Another link: for a friend's seat, or to look on")
async def invite(
    table: FromPath[str], data: JSONBody[Invite], hall: NamedDependency[Hall], known: NamedDependency[Visitor]
) -> Invitation:
    live = await hall.table(table)
    live.check_host(known.id)
    if data.seat is not None and not (0 <= data.seat < len(live.seats) and live.seats[data.seat].who == "friend"):
        raise NotNow()
    return await new_link(hall.database, table, data.seat)


@delete("/tables/{table:str}/invitations/{link:int}", summary="Withdraw a link")
async def withdraw(
    table: FromPath[str], link: FromPath[int], hall: NamedDependency[Hall], known: NamedDependency[Visitor]
) -> None:
    async with hall.database.writing() as db:
        await _hosted(db, table, known)
        if not 0 <= link < 2**31 or not await rows.revoke(db, table, link):
            raise DeadLink()
    hall.doubt(table)


async def _hosted(db: Any, table: str, known: Visitor) -> None:
    row = await db.get(TableRow, table)
    if row is None:
        raise NoTable()
    if row.host_id != known.id:
        raise NotHost()


@post("/join", status_code=200, summary="Go where a link leads: to a seat, or to look on")
async def join(
    request: Request[Any, Any, Any],
    data: JSONBody[JoinWith],
    porter: NamedDependency[Porter],
    hall: NamedDependency[Hall],
    known: NamedDependency[Visitor],
) -> Joined:
    porter.limits.keys.take(address_of(request.scope))
    if not 0 < len(data.key) <= LONGEST_KEY:
        raise DeadLink()
    async with porter.database.reading() as db:
        link = await rows.invited(db, hashed(data.key))
    if link is None:
        raise DeadLink()
    live = await hall.table(link.table_id)
    own = live.own_seats(known.id)
    if link.seat is None:
        return Joined(live.id, own[0] if own else None, "" if own else data.key)
    if own:  # who tries the link that is meant for a friend takes no second seat
        return Joined(live.id, own[0])

    def sit(taken: Taken) -> Taken:
        if taken.who != "friend":
            raise SeatTaken()
        return structs.replace(taken, who="person", person=known.id, bot="", standing_in=False, open_hands=False)

    await live.change_seat(link.seat, known.id, sit)
    return Joined(live.id, link.seat)
