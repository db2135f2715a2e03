"""The defence of the Citadel: the battle at the entrance."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import ENTRANCE
from stolek.games.monster_lands.state import CLEANUP, OWNED, USED
from stolek.kernel.asks import NONE
from tests.games.monster_lands.adventure.fighting import attack_dice, battle, conquest, defence, outcomes, strikes
from tests.games.monster_lands.scenario import member, monster_card, table
from tests.rules import rule

LOOT = "coins12, brew, killer, relic"


@rule("ML-CDEF-01")
@pytest.mark.parametrize(("clan", "monster"), [("Hatyr", "Slinker"), ("Hatyr; on e1 Hatyr 2s improved_s1", "-")])
def test_without_a_monster_or_a_mercenary_there_is_none(clan: str, monster: str) -> None:
    t = conquest("Gurban", f"Onduru; coins 9; on a2 Fandor s; {clan}", "Burgrave", entrance=monster, loot=LOOT)
    t.says_no()
    t.takes_loot("brew")
    t.draws("coins10")
    assert t.s.phase == CLEANUP
    assert not t.said("revealed") and not t.said("attacks") and not t.said("threw")


@rule("ML-CDEF-01")
@pytest.mark.parametrize("path", ["e1", "e2"])
def test_one_mercenary_on_either_path_is_enough(path: str) -> None:
    t = defence("Slinker", f"Onduru; on {path} Fandor 2s", "Burgrave")
    assert t.chance() == "monster-dice"


@rule("ML-CDEF-02")
def test_traps_on_both_paths_are_revealed_before_the_battle() -> None:
    t = defence("Slinker", "Onduru; on e1 Fandor s improved_s1", "Burgrave; on e2 Tarka s improved_m2")
    assert t.chance() == "monster-dice"
    assert [t.lying(path) for path in ("e1", "e2")] == ["2s improved_s1", "s 2m improved_m2"]


@rule("ML-CDEF-02", "ML-CDEF-06")
@pytest.mark.parametrize(
    ("faces", "outcome", "fame", "coins", "lair"),
    [("5 5", ("captured", 10), 3, 6, USED), ("6 6 6", ("killed", 18), 3, 0, OWNED)],
)
def test_the_battle_is_as_on_a_land(faces: str, outcome: tuple[str, int], fame: int, coins: int, lair: int) -> None:
    t = defence("Slinker", f"Onduru; on e1 Fandor {len(faces.split())}s basic", "Burgrave")
    strikes(t)
    t.rolls_all(faces)
    assert outcomes(t) == [outcome]
    assert t.fame() == fame and t.s.lair[monster_card("Slinker")] == lair
    assert sum(number for seat, good, number in t.said("gained") if good == 1) == coins


@rule("ML-CDEF-03")
@pytest.mark.parametrize(("monster", "dice"), [("Slinker", 3), ("Firewhirl", 3), ("Tentaclaw", 5)])
def test_no_monster_is_at_home_at_the_entrance(monster: str, dice: int) -> None:
    t = table("Onduru; on e1 Fandor 2s", "Burgrave", phase="adventure", land_a="-, Traklan, e1a", entrance=monster)
    assert attack_dice(t) == dice


@rule("ML-CDEF-03")
def test_there_is_nothing_to_conquer() -> None:
    t = defence("Slinker", "Onduru; on e1 Fandor 3s; Hatyr; on e2 Hatyr 3s", "Burgrave", loot=LOOT)
    strikes(t)
    t.rolls_all("6 6 6")
    assert t.asked not in ("conquering", "spoils") and t.s.phase == CLEANUP


@rule("ML-CDEF-03")
@pytest.mark.parametrize(("monster", "wounded"), [("Tentaclaw", False), ("Lurker", True)])
def test_abilities_against_some_affiliations_look_at_the_monster(monster: str, wounded: bool) -> None:
    """Pardala defends against water and jungle; the guards are declined."""
    t = defence(monster, "Onduru; on e2 Pardala s", "Burgrave")
    strikes(t, hits=0 if monster == "Lurker" else 1)  # one wound of Lurker's is sure
    if t.asked == "defending":
        t.says_no()
    assert t.wounded("Pardala") == wounded


@rule("ML-CDEF-04")
def test_the_upper_path_first_and_its_total_goes_to_the_lower() -> None:
    t = defence("Slinker", "Onduru; on e2 Fandor 2s; Hatyr", "Burgrave; on e1 Tarka 2s")
    strikes(t)
    assert t.seat == 1
    t.rolls_all("3 3")
    strikes(t)
    assert t.seat == 0 and t.total() == 8
    t.rolls_all("4 1")
    assert outcomes(t) == [("missed", 8), ("killed", 13)]


@rule("ML-CDEF-05")
@pytest.mark.parametrize("path", ["e1", "e2"])
def test_a_death_there_gives_three_fame(path: str) -> None:
    t = defence("Slinker", f"Onduru; fame 6; Fandor wounded; on {path} Fandor 2s", "Burgrave")
    strikes(t, hits=3)
    while t.asked == "defending":
        t.says_no()
    assert t.fame() == 6 + 3 and t.s.clan[member("Fandor")] == NONE


@rule("ML-CDEF-06")
@pytest.mark.parametrize("faces", ["5 5", "6 6 6"])
def test_its_defeat_takes_the_panic_from_all_buildings(faces: str) -> None:
    dice = len(faces.split())
    t = defence("Slinker", f"Onduru; on e1 Fandor {dice}s basic", "Burgrave", panic="mine, lodge")
    strikes(t)
    t.rolls_all(faces)
    assert not any(t.s.panic)


@rule("ML-CDEF-06")
def test_a_victory_on_a_land_does_not() -> None:
    t = battle("Slinker", "Onduru; on a2 Fandor 3s", "Burgrave", entrance="Lurker", panic="mine, lodge", loot=LOOT)
    strikes(t)
    t.rolls_all("6 6 6")
    t.draws_anything()
    assert sum(t.s.panic) >= 2


@rule("ML-CDEF-07")
def test_undefeated_it_stays_and_spreads_panic() -> None:
    t = defence("Slinker", "Onduru; on e1 Fandor 2s", "Burgrave", panic="mine")
    strikes(t)
    t.rolls_all("1 1")
    assert t.s.monster[ENTRANCE] == monster_card("Slinker")
    assert t.asked == "next-panic" and sum(t.s.panic) == 1


@rule("ML-CDEF-08")
def test_only_one_of_two_defeats_it_and_nobody_gets_loot() -> None:
    t = defence("Slinker", "Onduru; on e1 Fandor 3s", "Burgrave; on e2 Tarka 3s", loot=LOOT)
    strikes(t)
    t.rolls_all("6 6 6")
    assert outcomes(t) == [("killed", 18)] and t.s.monster[ENTRANCE] == NONE
    assert t.s.phase == CLEANUP and not t.said("spoils")
    t = defence("Tentaclaw", "Onduru; on e1 Fandor 3s", "Burgrave; on e2 Tarka 3s", loot=LOOT)
    for _ in range(2):
        strikes(t)
        t.rolls_all("1 1 1")
    assert t.s.phase == CLEANUP and not t.said("spoils")
    assert t.s.loot.count(0) == t.s.loot.count(1) == 0


@rule("ML-CDEF-09")
@pytest.mark.parametrize(("round", "difficulty", "dice"), [(2, "normal", 3), (3, "normal", 4), (6, "deadly", 7)])
def test_the_dice_of_the_round_attack_there_too(round: int, difficulty: str, dice: int) -> None:
    t = defence("Slinker", "Onduru; on e1 Fandor 2s", "Burgrave", round=round, difficulty=difficulty)
    assert attack_dice(t) == dice


@rule("ML-CDEF-09")
def test_so_does_what_the_monster_can_do() -> None:
    t = defence("Lurker", "Onduru; on e2 Fandor 2s", "Burgrave")
    strikes(t)
    assert t.asked == "defending"  # against the sure wound
    t.says_no()
    assert t.wounded("Fandor")
    t = defence("Crackler", "Onduru; on e2 Fandor 2s", "Burgrave")
    strikes(t)
    t.rolls_all("4 4")
    assert outcomes(t) == [("missed", 6)]
