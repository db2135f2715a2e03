"""The course of a round, and what holds for a whole game (ML-GEN-08 to ML-ROUND-02)."""

from __future__ import annotations

import random

import pytest

from stolek.games.monster_lands.forms import END, PASS
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.rules.news import FAME, NAMES
from stolek.games.monster_lands.state import ADVENTURE, CLEANUP, DEPLOYMENT, OVER, POOL, SHOWN, World
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from tests.games.monster_lands.adventure.layouts import random_table
from tests.games.monster_lands.saying import buy, dig, hire, number, say, send, take_trap, use_loot, visit, work
from tests.games.monster_lands.scenario import Talk, table
from tests.rules import rule

LAND = "Slinker, Krysia, e1a"


# the course of the game


@rule("ML-ROUND-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_six_rounds_at_most(seats: int) -> None:
    rng = random.Random(seats)
    t: Table[World] = Table(RULES, {"seats": seats}, Chance(seats))
    rounds = [t.state.round]
    while not t.over:
        t.play(rng.choice(t.options))
        if t.state.round != rounds[-1]:
            rounds.append(t.state.round)
    assert rounds[rounds[0] == 0 :] == list(range(1, 7))[: t.state.round]
    assert t.state.round == 6 or max(t.state.fame) >= 30


@rule("ML-ROUND-01")
def test_four_phases_each_round() -> None:
    """Each of them asks somebody here: a gift, a turn, a roll in battle, a trophy to sell."""
    t = table(
        "Onduru; Trunk; trophy Kodile; fame 5; coins 9",
        "Tentok; Zhandala; trophy Lurker; fame 5; coins 9",
        land_a=LAND,
        quests="q01, q02",
        modules=["queens-gift"],
        phase="pool",
        round=5,
    )
    seen: list[tuple[int, int]] = []
    while not t.table.over:
        if seen[-1:] != [(t.s.round, t.s.phase)]:
            seen.append((t.s.round, t.s.phase))
        if t.table.ask.chance:
            t.table.play(Chance(1).answer(t.table.ask))
            continue
        sendings = [option for option in t.table.options if option == send("Trunk", "a1")]
        t.play((sendings or t.table.options)[0])
    order = (POOL, DEPLOYMENT, ADVENTURE, CLEANUP)
    assert seen == [(round, phase) for round in (5, 6) for phase in order]
    assert (t.s.round, t.s.phase) == (6, OVER)


# dice


@rule("ML-GEN-08")
def test_the_citadel_pays_out_at_once_and_the_outskirts_later() -> None:
    t = table("Yedukha; Trunk; pool 3s m", "Tentok", land_a=LAND)
    t.play(dig(4))
    assert t.coins() == 4
    say(t, send("Trunk", "a1"), END)
    assert t.s.phase == DEPLOYMENT and t.lying("a1") == "s" and not t.said("threw")
    t.play(visit("pawnshop", "m"))
    assert t.s.phase == ADVENTURE and t.chance() == "monster-dice"
    t.dice("1 1 1 4")
    assert t.said("threw") == [(0, 19, 0, 0, 4)]


# fame


@rule("ML-GEN-09")
@pytest.mark.parametrize(
    "answers",
    [
        (visit("lodge", "s"), take_trap("improved_s1"), END),
        (visit("laboratory", "m"), number(1)),
        (visit("tavern", "s"), hire("Luska")),
        (visit("armoury", "s"), number(3)),
        (visit("pawnshop", "s"), PASS),
        (visit("market", "s"), buy("Ripper", "Trunk")),
        (dig(6),),
    ],
)
def test_no_building_gives_fame(answers: tuple[int, ...]) -> None:
    t = table(
        "Onduru; Trunk; pool 3s m; coins 30; fame 9",
        "Tentok",
        lodge="improved_s1, improved_s1, improved_s2, improved_s2, improved_m1, improved_m1",
        tavern="Luska, Dajana, Tarka, Fandor",
        market="Ripper, Doombane, Backpack",
    )
    for answer in answers:
        if t.asked != "turn" or answer == answers[0]:
            t.play(answer)
    while t.table.ask.chance:
        t.draws_anything()
    assert t.fame() == 9 and (0, FAME) not in {details[:2] for details in t.said("gained")}


@rule("ML-GEN-09")
def test_fame_comes_of_quests_monsters_lands_and_deaths() -> None:
    causes = set()
    for seed in range(60):
        t = random_table(random.Random(seed)).table
        rng, chance = random.Random(seed), Chance(seed)
        while t.state.phase == ADVENTURE:
            t.play(chance.answer(t.ask) if t.ask.chance else rng.choice(t.options))
        before = ""
        for _, kind, *details in t.story:
            if NAMES[kind] != "gained":
                before = NAMES[kind]
            elif details[1] == FAME:
                causes.add(before)
    assert causes == {"quest-won", "quest-paid", "captured", "killed", "conquered", "died", "used-loot"}


@rule("ML-GEN-09")
def test_a_land_that_sells_fame_is_no_building() -> None:
    t = table("Yedukha; Nakirk; land Nicegeria settled Nakirk; pool s m b2; fame 9", "Tentok")
    t.play(work("Nicegeria"))
    assert t.fame() == 11


# supplies


@rule("ML-GEN-10")
def test_dice_coins_and_tokens_never_run_out() -> None:
    """More than the box holds: 32 strength and 22 magic dice, 55 coins."""
    t = table(
        "Burgrave; Drabor; land Nebia settled Drabor; pool 40s 30m; coins 99; loot coins12",
        "Tentok; defence 5; potions 3; venoms 3",
        "Onduru; defence 5; potions 3; venoms 3",
        "Yedukha; defence 5; potions 3; venoms 3",
    )
    t.play(use_loot("coins12"))
    assert t.coins() == 111
    t.play(work("Nebia"))
    assert (t.s.pool[0][0], t.s.pool[0][7]) == (43, 29)
    say(t, visit("laboratory", "m"), number(2))
    say(t, visit("armoury", "s"), number(3))
    assert (t.s.potions[0], t.s.venoms[0], t.s.defence[0]) == (2, 1, 3)


@rule("ML-GEN-10")
def test_of_cards_and_other_tokens_there_are_as_many_as_were_printed() -> None:
    nine = "coins10, coins12, brew, killer, satchel, reroll4, magic_plus2, strength_plus2, reroll3_magic"
    t = taking_loot(nine)
    assert t.chance() == "next-loot" and len(t.table.options) == 3
    t = taking_loot(f"{nine}, bargain_to_magic, magic_to_strength, after_conquest_fame")
    assert t.s.loot.count(SHOWN) == 3 and (t.asked, t.seat) == ("turn", 0)


def taking_loot(owned: str) -> Talk:
    """Four tokens lie open, and one of them is taken in Aldavia."""
    shown = "free_hire, relic, after_capture_fame, after_kill_fame"
    t = table(f"Burgrave; Dajana; land Aldavia settled Dajana; pool 2s; loot {owned}", "Tentok", loot=shown)
    say(t, work("Aldavia"), use_loot("free_hire"))
    return t
