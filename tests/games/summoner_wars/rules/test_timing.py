"""When effects are resolved, and in which order; may and must; cards above rules."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.forms import PASS
from tests.games.summoner_wars.scenario import Illegal, Talk, table
from tests.rules import rule


def duel(theirs: str = "") -> Talk:
    """Miti Kyru attacks Fanessa: he may withdraw, she strikes back."""
    mine = "Abua Shi a1; Miti Kyru c4 damage 1; Lioness f1; Gate f2"
    return table(mine, f"Queen Maldaria d8; Fanessa c5; {theirs}", phase="attack")


@rule("SW-TIME-01", "SW-TIME-03")
@pytest.mark.parametrize("riposte_first", [True, False])
def test_the_active_player_orders_what_comes_at_once(riposte_first: bool) -> None:
    t = duel().attack("c4", "c5", "m m m m")
    assert (t.asked, t.seat) == ("order", 0)
    if riposte_first:
        t.first("c5", "Riposte")
        assert (t.damage("c4"), t.asked) == (2, "which-way")
        t.no()
    else:
        t.first("c4", "Withdraw")
        assert (t.damage("c4"), t.asked) == (1, "which-way")
        t.way(1).forces_to("c3")
        assert t.damage("c3") == 2
    assert t.asked == "attack-phase"


@rule("SW-TIME-01")
def test_the_active_player_orders_even_what_is_only_the_others() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; hand Gate",
        "Queen Maldaria d7; Fanessa c5; area Divine Retribution",
        phase="attack",
    )
    t.attack("c4", "c5", "m m m")
    assert (t.asked, t.seat, t.damage("c4")) == ("order", 0, 0)
    t.first("d7", "Aura of the Phoenix")
    assert t.damage("c4") == 2


@rule("SW-TIME-02")
def test_what_comes_after_comes_before_anything_else() -> None:
    """The cultist burns as soon as it is destroyed; what comes after the attack comes later."""
    t = table("Abua Shi a1; Miti Kyru c4; Gate b4", "Ret-Talus d8; Hellfire Cultist c5", phase="attack")
    t.attack("c4", "c5", "m m m m")
    assert (t.asked, t.damage("c4"), t.magic()) == ("which-way", 1, 6)


@rule("SW-TIME-02")
def test_a_chain_is_finished_before_the_next_effect() -> None:
    t = table(
        "Svara a1; Jarmund f1; Ice Golem c3; Gate b2; area Ice Ram",
        "Sneeks d8; Horde Climber c5; Horde Climber b4",
        phase="move",
    )
    t.move("c3", "c4").picks("c5")
    assert (t.asked, t.damage("c5")) == ("force", 1)
    assert not any(o & 31 in (2, 3) for o in t.table.options)


@rule("SW-TIME-05")
def test_may_can_be_declined_and_must_cannot() -> None:
    t = duel().attack("c4", "c5", "m m m m").first("c4", "Withdraw")
    assert t.offered(PASS)
    t = table("Sneeks e1; Blarf c3; Gate d3; hand Gate", "Sneeks d8", phase="build").ends()
    assert t.asked == "which-way"
    with pytest.raises(Illegal):
        t.no()


@rule("SW-TIME-06")
@pytest.mark.parametrize("number", range(4))
def test_up_to_three_is_none_to_three(number: int) -> None:
    t = table(
        "Svara c3; Gate a3; Gate b2; Gate e3; Gate d2; hand Glacial Shift, Gate", "Sneeks d8", phase="build"
    ).play("Glacial Shift")
    for at in ("a3", "b2", "e3")[:number]:
        t.picks(at)
    if number < 3:
        t.no()
    assert t.asked == ("force" if number else "build-phase")


@rule("SW-TIME-06")
@pytest.mark.parametrize("number", range(4))
def test_any_number_is_none_to_all(number: int) -> None:
    t = table(
        "Sneeks a1; Horde Slinger b3; Horde Slinger d3; Horde Slinger f3; hand Sneak",
        "Svara d8",
        phase="move",
    ).play("Sneak")
    for col in "bdf"[:number]:
        t.picks(f"{col}3").forces_to(f"{col}4")
    if number < 3:
        t.no()
    assert [t.card(f"{col}4") for col in "bdf"].count("Horde Slinger") == number
    assert t.asked == "move-phase"


@rule("SW-PRIO-01")
def test_the_text_of_a_card_goes_above_the_rules() -> None:
    t = table("Svara a1; Ice Golem c3; Gate c5", "Sneeks d8", phase="move")
    assert (t.can_move("c3"), t.can_move("c5")) == (["b3", "c2", "c4", "d3"], [])
    t = table("Sneeks e1; Horde Slinger c3; Kalal d3; hand Sneak, Gate", "Svara d8; Kalal d7", phase="move")
    t = table("Tacullu a1; Wind Mage c4; Kalal c5; Gate a2", "Svara d8; Horde Slinger c2", phase="attack")
    assert t.use("c4", "Push").card("c5") == "Kalal"  # steadfast, so it was the slinger
    assert t.asked == "force"
    t = table("Sera Eldwyn a1; Gate c3; area Renewed Hope; hand Temple Priest", "Svara d8", phase="build")
    assert t.can_summon("Temple Priest") == ["a2", "b1", "b3", "c2", "c4", "d3"]
