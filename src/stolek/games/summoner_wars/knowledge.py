"""What a seat may know, and dealing anew what it cannot. Deck lists are open; hands and piles are not.

A seat does not know which of the other's unseen cards are in hand, in the draw pile or discarded face down. Of its
own it does not know the order of the draw pile, which is no order here at all.
"""

from __future__ import annotations

import random

from stolek.games.summoner_wars.forms import CARD, DISCARD, PASS, TOP_CARD, WHICH_CARD
from stolek.games.summoner_wars.rules.picking import Question
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import Ask
from stolek.kernel.view import HIDDEN


def seen(s: Battle, ask: Ask, answer: int, seat: int) -> int:
    """Cards drawn, and cards thrown away face down, are seen by their owner only; all see that it happened."""
    if ask.kind == TOP_CARD:
        return answer if ask.about == seat else HIDDEN
    if ask.chance or ask.seat == seat or answer == PASS:
        return answer
    if answer & 31 == DISCARD:
        return HIDDEN - DISCARD
    if ask.kind == WHICH_CARD and isinstance(ask.about, Question) and ask.about.secret:
        return HIDDEN - CARD
    return answer


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
    return _deal(s, seat, unseen(s, seat))


def redeal(s: Battle, seat: int, now: Battle, rng: random.Random) -> Battle:
    """The unseen cards dealt anew; those that have come to light by `now` were in the hand."""
    cards = unseen(s, seat)
    wanted = list(cards)
    for card in unseen(now, seat):
        if card in wanted:
            wanted.remove(card)
    rng.shuffle(wanted)
    wanted = wanted[: len(s.hand[1 - seat]) - len(s.known[1 - seat])]
    for card in wanted:
        cards.remove(card)
    rng.shuffle(cards)  # only now: among equal ones it must not matter which of them are wanted
    return _deal(s, seat, wanted + cards)


def _deal(s: Battle, seat: int, cards: list[int]) -> Battle:
    other = 1 - seat
    t = s.clone()
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
