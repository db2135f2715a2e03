"""Tournaments at one seat and at more than two: every seat as often, a shared victory counted in part."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from stolek import bots
from stolek.arena import BotFailed, compete, matches
from stolek.bots import Bot
from stolek.cli import main
from stolek.errors import OtherSeats, UnknownOption
from stolek.games.base import Game
from stolek.kernel.chance import Chance
from stolek.kernel.view import View
from stolek.words import LANGUAGES
from tests.ring.rules import DRAW, RULES, TAKE

Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def with_ring(ring: str) -> None:
    """The small game is among the games."""


class Scripted(Bot):
    """Names 3 and then takes what its name says; the seats it had are noted."""

    seen: ClassVar[list[tuple[str, int]]] = []

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(seed)
        self.name = name
        self.begun = False

    def choose(self, game: Game[Any], view: View[Any]) -> int:
        if not self.begun:
            self.seen.append((self.name, view.seat))
            self.begun = True
            return view.ask.options[-1]
        return DRAW if self.name == "weak" and DRAW in view.ask.options else TAKE


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> type[Scripted]:
    """With one round, `take` scores 2 for sure and a card 2 on average."""
    Scripted.seen = []
    monkeypatch.setattr(bots, "make", Scripted)
    return Scripted


@pytest.mark.parametrize("seats", [3, 4])
def test_one_against_all_others_in_every_seat(seats: int, scripted: type[Scripted]) -> None:
    result = compete("ring", "lone", "other", games=2 * seats, seats=seats, options={"rounds": 2})
    lone = sorted(seat for name, seat in scripted.seen if name == "lone")
    assert lone == sorted([*range(seats)] * 2)
    assert len(scripted.seen) == 2 * seats * seats
    # All play alike: each game is shared by all, and so are the seats.
    assert result["score"] == pytest.approx(1 / seats) == result["fair"]
    assert result["by_seat"] == [pytest.approx(1 / seats)] * seats
    assert result["low"] < result["score"] < result["high"]


def test_a_share_of_the_games_is_not_a_share_of_the_points() -> None:
    assert matches._score([0.5, 0.4, 0.4], 0) == 1.0
    assert matches._score([0.5, 0.5, 0.4], 1) == 0.5
    assert matches._score([0.5, 0.5, 0.4], 2) == 0.0
    assert matches._score([0.0, 0.0, 0.0], 1) == 0.0
    assert matches._score([0.25, 0.75], 1) == 0.75
    assert matches._score([0.3], 0) == 0.3


def test_alone_the_score_is_what_is_reached(scripted: type[Scripted]) -> None:
    options = {"rounds": 1, "goal": "hard"}
    result = compete("ring", "first", "second", games=4, seats=1, options=options)
    assert scripted.seen == [("first", 0), ("second", 0)] * 4
    assert result["score"] == result["score_b"] == pytest.approx(5 / 30)
    assert result["by_seat"] == [result["score"]] and "fair" not in result
    scripted.seen.clear()
    assert compete("ring", "first", "first", games=4, seats=1, options=options)["score"] == pytest.approx(5 / 30)
    assert len(scripted.seen) == 4


def test_all_seats_of_a_deal_have_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noting(seed: int) -> Chance:
        seeds.append(seed)
        return Chance(seed)

    monkeypatch.setattr(matches, "Chance", noting)
    compete("ring", "random", "random", games=6, seats=3)
    assert seeds[:3] == [seeds[0]] * 3 and seeds[3:] == [seeds[3]] * 3 and seeds[0] != seeds[3]


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_same_arguments_give_the_same_result(seats: int) -> None:
    result = compete("ring", "greedy", "greedy", games=4 * seats, seats=seats, seed=2)
    again = compete("ring", "greedy", "greedy", games=4 * seats, seats=seats, seed=2)
    assert (result["score"], result["by_seat"]) == (again["score"], again["by_seat"])
    assert 0 <= result["low"] <= result["score"] <= result["high"] <= 1


def test_without_a_number_each_seat_comes_as_often() -> None:
    assert compete("ring", "random", "random")["games"] == 21
    assert compete("ring", "random", "random", seats=4)["games"] == 20


@pytest.mark.parametrize(("games", "seats"), [(4, 3), (0, 3), (6, 4), (5, 5), (-1, 1)])
def test_games_come_as_often_as_there_are_seats(games: int, seats: int) -> None:
    with pytest.raises(UnknownOption):
        compete("ring", "random", "random", games, seats=seats)


def test_options_have_to_fit() -> None:
    with pytest.raises(OtherSeats):
        compete("ring", "random", "random", seats=3, options={"goal": "easy"})
    with pytest.raises(UnknownOption):
        compete("ring", "random", "random", seats=3, options={"rounds": 0})


def test_a_bot_that_fails_alone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rude(Bot):
        def choose(self, game: Game[Any], view: View[Any]) -> int:
            return -5

    monkeypatch.setattr(bots, "make", lambda spec, seed: Rude(seed))
    with pytest.raises(BotFailed):
        compete("ring", "rude", "rude", seats=1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_the_command_in_words(lang: str, seats: int, capsys: Printed) -> None:
    arguments = ["arena", "ring", "--bots", "random,greedy", "--seats", str(seats), "--games", str(seats)]
    assert main([*arguments, "--option", "rounds=1", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == (2 if seats == 1 else 3)
    assert seats < 3 or f"{1 / seats:.1%}" in lines[0]


def test_the_command_in_json(capsys: Printed) -> None:
    assert main(["arena", "ring", "--bots", "random,greedy", "--games", "6", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["seats"], result["fair"], len(result["by_seat"])) == (3, pytest.approx(1 / 3), 3)
    assert main(["arena", "ring", "--bots", "greedy", "--seats", "1", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["b"] == "greedy"


@pytest.mark.parametrize(
    "wrong", [("--seats", "5"), ("--seats", "3", "--games", "4"), ("--option", "x=1"), ("--bots", "greedy")]
)
def test_the_command_refuses_what_cannot_be(wrong: tuple[str, ...], capsys: Printed) -> None:
    assert main(["arena", "ring", *wrong]) == 2
    assert capsys.readouterr().err
