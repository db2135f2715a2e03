"""The Queen's gift, and more monsters (ML-VAR-01 to ML-VAR-06)."""

from __future__ import annotations

from itertools import combinations

import pytest

from stolek.errors import OtherSeats
from stolek.games.monster_lands.board import DIFFICULTIES, ENTRANCE
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.forms import pick_colour
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.state import DEPLOYMENT, MODULES
from stolek.kernel.asks import NONE
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from tests.games.monster_lands.course.rounds import goes_on, until
from tests.games.monster_lands.saying import good
from tests.games.monster_lands.scenario import Talk, monster_card, table
from tests.rules import rule

STRENGTH, MAGIC, BARGAINING = range(3)
QUESTS = "q01, q02"
LAND = "Slinker, Krysia, e1a"


def gift(round: int = 2, phase: str = "pool", second: str = "Tentok; Tepey; fame 5; coins 9") -> Talk:
    return table(
        "Burgrave; Korfatch; fame 5; coins 9",
        second,
        modules=["queens-gift"],
        phase=phase,
        round=round,
        quests=QUESTS,
        land_a=LAND,
    )


@rule("ML-VAR-02", "ML-EX-25")
@pytest.mark.parametrize(("colour", "pool"), [(STRENGTH, [3, 1, 1]), (MAGIC, [2, 2, 1]), (BARGAINING, [2, 1, 2])])
def test_a_die_of_choice(colour: int, pool: list[int]) -> None:
    t = gift()
    assert (t.asked, t.seat) == ("gift-die", 0)
    assert t.table.options == [pick_colour(n) for n in range(3)]
    t.play(pick_colour(colour))
    t.play(good("coins"))
    t.dice("4 4 4" if colour == BARGAINING else "4 4")
    assert t.asked == "turn"
    assert [t.s.pool[0][0], t.s.pool[0][7], sum(t.s.pool[0][1:7])] == pool
    assert sum(t.s.pool[1]) == 4


@rule("ML-VAR-02", "ML-EX-25")
@pytest.mark.parametrize(
    ("name", "goods"),
    [("coins", (11, 0, 0, 0)), ("defence", (9, 1, 0, 0)), ("potion", (9, 0, 1, 0)), ("venom", (9, 0, 0, 1))],
)
def test_and_a_good_of_choice(name: str, goods: tuple[int, ...]) -> None:
    t = gift()
    t.play(pick_colour(STRENGTH))
    assert len(t.table.options) == 4
    t.play(good(name))
    assert (t.s.coins[0], t.s.defence[0], t.s.potions[0], t.s.venoms[0]) == goods


@rule("ML-VAR-02")
def test_both_are_chosen_before_the_bargaining_dice_are_rolled() -> None:
    t = gift()
    t.play(pick_colour(BARGAINING))
    assert t.asked == "gift-good"
    t.play(good("venom"))
    assert t.asked == "bargaining-dice" and t.table.ask.span == 6**2
    t.dice("5 2")
    assert t.s.pool[0][5] == t.s.pool[0][2] == 1


@rule("ML-VAR-01", "ML-VAR-03")
def test_there_is_none_in_the_first_round_and_one_in_all_others() -> None:
    t = gift(round=1)
    goes_on(t)
    assert t.asked == "turn" and t.said("gift") == []
    for round in range(2, 7):
        assert gift(round=round).asked == "gift-die"


@rule("ML-VAR-01", "ML-VAR-03")
def test_it_goes_to_who_gets_the_tile_at_the_end_of_the_round_before() -> None:
    t = gift(round=1, phase="cleanup", second="Tentok; fame 5; coins 9")
    while t.table.ask.chance and t.asked != "bargaining-dice":
        t.table.play(t.table.ask.options[0])
    assert t.s.round == 2
    assert (t.asked, t.seat) == ("gift-die", 1)


def test_without_the_variant_nobody_gets_anything() -> None:
    t = table("Burgrave; fame 5", "Tentok; fame 5", phase="pool", round=2, quests=QUESTS, land_a=LAND)
    goes_on(t)
    assert t.asked == "turn" and not t.said("gift")


# more monsters


def more(round: int, entrance: str = "-", modules: tuple[str, ...] = ("more-monsters",)) -> Talk:
    clans = ("Burgrave; Korfatch; fame 5", "Tentok; Tepey; fame 5")
    return table(*clans, modules=modules, phase="pool", round=round, entrance=entrance, quests=QUESTS, land_a=LAND)


@rule("ML-VAR-04")
@pytest.mark.parametrize(("round", "comes"), [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)])
def test_a_monster_comes_to_the_entrance_in_every_second_round(round: int, comes: bool) -> None:
    t = more(round)
    assert (t.asked == "next-monster") == comes
    if comes:
        assert len(t.table.options) == 19  # of both levels
        t.draws("Kodile")
        assert MONSTERS[t.s.monster[ENTRANCE]].name == "Kodile"
    else:
        assert t.asked == "bargaining-dice" and t.s.monster[ENTRANCE] == NONE


@rule("ML-VAR-04")
def test_not_if_one_is_there() -> None:
    t = more(2, entrance="Lurker")
    assert t.asked == "bargaining-dice" and MONSTERS[t.s.monster[ENTRANCE]].name == "Lurker"
    assert more(2, modules=()).asked == "bargaining-dice"


@rule("ML-VAR-05")
def test_left_alone_it_causes_panic() -> None:
    t = more(2)
    t.draws("Kodile")
    until(t, "next-panic")
    assert t.s.round == 2 and t.s.monster[ENTRANCE] == monster_card("Kodile")


@rule("ML-VAR-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_all_can_be_combined(seats: int, difficulty: str) -> None:
    for number in range(len(MODULES) + 1):
        for modules in combinations(MODULES, number):
            t = Table(RULES, {"seats": seats, "difficulty": difficulty, "modules": list(modules)}, Chance(1))
            assert DIFFICULTIES[t.state.difficulty] == difficulty
            assert t.state.modules == sum(MODULES[name] for name in modules)
            while t.state.phase < DEPLOYMENT:
                t.play(t.options[0])


@rule("ML-VAR-06")
def test_alone_there_is_no_gift() -> None:
    with pytest.raises(OtherSeats):
        RULES.deal({"seats": 1, "modules": ["queens-gift"]})
