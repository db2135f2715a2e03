"""What a seat may know, and dealing anew what it cannot. Deck lists are open; hands and piles are not.

A seat does not know which of the other's unseen cards are in hand, in the draw pile or discarded face down. Of its
own it does not know the order of the draw pile, which is no order here at all.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from stolek.games.summoner_wars.forms import (
    BUILD,
    DISCARD,
    PLAY,
    SUMMON,
    TOP_CARD,
    WHICH_CARD,
    first,
)
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import Ask


def hides(s: Battle, ask: Ask, answer: int, seat: int) -> bool:
    """Cards drawn, and cards thrown away face down, are seen by their owner only."""
    if ask.kind == TOP_CARD:
        return ask.about != seat
    if ask.seat == seat:
        return False
    if ask.kind == WHICH_CARD:
        return getattr(ask.about, "secret", False) is True
    return answer & 31 == DISCARD


def unseen(s: Battle, seat: int) -> list[int]:
    """All cards of the other seat whose place `seat` cannot know, sorted."""
    other = 1 - seat
    cards = list(s.hand[other])
    for kind, in_deck, in_dark in zip(s.lists[other], s.deck[other], s.dark[other], strict=True):
        cards += [kind] * (in_deck + in_dark)
    for kind in s.known[other]:
        cards.remove(kind)
    return sorted(cards)


def conceal(s: Battle, seat: int) -> Battle:
    """The other seat's unseen cards in one agreed order: first the hand, then the discard pile, then the deck."""
    return _deal(s, seat, unseen(s, seat), [])


def redeal(s: Battle, seat: int, trail: Sequence[int], rng: random.Random) -> Battle:
    """The unseen cards dealt anew; those played from the hand since (`trail`) must be in it."""
    cards = unseen(s, seat)
    rng.shuffle(cards)
    wanted: list[int] = []
    if trail and trail[0] >= 0 and s.active != seat and trail[0] & 31 in (SUMMON, BUILD, PLAY):
        card = first(trail[0])
        if card in cards and card not in s.known[1 - seat]:
            wanted.append(card)
    return _deal(s, seat, cards, wanted)


def _deal(s: Battle, seat: int, cards: list[int], wanted: list[int]) -> Battle:
    other = 1 - seat
    t = s.clone()
    for kind in wanted:
        cards.remove(kind)
    cards = wanted + cards
    in_hand = len(s.hand[other]) - len(s.known[other])
    in_dark = sum(s.dark[other])
    t.hand[other] = sorted(s.known[other] + cards[:in_hand])
    place = {kind: i for i, kind in enumerate(s.lists[other])}
    t.dark[other] = [0] * len(place)
    t.deck[other] = [0] * len(place)
    for kind in cards[in_hand : in_hand + in_dark]:
        t.dark[other][place[kind]] += 1
    for kind in cards[in_hand + in_dark :]:
        t.deck[other][place[kind]] += 1
    return t


