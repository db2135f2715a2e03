"""The Build phase, and structures."""

from __future__ import annotations

from stolek.games.summoner_wars.board import square
from stolek.games.summoner_wars.decks import names, ready_made
from stolek.games.summoner_wars.forms import attack, build, play
from stolek.games.summoner_wars.setup import starting_cards
from tests.games.summoner_wars.scenario import card, cell, table
from tests.rules import rule

HOME = {square(c) for c in range(18)}
GATE = card("Gate").number


@rule("SW-BUILD-01")
def test_any_number_of_structures_paying_for_each() -> None:
    mine = "Svara e1; hand Gate, Gate, Parapet, Ice Golem, Ice Golem, Ice Golem"
    t = table(mine, "Sneeks d8", phase="build")
    t.build("Ice Golem", "a1").build("Gate", "a2").build("Ice Golem", "a3").build("Parapet", "b1")
    assert (t.magic(), t.can_build("Ice Golem"), t.hand()) == (1, [], ["Gate", "Ice Golem"])
    assert t.why_not(build(card("Ice Golem").number, cell("b2"))) == "SW-MAGIC-04"
    t.build("Gate", "b2")
    assert [t.card(at) for at in ("a1", "a2", "a3", "b1", "b2")] == [
        "Ice Golem", "Gate", "Ice Golem", "Parapet", "Gate",
    ]  # fmt: skip


@rule("SW-BUILD-02")
def test_in_the_back_three_rows_or_beside_the_summoner() -> None:
    t = table("Svara c6; Ice Smith c7; Ice Smith a1; Ice Smith c3; hand Gate", "Sneeks d8", phase="build")
    assert t.can_build("Gate") == sorted(HOME - {"a1", "c3"} | {"c5", "b6", "d6"})
    for at in ("a4", "c4", "b7", "c7", "a1", "f6"):
        assert t.why_not(build(GATE, cell(at))) == "SW-BUILD-02"
    # Not beside another unit, nor beside the other's summoner.
    t = table("Svara c1; Ice Smith c5; hand Gate", "Sneeks d8", phase="build")
    assert t.can_build("Gate") == sorted(HOME - {"c1"})


@rule("SW-BUILD-03")
def test_all_that_is_a_structure_can_be_built() -> None:
    mine = "Svara e1; Ice Smith c1; hand Gate, Ice Golem, Parapet, Glacial Shift, Ice Smith"
    t = table(mine, "Sneeks d8", phase="build")
    for name in ("Gate", "Ice Golem", "Parapet"):
        assert len(t.can_build(name)) == 16
    for name in ("Glacial Shift", "Ice Smith"):
        assert (t.can_build(name), t.why_not(build(card(name).number, cell("a1")))) == ([], "SW-BUILD-03")
    # A Parapet is built, not played, and an Ice Golem may be summoned as well.
    assert t.why_not(play(card("Parapet").number)) == "SW-EVENT-07"
    t = table("Svara e1; Gate c3; hand Ice Golem", "Sneeks d8")
    assert t.can_summon("Ice Golem") == ["b3", "c2", "c4", "d3"]


@rule("SW-BUILD-04")
def test_structures_neither_move_nor_attack() -> None:
    t = table("Svara e1; Gate c3; Parapet a3; Ice Smith f3", "Sneeks f4; Gate c4; Gate a4", phase="attack")
    assert (t.can_attack("c3"), t.can_attack("a3"), t.can_attack("f3")) == ([], [], ["f4"])
    assert t.why_not(attack(t.o("c3"), cell("c4"))) == "SW-BUILD-04"
    t = table("Svara e1; Gate c3; Parapet a3", "Sneeks d8", phase="move")
    assert (t.can_move("c3"), t.can_move("a3"), t.can_move("e1") != []) == ([], [], True)


@rule("SW-BUILD-04")
def test_structures_are_attacked_and_destroyed_like_units() -> None:
    mine = "Sneeks e1; Beast Rider c3; Beast Rider a3; Beast Rider e3"
    t = table(mine, "Svara d8; Gate c4 damage 3; Parapet a4 damage 2; Gate e4", phase="attack")
    t.attack("c3", "c4", "m m rx").attack("a3", "a4", "m m m").attack("e3", "e4", "m m rx")
    assert (t.card("c4"), t.card("a4"), t.life("e4"), t.magic()) == (None, None, 3, 7)


@rule("SW-BUILD-05")
def test_each_deck_has_one_starting_gate_and_three_gates_that_cost_nothing() -> None:
    for name in names():
        deck = ready_made(name)
        gates = {c.name: n for c, n in deck.cards.items() if c.gate and not c.unit}
        assert gates == {"Gate": 3}
        assert [c.name for c in starting_cards(deck) if c.gate and not c.unit] == ["Starting Gate"]
    assert (card("Starting Gate").life, card("Gate").life) == (10, 5)
    t = table("Svara e1; hand Gate, Parapet", "Sneeks d8", phase="build", magic=(0, 0)).build("Gate", "a1")
    assert (t.life("a1"), t.magic()) == (5, 0)


@rule("SW-BUILD-06")
def test_a_new_gate_serves_from_the_next_summon_phase_on() -> None:
    mine = "Sneeks e1; Horde Slinger f4; hand Gate, Horde Climber"
    t = table(mine, "Svara d8; Gate d6; Ice Smith f6", phase="build").build("Gate", "a1")
    assert t.can_summon("Horde Climber") == []
    while t.s.turn < 5:
        assert t.seat == 1 or t.can_summon("Horde Climber") == []
        t.ends()
    assert (t.asked, t.can_summon("Horde Climber")) == ("summon-phase", ["a2", "b1"])
    # At once, where a card allows summoning in other phases.
    mine = "Sera Eldwyn f8; hand Gate, Temple Priest; area Renewed Hope; Citadel Knight e8; Citadel Knight f7"
    t = table(mine, "Svara a8", phase="build").build("Gate", "a1")
    assert (t.asked, t.can_summon("Temple Priest")) == ("build-phase", ["a2", "b1"])
