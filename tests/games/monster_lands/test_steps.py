"""What is seen of what happens: every step leads from where things were to where they are."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from stolek.games.monster_lands.game import GAME, RULES
from stolek.games.monster_lands.rules import news
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.scene import Lanes, Scene, Step
from tests.games.monster_lands.adventure.fighting import battle, conquest, strikes
from tests.games.monster_lands.saying import heal, hire, lay, say, send, visit
from tests.games.monster_lands.scenario import Talk, table

english = GAME.words("en")

# Told, and not seen: headings, results, and what only goes with what is seen anyway.
SILENT = {
    "round", "phase", "first", "score", "won", "shared", "rated", "discount", "laid-trap", "quest-total", "quest-sam",
    "spat", "escaped", "gift", "loaded", "sam-drives-off", "sam-takes-land",
}  # fmt: skip


def steps_of(t: Talk) -> list[tuple[str, str, str]]:
    return [(step.kind, step.at, step.to) for event in t.table.story for step in GAME.steps(event)]


def numbers(t: Talk, kind: str) -> list[tuple[str, int]]:
    story = [step for event in t.table.story for step in GAME.steps(event)]
    return [(step.at, step.n) for step in story if step.kind == kind]


def test_a_die_goes_into_a_building_and_what_is_bought_comes_from_there() -> None:
    t = table("Burgrave; fame 20; coins 20; pool s b3", "Tentok; pool s", tavern="Fandor", lodge="improved_s1")
    t.draws("improved_m1")
    t.play(visit("lodge", "b3"))  # there is just one to take
    assert steps_of(t)[:3] == [
        ("move", "pool0", "citadel/lodge"),
        ("pay", "side0", ""),
        ("move", "lodge", "store0"),
    ]
    assert ("come", "lodge", "") in steps_of(t)


def test_a_hired_mercenary_comes_from_the_tavern_with_its_dice() -> None:
    t = table("Burgrave; fame 20; coins 20; pool s", "Tentok; pool s", tavern="Fandor")
    t.draws("Vendela, Lina, Ninra")
    say(t, visit("tavern", "s"), hire("Fandor"))
    assert [step for step in steps_of(t) if step[1] != "tavern" or step[0] == "move"] == [
        ("move", "pool0", "citadel/tavern"),
        ("pay", "side0", ""),
        ("move", "tavern", "clan0"),
        ("gain", "pool0", ""),
    ]
    assert numbers(t, "pay") == [("side0", 10)] and numbers(t, "gain") == [("pool0", 2)]


def test_who_is_sent_out_goes_to_the_path_with_dice_and_tokens() -> None:
    t = table("Burgrave; pool 2s; traps basic", "Tentok; pool s", land_a="Slinker, Gurban, e1a")
    say(t, send("Burgrave", "a1"), lay("basic"))
    assert steps_of(t)[:3] == [
        ("move", "clan0", "land0/a1.who"),
        ("move", "pool0", "land0/a1.dice"),
        ("move", "store0", "land0/a1.tokens"),
    ]


def test_an_attack_is_rolled_where_the_monster_lies_and_wounds_where_it_strikes() -> None:
    t = battle("Deepscorp", "Burgrave; on a4 Zdrat 3s", "Tentok")
    strikes(t, hits=1)
    roll, hurt = [step for event in t.table.story for step in GAME.steps(event)]
    assert (roll.kind, roll.at, roll.tone) == ("roll", "land0", "attack")
    assert roll.dice == (("pips-6",), *(("pips-1",),) * 4)
    assert (hurt.kind, hurt.at, hurt.n) == ("hurt", "land0/a4.who", 1)


def test_it_is_seen_whom_the_monster_turns_to() -> None:
    t = battle("Deepscorp", "Burgrave; on a1 Zdrat 3s; on a4 Ninra 2s", "Tentok")
    strikes(t)
    t.rolls_all("1 1 1")
    t.stops()
    assert ("note", "land0", "land0/a4.who") in steps_of(t)


def test_each_die_of_a_path_is_seen_in_its_colour() -> None:
    t = battle("Deepscorp", "Burgrave; on a4 Zdrat s m", "Tentok")
    strikes(t)
    t.rolls("m", 4)
    last = [step for event in t.table.story for step in GAME.steps(event)][-1]
    assert (last.at, last.dice, last.tone) == ("land0/a4.dice", (("pips-4",),), "magic")


def test_a_killed_monster_and_a_conquered_land_go_to_those_who_won_them() -> None:
    t = battle("Slinker", "Burgrave; on a4 Zdrat 3s", "Tentok")
    strikes(t)
    t.rolls_all("6 6 6")
    t.stops()
    assert ("move", "land0", "won0") in steps_of(t)
    t = conquest("Krysia", "Burgrave; on a4 Zdrat 3s", "Tentok")
    t.says_yes()
    t.rolls_all("6 6 6")
    assert ("move", "land0", "won0") in steps_of(t)


def test_who_dies_leaves_the_path() -> None:
    t = battle("Deepscorp", "Burgrave; on a4 Zdrat 3s", "Tentok")
    strikes(t, hits=2)
    assert ("go", "land0/a4.who", "") in steps_of(t)


def test_a_potion_is_given_for_the_wound_of_a_member() -> None:
    t = table("Burgrave; Ninra wounded; potions 1; pool s", "Tentok; pool s")
    t.play(heal("Ninra"))
    assert steps_of(t) == [("pay", "store0", ""), ("heal", "clan0", "")]


def test_marks_say_what_happened_to_whom() -> None:
    t = table("Burgrave; fame 20; coins 20; pool s", "Tentok; pool s", tavern="Fandor")
    t.draws("Vendela, Lina, Ninra")
    say(t, visit("tavern", "s"), hire("Fandor"))
    marks = [GAME.mark(event) for event in t.table.story]
    assert marks[:3] == ["visited-2-0", "paid-0", "hired-0"]


@pytest.mark.parametrize("seed", range(4))
def test_every_sort_of_news_has_its_steps(seed: int) -> None:
    """In random games: steps name places that there are, and few sorts of news are not seen."""
    rng = random.Random(seed)
    t = Table(RULES, GAME.random_options(rng), Chance(seed))
    silent: Counter[str] = Counter()
    while not t.over:
        told = len(t.story)
        t.play(rng.choice(t.options))
        scene = GAME.scene(t.state, None, english, open=True)
        for event in t.story[told:]:
            steps = GAME.steps(event)
            assert GAME.mark(event).startswith(news.NAMES[event[1]])
            if not steps:
                silent[news.NAMES[event[1]]] += 1
            for step in steps:
                assert placed(scene, step), step
    assert silent.keys() <= SILENT


def placed(scene: Scene, step: Step) -> bool:
    there = {zone.id for zone in scene.zones}
    for zone in scene.zones:
        if isinstance(zone, Lanes) and zone.down:
            there |= {zone.place(lane, slot) for lane in zone.lanes for slot in (None, *lane.slots)}
    return there.issuperset({step.at, step.to} - {""})
