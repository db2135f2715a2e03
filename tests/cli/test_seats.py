"""At the terminal: one seat alone, and more than two, with options where there are no decks."""

from __future__ import annotations

import pytest

from stolek.cli.shelf import Shelf
from stolek.tables import load, winners
from stolek.words import LANGUAGES
from tests.cli.terminal import Desk, Person, guessing, typing


def begun(desk: Desk, person: Person, *arguments: str, status: int = 0) -> str:
    return desk.run(person, "play", "ring", "--seed", "3", *arguments, status=status)


@pytest.fixture(autouse=True)
def with_ring(ring: str) -> None:
    """The small game is among the games."""


def test_as_many_play_as_sit_down(desk: Desk) -> None:
    shown = begun(desk, guessing(1, most=4), "--seats", "me,greedy,random,greedy")
    assert "↑ North" in shown and "← West" in shown
    assert "victory!" in shown


def test_without_a_word_one_plays_against_bots_in_the_usual_number(desk: Desk) -> None:
    begun(desk, typing())
    kept = Shelf().games()[0]
    assert kept.extra["seats"] == ["you", "search", "search"]
    assert load(kept.path).seats == 3


def test_alone(desk: Desk) -> None:
    shown = begun(
        desk, typing("3", "3", "3", "3"), "--seats", "me", "--option", "goal=hard", "--option", "scenario=desert"
    )
    assert "is thinking" not in shown and "Hand over" not in shown
    assert "The game is over: you have reached 30 % of the goal." in shown
    assert "You have won." in begun(desk, typing("3", "3", "3", "3"), "--seats", "you", "--option", "rounds=3")


def test_several_people_at_one_screen_answer_a_common_question_in_secret(desk: Desk) -> None:
    shown = begun(desk, typing("", "", "1", "", "", "2", "", "", "3"), "--seats", "me,me,me")
    assert shown.count("Which number?") == 3
    assert "Player 2 is next." in shown and "Player 3 is next." in shown and "Player 1 is next." in shown
    assert load(Shelf().games()[0].path).state.points == [1, 2, 3]


def test_a_game_of_three_is_gone_on_with(desk: Desk) -> None:
    begun(desk, typing("3"), "--seats", "greedy,you,random")
    shown = desk.run(guessing(2, most=4), "resume", "1")
    assert "victory" in shown


def test_who_has_done_best_has_won() -> None:
    assert winners([0.2, 0.7, 0.7]) == [1, 2]
    assert winners([0.0, 0.0]) == winners([]) == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--seats", "me,random,random,random,random"), "you / you,search / you,search,search"),
        (("--option", "colour=red"), "Possible: rounds, twists, solemn."),
        (("--option", "rounds=0"), "Possible: 1 – 9."),
        (("--option", "goal=easy"), "Leave it out, or choose another number of seats: 1."),
        (("--decks", "a,b"), "“--decks” cannot be used like this."),
        (("--seats", "me", "--option", "goal=endless"), "Possible: easy, hard."),
    ],
)
def test_what_cannot_be_set_out_is_refused_with_what_could(wrong: tuple[str, ...], said: str, desk: Desk) -> None:
    assert begun(desk, typing(), *wrong, status=2) == ""
    assert said in desk.errors


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["random", "random,random,random"])
def test_every_end_is_said_in_every_language(lang: str, seats: str, desk: Desk) -> None:
    assert begun(desk, typing(), "--seats", seats, "--lang", lang)


def test_a_game_with_decks_is_dealt_as_ever_and_has_its_other_options(desk: Desk) -> None:
    desk.play(typing(), "--seed", "5", "--seats", "you,random", "--option", "rulings=")
    options = load(Shelf().games()[0].path).setup
    assert len(options["decks"]) == 2 and options["rulings"] == []
    assert desk.play(typing(), "--option", "rulings=nothing", status=2) == ""
