"""Which games are kept as transcripts, and where."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from stolek.games import GAMES, open_game
from tests.golden.transcript import Player, answers_of, write

HERE = Path(__file__).parent


def games() -> dict[str, tuple[str, dict[str, Any]]]:
    """Name of the file -> game and options; of a game with decks each plays twice, of others the usual set-ups."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for name in GAMES:
        decks = open_game(name).decks()
        if not decks:
            setups = enumerate(open_game(name).bench_options(), 1)
            found |= {f"{name}.{number}": (name, options) for number, options in setups}
        for number, deck in enumerate(decks):
            other = decks[(number + 3) % len(decks)]
            found[f"{name}.{deck}.{other}"] = name, {"decks": [deck, other]}
    return found


def path(file: str) -> Path:
    return HERE / f"{file}.txt"


def kept(file: str) -> str:
    return path(file).read_text("utf-8") if path(file).exists() else ""


def transcript(file: str, go_on: bool) -> str:
    """The kept game played again; where it no longer fits it ends, or goes on at random."""
    name, options = games()[file]
    rng = random.Random(json.dumps([file, options])) if go_on else None
    return "\n".join([*write(open_game(name), options, Player(answers_of(kept(file)), rng)), ""])
