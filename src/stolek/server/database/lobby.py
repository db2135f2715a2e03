"""Tables as a lobby lists them, and the links that lead to them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Select, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from stolek.server.database.models import InvitationRow, Person, SeatRow, TableRow


class Listed(Struct):
    """A table without its game."""

    row: TableRow
    seats: list[tuple[SeatRow, str]]  # with the name of the person


def _light() -> Select[TableRow]:
    """Without what only a table in memory needs."""
    from sqlalchemy.orm import defer

    return select(TableRow).options(defer(TableRow.save, raiseload=True))


async def tables(
    db: AsyncSession, person: str, *, state: str | None, mine: bool, game: str | None, most: int
) -> list[Listed]:
    """Those listed for all and those of the person, the last changed first."""
    sits = select(SeatRow.table_id).where(SeatRow.person_id == person)
    own = or_(TableRow.host_id == person, TableRow.id.in_(sits))
    wanted = _light().where(own if mine else or_(TableRow.listed, own))
    if state is not None:
        wanted = wanted.where(TableRow.state == state)
    if game is not None:
        wanted = wanted.where(TableRow.game == game)
    rows = (await db.execute(wanted.order_by(TableRow.changed.desc()).limit(most))).scalars().all()
    seats = await _seats(db, [row.id for row in rows])
    return [Listed(row, seats.get(row.id, [])) for row in rows]


async def table(db: AsyncSession, id: str) -> Listed | None:
    row = (await db.execute(_light().where(TableRow.id == id))).scalar_one_or_none()
    return None if row is None else Listed(row, (await _seats(db, [id])).get(id, []))


async def _seats(db: AsyncSession, ids: Sequence[str]) -> dict[str, list[tuple[SeatRow, str]]]:
    wanted = (
        select(SeatRow, Person.name)
        .outerjoin(Person, Person.id == SeatRow.person_id)
        .where(SeatRow.table_id.in_(ids))
        .order_by(SeatRow.table_id, SeatRow.seat)
    )
    found: dict[str, list[tuple[SeatRow, str]]] = {}
    for seat, name in await db.execute(wanted):
        found.setdefault(seat.table_id, []).append((seat, name or ""))
    return found


async def seats_of(db: AsyncSession, person: str) -> Sequence[tuple[str, int]]:
    """Where a person sits: tables and seats."""
    wanted = select(SeatRow.table_id, SeatRow.seat).where(SeatRow.person_id == person)
    return [(table, seat) for table, seat in (await db.execute(wanted))]


async def drop(db: AsyncSession, id: str) -> None:
    await db.execute(delete(TableRow).where(TableRow.id == id))


# Links


async def invitations(db: AsyncSession, table: str) -> Sequence[InvitationRow]:
    wanted = select(InvitationRow).where(InvitationRow.table_id == table, InvitationRow.revoked.is_(False))
    return (await db.execute(wanted.order_by(InvitationRow.id))).scalars().all()


async def count_invitations(db: AsyncSession, table: str) -> int:
    counted = select(func.count()).where(InvitationRow.table_id == table, InvitationRow.revoked.is_(False))
    return int((await db.execute(counted)).scalar_one())


async def invite(db: AsyncSession, table: str, seat: int | None, key: str) -> int:
    row = InvitationRow(table_id=table, seat=seat, key=key)
    db.add(row)
    await db.flush()
    return row.id


async def revoke(db: AsyncSession, table: str, id: int) -> bool:
    this = update(InvitationRow).where(InvitationRow.table_id == table, InvitationRow.id == id)
    done = await db.execute(this.where(InvitationRow.revoked.is_(False)).values(revoked=True))
    return bool(done.rowcount)  # type: ignore[attr-defined]


async def revoke_seat(db: AsyncSession, table: str, seat: int) -> None:
    """All links to a seat: it is taken, or no longer for a friend."""
    this = update(InvitationRow).where(InvitationRow.table_id == table, InvitationRow.seat == seat)
    await db.execute(this.values(revoked=True))


async def invited(db: AsyncSession, key: str) -> InvitationRow | None:
    """The link of this hash, if it still leads anywhere."""
    wanted = select(InvitationRow).where(InvitationRow.key == key, InvitationRow.revoked.is_(False))
    return (await db.execute(wanted)).scalar_one_or_none()
