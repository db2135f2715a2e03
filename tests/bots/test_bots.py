"""Computer players: they choose what is offered, by what they see, in time."""

import random
from collections.abc import Iterator
from functools import cache
from time import perf_counter
from typing import Any

import pytest

from stolek.bots import Bot, make
from stolek.bots.search import SearchBot
from stolek.errors import UnknownOption
from stolek.games import open_game
from stolek.games.summoner_wars import bot
from stolek.kernel.asks import CHOOSE, TOP
from stolek.kernel.chance import Chance
from stolek.kernel.position import Position
from stolek.kernel.table import Table
from stolek.kernel.view import View

GAME = open_game("summoner-wars")
SPECS = ["random", "greedy", "search:8"]


@cache
def positions() -> list[tuple[Position[Any], int]]:
    """Questions at rest and in mid-effect of a few random games, by whom they are answered."""
    found: list[tuple[Position[Any], int]] = []
    for seed in range(6):
        rng = random.Random(seed)
        table = Table(GAME.rules, GAME.random_options(rng), Chance(seed))
        in_effect = at_rest = 0
        while not table.over and at_rest + in_effect < 8:
            ask = table.ask
            if len(ask.options) > 1:
                if ask.what == TOP and at_rest < 5 and rng.random() < 0.15:
                    at_rest += 1
                    found.append((table.position.copy(), ask.seat))
                elif ask.what == CHOOSE and in_effect < 3:
                    in_effect += 1
                    found.append((table.position.copy(), ask.seat))
            table.play(rng.choice(table.options))
    return found


def twins() -> Iterator[tuple[Position[Any], Position[Any], int]]:
    """Two truths that a seat cannot tell apart, although what it does not see differs."""
    for number, (position, seat) in enumerate(positions()):
        other = View(position, seat).imagine(random.Random(number))
        if other is not None and hidden(other, seat) != hidden(position, seat):
            yield position, other, seat


def hidden(position: Position[Any], seat: int) -> list[list[int]]:
    s = position.state
    return [s.hand[1 - seat], s.deck[1 - seat], s.dark[1 - seat]]


def test_there_are_twins_at_rest_and_in_mid_effect() -> None:
    kinds = [position.ask.what for position, _, _ in twins()]
    assert kinds.count(TOP) >= 10
    assert kinds.count(CHOOSE) >= 5


@pytest.mark.parametrize("spec", SPECS)
def test_no_bot_peeks(spec: str) -> None:
    """Whatever the other holds: the same view and seed, the same choice."""
    for position, other, seat in twins():
        chosen = [make(spec, 7).choose(GAME, View(truth, seat)) for truth in (position, other)]
        assert chosen[0] == chosen[1]


def test_the_hints_do_not_peek() -> None:
    for position, other, seat in twins():
        one, two = position.state, other.state
        assert bot.evaluate(one, seat) == bot.evaluate(two, seat)
        assert bot.sensible(one, position.ask) == bot.sensible(two, other.ask)


@pytest.mark.parametrize("spec", SPECS)
def test_bots_choose_what_is_offered_and_change_nothing(spec: str) -> None:
    for position, seat in positions():
        before = GAME.rules.to_data(position.state)
        view = View(position, seat)
        assert make(spec, 1).choose(GAME, view) in position.ask.options
        assert GAME.rules.to_data(position.state) == before


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_chooses_the_same(spec: str) -> None:
    for position, seat in positions()[:8]:
        view = View(position, seat)
        assert make(spec, 3).choose(GAME, view) == make(spec, 3).choose(GAME, view)


def test_another_seed_may_choose_otherwise() -> None:
    position, seat = max(positions(), key=lambda found: len(found[0].ask.options))
    assert len({make("random", seed).choose(GAME, View(position, seat)) for seed in range(20)}) > 5


def test_the_clock_is_kept() -> None:
    for position, seat in positions()[:6]:
        view = View(position, seat)
        started = perf_counter()
        option = SearchBot(1, simulations=1_000_000, seconds=0.2).choose(GAME, view)
        assert perf_counter() - started < 0.7
        assert option in view.ask.options


def test_a_watcher_hears_of_a_thought_changes_nothing_and_can_end_it() -> None:
    position, seat = max(positions(), key=lambda found: len(found[0].ask.options))
    view = View(position, seat)
    told: list[tuple[float, int]] = []
    bot = make("search:300", 3)
    bot.watch = lambda share, best: told.append((share, best))
    chosen = bot.choose(GAME, view)
    assert chosen == make("search:300", 3).choose(GAME, view)
    assert told and all(0 <= share <= 1 and best in view.ask.options for share, best in told)

    def enough(share: float, best: int) -> None:
        raise StopIteration

    bot.watch = enough
    with pytest.raises(StopIteration):
        bot.choose(GAME, view)


def test_without_any_time_there_is_still_an_answer() -> None:
    position, seat = positions()[0]
    view = View(position, seat)
    assert SearchBot(1, seconds=0.0).choose(GAME, view) == GAME.sensible(view.state, view.ask)[0]


def test_where_nobody_is_asked_nothing_is_chosen() -> None:
    position, seat = next(found for found in positions() if found[0].ask.what == TOP)
    for spec in SPECS:
        with pytest.raises(ValueError, match="not asked"):
            make(spec, 1).choose(GAME, View(position, 1 - seat))


@pytest.mark.parametrize(
    "spec",
    ["", "best", "Greedy", "search:", "search:0", "search:-5", "search:x", "search:٤", "greedy:3", "random:"],
)
def test_unknown_bots_are_refused_with_those_there_are(spec: str) -> None:
    with pytest.raises(UnknownOption) as refused:
        make(spec, 1)
    assert refused.value.params["known"] == ("random", "greedy", "search", "search:N")


def test_search_takes_a_number_of_simulations() -> None:
    assert [b.simulations for b in (make("search", 1), make("search:7", 1)) if isinstance(b, SearchBot)] == [
        400,
        7,
    ]


def winner(bots: list[Bot], seed: int) -> int:
    table = Table(GAME.rules, {"decks": ["cave-goblins", "cave-goblins"]}, Chance(seed))
    while not table.over:
        seat = table.ask.seat
        table.play(bots[seat].choose(GAME, table.view(seat)))
    return 0 if (table.scores or [0])[0] == 1 else 1


def test_greedy_beats_random_from_both_seats() -> None:
    assert winner([make("greedy", 1), make("random", 2)], 1) == 0
    assert winner([make("random", 1), make("greedy", 2)], 2) == 1
