"""When abilities work, and whose they are."""

from __future__ import annotations

import pytest

from tests.games.summoner_wars.scenario import Illegal, table
from tests.rules import rule


@rule("SW-ABIL-01", "SW-TERM-06")
def test_abilities_work_on_the_battlefield_only() -> None:
    t = table(
        "Svara a1; Gate b1; hand Ollag, Nadiana; deck Ollag; discard Ollag; Gate c1",
        "Sneeks d8",
    )
    assert (t.life("b1"), t.life("c1")) == (5, 5)
    t = table("Svara a1; Gate b1; Ollag f4; hand Nadiana", "Sneeks d8")
    assert t.life("b1") == 6


@rule("SW-ABIL-01")
def test_an_ability_works_while_the_unit_is_summoned() -> None:
    t = table("Abua Shi a1; Gate c3; hand Spirit Mage, Gate", "Sneeks d8")
    assert t.summon("Spirit Mage", "c4").boost("c4") == 1


@rule("SW-ABIL-01")
def test_an_ability_works_right_after_the_unit_has_been_destroyed() -> None:
    t = table("Sneeks a1; Beast Rider c4; hand Gate", "Ret-Talus d8; Hellfire Cultist c5", phase="attack")
    assert t.attack("c4", "c5", "m m m").damage("c4") == 1


@rule("SW-ABIL-02")
def test_a_unit_that_is_placed_has_not_been_summoned() -> None:
    t = table("Abua Shi a1; Lioness c3 boost 2; hand Blood Summon, Spirit Mage, Gate", "Sneeks d8")
    t.play("Blood Summon").picks("c3").picks_space("c4")
    assert (t.card("c4"), t.boost("c4"), t.magic()) == ("Spirit Mage", 0, 5)
    t = table("Grognack a1; Smasher c3; Gate e1; hand Blood Summon, Tundra Charger, Smasher", "Sneeks d8")
    t.play("Blood Summon").picks("c3").picks_space("c4")
    assert (t.card("c4"), t.asked) == ("Tundra Charger", "summon-phase")


@rule("SW-ABIL-03")
def test_a_unit_that_is_returned_or_discarded_has_not_been_destroyed() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; hand Gate",
        "Ret-Talus d8; Hellfire Cultist c5; area Unrelenting",
        phase="attack",
    )
    t.attack("c4", "c5", "m m m")
    assert (t.hand(1), t.damage("c4")) == (["Hellfire Cultist"], 0)
    t = table(
        "Sneeks a1; The Eater c4; Hellfire Cultist c5; hand Gate",
        "Svara d8; Horde Climber c6; Gate b4",
        phase="attack",
    )
    t.attack("c4", "b4", "rx rx rx rx rx").ends().picks("c5")
    assert (t.card("c5"), t.damage("c6"), t.magic()) == (None, 0, 5)


@rule("SW-ABIL-04")
def test_an_ability_waits_until_the_effect_is_over() -> None:
    t = table(
        "Sneeks a1; Horde Slinger e1; Wind Mage c4; Gulldune b4; Gate f1",
        "Svara d8; Horde Climber b5; Horde Climber c5; Horde Climber c6",
        phase="attack",
    )
    assert t.can_use("a1", "Sly")
    t.use("c4", "Push")
    assert t.asked == "whom"
    assert not t.can_use("a1", "Sly")
    with pytest.raises(Illegal):
        t.use("a1", "Sly")


@rule("SW-ABIL-05")
def test_an_ability_gained_twice_is_had_once() -> None:
    t = table(
        "Abua Shi c1; Undead Warrior c3 boost 2; Gate c4; hand Chant of Power, Chant of Power, Gate",
        "Sneeks d8",
        phase="attack",
    )
    t.play("Chant of Power").play("Chant of Power")
    assert t.ability_names("c3").count("Imbued Strength") == 1
    assert t.strength("c3") == 4


@rule("SW-ABIL-06")
def test_base_abilities_are_those_printed() -> None:
    t = table(
        "Abua Shi c1; Beast Rider c3 boost 2; Horde Climber c2 boost 2; hand Chant of Entangling, Chant of Power",
        "Sneeks d8; Horde Climber c4",
    )
    t.play("Chant of Entangling").picks("c3")
    t.ends()
    assert t.asked == "attack-phase"
    t.play("Chant of Power").picks("c3")
    assert sorted(t.ability_names("c3")) == ["Charge", "Climb", "Imbued Strength"]
    assert sorted(t.ability_names("c2")) == ["Charge", "Climb"]


@rule("SW-ABIL-07")
def test_a_text_that_names_a_class_means_that_class() -> None:
    t = table(
        "Queen Maldaria c3; Gate b3; hand Burn, Gate",
        "Svara c4; Gate d3; Ollag c2; Ice Smith c5; Ice Golem b2",
        phase="move",
    ).play("Burn")
    assert t.can_pick() == ["b2", "c2", "c5"]  # no summoner, no gate
