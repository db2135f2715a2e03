"""How a battle ends: at once with the monster, or when all have fought in vain."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import ENTRANCE, LAND_A
from tests.games.monster_lands.adventure.fighting import battle, conquest, outcomes, strikes
from tests.games.monster_lands.scenario import Talk, land_card, monster_card, trap_kind
from tests.rules import rule

THREE = (
    "Onduru; coins 9; on a1 Fandor 2s shield; Hatyr; on a2 Hatyr 2s basic improved_plus4 shield; "
    "Redmira; on a4 Redmira 2s"
)
LOOT = "coins12, brew, killer, relic"


def fought(second: str) -> Talk:
    """The first of three has failed with 4; the second rolls this against 10 and 13."""
    t = battle("Slinker", f"{THREE} improved_plus6 shield", loot=LOOT)
    strikes(t)
    t.rolls_all("2 2")
    strikes(t)
    t.rolls_all(second)
    return t


@rule("ML-BEND-01")
@pytest.mark.parametrize(("faces", "outcome"), [("1 1", "captured"), ("6 6", "killed")])
def test_with_the_monster_the_battle_is_over(faces: str, outcome: str) -> None:
    t = fought(faces)
    assert outcomes(t)[-1][0] == outcome
    assert t.asked == "conquering" and t.on("a4") == "Redmira"  # who has not been attacked


@rule("ML-BEND-01", "ML-BEND-03")
def test_when_all_have_fought_in_vain_it_is_over_too() -> None:
    t = battle("Tentaclaw", THREE, loot=LOOT)
    for _ in range(3):
        strikes(t)
        assert t.asked == "throwing"
        t.rolls_all("1 1")
    assert [outcome for outcome, _ in outcomes(t)] == ["missed"] * 3
    assert t.asked == "spoils"


@rule("ML-BEND-02")
def test_what_lies_with_those_who_fought_is_removed() -> None:
    t = fought("6 6")
    assert t.lying("a1") == t.lying("a2") == ""
    assert t.lying("a4") == "2s improved_plus6 shield"
    assert t.s.used_traps[trap_kind("improved_plus4")] == 1
    assert t.on("a1") == "Fandor" and t.on("a2") == "Hatyr"  # they themselves stay until cleanup


@rule("ML-BEND-02", "ML-CONQ-01")
def test_who_has_not_fought_goes_on_to_the_conquest() -> None:
    t = fought("6 6")
    t.says_yes()
    t.rolls_all("6 5")
    assert outcomes(t)[-1] == ("conquered", 11)  # Gurban


def beaten() -> Talk:
    """Nobody has defeated the monster of land A."""
    t = battle("Tentaclaw", "Onduru; coins 9; on a2 Fandor 2s", loot=LOOT)
    strikes(t)
    t.rolls_all("1 1")
    return t


@rule("ML-BEND-03")
def test_an_undefeated_monster_goes_to_the_entrance_in_cleanup() -> None:
    t = beaten()
    assert t.s.monster[LAND_A] == monster_card("Tentaclaw") and t.asked == "spoils"
    t.takes_loot("brew")
    t.draws("coins10")
    assert t.asked == "next-panic"
    assert t.s.monster[ENTRANCE] == monster_card("Tentaclaw")


@rule("ML-BEND-04")
def test_no_land_is_conquered_while_its_monster_is_there() -> None:
    t = beaten()
    assert t.s.land[LAND_A] == land_card("Gurban")
    t.takes_loot("brew")
    assert not t.said("conquered") and not t.said("repelled")


@rule("ML-BEND-04")
def test_a_land_without_a_monster_can_be_conquered() -> None:
    assert conquest("Gurban", "Onduru; on a2 Fandor 2s").asked == "conquering"


@rule("ML-BEND-04")
def test_so_can_one_whose_monster_sam_has_driven_off() -> None:
    t = battle("Tentaclaw", "Onduru; on a2 Fandor 2s", sam="a1", scenario=1)
    assert t.asked == "conquering" and not t.s.whose[0] >= 0
