"""Setting up the game."""

from __future__ import annotations

import pytest

import stolek
from stolek.errors import BadDeck
from stolek.games.summoner_wars.board import square
from stolek.games.summoner_wars.cards.base import CARDS
from stolek.games.summoner_wars.decks import names, ready_made
from stolek.games.summoner_wars.forms import (
    DRAW_UP,
    END,
    SCHEMA,
    STARTER,
    TOP_CARD,
)
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import DRAW, ROLL, TOP
from stolek.tables import GameTable
from tests.rules import rule

# The backs of the summoner cards, for the player whose back row is row 1; for the other turn the board.
STARTS = {
    "fallen-kingdom": "Ret-Talus d1, Starting Gate d3, Undead Archer c3, Undead Carrier d4",
    "cave-goblins": "Sneeks e1, Starting Gate d2, Horde Slinger e2, Beast Rider c3",
    "polar-dwarves": "Svara d1, Starting Gate d3, Frost Mage c3, Ice Golem c2",
    "savanna-elves": "Abua Shi d1, Starting Gate d2, Border Archer d3, Lioness c3",
    "vanguards": "Sera Eldwyn d1, Starting Gate d3, Citadel Knight c4, Temple Priest e3",
    "breakers": "Tacullu c1, Starting Gate d2, Deceiver e3, Mind Witch c2",
    "phoenix-elves": "Queen Maldaria d1, Starting Gate d2, Ember Archer c3, Royal Guardian d3",
    "tundra-orcs": "Grognack c1, Starting Gate d3, Tundra Fighter d4, Frost Shaman c3",
}


DECKS = ("cave-goblins", "tundra-orcs")


def deal(*decks: object, seed: int = 1, real_dice: bool = False) -> GameTable:
    return stolek.deal("summoner-wars", seed, real_dice, decks=decks or DECKS)


def lying(s: Battle, seat: int) -> set[str]:
    return {f"{CARDS[s.kind[o]].name} {square(c)}" for o, c in enumerate(s.cell) if s.ctrl[o] == seat}


def turned(line: str) -> set[str]:
    """As seen from the other chair."""
    return {f"{t[:-2]}{'fedcba'['abcdef'.index(t[-2])]}{9 - int(t[-1])}" for t in line.split(", ")}


@rule("SW-SETUP-03")
def test_each_player_brings_a_deck() -> None:
    assert sorted(names()) == sorted(STARTS)
    s = deal("tundra-orcs", "vanguards").state
    assert [CARDS[s.kind[o]].name for o in s.leader] == ["Grognack", "Sera Eldwyn"]
    own = {
        "summoner": "sneeks",
        "cards": {card.id: n for card, n in ready_made("cave-goblins").cards.items()},
    }
    s = deal(own, "cave-goblins").state
    assert [CARDS[s.kind[o]].name for o in s.leader] == ["Sneeks", "Sneeks"]
    own["cards"] = {"gate": 30}
    with pytest.raises(BadDeck):
        deal(own, "cave-goblins")


@rule("SW-SETUP-04")
@pytest.mark.parametrize("deck", STARTS)
def test_the_starting_cards_lie_as_the_summoner_card_shows(deck: str) -> None:
    s = deal(deck, deck).state
    assert lying(s, 0) == set(STARTS[deck].split(", "))
    assert lying(s, 1) == turned(STARTS[deck])
    # Nothing has been paid for it, and no ability has answered to it.
    assert sorted(s.magic) == [2, 3]
    assert (sum(s.damage), sum(s.boost)) == (0, 0)


@rule("SW-SETUP-05")
def test_the_starting_gate_has_10_life() -> None:
    s = deal().state
    assert [CARDS[k].life for k in s.kind if CARDS[k].gate] == [10, 10]


@rule("SW-SETUP-06", "SW-SETUP-07", "SW-SETUP-08")
def test_starter_and_hands_are_left_to_chance_and_nothing_else_is_asked() -> None:
    """With real dice all chance is asked: the starter, 5 cards each, and then the first turn begins."""
    t = deal(real_dice=True)
    assert (t.ask.what, t.ask.kind, t.ask.span) == (ROLL, STARTER, 2)
    t.play(1)
    for seat in (0, 1):
        left = {card.number: n for card, n in ready_made(DECKS[seat]).cards.items()}
        assert sum(left.values()) == 30
        for _ in range(5):
            assert (t.ask.what, t.ask.kind) == (DRAW, TOP_CARD)
            # Any of the cards that are left, each as likely as any other.
            assert dict(zip(t.ask.options, t.ask.weights, strict=True)) == {k: n for k, n in left.items() if n}
            left[t.ask.options[0]] -= 1
            t.play(t.ask.options[0])
    assert (t.ask.what, t.ask.seat) == (TOP, 1)
    s = t.state
    assert [len(hand) for hand in s.hand] == [5, 5]
    assert [sum(deck) for deck in s.deck] == [25, 25]


@rule("SW-SETUP-06", "SW-SETUP-08")
def test_every_seed_shuffles_anew() -> None:
    tables = [deal(seed=seed) for seed in range(12)]
    assert len({tuple(t.state.hand[0]) for t in tables}) > 6
    assert {t.state.active for t in tables} == {0, 1}


@rule("SW-SETUP-08", "SW-SETUP-09")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_starter_has_2_magic_and_the_other_3(starter: int) -> None:
    t = deal(real_dice=True)
    t.play(starter)
    assert (t.state.active, t.state.magic[starter], t.state.magic[1 - starter]) == (starter, 2, 3)


@rule("SW-SETUP-10")
def test_the_first_turn_is_a_turn_like_any_other() -> None:
    t = deal(seed=5)
    me = t.state.active
    movers = set()
    while t.state.turn == 1:
        movers |= {fields["unit"] for name, fields in map(SCHEMA.read, t.options) if name == "move"}
        t.play(END if END in t.options else DRAW_UP)
    story = t.story[: next(i for i, e in enumerate(t.story) if e[1:3] == (news.TURN, 1 - me))]
    assert [e[3] for e in story if e[1] == news.PHASE] == [0, 1, 2, 3, 4, 5]
    assert len(movers) == 3
    # No attack: the inaction penalty.
    assert [e[2] for e in story if e[1] == news.HURT] == [me]
    assert t.state.damage[t.state.leader[me]] == 1
