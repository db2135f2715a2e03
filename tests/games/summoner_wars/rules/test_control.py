"""Who controls what, and to whom cards belong."""

from __future__ import annotations

from tests.games.summoner_wars.scenario import Talk, table
from tests.rules import rule


def controlling(more: str = "", theirs: str = "") -> Talk:
    """Mind Control over the climber next to the summoner, in the Summon phase."""
    t = table(
        f"Tacullu c4; Gate f1; hand Mind Control, Gate; {more}",
        f"Sneeks d8; Horde Climber c6; Beast Rider c8; Gate f8; hand Gate; {theirs}",
    )
    return t.play("Mind Control").picks("c6")


def until(t: Talk, phase: str, seat: int) -> Talk:
    while (t.asked, t.seat) != (phase, seat):
        t.says(t.table.options[0])
    return t


@rule("SW-CTRL-01")
def test_everybody_controls_what_belongs_to_the_own_deck() -> None:
    t = table("Sneeks a1; Beast Rider c3; Gate b1; area Pile On", "Svara d8; Gate d7; Ice Smith c4; area Ice Ram")
    assert [t.controller(at) for at in ("a1", "c3", "b1", "d8", "d7", "c4")] == [0, 0, 0, 1, 1, 1]
    assert (t.area(0), t.area(1)) == (["Pile On"], ["Ice Ram"])
    t = table("Sneeks a1; Beast Rider c3", "Svara d8; Ice Smith c5", phase="move")
    assert (t.can_move("c3") != [], t.can_move("c5")) == (True, [])


@rule("SW-CTRL-02")
def test_a_controlled_unit_is_used_as_ones_own() -> None:
    t = until(controlling("Wind Mage b4", "Gate d5"), "move-phase", 0)
    assert t.can_move("c6") != []
    t.move("c6", "c7")
    until(t, "attack-phase", 0)
    assert t.can_attack("c7") == ["c8"]
    t.attack("c7", "c8", "m")
    assert t.damage("c8") == 1


@rule("SW-CTRL-02")
def test_the_abilities_of_a_controlled_unit_are_used_too() -> None:
    t = table("Tacullu c4; Gate f1; hand Mind Control, Gate", "Sneeks d8; Border Archer c6")
    t.play("Mind Control").picks("c6")
    assert until(t, "move-phase", 0).use("c6", "Prepare").boost("c6") == 1


@rule("SW-CTRL-02")
def test_a_captured_gate_on_legs_summons_for_its_new_master() -> None:
    t = table(
        "Tacullu c4; Gate f1; hand Mind Control, Wind Mage, Gate",
        "Svara d8; Ice Golem c6; Gate f8",
    )
    assert t.can_summon("Wind Mage") == ["e1", "f2"]
    t.play("Mind Control").picks("c6")
    assert "c7" in t.can_summon("Wind Mage")


@rule("SW-CTRL-04")
def test_control_for_a_turn_ends_with_it_and_other_control_does_not() -> None:
    t = controlling()
    assert t.controller("c6") == 0
    assert until(t, "magic-phase", 1).controller("c6") == 1
    t = table("Tacullu c2; hand Gate", "Sneeks d8; Horde Climber c4 damage 1; hand Gate", phase="attack")
    t.attack("c2", "c4", "mr mr m").yes()
    assert until(t, "magic-phase", 1).controller("c4") == 0
    assert until(t, "magic-phase", 0).controller("c4") == 0


@rule("SW-CTRL-05")
def test_a_card_goes_back_to_the_deck_it_belongs_to() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; Beast Rider f5; hand Gate",
        "Sneeks d8; Horde Slinger c5 belongs; Smeg f6 damage 2 belongs; area Unrelenting",
        phase="attack",
    )
    t.attack("c4", "c5", "m m m").attack("f5", "f6", "m m m")
    assert (sorted(t.hand(0)), t.hand(1)) == (["Gate", "Horde Slinger"], [])
    assert (t.discarded(0), t.discarded(1)) == (["Smeg"], [])


@rule("SW-CTRL-06", "SW-UNDER-04", "SW-UNDER-01")
def test_who_controls_a_card_controls_what_lies_under_it() -> None:
    t = table("Sneeks a1; Horde Climber c4 belongs; hand Gate", "Svara d8; Gate c5", phase="attack")
    t.tuck("c4", "Ice Smith", 1)
    t.attack("c4", "c5", "rx")
    assert t.damage("c5") == 2  # the smith serves who attacks now
    t = table("Sneeks a1; Horde Climber c4; hand Gate", "Svara d8; Gate c5; Horde Climber c3", phase="attack")
    t.tuck("c4", "Ice Smith").tuck("c3", "Ice Smith", 1)
    assert t.under("c3") == ["Ice Smith"]
    t.attack("c4", "c5", "rx")
    assert t.damage("c5") == 2
