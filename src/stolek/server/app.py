"""The application of one worker: routes, the socket, the built page, and what begins and ends with it."""

from __future__ import annotations

import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException

from stolek.errors import StolekError
from stolek.server.api import api
from stolek.server.description import CONFIG
from stolek.server.house import House
from stolek.server.limits import Limits
from stolek.server.problems import broken, declined, language_of, refused, words_of
from stolek.server.refusals import NotFound
from stolek.server.safety import Guard, names_for
from stolek.server.settings import Settings
from stolek.server.socket import table_socket

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


@get("/health", summary="Whether this server can do its work")
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    from stolek.about import VERSION
    from stolek.server.database.tables import last_number

    house: House = request.app.state.house
    await last_number(house.database, "")
    return {"version": VERSION, "tables": len(house.hall.lives), "workers": house.settings.workers}


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the built client; every address of a page is the client itself."""
    files: Files = request.app.state.files
    return files.answer(request.scope["path"].strip("/"), request)


class Files:
    """The built client, read once. Names in `assets` hold a hash, so they may be kept for ever."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, tuple[float, bytes]] = {}

    def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        name = path or "index.html"
        body = self._file(name)
        if body is None and "." not in name.rpartition("/")[2] and not path.startswith(("api/", "assets/")):
            name = "index.html"
            body = self._file(name)
            if body is None:
                return missing(language_of(request.scope))
        if body is None:
            raise NotFound()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith(".webmanifest"):
            kind = "application/manifest+json"
        kept = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        headers = {"cache-control": kept, "vary": "accept-encoding"}
        packed = self._file(name + ".gz")
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers = packed, {**headers, "content-encoding": "gzip"}
        return Response(body, media_type=kind, headers=headers)

    def _file(self, name: str) -> bytes | None:
        path = (self.folder / name).resolve()
        if not path.is_relative_to(self.folder.resolve()) or not path.is_file():
            return None
        changed = path.stat().st_mtime
        kept = self._read.get(name)
        if kept is None or kept[0] != changed:
            kept = self._read[name] = changed, path.read_bytes()
        return kept[1]


def missing(lang: str) -> Response[bytes]:
    words = words_of(lang)
    title, text = words.say("page-missing-title"), words.say("page-missing")
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1><p>{text}</p>'
    )
    return Response(body.encode(), media_type=MediaType.HTML, status_code=503, headers={"cache-control": "no-store"})


@asynccontextmanager
async def life(settings: Settings, limits: Limits, app: Litestar) -> AsyncIterator[None]:
    house = await House.build(settings, limits)
    app.state.house = house
    app.state.hall = house.hall
    app.state.porter = house.porter
    app.state.notices = house.notices
    try:
        yield
    finally:
        await house.close()


class Application:
    """What a server runs: everything, behind the guard."""

    def __init__(self, settings: Settings) -> None:
        limits = Limits(factor=settings.limits, connections=round(100 * settings.limits))
        self.inner = Litestar(
            [api(), health, table_socket, page],
            lifespan=[partial(life, settings, limits)],
            exception_handlers={StolekError: refused, HTTPException: declined, Exception: broken},
            openapi_config=CONFIG,
            logging_config=None,
        )
        self.inner.state.files = Files(settings.page)
        self._guard = Guard(self.inner, limits, names_for(settings.host, settings.names))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._guard(scope, receive, send)

    async def drain(self) -> None:
        """To be called before the server closes its sockets."""
        await self.inner.state.house.drain()
