"""Mercenaries die: what is gone with them, what their clan gets, and what becomes of a clan without anybody."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import FIRST_GREENHORN, GREENHORNS
from stolek.games.monster_lands.forms import send
from stolek.games.monster_lands.queries import members, renown
from stolek.games.monster_lands.state import IN_DECK, IN_STOCK, OUT, OWNED, USED
from stolek.kernel.asks import NONE
from tests.games.monster_lands.adventure.fighting import battle, outcomes, strikes
from tests.games.monster_lands.saying import hire, settle, visit
from tests.games.monster_lands.scenario import Talk, land_card, member, table, trap_kind
from tests.rules import rule


def in_play(t: Talk, card: str) -> bool:
    """Whether a copy of this equipment is held, on display or in the deck."""
    return any(COPIES[e].name == card and holder >= 0 for e, holder in enumerate(t.s.holder))


# what is gone


@rule("ML-DEATH-01")
def test_the_card_its_equipment_and_all_on_the_path_are_discarded() -> None:
    t = battle(
        "Slinker",
        "Burgrave; Nakirk with Backpack with Ripper; on a2 Nakirk 2s improved_plus4 improved_s1; on a4 Drabor s",
        "Tentok",
    )
    assert in_play(t, "Ripper")
    strikes(t, hits=2)
    assert (t.on("a2"), t.lying("a2")) == ("", "")
    assert members(t.s, 0) == [member("Burgrave"), member("Drabor")]
    assert not in_play(t, "Backpack") and not in_play(t, "Ripper")
    assert t.s.used_traps[trap_kind("improved_plus4")] == t.s.used_traps[trap_kind("improved_s1")] == 1
    strikes(t)
    t.dice("1")
    assert outcomes(t) == [("missed", 1)]  # nothing is carried on


@rule("ML-DEATH-01")
def test_magic_dice_and_defence_tokens_are_gone_too() -> None:
    t = battle("Slinker", "Burgrave; on a2 Korfatch s 3m hidden_m1 shield; on a4 Drabor s", "Tentok")
    t.weakens(0)
    t.dice("6 6 1")
    t.says_no()
    assert (t.on("a2"), t.lying("a2")) == ("", "")


@rule("ML-DEATH-02")
def test_what_lay_on_the_token_is_lost() -> None:
    t = battle(
        "Slinker",
        "Burgrave; coins 9; on a2 Korfatch s potion venom coins 3; on a4 Drabor s potion coins 2",
        "Tentok",
    )
    strikes(t, hits=2)
    t.says_no()
    assert (t.s.potion[1], t.s.venom[1], t.s.purse[1]) == (0, 0, 0)
    strikes(t)
    t.dice("1")
    t.draws_anything()
    assert t.s.potions[0] == 1 and t.s.venoms[0] == 0
    assert t.coins() == 9 + 2 - 1  # and the wage of who came home


@rule("ML-DEATH-03")
def test_who_dies_after_its_attack_leaves_dice_traps_and_what_they_came_to() -> None:
    """Dropper spits at all before each attack."""
    t = battle("Dropper", "Burgrave; Korfatch wounded; on a2 Korfatch 2s basic", "Tentok; on a4 Tarka 3s")
    t.dice("1")
    strikes(t)
    t.rolls_all("3 4")
    t.dice("6")
    assert t.on("a2") == "" and t.lying("a2") == "2s basic"
    assert [m for _, m, _ in t.said("died")] == [member("Korfatch")]
    strikes(t)
    t.rolls_all("3 3 3")
    assert outcomes(t) == [("missed", 7), ("killed", 7 + 12)]


@rule("ML-DEATH-03")
def test_who_dies_before_its_attack_leaves_nothing_also_when_spat_at() -> None:
    t = battle("Dropper", "Burgrave; on a2 Drabor 2s", "Tentok; Tepey wounded; on a3 Tepey 2s m basic; on a4 Rulfus s")
    t.dice("6")
    assert (t.on("a3"), t.lying("a3")) == ("", "")
    assert t.on("a2") == "Drabor" and t.lying("a2") == "2s"


# what the clan gets and loses


@rule("ML-DEATH-04")
@pytest.mark.parametrize(
    ("path", "fame"),
    [("a1", 3), ("a2", 3), ("a3", 2), ("a4", 2), ("b1", 3), ("b2", 3), ("b3", 2), ("b4", 2), ("e1", 3), ("e2", 3)],
)
def test_the_fame_of_the_path(path: str, fame: int) -> None:
    t = table(
        f"Burgrave; fame 4; Korfatch wounded; on {path} Korfatch s",
        "Tentok",
        "Yedukha",
        land_a="Slinker, Gurban",
        land_b="Crabhead, Krysia",
        entrance="Kodile",
        phase="adventure",
    )
    strikes(t, hits=3)
    while t.asked == "defending":
        t.says_no()
    assert t.said("died")
    assert t.fame() == 4 + fame


@rule("ML-DEATH-05")
def test_then_its_renown_is_subtracted() -> None:
    t = battle("Slinker", "Burgrave; fame 20; on a2 Tarka s; on a4 Drabor s", "Tentok")
    assert renown(t.s, 0) == 6 + 3
    strikes(t, hits=2)
    assert (t.fame(), renown(t.s, 0)) == (23, 3)
    assert [details for details in t.said("gained") if details[:2] == (0, 0)] == [(0, 0, 3)]


@rule("ML-DEATH-09")
def test_the_hired_are_discarded_and_healthy_again() -> None:
    t = battle("Slinker", "Burgrave; Nakirk wounded; on a2 Nakirk s; on a4 Drabor s", "Tentok")
    strikes(t, hits=1)
    assert t.s.place[member("Nakirk")] == USED
    assert not t.wounded("Nakirk")


@rule("ML-DEATH-09")
def test_the_discarded_can_be_hired_again_once_the_deck_is_empty() -> None:
    t = table("Burgrave; fame 20; coins 19; pool 2b5 2s", "Tentok; pool s", tavern="Dajana, Drabor, Darbar, Fandor")
    t.s.place[:] = [OUT if place == IN_DECK else place for place in t.s.place]
    t.s.place[member("Nakirk")] = USED
    t.play(visit("tavern", "b5"))
    t.play(hire("Drabor"))
    assert t.s.tavern.count(member("Nakirk")) == 1


@rule("ML-DEATH-09")
@pytest.mark.parametrize("name", ["Korfatch", "Burgrave"])
def test_base_members_leave_the_game(name: str) -> None:
    t = battle("Tentaclaw", f"Burgrave; Korfatch; on a2 {name} s; on a4 Drabor s", "Tentok")
    strikes(t, hits=3)
    assert t.out(name)


@rule("ML-DEATH-10")
def test_the_land_of_a_dead_settler_can_be_settled_by_another_at_once() -> None:
    t = battle(
        "Slinker",
        "Tentok; coins 9; Tepey; Luska wounded; land Krysia settled Luska; on a2 Luska s",
        "Burgrave",
    )
    strikes(t, hits=1)
    krysia = land_card("Krysia")
    assert t.s.land_place[krysia] == OWNED and t.s.settler[krysia] == NONE
    t.draws_anything()
    assert (t.asked, t.seat) == ("errands", 0)
    t.play(settle("Krysia", "Tepey"))
    assert t.s.settler[krysia] == member("Tepey")


# a clan that has lost everybody


def lost(clan: str, *others: str) -> Talk:
    """A round begins; the first clan has nobody any more."""
    return table(clan, *(others or ("Tentok; Tepey",)), phase="pool", round=3)


@rule("ML-DEATH-06")
def test_a_greenhorn_free_of_charge_becomes_the_chieftain() -> None:
    t = lost("coins 7; fame 0")
    assert (t.asked, t.seat) == ("rescue", 0)
    t.says_yes()
    assert members(t.s, 0) == [FIRST_GREENHORN] == [t.s.chief[0]]
    assert t.coins() == 7
    assert t.said("pool")[0] == (0, 1, 0, 0)  # its die; there is no fame


@rule("ML-DEATH-06")
def test_who_declines_has_only_the_dice_of_fame() -> None:
    t = lost("coins 3; fame 12")
    t.says_no()
    assert members(t.s, 0) == [] and t.coins() == 3
    assert t.said("pool")[0] == (0, 1, 1, 0)


@rule("ML-DEATH-06")
def test_who_has_anybody_left_is_not_asked() -> None:
    assert lost("Greenhorn; coins 3", "Tentok; Tepey").asked != "rescue"


@rule("ML-DEATH-06")
def test_the_last_member_dies_and_the_next_round_begins_with_a_greenhorn() -> None:
    t = battle("Slinker", "Burgrave; fame 5; coins 2; defence 2; on a2 Burgrave s", "Tentok; coins 9", round=1)
    strikes(t, hits=3)
    t.draws_anything()
    assert (t.asked, t.seat, t.s.round) == ("rescue", 0, 2)
    t.says_yes()
    assert (t.fame(), t.coins(), t.s.defence[0]) == (8, 5, 2)


@rule("ML-DEATH-07")
@pytest.mark.parametrize(("coins", "then"), [(0, 5), (4, 5), (5, 5), (8, 8)])
def test_coins_up_to_five_and_everything_else_is_kept(coins: int, then: int) -> None:
    t = lost(
        f"coins {coins}; fame 14; defence 2; potions 1; venoms 3; traps basic, improved_s1; loot relic; trophy Slinker"
    )
    t.says_yes()
    s = t.s
    assert (s.coins[0], s.fame[0], s.defence[0], s.potions[0], s.venoms[0]) == (then, 14, 2, 1, 3)
    assert s.traps[0] == sorted([trap_kind("basic"), trap_kind("improved_s1")])
    assert t.has_loot("relic") and s.lair.count(OWNED) == 1


@rule("ML-DEATH-08")
def test_a_greenhorn_as_chieftain_has_renown_and_stays_at_home() -> None:
    t = table(
        "Greenhorn; coins 9; pool 3s m", "Tentok; Tepey; pool s", land_a="Slinker, Gurban, e1a", quests="q01, q02"
    )
    assert t.s.chief[0] == FIRST_GREENHORN
    assert renown(t.s, 0) == 1
    assert t.offered("send") == []
    assert t.refused(send(FIRST_GREENHORN, 0))[0].startswith("ML-GREEN")


@rule("ML-DEATH-08")
def test_there_is_always_a_greenhorn_for_this() -> None:
    t = lost("coins 3", "Tentok; " + "; ".join(["Greenhorn"] * GREENHORNS))
    assert IN_STOCK not in t.s.place
    t.says_yes()
    assert members(t.s, 0) == [t.s.chief[0]]
    assert t.s.chief[0] >= FIRST_GREENHORN + GREENHORNS
