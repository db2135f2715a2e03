"""Each kind of trick."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.traps import TRAPS, TRICK
from tests.games.monster_lands.adventure.fighting import battle
from tests.games.monster_lands.scenario import Talk
from tests.rules import rule

STEALING = [
    pytest.param("trick_steal_m1", "m", 1, marks=rule("ML-TRK-01")),
    pytest.param("trick_steal_m2", "m", 2, marks=rule("ML-TRK-02")),
    pytest.param("trick_steal_s1", "s", 1, marks=rule("ML-TRK-03")),
    pytest.param("trick_steal_s2", "s", 2, marks=rule("ML-TRK-04")),
    pytest.param("trick_steal_any1", "sm", 1, marks=rule("ML-TRK-05")),
    pytest.param("trick_steal_any2", "sm", 2, marks=rule("ML-TRK-06")),
]
REDIRECTING = [
    pytest.param("trick_redirect1", 1, marks=rule("ML-TRK-07")),
    pytest.param("trick_redirect2", 2, marks=rule("ML-TRK-08")),
]


def played(kind: str, target: str) -> Talk:
    """Korfatch plays it against Ninra, his only neighbour, with these dice on her path."""
    t = battle("Tentaclaw", f"Burgrave; on a2 Korfatch {kind}", f"Tentok; on a3 Ninra {target}", modules=["tricks"])
    t.says_yes()
    return t


def take(t: Talk, colour: str) -> None:
    """What leaves no choice is taken already."""
    if t.asked == "stealing":
        t.steals(colour)


@pytest.mark.parametrize(("kind", "colours", "number"), STEALING)
def test_it_steals_so_many_dice_of_its_colours(kind: str, colours: str, number: int) -> None:
    for colour in colours:
        t = played(kind, "3s 3m")
        for _ in range(number):
            take(t, colour)
        assert t.asked != "stealing"
        assert t.lying("a2") == f"{number if number > 1 else ''}{colour} {kind}"
        assert t.lying("a3") == " ".join(
            f"{3 - number if 3 - number > 1 else ''}{each}" if each == colour else f"3{each}" for each in "sm"
        )


@pytest.mark.parametrize(("kind", "colours", "number"), STEALING)
def test_it_steals_no_other_colour(kind: str, colours: str, number: int) -> None:
    for colour in set("sm") - set(colours):
        t = played(kind, f"3{colour}")
        assert (t.lying("a2"), t.lying("a3")) == (kind, f"3{colour}")
    if len(colours) > 1:
        t = played(kind, "s m")
        assert {"sm"[option["colour"]] for option in t.offered("colour")} == {"s", "m"}


@pytest.mark.parametrize(("kind", "colours", "number"), STEALING)
def test_of_several_dice_fewer_may_be_stolen_but_one_alone_must_be(kind: str, colours: str, number: int) -> None:
    t = played(kind, "3s 3m")
    if number > 1:
        take(t, colours[0])
        t.says_no()
        assert t.lying("a2") == f"{colours[0]} {kind}"
    else:
        take(t, colours[0])
        assert t.lying("a2") == f"{colours[0]} {kind}"
    assert t.asked != "stealing"


@pytest.mark.parametrize(("kind", "dice"), REDIRECTING)
def test_so_many_of_the_monsters_dice_attack_the_neighbour_first(kind: str, dice: int) -> None:
    t = played(kind, "s")
    assert t.asked == "redirecting"
    t.says_yes()
    assert t.table.ask.span == 6**dice
    t.dice(" ".join("1" * dice))
    assert t.table.ask.span == 6 ** (5 - dice)
    t.dice(" ".join("1" * (5 - dice)))
    assert [(path, some) for _, path, _, _, some, _ in t.said("monster-rolled")][:2] == [(2, dice), (1, 5 - dice)]


def test_each_kind_is_tested_here() -> None:
    tested = {str(case.values[0]) for case in [*STEALING, *REDIRECTING]}
    assert tested == {token.id for token in TRAPS if token.type == TRICK}
