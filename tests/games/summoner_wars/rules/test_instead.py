"""What is done instead of moving, of attacking, of being destroyed."""

from __future__ import annotations

import pytest

from tests.games.summoner_wars.scenario import table
from tests.rules import rule


@rule("SW-INST-01")
def test_instead_of_moving_counts_as_a_move() -> None:
    t = table(
        "Sneeks a1; Border Archer c3; Border Archer c5; Horde Slinger e1; Horde Slinger e3; "
        "Border Archer e5; hand Sneak",
        "Svara d8",
        phase="move",
    )
    t.use("c3", "Prepare").use("c5", "Prepare")
    assert t.can_move("e1") != []
    t.use("e5", "Prepare")
    assert t.can_move("e1") == []


@rule("SW-INST-01")
def test_after_three_moves_nothing_is_done_instead() -> None:
    t = table(
        "Sneeks a1; Border Archer c3; Horde Slinger e1; Horde Slinger e3; Horde Slinger e5; hand Sneak",
        "Svara d8",
        phase="move",
    )
    for at in ("e1", "e3", "e5"):
        assert t.can_use("c3", "Prepare")
        t.move(at, "f" + at[1])
    assert not t.can_use("c3", "Prepare")


@rule("SW-INST-01")
def test_instead_of_attacking_counts_as_an_attack() -> None:
    t = table(
        "Tacullu a1; Wind Mage c3; Wind Mage c5; Wind Mage e3; Wind Mage e5; Gate b1; "
        "Horde Slinger f6; hand Brutal Force",
        "Svara d8; Horde Climber f7",
        phase="attack",
    )
    t.use("c3", "Push").picks("c5").forces_to("c4")
    t.use("c4", "Push").forces_to("c2")
    assert t.can_use("e5", "Push")
    t.use("e3", "Push").forces_to("e4")
    assert not t.can_use("e4", "Push")
    assert (t.can_attack("a1"), t.can_attack("f6")) == ([], ["f7"])  # but for the relentless


@rule("SW-INST-02")
def test_who_has_done_something_instead_neither_moves_nor_attacks() -> None:
    t = table("Sneeks a1; Border Archer c3; Horde Slinger e1", "Svara d8", phase="move").use("c3", "Prepare")
    assert (t.can_move("c3"), t.can_use("c3", "Prepare")) == ([], False)
    t.move("e1", "e2")
    t = table("Sneeks a1; Border Archer c3; Horde Slinger e1; hand Sneak", "Svara d8", phase="move").move("c3", "c4")
    assert not t.can_use("c4", "Prepare")
    t = table(
        "Tacullu a1; Wind Mage c4; Horde Slinger e4; Gate b1",
        "Svara d8; Horde Climber c5; Gate c3",
        phase="attack",
    )
    assert t.can_attack("c4") == ["c3", "c5", "e4"]
    t.use("c4", "Push").picks("c5").forces_to("c6")
    assert (t.can_attack("c4"), t.can_use("c4", "Push")) == ([], False)


@rule("SW-INST-03")
def test_no_space_and_no_target_are_needed() -> None:
    t = table("Sneeks a1; Border Archer f1; Gate e1; Gate f2; Horde Slinger c4", "Svara d8", phase="move")
    assert t.can_move("f1") == []
    assert t.use("f1", "Prepare").boost("f1") == 1
    t = table("Tacullu a1; Wind Mage c4; Gate a2", "Svara d8; Horde Climber d5", phase="attack")
    assert (t.can_attack("c4"), t.can_use("c4", "Push")) == ([], True)


@rule("SW-INST-04")
def test_what_may_not_move_or_attack_does_nothing_instead() -> None:
    mine = "Sneeks a1; Border Archer b2; Horde Clinger a2; Horde Slinger c3; hand Chant of Entangling, Sneak"
    t = table(mine, "Grognack f8")
    assert t.ends().can_use("b2", "Prepare")
    t = table(mine, "Grognack f8").play("Chant of Entangling").picks("b2")
    assert t.ability_names("b2") == ["Prepare", "Swift Shot", "Immobile", "Cling"]
    assert (t.can_move("b2"), t.can_use("b2", "Prepare")) == ([], False)
    theirs = "Tacullu d8; Gate d7; Wind Mage c4; Wind Mage c5; hand Gate"
    t = table("Grognack c1; hand Freeze, Gate", theirs).play("Freeze")  # c4 alone is near enough
    while (t.asked, t.seat) != ("attack-phase", 1):
        t.says(t.table.options[0])
    assert (t.can_use("c4", "Push"), t.can_use("c5", "Push")) == (False, False)  # nobody else to push
    assert (t.can_attack("c4"), t.can_attack("d8")) == ([], ["d7"])


@rule("SW-INST-05", "SW-EX-22")
@pytest.mark.parametrize("moves", [True, False])
def test_preparing_is_not_moving(moves: bool) -> None:
    """An archer with Commune with Spirits, which speaks of its move."""
    t = table(
        "Abua Shi a1; Border Archer b2; Spirit Mage a3; Lioness b1; hand Chant of Entangling, Gate",
        "Sneeks d8",
    )
    t.play("Chant of Entangling").picks("b2").picks("a3")
    if moves:
        assert t.move("b2", "b3").boost("b3") == 1
    else:
        t.use("b2", "Prepare")
        assert (t.asked, t.boost("b2")) == ("move-phase", 1)


@rule("SW-INST-05")
def test_pushing_is_not_attacking() -> None:
    t = table("Tacullu a1; Wind Mage c4; Gate a2", "Queen Maldaria d8; Fanessa c5; Horde Climber a4", phase="attack")
    t.use("c4", "Push").picks("c5").forces_to("c6")
    assert (t.damage("c4"), t.s.against) == (0, 0)


@rule("SW-INST-06", "SW-EX-22")
def test_what_happens_instead_of_destruction_gives_no_magic() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; hand Gate",
        "Sneeks d8; Horde Slinger c5; area Unrelenting",
        phase="attack",
    )
    t.attack("c4", "c5", "m m m")
    assert (t.hand(1), t.discarded(1), t.magic(0)) == (["Horde Slinger"], [], 5)
