"""The Attack phase."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.forms import attack
from stolek.kernel.asks import ROLL
from tests.games.summoner_wars.scenario import Talk, cell, table
from tests.rules import rule


def fighting(mine: str, theirs: str, rulings: tuple[str, ...] = ()) -> Talk:
    """A Slinger in the corner has a target, so that the phase does not end by itself."""
    busy = "Sneeks e1; Horde Slinger f7", "Svara d8; Gate f8"
    return table(f"{busy[0]}; {mine}", f"{busy[1]}; {theirs}", phase="attack", rulings=rulings)


def why_not(t: Talk, at: str, target: str) -> str | None:
    return t.why_not(attack(t.o(at), cell(target)))


def dice(t: Talk, at: str, target: str) -> int:
    """How many dice the attack would roll."""
    copy = Talk(t.table.position.copy())
    copy.table.play(attack(copy.o(at), cell(target)))
    span, number = copy.table.ask.span if copy.table.ask.what == ROLL else 1, 0
    while span > 1:
        span, number = span // 6, number + 1
    return number


# Who attacks


@rule("SW-ATTACK-01", "SW-ATTACK-03")
def test_three_different_units_once_each() -> None:
    mine = "Horde Climber a1; Horde Climber a3; Horde Climber a5; Horde Climber a7"
    t = fighting(mine, "Gate a2; Gate a4; Gate a6; Gate a8; Ice Smith c2")
    t.attack("a1", "a2", "m")
    assert (t.can_attack("a1"), why_not(t, "a1", "a2")) == ([], "SW-ATTACK-03")
    t.attack("a3", "a4", "m").attack("a5", "a6", "m")
    assert (t.can_attack("a7"), why_not(t, "a7", "a8")) == ([], "SW-ATTACK-01")
    assert t.can_attack("f7") == ["f8"]  # Relentless: besides the three
    assert why_not(t, "a2", "a3") == "SW-ATTACK-01"  # not one's own


@rule("SW-ATTACK-01")
def test_whether_it_has_moved_does_not_matter() -> None:
    """One has moved, one has not; and in the next own turn both attack again."""
    t = table("Sneeks e1; Horde Climber a1; Horde Climber c6", "Svara d8; Gate a2; Gate c8", phase="move")
    t.move("c6", "c7").ends()
    assert (t.asked, t.can_attack("c7"), t.can_attack("a1")) == ("attack-phase", ["c8"], ["a2"])
    t.attack("c7", "c8", "m").attack("a1", "a2", "m")
    t.ends()
    while (t.asked, t.seat) != ("attack-phase", 0):
        t.ends()
    t.attack("c7", "c8", "m")
    assert t.can_attack("a1") == ["a2"]


@rule("SW-ATTACK-03", "SW-ATTACK-01")
def test_a_second_attack_only_as_an_extra_attack() -> None:
    t = fighting("Makeinda Ru c3 boost 1; Horde Climber a1; Horde Climber a3", "Gate c5; Gate a2")
    t.attack("c3", "c5", "m m").yes()
    assert t.asked == "target"
    t.attack("c3", "c5", "m m")
    assert (t.asked, why_not(t, "c3", "c5")) == ("attack-phase", "SW-ATTACK-03")
    # The extra attack was none of the three.
    t.attack("a1", "a2", "m")
    assert t.can_attack("a3") == ["a2"]


@rule("SW-ATTACK-02")
def test_one_attack_is_over_before_the_next_one_starts() -> None:
    t = fighting("Horde Climber c3; Horde Climber c5; Horde Climber b4", "Ice Smith c4")
    t.table.play(attack(t.o("c3"), cell("c4")))
    assert t.table.ask.what == ROLL
    t.dice("m")._chance()
    assert (t.damage("c4"), t.asked) == (1, "attack-phase")  # before another attack is declared
    t.attack("c5", "c4", "m")
    assert (t.can_attack("b4"), why_not(t, "b4", "c4")) == ([], "SW-ATTACK-04")


# Step 1: the target

SURROUNDED = "Gate c5; Gate c3; Gate b4; Gate d4; Gate a4; Gate c6; Gate b3; Gate d5; Ice Smith a1; Ice Smith f2"


@rule("SW-ATTACK-04", "SW-ATTACK-07")
@pytest.mark.parametrize("unit", ["Horde Climber", "Horde Slinger"])
def test_adjacent_objects(unit: str) -> None:
    """Melee units attack only there, ranged ones there as well."""
    t = fighting(f"{unit} c4", SURROUNDED)
    assert t.can_attack("c4") == ["b4", "c3", "c5", "d4"]
    assert why_not(t, "c4", "d5") == ("SW-ATTACK-04" if unit == "Horde Climber" else "SW-ATTACK-05")


@rule("SW-ATTACK-04")
def test_melee_reaches_no_farther() -> None:
    t = fighting("Horde Climber c4", "Gate c6; Gate e4; Ice Smith c2; Gate d5; Gate c1")
    assert t.can_attack("c4") == []
    assert [why_not(t, "c4", at) for at in ("c6", "d5", "c5")] == ["SW-ATTACK-04"] * 3


@rule("SW-ATTACK-05")
def test_ranged_reaches_three_straight_spaces() -> None:
    t = fighting("Horde Slinger c4", "Gate c7; Ice Smith c2; Gate f4; Gate a4; Gate d5; Gate b2; Gate d7")
    assert t.can_attack("c4") == ["a4", "c2", "c7", "f4"]
    assert [why_not(t, "c4", at) for at in ("d5", "b2")] == ["SW-ATTACK-05"] * 2
    t = fighting("Horde Slinger c4; Horde Slinger a6", "Gate c8; Gate e6")
    assert (t.can_attack("c4"), t.can_attack("a6")) == ([], [])
    assert [why_not(t, "c4", "c8"), why_not(t, "a6", "e6")] == ["SW-ATTACK-05"] * 2
    assert why_not(t, "c4", "c6") == "SW-ATTACK-04"  # nothing there


@rule("SW-ATTACK-05", "SW-ATTACK-06")
@pytest.mark.parametrize("blocker", ["Gate", "Ice Smith"])
@pytest.mark.parametrize("whose", [0, 1])
def test_anything_in_between_blocks_the_line(blocker: str, whose: int) -> None:
    lines = "Horde Slinger c3", "Gate c6"
    between = f"{blocker} c5"
    t = fighting(*((f"{lines[0]}; {between}", lines[1]) if whose == 0 else (lines[0], f"{lines[1]}; {between}")))
    assert (t.can_attack("c3"), why_not(t, "c3", "c6")) == (["c5"], "SW-ATTACK-06")


@rule("SW-ATTACK-06")
def test_unless_an_effect_allows_to_attack_through_it() -> None:
    assert fighting("Horde Slinger c3; Parapet c4", "Gate c6").can_attack("c3") == ["c4", "c6"]
    assert fighting("Horde Slinger c3", "Parapet c4; Gate c6").can_attack("c3") == ["c4"]
    t = fighting("Fire Drake c3; Horde Slinger c4", "Ice Smith c5; Gate c6")
    assert t.can_attack("c3") == ["c4", "c5", "c6"]


@rule("SW-ATTACK-15")
def test_melee_never_passes_through_anything() -> None:
    t = fighting("Horde Climber c3; Parapet c4", "Ice Smith c5")
    assert (t.can_attack("c3"), why_not(t, "c3", "c5")) == (["c4"], "SW-ATTACK-04")


@rule("SW-ATTACK-08")
def test_own_units_and_structures_are_targets_but_not_the_attacker() -> None:
    t = fighting("Horde Climber c3; Gate c4; Ice Smith c2; Horde Slinger a3", "Gate d3")
    assert t.can_attack("c3") == ["c2", "c4", "d3"]
    assert (t.can_attack("a3"), why_not(t, "c3", "c3")) == (["c3"], "SW-ATTACK-08")
    t.attack("c3", "c4", "m")
    assert t.damage("c4") == 1


@rule("SW-ATTACK-16")
def test_cards_underneath_are_no_targets() -> None:
    """The one on top is hit, and magic is gained for it alone."""
    t = fighting("Beast Rider c3", "Lioness c4; Ice Smith c5 boost 1; Horde Slinger a8")
    smith = t.o("c5")
    t.s.under[t.o("c4")] = (t.s.kind[smith] * 2 + 1,)
    assert t.can_attack("c3") == ["c4"]
    t.attack("c3", "c4", "m m rx")
    assert (t.card("c4"), t.magic()) == (None, 6)
    assert t.discarded(1) == ["Ice Smith", "Lioness"]


# Steps 2 and 3: the roll, and the damage


@rule("SW-ATTACK-09")
def test_as_many_dice_as_its_strength_at_that_moment() -> None:
    assert dice(fighting("Beast Rider c3", "Gate c4"), "c3", "c4") == 3
    assert dice(fighting("Undead Warrior c3 boost 2", "Gate c4"), "c3", "c4") == 4
    # In this attack: a Slinger beside the target helps, by Pile On.
    t = fighting("Beast Rider c3; Horde Slinger c5; hand Pile On", "Gate c4")
    assert (dice(t, "c3", "c4"), dice(t.play("Pile On"), "c3", "c4")) == (3, 4)


@rule("SW-ATTACK-10", "SW-ATTACK-11")
@pytest.mark.parametrize(
    ("unit", "roll", "damage"),
    [
        ("Beast Rider", "mr m mx", 3),
        ("Beast Rider", "rx rx m", 1),
        ("Beast Rider", "rx rx rx", 0),
        ("Mind Witch", "mr m mx", 1),
        ("Mind Witch", "rx rx mr", 3),
        ("Mind Witch", "mx mx m", 0),
    ],
)
def test_one_damage_for_each_symbol_of_the_own_type(unit: str, roll: str, damage: int) -> None:
    t = fighting(f"{unit} c3", "Gate c4").attack("c3", "c4", roll)
    assert t.damage("c4") == damage


@rule("SW-ATTACK-11")
def test_special_symbols_count_where_an_effect_says_so() -> None:
    """A Smasher takes 1 more for each."""
    assert fighting("Beast Rider c3", "Smasher c4").attack("c3", "c4", "rx mx mr").damage("c4") == 2 + 2


@rule("SW-ATTACK-12")
def test_after_an_attack_means_after_its_last_step() -> None:
    t = fighting("Makeinda Ru c3 boost 1; Horde Slinger c5", "Ice Smith c4; Gate a3").attack("c3", "c4", "rx rx")
    # Swift Shot: the target is gone already, and the magic is there.
    assert (t.asked, t.card("c4"), t.magic()) == ("which-way", None, 6)
    t.yes()
    assert t.can_attack("c3") == ["a3", "c5"]


@rule("SW-ATTACK-13")
def test_damage_by_other_means_is_no_attack() -> None:
    """Nothing that speaks of attacks answers to it, and it does not keep the inaction penalty away."""
    t = table("Ret-Talus e1; Horde Slinger c3; hand Purge", "Queen Maldaria d8; Fanessa c4", phase="move")
    t.play("Purge").picks("c3").no().picks("c4")
    assert (t.card("c3"), t.damage("c4")) == (None, 2)  # no Riposte against any of Ret-Talus
    assert t.damage("e1") == 0
    t.ends()
    while t.seat == 0:
        t.ends()
    assert t.damage("e1") == 1
    # Nor has a unit attacked that has done damage otherwise.
    t = table("Sneeks e1; Ember Archer c2; Ember Mage a1", "Svara d8; Ice Smith c6; Gate c7", phase="move")
    t.move("c2", "c4").picks("c6").ends()
    assert (t.asked, t.damage("c6"), t.can_attack("c4")) == ("attack-phase", 1, ["c6"])


@rule("SW-ATTACK-14")
@pytest.mark.parametrize(("rulings", "may"), [((), True), (("no-attack-without-strength",), False)])
def test_an_attack_without_strength(rulings: tuple[str, ...], may: bool) -> None:
    """By the first reading Blarf attacks without a die, and it was an attack; by the other he cannot."""
    t = table("Sneeks e1; Blarf c3; hand Pile On", "Svara d8; Gate c4", phase="attack", rulings=rulings)
    assert t.can_attack("c3") == (["c4"] if may else [])
    assert why_not(t, "c3", "c4") == (None if may else "SW-ATTACK-14")
    if may:
        t.attack("c3", "c4")
        assert (t.damage("c4"), why_not(t, "c3", "c4")) == (0, "SW-ATTACK-03")
    t.ends()
    assert t.damage("e1") == (0 if may else 1)
    # With a boost he has strength by either reading.
    t = table("Sneeks e1; Blarf c3 boost 1", "Svara d8; Gate c4", phase="attack", rulings=rulings)
    assert t.can_attack("c3") == ["c4"]


# Before an attack


@rule("SW-ATTACK-17")
def test_what_is_done_before_an_attack_comes_before_the_target() -> None:
    """Dragos may destroy a friend first, and so opens another line; only then he names his target."""
    t = fighting("Dragos c3; Hellfire Cultist c4; Horde Slinger b3", "Ice Smith d3; Ice Smith c2")
    t.use("c3", "Life Drain").picks("b3")
    assert (t.asked, t.card("b3"), t.can_attack("c3")) == ("target", None, ["c2", "c4", "d3"])
    assert not t.can_pass()
    t.attack("c3", "d3", "rx rx rx rx")
    assert (t.card("d3"), t.asked) == (None, "attack-phase")
    assert why_not(t, "c3", "c2") == "SW-ATTACK-03"


@rule("SW-ATTACK-17")
def test_without_a_target_left_it_counts_as_attacking_all_the_same() -> None:
    mine = "Dragos c3; Horde Slinger c4; Horde Climber a1; Horde Climber a5; Horde Climber a7"
    t = fighting(mine, "Gate a2; Gate a6; Gate a8").use("c3", "Life Drain")
    assert (t.card("c4"), t.asked, why_not(t, "c3", "c4")) == (None, "attack-phase", "SW-ATTACK-03")
    t.attack("a1", "a2", "m").attack("a5", "a6", "m")
    assert why_not(t, "a7", "a8") == "SW-ATTACK-01"  # Dragos was one of the three


@rule("SW-ATTACK-17")
def test_what_speaks_of_the_target_comes_when_it_is_declared() -> None:
    """A Priest may heal the friendly unit it attacks, by a card discarded before the roll."""
    mine = "Temple Priest c3; Citadel Knight c4 damage 3; hand Gate, Sneak"
    t = fighting(mine, "Gate c2")
    t.table.play(attack(t.o("c3"), cell("c4")))
    assert (t.asked, t.can_pick_cards()) == ("which-card", ["Gate", "Sneak"])
    t.dice("m mx").picks_card("Gate")
    assert (t.damage("c4"), t.hand()) == (0, ["Sneak"])
    assert fighting(mine, "Gate c2").attack("c3", "c2", "m m").asked == "attack-phase"
