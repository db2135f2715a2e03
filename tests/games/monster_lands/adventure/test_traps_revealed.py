"""Traps are turned up before a battle: all at once, with the dice that they bring."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.base import NO_DICE
from stolek.games.monster_lands.cards.traps import BASIC_TRAP
from tests.games.monster_lands.adventure.fighting import battle, defence, outcomes, strikes
from tests.rules import rule


@rule("ML-TREV-01")
def test_all_traps_of_a_land_are_turned_up_before_the_first_attack() -> None:
    t = battle(
        "Slinker",
        "Burgrave; on a1 Korfatch s basic improved_s1; on e1 Drabor s basic",
        "Tentok; on a3 Ninra s improved_plus4",
        entrance="Lurker",
    )
    assert t.chance() == "monster-dice"
    assert t.s.shown[:4] == [0b11, 0, 0b1, 0]
    assert t.s.shown[12] == 0  # those at the Citadel come later


@rule("ML-TREV-01")
def test_all_traps_at_the_entrance_are_turned_up_before_the_first_attack() -> None:
    t = defence("Lurker", "Burgrave; on e1 Drabor s basic", "Tentok; on e2 Ninra s basic improved_s1")
    assert t.chance() == "monster-dice"
    assert t.s.shown[12:] == [0b1, 0b11]
    assert t.lying("e2") == "2s basic improved_s1"


@rule("ML-TREV-02")
def test_dice_of_a_trap_belong_to_a_path_that_is_full() -> None:
    t = battle("Tentaclaw", "Burgrave; on a2 Ninra 4s 2m improved_s3 improved_m1; on a4 Drabor s", "Tentok")
    assert t.lying("a2") == "7s 3m improved_s3 improved_m1"
    assert t.lying("a4") == "s"
    strikes(t)
    t.rolls_all("1 1 1 1 1 1 1 1 1 1")
    assert outcomes(t) == [("missed", 10)]


@rule("ML-TREV-03")
def test_a_trap_helps_the_mercenary_on_its_path_when_it_attacks() -> None:
    t = battle(
        "Deepscorp",
        "Burgrave; on a2 Korfatch s; on a3 Ninra 2s improved_s_plus2; on a4 Drabor s improved_plus4",
        "Tentok",
    )
    strikes(t)
    t.dice("3")
    strikes(t)
    t.rolls_all("1 1")
    strikes(t)
    t.dice("1")
    assert outcomes(t) == [("missed", 3), ("missed", 3 + 6), ("missed", 9 + 5)]


@rule("ML-TREV-04")
def test_dice_on_a_trap_are_rerolled() -> None:
    t = battle("Slinker", "Burgrave; on a3 Korfatch s improved_m1", "Tentok")  # the path re-rolls a magic die
    strikes(t)
    t.rolls_all("4 2")
    t.rerolls("m2", 6)
    assert outcomes(t) == [("captured", 10)]


@rule("ML-TREV-04")
@pytest.mark.parametrize(
    ("who", "traps"),
    [
        ("Bambul", "improved_s1"),
        ("Trunk", "improved_m1"),
        ("Korfatch", "improved_s1 improved_s_plus1"),
        ("Korfatch", "improved_m1 improved_m_plus1"),
    ],
)
def test_dice_on_a_trap_count_more_for_each_die(who: str, traps: str) -> None:
    t = battle("Tentaclaw", f"Burgrave; on a2 {who} s m {traps}", "Tentok")
    strikes(t)
    t.rolls_all("1 1 1")
    assert outcomes(t) == [("missed", 3 + 2)]


@rule("ML-TREV-04")
def test_magic_dice_on_traps_are_given_up_against_an_attack() -> None:
    t = battle("Tentaclaw", "Burgrave; on a2 Korfatch s improved_m2 hidden_m1", "Tentok")
    assert [option["number"] for option in t.offered("number")] == [0, 1, 2, 3]
    t.weakens(2)
    t.dice("1 1 1")
    assert t.lying("a2") == "s m improved_m2 hidden_m1"


@rule("ML-TREV-05")
@pytest.mark.parametrize(("traps", "outcome"), [("basic", "captured"), ("", "missed")])
def test_a_basic_trap_only_makes_a_capture_possible(traps: str, outcome: str) -> None:
    t = battle("Slinker", f"Burgrave; on a2 Ninra 3s {traps}".strip(), "Tentok")
    strikes(t)
    t.rolls_all("4 3 3")
    assert outcomes(t) == [(outcome, 10)]


@rule("ML-TREV-05")
def test_a_basic_trap_brings_nothing() -> None:
    t = battle("Slinker", "Burgrave; on a2 Ninra 3s basic", "Tentok")
    assert t.lying("a2") == "3s basic"
    assert (BASIC_TRAP.brings, BASIC_TRAP.per_die, BASIC_TRAP.bonus) == (NO_DICE, 0, 0)
