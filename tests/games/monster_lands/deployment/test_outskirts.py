"""Somebody is sent to the Outskirts: who, where to, and with which dice."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import PATH_NAMES
from stolek.games.monster_lands.forms import END
from stolek.games.monster_lands.state import ADVENTURE
from tests.games.monster_lands.saying import lay, say, send, visit
from tests.games.monster_lands.scenario import Talk, member, table
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes
LAND = "Slinker, Gurban, e1a"


def going(t: Talk) -> set[int]:
    return {option["member"] for option in t.offered("send")}


def paths_for(t: Talk, name: str) -> set[str]:
    return {PATH_NAMES[option["path"]] for option in t.offered("send") if option["member"] == member(name)}


@rule("ML-OUT-01")
def test_one_is_sent_with_required_and_further_dice_in_one_action() -> None:
    t = table("Burgrave; Korfatch; pool 4s 2m", "Yedukha; pool s", land_a=LAND)
    t.play(send("Korfatch", "a1"))
    assert (t.asked, t.seat) == ("loading", 0)
    assert t.on("a1") == "Korfatch" and t.lying("a1") == "s"
    say(t, lay("s"), lay("m"))
    assert t.lying("a1") == "2s m"
    assert t.s.pool[0][0] == 2 and t.seat == 1


@rule("ML-OUT-01")
def test_only_where_the_required_dice_are_at_hand() -> None:
    t = table("Burgrave; Korfatch; pool s", OTHERS, land_a=LAND)  # a1: s, a2: 2s, a3: m, a4: s
    assert paths_for(t, "Korfatch") == {"a1", "a4"}
    assert t.refused(send("Korfatch", "a2"))[0] == "ML-LAND-03"


@rule("ML-OUT-02")
def test_another_one_later_to_another_path_of_the_same_place() -> None:
    t = table("Burgrave; Korfatch; pool 4s 2m", OTHERS, land_a=LAND)
    say(t, send("Korfatch", "a1"), END, send("Burgrave", "a3"), END)
    assert (t.on("a1"), t.on("a3")) == ("Korfatch", "Burgrave")


@rule("ML-OUT-03")
def test_nothing_is_resolved_yet() -> None:
    t = table("Burgrave; Korfatch; pool 3s b3", OTHERS, land_a=LAND, quests="q04, -", entrance="Crabhead")
    before = (t.s.fame[:], t.s.coins[:])
    say(t, send("Korfatch", "a4"), END)
    assert t.asked == "turn" and t.lying("a4") == "s"
    say(t, send("Burgrave", "d1"))
    assert t.asked == "turn"  # no die was rolled for the quest either
    assert (t.s.fame, t.s.coins) == before
    say(t, visit("pawnshop", "s"))
    assert t.s.phase == ADVENTURE and t.asked == "battle-die"


@rule("ML-OUT-04")
def test_a_path_holds_one_and_everybody_goes_once() -> None:
    t = table("Burgrave; Korfatch; pool 4s 2m", "Yedukha; Bambul; pool 3s m", land_a=LAND)
    say(t, send("Korfatch", "a1"), END)
    assert t.seat == 1 and "a1" not in paths_for(t, "Bambul")
    assert t.refused(send("Bambul", "a1"))[0] == "ML-OUT-04"
    say(t, send("Bambul", "a4"), END)
    assert going(t) == {member("Burgrave")} and paths_for(t, "Burgrave") == {"a2", "a3"}
    assert t.refused(send("Korfatch", "a2"))[0] == "ML-OUT-04"


@rule("ML-OUT-05")
def test_everybody_but_greenhorns_can_go() -> None:
    t = table(
        "Burgrave; Korfatch wounded; Luska; Ninra; Greenhorn; land Krysia settled Ninra; pool 4s 2m",
        OTHERS,
        land_a=LAND,
    )
    assert going(t) == set(map(member, ("Burgrave", "Korfatch", "Luska", "Ninra")))
    assert t.refused(send("Greenhorn", "a4"))[0] == "ML-GREEN-02"
    say(t, send("Ninra", "a1"), END)
    assert t.on("a1") == "Ninra"


@rule("ML-OUT-05")
def test_nobody_goes_for_another_clan() -> None:
    t = table("Burgrave; pool 4s 2m", "Yedukha; Bambul", land_a=LAND)
    assert going(t) == {member("Burgrave")}


@rule("ML-OUT-06")
@pytest.mark.parametrize("name", ["Korfatch", "Tarka", "Darbar"])
def test_the_dice_come_from_the_whole_pool(name: str) -> None:
    """Whatever dice somebody has brought: one magic, three strength or one bargaining die."""
    t = table(f"Burgrave; {name}; pool 3s 2m", OTHERS, land_a=LAND)
    assert paths_for(t, name) == {"a1", "a2", "a3", "a4"}
    say(t, send(name, "a2"), lay("m"), lay("m"))
    assert t.lying("a2") == "2s 2m"
