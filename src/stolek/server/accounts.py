"""Being somebody: a guest at once, with an account where one wants to be the same person elsewhere."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy.exc import IntegrityError

from stolek.server.database import people as rows
from stolek.server.doors import Porter
from stolek.server.hall import Hall
from stolek.server.people import (
    COOKIE,
    COOKIE_AGE,
    LEAST_PASSWORD,
    LONGEST_PASSWORD,
    Visitor,
    hash_password,
    password_fits,
    tidy,
)
from stolek.server.problems import language_of
from stolek.server.refusals import BadLogin, BadRequest, HasAccount, LoginTaken, ShortPassword
from stolek.server.safety import address_of
from stolek.server.seating import merge
from stolek.server.wire import Credentials, Me, MeChange

LONGEST_LOGIN: Final = 40


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
async def who_am_i(
    request: Request[Any, Any, Any], porter: NamedDependency[Porter], visitor: NamedDependency[Visitor | None]
) -> Response[Me]:
    if visitor is not None:
        return told(request, visitor)
    porter.limits.newcomers.take(address_of(request.scope))
    return told(request, *await porter.welcome(language_of(request.scope)))


@patch("/me", summary="Another name or language")
async def change_me(
    request: Request[Any, Any, Any],
    data: JSONBody[MeChange],
    porter: NamedDependency[Porter],
    hall: NamedDependency[Hall],
    known: NamedDependency[Visitor],
) -> Response[Me]:
    name = None if data.name is None else tidy(data.name)
    if name == "":
        raise BadRequest("name", "it is empty")
    async with porter.database.writing() as db:
        await rows.rename(db, known.id, name, data.lang)
    if name is not None:
        hall.renamed(known.id, name)
    return told(request, await porter.again(known))


@post("/account", status_code=200, summary="An account for a guest")
async def register(
    request: Request[Any, Any, Any],
    data: JSONBody[Credentials],
    porter: NamedDependency[Porter],
    known: NamedDependency[Visitor],
) -> Response[Me]:
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
async def log_in(
    request: Request[Any, Any, Any],
    data: JSONBody[Credentials],
    porter: NamedDependency[Porter],
    hall: NamedDependency[Hall],
    known: NamedDependency[Visitor],
) -> Response[Me]:
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
        await merge(hall, known.id, account.person_id)
    return told(request, entered, cookie)


@post("/logout", status_code=204, summary="This browser is nobody any more")
async def log_out(
    request: Request[Any, Any, Any], porter: NamedDependency[Porter], known: NamedDependency[Visitor]
) -> Response[None]:
    async with porter.database.writing() as db:
        await rows.leave(db, known.session)
    return Response(None, status_code=204, cookies=[_cookie(request, "", 0)])


def folded(login: str) -> str:
    """Logins that look alike are the same."""
    return unicodedata.normalize("NFKC", login).casefold()
