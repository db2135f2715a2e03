"""Each kind of trap: basic, improved, hidden."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.traps import HIDDEN, IMPROVED, TRAPS
from tests.games.monster_lands.adventure.fighting import battle, outcomes, strikes
from tests.rules import rule

WITH_DICE = [
    pytest.param("improved_s1", "s", marks=rule("ML-TRAP-01")),
    pytest.param("improved_s2", "2s", marks=rule("ML-TRAP-06")),
    pytest.param("improved_s3", "3s", marks=rule("ML-TRAP-08")),
    pytest.param("improved_m1", "m", marks=rule("ML-TRAP-09")),
    pytest.param("improved_m2", "2m", marks=rule("ML-TRAP-13")),
    pytest.param("improved_m3", "3m", marks=rule("ML-TRAP-15")),
]
WITH_HIDDEN_DICE = [
    pytest.param("hidden_s1", "s", marks=rule("ML-TRAP-02")),
    pytest.param("hidden_s2", "2s", marks=rule("ML-TRAP-07")),
    pytest.param("hidden_m1", "m", marks=rule("ML-TRAP-10")),
    pytest.param("hidden_m2", "2m", marks=rule("ML-TRAP-14")),
]
FOR_EACH_DIE = [
    pytest.param("improved_s_plus1", "s", 1, marks=rule("ML-TRAP-03")),
    pytest.param("improved_s_plus2", "s", 2, marks=rule("ML-TRAP-04")),
    pytest.param("improved_s_plus3", "s", 3, marks=rule("ML-TRAP-05")),
    pytest.param("improved_m_plus1", "m", 1, marks=rule("ML-TRAP-11")),
    pytest.param("improved_m_plus2", "m", 2, marks=rule("ML-TRAP-12")),
]
# Slinker is captured with 10 and killed with 13.
FOR_THE_TOTAL = [
    pytest.param("improved_plus4", "3 3", "5 4", marks=rule("ML-TRAP-16")),
    pytest.param("improved_plus6", "2 2", "4 3", marks=rule("ML-TRAP-17")),
    pytest.param("improved_plus8", "1 1", "3 2", marks=rule("ML-TRAP-18")),
]


@pytest.mark.parametrize(("kind", "dice"), WITH_DICE + WITH_HIDDEN_DICE)
def test_it_brings_dice_of_the_supply(kind: str, dice: str) -> None:
    t = battle("Slinker", f"Burgrave; on a2 Korfatch {kind}; on a4 Drabor s", "Tentok")
    assert t.lying("a2") == f"{dice} {kind}"
    strikes(t)
    number = int(dice[:-1] or 1)
    t.rolls_all(" ".join("2" * number))
    assert outcomes(t) == [("missed", 2 * number)]


@pytest.mark.parametrize(("kind", "dice"), WITH_HIDDEN_DICE)
def test_no_trick_takes_the_dice_of_a_hidden_trap(kind: str, dice: str) -> None:
    t = battle(
        "Slinker", f"Burgrave; on a2 Korfatch {kind}", "Tentok; on a3 Ninra s trick_steal_any2", modules=["tricks"]
    )
    t.says_yes()
    t.says_yes()
    assert t.asked != "stealing"
    assert (t.lying("a2"), t.lying("a3")) == (f"{dice} {kind}", "s trick_steal_any2")


@pytest.mark.parametrize(("kind", "dice"), WITH_DICE)
def test_a_trick_takes_the_dice_of_other_traps(kind: str, dice: str) -> None:
    t = battle(
        "Slinker", f"Burgrave; on a2 Korfatch {kind}", "Tentok; on a3 Ninra trick_steal_any1", modules=["tricks"]
    )
    t.says_yes()
    t.says_yes()
    assert t.lying("a3") == f"{dice[-1]} trick_steal_any1"


@pytest.mark.parametrize(("kind", "colour", "more"), FOR_EACH_DIE)
def test_every_die_of_a_colour_on_this_path_counts_more(kind: str, colour: str, more: int) -> None:
    t = battle("Tentaclaw", f"Burgrave; on a2 Korfatch 2s m {kind}; on a4 Drabor s m", "Tentok")
    strikes(t)
    t.rolls_all("1 1 1")
    strikes(t)
    t.rolls_all("1 1")
    total = 3 + more * (2 if colour == "s" else 1)
    assert outcomes(t) == [("missed", total), ("missed", total + 2)]


@pytest.mark.parametrize(("kind", "captures", "kills"), FOR_THE_TOTAL)
def test_it_adds_to_the_total_for_captures_and_kills_alike(kind: str, captures: str, kills: str) -> None:
    for faces, outcome in ((captures, ("captured", 10)), (kills, ("killed", 13))):
        t = battle("Slinker", f"Burgrave; on a2 Korfatch 2s {kind}", "Tentok")
        strikes(t)
        t.rolls_all(faces)
        assert outcomes(t) == [outcome]


@rule("ML-TRAP-19")
def test_fourteen_improved_and_four_hidden_kinds() -> None:
    assert [sum(token.type == type for token in TRAPS) for type in (IMPROVED, HIDDEN)] == [14, 4]


def test_each_kind_is_tested_here() -> None:
    tested = {str(case.values[0]) for case in [*WITH_DICE, *WITH_HIDDEN_DICE, *FOR_EACH_DIE, *FOR_THE_TOTAL]}
    assert tested == {token.id for token in TRAPS if token.type in (IMPROVED, HIDDEN)}
