"""Games that follow each other, at the terminal: nothing of a campaign is ever lost."""

from __future__ import annotations

import json

import pytest

from stolek import saves
from stolek.cli.shelf import Shelf
from stolek.kernel.asks import TOGETHER
from stolek.tables import deal, load
from tests.cli.terminal import Desk, Person, guessing, typing

EASY = ("3", "1", "1", "1")  # 3 points, and 2 in each of three rounds: 9 of 8
POOR = ("1", "1", "1", "1")  # 7 of 8


@pytest.fixture(autouse=True)
def with_ring(ring: str) -> None:
    """The small game is among the games."""


def campaign(desk: Desk, person: Person, *arguments: str, status: int = 0) -> str:
    return desk.run(person, "play", "ring", "--campaign", *arguments, status=status)


def test_one_game_after_the_other(desk: Desk) -> None:
    shown = campaign(desk, typing(*POOR, "", *EASY, "", *EASY))
    assert shown.count("The campaign goes on: easy.") == shown.count("The campaign goes on: hard.") == 1
    assert "You have 7 of 8 points." in shown and "You have 9 of 30 points." in shown
    assert "The campaign is lost after 3 games." in shown
    assert "% of the goal" not in shown and "You have won" not in shown
    assert Shelf().games() == []
    assert len(list((Shelf().folder / "finished").iterdir())) == 3


def test_it_goes_on_another_day(desk: Desk) -> None:
    assert "stolek resume" in campaign(desk, typing(*EASY, "later"))
    assert len(Shelf().games()) == 1
    assert "The campaign is lost after 2 games." in campaign(desk, typing(*EASY))


def test_resume_goes_on_with_it_too(desk: Desk) -> None:
    campaign(desk, typing(*EASY))  # gone without a word
    assert "One game is in progress" in desk.run(typing(), "resume")
    assert "The campaign is lost after 2 games." in desk.run(typing(*EASY), "resume", "1")


def test_in_the_middle_of_a_game_as_well(desk: Desk) -> None:
    campaign(desk, typing(*EASY, "", "3", "1", "quit"))
    assert "The campaign is lost after 2 games." in campaign(desk, typing("1", "1"))


def test_whoever_says_how_begins_another_one(desk: Desk) -> None:
    campaign(desk, typing(*EASY, "later"))
    campaign(desk, typing("3", "quit"), "--option", "rounds=4")
    assert {load(kept.path).setup["campaign"] for kept in Shelf().games()} == {True, 2}


def test_the_program_may_end_between_two_games(desk: Desk) -> None:
    """The last answer is in, and nothing after it has been done any more."""
    table = deal("ring", seats=1, campaign=True, rounds=1)
    Shelf().folder.mkdir(parents=True)
    path = Shelf().new("ring")
    while not table.over:
        table.play(table.ask.options_of(0)[-1 if table.ask.what == TOGETHER else 0], 0)
    table.save(path, seats=["you"])
    assert Shelf().games() == []
    shown = desk.run(typing(), "resume")
    assert "One game is in progress" in shown
    assert load(Shelf().games()[0].path).setup["campaign"] == 2
    assert "One game is in progress" in desk.run(typing(), "resume")


def test_what_follows_is_dealt_once_only(desk: Desk) -> None:
    """Ended after the next game was laid out, but before the last one was put away."""
    campaign(desk, typing(*EASY, "", "3", "quit"))
    finished = next((Shelf().folder / "finished").iterdir())
    finished.rename(Shelf().folder / finished.name)
    log = load(Shelf().games()[0].path).log
    assert "One game is in progress" in desk.run(typing(), "resume")
    assert load(Shelf().games()[0].path).log == log


def test_what_cannot_be_kept_is_played_all_the_same(desk: Desk) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    desk.patch.setattr("os.fsync", full)
    assert "The campaign is lost after 2 games." in campaign(desk, typing(*EASY, "", *EASY))


def test_bots_end_after_one_game(desk: Desk) -> None:
    campaign(desk, guessing(1), "--seats", "random")
    assert len(list((Shelf().folder / "finished").iterdir())) == 1


def test_only_where_games_follow_each_other(desk: Desk) -> None:
    assert desk.run(typing(), "play", "summoner-wars", "--campaign", status=2) == ""
    assert "--campaign" in desk.errors
    assert campaign(desk, typing(), "--seats", "you,random", status=2) == ""


def test_a_save_says_what_came_before(desk: Desk) -> None:
    campaign(desk, typing(*EASY, "later"))
    assert json.dumps(saves.parse(saves.read(Shelf().games()[0].path), "")["options"])


def test_from_python() -> None:
    table = deal("ring", seats=1, campaign=True, rounds=1)
    assert table.sequel() is None
    while not table.over:
        table.play(table.ask.options_of(0)[0], 0)
    sequel = table.sequel()
    assert sequel is not None and sequel.options is not None
    assert deal("ring", **sequel.options).setup["campaign"] == 2
