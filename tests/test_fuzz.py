"""The fuzzer lets a sound game pass and finds what is wrong with an unsound one."""

from __future__ import annotations

import json
from collections.abc import Coroutine, Sequence
from random import Random
from typing import Any

import pytest

from stolek import fuzz
from stolek.cli import main as stolek
from stolek.games import GAMES
from stolek.games.base import Game
from stolek.kernel.asks import NONE, Ask, choose, over, top
from stolek.kernel.rules import Plain, Refusal
from stolek.kernel.table import Table
from tests.kernel import toy
from tests.kernel.toy import HEADS, PASS, TAILS, TOY, TURN, Toy, ToyRules
from tests.plain_game import PlainGame

Printed = pytest.CaptureFixture[str]


class ToyGame(PlainGame[Toy]):
    def __init__(self, rules: ToyRules) -> None:
        self.rules = rules

    def broken(self, s: Toy) -> list[str]:
        cards = [sum(s.deck[seat]) + len(s.hand[seat]) for seat in (0, 1)]
        return [] if cards == [6, 6] else [f"cards: {cards}"]


def failure(rules: ToyRules, games: int = 30) -> fuzz.Broken:
    for seed in range(games):
        _, broken = fuzz.play_game(ToyGame(rules), seed)
        if broken is not None:
            return broken
    raise AssertionError("nothing was found")


def test_a_sound_game_passes() -> None:
    assert all(fuzz.play_game(ToyGame(TOY), seed)[1] is None for seed in range(30))


class SharesAList(Toy):
    __slots__ = ()

    def clone(self) -> SharesAList:
        t = SharesAList()
        other = super().clone()
        for name in Toy.__slots__:
            setattr(t, name, getattr(other, name))
        t.points = self.points
        return t


class ClonesBadly(ToyRules):
    def deal(self, options: Plain) -> Toy:
        return SharesAList()


class ForgetsInSaves(ToyRules):
    def from_data(self, data: Plain) -> Toy:
        return super().from_data({**data, "grabbed": [0, 0]})


class ShowsHands(ToyRules):
    def conceal(self, s: Toy, seat: int) -> Toy:
        return s.clone()


class SilentTwin(ToyRules):
    def why_not(self, s: Toy, ask: Ask, answer: int) -> Refusal | None:
        return Refusal("", "no") if answer == PASS else None


class NoResult(ToyRules):
    def scores(self, s: Toy) -> list[float] | None:
        return None


class Remembers(ToyRules):
    """Keeps in itself what belongs into the state."""

    def __init__(self) -> None:
        self.played = 0

    def main(self, s: Toy, first: int) -> Coroutine[Any, Any, None]:
        self.played += 1
        s.turn += self.played > 50
        return super().main(s, first)


class Asks(ToyRules):
    """Asks one strange question after the first answer."""

    def __init__(self, options: Sequence[int]) -> None:
        self.options = list(options)

    def main(self, s: Toy, first: int) -> Coroutine[Any, Any, None]:
        return self.strange(s, first)

    async def strange(self, s: Toy, first: int) -> None:
        if first == NONE:
            await top(0, TURN, [PASS, toy.BID])
        await choose(0, toy.DUELLING, self.options)
        await over()


class RunsOn(ToyRules):
    def main(self, s: Toy, first: int) -> Coroutine[Any, Any, None]:
        return self.on_and_on(first)

    async def on_and_on(self, first: int) -> None:
        if first == NONE:
            await top(0, TURN, [PASS, toy.BID])
        while True:
            await choose(0, toy.DUELLING, [HEADS, TAILS])


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (ClonesBadly(), "playing on a copy changes the table"),
        (ForgetsInSaves(), "the loaded save"),
        (ShowsHands(), "can tell two truths apart by its state"),
        (SilentTwin(), "is offered and refused"),
        (NoResult(), "over without a result"),
        (Remembers(), "has another"),
        (Asks([HEADS, HEADS]), "no or repeated options"),
        (Asks([]), "RuntimeError: a question without an answer"),
        (Asks([HEADS, PASS]), "does not fit the schema of duelling"),
        (RunsOn(), "a trail of 61 answers"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, ToyRules) else "",
)
def test_what_is_wrong_is_found(rules: ToyRules, why: str) -> None:
    assert why in failure(rules).why


@pytest.fixture
def loses_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the sixth turn on every `pass` loses a card."""
    sound = toy.carry_out

    async def lossy(s: Toy, answer: int) -> None:
        if answer == PASS and s.turn > 5:
            s.deck[0][0] = 0
        await sound(s, answer)

    monkeypatch.setattr(toy, "carry_out", lossy)


@pytest.mark.usefixtures("loses_a_card")
def test_a_broken_invariant_is_told_by_the_quiet_state_alone() -> None:
    told = failure(TOY).to_data()
    assert told["why"] == "cards: [4, 6]"
    assert (told["trail"], told["log"]) == ([], [])
    assert json.loads(json.dumps(told)) == told


def test_an_effect_that_fails_is_told_by_what_led_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumbling(s: Toy, answer: int) -> None:
        if answer == toy.DUEL:
            await choose(s.active, toy.DUELLING, [HEADS, TAILS])
            raise ZeroDivisionError("in a card")

    monkeypatch.setattr(toy, "carry_out", stumbling)
    told = failure(TOY).to_data()
    assert told["why"] == "ZeroDivisionError: in a card"
    assert (told["trail"], told["log"]) == ([toy.DUEL], [])


def test_what_only_the_log_shows_is_told_with_the_log() -> None:
    class Impatient(ToyRules):
        """Deals as many cards as it has dealt tables."""

        dealt = 0

        def deal(self, options: Plain) -> Toy:
            s = super().deal(options)
            self.dealt += 1
            s.points = [self.dealt, 0]
            return s

    broken = failure(Impatient())
    assert "log" in broken.why
    assert broken.to_data()["log"]


def test_an_earlier_failure_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The random game was lucky for a while: what failed at its end fails from the first turn on."""
    real, calls = fuzz.check, 0

    def lucky(game: Game[Any], table: Table[Any], data: Plain, rng: Random) -> None:
        nonlocal calls
        calls += 1
        real(game, table, data, rng)
        if calls > 5:
            raise fuzz.Failure("seen at last")

    monkeypatch.setattr(fuzz, "check", lucky)
    broken = failure(TOY)
    assert broken.decision == 0
    assert broken.to_data()["log"] == []


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "MOST_DECISIONS", 5)
    assert failure(TOY).why == "no end after 5 decisions"


def test_a_deal_that_fails_is_found() -> None:
    class NoDeal(ToyRules):
        def deal(self, options: Plain) -> Toy:
            raise ValueError("no cards")

    broken = failure(NoDeal())
    assert broken.to_data() == {"seed": 0, "decision": 0, "why": "ValueError: no cards", "options": {}}


# the command


def test_the_command_tells_how_many_were_played(capsys: Printed) -> None:
    assert stolek(["fuzz", "summoner-wars", "--games", "1", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Games: 1. Decisions: ")


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_the_command_tells_failures_and_fails(
    form: list[str], capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = failure(NoResult())

    def play(name: str, seed: int) -> tuple[int, fuzz.Broken | None]:
        return 10, broken if seed == 8 else None

    monkeypatch.setattr(fuzz, "play", play)
    assert stolek(["fuzz", "summoner-wars", "--games", "3", "--seed", "7", "--lang", "pl", *form]) == 1
    said = capsys.readouterr().out
    if form:
        assert json.loads(said) == {"games": 3, "decisions": 30, "failures": [broken.to_data()]}
    else:
        assert broken.why in said


def test_several_processes_play_the_same_games() -> None:
    name = next(iter(GAMES))
    alone = [number for number, _ in fuzz.play_many(name, range(2))]
    assert [number for number, _ in fuzz.play_many(name, range(2), jobs=2)] == alone


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--jobs", "0"]])
def test_the_command_refuses_impossible_numbers(wrong: list[str], capsys: Printed) -> None:
    assert stolek(["fuzz", "summoner-wars", *wrong]) == 2
    assert wrong[0] in capsys.readouterr().err
