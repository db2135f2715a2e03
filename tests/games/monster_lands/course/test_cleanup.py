"""The board is cleared, killed chieftains are replaced, and the next round is prepared (ML-CLEAN-01)."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import LAND_A, LODGE, TAVERN
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.queries import renown
from stolek.games.monster_lands.state import IN_DECK, OVER, USED
from stolek.kernel.asks import NONE
from tests.games.monster_lands.course.rounds import chieftain, goes_on, until
from tests.games.monster_lands.saying import exchange, heal, hire, use, visit, work
from tests.games.monster_lands.scenario import land_card, member, monster_card, table, trap_kind
from tests.rules import rule

OTHERS = "Tentok; Zhandala; coins 9; fame 5"
QUESTS = "q01, q02"
LAND = "Slinker, Krysia, e1a"


@rule("ML-CLEAN-01", "ML-RMARK-01")
def test_the_eight_steps_in_their_order() -> None:
    t = table(
        "no chief; on e1 Trunk s coins 3; Embera; coins 9; fame 5",
        OTHERS,
        entrance="Toadtooth",
        land_a="-, -, e1a",
        quests=QUESTS,
        phase="adventure",
    )
    t.dice("1 1 1")
    t.rolls_all("1")
    goes_on(t)
    told = [kind for kind, _ in t.news()]
    after = list(dict.fromkeys(told[told.index("missed") + 1 :]))
    assert after[: after.index("round") + 1] == [
        "phase",
        "gained",
        "panic",
        "promoted",
        "wages",
        "quest-comes",
        "monster-comes",
        "land-comes",
        "event-comes",
        "first",
        "round",
    ]
    assert t.s.round == 3


# clearing the board


@rule("ML-CLEAN-02")
def test_who_survived_comes_home_with_all_that_lies_on_the_token() -> None:
    t = table("Onduru; on a1 Trunk s coins 3 potion venom; coins 4", OTHERS, phase="cleanup", round=6)
    assert t.s.path[member("Trunk")] == NONE and t.on("a1") == ""
    assert t.coins() == 4 + 3 - 1  # less the wage
    assert (t.s.potions[0], t.s.venoms[0]) == (1, 1)


@rule("ML-CLEAN-03")
def test_wounds_stay_until_a_potion_heals_them() -> None:
    t = table(
        "Onduru; Embera wounded; potions 1; coins 4; trophy Kodile", OTHERS, phase="cleanup", quests=QUESTS, land_a=LAND
    )
    assert t.asked == "errands" and t.wounded("Embera")
    t.play(heal("Embera"))
    assert not t.wounded("Embera") and t.s.potions[0] == 0


@rule("ML-CLEAN-03")
def test_the_wound_is_there_in_the_next_round() -> None:
    clan = "Onduru; Embera wounded; Trunk wounded; on a1 Trunk s; potions 1; coins 4"
    t = table(clan, OTHERS, phase="cleanup", quests=QUESTS, land_a=LAND)
    goes_on(t)
    assert t.asked == "turn" and t.wounded("Embera") and t.wounded("Trunk")
    t.play(heal("Trunk"))
    assert t.wounded("Embera") and not t.wounded("Trunk")


@rule("ML-CLEAN-04")
def test_traps_are_used_and_shields_gone() -> None:
    t = table(
        "Onduru; on a1 Trunk 2s improved_plus4 improved_m1 basic shield shield; coins 4; defence 1; traps improved_s1",
        OTHERS,
        phase="cleanup",
        round=6,
    )
    assert t.lying("a1") == "2s"  # the dice are next (ML-PREP-01), and this was the last round
    assert t.s.used_traps[trap_kind("improved_plus4")] == t.s.used_traps[trap_kind("improved_m1")] == 1
    assert sum(t.s.used_traps) == 2
    assert t.s.traps[0] == [trap_kind("improved_s1")] and t.s.defence[0] == 1


@rule("ML-CLEAN-05")
def test_what_was_used_this_round_can_be_used_again() -> None:
    t = table(
        "Burgrave; Greenhorn; Hatyr; Ninra with Backpack; land Krysia settled Ninra; pool 3s; coins 20",
        "Tentok; Zhandala; Vendela; coins 9; fame 5",
        quests=QUESTS,
        land_a=LAND,
    )
    t.play(use("Hatyr"))
    t.play(exchange("s", "m"))
    t.dice("4 4")
    t.play(work("Krysia"))
    t.play(visit("mine", "s", 2))
    assert t.coins() == 20 + 2 + 2 + 2  # with the backpack
    assert not t.can(use("Hatyr")) and not t.can(exchange("m", "s")) and not t.can(work("Krysia"))
    until(t, "next-quest")
    goes_on(t)
    assert t.can(use("Hatyr")) and t.can(exchange("s", "m")) and t.can(work("Krysia"))
    coins = t.coins()
    t.play(visit("mine", "s", 2))
    assert t.coins() == coins + 2 + 2


# a new chieftain


@rule("ML-CHIEF-01")
def test_the_highest_renown_leads() -> None:
    t = table("no chief; Trunk; Embera; Lemtal; coins 9", OTHERS, phase="cleanup", round=6)
    assert chieftain(t) == "Lemtal"


@rule("ML-CHIEF-01")
def test_who_has_a_chieftain_keeps_it_and_nobody_leads_nobody() -> None:
    t = table("Burgrave; Lemtal; coins 9", "no chief; coins 9", phase="cleanup", round=6)
    assert chieftain(t) == "Burgrave" and t.s.chief[1] == NONE


@rule("ML-CHIEF-02")
def test_of_equal_renown_the_dearer_one_leads() -> None:
    t = table("no chief; Embera; Drabor; coins 9", OTHERS, phase="cleanup", round=6)
    assert chieftain(t) == "Drabor"  # 6 coins against 5


@rule("ML-CHIEF-02")
def test_of_equal_cost_too_the_player_chooses() -> None:
    t = table("no chief; Embera; Drabor; Darbar; Luska; coins 9", OTHERS, phase="cleanup", round=6)
    assert (t.asked, t.seat) == ("promoting", 0)
    assert sorted(t.table.options) == sorted([hire("Drabor"), hire("Darbar")])
    assert t.refused(hire("Embera")) == ("ML-CHIEF-02", "cost-too-low-to-lead")
    assert t.refused(hire("Luska")) == ("ML-CHIEF-02", "renown-too-low-to-lead")
    t.play(hire("Darbar"))
    assert chieftain(t) == "Darbar"


@rule("ML-CHIEF-03")
def test_a_settler_is_not_available_while_there_is_somebody_else() -> None:
    t = table("no chief; Ninra; Luska; land Krysia settled Ninra; coins 9", OTHERS, phase="cleanup", round=6)
    assert chieftain(t) == "Luska"
    assert t.s.settler[land_card("Krysia")] == member("Ninra")


@rule("ML-CHIEF-03")
def test_the_refusal_names_the_land() -> None:
    t = table("no chief; Ninra; Embera; Zenek; land Krysia settled Ninra; coins 9", OTHERS, phase="cleanup", round=6)
    assert t.refused(hire("Ninra")) == ("ML-CHIEF-03", "settled-cannot-lead")


@rule("ML-CHIEF-03")
def test_if_all_have_settled_the_first_in_rank_leaves_its_land() -> None:
    t = table(
        "no chief; Luska; Ninra; land Kaleh settled Luska; land Krysia settled Ninra; coins 9",
        OTHERS,
        phase="cleanup",
        round=6,
    )
    assert chieftain(t) == "Ninra"
    assert t.s.settler[land_card("Krysia")] == NONE and t.s.settler[land_card("Kaleh")] == member("Luska")
    assert t.s.land_place[land_card("Krysia")] >= 0  # the land stays with the clan


@rule("ML-CHIEF-04")
def test_a_promoted_chieftain_is_not_paid_and_does_not_desert() -> None:
    t = table("no chief; Ninra; Luska; coins 5", OTHERS, phase="cleanup", round=6)
    assert chieftain(t) == "Ninra" and t.coins() == 4
    t = table("no chief; Ninra; Luska; coins 0", OTHERS, phase="cleanup", round=6)
    assert chieftain(t) == "Ninra" and t.s.place[member("Luska")] == USED


@rule("ML-CHIEF-05")
def test_a_promoted_chieftain_keeps_dice_ability_and_renown() -> None:
    t = table("no chief; Hatyr; coins 5; fame 5", OTHERS, phase="cleanup", quests=QUESTS, land_a=LAND)
    t.draws("q03, q04")
    goes_on(t)
    assert chieftain(t) == "Hatyr" and renown(t.s, 0) == 3
    assert t.s.pool[0][0] == 1 and sum(t.s.pool[0][1:7]) == 1  # the reward of 5 fame, and his bargaining die
    assert t.can(use("Hatyr"))


@rule("ML-CHIEF-06")
def test_a_greenhorn_leads_before_a_base_member() -> None:
    """Both have renown 1, but a base member has cost nothing."""
    t = table("no chief; Trunk; Greenhorn; coins 5", OTHERS, phase="cleanup", round=6)
    assert chieftain(t) == "Greenhorn"


# the next round


@rule("ML-PREP-01")
def test_all_dice_leave_the_board() -> None:
    t = table(
        "Onduru; on a1 Trunk 2s m; on d1 Embera 2s; coins 9; fame 5; trophy Kodile",
        OTHERS,
        phase="cleanup",
        placed="lodge: b5 s; tavern: b2; mine: 0 2; laboratory: 1; market: s; armoury: s",
        quests=QUESTS,
        land_a="-, Krysia, e1a",
    )
    assert t.s.placed[LODGE] and t.lying("a1")
    t.says_no()  # to selling the trophy before the wages
    t.draws("q03, q04")
    assert not any(t.s.placed) and t.lying("a1") == t.lying("d1") == ""


@rule("ML-PREP-02")
def test_both_quests_are_discarded_and_two_others_drawn() -> None:
    t = table("Onduru; coins 9", OTHERS, phase="cleanup", quests="-, q05", land_a=LAND)
    assert t.asked == "next-quest" and 4 not in t.table.options
    t.draws("q09")
    assert 8 not in t.table.options
    t.draws("q11")
    assert t.s.quest == [8, 10] and sum(t.s.bag) == 9


@rule("ML-PREP-04", "ML-PREP-05")
def test_a_conquered_land_is_replaced_and_with_it_its_event_tile() -> None:
    t = table("Onduru; coins 9; land Yaha", OTHERS, phase="cleanup", quests=QUESTS, land_a="Slinker, -, e1a")
    t.draws("q03, q04")
    assert t.asked == "next-land" and land_card("Yaha") not in t.table.options
    t.draws("Glacia")
    assert t.asked == "next-event"
    assert sorted(FACES[face].id for face in t.table.options) == sorted(
        f"e{tile}{side}" for tile in range(2, 7) for side in "ab"
    )
    t.draws("e4b")
    assert LANDS[t.s.land[LAND_A]].name == "Glacia" and FACES[t.s.event[LAND_A]].id == "e4b"
    assert MONSTERS[t.s.monster[LAND_A]].name == "Slinker"


@rule("ML-PREP-04")
def test_both_lands_of_a_larger_table_are_filled() -> None:
    clans = ("Onduru; coins 9", OTHERS, "Burgrave; coins 9")
    t = table(*clans, phase="cleanup", quests=QUESTS, land_a="Slinker, -, e1a", land_b="Kodile, -, e2a")
    t.draws("q03, q04, Glacia, e4b, Yaha, e1a")
    assert [LANDS[land].name for land in t.s.land] == ["Glacia", "Yaha"]


@rule("ML-PREP-05")
def test_an_event_tile_stays_as_long_as_its_land() -> None:
    t = table("Onduru; coins 9", OTHERS, phase="cleanup", quests=QUESTS, land_a="-, Krysia, e1a")
    t.draws("q03, q04")
    assert t.asked == "next-monster"
    t.draws("Slinker")
    assert t.asked == "bargaining-dice"
    assert LANDS[t.s.land[LAND_A]].name == "Krysia" and FACES[t.s.event[LAND_A]].id == "e1a"


@rule("ML-PREP-06")
def test_the_displays_stay_as_they_are() -> None:
    t = table(
        "Onduru; coins 9",
        OTHERS,
        phase="cleanup",
        quests=QUESTS,
        land_a=LAND,
        tavern="Fandor, Dajana, Luska, Ninra",
        lodge="improved_s1, improved_s1, improved_m1, improved_m1, improved_s2, improved_s2",
        market="Ripper, Doombane, Backpack",
        loot="coins10, coins12, relic, satchel",
    )
    shown = [t.s.tavern[:], t.s.lodge[:], t.s.market[:], t.s.loot[:]]
    goes_on(t)
    assert t.asked == "turn"
    assert [t.s.tavern, t.s.lodge, t.s.market, t.s.loot] == shown
    assert t.s.tavern[0] == member("Fandor") and not t.s.placed[TAVERN]


@rule("ML-PREP-07")
def test_an_empty_monster_deck_is_shuffled_and_an_empty_land_deck_is_not() -> None:
    t = table("Onduru; coins 9", OTHERS, phase="cleanup", quests=QUESTS, land_a="-, -, e1a")
    t.s.lair = [USED if lair == IN_DECK else lair for lair in t.s.lair]
    t.s.lair[monster_card("Kodile")] = 4  # a trophy
    t.s.land_place = [USED] * len(LANDS)
    t.draws("q03, q04")
    assert t.asked == "next-monster" and len(t.table.options) == 19
    t.draws("Slinker")
    assert t.asked == "bargaining-dice"  # no land, and no event
    assert t.s.land[LAND_A] == NONE


@rule("ML-PREP-07", "ML-PREP-05")
def test_used_event_tiles_come_back() -> None:
    t = table("Onduru; coins 9", OTHERS, phase="cleanup", quests=QUESTS, land_a="Slinker, -, e1a")
    t.draws("q03, q04, Krysia, e2b")
    t.s.land[LAND_A] = NONE
    until(t, "next-event")
    assert [FACES[face].id for face in t.table.options if FACES[face].id.startswith("e1")] == ["e1a", "e1b"]


# the first player


@rule("ML-FIRST-01")
def test_the_lowest_renown_begins() -> None:
    clans = ("Onduru; Embera; coins 9", "Burgrave; Korfatch; coins 9", "Tentok; Luska; coins 9")
    t = table(*clans, phase="cleanup", quests=QUESTS, land_a=LAND, land_b="Kodile, Kaleh, e2a")
    goes_on(t)
    assert (t.s.first, t.seat) == (1, 1)


@rule("ML-FIRST-02")
@pytest.mark.parametrize(
    ("low", "first", "next_first"),
    [
        ([1, 3], 0, 3),  # to the right of 0 sits 3
        ([1, 2], 0, 2),
        ([0, 1], 0, 1),  # who begins now is the farthest
        ([0, 1, 2, 3], 0, 3),
        ([0, 1, 2, 3], 2, 1),
        ([0, 3], 2, 0),
        ([2, 3], 2, 3),
        ([2], 2, 2),
    ],
)
def test_of_equals_who_sits_closest_to_the_right(low: list[int], first: int, next_first: int) -> None:
    names = [("Burgrave", "Drabor"), ("Tentok", "Ninra"), ("Onduru", "Embera"), ("Yedukha", "Algust")]
    clans = [f"{chief}; coins 9" + ("" if seat in low else f"; {more}") for seat, (chief, more) in enumerate(names)]
    t = table(*clans, phase="cleanup", quests=QUESTS, land_a=LAND, land_b="Kodile, Kaleh, e2a")
    t.s.first = first
    goes_on(t)
    assert t.s.first == next_first


# the end


@rule("ML-FAMECHK-01", "ML-ROUND-02")
def test_nothing_is_prepared_after_the_sixth_round() -> None:
    clans = ("Onduru; Embera; coins 9; fame 12", "Burgrave; coins 9")
    t = table(*clans, phase="cleanup", round=6, quests=QUESTS, land_a="-, -, e1a", placed="lodge: s")
    assert t.table.over and t.s.phase == OVER
    assert (t.s.round, t.s.first, t.s.quest, t.s.land[LAND_A]) == (6, 0, [0, 1], NONE)
    assert t.s.placed[LODGE] == [0]


@rule("ML-FAMECHK-01", "ML-ROUND-02")
@pytest.mark.parametrize(("fame", "over"), [(29, False), (30, True), (33, True)])
def test_thirty_fame_of_anybody_end_the_game(fame: int, over: bool) -> None:
    t = table("Onduru; coins 9; fame 5", f"Burgrave; coins 9; fame {fame}", phase="cleanup", quests=QUESTS, land_a=LAND)
    goes_on(t)
    assert t.table.over == over


@rule("ML-ROUND-02")
def test_a_round_in_which_somebody_reaches_thirty_is_played_to_its_end() -> None:
    t = table(
        "Yedukha; Nakirk; land Nicegeria settled Nakirk; pool s 2m b2; fame 29; coins 9",
        "Burgrave; Korfatch; pool s; fame 5; coins 9",
        quests=QUESTS,
        land_a=LAND,
    )
    t.play(work("Nicegeria"))
    assert t.fame() == 31
    assert (t.asked, t.seat) == ("turn", 1)
    t.play(visit("pawnshop", "s"))
    assert (t.asked, t.seat) == ("turn", 0)
    t.play(visit("pawnshop", "m"))
    assert t.table.over and t.s.round == 2
