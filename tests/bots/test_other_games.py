"""Bots know no game: here is one for three seats with a common secret question, a turn, and a die."""

import random
from collections.abc import Coroutine
from typing import Any

import pytest

from stolek.bots import make
from stolek.kernel.asks import NONE, Ask, choose, over, roll, together, top
from stolek.kernel.chance import Chance
from stolek.kernel.position import Position
from stolek.kernel.rules import Plain, Refusal, Rules, State
from stolek.kernel.schema import Schema
from stolek.kernel.table import Table
from stolek.kernel.view import View
from tests.plain_game import PlainGame

BID, TAKE, DIE = 0, 1, 2


class Pot(State):
    """Everybody names a number in secret; then each in turn takes a sure 2, or rolls for 0 to 2."""

    __slots__ = ("points", "turn")

    def __init__(self) -> None:
        super().__init__()
        self.points = [0, 0, 0]
        self.turn = NONE

    def clone(self) -> "Pot":
        twin = Pot()
        twin.points, twin.turn = self.points[:], self.turn
        return twin


class PotRules(Rules[Pot]):
    name = "pot"
    seats = (3,)

    def schema(self) -> Schema:
        return Schema([], [])

    def why_not(self, s: Pot, ask: Ask, answer: int) -> Refusal | None:
        return None if answer in ask.options else Refusal("", "not-offered")

    def from_data(self, data: Plain) -> Pot:
        s = Pot()
        s.points, s.turn = list(data["points"]), data["turn"]
        return s

    def deal(self, options: Plain) -> Pot:
        return Pot()

    def main(self, s: Pot, first: int) -> Coroutine[Any, Any, None]:
        return play(s, first)

    def to_data(self, s: Pot) -> Plain:
        return {"points": s.points, "turn": s.turn}

    def scores(self, s: Pot) -> list[float] | None:
        return [points / 10 for points in s.points] if s.turn == 3 else None

    def seen(self, s: Pot, ask: Ask, answer: int, seat: int) -> int:
        return answer

    def conceal(self, s: Pot, seat: int) -> Pot:
        return s.clone()

    def redeal(self, s: Pot, seat: int, now: Pot, rng: random.Random) -> Pot:
        return s.clone()


async def play(s: Pot, first: int) -> None:
    if s.turn == NONE:
        bids = await together(BID, [choose(seat, BID, [1, 2, 3]) for seat in range(3)])
        for seat in range(3):
            s.points[seat] += bids[seat]
        s.turn = 0
    elif first != NONE:
        await take(s, first)
    while True:
        await take(s, await top(s.turn, TAKE, [2, 0]))


async def take(s: Pot, answer: int) -> None:
    s.points[s.turn] += answer or await roll(DIE, 3)
    s.turn += 1
    if s.turn == 3:
        await over()


class PotGame(PlainGame[Pot]):
    rules = PotRules()

    def evaluate(self, s: Pot, seat: int) -> float:
        return s.points[seat] / 10


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_common_questions_and_three_seats(spec: str) -> None:
    game = PotGame()
    table = Table(game.rules, {}, Chance(1))
    assert (table.seats, game.usual_seats) == (3, 3)
    for seat in range(table.seats):
        table.play(make(spec, seat).choose(game, table.view(seat)), seat)
    assert table.state.points == [3, 3, 3]
    while not table.over:
        seat = table.ask.seat
        table.play(make(spec, seat).choose(game, table.view(seat)))
    assert table.state.points == [5, 5, 5]


def test_an_answer_given_already_is_not_asked_again() -> None:
    game = PotGame()
    position = Position(game.rules, game.rules.deal({}))
    position.play(1, 0)
    with pytest.raises(ValueError, match="not asked"):
        make("search:5", 1).choose(game, View(position, 0))
    assert make("search:60", 1).choose(game, View(position, 2)) == 3
