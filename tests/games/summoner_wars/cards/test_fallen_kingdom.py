"""Fallen Kingdom, card by card."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.cards.common import ENGAGE
from stolek.games.summoner_wars.cards.fallen_kingdom import CURSED, FALLEN_KINGDOM, HELLFIRE_CULTIST
from stolek.games.summoner_wars.decks import problems, ready_made
from stolek.games.summoner_wars.forms import effect
from tests.games.summoner_wars.scenario import Talk, table
from tests.rules import rule


def test_the_deck_is_legal() -> None:
    assert problems(ready_made(FALLEN_KINGDOM.id)) == []


# Ret-Talus


@rule("SW-CARD-09", "SW-NAME-01", "SW-SUMMON-08")
def test_ret_talus_raises_an_undead_for_two_damage() -> None:
    t = table("Ret-Talus d1; discard Undead Archer, Undead Warrior, Gul-Dass, Purge", "Sneeks d8")
    t.use("d1", "Raise the Dead")
    assert t.can_pick_cards() == ["Undead Archer", "Undead Warrior"]
    t.picks_card("Undead Warrior")
    assert t.can_pick() == ["c1", "d2", "e1"]
    t.picks_space("d2")
    assert t.card("d2") == "Undead Warrior"
    assert t.damage("d1") == 2
    assert t.magic() == 5
    assert t.discarded() == ["Gul-Dass", "Purge", "Undead Archer"]
    assert not t.can_use("d1", "Raise the Dead")


@pytest.mark.parametrize(
    "mine",
    [
        "Ret-Talus d1; discard Gul-Dass, Hellfire Cultist",
        "Ret-Talus a1; Gate a2; Gate b1; discard Undead Archer",
    ],
)
def test_ret_talus_needs_an_undead_and_room_for_it(mine: str) -> None:
    assert not table(mine, "Sneeks d8").can_use(mine[10:12], "Raise the Dead")


@rule("SW-GEN-03")
def test_raising_the_dead_can_kill_ret_talus() -> None:
    t = table("Ret-Talus a1 damage 10; Gate a2; discard Undead Archer", "Sneeks d8")
    t.use("a1", "Raise the Dead")
    assert t.s.winner == 1


# Champions


def test_dragos_drains_a_friend_and_special_symbols_hit() -> None:
    t = table("Ret-Talus a1; Dragos c4; Hellfire Cultist d3", "Sneeks d8; Starting Gate c5", phase="attack")
    t.dice("mx mx m rx").use("c4", "Life Drain")  # one friend near and one target, so nothing is asked
    assert t.card("d3") is None
    assert t.damage("c5") == 6
    assert (t.magic(0), t.magic(1)) == (5, 5)
    assert t.can_attack("c4") == []


def test_dragos_may_do_without() -> None:
    t = table("Ret-Talus a1; Dragos c4; Hellfire Cultist d3", "Sneeks d8; Starting Gate c5", phase="attack")
    t.attack("c4", "c5", "mx mx m rx")
    assert t.damage("c5") == 3


def test_dragos_drains_friendly_units_within_two_only() -> None:
    t = table(
        "Ret-Talus c6; Dragos c4; Undead Archer e5; Gate d4; Undead Warrior e4",
        "Sneeks d8; Blarf b4; Smeg b5",
        phase="attack",
    )
    t.use("c4", "Life Drain")
    assert t.can_pick() == ["c6", "e4"]


@rule("SW-INST-06")
def test_a_friend_saved_from_dragos_gives_nothing() -> None:
    t = table(
        "Ret-Talus a1; Dragos c4; Hellfire Cultist d3; area Unrelenting",
        "Sneeks d8; Starting Gate c5",
        phase="attack",
    )
    t.dice("mx mx m rx").use("c4", "Life Drain")
    assert t.hand() == ["Hellfire Cultist"]
    assert t.damage("c5") == 3


@rule("SW-ATTACK-17")
def test_dragos_has_attacked_even_if_no_target_is_left() -> None:
    t = table("Ret-Talus a1; Gate a2; Dragos c4; Hellfire Cultist c3", "Sneeks d8", phase="attack")
    t.use("c4", "Life Drain")
    assert t.card("c3") is None
    assert t.s.attackers == 1
    assert not t.can_use("c4", "Life Drain")


def test_elut_bal_takes_the_place_of_a_friend_instead_of_a_gates_side() -> None:
    t = table("Ret-Talus a1; Undead Warrior b6; Gate d3; hand Elut-Bal", "Sneeks d8; Blarf e5", magic=(6, 5))
    assert t.can_summon("Elut-Bal") == ["a1", "b6"]
    t.summon("Elut-Bal", "b6")
    assert t.card("b6") == "Elut-Bal"
    assert t.discarded() == ["Undead Warrior"]
    assert (t.magic(0), t.magic(1)) == (0, 5)


def test_elut_bal_costs_magic_too() -> None:
    t = table("Ret-Talus a1; Undead Warrior b6; hand Elut-Bal", "Sneeks d8", magic=(5, 5))
    assert t.can_summon("Elut-Bal") == []


def test_what_dies_for_elut_bal_has_been_destroyed() -> None:
    t = table(
        "Ret-Talus a1; Hellfire Cultist b6; Undead Archer b5; Undead Warrior e3; hand Elut-Bal",
        "Sneeks d8; Blarf c6",
        magic=(6, 5),
    )
    t.summon("Elut-Bal", "b6")
    assert t.asked == "move-phase"  # no Soul Shift to a space that is taken
    assert t.damage("c6") == 1
    assert t.boost("e3") == 1


@rule("SW-GEN-03")
def test_elut_bal_can_cost_the_game() -> None:
    t = table("Ret-Talus a1; hand Elut-Bal", "Sneeks d8", magic=(6, 5))
    t.summon("Elut-Bal", "a1")
    assert t.s.winner == 1


@rule("SW-CARD-16")
def test_gul_dass_grows_with_his_wounds() -> None:
    t = table("Ret-Talus a1; Gul-Dass c4 damage 3; Gul-Dass e4", "Sneeks d8")
    assert t.strength("c4") == 5
    assert t.strength("e4") == 2


# Hellfire Cultist


@rule("SW-DMG-06", "SW-DMG-08", "SW-DMG-10", "SW-EX-25")
def test_a_cultist_burns_the_enemies_beside_it() -> None:
    t = table(
        "Sneeks a1; Blarf c4; Horde Slinger b5; Gate d5; Smeg d6",
        "Ret-Talus d8; Hellfire Cultist c5 damage 1; Undead Warrior c6",
        phase="attack",
    )
    t.attack("b5", "c5", "rx m")
    assert t.card("c5") is None
    assert t.card("b5") is None  # the slinger burns too
    assert (t.damage("c4"), t.damage("c6"), t.damage("d5"), t.damage("d6")) == (1, 0, 0, 0)
    assert (t.magic(0), t.magic(1)) == (6, 6)


def test_a_cultist_burns_who_stood_beside_it_when_it_died() -> None:
    t = table(
        "Ret-Talus a1; Undead Archer c4; Undead Archer e5; Undead Warrior a5",
        "Sneeks d8; Hellfire Cultist c5",
        phase="attack",
    )
    cultist = t.o("c5")
    t.attack("c4", "c5", "rx mr m")
    shifts = t.ability("c4", "Soul Shift")
    assert t.asked == "order"
    t.says(effect(t.o("c4"), shifts)).picks_space("c5")
    t.says(effect(cultist, HELLFIRE_CULTIST.abilities[0]))
    assert t.damage("c5") == 1
    assert t.damage("e5") == 0


@rule("SW-ABIL-03")
def test_a_cultist_that_is_discarded_burns_nobody() -> None:
    t = table("Ret-Talus a1; The Eater b4; Hellfire Cultist c4", "Sneeks d8; Blarf d4; Gate b5", phase="attack")
    t.attack("b4", "b5", "rx rx rx rx rx").ends().picks("c4")
    assert t.card("c4") is None
    assert t.damage("d4") == 0


# Undead Archer


@rule("SW-CARD-10", "SW-PLACE-01")
def test_an_archer_shifts_to_where_a_unit_died() -> None:
    t = table("Ret-Talus a1; Undead Warrior c4; Undead Archer a4", "Sneeks d8; Horde Slinger c5", phase="attack")
    t.attack("c4", "c5", "m m")
    assert t.can_pick() == ["c5"]
    assert t.can_pass()
    t.picks_space("c5")
    assert (t.card("c5"), t.card("a4")) == ("Undead Archer", None)


@rule("SW-CARD-10")
def test_an_archer_may_stay() -> None:
    t = table("Ret-Talus a1; Undead Warrior c4; Undead Archer a4", "Sneeks d8; Horde Slinger c5", phase="attack")
    t.attack("c4", "c5", "m m").no()
    assert t.card("a4") == "Undead Archer"


@rule("SW-CARD-10")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("Undead Warrior c4; Undead Archer a3", "Horde Slinger c5"),  # 4 spaces away
        ("Undead Warrior c4; Undead Archer a4", "Gate c5 damage 4"),  # no unit
        ("Undead Warrior c4", "Horde Slinger c5; Undead Archer a4"),  # in the other's turn
    ],
)
def test_an_archer_stays(mine: str, theirs: str) -> None:
    t = table(f"Ret-Talus a1; {mine}", f"Sneeks d8; {theirs}", phase="attack")
    t.attack("c4", "c5", "m m")
    assert t.card("c5") is None
    assert t.asked == "attack-phase"


@rule("SW-TIME-01")
def test_of_two_archers_one_gets_the_space() -> None:
    t = table(
        "Ret-Talus a1; Undead Archer a5; Undead Archer b4; Undead Warrior c4",
        "Sneeks d8; Horde Slinger c5",
        phase="attack",
    )
    t.attack("c4", "c5", "m m")
    assert t.asked == "order"
    t.first("b4", "Soul Shift").picks_space("c5")
    assert t.asked == "attack-phase"
    assert (t.card("a5"), t.card("b4")) == ("Undead Archer", None)


# Undead Carrier


def carriers(theirs: str) -> Talk:
    return table(
        "Ret-Talus a1; Gate a2; Undead Carrier c4; discard Undead Carrier, Undead Archer",
        f"Sneeks d8; {theirs}",
        phase="attack",
    )


@rule("SW-CARD-11", "SW-CARD-12", "SW-SUMMON-08")
def test_a_carrier_brings_no_magic_but_another_carrier() -> None:
    t = carriers("Horde Slinger c5")
    t.attack("c4", "c5", "m m")
    assert t.magic() == 5
    assert t.can_pick_cards() == ["Undead Carrier"]
    t.picks_card("Undead Carrier")
    assert t.card("c5") == "Undead Carrier"
    assert t.controller("c5") == 0
    assert t.magic() == 5
    assert t.discarded() == ["Undead Archer"]


@rule("SW-CARD-12")
def test_a_carrier_may_leave_the_space_empty() -> None:
    t = carriers("Horde Slinger c5")
    t.attack("c4", "c5", "m m").no()
    assert t.card("c5") is None


@rule("SW-CARD-11", "SW-CARD-12")
def test_a_carrier_gets_magic_for_a_structure_and_infects_none() -> None:
    t = carriers("Gate c5 damage 4")
    t.attack("c4", "c5", "m m")
    assert t.magic() == 6
    assert t.asked == "attack-phase"


@rule("SW-CARD-12")
def test_a_carrier_of_yours_that_is_destroyed_can_come_back() -> None:
    t = table("Ret-Talus a1; Undead Carrier c4; Undead Carrier c5 damage 2", "Sneeks d8", phase="attack")
    t.attack("c4", "c5", "m m").picks_card("Undead Carrier")
    assert t.card("c5") == "Undead Carrier"
    assert t.damage("c5") == 0


@rule("SW-CARD-12", "SW-TIME-01")
def test_a_carrier_burnt_by_its_victim_can_take_the_place_of_it() -> None:
    mine = "Ret-Talus a1; Undead Carrier c4; Undead Carrier d5 damage 2"
    t = table(mine, "Ret-Talus d8; Hellfire Cultist c5", phase="attack")
    cultist = t.o("c5")
    t.attack("c4", "c5", "m m").says(effect(cultist, HELLFIRE_CULTIST.abilities[0]))
    t.picks_card("Undead Carrier")
    assert (t.card("c5"), t.card("d5"), t.damage("c4")) == ("Undead Carrier", None, 1)


def engaging_carrier(*rulings: str) -> Talk:
    t = table(
        "Sneeks a1; Horde Slinger c4",
        "Ret-Talus d8; Undead Carrier c5; discard Undead Carrier",
        phase="move",
        rulings=rulings,
    )
    t.s.gain(t.o("c5"), (ENGAGE.number,))
    return t.move("c4", "c3")


@rule("SW-CARD-11", "SW-CARD-12")
def test_a_carrier_that_kills_otherwise_gets_magic_and_infects_none() -> None:
    t = engaging_carrier()
    assert t.magic(1) == 6
    assert t.asked == "move-phase"


def test_with_the_other_reading_it_matters_not_how_a_carrier_kills() -> None:
    t = engaging_carrier("carrier-not-only-by-attack")
    assert t.magic(1) == 5
    assert (t.asked, t.seat) == ("which-card", 1)
    t.picks_card("Undead Carrier")
    assert t.card("c3") == "Undead Carrier"


# Undead Warrior


@rule("SW-CARD-13")
def test_a_warrior_is_boosted_by_deaths_of_either_side_in_its_turn() -> None:
    t = table(
        "Ret-Talus a1; Undead Warrior a3; Undead Warrior c4; Horde Slinger d4; Gate b4 damage 4",
        "Sneeks d8; Horde Slinger c5; Undead Warrior f8",
        phase="attack",
    )
    t.attack("c4", "c5", "m m")
    t.attack("d4", "c4", "rx rx")
    assert (t.boost("a3"), t.boost("c4"), t.boost("f8")) == (1, 1, 0)


@rule("SW-CARD-14")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_a_warrior_loses_two_boosts_when_its_turn_ends(before: int, after: int) -> None:
    t = table(
        f"Ret-Talus a1; Undead Warrior c4 boost {before}; hand Gate",
        "Sneeks d8; Undead Warrior f8 boost 4",
        phase="magic",
    )
    t.ends()
    assert (t.boost("c4"), t.boost("f8")) == (after, 4)


@rule("SW-CARD-15")
def test_a_warrior_counts_five_boosts_at_most() -> None:
    t = table("Ret-Talus a1; Undead Warrior c4 boost 3; Undead Warrior c5 boost 7", "Sneeks d8")
    assert (t.strength("c4"), t.strength("c5")) == (5, 7)


# Events


@rule("SW-CARD-17", "SW-ACTIVE-01")
def test_the_pyre_is_boosted_by_every_death() -> None:
    t = table(
        "Ret-Talus a1; Gate a2; Undead Carrier c4; Undead Carrier d4; hand Sacrificial Pyre",
        "Sneeks d8; Horde Slinger c5; Gate d5 damage 4; area Sacrificial Pyre",
    )
    t.play("Sacrificial Pyre")
    assert t.magic() == 4
    assert t.area() == ["Sacrificial Pyre"]
    t.ends()  # nothing to build, so the attack follows the moves
    t.attack("c4", "c5", "m m").attack("d4", "d5", "m m")
    assert [t.s.boost[e] for e in t.s.area] == [1, 1]  # the gate does not count


@rule("SW-CARD-18", "SW-DISC-04", "SW-ACTIVE-03")
def test_the_pyre_heals_one_unit_when_it_is_discarded() -> None:
    t = table(
        "Sneeks a1 damage 1; hand Gate",
        "Ret-Talus d8 damage 5; Undead Warrior c5; Gate c6 damage 1; area Sacrificial Pyre",
        phase="magic",
    )
    t.s.boost[t.o("Sacrificial Pyre")] = 3
    t.ends()
    assert (t.asked, t.seat) == ("whom", 1)
    assert t.can_pick() == ["a1", "c5", "d8"]
    assert not t.can_pass()
    t.picks("d8")
    assert t.damage("d8") == 2
    assert t.area(1) == []


@rule("SW-TURN-03")
def test_when_the_pyre_burns_down_is_for_its_owner_to_order() -> None:
    t = table("Sneeks a1; hand Gate", "Ret-Talus d8; Smeg c5; area Sacrificial Pyre", phase="magic")
    t.ends()
    assert (t.asked, t.seat) == ("order", 1)


def test_blood_summon_brings_cheap_units_for_the_blood_of_friends() -> None:
    t = table(
        "Ret-Talus a1; Gate d1; Undead Warrior c3; hand Blood Summon, Undead Archer, Hellfire Cultist, Dragos, Purge",
        "Sneeks d8; Blarf c4",
        magic=(0, 0),
    )
    t.play("Blood Summon")
    assert t.can_pick() == ["a1", "c3"]
    t.picks("c3")
    assert t.can_pick_cards() == ["Hellfire Cultist", "Undead Archer"]
    t.picks_card("Undead Archer")
    assert t.can_pick() == ["b3", "c2", "d3"]
    t.picks_space("b3")
    assert t.card("b3") == "Undead Archer"
    assert t.damage("c3") == 2
    t.picks("b3").picks_space("b4")  # the cultist is the only card left that fits
    assert t.card("b3") is None
    assert t.card("b4") == "Hellfire Cultist"
    assert t.asked == "summon-phase"
    assert t.hand() == ["Dragos", "Purge"]
    assert t.discarded() == ["Blood Summon", "Undead Archer"]


def test_blood_summon_can_stop_at_any_time() -> None:
    t = table("Ret-Talus a1; hand Blood Summon, Undead Archer", "Sneeks d8")
    t.play("Blood Summon").no()
    assert t.damage("a1") == 0
    assert t.hand() == ["Undead Archer"]


@rule("SW-PLACE-06")
def test_blood_summon_needs_room_beside_the_friend() -> None:
    t = table("Ret-Talus a1; Gate a2; Undead Warrior b1; hand Blood Summon, Undead Archer", "Sneeks d8")
    t.play("Blood Summon")
    assert t.can_pick() == ["b1"]


@rule("SW-EVENT-08")
def test_a_hellforged_weapon_makes_a_common_strong() -> None:
    t = table(
        "Ret-Talus a1; Gul-Dass b2; Undead Warrior c4; hand Hellforged Weapon",
        "Sneeks d8; Blarf c5",
        phase="build",
    )
    t.play("Hellforged Weapon")  # one friendly common only
    assert t.under("c4") == ["Hellforged Weapon"]
    assert t.strength("c4") == 4
    assert t.discarded() == []


def test_a_hellforged_weapon_curses() -> None:
    t = table(
        "Ret-Talus a1; Undead Warrior c4; Undead Warrior e4; hand Hellforged Weapon",
        "Sneeks d8; Starting Gate c5; Starting Gate e5",
        phase="build",
    )
    t.play("Hellforged Weapon").picks("c4")
    t.attack("c4", "c5", "mx rx m m").attack("e4", "e5", "mx rx")
    assert (t.damage("c4"), t.damage("e4")) == (2, 0)
    assert t.damage("c5") == 3


@rule("SW-UNDER-06", "SW-DMG-05")
def test_a_hellforged_weapon_goes_when_its_bearer_dies_of_it() -> None:
    t = table("Ret-Talus a1; Undead Archer c4; hand Hellforged Weapon", "Sneeks d8; Starting Gate c5", phase="build")
    t.play("Hellforged Weapon")
    t.attack("c4", "c5", "mx rx m m m")
    assert t.card("c4") is None
    assert t.discarded() == ["Hellforged Weapon", "Undead Archer"]
    assert t.magic(1) == 5


@rule("SW-ABIL-05")
def test_two_hellforged_weapons_are_twice_as_strong_and_cursed_once() -> None:
    t = table(
        "Ret-Talus a1; Undead Warrior c4; hand Hellforged Weapon, Hellforged Weapon",
        "Sneeks d8; Starting Gate c5",
        phase="build",
    )
    t.play("Hellforged Weapon").play("Hellforged Weapon")
    assert t.strength("c4") == 6
    assert t.abilities("c4").count(CURSED.number) == 1
    t.attack("c4", "c5", "mx m m m m m")
    assert t.damage("c4") == 1


@rule("SW-EVENT-09")
def test_a_hellforged_weapon_without_a_common_is_discarded() -> None:
    t = table("Ret-Talus a1; Gul-Dass b2; hand Hellforged Weapon", "Sneeks d8; Beast Rider c5", phase="build")
    t.play("Hellforged Weapon")
    assert t.discarded() == ["Hellforged Weapon"]


def test_with_the_other_reading_a_weapon_wants_a_common() -> None:
    ruled = ["events-need-target"]
    t = table("Ret-Talus a1; hand Hellforged Weapon", "Sneeks d8; Beast Rider c5", phase="build", rulings=ruled)
    assert not t.can_play("Hellforged Weapon")
    t = table("Ret-Talus a1; Undead Archer b1; hand Hellforged Weapon", "Sneeks d8", phase="build", rulings=ruled)
    assert t.can_play("Hellforged Weapon")


def test_purge_hurts_around_the_chosen_and_destroys_them() -> None:
    t = table(
        "Ret-Talus a1; Undead Carrier c4; Hellfire Cultist e4; Dragos a5; hand Purge",
        "Sneeks d8; The Eater c5; Blarf e5; Horde Slinger b4",
        phase="move",
    )
    t.play("Purge")
    assert t.can_pick() == ["a1", "a5", "c4", "e4"]
    t.picks("c4").picks("e4").no()
    assert t.can_pick() == ["b4", "c5"]
    t.picks("c5")
    assert t.can_pick() == ["e5"]
    t.no()
    assert (t.card("c4"), t.card("e4"), t.card("a5")) == (None, None, "Dragos")
    assert t.damage("c5") == 2
    assert t.damage("e5") == 1  # the cultist dies by fire
    assert (t.magic(0), t.magic(1)) == (5, 5)
    assert t.discarded() == ["Hellfire Cultist", "Purge", "Undead Carrier"]


@rule("SW-DMG-08", "SW-TIME-06")
def test_purge_gives_magic_for_enemies_and_may_hurt_friends() -> None:
    t = table(
        "Ret-Talus a1; Undead Archer c4; Undead Warrior d4; hand Purge",
        "Sneeks d8; Horde Slinger c5",
        phase="move",
    )
    t.play("Purge").picks("c4").no()
    assert t.can_pick() == ["c5", "d4"]
    t.picks("c5").no()  # the archer does not want to shift
    assert t.magic() == 6
    assert t.card("c4") is None


def test_purge_on_nobody_does_nothing() -> None:
    t = table("Ret-Talus a1; Undead Archer c4; hand Purge", "Sneeks d8; Horde Slinger c5", phase="move")
    t.play("Purge").no()
    assert t.card("c4") == "Undead Archer"
    assert t.discarded() == ["Purge"]


@rule("SW-GEN-03")
def test_purge_can_be_the_end_of_ret_talus() -> None:
    t = table("Ret-Talus a1; hand Purge", "Sneeks d8", phase="move")
    t.play("Purge").picks("a1")
    assert t.s.winner == 1
