"""The market: equipment, who holds it, and when it works."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands import faces
from stolek.games.monster_lands.board import MARKET
from stolek.games.monster_lands.cards.equipment import COPIES, EQUIPMENT, KINDS, Equipment
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.state import IN_DECK, OUT, USED
from stolek.kernel.asks import NONE
from stolek.kernel.position import Position
from stolek.words import Words
from tests.games.monster_lands.saying import buy, dig, drop, give, piece, say, visit
from tests.games.monster_lands.scenario import Talk, member, table
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes
DISPLAY = "Doombane, Nightguard, Krakenomicon"


def holds(t: Talk, name: str) -> list[str]:
    return sorted(COPIES[e].name for e, holder in enumerate(t.s.holder) if holder == member(name))


# buying


@rule("ML-MARKET-01")
@pytest.mark.parametrize(
    ("die", "card", "off"), [("s", "Doombane", 0), ("b2", "Doombane", 2), ("b6", "Nightguard", 6), ("s", "Hoodwink", 0)]
)
def test_one_card_at_its_price(die: str, card: str, off: int) -> None:
    t = table(f"Burgrave; Korfatch; coins 9; pool {die} 2s", OTHERS, market=f"{card}, Ripper, Krakenomicon")
    say(t, visit("market", die), buy(card, "Korfatch"))
    assert t.coins() == 9 - max(1, COPIES[piece(card)].price - off) and holds(t, "Korfatch") == [card]
    t.draws("Backpack")
    assert t.asked == "turn" and len(t.s.placed[MARKET]) == 1


@rule("ML-MARKET-01")
def test_strength_and_bargaining_but_not_magic() -> None:
    t = table("Burgrave; Korfatch; coins 9; pool s b3 m", OTHERS, market=DISPLAY)
    assert t.can(visit("market", "s")) and t.can(visit("market", "b3")) and not t.can(visit("market", "m"))
    assert t.refused(visit("market", "m"))[0] == "ML-CIT-08"


@rule("ML-MARKET-01")
def test_only_what_is_on_display_and_can_be_paid() -> None:
    coins = COPIES[piece("Nightguard")].price
    assert coins < COPIES[piece("Doombane")].price
    t = table(f"Burgrave; Korfatch; coins {coins}; pool 2s m", OTHERS, market="Doombane, Nightguard")
    t.play(visit("market", "s"))
    assert {option["equipment"] for option in t.offered("equip")} == {piece("Nightguard")}
    assert t.refused(buy("Doombane", "Korfatch"))[1] == "costs-more-coins"
    assert t.refused(buy("Backpack", "Korfatch"))[0] == "ML-MARKET-01"


# assigning


@rule("ML-MARKET-02")
def test_at_once_to_somebody_who_is_not_on_a_path() -> None:
    t = table(
        "Burgrave; Korfatch; coins 9; pool 2s m; on a1 Trunk s; Luska", OTHERS,
        market=DISPLAY, land_a="Slinker, Gurban, e1a",
    )  # fmt: skip
    t.play(visit("market", "s"))
    takers = {option["member"] for option in t.offered("equip")}
    assert takers == {member("Burgrave"), member("Korfatch"), member("Luska")}
    assert t.refused(buy("Nightguard", "Trunk"))[1] == "on-path-with-equipment"
    t.play(buy("Nightguard", "Luska"))
    assert holds(t, "Luska") == ["Nightguard"]


@rule("ML-MARKET-02", "ML-MARKET-03")
def test_an_older_card_of_the_kind_makes_room() -> None:
    t = table("Burgrave; Korfatch with Doombane; coins 9; pool 2s m", OTHERS, market="Ripper, Nightguard, Grimoire")
    say(t, visit("market", "s"), buy("Ripper", "Korfatch"))
    assert holds(t, "Korfatch") == ["Ripper"]
    assert t.s.holder[piece("Doombane")] == USED


@rule("ML-MARKET-03")
def test_one_card_of_each_kind() -> None:
    """A weapon, a piece of gear and a spell."""
    t = table("Burgrave; Korfatch with Doombane; coins 20; pool 2s m", OTHERS, market="Ripper, Nightguard, Grimoire")
    say(t, visit("market", "s"), buy("Nightguard", "Korfatch"))
    t.draws("Backpack")
    say(t, visit("market", "s"), buy("Grimoire", "Korfatch"))
    assert holds(t, "Korfatch") == ["Doombane", "Grimoire", "Nightguard"]


@rule("ML-MARKET-08")
def test_nothing_is_bought_while_all_are_on_paths() -> None:
    clan = "Burgrave; coins 9; pool 2s m; on a1 Burgrave s"
    t = table(clan, OTHERS, market=DISPLAY, land_a="Slinker, Gurban, e1a")
    assert not t.can(visit("market", "s"))
    assert t.refused(visit("market", "s"))[0] == "ML-MARKET-08"
    t = table(f"{clan}; Greenhorn", OTHERS, market=DISPLAY, land_a="Slinker, Gurban, e1a")
    say(t, visit("market", "s"), buy("Nightguard", "Greenhorn"))
    assert holds(t, "Greenhorn") == ["Nightguard"]


@rule("ML-MARKET-08")
def test_by_the_other_reading_greenhorns_hold_nothing() -> None:
    clan = "Burgrave; coins 9; pool 2s m; Greenhorn"
    t = table(clan, OTHERS, market=DISPLAY, rulings=["greenhorns-unarmed"])
    t.play(visit("market", "s"))
    assert {option["member"] for option in t.offered("equip")} == {member("Burgrave")}
    t = table(
        f"{clan}; on a1 Burgrave s", OTHERS,
        market=DISPLAY, land_a="Slinker, Gurban, e1a", rulings=["greenhorns-unarmed"],
    )  # fmt: skip
    assert not t.can(visit("market", "s"))


@rule("ML-MARKET-08")
def test_what_a_greenhorn_holds_works_at_home() -> None:
    t = table("Burgrave; Greenhorn with Backpack; coins 0; pool 3s", OTHERS)
    t.play(dig(2))
    assert t.coins() == 4


# the card


@rule("ML-MARKET-04")
@pytest.mark.parametrize("card", EQUIPMENT, ids=lambda card: card.id)
def test_the_card_shows_name_price_ability_and_kind(card: Equipment) -> None:
    face = faces.equipment(card, Words.load("en", faces.PACKAGE))
    assert face.name == card.name
    assert [(corner.icon, corner.n) for corner in face.corners] == [("coins", card.price)]
    symbol = ("outskirts",) if card.ability.outskirts else ()
    assert face.signs == (KINDS[card.kind], *symbol)
    assert face.sections and all(section.text for section in face.sections)


@rule("ML-MARKET-04")
def test_the_symbol_is_on_what_is_for_the_outskirts() -> None:
    assert {card.name for card in EQUIPMENT if not card.ability.outskirts} == {"Backpack", "Snare Kit"}


@rule("ML-MARKET-05")
@pytest.mark.parametrize(("holder", "hurt"), [("Korfatch", False), ("Burgrave", True)])
def test_with_the_symbol_it_works_only_for_its_holder_on_a_path(holder: str, hurt: bool) -> None:
    clan = "; ".join(name + (" with Nightguard" if name == holder else "") for name in ("Burgrave", "Korfatch"))
    t = table(f"{clan}; on a4 Korfatch s", OTHERS, phase="adventure", quests="q01, q02", land_a="Slinker, Gurban, e1a")
    t.dice("3 1 1")
    assert t.wounded("Korfatch") == hurt


@rule("ML-MARKET-05")
def test_with_the_symbol_it_is_of_no_use_in_the_deployment_phase() -> None:
    t = table("Burgrave; Korfatch with Arrowflight; Trunk with Nightguard; pool 2s b3 m", OTHERS)
    assert not t.offered("use") and not t.offered("reroll")


@rule("ML-MARKET-05")
def test_without_the_symbol_it_works_wherever_its_holder_is() -> None:
    for place in ("", "; on a1 Korfatch s"):
        t = table(f"Burgrave; Korfatch with Backpack{place}; pool 3s", OTHERS, land_a="Slinker, Gurban, e1a")
        t.play(dig(2))
        assert t.coins() == 4


# handing on


@rule("ML-MARKET-06")
def test_equipment_moves_freely_among_those_at_home() -> None:
    t = table("Burgrave; Korfatch with Doombane; Greenhorn; pool 3s; coins 9", OTHERS)
    t.play(give("Doombane", "Burgrave"))
    assert (holds(t, "Burgrave"), holds(t, "Korfatch")) == (["Doombane"], [])
    say(t, give("Doombane", "Greenhorn"), give("Doombane", "Korfatch"))
    assert holds(t, "Korfatch") == ["Doombane"]
    assert t.asked == "turn" and t.s.acted == 0


@rule("ML-MARKET-06")
def test_also_in_the_turn_of_others() -> None:
    t = table("Burgrave; Korfatch with Doombane; pool 3s", "Tentok; Tepey with Ripper; pool 2s")
    t.table.play(give("Ripper", "Tentok"), seat=1)
    assert holds(t, "Tentok") == ["Ripper"] and t.seat == 0
    t.play(dig(2))
    assert t.seat == 1
    t.table.play(give("Doombane", "Burgrave"), seat=0)
    assert holds(t, "Burgrave") == ["Doombane"] and t.seat == 1


@rule("ML-MARKET-06")
def test_who_is_on_a_path_neither_gives_nor_takes() -> None:
    t = table(
        "Burgrave; Korfatch with Doombane; Trunk with Nightguard; pool 3s; on a1 Korfatch s", OTHERS,
        land_a="Slinker, Gurban, e1a",
    )  # fmt: skip
    assert t.can(give("Nightguard", "Burgrave"))
    assert not t.can(give("Nightguard", "Korfatch")) and not t.can(give("Doombane", "Burgrave"))
    for wrong in (give("Nightguard", "Korfatch"), give("Doombane", "Burgrave")):
        assert t.refused(wrong)[0] == "ML-MARKET-06"


@rule("ML-MARKET-03", "ML-MARKET-06")
def test_a_second_card_of_the_kind_needs_room_that_can_be_made() -> None:
    t = table("Burgrave with Ripper; Korfatch with Doombane; pool 3s", OTHERS)
    assert not t.can(give("Doombane", "Burgrave"))
    assert t.refused(give("Doombane", "Burgrave"))[0] == "ML-MARKET-03"
    say(t, drop("Ripper"), give("Doombane", "Burgrave"))
    assert holds(t, "Burgrave") == ["Doombane"] and t.s.holder[piece("Ripper")] == USED


@rule("ML-MARKET-06")
def test_nothing_goes_to_another_clan() -> None:
    t = table("Burgrave; Korfatch with Doombane; pool 3s", OTHERS)
    assert t.refused(give("Doombane", "Yedukha"))[0] == "ML-MARKET-06"


# the display


@rule("ML-MARKET-07")
def test_the_display_is_refilled() -> None:
    t = table("Burgrave; Korfatch; coins 9; pool 2s", OTHERS, market=DISPLAY)
    say(t, visit("market", "s"), buy("Nightguard", "Korfatch"))
    assert t.asked == "next-equipment"
    t.draws("Backpack")
    assert sorted(t.s.market) == sorted(map(piece, ("Doombane", "Backpack", "Krakenomicon")))


@rule("ML-MARKET-07")
def test_discarded_equipment_does_not_come_back() -> None:
    s = table("Burgrave; Korfatch with Hoodwink; coins 9; pool 3s m", OTHERS, market=DISPLAY).s.clone()
    for e in range(len(COPIES)):
        if s.holder[e] == IN_DECK:
            s.holder[e] = OUT
    t = Talk(Position(RULES, s))
    say(t, visit("market", "s"), buy("Nightguard", "Korfatch"))
    assert t.s.holder[piece("Hoodwink")] == USED
    assert t.asked == "turn" and t.s.market.count(NONE) == 1
