"""Undefeated monsters come to the Citadel, and buildings close."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import BUILDINGS, ENTRANCE, LAND_A, LAND_B
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.state import USED
from stolek.kernel.asks import NONE
from tests.games.monster_lands.course.rounds import goes_on, until
from tests.games.monster_lands.saying import visit
from tests.games.monster_lands.scenario import Talk, monster_card, table
from tests.rules import rule

QUESTS = "q01, q02"


def at(t: Talk, site: int) -> str:
    return MONSTERS[t.s.monster[site]].name if t.s.monster[site] != NONE else ""


def after(
    land_a: str = "-",
    land_b: str = "-",
    entrance: str = "-",
    on: str = "a1 b1 e1",
    panic: str = "",
    round: int = 2,
) -> Talk:
    """Cleanup of a table of three; who stands on which path has fought in vain."""
    names = iter(("Trunk", "Embera", "Zenek"))
    paths = "; ".join(f"on {path} {next(names)} s" for path in on.split())
    return table(
        f"Onduru; {paths}; coins 9",
        "Tentok; coins 9",
        "Burgrave; coins 9",
        land_a=f"{land_a}, Krysia, e1a",
        land_b=f"{land_b}, Kaleh, e2a",
        entrance=entrance,
        panic=panic,
        quests=QUESTS,
        phase="cleanup",
        round=round,
    )


@rule("ML-PANIC-01")
@pytest.mark.parametrize("site", ["a", "b"])
def test_who_was_fought_and_not_defeated_comes_to_the_entrance(site: str) -> None:
    monster = {"a": "-", "b": "-"} | {site: "Lurker"}
    t = after(monster["a"], monster["b"], on=f"{site}3")
    assert at(t, ENTRANCE) == "Lurker"
    assert at(t, LAND_A) == at(t, LAND_B) == ""
    assert t.asked == "next-panic"


@rule("ML-PANIC-01")
def test_also_if_the_fight_has_killed_all_who_fought() -> None:
    t = table(
        "Onduru; Trunk; on a4 Luska s; coins 9",
        "Tentok; coins 9",
        land_a="Lurker, Krysia, e1a",
        quests=QUESTS,
        phase="adventure",
    )
    t.dice("6 6 6 6 6")
    assert t.on("a4") == ""
    until(t, "next-panic")
    assert at(t, ENTRANCE) == "Lurker"


@rule("ML-PANIC-02")
def test_whom_nobody_has_fought_stays() -> None:
    t = after(land_a="Lurker", land_b="Kodile", on="b1")
    assert (at(t, LAND_A), at(t, LAND_B), at(t, ENTRANCE)) == ("Lurker", "", "Kodile")
    t = after(land_a="Lurker", on="d1")
    assert (at(t, LAND_A), at(t, ENTRANCE)) == ("Lurker", "")
    assert t.asked == "next-quest"


@rule("ML-PANIC-03")
@pytest.mark.parametrize(
    ("land_a", "land_b", "entrance", "stays"),
    [
        ("Slinker", "Dropper", "-", "Dropper"),  # attack 3, 4
        ("Dropper", "Slinker", "-", "Dropper"),
        ("Slinker", "Toadtooth", "Kodile", "Kodile"),  # 3, 3, 5
        ("Slinker", "Kodile", "Dropper", "Kodile"),
        ("Kodile", "Lurker", "-", "Lurker"),  # both 5, kill 20 and 22
        ("Lurker", "Kodile", "-", "Lurker"),
        ("Kodile", "-", "Tentaclaw", "Tentaclaw"),  # both 5, kill 20 and 23
        ("Tentaclaw", "-", "Kodile", "Tentaclaw"),
        ("Slinker", "Toadtooth", "-", "Slinker"),  # both 3 and 13: the one from land A
        ("Toadtooth", "Slinker", "-", "Toadtooth"),
        ("Slinker", "-", "Toadtooth", "Toadtooth"),  # equal: the one that was there
        ("-", "Toadtooth", "Slinker", "Slinker"),
    ],
)
def test_only_the_strongest_stays(land_a: str, land_b: str, entrance: str, stays: str) -> None:
    t = after(land_a, land_b, entrance)
    assert at(t, ENTRANCE) == stays
    assert at(t, LAND_A) == at(t, LAND_B) == ""
    for name in {land_a, land_b, entrance} - {"-", stays}:
        assert t.s.lair[monster_card(name)] == USED


@rule("ML-PANIC-04")
def test_a_monster_at_the_entrance_closes_a_building() -> None:
    t = after(entrance="Slinker", on="d1")
    assert t.asked == "next-panic" and list(t.table.options) == list(range(7))
    t.draws("market")
    assert [BUILDINGS[n] for n, closed in enumerate(t.s.panic) if closed] == ["market"]
    assert t.asked == "next-quest"


@rule("ML-PANIC-05")
def test_no_die_is_placed_in_a_closed_building() -> None:
    t = table(
        "Onduru; pool s m b3; coins 9", "Tentok", panic="market, mine, pawnshop", market="Ripper, Doombane, Backpack"
    )
    for building, die in (("market", "b3"), ("mine", "s"), ("pawnshop", "m")):
        space = 2 if building == "mine" else 0
        assert t.refused(visit(building, die, space)) == ("ML-CIT-07", "building-in-panic")
    assert t.can(visit("armoury", "b3"))


@rule("ML-PANIC-06")
def test_each_cleanup_closes_one_more_until_the_monster_is_defeated() -> None:
    t = table(
        "Onduru; Trunk; coins 40; fame 5",
        "Tentok; coins 9",
        entrance="Toadtooth",
        land_a="Slinker, Krysia, e1a",
        quests=QUESTS,
        phase="cleanup",
        round=1,
    )
    t.draws("market")
    until(t, "next-panic")
    assert t.s.round == 2 and sum(t.s.panic) == 1
    t.draws("lodge")
    until(t, "next-panic")
    assert t.s.round == 3 and sum(t.s.panic) == 2
    t = table("Onduru; on e1 Trunk 3s basic", "Tentok", entrance="Toadtooth", panic="market, lodge", phase="adventure")
    t.dice("1 1 1")
    t.rolls_all("6 5 6")
    assert sum(t.s.panic) == 0


@rule("ML-PANIC-07")
def test_tokens_stay_if_a_stronger_monster_comes() -> None:
    t = after(land_a="Lurker", entrance="Slinker", panic="market, lodge")
    assert at(t, ENTRANCE) == "Lurker"
    t.draws("mine")
    assert sum(t.s.panic) == 3


@rule("ML-PANIC-07")
def test_an_empty_stack_closes_none() -> None:
    t = after(entrance="Slinker", on="d1", panic=", ".join(BUILDINGS))
    assert t.asked == "next-quest" and sum(t.s.panic) == 7
    goes_on(t)
    assert at(t, ENTRANCE) == "Slinker"
