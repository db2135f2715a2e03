"""Sam, the automated player: two dice say where he goes and what he takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from stolek.games.monster_lands.board import (
    ARMOURY,
    LABORATORY,
    LODGE,
    MARKET,
    MINE,
    PATH_NAMES,
    PAWNSHOP,
    SAM,
    TAVERN,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.traps import HIDDEN, TRAPS, TRICK
from stolek.games.monster_lands.forms import PASS, trap, visit
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.queries import members
from stolek.games.monster_lands.rules.sam import TOKENS_ON_PATH, face_down
from stolek.games.monster_lands.state import DEPLOYMENT, USED
from stolek.kernel.asks import NONE
from tests.games.monster_lands.scenario import Talk, member, table, trap_kind
from tests.rules import rule

TRAPS_SHOWN = "improved_s1, improved_m1, improved_s2, improved_m2, improved_plus4, improved_plus6"
TAVERN_SHOWN = "Dajana, Drabor, Tarka"
MARKET_SHOWN = "Backpack, Doombane, Nightguard"
LAND = "Slinker, Krysia, e1a"
ALL_FULL = "lodge: s s s; laboratory: 0 1; tavern: s s s; armoury: s s; market: s s; mine: 0 1 2"


def sams_turn(clan: str = "Burgrave; Korfatch; pool 2s m", scenario: int = 1, placed: str = "", **more: Any) -> Talk:
    """It is Sam's turn, with all displays laid out."""
    shown: dict[str, Any] = {
        "tavern": TAVERN_SHOWN,
        "market": MARKET_SHOWN,
        "lodge": TRAPS_SHOWN,
        "land_a": LAND,
        **more,
    }
    return table(clan, quests="q01, q02", scenario=scenario, step=1, placed=placed, **shown)


def places(t: Talk) -> list[str]:
    return [name for name, who in zip(PATH_NAMES, t.s.who, strict=True) if who == SAM]


def rolled(t: Talk) -> int:
    return sum(kind == "sam-rolled" for kind, _ in t.news())


def pawns(t: Talk) -> None:
    """The player's turn, over quickly."""
    t.play(visit(PAWNSHOP, 0))
    if t.asked == "pawning":
        t.play(PASS)


# whose turn it is


@rule("ML-SAM-01")
def test_sam_acts_after_each_turn_of_the_player_who_starts() -> None:
    t = table("Burgrave; Korfatch; pool 2s m", scenario=1)
    assert t.asked == "turn"
    t.play(visit(MINE, 0, 2))
    assert t.asked == "sams-dice"
    t.dice("1 2")
    assert t.asked == "turn"
    pawns(t)
    assert t.asked == "sams-dice"


@rule("ML-SAM-06")
def test_sam_does_nothing_after_the_last_die_of_the_player() -> None:
    t = table("Burgrave; Korfatch; pool s", scenario=1)
    t.play(visit(MINE, 0, 2))
    assert rolled(t) == 0
    assert t.s.phase != DEPLOYMENT


@rule("ML-SAM-01", "ML-SAM-21")
def test_sam_has_nothing_of_a_clan() -> None:
    t = sams_turn()
    t.dice("5 1")
    assert t.s.who[0] == SAM and t.s.whose[0] == NONE
    assert t.s.seats == len(t.s.pool) == len(t.s.fame) == 1


@rule("ML-SAM-21")
@pytest.mark.parametrize("phase", ["pool", "cleanup"])
def test_sam_does_nothing_before_and_after(phase: str) -> None:
    """The round is prepared and cleaned up without a roll, a token or a payment of his."""
    t = table("Burgrave; Korfatch; fame 5; coins 9", scenario=1, phase=phase, quests="q01, q02", land_a=LAND)
    while t.table.ask.chance:
        t.draws_anything()
        t.dice("3")
    assert not any(kind.startswith("sam-") for kind, _ in t.news())
    assert places(t) == []


# where the dice send him


@rule("ML-SAM-02", "ML-SAM-03")
@pytest.mark.parametrize("red", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("yellow", "building"), [(1, LODGE), (2, LABORATORY), (3, TAVERN), (4, ARMOURY), (5, MARKET), (6, MINE)]
)
def test_the_citadel(red: int, yellow: int, building: int) -> None:
    t = sams_turn()
    t.dice(f"{red} {yellow} 3")
    t.draws_anything()
    assert [n for n, placed in enumerate(t.s.placed) if placed] == [building]
    assert t.news()[:2] == [
        ("sam-rolled", (red, yellow)),
        ("sam-visits", (building, {LABORATORY: 7, MINE: 0}.get(building, 3))),
    ]
    assert t.asked == "turn"


@rule("ML-SAM-02", "ML-SAM-04", "ML-SAM-13", "ML-SAM-14")
@pytest.mark.parametrize("red", [5, 6])
@pytest.mark.parametrize(("yellow", "path"), [(1, "a1"), (2, "a2"), (3, "a3"), (4, "a4"), (5, "d1"), (6, "r1")])
def test_the_outskirts(red: int, yellow: int, path: str) -> None:
    t = sams_turn()
    t.dice(f"{red} {yellow}")
    assert places(t) == [path]
    assert t.news()[-1] == ("sam-sends", (PATH_NAMES.index(path),))


@rule("ML-SAM-13", "ML-SAM-14")
def test_a_path_of_sams_is_blocked() -> None:
    t = sams_turn("Burgrave; Korfatch; pool 4s")
    t.dice("5 1")
    assert {option["path"] for option in t.offered("send")}.isdisjoint({0})
    assert {option["path"] for option in t.offered("send")} & {1, 2, 3}
    t = sams_turn("Burgrave; Korfatch; pool 4s")
    t.dice("5 5")
    paths = {option["path"] for option in t.offered("send")}
    assert PATH_NAMES.index("d1") not in paths and PATH_NAMES.index("d2") in paths


@rule("ML-SAM-14")
@pytest.mark.parametrize(("yellow", "left", "right"), [(5, "d1", "d2"), (6, "r1", "r2")])
def test_the_leftmost_free_path_of_a_quest(yellow: int, left: str, right: str) -> None:
    t = sams_turn(f"Burgrave; Korfatch; Trunk; pool 2s; on {left} Trunk 2s")
    t.dice(f"5 {yellow}")
    assert places(t) == [right]
    t = sams_turn(f"Burgrave; Korfatch; Trunk; pool 2s; on {right} Trunk 2s")
    t.dice(f"5 {yellow}")
    assert places(t) == [left]


@rule("ML-SAM-04")
def test_the_other_reading_takes_the_leftmost_free_land_path() -> None:
    t = sams_turn("Burgrave; Korfatch; Trunk; pool 2s; on a1 Trunk s", rulings=["sam-leftmost"])
    t.dice("5 4")
    assert places(t) == ["a2"]


@rule("ML-SC9-01")
@pytest.mark.parametrize(("yellow", "path"), [(1, "a1"), (2, "a2"), (3, "d1"), (4, "d1"), (5, "r1"), (6, "r1")])
def test_clear_orders_send_him_to_quests(yellow: int, path: str) -> None:
    t = sams_turn(scenario=9)
    t.dice(f"6 {yellow}")
    assert places(t) == [path]


# again, where nothing is free


@rule("ML-SAM-05")
@pytest.mark.parametrize(
    ("wrong", "placed", "panic", "clan"),
    [
        ("1 2", "laboratory: 0 1", "", ""),
        ("1 1", "lodge: s b2 s", "", ""),
        ("1 6", "mine: 0 1 2", "", ""),
        ("1 4", "", "armoury", ""),
        ("5 2", "", "", "; Trunk; on a2 Trunk s"),
        ("5 6", "", "", "; Trunk; Ninra; on r1 Trunk m; on r2 Ninra m"),
    ],
)
def test_he_rolls_both_dice_again(wrong: str, placed: str, panic: str, clan: str) -> None:
    t = sams_turn(f"Burgrave; Korfatch; pool 2s m{clan}", placed=placed, panic=panic)
    t.dice(wrong)
    assert t.asked == "sams-dice"
    t.dice(wrong)
    assert t.asked == "sams-dice"
    t.dice("5 3")
    assert t.asked == "turn"
    assert places(t) == ["a3"]
    assert rolled(t) == 3


@rule("ML-SAM-05", "ML-SC4-01")
def test_the_closed_armoury_is_rolled_again() -> None:
    t = sams_turn(scenario=4)
    t.dice("1 4")
    assert t.asked == "sams-dice" and not t.s.placed[ARMOURY]


@rule("ML-SAM-05")
def test_where_nothing_at_all_is_free_he_does_not_roll_for_ever() -> None:
    stand = "; ".join(
        f"on {path} {who} s" for path, who in zip(("a1", "a2", "a3", "a4", "d1", "d2", "r1", "r2"), WHO, strict=True)
    )
    t = sams_turn(f"Burgrave; Korfatch; {stand}; pool 2s m", placed=ALL_FULL)
    assert t.asked == "turn" and rolled(t) == 0


WHO = ("Dajana", "Drabor", "Tarka", "Darbar", "Fandor", "Lemtal", "Vendela", "Pardala")


@rule("ML-SAM-05")
def test_the_trail_of_answers_stays_short_however_often_he_rolls() -> None:
    t = sams_turn(placed=ALL_FULL)
    for _ in range(100):
        t.dice("1 1")
    assert t.asked == "sams-dice"
    assert len(t.table.position.trail) < 5


@rule("ML-SAM-15", "ML-SAM-01")
def test_six_tokens_and_no_more() -> None:
    t = sams_turn("Burgrave; Korfatch; pool 9s")
    for roll in ("5 1", "5 2", "5 3", "5 5", "5 5", "6 6"):
        t.dice(roll)
        pawns(t)
    assert len(places(t)) == 6
    assert t.asked == "sams-dice"
    t.dice("5 4")
    assert t.asked == "sams-dice"
    t.dice("2 2")
    assert t.asked == "turn" and len(places(t)) == 6


@rule("ML-SAM-15")
def test_the_tokens_return_in_cleanup() -> None:
    t = table(
        "Burgrave; Korfatch; coins 9; fame 5",
        scenario=1,
        phase="cleanup",
        sam="a1, d1",
        quests="q01, q02",
        land_a=LAND,
    )
    t.draws_anything()
    assert places(t) == []


@rule("ML-SAM-22")
def test_no_roll_leads_to_the_pawnshop_the_entrance_or_a_settled_land() -> None:
    for red in range(1, 7):
        for yellow in range(1, 7):
            t = sams_turn(
                "Burgrave; Korfatch; Ninra; land Krysia settled Ninra; pool 2s", entrance="Lurker", land_a="-, -, e1a"
            )
            t.dice(f"{red} {yellow} 3")
            t.draws_anything()
            assert not t.s.placed[PAWNSHOP] and not any(t.s.worked)
            assert all(path[0] != "e" for path in places(t))


# what he takes


@rule("ML-SAM-07")
@pytest.mark.parametrize(("red", "row"), [(1, (0, 1)), (2, (2, 3)), (3, (4, 5)), (4, (0, 1))])
def test_the_lodge(red: int, row: Sequence[int]) -> None:
    t = sams_turn(placed="lodge: s b5")
    kinds = [t.s.lodge[place] for place in row]
    t.dice(f"{red} 1 4")
    assert t.s.placed[LODGE] == [0, 5, 4]  # the die rolled, on the leftmost free space
    assert all(t.s.used_traps[kind] == 1 for kind in kinds) and sum(t.s.used_traps) == 2
    assert [place for place, kind in enumerate(t.s.lodge) if kind == NONE] == list(row)
    t.draws("improved_s3, improved_m3")
    assert [t.s.lodge[place] for place in row] == [trap_kind("improved_s3"), trap_kind("improved_m3")]
    assert t.asked == "turn"


@rule("ML-SAM-08")
def test_the_topmost_space_of_the_laboratory() -> None:
    t = sams_turn()
    t.dice("3 2")
    assert t.s.placed[LABORATORY] == [0]
    t = sams_turn(placed="laboratory: 0")
    t.dice("3 2")
    assert t.s.placed[LABORATORY] == [0, 1]
    t = sams_turn(placed="laboratory: 1")
    t.dice("3 2")
    assert t.s.placed[LABORATORY] == [0, 1]
    assert t.s.potions == t.s.venoms == [0]


@rule("ML-SAM-09")
@pytest.mark.parametrize(("red", "place"), [(1, 0), (2, 1), (3, 2), (4, 0)])
def test_the_tavern(red: int, place: int) -> None:
    t = sams_turn()
    gone = t.s.tavern[place]
    t.dice(f"{red} 3 6")
    assert t.s.placed[TAVERN] == [6]
    assert t.s.place[gone] == USED
    t.draws("Fandor")
    assert t.s.tavern[place] == member("Fandor")
    assert len(members(t.s, 0)) == 2
    assert sum(t.s.place[m] == -5 for m in range(36, 44)) == 8  # greenhorns stay


@rule("ML-SAM-10")
def test_the_armoury() -> None:
    t = sams_turn(placed="armoury: s")
    t.dice("1 4 2")
    assert t.s.placed[ARMOURY] == [0, 2]
    assert t.asked == "turn"


@rule("ML-SAM-11")
@pytest.mark.parametrize(("red", "place"), [(1, 0), (2, 1), (3, 2), (4, 0)])
def test_the_market(red: int, place: int) -> None:
    t = sams_turn()
    gone = t.s.market[place]
    t.dice(f"{red} 5 1")
    assert t.s.placed[MARKET] == [1]
    assert t.s.holder[gone] == USED
    t.draws("Ripper")
    assert COPIES[t.s.market[place]].name == "Ripper"


@rule("ML-SAM-12")
@pytest.mark.parametrize(
    ("before", "after"), [("", [0]), ("mine: 0", [0, 1]), ("mine: 1", [0, 1]), ("mine: 0 1", [0, 1, 2])]
)
def test_the_mine_where_it_pays_best(before: str, after: list[int]) -> None:
    t = sams_turn(placed=before)
    coins = t.coins()
    t.dice("2 6")
    assert t.s.placed[MINE] == after
    assert t.coins() == coins


@rule("ML-SAM-23")
def test_the_player_bargains_with_sams_die_before() -> None:
    t = sams_turn(
        "Burgrave; Korfatch; coins 4; pool b3 s",
        lodge="improved_s3, improved_plus4, improved_s1, improved_m1, improved_m2, improved_s2",
    )
    t.dice("3 1 5")
    t.draws_anything()
    t.play(visit(LODGE, 3))
    assert t.asked == "purchase"
    t.play(trap(trap_kind("improved_s3")))  # 9 coins, less 3 and Sam's 5
    if t.asked == "purchase":
        t.ends()
    assert t.coins() == 3


# his tokens in scenario 8


@rule("ML-SC8-01")
def test_two_of_the_pile_lie_face_down_on_his_land_paths() -> None:
    t = sams_turn(scenario=8)
    t.dice("5 1")
    assert face_down(t.s, 0) == TOKENS_ON_PATH
    t = sams_turn(scenario=8)
    t.dice("5 5")
    assert face_down(t.s, PATH_NAMES.index("d1")) == 0
    t = sams_turn(scenario=1)
    t.dice("5 1")
    assert face_down(t.s, 0) == 0


@rule("ML-SC8-01")
def test_the_pile_has_all_tricks_and_hidden_traps_and_the_lodge_none() -> None:
    s = RULES.deal({"seats": 1, "scenario": 8})
    assert sum(s.pile) == 24
    for token in TRAPS:
        own = token.type in (TRICK, HIDDEN)
        assert s.pile[token.number] == (token.copies if own else 0)
        assert not (own and s.supply[token.number])
    assert sum(RULES.deal({"seats": 1, "scenario": 1}).pile) == 0
