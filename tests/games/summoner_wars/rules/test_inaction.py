"""The price of a turn without an attack."""

from __future__ import annotations

import pytest

from tests.games.summoner_wars.scenario import table
from tests.rules import rule

MINE = "Sneeks a1; hand Gate"  # a card in hand, so that the Magic phase is not over by itself


@rule("SW-INACT-01")
def test_without_an_attack_the_own_summoner_takes_one() -> None:
    t = table(f"{MINE}; Beast Rider c4", "Svara d8; Horde Climber c5", phase="attack").ends()
    assert (t.asked, t.damage("a1"), t.damage("d8")) == ("magic-phase", 1, 0)


@rule("SW-INACT-01", "SW-TIME-01")
@pytest.mark.parametrize("first", ["Inaction", "Feed the Eater"])
def test_the_active_player_orders_the_penalty(first: str) -> None:
    t = table(f"{MINE}; The Eater c4; Horde Slinger c5", "Svara d8", phase="attack").ends()
    assert (t.asked, t.seat) == ("order", 0)
    t.first("a1" if first == "Inaction" else "c4", first)
    assert t.damage("a1") == (first == "Inaction")
    t.picks("c5")
    assert (t.damage("a1"), t.card("c5")) == (1, None)


@rule("SW-INACT-02")
@pytest.mark.parametrize(("target", "penalty"), [("c5", 0), ("c3", 0), ("d4", 1), ("b4", 1)])
def test_declaring_an_attack_on_an_enemy_object_is_enough(target: str, penalty: int) -> None:
    t = table(
        f"{MINE}; Beast Rider c4; Gate d4; Horde Climber b4",
        "Svara d8; Horde Climber c5; Gate c3",
        phase="attack",
    )
    t.attack("c4", target, "rx rx rx").ends()
    assert (t.asked, t.damage("a1"), t.damage(target)) == ("magic-phase", penalty, 0)


@rule("SW-INACT-02")
def test_an_extra_attack_is_an_attack() -> None:
    t = table(
        f"{MINE}; Sneeks f1; Gulldune c4; Horde Climber e4; Gate f4",
        "Svara d8; Horde Climber c5; Horde Climber e5",
        phase="attack",
    )
    t.attack("c4", "c5", "rx rx rx rx").picks("e4").no()
    assert t.ends().damage("a1") == 0


@rule("SW-INACT-03")
def test_other_damage_and_other_deeds_do_not_count() -> None:
    t = table(
        "Queen Maldaria a1; Ember Archer a4; Wind Mage c4; Wind Mage f1; Ice Golem f2; area Ice Ram; hand Burn, Gate",
        "Svara d8; Horde Climber b2; Horde Climber d5; Horde Climber c6; Horde Climber f4",
        phase="move",
    )
    t.play("Burn")
    t.move("a4", "a5").picks("d5")
    t.ends().ends()
    t.use("c4", "Push").picks("c6").forces_to("b6")
    t.use("f1", "Push").forces_to("f3").picks("f4").no().ends()
    assert t.damage("f4") == 1
    assert (t.damage("b2"), t.damage("d5"), t.card("b6")) == (2, 1, "Horde Climber")
    assert (t.asked, t.damage("a1")) == ("magic-phase", 1)


@rule("SW-INACT-03")
def test_an_attack_in_another_phase_does_not_count() -> None:
    t = table(
        "Sneeks a1; Horde Climber c4; Beast Rider a3; hand Enrage the Horde, Gate",
        "Svara d8; Horde Climber c5",
        phase="attack",
    ).ends()
    assert t.damage("a1") == 1
    t.play("Enrage the Horde").picks("c4").dice("rx").says(t.table.options[1])
    assert (t.damage("a1"), t.s.against) == (1, 0)


@rule("SW-INACT-04", "SW-GEN-03")
def test_the_penalty_can_lose_the_game() -> None:
    t = table("Sneeks a1 damage 10; hand Gate", "Svara d8", phase="build").ends()
    assert (t.asked, t.table.scores) == ("over", [0.0, 1.0])


@rule("SW-INACT-04")
def test_the_penalty_is_due_in_the_first_turn_with_nobody_in_reach() -> None:
    t = table("Sneeks a1; hand Gate", "Svara d8", phase="build", turn=1).ends()
    assert (t.asked, t.damage("a1")) == ("magic-phase", 1)
