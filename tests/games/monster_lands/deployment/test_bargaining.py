"""Discounts: what bargaining dice take off a price, and what cards do (ML-BARG-01 to ML-BARG-08)."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.forms import END
from tests.games.monster_lands.saying import buy, discount, hire, lay, number, price, say, send, take_trap, visit
from tests.games.monster_lands.scenario import Talk, table
from tests.rules import rule

OTHERS = "Nakirk"
LAND = "Slinker, Krysia, e1a"


def bar(die: str, placed: str = "") -> Talk:
    """With fame and coins enough to hire Lina."""
    return table(
        f"Burgrave; Korfatch; fame 20; coins 20; pool {die} 2s", OTHERS + "; pool 5s",
        tavern="Lina, Tarka", placed=f"tavern: {placed}" if placed else "",
    )  # fmt: skip


def off(die: str, placed: str = "") -> int:
    """What this die takes off the price of Lina, where these dice lie already."""
    t = bar(die, placed)
    say(t, visit("tavern", die), hire("Lina"))
    return t.coins() - (20 - price("Lina"))


@rule("ML-BARG-01")
@pytest.mark.parametrize(("die", "placed", "less"), [("b4", "", 4), ("b1", "", 1), ("b6", "s s", 6), ("s", "", 0)])
def test_the_first_bargaining_die_takes_off_its_value(die: str, placed: str, less: int) -> None:
    assert off(die, placed) == less


@rule("ML-BARG-02")
@pytest.mark.parametrize(("placed", "die", "less"), [("b5", "b3", 8), ("b6", "b5", 11), ("b2", "b1", 3)])
def test_a_lower_one_takes_off_both_values(placed: str, die: str, less: int) -> None:
    assert off(die, placed) == less


@rule("ML-BARG-03")
@pytest.mark.parametrize(("placed", "die", "less"), [("b3", "b3", 3), ("b3", "b4", 4), ("b1", "b6", 6)])
def test_an_equal_or_higher_one_takes_off_its_own_value_only(placed: str, die: str, less: int) -> None:
    assert off(die, placed) == less


@rule("ML-BARG-04")
@pytest.mark.parametrize(
    ("placed", "die", "less"),
    [
        ("b6 b2", "b3", 3),  # 2 was the last
        ("b2 b6", "b3", 9),
        ("b4 s", "b3", 7),  # strength dice lie there for nothing
        ("b6 b4 s", "b3", 7),
        ("b3 b2 b4", "b1", 5),
    ],
)
def test_only_the_last_one_before_is_compared(placed: str, die: str, less: int) -> None:
    placed_by_three = table(
        f"Burgrave; Korfatch; fame 20; coins 20; pool {die} 2s", OTHERS, "Tentok; pool 5s",
        tavern="Lina, Tarka", placed=f"tavern: {placed}",
    )  # fmt: skip
    say(placed_by_three, visit("tavern", die), hire("Lina"))
    assert placed_by_three.coins() == 20 - price("Lina") + less


@rule("ML-BARG-04")
def test_dice_of_other_buildings_do_not_count() -> None:
    t = table(
        "Burgrave; Korfatch; fame 20; coins 20; pool b3 2s", OTHERS + "; pool 5s",
        tavern="Lina, Tarka", placed="armoury: b5; market: b6",
    )  # fmt: skip
    say(t, visit("tavern", "b3"), hire("Lina"))
    assert t.coins() == 20 - price("Lina") + 3


@rule("ML-BARG-05")
@pytest.mark.parametrize(
    ("traps", "placed", "die", "off"),
    [
        (["improved_m1"], "", "b6", 6),
        (["improved_m1"], "", "b4", 4),
        (["improved_m1", "improved_plus4"], "b6", "b5", 11),
        (["improved_m1", "improved_plus4", "improved_plus4"], "b6", "b5", 11),
        (["improved_m1", "improved_plus4", "improved_plus6"], "b6", "b5", 11),
    ],
)
def test_a_purchase_costs_one_coin_at_least(traps: list[str], placed: str, die: str, off: int) -> None:
    t = table(
        f"Burgrave; coins 9; pool {die} 2s", OTHERS + "; pool 5s",
        lodge="improved_m1, improved_plus4, improved_plus4, improved_plus6",
        placed=f"lodge: {placed}" if placed else "",
    )  # fmt: skip
    say(t, visit("lodge", die), *map(take_trap, traps), END)
    assert t.coins() == 9 - max(1, sum(map(price, traps)) - off)


@rule("ML-BARG-05")
def test_one_coin_for_tokens_equipment_and_mercenaries_too() -> None:
    clan = "Burgrave; Korfatch; fame 9; coins 9; pool b6 2s"
    for answers in (
        [visit("armoury", "b6"), number(3)],
        [visit("market", "b6"), buy("Hoodwink", "Korfatch")],
        [visit("tavern", "b6"), hire("Dajana")],
    ):
        t = table(clan, OTHERS + "; pool 5s", tavern="Dajana, Zenek", market="Hoodwink, Doombane")
        say(t, *answers)
        assert t.coins() == 8


@rule("ML-BARG-06")
def test_no_bargaining_die_on_a_land_path_or_at_the_entrance() -> None:
    t = table("Burgrave; Korfatch; pool s b5 b2", OTHERS, land_a=LAND, entrance="Lurker", quests="q01, -")
    t.play(send("Burgrave", "a1"))
    assert t.seat == 0 and t.on("a1") == "Burgrave"  # the required die alone: nothing was asked
    t = table("Burgrave; Korfatch; pool b5 b2", OTHERS, land_a=LAND, entrance="Lurker", quests="q01, -")
    assert not t.offered("send")
    t = table("Burgrave; Korfatch; pool s b5 b2; defence 1", OTHERS, entrance="Lurker")
    t.play(send("Burgrave", "e1"))
    assert t.refused(lay("b5")) == ("ML-BARG-06", "no-bargaining-there")
    assert [offer["what"] for offer in t.offered("load")] == [0, 8]  # a strength die, a defence token


@rule("ML-BARG-06")
def test_on_a_quest_that_asks_for_one_it_is_rolled_anew() -> None:
    t = table(
        "Burgrave; Korfatch; fame 5; pool s b6 b1", OTHERS, quests="q04, -", land_a=LAND, panic="pawnshop"
    )  # one of strength, one of bargaining: 7 is asked for
    t.play(send("Burgrave", "d1"))
    assert t.asked == "loading" and t.offered("load") == [{"what": 1}, {"what": 6}]
    t.play(lay("b6"))
    t.rolls_all("4 1")
    assert [details[-1] for details in t.said("quest-total")] == [5]


@rule("ML-BARG-07")
def test_it_does_not_matter_whose_the_one_before_was() -> None:
    t = table(
        "Burgrave; Korfatch; coins 9; pool b5 3s", "Yedukha; coins 9; pool b3 3s", "Tentok; pool 3s",
        placed="",
    )  # fmt: skip
    say(t, visit("armoury", "b5"), number(3), visit("armoury", "b3"), number(3))
    assert (t.coins(0), t.coins(1)) == (9 - 1, 9 - 1)  # 6 less 5; 6 less 8, but 1 at least


@rule("ML-BARG-07")
def test_not_even_if_it_was_sam() -> None:
    t = table("Burgrave; Korfatch; fame 20; coins 20; pool 2s b3", scenario=1, tavern="Lina, Tarka, Dajana")
    t.play(visit("mine", "s", 2))
    t.dice("1 3 5")  # the tavern, with a bargaining die of 5
    t.draws("Zenek")
    assert t.asked == "turn"
    say(t, visit("tavern", "b3"), hire("Tarka"))
    assert t.coins() == 22 - (price("Tarka") - 8)


# cards


@rule("ML-BARG-08")
def test_the_discount_of_a_card_is_added_to_that_of_the_die() -> None:
    t = table("Burgrave; Vendela; fame 20; coins 20; pool b3 2s", OTHERS + "; pool 5s", tavern="Tarka, Dajana")
    say(t, visit("tavern", "b3"), discount("Vendela"), hire("Tarka"))
    assert t.coins() == 20 - (price("Tarka") - 3 - 4)


@rule("ML-BARG-08")
def test_several_cards_are_combined() -> None:
    t = table(
        "Burgrave with Snare Kit; Yutrovich; Korfatch; coins 20; pool b1 2s", OTHERS + "; pool 5s",
        lodge="improved_s3, improved_plus8",
    )  # fmt: skip
    say(t, visit("lodge", "b1"), discount("Yutrovich"), discount("Snare Kit"))
    say(t, take_trap("improved_s3"), take_trap("improved_plus8"))
    assert t.coins() == 20 - (9 + 7 - 1 - 4 - 4)


@rule("ML-BARG-08")
@pytest.mark.parametrize(("card", "paid"), [(True, 0), (False, 1)])
def test_with_a_card_it_may_cost_nothing(card: bool, paid: int) -> None:
    t = table("Burgrave; Yutrovich; coins 20; pool b4 2s", OTHERS + "; pool 5s", lodge="improved_m1, improved_plus8")
    t.play(visit("lodge", "b4"))
    if card:
        t.play(discount("Yutrovich"))
    say(t, take_trap("improved_m1"), END)
    assert t.coins() == 20 - paid


@rule("ML-BARG-08")
def test_what_a_card_takes_off_decides_who_can_pay() -> None:
    clan = "Burgrave; {}; coins 0; pool 2s 2m"
    assert table(clan.format("Yutrovich"), OTHERS, lodge="improved_m1").can(visit("lodge", "s"))
    assert not table(clan.format("Korfatch"), OTHERS, lodge="improved_m1").can(visit("lodge", "s"))
