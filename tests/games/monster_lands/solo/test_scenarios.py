"""What the scenarios change while they are played."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.monster_lands.board import ARMOURY, ENTRANCE, PATH_NAMES, TAVERN
from stolek.games.monster_lands.cards.monsters import LEVEL_A, MONSTERS, A
from stolek.games.monster_lands.cards.traps import HIDDEN, TRAPS, TRICK
from stolek.games.monster_lands.forms import DRINKS, use_loot, visit, work
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.rules import scenarios
from stolek.games.monster_lands.rules.sam import face_down
from stolek.games.monster_lands.state import USED, World
from stolek.kernel.asks import NONE
from stolek.kernel.position import Position
from tests.games.monster_lands.scenario import Talk, land_card, loot_token, monster_card, table, trap_kind
from tests.rules import rule

QUESTS = "q01, q02"


# 4: travelling light


def light(clan: str, **more: Any) -> Talk:
    return table(clan, scenario=4, **more)


@rule("ML-SC4-01")
def test_the_armoury_is_closed() -> None:
    free = table("Tentok; pool 2s b4; coins 20", scenario=1)
    assert free.can(visit(ARMOURY, 0))
    t = light("Tentok; pool 2s b4; coins 20")
    assert not t.can(visit(ARMOURY, 0)) and not t.can(visit(ARMOURY, 4))
    rule, reason = t.refused(visit(ARMOURY, 0))
    assert rule == "ML-SC4-01" and reason


@rule("ML-SC4-03")
def test_the_land_that_gives_defence_cannot_be_used() -> None:
    clan = "Tentok; Embera; pool 2m; land Wahibar settled Embera; land Kaleh settled Ninra; Ninra"
    t = light(clan)
    assert t.can(work(land_card("Kaleh"), 0))
    assert not t.can(work(land_card("Wahibar"), 0))
    assert t.refused(work(land_card("Wahibar"), 0))[0] == "ML-SC4-03"
    assert table(clan, scenario=1).can(work(land_card("Wahibar"), 0))


@rule("ML-SC4-03")
def test_loot_with_defence_cannot_be_used_at_all() -> None:
    clan = "Tentok; Tepey; pool 2s; loot satchel, coins12"
    t = light(clan)
    assert t.can(use_loot(loot_token("coins12")))
    assert not t.can(use_loot(loot_token("satchel")))
    assert t.refused(use_loot(loot_token("satchel")))[0] == "ML-SC4-03"
    assert table(clan, scenario=1).can(use_loot(loot_token("satchel")))


def attacked(scenario: int, who: str, entrance: bool = False) -> Talk:
    """A battle with two hits on a healthy mercenary."""
    if entrance:
        t = table(f"Onduru; {who}", scenario=scenario, phase="adventure", entrance="Tentaclaw", quests=QUESTS)
    else:
        t = table(
            f"Onduru; {who}", scenario=scenario, phase="adventure", land_a="Tentaclaw, Gurban, e1a", quests=QUESTS
        )
    assert t.asked == "monster-dice"
    t.dice(" ".join(["6", "6"] + ["1"] * 3))
    return t


@rule("ML-SC4-01", "ML-SC4-03")
@pytest.mark.parametrize(
    ("who", "entrance"),
    [
        ("on a4 Rulfus s", False),  # an ability of the mercenary, strength 2
        ("on a4 Trunk with Nightguard s; Trunk", False),
        ("on a1 Trunk s", False),  # the benefit of the path
        ("on e1 Trunk s", True),  # the guards
    ],
)
def test_nothing_prevents_wounds_but_tokens_and_potions(who: str, entrance: bool) -> None:
    if "with" in who:
        who = "Trunk with Nightguard; on a4 Trunk s"
    t = attacked(4, who, entrance)
    assert t.asked != "defending"
    assert t.s.who[PATH_NAMES.index(who.split("on ")[-1][:2])] == NONE  # dead
    t = attacked(1, who, entrance)
    path = PATH_NAMES.index(who.split("on ")[-1][:2])
    assert t.s.who[path] != NONE or t.asked == "defending"


@rule("ML-SC4-01")
def test_potions_still_work() -> None:
    t = attacked(4, "on a4 Trunk s potion")
    assert t.asked == "defending"
    assert t.offered("prevent") == [{"means": 2}]


@rule("ML-SC4-03")
def test_tokens_from_elsewhere_still_work() -> None:
    t = attacked(4, "on a4 Trunk s shield")
    assert t.offered("prevent") == [{"means": 0}]


# 6: ambush


@rule("ML-SC6-01")
def test_the_empty_entrance_is_filled_at_the_start_of_a_round() -> None:
    t = table("Burgrave; coins 9", scenario=6, phase="pool", round=3)
    assert t.asked == "next-monster"
    assert t.table.ask.options == LEVEL_A
    t.draws("Slinker")
    assert t.s.monster[ENTRANCE] == monster_card("Slinker")


@rule("ML-SC6-01")
def test_a_monster_that_lies_there_stays() -> None:
    t = table("Burgrave; coins 9", scenario=6, phase="pool", round=3, entrance="Lurker")
    assert t.s.monster[ENTRANCE] == monster_card("Lurker") and t.asked == "bargaining-dice"


@rule("ML-SC6-01")
def test_other_scenarios_bring_none() -> None:
    for scenario in (1, 5, 10):
        t = table("Burgrave; coins 9", scenario=scenario, phase="pool", round=3)
        assert t.asked != "next-monster" and t.s.monster[ENTRANCE] == NONE


@rule("ML-SC6-01")
def test_from_the_discards_where_the_deck_has_none_else_none() -> None:
    s = table("Burgrave; coins 9", scenario=6, phase="cleanup").s.clone()
    s.phase, s.step, s.monster[ENTRANCE] = 1, 0, NONE
    for monster in range(len(MONSTERS)):
        if MONSTERS[monster].level == A:
            s.lair[monster] = USED if monster in LEVEL_A[:2] else 4
    t = Talk(Position(RULES, s.clone()))
    assert t.table.ask.options == LEVEL_A[:2]
    for monster in LEVEL_A:
        s.lair[monster] = 4
    t = Talk(Position(RULES, s.clone()))
    assert t.s.monster[ENTRANCE] == NONE and t.asked != "next-monster"


# 7: diversity


@rule("ML-SC7-01")
def test_a_round_of_drinks_costs_one_coin() -> None:
    for scenario, price in ((7, 1), (1, 2)):
        t = table("Burgrave; pool s m; fame 20; coins 14", scenario=scenario, tavern="Dajana, Drabor, Zenek")
        t.play(visit(TAVERN, 0))
        before = t.coins()
        t.play(DRINKS)
        t.draws_anything()
        assert before - t.coins() == price


@rule("ML-SC7-01")
def test_one_coin_is_enough_to_enter() -> None:
    for scenario, can in ((7, True), (1, False)):
        t = table("Burgrave; pool s m; fame 20; coins 1", scenario=scenario, tavern="Tarka, Fandor, Vendela")
        assert t.can(visit(TAVERN, 0)) == can


# 8: tricky Sam


def tricky(clan: str, sam: str) -> Talk:
    """The battle begins: Sam's tokens are turned up."""
    return table(clan, scenario=8, sam=sam, phase="adventure", land_a="Tentaclaw, Gurban, e1a", quests=QUESTS)


@rule("ML-SC8-01", "ML-SC8-03")
def test_he_reveals_both_and_steals_magic_before_strength() -> None:
    t = tricky("Onduru; Trunk; on a2 Trunk 2s 2m", "a3")
    assert t.asked == "next-trick"
    t.draws("trick_steal_any2, trick_steal_s1")
    assert (t.s.strength[1], t.s.magic[1]) == (1, 0)
    assert t.s.trap_magic[2] == 2 and t.s.trap_strength[2] == 1
    assert face_down(t.s, 2) == 0


@rule("ML-SC8-03")
def test_from_the_left_neighbour_first() -> None:
    t = tricky("Onduru; Trunk; Ninra; on a1 Trunk 2m; on a3 Ninra 2m", "a2")
    t.draws("trick_steal_m1, hidden_s1")
    assert (t.s.magic[0], t.s.magic[2]) == (1, 2)
    t = tricky("Onduru; Trunk; Ninra; on a1 Trunk 2s; on a3 Ninra 2m", "a2")
    t.draws("trick_steal_m1, hidden_s1")
    assert (t.s.magic[0], t.s.magic[2], t.s.strength[0]) == (0, 1, 2)


@rule("ML-SC8-03")
def test_the_others_do_nothing_for_him() -> None:
    t = tricky("Onduru; Trunk; on a2 Trunk 2s m", "a1")
    t.draws("hidden_m2, trick_redirect2")
    assert (t.s.strength[1], t.s.magic[1]) == (2, 1)
    assert not any(t.s.aimed)


@rule("ML-SC8-01")
def test_a_defence_token_cancels_his_trick_too() -> None:
    """The rules of the tricks module apply."""
    t = tricky("Onduru; Trunk; on a2 Trunk 2s 2m shield", "a3")
    t.draws("trick_steal_m2, hidden_s1")
    assert t.asked == "cancelling"
    t.play(28)
    assert t.s.magic[1] == 2 and t.s.shields[1] == 0


@rule("ML-SC8-01")
def test_the_player_reveals_one_by_one() -> None:
    """The conflict step instead of the usual one."""
    t = tricky("Onduru; Trunk; on a2 Trunk 2s improved_plus4", "a4")
    assert t.asked == "revealing"
    t = table(
        "Onduru; Trunk; on a2 Trunk 2s improved_plus4",
        scenario=1,
        phase="adventure",
        land_a="Tentaclaw, Gurban, e1a",
        quests=QUESTS,
    )
    assert t.asked != "revealing" and t.s.shown[1]


@rule("ML-SC8-01")
def test_his_tokens_come_back_to_his_pile_and_never_into_the_lodge() -> None:
    s = World(1)
    s.scenario = 8
    for token in TRAPS:
        assert scenarios.for_sam_only(s, token.number) == (token.type in (TRICK, HIDDEN))
    s.scenario = 1
    assert not any(scenarios.for_sam_only(s, token.number) for token in TRAPS)
    t = tricky("Onduru; Trunk; on a2 Trunk 2s 2m; coins 9; traps improved_plus4", "a3")
    t.s.pile[:] = [0] * len(TRAPS)
    t.s.pile[trap_kind("trick_steal_m1")] = 1
    t.draws("trick_steal_m1")
    t.draws("trick_steal_s1")  # the others have been used and are shuffled
    assert sum(t.s.pile) == 24 - 2
    assert not any(t.s.used_traps)


# 9 and 10


@rule("ML-SC9-02", "ML-SC9-01")
def test_quests_are_counted_when_they_are_done() -> None:
    """A dice quest won and a resource quest paid."""
    t = table(
        "Onduru; Trunk; Ninra; on d1 Trunk 2s; on r1 Ninra s; coins 9",
        scenario=9,
        phase="adventure",
        quests="q01, q01",
        land_a="-, -, e1a",
    )
    t.dice("6")
    answers = 0
    while t.s.phase == 3 and answers < 12:
        if t.table.ask.chance:
            t.dice("6") if t.asked == "battle-die" else t.draws_anything()
        else:
            t.play(28 if t.can(28) else t.table.options[0])
        answers += 1
    assert t.s.quests_done[0] == 2


@rule("ML-SC10-01")
def test_dice_that_missed_are_rolled_once_more() -> None:
    clan = "Onduru; Trunk; on a4 Trunk s"
    for scenario, dice, dead in (
        (1, "6 1 1 1 1", False),
        (10, "6 1 1 1 1 1 1 1 1", False),
        (10, "6 1 1 1 1 6 1 1 1", True),
    ):
        t = table(
            clan,
            scenario=scenario,
            phase="adventure",
            land_a="Tentaclaw, Gurban, e1a",
            quests=QUESTS,
            difficulty="normal",
            round=1,
        )
        t.dice(dice)
        assert (t.s.who[3] == NONE) == dead
    t = table(clan, scenario=10, phase="adventure", land_a="Tentaclaw, Gurban, e1a", quests=QUESTS, round=1)
    t.dice("6 1 1 1 1")
    assert t.asked == "monster-dice" and t.table.ask.span == 6**4
