"""What is kept beside the state only saves time: where anything may be heard, all goes the same way."""

from __future__ import annotations

import random

import pytest

from stolek import fuzz
from stolek.games.summoner_wars.game import GAME, RULES
from stolek.games.summoner_wars.rulings import RULINGS
from stolek.games.summoner_wars.state import UNKNOWN, Battle
from stolek.kernel.asks import DRAW, ROLL, TOP
from stolek.kernel.position import Position
from stolek.kernel.rules import Plain

EVERYTHING = (1 << 62) - 1


class Forgetful(dict[int, list[int]]):
    def __setitem__(self, hook: int, found: list[int]) -> None:
        pass


def hear_everything(s: Battle) -> None:
    s.heard = s.moments = s.uses = EVERYTHING
    s.present = UNKNOWN
    s.ears = Forgetful()


@pytest.mark.parametrize("seed", range(15))
def test_games_in_which_everything_is_listened_to_go_the_same_way(seed: int) -> None:
    rng = random.Random(seed)
    options: Plain = GAME.random_options(rng)
    quick, slow = Position(RULES, RULES.deal(options)), Position(RULES, RULES.deal(options))
    while not quick.over:
        if slow.ask.what == TOP:
            hear_everything(slow.state)
        ask = quick.ask
        assert ask.same(slow.ask)
        if ask.what == ROLL:
            answer, seat = rng.randrange(ask.span), ask.seat
        elif ask.what == DRAW:
            answer, seat = rng.choices(ask.options, ask.weights)[0], ask.seat
        else:
            answer, seat = fuzz.any_answer(ask, rng)
        quick.play(answer, seat)
        slow.play(answer, seat)
        assert RULES.to_data(quick.state) == RULES.to_data(slow.state)
        assert quick.trail == slow.trail
    assert slow.over


def test_random_games_read_every_doubtful_rule_both_ways() -> None:
    games = [GAME.random_options(random.Random(seed)).get("rulings", []) for seed in range(60)]
    for ruling in RULINGS:
        assert {ruling in rulings for rulings in games} == {True, False}
