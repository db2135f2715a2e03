"""Replacing, swapping, returning to hand, placing."""

from __future__ import annotations

import pytest

from tests.games.summoner_wars.scenario import Illegal, table
from tests.rules import rule


@rule("SW-PLACE-01")
def test_a_replacement_lies_where_the_other_lay() -> None:
    t = table(
        "Ret-Talus a1; Undead Carrier c4; Gate b4; discard Undead Carrier, Undead Archer",
        "Sneeks d8; Horde Slinger c5 belongs",
        phase="attack",
    )
    t.attack("c4", "c5", "m m")
    assert (t.can_pick_cards(), t.card("c5")) == (["Undead Carrier"], None)
    t.picks_card("Undead Carrier")
    assert (t.card("c5"), t.controller("c5"), t.discarded()) == (
        "Undead Carrier",
        0,
        ["Horde Slinger", "Undead Archer"],
    )


@rule("SW-PLACE-02", "SW-MOVE-10")
def test_swapping_is_neither_a_move_nor_a_force() -> None:
    t = table(
        "Sneeks e1 damage 3; Ice Smith a6 boost 2; Gate e2; area Ice Ram",
        "Svara d8; Horde Climber a5",
        phase="attack",
    ).tuck("a6", "Hellforged Weapon")
    t.use("e1", "Sly")
    assert (t.card("a6"), t.card("e1"), t.asked) == ("Sneeks", "Ice Smith", "attack-phase")
    assert (t.damage("a6"), t.boost("e1"), t.under("e1")) == (3, 2, ["Hellforged Weapon"])
    assert t.s.leader[0] == t.o("a6")


@rule("SW-PLACE-02")
def test_a_structure_that_is_swapped_has_not_been_moved() -> None:
    t = table("Sneeks e1; Horde Climber a6; Gate e2; area Ice Ram", "Svara d8; Horde Climber a5", phase="attack")
    t.use("e1", "Sly")
    assert (t.asked, t.damage("a5")) == ("attack-phase", 0)


@rule("SW-PLACE-03")
def test_what_returns_to_hand_leaves_its_tokens_and_what_lies_under_it() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; hand Gate",
        "Sneeks d8; Horde Climber c5 damage 1 boost 2; area Unrelenting",
        phase="attack",
    ).tuck("c5", "Ice Smith", 1)
    o = t.o("c5")
    t.attack("c4", "c5", "m m m")
    assert (t.hand(1), t.discarded(1), t.discarded(0)) == (["Horde Climber"], ["Ice Smith"], [])
    assert (t.s.damage[o], t.s.boost[o]) == (0, 0)


@rule("SW-PLACE-04")
def test_what_has_returned_and_comes_again_is_new() -> None:
    t = table(
        "Sera Eldwyn a1; Citadel Paladin c4; Horde Slinger c5 boost 1; Gate d5; area Unrelenting, Renewed Hope",
        "Svara d8; Gate c6",
        phase="attack",
    )
    t.attack("c5", "c6", "rx m")
    assert t.can_attack("c5") == []
    t.attack("c4", "c5", "m m m")
    assert t.hand() == ["Horde Slinger"]
    t.summon("Horde Slinger", "c5")
    assert (t.damage("c5"), t.boost("c5")) == (0, 0)
    assert t.can_attack("c5") == ["c4", "c6", "d5"]


@rule("SW-PLACE-06")
def test_a_card_is_placed_on_an_empty_space_that_fits() -> None:
    mine = "Ret-Talus a1; Gate a2; hand Gate, Undead Archer; discard Undead Archer"
    t = table(mine, "Svara d8")
    t.use("a1", "Raise the Dead")
    assert t.card("b1") == "Undead Archer"  # the one space there is
    t = table(f"{mine}; Gate b1", "Svara d8")
    assert not t.can_use("a1", "Raise the Dead")
    t = table("Ret-Talus d3; Gate a2; hand Gate; discard Undead Archer", "Svara d8; Gate d4")
    t.use("d3", "Raise the Dead")
    assert t.can_pick() == ["c3", "d2", "e3"]
    with pytest.raises(Illegal):
        t.picks_space("d4")
