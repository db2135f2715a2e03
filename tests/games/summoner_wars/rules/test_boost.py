"""Boost."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.forms import PASS
from tests.games.summoner_wars.scenario import table
from tests.rules import rule


@rule("SW-BOOST-01")
def test_boost_adds_one_token_and_there_may_be_any_number() -> None:
    t = table("Svara a1; Ice Smith c3 boost 11; Horde Slinger c1", "Sneeks d8", phase="move")
    t.move("c3", "c4").way(0)
    assert t.boost("c4") == 12


@rule("SW-BOOST-02")
def test_boost_does_nothing_by_itself() -> None:
    line = "Sneeks a1; Beast Rider c3{}; Horde Slinger c1", "Svara d8"
    with_, without = (table(line[0].format(b), line[1], phase="move") for b in (" boost 3", ""))
    assert with_.can_move("c3") == without.can_move("c3")
    assert (with_.strength("c3"), with_.life("c3")) == (without.strength("c3"), without.life("c3")) == (3, 3)


@rule("SW-BOOST-03")
@pytest.mark.parametrize("boost", [0, 1, 2])
def test_spending_needs_the_token(boost: int) -> None:
    t = table(
        f"Svara a1; Jarmund f1 boost {boost}; Gate c4; hand Gate, Gate",
        "Sneeks d8; Horde Climber c5",
        phase="build",
    )
    t.ends()
    assert (t.asked == "which-way") == (boost > 0)
    if boost:
        t.yes()
    assert (t.damage("c5"), t.boost("f1")) == (min(boost, 1), max(0, boost - 1))


@rule("SW-BOOST-03")
def test_an_ice_smith_without_boost_cannot_pay_with_it() -> None:
    t = table("Svara a1; Ice Smith c3; Frost Mage c5", "Sneeks d8", phase="move").move("c3", "c4")
    assert [o >> 5 for o in t.table.options if o != PASS] == [0]
    t = table("Svara a1; Ice Smith c3 boost 1; Frost Mage c5", "Sneeks d8", phase="move").move("c3", "c4")
    assert [o >> 5 for o in t.table.options if o != PASS] == [0, 1]


@rule("SW-BOOST-04")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_losing_boost_takes_what_is_there(before: int, after: int) -> None:
    t = table(f"Ret-Talus a1; Undead Warrior c3 boost {before}; hand Gate", "Svara d8; hand Gate", phase="magic")
    assert t.ends().boost("c3") == after
    assert t.seat == 1


@rule("SW-BOOST-05")
@pytest.mark.parametrize(("tokens", "after"), [(0, 1), (1, 1), (2, 2)])
def test_boosted_is_what_has_a_token(tokens: int, after: int) -> None:
    t = table(f"Grognack c3 boost {tokens}; Horde Slinger a1", "Svara d8", phase="move")
    assert t.move("c3", "c4").boost("c4") == after
