"""The Move phase."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.forms import move
from tests.games.summoner_wars.scenario import Talk, card, cell, table
from tests.rules import rule


def moving(mine: str, theirs: str = "", **more: object) -> Talk:
    rulings = more.get("rulings", ())
    assert isinstance(rulings, tuple)
    return table(f"Sneeks f1; {mine}", f"Svara f8; {theirs}", phase="move", rulings=rulings)


def why_not(t: Talk, at: str, to: str) -> str | None:
    return t.why_not(move(t.o(at), cell(to)))


@rule("SW-MOVE-01")
def test_three_different_units_up_to_two_spaces_each() -> None:
    t = moving("Horde Slinger a1; Horde Slinger a3; Horde Climber a5; Horde Slinger a7; hand Sneak", "Gate e8")
    assert why_not(t, "a1", "d1") == "SW-MOVE-01"
    t.move("a1", "b1")
    assert (t.can_move("b1"), why_not(t, "b1", "c1")) == ([], "SW-MOVE-01")
    t.move("a3", "c3")
    t.move("a5", "b5")
    assert (t.can_move("a7"), why_not(t, "a7", "b7")) == ([], "SW-MOVE-01")


@rule("SW-MOVE-01")
def test_only_own_units_move_and_three_again_in_the_next_turn() -> None:
    t = moving("Horde Slinger a1; Horde Slinger a3; Horde Slinger a5; hand Sneak", "Ice Smith d5")
    assert (t.can_move("d5"), why_not(t, "d5", "d6")) == ([], "SW-MOVE-01")
    for at, to in (("a1", "b1"), ("a3", "b3"), ("a5", "b5")):
        t.move(at, to)
    t.ends()
    while t.seat == 0:
        t.ends()
    assert t.can_move("d5")
    while t.seat == 1:
        t.ends()
    assert t.can_move("b1")


@rule("SW-MOVE-02")
def test_a_move_goes_space_by_space_over_empty_spaces() -> None:
    t = moving("Horde Slinger c3", "Gate c4; Gate b3; Gate d3")
    assert t.can_move("c3") == ["b2", "c1", "c2", "c3", "d2"]  # all of them by way of c2


@rule("SW-MOVE-03", "SW-MOVE-04")
def test_straight_around_a_corner_or_back() -> None:
    t = moving("Horde Slinger c4")
    # And nothing else: neither 3 spaces nor 1 aslant.
    assert " ".join(t.can_move("c4")) == "a4 b3 b4 b5 c2 c3 c4 c5 c6 d3 d4 d5 e4"
    # Either way around the corner will do, but one of the two must be empty.
    assert "d5" in moving("Horde Slinger c4", "Gate c5").can_move("c4")
    assert "d5" in moving("Horde Slinger c4", "Gate d4").can_move("c4")
    t = moving("Horde Slinger c4", "Gate c5; Gate d4")
    assert ("d5" in t.can_move("c4"), why_not(t, "c4", "d5")) == (False, "SW-MOVE-05")


@rule("SW-MOVE-04")
def test_never_diagonally() -> None:
    """All four neighbours are taken, all four corners are empty."""
    t = moving("Horde Slinger c4", "Gate c5; Gate c3; Gate b4; Gate d4")
    assert t.can_move("c4") == []


@rule("SW-MOVE-05")
@pytest.mark.parametrize("there", ["Gate", "Ice Smith"])
@pytest.mark.parametrize("whose", [0, 1])
def test_neither_through_nor_onto_anything(there: str, whose: int) -> None:
    t = moving("Horde Slinger c4", f"{there} c5") if whose else moving(f"Horde Slinger c4; {there} c5")
    assert not {"c5", "c6"} & set(t.can_move("c4"))
    assert [why_not(t, "c4", to) for to in ("c5", "c6")] == ["SW-MOVE-05"] * 2


@rule("SW-MOVE-05")
def test_unless_an_effect_allows_to_pass() -> None:
    t = moving("Horde Climber c4; Beast Rider b4", "Gate c5; Gate b5")
    assert ("c6" in t.can_move("c4"), "c5" in t.can_move("c4")) == (True, False)
    assert "b6" not in t.can_move("b4")


# Through commons, but through structures? An Ice Golem is both.


@rule("SW-MOVE-05", "SW-TERM-03")
@pytest.mark.parametrize(("rulings", "passes"), [((), True), (("hybrids-block",), False)])
def test_passing_through_commons_and_what_is_a_structure_too(rulings: tuple[str, ...], passes: bool) -> None:
    beyond = ["b5", "c4", "c6", "d5"]
    around = "Gate b4; Gate d4; Gate c3"
    t = moving("Bear Cavalry c4", f"Ice Golem c5; {around}", rulings=rulings)
    assert t.can_move("c4") == (beyond if passes else [])
    assert why_not(t, "c4", "c6") == (None if passes else "SW-MOVE-05")
    # A plain common can be passed by either reading, a gate by neither.
    assert moving("Bear Cavalry c4", f"Ice Smith c5; {around}", rulings=rulings).can_move("c4") == beyond
    assert moving("Bear Cavalry c4", f"Gate c5; {around}", rulings=rulings).can_move("c4") == []


# There and back


@rule("SW-MOVE-06")
def test_staying_is_no_move() -> None:
    """Shut in, a unit cannot move at all, not even to where it is."""
    t = moving("Horde Slinger a1; Gate a2; Gate b1")
    assert (t.can_move("a1"), why_not(t, "a1", "a1")) == ([], "SW-MOVE-06")
    # Nor with 1 space only to go.
    t = moving("Horde Slinger a1; area Perplexing Tempest")
    assert (t.can_move("a1"), why_not(t, "a1", "a1")) == (["a2", "b1"], "SW-MOVE-06")


@rule("SW-MOVE-06", "SW-MOVE-08")
def test_going_and_coming_back_is_a_move() -> None:
    mine = "Spirit Mage c4; Horde Slinger a1; Horde Slinger a3; Horde Slinger a5; hand Sneak"
    t = moving(mine).move("c4", "c4")
    assert (t.card("c4"), t.boost("c4"), t.can_move("c4")) == ("Spirit Mage", 1, [])
    t.move("a1", "a1").move("a3", "a3")
    assert (t.can_move("a5"), why_not(t, "a5", "b5")) == ([], "SW-MOVE-01")


# What moves, and what comes of it


@rule("SW-MOVE-07")
def test_structures_do_not_move() -> None:
    t = moving("Gate c4; Starting Gate a4; Parapet b6; Horde Slinger a1")
    for at, to in (("c4", "c5"), ("a4", "a5"), ("b6", "b7")):
        assert (t.can_move(at), why_not(t, at, to)) == ([], "SW-MOVE-07")


@rule("SW-MOVE-07")
def test_units_that_are_structures_move_only_if_their_card_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert moving("Ice Golem c4").can_move("c4") == ["b4", "c3", "c5", "d4"]
    monkeypatch.setattr(card("Ice Golem"), "traits", 0)  # a golem without Mobile Structure
    t = moving("Ice Golem c4")
    assert (t.can_move("c4"), why_not(t, "c4", "c5")) == ([], "SW-MOVE-07")


@rule("SW-MOVE-08")
def test_after_a_move_means_after_all_of_it() -> None:
    """The one Quick Shot is from where the archer ends, not from the space it goes through as well."""
    t = moving("Ember Archer a2; Horde Slinger a1", "Gate c2; Ice Smith d3; Ice Smith e4; Ice Smith b7")
    t.move("a2", "b3")
    assert (t.card("b3"), t.can_pick()) == ("Ember Archer", ["d3"])
    t.picks("d3")
    assert (t.damage("d3"), t.asked) == (1, "move-phase")
    # 2 spaces, and Commune with Spirits gives its boost once.
    assert moving("Spirit Mage c4; Horde Slinger a1").move("c4", "c6").boost("c6") == 1


@rule("SW-MOVE-09")
def test_all_that_is_on_and_under_a_unit_goes_with_it() -> None:
    t = moving("Ice Smith a3 boost 1; Lioness c3 damage 1 boost 2; Horde Slinger a1").move("a3", "b3").way(1)
    t.picks("c3")
    assert (t.under("c3"), t.card("b3")) == (["Ice Smith"], None)
    t.move("c3", "c5")
    assert (t.card("c5"), t.under("c5"), t.damage("c5"), t.boost("c5")) == ("Lioness", ["Ice Smith"], 1, 2)
    assert t.card("c3") is None


@rule("SW-MOVE-10")
def test_being_forced_is_no_movement() -> None:
    """Frost Axe does not answer to it, it uses up no move, and the unit can still move."""
    t = moving("Ice Smith c3; Horde Slinger a1; Horde Slinger a3; Horde Slinger a5; hand Sneak").play("Sneak")
    t.picks("c3").forces_to("c4")
    assert t.asked == "whom"
    t.no()
    for at, to in (("a1", "b1"), ("a3", "b3")):
        t.move(at, to)
    assert t.can_move("c4")
    t.move("c4", "c5")
    assert t.asked == "which-way"


@rule("SW-MOVE-10")
def test_being_placed_is_no_movement() -> None:
    """Two Clingers begin beside the Climber; the second does not cling to the first, which has not moved."""
    mine = "Horde Climber c3; Horde Clinger c2; Horde Clinger b2; Horde Slinger a8; Horde Slinger c8"
    t = moving(f"{mine}; Horde Slinger a5").move("c3", "c5")
    t.picks_space("b5")
    assert (t.card("b5"), t.card("b2"), t.asked) == ("Horde Clinger", "Horde Clinger", "move-phase")
    t.move("a8", "a7")
    assert (t.can_move("c8") != [], t.can_move("a5") != []) == (True, True)  # only two have moved


@rule("SW-MOVE-10")
def test_being_swapped_is_no_movement() -> None:
    t = table("Sneeks e1; Ice Smith a6; Horde Slinger a1; hand Pile On", "Sneeks d8", phase="attack")
    t.use("e1", "Sly").picks("a6")
    assert (t.asked, t.card("e1")) == ("attack-phase", "Ice Smith")  # no Frost Axe


@rule("SW-MOVE-11")
def test_the_whole_grid_and_nothing_but_the_grid() -> None:
    assert moving("Horde Slinger a1").can_move("a1") == ["a1", "a2", "a3", "b1", "b2", "c1"]
    t = table("Sneeks a1; Horde Slinger f8", "Svara a8", phase="move")
    assert t.can_move("f8") == ["d8", "e7", "e8", "f6", "f7", "f8"]
    # Nothing keeps a unit on one side of the battlefield, and no row runs on into the next.
    assert {"c5", "c6"} < set(moving("Horde Slinger c4").can_move("c4"))
    t = table("Sneeks a1; Horde Slinger f4", "Svara a8; Horde Slinger c5", phase="move")
    assert t.can_move("f4") == ["d4", "e3", "e4", "e5", "f2", "f3", "f4", "f5", "f6"]
