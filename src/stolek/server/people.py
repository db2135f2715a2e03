"""Who somebody is: cookies that nobody can forge, the token against forged requests, passwords."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import random
import secrets
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stolek.server.problems import words_of
from stolek.server.wire import Lang

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE: Final = "stolek"
COOKIE_AGE: Final = 400 * 24 * 3600  # seconds; browsers keep none longer
LONGEST_NAME: Final = 40
LEAST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
AT_ONCE: Final = 2  # passwords that are hashed at the same time: each takes its memory


class Visitor(Struct, frozen=True):
    """The person behind a request, or a socket. `session` is the hash by which the database knows the browser."""

    id: str
    name: str
    lang: Lang
    session: str
    csrf: str
    login: str = ""

    def __repr__(self) -> str:
        return f"Visitor({self.id})"


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_key() -> str:
    """Something to show that opens something: 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """What is kept of a key. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


class Seal:
    """Signs what browsers keep for us."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def _mark(self, purpose: str, text: str) -> str:
        mark = hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mark).decode().rstrip("=")

    def cookie(self, token: str) -> str:
        return f"{token}.{self._mark('cookie', token)}"

    def token(self, cookie: str) -> str | None:
        """The token of a cookie that we have signed."""
        token, _, mark = cookie.partition(".")
        return token if _same(mark, self._mark("cookie", token)) else None

    def csrf(self, session: str) -> str:
        return self._mark("csrf", session)


def csrf_fits(visitor: Visitor, given: str) -> bool:
    return _same(given, visitor.csrf)


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())


# Names


def friendly_name(lang: str) -> str:
    return words_of(lang).say("guest-name", quality=random.randrange(8), animal=random.randrange(8))


def tidy(name: str, longest: int = LONGEST_NAME) -> str:
    """A name with nothing in it that cannot be seen or that turns the text around it."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:longest].strip()


# Passwords


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=2)


@cache
def _nobodys() -> str:
    return _hasher().hash(new_key())


_busy: Final[dict[asyncio.AbstractEventLoop, asyncio.Semaphore]] = {}


def _place() -> asyncio.Semaphore:
    loop = asyncio.get_running_loop()
    for gone in [other for other in _busy if other.is_closed()]:
        del _busy[gone]
    return _busy.setdefault(loop, asyncio.Semaphore(AT_ONCE))


async def hash_password(password: str) -> str:
    """As argon2id leaves it; worked out in a thread, so that tables go on."""
    async with _place():
        return await asyncio.to_thread(_hasher().hash, password)


async def password_fits(kept: str | None, password: str) -> bool:
    """Whether this is the password. Takes as long for a login that there is not (`kept` None)."""
    async with _place():
        return await asyncio.to_thread(_fits, kept, password)


def _fits(kept: str | None, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(kept or _nobodys(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False
