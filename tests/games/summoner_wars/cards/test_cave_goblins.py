"""Cave Goblins, card by card."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.forms import attack, move
from tests.games.summoner_wars.scenario import Illegal, Talk, cell, table
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
        "Sneeks a1; Horde Slinger d7; Beast Rider c8; Beast Rider e8; Beast Rider a2; Beast Rider a3;Gate a4",
        "Sneeks d8",
        phase="attack",
    )
    for at in ("c8", "e8"):
        t.attack(at, "d8", "rx rx rx")
    t.attack("a2", "a3", "rx rx rx")
    assert t.can_attack("a3") == []
    assert t.can_attack("d7") == ["d8"]
    assert t.offered(attack(t.o("d7"), 45))


# Sneeks


@rule("SW-CARD-05")
def test_sneeks_swaps_in_the_attack_phase_with_free_friends_only() -> None:
    mine = "Sneeks e1; Horde Slinger a6; Blarf c3; Beast Rider c4; Gate b1"
    assert not table(mine, "Sneeks d8; Horde Clinger d7", phase="move").can_use("e1", "Sly")
    t = table(mine, "Sneeks d8; Horde Clinger d7", phase="attack")
    t.use("e1", "Sly")
    assert t.can_pick() == ["a6", "c3"]


# Blarf


def blarf(magic: int) -> Talk:
    return table("Sneeks e1; Blarf c3; Gate d3; hand Gate", "Sneeks d8", phase="build", magic=(magic, 5)).ends()


def test_blarf_pays_for_strength() -> None:
    t = blarf(2).way(0)
    assert (t.magic(), t.boost("c3"), t.damage("c3"), t.strength("c3")) == (1, 1, 0, 1)


def test_blarf_bleeds_instead() -> None:
    t = blarf(2).way(1)
    assert (t.magic(), t.boost("c3"), t.damage("c3")) == (2, 0, 1)


@rule("SW-MAGIC-04")
def test_blarf_must_bleed_without_magic() -> None:
    t = blarf(0)
    assert (t.asked, t.damage("c3")) == ("attack-phase", 1)


def test_blarf_counts_five_boosts_at_most() -> None:
    t = table("Sneeks e1; Blarf c3 boost 7", "Sneeks d8", phase="move")
    assert t.strength("c3") == 5


# Smeg


def smegs_turn(magic: int, theirs: str = "", *rulings: str) -> Talk:
    """The start of the turn of seat 1, who has Smeg."""
    return table(
        "Sneeks e1; hand Gate",
        f"Sneeks d8; Smeg c5; {theirs}",
        phase="magic",
        magic=(5, magic),
        rulings=rulings,
    ).ends()


@rule("SW-CARD-07")
def test_smeg_wants_magic_at_the_start_of_the_turn() -> None:
    t = smegs_turn(2)
    assert (t.asked, t.seat) == ("which-way", 1)
    t.way(0)
    assert (t.card("c5"), t.magic(1)) == ("Smeg", 1)


@rule("SW-CARD-07", "SW-DMG-12")
def test_smeg_leaves_if_he_is_not_paid() -> None:
    t = smegs_turn(2).way(1)
    assert (t.card("c5"), t.magic(0), t.magic(1)) == (None, 5, 2)
    assert t.discarded(1) == ["Smeg"]


@rule("SW-CARD-07")
def test_smeg_must_leave_when_there_is_no_magic() -> None:
    assert smegs_turn(0).card("c5") is None


def test_with_the_other_reading_smeg_wants_magic_at_the_end_of_the_turn() -> None:
    assert smegs_turn(2, "", "junkie-at-end-of-turn").asked != "which-way"
    t = table("Sneeks e1; Smeg c5; hand Gate", "Sneeks d8", phase="magic", rulings=["junkie-at-end-of-turn"])
    t.ends()
    assert (t.asked, t.seat) == ("which-way", 0)


@rule("SW-CARD-08")
def test_smeg_attacks_besides_the_three() -> None:
    t = table("Sneeks a1; Smeg c5; Beast Rider a2; Gate a3", "Sneeks d8; Gate c6", phase="attack")
    t.attack("c5", "c6", "m m")
    assert t.s.attackers == 0
    assert t.can_attack("c5") == []


# The Eater


def test_the_eater_eats_a_friend_beside_it() -> None:
    t = table(
        "Sneeks a1; The Eater c4; Beast Rider d4; Horde Slinger e4; Gate b4; hand Unrelenting",
        "Sneeks d8; Gate c5; Blarf c3",
        phase="attack",
    )
    t.attack("c4", "c5", "rx rx rx rx rx").ends()
    assert t.can_pick() == ["c4", "d4"]
    assert not t.can_pass()
    t.picks("d4")
    assert (t.card("d4"), t.card("c4")) == (None, "The Eater")
    assert t.magic(1) == 5


def test_the_eater_alone_must_go() -> None:
    t = table("Sneeks a1; The Eater c4; hand Unrelenting", "Sneeks d8; Gate c5", phase="attack")
    t.attack("c4", "c5", "rx rx rx rx rx")
    assert t.card("c4") is None


@pytest.mark.parametrize(("victim", "stays"), [("Beast Rider c5", True), ("Gate c5", False)])
def test_the_eater_is_full_when_it_has_destroyed_a_unit(victim: str, stays: bool) -> None:
    t = table("Sneeks a1; The Eater c4; hand Unrelenting", f"Sneeks d8; {victim}", phase="attack")
    t.attack("c4", "c5", "m m m m m")
    assert t.card("c5") is None
    assert (t.card("c4") == "The Eater") == stays


# Beast Rider


@rule("SW-CARD-03")
def test_a_beast_rider_is_strong_until_the_turn_ends() -> None:
    t = table("Sneeks e1; Beast Rider c2; Beast Rider f2; hand Gate", "Sneeks d8; hand Gate", phase="move")
    t.move("c2", "c5").move("f2", "f4")
    assert (t.strength("c5"), t.strength("f4")) == (4, 3)
    while t.s.active == 0:
        t.ends()
    assert t.strength("c5") == 3


@rule("SW-CARD-03")
def test_a_rider_that_moves_four_spaces_may_make_three_of_them_a_charge() -> None:
    """A Rhinoceros gives it Imbued Speed. To d5 lead ways with three steps in one direction and ways without."""
    strengths = []
    for way in (0, 1):
        t = table("Abua Shi e2; Beast Rider c2 boost 2; Rhinoceros f2; hand Chant of Entangling", "Sneeks d8")
        t.play("Chant of Entangling").picks("c2")
        t.move("c2", "d5")
        assert (t.asked, len(t.table.options)) == ("route", 2)
        strengths.append(t.says(t.table.options[way]).strength("d5"))
    assert sorted(strengths) == [3, 4]
    t = table("Abua Shi e2; Beast Rider c2 boost 2; Rhinoceros f2; hand Chant of Entangling", "Sneeks d8")
    t.play("Chant of Entangling").picks("c2")
    t.move("c2", "e4")  # never three in one direction: all ways are alike
    assert (t.card("e4"), t.strength("e4")) == ("Beast Rider", 3)


@rule("SW-TERM-01", "SW-CARD-02")
def test_a_flying_rider_charges_over_what_stands_in_its_way() -> None:
    t = table("Tacullu a1; Gwalark d2; Beast Rider c3 belongs", "Sneeks d8; Gate c4; Gate c6", phase="move")
    t.move("c3", "c8")
    assert t.strength("c8") == 4
    walking = table("Tacullu a1; Gwalark f8; Beast Rider c3 belongs", "Sneeks d8; Gate c4", phase="move")
    assert walking.why_not(move(walking.o("c3"), cell("c7"))) == "SW-MOVE-05"


@rule("SW-CARD-02")
def test_a_charge_is_one_of_the_three_moves() -> None:
    t = table("Sneeks e1; Beast Rider c2", "Sneeks d8", phase="move")
    t.move("c2", "c5")
    assert t.s.movers == 1
    assert t.can_move("c5") == []


# Horde Climber


def test_a_climber_goes_three_spaces_and_through_structures() -> None:
    t = table("Sneeks f1; Horde Climber a1; Gate a2; Horde Slinger b1", "Sneeks d8; Gate a3", phase="move")
    assert t.can_move("a1") == ["a1", "a4", "b2", "b3", "c2"]


def test_a_climber_cannot_stop_on_a_structure_or_pass_a_unit() -> None:
    t = table(
        "Sneeks f1; Horde Climber a1; Gate a2; Horde Slinger b1; Beast Rider a3; Beast Rider b2",
        "Sneeks d8",
        phase="move",
    )
    assert t.can_move("a1") == ["a1"]


# Horde Clinger


@rule("SW-MOVE-10")
def test_a_clinger_never_moves_but_clings_to_a_friend_that_left_its_side() -> None:
    t = table("Sneeks f1; Horde Clinger c3; Beast Rider c4", "Sneeks d8", phase="move")
    assert t.can_move("c3") == []
    t.move("c4", "c6")
    assert t.can_pick() == ["b6", "c5", "c7", "d6"]
    t.picks_space("c7")
    assert (t.card("c7"), t.card("c3")) == ("Horde Clinger", None)
    assert t.s.movers == 1


def test_a_clinger_may_stay() -> None:
    t = table("Sneeks f1; Horde Clinger c3; Beast Rider c4", "Sneeks d8", phase="move")
    t.move("c4", "c6").no()
    assert t.card("c3") == "Horde Clinger"


def test_a_clinger_clings_only_to_a_friend_that_began_beside_it() -> None:
    t = table("Sneeks f1; Horde Clinger c3; Beast Rider c5", "Sneeks d8; Horde Clinger b5", phase="move")
    t.move("c5", "c4")
    assert t.asked == "move-phase"


# Events


def test_enrage_the_horde_lets_free_units_attack_once_more() -> None:
    t = table(
        "Sneeks e7; Horde Slinger c4; Horde Climber a3; Blarf f7; Beast Rider d7; hand Enrage the Horde, Sneak",
        "Sneeks d8; Starting Gate c5",
        phase="attack",
    )
    t.attack("c4", "c5", "mr mr").ends()
    t.play("Enrage the Horde")
    assert t.magic() == 4
    assert t.can_pick() == ["a3", "c4", "f7"]
    t.picks("c4")
    assert t.can_attack("c4") == ["c5"]
    assert t.can_pass()
    t.attack("c4", "c5", "mr mr")
    assert t.damage("c5") == 4
    assert t.can_pick() == ["a3", "f7"]
    t.no()
    assert t.discarded() == ["Enrage the Horde"]


def test_pile_on_counts_the_other_friends_beside_the_target() -> None:
    t = table(
        "Sneeks c6; Horde Climber c4; Beast Rider b5; Gate d5; hand Pile On, Pile On",
        "Sneeks d8; The Eater c5; Horde Clinger e4",
        phase="attack",
    )
    t.play("Pile On").play("Pile On")  # twice is no more than once
    assert t.strength("c4", "c5") == 3
    assert t.strength("b5", "c5") == 5
    assert t.strength("c4") == 1
    assert t.strength("c5", "c4") == 5
    assert t.area() == ["Pile On", "Pile On"]


@rule("SW-INST-06", "SW-DMG-12", "SW-PLACE-03")
def test_unrelenting_brings_commons_back_to_the_hand() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; Undead Warrior e4; Gate a2",
        "Sneeks d8; Horde Slinger c5; Smeg e5 damage 3; Undead Warrior f5; area Unrelenting",
        phase="attack",
    )
    t.attack("c4", "c5", "m m m")
    assert (t.card("c5"), t.hand(1), t.magic()) == (None, ["Horde Slinger"], 5)
    assert t.boost("e4") == 0
    t.attack("e4", "e5", "m m")
    assert (t.card("e5"), t.discarded(1), t.magic()) == (None, ["Smeg"], 6)


@rule("SW-CTRL-05")
def test_unrelenting_gives_a_common_to_whom_it_belongs() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; Gate a2",
        "Sneeks d8; Horde Slinger c5 belongs; area Unrelenting",
        phase="attack",
    )
    t.attack("c4", "c5", "m m m")
    assert (t.hand(0), t.hand(1)) == (["Horde Slinger"], [])


def test_unrelenting_is_played_in_the_magic_phase() -> None:
    t = table("Sneeks a1; hand Unrelenting, Gate", "Sneeks d8", phase="magic")
    t.play("Unrelenting")
    assert (t.area(), t.magic()) == (["Unrelenting"], 4)
