"""Loot: who takes it, in which order, and when it can be used."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.loot import LOOT as TOKENS
from stolek.games.monster_lands.state import SHOWN, USED
from tests.games.monster_lands.adventure.fighting import battle, conquest, outcomes, strikes
from tests.games.monster_lands.saying import use_loot
from tests.games.monster_lands.scenario import Talk, loot_token, member, table
from tests.rules import rule

LOOT = "coins12, brew, killer, relic"
OTHERS = ", ".join(token.id for token in TOKENS if token.id not in LOOT.split(", "))


def display(t: Talk) -> set[str]:
    return {token.id for token in TOKENS if t.s.loot[token.number] == SHOWN}


def offered(t: Talk) -> set[str]:
    assert t.asked == "spoils"
    return {TOKENS[option["loot"]].id for option in t.offered("loot")}


@rule("ML-LOOT-01")
def test_neither_the_dead_nor_the_victor_nor_the_conqueror_takes_any() -> None:
    fighters = "on a1 Fandor s; Hatyr wounded; on a2 Hatyr s; Redmira; on a3 Redmira 2s basic"
    t = battle("Slinker", f"Onduru; {fighters}", "Burgrave; on a4 Tarka 2s", loot=LOOT)
    strikes(t)
    t.rolls_all("2")
    strikes(t, hits=1)
    strikes(t)
    t.rolls_all("4 4")
    t.says_yes()
    t.rolls_all("5 5")
    assert outcomes(t) == [("missed", 2), ("captured", 10), ("conquered", 12)]
    assert t.table.ask.about == 0  # Fandor's path
    t.takes_loot("brew")
    assert t.asked == "next-loot" and t.has_loot("brew")
    assert len(t.said("spoils")) == 1


@rule("ML-LOOT-01")
def test_who_tried_in_vain_and_who_did_not_try_take_one_each() -> None:
    t = conquest("Krysia", "Onduru; on a2 Fandor 2s", "Burgrave; on a4 Tarka 2s", loot=LOOT)
    t.says_yes()
    t.rolls_all("1 1")
    t.says_no()
    t.takes_loot("brew")
    t.takes_loot("killer")
    assert t.has_loot("brew", seat=0) and t.has_loot("killer", seat=1)
    assert t.asked == "next-loot"


@rule("ML-LOOT-01")
def test_who_fought_an_undefeated_monster_takes_one() -> None:
    t = battle("Tentaclaw", "Onduru; on a2 Fandor 2s", "Burgrave", loot=LOOT)
    strikes(t)
    t.rolls_all("1 1")
    t.takes_loot("relic")
    assert t.has_loot("relic")


@rule("ML-LOOT-02")
def test_from_left_to_right_each_chooses_among_what_is_there() -> None:
    t = conquest("Krysia", "Onduru; on a1 Fandor s; Hatyr; on a2 Hatyr s", "Burgrave; on a4 Tarka s", loot=LOOT)
    for _ in range(3):
        t.says_no()
    assert offered(t) == {"coins12", "brew", "killer", "relic"}
    t.takes_loot("killer")
    assert offered(t) == {"coins12", "brew", "relic"}
    assert t.refused(use_loot("killer")) == ("ML-LOOT-02", "loot-not-displayed")
    t.takes_loot("brew")
    assert t.seat == 1 and offered(t) == {"coins12", "relic"}
    t.takes_loot("relic")
    assert [details[1] for details in t.said("spoils")] == [member("Fandor"), member("Hatyr"), member("Tarka")]


@rule("ML-LOOT-03")
def test_after_each_land_there_are_four_again() -> None:
    t = table(
        "Onduru; on a1 Fandor s; Hatyr; on b1 Hatyr s",
        "Burgrave; on a2 Tarka s",
        "Tentok",
        phase="adventure",
        land_a="-, Krysia, e1a",
        land_b="-, Yaha, e2a",
        loot=LOOT,
    )
    t.says_no()
    t.says_no()
    t.takes_loot("killer")
    t.takes_loot("brew")
    assert display(t) == {"coins12", "relic"}  # not before all have taken theirs
    t.draws("coins10, satchel")
    assert t.asked == "conquering"
    t.says_no()
    assert offered(t) == {"coins12", "relic", "coins10", "satchel"}


@rule("ML-LOOT-04")
def test_a_token_is_kept_until_it_is_used_and_works_once() -> None:
    t = table("Onduru; Trunk; loot coins12; pool 2s", "Burgrave; pool s")
    t.play(use_loot("coins12"))
    assert t.coins() == 12 and t.s.loot[loot_token("coins12")] == USED
    assert not t.can(use_loot("coins12"))
    assert t.seat == 0 and t.offered("visit")  # it was no action


@rule("ML-LOOT-04")
def test_in_the_turn_of_another_too() -> None:
    t = table("Onduru; pool 2s", "Burgrave; loot coins12; pool s")
    t.play(use_loot("coins12"), seat=1)
    assert t.coins(1) == 12 and t.seat == 0


@rule("ML-LOOT-04")
def test_when_wages_are_due_too() -> None:
    t = table("Onduru; Trunk; loot coins12", "Burgrave", phase="cleanup")
    t.play(use_loot("coins12"))
    assert t.coins() == 11


@rule("ML-LOOT-04")
def test_the_token_of_another_is_of_no_use() -> None:
    t = battle("Tentaclaw", "Onduru; on a2 Fandor 2s", "Burgrave; Tarka; loot killer")
    strikes(t)
    assert t.refused(use_loot("killer")) == ("ML-LOOT-04", "not-your-loot")


OUTSKIRTS = [token.id for token in TOKENS if token.outskirts]


@rule("ML-LOOT-05")
@pytest.mark.parametrize("token", OUTSKIRTS)
def test_with_the_symbol_they_work_in_the_adventure_phase_only(token: str) -> None:
    t = table(f"Onduru; Trunk; loot {token}; pool 2s m", "Burgrave; pool s")
    assert not t.can(use_loot(token))
    assert t.refused(use_loot(token))[0] == "ML-LOOT-05"
    t = table(f"Onduru; Trunk; loot {token}", "Burgrave", phase="cleanup")
    assert t.asked != "errands" and t.has_loot(token)


@rule("ML-LOOT-05")
def test_in_a_later_battle_of_the_same_round_too() -> None:
    clan = "Onduru; on a2 Fandor s; Hatyr; on e1 Hatyr 2s"
    t = battle("Tentaclaw", clan, "Burgrave", entrance="Slinker", loot=LOOT)
    strikes(t)
    t.rolls_all("1")
    t.takes_loot("killer")
    t.draws("coins10")
    strikes(t)
    t.rolls_all("4 3")
    t.uses_loot("killer")
    assert outcomes(t)[-1] == ("killed", 13)


def everything(held: str) -> Talk:
    """One path after a battle; one clan has all the tokens that are not displayed."""
    t = battle("Tentaclaw", f"Onduru; coins 9; on a2 Fandor 2s; loot {held}", "Burgrave", loot=LOOT)
    strikes(t)
    return t


@rule("ML-LOOT-06")
def test_there_is_no_limit_and_where_none_is_left_the_display_stays_short() -> None:
    t = everything(OTHERS)
    t.rolls_all("1 1")
    t.stops()
    t.takes_loot("brew")
    assert sum(owner == 0 for owner in t.s.loot) == 13
    assert display(t) == {"coins12", "killer", "relic"}
    assert t.asked != "next-loot"


@rule("ML-LOOT-06")
def test_used_tokens_are_shuffled_when_the_supply_is_empty() -> None:
    t = everything(OTHERS)
    t.rolls_all("1 1")
    t.uses_loot("strength_plus2")
    t.uses_loot("reroll4")
    t.stops()
    t.takes_loot("brew")
    assert t.asked == "next-loot"
    assert {TOKENS[option].id for option in t.table.ask.options} == {"strength_plus2", "reroll4"}
    t.draws("reroll4")
    assert display(t) == {"coins12", "killer", "relic", "reroll4"}


@rule("ML-LOOT-06")
def test_while_there_is_a_supply_the_used_ones_do_not_come_back() -> None:
    t = everything("strength_plus2")
    t.rolls_all("1 1")
    t.uses_loot("strength_plus2")
    t.takes_loot("brew")
    assert loot_token("strength_plus2") not in t.table.ask.options and len(t.table.ask.options) == 11
