"""What is offered besides playing: set-up, decks to build, levels, the first lesson."""

from __future__ import annotations

import random

import pytest

from stolek.bots import make
from stolek.errors import BadDeck
from stolek.games.summoner_wars import decks
from stolek.games.summoner_wars.cards.base import BY_ID, FACTIONS
from stolek.games.summoner_wars.forms import END
from stolek.games.summoner_wars.game import GAME
from stolek.games.summoner_wars.rulings import RULINGS
from stolek.offer import Builder, DeckDraft
from stolek.tables import GameTable, deal
from stolek.words import LANGUAGES
from tests.rules import rule

english = GAME.words("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_can_be_picked_can_be_dealt(lang: str) -> None:
    fields = {field.name: field for field in GAME.fields(GAME.words(lang))}
    icons, tones = GAME.catalogue(GAME.words(lang)).icons, GAME.catalogue(GAME.words(lang)).tones
    assert [pick.value for pick in fields["decks"].picks] == decks.names()
    assert fields["decks"].each_seat and fields["rulings"].several and fields["rulings"].advanced
    for pick in fields["decks"].picks:
        assert pick.label and pick.note and pick.icon in icons and pick.tone in tones
        deal("summoner-wars", seed=1, decks=[pick.value, pick.value])
    assert [pick.value for pick in fields["rulings"].picks] == list(RULINGS)
    for pick in fields["rulings"].picks:
        deal("summoner-wars", seed=1, rulings=[pick.value])
    deal("summoner-wars", seed=1, **{name: field.default for name, field in fields.items()})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_and_its_levels_speak_for_themselves(lang: str) -> None:
    words = GAME.words(lang)
    assert GAME.title(words) == "Summoner Wars" and len(GAME.about(words)) > 40
    assert GAME.icon in GAME.catalogue(words).icons
    levels = GAME.bots(words)
    assert len({level.label for level in levels}) == len({level.note for level in levels}) == len(levels) >= 3
    assert GAME.default_bot in {level.value for level in levels}
    for level in levels:
        make(level.value, 1)


def built() -> Builder:
    return GAME.builder(english)


@rule("SW-DECK-02", "SW-DECK-03")
def test_every_leader_has_a_legal_example_and_only_cards_that_may_go_with_it() -> None:
    needs = {group.name: group.need for group in built().groups}
    assert sum(needs.values()) == 30
    for leader in built().leaders:
        checked = GAME.checked(DeckDraft("mine", leader.face, leader.example), english)
        assert not checked.problems
        assert checked.counts == needs
        pool = {card.face: card for card in leader.cards}
        assert leader.example.keys() <= pool.keys()
        faction = next(f for f in FACTIONS if f.summoner[0].id == leader.face)
        assert pool.keys() == {card.id for card in decks.allowed(faction)}
        assert all(pool[face].most >= number for face, number in leader.example.items())


def test_a_deck_filled_up_from_the_pool_is_legal_and_can_be_dealt() -> None:
    rng = random.Random(1)
    for leader in built().leaders:
        cards: dict[str, int] = {}
        for group in built().groups:
            copies = [card.face for card in leader.cards if card.group == group.name for _ in range(card.most)]
            for face in rng.sample(copies, group.need):
                cards[face] = cards.get(face, 0) + 1
        draft = DeckDraft("mine", leader.face, cards)
        assert not GAME.checked(draft, english).problems
        table = deal("summoner-wars", seed=1, decks=[GAME.drafted(draft), "vanguards"])
        assert table.state.leader[0] >= 0


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"gate": 4}, [("SW-DECK-02", "Gate"), ("SW-DECK-02", "Gates: 4 instead of 3")]),
        ({"smeg": 2, "blarf": 0}, [("SW-DECK-04", "Smeg")]),
        ({"fire_drake": 1, "blarf": 0}, [("SW-DECK-03", "Fire Drake")]),
        ({"sneak": 1}, [("SW-DECK-02", "Standard events: 5 instead of 6")]),
    ],
)
def test_all_that_is_wrong_with_a_draft_is_said_with_its_rule(
    change: dict[str, int], wanted: list[tuple[str, str]]
) -> None:
    goblins = next(leader for leader in built().leaders if leader.face == "sneeks")
    cards = {face: number for face, number in {**goblins.example, **change}.items() if number}
    problems = GAME.checked(DeckDraft("mine", "sneeks", cards), english).problems
    for ruled, part in wanted:
        assert any(problem.rule == ruled and part in problem.text for problem in problems), problems
    assert len(problems) == len(wanted)
    with pytest.raises(BadDeck):
        GAME.drafted(DeckDraft("mine", "sneeks", cards))


def test_a_draft_of_nothing_known_is_refused() -> None:
    for draft in (DeckDraft("x", "nobody", {}), DeckDraft("x", "sneeks", {"nonsense": 3}), DeckDraft("x", "gate", {})):
        assert GAME.checked(draft, english).problems
        with pytest.raises(BadDeck):
            GAME.drafted(draft)


# The first lesson


def done(table: GameTable) -> int:
    """How many steps of the guide the story so far has done, as the page counts them."""
    marks = {GAME.mark(event) for event in table.story}
    steps = GAME.guide(english)
    return max((n + 1 for n, step in enumerate(steps) if marks & set(step.until)), default=0)


def lesson() -> GameTable:
    given = GAME.lesson()
    return deal("summoner-wars", seed=given.seed, **given.options)


def test_the_lesson_begins_with_the_learner_who_holds_what_the_guide_speaks_of() -> None:
    table, given = lesson(), GAME.lesson()
    assert table.ask.seat == given.seat and done(table) == 0
    scene = GAME.scene(table.view(given.seat).state, given.seat, english)
    there = {zone.id for zone in scene.zones} | {piece.id for piece in scene.pieces}
    there |= {piece.face for piece in scene.at(f"hand{given.seat}") if piece.face}
    for step in GAME.guide(english):
        assert there.issuperset(step.refs), step
    held = {BY_ID[piece.face] for piece in scene.at(f"hand{given.seat}") if piece.face}
    assert sum(1 for card in held if card.unit and card.cost <= table.state.magic[given.seat]) >= 3


def test_a_good_pupil_is_led_through_every_phase() -> None:
    """Does in each phase what the guide asks for, then ends it."""
    table, seat = lesson(), GAME.lesson().seat
    seen = [done(table)]
    wanted = ["summon", "move", "build", "attack", "discard"]
    schema = GAME.rules.schema()
    while table.ask.seat == seat and table.state.turn == 1:
        named = {schema.read(option)[0]: option for option in table.options}
        phase = table.state.phase
        if phase < len(wanted) and wanted[phase] in named:
            table.play(named[wanted[phase]])
            wanted[phase] = ""
        elif END in {option & 31 for option in table.options} and (phase > 4 or not wanted[phase]):
            table.play(next(option for option in table.options if option & 31 == END))
        else:
            table.play(table.options[0])
        seen.append(done(table))
    assert wanted == ["", "", "", "", ""]
    assert seen == sorted(seen)
    keys = [step.until for step in GAME.guide(english)]
    for until in (("moved-0", "phase-2-0"), ("built-0", "phase-3-0"), ("attacked-0", "phase-4-0")):
        assert keys.index(until) + 1 in seen, until
    assert seen[-1] == keys.index(("turn-2-1",)) + 1


@pytest.mark.parametrize("seed", range(6))
def test_a_pupil_who_does_anything_is_never_stuck(seed: int) -> None:
    rng = random.Random(seed)
    table = lesson()
    last = max(n for n, step in enumerate(GAME.guide(english)) if step.until)
    before = 0
    while table.state.turn < 3 and not table.over:
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
