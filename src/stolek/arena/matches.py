"""Two bots against each other: every deal is played twice, with the seats swapped against its luck."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations_with_replacement
from multiprocessing import get_context
from time import perf_counter
from typing import Any, TypedDict

from stolek import bots
from stolek.arena.intervals import interval, percentile
from stolek.bots import Bot
from stolek.errors import Illegal, StolekError, UnknownOption
from stolek.games import open_game
from stolek.games.base import Game
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table

LIMIT = 10.0  # seconds for a decision
LONGEST = 50_000  # answers in a game


class BotFailed(StolekError):
    """A bot gave an answer that is not legal, took too long, or did not come to the end of a game."""

    key = "bot-failed"

    def __init__(self, bot: str, why: str, deal: int) -> None:
        super().__init__(bot=bot, why=why, deal=deal)


class Seconds(TypedDict):
    mean: float
    p99: float
    max: float


class Result(TypedDict):
    """`score` is bot b's share of the points; `low` and `high` are its 95 % interval over the deals."""

    a: str
    b: str
    games: int
    score: float
    low: float
    high: float
    seconds_per_decision: Seconds  # of bot b


class Pair:
    """One deal, to be played twice."""

    __slots__ = ("a", "b", "game", "limit", "number", "seed")

    def __init__(self, game: str, a: str, b: str, seed: int, number: int, limit: float) -> None:
        self.game = game
        self.a = a
        self.b = b
        self.seed = seed
        self.number = number
        self.limit = limit

    def seed_of(self, *what: object) -> int:
        return random.Random(f"{self.seed} {self.number} {what}").getrandbits(63)


def compete(game: str, a: str, b: str, games: int, seed: int = 0, jobs: int = 1, limit: float = LIMIT) -> Result:
    """Let two bots play; the same arguments give the same result. Raises UnknownOption or BotFailed."""
    open_game(game)
    for spec in (a, b):
        bots.make(spec, 0)
    if games < 2 or games % 2:
        raise UnknownOption("--games", value=games, known="2, 4, 6, ...")
    if jobs < 1:
        raise UnknownOption("--jobs", value=jobs, known="1, 2, 3, ...")
    pairs = [Pair(game, a, b, seed, number, limit) for number in range(games // 2)]
    shares: list[float] = []
    seconds: list[float] = []
    for share, times in _played(pairs, jobs):
        shares.append(share)
        seconds += times
    low, high = interval(shares)
    return Result(
        a=a,
        b=b,
        games=games,
        score=sum(shares) / len(shares),
        low=low,
        high=high,
        seconds_per_decision=Seconds(mean=sum(seconds) / len(seconds), p99=percentile(seconds, 0.99), max=max(seconds)),
    )


def _played(pairs: list[Pair], jobs: int) -> Iterator[tuple[float, list[float]]]:
    if jobs == 1:
        yield from map(play_pair, pairs)
        return
    with ProcessPoolExecutor(min(jobs, len(pairs)), get_context("spawn")) as pool:
        results = [pool.submit(play_pair, pair) for pair in pairs]
        try:
            for result in results:
                yield result.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_pair(pair: Pair) -> tuple[float, list[float]]:
    """Bot b's share of the points of both games, and the seconds of each of its decisions."""
    game = open_game(pair.game)
    seconds: list[float] = []
    shares = [_play(game, pair, swapped, seconds) for swapped in (0, 1)]
    return sum(shares) / 2, seconds


def _play(game: Game[Any], pair: Pair, swapped: int, seconds: list[float]) -> float:
    """Bot a has the even seats, bot b the odd ones; the other way round in the second game."""
    table = Table(game.rules, _setup(game, pair), Chance(pair.seed_of("chance")))
    seats = range(table.seats)
    specs = [(pair.a, pair.b)[(seat + swapped) % 2] for seat in seats]
    players = [bots.make(spec, pair.seed_of(swapped, seat)) for seat, spec in enumerate(specs)]
    mine = [seat for seat in seats if (seat + swapped) % 2]
    while not table.over:
        seat = _seat_to_answer(table)
        took = _answer(game, table, seat, players[seat], specs[seat], pair)
        if seat in mine:
            seconds.append(took)
        if len(table.log) > LONGEST:
            raise BotFailed(specs[seat], f"{LONGEST} answers", pair.number)
    scores = table.scores or []
    return sum(scores[seat] for seat in mine) / (sum(scores) or 1.0)


def _setup(game: Game[Any], pair: Pair) -> dict[str, Any]:
    """All pairings of ready-made decks come once before one comes again, in an order of the seed's own."""
    pairings = list(combinations_with_replacement(game.decks(), game.usual_seats))
    if not pairings:
        return {}
    random.Random(f"{pair.seed} decks").shuffle(pairings)
    return {"decks": list(pairings[pair.number % len(pairings)])}


def _seat_to_answer(table: Table[Any]) -> int:
    """Whoever is asked; of several who are asked together, the first that has not answered."""
    ask = table.ask
    if ask.seat >= 0 and ask.options:
        return ask.seat
    waiting = [part.seat for part in (*ask.parts, *ask.offers) if ask.options_of(part.seat)]
    return waiting[0]


def _answer(game: Game[Any], table: Table[Any], seat: int, player: Bot, spec: str, pair: Pair) -> float:
    started = perf_counter()
    option = player.choose(game, table.view(seat))
    took = perf_counter() - started
    if took > pair.limit:
        raise BotFailed(spec, f"{took:.1f} s", pair.number)
    try:
        table.play(option, seat)
    except Illegal as error:
        raise BotFailed(spec, str(error), pair.number) from None
    return took
