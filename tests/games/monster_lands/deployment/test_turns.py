"""Turn by turn: one action, what may be done besides, and who passes (ML-DEPLOY-01 to ML-DEPLOY-13)."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.forms import END, PASS
from stolek.games.monster_lands.state import DEPLOYMENT
from tests.games.monster_lands.adventure.fighting import battle, strikes
from tests.games.monster_lands.course.rounds import until
from tests.games.monster_lands.saying import (
    dig,
    discount,
    exchange,
    give,
    heal,
    lay,
    number,
    say,
    sell,
    send,
    settle,
    take_trap,
    use,
    use_loot,
    visit,
    waste,
    work,
)
from tests.games.monster_lands.scenario import Talk, member, table
from tests.rules import rule

OTHERS = "Nakirk"  # without dice they pass
LAND = "Slinker, Krysia, e1a"


def pawns(t: Talk) -> int:
    """The seat whose turn it is pawns one strength die; which seat that was."""
    seat = t.seat
    t.play(visit("pawnshop", "s"))
    if t.asked == "pawning":
        t.play(PASS)
    return seat


# one after the other


@rule("ML-DEPLOY-01")
def test_one_action_each_in_turn_until_all_have_passed() -> None:
    t = table("Burgrave; pool 2s", "Tentok; pool 2s", "Yedukha; pool 2s", land_a=LAND)
    seats = []
    while t.s.phase == DEPLOYMENT:
        seats.append(pawns(t))
    assert seats == [0, 1, 2, 0, 1, 2]


@rule("ML-DEPLOY-01")
def test_the_first_player_begins() -> None:
    t = table(
        "Burgrave; Tarka; coins 9", "Nakirk; coins 9", "Luska; coins 9", phase="cleanup", quests="q01, q02",
        land_a=LAND, land_b="Kodile, Kaleh, e2a",
    )  # fmt: skip
    until(t, "turn")
    assert t.s.first == 2 and t.seat == 2  # of the lowest renown, and nearest to the right
    pawns(t)
    assert t.seat == 0


@rule("ML-DEPLOY-02")
def test_dice_go_to_the_citadel_to_the_outskirts_or_to_an_own_land() -> None:
    t = table("Tentok; Tepey; pool 3s; land Krysia settled Tepey", OTHERS + "; pool s", land_a=LAND)
    assert t.can(dig(2)) and t.can(send("Tentok", "a1")) and t.can(work("Krysia"))
    assert not t.can(END)
    for answers in ([dig(2)], [send("Tentok", "a1"), END], [work("Krysia")]):
        other = Talk(t.table.position.copy())
        say(other, *answers)
        if other.chance():
            other.dice("1 1")
        assert other.seat == 1


@rule("ML-DEPLOY-02")
def test_after_the_action_there_is_no_other() -> None:
    t = table("Burgrave; Hatyr; pool 3s", OTHERS, land_a=LAND)
    t.play(dig(2))
    assert t.seat == 0 and t.can(use("Hatyr")) and t.can(END)
    assert not t.offered("visit") and not t.offered("send")
    assert t.refused(dig(6))[0] == t.refused(send("Burgrave", "a1"))[0] == "ML-DEPLOY-01"


@rule("ML-DEPLOY-03")
def test_who_has_no_die_passes_whatever_else_is_at_hand() -> None:
    t = table("Burgrave; defence 2; traps basic", "Tentok; pool 2s", entrance="Lurker")
    assert t.seat == 1 and t.s.passed == [1, 0]
    t = table("Burgrave; defence 2; traps basic; trophy Kodile", "Tentok; pool 2s", entrance="Lurker")
    assert t.seat == 0 and not t.offered("send")  # there is a trophy to sell
    t.play(END)
    assert t.s.passed == [1, 0]


@rule("ML-DEPLOY-03")
def test_who_has_a_die_does_not_pass() -> None:
    t = table("Burgrave; pool m", OTHERS, panic="laboratory")
    assert t.s.phase != DEPLOYMENT  # it was pawned, as there was nothing else
    t = table("Burgrave; pool 2m", OTHERS)
    assert not t.can(END) and t.refused(END)[0] == "ML-DEPLOY-03"


@rule("ML-DEPLOY-04")
def test_where_no_die_fits_one_is_discarded() -> None:
    t = table("Burgrave; pool m b3", "Tentok; pool 3s", panic="laboratory, pawnshop")
    assert t.offered("waste") == [{"die": 3}, {"die": 7}] and len(t.table.options) == 2
    t.play(waste("b3"))
    assert t.s.pool[0] == [0, 0, 0, 0, 0, 0, 0, 1] and t.seat == 1


@rule("ML-DEPLOY-04")
def test_a_die_that_fits_somewhere_is_not_discarded() -> None:
    t = table("Burgrave; pool m b3 s", "Tentok; pool s", panic="laboratory, pawnshop")
    assert not t.offered("waste")  # the mine takes the strength die
    t = table("Burgrave; pool m b3", "Tentok; pool s", panic="laboratory")
    assert not t.offered("waste") and t.refused(waste("m"))[0] == "ML-DEPLOY-04"


@rule("ML-DEPLOY-05")
def test_who_has_passed_is_skipped_and_the_phase_ends_when_all_have() -> None:
    t = table("Burgrave; pool s", "Tentok; pool 3s", "Yedukha; pool s", land_a=LAND)
    assert [pawns(t) for _ in range(4)] == [0, 1, 2, 1]
    assert t.seat == 1 and t.s.passed == [1, 0, 1] and t.s.phase == DEPLOYMENT
    t.play(visit("pawnshop", "s"))
    assert t.s.phase != DEPLOYMENT


@rule("ML-DEPLOY-06")
def test_a_space_with_a_die_takes_no_other() -> None:
    t = table("Burgrave; pool 4s 2m", "Tentok; pool 4s 2m", placed="laboratory: 1")
    t.play(dig(6))
    assert not t.can(dig(6)) and t.can(dig(4))
    assert t.can(visit("laboratory", "m", 0)) and not t.can(visit("laboratory", "m", 1))
    assert t.refused(visit("laboratory", "m", 1)) == ("ML-DEPLOY-06", "space-taken")
    say(t, visit("laboratory", "m", 0), number(1))
    assert not t.can(visit("laboratory", "m", 0)) and not t.can(visit("laboratory", "m", 1))


@rule("ML-DEPLOY-06")
def test_nor_does_a_land_or_a_path() -> None:
    t = table("Tentok; Tepey; pool 6s; land Krysia settled Tepey", "Yedukha; pool 6s", land_a=LAND)
    say(t, send("Tentok", "a1"), END)
    assert not t.can(send("Yedukha", "a1")) and t.can(send("Yedukha", "a2"))
    pawns(t)
    t.play(work("Krysia"))
    t.dice("1 1")
    pawns(t)
    assert not t.can(work("Krysia")) and t.refused(work("Krysia"))[0] == "ML-OWN-02"


@rule("ML-DEPLOY-07")
@pytest.mark.parametrize(
    ("answers", "dice"),
    [
        ([dig(2)], 1),
        ([dig(6)], 2),
        ([visit("armoury", "s")], 1),
        ([visit("pawnshop", "s"), lay("s"), lay("m"), PASS], 3),
        ([send("Tentok", "d1")], 4),
        ([work("Rhynia")], 2),
        ([send("Tentok", "a2"), lay("m"), END], 3),
    ],
)
def test_an_action_places_as_many_dice_as_the_place_demands(answers: list[int], dice: int) -> None:
    t = table(
        "Tentok; Tepey; pool 6s 3m; coins 2; land Rhynia settled Tepey", OTHERS + "; pool s",
        land_a=LAND, quests="q12, -",
    )  # fmt: skip
    say(t, *answers)
    assert sum(t.s.pool[0]) == 9 - dice and t.seat == 1


# what cards and tokens do


@rule("ML-DEPLOY-08")
def test_a_token_exchanges_a_die_for_others() -> None:
    t = table("Burgrave; pool s b2 m; loot bargain_to_magic, magic_to_strength", OTHERS)
    t.play(use_loot("bargain_to_magic", "b2"))
    assert t.s.pool[0] == [1, 0, 0, 0, 0, 0, 0, 4]
    t.play(use_loot("magic_to_strength", "m"))
    assert t.s.pool[0] == [4, 0, 0, 0, 0, 0, 0, 3]
    assert t.asked == "turn" and t.seat == 0


@rule("ML-DEPLOY-08")
def test_a_bargaining_die_gained_for_another_is_rolled_at_once() -> None:
    t = table("Greenhorn; pool s m", OTHERS)
    t.play(exchange("s", "b"))
    assert t.asked == "bargaining-dice"
    t.dice("5")
    assert t.s.pool[0] == [0, 0, 0, 0, 0, 1, 0, 1]


@rule("ML-DEPLOY-09")
def test_each_ability_once_a_round() -> None:
    t = table("Burgrave; Hatyr; pool 3s; coins 9", "Tarka", land_a=LAND, quests="q01, q02")
    t.play(use("Hatyr"))
    assert not t.can(use("Hatyr")) and t.refused(use("Hatyr"))[0] == "ML-DEPLOY-09"
    until(t, "next-quest")
    until(t, "turn")
    assert t.can(use("Hatyr"))


@rule("ML-DEPLOY-09")
def test_in_other_hands_equipment_is_not_fresh_again() -> None:
    t = table(
        "Burgrave with Snare Kit; Korfatch; pool 3s; coins 20", OTHERS,
        lodge="improved_plus4, improved_plus6, improved_s3, improved_s2",
    )  # fmt: skip
    say(t, visit("lodge", "s"), discount("Snare Kit"), take_trap("improved_plus6"), END)
    t.draws_anything()
    say(t, give("Snare Kit", "Korfatch"), visit("lodge", "s"))
    assert not t.offered("discount") and t.refused(discount("Snare Kit"))[0] == "ML-DEPLOY-09"


@rule("ML-DEPLOY-09")
def test_two_copies_are_two_abilities() -> None:
    t = table("Burgrave with Backpack; Korfatch; pool 4s", OTHERS)
    t.play(dig(2))
    assert t.coins() == 2 + 2
    t.play(dig(4))
    assert t.coins() == 4 + 4
    t = table("Burgrave with Backpack; Korfatch with Backpack; pool 3s", OTHERS)
    t.play(dig(2))
    assert t.coins() == 2 + 2 * 2


@rule("ML-DEPLOY-10")
def test_with_the_symbol_nothing_is_used_in_the_deployment_phase() -> None:
    t = table("Burgrave; Korfatch; Drabor; Tarka; Hatyr; pool 2s", OTHERS)
    assert t.offered("use") == [{"member": member("Hatyr")}]
    for name in ("Burgrave", "Korfatch", "Drabor", "Tarka"):
        assert t.refused(use(name))[0] == "ML-DEPLOY-10"


@rule("ML-DEPLOY-10")
def test_on_a_path_it_works_by_itself() -> None:
    t = battle("Slinker", "Drabor; Burgrave; on a4 Drabor s", "Tentok")
    strikes(t, hits=1)
    assert not t.wounded("Drabor") and t.asked != "defending"
    t = battle("Slinker", "Drabor; on a2 Tarka s", "Tentok")  # at home he prevents nothing
    strikes(t, hits=1)
    assert t.wounded("Tarka")


@rule("ML-DEPLOY-10")
def test_only_rerolls_are_left_to_the_player() -> None:
    t = battle("Slinker", "Burgrave; on a4 Nakirk 2s", "Tentok")
    strikes(t)
    t.rolls_all("2 3")
    assert t.offered("reroll")
    t.stops()
    assert t.asked != "throwing"


# what is no action


ANY_TIME = {
    "loot": use_loot("coins12"),
    "sell": sell("Kodile"),
    "heal": heal("Korfatch"),
    "give": give("Doombane", "Tarka"),
    "settle": settle("Nebia", "Korfatch"),
}
OWN_TURN = {"use": use("Hatyr"), "exchange": exchange("s", "m"), "swap": use_loot("magic_to_strength", "m")}
RICH = (
    "Burgrave; Korfatch wounded; Hatyr; Greenhorn; Tarka; Lemtal with Doombane; potions 1; land Nebia; trophy Kodile;"
    " loot coins12, magic_to_strength; pool 3s m"
)


@rule("ML-DEPLOY-11")
@pytest.mark.parametrize("answer", [*ANY_TIME.values(), *OWN_TURN.values()], ids=[*ANY_TIME, *OWN_TURN])
def test_no_action_and_done_beside_one(answer: int) -> None:
    for before in (True, False):
        t = table(RICH, "Tentok; pool 2s")
        say(t, *([answer, dig(2)] if before else [dig(2), answer]))
        assert t.seat == 0 and t.can(END)
        t.play(END)
        assert t.seat == 1


@rule("ML-DEPLOY-11", "ML-DEPLOY-13")
@pytest.mark.parametrize("answer", ANY_TIME.values(), ids=ANY_TIME)
def test_at_any_time_also_in_the_turn_of_another(answer: int) -> None:
    t = table("Tentok; pool 2s", RICH)
    assert t.seat == 0
    t.play(answer, seat=1)
    assert t.seat == 0 and answer not in t.table.ask.options_of(1)


@rule("ML-DEPLOY-12")
def test_from_a_path_too_most_abilities_are_used() -> None:
    t = table(
        "Burgrave; on a1 Hatyr s; on a2 Onduru s; on a3 Yutrovich m; pool 3s; coins 9", OTHERS, lodge="improved_s3"
    )
    say(t, use("Hatyr"), use("Onduru"))
    assert t.coins() == 11 and t.s.potions[0] == 1
    t.play(visit("lodge", "s"))
    assert t.can(discount("Yutrovich"))
    t = table("Burgrave; on a1 Tepey s; pool 3s", OTHERS)
    t.play(dig(2))
    assert t.coins() == 4


@rule("ML-DEPLOY-12")
@pytest.mark.parametrize("name", ["Fandor", "Redmira"])
def test_unless_the_ability_says_otherwise(name: str) -> None:
    assert table(f"Burgrave; {name}; pool 3s; coins 9", OTHERS).can(use(name))
    t = table(f"Burgrave; on a1 {name} s; pool 3s; coins 9", OTHERS)
    assert not t.can(use(name)) and t.refused(use(name))[1] == "not-from-a-path"


@rule("ML-DEPLOY-13")
@pytest.mark.parametrize("answer", OWN_TURN.values(), ids=OWN_TURN)
def test_abilities_and_deployment_loot_in_own_turns_only(answer: int) -> None:
    t = table("Tentok; pool 2s", RICH)
    assert t.seat == 0 and answer not in t.table.ask.options_of(1)
    t.play(dig(2))
    assert t.seat == 1 and t.can(answer)


@rule("ML-DEPLOY-13")
def test_any_number_of_them_before_and_after_the_action() -> None:
    t = table(RICH, OTHERS + "; pool 2s")
    say(t, use("Hatyr"), dig(2), exchange("s", "m"), use_loot("magic_to_strength", "m"))
    assert t.s.phase == DEPLOYMENT and t.seat == 1  # there was nothing left to use


@rule("ML-DEPLOY-13")
def test_who_gains_a_die_with_an_empty_pool_does_not_pass() -> None:
    t = table("Burgrave; Redmira; coins 2", "Tentok; pool 3s")
    assert t.seat == 0 and t.can(END)
    t.play(use("Redmira"))
    assert not t.can(END) and t.can(dig(2))


@rule("ML-DEPLOY-13")
def test_who_has_passed_has_passed_for_the_round() -> None:
    t = table("Burgrave; Redmira; coins 2", "Tentok; pool 3s")
    t.play(END)
    assert [pawns(t), pawns(t)] == [1, 1]
    assert t.seat == 1 and use("Redmira") not in t.table.ask.options_of(0)
