"""What is settled before a game: options read, checked, and refused with what would be possible."""

from __future__ import annotations

from typing import Any

import pytest

from stolek import settling
from stolek.errors import OtherSeats, StolekError, UnknownOption
from stolek.games import open_game
from stolek.offer import Field, Pick
from stolek.words import LANGUAGES, Words
from tests.ring.game import GAME, RingGame

SW = open_game("summoner-wars")


def test_options_are_read_by_the_kind_of_their_fields() -> None:
    given = ["rounds=5", "twists = double, poor", "solemn=Yes", "goal=hard", "scenario=desert"]
    assert settling.settled(GAME, settling.read(GAME, given, 1), 1) == {
        "seats": 1,
        "rounds": 5,
        "twists": ["double", "poor"],
        "solemn": True,
        "goal": "hard",
        "scenario": "desert",
    }
    assert settling.read(GAME, ["twists=", "solemn=off"], 4) == {"twists": [], "solemn": False}


def test_a_game_with_one_number_of_seats_is_not_told_it() -> None:
    assert settling.settled(SW, settling.read(SW, [], 2), 2) == {}
    assert settling.settled(SW, {"rulings": []}, 2) == {"rulings": []}


@pytest.mark.parametrize(
    ("given", "known"),
    [
        ("colour=red", ("rounds", "twists", "solemn")),
        ("rounds", ("rounds=…",)),
        ("rounds=0", "1 – 9"),
        ("rounds=10", "1 – 9"),
        ("rounds=many", "1 – 9"),
        ("rounds=²", "1 – 9"),
        ("solemn=perhaps", ("yes", "no")),
        ("twists=double,double", ("double", "poor")),
        ("twists=double,treble", ("double", "poor")),
        ("seats=3", ("rounds", "twists", "solemn")),
    ],
)
def test_what_is_no_option_is_refused_with_those_there_are(given: str, known: object) -> None:
    with pytest.raises(UnknownOption) as caught:
        settling.read(GAME, [given], 3)
    assert caught.value.params["known"] == known


def test_decks_are_no_options_to_be_typed() -> None:
    with pytest.raises(UnknownOption):
        settling.read(SW, ["decks=breakers,breakers"], 2)


@pytest.mark.parametrize(("option", "seats"), [("goal", 2), ("scenario", 3)])
def test_an_option_of_another_number_of_seats_is_refused(option: str, seats: int) -> None:
    with pytest.raises(OtherSeats) as caught:
        settling.settled(GAME, {option: "easy"}, seats)
    for lang in LANGUAGES:
        assert option in caught.value.text(Words.load(lang))


def test_a_pick_for_another_number_of_seats_is_refused_with_those_for_so_many() -> None:
    class Duels(RingGame):
        def fields(self, words: Words) -> tuple[Field, ...]:
            picks = (Pick("free", "Free"), Pick("duel", "Duel", seats=(2,)))
            return (Field("style", "Style", "pick", picks, default="free"),)

    assert settling.settled(Duels(), {"style": "duel"}, 2) == {"seats": 2, "style": "duel"}
    with pytest.raises(UnknownOption) as caught:
        settling.settled(Duels(), {"style": "duel"}, 3)
    assert caught.value.params["known"] == ("free",)


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": True},
        {"rounds": "3"},
        {"rounds": 3.0},
        {"solemn": 1},
        {"twists": "double"},
        {"twists": [["double"]]},
        {"goal": ["easy"]},
        {"goal": None},
        {"seats": 1},
    ],
)
def test_values_of_another_kind_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(StolekError):
        settling.settled(GAME, options, 1)


class Coloured(RingGame):
    def fields(self, words: Words) -> tuple[Field, ...]:
        picks = (Pick("red", "Red"), Pick("blue", "Blue"))
        colours = Field("colours", "Colours", "pick", picks, each_seat=True)
        gifts = Field("gifts", "Gifts", "pick", picks, each_seat=True, several=True)
        return colours, gifts, Field("age", "Age", "number", least=2)


def test_a_value_for_each_seat() -> None:
    game = Coloured()
    assert settling.read(game, ["colours=red,blue", "gifts=red,blue;", "age=900"], 2) == {
        "colours": ["red", "blue"],
        "gifts": [["red", "blue"], []],
        "age": 900,
    }
    for wrong in ("colours=red", "colours=red,green", "age=1"):
        with pytest.raises(UnknownOption):
            settling.read(game, [wrong], 2)


def test_what_came_before_in_a_series_is_left_to_the_game() -> None:
    monsters = open_game("monster-lands")
    options = {"scenario": "1", "campaign": {"history": []}}
    assert settling.settled(monsters, options, 1) == {"seats": 1, **options}
    with pytest.raises(UnknownOption):
        settling.settled(monsters, {"campaign": "perhaps"}, 1)
