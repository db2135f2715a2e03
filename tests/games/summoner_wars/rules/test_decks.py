"""Decks: the ready-made ones, deck files, and what a deck must hold."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stolek.errors import BadDeck
from stolek.games.summoner_wars import decks
from stolek.games.summoner_wars.cards.base import (
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    FACTIONS,
    GATE,
    STANDARD,
    SUMMONER,
    SYMBOLS,
    Card,
)
from stolek.games.summoner_wars.decks import Deck
from stolek.games.summoner_wars.game import RULES
from stolek.games.summoner_wars.setup import starting_cards
from tests.games.summoner_wars.scenario import card
from tests.rules import rule


def dwarves(**changes: int) -> Deck:
    """The ready-made deck of the Polar Dwarves with other numbers of some cards."""
    deck = decks.ready_made("polar-dwarves")
    cards = {c: n for c, n in deck.cards.items() if c.id not in changes}
    cards |= {card(id_): n for id_, n in changes.items() if n}
    return Deck("mine", deck.faction, cards)


def wrongs(deck: Deck) -> set[tuple[str, str | None]]:
    return {(str(problem.params["reason"]), problem.rule) for problem in decks.problems(deck)}


@rule("SW-DECK-01", "SW-DECK-02", "SW-DECK-07", "SW-DECK-08", "SW-EX-18")
def test_the_polar_dwarves() -> None:
    deck = decks.ready_made("polar-dwarves")
    assert {c.name: n for c, n in deck.cards.items()} == {
        "Ice Ram": 2, "Parapet": 2, "Ice Repair": 2, "Glacial Shift": 2, "Nadiana": 1, "Ollag": 1,
        "Jarmund": 1,
        "Frost Mage": 4, "Ice Golem": 4, "Bear Cavalry": 4, "Ice Smith": 4, "Gate": 3,
    }  # fmt: skip
    assert sorted(c.name for c in starting_cards(deck)) == [
        "Frost Mage",
        "Ice Golem",
        "Starting Gate",
        "Svara",
    ]
    kinds: Counter[int] = Counter()
    for c, n in deck.cards.items():
        kinds[c.kind] += n
    assert kinds == {GATE: 3, EPIC: 2, STANDARD: 6, CHAMPION: 3, COMMON: 16}
    assert kinds.total() + len(starting_cards(deck)) == 34


@rule("SW-DECK-01", "SW-DECK-02", "SW-DECK-07")
@pytest.mark.parametrize("name", decks.names())
def test_every_ready_made_deck_follows_the_guidelines(name: str) -> None:
    deck = decks.ready_made(name)
    assert decks.problems(deck) == []
    copies = sorted((c.kind, n) for c, n in deck.cards.items())
    assert copies == sorted([(CHAMPION, 1)] * 3 + [(COMMON, 4)] * 4 + [(STANDARD, 2)] * 3 + [(EPIC, 2), (GATE, 3)])
    assert sum(deck.cards.values()) == decks.DRAW_PILE == 30
    summoner, gate, *units = starting_cards(deck)
    assert (summoner.kind, gate.life, [u.kind for u in units]) == (SUMMONER, 10, [COMMON, COMMON])
    state = RULES.deal({"decks": [name, name]})
    assert [sum(pile) for pile in state.deck] == [30, 30]
    assert sum(o >= 0 for o in state.board) == 8


@rule("SW-DECK-01")
def test_a_deck_may_mix_factions() -> None:
    mixed = dwarves(frost_mage=2, bear_cavalry=2, smasher=2, frost_shaman=2, ragnor=1, ollag=0)
    assert decks.problems(mixed) == []
    state = RULES.deal({"decks": [mixed.to_data(), "breakers"]})
    assert sum(state.deck[0]) == 30


@rule("SW-DECK-02")
@pytest.mark.parametrize(
    ("changes", "kind", "number"),
    [
        ({"ollag": 0}, "champion", 2),
        ({"ragnor": 1}, "champion", 4),
        ({"ice_ram": 1}, "epic", 1),
        ({"parapet": 1}, "standard", 5),
        ({"freeze": 1}, "standard", 7),
        ({"ice_smith": 3}, "common", 15),
        ({"smasher": 1}, "common", 17),
        ({"gate": 2}, "gate", 2),
        ({"gate": 4}, "gate", 4),
    ],
)
def test_the_number_of_each_class_is_fixed(changes: dict[str, int], kind: str, number: int) -> None:
    problems = [p for p in decks.problems(dwarves(**changes)) if p.params["reason"] == "wrong-number"]
    assert [(p.params["kind"], p.params["number"], p.rule) for p in problems] == [(kind, number, "SW-DECK-02")]


@rule("SW-DECK-02")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"grognack": 1}, "not-in-draw-pile"),
        ({"svara": 1}, "not-in-draw-pile"),
        ({"starting_gate": 1}, "not-in-draw-pile"),
        ({"ice_ram": 1, "for_glory": 1}, "foreign-epic"),
    ],
)
def test_no_summoners_starting_gates_or_foreign_epics(changes: dict[str, int], reason: str) -> None:
    assert wrongs(dwarves(**changes)) == {(reason, "SW-DECK-02")}


def carrying(kind: int, symbols: int) -> Card:
    """Some card of this class with just these symbols."""
    return next(c for c in CARDS if c.kind == kind and c.symbols == symbols)


@rule("SW-DECK-03", "SW-EX-17")
@pytest.mark.parametrize("summoner", range(len(FACTIONS)))
def test_every_card_carries_a_symbol_of_the_summoner(summoner: int) -> None:
    faction = FACTIONS[summoner]
    for c in CARDS:
        if c.kind in (CHAMPION, COMMON, STANDARD):
            found = decks.problems(Deck("mine", faction, {c: 1}))
            refused = "SW-DECK-03" in [p.rule for p in found]
            assert refused == (c.symbols & faction.symbols == 0), c
            assert (c in decks.allowed(faction)) == (not refused)


@rule("SW-DECK-03", "SW-EX-17")
def test_gear_or_drop_but_not_flame_alone() -> None:
    """The summoner of the Polar Dwarves shows the crossed axes that all show, gear and drop."""
    signs = {name: 1 << n for n, name in enumerate(SYMBOLS)}
    gear, drop, flame = signs["logic"], signs["water"], signs["fire"]
    assert card("Svara").symbols == signs["neutral"] | gear | drop
    for symbols, kind in (
        (gear, COMMON),
        (drop, COMMON),
        (gear | drop, CHAMPION),
        (drop | signs["instinct"], CHAMPION),
    ):
        assert ("no-common-symbol", "SW-DECK-03") not in wrongs(dwarves(**{carrying(kind, symbols).id: 1}))
    for kind in (COMMON, CHAMPION, STANDARD):
        assert ("no-common-symbol", "SW-DECK-03") in wrongs(dwarves(**{carrying(kind, flame).id: 1}))


@pytest.mark.parametrize(
    ("changes", "limit"),
    [
        pytest.param({"ollag": 2, "nadiana": 0}, "SW-DECK-04", marks=rule("SW-DECK-04")),
        pytest.param({"parapet": 3, "ice_repair": 1}, "SW-DECK-05", marks=rule("SW-DECK-05")),
        pytest.param({"ice_smith": 5, "frost_mage": 3}, "SW-DECK-06", marks=rule("SW-DECK-06")),
        pytest.param({"ice_golem": 5, "frost_mage": 3}, "SW-DECK-06", marks=rule("SW-DECK-06")),
    ],
)
def test_too_many_of_one_card(changes: dict[str, int], limit: str) -> None:
    assert wrongs(dwarves(**changes)) == {("too-many-copies", limit)}


@rule("SW-DECK-06")
def test_starting_units_do_not_count() -> None:
    state = RULES.deal({"decks": ["polar-dwarves", "breakers"]})
    kinds = [k for k, owner in zip(state.kind, state.owner, strict=True) if owner == 0]
    mage = card("Frost Mage").number
    assert kinds.count(mage) + state.deck[0][state.lists[0].index(mage)] == 5


# Deck files


@rule("SW-DECK-01")
@pytest.mark.parametrize("name", decks.names())
def test_a_deck_written_is_the_deck_read(name: str, tmp_path: Path) -> None:
    deck = decks.ready_made(name)
    for file, text in (("deck.yaml", decks.dump(deck)), ("deck.json", json.dumps(deck.to_data()))):
        (tmp_path / file).write_text(text, "utf-8")
        read = decks.load(str(tmp_path / file))
        assert (read.name, read.summoner, read.cards) == (name, deck.summoner, deck.cards)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("- a\n- b", "no-deck"),
        ("summoner: svara", "no-deck"),
        ("summoner: gate\ncards: {gate: 3}", "no-summoner"),
        ("cards: {gate: 3}", "no-summoner"),
        ("summoner: svara\ncards: {ice_smoth: 3}", "unknown-card"),
        ("summoner: svara\ncards: {ice_smith: many}", "bad-number"),
        ("summoner: svara\ncards: {ice_smith: 0}", "bad-number"),
        ("summoner: svara\ncards: {ice_smith: true}", "bad-number"),
        ("summoner: svara\ncards: {grognack: 1}", "not-in-draw-pile"),
        ("summoner: [", "unreadable"),
        ("name: 2024-13-45", "unreadable"),
        ("name: !!bool maybe", "unreadable"),
        ("name: !!timestamp soon", "unreadable"),
        ("[" * 5000, "unreadable"),
    ],
)
def test_a_file_that_is_no_deck_says_why(text: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(text, "utf-8")
    with pytest.raises(BadDeck) as caught:
        decks.load(str(tmp_path / "mine.yaml"))
    assert caught.value.params["reason"] == reason


@pytest.mark.parametrize(
    ("source", "reason"), [("trolls", "unknown-deck"), ("nowhere.yaml", "unreadable"), ("x" * 5000, "unreadable")]
)
def test_a_deck_that_is_not_there(source: str, reason: str) -> None:
    with pytest.raises(BadDeck) as caught:
        decks.load(source)
    assert caught.value.params["reason"] == reason


@rule("SW-DECK-02")
def test_an_illegal_deck_is_not_dealt() -> None:
    data: dict[str, Any] = dwarves(ollag=0).to_data()
    with pytest.raises(BadDeck) as caught:
        RULES.deal({"decks": [data, "breakers"]})
    assert (caught.value.rule, caught.value.params["deck"]) == ("SW-DECK-02", "mine")


def test_random_decks_are_legal() -> None:
    rng = random.Random(5)
    assert not any(decks.problems(decks.random_deck(rng)) for _ in range(60))
