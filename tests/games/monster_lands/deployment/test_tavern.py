"""The tavern: who can be hired, for what, and what a round of drinks does."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import TAVERN
from stolek.games.monster_lands.cards.mercenaries import DECK, MERCENARIES
from stolek.games.monster_lands.forms import DRINKS, END, PASS
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.queries import members, renown
from stolek.games.monster_lands.state import DEPLOYMENT, IN_DECK, OUT, USED
from stolek.kernel.position import Position
from tests.games.monster_lands.saying import hire, lay, price, say, send, use_loot, visit, work
from tests.games.monster_lands.scenario import Talk, member, table
from tests.rules import rule

DISPLAY = "Dajana, Luska, Zenek, Nakirk"
OTHERS = "Yedukha"  # has no dice and passes


def shown(t: Talk) -> set[int]:
    return set(t.s.tavern)


def on_display(names: str) -> set[int]:
    return {member(name.strip()) for name in names.split(",")}


def drawn_in_tavern(t: Talk) -> list[int]:
    return [who for (who,) in t.said("shows-mercenary")]


# hiring


@rule("ML-TAV-01")
def test_one_die_one_mercenary_at_its_price() -> None:
    t = table("Burgrave; Korfatch; fame 20; coins 30; pool 2s b2 m", OTHERS, tavern=DISPLAY)
    assert t.can(visit("tavern", "s")) and t.can(visit("tavern", "b2")) and not t.can(visit("tavern", "m"))
    say(t, visit("tavern", "s"), hire("Luska"))
    assert t.coins() == 30 - price("Luska")
    assert t.s.placed[TAVERN] == [0] and t.s.pool[0][0] == 2  # Luska has brought one
    t.draws("Tarka")
    assert t.asked == "turn"  # there is no second one for the same die
    t.play(visit("tavern", "b2"))
    assert t.offered("member")
    t.play(hire("Greenhorn"))
    assert t.coins() == 30 - price("Luska") - max(1, price("Greenhorn") - 2)
    assert len(members(t.s, 0)) == 4


@rule("ML-TAV-02")
def test_of_whichever_affiliation() -> None:
    t = table("Burgrave; Korfatch; fame 20; coins 30; pool 2s", OTHERS, tavern=DISPLAY)
    t.play(visit("tavern", "s"))
    assert all(t.can(hire(name)) for name in DISPLAY.split(", "))


@rule("ML-TAV-03")
@pytest.mark.parametrize(("fame", "fandor", "vendela"), [(5, False, False), (6, True, False), (8, True, True)])
def test_the_renown_must_fit_into_the_fame_surplus(fame: int, fandor: bool, vendela: bool) -> None:
    """Korfatch counts 1; Fandor would add 5 and Vendela 7."""
    t = table(f"Burgrave; Korfatch; fame {fame}; coins 30; pool 2s", OTHERS, tavern="Fandor, Vendela")
    t.play(visit("tavern", "s"))
    assert (t.can(hire("Fandor")), t.can(hire("Vendela"))) == (fandor, vendela)
    if not vendela:
        assert t.refused(hire("Vendela"))[0] == "ML-TAV-03"


@rule("ML-TAV-03", "ML-TAV-07")
def test_whom_one_has_hired_counts_for_the_next() -> None:
    t = table("Burgrave; Korfatch; fame 12; coins 30; pool 3s", OTHERS, tavern="Fandor, Vendela, Luska, Nakirk")
    t.play(visit("tavern", "s"))
    assert t.can(hire("Vendela"))
    t.play(hire("Fandor"))
    t.draws("Tarka")
    t.ends()  # Fandor could still pay for a die
    t.play(visit("tavern", "s"))
    assert not t.can(hire("Vendela")) and t.can(hire("Greenhorn"))


@rule("ML-TAV-04")
@pytest.mark.parametrize("fame", [0, 6])
def test_nobody_is_hired_without_a_surplus(fame: int) -> None:
    """Renown 6 with Fandor and Korfatch. With coins enough for a round the die can be placed, but it is of no use."""
    t = table(f"Burgrave; Korfatch; Fandor used; fame {fame}; coins 30; pool 2s m", OTHERS, tavern=DISPLAY)
    t.play(visit("tavern", "s"))
    t.draws("Tarka, Turna, Lina, Veruda")
    assert t.asked == "turn" and len(members(t.s, 0)) == 3
    t = table(f"Burgrave; Korfatch; Fandor used; fame {fame}; coins 1; pool 2s b6", OTHERS, tavern=DISPLAY)
    assert not t.can(visit("tavern", "s")) and not t.can(visit("tavern", "b6"))


@rule("ML-TAV-05")
def test_the_surplus_binds_greenhorns_too() -> None:
    enough = 1 + MERCENARIES[member("Greenhorn")].renown
    t = table(f"Burgrave; Korfatch; fame {enough}; coins 9; pool 2s", OTHERS, tavern=DISPLAY)
    t.play(visit("tavern", "s"))
    assert t.can(hire("Greenhorn"))
    t = table(f"Burgrave; Korfatch; fame {enough - 1}; coins 9; pool 2s", OTHERS, tavern=DISPLAY)
    t.play(visit("tavern", "s"))
    assert t.asked == "next-mercenary"  # a round of drinks is all that can be ordered


@rule("ML-TAV-05")
def test_the_surplus_binds_who_comes_free_of_charge() -> None:
    clan = "Tentok; Tepey; fame 6; pool 3s; land Rhynia settled Tepey; loot free_hire"
    for way_in in (work("Rhynia"), use_loot("free_hire")):
        t = table(clan, OTHERS, tavern="Fandor, Luska, Nakirk, Vendela")  # a surplus of 5
        t.play(way_in)
        assert t.can(hire("Fandor")) and not t.can(hire("Vendela"))
        assert t.refused(hire("Vendela"))[0] == "ML-TAV-05"
    t = table(clan, OTHERS, tavern="Vendela")
    assert not t.can(use_loot("free_hire"))


@rule("ML-TAV-06")
def test_the_hired_one_serves_beside_the_others() -> None:
    t = table("Burgrave; Korfatch; fame 20; coins 30; pool 3s", OTHERS, tavern=DISPLAY, land_a="Lurker, Kaleh, e1a")
    say(t, visit("tavern", "s"), hire("Luska"))
    t.draws("Tarka")
    assert members(t.s, 0) == sorted(map(member, ("Burgrave", "Korfatch", "Luska")))
    assert member("Luska") not in shown(t)
    assert t.can(send("Luska", "a1")) and t.can(send("Korfatch", "a1"))


@rule("ML-TAV-07")
@pytest.mark.parametrize("name", ["Luska", "Zenek", "Greenhorn"])
def test_the_renown_rises_at_once(name: str) -> None:
    t = table("Burgrave; Korfatch; fame 20; coins 30; pool 3s", OTHERS, tavern=DISPLAY)
    assert renown(t.s, 0) == 1
    say(t, visit("tavern", "s"), hire(name))
    assert renown(t.s, 0) == 1 + MERCENARIES[member(name)].renown > 1


@rule("ML-TAV-08")
def test_its_dice_are_received_at_once_and_bargaining_dice_rolled() -> None:
    t = table("Burgrave; Korfatch; fame 20; coins 30; pool s", OTHERS, tavern="Vendela, Fandor, Dajana, Luska")
    say(t, visit("tavern", "s"), hire("Vendela"))
    assert t.asked == "bargaining-dice"
    t.dice("4")
    assert t.s.pool[0] == [1, 0, 0, 0, 1, 0, 0, 1]
    t.draws("Tarka")
    assert t.asked == "turn" and t.can(visit("tavern", "b4"))


@rule("ML-TAV-08")
def test_the_new_dice_must_be_placed_in_this_phase() -> None:
    """Nobody passes while there is a die, and where none of them fits they are given away one by one."""
    t = table("Burgrave; Korfatch; fame 20; coins 9; pool b1", OTHERS, tavern="Drabor, Fandor, Dajana, Luska")
    say(t, visit("tavern", "b1"), hire("Fandor"))
    t.draws("Tarka")
    assert t.s.pool[0][0] == 2 and not t.can(END)
    say(t, visit("pawnshop", "s"), lay("s"), END, END)  # Fandor, who could now pay for one more, does not
    assert t.s.phase != DEPLOYMENT and not any(t.s.pool[0])


# the display


@rule("ML-TAV-09")
@pytest.mark.parametrize(("seats", "most"), [(1, 3), (2, 4), (4, 4)])
def test_the_gap_is_filled_from_the_deck(seats: int, most: int) -> None:
    names = ["Dajana", "Luska", "Zenek", "Nakirk"][:most]
    t = table(
        "Burgrave; Korfatch; fame 20; coins 30; pool 3s",
        *("Yedukha", "Tentok", "Onduru")[: seats - 1],
        tavern=", ".join(names),
    )
    say(t, visit("tavern", "s"), hire("Luska"))
    assert t.asked == "next-mercenary"
    t.draws("Tarka")
    assert t.asked == "turn"
    assert [m for m in t.s.tavern if m >= 0] == [member(name) for name in ["Dajana", "Tarka", *names[2:]]]


@rule("ML-TAV-09")
def test_greenhorns_leave_no_gap() -> None:
    t = table("Burgrave; Korfatch; fame 9; coins 29; pool 3s", OTHERS, tavern=DISPLAY)
    say(t, visit("tavern", "s"), hire("Greenhorn"))
    assert t.asked == "turn"
    assert shown(t) == on_display(DISPLAY) and not drawn_in_tavern(t)


@rule("ML-TAV-10")
def test_the_discarded_come_back_when_the_deck_is_empty() -> None:
    s = table("Burgrave; Korfatch; fame 20; coins 30; pool 3s", OTHERS, tavern=DISPLAY).s.clone()
    for m in DECK:
        if s.place[m] == IN_DECK:
            s.place[m] = OUT
    s.place[member("Fandor")] = s.place[member("Tarka")] = USED
    t = Talk(Position(RULES, s))
    say(t, visit("tavern", "s"), hire("Luska"))
    assert t.table.ask.options == sorted((member("Fandor"), member("Tarka")))
    t.draws("Tarka")
    assert t.s.place[member("Fandor")] == IN_DECK


@rule("ML-TAV-10")
def test_they_do_not_come_back_before() -> None:
    s = table("Burgrave; Korfatch; fame 20; coins 30; pool 3s", OTHERS, tavern=DISPLAY).s.clone()
    s.place[member("Fandor")] = USED
    t = Talk(Position(RULES, s))
    say(t, visit("tavern", "s"), hire("Luska"))
    assert member("Fandor") not in t.table.ask.options and len(t.table.ask.options) > 1


# a round of drinks


def at_the_bar(clan: str = "Burgrave; Korfatch; fame 20; coins 30; pool 3s b3") -> Talk:
    t = table(clan, OTHERS, tavern=DISPLAY)
    t.play(visit("tavern", "s"))
    return t


@rule("ML-TAV-11")
def test_for_two_coins_all_go_and_others_come() -> None:
    t = at_the_bar()
    t.play(DRINKS)
    assert t.coins() == 28
    t.draws("Drabor, Darbar, Hatyr, Pardala")
    assert shown(t) == on_display("Drabor, Darbar, Hatyr, Pardala")
    assert all(t.s.place[m] == USED for m in on_display(DISPLAY))
    assert t.asked == "hiring"
    t.play(hire("Hatyr"))
    assert t.coins() == 28 - price("Hatyr") and member("Hatyr") in members(t.s, 0)


@rule("ML-TAV-11", "ML-TAV-16")
def test_after_the_round_nobody_has_to_be_hired() -> None:
    t = at_the_bar()
    assert not t.can(PASS) and t.refused(PASS)[0] == "ML-TAV-16"
    t.play(DRINKS)
    t.draws("Drabor, Darbar, Hatyr, Pardala")
    t.play(PASS)
    assert t.asked == "turn" and len(members(t.s, 0)) == 2 and t.coins() == 28


@rule("ML-TAV-11")
def test_no_round_where_no_die_lies_in_the_tavern() -> None:
    clan = "Tentok; Tepey; fame 20; coins 9; pool 3s; land Rhynia settled Tepey; loot free_hire"
    for way_in in (work("Rhynia"), use_loot("free_hire")):
        t = table(clan, OTHERS, tavern=DISPLAY)
        t.play(way_in)
        assert t.asked == "hiring" and not t.can(DRINKS)
        assert t.refused(DRINKS)[0] == "ML-TAV-11"


@rule("ML-TAV-12")
def test_the_round_costs_two_coins_whatever_die_it_was() -> None:
    t = table("Burgrave; Korfatch; fame 9; coins 9; pool 3s b6", OTHERS, tavern=DISPLAY)
    say(t, visit("tavern", "b6"), DRINKS)
    assert t.coins() == 7
    t = table("Burgrave; Korfatch; fame 20; coins 1; pool 3s b6", OTHERS, tavern=DISPLAY)
    t.play(visit("tavern", "b6"))
    assert t.can(hire("Luska")) and not t.can(DRINKS)
    assert t.refused(DRINKS)[0] == "ML-TAV-11"


@rule("ML-TAV-13")
def test_one_round_and_then_hire_somebody_or_not() -> None:
    t = at_the_bar()
    t.play(DRINKS)
    t.draws("Drabor, Darbar, Hatyr, Pardala")
    assert not t.can(DRINKS) and t.refused(DRINKS)[0] == "ML-TAV-13"
    assert t.can(hire("Drabor")) and t.can(hire("Greenhorn")) and t.can(PASS)


@rule("ML-TAV-13")
def test_the_next_visit_may_order_again() -> None:
    t = at_the_bar()
    t.play(DRINKS)
    t.draws("Drabor, Darbar, Hatyr, Pardala")
    say(t, PASS, visit("tavern", "s"), DRINKS)
    assert t.coins() == 26


@rule("ML-TAV-16")
@pytest.mark.parametrize(
    ("coins", "fame", "die", "open"),
    [
        (2, 0, "s", True),  # a round
        (1, 20, "s", False),
        (1, 20, "b6", True),  # somebody for one coin
        (1, 0, "b6", False),  # no surplus, and no discount on drinks
        (0, 20, "b6", False),
    ],
)
def test_a_die_is_placed_where_somebody_could_be_hired_or_drinks_be_paid(
    coins: int, fame: int, die: str, open: bool
) -> None:
    t = table(f"Burgrave; Korfatch; fame {fame}; coins {coins}; pool {die} 2m", OTHERS, tavern=DISPLAY)
    assert t.can(visit("tavern", die)) == open


@rule("ML-TAV-16")
def test_the_discount_of_a_card_counts_for_what_can_be_paid() -> None:
    clan = "Burgrave; {}; fame 20; coins 0; pool 2s b6 m"
    t = table(clan.format("Vendela"), OTHERS, tavern=DISPLAY)
    t.play(visit("tavern", "b6"))  # her discount is the only way to pay, so it is not asked for
    assert t.can(hire("Luska")) and t.can(hire("Greenhorn"))
    t = table(clan.format("Korfatch"), OTHERS, tavern=DISPLAY)
    assert not t.can(visit("tavern", "b6"))


# fame lost


@rule("ML-TAV-14")
def test_fame_lost_does_not_move_the_renown() -> None:
    t = table(
        "Burgrave; Korfatch; Fandor; fame 6; coins 30; on d1 Korfatch 4s", OTHERS,
        phase="adventure", quests="q12, -", land_a="Lurker, Kaleh, e1a",
    )  # fmt: skip
    t.rolls_all("1 1 1 1")
    assert t.fame() < 6 == renown(t.s, 0)
    assert members(t.s, 0) == sorted(map(member, ("Burgrave", "Korfatch", "Fandor")))


@rule("ML-TAV-14")
def test_nobody_is_hired_until_there_is_a_surplus_again() -> None:
    clan = "Burgrave; Korfatch; Fandor used; fame {}; coins 30; pool 2s"
    t = table(clan.format(5), OTHERS, tavern=DISPLAY)
    t.play(visit("tavern", "s"))
    t.draws("Drabor, Darbar, Hatyr, Pardala")
    assert t.asked == "turn" and len(members(t.s, 0)) == 3
    t = table(clan.format(20), OTHERS, tavern=DISPLAY)
    t.play(visit("tavern", "s"))
    assert t.can(hire("Luska"))


@rule("ML-TAV-15")
def test_nobody_leaves_for_lost_fame() -> None:
    t = table("Burgrave; Korfatch; Tarka; fame 0; coins 2", OTHERS, phase="cleanup", quests="q01, q02")
    t.draws_anything()
    assert t.s.round == 3 and members(t.s, 0) == sorted(map(member, ("Burgrave", "Korfatch", "Tarka")))


@rule("ML-TAV-15")
def test_but_without_pay_one_leaves() -> None:
    t = table("Burgrave; Korfatch; Tarka; fame 0; coins 1", OTHERS, phase="cleanup", quests="q01, q02")
    t.draws_anything()
    assert members(t.s, 0) == sorted(map(member, ("Burgrave", "Korfatch")))
    assert t.s.place[member("Tarka")] == USED


@rule("ML-TAV-15")
def test_and_by_death() -> None:
    t = table(
        "Burgrave; Korfatch; Tarka wounded; fame 0; coins 9; on a4 Tarka s", OTHERS,
        phase="adventure", quests="q01, q02", land_a="Slinker, Kaleh, e1a",
    )  # fmt: skip
    t.dice("6 6 6")
    assert members(t.s, 0) == sorted(map(member, ("Burgrave", "Korfatch")))
