"""Setting up: from two decks to the table before the starting player is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolek.errors import UnknownOption
from stolek.games.summoner_wars import decks
from stolek.games.summoner_wars.board import space
from stolek.games.summoner_wars.cards.base import STARTING_GATE, Card
from stolek.games.summoner_wars.decks import Deck
from stolek.games.summoner_wars.derived import derive
from stolek.games.summoner_wars.rulings import RULINGS
from stolek.games.summoner_wars.state import Battle


def lay_out(both: Sequence[Deck], rulings: int = 0) -> Battle:
    """Summoner, starting units and gate on their spaces, nothing paid, no effect (SW-SETUP-04)."""
    s = Battle()
    s.rulings = rulings
    for seat, deck in enumerate(both):
        faction = deck.faction
        starters = [faction.summoner, (STARTING_GATE, *faction.gate), *faction.units]
        kinds = sorted({card.number for card, _, _ in starters} | {card.number for card in deck.cards})
        s.lists[seat] = tuple(kinds)
        counts: dict[int, int] = {card.number: n for card, n in deck.cards.items()}
        s.deck[seat] = [counts.get(kind, 0) for kind in kinds]
        s.open[seat] = [0] * len(kinds)
        s.dark[seat] = [0] * len(kinds)
        for card, row, col in starters:
            o = s.enter(card.number, seat, space(seat, row, col))
            if card is deck.summoner:
                s.leader[seat] = o
    derive(s)
    return s


def settings(options: dict[str, Any]) -> tuple[list[Deck], int]:
    """Decks and rulings from the options of a game. Raises BadDeck or UnknownOption."""
    known = {"decks", "rulings"}
    for name in options:
        if name not in known:
            raise UnknownOption(option=name, known=", ".join(sorted(known)))
    wanted = options.get("decks", ("cave-goblins", "phoenix-elves"))
    if isinstance(wanted, str) or not isinstance(wanted, Sequence) or len(wanted) != 2:
        raise UnknownOption(option="decks", known="two decks, one for each seat")
    both = [decks.ready_made(d) if isinstance(d, str) else decks.read(d) for d in wanted]  # a state reads no files
    bits = 0
    rulings = options.get("rulings", ())
    if isinstance(rulings, str) or not isinstance(rulings, Sequence):
        raise UnknownOption(option="rulings", known=", ".join(RULINGS))
    for name in rulings:
        if not isinstance(name, str) or name not in RULINGS:
            raise UnknownOption(option=f"rulings: {name}", known=", ".join(RULINGS))
        bits |= RULINGS[name][0]
    return both, bits


def starting_cards(deck: Deck) -> list[Card]:
    """What lies on the battlefield at the start (SW-DECK-02)."""
    return [deck.summoner, STARTING_GATE, *(card for card, _, _ in deck.faction.units)]
