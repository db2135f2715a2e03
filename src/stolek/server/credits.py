"""Whose work this stands on: the owners of the games, the authors of the icons, the libraries."""

from __future__ import annotations

import json
from collections import defaultdict
from functools import cache
from typing import Any, Final

from litestar import Request, get

from stolek.games import GAMES, open_game
from stolek.packages import directory
from stolek.server.problems import speaks
from stolek.server.wire import Credit, Credits

ICONS: Final = ("CC BY 3.0", "https://game-icons.net")

SOFTWARE: Final = (
    Credit("HTTP, WebSocket", "Litestar", "MIT", "https://litestar.dev"),
    Credit("ASGI", "uvicorn", "BSD-3-Clause", "https://uvicorn.dev"),
    Credit("JSON", "msgspec", "BSD-3-Clause", "https://jcristharif.com/msgspec/"),
    Credit("SQL", "SQLAlchemy, Alembic", "MIT", "https://www.sqlalchemy.org"),
    Credit("SQLite", "aiosqlite", "MIT", "https://aiosqlite.omnilib.dev"),
    Credit("PostgreSQL", "psycopg", "LGPL-3.0-only", "https://www.psycopg.org"),
    Credit("Argon2", "argon2-cffi", "MIT", "https://argon2-cffi.readthedocs.io"),
    Credit("Web Push", "pywebpush", "MPL-2.0", "https://github.com/web-push-libs/pywebpush"),
    Credit("Fluent", "fluent.runtime, @fluent/bundle", "Apache-2.0", "https://projectfluent.org"),
    Credit("UI", "Preact, @preact/signals", "MIT", "https://preactjs.com"),
)


@cache
def credits_in(lang: str) -> Credits:
    drawn: dict[str, set[str]] = defaultdict(set)
    rights = []
    for name, package in GAMES.items():
        game = open_game(name)
        words = game.words(lang)
        rights.append(Credit(game.title(words), words.say("game-owners")))
        icons = directory(package) / "icons.json"
        if icons.is_file():
            for icon, drawing in json.loads(icons.read_text("utf-8")).items():
                drawn[drawing["author"]].add(icon)
    licence, url = ICONS
    art = [Credit(", ".join(sorted(icons)), author, licence, url) for author, icons in sorted(drawn.items())]
    return Credits(tuple(rights), tuple(art), SOFTWARE)


@get("/credits", summary="Whose work this stands on")
async def credits_page(request: Request[Any, Any, Any]) -> Credits:
    return credits_in(speaks(request))
