"""Killed monsters: points at the end, or coins whenever they are wanted."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.queries import trophy_points
from stolek.games.monster_lands.rules.scoring import points
from stolek.games.monster_lands.state import OWNED, USED
from tests.games.monster_lands.adventure.fighting import battle, strikes
from tests.games.monster_lands.saying import sell
from tests.games.monster_lands.scenario import monster_card, table
from tests.rules import rule


@rule("ML-TROPHY-01")
@pytest.mark.parametrize(("trophy", "value"), [("Slinker", 1), ("Dropper", 2), ("Lurker", 3)])
def test_a_trophy_is_worth_its_value_in_points(trophy: str, value: int) -> None:
    without = table("Onduru; fame 8; Trunk; pool s", "Burgrave")
    t = table(f"Onduru; fame 8; Trunk; pool s; trophy {trophy}", "Burgrave")
    assert points(t.s, 0) - points(without.s, 0) == value
    assert points(t.s, 1) == points(without.s, 1)


@rule("ML-TROPHY-01")
def test_every_monster_has_a_value() -> None:
    assert {card.killed.trophies for card in MONSTERS} == {1, 2, 3}


@rule("ML-TROPHY-01", "ML-ATT-08")
def test_it_is_the_killed_monster_that_counts() -> None:
    t = battle("Lurker", "Onduru; on a2 Fandor 4s", "Burgrave")
    strikes(t)
    t.rolls_all("6 6 6 6")
    assert trophy_points(t.s, 0) == 3


@rule("ML-TROPHY-02", "ML-TROPHY-03")
@pytest.mark.parametrize(("trophy", "coins"), [("Slinker", 5), ("Dropper", 10), ("Lurker", 15)])
def test_sold_it_brings_five_coins_a_point_and_is_gone(trophy: str, coins: int) -> None:
    t = table(f"Onduru; Trunk; coins 1; pool s; trophy {trophy}", "Burgrave; pool s")
    before = points(t.s, 0)
    t.play(sell(trophy))
    assert t.coins() == 1 + coins
    assert t.s.lair[monster_card(trophy)] == USED
    assert points(t.s, 0) == before - coins // 5
    assert not t.offered("sell")


@rule("ML-TROPHY-02")
def test_to_sell_is_no_action() -> None:
    t = table("Onduru; Trunk; pool s; trophy Slinker; trophy Dropper", "Burgrave; pool s")
    t.play(sell("Dropper"))
    assert t.seat == 0 and not t.s.acted
    assert t.offered("visit")
    assert t.offered("sell") == [{"monster": monster_card("Slinker")}]


@rule("ML-TROPHY-02")
def test_it_can_be_sold_in_the_turn_of_another() -> None:
    t = table("Onduru; pool 2s", "Burgrave; trophy Slinker; pool 2s")
    t.play(sell("Slinker"), seat=1)
    assert t.coins(1) == 5 and t.seat == 0


@rule("ML-TROPHY-02")
def test_it_can_be_sold_when_wages_are_due() -> None:
    t = table("Onduru; Trunk; Fandor; trophy Slinker", phase="cleanup")
    assert t.asked == "errands"
    t.play(sell("Slinker"))
    assert t.coins() == 5 - 2  # 1 for each of two
    assert not t.said("deserted")


@rule("ML-TROPHY-02")
def test_nobody_sells_the_trophy_of_another() -> None:
    t = table("Onduru; Trunk; pool 2s", "Burgrave; trophy Slinker; pool 2s")
    assert not t.can(sell("Slinker"))
    assert t.s.lair[monster_card("Slinker")] == OWNED + 1


@rule("ML-TROPHY-03")
def test_it_is_sold_whole() -> None:
    """For two points at once: no part of it can be kept."""
    t = table("Onduru; Trunk; pool s; trophy Dropper", "Burgrave; pool s")
    assert t.offered("sell") == [{"monster": monster_card("Dropper")}]
    t.play(sell("Dropper"))
    assert (t.coins(), trophy_points(t.s, 0)) == (10, 0)
