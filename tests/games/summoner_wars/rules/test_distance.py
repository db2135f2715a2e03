"""Counting distance."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.queries import distance, within
from tests.games.summoner_wars.scenario import table
from tests.rules import rule


@rule("SW-DIST-01", "SW-DIST-02", "SW-DIST-03", "SW-EX-15")
def test_distance_is_counted_in_steps_from_the_next_space() -> None:
    """The card is on (2,2); (2,3), (3,3), (2,4), (4,2) and (4,4) are d3, d4, e3, c5 and e5."""
    t = table("Sneeks c3; Gate d3; Gate d4; Gate e3; Gate c5; Gate e5", "Svara f8")
    here = t.o("c3")
    assert [distance(t.s, here, t.o(at)) for at in ("d3", "d4", "e3", "c5", "e5")] == [1, 2, 2, 2, 4]
    assert [within(t.s, here, t.o(at), 2) for at in ("d3", "d4", "e3", "c5", "e5")] == [True] * 4 + [False]


@rule("SW-DIST-01", "SW-DIST-02", "SW-DIST-03")
def test_within_two_spaces_of_a_card() -> None:
    t = table("Svara a8; Nadiana c4; Gate c3; Gate c2; Gate d5; Gate e4; Gate c7; Gate e5; Gate c1", "Svara f8")
    assert t.strength("c4") == 2 + 4  # c2 and e4 beyond others, d5 round a corner; c7, e5 and c1 are too far


@rule("SW-DIST-04", "SW-EX-16")
def test_within_two_spaces_is_never_the_card_itself() -> None:
    t = table("Tacullu a1; Wind Mage c4; Horde Slinger c5; Gate b4", "Svara d8; Horde Slinger c2", phase="attack")
    assert t.use("c4", "Push").can_pick() == ["c2", "c5"]


@rule("SW-DIST-04", "SW-EX-16")
def test_a_structure_that_counts_structures_does_not_count_itself() -> None:
    t = table("Svara a1; Ice Golem b2; Frost Mage a2; Gate c2; hand Chant of Entangling, Gate", "Sneeks d8")
    t.play("Chant of Entangling").picks("a2")
    assert "Frost Bolt" in t.ability_names("b2")
    assert t.strength("b2") == 2 + 1


@rule("SW-DIST-05")
@pytest.mark.parametrize(
    ("at", "hit"), [("c5", True), ("c7", True), ("c8", False), ("d5", False), ("d4", True), ("f4", False)]
)
def test_clear_straight_spaces(at: str, hit: bool) -> None:
    t = table(
        "Queen Maldaria a1; Ember Archer c3; Horde Slinger a3; hand Gate",
        f"Svara b8; Horde Climber {at}; Gate e4",
        phase="move",
    )
    t.move("c3", "c4")
    assert (at in t.can_pick()) == hit
