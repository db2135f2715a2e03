"""Potions and venoms: on the clan board, on a token, in a battle (ML-POTION-01 to ML-POTION-08)."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import PATH_NAMES
from stolek.games.monster_lands.forms import END, VENOM
from tests.games.monster_lands.adventure.fighting import battle, outcomes, strikes
from tests.games.monster_lands.saying import give, heal, lay, say, send
from tests.games.monster_lands.scenario import Talk, table
from tests.rules import rule

OTHERS = "Nakirk; pool 5s"
LAND = "Slinker, Krysia, e1a"  # a2 gives a potion, e1b's a2 a venom


def token(t: Talk, path: str) -> tuple[int, int]:
    """Potions and venoms on a mercenary's token."""
    p = PATH_NAMES.index(path)
    return t.s.potion[p], t.s.venom[p]


# healing


@rule("ML-POTION-01")
def test_a_potion_heals_who_is_wounded_and_at_home() -> None:
    t = table("Burgrave; Korfatch wounded; Drabor; potions 1; pool 2s", OTHERS)
    assert len(t.offered("heal")) == 1
    t.play(heal("Korfatch"))
    assert not t.wounded("Korfatch") and t.s.potions[0] == 0


@rule("ML-POTION-01")
def test_nobody_on_a_path_nobody_healthy_and_nobody_else_is_healed() -> None:
    t = table(
        "Burgrave wounded; Korfatch wounded; Drabor; on a1 Korfatch s; potions 2; pool 2s", "Tentok wounded; pool 5s"
    )
    assert t.refused(heal("Korfatch")) == ("ML-POTION-01", "no-healing-on-paths")
    assert t.refused(heal("Drabor")) == ("ML-POTION-01", "not-wounded")
    assert t.refused(heal("Tentok")) == ("ML-POTION-01", "not-of-this-clan")
    assert len(t.offered("heal")) == 1


@rule("ML-POTION-01")
def test_without_a_potion_on_the_board_nobody_is_healed() -> None:
    t = table("Burgrave wounded; on a1 Korfatch s potion; venoms 2; pool 2s", OTHERS)
    assert not t.offered("heal") and t.refused(heal("Burgrave")) == ("ML-POTION-01", "no-potion-on-board")


# onto the token


@rule("ML-POTION-02")
def test_one_potion_and_one_venom_go_along() -> None:
    t = table("Burgrave; Korfatch; potions 3; venoms 3; pool 4s", OTHERS, land_a=LAND)
    say(t, send("Korfatch", "a1"), lay("potion"))
    assert not t.can(lay("potion")) and t.refused(lay("potion")) == ("ML-POTION-02", "one-potion-each")
    t.play(lay("venom"))
    assert token(t, "a1") == (1, 1) and t.seat == 1
    assert (t.s.potions[0], t.s.venoms[0]) == (2, 2)


@rule("ML-POTION-02")
def test_they_need_not_go_along() -> None:
    t = table("Burgrave; Korfatch; potions 3; venoms 3; pool 4s", OTHERS, land_a=LAND)
    say(t, send("Korfatch", "a1"), END)
    assert token(t, "a1") == (0, 0)
    t = table("Burgrave; Korfatch; potions 3; venoms 3; pool 4s", OTHERS, land_a=LAND)
    say(t, send("Korfatch", "a1"), lay("venom"))
    assert token(t, "a1") == (0, 1)


@rule("ML-POTION-02")
def test_only_from_the_board() -> None:
    t = table("Burgrave; Korfatch; potions 1; pool 4s", OTHERS, land_a=LAND)
    t.play(send("Korfatch", "a1"))
    assert t.refused(lay("venom")) == ("ML-POTION-02", "no-venom-on-board")


@rule("ML-POTION-06")
@pytest.mark.parametrize(("face", "potions", "venoms"), [("e1a", 2, 1), ("e1b", 1, 2)])
def test_a_second_one_only_from_the_path(face: str, potions: int, venoms: int) -> None:
    t = table("Burgrave; Korfatch; potions 3; venoms 3; pool 4s 3m", OTHERS, land_a=f"Slinker, Krysia, {face}")
    say(t, send("Korfatch", "a2"), lay("potion"))
    assert not t.can(lay("potion"))
    t.play(lay("venom"))
    assert token(t, "a2") == (potions, venoms)
    assert (t.s.potions[0], t.s.venoms[0]) == (2, 2)  # that of the path is not from the board


# in battle


@rule("ML-POTION-03")
def test_a_potion_cancels_one_wound() -> None:
    t = battle("Slinker", "Burgrave; on a4 Luska s potion", "Tentok")
    strikes(t, hits=1)
    assert t.asked == "defending"
    t.prevents("potion")
    assert not t.wounded("Luska") and token(t, "a4") == (0, 0)


@rule("ML-POTION-03")
def test_even_one_that_would_kill() -> None:
    t = battle("Slinker", "Burgrave; on a4 Luska s potion", "Tentok")
    strikes(t, hits=2)
    t.prevents("potion")
    assert t.wounded("Luska") and t.on("a4") == "Luska"
    t = battle("Slinker", "Burgrave; Luska wounded; on a4 Luska s potion", "Tentok")
    strikes(t, hits=1)
    t.prevents("potion")
    assert t.on("a4") == "Luska"


@rule("ML-POTION-03")
def test_not_more_than_one() -> None:
    t = battle("Slinker", "Burgrave; on a4 Luska s potion", "Tentok")
    strikes(t, hits=3)
    t.prevents("potion")
    assert t.on("a4") == ""


@rule("ML-POTION-04")
@pytest.mark.parametrize(("venoms", "total"), [(1, 4), (2, 6)])
def test_each_venom_adds_two_to_the_attack(venoms: int, total: int) -> None:
    t = battle("Tentaclaw", f"Burgrave; on a4 Luska s {'venom ' * venoms}".strip(), "Tentok")
    strikes(t)
    t.rolls("s", 2)
    for left in range(venoms, 0, -1):
        assert token(t, "a4") == (0, left)
        t.uses_venom()
    if t.asked == "throwing":
        t.stops()
    assert outcomes(t) == [("missed", total)]


@rule("ML-POTION-04")
def test_it_may_be_what_decides() -> None:
    t = battle("Slinker", "Burgrave; on a4 Luska 3s venom", "Tentok")  # killed at 13
    strikes(t)
    t.rolls_all("4 4 3")
    t.uses_venom()
    assert outcomes(t) == [("killed", 13)]


@rule("ML-POTION-05")
def test_what_is_not_used_comes_back_to_the_board() -> None:
    t = battle("Slinker", "Burgrave; on a4 Zenek 3s potion venom", "Tentok", quests="q01, q02", round=6)
    strikes(t)
    t.rolls_all("6 6 6")
    assert outcomes(t) == [("killed", 18)]
    t.draws_anything()
    assert (t.s.potions[0], t.s.venoms[0]) == (1, 1)


@rule("ML-POTION-05")
def test_of_a_dead_mercenary_nothing_comes_back() -> None:
    t = battle("Slinker", "Burgrave; on a4 Luska 3s venom", "Tentok", round=6)
    strikes(t, hits=3)
    t.draws_anything()
    assert t.on("a4") == "" and t.s.venoms[0] == 0


@rule("ML-POTION-07")
def test_those_on_the_board_are_of_no_use_in_battle() -> None:
    t = battle("Slinker", "Burgrave; on a4 Luska 2s; potions 3; venoms 3", "Tentok")
    strikes(t, hits=1)
    assert t.wounded("Luska") and t.asked == "throwing"
    assert t.refused(VENOM) == ("ML-POTION-07", "no-venom-there")
    t.rolls_all("1 1")
    assert outcomes(t) == [("missed", 2)] and t.s.venoms[0] == 3


@rule("ML-POTION-07")
def test_nor_are_those_on_the_token_of_another() -> None:
    t = battle("Slinker", "Burgrave; on a2 Drabor s potion venom; on a4 Luska s", "Tentok")
    strikes(t)
    t.rolls("s", 1)
    t.stops()
    strikes(t, hits=1)
    assert t.wounded("Luska")
    t.dice("1")
    assert outcomes(t) == [("missed", 1), ("missed", 2)]  # with the 1 before


@rule("ML-POTION-08")
def test_they_take_no_place_on_the_path() -> None:
    t = table("Burgrave; potions 1; venoms 1; pool 9s; defence 1", OTHERS, entrance="Lurker")
    say(t, send("Burgrave", "e1"), *[lay("s")] * 8, lay("potion"), lay("venom"))
    assert t.lying("e1") == "8s" and token(t, "e1") == (1, 1)


@rule("ML-POTION-08")
def test_they_are_no_equipment() -> None:
    t = table("Burgrave with Doombane; Korfatch; potions 3; venoms 3; pool 4s", OTHERS, land_a=LAND)
    assert {offer["equipment"] for offer in t.offered("give")} == {give("Doombane", "Korfatch") >> 5 & 63}
    say(t, send("Burgrave", "a1"), lay("potion"), lay("venom"))
    assert token(t, "a1") == (1, 1)  # beside a weapon
