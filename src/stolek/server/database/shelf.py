"""What a person keeps besides tables: decks, and where notices go."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from stolek.server.database.models import DeckRow, NoticeRow, PushRow, WebhookRow


async def decks(db: AsyncSession, person_id: str) -> Sequence[DeckRow]:
    own = select(DeckRow).where(DeckRow.person_id == person_id).order_by(DeckRow.name, DeckRow.id)
    return (await db.execute(own)).scalars().all()


async def deck(db: AsyncSession, person_id: str, id: str) -> DeckRow | None:
    own = select(DeckRow).where(DeckRow.person_id == person_id, DeckRow.id == id)
    return (await db.execute(own)).scalar_one_or_none()


async def count_decks(db: AsyncSession, person_id: str) -> int:
    return await _count(db, DeckRow, person_id)


async def drop_deck(db: AsyncSession, person_id: str, id: str) -> bool:
    done = await db.execute(delete(DeckRow).where(DeckRow.person_id == person_id, DeckRow.id == id))
    return bool(done.rowcount)  # type: ignore[attr-defined]


async def pushes(db: AsyncSession, person_id: str) -> Sequence[PushRow]:
    return (await db.execute(select(PushRow).where(PushRow.person_id == person_id))).scalars().all()


async def count_pushes(db: AsyncSession, person_id: str) -> int:
    return await _count(db, PushRow, person_id)


async def keep_push(db: AsyncSession, person_id: str, endpoint: str, keys: dict[str, Any]) -> None:
    """A browser tells one person only: the last who asked for it."""
    await db.execute(delete(PushRow).where(PushRow.endpoint == endpoint))
    db.add(PushRow(endpoint=endpoint, person_id=person_id, keys=keys))


async def drop_push(db: AsyncSession, endpoint: str, person_id: str) -> None:
    await db.execute(delete(PushRow).where(PushRow.endpoint == endpoint, PushRow.person_id == person_id))


async def webhook(db: AsyncSession, person_id: str) -> str | None:
    row = await db.get(WebhookRow, person_id)
    return None if row is None else row.url


async def keep_webhook(db: AsyncSession, person_id: str, url: str) -> None:
    row = await db.get(WebhookRow, person_id)
    if row is None:
        db.add(WebhookRow(person_id=person_id, url=url))
    else:
        row.url = url


async def drop_webhook(db: AsyncSession, person_id: str) -> None:
    await db.execute(delete(WebhookRow).where(WebhookRow.person_id == person_id))


async def to_be_told(db: AsyncSession, table_id: str, person_id: str, number: int) -> bool:
    """Whether nobody has told the person of this entry yet; from now on somebody has."""
    row = await db.get(NoticeRow, (table_id, person_id), with_for_update=True)
    if row is None:
        db.add(NoticeRow(table_id=table_id, person_id=person_id, number=number))
    elif row.number < number:
        row.number = number
    else:
        return False
    await db.flush()
    return True


async def _count(db: AsyncSession, kind: type[DeckRow] | type[PushRow], person_id: str) -> int:
    counted = select(func.count()).select_from(kind).where(kind.person_id == person_id)
    return int((await db.execute(counted)).scalar_one())


def new_deck(id: str, person_id: str, game: str) -> DeckRow:
    return DeckRow(id=id, person_id=person_id, game=game, name="", leader="", cards={}, changed=time.time())
