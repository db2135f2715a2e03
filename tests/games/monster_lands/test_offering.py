"""What is offered besides playing: set-up, levels, house values, the first lesson."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from stolek import settling
from stolek.bots import make
from stolek.errors import OtherSeats, StolekError, UnknownOption
from stolek.games.monster_lands.board import AFFILIATIONS, DIFFICULTIES
from stolek.games.monster_lands.cards.equipment import EQUIPMENT
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.forms import END, HIRING, LOADING, SEND, TURN, VISIT
from stolek.games.monster_lands.game import GAME
from stolek.games.monster_lands.rulings import RULINGS
from stolek.games.monster_lands.state import MODULES
from stolek.offer import Field
from stolek.tables import GameTable, deal
from stolek.words import LANGUAGES, Words
from tests.games.monster_lands.saying import hire, send, visit
from tests.rules import rule

english = GAME.words("en")
NAME = "monster-lands"


def fields(words: Words = english) -> dict[str, Field]:
    return {field.name: field for field in GAME.fields(words)}


def dealt(seats: int, **options: Any) -> GameTable:
    """As the ways in deal: options settled against the fields first."""
    return deal(NAME, seed=1, **settling.settled(GAME, options, seats))


# Before the game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_can_be_picked_can_be_dealt(lang: str) -> None:
    there = fields(GAME.words(lang))
    icons, tones = GAME.catalogue(GAME.words(lang)).icons, GAME.catalogue(GAME.words(lang)).tones
    for field in there.values():
        assert field.label and field.note
        for pick in field.picks:
            assert pick.label
            assert not pick.icon or pick.icon in icons
            assert not pick.tone or pick.tone in tones
            for seats in GAME.rules.seats:
                if field.asked_with(seats) and pick.offered_with(seats):
                    value: Any = [pick.value] if field.several else pick.value
                    more = {"difficulty": "normal"} if pick.value == "10" else {}
                    dealt(
                        seats, **{field.name: [value] + ["choice"] * (seats - 1) if field.each_seat else value}, **more
                    )


def test_all_that_can_be_settled_is_asked_for() -> None:
    there = fields()
    assert [pick.value for pick in there["difficulty"].picks] == list(DIFFICULTIES)
    assert [pick.value for pick in there["modules"].picks] == list(MODULES)
    assert [pick.value for pick in there["rulings"].picks] == list(RULINGS)
    assert [pick.value for pick in there["clans"].picks] == ["choice", *AFFILIATIONS]
    assert [pick.value for pick in there["scenario"].picks] == [str(n) for n in range(1, 11)]
    assert [pick.value for pick in there["first"].picks] == ["chance", "1", "2", "3", "4"]
    assert there["campaign"].kind == "switch"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_values_that_fields_begin_with_can_be_dealt(seats: int) -> None:
    asked = {field.name: field.default for field in fields().values() if field.asked_with(seats)}
    asked["clans"] = asked["clans"][:seats]
    assert dealt(seats, **asked).seats == seats


@rule("ML-VAR-06", "ML-SOLO-01")
def test_alone_one_picks_scenarios_and_only_modules_that_are_for_one() -> None:
    alone = [pick.value for pick in fields()["modules"].picks if pick.offered_with(1)]
    assert alone == ["more-monsters"]
    with pytest.raises(UnknownOption):
        dealt(1, modules=["tricks"])
    for name in ("scenario", "campaign"):
        with pytest.raises(OtherSeats):
            dealt(2, **{name: True if name == "campaign" else "1"})


def test_nobody_who_is_not_there_begins() -> None:
    assert dealt(3, first="3").state.first == 2
    with pytest.raises(UnknownOption):
        dealt(2, first="3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_and_its_levels_speak_for_themselves(lang: str) -> None:
    words = GAME.words(lang)
    assert GAME.title(words) == ("Říše příšer" if lang == "cs" else "Monster Lands") and len(GAME.about(words)) > 40
    assert GAME.icon in GAME.catalogue(words).icons
    levels = GAME.bots(words)
    assert len({level.label for level in levels}) == len({level.note for level in levels}) == len(levels) >= 3
    assert GAME.default_bot in {level.value for level in levels}
    for level in levels:
        make(level.value, 1)


def test_there_are_no_decks() -> None:
    assert GAME.decks() == [] and GAME.builder(english) is None
    with pytest.raises(StolekError):
        GAME.deck("breakers")


# For fuzzing and measuring


def test_random_options_can_be_every_legal_set_up() -> None:
    rng = random.Random(1)
    met: dict[str, set[str]] = {}
    for _ in range(1500):
        options = GAME.random_options(rng)
        for name, value in options.items():
            for part in value if isinstance(value, list) else [value]:
                met.setdefault(name, set()).add(str(part))
        met.setdefault("seats and first", set()).add(f"{options['seats']} {options.get('first', 'chance')}")
    assert met["seats"] == {"1", "2", "3", "4"} and len(met["scenario"]) == 10
    assert met["difficulty"] == set(DIFFICULTIES) and met["modules"] == set(MODULES)
    assert met["clans"] == {"choice", *AFFILIATIONS} and met["rulings"] == set(RULINGS)
    assert len(met["seats and first"]) == 4 + 1 + 2 + 3 + 4


def test_random_and_bench_options_can_be_dealt_and_told_as_json() -> None:
    rng = random.Random(2)
    several = [GAME.random_options(rng) for _ in range(60)] + GAME.bench_options()
    for options in several:
        table = deal(NAME, seed=1, **json.loads(json.dumps(options)))
        assert table.seats == options["seats"]
    assert {options["seats"] for options in GAME.bench_options()} == {1, 2, 3, 4}


# House values


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_values_stand_in_tables_by_what_they_are_about(lang: str) -> None:
    words = GAME.words(lang)
    tables = GAME.house_values(words)
    assert len({table.title for table in tables}) == len(tables) == 9
    for table in tables:
        assert table.rows and all(row.item and row.field and row.value for row in table.rows)
        assert len({(row.item, row.field) for row in table.rows}) == len(table.rows)


def test_what_is_printed_is_no_house_value() -> None:
    rows = {(row.item, row.field): row.value for table in GAME.house_values(english) for row in table.rows}
    for card in MONSTERS:
        for name in ("attack dice", "capture", "kill"):
            assert ((card.name, name) in rows) == (name.split()[0] in card.house)
    assert rows["Slinker", "capture"] == "10" and ("Deepscorp", "kill") not in rows
    assert rows["Dajana", "cost"] == str(next(card.cost for card in MERCENARIES if card.name == "Dajana"))
    assert ("Fandor", "cost") not in rows
    assert rows["Doombane", "price"] == str(next(card.price for card in EQUIPMENT if card.name == "Doombane"))
    assert rows["Path 1", "fame for a death"] == "3"
    assert rows["Full Pack", "hero"] == "50 VP"


# The first lesson


def done(table: GameTable) -> int:
    """How many steps of the guide the story so far has done, as the page counts them."""
    marks = {GAME.mark(event) for event in table.story}
    steps = GAME.guide(english)
    return max((n + 1 for n, step in enumerate(steps) if marks & set(step.until)), default=0)


def lesson() -> GameTable:
    given = GAME.lesson()
    return deal(NAME, seed=given.seed, **given.options)


def test_the_lesson_begins_with_the_learner_who_sees_what_the_guide_speaks_of() -> None:
    table, given = lesson(), GAME.lesson()
    assert (table.ask.seat, table.ask.kind) == (given.seat, TURN) and done(table) == 0
    scene = GAME.scene(table.view(given.seat).state, given.seat, english)
    there = {zone.id for zone in scene.zones} | {piece.id for piece in scene.pieces}
    there |= {piece.face for piece in scene.pieces if piece.face}
    lanes = {f"{zone}/{lane.id}" for zone in ("citadel", "land0") for lane in _lanes(scene, zone)}
    for step in GAME.guide(english):
        assert (there | lanes).issuperset(step.refs), step


def _lanes(scene: Any, zone: str) -> Any:
    return next(each for each in scene.zones if each.id == zone).lanes


def test_what_the_guide_advises_can_be_done() -> None:
    """The 6 in the tavern makes Ninra cost 2 coins; she goes to path 3 with more dice and the trap."""
    table = lesson()
    table.play(visit("tavern", "b6"))
    assert table.ask.kind == HIRING
    coins = table.state.coins[0]
    table.play(hire("Ninra"))
    assert coins - table.state.coins[0] == 2
    while (table.ask.seat, table.ask.kind) != (0, TURN) or table.state.acted:
        table.play(END if END in table.options and table.ask.seat == 0 else table.options[0])
    table.play(send("Ninra", "a3"))
    assert table.ask.kind == LOADING and done(table) == 6
    offered = {GAME.rules.schema().read(option)[0] for option in table.options}
    assert offered == {"load", "trap", "end"}


def test_a_good_pupil_is_led_through_the_round() -> None:
    """Does what the guide asks for in turn, then whatever comes first."""
    table, seat = lesson(), GAME.lesson().seat
    wanted = [visit("tavern", "b6"), hire("Ninra"), send("Ninra", "a3")]
    seen = [done(table)]
    while table.state.round == 1:
        if table.ask.seat == seat and wanted and wanted[0] in table.options:
            table.play(wanted.pop(0))
        elif END in table.options:
            table.play(END)
        else:
            form = VISIT if table.ask.seat == seat else SEND
            own = [option for option in table.options if option & 31 == form]
            table.play((own or table.options)[0])
        seen.append(done(table))
    assert not wanted and seen == sorted(seen)
    steps = GAME.guide(english)
    for mark in ("visited-2-0", "hired-0", "sent-0", "loaded-0", "passed-0"):
        assert next(n + 1 for n, step in enumerate(steps) if mark in step.until) in seen, mark
    assert seen[-1] == len(steps) - 1


@pytest.mark.parametrize("seed", range(6))
def test_a_pupil_who_does_anything_is_never_stuck(seed: int) -> None:
    rng = random.Random(seed)
    table = lesson()
    last = max(n for n, step in enumerate(GAME.guide(english)) if step.until)
    before = 0
    while table.state.round < 2 and not table.over:
        table.play(rng.choice(table.options))
        now = done(table)
        assert now >= before
        before = now
    assert table.over or before == last + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_speaks_every_language_at_the_same_places(lang: str) -> None:
    steps = GAME.guide(GAME.words(lang))
    assert 8 <= len(steps) <= 15
    assert [(step.refs, step.until) for step in steps] == [(s.refs, s.until) for s in GAME.guide(english)]
    assert all(20 < len(step.text) < 500 for step in steps)
