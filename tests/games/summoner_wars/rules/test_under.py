"""Cards under cards."""

from __future__ import annotations

import pytest

from tests.games.summoner_wars.scenario import Talk, table
from tests.rules import rule


@rule("SW-UNDER-01", "SW-UNDER-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_under_another_serves_whoever_controls_that_one(owner: int) -> None:
    t = table("Sneeks a1; Horde Climber c4; hand Gate", "Svara d8; Gate c5", phase="attack")
    t.tuck("c4", "Ice Smith", owner).attack("c4", "c5", "rx")
    assert t.damage("c5") == 2
    t = table("Tacullu c2; Gate b2", "Svara d8; Horde Climber c4 damage 1; Gate c5; hand Gate", phase="attack")
    t.tuck("c4", "Hellforged Weapon", owner).attack("c2", "c4", "mr mr m").yes()
    assert (t.controller("c4"), t.under("c4"), t.strength("c4")) == (0, ["Hellforged Weapon"], 3)


@rule("SW-UNDER-02")
def test_what_goes_under_another_leaves_its_tokens_and_its_own_cards() -> None:
    t = table("Svara a1; Ice Smith c3 boost 2 damage 1; Frost Mage c5; Ice Smith f5", "Sneeks d8", phase="move")
    t.tuck("c3", "Hellforged Weapon").tuck("c3", "Ice Smith", 1)
    smith = t.o("c3")
    t.move("c3", "c4").way(1)
    assert (t.card("c4"), t.under("c5"), t.boost("c5")) == (None, ["Ice Smith"], 0)
    assert (t.discarded(0), t.discarded(1)) == (["Hellforged Weapon"], ["Ice Smith"])
    assert (t.s.boost[smith], t.s.damage[smith], t.s.under[smith]) == (0, 0, ())


@rule("SW-UNDER-03")
def test_they_go_with_it_when_it_moves_or_is_forced() -> None:
    t = table("Sneeks e1; Horde Slinger c3; Horde Slinger f5; hand Sneak", "Svara d8", phase="move")
    t.tuck("c3", "Ice Smith")
    t.move("c3", "c5")
    assert t.under("c5") == ["Ice Smith"]
    t.play("Sneak").picks("c5").forces_to("c6")
    assert (t.under("c6"), t.discarded()) == (["Ice Smith"], [])


@rule("SW-UNDER-05")
def test_nothing_touches_a_card_under_another() -> None:
    t = table(
        "Svara a1; Frost Mage c4; Gate e4; Ice Smith c6; Gate e3; hand Gate",
        "Sneeks d8; Horde Climber c5",
        "attack",
    )
    for name in ("Ollag", "Ice Golem", "Undead Warrior", "Horde Climber", "Nadiana"):
        t.tuck("c4", name)
    assert (t.life("e4"), t.strength("c4"), t.life("c4")) == (5, 1, 4)
    assert t.ability_names("c4") == ["Frost Bolt"]
    t = table("Sera Eldwyn a1; Valna Stoutheart c3; Frost Mage c4; Beast Rider c2", "Sneeks d8", "attack")
    t.tuck("c4", "Citadel Knight")
    assert t.strength("c3") == 2  # no Citadel unit near
    t.tuck("c2", "Horde Slinger")
    assert t.strength("c2") == 3


def leaving(t: Talk) -> tuple[list[str], list[str]]:
    return t.discarded(0), t.discarded(1)


@rule("SW-UNDER-06")
def test_they_are_discarded_each_to_its_own_pile_when_it_leaves() -> None:
    line = "Sneeks a1; Beast Rider c4; hand Gate", "Sneeks d8; Horde Climber c5"
    t = table(*line, phase="attack").tuck("c5", "Ice Smith").tuck("c5", "Ollag", 1)
    assert leaving(t.attack("c4", "c5", "m m m")) == (["Ice Smith"], ["Horde Climber", "Ollag"])
    t = table(line[0], f"{line[1]}; area Unrelenting", phase="attack").tuck("c5", "Ice Smith").tuck("c5", "Ollag", 1)
    assert leaving(t.attack("c4", "c5", "m m m")) == (["Ice Smith"], ["Ollag"])
    t = table("Sneeks a1; The Eater c4; Horde Climber c5; hand Gate", "Svara d8; Gate c3", phase="attack")
    t.tuck("c5", "Ice Smith").tuck("c5", "Ollag", 1).attack("c4", "c3", "m rx rx rx rx").ends().picks("c5")
    assert leaving(t) == (["Horde Climber", "Ice Smith"], ["Ollag"])
