"""`stolek companion`: an automated player beside a game from the box."""

from tests.cli.terminal import Desk, typing


def test_an_empty_line_is_its_turn_until_one_leaves(desk: Desk) -> None:
    said = desk.run(typing("", "", "quit", ""), "companion", "monster-lands", "--seed", "4")
    assert said.count("Sam rolls") == 2


def test_the_same_seed_rolls_the_same(desk: Desk) -> None:
    one, other = (desk.run(typing("", "", ""), "companion", "monster-lands", "--seed", seed) for seed in ("4", "4"))
    assert one == other
    assert desk.run(typing("", "", ""), "companion", "monster-lands", "--seed", "5") != one


def test_no_takes_back_only_what_was_said(desk: Desk) -> None:
    said = desk.run(typing("no", "", "no"), "companion", "monster-lands", "--seed", "4")
    assert said.count("Sam rolls") == 2
    assert said.count("An empty line") == 2


def test_it_speaks_and_understands_czech(desk: Desk) -> None:
    said = desk.run(typing("", "PLNO", "kolo", "konec"), "companion", "monster-lands", "--lang", "cs", "--seed", "1")
    assert said.count("Sam hází") == 2
    assert "Začíná další kolo" in said


def test_options_reach_it(desk: Desk) -> None:
    def taken(*more: str) -> str:
        return desk.run(typing(*[""] * 9), "companion", "monster-lands", "--seed", "1", *more)

    assert "top 2 tokens" in taken("--option", "scenario=8")
    assert "top 2 tokens" not in taken()


def test_a_game_without_one_says_which_have_one(desk: Desk) -> None:
    desk.run(typing(), "companion", "summoner-wars", status=2)
    assert "monster-lands" in desk.errors


def test_an_option_it_cannot_have_is_refused(desk: Desk) -> None:
    desk.run(typing(), "companion", "monster-lands", "--option", "scenario=11", status=2)
    assert "11" in desk.errors
