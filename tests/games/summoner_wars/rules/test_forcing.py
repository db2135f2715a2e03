"""Forcing."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.board import square
from stolek.games.summoner_wars.rules.placing import force_conditions, force_spaces
from tests.games.summoner_wars.scenario import Illegal, Talk, table
from tests.rules import rule


def sneaking(rest: str = "", theirs: str = "") -> Talk:
    return table(f"Sneeks e1; {rest}; hand Sneak", f"Svara d8; {theirs}", phase="move").play("Sneak")


def glacial(mine: str, theirs: str = "", rulings: tuple[str, ...] = ()) -> Talk:
    return table(f"Svara a4; {mine}; hand Glacial Shift, Gate", f"Sneeks f8; {theirs}", "build", rulings=rulings)


@rule("SW-FORCE-01")
def test_a_card_slides_straight_the_number_of_spaces() -> None:
    t = glacial("Gate c4").play("Glacial Shift").picks("c4")
    assert t.can_pick() == ["b4", "c2", "c3", "c5", "c6", "d4", "e4"]
    t.forces_to("c6")
    assert (t.card("c6"), t.card("c4")) == ("Gate", None)


@rule("SW-FORCE-02")
def test_all_spaces_on_the_way_must_be_empty_and_there() -> None:
    t = glacial("Gate b1; Parapet c3; Gate a2", "Horde Climber c1; Horde Climber e3; Horde Climber c4")
    t.play("Glacial Shift").picks("c3").no()
    assert t.can_pick() == ["a3", "b3", "c2", "d3"]


@rule("SW-FORCE-02")
def test_the_player_of_the_effect_chooses_also_in_the_turn_of_the_other() -> None:
    t = table(
        "Svara a1; Ice Golem c3; Gate b8",
        "Svara d8; Horde Climber c5; area Ice Ram; hand Gate",
        phase="move",
    )
    t.move("c3", "c4")
    assert t.seat == 1
    t.picks("c5")
    assert t.seat == 1
    t.forces_to("d5")
    assert (t.card("d5"), t.damage("d5")) == ("Horde Climber", 1)


@rule("SW-FORCE-03")
def test_forcing_uses_up_no_move_and_is_none() -> None:
    t = sneaking("Ice Smith c3; Horde Clinger a1; Horde Slinger a5; Horde Slinger a7")
    t.picks("c3").forces_to("c4")
    assert t.asked == "whom"  # the smith has not moved
    t.picks("a1").forces_to("a2").no()  # it cannot move, but is forced
    t.move("c4", "c5").no()
    t.move("a5", "b5")
    assert (t.card("a2"), t.card("c5"), t.s.movers) == ("Horde Clinger", "Ice Smith", 2)
    assert t.can_move("a7") != []


@rule("SW-FORCE-03")
def test_structures_are_forced() -> None:
    t = glacial("Gate c4").play("Glacial Shift").picks("c4").forces_to("d4")
    assert t.card("d4") == "Gate"


@rule("SW-FORCE-04")
@pytest.mark.parametrize(
    ("rulings", "spaces"), [([], ["c1", "c5"]), (["partial-force"], ["c1", "c2", "c4", "c5", "d3"])]
)
def test_a_direction_needs_all_the_spaces(rulings: list[str], spaces: list[str]) -> None:
    t = table("Sneeks a1; Horde Slinger c3; Gate b3; Gate e3", "Svara d8", rulings=rulings)
    o = t.o("c3")
    assert sorted(square(c) for c in force_spaces(t.s, o, o, force_conditions(t.s, 2, 2))) == spaces


@rule("SW-FORCE-04", "SW-TIME-04")
def test_what_cannot_be_forced_is_not_and_the_rest_goes_on() -> None:
    t = table("Sneeks a1; Beast Rider a2; Gate a3; Gate b2; hand Blast, Sneak", "Svara d8", phase="move")
    t.play("Blast")
    assert (t.card("a2"), t.damage("a2"), t.asked) == ("Beast Rider", 1, "move-phase")


@rule("SW-FORCE-05", "SW-UNDER-03")
def test_tokens_and_cards_under_it_travel_along() -> None:
    t = table("Sneeks e1; Horde Slinger c3 boost 2; Horde Climber f4 damage 1; hand Sneak", "Svara d8", phase="move")
    t.tuck("c3", "Ice Smith")
    t.play("Sneak").picks("c3").forces_to("c4").picks("f4").forces_to("f5")
    assert (t.boost("c4"), t.under("c4"), t.damage("f5")) == (2, ["Ice Smith"], 1)


@rule("SW-FORCE-02")
def test_nothing_is_forced_off_the_battlefield_or_round_a_corner() -> None:
    t = sneaking("Horde Slinger a1").picks("a1")
    for at in ("b2", "f1", "a3"):
        with pytest.raises(Illegal):
            t.forces_to(at)
    assert t.can_pick() == ["a2", "b1"]
