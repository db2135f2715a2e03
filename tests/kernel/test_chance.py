"""Chance is the same on every machine: these numbers may never change."""

from collections import Counter

from stolek.kernel.asks import draw, roll
from stolek.kernel.chance import Chance


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = Chance(7)
    assert [chance.below(6) for _ in range(12)] == NUMBERS


def test_a_counter_says_where_to_go_on() -> None:
    first = Chance(7)
    for _ in range(5):
        first.below(100)
    second = Chance(7, first.counter)
    assert [first.below(100) for _ in range(20)] == [second.below(100) for _ in range(20)]


def test_seeds_differ_and_none_is_a_fresh_one() -> None:
    assert [Chance(1).below(1 << 30) for _ in range(2)] != [Chance(2).below(1 << 30) for _ in range(2)]
    assert Chance().seed != Chance().seed


def test_a_roll_is_even_and_a_draw_goes_by_weight() -> None:
    chance = Chance(11)
    rolls = Counter(chance.answer(roll(0, 6)) for _ in range(6000))
    assert set(rolls) == set(range(6))
    assert all(900 < n < 1100 for n in rolls.values())
    draws = Counter(chance.answer(draw(0, [5, 9, 4], [1, 3, 0])) for _ in range(4000))
    assert set(draws) == {5, 9}
    assert 2850 < draws[9] < 3150


NUMBERS = [0, 5, 5, 5, 3, 1, 5, 3, 0, 2, 2, 5]
