"""Who may look at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from stolek.server.database.engine import Database
from stolek.server.database.models import InvitationRow
from stolek.server.people import hashed

if TYPE_CHECKING:
    from stolek.server.live import Live

LONGEST_KEY: Final = 100


async def may_look(database: Database, live: Live, person: str, look: str) -> bool:
    """Who sits there, who made it, everybody where it is listed, and who has a link that still holds."""
    if live.facts.listed or (person and (live.facts.host == person or live.own_seats(person))):
        return True
    return 0 < len(look) <= LONGEST_KEY and await _opens(database, live.id, look)


async def _opens(database: Database, table: str, look: str) -> bool:
    wanted = select(InvitationRow.id).where(
        InvitationRow.table_id == table,
        InvitationRow.key == hashed(look),
        InvitationRow.revoked.is_(False),
    )
    async with database.reading() as session:
        return await session.scalar(wanted) is not None
