"""Extra attacks, and attacks outside the limit."""

from __future__ import annotations

from tests.games.summoner_wars.scenario import Talk, table
from tests.rules import rule


def three_and_an_archer() -> Talk:
    """A boosted Border Archer and four riders, each with something to attack."""
    return table(
        "Sneeks a1; Border Archer c2 boost 1; Beast Rider c4; Beast Rider e4; Beast Rider e2; Gate e1",
        "Svara d8; Gate c3; Gate c5; Gate e5",
        phase="attack",
    )


@rule("SW-EXTRA-01", "SW-EXTRA-02", "SW-EX-21")
def test_an_extra_attack_makes_four_attacks_with_three_units() -> None:
    t = three_and_an_archer()
    t.attack("c2", "c3", "mr m").yes().dice("mr m").attack("c2", "c3")
    t.attack("c4", "c5", "m m m").attack("e4", "e5", "m m m")
    assert [t.damage(at) for at in ("c5", "e5", "c3")] == [3, 3, 2]
    assert t.asked != "attack-phase"  # three units have attacked


@rule("SW-EXTRA-01")
def test_an_extra_attack_comes_on_top_of_three_attacking_units() -> None:
    t = three_and_an_archer().attack("c4", "c5", "m m m").attack("e4", "e5", "m m m")
    t.attack("c2", "c3", "mr m").yes()
    assert (t.asked, t.s.attackers) == ("target", 3)
    assert t.dice("mr m").attack("c2", "c3").damage("c3") == 2


@rule("SW-EXTRA-02")
def test_the_second_attack_comes_in_the_same_phase() -> None:
    t = three_and_an_archer().attack("c2", "c3", "mr m").yes()
    assert (t.asked, t.seat) == ("target", 0)
    t.dice("mr mr").attack("c2", "c3")
    assert (t.damage("c3"), t.boost("c2"), t.can_attack("c2"), t.s.attackers) == (3, 0, [], 1)


@rule("SW-EXTRA-03", "SW-EX-21")
def test_one_that_attacks_in_addition_makes_four_units() -> None:
    t = table(
        "Sneeks a1; Horde Slinger c2; Beast Rider c4; Beast Rider e4; Beast Rider e2; Beast Rider b5",
        "Svara d8; Gate c3; Gate c5; Gate e5; Gate e3",
        phase="attack",
    )
    for at, target in (("c4", "c5"), ("e4", "e5"), ("e2", "e3")):
        t.attack(at, target, "m m m")
    assert (t.can_attack("b5"), t.can_attack("c2")) == ([], ["c3", "e2"])
    t.attack("c2", "c3", "mr mr")
    assert t.damage("c3") == 2


@rule("SW-EXTRA-03", "SW-EX-21")
def test_its_place_among_the_attackers_does_not_matter() -> None:
    t = table(
        "Sneeks a1; Horde Slinger c2; Beast Rider c4; Beast Rider e4; Beast Rider e2",
        "Svara d8; Gate c3; Gate c5; Gate e5; Gate e3",
        phase="attack",
    )
    for at, target, dice in (("c2", "c3", "mr mr"), ("c4", "c5", "m m m"), ("e4", "e5", "m m m")):
        t.attack(at, target, dice)
    assert t.can_attack("e2") == ["e3"]


@rule("SW-EXTRA-04")
def test_an_extra_attack_is_a_whole_attack_with_a_target_of_its_own() -> None:
    t = table(
        "Abua Shi a1; Border Archer c2 boost 1; Gate a2; area Brutal Force",
        "Queen Maldaria d8; Horde Climber c4; Fanessa d2; Gate c8",
        phase="attack",
    )
    t.attack("c2", "c4", "m m")  # no damage, so nothing is forced
    assert t.asked == "which-way"
    t.yes()
    assert t.can_attack("c2") == ["a2", "c4", "d2"]
    t.attack("c2", "d2", "mr mr")
    t.first("d2", "Riposte")
    assert t.damage("c2") == 1  # riposte
    assert t.asked == "force"  # brutal force
    t.forces_to("e2")
    assert t.damage("e2") == 2


@rule("SW-EXTRA-05")
def test_an_extra_attack_comes_first_and_the_own_one_later() -> None:
    t = table(
        "Tacullu a1; Gulldune c4; Beast Rider c2; Beast Rider e5; Beast Rider f4; hand Gate",
        "Svara d8; Gate c5; Gate c3; Gate e6; Gate f5",
        phase="attack",
    )
    t.attack("c4", "c5", "m rx rx rx").picks("c2").attack("c2", "c3", "m m rx")
    assert (t.damage("c3"), t.s.attackers) == (2, 1)
    t.attack("c2", "c3", "m rx rx").attack("e5", "e6", "m rx rx")
    assert (t.damage("c3"), t.asked) == (3, "magic-phase")  # Gulldune, both riders: three have attacked


@rule("SW-EXTRA-05", "SW-INST-02")
def test_who_has_done_something_instead_makes_no_extra_attack() -> None:
    t = table(
        "Tacullu a1; Gulldune c4; Wind Mage c2; Gate b3; hand Gate",
        "Svara d8; Gate c5; Horde Climber d2",
        phase="attack",
    )
    t.use("c2", "Push").picks("d2").forces_to("e2")
    t.attack("c4", "c5", "m rx rx rx").picks("c2")
    assert t.asked == "magic-phase"
