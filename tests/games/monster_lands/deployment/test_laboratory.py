"""The laboratory: potions and venoms for a magic die (ML-LAB-01 to ML-LAB-04)."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import LABORATORY
from tests.games.monster_lands.saying import number, say, use, use_loot, visit
from tests.games.monster_lands.scenario import table
from tests.rules import rule

OTHERS = "Nakirk; pool 5s"
UPPER, LOWER = 0, 1


@rule("ML-LAB-01")
@pytest.mark.parametrize(("space", "tokens"), [(UPPER, 3), (LOWER, 2)])
def test_potions_and_venoms_in_any_combination_free_of_charge(space: int, tokens: int) -> None:
    for potions in range(tokens + 1):
        t = table("Burgrave; coins 0; pool 2m s", OTHERS)
        t.play(visit("laboratory", "m", space))
        assert len(t.offered("number")) == tokens + 1
        t.play(number(potions))
        assert (t.s.potions[0], t.s.venoms[0]) == (potions, tokens - potions)
        assert t.coins() == 0 and t.s.pool[0] == [1, 0, 0, 0, 0, 0, 0, 1]


@rule("ML-LAB-01")
def test_for_magic_dice_only() -> None:
    t = table("Burgrave; pool 2s b5", OTHERS)
    assert not any(offer["building"] == LABORATORY for offer in t.offered("visit"))
    assert t.refused(visit("laboratory", "s"))[0] == t.refused(visit("laboratory", "b5"))[0] == "ML-CIT-08"


@rule("ML-LAB-02", "ML-LAB-04")
@pytest.mark.parametrize(
    ("stores", "potions", "after"),
    [
        ("potions 2", 3, (3, 0)),
        ("potions 3; venoms 3", 1, (3, 3)),
        ("venoms 2", 1, (1, 3)),
        ("potions 1; venoms 1", 2, (3, 2)),
    ],
)
def test_the_board_holds_three_of_each_and_the_rest_is_lost(stores: str, potions: int, after: tuple[int, int]) -> None:
    t = table(f"Burgrave; {stores}; pool 2m s", OTHERS)
    say(t, visit("laboratory", "m"), number(potions))
    assert (t.s.potions[0], t.s.venoms[0]) == after


@rule("ML-LAB-02")
def test_tokens_on_paths_do_not_count() -> None:
    t = table("Burgrave; on a1 Korfatch s potion potion venom; potions 1; pool 2m s", OTHERS)
    say(t, visit("laboratory", "m"), number(2))
    assert (t.s.potions[0], t.s.venoms[0]) == (3, 1)


@rule("ML-LAB-03")
def test_the_player_chooses_the_space() -> None:
    t = table("Burgrave; pool 3m s", OTHERS)
    assert t.can(visit("laboratory", "m", UPPER)) and t.can(visit("laboratory", "m", LOWER))
    say(t, visit("laboratory", "m", LOWER), number(0))
    assert t.s.placed[LABORATORY] == [LOWER]
    t = table("Burgrave; pool 3m s", OTHERS, placed="laboratory: 1")
    assert t.can(visit("laboratory", "m", UPPER)) and not t.can(visit("laboratory", "m", LOWER))


@rule("ML-LAB-04")
@pytest.mark.parametrize(
    ("clan", "before", "after"), [("potion venom", (3, 3), (3, 3)), ("potion potion", (2, 0), (3, 0))]
)
def test_what_comes_back_from_a_path_is_lost_beyond_the_limit(
    clan: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    potions, venoms = before
    t = table(
        f"Burgrave; on a1 Korfatch s {clan}; potions {potions}; venoms {venoms}", "Nakirk", phase="cleanup", round=6
    )
    assert (t.s.potions[0], t.s.venoms[0]) == after


@rule("ML-LAB-04")
def test_so_is_what_loot_brings_and_an_ability_brings_nothing_more() -> None:
    t = table("Onduru; Lorin; potions 3; venoms 2; loot brew; pool 2s", OTHERS)
    assert not t.can(use("Onduru")) and t.refused(use("Onduru"))[0] == "ML-TERM-12"
    t.play(use_loot("brew"))
    assert (t.s.potions[0], t.s.venoms[0]) == (3, 3)
    assert not t.can(use("Lorin"))
