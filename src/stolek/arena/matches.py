"""Two bots against each other: every deal is played from every seat, against the luck of it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations_with_replacement
from multiprocessing import get_context
from time import perf_counter
from typing import Any, NamedTuple, NotRequired, TypedDict

from stolek import bots, settling
from stolek.arena.intervals import interval, percentile
from stolek.bots import Bot
from stolek.errors import Illegal, StolekError, UnknownOption
from stolek.games import open_game
from stolek.games.base import Game
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.tables import winners

LIMIT = 10.0  # seconds for a decision
LONGEST = 50_000  # answers in a game
USUAL = 20  # games, or a few more so that every seat comes as often


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
    """`low` and `high` are the 95 % interval of `score` over the deals, `fair` what it is for bots that are alike.

    At two seats `score` is bot b's share of the points. At more it is the share of the games that bot a wins, alone
    against as many of b, a shared victory counted in part. At one seat it is the mean of what a reaches alone;
    b plays the same deals. The seconds are those of the bot whose score it is.
    """

    a: str
    b: str
    games: int
    score: float
    low: float
    high: float
    seconds_per_decision: Seconds
    seats: int
    fair: NotRequired[float]
    by_seat: list[float]  # the score of that bot in each seat
    score_b: NotRequired[float]  # at one seat


class Deal:
    """What is to be played several times: once for each place that the bot whose score it is can have."""

    __slots__ = ("a", "b", "game", "limit", "number", "options", "seats", "seed")

    def __init__(
        self,
        game: str,
        a: str,
        b: str,
        seed: int,
        number: int,
        limit: float,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.a = a
        self.b = b
        self.seed = seed
        self.number = number
        self.limit = limit
        self.seats = seats
        self.options = dict(options or {})

    def seed_of(self, *what: object) -> int:
        return random.Random(f"{self.seed} {self.number} {what}").getrandbits(63)

    def places(self) -> list[list[str]]:
        """Who sits where, for each game of this deal; the bot whose score it is sits one seat further each time."""
        if self.seats == 1:
            return [[self.a], [self.b]] if self.b != self.a else [[self.a]]
        if self.seats == 2:
            return [[self.a, self.b], [self.b, self.a]]
        return [[self.a if seat == place else self.b for seat in range(self.seats)] for place in range(self.seats)]

    def place(self, game: int) -> int:
        """The seat in that game of the bot whose score it is; at one seat of either."""
        return {1: 0, 2: 1 - game}.get(self.seats, game)


class Played(NamedTuple):
    scores: list[float]  # of each game of a deal
    seconds: list[float]


def compete(
    game: str,
    a: str,
    b: str,
    games: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    limit: float = LIMIT,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Result:
    """Let two bots play; the same arguments give the same result. Raises UnknownOption, OtherSeats or BotFailed.

    Without `games` there are about 20.
    """
    opened = open_game(game)
    for spec in (a, b):
        bots.make(spec, 0)
    seats = opened.usual_seats if seats is None else seats
    if seats not in opened.rules.seats:
        raise UnknownOption("--seats", value=seats, known=map(str, opened.rules.seats))
    games = -(-USUAL // seats) * seats if games is None else games
    if games < 1 or games % seats:
        raise UnknownOption("--games", value=games, known=f"{seats}, {2 * seats}, {3 * seats}, ...")
    if jobs < 1:
        raise UnknownOption("--jobs", value=jobs, known="1, 2, 3, ...")
    settled = settling.settled(opened, dict(options or {}), seats)
    deals = [Deal(game, a, b, seed, number, limit, seats, settled) for number in range(games // seats)]
    played = list(_played(deals, jobs))
    seconds = [took for deal in played for took in deal.seconds]
    shares = [_mean(deal.scores[:seats]) for deal in played]
    low, high = interval(shares)
    by_seat = {deals[0].place(n): _mean([deal.scores[n] for deal in played]) for n in range(seats)}
    result = Result(
        a=a,
        b=b,
        games=games,
        score=_mean(shares),
        low=low,
        high=high,
        seconds_per_decision=Seconds(mean=_mean(seconds), p99=percentile(seconds, 0.99), max=max(seconds)),
        seats=seats,
        by_seat=[by_seat[seat] for seat in range(seats)],
    )
    if seats > 1:
        result["fair"] = 1 / seats
    else:
        result["score_b"] = _mean([deal.scores[-1] for deal in played])
    return result


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _played(deals: list[Deal], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play_deal, deals)
        return
    with ProcessPoolExecutor(min(jobs, len(deals)), get_context("spawn")) as pool:
        results = [pool.submit(play_deal, deal) for deal in deals]
        try:
            for result in results:
                yield result.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_deal(deal: Deal) -> Played:
    """The score of each game, and the seconds of each decision of the bot whose scores they are."""
    game = open_game(deal.game)
    played = Played([], [])
    for number, specs in enumerate(deal.places()):
        table = Table(game.rules, _setup(game, deal), Chance(deal.seed_of("chance")))
        place = deal.place(number)
        seconds = _play(game, table, deal, number, specs, place)
        played.scores.append(_score(table.scores or [0.0] * deal.seats, place))
        if number < deal.seats:  # at one seat only those of a
            played.seconds.extend(seconds)
    return played


def _play(game: Game[Any], table: Table[Any], deal: Deal, number: int, specs: list[str], place: int) -> list[float]:
    """Play to the end; the seconds of each decision at `place`."""
    players = [bots.make(spec, deal.seed_of(number, seat)) for seat, spec in enumerate(specs)]
    seconds = []
    while not table.over:
        seat = _seat_to_answer(table)
        took = _answer(game, table, seat, players[seat], specs[seat], deal)
        if seat == place:
            seconds.append(took)
        if len(table.log) > LONGEST:
            raise BotFailed(specs[seat], f"{LONGEST} answers", deal.number)
    return seconds


def _score(scores: list[float], place: int) -> float:
    if len(scores) == 1:
        return scores[0]
    if len(scores) == 2:
        return scores[place] / (sum(scores) or 1.0)
    best = winners(scores)
    return 1 / len(best) if place in best else 0.0


def _setup(game: Game[Any], deal: Deal) -> dict[str, Any]:
    """All pairings of ready-made decks come once before one comes again, in an order of the seed's own."""
    pairings = list(combinations_with_replacement(game.decks(), deal.seats))
    if not pairings:
        return deal.options
    random.Random(f"{deal.seed} decks").shuffle(pairings)
    return {"decks": list(pairings[deal.number % len(pairings)]), **deal.options}


def _seat_to_answer(table: Table[Any]) -> int:
    """Whoever is asked; of several who are asked together, the first that has not answered."""
    ask = table.ask
    if ask.seat >= 0 and ask.options:
        return ask.seat
    waiting = [part.seat for part in (*ask.parts, *ask.offers) if ask.options_of(part.seat)]
    return waiting[0]


def _answer(game: Game[Any], table: Table[Any], seat: int, player: Bot, spec: str, deal: Deal) -> float:
    started = perf_counter()
    option = player.choose(game, table.view(seat))
    took = perf_counter() - started
    if took > deal.limit:
        raise BotFailed(spec, f"{took:.1f} s", deal.number)
    try:
        table.play(option, seat)
    except Illegal as error:
        raise BotFailed(spec, str(error), deal.number) from None
    return took
