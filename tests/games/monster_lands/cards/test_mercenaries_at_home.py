"""The mercenaries, card by card: who they are, and those whose ability is used in the deployment phase."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import BARGAINING
from stolek.games.monster_lands.cards.base import Dice
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES, Mercenary
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.forms import END, PASS
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.queries import renown
from stolek.games.monster_lands.rules.scoring import icons
from stolek.games.monster_lands.state import IN_DECK
from tests.games.monster_lands.adventure.fighting import battle, strikes
from tests.games.monster_lands.course.rounds import goes_on
from tests.games.monster_lands.saying import dig, discount, exchange, good, hire, say, take_trap, use, visit
from tests.games.monster_lands.scenario import Talk, die, member, table, trap_kind
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes


def pool(t: Talk, name: str) -> int:
    """How many dice of a kind the first clan has."""
    return t.s.pool[0][die(name)]


# who they are

CHIEFTAINS = ("Burgrave", "Tentok", "Onduru", "Yedukha")
BASE_MERCENARIES = ("Korfatch", "Tepey", "Trunk", "Bambul")
HIRED = [
    *("Dajana", "Drabor", "Tarka", "Darbar", "Fandor", "Lemtal", "Vendela"),
    *("Pardala", "Yutrovich", "Zhandala", "Ninra", "Frostor", "Rulfus", "Luska"),
    *("Embera", "Zenek", "Hatyr", "Barbukha", "Zdrat", "Turna", "Lina"),
    *("Algust", "Lorin", "Nakirk", "Redmira", "Melvina", "Geria", "Veruda"),
]


def card(name: str) -> Mercenary:
    return MERCENARIES[member(name)]


def gained(t: Talk, before: list[int]) -> Dice:
    """Dice that have come into the pool; bargaining dice show 6."""
    more = [now - then for now, then in zip(t.s.pool[0], before, strict=True)]
    return more[0], more[7], more[6]


@rule("ML-MERC-37")
def test_twenty_eight_in_the_deck_and_eight_with_the_clans() -> None:
    s = RULES.deal({"seats": 4, "clans": ["fire", "water", "wind", "jungle"]})
    assert [MERCENARIES[m].name for m, place in enumerate(s.place) if place == IN_DECK] == HIRED
    assert {MERCENARIES[m].name for m, clan in enumerate(s.clan) if clan >= 0} == {*CHIEFTAINS, *BASE_MERCENARIES}
    assert len(HIRED) + len(CHIEFTAINS) + len(BASE_MERCENARIES) == 36


@pytest.mark.parametrize("name", HIRED)
def test_each_is_hired_at_its_cost_with_its_renown_and_brings_its_dice(name: str) -> None:
    t = table("Burgrave; coins 20; fame 20; pool 2s", OTHERS, tavern=name)
    t.play(visit("tavern", "s"))
    before = list(t.s.pool[0])
    t.play(hire(name))
    t.dice("6 " * card(name).dice[BARGAINING])
    assert (t.coins(), renown(t.s, 0), gained(t, before)) == (20 - card(name).cost, card(name).renown, card(name).dice)
    assert icons(table(name).s, 0)[card(name).affiliation] == 1


@pytest.mark.parametrize("name", [*CHIEFTAINS, *BASE_MERCENARIES])
def test_each_base_member_has_its_renown_and_brings_its_dice(name: str) -> None:
    t = table(name, phase="pool")
    t.dice("6 " * card(name).dice[BARGAINING])
    assert (renown(t.s, 0), gained(t, [0] * 8)) == (0 if name in CHIEFTAINS else 1, card(name).dice)
    assert icons(t.s, 0)[card(name).affiliation] == 1


def test_who_helps_at_home_has_no_sign_of_the_outskirts() -> None:
    at_home = {each.name for each in MERCENARIES if not each.ability.outskirts}
    gainers = {"Fandor", "Redmira", "Hatyr", "Frostor", "Onduru", "Lorin", "Tepey"}
    assert at_home == gainers | {"Vendela", "Yutrovich", "Dajana", "Greenhorn"}


# used by hand, once a round


@rule("ML-MERC-07")
def test_fandor_buys_a_bargaining_die() -> None:
    t = table("Burgrave; Fandor; coins 3; pool s", OTHERS)
    t.play(use("Fandor"))
    assert t.chance() == "bargaining-dice"
    t.dice("4")
    assert (t.coins(), pool(t, "b4"), pool(t, "s")) == (2, 1, 1)
    assert not t.can(use("Fandor"))


@rule("ML-MERC-33")
def test_redmira_buys_a_strength_die() -> None:
    t = table("Burgrave; Redmira; coins 5; pool s", OTHERS)
    t.play(use("Redmira"))
    assert (t.coins(), pool(t, "s")) == (3, 2)
    assert not t.can(use("Redmira"))


@pytest.mark.parametrize(
    ("name", "price"),
    [
        pytest.param("Fandor", 1, marks=rule("ML-MERC-07")),
        pytest.param("Redmira", 2, marks=rule("ML-MERC-33")),
    ],
)
def test_a_die_is_not_to_be_had_without_coins_nor_from_a_path(name: str, price: int) -> None:
    assert table(f"Burgrave; {name}; coins {price}; pool s", OTHERS).can(use(name))
    assert not table(f"Burgrave; {name}; coins {price - 1}; pool s", OTHERS).can(use(name))
    assert not table(f"Burgrave; on a1 {name} s; coins 9; pool s", OTHERS).can(use(name))
    assert not table("Burgrave; coins 9; pool s", f"Yedukha; {name}").can(use(name))


@rule("ML-MERC-23")
def test_hatyr_gains_two_coins() -> None:
    t = table("Burgrave; Hatyr; coins 3; pool s", "Yedukha; coins 3")
    t.play(use("Hatyr"))
    assert (t.coins(0), t.coins(1)) == (5, 3)
    assert not t.can(use("Hatyr"))
    assert not table("Burgrave; coins 3; pool s", "Yedukha; Hatyr").can(use("Hatyr"))


@pytest.mark.parametrize(
    ("name", "potions", "venoms"),
    [
        pytest.param("Onduru", 1, 0, marks=rule("ML-MERC-19")),
        pytest.param("Lorin", 0, 1, marks=rule("ML-MERC-31")),
    ],
)
def test_one_takes_a_potion_and_one_a_venom(name: str, potions: int, venoms: int) -> None:
    t = table(f"{name}; potions 1; venoms 1; pool s", OTHERS)
    t.play(use(name))
    assert (t.s.potions[0], t.s.venoms[0]) == (1 + potions, 1 + venoms)
    assert not t.can(use(name))
    full = "potions 3" if potions else "venoms 3"
    assert not table(f"{name}; {full}; pool s", OTHERS).can(use(name))


@rule("ML-MERC-16")
@pytest.mark.parametrize(("wanted", "stores"), [("potion", (1, 0)), ("venom", (0, 1))])
def test_frostor_takes_either(wanted: str, stores: tuple[int, int]) -> None:
    t = table("Burgrave; Frostor; pool s", OTHERS)
    t.play(use("Frostor"))
    assert t.asked == "brewing"
    t.play(good(wanted))
    assert (t.s.potions[0], t.s.venoms[0]) == stores
    assert not t.can(use("Frostor"))


@rule("ML-MERC-16")
def test_frostor_takes_what_the_board_has_room_for() -> None:
    t = table("Burgrave; Frostor; potions 3; pool s", OTHERS)
    t.play(use("Frostor"))
    assert (t.s.potions[0], t.s.venoms[0]) == (3, 1)
    assert not table("Burgrave; Frostor; potions 3; venoms 3; pool s", OTHERS).can(use("Frostor"))


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Fandor", marks=rule("ML-MERC-07")),
        pytest.param("Frostor", marks=rule("ML-MERC-16")),
        pytest.param("Onduru", marks=rule("ML-MERC-19")),
        pytest.param("Hatyr", marks=rule("ML-MERC-23")),
        pytest.param("Lorin", marks=rule("ML-MERC-31")),
        pytest.param("Redmira", marks=rule("ML-MERC-33")),
    ],
)
def test_in_the_next_round_again(name: str) -> None:
    t = table(f"{name} used; coins 9; fame 5", phase="cleanup")
    goes_on(t)
    assert t.asked == "turn" and t.can(use(name))


@rule("ML-DEPLOY-12")
@pytest.mark.parametrize("name", ["Frostor", "Onduru", "Hatyr", "Lorin"])
def test_what_costs_nothing_can_be_used_from_a_path(name: str) -> None:
    assert table(f"Burgrave; on a1 {name} s; pool s", OTHERS).can(use(name))


# prices


@rule("ML-MERC-09")
@pytest.mark.parametrize(("with_die", "name"), [("s", "Luska"), ("s", "Rulfus"), ("b2", "Rulfus"), ("b6", "Rulfus")])
def test_vendela_takes_four_coins_off_a_hire_down_to_nothing(with_die: str, name: str) -> None:
    t = table(f"Burgrave; Vendela; coins 30; fame 30; pool {with_die} s", OTHERS, tavern="Luska, Rulfus")
    say(t, visit("tavern", with_die), discount("Vendela"), hire(name))
    assert t.coins() == 30 - max(0, card(name).cost - 4 - int(with_die[1:] or 0))
    t.draws_anything()
    t.play(visit("tavern", "s"))
    assert t.offered("member") and not t.can(discount("Vendela"))  # once a round


@rule("ML-MERC-09")
def test_vendela_may_wait_for_a_dearer_hire() -> None:
    t = table("Burgrave; Vendela; coins 30; fame 30; pool 2s", OTHERS, tavern="Luska, Fandor")
    say(t, visit("tavern", "s"), hire("Luska"))
    before = t.coins()
    assert before == 30 - card("Luska").cost
    t.draws_anything()
    say(t, visit("tavern", "s"), discount("Vendela"), hire("Fandor"))
    assert t.coins() == before - (10 - 4)


def price(trap: str) -> int:
    return TRAPS[trap_kind(trap)].price


@rule("ML-MERC-13")
@pytest.mark.parametrize("with_die", ["s", "b2", "b6"])
@pytest.mark.parametrize("bought", ["improved_s1", "improved_s3", "improved_s1 improved_s3"])
def test_yutrovich_takes_four_coins_off_a_purchase_of_traps_down_to_nothing(with_die: str, bought: str) -> None:
    shown = "improved_s1, improved_s3, improved_m1"
    t = table(f"Burgrave; Yutrovich; coins 30; pool {with_die} s", OTHERS, lodge=shown)
    say(t, visit("lodge", with_die), discount("Yutrovich"), *map(take_trap, bought.split()), END)
    assert t.coins() == 30 - max(0, sum(map(price, bought.split())) - 4 - int(with_die[1:] or 0))
    t.draws_anything()
    t.play(visit("lodge", "s"))
    assert not t.can(discount("Yutrovich"))  # once a round


@rule("ML-MERC-13")
def test_yutrovich_may_wait_for_a_dearer_purchase() -> None:
    t = table("Burgrave; Yutrovich; coins 30; pool 2s", OTHERS, lodge="improved_s1, improved_s3")
    say(t, visit("lodge", "s"), take_trap("improved_s1"), END)
    before = t.coins()
    assert before == 30 - price("improved_s1")
    t.draws_anything()
    say(t, visit("lodge", "s"), discount("Yutrovich"), take_trap("improved_s3"), END)
    assert t.coins() == before - (price("improved_s3") - 4)


@pytest.mark.parametrize(
    ("name", "building"),
    [
        pytest.param("Vendela", "tavern", marks=rule("ML-MERC-09")),
        pytest.param("Yutrovich", "lodge", marks=rule("ML-MERC-13")),
    ],
)
def test_a_discount_is_given_in_one_building_and_to_one_clan(name: str, building: str) -> None:
    for place in ("tavern", "lodge", "market", "armoury"):
        for clans in ((f"Burgrave; {name}", "Yedukha"), ("Burgrave", f"Yedukha; {name}")):
            t = table(
                f"{clans[0]}; coins 20; fame 30; pool 3s", clans[1],
                tavern="Luska, Ninra", lodge="improved_s1, improved_s3", market="Ripper, Doombane",
            )  # fmt: skip
            t.play(visit(place, "s"))
            assert t.can(discount(name)) == (place == building and name in clans[0])


@pytest.mark.parametrize(
    "name", [pytest.param("Vendela", marks=rule("ML-MERC-09")), pytest.param("Yutrovich", marks=rule("ML-MERC-13"))]
)
def test_next_round_there_is_a_discount_again(name: str) -> None:
    t = table(f"{name} used; coins 9; fame 15", phase="cleanup", tavern="Luska, Ninra",
              lodge="improved_s1, improved_s3")  # fmt: skip
    goes_on(t)
    t.play(visit("tavern" if name == "Vendela" else "lodge", "s"))
    assert t.can(discount(name))


# the mine


@rule("ML-MERC-11")
def test_tepey_finds_two_coins_more_in_the_mine_once_a_round() -> None:
    t = table("Burgrave; Tepey; coins 0; pool 5s", OTHERS)
    t.play(dig(6))
    assert t.coins() == 8
    t.play(dig(2))
    assert t.coins() == 10


@rule("ML-MERC-11")
def test_tepey_finds_nothing_elsewhere_and_for_nobody_else() -> None:
    t = table("Burgrave; coins 0; pool 2s", "Yedukha; Tepey; coins 0")
    t.play(dig(2))
    assert (t.coins(0), t.coins(1)) == (2, 0)
    t = table("Burgrave; Tepey; coins 0; pool 3s", OTHERS)
    say(t, visit("pawnshop", "s"), PASS)
    assert t.coins() == 1


# Dajana

FIVE = "basic, improved_s1, improved_s2, improved_m1, improved_m2"


@rule("ML-MERC-03")
@pytest.mark.parametrize(("dajana", "limit"), [("Dajana; ", 8), ("on a1 Dajana s; ", 8), ("", 5)])
def test_dajana_makes_room_for_three_more_traps(dajana: str, limit: int) -> None:
    shown = ["improved_s_plus1", "improved_m_plus1", "improved_s_plus2", "improved_m_plus2"]
    t = table(f"Burgrave; {dajana}coins 40; pool s; traps {FIVE}", "Yedukha", lodge=", ".join(shown))
    more = limit - 5 + 1
    say(t, visit("lodge", "s"), *map(take_trap, shown[:more]))
    if t.asked == "purchase":
        t.ends()
    assert t.asked == "over-limit" and len(t.s.traps[0]) == limit + 1
    t.play(take_trap("basic"))
    assert len(t.s.traps[0]) == limit and t.asked != "over-limit"


@rule("ML-MERC-03")
def test_when_dajana_dies_the_traps_above_five_go_at_once() -> None:
    t = battle("Tentaclaw", f"Burgrave; on a4 Dajana s; traps {FIVE}, improved_plus4, improved_plus6", OTHERS)
    strikes(t, hits=2)
    assert t.asked == "over-limit" and t.seat == 0
    say(t, take_trap("basic"), take_trap("improved_plus4"))
    assert trap_kind("improved_plus6") in t.s.traps[0] and len(t.s.traps[0]) == 5
    assert t.asked != "over-limit"


@rule("ML-MERC-03")
def test_when_dajana_deserts_as_well() -> None:
    t = table(f"Burgrave; Dajana; coins 0; traps {FIVE}, improved_plus4", OTHERS, phase="cleanup", round=6)
    assert t.asked == "over-limit"
    t.play(take_trap("basic"))
    assert len(t.s.traps[0]) == 5


@rule("ML-MERC-03")
def test_where_there_are_five_or_fewer_nothing_is_lost_with_dajana() -> None:
    t = battle("Tentaclaw", f"Burgrave; on a4 Dajana s; traps {FIVE}", OTHERS)
    strikes(t, hits=2)
    assert len(t.s.traps[0]) == 5 and t.asked != "over-limit"


# greenhorns


@rule("ML-GREEN-04")
def test_each_of_the_eight_greenhorns_exchanges_a_die() -> None:
    t = table(f"Burgrave; {'Greenhorn; ' * 8}pool 9s", OTHERS)
    for nth in range(1, 9):
        t.play(exchange("s", "m", nth))
    assert (pool(t, "s"), pool(t, "m")) == (1, 8)
    assert not t.offered("exchange")
