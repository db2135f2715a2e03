"""Magic: gaining, paying, and its limits."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.forms import build, play, summon
from tests.games.summoner_wars.scenario import Talk, card, cell, table
from tests.rules import rule


def with_magic(n: int, mine: str, phase: str = "summon", theirs: str = "Svara d8") -> Talk:
    return table(mine, theirs, phase=phase, magic=(n, 5))


@rule("SW-MAGIC-01")
def test_paying_and_gaining_move_the_marker() -> None:
    t = with_magic(7, "Sneeks e1; Gate c3; hand The Eater, Beast Rider, Gate")
    assert t.summon("The Eater", "c4").magic() == 1
    t = with_magic(7, "Sneeks e1; hand Gate, Sneak, Pile On", "magic")
    assert (t.discard("Gate").magic(), t.discard("Sneak").magic(), t.magic(1)) == (8, 9, 5)


@rule("SW-MAGIC-02")
def test_never_more_than_15() -> None:
    t = with_magic(14, "Sneeks e1; hand Gate, Sneak, Pile On", "magic")
    assert (t.discard("Gate").magic(), t.discard("Sneak").magic()) == (15, 15)
    t = with_magic(15, "Sneeks e1; Horde Climber c3; Horde Climber a1", "attack", "Svara d8; Ice Smith c4 damage 1")
    assert (t.attack("c3", "c4", "m").magic(), t.card("c4")) == (15, None)


@rule("SW-MAGIC-03", "SW-MAGIC-04")
@pytest.mark.parametrize(
    ("phase", "mine", "cost", "answer"),
    [
        ("summon", "Gate c3; hand The Eater, Horde Slinger", 6, summon(card("The Eater").number, cell("c4"))),
        ("build", "hand Ice Golem, Gate", 2, build(card("Ice Golem").number, cell("a1"))),
        ("magic", "Horde Slinger a1; hand Enrage the Horde", 1, play(card("Enrage the Horde").number)),
    ],
)
def test_all_or_nothing(phase: str, mine: str, cost: int, answer: int) -> None:
    t = with_magic(cost - 1, f"Sneeks e1; {mine}", phase)
    assert (t.offered(answer), t.why_not(answer)) == (False, "SW-MAGIC-04")
    t = with_magic(cost, f"Sneeks e1; {mine}; Horde Slinger d7", phase)
    assert t.says(answer).magic() == 0


@rule("SW-MAGIC-03", "SW-MAGIC-04")
def test_a_cost_in_an_effect_is_paid_whole_or_not_at_all() -> None:
    """Withdraw costs 1 boost or 1 magic: with neither it is not offered."""
    mine = "Abua Shi d1; Miti Kyru c3; Lioness a1"
    t = with_magic(0, mine, "attack", "Svara d8; Gate c4").attack("c3", "c4", "rx rx rx rx")
    assert (t.asked, t.magic()) == ("attack-phase", 0)
    t = with_magic(1, mine, "attack", "Svara d8; Gate c4").attack("c3", "c4", "rx rx rx rx")
    assert (t.asked, t.way(1).magic()) == ("which-way", 0)


@rule("SW-MAGIC-04")
def test_the_cost_is_paid_before_the_effect() -> None:
    mine = "Sneeks e1; Horde Slinger d7; Horde Slinger a1; hand Enrage the Horde"
    t = with_magic(3, mine, "magic").play("Enrage the Horde")
    assert (t.asked, t.magic(), t.hand()) == ("whom", 2, [])


@rule("SW-MAGIC-05")
@pytest.mark.parametrize(
    ("target", "gained"),
    [("Ice Smith c4 damage 1", 1), ("Gate c4 damage 4", 1), ("Gate c4 damage 3", 0)],
)
def test_magic_for_destroying_what_is_the_enemys(target: str, gained: int) -> None:
    t = with_magic(3, "Sneeks e1; Horde Climber c3; Horde Climber a1", "attack", f"Svara d8; {target}")
    t.attack("c3", "c4", "m")
    assert (t.magic(0), t.magic(1)) == (3 + gained, 5)


@rule("SW-MAGIC-05")
def test_no_magic_for_what_is_ones_own() -> None:
    t = with_magic(3, "Sneeks e1; Horde Climber c3; Horde Slinger c4; Horde Slinger a1", "attack")
    t.attack("c3", "c4", "m")
    assert (t.card("c4"), t.magic(0), t.magic(1)) == (None, 3, 5)


@rule("SW-MAGIC-05")
def test_magic_for_discarding_and_by_cards() -> None:
    assert with_magic(3, "Sneeks e1; hand Gate, Sneak", "magic").discard("Sneak").magic() == 4
    mine = "Sera Eldwyn d1; Citadel Archer c3; Citadel Archer a1; hand Temple Priest, Gate"
    t = with_magic(3, mine, "attack", "Svara d8; Gate c5").dice("m m").use("c3", "Arrow of Light")
    assert t.magic() == 4


@rule("SW-MAGIC-06")
def test_what_magic_is_spent_on() -> None:
    assert with_magic(5, "Svara e1; Gate c3; hand Ice Golem, Ice Smith").summon("Ice Golem", "c4").magic() == 3
    assert with_magic(5, "Svara e1; hand Ice Golem, Gate", "build").build("Ice Golem", "a1").magic() == 3
    assert with_magic(5, "Sneeks e1; hand Unrelenting, Gate", "magic").play("Unrelenting").magic() == 4
    t = with_magic(5, "Sneeks e1; Blarf c3; Gate a1; hand Gate", "build").build("Gate", "a2").way(0)
    assert (t.magic(), t.boost("c3")) == (4, 1)


@rule("SW-MAGIC-07")
def test_a_cost_of_0_buys_no_exception() -> None:
    t = with_magic(0, "Sneeks e1; Gate c3; Horde Clinger b3; hand Horde Slinger, Gate, Sneak, Beast Rider")
    assert t.can_summon("Horde Slinger") == ["c2", "c4", "d3"]
    assert t.can_summon("Beast Rider") == []
    assert not t.can_play("Sneak")
    assert t.summon("Horde Slinger", "c4").magic() == 0
    t = with_magic(0, "Sneeks e1; hand Gate, Gate, Sneak", "build")
    assert ("a3" in t.can_build("Gate"), "a4" in t.can_build("Gate")) == (True, False)
    assert t.build("Gate", "a3").magic() == 0


@rule("SW-MAGIC-08")
def test_magic_is_public_and_kept() -> None:
    theirs = "Svara d8; Gate c6; hand Frost Mage, Gate; deck Gate, Gate, Gate"
    t = table("Sneeks e1; Gate c3; hand Horde Slinger; deck Gate", theirs, phase="magic", magic=(7, 9)).ends()
    for number in range(2):
        seats = [t.table.view(seat).state.magic for seat in (0, 1)]
        assert (t.seat, seats) == (1 - number, [[7, 9], [7, 9]])
        while t.seat == 1:
            t.ends()
