"""The twelve lands, card by card: what a settled land gives for the dice placed on it."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.monster_lands.board import DICE_CODES
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import BY_ID
from stolek.games.monster_lands.forms import END
from stolek.games.monster_lands.queries import renown
from stolek.games.monster_lands.state import SHOWN
from tests.games.monster_lands.saying import buy, dig, hire, lay, use_loot, work
from tests.games.monster_lands.scenario import Talk, die, land_card, member, table
from tests.rules import rule

# Of each affiliation, in the order of `board`: somebody hired who can settle, and nothing to use by hand.
SETTLERS = ("Zenek", "Ninra", "Drabor", "Geria")


def settled(land: str, clan: str, **more: Any) -> Talk:
    """Somebody has settled the land, and has dice; the other player too."""
    settler = SETTLERS[BY_ID[land.lower()].affiliation]
    clans = f"Burgrave; {settler}; land {land} settled {settler}; {clan}", "Yedukha; pool 2s"
    return table(*clans, **more)


def ways(t: Talk) -> list[int]:
    return [option["way"] for option in t.offered("work")]


def pool(t: Talk) -> str:
    """The dice left: `2s b5`."""
    names = {die(name): name for name in ("s", "b1", "b2", "b3", "b4", "b5", "b6", "m")}
    held = [(t.s.pool[0][code], names[code]) for code in range(DICE_CODES) if t.s.pool[0][code]]
    return " ".join(f"{n if n > 1 else ''}{name}" for n, name in held)


def is_an_action(t: Talk, land: str) -> None:
    """It is the turn of the other, and the land is used up for this round."""
    assert t.seat == 1 and t.s.worked[land_card(land)]


# what is placed and what is gained


@pytest.mark.parametrize(
    ("land", "before", "after"),
    [
        pytest.param("Nebia", "s m", "4s", marks=rule("ML-LANDREF-02")),
        pytest.param("Yaha", "s b2", "s 2m", marks=rule("ML-LANDREF-08")),
    ],
)
def test_dice_for_a_die(land: str, before: str, after: str) -> None:
    t = settled(land, f"pool {before}")
    t.play(work(land))
    assert pool(t) == after
    is_an_action(t, land)


@pytest.mark.parametrize(
    ("land", "dice", "way", "faces", "after"),
    [
        pytest.param("Krysia", "2s m", 0, "5 2", "s b2 b5 m", marks=rule("ML-LANDREF-05")),
        pytest.param("Traklan", "2s 2m", 0, "1 1 4", "2b1 b4 2m", marks=rule("ML-LANDREF-12")),
        pytest.param("Traklan", "2s 2m", 1, "1 2 3", "2s b1 b2 b3", marks=rule("ML-LANDREF-12")),
        pytest.param("Traklan", "2s 2m", 2, "6 6 6", "s 3b6 m", marks=rule("ML-LANDREF-12")),
    ],
)
def test_bargaining_dice_are_rolled_at_once(land: str, dice: str, way: int, faces: str, after: str) -> None:
    t = settled(land, f"pool {dice}")
    t.play(work(land, way))
    assert t.chance() == "bargaining-dice"
    t.dice(faces)
    assert pool(t) == after
    is_an_action(t, land)


@rule("ML-LANDREF-07")
@pytest.mark.parametrize(("way", "after"), [(0, "2b3 3m"), (1, "2s 3m"), (2, "s b3 3m")])
def test_gurban_takes_two_of_strength_and_bargaining_and_gives_magic(way: int, after: str) -> None:
    t = settled("Gurban", "pool 2s 2b3")
    t.play(work("Gurban", way))
    assert pool(t) == after
    is_an_action(t, "Gurban")


@pytest.mark.parametrize(
    ("land", "dice", "way"),
    [
        pytest.param("Aldavia", "2b5 2m", [], marks=rule("ML-LANDREF-01")),
        pytest.param("Nebia", "2s 2b5", [], marks=rule("ML-LANDREF-02")),
        pytest.param("Glacia", "2s 2m b5", [], marks=rule("ML-LANDREF-03")),
        pytest.param("Kaleh", "2s 2b5", [], marks=rule("ML-LANDREF-04")),
        pytest.param("Krysia", "2m 2b5", [], marks=rule("ML-LANDREF-05")),
        pytest.param("Rhynia", "s 2m 2b5", [], marks=rule("ML-LANDREF-06")),
        pytest.param("Gurban", "s 2m", [], marks=rule("ML-LANDREF-07")),
        pytest.param("Gurban", "2s m", [0], marks=rule("ML-LANDREF-07")),
        pytest.param("Gurban", "2b4", [1], marks=rule("ML-LANDREF-07")),
        pytest.param("Gurban", "s b4", [2], marks=rule("ML-LANDREF-07")),
        pytest.param("Yaha", "2s 2m", [], marks=rule("ML-LANDREF-08")),
        pytest.param("Wahibar", "2s 2b5", [], marks=rule("ML-LANDREF-09")),
        pytest.param("Uyunia", "s 2m", [], marks=rule("ML-LANDREF-10")),
        pytest.param("Uyunia", "2s m", [0], marks=rule("ML-LANDREF-10")),
        pytest.param("Uyunia", "2b4", [1], marks=rule("ML-LANDREF-10")),
        pytest.param("Uyunia", "s b4", [2], marks=rule("ML-LANDREF-10")),
        pytest.param("Nicegeria", "2s 2m", [], marks=rule("ML-LANDREF-11")),
        pytest.param("Nicegeria", "2s b2", [], marks=rule("ML-LANDREF-11")),
        pytest.param("Nicegeria", "2b2 m", [], marks=rule("ML-LANDREF-11")),
        pytest.param("Traklan", "s b4", [], marks=rule("ML-LANDREF-12")),
        pytest.param("Traklan", "2s b4", [0], marks=rule("ML-LANDREF-12")),
        pytest.param("Traklan", "2m", [1], marks=rule("ML-LANDREF-12")),
        pytest.param("Traklan", "s m", [2], marks=rule("ML-LANDREF-12")),
    ],
)
def test_only_for_the_dice_it_asks_for(land: str, dice: str, way: list[int]) -> None:
    t = settled(land, f"pool {dice}", tavern="Fandor", market="Ripper", loot="brew")
    assert ways(t) == way


@rule("ML-LANDREF-03")
def test_glacia_gives_nine_coins() -> None:
    t = settled("Glacia", "coins 2; pool s b1 2b6")
    t.play(work("Glacia"))
    t.play(lay("b1"))  # which of the three, says the player
    assert t.coins() == 2 + 9 and pool(t) == "s b6"
    is_an_action(t, "Glacia")


@rule("ML-LANDREF-04")
def test_kaleh_gives_three_potions() -> None:
    t = settled("Kaleh", "pool s m")
    t.play(work("Kaleh"))
    assert t.s.potions[0] == 3 and pool(t) == "s"
    is_an_action(t, "Kaleh")


@rule("ML-LANDREF-09")
def test_wahibar_gives_three_defence_tokens() -> None:
    t = settled("Wahibar", "pool s m")
    t.play(work("Wahibar"))
    assert t.s.defence[0] == 3 and pool(t) == "s"
    is_an_action(t, "Wahibar")


@rule("ML-LANDREF-11")
def test_nicegeria_gives_two_fame() -> None:
    t = settled("Nicegeria", "fame 4; pool 2s b3 m")
    t.play(work("Nicegeria"))
    assert t.fame() == 6 and pool(t) == "s"
    is_an_action(t, "Nicegeria")


@rule("ML-LANDREF-01")
def test_aldavia_gives_loot_of_the_display() -> None:
    t = settled("Aldavia", "pool 2s", loot="coins12, brew, killer, relic")
    t.play(work("Aldavia"))
    assert t.asked == "spoils" and len(t.offered("loot")) == 4
    t.play(use_loot("brew"))
    assert t.has_loot("brew") and t.chance() == "next-loot"
    t.draws("satchel")
    assert t.s.loot.count(SHOWN) == 4 and pool(t) == "s"
    is_an_action(t, "Aldavia")


@rule("ML-LANDREF-06")
def test_rhynia_hires_somebody_for_nothing() -> None:
    t = settled("Rhynia", "fame 9; pool 2s m", tavern="Fandor, Hatyr, Lina, Tarka")
    t.play(work("Rhynia"))
    assert t.asked == "hiring"
    assert {option["member"] for option in t.offered("member")} == {member("Fandor"), member("Hatyr")}
    t.play(hire("Fandor"))
    assert t.s.clan[member("Fandor")] == 0
    t.draws("Geria")
    is_an_action(t, "Rhynia")


@rule("ML-LANDREF-06")
def test_rhynia_offers_neither_drinks_nor_greenhorns() -> None:
    t = settled("Rhynia", "fame 9; coins 20; pool 2s m", tavern="Fandor, Hatyr, Lina, Tarka")
    t.play(work("Rhynia"))
    assert not t.offered("drinks")
    assert not t.can(hire("Greenhorn 1"))


@rule("ML-LANDREF-06")
def test_rhynia_hires_nobody_beyond_the_fame_surplus() -> None:
    t = settled("Rhynia", "fame 6; pool 2s m", tavern="Fandor, Hatyr, Lina, Tarka")
    t.play(work("Rhynia"))
    assert t.s.clan.count(0) == 2 and t.seat == 1


@rule("ML-LANDREF-10")
@pytest.mark.parametrize(("way", "after"), [(0, "2b3 m"), (1, "2s m"), (2, "s b3 m")])
def test_uyunia_gives_equipment_for_nothing(way: int, after: str) -> None:
    t = settled("Uyunia", "coins 2; pool 2s 2b3 m", market="Ripper, Backpack, Doombane")
    t.play(work("Uyunia", way))
    assert t.asked == "equipping"
    t.play(buy("Doombane", "Geria"))
    assert t.coins() == 2 and pool(t) == after
    assert [COPIES[e].name for e, holder in enumerate(t.s.holder) if holder == member("Geria")] == ["Doombane"]
    assert t.chance() == "next-equipment"
    t.draws("Grimoire")
    is_an_action(t, "Uyunia")


# what is gained


@rule("ML-LANDREF-13")
def test_dice_gained_are_used_in_the_same_phase() -> None:
    t = settled("Nebia", "pool m")
    t.play(work("Nebia"))
    t.play(dig(2))
    assert t.seat == 0 and pool(t) == "3s"
    assert not t.can(END)  # with dice in the pool nobody passes
    s = table("Burgrave; coins 9; pool 3s", "Yedukha", phase="cleanup").s
    assert not any(s.pool[0])


@rule("ML-LANDREF-13")
def test_who_is_hired_brings_dice_and_renown_at_once() -> None:
    t = settled("Rhynia", "fame 12; pool 2s m", tavern="Fandor, Hatyr, Lina, Tarka")
    before = renown(t.s, 0)
    t.play(work("Rhynia"))
    t.play(hire("Fandor"))
    assert renown(t.s, 0) == before + 5 and pool(t) == "2s m"
    assert t.chance() == "next-mercenary"
    t.draws("Geria")
    assert t.s.tavern[0] == member("Geria")


@rule("ML-LANDREF-13")
def test_an_item_taken_is_replaced() -> None:
    t = settled("Uyunia", "pool 2s", market="Ripper, Backpack, Doombane")
    t.play(work("Uyunia"))
    t.play(buy("Backpack", "Geria"))
    t.draws("Grimoire")
    assert [COPIES[e].name for e in t.s.market] == ["Ripper", "Grimoire", "Doombane"]


@rule("ML-LANDREF-13")
@pytest.mark.parametrize(
    ("land", "clan", "tokens"),
    [("Kaleh", "potions 2", (3, 0)), ("Wahibar", "defence 4", (0, 5)), ("Kaleh", "", (3, 0))],
)
def test_the_stores_hold_no_more_than_ever(land: str, clan: str, tokens: tuple[int, int]) -> None:
    t = settled(land, f"{clan}; pool m")
    t.play(work(land))
    assert (t.s.potions[0], t.s.defence[0]) == tokens
