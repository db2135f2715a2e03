"""What holds for every game: random games keep all promises, and can be shown and said in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from stolek import fuzz
from stolek.games import GAMES, open_game
from stolek.games.base import Game
from stolek.kernel.asks import EVERYONE, Ask
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.scene import Catalogue, Grid, Lanes, Node, Panel, Scene, Stack, Step, Track, spoken
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
        for seat in range(table.seats):
            view = table.view(seat)
            scene = game.scene(view.state, seat, words)
            is_sound(scene, catalogue)
            all_is_said(scene, catalogue)
            if view.ask.options:
                is_said(game, view.state, view.ask, scene, catalogue, words)
        for scene in (
            game.scene(game.public(table.state), None, words),
            game.scene(table.state, None, words, open=True),
        ):
            is_sound(scene, catalogue)
            all_is_said(scene, catalogue)
        answer, seat = fuzz.any_answer(table.ask, rng)
        table.play(answer, seat)
        for event in table.story[told:]:
            assert event[0] == EVERYONE or 0 <= event[0] < table.seats
            assert game.event_text(event, words, SEATS)
            for step in game.steps(event):
                is_seen(step, scene, catalogue)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_a_catalogue_speaks_of_is_in_it(name: str, lang: str) -> None:
    game = open_game(name)
    catalogue = game.catalogue(game.words(lang))
    for key, icon in catalogue.icons.items():
        assert icon.say and icon.path, key
    for face in catalogue.faces.values():
        used = {face.art, *face.signs, *(badge.icon for badge in face.corners)}
        for text in (*face.gist, *(section.text for section in face.sections)):
            used.update(re.findall(r"\[([\w-]+)\]", text))
        assert used <= catalogue.icons.keys(), face.key
        assert face.tone in catalogue.tones, face.key
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in catalogue.tones.values())


def is_sound(scene: Scene, catalogue: Catalogue) -> None:
    """Every piece lies somewhere, once, and has a face and icons that the catalogue knows; so do zones."""
    ids = [piece.id for piece in scene.pieces]
    assert len(set(ids)) == len(ids)
    zones = {zone.id for zone in scene.zones}
    assert len(zones) == len(scene.zones)
    icons = set()
    for piece in scene.pieces:
        zone = piece.at.removeprefix("@").split(":")[0] if piece.at.startswith("@") else piece.at.split("/")[0]
        assert zone in zones or zone in ids
        assert piece.face is None or piece.face in catalogue.faces
        icons |= {badge.icon for badge in piece.badges} | set(piece.states)
    tones = {seat.tone for seat in scene.seats}
    for each in scene.zones:
        if isinstance(each, Grid):
            tones.update(each.bands)
            assert len(each.bands) in (0, len(each.slots))
        elif isinstance(each, Stack):
            assert len(each.faces) in (0, len(each.holds))
            assert catalogue.faces.keys() >= set(each.faces)
        elif isinstance(each, Lanes):
            icons.update(lane.icon for lane in each.lanes)
        elif isinstance(each, Track):
            icons.add(each.icon)
    assert scene.layout is not None
    for tree in (scene.layout.wide, scene.layout.narrow):
        nodes = list(parts_of(tree))
        assert sorted(node.zone for node in nodes if node.kind == "zone") == sorted(zones)
        icons.update(node.icon for node in nodes)
        assert all(node.label for parent in nodes if parent.kind == "tabs" for node in parent.parts)
    assert icons - {""} <= catalogue.icons.keys()
    assert tones <= catalogue.tones.keys()


def parts_of(node: Node) -> Iterator[Node]:
    yield node
    for part in node.parts:
        yield from parts_of(part)


def all_is_said(scene: Scene, catalogue: Catalogue) -> None:
    """Whatever a picture shows in words or as a sign is in the plain lines too."""
    lines = list(spoken(scene, catalogue))
    said = "\n".join(lines)
    assert "\n" not in "".join(lines)
    assert scene.title in said
    for piece in scene.pieces:
        shown = [catalogue.faces[piece.face].name] if piece.face else ["?"]
        shown += [scene.seats[piece.owner].whose] if piece.owner is not None else []
        shown += [badge.say for badge in piece.badges] + [catalogue.icons[state].say for state in piece.states]
        assert any(all(part in line for part in (*shown, *piece.notes)) for line in lines), piece
    for zone in scene.zones:
        whose = "" if zone.owner is None else scene.seats[zone.owner].whose
        assert any(zone.title in line and whose in line for line in lines), zone
        if isinstance(zone, Stack):
            assert all(held in said for held in zone.holds)
        elif isinstance(zone, Lanes):
            assert all(lane.label in said and lane.note in said for lane in zone.lanes)
        elif isinstance(zone, Panel):
            assert all(line in said for line in zone.lines)


def is_seen(step: Step, scene: Scene, catalogue: Catalogue) -> None:
    """A step names places that there are and icons that there are."""
    there = {zone.id for zone in scene.zones} | places(scene)
    assert {step.at, step.to} - {""} <= there, step
    assert all(icon in catalogue.icons for die in step.dice for icon in die)
    assert step.seat is None or 0 <= step.seat < len(scene.seats)


def places(scene: Scene) -> set[str]:
    """The slots of grids, and of lanes one above the other the lanes and their slots."""
    found = {z.place(slot) for z in scene.zones if isinstance(z, Grid) for row in z.slots for slot in row}
    for zone in scene.zones:
        if isinstance(zone, Lanes) and zone.down:
            found |= {zone.place(lane, slot) for lane in zone.lanes for slot in (None, *lane.slots)}
    return found


def is_said(game: Game[Any], s: Any, ask: Ask, scene: Scene, catalogue: Catalogue, words: Words) -> None:
    """The question and its answers, told apart by words and what is pointed at; pointing can mean the answer."""
    assert game.ask_text(s, ask, words)
    there = {piece.id for piece in scene.pieces} | catalogue.faces.keys()
    there |= places(scene)
    told = set()
    for option in ask.options:
        choice = game.choice(s, ask, option, words)
        assert choice.option == option
        assert there.issuperset(choice.path), choice
        assert not choice.path or option in game.meant(s, ask, choice.path), choice
        told.add((game.option_text(s, ask, option, words), choice.path))
    assert len(told) == len(ask.options), told
