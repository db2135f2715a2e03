"""Damage, destruction, and the magic that comes of it."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.rules.damage import remove_destroyed
from tests.games.summoner_wars.scenario import table
from tests.rules import rule


@rule("SW-DMG-01")
@pytest.mark.parametrize(("dice", "damage"), [("m m rx", 2), ("m rx rx", 1), ("rx rx rx", 0)])
def test_each_token_takes_one_life(dice: str, damage: int) -> None:
    t = table("Sneeks a1; Beast Rider c4", "Svara d8; Undead Warrior c5", phase="attack")
    t.attack("c4", "c5", dice)
    assert (t.damage("c5"), t.life("c5")) == (damage, 4 - damage)


@rule("SW-DMG-02")
@pytest.mark.parametrize(("before", "left"), [(0, "Undead Warrior"), (1, None), (3, None)])
def test_without_life_it_is_destroyed_at_once(before: int, left: str | None) -> None:
    t = table("Sneeks a1; Beast Rider c4", f"Svara d8; Undead Warrior c5 damage {before}", phase="attack")
    t.attack("c4", "c5", "m m m")
    assert t.card("c5") == left


@rule("SW-DMG-03", "SW-DMG-14")
@pytest.mark.parametrize(("rulings", "magic"), [([], 6), (["bonus-loss-gives-magic"], 7)])
def test_losing_a_bonus_of_life_destroys_too_and_gives_no_magic(rulings: list[str], magic: int) -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; Gate f1 damage 4",
        "Svara d8; Ollag c5 damage 6; Gate f7 damage 5; Gate f6 damage 4",
        phase="attack",
        rulings=rulings,
    )
    t.attack("c4", "c5", "m m m")
    assert (t.card("c5"), t.card("f7"), t.card("f6"), t.card("f1")) == (None, None, "Gate", "Gate")
    assert (t.magic(0), t.magic(1)) == (magic, 5)


@rule("SW-DMG-14", "SW-INST-06")
@pytest.mark.parametrize("rulings", [[], ["bonus-loss-gives-magic"]])
def test_what_is_saved_when_a_bonus_ends_gives_no_magic(rulings: list[str]) -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; hand Gate",
        "Svara d8; Ollag c5 damage 6; Ice Golem f7 damage 5; area Unrelenting",
        phase="attack",
        rulings=rulings,
    )
    t.attack("c4", "c5", "m m m")
    assert (t.hand(1), t.magic(0)) == (["Ice Golem"], 6)


@rule("SW-DMG-14")
def test_taking_the_bonus_away_by_an_ability_gives_magic() -> None:
    t = table("Tacullu c3", "Svara d8; Ollag c5 damage 6; Gate f7 damage 5", phase="attack")
    t.attack("c3", "c5", "mr mr mr").yes()
    assert (t.controller("c5"), t.card("f7"), t.magic(0)) == (0, None, 6)


@rule("SW-DMG-04")
@pytest.mark.parametrize(("whose", "owner"), [("", 1), (" belongs", 0)])
def test_the_destroyed_go_to_the_pile_of_their_deck_without_tokens(whose: str, owner: int) -> None:
    t = table("Sneeks a1; Beast Rider c4", f"Svara d8; Undead Warrior c5 damage 1 boost 2{whose}", phase="attack")
    o = t.o("c5")
    t.attack("c4", "c5", "m m m")
    assert (t.discarded(owner), t.discarded(1 - owner)) == (["Undead Warrior"], [])
    assert (t.s.damage[o], t.s.boost[o]) == (0, 0)


@rule("SW-DMG-05", "SW-DMG-06")
def test_cards_under_the_destroyed_are_not_destroyed() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; Undead Warrior f4; Gate f5",
        "Svara d8; Undead Archer c5 damage 1",
        phase="attack",
    )
    t.tuck("c5", "Ice Smith", 1).tuck("c5", "Ollag")
    t.attack("c4", "c5", "m m m")
    assert (t.discarded(1), t.discarded(0)) == (["Ice Smith", "Undead Archer"], ["Ollag"])
    assert (t.magic(0), t.boost("f4")) == (6, 1)


@rule("SW-DMG-07")
@pytest.mark.parametrize("target", ["Horde Slinger", "Gate", "Ice Golem"])
def test_an_attack_that_destroys_gives_magic(target: str) -> None:
    t = table("Sneeks a1; The Eater c4", f"Svara d8; {target} c5", phase="attack")
    t.attack("c4", "c5", "m m m m m")
    assert (t.card("c5"), t.magic(0), t.magic(1)) == (None, 6, 5)


@rule("SW-DMG-06")
def test_magic_comes_for_each_and_in_the_turn_of_the_other_too() -> None:
    theirs = "Svara d8; Horde Slinger c5; Horde Slinger d4; Horde Climber c3"
    t = table("Sneeks a1; Jarmund f1 boost 1; Gate c4; hand Gate", theirs, phase="build")
    t.ends().yes()
    assert (t.card("c5"), t.card("d4"), t.damage("c3"), t.magic(0)) == (None, None, 1, 7)
    t = table("Sneeks a1; Horde Slinger c4", "Queen Maldaria d8; Fanessa c5", phase="attack")
    t.attack("c4", "c5", "m m")
    assert (t.card("c4"), t.magic(0), t.magic(1)) == (None, 5, 6)


@rule("SW-DMG-08")
def test_abilities_and_events_give_magic_too() -> None:
    line = (
        "Queen Maldaria c3; Ember Archer a1; hand Burn",
        "Svara d8; Horde Slinger a4; Horde Climber c5 damage 1",
    )
    t = table(*line, phase="move")
    t.move("a1", "a2").picks("a4")
    assert (t.card("a4"), t.magic(0)) == (None, 6)
    t.play("Burn")
    assert (t.card("c5"), t.magic(0), t.magic(1)) == (None, 7, 5)


@rule("SW-DMG-09")
def test_destroying_ones_own_gives_nobody_magic() -> None:
    t = table("Sneeks a1; Beast Rider c4; Horde Slinger c5; Gate c3 damage 4", "Svara d8", phase="attack")
    t.attack("c4", "c5", "m rx rx")
    assert (t.card("c5"), t.magic(0), t.magic(1)) == (None, 5, 5)


@rule("SW-DMG-10")
def test_what_the_destroyed_destroys_is_its_own_doing() -> None:
    t = table("Sneeks a1; Beast Rider c4 damage 2", "Ret-Talus d8; Hellfire Cultist c5", phase="attack")
    t.attack("c4", "c5", "m m m")
    assert (t.card("c5"), t.card("c4"), t.magic(0), t.magic(1)) == (None, None, 6, 6)


@rule("SW-DMG-10")
def test_no_magic_for_what_one_enemy_does_to_another() -> None:
    t = table("Sneeks a1; Beast Rider c4", "Ret-Talus d8; Hellfire Cultist c5; Undead Archer d5", phase="attack")
    cultist = t.o("c5")
    t.attack("c4", "c5", "m m m")
    remove_destroyed(t.s, cultist, [t.o("d5")])
    assert (t.card("d5"), t.magic(0), t.magic(1)) == (None, 6, 5)


@rule("SW-DMG-11")
@pytest.mark.parametrize(("mine", "theirs"), [("", " belongs"), (" belongs", "")])
def test_friend_or_enemy_is_a_question_of_control(mine: str, theirs: str) -> None:
    t = table(f"Sneeks a1; Beast Rider c4{mine}", f"Svara d8; Horde Slinger c5{theirs}", phase="attack")
    t.attack("c4", "c5", "m m m")
    assert (t.card("c5"), t.magic(0), t.magic(1)) == (None, 6, 5)
    t = table("Sneeks a1; Beast Rider c4; Horde Slinger c5 belongs", "Svara d8", phase="attack")
    t.attack("c4", "c5", "m m m")
    assert (t.card("c5"), t.magic(0), t.magic(1)) == (None, 5, 5)


@rule("SW-DMG-12")
def test_discarding_is_not_destroying() -> None:
    t = table(
        "Sneeks a1; The Eater c4; Horde Slinger c5; Undead Warrior a3; area Sacrificial Pyre; hand Gate",
        "Svara d8; Gate c3",
        phase="attack",
    )
    t.attack("c4", "c3", "rx rx rx rx rx").ends().picks("c5")
    assert (t.card("c5"), t.magic(0), t.magic(1)) == (None, 5, 5)
    assert (t.boost("a3"), t.s.boost[t.o("Sacrificial Pyre")]) == (0, 0)


@rule("SW-DMG-12")
def test_returning_is_not_destroying() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; Undead Warrior a3",
        "Sneeks d8; Horde Slinger c5; area Unrelenting",
        phase="attack",
    )
    t.attack("c4", "c5", "m m m")
    assert (t.hand(1), t.magic(0), t.boost("a3")) == (["Horde Slinger"], 5, 0)


@rule("SW-DMG-13")
def test_removed_damage_gives_life_back() -> None:
    t = table("Svara a1; Gate c3 damage 3; Gate c4 damage 1; hand Ice Repair", "Svara d8", phase="move")
    t.play("Ice Repair")
    assert [(t.damage(at), t.life(at)) for at in ("c3", "c4")] == [(1, 4), (0, 5)]


def test_two_events_that_run_out_together_are_discarded_once_each() -> None:
    t = table(
        "Abua Shi a1; Lioness c1; Rhinoceros b1; Spirit Mage d1; hand Chant of Entangling, Chant of Entangling",
        "Svara d8; Bear Cavalry c3",
    )
    t.play("Chant of Entangling").picks("c1").picks("b1")
    t.play("Chant of Entangling").picks("c1").picks("d1")
    t.ends()
    t.attack("d1", "c1", "rx rx rx")
    assert t.card("c1") is None
    assert t.discarded() == ["Chant of Entangling", "Chant of Entangling", "Lioness"]
