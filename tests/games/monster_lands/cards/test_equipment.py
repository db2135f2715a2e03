"""The equipment, card by card: what each of the eighteen is worth, on a path or at home."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.equipment import COPIES, EQUIPMENT, KINDS
from stolek.games.monster_lands.forms import END, equip
from tests.games.monster_lands.adventure.fighting import battle, conquers, conquest, fights, outcomes, strikes
from tests.games.monster_lands.saying import dig, discount, piece, say, take_trap, visit
from tests.games.monster_lands.scenario import Talk, member, table
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes
ONE_COPY = pytest.mark.parametrize("nth", [1])
TWO_COPIES = pytest.mark.parametrize("nth", [1, 2])

# name: kind, price, copies
CARDS = {
    "Krakenomicon": ("spell", 4, 2),
    "Backpack": ("gear", 4, 2),
    "Doombane": ("weapon", 5, 1),
    "Grimoire": ("spell", 4, 2),
    "Ironmarvel": ("weapon", 6, 2),
    "Hoodwink": ("gear", 2, 1),
    "Nightguard": ("gear", 4, 2),
    "Snare Kit": ("gear", 5, 2),
    "Ripper": ("weapon", 5, 2),
    "Arrowflight": ("weapon", 5, 2),
}
PIECES = [(name, nth) for name, (_, _, copies) in CARDS.items() for nth in range(1, copies + 1)]


def clan(name: str, nth: int, more: str = "") -> str:
    """Dajana holds the card, Pardala before her the first one if it is the second, with both at home or on `more`."""
    return f"Burgrave; {'Pardala with ' + name + '; ' if nth == 2 else ''}Dajana with {name}; {more}"


@rule("ML-EQ-11")
def test_ten_kinds_of_equipment_on_eighteen_cards() -> None:
    assert {card.name: (KINDS[card.kind], card.price, card.copies) for card in EQUIPMENT} == CARDS
    assert len(COPIES) == len(PIECES) == 18


@pytest.mark.parametrize(("name", "nth"), PIECES)
def test_each_is_bought_at_its_price_and_takes_the_place_of_its_kind(name: str, nth: int) -> None:
    """Dajana holds one of each kind already."""
    kind, price, _ = CARDS[name]
    held = {"weapon": "Arrowflight", "gear": "Hoodwink", "spell": "Grimoire"}
    if name in held.values():
        held = {"weapon": "Doombane", "gear": "Nightguard", "spell": "Krakenomicon"}
    t = table(
        f"Burgrave; Dajana with {' with '.join(held.values())}; coins 9; pool 3s", OTHERS,
        market=", ".join([name] * nth),
    )  # fmt: skip
    say(t, visit("market", "s"), equip(piece(name, nth), member("Dajana")))
    assert t.coins() == 9 - price
    assert t.s.holder[piece(name, nth)] == member("Dajana")
    kept = {each for each, card in held.items() if t.s.holder[piece(card)] == member("Dajana")}
    assert kept == set(held) - {kind}


# re-rolls


def rerolled_twice(t: Talk, colour: str, *, one_die: bool) -> None:
    """Of the dice 1 and 3 of that colour."""
    t.rerolls(f"{colour}1", 2)
    t.rerolls(f"{colour}{2 if one_die else 3}", 5)
    assert not t.offered("reroll")


@rule("ML-EQ-01")
@TWO_COPIES
@pytest.mark.parametrize(("one_die", "total"), [(True, 9), (False, 8)])
def test_krakenomicon_rerolls_two_magic_dice_or_one_twice(nth: int, one_die: bool, total: int) -> None:
    t = battle("Tentaclaw", clan("Krakenomicon", nth, "on a4 Dajana s 2m"), OTHERS)
    strikes(t)
    t.rolls_all("1 1 3")
    assert {option["die"] >> 3 for option in t.offered("reroll")} == {1}
    rerolled_twice(t, "m", one_die=one_die)
    assert outcomes(t) == [("missed", total)]


@rule("ML-EQ-10")
@TWO_COPIES
@pytest.mark.parametrize(("one_die", "total"), [(True, 9), (False, 8)])
def test_arrowflight_rerolls_two_strength_dice_or_one_twice(nth: int, one_die: bool, total: int) -> None:
    t = battle("Deepscorp", clan("Arrowflight", nth, "on a4 Dajana 2s m"), OTHERS)
    strikes(t)
    t.rolls_all("1 3 1")
    assert {option["die"] >> 3 for option in t.offered("reroll")} == {0}
    rerolled_twice(t, "s", one_die=one_die)
    assert outcomes(t) == [("missed", total)]


@rule("ML-EQ-06")
@ONE_COPY
@pytest.mark.parametrize(("one_die", "fame"), [(True, 7), (False, 4)])
def test_hoodwink_rerolls_two_bargaining_dice_or_one_twice(nth: int, one_die: bool, fame: int) -> None:
    """The quest wants 9."""
    t = table(clan("Hoodwink", nth, "fame 5; on d1 Dajana s 2b"), OTHERS, phase="adventure", quests="q10, -")
    t.rolls_all("1 1 3")
    assert {option["die"] >> 3 for option in t.offered("reroll")} == {2}
    rerolled_twice(t, "b", one_die=one_die)
    assert t.fame() == fame


# what dice count


@rule("ML-EQ-03")
@ONE_COPY
def test_doombane_adds_one_to_every_magic_die(nth: int) -> None:
    t = battle("Deepscorp", clan("Doombane", nth, "on a4 Dajana s 2m"), OTHERS)
    assert fights(t, "1 1 1") == ("missed", 5)
    t = conquest("Gurban", clan("Doombane", nth, "on a4 Dajana s 2m"), OTHERS)
    assert conquers(t, "1 1 1") == ("repelled", 5)


@rule("ML-EQ-05")
@TWO_COPIES
def test_ironmarvel_adds_one_to_every_strength_die(nth: int) -> None:
    t = battle("Deepscorp", clan("Ironmarvel", nth, "on a4 Dajana 2s m"), OTHERS)
    assert fights(t, "1 1 1") == ("missed", 5)
    t = conquest("Gurban", clan("Ironmarvel", nth, "on a4 Dajana 2s m"), OTHERS)
    assert conquers(t, "1 1 1") == ("repelled", 5)


@rule("ML-EQ-03", "ML-EQ-05")
@pytest.mark.parametrize("name", ["Doombane", "Ironmarvel"])
def test_both_count_on_quests_as_well(name: str) -> None:
    t = table(clan(name, 1, "fame 5; on d1 Dajana s m"), OTHERS, phase="adventure", quests="q02, -")
    t.rolls_all("3 4")
    assert t.fame() == 8  # 8 is wanted


@rule("ML-EQ-04")
@TWO_COPIES
def test_grimoire_adds_two_to_every_magic_die_that_conquers(nth: int) -> None:
    t = conquest("Gurban", clan("Grimoire", nth, "on a4 Dajana s 2m"), OTHERS)
    assert conquers(t, "1 1 1") == ("repelled", 7)
    t = battle("Deepscorp", clan("Grimoire", nth, "on a4 Dajana s 2m"), OTHERS)
    assert fights(t, "1 1 1") == ("missed", 3)
    t = table(clan("Grimoire", nth, "fame 5; on d1 Dajana s m"), OTHERS, phase="adventure", quests="q02, -")
    t.rolls_all("3 4")
    assert t.fame() == 4


@rule("ML-EQ-09")
@TWO_COPIES
def test_ripper_adds_one_to_every_strength_die_that_attacks(nth: int) -> None:
    t = battle("Deepscorp", clan("Ripper", nth, "on a4 Dajana 2s m"), OTHERS)
    assert fights(t, "1 1 1") == ("missed", 5)
    t = battle("Crabhead", clan("Ripper", nth, "on a4 Dajana 2s basic"), OTHERS)
    assert fights(t, "4 5") == ("captured", 11)
    t = battle("Crabhead", clan("Ripper", nth, "on a4 Dajana 2s"), OTHERS)
    assert fights(t, "4 6") == ("killed", 12)
    t = conquest("Gurban", clan("Ripper", nth, "on a4 Dajana 2s m"), OTHERS)
    assert conquers(t, "1 1 1") == ("repelled", 3)
    t = table(clan("Ripper", nth, "fame 5; on d1 Dajana s m"), OTHERS, phase="adventure", quests="q02, -")
    t.rolls_all("3 4")
    assert t.fame() == 4


# at home


@rule("ML-EQ-02")
@TWO_COPIES
def test_backpack_brings_two_coins_from_the_mine_once_a_round(nth: int) -> None:
    t = table(clan("Backpack", nth, "coins 0; pool 5s"), OTHERS)
    t.play(dig(4))
    assert t.coins() == 4 + 2 * nth  # with both of them twice
    t.play(dig(2))
    assert t.coins() == 6 + 2 * nth


@rule("ML-EQ-02")
def test_backpack_is_for_the_mine_of_its_own_clan() -> None:
    t = table("Burgrave; coins 0; pool 3s", "Yedukha with Backpack; pool 2s")
    t.play(dig(2))
    assert (t.coins(0), t.coins(1)) == (2, 0)


@rule("ML-EQ-08")
@TWO_COPIES
@pytest.mark.parametrize(("trap", "paid"), [("improved_s1", 0), ("improved_s3", 5), ("improved_s_plus1", 0)])
def test_snare_kit_takes_four_coins_off_one_purchase_of_traps(nth: int, trap: str, paid: int) -> None:
    kit = discount("Snare Kit") + ((nth - 1) << 5)
    t = table(clan("Snare Kit", nth, "coins 10; pool 3s"), OTHERS, lodge=f"{trap}, improved_m1")
    say(t, visit("lodge", "s"), kit, take_trap(trap), END)
    assert t.coins() == 10 - paid
    t.draws_anything()
    t.play(visit("lodge", "s"))
    assert not t.can(kit)  # once a round


@rule("ML-EQ-08")
def test_snare_kit_may_wait_for_another_purchase() -> None:
    t = table(clan("Snare Kit", 1, "coins 10; pool 3s"), OTHERS, lodge="improved_s1, improved_m1")
    say(t, visit("lodge", "s"), take_trap("improved_s1"), END)
    assert t.coins() == 6
    t.draws_anything()
    t.play(visit("lodge", "s"))
    assert t.can(discount("Snare Kit"))


@rule("ML-EQ-08")
@pytest.mark.parametrize("building", ["tavern", "market", "armoury"])
def test_snare_kit_is_of_use_nowhere_else(building: str) -> None:
    t = table(
        clan("Snare Kit", 1, "fame 20; coins 10; pool 3s"),
        OTHERS,
        tavern="Luska, Zenek, Nakirk",
        market="Ripper, Doombane",
    )
    t.play(visit(building, "s"))
    assert not t.offered("discount")


# defence


@rule("ML-EQ-07")
@TWO_COPIES
def test_nightguard_prevents_one_wound_a_round(nth: int) -> None:
    for hits, hurt in ((1, False), (2, True)):
        t = battle("Slinker", clan("Nightguard", nth, "on a4 Dajana s"), OTHERS)
        strikes(t, hits=hits)
        assert t.wounded("Dajana") == hurt
    t = battle("Dropper", clan("Nightguard", nth, "on a4 Dajana s"), OTHERS)
    t.dice("3")  # it spits
    assert not t.wounded("Dajana")
    t.dice("3 1 1 1")
    assert t.wounded("Dajana")


@rule("ML-EQ-07")
@TWO_COPIES
def test_nightguard_is_no_help_against_tricks(nth: int) -> None:
    t = battle(
        "Slinker", clan("Nightguard", nth, "on a1 Dajana 2s"), "Yedukha; on a2 Yedukha 2s trick_steal_s1",
        modules=("tricks",),
    )  # fmt: skip
    t.says_yes()
    assert t.asked != "cancelling" and t.lying("a1") == "s"
