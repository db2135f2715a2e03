"""Bots at one seat and at more than two: every answer is judged for the seat that gives it, and thoughts end."""

from __future__ import annotations

import random
from collections.abc import Coroutine
from typing import Any

import pytest

from stolek.bots import make
from stolek.bots.search import STEPS, SearchBot, Simulation
from stolek.kernel.asks import NONE, Ask, over, roll, top
from stolek.kernel.chance import Chance
from stolek.kernel.position import Position
from stolek.kernel.rules import Plain, Refusal, Rules, State
from stolek.kernel.schema import Schema
from stolek.kernel.table import Table
from stolek.kernel.view import View
from tests.plain_game import PlainGame
from tests.ring.game import GAME
from tests.ring.rules import RULES, TAKE, Ring

SURE, TRUST, GIVE, KEEP = range(4)


class Trust(State):
    """Seat 0 takes a sure 0.4, or trusts one of the two others, whom a roll names: that one gives all, or keeps it."""

    __slots__ = ("asked", "scores")

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.scores: list[float] = []

    def clone(self) -> Trust:
        twin = Trust()
        twin.asked, twin.scores = self.asked, self.scores[:]
        return twin


async def play(s: Trust, first: int) -> None:
    answer = first if first != NONE or s.scores else await top(s.asked, 0, options(s))
    while not s.scores:
        if answer == SURE:
            s.scores = [0.4, 0.3, 0.3]
        elif answer == TRUST:
            s.asked = 1 + await roll(1, 2)
            answer = await top(s.asked, 0, options(s))
        else:
            s.scores = [0.0, 0.0, 0.0]
            s.scores[0 if answer == GIVE else s.asked] = 1.0
    await over()


def options(s: Trust) -> list[int]:
    return [GIVE, KEEP] if s.asked else [TRUST, SURE]


class TrustRules(Rules[Trust]):
    name = "trust"
    seats = (3,)

    def schema(self) -> Schema:
        return Schema([], [])

    def deal(self, options: Plain) -> Trust:
        return Trust()

    def main(self, s: Trust, first: int) -> Coroutine[Any, Any, None]:
        return play(s, first)

    def to_data(self, s: Trust) -> Plain:
        return {"asked": s.asked, "scores": s.scores}

    def from_data(self, data: Plain) -> Trust:
        s = Trust()
        s.asked, s.scores = data["asked"], data["scores"]
        return s

    def scores(self, s: Trust) -> list[float] | None:
        return s.scores or None

    def why_not(self, s: Trust, ask: Ask, answer: int) -> Refusal | None:
        return None if answer in ask.options else Refusal("", "not-offered")

    def seen(self, s: Trust, ask: Ask, answer: int, seat: int) -> int:
        return answer

    def conceal(self, s: Trust, seat: int) -> Trust:
        return s.clone()

    def redeal(self, s: Trust, seat: int, now: Trust, rng: random.Random) -> Trust:
        return s.clone()


class TrustGame(PlainGame[Trust]):
    rules = TrustRules()


@pytest.mark.parametrize("seed", range(5))
def test_others_are_thought_to_do_what_is_best_for_them(seed: int) -> None:
    game = TrustGame()
    view = View(Position(game.rules, Trust()), 0)
    assert make("search:300", seed).choose(game, view) == SURE


def test_who_is_asked_after_a_roll_is_judged_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    roots: list[Any] = []
    simulate = SearchBot._simulate

    def noting(self: SearchBot, game: Any, simulation: Any, ask: Any, options: Any, root: Any) -> None:
        roots.append(root)
        simulate(self, game, simulation, ask, options, root)

    monkeypatch.setattr(SearchBot, "_simulate", noting)
    game = TrustGame()
    make("search:300", 1).choose(game, View(Position(game.rules, Trust()), 0))
    trusting = next(node for node in roots[0].children.values() if node.children)
    assert sorted(child.seat for child in trusting.children.values()) == [1, 1, 2, 2]
    assert all(child.total in (0.0, float(child.visits)) for child in trusting.children.values())


def begun(seats: int, rounds: int) -> Position[Ring]:
    position = Position(RULES, RULES.deal({"seats": seats, "rounds": rounds}))
    for seat in range(seats):
        position.play(position.ask.parts[seat].options[0], seat)
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_simulation_goes_on_until_the_turn_has_come_round(seats: int) -> None:
    simulation = Simulation(begun(seats, 99), 0, random.Random(1))
    number = 0
    while not simulation.ended():
        simulation.play(TAKE, simulation.position.ask.seat)
        number += 1
    assert number == seats and simulation.position.ask.seat == 0


def test_where_the_turn_never_passes_a_simulation_ends_all_the_same() -> None:
    simulation = Simulation(begun(1, 99), 0, random.Random(1))
    while not simulation.ended():
        simulation.play(TAKE, 0)
    assert simulation.steps == STEPS and not simulation.position.over


@pytest.mark.parametrize("spec", ["random", "greedy", "search:20"])
@pytest.mark.parametrize("seats", RULES.seats)
def test_bots_play_whole_games_with_any_number(spec: str, seats: int) -> None:
    table = Table(RULES, {"seats": seats}, Chance(1))
    players = [make(spec, seat) for seat in range(seats)]
    while not table.over:
        waiting = [seat for seat in range(seats) if table.ask.options_of(seat)]
        table.play(players[waiting[0]].choose(GAME, table.view(waiting[0])), waiting[0])
    assert len(table.scores or ()) == seats


def test_alone_a_search_plays_for_the_goal() -> None:
    """A sure 2 is worth more than what the first card brings: to name 3 is best of all."""
    view = View(Position(RULES, RULES.deal({"seats": 1, "goal": "hard"})), 0)
    assert make("search:100", 1).choose(GAME, view) == view.ask.options[-1]
