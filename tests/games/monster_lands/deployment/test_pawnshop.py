"""The pawnshop: a coin for any die."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import PAWNSHOP
from stolek.games.monster_lands.forms import PASS
from tests.games.monster_lands.saying import lay, say, visit
from tests.games.monster_lands.scenario import table
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes


@rule("ML-PAWN-01")
@pytest.mark.parametrize(
    "dice", [["s"], ["m"], ["b3"], ["s", "s"], ["s", "b3", "b5", "m"], ["b3", "b5"], ["s", "s", "b3", "b5", "m", "m"]]
)
def test_any_number_of_any_colours_in_one_action(dice: list[str]) -> None:
    t = table("Burgrave; pool 2s b3 b5 3m; coins 1", OTHERS)
    say(t, visit("pawnshop", dice[0]), *(lay(die) for die in dice[1:]), PASS)
    assert t.coins() == 1 + len(dice) and sum(t.s.pool[0]) == 7 - len(dice)
    assert len(t.s.placed[PAWNSHOP]) == len(dice)
    assert t.asked == "turn"


@rule("ML-PAWN-01")
def test_the_coins_are_received_at_once() -> None:
    t = table("Burgrave; pool s m; coins 0", "Yedukha; pool 2m")
    say(t, visit("pawnshop", "s"), PASS)
    assert t.coins() == 1 and t.seat == 1


@rule("ML-PAWN-02")
def test_visit_after_visit_by_everybody() -> None:
    t = table("Burgrave; pool 4s", "Yedukha; pool 4s", placed="pawnshop: s s s m m m b1 b2 b3")
    for _ in range(3):
        for seat in (0, 1):
            assert t.seat == seat and t.can(visit("pawnshop", "s"))
            say(t, visit("pawnshop", "s"), PASS)
    assert (t.coins(0), t.coins(1)) == (3, 3)


@rule("ML-PAWN-02")
def test_a_whole_pool_at_once() -> None:
    t = table("Burgrave; pool 9s 9m", "Yedukha; pool s m")
    t.play(visit("pawnshop", "s"))
    say(t, *[lay("s")] * 8, *[lay("m")] * 9)
    assert t.coins() == 18 and t.seat == 1
