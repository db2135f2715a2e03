"""Decks: the ready-made ones, deck files, and what makes a deck legal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import yaml

from stolek.errors import BadDeck
from stolek.games.summoner_wars.cards.base import (
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    FACTIONS,
    GATE,
    STANDARD,
    STARTING_GATE,
    SUMMONER,
    Card,
    Faction,
)

DRAW_PILE: Final = 30
# class -> (cards in the deck, copies of one card, the rule of the number, the rule of the copies)
LIMITS: Final = {
    EPIC: (2, 2, "SW-DECK-02", "SW-DECK-02"),
    STANDARD: (6, 2, "SW-DECK-02", "SW-DECK-05"),
    CHAMPION: (3, 1, "SW-DECK-02", "SW-DECK-04"),
    COMMON: (16, 4, "SW-DECK-02", "SW-DECK-06"),
    GATE: (3, 3, "SW-DECK-02", "SW-DECK-02"),
}
CLASS_NAMES: Final = {
    SUMMONER: "summoner", CHAMPION: "champion", COMMON: "common", EPIC: "epic", STANDARD: "standard", GATE: "gate",
}  # fmt: skip

# What the reader of YAML raises besides its own errors, as on a date that is none.
NO_SENSE: Final = (AttributeError, LookupError, RecursionError, TypeError, ValueError)


class Deck:
    """A summoner and the 30 cards of the draw pile; the starting cards follow from the summoner (SW-DECK-02)."""

    __slots__ = ("cards", "faction", "name")

    def __init__(self, name: str, faction: Faction, cards: dict[Card, int]) -> None:
        self.name = name
        self.faction = faction
        self.cards = cards

    @property
    def summoner(self) -> Card:
        return self.faction.summoner[0]

    def to_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "summoner": self.summoner.id,
            "cards": {card.id: n for card, n in self.cards.items()},
        }


def names() -> list[str]:
    """The ready-made decks."""
    return [faction.id for faction in FACTIONS]


def ready_made(name: str) -> Deck:
    """Raises BadDeck, with the names there are."""
    for faction in FACTIONS:
        if faction.id == name:
            return Deck(name, faction, faction.deck)
    raise BadDeck(deck=name, reason="unknown-deck", known=", ".join(names()))


def read(data: Any, name: str = "") -> Deck:
    """A deck from plain data. Raises BadDeck with the first thing that is wrong and its rule."""
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        raise BadDeck(deck=name, reason="no-deck")
    name = str(data.get("name", name))
    summoner = BY_ID.get(str(data.get("summoner")))
    faction = next((f for f in FACTIONS if f.summoner[0] is summoner), None)
    if faction is None:
        raise BadDeck(deck=name, reason="no-summoner", rule="SW-DECK-02", card=str(data.get("summoner")))
    cards: dict[Card, int] = {}
    for id_, number in data["cards"].items():
        card = BY_ID.get(str(id_))
        if card is None:
            raise BadDeck(deck=name, reason="unknown-card", card=str(id_))
        if not isinstance(number, int) or isinstance(number, bool) or number < 1:
            raise BadDeck(deck=name, reason="bad-number", card=card.id, number=str(number))
        cards[card] = number
    deck = Deck(name, faction, cards)
    for problem in problems(deck):
        raise problem
    return deck


def problems(deck: Deck) -> list[BadDeck]:
    """All that keeps the deck from being legal, each with its rule."""
    found: list[BadDeck] = []

    def wrong(reason: str, rule: str, **params: Any) -> None:
        found.append(BadDeck(deck=deck.name, reason=reason, rule=rule, **params))

    for card, number in deck.cards.items():
        if card.kind not in LIMITS or card is STARTING_GATE:
            wrong("not-in-draw-pile", "SW-DECK-02", card=card.id)
            continue
        _, copies, _, rule = LIMITS[card.kind]
        if number > copies:
            wrong("too-many-copies", rule, card=card.id, number=number, most=copies)
        if card.kind in (CHAMPION, COMMON, STANDARD) and not card.symbols & deck.faction.symbols:
            wrong("no-common-symbol", "SW-DECK-03", card=card.id)
        if card.kind == EPIC and CARDS[card.number].faction != deck.faction.number:
            wrong("foreign-epic", "SW-DECK-02", card=card.id)
    for kind, (wanted, _, rule, _) in LIMITS.items():
        number = sum(n for card, n in deck.cards.items() if card.kind == kind and card is not STARTING_GATE)
        if number != wanted:
            wrong("wrong-number", rule, kind=CLASS_NAMES[kind], number=number, wanted=wanted)
    return found


def load(source: str) -> Deck:
    """A ready-made deck by its name, or a deck file by its path."""
    if source in names():
        return ready_made(source)
    path = Path(source)
    try:
        if path.suffix not in (".yaml", ".yml", ".json") and not path.exists():
            return ready_made(source)
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, yaml.YAMLError, *NO_SENSE) as error:
        raise BadDeck(deck=source, reason="unreadable", why=str(error)) from None
    return read(data, source)


def dump(deck: Deck) -> str:
    """The deck as a file that `load` reads."""
    return yaml.safe_dump(deck.to_data(), sort_keys=False, allow_unicode=True)


def allowed(faction: Faction) -> list[Card]:
    """All cards a deck of this summoner may hold (SW-DECK-03)."""
    return [
        card
        for card in CARDS
        if (card.kind in (CHAMPION, COMMON, STANDARD) and card.symbols & faction.symbols)
        or (card.kind == EPIC and card.faction == faction.number)
        or (card.kind == GATE and card is not STARTING_GATE)
    ]


def random_deck(rng: random.Random) -> Deck:
    """Any legal deck: half of them ready-made ones, half built at random."""
    faction = rng.choice(FACTIONS)
    if rng.random() < 0.5:
        return Deck(faction.id, faction, faction.deck)
    cards: dict[Card, int] = {}
    for kind, (wanted, copies, _, _) in LIMITS.items():
        pool = [card for card in allowed(faction) if card.kind == kind for _ in range(copies)]
        for card in rng.sample(pool, wanted):
            cards[card] = cards.get(card, 0) + 1
    return Deck(f"{faction.id}-mixed", faction, cards)
