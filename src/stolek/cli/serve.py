"""`stolek serve`: the table in the browser."""

from __future__ import annotations

import os
from argparse import SUPPRESS, BooleanOptionalAction, Namespace
from pathlib import Path

from stolek.cli.parser import Parser
from stolek.words import Words


def arguments(parser: Parser) -> None:
    say = parser.words.say
    add = parser.choices.add_argument
    add("--host", metavar="ADDRESS", default="127.0.0.1", help=say("cli-serve-host"))
    add("--port", metavar="N", type=int, default=8000, help=say("cli-serve-port"))
    add("--data", metavar="DIR", type=Path, help=say("cli-serve-data"))
    add("--database", metavar="URL", default="", help=say("cli-serve-database"))
    add("--workers", metavar="N", type=int, default=1, help=say("cli-serve-workers"))
    add("--name", metavar="NAME", action="append", default=[], help=say("cli-serve-name"))
    add("--address", metavar="URL", default="", help=say("cli-serve-address"))
    add("--private-notices", action="store_true", help=say("cli-serve-private-notices"))
    add("--browser", action=BooleanOptionalAction, default=False, help=say("cli-serve-browser"))
    add("--limits", type=float, default=1.0, help=SUPPRESS)


def run(args: Namespace, words: Words) -> int:
    from stolek.server.settings import Settings, home

    words = Words.load(words.lang, "stolek.cli", "stolek.server")
    settings = Settings(
        data=(args.data or home(os.environ)).expanduser().resolve(),
        host=args.host,
        port=args.port,
        database=args.database or os.environ.get("STOLEK_DATABASE", ""),
        workers=args.workers,
        limits=args.limits,
        names=tuple(args.name),
        address=args.address,
        private_notices=args.private_notices,
    )
    settings.check()
    from stolek.server import running

    door = running.listen(settings.host, settings.port)
    running.make_ready(settings)
    url = address(settings.host, door.getsockname()[1])

    def ready() -> None:
        print(words.say("cli-serve-ready", url=url), flush=True)
        if args.browser:
            from threading import Thread
            from webbrowser import open as show

            Thread(target=show, args=(url,), daemon=True).start()

    running.run(settings, door, ready)
    return 0


def address(host: str, port: int) -> str:
    """Where a browser of this machine finds the server."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
