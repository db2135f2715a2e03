"""Breakers, card by card."""

from __future__ import annotations

import pytest

from tests.games.summoner_wars.scenario import Illegal, Talk, table
from tests.rules import rule


def goes_on_to(t: Talk, phase: str, seat: int = 0) -> None:
    """Nothing is done until this phase, in which there is something to do."""
    for _ in range(12):
        if (t.asked, t.seat) != (f"{phase}-phase", seat):
            t.says(t.table.options[0])
    assert (t.asked, t.seat) == (f"{phase}-phase", seat)


def nothing_is_asked(t: Talk) -> bool:
    return t.asked.endswith("-phase")


@rule("SW-CTRL-02", "SW-CTRL-04", "SW-DMG-12", "SW-INST-06")
def test_tacullu_captures_what_it_would_destroy_for_good() -> None:
    t = table("Tacullu c2", "Sneeks d8; Horde Climber c4 damage 1; Gate c5", "attack")
    t.attack("c2", "c4", "mr mr m").yes()
    assert (t.controller("c4"), t.damage("c4"), t.magic()) == (0, 1, 5)
    assert t.can_attack("c4") == ["c5"]
    goes_on_to(t, "move", seat=1)
    assert t.controller("c4") == 0


@rule("SW-CTRL-05", "SW-DMG-09")
def test_a_captured_unit_still_belongs_to_the_other_deck() -> None:
    t = table("Tacullu c2; Wind Archer a4", "Sneeks d8; Horde Slinger c4", "attack")
    t.attack("c2", "c4", "mr m m").yes()
    t.attack("a4", "c4", "mr m m m")
    assert t.card("c4") is None
    assert (t.discarded(0), t.discarded(1)) == ([], ["Horde Slinger"])
    assert (t.magic(0), t.magic(1)) == (5, 5)


def test_tacullu_may_destroy_it_all_the_same() -> None:
    t = table("Tacullu c2", "Sneeks d8; Horde Slinger c4", "attack")
    t.attack("c2", "c4", "mr m m").no()
    assert t.card("c4") is None
    assert t.magic() == 6


def test_tacullu_captures_neither_the_sturdy_nor_summoners_nor_gates_nor_friends() -> None:
    t = table("Tacullu c2", "Sneeks d8; Horde Climber c4", "attack")
    t.attack("c2", "c4", "mr mr m")
    assert nothing_is_asked(t)
    assert t.damage("c4") == 2
    t = table("Tacullu c2", "Sneeks d8; Gate c4 damage 4", "attack")
    t.attack("c2", "c4", "mr mr m")
    assert t.card("c4") is None
    t = table("Tacullu c2; Wind Archer c4", "Sneeks d8", "attack")
    t.attack("c2", "c4", "mr mr m")
    assert t.card("c4") is None
    t = table("Tacullu d6", "Sneeks d8 damage 10", "attack")
    t.attack("d6", "d8", "mr mr m")
    assert t.asked == "over"


@rule("SW-EXTRA-05")
def test_gulldune_lets_a_common_attack_in_addition() -> None:
    t = table(
        "Tacullu c2; Gulldune c5; Wind Archer a4; Wind Archer f1; Kalal d5",
        "Sneeks d8; Gate c6; Gate a6",
        "attack",
    )
    t.attack("c5", "c6", "m m rx rx")
    assert t.can_pick() == ["a4"]
    t.picks("a4").attack("a4", "a6", "mr m m m")
    assert (t.damage("c6"), t.damage("a6")) == (2, 1)
    assert t.can_attack("a4") == ["a6"]  # its own attack is still to come
    assert t.s.attackers == 1


def test_gulldune_says_nothing_after_an_attack_on_a_friend() -> None:
    t = table("Tacullu c2; Gulldune c5; Wind Archer a4; Gate c6", "Sneeks d8; Gate a6", "attack")
    t.attack("c5", "c6", "m m rx rx")
    assert nothing_is_asked(t)


def test_gulldune_may_command_nobody() -> None:
    t = table("Tacullu c2; Gulldune c5; Wind Archer a4", "Sneeks d8; Gate c6; Gate a6", "attack")
    t.attack("c5", "c6", "m m rx rx").no()
    assert nothing_is_asked(t)


@rule("SW-TERM-02")
def test_gwalark_flies_and_lifts_the_commons_near_it() -> None:
    t = table(
        "Tacullu a1; Gwalark c2; Wind Mage d3; Gate e3; Kalal c1; Wind Mage f5; Gate f6",
        "Sneeks d8; Gate c3",
        "move",
    )
    assert "c5" in t.can_move("c2")  # 3 spaces, over a gate
    assert not {"c3", "c6"} & set(t.can_move("c2"))
    assert "f3" in t.can_move("d3")
    assert "d6" in t.can_move("d3")
    assert "f7" not in t.can_move("f5")  # too far from it
    assert "f1" not in t.can_move("c1")  # a champion
    t.move("d3", "d6")
    assert "Flight" not in t.ability_names("d6")


def test_gwalark_lifts_no_enemies() -> None:
    t = table("Sneeks d1; Horde Clinger c3; Horde Slinger c5", "Tacullu d8; Gwalark c4", "move")
    assert "c3" not in t.can_move("c5")
    assert "c2" not in t.can_move("c5")
    assert "f5" not in t.can_move("c5")


def test_kalal_pushes_far_and_stands_firm() -> None:
    t = table("Tacullu c1; Kalal c2; Wind Mage d2", "Sneeks d8; Horde Climber c5; Horde Climber c6", "attack")
    t.use("c2", "Greater Push")
    assert t.can_pick() == ["c5", "d2"]
    t.picks("c5").forces_to("b5")
    assert t.card("b5") == "Horde Climber"
    assert t.can_attack("c2") == []
    assert not t.can_use("d2", "Push")  # neither Kalal beside it nor the summoner can be pushed


def test_kalal_pushes_after_its_attack_too() -> None:
    t = table("Tacullu a1; Kalal c2", "Sneeks d8; Horde Climber c5", "attack")
    t.attack("c2", "c5", "mr m m m").picks("c5").forces_to("c6")
    assert t.damage("c6") == 1


def test_deceiver_stupefies_the_enemies_beside_it() -> None:
    t = table(
        "Sneeks d1; Horde Climber c4; Horde Slinger c5",
        "Tacullu d8; Deceiver b4; Deceiver c3; Gate d4",
        "attack",
    )
    t.attack("c4", "c3", "mx")
    assert t.damage("c3") == 0  # not below 0 either
    t.attack("c5", "c4", "rx mr")
    assert t.damage("c4") == 2  # no deceiver is beside the slinger


def test_deceiver_does_nothing_without_a_special_symbol_nor_to_friends() -> None:
    t = table("Sneeks d1; Beast Rider c4", "Tacullu d8; Deceiver b4; Gate c5", "attack")
    t.attack("c4", "c5", "m m m")
    assert t.damage("c5") == 3
    t = table("Tacullu d1; Wind Archer c4; Deceiver b4", "Sneeks d8; Gate c5", "attack")
    t.attack("c4", "c5", "rx rx m m")
    assert t.damage("c5") == 2


def test_two_deceivers_take_off_two() -> None:
    t = table("Sneeks d1; Beast Rider c4", "Tacullu d8; Deceiver b4; Deceiver d4; Gate c5", "attack")
    t.attack("c4", "c5", "mx mx m")
    assert t.damage("c5") == 1


@rule("SW-TERM-07")
def test_deceiver_strikes_who_leaves_its_side() -> None:
    t = table("Sneeks d1; Beast Rider c4", "Tacullu d8; Deceiver b4", "move")
    t.move("c4", "d4")
    assert t.damage("d4") == 1


def test_mind_witch_mimics_a_common_for_a_turn() -> None:
    t = table("Tacullu c1; Mind Witch c2; Wind Archer f5; Kalal c3", "Sneeks d8; Horde Climber b4")
    assert t.asked == "whom"  # the Move phase has begun
    assert t.can_pick() == ["b4"]  # a common of either side within 3 spaces
    t.picks("b4")
    assert t.ability_names("c2") == ["Mimic", "Climb"]
    assert "f2" in t.can_move("c2")
    goes_on_to(t, "move", seat=1)
    assert t.ability_names("c2") == ["Mimic"]


def test_mind_witch_keeps_what_she_took_over() -> None:
    t = table("Tacullu c1; Mind Witch c2; Wind Archer b1", "Sneeks d8; Gate d2")
    t.picks("b1")
    goes_on_to(t, "attack")
    t.attack("c1", "b1", "mr mr m")
    assert t.card("b1") is None
    assert t.ability_names("c2") == ["Mimic", "Swift", "Far Shot"]


def test_mind_witch_takes_gained_abilities_too() -> None:
    t = table("Tacullu c1; Mind Witch c2; Mind Witch c3; Wind Archer c6", "Sneeks d8")
    t.first("c3", "Mimic").picks("c6")
    t.picks("c3")
    assert t.ability_names("c2") == ["Mimic", "Swift", "Far Shot"]


def test_mind_witch_may_stay_herself() -> None:
    t = table("Tacullu c1; Mind Witch c2; Wind Mage c3", "Sneeks d8")
    t.no()
    assert t.ability_names("c2") == ["Mimic"]


def test_wind_archer_goes_and_shoots_farther() -> None:
    t = table("Tacullu a1; Wind Archer c2", "Sneeks d8; Gate c6", "move")
    assert "c5" in t.can_move("c2")
    assert "d5" not in t.can_move("c2")
    goes_on_to(t, "attack")
    assert t.can_attack("c2") == ["c6"]


@rule("SW-INST-05")
def test_wind_mage_pushes_instead_of_attacking() -> None:
    t = table("Tacullu a1; Wind Mage c2", "Sneeks d8; Horde Climber c4; Horde Climber c5", "attack")
    t.use("c2", "Push")
    assert t.can_pick() == ["b4", "c3", "d4"]  # one unit is near enough
    t.forces_to("c3")
    assert nothing_is_asked(t)  # no push after the attack that was not made
    assert t.can_attack("c2") == []


@rule("SW-CTRL-02", "SW-TIME-06")
def test_mind_control_borrows_any_number_until_the_end_of_the_turn() -> None:
    t = table(
        "Tacullu c4; hand Mind Control",
        "Sneeks c5; Horde Climber c6; Horde Slinger d4; Blarf b4; Horde Climber c7",
    )
    t.play("Mind Control")
    assert sorted(t.can_pick()) == ["b4", "c6", "d4"]
    t.picks("d4").picks("c6").no()
    assert [t.controller(at) for at in ("d4", "c6", "b4")] == [0, 0, 1]
    goes_on_to(t, "move")
    assert "d3" in t.can_move("d4")
    assert t.can_move("b4") == []
    goes_on_to(t, "move", seat=1)
    assert [t.controller(at) for at in ("d4", "c6", "b4")] == [1, 1, 1]


@rule("SW-DMG-03", "SW-DMG-14")
def test_mind_control_takes_the_cold_snap_that_a_gate_lives_on() -> None:
    t = table("Tacullu c4; hand Mind Control", "Svara c8; Ollag d4; Gate a8 damage 5", magic=(3, 3))
    t.play("Mind Control").picks("d4")
    assert (t.card("a8"), t.magic()) == (None, 4)


@rule("SW-DMG-03")
def test_a_borrowed_cold_snap_goes_back_with_the_life_it_gave() -> None:
    t = table("Tacullu c4; Gate a1; hand Mind Control", "Svara c8; Ollag d4", magic=(3, 3))
    t.play("Mind Control").picks("d4")
    t.s.damage[t.o("a1")] = 5
    goes_on_to(t, "attack")
    assert t.card("a1") == "Gate"
    goes_on_to(t, "move", seat=1)
    assert (t.card("a1"), t.magic(1)) == (None, 3)


def test_mind_control_may_take_nobody() -> None:
    t = table("Tacullu c4; hand Mind Control", "Sneeks c8; Horde Slinger d4")
    t.play("Mind Control").no()
    assert t.controller("d4") == 1
    assert t.discarded() == ["Mind Control"]


@rule("SW-TERM-01", "SW-DIST-05")
def test_blast_hurls_a_unit_through_others_and_hurts_them_all() -> None:
    t = table(
        "Tacullu c2; Wind Mage c5; hand Blast",
        "Sneeks d8; Horde Climber c4; Blarf c6; Gate b4; Horde Climber f2",
        "move",
    )
    t.play("Blast")
    assert t.can_pick() == ["c4", "f2"]  # in a clear line within 3
    t.picks("c4")
    assert t.can_pick() == ["c3", "c7", "d4", "e4", "f4"]  # a gate stops it
    t.forces_to("c7")
    assert t.card("c7") == "Horde Climber"
    assert [t.damage(at) for at in ("c7", "c5", "c6")] == [1, 1, 1]


@rule("SW-FORCE-04")
def test_blast_hurts_what_cannot_be_forced() -> None:
    t = table("Tacullu c2; Kalal c4; hand Blast", "Sneeks d8", "move")
    t.play("Blast")
    assert t.damage("c4") == 1


def test_blast_destroys_for_magic() -> None:
    t = table("Tacullu c2; hand Blast", "Sneeks d8; Horde Slinger c4; Horde Slinger c5", "move", magic=(1, 0))
    t.play("Blast").forces_to("c6")
    assert (t.card("c6"), t.card("c5"), t.magic()) == (None, None, 2)


@rule("SW-TERM-07")
def test_hypnotic_call_draws_a_unit_nearer_and_weakens_it() -> None:
    t = table("Tacullu c2; Wind Mage a1; hand Hypnotic Call", "Sneeks d8; Horde Climber d5; Blarf f2")
    t.play("Hypnotic Call").picks("d5")
    assert t.can_pick() == ["c5", "d4"]
    t.forces_to("d4")
    assert t.strength("c2", "d4") == 4
    assert t.strength("c2", "f2") == 3
    assert t.strength("a1", "d4") == 2
    assert t.strength("c2") == 3


def test_hypnotic_call_may_leave_the_unit_where_it_is() -> None:
    t = table("Tacullu c2; hand Hypnotic Call", "Sneeks d8; Horde Climber c4")
    t.play("Hypnotic Call").no()
    assert t.strength("c2", "c4") == 4
    goes_on_to(t, "attack")
    t.attack("c2", "c4", "m m m m")  # four dice
    assert t.damage("c4") == 0


@rule("SW-ACTIVE-02", "SW-TERM-10")
def test_perplexing_tempest_slows_everybody() -> None:
    t = table("Tacullu a1; hand Perplexing Tempest", "Sneeks d8; Horde Climber b5", "magic")
    t.play("Perplexing Tempest")
    goes_on_to(t, "move", seat=1)
    assert t.can_move("d8") == ["c8", "d7", "e8"]
    assert "b3" in t.can_move("b5")  # 1 farther, 1 less
    assert "b2" not in t.can_move("b5")
    t = table("Tacullu a1; area Perplexing Tempest", "Sneeks d8", "move")
    assert t.can_move("a1") == ["a2", "b1"]


@rule("SW-TERM-10")
def test_two_tempests_stop_all_moves_but_not_what_is_done_instead() -> None:
    t = table("Abua Shi d1; Border Archer a1; area Perplexing Tempest, Perplexing Tempest", "Sneeks d8", "move")
    assert t.can_move("a1") == []
    assert t.can_use("a1", "Prepare")


def test_illegal_targets_are_refused() -> None:
    t = table("Tacullu c2; hand Hypnotic Call", "Sneeks d8; Horde Climber c4; Horde Climber c5; Gate c7")
    t.play("Hypnotic Call")
    for at in ("d8", "c2", "c7"):
        with pytest.raises(Illegal):
            t.picks(at)
