"""The mine: coins for strength."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import MINE
from tests.games.monster_lands.saying import dig, say, visit
from tests.games.monster_lands.scenario import table
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes


@rule("ML-MINE-01", "ML-MINE-02")
@pytest.mark.parametrize(("coins", "dice"), [(6, 2), (4, 2), (2, 1)])
def test_two_dice_for_six_or_four_coins_and_one_for_two(coins: int, dice: int) -> None:
    t = table("Burgrave; pool 4s m; coins 1", OTHERS)
    t.play(dig(coins))
    assert t.coins() == 1 + coins and t.s.pool[0][0] == 4 - dice
    assert t.asked == "turn"


@rule("ML-MINE-01")
def test_only_strength_is_of_use_there() -> None:
    t = table("Burgrave; pool 2s b6 2m", OTHERS)
    assert t.can(visit("mine", "s", 0)) and t.can(visit("mine", "s", 2))
    for die in ("m", "b6"):
        for space in range(3):
            assert not t.can(visit("mine", die, space))
        assert t.refused(visit("mine", die))[0] == "ML-CIT-08"


@rule("ML-MINE-02")
@pytest.mark.parametrize(("clans", "singles"), [(["Tentok"], 1), (["Tentok", "Yedukha"], 2)])
def test_each_double_space_once_and_a_few_single_ones(clans: list[str], singles: int) -> None:
    t = table("Burgrave; pool 9s", *clans)
    say(t, dig(6), dig(4))
    assert not t.can(dig(6)) and not t.can(dig(4))
    for _ in range(singles):
        t.play(dig(2))
    assert not t.can(dig(2)) and t.coins() == 10 + 2 * singles
    assert t.refused(dig(2))[0] == "ML-CIT-04"


@rule("ML-MINE-03")
def test_a_double_space_takes_both_dice_at_once() -> None:
    t = table("Burgrave; pool s m", "Yedukha; pool s m")
    assert t.can(dig(2)) and not t.can(dig(6)) and not t.can(dig(4))
    assert t.refused(dig(6))[0] == "ML-MINE-03"


@rule("ML-MINE-03")
def test_nobody_else_puts_a_die_there() -> None:
    t = table("Burgrave; pool 3s m", "Yedukha; pool 3s m")
    t.play(dig(6))
    assert t.s.placed[MINE] == [0] and t.s.pool[0][0] == 1
    assert t.seat == 1 and not t.can(dig(6)) and t.can(dig(4))
