"""What is kept. A table's life is its entries; all else about it in `tables` and `seats` follows from them.

Times are seconds since 1970. Ids are unguessable strings. Of keys that open something only hashes are kept.
"""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import JSON, Double, ForeignKey, Index, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

CONVENTION: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

ID: Final = String(32)
TABLE: Final = "tables.id"
PERSON: Final = "people.id"


class Kept(DeclarativeBase):
    metadata = MetaData(naming_convention=CONVENTION)
    type_annotation_map = {float: Double, dict[str, Any]: JSON, list[Any]: JSON}  # noqa: RUF012


class Person(Kept):
    """A guest, or the holder of an account."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    lang: Mapped[str] = mapped_column(String(8), default="en")
    made: Mapped[float] = mapped_column(default=time.time)
    seen: Mapped[float] = mapped_column(default=time.time)


class Account(Kept):
    __tablename__ = "accounts"

    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True)
    login: Mapped[str] = mapped_column(String(80), unique=True)
    password: Mapped[str] = mapped_column(Text)  # as argon2id leaves it
    made: Mapped[float] = mapped_column(default=time.time)


class Session(Kept):
    """A browser that is somebody. `token` is the hash of what the cookie holds."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    made: Mapped[float] = mapped_column(default=time.time)
    used: Mapped[float] = mapped_column(default=time.time)


class TableRow(Kept):
    """`save` is the table as the kernel saves it, without its log: the last quiet state, the answers since, chance."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(80))
    name: Mapped[str] = mapped_column(String(120), default="")
    host_id: Mapped[str | None] = mapped_column(ForeignKey(PERSON, ondelete="SET NULL"))
    state: Mapped[str] = mapped_column(String(16), default="open")  # open, running, finished
    listed: Mapped[bool] = mapped_column(default=False)
    real_dice: Mapped[bool] = mapped_column(default=False)
    guide: Mapped[bool] = mapped_column(default=False)
    rules: Mapped[int]  # version that the log was played under
    number: Mapped[int] = mapped_column(default=0)  # of the last entry
    asked: Mapped[list[Any]]  # seats that are asked now
    result: Mapped[list[Any]]  # scores, when the game is over
    save: Mapped[dict[str, Any]]
    made: Mapped[float] = mapped_column(default=time.time)
    changed: Mapped[float] = mapped_column(default=time.time)

    __table_args__ = (Index("ix_tables_listed_state_changed", "listed", "state", "changed"),)


class Entry(Kept):
    """`key` is the page's name for the message that made the entry, so that a second one makes none."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[float] = mapped_column(default=time.time)
    person_id: Mapped[str | None] = mapped_column(ForeignKey(PERSON, ondelete="SET NULL"))
    kind: Mapped[str] = mapped_column(String(16))
    payload: Mapped[dict[str, Any]]
    key: Mapped[str | None] = mapped_column(String(120))

    __table_args__ = (UniqueConstraint("table_id", "key"),)


class SeatRow(Kept):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    who: Mapped[str] = mapped_column(String(16))  # person, bot, open, friend
    person_id: Mapped[str | None] = mapped_column(ForeignKey(PERSON, ondelete="SET NULL"), index=True)
    bot: Mapped[str] = mapped_column(String(40), default="")
    standing_in: Mapped[bool] = mapped_column(default=False)
    open_hands: Mapped[bool] = mapped_column(default=False)


class InvitationRow(Kept):
    """A link to a seat, or with `seat` None to look on. `key` is a hash."""

    __tablename__ = "invitations"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    key: Mapped[str] = mapped_column(String(64), unique=True)
    made: Mapped[float] = mapped_column(default=time.time)
    revoked: Mapped[bool] = mapped_column(default=False)


class DeckRow(Kept):
    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    game: Mapped[str] = mapped_column(String(80))
    name: Mapped[str] = mapped_column(String(80))
    leader: Mapped[str] = mapped_column(String(80))
    cards: Mapped[dict[str, Any]]
    legal: Mapped[bool] = mapped_column(default=False)
    changed: Mapped[float] = mapped_column(default=time.time)


class PushRow(Kept):
    """A browser that wants to be told."""

    __tablename__ = "pushes"

    endpoint: Mapped[str] = mapped_column(Text, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    keys: Mapped[dict[str, Any]]
    made: Mapped[float] = mapped_column(default=time.time)


class WebhookRow(Kept):
    __tablename__ = "webhooks"

    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True)
    url: Mapped[str] = mapped_column(Text)


class NoticeRow(Kept):
    """The entry that a person was last told of, so that no worker tells it twice."""

    __tablename__ = "notices"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int]


class HouseKey(Kept):
    """Secrets of the house that all workers share."""

    __tablename__ = "house_keys"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
