"""Cave Goblins, card by card."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.forms import attack, move
from tests.games.summoner_wars.scenario import Illegal, table
from tests.rules import rule


@rule("SW-CARD-05", "SW-PLACE-02")
def test_sneeks_swaps_once_a_turn_with_a_free_friend_anywhere() -> None:
    t = table("Sneeks e1; Horde Slinger a6; Beast Rider c3", "Sneeks d8", phase="attack")
    t.use("e1", "Sly")  # one free friend only, so nobody is asked which
    assert (t.card("a6"), t.card("e1")) == ("Sneeks", "Horde Slinger")
    assert not t.can_use("a6", "Sly")


@rule("SW-CARD-04", "SW-FORCE-01")
def test_sneak_forces_any_number_of_free_units_one_space() -> None:
    t = table("Sneeks e1; Horde Slinger c3; Horde Clinger a1; Beast Rider c5; hand Sneak", "Sneeks d8", phase="move")
    t.play("Sneak")
    assert t.can_pick() == ["a1", "c3"]  # neither the summoner nor the rider
    t.picks("c3")
    assert t.can_pick() == ["b3", "c2", "c4", "d3"]
    t.forces_to("c4")
    assert t.card("c4") == "Horde Slinger"
    t.no()
    assert t.discarded() == ["Sneak"]


@rule("SW-CARD-02", "SW-CARD-03")
def test_beast_rider_charges_in_a_line_and_grows_stronger() -> None:
    t = table("Sneeks e1; Beast Rider c2", "Sneeks d8", phase="move")
    assert "c6" in t.can_move("c2")
    assert "c7" not in t.can_move("c2")
    t.move("c2", "c5")
    assert t.strength("c5") == 4


def test_beast_rider_needs_empty_spaces_to_charge() -> None:
    t = table("Sneeks e1; Beast Rider c2; Gate c5", "Sneeks d8", phase="move")
    assert "c4" in t.can_move("c2")
    with pytest.raises(Illegal):
        t.says(move(t.o("c2"), 32))


@rule("SW-CARD-06", "SW-EXTRA-03")
def test_horde_slinger_attacks_besides_the_three() -> None:
    t = table(
        "Sneeks a1; Horde Slinger d7; Beast Rider c8; Beast Rider e8; Beast Rider a2; Beast Rider a3; Gate a4",
        "Sneeks d8",
        phase="attack",
    )
    for at in ("c8", "e8"):
        t.attack(at, "d8", "rx rx rx")
    t.attack("a2", "a3", "rx rx rx")
    assert t.can_attack("a3") == []
    assert t.can_attack("d7") == ["d8"]
    assert t.offered(attack(t.o("d7"), 45))
