"""Savanna Elves, card by card."""

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


def test_abua_shi_hands_on_all_boost_and_one_more() -> None:
    t = table("Abua Shi d1 boost 2; Lioness c3; Rhinoceros a5; Gate e3", "Sneeks d8; Horde Slinger d4", "move")
    t.move("d1", "d2")
    assert t.can_pick() == ["c3"]  # neither itself, nor too far, nor a structure, nor an enemy
    t.picks("c3")
    assert (t.boost("c3"), t.boost("d2")) == (3, 0)


def test_abua_shi_may_keep_the_boost() -> None:
    t = table("Abua Shi d1 boost 2; Lioness c3", "Sneeks d8", "move")
    t.move("d1", "d2").no()
    assert (t.boost("c3"), t.boost("d2")) == (0, 2)


@rule("SW-INST-01", "SW-INST-02")
@pytest.mark.parametrize("name", ["Makeinda Ru", "Border Archer"])
def test_prepare_takes_the_place_of_a_move(name: str) -> None:
    t = table(f"Abua Shi d1; {name} a1; Lioness c2; Lioness e2", "Sneeks d8", "move")
    t.use("a1", "Prepare")
    assert t.boost("a1") == 1
    assert t.can_move("a1") == []
    t.move("c2", "c3").move("e2", "e3")
    assert t.can_move("d1") == []  # three have moved


@rule("SW-EXTRA-02")
@pytest.mark.parametrize("name", ["Makeinda Ru", "Border Archer"])
def test_swift_shot_buys_one_extra_attack_a_turn(name: str) -> None:
    t = table(f"Abua Shi d1; {name} c4 boost 2", "Sneeks d8; Gate c6; Gate e4", "attack")
    t.attack("c4", "c6", "mr m")
    t.yes()
    assert t.boost("c4") == 1
    t.attack("c4", "e4", "mr m")
    assert (t.damage("c6"), t.damage("e4")) == (1, 1)
    assert nothing_is_asked(t)  # 1 boost is left, but it is once a turn


@rule("SW-BOOST-03")
def test_swift_shot_needs_boost() -> None:
    t = table("Abua Shi d1; Border Archer c4", "Sneeks d8; Gate c6", "attack")
    t.attack("c4", "c6", "m m")
    assert nothing_is_asked(t)


def test_miti_kyru_inspires_the_friends_it_comes_to() -> None:
    t = table(
        "Abua Shi d1; Miti Kyru c2; Lioness d3; Rhinoceros b3; Lioness b2",
        "Sneeks d8; Horde Slinger c4",
        "move",
    )
    t.move("c2", "c3")
    assert [t.boost(at) for at in ("d3", "b3", "b2", "c4", "c3")] == [1, 1, 0, 0, 0]


@rule("SW-FORCE-01", "SW-FORCE-02")
def test_miti_kyru_withdraws_for_a_boost() -> None:
    t = table("Abua Shi d1; Miti Kyru c5 boost 1; Gate d5", "Sneeks d8; Gate c6", "attack")
    t.attack("c5", "c6", "m m m m").way(0)
    assert t.can_pick() == ["a5", "b5", "c3", "c4"]
    t.forces_to("c3")
    assert t.card("c3") == "Miti Kyru"
    assert (t.boost("c3"), t.magic()) == (0, 5)


@rule("SW-MAGIC-04")
def test_miti_kyru_withdraws_for_magic_if_there_is_any() -> None:
    t = table("Abua Shi d1; Miti Kyru c5", "Sneeks d8; Gate c6", "attack", magic=(1, 0))
    t.attack("c5", "c6", "m m m m")
    with pytest.raises(Illegal):
        t.way(0)  # no boost
    t.way(1).forces_to("c4")
    assert t.magic() == 0
    t = table("Abua Shi d1; Miti Kyru c5", "Sneeks d8; Gate c6", "attack", magic=(0, 0))
    t.attack("c5", "c6", "m m m m")
    assert nothing_is_asked(t)


def test_miti_kyru_may_stay() -> None:
    t = table("Abua Shi d1; Miti Kyru c5 boost 1", "Sneeks d8; Gate c6", "attack")
    t.attack("c5", "c6", "m m m m").no()
    assert (t.boost("c5"), t.magic()) == (1, 5)


@rule("SW-CARD-15")
def test_miti_mumway_counts_five_boosts_at_most() -> None:
    t = table("Abua Shi d1; Miti Mumway c2 boost 3; Lioness a1", "Sneeks d8")
    assert t.strength("c2") == 4
    t = table("Abua Shi d1; Miti Mumway c2 boost 7", "Sneeks d8")
    assert t.strength("c2") == 6


@rule("SW-CARD-28", "SW-CARD-29", "SW-TERM-03")
def test_miti_mumway_tramples_commons_of_both_sides() -> None:
    t = table("Abua Shi d1; Miti Mumway c2; Lioness c3; Gate b2", "Sneeks d8; Horde Climber d2", "move")
    assert "a2" not in t.can_move("c2")  # not through a gate
    assert "c3" not in t.can_move("c2")
    t.move("c2", "c4")
    assert (t.damage("c3"), t.damage("d2")) == (1, 0)


def test_lioness_lives_longer_once_a_turn_after_attacking_a_unit() -> None:
    t = table("Abua Shi d1; Lioness c4", "Sneeks d8; Horde Climber c5", "attack")
    t.attack("c4", "c5", "m rx rx")
    assert (t.boost("c4"), t.life("c4")) == (1, 3)
    t = table("Abua Shi d1; Lioness c4 boost 7", "Sneeks d8; Gate c5", "attack")
    t.attack("c4", "c5", "m rx rx")
    assert (t.boost("c4"), t.life("c4")) == (7, 7)  # a structure is no unit; 5 boosts count


@rule("SW-TERM-10")
def test_rhinoceros_runs_farther_for_up_to_five_boosts() -> None:
    t = table("Abua Shi d1; Rhinoceros a1 boost 1", "Sneeks d8", "move")
    assert "a4" in t.can_move("a1")
    assert "a5" not in t.can_move("a1")
    t = table("Abua Shi d1; Rhinoceros a1 boost 6", "Sneeks d8", "move")
    assert "a8" in t.can_move("a1")
    assert "b8" not in t.can_move("a1")
    t.move("a1", "a8")
    assert t.boost("a8") == 6


@rule("SW-CARD-29")
def test_rhinoceros_tramples_after_the_whole_move() -> None:
    t = table("Abua Shi d1; Rhinoceros c2 boost 1", "Sneeks d8; Horde Slinger c3; Horde Climber c4", "move")
    t.move("c2", "c5")
    assert t.card("c3") is None
    assert t.damage("c4") == 1
    assert t.magic() == 6


def test_spirit_mage_is_charged_when_summoned() -> None:
    t = table("Abua Shi d1; Gate b2; Spirit Mage a1; hand Spirit Mage", "Sneeks d8")
    t.summon("Spirit Mage", "b3")
    assert (t.boost("b3"), t.boost("a1")) == (1, 0)


def test_spirit_mage_takes_a_boost_or_gives_one() -> None:
    t = table("Abua Shi d1; Spirit Mage c2 boost 1; Lioness c5; Lioness a6", "Sneeks d8", "move")
    t.move("c2", "c3").way(1)
    assert t.can_pick() == ["c5", "d1"]
    t.picks("c5")
    assert (t.boost("c5"), t.boost("c3")) == (1, 0)
    t = table("Abua Shi d1; Spirit Mage c2 boost 1", "Sneeks d8", "move")
    t.move("c2", "c3")
    assert not t.can_pass()  # one of the two must be done
    t.way(0)
    assert t.boost("c3") == 2


@rule("SW-BOOST-03")
def test_spirit_mage_without_boost_has_none_to_give() -> None:
    t = table("Abua Shi d1; Spirit Mage c2", "Sneeks d8", "move")
    t.move("c2", "c3")
    assert t.boost("c3") == 1


def test_chant_of_power_lasts_until_the_end_of_the_turn() -> None:
    t = table(
        "Abua Shi d1; Rhinoceros c3 boost 2; Lioness a5; hand Chant of Power",
        "Sneeks d8; Horde Slinger d4 boost 6; Horde Slinger f4",
        "attack",
    )
    t.play("Chant of Power")
    assert t.can_pick() == ["c3", "d4"]  # commons of both sides near the summoner
    t.picks("c3")
    assert (t.strength("c3"), t.strength("d4")) == (4, 2)
    assert t.discarded() == ["Chant of Power"]
    goes_on_to(t, "move", seat=1)
    assert t.strength("c3") == 2


@rule("SW-EVENT-09")
def test_chant_of_power_needs_no_target() -> None:
    t = table("Abua Shi d1; hand Chant of Power", "Sneeks d8", "attack")
    t.play("Chant of Power")
    assert (t.discarded(), t.magic()) == (["Chant of Power"], 4)


@rule("SW-CARD-36", "SW-CARD-37")
def test_chant_of_entangling_gives_each_what_the_other_has() -> None:
    t = table(
        "Abua Shi d1; Lioness c3; Rhinoceros d3; Spirit Mage e3; Lioness a5; Makeinda Ru d2;hand Chant of Entangling",
        "Sneeks d8; Horde Slinger d4",
    )
    t.play("Chant of Entangling")
    assert t.can_pick() == ["c3", "d3", "e3"]
    t.picks("d3")
    assert t.can_pick() == ["c3", "e3"]  # two different ones
    t.picks("c3")
    assert t.area() == ["Chant of Entangling"]
    assert t.ability_names("c3") == ["Momentum", "Imbued Life", "Imbued Speed", "Trample"]
    assert t.ability_names("d3") == ["Imbued Speed", "Trample", "Momentum", "Imbued Life"]
    assert t.ability_names("e3") == ["Charged", "Commune with Spirits"]


@rule("SW-ABIL-06")
def test_chant_of_entangling_gives_base_abilities_only() -> None:
    t = table(
        "Abua Shi d1; Lioness c3; Rhinoceros d3; Spirit Mage e3;hand Chant of Entangling, Chant of Entangling",
        "Sneeks d8",
    )
    t.play("Chant of Entangling").picks("c3").picks("d3")
    t.play("Chant of Entangling").picks("d3").picks("e3")
    assert t.ability_names("e3") == ["Charged", "Commune with Spirits", "Imbued Speed", "Trample"]
    assert len(t.abilities("d3")) == 6


def test_an_entangling_that_ends_with_another_is_not_discarded_twice() -> None:
    """The rider lives on what the first one gives; without the rider the second is gone before its turn comes."""
    t = table(
        "Abua Shi d1; Lioness c3; Beast Rider d3 boost 1; Spirit Mage e3;hand Chant of Entangling, Chant of Entangling",
        "Sneeks d8",
    )
    t.play("Chant of Entangling").picks("c3").picks("d3")
    t.play("Chant of Entangling").picks("d3").picks("e3")
    t.s.damage[t.o("d3")] = 3
    goes_on_to(t, "move", seat=1)
    while t.asked != "order":
        t.ends()
    t.says(t.table.options[0])
    assert t.card("d3") is None
    assert t.discarded() == ["Beast Rider", "Chant of Entangling", "Chant of Entangling"]


@rule("SW-TIME-03")
def test_momentum_pays_for_the_swift_shot_after_the_same_attack() -> None:
    mine = "Abua Shi d1; Lioness c3; Border Archer d2; Gate a1; hand Chant of Entangling"
    t = table(mine, "Sneeks d8; The Eater c4; Gate a2")
    t.play("Chant of Entangling").picks("c3")
    goes_on_to(t, "attack")
    t.attack("c3", "c4", "m m m").yes()
    assert t.boost("c3") == 0
    t.attack("c3", "c4", "m m m")
    assert (t.damage("c4"), t.boost("c3"), nothing_is_asked(t)) == (6, 0, True)


@rule("SW-ABIL-05")
def test_chant_of_entangling_gives_nothing_twice() -> None:
    t = table("Abua Shi d1; Border Archer c3; Border Archer d3; hand Chant of Entangling", "Sneeks d8")
    t.play("Chant of Entangling").picks("c3")
    assert t.ability_names("c3") == ["Prepare", "Swift Shot"]


@rule("SW-CARD-37", "SW-DMG-03", "SW-DMG-14")
def test_chant_of_entangling_ends_as_soon_as_one_of_them_leaves() -> None:
    t = table(
        "Abua Shi d1; Lioness d3; Rhinoceros c3 damage 5 boost 1; Rhinoceros a5; hand Chant of Entangling",
        "Sneeks d8",
    )
    t.play("Chant of Entangling").picks("c3")
    assert t.life("c3") == 1
    goes_on_to(t, "attack")
    t.attack("d1", "d3", "mr mr m m m")
    assert t.area() == []
    assert t.discarded() == [
        "Chant of Entangling",
        "Lioness",
        "Rhinoceros",
    ]  # it lived on the lioness's ability
    assert (t.magic(0), t.magic(1)) == (5, 5)


@rule("SW-EVENT-09")
def test_chant_of_entangling_with_one_common_only() -> None:
    t = table("Abua Shi d1; Lioness d3; hand Chant of Entangling", "Sneeks d8")
    t.play("Chant of Entangling")
    assert (t.area(), t.discarded()) == ([], ["Chant of Entangling"])


def test_chant_of_growth_boosts_a_unit_and_the_friends_beside_it() -> None:
    t = table(
        "Abua Shi d1; Lioness d2; Rhinoceros c2; Lioness d4; Gate e2; hand Chant of Growth",
        "Sneeks d8; Horde Slinger d3",
        "move",
    )
    t.play("Chant of Growth")
    assert t.can_pick() == ["c2", "d1", "d2", "d4"]
    t.picks("d2")
    assert [t.boost(at) for at in ("d1", "d2", "c2", "d4", "e2", "d3")] == [1, 1, 1, 0, 0, 0]


@rule("SW-SUMMON-02", "SW-ACTIVE-01")
def test_chant_of_weaving_summons_beside_a_unit_and_boosts_it() -> None:
    t = table(
        "Abua Shi d1; Lioness c3; Gate b2; Gate f1; hand Chant of Weaving, Spirit Mage, Lioness, Rhinoceros",
        "Sneeks d8",
    )
    assert "c4" not in t.can_summon("Lioness")
    t.play("Chant of Weaving").picks("c3")
    assert t.can_summon("Lioness") == ["a2", "b1", "b3", "c2", "c4", "d3", "e1", "f2"]
    t.summon("Spirit Mage", "c4")
    assert (t.boost("c3"), t.boost("c4")) == (1, 1)
    t.summon("Lioness", "b3")  # beside a gate too
    assert t.boost("c3") == 2
    t.summon("Rhinoceros", "f2")
    assert t.boost("c3") == 2
    assert t.area() == ["Chant of Weaving"]


def test_chant_of_weaving_hears_its_own_player_only() -> None:
    t = table("Abua Shi d1; Lioness c3; hand Chant of Weaving", "Sneeks d8; Gate c5; hand Horde Slinger", "summon")
    t.play("Chant of Weaving").picks("c3")
    goes_on_to(t, "summon", seat=1)
    assert t.can_summon("Horde Slinger") == ["b5", "c4", "c6", "d5"]
    t.summon("Horde Slinger", "c4")
    assert t.boost("c3") == 0


@rule("SW-CARD-37")
def test_entangling_gives_what_works_without_doing_anything() -> None:
    """Protect only forbids; and the Citadel Knight's faction is numbered after the elves."""
    t = table(
        "Abua Shi c1; Citadel Knight b3; Border Archer c3; Gate b4; hand Chant of Entangling",
        "Sneeks d8; Beast Rider c4; Gate c5",
    )
    t.play("Chant of Entangling").picks("b3")
    while (t.seat, t.asked) != (1, "attack-phase"):
        t.ends()
    assert t.can_attack("c4") == ["c3"]  # neither gate: the archer beside it has Protect now
