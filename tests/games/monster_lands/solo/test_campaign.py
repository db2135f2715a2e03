"""The campaign: each game by the rating of the one before, with progress in the options of a game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolek.errors import UnknownOption
from stolek.games.monster_lands import campaign
from stolek.games.monster_lands.campaign import LOST, WON, check, course, next_game
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.rules.ratings import APPRENTICE, CLUMSY, HERO, VETERAN
from stolek.words import LANGUAGES, Words
from tests.games.monster_lands.scenario import table
from tests.rules import rule

EASY, NORMAL, HARD, DEADLY = range(4)


@rule("ML-CAMP-01")
@pytest.mark.parametrize(("reached", "scenario"), [(CLUMSY, 4), (APPRENTICE, 4), (VETERAN, 5), (HERO, 5)])
def test_clumsy_and_apprentice_repeat_the_others_go_on(reached: int, scenario: int) -> None:
    following = course(4, HARD, reached)
    assert following[0] == scenario


@rule("ML-CAMP-02")
@pytest.mark.parametrize("difficulty", [NORMAL, HARD, DEADLY])
def test_the_next_difficulty(difficulty: int) -> None:
    assert course(2, difficulty, CLUMSY) == (2, difficulty - 1)
    assert course(2, difficulty, APPRENTICE) == (2, difficulty)
    assert course(2, difficulty, VETERAN) == (3, HARD)
    assert course(2, difficulty, HERO) == (3, DEADLY)


@rule("ML-CAMP-03")
def test_clumsy_on_easy_loses_everything() -> None:
    assert course(1, EASY, CLUMSY) == course(9, EASY, CLUMSY) == LOST
    assert course(9, NORMAL, CLUMSY) == (9, EASY)


@rule("ML-CAMP-04")
@pytest.mark.parametrize("reached", [VETERAN, HERO])
@pytest.mark.parametrize("difficulty", [HARD, DEADLY])
def test_the_last_scenario_on_hard_or_deadly_wins(reached: int, difficulty: int) -> None:
    assert course(10, difficulty, reached) == WON
    assert course(9, difficulty, reached)[0] == 10


@rule("ML-CAMP-06")
def test_the_last_scenario_on_normal_is_played_once_more() -> None:
    assert course(10, NORMAL, VETERAN) == (10, HARD)
    assert course(10, NORMAL, HERO) == (10, DEADLY)


@rule("ML-CAMP-07")
def test_clumsy_in_the_last_scenario_on_normal_loses() -> None:
    assert course(10, NORMAL, CLUMSY) == LOST
    assert course(10, HARD, CLUMSY) == (10, NORMAL)


@rule("ML-CAMP-01", "ML-CAMP-05")
def test_a_game_knows_what_came_before() -> None:
    options: dict[str, Any] = {"seats": 1, "campaign": True, "difficulty": "normal", "rulings": ["sam-leftmost"]}
    for reached in (VETERAN, CLUMSY, HERO, APPRENTICE):
        RULES.deal(options)
        following = next_game(options, reached)
        assert isinstance(following, dict)
        options = json.loads(json.dumps(following))
    RULES.deal(options)
    assert (options["scenario"], options["difficulty"], options["rulings"]) == ("3", "deadly", ["sam-leftmost"])
    assert options["campaign"]["history"] == [
        {"scenario": 1, "difficulty": "normal", "rating": "veteran"},
        {"scenario": 2, "difficulty": "hard", "rating": "clumsy"},
        {"scenario": 2, "difficulty": "normal", "rating": "hero"},
        {"scenario": 3, "difficulty": "deadly", "rating": "apprentice"},
    ]


def test_base_members_are_chosen_anew() -> None:
    """Scenario 2 has its own."""
    following = next_game({"seats": 1, "campaign": True, "clans": ["fire"]}, VETERAN)
    assert isinstance(following, dict)
    assert RULES.deal(following).scenario == 2


@rule("ML-CAMP-01")
@pytest.mark.parametrize(
    "wrong",
    [
        {"campaign": True, "scenario": 4},
        {"campaign": {"history": []}, "scenario": 2},
        {"campaign": {"history": [{"scenario": 1, "difficulty": "easy", "rating": "hero"}]}, "scenario": 2},
        {
            "campaign": {"history": [{"scenario": 1, "difficulty": "easy", "rating": "hero"}]},
            "scenario": 3,
            "difficulty": "deadly",
        },
        {
            "campaign": {"history": [{"scenario": 1, "difficulty": "easy", "rating": "clumsy"}]},
            "scenario": 1,
            "difficulty": "easy",
        },
        {"campaign": {"history": [{"scenario": 1, "difficulty": "easy", "rating": "superb"}]}},
        {"campaign": {"history": [{"scenario": 2, "difficulty": "easy", "rating": "apprentice"}]}, "scenario": 2},
        {"campaign": {"history": [{"scenario": True, "difficulty": "easy", "rating": "apprentice"}]}},
        {"campaign": {"history": [{"scenario": 1, "difficulty": "mild", "rating": "apprentice"}]}},
        {"campaign": {"history": [{"scenario": 1, "difficulty": ["easy"], "rating": ["hero"]}]}},
        {"campaign": {"history": "long"}},
        {"campaign": {"history": [7]}},
        {"campaign": {}},
        {"campaign": {"games": 3}},
        {"campaign": "yes"},
        {"campaign": 7},
    ],
)
def test_a_history_that_does_not_lead_here_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(UnknownOption):
        RULES.deal({"seats": 1, **wrong})


def test_no_campaign_is_none() -> None:
    check({"scenario": 7, "campaign": False})
    check({"scenario": 7})
    RULES.deal({"seats": 1, "scenario": "1", "campaign": True})


# what follows, in words


def over(fame: int, scenario: int = 1) -> Any:
    return table(f"Burgrave; fame {fame}", scenario=scenario, phase="over").s


@pytest.mark.parametrize("lang", LANGUAGES)
@rule("ML-CAMP-03", "ML-CAMP-04", "ML-CAMP-05")
def test_what_follows_is_said(lang: str) -> None:
    words = Words.load(lang, "stolek.games.monster_lands")
    history = [{"scenario": 1, "difficulty": "easy", "rating": "apprentice"}] * 3
    begun = {"seats": 1, "campaign": {"history": history}, "difficulty": "easy", "scenario": 1}
    lost = campaign.sequel(over(5), begun, words)
    assert lost is not None and lost.options is None
    assert lost.text == words.say("campaign-lost", games=4)
    won = campaign.sequel(over(99, 10), {**begun, "scenario": 10, "difficulty": "deadly"}, words)
    assert won is not None and won.options is None
    assert won.text == words.say("campaign-won", games=4)
    following = campaign.sequel(over(40), begun, words)
    assert following is not None and following.options is not None
    assert following.options["scenario"] == "1" and len(following.options["campaign"]["history"]) == 4
    assert words.say("scenario-1") in following.text
    assert campaign.sequel(over(40), {"seats": 1}, words) is None
