"""The Summon phase, and what is adjacent."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.forms import summon
from tests.games.summoner_wars.scenario import card, cell, table
from tests.rules import rule


@rule("SW-SUMMON-01", "SW-SUMMON-06")
def test_any_number_of_units_one_after_the_other_by_one_gate() -> None:
    cards = "Horde Slinger, Horde Slinger, Horde Climber, Horde Clinger, Beast Rider, Smeg"
    mine = f"Sneeks e1; Gate c3; hand {cards}"
    t = table(mine, "Svara d8", magic=(2, 0))
    t.summon("Horde Slinger", "c4").summon("Horde Slinger", "b3").summon("Beast Rider", "d3")
    assert t.can_summon("Horde Climber") == ["c2"]
    t.summon("Horde Climber", "c2")
    assert [t.card(at) for at in ("c4", "b3", "d3", "c2")] == [
        "Horde Slinger", "Horde Slinger", "Beast Rider", "Horde Climber",
    ]  # fmt: skip


@rule("SW-SUMMON-01")
def test_as_long_as_they_can_be_paid() -> None:
    t = table("Sneeks e1; Gate c3; hand Beast Rider, Beast Rider, Horde Slinger", "Svara d8", magic=(3, 0))
    t.summon("Beast Rider", "c4")
    assert (t.can_summon("Beast Rider"), t.can_summon("Horde Slinger")) == ([], ["b3", "c2", "d3"])


@rule("SW-SUMMON-01")
@pytest.mark.parametrize("phase", ["move", "build", "attack", "magic"])
def test_only_in_the_summon_phase(phase: str) -> None:
    mine = "Sneeks e1; Gate c3; Horde Slinger d7; hand Horde Climber, Gate"
    t = table(mine, "Svara d8", phase=phase)
    assert t.why_not(summon(card("Horde Climber").number, cell("c4"))) == "SW-SUMMON-01"


@rule("SW-SUMMON-02", "SW-ADJ-01")
def test_beside_an_own_gate_and_paid() -> None:
    t = table("Sneeks e1; Gate a3; Gate b3; Horde Slinger b4; hand Beast Rider, Horde Climber", "Svara d8")
    assert t.can_summon("Beast Rider") == ["a2", "a4", "b2", "c3"]
    t.summon("Beast Rider", "a4")
    assert (t.card("a4"), t.controller("a4"), t.magic(), t.hand()) == ("Beast Rider", 0, 3, ["Horde Climber"])
    assert t.why_not(summon(card("Horde Climber").number, cell("c4"))) == "SW-SUMMON-02"  # only a corner
    assert t.why_not(summon(card("Horde Climber").number, cell("a4"))) == "SW-SUMMON-02"  # not empty


@rule("SW-SUMMON-03")
@pytest.mark.parametrize("name", ["Gate", "Sneak", "Parapet", "Sneeks"])
def test_only_commons_and_champions_are_summoned(name: str) -> None:
    t = table(f"Sneeks e1; Gate c3; hand {name}, Horde Slinger, Blarf", "Svara d8")
    assert (t.can_summon("Horde Slinger"), t.can_summon("Blarf")) == (["b3", "c2", "c4", "d3"],) * 2
    assert (t.can_summon(name), t.why_not(summon(card(name).number, cell("c4")))) == ([], "SW-SUMMON-03")


@rule("SW-SUMMON-04")
def test_without_room_beside_a_gate_nothing_is_summoned() -> None:
    mine = "Queen Maldaria f8; Gate a1; Ember Mage a2; Ember Mage b1; hand Ember Beast, Ember Archer, Fire Drake"
    t = table(mine, "Svara d8", magic=(8, 0))
    assert t.can_summon("Ember Archer") == []
    assert t.why_not(summon(card("Ember Archer").number, cell("c4"))) == "SW-SUMMON-02"
    # Unless a card allows another place.
    assert t.can_summon("Fire Drake") == ["e8", "f7"]
    assert t.can_summon("Ember Beast") == ["a3", "b2", "c1"]


@rule("SW-SUMMON-05")
def test_any_gate_under_own_control_and_no_enemy_gate() -> None:
    """A gate of the other deck that has been taken, one far away, and an Ice Golem."""
    mine = "Svara e1; Gate a3 belongs; Gate f7; Ice Golem c4; hand Frost Mage"
    t = table(mine, "Sneeks a8; Gate c6; Starting Gate c8")
    assert " ".join(t.can_summon("Frost Mage")) == "a2 a4 b3 b4 c3 c5 d4 e7 f6 f8"
    assert t.why_not(summon(card("Frost Mage").number, cell("c7"))) == "SW-SUMMON-02"
    # Other structures are no gates.
    t = table("Svara e1; Gate a1; Parapet c4; hand Frost Mage", "Sneeks a8")
    assert t.can_summon("Frost Mage") == ["a2", "b1"]


@rule("SW-SUMMON-07")
def test_a_unit_acts_in_the_turn_in_which_it_is_summoned() -> None:
    t = table("Sneeks e1; Gate d5; hand Beast Rider, Gate; Horde Slinger a1", "Svara d8")
    t.summon("Beast Rider", "d6").move("d6", "d7").ends().ends()
    assert (t.asked, t.can_attack("d7")) == ("attack-phase", ["d8"])


@rule("SW-SUMMON-08")
def test_what_is_placed_is_not_summoned() -> None:
    """Blood Summon places: no cost is paid, and the Spirit Mage does not come charged."""
    t = table("Ret-Talus d1; Undead Warrior c3; hand Blood Summon, Spirit Mage, Sneak", "Svara d8", magic=(0, 0))
    t.play("Blood Summon").picks("c3").picks_space("c4")
    assert (t.card("c4"), t.boost("c4"), t.magic()) == ("Spirit Mage", 0, 0)
    # Whereas, summoned, it does.
    t = table("Ret-Talus d1; Gate c3; hand Spirit Mage, Gate", "Svara d8", magic=(2, 0))
    assert (t.summon("Spirit Mage", "c4").magic(), t.boost("c4")) == (1, 1)


@rule("SW-SUMMON-08")
def test_elut_bal_is_summoned_in_the_place_of_another() -> None:
    """Its cost is paid, and Chant of Weaving answers to its summoning."""
    mine = "Ret-Talus d1; Undead Warrior c3; Hellfire Cultist c4; Gate a1; hand Elut-Bal, Chant of Weaving"
    t = table(mine, "Svara d8", magic=(6, 0))
    t.play("Chant of Weaving").picks("c3")
    assert t.can_summon("Elut-Bal") == ["c3", "c4", "d1"]
    t.summon("Elut-Bal", "c4")
    assert (t.card("c4"), t.magic()) == ("Elut-Bal", 0)
    assert t.boost("c3") == 1 + 1  # and one for the death, by Blood Fury


# Adjacent


@rule("SW-ADJ-01")
def test_adjacent_means_sharing_a_side() -> None:
    t = table(
        "Sneeks e1; Horde Climber c4; Horde Climber a1; hand Gate",
        "Svara d8; Gate c3; Gate c5; Gate b4; Gate d4; Gate b3; Gate d3; Gate d5; Gate c6; Gate a2; Gate f1",
        phase="attack",
    )
    assert t.can_attack("c4") == ["b4", "c3", "c5", "d4"]
    assert t.can_attack("a1") == ["a2"]  # f1 lies at the other end of the row


@rule("SW-ADJ-02")
def test_nothing_is_adjacent_to_itself() -> None:
    """Inspire boosts the friendly units beside Miti Kyru, not Miti Kyru."""
    t = table("Abua Shi e1; Miti Kyru c3; Lioness c5; Lioness a1", "Svara d8", phase="move").move("c3", "c4")
    assert (t.boost("c5"), t.boost("c4"), t.boost("a1")) == (1, 0, 0)
    # Chant of Growth: 1 boost for the unit and for those beside it, so the unit gets 1.
    t = table("Abua Shi e1; Lioness c3; Lioness c4; hand Chant of Growth", "Svara d8", phase="move")
    t.play("Chant of Growth").picks("c3")
    assert (t.boost("c3"), t.boost("c4")) == (1, 1)
    # Nor within any distance of itself: Spirit Bond is for others.
    t = table("Abua Shi e1; Lioness c3; Lioness e3", "Svara d8", phase="move").move("e1", "e2")
    assert t.can_pick() == ["c3", "e3"]
