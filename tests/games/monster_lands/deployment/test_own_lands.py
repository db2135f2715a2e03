"""Dice on an own settled land. What each of the lands gives is told with the cards."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.forms import END
from tests.games.monster_lands.saying import lay, settle, work
from tests.games.monster_lands.scenario import Talk, land_card, member, table
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes
SETTLED = "Tentok; Tepey; Luska; land Kaleh settled Tepey"


def lands(t: Talk) -> set[int]:
    return {option["land"] for option in t.offered("work")}


@rule("ML-OWN-01")
def test_the_dice_are_placed_and_the_benefit_received_at_once() -> None:
    t = table(f"{SETTLED}; pool s 2m", "Yedukha; pool s")
    t.play(work("Kaleh"))
    assert t.s.potions[0] == 3 and t.s.pool[0][-1] == 1
    assert t.seat == 1  # it was the action of this turn


@rule("ML-OWN-01")
def test_only_with_the_dice_that_the_card_shows() -> None:
    t = table(f"{SETTLED}; pool 2s b5", OTHERS)
    assert not t.can(work("Kaleh"))
    assert t.refused(work("Kaleh"))[0] == "ML-OWN-01"


@rule("ML-OWN-01")
@pytest.mark.parametrize(("way", "dice"), [(0, ""), (1, "b2 b5"), (2, "b5")])
def test_one_of_several_sets_of_dice(way: int, dice: str) -> None:
    """Gurban takes two strength dice, two bargaining dice, or one of each, for three magic dice."""
    t = table("Onduru used; Trunk; land Gurban settled Trunk; pool 3s b2 b5", OTHERS)
    t.play(work("Gurban", way))
    for die in dice.split():
        if t.asked == "loading":
            t.play(lay(die))
    assert t.s.pool[0] == {0: [1, 0, 1, 0, 0, 1, 0, 3], 1: [3, 0, 0, 0, 0, 0, 0, 3], 2: [2, 0, 1, 0, 0, 0, 0, 3]}[way]


@rule("ML-OWN-02")
def test_nobody_uses_the_land_of_others() -> None:
    t = table("Yedukha; pool 4m", f"{SETTLED}; pool 2m")
    assert not t.offered("work") and t.refused(work("Kaleh"))[0] == "ML-OWN-02"


@rule("ML-OWN-02")
def test_nor_an_unsettled_one() -> None:
    t = table("Tentok; Tepey; land Kaleh; pool 2m", OTHERS)
    assert not t.offered("work") and t.refused(work("Kaleh"))[0] == "ML-OWN-02"


@rule("ML-OWN-02")
def test_once_a_round() -> None:
    t = table(f"{SETTLED}; pool s 3m", OTHERS)
    t.play(work("Kaleh"))
    assert t.asked == "turn" and t.seat == 0
    assert not t.can(work("Kaleh")) and t.refused(work("Kaleh"))[0] == "ML-OWN-02"


@rule("ML-OWN-02")
def test_in_the_next_round_it_is_free_again() -> None:
    t = table(f"{SETTLED}; pool m; coins 9", "Yedukha; Tarka; coins 20", quests="-, -")
    t.play(work("Kaleh"))
    t.draws_anything()
    t.dice("1 1")
    assert (t.s.round, t.asked, t.seat) == (3, "turn", 0)
    assert lands(t) == {land_card("Kaleh")}


@rule("ML-OWN-03")
def test_in_the_phase_in_which_it_is_settled() -> None:
    t = table("Tentok; Tepey; land Kaleh; pool s 2m", OTHERS)
    t.play(settle("Kaleh", "Tepey"))
    assert t.asked == "turn"
    t.play(work("Kaleh"))
    assert t.s.potions[0] == 3 and t.s.settler[land_card("Kaleh")] == member("Tepey")


@rule("ML-OWN-04")
@pytest.mark.parametrize(("potions", "then"), [(3, 3), (2, 3)])
def test_it_may_be_used_though_the_stores_are_full(potions: int, then: int) -> None:
    t = table(f"{SETTLED}; pool s 2m; potions {potions}", OTHERS)
    t.play(work("Kaleh"))
    assert t.s.potions[0] == then and t.s.pool[0][-1] == 1


@rule("ML-OWN-04")
def test_and_though_nobody_can_be_hired() -> None:
    t = table("Tentok; Tepey; fame 0; pool 3s; land Rhynia settled Tepey", OTHERS, tavern="Tarka, Vendela")
    t.play(work("Rhynia"))
    assert t.s.pool[0][0] == 1 and t.asked == "turn" and not t.can(work("Rhynia"))


@rule("ML-OWN-04")
def test_and_though_there_is_nothing_in_the_market() -> None:
    t = table("Yedukha; Bambul; pool 3s; land Uyunia settled Bambul", "Tentok")
    t.play(work("Uyunia"))
    assert t.s.pool[0][0] == 1 and not t.can(END)
