"""Tournaments: fair pairs, honest intervals, and no failure in silence."""

import json
from collections.abc import Callable
from math import inf
from typing import Any, ClassVar

import pytest

from stolek import bots
from stolek.arena import BotFailed, compete, matches
from stolek.arena.intervals import interval, percentile
from stolek.bots import Bot
from stolek.cli import main
from stolek.errors import UnknownOption
from stolek.games import open_game
from stolek.games.base import Game
from stolek.kernel.view import View
from stolek.words import LANGUAGES, Words

Printed = pytest.CaptureFixture[str]


def test_the_interval_of_a_mean() -> None:
    # 0 and 1 added: mean 0.5, squares of the deviations 0.25 four times, 3 and 4: 1.96 * sqrt(1 / 3 / 4)
    assert interval([0.0, 1.0]) == pytest.approx((0.0, 1.0))
    low, high = interval([0.5] * 98)
    assert (low, high) == pytest.approx((0.5 - 1.959964 * (0.5 / 99 / 100) ** 0.5, 1 - low))
    low, high = interval([1.0] * 98)
    assert (low, high) == pytest.approx((0.99 - 1.959964 * 0.01, 1.0))


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(n) for n in range(200, 0, -1)]
    assert percentile(values, 0.99) == 198
    assert percentile([3.0], 0.99) == 3
    assert percentile([2.0, 1.0], 0.5) == 1


def test_a_tournament_tells_what_was_played() -> None:
    result = compete("summoner-wars", "random", "greedy", games=6, seed=1)
    assert list(result)[:7] == ["a", "b", "games", "score", "low", "high", "seconds_per_decision"]
    assert (result["seats"], result["fair"], result["by_seat"]) == (2, 0.5, [1.0, 1.0])
    assert (result["a"], result["b"], result["games"]) == ("random", "greedy", 6)
    assert result["low"] < result["score"] == 1.0 == result["high"]
    seconds = result["seconds_per_decision"]
    assert list(seconds) == ["mean", "p99", "max"]
    assert 0 < seconds["mean"] <= seconds["p99"] <= seconds["max"]


def test_the_score_is_that_of_the_second_bot() -> None:
    assert compete("summoner-wars", "greedy", "random", games=2, seed=1)["score"] == 0.0


def test_processes_change_nothing() -> None:
    alone, together = (compete("summoner-wars", "random", "random", 8, seed=4, jobs=jobs) for jobs in (1, 2))
    assert alone["score"] == together["score"]
    assert 0 < alone["score"] < 1


class Noted(Bot):
    """Says where it sits, and with which deck, and plays at random."""

    seen: ClassVar[list[tuple[str, int, str]]] = []

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(seed)
        self.name = name

    def choose(self, game: Game[Any], view: View[Any]) -> int:
        s = view.state
        self.seen.append((self.name, view.seat, str(s.lists)))
        return self.rng.choice(view.ask.options)


def test_every_deal_is_played_from_both_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    Noted.seen = []
    monkeypatch.setattr(bots, "make", Noted)
    compete("summoner-wars", "a", "b", games=4)
    seats: dict[str, set[tuple[str, int]]] = {}
    for name, seat, decks in Noted.seen:
        seats.setdefault(decks, set()).add((name, seat))
    assert len(seats) == 2
    assert all(met == {("a", 0), ("b", 0), ("a", 1), ("b", 1)} for met in seats.values())


def test_all_pairings_of_decks_come_once() -> None:
    game = open_game("summoner-wars")
    number = len(game.decks())
    pairs = [matches.Deal("summoner-wars", "random", "random", 5, n, inf) for n in range(number * (number + 1) // 2)]
    pairings = {tuple(sorted(matches._setup(game, pair)["decks"])) for pair in pairs}
    assert len(pairings) == len(pairs)


class Rude(Bot):
    def choose(self, game: Game[Any], view: View[Any]) -> int:
        return -5


class Slow(Bot):
    def choose(self, game: Game[Any], view: View[Any]) -> int:
        return view.ask.options[0]


@pytest.mark.parametrize(("kind", "limit", "why"), [(Rude, 10.0, "is no answer"), (Slow, 0.0, "0.0 s")])
def test_a_bot_that_fails_is_named(
    kind: Callable[[int], Bot], limit: float, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "make", lambda spec, seed: kind(seed))
    with pytest.raises(BotFailed) as failed:
        compete("summoner-wars", "rude", "rude", games=2, limit=limit)
    for lang in LANGUAGES:
        assert "rude" in failed.value.text(Words.load(lang, "stolek.cli"))
    assert why in str(failed.value.params["why"]).lower()


def test_a_game_without_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "LONGEST", 10)
    with pytest.raises(BotFailed):
        compete("summoner-wars", "random", "random", games=2)


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (3, 1), (-2, 1), (2, 0)])
def test_games_come_in_pairs(games: int, jobs: int) -> None:
    with pytest.raises(UnknownOption):
        compete("summoner-wars", "random", "random", games, jobs=jobs)


def test_the_command_in_json(capsys: Printed) -> None:
    assert main(["arena", "summoner-wars", "--bots", "random,greedy", "--games", "2", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert set(result) >= {"a", "b", "games", "score", "low", "high", "seconds_per_decision", "fair", "by_seat"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_in_words(lang: str, capsys: Printed) -> None:
    arguments = ["arena", "summoner-wars", "--bots", "random,greedy", "--games", "2", "--lang", lang]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "100.0%" in said
    assert said.count("greedy") == 2


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy,random", "greedy,best", ""])
def test_the_command_refuses_other_bots(bots: str, capsys: Printed) -> None:
    assert main(["arena", "summoner-wars", "--bots", bots]) == 2
    assert capsys.readouterr().err
