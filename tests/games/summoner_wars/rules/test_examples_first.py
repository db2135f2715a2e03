"""The worked examples 1 to 12. Spaces are written as there: (row, column), row 0 being the own back row."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.board import SPACES, square
from stolek.games.summoner_wars.forms import build, move, summon
from tests.games.summoner_wars.scenario import Talk, card, cell, table
from tests.rules import rule


def at(row: int, col: int) -> str:
    return "abcdef"[col] + "12345678"[row]


@rule("SW-EX-01")
def test_summoning_an_undead_archer_behind_a_gate() -> None:
    t = table(f"Ret-Talus e1; Gate {at(3, 3)}; hand Undead Archer, Gate", "Svara d8", magic=(2, 0))
    assert t.can_summon("Undead Archer") == sorted(at(*rc) for rc in ((2, 3), (4, 3), (3, 2), (3, 4)))
    for aslant in (at(2, 2), at(2, 4), at(4, 2), at(4, 4)):
        assert t.why_not(summon(card("Undead Archer").number, cell(aslant))) == "SW-SUMMON-02"
    t.summon("Undead Archer", at(2, 3))
    assert (t.card(at(2, 3)), t.magic()) == ("Undead Archer", 0)


@rule("SW-EX-02")
def test_building_beside_a_summoner_in_the_field() -> None:
    t = table(f"Svara {at(4, 2)}; Ice Smith {at(1, 1)}; hand Gate", "Sneeks d8", phase="build")
    home = {at(row, col) for row in range(3) for col in range(6)} - {at(1, 1)}
    legal = home | {at(5, 2), at(3, 2), at(4, 1), at(4, 3)}
    assert t.can_build("Gate") == sorted(legal)
    illegal = {square(c) for c in range(SPACES)} - legal
    assert {at(3, 3), at(4, 4)} < illegal
    assert all(t.why_not(build(card("Gate").number, cell(to))) == "SW-BUILD-02" for to in illegal)


def unit_at_3_3(others: str = "") -> Talk:
    return table(f"Sneeks f8; Horde Slinger {at(3, 3)}", f"Svara a8; {others}", phase="move")


@rule("SW-EX-03")
@pytest.mark.parametrize("to", [(4, 3), (5, 3), (2, 3), (1, 3), (3, 4), (3, 5), (3, 2), (3, 1)], ids=str)
def test_a_unit_moves_one_or_two_spaces_straight(to: tuple[int, int]) -> None:
    assert unit_at_3_3().move(at(3, 3), at(*to)).card(at(*to)) == "Horde Slinger"


@rule("SW-EX-04")
@pytest.mark.parametrize("to", [(4, 4), (4, 2), (2, 4), (2, 2)], ids=str)
def test_a_unit_moves_around_a_corner(to: tuple[int, int]) -> None:
    row, col = to
    upright, across = f"Gate {at(row, 3)}", f"Gate {at(3, col)}"
    for blocked in ("", upright, across):
        assert at(*to) in unit_at_3_3(blocked).can_move(at(3, 3))
    assert at(*to) not in unit_at_3_3(f"{upright}; {across}").can_move(at(3, 3))


@rule("SW-EX-05")
def test_a_unit_moves_one_space_and_returns() -> None:
    """An Ember Archer shoots after its move, once."""
    mine = f"Sneeks f8; Ember Archer {at(3, 3)}; Horde Slinger a1"
    t = table(mine, f"Svara a8; Gate c1; Ice Golem {at(5, 3)}", phase="move").move(at(3, 3), at(3, 3))
    assert t.can_pick() == [at(5, 3)]
    t.picks(at(5, 3))
    assert (t.damage(at(5, 3)), t.asked, t.s.movers) == (1, "move-phase", 1)
    assert t.why_not(move(t.o(at(3, 3)), cell(at(3, 4)))) == "SW-MOVE-01"


@rule("SW-EX-06")
def test_a_unit_does_not_move_diagonally() -> None:
    t = unit_at_3_3(f"Gate {at(4, 3)}; Gate {at(3, 4)}")
    assert t.card(at(4, 4)) is None
    assert at(4, 4) not in t.can_move(at(3, 3))
    assert t.why_not(move(t.o(at(3, 3)), cell(at(4, 4)))) == "SW-MOVE-05"


@rule("SW-EX-07")
def test_a_gate_does_not_move() -> None:
    t = table("Sneeks e1; Gate c3", "Svara d8", phase="move")
    assert (t.can_move("c3"), t.why_not(move(t.o("c3"), cell("c4")))) == ([], "SW-MOVE-07")


@rule("SW-EX-08")
def test_a_unit_does_not_move_through_an_object() -> None:
    t = unit_at_3_3(f"Ice Smith {at(4, 3)}")
    assert at(5, 3) not in t.can_move(at(3, 3))
    assert t.why_not(move(t.o(at(3, 3)), cell(at(5, 3)))) == "SW-MOVE-05"


@rule("SW-EX-09")
def test_a_horde_slinger_attacks_an_undead_warrior() -> None:
    mine = "Sneeks e1; Horde Slinger c3; Horde Slinger a1"
    t = table(mine, "Ret-Talus d8; Undead Warrior c5; Gate a2", phase="attack")
    assert (t.strength("c3"), t.life("c5")) == (2, 4)
    t.attack("c3", "c5", "mr rx")
    assert (t.damage("c5"), t.life("c5"), t.card("c5")) == (2, 2, "Undead Warrior")


@rule("SW-EX-10")
def test_a_beast_rider_and_a_horde_slinger_read_their_attack_values() -> None:
    far = "Gate c3; Gate c5; Gate b4; Gate d4"
    rider = table("Sneeks e1; Beast Rider c4", f"Svara d8; {far}; Gate c6", phase="attack")
    assert (rider.strength("c4"), rider.can_attack("c4")) == (3, ["b4", "c3", "c5", "d4"])
    slinger = table("Sneeks f1; Horde Slinger c4", "Svara d8; Gate c1; Gate c7; Gate a4; Gate f4", phase="attack")
    assert (slinger.strength("c4"), slinger.can_attack("c4")) == (2, ["a4", "c1", "c7", "f4"])
    rider.attack("c4", "c5", "m m m")  # 3 dice; one more or less would be an error
    slinger.attack("c4", "c7", "mr mr")  # 2 dice
    assert (rider.damage("c5"), slinger.damage("c7")) == (3, 2)


@rule("SW-EX-11")
def test_two_cards_discarded_are_two_magic() -> None:
    t = table("Sneeks e1; hand Gate, Sneak, Pile On", "Svara d8", phase="magic", magic=(4, 5))
    t.discard("Gate").discard("Sneak")
    assert (t.magic(), t.hand(), t.discarded()) == (6, ["Pile On"], ["Gate", "Sneak"])


@rule("SW-EX-12")
def test_with_2_cards_in_hand_3_are_drawn() -> None:
    mine = "Sneeks e1; hand Pile On, Pile On; deck Gate, Gate, Gate, Gate"
    t = table(mine, "Svara d8", phase="magic").ends()
    assert t.hand() == ["Gate", "Gate", "Gate", "Pile On", "Pile On"]
    assert sum(t.s.deck[0]) == 1
