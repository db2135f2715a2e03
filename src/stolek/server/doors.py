"""Who comes in: each request is recognised before anything else, and what it may change is checked in one place."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request, Response, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.handlers import BaseRouteHandler
from sqlalchemy.exc import IntegrityError

from stolek.server.database import people as rows
from stolek.server.database.engine import Database
from stolek.server.limits import Limits
from stolek.server.people import (
    COOKIE,
    COOKIE_AGE,
    LEAST_PASSWORD,
    LONGEST_PASSWORD,
    Seal,
    Visitor,
    csrf_fits,
    friendly_name,
    hash_password,
    hashed,
    new_id,
    new_key,
    password_fits,
    tidy,
)
from stolek.server.problems import language_of
from stolek.server.refusals import (
    BadLogin,
    BadRequest,
    BadToken,
    HasAccount,
    LoginTaken,
    ShortPassword,
    Stranger,
)
from stolek.server.safety import SAFE_METHODS, address_of
from stolek.server.wire import Credentials, Me, MeChange

LONGEST_LOGIN: Final = 40


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


def porter_of(state: State) -> Porter:
    porter: Porter = state.porter
    return porter


# Routes


def me(visitor: Visitor) -> Me:
    return Me(visitor.id, visitor.name, visitor.csrf, visitor.lang, visitor.login)


def told(request: Request[Any, Any, Any], visitor: Visitor, cookie: str | None = None) -> Response[Me]:
    """Who somebody is from now on."""
    cookies = [] if cookie is None else [_cookie(request, cookie, COOKIE_AGE)]
    return Response(me(visitor), cookies=cookies, headers={"cache-control": "no-store"})


def _cookie(request: Request[Any, Any, Any], value: str, age: int) -> Cookie:
    secure = request.scope["scheme"] == "https"
    return Cookie(COOKIE, value=value, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")


@get("/me", summary="Who this browser is; the first call makes a guest")
async def who_am_i(request: Request[Any, Any, Any], porter: Porter, visitor: Visitor | None) -> Response[Me]:
    if visitor is not None:
        return told(request, visitor)
    porter.limits.newcomers.take(address_of(request.scope))
    return told(request, *await porter.welcome(language_of(request.scope)))


@patch("/me", summary="Another name or language")
async def change_me(request: Request[Any, Any, Any], data: MeChange, porter: Porter, known: Visitor) -> Response[Me]:
    name = None if data.name is None else tidy(data.name)
    if name == "":
        raise BadRequest("name", "it is empty")
    async with porter.database.writing() as db:
        await rows.rename(db, known.id, name, data.lang)
    return told(request, await porter.again(known))


@post("/account", status_code=200, summary="An account for a guest")
async def register(request: Request[Any, Any, Any], data: Credentials, porter: Porter, known: Visitor) -> Response[Me]:
    if known.login:
        raise HasAccount()
    login = tidy(data.login, LONGEST_LOGIN + 1)
    if not 0 < len(login) <= LONGEST_LOGIN:
        raise BadRequest("login", f"it needs 1 to {LONGEST_LOGIN} characters")
    if len(data.password) < LEAST_PASSWORD:
        raise ShortPassword(LEAST_PASSWORD)
    if len(data.password) > LONGEST_PASSWORD:
        raise BadRequest("password", f"it may have {LONGEST_PASSWORD} characters")
    porter.limits.logins_here.take(address_of(request.scope))
    password = await hash_password(data.password)
    try:
        async with porter.database.writing() as db:
            await rows.register(db, known.id, folded(login), password)
    except IntegrityError:
        raise LoginTaken(login) from None
    return told(request, await porter.again(known))


@post("/login", status_code=200, summary="Be the holder of an account; what the guest had goes there")
async def log_in(request: Request[Any, Any, Any], data: Credentials, porter: Porter, known: Visitor) -> Response[Me]:
    login = folded(tidy(data.login, LONGEST_LOGIN))
    porter.limits.logins_here.take(address_of(request.scope))
    porter.limits.logins_there.take(login)
    async with porter.database.reading() as db:
        account = await rows.account(db, login)
    fits = await password_fits(account.password if account else None, data.password)
    if account is None or not fits:
        raise BadLogin()
    entered, cookie = await porter.enter(known, account.person_id)
    if not known.login and known.id != account.person_id:
        await request.app.state.desk.merge(known.id, account.person_id)
    return told(request, entered, cookie)


@post("/logout", status_code=204, summary="This browser is nobody any more")
async def log_out(request: Request[Any, Any, Any], porter: Porter, known: Visitor) -> Response[None]:
    async with porter.database.writing() as db:
        await rows.leave(db, known.session)
    return Response(None, status_code=204, cookies=[_cookie(request, "", 0)])


def folded(login: str) -> str:
    """Logins that look alike are the same."""
    import unicodedata

    return unicodedata.normalize("NFKC", login).casefold()
