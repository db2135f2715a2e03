"""The hunting lodge: traps for sale, and where they go when they are used (ML-LODGE-01 to ML-LODGE-08)."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import LODGE
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.forms import END
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.rules.news import NAMES
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import EVERYONE, NONE
from stolek.kernel.position import Position
from tests.games.monster_lands.adventure.fighting import battle, strikes
from tests.games.monster_lands.course.rounds import until
from tests.games.monster_lands.saying import discount, lay, price, say, send, take_trap, visit
from tests.games.monster_lands.scenario import Talk, table, trap_kind
from tests.rules import rule

OTHERS = "Nakirk; pool 5s"
WARES = ["improved_m1", "improved_s_plus1", "improved_plus4", "improved_plus6", "improved_s3", "improved_plus8"]


def lodge(clan: str = "", wares: list[str] | None = None) -> Talk:
    return table(f"Burgrave; {clan}; pool 3s b3 b2", OTHERS, lodge=", ".join(wares or WARES))


def kinds(*ids: str) -> list[int]:
    return sorted(map(trap_kind, ids))


def with_supply(t: Talk, supply: str = "", used: str = "") -> Talk:
    """The same table with just these traps in the supply and these used."""
    s: World = t.s.clone()
    for names, column in ((supply, s.supply), (used, s.used_traps)):
        column[:] = [names.split().count(token.id) for token in TRAPS]
    return Talk(Position(RULES, s))


# buying


@rule("ML-LODGE-01")
@pytest.mark.parametrize("number", range(1, 6))
def test_any_number_of_traps_for_the_sum_of_their_prices(number: int) -> None:
    traps = WARES[:number]
    t = lodge("coins 50")
    say(t, visit("lodge", "s"), *map(take_trap, traps), END)
    assert t.coins() == 50 - sum(map(price, traps)) and t.s.traps[0] == kinds(*traps)
    assert t.s.placed[LODGE] == [0]  # one die for all


@rule("ML-LODGE-01")
def test_strength_and_bargaining_but_not_magic() -> None:
    t = table("Burgrave; coins 9; pool s b3 m", OTHERS, lodge="improved_m1, improved_s3")
    assert t.can(visit("lodge", "s")) and t.can(visit("lodge", "b3")) and not t.can(visit("lodge", "m"))


@rule("ML-LODGE-01")
def test_only_what_is_displayed_and_each_token_once() -> None:
    t = lodge("coins 30", ["improved_m1", "improved_m1", "improved_s3"])
    t.play(visit("lodge", "s"))
    assert t.refused(take_trap("improved_plus4")) == ("ML-LODGE-01", "trap-not-displayed")
    say(t, take_trap("improved_m1"), take_trap("improved_m1"))
    assert not t.can(take_trap("improved_m1"))


@rule("ML-LODGE-01")
def test_no_more_than_can_be_paid() -> None:
    t = lodge(f"coins {price('improved_m1') + price('improved_plus6')}")
    say(t, visit("lodge", "s"), take_trap("improved_m1"))
    assert t.can(take_trap("improved_plus6")) and not t.can(take_trap("improved_plus8"))
    t.play(take_trap("improved_plus6"))
    assert t.coins() == 0  # nothing else could be paid


@rule("ML-LODGE-02")
@pytest.mark.parametrize("number", range(1, 5))
def test_the_discount_is_taken_off_the_sum_once(number: int) -> None:
    traps = WARES[:number]
    t = lodge("coins 30")
    say(t, visit("lodge", "b3"), *map(take_trap, traps), END)
    assert t.coins() == 30 - (sum(map(price, traps)) - 3)


@rule("ML-LODGE-02")
def test_so_is_that_of_a_card() -> None:
    t = lodge("Yutrovich; coins 30")
    say(t, visit("lodge", "b3"), discount("Yutrovich"), take_trap("improved_plus6"), take_trap("improved_m1"), END)
    assert t.coins() == 30 - (price("improved_plus6") + price("improved_m1") - 3 - 4)


@rule("ML-LODGE-07")
def test_whoever_comes_buys_at_least_one() -> None:
    t = lodge(f"coins {price('improved_m1')}")
    t.play(visit("lodge", "s"))
    assert not t.can(END) and t.refused(END) == ("ML-LODGE-07", "no-trap-taken")
    t.play(take_trap("improved_m1"))
    assert t.s.traps[0] == kinds("improved_m1")


@rule("ML-LODGE-07")
def test_nobody_comes_where_nothing_is_displayed_or_can_be_paid() -> None:
    coins = f"coins {min(map(price, WARES)) - 1}"
    assert not lodge(coins).can(visit("lodge", "s"))
    assert lodge(coins).can(visit("lodge", "b2"))
    t = table("Burgrave; coins 30; pool 3s", OTHERS)
    assert t.refused(visit("lodge", "s")) == ("ML-LODGE-07", "nothing-for-sale")


# the limit


@rule("ML-LODGE-03")
def test_beyond_five_the_owner_discards_what_is_too_much() -> None:
    t = lodge("coins 30; traps basic, basic, basic, improved_s1")
    say(t, visit("lodge", "s"), take_trap("improved_plus6"), take_trap("improved_m1"), take_trap("improved_plus4"), END)
    assert t.asked == "over-limit" and len(t.offered("trap")) == 5  # kinds, three basic ones being one
    say(t, take_trap("basic"), take_trap("improved_m1"))
    assert t.s.traps[0] == kinds("basic", "basic", "improved_s1", "improved_plus6", "improved_plus4")
    assert t.chance() == "next-trap"


@rule("ML-LODGE-03")
def test_five_are_kept() -> None:
    t = lodge("coins 30; traps basic, basic, basic, improved_s1")
    say(t, visit("lodge", "s"), take_trap("improved_plus6"), END)
    assert t.chance() == "next-trap" and len(t.s.traps[0]) == 5


@rule("ML-LODGE-03")
@pytest.mark.parametrize(("name", "kept"), [("Dajana", 8), ("Luska", 5)])
def test_a_card_may_raise_the_limit(name: str, kept: int) -> None:
    t = lodge(f"{name}; coins 60; traps " + ", ".join(["basic"] * 5))
    say(t, visit("lodge", "s"), *map(take_trap, WARES[:4]), END)
    while t.asked == "over-limit":
        t.play(take_trap("basic"))
    assert len(t.s.traps[0]) == kept


@rule("ML-LODGE-03")
def test_traps_on_paths_do_not_count() -> None:
    t = lodge("on a1 Korfatch s basic basic; coins 30; traps basic, basic, basic, basic")
    say(t, visit("lodge", "s"), take_trap("improved_plus6"), END)
    assert t.chance() == "next-trap"


# the display


@rule("ML-LODGE-04")
def test_the_gaps_are_filled_after_the_purchase() -> None:
    t = lodge("coins 30")
    say(t, visit("lodge", "s"), take_trap("improved_m1"), take_trap("improved_plus4"))
    assert not t.chance() and t.s.lodge.count(NONE) == 2  # not before
    t.play(END)
    t.draws("improved_s2, improved_m3")
    assert sorted(t.s.lodge) == kinds(
        "improved_s2", "improved_m3", "improved_s_plus1", "improved_plus6", "improved_s3", "improved_plus8"
    )
    assert t.seat == 1


@rule("ML-LODGE-05")
def test_an_empty_supply_is_made_of_the_used_traps() -> None:
    t = with_supply(lodge("coins 30"), supply="improved_s2", used="improved_m3 improved_m3 improved_s1")
    say(t, visit("lodge", "s"), take_trap("improved_m1"), take_trap("improved_plus4"), END)
    assert trap_kind("improved_s2") in t.s.lodge  # the last of the supply was drawn first
    assert t.chance() == "next-trap" and t.table.ask.options == kinds("improved_s1", "improved_m3")
    t.draws("improved_m3")
    assert t.s.supply[trap_kind("improved_m3")] == 1 and not any(t.s.used_traps)


@rule("ML-LODGE-05")
def test_where_there_are_none_the_gaps_stay_open() -> None:
    t = with_supply(lodge("coins 30"))
    say(t, visit("lodge", "s"), take_trap("improved_m1"), take_trap("improved_plus4"), END)
    assert t.seat == 1 and t.s.lodge.count(NONE) == 2


@rule("ML-LODGE-05", "ML-LODGE-08")
def test_what_is_discarded_over_the_limit_is_used_but_for_basic_traps() -> None:
    t = lodge("coins 30; traps basic, basic, basic, basic, improved_s1")
    say(t, visit("lodge", "s"), take_trap("improved_m1"), take_trap("improved_plus4"), END)
    say(t, take_trap("improved_s1"), take_trap("basic"))
    assert t.s.used_traps[trap_kind("improved_s1")] == 1 and sum(t.s.used_traps) == 1
    assert t.s.supply[trap_kind("basic")] == 0


@rule("ML-LODGE-05", "ML-LODGE-08")
def test_so_is_what_is_cleared_from_paths() -> None:
    t = battle(
        "Tentaclaw", "Burgrave; coins 9; on a4 Korfatch s basic improved_plus4", "Tentok; coins 9", quests="q01, q02"
    )
    strikes(t)
    t.dice("1")
    until(t, "next-quest")
    assert t.s.used_traps[trap_kind("improved_plus4")] == 1 and sum(t.s.used_traps) == 1


@rule("ML-LODGE-05")
def test_and_what_sam_takes_from_the_display() -> None:
    t = table("Burgrave; pool 3s", lodge=", ".join(WARES), scenario=1, step=1)
    t.dice("2 1 4")  # red 2: the second row; yellow 1: the lodge
    gone = [kind for kind in kinds(*WARES) if kind not in t.s.lodge]
    assert len(gone) == 2 and all(t.s.used_traps[kind] == 1 for kind in gone)


@rule("ML-LODGE-08")
def test_basic_traps_are_never_for_sale() -> None:
    t = with_supply(lodge("coins 30; traps basic, basic, basic, basic, basic"))
    say(t, visit("lodge", "s"), take_trap("improved_m1"), take_trap("improved_plus4"), END)
    say(t, take_trap("basic"), take_trap("basic"))
    assert t.seat == 1 and t.s.lodge.count(NONE) == 2 and not any(t.s.supply)


# the secret


@rule("ML-LODGE-06")
def test_which_trap_is_laid_is_not_told_to_others() -> None:
    t = table("Burgrave; pool 2s; traps improved_plus4, basic", OTHERS, land_a="Slinker, Krysia, e1a")
    say(t, send("Burgrave", "a1"), lay("improved_plus4"))
    readers = {NAMES[event[1]]: event[0] for event in t.table.story}
    assert readers["laid"] == EVERYONE and readers["laid-trap"] == 0
    assert t.said("laid") == [(0, 0, 1, 0)]  # on path a1 one trap, no defence token
