"""The seven panic tokens: each closes one building."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import BUILDINGS
from tests.games.monster_lands.course.rounds import goes_on
from tests.games.monster_lands.saying import dig, visit
from tests.games.monster_lands.scenario import table
from tests.rules import rule

VISITS = {
    "lodge": [visit("lodge", "s"), visit("lodge", "b1")],
    "laboratory": [visit("laboratory", "m", space) for space in (0, 1)],
    "tavern": [visit("tavern", "s"), visit("tavern", "b1")],
    "armoury": [visit("armoury", "s"), visit("armoury", "b1")],
    "pawnshop": [visit("pawnshop", die) for die in ("s", "m", "b1")],
    "market": [visit("market", "s"), visit("market", "b1")],
    "mine": [dig(6), dig(4), dig(2)],
}


@rule("ML-PANIC-04", "ML-PANIC-05", "ML-CIT-07")
@pytest.mark.parametrize("closed", BUILDINGS)
def test_the_token_of(closed: str) -> None:
    t = table(
        "Burgrave; Korfatch; fame 5; coins 30",
        "Tentok; Zhandala; coins 30; fame 5",
        land_a="Slinker, Krysia, e1a",
        entrance="Lurker",
        quests="q01, q02",
        tavern="Luska, Nakirk, Dajana, Drabor",
        market="Ripper, Doombane, Backpack",
        lodge="improved_s1, improved_s1, improved_m1, improved_m1, improved_s2, improved_s2",
        phase="cleanup",
    )
    t.draws(closed)
    goes_on(t)
    assert (t.asked, t.seat) == ("turn", 0)
    for building, answers in VISITS.items():
        for answer in answers:
            assert t.can(answer) == (building != closed)
            if building == closed:
                assert t.refused(answer) == ("ML-CIT-07", "building-in-panic")
