"""Step 1 of the adventure phase: the dice quest is rolled for, the resource quest is paid."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.monster_lands.board import DICE_QUEST, RESOURCE_QUEST
from stolek.games.monster_lands.forms import VENOM
from stolek.games.monster_lands.queries import renown
from stolek.kernel.asks import NONE
from tests.games.monster_lands.scenario import Talk, loot_token, table
from tests.rules import rule

ELSEWHERE = "on a1 Tepey s"  # whose battle waits to be fought, so that nothing is cleaned up yet


def on_quests(*clans: str, dice: str = "-", resource: str = "-", **more: Any) -> Talk:
    """The adventure phase begins. The last clan has somebody on a land as well."""
    return table(
        *clans[:-1],
        f"{clans[-1]}; {ELSEWHERE}",
        quests=f"{dice}, {resource}",
        land_a="Slinker, Krysia",
        phase="adventure",
        **more,
    )


def token_gone(t: Talk, side: int) -> bool:
    """Neither in its place nor back in the bag."""
    return t.s.quest[side] == NONE and t.s.bag.count(0) == 1


# the dice quest


@rule("ML-QRES-01")
def test_what_the_dice_quest_brings_can_pay_the_resource_quest() -> None:
    t = on_quests("Burgrave; coins 2; on d1 Korfatch 2s; on r1 Ninra b", "Tentok", dice="q01", resource="q05")
    assert t.chance() == "battle-die"
    t.dice("3 4")
    assert t.asked == "paying"
    t.says_yes()
    assert (t.coins(), t.fame(), t.s.defence[0]) == (0, 4, 1)


@rule("ML-QRES-02")
def test_all_dice_of_the_path_are_rolled_bargaining_dice_too() -> None:
    t = on_quests("Burgrave; on d1 Trunk s b", "Tentok", dice="q04")
    t.dice("3 4")
    assert t.said("quest-total")[0][-1] == 7
    assert (t.fame(), t.coins()) == (2, 3)


@rule("ML-QRES-02", "ML-QRES-15")
@pytest.mark.parametrize(
    ("who", "dice", "quest", "total"),
    [
        ("Bambul", "2s", "q01", 8),
        ("Trunk", "2m", "q03", 8),
        ("Trunk with Ironmarvel", "2s", "q01", 8),
        ("Bambul with Ironmarvel", "2s", "q01", 10),
        ("Burgrave with Doombane", "2m", "q03", 8),
    ],
)
def test_what_raises_each_die_raises_those_of_a_quest(who: str, dice: str, quest: str, total: int) -> None:
    t = on_quests(f"{who}; Embera; on d1 {who.split(maxsplit=1)[0]} {dice}", "Tentok", dice=quest)
    t.dice("3 3")
    assert t.said("quest-total")[0][-1] == total
    assert len(t.said("quest-won")) == 1


@rule("ML-QRES-02", "ML-QRES-15")
@pytest.mark.parametrize("who", ["Korfatch", "Burgrave with Hoodwink"])
def test_bargaining_dice_are_rerolled(who: str) -> None:
    t = on_quests(f"{who}; Embera; on d1 {who.split(maxsplit=1)[0]} s b", "Tentok", dice="q04")
    t.dice("4 1")
    assert t.asked == "throwing"
    t.rerolls("b1", 2)
    assert t.said("quest-won")


@rule("ML-QRES-02", "ML-QRES-15")
@pytest.mark.parametrize("who", ["Nakirk", "Burgrave with Arrowflight"])
def test_strength_dice_are_rerolled(who: str) -> None:
    t = on_quests(f"{who}; Embera; on d1 {who.split(maxsplit=1)[0]} 2s", "Tentok", dice="q01")
    t.dice("5 1")
    t.rerolls("s1", 2)
    assert t.said("quest-won")


@rule("ML-QRES-02")
def test_loot_is_used_on_a_quest() -> None:
    t = on_quests("Burgrave; loot strength_plus2, reroll4; on d1 Korfatch 2s", "Tentok", dice="q01")
    t.dice("1 1")
    t.uses_loot("strength_plus2")
    assert t.total() == 6
    t.uses_loot("reroll4")
    t.rerolls("s1", 2)
    assert t.said("quest-total")[0][-1] == 7
    assert t.said("quest-won") and not t.has_loot("strength_plus2") and not t.has_loot("reroll4")


@rule("ML-QRES-03")
@pytest.mark.parametrize(("rolled", "fame", "coins"), [("6 6", 7, 2), ("3 4", 7, 2), ("3 3", 4, 0), ("1 1", 4, 0)])
def test_alone_a_total_of_the_target_is_enough(rolled: str, fame: int, coins: int) -> None:
    t = on_quests("Burgrave; fame 5; on d1 Korfatch 2s", "Tentok", dice="q01")
    assert t.s.quest[DICE_QUEST] != NONE
    t.dice(rolled)
    assert (t.fame(), t.coins()) == (fame, coins)
    assert token_gone(t, DICE_QUEST)


@rule("ML-QRES-04")
@pytest.mark.parametrize(("rolled", "left", "right"), [("3 4 3 3", 7, 4), ("1 1 6 1", 4, 7)])
def test_one_of_two_succeeds(rolled: str, left: int, right: int) -> None:
    t = on_quests("Burgrave; fame 5; on d1 Korfatch 2s", "Tentok; fame 5; on d2 Ninra 2s", dice="q01")
    t.dice(rolled)
    assert (t.fame(0), t.fame(1)) == (left, right)
    assert sorted((t.coins(0), t.coins(1))) == [0, 2]  # of the reward
    assert token_gone(t, DICE_QUEST)


@rule("ML-QRES-05")
@pytest.mark.parametrize(
    ("rolled", "fame", "coins"),
    [("5 5 6 5", (0, 3), (2, 0)), ("6 5 5 5", (3, 0), (0, 2)), ("5 5 5 5", (3, 0), (0, 2))],
)
def test_both_succeed_and_the_higher_wins_on_a_tie_the_left(
    rolled: str, fame: tuple[int, int], coins: tuple[int, int]
) -> None:
    t = on_quests("Burgrave; on d1 Korfatch s m", "Tentok; on d2 Ninra s m", dice="q02")
    t.dice(rolled)
    assert (t.fame(0), t.fame(1)) == fame
    assert (t.coins(0), t.coins(1)) == coins
    assert token_gone(t, DICE_QUEST)


@rule("ML-QRES-05")
def test_modifiers_decide_which_total_is_higher() -> None:
    t = on_quests("Burgrave; on d1 Korfatch s m", "Tentok; on d2 Trunk s m", dice="q02")
    t.dice("5 5 5 5")
    assert (t.fame(0), t.fame(1)) == (0, 3)


@rule("ML-QRES-05")
def test_who_succeeds_behind_the_other_may_still_go_on() -> None:
    """More than the target makes sense where the other one has more still."""
    t = on_quests("Burgrave; on d1 Korfatch 2s", "Tentok; loot strength_plus2; on d2 Ninra 2s", dice="q01")
    t.dice("5 5 4 4")
    assert (t.asked, t.seat) == ("throwing", 1)
    t.uses_loot("strength_plus2")
    assert (t.fame(0), t.fame(1)) == (0, 2)
    assert (t.coins(0), t.coins(1)) == (2, 2)


@rule("ML-QRES-06")
def test_both_fail() -> None:
    t = on_quests("Burgrave; fame 5; on d1 Korfatch 2s", "Tentok; fame 5; on d2 Ninra 2s", dice="q01")
    t.dice("3 3 1 1")
    assert (t.fame(0), t.fame(1)) == (4, 4)
    assert (t.coins(0), t.coins(1)) == (0, 0)
    assert token_gone(t, DICE_QUEST)


@rule("ML-QRES-09")
@pytest.mark.parametrize(("fame", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_a_penalty_of_fame_leaves_renown_alone(fame: int, left: int) -> None:
    t = on_quests(f"Burgrave; fame {fame}; on d1 Tarka 3s", "Tentok", dice="q05")
    before = renown(t.s, 0)
    t.dice("1 1 1")
    assert (t.fame(), renown(t.s, 0)) == (left, before)


@rule("ML-QRES-09")
@pytest.mark.parametrize(("coins", "left"), [(6, 3), (3, 0), (2, 0), (0, 0)])
def test_a_penalty_of_coins_takes_what_is_there(coins: int, left: int) -> None:
    t = on_quests(f"Burgrave; fame 4; coins {coins}; on d1 Korfatch 2b", "Tentok", dice="q09")
    t.dice("1 1")
    t.stops()  # without his re-roll
    assert (t.coins(), t.fame()) == (left, 4)


@rule("ML-QRES-10", "ML-ADV-02")
def test_nobody_is_wounded_on_a_quest_and_the_dice_return() -> None:
    t = table(
        "Burgrave; coins 9; fame 5; on d1 Korfatch 2s",
        "Tentok; coins 9; fame 5; on d2 Ninra 2s",
        quests="q01, -",
        land_a="Slinker, Krysia",
        entrance="Lurker",
        phase="adventure",
    )
    assert (t.lying("d1"), t.lying("d2")) == ("2s", "2s")
    t.dice("1 1 2 2")
    assert t.chance() == "next-panic"  # cleanup has begun
    t.draws("mine")
    assert not t.said("attacks")
    assert not t.wounded("Korfatch") and not t.wounded("Ninra")
    assert (t.on("d1"), t.lying("d1"), t.lying("d2")) == ("", "", "")


@rule("ML-QRES-11")
def test_a_venom_is_of_no_use_on_a_quest() -> None:
    t = on_quests("Burgrave; loot reroll4; on d1 Korfatch 2s venom", "Tentok", dice="q01")
    t.dice("3 3")
    assert t.asked == "throwing" and not t.can(VENOM)
    assert t.refused(VENOM)[0] == "ML-QRES-11"
    t.stops()
    assert t.said("quest-failed") and t.s.venom[8] == 1


@rule("ML-QRES-13")
def test_the_left_path_is_done_before_the_right_one_rolls() -> None:
    t = on_quests("Burgrave; on d2 Trunk s b", "Tentok; on d1 Korfatch s b", dice="q04")
    t.dice("1 1")
    assert (t.asked, t.seat) == ("throwing", 1)
    t.rerolls("b1", 2)
    assert t.chance() == "battle-die"
    t.dice("5 5")
    assert [path for _, _, path, _ in t.said("quest-total")] == [8, 9]
    assert [path for _, _, path, _, _ in t.said("threw")] == [8, 8, 9, 9]
    assert t.fame(0) == 2


@rule("ML-QRES-14")
@pytest.mark.parametrize(
    ("rolled", "fame", "coins"), [("4 4 5 5", 7, 4), ("4 4 1 1", 6, 2), ("1 1 4 4", 6, 2), ("1 1 1 1", 3, 0)]
)
def test_a_clan_on_both_paths_competes_with_itself(rolled: str, fame: int, coins: int) -> None:
    t = on_quests("Burgrave; fame 5; on d1 Korfatch 2s; on d2 Bambul 2s", "Tentok", dice="q01")
    assert t.chance() == "battle-die"
    t.dice(rolled)
    assert (t.fame(), t.coins()) == (fame, coins)


@rule("ML-QRES-15")
@pytest.mark.parametrize(
    "who",
    ["Tentok", "Yedukha", "Barbukha", "Turna", "Geria", "Darbar", "Zenek with Ripper", "Luska"],
)
def test_what_counts_only_in_battles_does_not_count_on_a_quest(who: str) -> None:
    t = on_quests(f"{who}; on d1 {who.split(maxsplit=1)[0]} 2s", "Burgrave", dice="q01")
    t.dice("3 3")
    assert t.said("quest-total")[0][-1] == 6
    assert t.said("quest-failed") and not t.said("quest-won")


@rule("ML-QRES-15")
def test_what_counts_only_in_conquests_does_not_count_on_a_quest() -> None:
    t = on_quests("Zenek with Grimoire; on d1 Zenek 2m", "Burgrave", dice="q03")
    t.dice("3 3")
    assert t.said("quest-total")[0][-1] == 6


@rule("ML-QRES-15")
def test_loot_for_kills_cannot_be_used_on_a_quest() -> None:
    t = on_quests("Burgrave; loot killer, strength_plus2; on d1 Korfatch 2s", "Tentok", dice="q01")
    t.dice("3 3")
    assert [option["loot"] for option in t.offered("loot")] == [loot_token("strength_plus2")]


# the resource quest


@rule("ML-QRES-07", "ML-QRES-08")
@pytest.mark.parametrize(
    ("left", "right", "fame", "coins"),
    [
        (True, True, (3, 2), (1, 2)),
        (True, False, (3, 0), (1, 7)),
        (False, True, (0, 2), (6, 2)),
        (False, False, (0, 0), (6, 7)),
    ],
)
def test_the_left_path_decides_first_and_then_the_right_one(
    left: bool, right: bool, fame: tuple[int, int], coins: tuple[int, int]
) -> None:
    t = on_quests("Burgrave; coins 6; on r1 Korfatch s", "Tentok; coins 7; on r2 Ninra s", resource="q01")
    for seat, pays in enumerate((left, right)):
        assert (t.asked, t.seat) == ("paying", seat)
        if pays:
            t.says_yes()
        else:
            t.says_no()
    assert (t.fame(0), t.fame(1)) == fame
    assert (t.coins(0), t.coins(1)) == coins
    assert token_gone(t, RESOURCE_QUEST)


@rule("ML-QRES-07")
@pytest.mark.parametrize(("path", "fame"), [("r1", 3), ("r2", 2)])
def test_each_path_has_its_own_reward(path: str, fame: int) -> None:
    t = on_quests(f"Burgrave; coins 5; on {path} Korfatch s", "Tentok", resource="q01")
    t.says_yes()
    assert (t.fame(), t.coins()) == (fame, 0)
    assert t.asked != "paying"


@rule("ML-QRES-08")
def test_who_cannot_pay_loses_nothing() -> None:
    t = on_quests("Burgrave; fame 5; coins 4; on r1 Korfatch s", "Tentok; coins 5; on r2 Ninra s", resource="q01")
    assert (t.asked, t.seat) == ("paying", 1)
    t.says_no()
    assert (t.fame(), t.coins(), t.coins(1)) == (5, 4, 5)
    assert token_gone(t, RESOURCE_QUEST)


@rule("ML-QRES-12")
@pytest.mark.parametrize(
    ("quest", "enough", "too_few", "thing"),
    [
        ("q03", "defence 2", "defence 1", "shield"),
        ("q02", "potions 1; venoms 1", "venoms 1", "potion"),
        ("q02", "potions 1; venoms 1", "potions 1", "venom"),
        ("q04", "traps basic", "coins 9", "basic"),
        ("q01", "coins 5", "coins 4", "coins 6"),
    ],
)
def test_what_lies_on_a_path_pays_nothing(quest: str, enough: str, too_few: str, thing: str) -> None:
    t = on_quests(f"Burgrave; {enough}; on r1 Korfatch s", "Tentok", resource=quest)
    assert t.asked == "paying"
    t = on_quests(f"Burgrave; {too_few}; on r1 Korfatch s; on a2 Trunk s {thing}", "Tentok", resource=quest)
    assert t.asked != "paying" and t.fame() == 0


@rule("ML-QRES-12")
def test_the_board_pays_for_a_quest() -> None:
    t = on_quests(
        "Burgrave; defence 3; on r1 Korfatch s; on a2 Trunk s shield",
        "Tentok",
        resource="q03",
    )
    t.says_yes()
    assert (t.fame(), t.s.defence[0], t.lying("a2")) == (3, 1, "s shield")
