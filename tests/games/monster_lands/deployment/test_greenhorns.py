"""Greenhorns: cheap hands who exchange dice, and what they cannot do."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.mercenaries import DECK, FIRST_GREENHORN, GREENHORNS, MERCENARIES
from stolek.games.monster_lands.forms import DRINKS, END, pick_member
from stolek.games.monster_lands.queries import members, renown
from stolek.games.monster_lands.rules.scoring import icons
from stolek.games.monster_lands.state import IN_STOCK
from tests.games.monster_lands.saying import dig, exchange, hire, say, send, settle, visit
from tests.games.monster_lands.scenario import Talk, member, table
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes
DISPLAY = "Dajana, Luska, Zenek, Nakirk"
EIGHT = "; ".join(["Greenhorn"] * GREENHORNS)


def pool(t: Talk) -> str:
    """`2s m b4`."""
    strength, *values, magic = t.s.pool[0]
    bargaining = [f"b{value}" for value, n in enumerate(values, 1) for _ in range(n)]
    return " ".join(["s"] * strength + bargaining + ["m"] * magic)


@rule("ML-GREEN-01")
def test_a_greenhorn_is_cheap_little_renowned_and_brings_a_strength_die() -> None:
    card = MERCENARIES[member("Greenhorn")]
    for m in DECK:
        assert card.cost < MERCENARIES[m].cost and card.renown < MERCENARIES[m].renown
    t = table("Burgrave; Korfatch; fame 9; coins 9; pool m s", OTHERS, tavern=DISPLAY)
    say(t, visit("tavern", "s"), hire("Greenhorn"))
    assert (t.coins(), renown(t.s, 0), pool(t)) == (9 - card.cost, 1 + card.renown, "s m")


@rule("ML-GREEN-02")
def test_a_greenhorn_stands_on_no_path() -> None:
    t = table(
        "Burgrave; Greenhorn; pool 4s 4m", OTHERS, land_a="Lurker, Kaleh, e1a", quests="q01, q02", entrance="Slinker"
    )
    assert {option["member"] for option in t.offered("send")} == {member("Burgrave")}
    assert t.refused(send("Greenhorn", "a1"))[0] == "ML-GREEN-02"


@rule("ML-GREEN-02")
def test_a_greenhorn_settles_nothing() -> None:
    t = table("Burgrave; Greenhorn; Korfatch; pool 2s m; land Aldavia", OTHERS)
    assert t.can(settle("Aldavia", "Korfatch"))
    assert {option["member"] for option in t.offered("settle")} == {member("Korfatch")}
    assert t.refused(settle("Aldavia", "Greenhorn"))[0] == "ML-SETTLE-07"


@rule("ML-GREEN-02")
def test_a_greenhorn_counts_for_no_affiliation() -> None:
    with_them = table("Burgrave; Korfatch; Greenhorn; Greenhorn; land Aldavia", OTHERS, phase="over")
    assert icons(with_them.s, 0) == [0, 0, 3, 0]


@rule("ML-GREEN-03")
@pytest.mark.parametrize(("fame", "wage"), [(5, 1), (12, 2), (22, 3)])
def test_greenhorns_are_paid_like_others(fame: int, wage: int) -> None:
    t = table(
        f"Burgrave; Korfatch; Greenhorn; Greenhorn; fame {fame}; coins 20", OTHERS, phase="cleanup", quests="q01, q02"
    )
    t.draws_anything()
    assert t.coins() == 20 - 3 * wage


@rule("ML-GREEN-03")
def test_without_pay_they_desert() -> None:
    t = table("Burgrave; Greenhorn; coins 0", OTHERS, phase="cleanup", quests="q01, q02")
    t.draws_anything()
    assert members(t.s, 0) == [member("Burgrave")]


# the exchange


@rule("ML-GREEN-04")
@pytest.mark.parametrize(
    ("given", "wanted", "left"),
    [("s", "m", "b4 m m"), ("b4", "s", "s s m"), ("b4", "m", "s m m"), ("m", "s", "s s b4")],
)
def test_a_die_for_one_of_another_colour(given: str, wanted: str, left: str) -> None:
    t = table("Burgrave; Greenhorn; pool s b4 m", OTHERS)
    t.play(exchange(given, wanted))
    assert pool(t) == left


@rule("ML-GREEN-04")
def test_a_new_bargaining_die_is_rolled() -> None:
    t = table("Burgrave; Greenhorn; pool s b4 m", OTHERS)
    t.play(exchange("s", "b"))
    assert t.asked == "bargaining-dice"
    t.dice("6")
    assert pool(t) == "b4 b6 m"


@rule("ML-GREEN-04")
def test_never_for_the_same_colour() -> None:
    t = table("Burgrave; Greenhorn; pool s b4 m", OTHERS)
    for die, colour in (("s", "s"), ("b4", "b"), ("m", "m")):
        assert not t.can(exchange(die, colour))
        assert t.refused(exchange(die, colour))[0] == "ML-DEPLOY-08"


@rule("ML-GREEN-04")
def test_once_a_round_each_greenhorn() -> None:
    t = table("Burgrave; Greenhorn; Greenhorn; pool 4s", OTHERS)
    t.play(exchange("s", "m"))
    assert t.refused(exchange("s", "m"))[0] == "ML-GREEN-04"
    t.play(exchange("s", "m", nth=2))
    assert pool(t) == "s s m m" and not t.offered("exchange")
    t.play(dig(6))
    assert not t.offered("exchange")


@rule("ML-GREEN-04")
def test_the_die_lies_on_the_card_until_cleanup() -> None:
    t = table("Burgrave; Greenhorn used; coins 9", "Yedukha; Tarka; coins 9", phase="cleanup", quests="q01, q02")
    t.draws_anything()
    t.dice("1 1")
    assert (t.asked, t.seat, t.s.round) == ("turn", 0, 3)
    assert t.offered("exchange")


@rule("ML-GREEN-05")
def test_the_exchange_is_no_action() -> None:
    t = table("Burgrave; Greenhorn; pool s b4 m", "Yedukha; pool 2s")
    t.play(exchange("s", "m"))
    assert t.asked == "turn" and t.seat == 0
    assert t.can(visit("laboratory", "m")) and not t.can(END)


@rule("ML-GREEN-05")
def test_the_exchange_may_also_follow_the_action() -> None:
    t = table("Burgrave; Greenhorn; pool s b4 m", OTHERS)
    t.play(dig(2))
    assert t.can(exchange("b4", "m")) and not t.can(visit("laboratory", "m"))


@rule("ML-GREEN-05")
def test_the_new_die_cannot_be_saved() -> None:
    """With a die in the pool nobody passes, and after the last one all others are gone."""
    t = table("Burgrave; Greenhorn; pool s", OTHERS)
    t.play(exchange("s", "m"))
    assert not t.can(END) and t.refused(END)[0] == "ML-DEPLOY-03"
    t.play(visit("pawnshop", "m"))
    assert not any(t.s.pool[0])


# their number


@rule("ML-GREEN-06")
def test_drinks_leave_them_where_they_are() -> None:
    t = table("Burgrave; Korfatch; fame 9; coins 9; pool 2s", OTHERS, tavern=DISPLAY)
    say(t, visit("tavern", "s"), DRINKS)
    t.draws("Tarka, Turna, Lina, Veruda")
    assert t.s.place.count(IN_STOCK) == 8
    assert t.can(hire("Greenhorn"))


@rule("ML-GREEN-06")
def test_there_are_eight_and_no_more() -> None:
    t = table("Burgrave; fame 9; coins 9; pool 2s", f"Yedukha; {EIGHT}", tavern=DISPLAY)
    t.play(visit("tavern", "s"))
    assert all(option["member"] < FIRST_GREENHORN for option in t.offered("member"))
    seven = EIGHT.removesuffix("; Greenhorn")
    t = table("Burgrave; fame 9; coins 9; pool 2s", f"Yedukha; {seven}", tavern=DISPLAY)
    t.play(visit("tavern", "s"))
    assert t.can(hire("Greenhorn 8"))


@rule("ML-GREEN-07")
def test_who_has_deserted_can_be_hired_again() -> None:
    t = table(f"Burgrave; {EIGHT}; coins 0", "Yedukha; fame 9; coins 9", phase="cleanup", quests="q01, q02")
    t.play(pick_member(FIRST_GREENHORN + 2))
    t.draws_anything()
    t.dice("1 1")
    assert (t.asked, t.seat) == ("turn", 1)
    assert t.s.place.count(IN_STOCK) == 1
    say(t, visit("tavern", "s"), hire("Greenhorn 3"))
    assert t.s.clan[FIRST_GREENHORN + 2] == 1
