"""Through, away, base strength, in play, kinds of cards, extra and fewer spaces; cards as printed."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.cards.base import CARDS, CHAMPION, COMMON, EPIC, GATE, STANDARD, SUMMONER
from stolek.games.summoner_wars.forms import attack
from stolek.games.summoner_wars.queries import is_gate
from tests.games.summoner_wars.scenario import Illegal, card, cell, table
from tests.rules import rule


@rule("SW-TERM-01", "SW-TERM-02", "SW-TERM-03")
@pytest.mark.parametrize(
    ("between", "passes"),
    [
        ("Horde Climber", True), ("Ice Golem", True), ("Ollag", False), ("Gate", False), ("Parapet", False),
    ],
)  # fmt: skip
def test_through_commons_and_nothing_else(between: str, passes: bool) -> None:
    mine = "Svara a1; Bear Cavalry c3; Gate b3; Gate d3; Gate c2; Ice Smith f1"
    t = table(mine, f"Sneeks d8; {between} c4; Horde Climber b5", phase="move")
    assert ("c5" in t.can_move("c3")) == passes
    assert "c4" not in t.can_move("c3")


@rule("SW-TERM-03")
def test_not_through_summoners() -> None:
    t = table("Svara c4; Bear Cavalry c3; Gate b3; Gate d3; Gate c2; Ice Smith f1", "Sneeks d8", phase="move")
    assert t.can_move("c3") == []


@rule("SW-TERM-03")
def test_whether_a_common_that_is_a_structure_blocks() -> None:
    line = "Svara a1; Bear Cavalry c3; Gate b3; Gate d3; Gate c2; Ice Smith f1", "Sneeks d8; Ice Golem c4"
    assert table(*line, phase="move").can_move("c3") == ["b4", "c3", "c5", "d4"]
    assert table(*line, phase="move", rulings=["hybrids-block"]).can_move("c3") == []
    climber = line[0].replace("Bear Cavalry", "Horde Climber")  # through structures
    assert "c5" in table(climber, line[1], phase="move", rulings=["hybrids-block"]).can_move("c3")


@rule("SW-TERM-03")
def test_whether_it_blocks_a_force_and_an_attack_too() -> None:
    blown = "Tacullu c1; hand Blast", "Svara a8; Bear Cavalry c2; Ice Golem c3; Gate b2; Gate d2"
    assert table(*blown, phase="move").play("Blast").can_pick() == ["c4", "c5"]
    assert table(*blown, phase="move", rulings=["hybrids-block"]).play("Blast").damage("c2") == 1  # no way to go
    burnt = "Queen Maldaria a1; Fire Drake c2", "Svara d8; Ice Golem c3; Gate c4"
    assert table(*burnt, phase="attack").can_attack("c2") == ["c3", "c4"]
    strict = table(*burnt, phase="attack", rulings=["hybrids-block"])
    assert strict.can_attack("c2") == ["c3"]
    assert strict.why_not(attack(strict.o("c2"), cell("c4"))) == "SW-ATTACK-06"


@rule("SW-TERM-04")
def test_rolling_again_needs_a_card_and_the_new_roll_counts() -> None:
    theirs = "Svara d8; Shonk c5"
    t = table("Grognack c3; Smasher c4; hand Gate", theirs, phase="attack").attack("c4", "c5", "m m m m")
    assert t.damage("c5") == 4
    t = table("Grognack c3 boost 2; Smasher c4; hand Gate", theirs, phase="attack").attack("c4", "c5", "m m m m")
    t.dice("rx rx rx rx").yes().dice("m rx rx rx").yes()
    assert (t.damage("c5"), t.boost("c3")) == (1, 0)


@rule("SW-TERM-05")
def test_base_strength_is_printed_and_everything_else_comes_on_top() -> None:
    t = table(
        "Ret-Talus a1; Gul-Dass c3 damage 3; Undead Warrior c4 boost 1; Ollag c5 boost 2 damage 1",
        "Sneeks d8",
    )
    assert [t.strength(at) for at in ("c3", "c4", "c5")] == [2 + 3, 2 + 1, 3]


@rule("SW-TERM-06")
def test_only_what_is_on_the_battlefield_or_in_an_active_area_is_in_play() -> None:
    t = table(
        "Sneeks a1; Horde Climber c4; Horde Climber d5; hand Pile On; deck Pile On; discard Pile On, Ollag; Gate f1",
        "Svara d8; Horde Climber c5; hand Ollag; Gate f8",
        phase="attack",
    )
    assert (t.strength("c4", "c5"), t.life("f1"), t.life("f8")) == (1, 5, 5)
    assert t.play("Pile On").strength("c4", "c5") == 2


@rule("SW-TERM-07")
def test_away_means_more_spaces_between_and_toward_fewer() -> None:
    t = table("Tacullu c3; Gate f1; Gate b1; hand Hypnotic Call", "Svara d8; Horde Climber d5; Gate f8")
    assert t.play("Hypnotic Call").can_pick() == ["c5", "d4"]
    t = table("Grognack a1; Tundra Charger c4; Gate a2; area Brutal Force", "Svara d8; Horde Climber c5", "attack")
    t.attack("c4", "c5", "m rx")
    assert t.can_pick() == ["b5", "c6", "d5"]
    t = table("Grognack a1; Horde Slinger c3; area Brutal Force", "Svara d8; Horde Climber c5", "attack")
    assert t.attack("c3", "c5", "m mr").can_pick() == ["b5", "c6", "d5"]  # not toward it, to c4


@rule("SW-TERM-07")
@pytest.mark.parametrize(
    ("at", "to", "damage"),
    [("c4", "c3", 1), ("c4", "b5", 1), ("c4", "c4", 1), ("c3", "c4", 0), ("c3", "b3", 0)],
)
def test_any_part_of_a_move_away_is_a_move_away(at: str, to: str, damage: int) -> None:
    t = table(
        f"Sneeks a1; Frost Shaman {at}; Gate c2; Horde Slinger f1",
        "Svara d8; Citadel Knight c5",
        phase="move",
    )
    assert t.move(at, to).damage(to) == damage


@rule("SW-TERM-09", "SW-EVENT-07")
def test_what_belongs_to_two_kinds_follows_the_rules_of_both() -> None:
    """An Ice Golem is a common and a structure, a Parapet an event and a structure."""
    golem = "Ice Golem c4 damage 2"
    t = table(f"Queen Maldaria c3; {golem}; Gate b3; hand Burn, Ice Repair, Gate", "Svara d8", phase="move")
    assert t.play("Ice Repair").damage("c4") == 0
    assert t.play("Burn").damage("c4") == 2
    assert t.can_move("c4") != []
    t = table(f"Svara a1; {golem}; hand Parapet, Ice Golem, Ice Smith", "Sneeks d8")
    assert "c5" in t.can_summon("Ice Golem")
    t = table(f"Svara a1; {golem}; hand Parapet, Ice Golem, Ice Smith", "Sneeks d8", phase="build")
    assert (t.can_build("Ice Golem") != [], t.can_build("Parapet") != [], t.can_build("Ice Smith")) == (
        True,
        True,
        [],
    )
    t = table(f"Svara a1; {golem}", "Sneeks d8; Gate c5", phase="attack")
    assert t.can_attack("c4") == ["c5"]


@rule("SW-TERM-09")
def test_every_card_has_one_class() -> None:
    kinds = {c.name: c.kind for c in CARDS}
    assert [kinds[n] for n in ("Svara", "Ollag", "Ice Golem", "Ice Ram", "Parapet", "Gate")] == [
        SUMMONER, CHAMPION, COMMON, EPIC, STANDARD, GATE,
    ]  # fmt: skip
    assert [c.name for c in CARDS if c.structure] == ["Gate", "Starting Gate", "Ice Golem", "Parapet"]


@rule("SW-TERM-10")
@pytest.mark.parametrize(("tempests", "golem", "slinger", "climber"), [(0, 1, 2, 3), (1, 0, 1, 2), (2, 0, 0, 1)])
def test_extra_and_fewer_spaces_add_up(tempests: int, golem: int, slinger: int, climber: int) -> None:
    area = "; area " + ", ".join(["Perplexing Tempest"] * tempests) if tempests else ""
    line = f"Svara a1; Ice Golem f1; Horde Slinger b5; Horde Climber c3; hand Sneak{area}", "Tacullu d8"
    t = table(*line, phase="move")
    far = []
    for at in ("f1", "b5", "c3"):
        ends = [e for e in t.can_move(at) if e != at]
        far.append(max((abs(ord(e[0]) - ord(at[0])) + abs(int(e[1]) - int(at[1])) for e in ends), default=0))
    assert far == [golem, slinger, climber]


@rule("SW-TERM-10", "SW-INST-03")
def test_without_any_space_left_something_can_be_done_instead() -> None:
    t = table(
        "Sneeks a1; Border Archer c3; Horde Climber f1; area Perplexing Tempest, Perplexing Tempest",
        "Svara d8",
        "move",
    )
    assert t.can_move("c3") == []
    assert t.use("c3", "Prepare").boost("c3") == 1


@rule("SW-TERM-10")
@pytest.mark.parametrize(("tempests", "reach"), [(0, 4), (1, 3), (4, 0)])
def test_charging_is_shortened_too(tempests: int, reach: int) -> None:
    area = "; area " + ", ".join(["Perplexing Tempest"] * tempests) if tempests else ""
    t = table(f"Sneeks a1; Beast Rider c2; hand Sneak; Horde Slinger f1{area}", "Svara d8", phase="move")
    assert max([int(e[1]) - 2 for e in t.can_move("c2") if e[0] == "c"], default=0) == reach


# Cards as printed

PRINTED = {
    "Sneeks": (-1, 11, 3), "Svara": (-1, 12, 3), "Beast Rider": (2, 3, 3), "Horde Slinger": (0, 1, 2),
    "Smeg": (0, 4, 2), "Undead Warrior": (2, 4, 2), "Undead Carrier": (1, 3, 2), "Gul-Dass": (6, 8, 2),
    "Frost Mage": (1, 4, 1), "Ice Golem": (2, 5, 2), "Bear Cavalry": (3, 5, 3), "Ice Smith": (0, 2, 2),
    "Ollag": (5, 7, 3), "Nadiana": (6, 7, 2), "Jarmund": (5, 7, 3), "Parapet": (0, 5, 0), "Gate": (0, 5, 0),
    "Starting Gate": (0, 10, 0),
}  # fmt: skip
COSTS = {
    "Undead Archer": 2, "Sneak": 0, "Ice Ram": 0, "Ice Repair": 0, "Glacial Shift": 0,
    "Chant of Entangling": 0,
    "Sacrificial Pyre": 1,
}  # fmt: skip


@rule("SW-CARD-00")
@pytest.mark.parametrize("name", PRINTED)
def test_cost_life_and_strength_as_printed(name: str) -> None:
    c = card(name)
    assert (c.cost, c.life, c.strength) == PRINTED[name]


@rule("SW-CARD-00")
def test_costs_and_attack_types_as_printed() -> None:
    assert {name: card(name).cost for name in COSTS} == COSTS
    assert (card("Horde Slinger").ranged, card("Beast Rider").ranged) == (1, 0)


@rule("SW-CARD-01")
def test_gates_are_structures_that_let_summon_and_nothing_else() -> None:
    t = table("Sneeks a1; Gate c3; Starting Gate e3; hand Horde Slinger", "Svara d8")
    assert [(t.life(at), t.abilities(at), is_gate(t.s, t.o(at))) for at in ("c3", "e3")] == [
        (5, (), True),
        (10, (), True),
    ]
    assert t.can_summon("Horde Slinger") == ["b3", "c2", "c4", "d3", "e2", "e4", "f3"]
    t = table("Sneeks a1; Gate c3; hand Gate, Starting Gate", "Svara d8", phase="build", magic=(0, 0))
    assert t.build("Gate", "c2").magic() == 0
    with pytest.raises(Illegal):
        t.build("Gate", "c2")
