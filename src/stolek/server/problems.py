"""Every refusal as the body of an answer, in the reader's language."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.handlers import HTTPRouteHandler

from stolek.errors import (
    BadDeck,
    BadLog,
    BadSave,
    Illegal,
    NewerSave,
    OtherGame,
    OtherSeats,
    StolekError,
    UnknownGame,
    UnknownOption,
)
from stolek.server.refusals import BadRequest, Fault, NotFound, Refusal, TooLarge, TooMany, WrongMethod
from stolek.server.wire import Problem
from stolek.words import LANGUAGES, Words

if TYPE_CHECKING:
    from litestar.types import Scope

LOGGER: Final = logging.getLogger("stolek.server")
PACKAGE: Final = "stolek.server"
GAME_WORDS: Final = "stolek_words"  # in the state of a request: packages of games whose words a refusal may need

STATUS: Final[dict[type[StolekError], int]] = {
    UnknownGame: 404,
    UnknownOption: 400,
    OtherSeats: 400,
    BadDeck: 400,
    BadSave: 400,
    NewerSave: 400,
    OtherGame: 400,
    BadLog: 400,
    Illegal: 409,
}


def words_of(lang: str) -> Words:
    return Words.load(lang, PACKAGE)


def language_of(scope: Scope, otherwise: str = "en") -> str:
    """The first language of the header that Stolek speaks."""
    header = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    wanted = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        wanted.append((-weight, place, tag.split("-")[0].strip().lower()))
    return next((lang for _, _, lang in sorted(wanted) if lang in LANGUAGES), otherwise)


def status_of(error: StolekError) -> int:
    if isinstance(error, Refusal):
        return error.status
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 500)


def said(error: StolekError, words: Words) -> Problem:
    return Problem(error.key, error.text(words), error.rule or "")


def problem(error: StolekError, lang: str, *packages: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Status, headers and body of a refusal; `packages` have the words of a game that it may need."""
    body = msgspec.json.encode(said(error, Words.load(lang, PACKAGE, *packages)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"content-language", lang.encode()),
        (b"cache-control", b"no-store"),
    ]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.params["seconds"]).encode()))
    return status_of(error), headers, body


# For Litestar


def refused(request: Request[Any, Any, Any], error: StolekError) -> Response[bytes]:
    packages = request.scope["state"].get(GAME_WORDS, ())
    status, headers, body = problem(error, speaks(request), *packages)
    if status >= 500:
        LOGGER.error("%s %s: %s", request.method, route_of(request), error.key, exc_info=error)
    return Response(
        body,
        status_code=status,
        headers={name.decode(): value.decode() for name, value in headers if name != b"content-length"},
        media_type="application/json",
    )


def declined(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses, said like everything else."""
    return refused(request, _ours(error, request))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    if isinstance(error, RecursionError) and "deserializing" in str(error):
        return refused(request, BadRequest("", "too deep"))
    number = secrets.token_hex(4)
    LOGGER.error("fault %s at %s %s", number, request.method, route_of(request), exc_info=error)
    return refused(request, Fault(number))


def _ours(error: HTTPException, request: Request[Any, Any, Any]) -> StolekError:
    if isinstance(error, NotFoundException):
        return NotFound()
    if isinstance(error, MethodNotAllowedException):
        return WrongMethod()
    if error.status_code == 413:
        handler = request.scope["route_handler"]
        return TooLarge((isinstance(handler, HTTPRouteHandler) and handler.resolve_request_max_body_size()) or 0)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        return BadRequest(str(first.get("key", "")), str(first.get("message", "")))
    if isinstance(error, ClientException):
        return BadRequest("", "it cannot be read")
    return Fault(secrets.token_hex(4))


def route_of(request: Request[Any, Any, Any]) -> str:
    """The template of the address, without what fills it."""
    return str(request.scope.get("path_template", ""))


def speaks(request: Request[Any, Any, Any]) -> str:
    """The language of an answer: as the request says, else as the person has chosen."""
    visitor = request.scope.get("state", {}).get("visitor")
    return language_of(request.scope, getattr(visitor, "lang", "en"))


HANDLERS: Final = {StolekError: refused, HTTPException: declined, 500: broken}
