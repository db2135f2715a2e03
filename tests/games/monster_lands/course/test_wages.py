"""Mercenaries are paid, or one of them deserts."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.mercenaries import FIRST_GREENHORN
from stolek.games.monster_lands.forms import PASS
from stolek.games.monster_lands.queries import gear_of, members, renown
from stolek.games.monster_lands.state import IN_STOCK, OUT, USED
from tests.games.monster_lands.course.rounds import clan
from tests.games.monster_lands.saying import give, hire, sell, use_loot
from tests.games.monster_lands.scenario import Talk, member, table
from tests.rules import rule

OTHERS = "Tentok; Zhandala; coins 9; fame 5"


def payday(line: str) -> Talk:
    """In the last round, so that nothing but paying is to be done."""
    return table(line, OTHERS, phase="cleanup", round=6)


@rule("ML-WAGE-01")
def test_chieftain_and_settlers_are_paid_nothing_and_greenhorns_as_all() -> None:
    t = payday("Burgrave; Korfatch; Greenhorn; Ninra; land Krysia settled Ninra; coins 10; fame 5")
    assert t.coins() == 8
    assert payday("Burgrave; coins 10; fame 5").coins() == 10


@rule("ML-WAGE-01")
def test_who_stands_on_a_path_is_paid() -> None:
    assert payday("Burgrave; Embera; on a1 Korfatch s; coins 10; fame 5").coins() == 8


@rule("ML-WAGE-02")
@pytest.mark.parametrize(
    ("fame", "wage"), [(0, 1), (1, 1), (10, 1), (11, 2), (15, 2), (20, 2), (21, 3), (30, 3), (37, 3)]
)
def test_the_wage_by_fame(fame: int, wage: int) -> None:
    t = payday(f"Burgrave; Korfatch; Veruda; coins 10; fame {fame}")
    assert t.coins() == 10 - 2 * wage


@rule("ML-WAGE-03", "ML-WAGE-07")
@pytest.mark.parametrize("coins", [0, 1, 7])
def test_all_coins_go_and_one_deserts_however_many_are_missing(coins: int) -> None:
    t = payday(f"Burgrave; Korfatch; Embera; Luska; Lemtal; coins {coins}; fame 15")
    assert t.coins() == 0
    assert clan(t) == {"Burgrave", "Korfatch", "Embera", "Luska"}


@rule("ML-WAGE-03")
def test_who_can_pay_in_full_keeps_all() -> None:
    t = payday("Burgrave; Korfatch; Embera; Luska; Lemtal; coins 8; fame 15")
    assert t.coins() == 0 and len(members(t.s, 0)) == 5


@rule("ML-WAGE-04")
def test_trophies_and_loot_are_turned_into_coins_before() -> None:
    t = payday("Burgrave; Korfatch; Embera; coins 0; fame 25; trophy Slinker; loot coins12")
    assert (t.asked, t.seat) == ("errands", 0)
    t.play(sell("Slinker"))
    assert t.coins() == 5
    t.play(use_loot("coins12"))
    assert t.coins() == 5 + 12 - 6 and len(members(t.s, 0)) == 3


@rule("ML-WAGE-04")
def test_nobody_has_to_sell() -> None:
    t = payday("Burgrave; Korfatch; Embera; coins 0; fame 25; trophy Slinker")
    t.play(PASS)
    assert t.coins() == 0 and t.out("Korfatch") is False
    assert clan(t) == {"Burgrave", "Korfatch"}


@rule("ML-WAGE-05")
def test_the_highest_renown_deserts_but_no_chieftain_and_no_settler() -> None:
    """The chieftain of 7 and the settler of 4 renown stay, the one of 3 goes."""
    t = payday("Vendela; Korfatch; Embera; Ninra; land Krysia settled Ninra; coins 1; fame 5")
    assert clan(t) == {"Vendela", "Korfatch", "Ninra"}


@rule("ML-WAGE-05")
def test_of_equal_renown_the_dearer_one_deserts() -> None:
    t = payday("Burgrave; Embera; Drabor; Pardala; coins 1; fame 5")
    assert clan(t) == {"Burgrave", "Embera", "Pardala"}


@rule("ML-WAGE-05")
def test_of_equal_cost_too_the_player_chooses() -> None:
    t = payday("Burgrave; Embera; Drabor; Darbar; Luska; land Krysia settled Luska; coins 1; fame 5")
    assert (t.asked, t.seat) == ("deserting", 0)
    assert sorted(t.table.options) == sorted([hire("Drabor"), hire("Darbar")])
    assert t.refused(hire("Embera")) == ("ML-WAGE-05", "cost-too-low-to-desert")
    assert t.refused(hire("Burgrave")) == ("ML-CHIEF-04", "chieftain-never-deserts")
    assert t.refused(hire("Luska")) == ("ML-SETTLE-03", "settled-never-desert")
    t.play(hire("Darbar"))
    assert "Darbar" not in clan(t) and "Drabor" in clan(t)


# what becomes of the deserter


@rule("ML-WAGE-06")
def test_a_hired_deserter_is_discarded_and_the_renown_drops() -> None:
    t = payday("Burgrave; Korfatch; Lemtal; coins 1; fame 5")
    assert t.s.place[member("Lemtal")] == USED
    assert renown(t.s, 0) == 1


@rule("ML-WAGE-06")
def test_a_greenhorn_returns_to_the_stock_and_a_base_member_leaves_the_game() -> None:
    t = payday("Burgrave; Korfatch; Greenhorn; coins 0; fame 5")
    assert t.s.place[FIRST_GREENHORN] == IN_STOCK and clan(t) == {"Burgrave", "Korfatch"}
    t = payday("Burgrave; Korfatch; coins 0; fame 5")
    assert t.s.place[member("Korfatch")] == OUT


@rule("ML-WAGE-06")
def test_the_equipment_can_be_given_to_others_of_the_clan() -> None:
    t = payday("Burgrave; Korfatch; Lemtal with Doombane with Backpack; coins 1; fame 5")
    assert (t.asked, t.seat) == ("handing-on", 0)
    t.play(give("Doombane", "Korfatch"))
    t.play(PASS)
    assert gear_of(t.s, member("Korfatch")) and not gear_of(t.s, member("Lemtal"))
    assert t.s.holder.count(USED) == 1  # the backpack


@rule("ML-WAGE-06")
def test_not_to_the_deserter_and_not_to_strangers() -> None:
    t = payday("Burgrave; Korfatch; Lemtal with Doombane; coins 1; fame 5")
    assert t.refused(give("Doombane", "Lemtal")) == ("ML-WAGE-06", "deserter-takes-nothing")
    assert t.refused(give("Doombane", "Zhandala")) == ("ML-WAGE-06", "not-of-this-clan")
    assert t.refused(give("Backpack", "Korfatch")) == ("ML-WAGE-06", "not-left-behind")
