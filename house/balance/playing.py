"""Games of bots, with all that they could have chosen and what they chose."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from types import ModuleType
from typing import Any, NamedTuple

from stolek import bots
from stolek.games import GAMES, open_game
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table

Values = dict[str, dict[str, dict[str, Any]]]  # family of cards: card: number: value


class Job(NamedTuple):
    game: str
    study: str
    bot: str
    number: int
    values: Values


def looked_at(game: str) -> ModuleType:
    """What the game itself says of how it is balanced."""
    return import_module(f"{GAMES[game]}.balance")


def set_values(game: str, values: Values) -> None:
    """Try other numbers on cards. Must come before anything of the game is used, for hints are made from cards."""
    for family, cards in values.items():
        known = import_module(f"{GAMES[game]}.cards.{family}").BY_ID
        for card, numbers in cards.items():
            for name, value in numbers.items():
                *owners, last = name.split(".")
                thing = known[card]
                for owner in owners:
                    thing = getattr(thing, owner)
                if not hasattr(thing, last):
                    raise KeyError(f"{family} {card} {name}")
                setattr(thing, last, tuple(value) if isinstance(value, list) else value)


def play_all(jobs: Iterable[Job], processes: int) -> Iterator[dict[str, Any]]:
    jobs = list(jobs)
    if not jobs:
        return
    start = (jobs[0].game, jobs[0].values)
    with ProcessPoolExecutor(processes, get_context("spawn"), set_values, start) as pool:
        try:
            yield from pool.map(play, jobs, chunksize=1)
        finally:
            pool.shutdown(cancel_futures=True)


def play(job: Job) -> dict[str, Any]:
    """One game. Its number is its seed, so that the same games are dealt whatever the values and bots are."""
    game, look = open_game(job.game), looked_at(job.game)
    options = look.studies()[job.study]
    seed = random.Random(f"{job.study} {job.number}").getrandbits(60)
    table: Table[Any] = Table(game.rules, json.loads(json.dumps(options)), Chance(seed))
    players = [bots.make(job.bot, seed + seat) for seat in range(table.seats)]
    chances: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    met: set[str] = set()
    while not table.over:
        ask = table.ask
        s, seat = table.state, ask.seat
        option = players[seat].choose(game, table.view(seat))
        when = f"{seat} {look.chance(s)} "
        for other in ask.options:
            for name in look.components(s, ask, other):
                if when + name not in met:
                    met.add(when + name)
                    chances[f"{seat} {name}"] += 1
        for name in look.components(s, ask, option):
            if f"{when}{name} chosen" not in met:
                met.add(f"{when}{name} chosen")
                chosen[f"{seat} {name}"] += 1
        table.play(option, seat)
    return {
        "study": job.study,
        "bot": job.bot,
        "number": job.number,
        "scores": table.scores,
        "answers": len(table.log),
        "chances": dict(chances),
        "chosen": dict(chosen),
        "happened": dict(Counter(look.happened(table.story))),
        **look.ending(table.state),
    }
