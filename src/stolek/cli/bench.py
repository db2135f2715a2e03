"""`stolek bench`: figures of this build, and of another one beside it."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import Namespace
from math import inf
from pathlib import Path
from typing import Any

from stolek.cli.parser import Parser
from stolek.errors import UnknownOption
from stolek.games import GAMES, open_game
from stolek.words import Words

OTHER = Path(".venv-compiled/bin/python")  # where `dev.py compile` puts the compiled build


def arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_game(GAMES)
    choices = parser.choices
    choices.add_argument("--seconds", type=float, default=8.0, help=words.say("cli-bench-seconds"))
    choices.add_argument("--seed", type=int, default=1, help=words.say("cli-bench-seed"))
    choices.add_argument("--with", dest="other", metavar="PYTHON", help=words.say("cli-bench-with"))
    choices.add_argument("--only", action="store_true", help=words.say("cli-bench-only"))
    choices.add_argument("--json", action="store_true", help=words.say("cli-bench-json"))


def run(args: Namespace, words: Words) -> int:
    open_game(args.game)
    if not 0 < args.seconds < inf:
        raise UnknownOption("--seconds", args.seconds, "0.5, 1, 2, ...")
    from stolek.bench import measure

    figures = [measure(args.game, args.seconds, args.seed)]
    other = args.other or (str(OTHER) if OTHER.exists() and not args.only else None)
    if other is not None:
        figures += _elsewhere(other, args)
    if args.json:
        print(json.dumps(figures))
        return 0
    for row in figures:
        print(words.say("cli-bench-mode", mode=row["mode"]))
        for key, value in row.items():
            if key != "mode":
                print(f"  {words.say('cli-bench-' + key.replace('_', '-')):<58} {value:>12,}")
    return 0


def _elsewhere(python: str, args: Namespace) -> list[dict[str, Any]]:
    """The figures of the build that another Python imports."""
    call = [python, "-m", "stolek", "bench", args.game, "--only", "--json"]
    call += ["--seconds", str(args.seconds), "--seed", str(args.seed)]
    try:
        done = subprocess.run(call, check=False, capture_output=True, text=True)
    except OSError:
        raise UnknownOption("--with", python) from None
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise SystemExit(done.returncode)
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows
