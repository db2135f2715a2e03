"""The mercenaries, card by card: those whose ability counts when the dice of their path are rolled."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import BARGAINING, MAGIC, PATH_NAMES, STRENGTH
from stolek.games.monster_lands.cards.lands import WAHIBAR
from stolek.games.monster_lands.cards.monsters import CRABHEAD, MONSTERS
from stolek.games.monster_lands.rules.totals import REROLLED, colour_thrown
from stolek.games.monster_lands.state import OWNED, USED
from tests.games.monster_lands.adventure.fighting import (
    battle,
    conquers,
    conquest,
    defence,
    faces,
    fights,
    outcomes,
    strikes,
)
from tests.games.monster_lands.scenario import Talk, monster_card, table
from tests.rules import rule

OTHERS = "Lorin"  # at home


def quest(id: str, clan: str) -> Talk:
    return table(clan, OTHERS, phase="adventure", quests=f"{id}, -")


def quest_total(t: Talk) -> int:
    return t.said("quest-total")[-1][-1]


def rerollable(t: Talk) -> set[int]:
    """The colours of dice that may be re-rolled."""
    return {colour_thrown(option["die"]) for option in t.offered("reroll")}


# every die of a colour

BY_COLOUR = pytest.mark.parametrize(
    ("name", "dice", "others"),
    [
        pytest.param("Tarka", "s", "m", marks=rule("ML-MERC-05")),
        pytest.param("Trunk", "m", "s", marks=rule("ML-MERC-20")),
        pytest.param("Bambul", "s", "m", marks=rule("ML-MERC-29")),
    ],
)


@BY_COLOUR
def test_every_die_of_the_colour_counts_one_more(name: str, dice: str, others: str) -> None:
    t = battle("Tentaclaw", f"Korfatch; on a4 {name} 3{dice} 2{others}", OTHERS)
    assert fights(t, "1 1 1 1 1") == ("missed", 5 + 3)
    t = conquest("Nicegeria", f"Korfatch; on a4 {name} 2{dice} {others}", OTHERS)
    assert conquers(t, "1 1 1") == ("repelled", 3 + 2)
    t = quest("q02", f"Korfatch; on d1 {name} s m")
    t.rolls_all("3 4")
    assert quest_total(t) == 8


@BY_COLOUR
def test_dice_on_traps_of_the_path_are_meant_too(name: str, dice: str, others: str) -> None:
    t = battle("Tentaclaw", f"Korfatch; on a4 {name} {dice} improved_{dice}2 improved_{others}1", OTHERS)
    assert fights(t, "1 1 1 1") == ("missed", 4 + 3)


@BY_COLOUR
def test_dice_on_other_paths_of_the_clan_are_not(name: str, dice: str, others: str) -> None:
    t = battle("Tentaclaw", f"Korfatch; on a1 {name} {others}; on a4 Dajana 3{dice}", OTHERS)
    strikes(t)
    t.dice("1")
    assert fights(t, "1 1 1") == ("missed", 1 + 3)
    t = battle("Tentaclaw", f"Korfatch; {name}; on a4 Dajana 3{dice}", OTHERS)
    assert fights(t, "1 1 1") == ("missed", 3)


# towards one end only: Crabhead is captured with 11 and a trap, and killed with 12


@pytest.mark.parametrize(
    ("name", "rolled", "outcome"),
    [
        pytest.param("Tentok", "4 5", ("missed", 9), marks=rule("ML-MERC-10")),
        pytest.param("Tentok", "5 5", ("captured", 11), marks=rule("ML-MERC-10")),
        pytest.param("Tentok", "5 6", ("captured", 12), marks=rule("ML-MERC-10")),
        pytest.param("Tentok", "6 6", ("killed", 12), marks=rule("ML-MERC-10")),
        pytest.param("Turna", "3 4", ("missed", 7), marks=rule("ML-MERC-26")),
        pytest.param("Turna", "4 4", ("captured", 11), marks=rule("ML-MERC-26")),
        pytest.param("Turna", "5 6", ("captured", 14), marks=rule("ML-MERC-26")),
        pytest.param("Turna", "6 6", ("killed", 12), marks=rule("ML-MERC-26")),
        pytest.param("Barbukha", "4 4", ("missed", 8), marks=rule("ML-MERC-24")),
        pytest.param("Barbukha", "4 5", ("killed", 12), marks=rule("ML-MERC-24")),
        pytest.param("Yedukha", "4 5", ("missed", 9), marks=rule("ML-MERC-28")),
        pytest.param("Yedukha", "5 5", ("killed", 12), marks=rule("ML-MERC-28")),
    ],
)
def test_the_total_counts_more_towards_one_end(name: str, rolled: str, outcome: tuple[str, int]) -> None:
    assert fights(battle("Crabhead", f"Korfatch; on a4 {name} 2s basic", OTHERS), rolled) == outcome


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Tentok", marks=rule("ML-MERC-10")),
        pytest.param("Turna", marks=rule("ML-MERC-26")),
        pytest.param("Barbukha", marks=rule("ML-MERC-24")),
        pytest.param("Yedukha", marks=rule("ML-MERC-28")),
    ],
)
def test_it_counts_neither_for_others_nor_for_lands_nor_for_quests(name: str) -> None:
    t = battle("Crabhead", f"Korfatch; on a1 {name} s; on a4 Dajana s basic", OTHERS)
    strikes(t)
    t.dice("2")
    assert fights(t, "6") == ("missed", 8)
    t = conquest("Wahibar", f"Korfatch; on a4 {name} 2s", OTHERS)
    assert conquers(t, "2 2") == ("repelled", 4)
    t = quest("q01", f"Korfatch; on d1 {name} 2s")
    t.rolls_all("2 2")
    assert quest_total(t) == 4


@rule("ML-MERC-10")
def test_tentok_captures_nothing_without_a_trap_all_the_same() -> None:
    assert fights(battle("Crabhead", "Korfatch; on a4 Tentok 2s", OTHERS), "5 5") == ("missed", 10)


@rule("ML-MERC-35")
@pytest.mark.parametrize(("more", "outcome"), [(0, "conquered"), (-1, "repelled")])
def test_geria_conquers_with_three_more(more: int, outcome: str) -> None:
    goal = WAHIBAR.conquest + more
    t = conquest("Wahibar", "Korfatch; on a4 Geria 2s", OTHERS)
    assert conquers(t, faces(goal - 3, 2)) == (outcome, goal)


@rule("ML-MERC-35")
def test_geria_fights_and_does_errands_like_anybody() -> None:
    t = battle("Crabhead", "Korfatch; on a4 Geria 2s basic", OTHERS)
    assert fights(t, "5 5") == ("missed", 10)
    t = quest("q01", "Korfatch; on d1 Geria 2s")
    t.rolls_all("2 2")
    assert quest_total(t) == 4
    t = conquest("Wahibar", "Korfatch; Geria; on a4 Dajana 2s", OTHERS)
    assert conquers(t, "2 2") == ("repelled", 4)


# re-rolls


@rule("ML-MERC-02")
def test_korfatch_rerolls_a_bargaining_die_of_a_quest() -> None:
    t = quest("q10", "Burgrave; on d1 Korfatch s 2b")
    t.rolls_all("2 1 1")
    assert rerollable(t) == {BARGAINING}
    t.rerolls("b1", 3)
    assert quest_total(t) == 2 + 3 + 1  # and that was all, though it may be too little


@rule("ML-MERC-02")
def test_korfatch_need_not_and_nobody_else_can() -> None:
    t = quest("q10", "Burgrave; on d1 Korfatch s 2b")
    t.rolls_all("2 1 1")
    t.stops()
    assert quest_total(t) == 4
    t = quest("q10", "Burgrave; Korfatch; on d1 Drabor s 2b")
    t.rolls_all("2 1 1")
    assert quest_total(t) == 4


@rule("ML-MERC-02")
def test_korfatch_has_no_second_roll_in_battles() -> None:
    t = battle("Tentaclaw", "Burgrave; on a4 Korfatch s m", OTHERS)
    assert fights(t, "1 1") == ("missed", 2)


@rule("ML-MERC-25")
def test_zdrat_rerolls_two_strength_dice_each_once() -> None:
    t = battle("Tentaclaw", "Korfatch; on a4 Zdrat 3s m", OTHERS)
    strikes(t)
    t.rolls_all("1 1 3 1")
    assert rerollable(t) == {STRENGTH}
    t.rerolls("s1", 1)
    assert {option["die"] for option in t.offered("reroll")} == {1, 3}  # of the two that show 1 only the other one
    t.rerolls("s1", 4)
    assert outcomes(t) == [("missed", 1 + 4 + 3 + 1)]


@rule("ML-MERC-25")
def test_what_zdrat_has_rerolled_stays() -> None:
    t = battle("Tentaclaw", "Korfatch; on a4 Zdrat s m", OTHERS)
    strikes(t)
    t.rolls_all("1 1")
    t.rerolls("s1", 2)
    assert outcomes(t) == [("missed", 3)]
    t = battle("Tentaclaw", "Korfatch; on a4 Zdrat s m", OTHERS)
    strikes(t)
    t.rolls("s", 1)
    t.rerolls("s1", 2)
    assert t.s.thrown == [2 | REROLLED] and not t.offered("reroll")


@rule("ML-MERC-27")
@pytest.mark.parametrize(("dice", "total"), [("s1 m2", 5 + 5 + 3), ("s1 s5", 5 + 2 + 3), ("m2 m5", 1 + 5 + 3)])
def test_lina_rerolls_two_dice_or_one_twice(dice: str, total: int) -> None:
    t = battle("Tentaclaw", "Korfatch; on a4 Lina s 2m", OTHERS)
    strikes(t)
    t.rolls_all("1 2 3")
    assert rerollable(t) == {STRENGTH, MAGIC}
    for shown in dice.split():
        t.rerolls(shown, 5)
    assert outcomes(t) == [("missed", total)]  # no third time


@rule("ML-MERC-27")
def test_lina_rerolls_no_bargaining_die() -> None:
    t = quest("q07", "Korfatch; on d1 Lina s m b")
    t.rolls_all("1 1 1")
    assert rerollable(t) == {STRENGTH, MAGIC}


@rule("ML-MERC-32")
def test_nakirk_rerolls_one_strength_die() -> None:
    t = battle("Tentaclaw", "Korfatch; on a4 Nakirk 2s m", OTHERS)
    strikes(t)
    t.rolls_all("1 2 1")
    assert rerollable(t) == {STRENGTH}
    t.rerolls("s1", 6)
    assert outcomes(t) == [("missed", 6 + 2 + 1)]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Zdrat", marks=rule("ML-MERC-25")),
        pytest.param("Lina", marks=rule("ML-MERC-27")),
        pytest.param("Nakirk", marks=rule("ML-MERC-32")),
    ],
)
def test_for_quests_and_lands_as_well_and_on_the_own_path_only(name: str) -> None:
    t = quest("q01", f"Korfatch; on d1 {name} 2s")
    t.rolls_all("1 2")
    t.rerolls("s1", 6)
    if t.asked == "throwing":
        t.stops()
    assert quest_total(t) == 8
    t = conquest("Wahibar", f"Korfatch; on a4 {name} 2s", OTHERS)
    t.says_yes()
    t.rolls_all("1 2")
    t.rerolls("s1", 6)
    if t.asked == "throwing":
        t.stops()
    assert outcomes(t)[-1][1] == 8
    t = battle("Tentaclaw", f"Korfatch; {name}; on a4 Dajana 2s", OTHERS)
    assert fights(t, "1 3") == ("missed", 4)


# what is won


@rule("ML-MERC-06")
def test_darbar_gains_a_fame_more_for_a_capture_and_not_for_a_kill() -> None:
    t = battle("Crabhead", "Darbar; on a4 Darbar 2s basic", OTHERS)
    fights(t, "5 6")
    assert t.fame() == CRABHEAD.captured.fame + 1
    t = battle("Crabhead", "Darbar; on a4 Darbar 2s basic", OTHERS)
    fights(t, "6 6")
    assert t.fame() == CRABHEAD.killed.fame


@rule("ML-MERC-06")
@pytest.mark.parametrize("where", ["Darbar", "on a1 Darbar s"])
def test_darbar_gains_nothing_by_what_others_capture(where: str) -> None:
    t = battle("Crabhead", f"Dajana; {where}; on a4 Dajana 2s basic", OTHERS)
    if where != "Darbar":
        strikes(t)
        t.dice("1")
    assert fights(t, "4 6" if where != "Darbar" else "5 6") == ("captured", 11)
    assert t.fame() == CRABHEAD.captured.fame


@rule("ML-MERC-18")
@pytest.mark.parametrize("rolled", ["5 6", "6 6"], ids=["captured", "killed"])
@pytest.mark.parametrize(("had", "has"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_luska_brings_two_potions_as_far_as_the_board_holds_them(rolled: str, had: int, has: int) -> None:
    t = battle("Crabhead", f"Korfatch; on a4 Luska 2s basic; potions {had}", OTHERS)
    fights(t, rolled)
    assert t.s.potions == [has, 0] and t.s.potion[PATH_NAMES.index("a4")] == 0


@rule("ML-MERC-18")
def test_luska_brings_potions_from_the_entrance() -> None:
    t = defence("Crabhead", "Korfatch; on e2 Luska 2s", OTHERS)
    fights(t, "6 6")
    assert t.s.potions[0] == 2


@rule("ML-MERC-18")
def test_luska_brings_none_without_a_victory_of_her_own() -> None:
    t = battle("Crabhead", "Korfatch; on a4 Luska 2s basic", OTHERS)
    fights(t, "5 5")
    assert t.s.potions[0] == 0
    t = battle("Crabhead", "Korfatch; Luska; on a4 Dajana 2s basic", OTHERS)
    fights(t, "5 6")
    assert t.s.potions[0] == 0
    t = conquest("Wahibar", "Korfatch; on a4 Luska 2s", OTHERS)
    assert conquers(t, faces(WAHIBAR.conquest, 2))[0] == "conquered"
    assert t.s.potions[0] == 0


@rule("ML-MERC-36")
@pytest.mark.parametrize("monster", ["Crabhead", "Rotwood"])
def test_veruda_captures_without_a_trap(monster: str) -> None:
    """Rotwood wants two of all others."""
    needed = MONSTERS[monster_card(monster)].capture
    t = battle(monster, "Korfatch; on a4 Veruda 4s", OTHERS)
    assert fights(t, faces(needed, 4)) == ("captured", needed)
    assert t.s.lair[monster_card(monster)] == USED
    t = battle(monster, "Korfatch; on a4 Dajana 4s", OTHERS)
    assert fights(t, faces(needed, 4)) == ("missed", needed)
    t = battle(monster, "Korfatch; on a1 Veruda s; on a4 Dajana 4s", OTHERS)
    strikes(t)
    t.dice("1")
    assert fights(t, faces(needed - 1, 4)) == ("missed", needed)


@rule("ML-MERC-36")
def test_veruda_kills_as_well() -> None:
    t = battle("Crabhead", "Korfatch; on a4 Veruda 2s", OTHERS)
    assert fights(t, "6 6") == ("killed", 12)
    assert t.s.lair[monster_card("Crabhead")] == OWNED
