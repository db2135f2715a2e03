"""What a clan keeps: fame and renown, members, stores."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.monster_lands import faces, saving
from stolek.games.monster_lands.board import AFFILIATIONS
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.mercenaries import BASE, BY_ID, CHIEFTAIN, GREENHORN, MERCENARIES, Mercenary
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.forms import END
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.knowledge import conceal
from stolek.games.monster_lands.queries import members, renown
from stolek.games.monster_lands.rules.scoring import points
from stolek.games.monster_lands.state import OVER
from stolek.kernel.asks import NONE
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.words import Words
from tests.games.monster_lands.adventure.fighting import attack_dice, battle, strikes
from tests.games.monster_lands.course.rounds import goes_on
from tests.games.monster_lands.saying import hire, say, send, settle, take_trap, use, use_loot, visit, work
from tests.games.monster_lands.scenario import Talk, member, table, trap_kind
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes


def quest(fame: int, roll: str) -> Talk:
    """The quest q01 asks for 7: two fame and two coins, or one fame less."""
    t = table(f"Burgrave; fame {fame}; on d1 Korfatch 2s", OTHERS, quests="q01, -", phase="adventure")
    t.rolls_all(roll)
    return t


def its_renown(name: str) -> int:
    return MERCENARIES[member(name)].renown


# fame and renown


@rule("ML-TERM-01")
@pytest.mark.parametrize(("roll", "fame"), [("3 4", 11), ("3 3", 8)])
def test_fame_rises_with_a_reward_and_falls_with_a_penalty(roll: str, fame: int) -> None:
    assert quest(9, roll).fame() == fame


@rule("ML-TERM-01")
def test_fame_rises_with_a_land_and_with_a_death_in_battle() -> None:
    t = table("Yedukha; Bambul; fame 9; pool 2s m b4; land Nicegeria settled Bambul", "Tentok")
    t.play(work("Nicegeria"))
    assert t.fame() == 11
    t = battle("Tentaclaw", "Burgrave; fame 9; on a4 Luska s", OTHERS)
    strikes(t, hits=2)
    assert t.on("a4") == "" and t.fame() == 9 + 2


@rule("ML-TERM-02")
@pytest.mark.parametrize(("fame", "over"), [(29, False), (30, True), (31, True)])
def test_thirty_fame_end_the_game_with_the_round(fame: int, over: bool) -> None:
    t = table("Burgrave", f"Yedukha; fame {fame}", phase="cleanup", land_a="Slinker, Krysia, e1a", quests="q01, q02")
    goes_on(t)
    assert (t.s.phase == OVER) == over


@rule("ML-TERM-02")
def test_thirty_fame_within_the_round_end_nothing_yet() -> None:
    t = table("Yedukha; Bambul; fame 29; pool 2s m b4; land Nicegeria settled Bambul", "Tentok; pool 2s")
    t.play(work("Nicegeria"))
    assert t.fame() == 31 and t.asked == "turn" and t.seat == 1


@rule("ML-TERM-03")
def test_renown_is_that_of_all_members_and_changes_with_them() -> None:
    t = table("Burgrave; Korfatch; fame 9; coins 20; pool 3s", OTHERS, tavern="Luska, Nakirk, Drabor, Tarka")
    assert renown(t.s, 0) == 1
    say(t, visit("tavern", "s"), hire("Greenhorn"))
    assert renown(t.s, 0) == 1 + its_renown("Greenhorn")
    say(t, END, visit("tavern", "s"), hire("Luska"))
    assert renown(t.s, 0) == 1 + its_renown("Greenhorn") + its_renown("Luska")
    t = battle("Tentaclaw", "Burgrave; Greenhorn; coins 9; on a4 Luska s", OTHERS)
    assert renown(t.s, 0) == its_renown("Greenhorn") + its_renown("Luska")
    strikes(t, hits=2)
    assert renown(t.s, 0) == its_renown("Greenhorn")


@rule("ML-TERM-03")
def test_renown_falls_when_somebody_deserts() -> None:
    t = table("Burgrave; Luska; fame 5; coins 0", OTHERS, phase="cleanup", round=6)
    assert members(t.s, 0) == [member("Burgrave")] and renown(t.s, 0) == 0


@rule("ML-TERM-04")
def test_each_fame_and_each_renown_is_a_victory_point() -> None:
    plain = points(table("Burgrave; fame 12; pool s", OTHERS).s, 0)
    assert points(table("Burgrave; fame 20; pool s", OTHERS).s, 0) == plain + 8
    greenhorns = table("Burgrave; Greenhorn; Greenhorn; fame 12; pool s", OTHERS)  # of no affiliation
    assert points(greenhorns.s, 0) == plain + 2 * its_renown("Greenhorn")


# members


@rule("ML-TERM-05")
def test_a_chieftain_does_what_others_do() -> None:
    t = table("Onduru wounded; pool 3s; potions 1", OTHERS, land_a="Slinker, Krysia, e1a")
    assert t.can(send("Onduru", "a1")) and t.can(use("Onduru"))
    assert [offer["member"] for offer in t.offered("heal")] == [member("Onduru")]
    t = battle("Tentaclaw", "on a4 Burgrave s; Korfatch; fame 9", OTHERS)
    strikes(t, hits=2)
    assert t.wounded("Burgrave")  # one of the two is prevented by an ability


@rule("ML-TERM-05")
def test_only_starting_chieftains_are_without_renown() -> None:
    for name in ("Burgrave", "Tentok", "Onduru", "Yedukha"):
        assert renown(table(f"{name}; pool s", "Trunk").s, 0) == 0
    t = table("Tarka; Luska; pool s", OTHERS)  # promoted
    assert t.s.chief[0] == member("Tarka") and renown(t.s, 0) == its_renown("Tarka") + its_renown("Luska")


@rule("ML-TERM-06")
@pytest.mark.parametrize("card", list(BY_ID.values()), ids=lambda card: card.id)
def test_the_card_shows_name_affiliation_cost_renown_dice_and_ability(card: Mercenary) -> None:
    face = faces.mercenary(card, Words.load("en", faces.PACKAGE))
    assert face.name == card.name
    numbers = {"coins": card.cost} if card.role not in (CHIEFTAIN, BASE) else {}
    if card.role != CHIEFTAIN:
        numbers["renown"] = card.renown
    assert {corner.icon: corner.n for corner in face.corners} == numbers
    assert (AFFILIATIONS[card.affiliation] in face.line) == (card.affiliation != NONE)
    assert len(face.sections) == 2 and all(section.text for section in face.sections)


@rule("ML-TERM-06")
def test_what_is_used_at_home_has_no_outskirts_symbol() -> None:
    at_home = {card.name for card in BY_ID.values() if not card.ability.outskirts}
    assert at_home >= {"Dajana", "Fandor", "Vendela", "Tepey", "Hatyr", "Onduru", "Greenhorn"}
    assert not at_home & {"Burgrave", "Korfatch", "Drabor", "Zhandala", "Veruda", "Luska"}


@rule("ML-TERM-07")
def test_every_member_adds_its_dice_wherever_it_goes() -> None:
    t = table("Burgrave; Korfatch; Tarka; Greenhorn; fame 0", OTHERS, phase="pool", land_a="Slinker, Krysia, e1a")
    t.dice("4 1")
    assert t.s.pool[0] == [1 + 3 + 1, 0, 0, 0, 1, 0, 0, 1]
    say(t, send("Tarka", "a1"), END)
    assert t.lying("a1") == "s" and t.s.pool[0][0] == 4  # only the die that has gone along


@rule("ML-TERM-08")
def test_four_affiliations_and_each_card_of_one() -> None:
    assert AFFILIATIONS == ("fire", "water", "wind", "jungle")
    for its in (
        [card.affiliation for card in MERCENARIES if card.role != GREENHORN],
        [card.affiliation for card in LANDS],
    ):
        assert [its.count(affiliation) for affiliation in range(4)] == [len(its) // 4] * 4
    assert {card.affiliation for card in MONSTERS} == set(range(4))
    assert {card.affiliation for card in MERCENARIES if card.role == GREENHORN} == {NONE}


@rule("ML-TERM-09")
def test_what_the_same_affiliation_does() -> None:
    """Dice of a monster at home, settling, icons; to a mercenary in battle it is no help."""
    at_home, abroad = (
        battle("Deepscorp", "Burgrave; on a2 Ninra s", OTHERS, land=land) for land in ("Krysia", "Gurban")
    )
    assert attack_dice(at_home) == attack_dice(abroad) + 1
    for name in ("Luska", "Nakirk"):  # of water, of jungle
        assert attack_dice(battle("Deepscorp", f"Burgrave; on a2 {name} s", OTHERS, land="Krysia")) == 6
    t = table("Burgrave; Luska; Nakirk; pool 2s; land Krysia", OTHERS)
    assert t.can(settle("Krysia", "Luska")) and not t.can(settle("Krysia", "Nakirk"))
    pair, mixed = (points(table(f"Tentok; Tepey; {name}; pool s", OTHERS).s, 0) for name in ("Luska", "Nakirk"))
    assert pair - mixed == 1  # three icons of one are worth 3, two and one are 1 and 1


@rule("ML-TERM-10")
@pytest.mark.parametrize("clans", [["fire", "wind"], ["jungle", "water"]])
def test_a_clan_starts_with_two_of_one_affiliation(clans: list[str]) -> None:
    options: dict[str, Any] = {"seats": 2, "clans": clans}
    s = Table(RULES, options, Chance(1)).state
    for seat, name in enumerate(clans):
        assert [AFFILIATIONS[MERCENARIES[m].affiliation] for m in members(s, seat)] == [name, name]


@rule("ML-TERM-10")
def test_and_hires_of_any() -> None:
    t = table("Burgrave; Korfatch; fame 9; coins 20; pool 3s", OTHERS, tavern="Dajana, Luska, Zenek, Nakirk")
    t.play(visit("tavern", "s"))
    assert all(t.can(hire(name)) for name in ("Dajana", "Luska", "Zenek", "Nakirk"))


# bounds


@rule("ML-TERM-11")
def test_fame_does_not_fall_below_nothing() -> None:
    assert quest(0, "1 1").fame() == 0
    assert quest(1, "1 1").fame() == 0


@rule("ML-TERM-11")
def test_fame_rises_beyond_thirty() -> None:
    t = table("Yedukha; Bambul; fame 30; pool 2s m b4; land Nicegeria settled Bambul", scenario=1)
    t.play(work("Nicegeria"))
    assert t.fame() == 32


@rule("ML-TERM-12")
def test_defence_tokens_beyond_five_are_lost_from_every_source() -> None:
    for clan, answer in (
        ("Trunk; land Wahibar settled Trunk", work("Wahibar")),
        ("loot satchel", use_loot("satchel")),
    ):
        t = table(f"Burgrave; defence 4; coins 0; pool s 2m; {clan}", OTHERS)
        t.play(answer)
        assert t.s.defence[0] == 5


@rule("ML-TERM-12")
def test_potions_and_venoms_beyond_three_are_lost_from_every_source() -> None:
    clan = "Tentok; Tepey; potions 2; venoms 2; pool s 2m; loot brew; land Kaleh settled Tepey"
    t = table(clan, OTHERS)
    t.play(use_loot("brew"))
    assert (t.s.potions[0], t.s.venoms[0]) == (3, 3)
    t = table(clan, OTHERS)
    t.play(work("Kaleh"))
    assert (t.s.potions[0], t.s.venoms[0]) == (3, 2)
    t = table("Burgrave; potions 3; venoms 3; on a2 Trunk s potion venom", OTHERS, phase="cleanup", round=6)
    assert (t.s.potions[0], t.s.venoms[0]) == (3, 3)


@rule("ML-TERM-12")
def test_of_six_traps_the_owner_discards_one() -> None:
    t = table(
        "Burgrave; traps basic, basic, basic, basic, improved_m1; pool 2s; coins 20",
        OTHERS,
        lodge="improved_plus4, improved_s3",
    )
    say(t, visit("lodge", "s"), take_trap("improved_plus4"), END)
    assert t.asked == "over-limit" and t.seat == 0
    t.play(take_trap("improved_m1"))
    assert t.s.traps[0] == sorted(map(trap_kind, ["basic"] * 4 + ["improved_plus4"]))


@rule("ML-TERM-12")
def test_nothing_else_is_limited() -> None:
    t = table(
        "Burgrave; coins 40; pool 2s; loot " + ", ".join(["coins12", "coins10", "brew", "satchel", "relic"]), OTHERS
    )
    say(t, use_loot("coins12"), use_loot("coins10"), use_loot("relic"))
    assert t.coins() == 77


@rule("ML-TERM-13")
def test_all_but_traps_is_open() -> None:
    t = table(
        "Burgrave; coins 7; defence 2; potions 1; loot brew; trophy Kodile; pool 2s b4; traps basic, improved_m1",
        "Yedukha; on a1 Bambul 2s potion improved_plus4; on a2 Nakirk s basic; land Krysia",
        land_a="Slinker, Gurban, e1a",
    )
    for seat, other in ((0, 1), (1, 0)):
        truth, view = saving.to_data(t.s), saving.to_data(conceal(t.s, seat))
        hidden = {key for key in truth if truth[key] != view[key]}
        assert hidden <= {"traps", "laid"}
        assert conceal(t.s, seat).pool[other] == t.s.pool[other]
