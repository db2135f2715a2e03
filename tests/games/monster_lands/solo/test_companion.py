"""Sam beside a box: he rolls and says what he takes, on a table that the program does not see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolek.games.monster_lands.companion import Sam
from stolek.games.monster_lands.game import GAME
from stolek.words import LANGUAGES
from tests.rules import rule


class Rolls(Random):
    """Dice that fall as they are told to, and no others."""

    def __init__(self, faces: str) -> None:
        super().__init__()
        self.faces = [int(face) for face in faces.split()]

    def randint(self, a: int, b: int) -> int:
        assert (a, b) == (1, 6)
        return self.faces.pop(0)


def sam(**options: Any) -> Sam:
    return GAME.companion(options, GAME.words("en"))


def says(companion: Sam, faces: str, again: bool = False) -> str:
    """What he says of a turn with these dice, all of which he needs."""
    dice = Rolls(faces)
    said = companion.turn(dice, again)
    assert not dice.faces
    return "\n".join(said)


@rule("ML-SAM-02", "ML-SAM-03")
@pytest.mark.parametrize(
    ("faces", "said"),
    [
        ("2 1 5", "Hunting lodge: a bargaining die showing 5"),
        ("1 2", "Laboratory: a magic die"),
        ("4 3 2", "Tavern: a bargaining die showing 2"),
        ("1 4 6", "Armoury: a bargaining die showing 6"),
        ("3 5 1", "Market: a bargaining die showing 1"),
        ("1 6", "Mine: strength dice"),
    ],
)
def test_the_red_die_sends_him_to_the_citadel_and_the_yellow_one_to_a_building(faces: str, said: str) -> None:
    assert said in says(sam(), faces)


@rule("ML-SAM-07", "ML-SAM-09", "ML-SAM-11")
@pytest.mark.parametrize(
    ("red", "row", "place", "card"),
    [(1, 1, "top", "left"), (2, 2, "middle", "middle"), (3, 3, "bottom", "right"), (4, 1, "top", "left")],
)
def test_the_red_die_says_what_he_takes(red: int, row: int, place: str, card: str) -> None:
    assert f"both traps of row {row}," in says(sam(), f"{red} 1 6")
    assert f"the {place} mercenary" in says(sam(), f"{red} 3 6")
    assert f"the {card} equipment card" in says(sam(), f"{red} 5 6")


@rule("ML-SAM-04")
@pytest.mark.parametrize(
    ("faces", "said"),
    [("5 1", "Land A, path 1"), ("6 4", "Land A, path 4"), ("5 5", "Quest 1"), ("6 6", "Quest 2")],
)
def test_in_the_outskirts_the_yellow_die_says_the_path(faces: str, said: str) -> None:
    assert said in says(sam(), faces)


@rule("ML-SAM-05")
def test_where_he_stands_already_he_rolls_again() -> None:
    companion = sam()
    assert "path 2" in says(companion, "5 2")
    assert "path 3" in says(companion, "6 2 5 3")
    assert "Laboratory" in says(companion, "1 2") and "Laboratory" in says(companion, "2 2")
    assert "Armoury" in says(companion, "1 2 1 4 3")


@rule("ML-SAM-05")
def test_where_the_table_has_no_room_he_takes_it_back_and_rolls_again() -> None:
    companion = sam()
    assert "Tokens left: 5." in says(companion, "5 2")
    assert "Tokens left: 5." in says(companion, "5 3", again=True)
    assert "path 2" in says(companion, "5 2")


@rule("ML-SAM-15")
def test_with_six_tokens_out_he_goes_to_the_citadel_until_they_return() -> None:
    companion = sam()
    for faces in ("5 1", "5 2", "5 3", "5 5", "5 6", "5 5"):
        says(companion, faces)
    assert "Mine" in says(companion, "5 4 5 6 1 6")
    companion.new_round()
    assert "Tokens left: 5." in says(companion, "5 4")


@rule("ML-SAM-17", "ML-SAM-19")
def test_the_round_ends_with_what_he_does_in_the_adventure_phase() -> None:
    companion = sam()
    assert len(companion.new_round()) == 1
    says(companion, "5 1")
    assert [line.split(",")[0] for line in companion.new_round()[:-1]] == ["In the adventure phase"]
    says(companion, "5 6")
    assert companion.new_round()[0].startswith("On the left path of a dice quest he wins it")


@rule("ML-SC4-01")
def test_a_building_closed_by_the_scenario_is_none_of_his() -> None:
    assert "Mine" in says(sam(scenario=4), "1 4 1 6")


@rule("ML-SC8-01")
def test_in_scenario_8_he_lays_two_tokens_on_a_land_path() -> None:
    assert "top 2 tokens" in says(sam(scenario=8), "5 1")
    assert "top 2 tokens" not in says(sam(scenario=8), "5 5")


@rule("ML-SC9-01")
def test_in_scenario_9_he_goes_to_quests_more_often() -> None:
    assert "Quest 1" in says(sam(scenario=9), "5 3")
    assert "Quest 2" in says(sam(scenario=9), "5 5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_he_can_say_is_said_in_every_language(lang: str) -> None:
    for scenario in range(1, 11):
        companion = GAME.companion({"scenario": scenario}, GAME.words(lang))
        rng = Random(scenario)
        nothing = GAME.words(lang).say("companion-nothing")
        turns = 0
        while companion.turn(rng) != (nothing,):
            turns += 1
        assert turns > 15
        assert companion.new_round()
