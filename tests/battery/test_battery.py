"""What holds for every game: random games keep all promises, and can be shown and said in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stolek import fuzz
from stolek.games import GAMES, open_game
from stolek.games.base import Game
from stolek.kernel.asks import EVERYONE, Ask
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.scene import Catalogue, Grid, Scene, spoken
from stolek.words import LANGUAGES, Words

PARTS, GAMES_OF_A_PART = 8, 5
SEATS = ("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_random_games_keep_every_promise(name: str, part: int) -> None:
    for seed in range(part * GAMES_OF_A_PART, (part + 1) * GAMES_OF_A_PART):
        decisions, broken = fuzz.play(name, seed)
        assert broken is None, broken.to_data()
        assert decisions > 0


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_view_is_shown_and_said(name: str, lang: str, seed: int) -> None:
    game = open_game(name)
    words = game.words(lang)
    catalogue = game.catalogue(words)
    rng = random.Random(f"{lang} {seed}")
    table: Table[Any] = Table(game.rules, game.random_options(rng), Chance(seed))
    while not table.over:
        told = len(table.story)
        for seat in range(game.rules.seats):
            view = table.view(seat)
            scene = game.scene(view.state, seat, words)
            is_sound(scene, catalogue)
            assert "\n" not in "".join(spoken(scene, catalogue))
            if view.ask.options:
                is_said(game, view.state, view.ask, scene, catalogue, words)
        answer, seat = fuzz.any_answer(table.ask, rng)
        table.play(answer, seat)
        for event in table.story[told:]:
            assert event[0] == EVERYONE or 0 <= event[0] < game.rules.seats
            assert game.event_text(event, words, SEATS)


def is_sound(scene: Scene, catalogue: Catalogue) -> None:
    """Every piece lies somewhere, once, and has a face and icons that the catalogue knows."""
    ids = [piece.id for piece in scene.pieces]
    assert len(set(ids)) == len(ids)
    zones = {zone.id for zone in scene.zones}
    assert len(zones) == len(scene.zones)
    for piece in scene.pieces:
        zone = piece.at.removeprefix("@").split(":")[0] if piece.at.startswith("@") else piece.at.split("/")[0]
        assert zone in zones or zone in ids
        assert piece.face is None or piece.face in catalogue.faces
        assert {badge.icon for badge in piece.badges} | set(piece.states) <= catalogue.icons.keys()


def is_said(game: Game[Any], s: Any, ask: Ask, scene: Scene, catalogue: Catalogue, words: Words) -> None:
    """The question and its answers, told apart by words and what is pointed at; pointing can mean the answer."""
    assert game.ask_text(s, ask, words)
    there = {piece.id for piece in scene.pieces} | catalogue.faces.keys()
    there |= {z.place(slot) for z in scene.zones if isinstance(z, Grid) for row in z.slots for slot in row}
    told = set()
    for option in ask.options:
        choice = game.choice(s, ask, option, words)
        assert choice.option == option
        assert there.issuperset(choice.path), choice
        assert not choice.path or option in game.meant(s, ask, choice.path), choice
        told.add((game.option_text(s, ask, option, words), choice.path))
    assert len(told) == len(ask.options), told
