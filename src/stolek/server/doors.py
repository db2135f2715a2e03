"""Who comes in: each request is recognised before anything else, and what it may change is checked in one place."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from stolek.server.database import people as rows
from stolek.server.database.engine import Database
from stolek.server.limits import Limits
from stolek.server.people import COOKIE, Seal, Visitor, csrf_fits, friendly_name, hashed, new_id, new_key
from stolek.server.refusals import BadToken, Stranger
from stolek.server.safety import SAFE_METHODS


class Porter:
    """Recognises persons by what their browsers bring along."""

    def __init__(self, database: Database, limits: Limits, secret: str) -> None:
        self.database = database
        self.limits = limits
        self.seal = Seal(secret)

    @staticmethod
    async def hire(database: Database, limits: Limits) -> Porter:
        return Porter(database, limits, await rows.house_key(database, "cookies", new_key()))

    async def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
        """The person of a request or socket; None where its cookie is none of ours, or too old."""
        token = self.seal.token(connection.cookies.get(COOKIE, ""))
        return None if token is None else await self._visitor(hashed(token))

    async def _visitor(self, session: str) -> Visitor | None:
        async with self.database.reading() as db:
            found = await rows.whose(db, session)
        if found is None:
            return None
        person, login, used = found
        if used < time.time() - rows.DAY:
            async with self.database.writing() as db:
                await rows.seen(db, person.id, session)
        return Visitor(person.id, person.name, person.lang, session, self.seal.csrf(session), login)  # type: ignore[arg-type]

    async def welcome(self, lang: str) -> tuple[Visitor, str]:
        """A new guest, and the cookie for the browser."""
        token = new_key()
        async with self.database.writing() as db:
            await rows.welcome(db, new_id(), friendly_name(lang), lang, hashed(token))
        return await self._known(hashed(token)), self.seal.cookie(token)

    async def again(self, visitor: Visitor) -> Visitor:
        """The same person as the database has it now."""
        return await self._known(visitor.session)

    async def enter(self, visitor: Visitor, person_id: str) -> tuple[Visitor, str]:
        """From now on the browser of the visitor is another person, by a new cookie; the old one is worth nothing."""
        token = new_key()
        async with self.database.writing() as db:
            await rows.leave(db, visitor.session)
            await rows.enter(db, person_id, hashed(token))
        return await self._known(hashed(token)), self.seal.cookie(token)

    async def _known(self, session: str) -> Visitor:
        visitor = await self._visitor(session)
        if visitor is None:
            raise Stranger()
        return visitor


# What every route gets


async def at_the_door(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard. Before each request: who is it, and may it change anything?"""
    porter: Porter = connection.app.state.porter
    visitor = await porter.recognise(connection)
    connection.state.visitor = visitor
    if isinstance(connection, Request) and connection.method in SAFE_METHODS:
        return
    if visitor is None:
        raise Stranger()
    if not csrf_fits(visitor, connection.headers.get("x-csrf", "")):
        raise BadToken()
    porter.limits.changes.take(visitor.id)


def known(request: Request[Any, Any, Any]) -> Visitor:
    visitor: Visitor | None = request.state.visitor
    if visitor is None:
        raise Stranger()
    return visitor


def perhaps_known(request: Request[Any, Any, Any]) -> Visitor | None:
    visitor: Visitor | None = request.state.visitor
    return visitor
