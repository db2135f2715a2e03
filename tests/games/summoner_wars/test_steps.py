"""What is seen of what happens: every step leads from where things were to where they are."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from stolek.games.summoner_wars.game import GAME, RULES
from stolek.games.summoner_wars.rules import news
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.scene import Scene, Step
from tests.games.summoner_wars.scenario import Talk, table

english = GAME.words("en")


def steps_of(t: Talk) -> list[tuple[str, str, str]]:
    return [(step.kind, step.at, step.to) for event in t.table.story for step in GAME.steps(event)]


def test_a_summoned_unit_comes_from_the_hand_and_is_paid_for() -> None:
    t = table("Sneeks e1; Gate d2; hand Beast Rider", "Svara d8", phase="summon").summon("Beast Rider", "d3")
    assert steps_of(t)[:2] == [("pay", "magic0", ""), ("move", "hand0", "board/d3")]


def test_a_roll_shows_each_die() -> None:
    t = table("Sneeks e1; Beast Rider c3", "Svara d8; Gate c4", phase="attack")
    t.dice("mr rx m")
    t.attack("c3", "c4")
    story = [step for event in t.table.story for step in GAME.steps(event)]
    note, roll, hurt = story[:3]
    assert (note.kind, note.at, note.to) == ("note", "board/c3", "board/c4")
    assert (roll.kind, roll.at) == ("roll", "board/c3")
    assert roll.dice == (("melee", "ranged"), ("ranged", "special"), ("melee",))
    assert (hurt.kind, hurt.at, hurt.n) == ("hurt", "board/c4", 2)


def test_the_destroyed_go_to_the_pile_of_their_owner() -> None:
    t = table("Sneeks e1; Beast Rider c3", "Svara d8; Ice Smith c4", phase="attack")
    t.dice("mr mr m")
    t.attack("c3", "c4")
    assert ("move", "board/c4", "discard1") in steps_of(t)
    assert ("gain", "magic0", "") in steps_of(t)


def test_those_who_swap_places_cross() -> None:
    t = table("Sneeks e1; Horde Slinger a6", "Svara d8", phase="attack").use("e1", "Sly")
    moves = [step for step in steps_of(t) if step[0] == "move"]
    assert sorted(moves) == [("move", "board/a6", "board/e1"), ("move", "board/e1", "board/a6")]


def test_a_card_tucked_under_another_goes_there() -> None:
    t = table("Ret-Talus e1; Undead Warrior c3; hand Hellforged Weapon", "Svara d8", phase="build")
    t.play("Hellforged Weapon")
    assert [step for step in steps_of(t) if step[0] == "move"] == [
        ("move", "hand0", "area0"),
        ("move", "area0", "board/c3"),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_every_sort_of_news_has_its_steps(seed: int) -> None:
    """In random games: what moves ends where the scene has it, unless it went on."""
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
    assert silent.keys() <= {"phase", "begins", "won", "tied", "moved", "forced", "shifted"}


def placed(scene: Scene, step: Step) -> bool:
    zones = {zone.id for zone in scene.zones}
    return all(place.split("/")[0] in zones for place in (step.at, step.to) if place)
