"""Tundra Orcs, card by card."""

from __future__ import annotations

from tests.games.summoner_wars.scenario import Talk, table
from tests.rules import rule


def test_grognack_gets_a_boost_by_moving_if_he_has_none() -> None:
    t = table("Grognack c1", "Sneeks d8", phase="move").move("c1", "c2")
    assert t.boost("c2") == 1
    t = table("Grognack c1 boost 1", "Sneeks d8", phase="move").move("c1", "c2")
    assert t.boost("c2") == 1


@rule("SW-TERM-04")
def test_grognack_has_the_dice_of_a_friend_rolled_again_as_long_as_he_has_boost() -> None:
    t = table("Grognack c1 boost 2; Frost Shaman c3", "Sneeks c6", phase="attack")
    t.attack("c3", "c6", "mr m m")
    t.dice("mr mr m").yes()
    assert t.boost("c1") == 1
    t.dice("rx mr mr").yes()
    assert (t.boost("c1"), t.damage("c6"), t.asked.endswith("-phase")) == (0, 3, True)


@rule("SW-DIST-04")
def test_grognack_influences_neither_himself_nor_those_far_away() -> None:
    t = table("Grognack c4 boost 2; Frost Shaman c8", "Sneeks d8; Gate c5; Gate b8", phase="attack")
    t.attack("c4", "c5", "m m m m").attack("c8", "b8", "rx m m")
    assert t.asked.endswith("-phase")


def test_grognack_influences_the_dice_of_an_ability_too() -> None:
    t = table("Grognack c1 boost 1; Tundra Fighter c3", "Sneeks d8; Gate c4", phase="attack")
    t.attack("c3", "c4", "m m m").no()  # the attack stands
    assert t.asked == "which-way"
    t.dice("mx").yes()
    assert t.asked == "force"


def test_grognack_influences_nothing_in_the_other_turn() -> None:
    t = table("Sneeks a1; Beast Rider d5", "Grognack d8 boost 2; Tundra Fighter d6", phase="attack")
    t.attack("d5", "d6", "m m rx")
    assert t.asked.endswith("-phase")


def test_ragnor_boosts_the_summoner_for_special_symbols() -> None:
    t = table("Grognack a1; Ragnor c4; Ragnor d1", "Sneeks d8; Beast Rider c5; Gate d2", phase="attack")
    t.attack("c4", "c5", "mx rx mr")
    assert t.boost("a1") == 2
    t.attack("d1", "d2", "mx mx mr").no()  # what has been gained would let it roll again
    assert t.boost("a1") == 2  # a gate is no unit
    t = table("Grognack a1; Ragnor c4; Smasher c5", "Sneeks d8", phase="attack").attack("c4", "c5", "mx rx mr")
    assert t.boost("a1") == 0  # a friend is no enemy


def test_shonk_does_damage_with_special_symbols_only() -> None:
    t = table("Grognack a1; Shonk d7; Ragnor e7", "Sneeks d8; Gate e8", phase="attack")
    t.attack("d7", "d8", "mr mr mr m m m rx mx")
    assert t.damage("d8") == 2
    t.attack("e7", "e8", "mr mr mr")
    assert t.damage("e8") == 3  # only his own attacks are wild


def test_targan_shoots_far_and_strengthens_frost() -> None:
    t = table(
        "Grognack a1; Targan d3; Frost Shaman c3; Smasher e3; Frost Shaman a8",
        "Sneeks d7; Frost Shaman d2",
        phase="attack",
    )
    assert "d7" in t.can_attack("d3")
    assert [t.strength(at) for at in ("c3", "e3", "a8", "d2")] == [4, 4, 3, 3]


def test_frost_shaman_needs_a_special_symbol() -> None:
    t = table("Grognack a1; Frost Shaman d5; Frost Shaman d7", "Sneeks d8; Beast Rider c5", phase="attack")
    t.attack("d5", "c5", "mr mr mr")
    assert t.damage("c5") == 0
    t.attack("d7", "d8", "mr mr mx")
    assert t.damage("d8") == 2


def test_smasher_suffers_more_from_special_symbols() -> None:
    t = table("Sneeks a1; Beast Rider d5; Horde Slinger a6", "Grognack d8; Smasher d6", phase="attack")
    t.attack("d5", "d6", "mx mr rx")
    assert t.damage("d6") == 4
    t.attack("a6", "d6", "mx m")
    assert t.damage("d6") == 5


def test_smasher_smashes_like_anybody() -> None:
    t = table("Grognack a1; Smasher d7", "Sneeks d8", phase="attack").attack("d7", "d8", "mx mx m m")
    assert t.damage("d8") == 4


def test_tundra_charger_pays_1_damage_to_rush() -> None:
    t = table("Grognack a1; Gate c3; hand Tundra Charger, Tundra Charger", "Sneeks d8")
    t.summon("Tundra Charger", "c4").yes()
    assert t.can_pick() == ["b4", "c5", "d4"]
    assert not t.can_pass()
    t.forces_to("c5")
    assert t.damage("c5") == 1
    t.summon("Tundra Charger", "d3").no()
    assert t.damage("d3") == 0


def test_tundra_charger_does_not_pay_for_nothing() -> None:
    t = table("Grognack b1; Gate a2; Gate b3; hand Tundra Charger", "Sneeks c2")
    t.summon("Tundra Charger", "b2")
    assert t.asked.endswith("-phase")
    assert t.damage("b2") == 0


@rule("SW-EXTRA-04")
def test_tundra_fighter_goes_on_as_long_as_the_dice_are_with_it() -> None:
    t = table(
        "Grognack a1; Tundra Fighter d4; Gate b4",
        "Sneeks d8; Smasher d5; Smasher c5; Gate b5",
        phase="attack",
    )
    t.attack("d4", "d5", "m m mx")
    assert (t.asked, t.can_pass()) == ("force", True)
    t.forces_to("c4")
    assert t.can_attack("c4") == ["c5"]  # not the own gate
    t.attack("c4", "c5", "m m rx")
    assert (t.damage("d5"), t.damage("c5"), t.asked) == (2, 2, "force")
    t.no()
    assert t.asked.endswith("-phase")  # not forced, no attack


def test_tundra_fighter_without_a_special_symbol_or_an_enemy() -> None:
    t = table("Grognack a1; Tundra Fighter d4; Gate b4; Tundra Fighter b3", "Sneeks d8; Smasher d5", phase="attack")
    t.attack("d4", "d5", "m m mr")
    assert t.asked.endswith("-phase")
    t.attack("b3", "b4", "m m")  # rolls no third die
    assert t.asked.endswith("-phase")


@rule("SW-EXTRA-05")
def test_an_extra_attack_of_a_fighter_is_none_of_the_three() -> None:
    t = table(
        "Grognack a1; Tundra Fighter d4; Smasher f4; Smasher b7", "Sneeks b8; Smasher d5; Gate c5; Gate f5",
        phase="attack",
    )  # fmt: skip
    t.attack("d4", "d5", "m m mx").forces_to("c4").attack("c4", "c5", "m m m")
    t.attack("f4", "f5", "m m m m")
    assert t.can_attack("b7") == ["b8"]


@rule("SW-ABIL-07")
def test_for_glory_makes_commons_strong_and_reckless() -> None:
    t = table(
        "Grognack a1; Smasher d4; Smasher f4; Ragnor b1; hand For Glory",
        "Sneeks d8; Beast Rider d5; Beast Rider f5; Smasher a8",
        phase="build",
    )
    t.play("For Glory")  # and straight on to the Attack phase
    assert [t.strength(at) for at in ("a1", "d4", "b1", "a8")] == [4, 6, 3, 4]
    t.attack("d4", "d5", "mx mx mr m m m")
    assert (t.card("d5"), t.damage("d4")) == (None, 0)  # two special symbols
    t.attack("f4", "f5", "mx m m m m m")
    assert (t.card("f5"), t.card("f4")) == (None, None)  # both took 6


def test_for_glory_gives_no_more_than_is_added() -> None:
    t = table("Grognack a1; Smasher d4; area For Glory", "Sneeks d8; Ember Mage d5", phase="attack")
    t.attack("d4", "d5", "m m m m m mx")
    assert (t.damage("d5"), t.damage("d4")) == (1, 1)  # the mage is guarded


@rule("SW-TERM-07")
def test_brutal_force_pushes_away_what_has_been_hurt() -> None:
    t = table("Grognack a1; Ragnor d4; hand Brutal Force", "Sneeks d8; Smasher d5; Gate e5", phase="attack")
    t.play("Brutal Force").attack("d4", "d5", "m m m")
    assert t.can_pick() == ["c5", "d6"]
    assert t.can_pass()
    t.forces_to("d6")
    assert t.damage("d6") == 3


@rule("SW-TERM-07")
def test_brutal_force_never_pushes_toward_the_attacker() -> None:
    t = table("Grognack a1; Frost Shaman d2; area Brutal Force", "Sneeks d8; Fanessa d4; Gate e4", phase="attack")
    t.attack("d2", "d4", "rx mr mr")
    assert t.can_pick() == ["c4", "d5"]


def test_brutal_force_needs_damage_and_a_unit_that_is_left() -> None:
    t = table(
        "Grognack a1; Smasher d4; Smasher f4; Smasher b4; area Brutal Force",
        "Sneeks d8; Beast Rider d5; Beast Rider f5; Gate b5",
        phase="attack",
    )
    t.attack("d4", "d5", "rx rx rx rx")  # no damage
    t.attack("f4", "f5", "m m m m")  # no unit is left
    t.attack("b4", "b5", "m m m m")  # no unit
    assert t.asked.endswith("-phase")


def until(t: Talk, seat: int, phase: str) -> None:
    while (t.seat, t.asked) != (seat, phase):
        t.ends()


@rule("SW-BOOST-05")
def test_freeze_finds_units_without_boost_near_the_summoner() -> None:
    t = table(
        "Grognack c1; Smasher b1; Gate a1; hand Freeze",
        "Sneeks e2; Beast Rider c4; Horde Slinger d2 boost 1; Horde Climber c5",
    )
    t.play("Freeze")
    assert t.can_pick() == ["b1", "c4"]
    assert not t.can_pass()


@rule("SW-ACTIVE-02", "SW-ACTIVE-03")
def test_the_frozen_can_do_nothing_until_freeze_melts() -> None:
    t = table(
        "Grognack c1; Tundra Fighter c3; Gate d4; hand Freeze",
        "Sneeks d8; Beast Rider c4; Horde Slinger d2; Gate b3",
    )
    t.play("Freeze").picks("c4")
    assert t.ability_names("c4") == ["Frozen"]
    until(t, 0, "attack-phase")
    assert t.can_attack("c3") == ["b3"]
    until(t, 1, "move-phase")
    assert (t.can_move("c4"), bool(t.can_move("d2"))) == ([], True)
    until(t, 1, "attack-phase")
    assert (t.can_attack("c4"), t.can_attack("d2")) == ([], ["d4"])
    until(t, 0, "move-phase")
    assert (t.ability_names("c4"), t.discarded()) == (["Charge"], ["Freeze"])


@rule("SW-PRIO-01")
def test_the_frozen_cannot_be_forced() -> None:
    t = table("Grognack c1; Tundra Charger c3; Horde Slinger b1; Horde Slinger a5; hand Freeze, Sneak", "Sneeks d8")
    t.play("Freeze").picks("b1")
    until(t, 0, "move-phase")
    t.play("Sneak")
    assert t.can_pick() == ["a5", "c3"]


@rule("SW-EVENT-09")
def test_freeze_may_be_played_on_nobody() -> None:
    t = table("Grognack c1; hand Freeze", "Sneeks d8").play("Freeze")
    assert (t.area(), t.s.chosen[t.o("Freeze")]) == (["Freeze"], ())
    strict = table("Grognack c1; hand Freeze", "Sneeks d8", rulings=["events-need-target"])
    assert not strict.can_play("Freeze")


def test_primal_fury_lets_the_summoner_go_on_once_a_turn() -> None:
    t = table("Grognack c4; Gate e3; hand Primal Fury", "Sneeks d8; Smasher c5; Smasher f4; Gate e5", phase="attack")
    t.play("Primal Fury").attack("c4", "c5", "m m m m")
    assert t.can_pick() == ["a4", "b4", "c2", "c3", "d4", "e4"]
    assert t.can_pass()
    t.forces_to("e4")
    assert t.boost("e4") == 0  # this was no move
    assert t.can_attack("e4") == ["e5", "f4"]  # not the own gate
    t.attack("e4", "f4", "m m m m")
    assert (t.damage("f4"), t.asked.endswith("-phase")) == (4, True)


def test_primal_fury_is_for_attacks_on_enemies_only() -> None:
    t = table("Grognack c4; Gate c5; area Primal Fury", "Sneeks d8", phase="attack")
    t.attack("c4", "c5", "m m m m")
    assert t.asked.endswith("-phase")


def test_primal_fury_is_for_attacks_on_what_is_adjacent() -> None:
    t = table("Queen Maldaria c4; area Primal Fury", "Sneeks d8; Smasher c6; Smasher d5; Gate f3", phase="attack")
    t.attack("c4", "c6", "m m m m")
    assert t.asked.endswith("-phase")
    t = table("Queen Maldaria c4; area Primal Fury", "Sneeks d8; Smasher b4; Smasher d5; Gate d1", phase="attack")
    t.attack("c4", "b4", "m m m m").forces_to("d4")
    assert t.can_attack("d4") == ["d5"]


def test_each_primal_fury_works_once() -> None:
    t = table("Grognack c4; area Primal Fury, Primal Fury", "Sneeks d8; Smasher c5; Smasher d5", phase="attack")
    t.attack("c4", "c5", "m m m m")
    assert t.asked == "order"
    t.says(t.table.options[0]).forces_to("d4")
    t.attack("d4", "d5", "m m m m")
    t.forces_to("c4").attack("c4", "c5", "m m m m")  # by the other one, which is not due twice
    assert (t.card("c5"), t.asked.endswith("-phase")) == (None, True)
