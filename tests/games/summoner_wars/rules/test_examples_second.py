"""The worked examples 13 to 25 that no chapter holds."""

from __future__ import annotations

from stolek.games.summoner_wars.board import row_from, space
from stolek.games.summoner_wars.rules.damage import remove_destroyed
from tests.games.summoner_wars.scenario import table
from tests.rules import rule


@rule("SW-EX-19", "SW-TIME-02", "SW-MOVE-08")
def test_what_comes_after_a_move_comes_once_after_all_of_it() -> None:
    """Two spaces past two friends: only who is beside the end of the way is inspired, once."""
    t = table("Abua Shi a1; Miti Kyru c3; Lioness b4; Lioness b5; Lioness d5; Lioness f1", "Sneeks d8", phase="move")
    t.move("c3", "c5")
    assert [t.boost(at) for at in ("b4", "b5", "d5", "c5")] == [0, 1, 1, 0]


@rule("SW-EX-20", "SW-ATTACK-12")
def test_what_comes_after_an_attack_comes_after_the_destruction() -> None:
    t = table("Abua Shi a1; Miti Kyru c4; hand Gate", "Svara d8; Horde Slinger c5", phase="attack", magic=(0, 5))
    t.attack("c4", "c5", "m m m m")
    assert (t.card("c5"), t.magic(), t.asked) == (
        None,
        1,
        "which-way",
    )  # with the magic of the slinger it may withdraw
    assert t.way(1).can_pick() == ["a4", "b4", "c2", "c3", "c5", "c6", "d4", "e4"]


@rule("SW-EX-23", "SW-TERM-01", "SW-TERM-02", "SW-TERM-03", "SW-ATTACK-15")
def test_a_unit_that_moves_through_commons() -> None:
    t = table(
        "Svara c2; Bear Cavalry c3; Ollag b3; Ice Smith f1",
        "Sneeks f8; Horde Slinger c4; Gate d3; Horde Slinger c6",
        phase="move",
    )
    assert t.can_move("c3") == ["b4", "c3", "c5", "d4"]
    t = table(
        "Svara c2; Bear Cavalry c3; Ollag b3; Ice Smith f1",
        "Sneeks f8; Horde Slinger c4; Gate d3; Horde Slinger c5",
        phase="attack",
    )
    assert t.can_attack("c3") == ["b3", "c2", "c4", "d3"]


@rule("SW-EX-24")
def test_behind_is_nearer_to_the_own_back_edge() -> None:
    for seat in (0, 1):
        a, b = space(seat, 3, 2), space(seat, 2, 2)
        assert row_from(seat, b) < row_from(seat, a)
        assert row_from(1 - seat, b) > row_from(1 - seat, a)


@rule("SW-EX-25", "SW-DMG-06", "SW-DMG-09", "SW-DMG-10")
def test_magic_around_a_hellfire_cultist() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; Horde Slinger b5; hand Gate",
        "Ret-Talus d8; Hellfire Cultist c5; Undead Archer d5",
        phase="attack",
    )
    cultist = t.o("c5")
    t.attack("c4", "c5", "m m rx")
    assert (t.card("c5"), t.card("b5"), t.magic(0), t.magic(1)) == (None, None, 6, 6)
    remove_destroyed(t.s, cultist, [t.o("d5")])  # no printed card does that to its own
    assert (t.card("d5"), t.magic(0), t.magic(1)) == (None, 6, 6)
