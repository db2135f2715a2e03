"""The buildings of the Citadel: which dice they take, how many, and when (ML-CIT-01 to ML-CIT-09)."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.monster_lands.board import ARMOURY, BUILDINGS, LODGE, PAWNSHOP
from stolek.games.monster_lands.forms import END, PASS
from stolek.games.monster_lands.queries import members
from tests.games.monster_lands.saying import buy, dig, hire, lay, number, price, say, take_trap, visit
from tests.games.monster_lands.scenario import Talk, member, table, trap_kind
from tests.rules import rule

OTHERS = "Nakirk"
WARES: dict[str, Any] = {
    "tavern": "Dajana, Zenek",
    "market": "Doombane, Hoodwink",
    "lodge": "improved_s2, improved_plus8",
}
COLOURS = {
    "lodge": "sb",
    "laboratory": "m",
    "tavern": "sb",
    "armoury": "sb",
    "pawnshop": "sbm",
    "market": "sb",
    "mine": "s",
}
FULL = {
    "lodge": "s s s s",
    "laboratory": "0 1",
    "tavern": "s s s s",
    "armoury": "s s s",
    "market": "s s s",
    "mine": "0 1 2 2",
}
THIRD = ("Yedukha; pool 5s", "Tentok; pool 5s")  # with three players no space is closed


def citadel(clan: str = "", *others: str, placed: str = "", panic: str = "") -> Talk:
    line = f"Burgrave; Korfatch; fame 9; coins 30; {clan}"
    return table(line, *(others or (OTHERS + "; pool 5s",)), placed=placed, panic=panic, **WARES)


def open_to(t: Talk) -> dict[str, str]:
    """Which colours each building takes now, in the order of the dice."""
    colours: dict[str, str] = {}
    for offer in t.offered("visit"):
        name, die = BUILDINGS[offer["building"]], offer["die"]
        colour = "s" if die == 0 else "m" if die == 7 else "b"
        if colour not in colours.get(name, ""):
            colours[name] = colours.get(name, "") + colour
    return colours


@rule("ML-CIT-01")
@pytest.mark.parametrize(
    ("answers", "dice"),
    [
        ([visit("lodge", "s"), take_trap("improved_s2"), END], 1),
        ([visit("laboratory", "m"), number(1)], 1),
        ([visit("tavern", "s"), hire("Dajana")], 1),
        ([visit("armoury", "s"), number(3)], 1),
        ([visit("market", "s"), buy("Doombane", "Korfatch")], 1),
        ([dig(2)], 1),
        ([dig(4)], 2),
        ([dig(6)], 2),
        ([visit("pawnshop", "s"), *map(lay, ("s", "s", "b2", "m")), PASS], 5),
    ],
)
def test_one_die_or_two_or_any_number(answers: list[int], dice: int) -> None:
    t = citadel("pool 4s 2m b2")
    say(t, *answers)
    t.draws_anything()
    assert t.seat == 1
    assert sum(t.s.pool[0]) == 7 - dice + (hire("Dajana") in answers)  # she brings a die


@rule("ML-CIT-02")
def test_what_a_building_gives_is_received_at_once() -> None:
    t = citadel("pool 4s 3m b2")
    say(t, visit("laboratory", "m"), number(1))
    assert (t.s.potions[0], t.s.venoms[0]) == (1, 2) and t.seat == 1
    t = citadel("pool 4s")
    t.play(dig(6))
    assert t.coins() == 36 and t.seat == 1
    t = citadel("pool 4s")
    say(t, visit("armoury", "s"), number(2))
    assert t.s.defence[0] == 2 and t.seat == 1
    t = citadel("pool 4s")
    say(t, visit("lodge", "s"), take_trap("improved_s2"), END)
    assert t.s.traps[0] == [trap_kind("improved_s2")]
    t = citadel("pool 4s")
    say(t, visit("tavern", "s"), hire("Zenek"))
    assert member("Zenek") in members(t.s, 0)


@rule("ML-CIT-03", "ML-CIT-08")
def test_only_dice_of_a_printed_colour() -> None:
    assert open_to(citadel("pool 3s 3m b3")) == COLOURS


@rule("ML-CIT-03", "ML-CIT-08")
@pytest.mark.parametrize(("pool", "colour"), [("3s", "s"), ("3m", "m"), ("3b2", "b")])
def test_with_dice_of_one_colour(pool: str, colour: str) -> None:
    taking = {name: colour for name, colours in COLOURS.items() if colour in colours}
    assert open_to(citadel(f"pool {pool}")) == taking


@rule("ML-CIT-03", "ML-CIT-04")
@pytest.mark.parametrize("name", FULL)
def test_a_full_building_takes_no_die(name: str) -> None:
    t = citadel("pool 3s 3m b3", *THIRD, placed=f"{name}: {FULL[name]}")
    assert open_to(t) == {other: colours for other, colours in COLOURS.items() if other != name}
    answer = visit(name, COLOURS[name][0], 1 if name == "laboratory" else 2 if name == "mine" else 0)
    assert t.refused(answer) == ("ML-CIT-04", "building-full")


@rule("ML-CIT-03")
@pytest.mark.parametrize("name", FULL)
def test_with_one_space_left_it_does(name: str) -> None:
    placed = FULL[name].split()[:-1]
    t = citadel("pool 3s 3m b3", *THIRD, placed=f"{name}: {' '.join(placed)}")
    assert open_to(t) == COLOURS


@rule("ML-CIT-04")
def test_the_pawnshop_is_never_full() -> None:
    t = citadel("pool 3s 3m b3", *THIRD, placed="pawnshop: " + "s " * 20)
    assert open_to(t)["pawnshop"] == "sbm"
    say(t, visit("pawnshop", "s"), *map(lay, ("s", "s", "b3", "m", "m")))
    t.play(PASS)
    assert len(t.s.placed[PAWNSHOP]) == 26 and t.coins() == 36


@rule("ML-CIT-05")
@pytest.mark.parametrize(
    ("building", "die", "least"),
    [
        ("lodge", "s", price("improved_s2")),
        ("lodge", "b2", price("improved_s2") - 2),
        ("tavern", "s", 2),  # a round of drinks
        ("armoury", "s", 2),
        ("armoury", "b1", 1),
        ("armoury", "b6", 1),
        ("market", "s", price("Hoodwink")),
        ("market", "b1", price("Hoodwink") - 1),
        ("market", "b6", 1),
    ],
)
def test_who_cannot_pay_places_no_die(building: str, die: str, least: int) -> None:
    clan = f"Burgrave; Korfatch; fame 9; pool 2{die} m; coins "
    assert table(clan + str(least), OTHERS, **WARES).can(visit(building, die))
    t = table(clan + str(least - 1), OTHERS, **WARES)
    assert not t.can(visit(building, die))
    assert t.refused(visit(building, die))[0] in ("ML-CIT-05", "ML-TAV-16", "ML-ARM-01")


@rule("ML-CIT-05")
def test_the_other_buildings_cost_nothing() -> None:
    t = table("Burgrave; Korfatch; fame 9; pool 2s 2m b3; coins 0", OTHERS, **WARES)
    assert set(open_to(t)) == {"laboratory", "pawnshop", "mine"}


@rule("ML-CIT-06")
@pytest.mark.parametrize(
    ("name", "answers"),
    [("armoury", [number(1)]), ("lodge", [take_trap("improved_s2"), END])],
)
def test_dice_lie_in_the_order_in_which_they_came(name: str, answers: list[int]) -> None:
    t = table(
        "Burgrave; coins 20; pool b5 b2 s", "Yedukha; coins 20; pool b6 2s", "Tentok; pool 3s",
        lodge="improved_s2, improved_s2, improved_s2, improved_plus8",
    )  # fmt: skip
    for die in ("b5", "s"):
        say(t, visit(name, die), *answers)
        t.draws_anything()
    t.play(visit("pawnshop", "s"))
    t.play(PASS)
    say(t, visit(name, "b2"), *answers)
    assert t.s.placed[ARMOURY if name == "armoury" else LODGE] == [5, 0, 2]


@rule("ML-CIT-07")
@pytest.mark.parametrize("name", COLOURS)
def test_no_die_where_there_is_panic(name: str) -> None:
    t = citadel("pool 3s 3m b3", panic=name)
    assert open_to(t) == {other: colours for other, colours in COLOURS.items() if other != name}
    assert t.refused(visit(name, COLOURS[name][0])) == ("ML-CIT-07", "building-in-panic")


@rule("ML-CIT-09")
def test_one_player_comes_several_times() -> None:
    t = citadel("pool 4s", "Yedukha", "Tentok")
    for n in range(3):
        say(t, visit("armoury", "s"), number(1))
        assert t.s.defence[0] == n + 1
    assert len(t.s.placed[ARMOURY]) == 3
