"""The table before the first round (ML-SETUP-01 to ML-PSET-07), and what is in the box (ML-GEN-03 to ML-GEN-07)."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.errors import UnknownOption
from stolek.games.monster_lands.board import (
    ARMOURY,
    BUILDINGS,
    LABORATORY,
    LAND_A,
    LAND_B,
    LODGE,
    M_DIE,
    MARKET,
    MINE,
    PATHS_OF,
    QUEST_PATHS,
    S_DIE,
    TAVERN,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.events import FACES, SIDES, TILES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import (
    BASE,
    BASES,
    CHIEFTAIN,
    CHIEFTAINS,
    DECK,
    FIRST_GREENHORN,
    GREENHORN,
    GREENHORNS,
    HIRED,
    MERCENARIES,
)
from stolek.games.monster_lands.cards.monsters import LEVEL_A, MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import BASIC, BASIC_TRAP, HIDDEN, IMPROVED, TRAPS, TRICK
from stolek.games.monster_lands.faces import faces
from stolek.games.monster_lands.forms import pick_affiliation
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.queries import renown, spaces
from stolek.games.monster_lands.scene import scene
from stolek.games.monster_lands.state import DEPLOYMENT, IN_DECK, IN_STOCK, OUT, SETUP, SHOWN, World
from stolek.kernel.asks import NONE
from stolek.kernel.chance import Chance
from stolek.kernel.position import Position
from stolek.kernel.table import Table
from stolek.words import Words
from tests.games.monster_lands.saying import hire, say, send, visit
from tests.games.monster_lands.scenario import Talk, member, table, trap_kind
from tests.rules import rule

ENGLISH = Words.load("en", "stolek.games.monster_lands")


def dealt(seed: int = 1, **options: Any) -> World:
    """The table at the first turn; each clan is the first that is free."""
    table: Table[World] = Table(RULES, options, Chance(seed))
    while table.state.phase < DEPLOYMENT:
        table.play(table.options[0])
    return table.state


def box(**options: Any) -> Talk:
    """A table about to be set up; chance waits to be said."""
    return Talk(Position(RULES, RULES.deal(options)))


def laid_out(*weak: str, **options: Any) -> Talk:
    """A table of which the tavern is as it should be, and the other displays are full."""
    t = box(**options)
    t.draws(", ".join(weak or ("Dajana", "Luska", "Nakirk", "Ninra")[: 3 if options.get("seats") == 1 else 4]))
    t.draws(
        ", ".join(["improved_plus4, improved_plus4, improved_plus4, improved_plus6, improved_plus6, improved_plus8"])
    )
    t.draws("Doombane, Hoodwink, Grimoire, coins10, coins12, relic, satchel")
    return t


def of_type(type: int) -> int:
    return sum(kind.copies for kind in TRAPS if kind.type == type)


# what is in the box


@rule("ML-GEN-03")
def test_ninety_four_cards() -> None:
    roles = [card.role for card in MERCENARIES[: FIRST_GREENHORN + GREENHORNS]]
    assert (roles.count(CHIEFTAIN) + roles.count(BASE), roles.count(HIRED), roles.count(GREENHORN)) == (8, 28, 8)
    assert (len(LEVEL_A), len(MONSTERS), len(COPIES), len(LANDS)) == (8, 20, 18, 12)


@rule("ML-GEN-04", "ML-SETUP-07")
def test_tokens_of_each_sort() -> None:
    assert [of_type(type) for type in (BASIC, HIDDEN, TRICK, IMPROVED)] == [4, 6, 18, 36]
    assert (len(LOOT), len(QUESTS), TILES, SIDES, len(BUILDINGS)) == (16, 12, 6, 2, 7)


@rule("ML-GEN-07")
def test_the_board_has_seven_buildings_and_fourteen_paths() -> None:
    names = ("lodge", "laboratory", "tavern", "armoury", "pawnshop", "market", "mine")
    assert names == BUILDINGS
    assert [len(paths) for paths in (*PATHS_OF, *QUEST_PATHS)] == [4, 4, 2, 2, 2]


@rule("ML-GEN-02", "ML-GEN-06", "ML-PSET-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_clan_board_for_each_of_up_to_four(seats: int) -> None:
    t: Table[World] = Table(RULES, {"seats": seats}, Chance(1))
    assert RULES.seats == (1, 2, 3, 4)
    assert (t.state.scenario > 0) == (seats == 1)  # Sam plays against one alone
    zones = [zone.id for zone in scene(t.state, 0, ENGLISH).zones]
    assert [f"side{seat}" for seat in range(6) if f"side{seat}" in zones] == [f"side{seat}" for seat in range(seats)]
    assert zones.count("citadel") == 1
    assert len(t.state.bag) == 12  # one bag, from which both quests come


@rule("ML-GEN-02")
@pytest.mark.parametrize("seats", [0, 5])
def test_for_nobody_or_five_there_is_no_game(seats: int) -> None:
    with pytest.raises(UnknownOption):
        RULES.deal({"seats": seats})


@rule("ML-SETUP-06")
def test_a_trap_shows_its_price_and_effect_and_from_behind_only_that_it_is_one() -> None:
    shown = next(face for face in faces(ENGLISH) if face.key == "trap-improved_plus8")
    assert [corner.n for corner in shown.corners] == [TRAPS[trap_kind("improved_plus8")].price]
    assert "+8" in str(shown.sections)
    t = table("Onduru; traps basic; on a1 Trunk 2s improved_s1", "Tentok", land_a="Slinker, Krysia, e1a")
    mine, theirs = (scene(t.s, seat, ENGLISH).pieces for seat in (0, 1))
    assert {"trap-basic", "trap-improved_s1"} <= {piece.face for piece in mine}
    assert not any(str(piece.face).startswith("trap-") for piece in theirs)
    assert sum(piece.face is None for piece in theirs) == 2


@rule("ML-SETUP-05")
def test_a_hired_mercenary_has_a_token_at_once() -> None:
    t = table("Burgrave; pool 2s; fame 9; coins 20", "Tentok", tavern="Luska", land_a="Slinker, Krysia, e1a")
    assert t.refused(send("Luska", "a1")) == ("ML-OUT-01", "not-of-this-clan")
    say(t, visit("tavern", "s"), hire("Luska"))
    t.draws("Dajana, Tarka, Fandor, Lemtal")
    assert (t.asked, t.seat) == ("turn", 0)
    t.play(send("Luska", "a1"))
    assert t.on("a1") == "Luska"


# the table


@rule("ML-SETUP-01", "ML-DIFF-01")
def test_a_usual_game_is_easy_and_without_modules() -> None:
    s = RULES.deal({})
    assert (s.difficulty, s.modules, s.seats) == (0, 0, 2)
    assert [RULES.deal({"difficulty": name}).difficulty for name in ("easy", "normal", "hard", "deadly")] == [
        0,
        1,
        2,
        3,
    ]


@rule("ML-SETUP-02", "ML-SETUP-03")
def test_eight_greenhorns_lie_open_and_four_of_28_mercenaries() -> None:
    s = dealt()
    assert s.place.count(IN_STOCK) == 8
    assert len([m for m in s.tavern if m != NONE]) == 4
    assert [s.place[m] for m in DECK].count(IN_DECK) == 24


@rule("ML-SETUP-04")
def test_the_strongest_is_replaced_until_there_is_a_weak_one_for_each() -> None:
    t = box(seats=2)
    t.draws("Veruda, Tarka, Zhandala, Dajana")
    assert t.asked == "among-equals"
    assert sorted(t.table.options) == [member("Zhandala"), member("Veruda")]
    t.draws("Veruda")
    assert t.asked == "next-mercenary"
    assert member("Veruda") not in t.table.options
    t.draws("Lemtal")
    assert t.asked == "next-trap"
    assert [MERCENARIES[m].name for m in t.s.tavern] == ["Lemtal", "Tarka", "Zhandala", "Dajana"]
    assert t.s.place[member("Veruda")] == IN_DECK


@rule("ML-SETUP-04")
def test_four_players_need_four_weak_ones() -> None:
    t = box(seats=4)
    t.draws("Dajana, Luska, Nakirk, Turna")
    t.draws("Fandor")
    assert t.asked == "next-mercenary"
    t.draws("Ninra")
    assert t.asked == "next-trap"


@rule("ML-SETUP-08", "ML-LODGE-04")
def test_six_improved_traps_are_sold_and_no_others_are_in_the_supply() -> None:
    s = dealt()
    assert [TRAPS[kind].type for kind in s.lodge] == [IMPROVED] * 6
    assert sum(s.supply) == 30
    assert all(TRAPS[kind].type == IMPROVED for kind, number in enumerate(s.supply) if number)


@rule("ML-TRICK-01")
def test_with_the_module_tricks_and_hidden_traps_are_sold_too() -> None:
    s = dealt(modules=["tricks"])
    assert sum(s.supply) + 6 == 36 + 18 + 6


@rule("ML-SETUP-09", "ML-SETUP-16")
def test_three_pieces_of_equipment_and_four_loot_tokens_lie_open() -> None:
    s = dealt()
    assert (s.holder.count(SHOWN), s.holder.count(IN_DECK)) == (3, 15)
    assert (s.loot.count(SHOWN), s.loot.count(IN_DECK)) == (4, 12)


@rule("ML-SETUP-10", "ML-DIFF-02", "ML-DIFF-03")
@pytest.mark.parametrize("difficulty", ["easy", "normal"])
def test_the_first_monsters_are_of_level_a(difficulty: str) -> None:
    t = laid_out(seats=3, difficulty=difficulty)
    assert t.asked == "next-monster"
    assert t.table.options == LEVEL_A
    t.draws("Toadtooth, Slinker")
    assert (MONSTERS[t.s.monster[LAND_A]].name, MONSTERS[t.s.monster[LAND_B]].name) == ("Toadtooth", "Slinker")


@rule("ML-DIFF-04", "ML-DIFF-05")
@pytest.mark.parametrize("difficulty", ["hard", "deadly"])
def test_the_first_monsters_may_be_any(difficulty: str) -> None:
    t = laid_out(difficulty=difficulty)
    assert len(t.table.options) == 20


@rule("ML-SETUP-11", "ML-PREP-03")
def test_later_monsters_come_from_both_levels() -> None:
    s = dealt()
    left = [MONSTERS[m].level for m, lair in enumerate(s.lair) if lair == IN_DECK]
    assert (left.count(0), left.count(1)) == (7, 12)


@rule("ML-MON-09")
def test_netherling_drawn_first_opens_the_entrance() -> None:
    t = laid_out(difficulty="hard")
    t.draws("Netherling")
    assert t.asked == "next-monster"
    t.draws("Slinker")
    assert [MONSTERS[m].name if m != NONE else "" for m in t.s.monster] == ["Slinker", "", "Netherling"]


@rule("ML-SETUP-12", "ML-SETUP-13", "ML-SETUP-14")
def test_each_land_has_an_event_tile_any_side_up() -> None:
    t = laid_out(seats=3)
    t.draws("Toadtooth, Slinker, Krysia")
    assert t.asked == "next-event"
    assert len(t.table.options) == 12
    t.draws("e2b, Yaha")
    assert [FACES[face].id for face in t.table.options if FACES[face].id[:2] == "e2"] == []
    t.draws("e5a")
    assert [LANDS[land].name for land in t.s.land] == ["Krysia", "Yaha"]
    assert [FACES[face].id for face in t.s.event] == ["e2b", "e5a"]


@rule("ML-SETUP-15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_or_two_players_have_one_land(seats: int) -> None:
    s = dealt(seats=seats)
    both = [s.monster[LAND_B] != NONE, s.land[LAND_B] != NONE, s.event[LAND_B] != NONE]
    assert both == [seats > 2] * 3


@rule("ML-SETUP-17")
def test_two_quests_come_out_of_the_bag() -> None:
    s = dealt()
    assert sum(s.bag) == 10
    assert NONE not in s.quest
    assert s.quest[0] != s.quest[1]


@rule("ML-SETUP-18", "ML-DIFF-02", "ML-DIFF-03", "ML-DIFF-05")
def test_the_track_adds_dice_by_difficulty() -> None:
    from stolek.games.monster_lands.board import ROUND_DICE

    assert ROUND_DICE[RULES.deal({}).difficulty] == (0,) * 6
    normal, hard = (ROUND_DICE[RULES.deal({"difficulty": name}).difficulty] for name in ("normal", "hard"))
    assert normal == hard == (0, 0, 1, 1, 2, 3)
    assert ROUND_DICE[RULES.deal({"difficulty": "deadly"}).difficulty] == (1, 1, 2, 2, 3, 4)


@rule("ML-SETUP-19", "ML-SETUP-21")
def test_it_begins_with_round_one_and_all_panic_tokens_in_the_stack() -> None:
    s = dealt()
    assert (s.round, s.panic) == (1, [0] * 7)


@rule("ML-SETUP-22")
def test_the_first_player_is_drawn_or_said() -> None:
    assert {dealt(seed, seats=3).first for seed in range(20)} == {0, 1, 2}
    assert {dealt(seed, seats=3, first="2").first for seed in range(5)} == {1}
    s = dealt(seats=3, first=3)
    assert (s.first, s.active) == (2, 2)


@rule("ML-SETUP-23")
def test_marked_spaces_are_closed_to_two() -> None:
    two, three = dealt(seats=2), dealt(seats=3)
    for building in (LODGE, TAVERN, ARMOURY, MARKET, MINE):
        assert spaces(two, building) == spaces(three, building) - 1
    assert spaces(two, LABORATORY) == spaces(three, LABORATORY) == 2


# the clans


@rule("ML-PSET-02", "ML-PSET-03")
def test_clans_are_chosen_in_turn_and_never_twice() -> None:
    t = laid_out(seats=3, first=2)
    t.draws("Toadtooth, Slinker, Krysia, e2b, Yaha, e5a, q01, q02")
    assert (t.asked, t.seat, len(t.table.options)) == ("which-clan", 1, 4)
    t.play(pick_affiliation(0))
    assert (t.seat, len(t.table.options)) == (2, 3)
    assert t.refused(pick_affiliation(0)) == ("ML-PSET-02", "clan-taken")
    t.play(pick_affiliation(3))
    t.play(pick_affiliation(1))
    assert t.s.chief == [CHIEFTAINS[1], CHIEFTAINS[0], CHIEFTAINS[3]]
    assert [t.s.clan[m] for m in BASES] == [1, 0, NONE, 2]
    assert t.out(MERCENARIES[CHIEFTAINS[2]].name)
    assert t.out(MERCENARIES[BASES[2]].name)


@rule("ML-PSET-02")
def test_clans_can_be_settled_before() -> None:
    s = dealt(seats=2, clans=["jungle", "choice"])
    assert s.chief == [CHIEFTAINS[3], CHIEFTAINS[0]]


@rule("ML-EX-24", "ML-PSET-04", "ML-PSET-05", "ML-PSET-06", "ML-PSET-07", "ML-POOL-01", "ML-POOL-02")
@pytest.mark.parametrize("affiliation", ["fire", "water", "wind", "jungle"])
def test_every_clan_starts_with_the_same(affiliation: str) -> None:
    s = dealt(seats=4, clans=[affiliation, "choice", "choice", "choice"])
    for seat in range(4):
        assert (s.fame[seat], renown(s, seat), s.coins[seat], s.defence[seat]) == (5, 1, 7, 0)
        assert s.traps[seat] == [BASIC_TRAP.number]
        assert (s.pool[seat][S_DIE], s.pool[seat][M_DIE], sum(s.pool[seat][1:M_DIE])) == (2, 1, 1)
    assert sum(s.supply) + 6 == 36  # the basic traps of nobody are in no supply


def test_nothing_happens_before_the_first_question() -> None:
    s = RULES.deal({"seats": 2})
    assert (s.phase, s.place[CHIEFTAINS[0]]) == (SETUP, OUT)
