"""Hands and piles: drawing, discarding from the hand, taking back from the discard pile."""

from __future__ import annotations

from stolek.games.summoner_wars.forms import TOP_CARD
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import draw


async def draw_cards(s: Battle, seat: int, number: int) -> None:
    """From the top, one after the other (SW-DRAW-06); an empty pile gives nothing and stays empty (SW-DRAW-04)."""
    for _ in range(number):
        deck = s.deck[seat]
        left = [i for i, n in enumerate(deck) if n]
        if not left:
            return
        cards = s.lists[seat]
        card = await draw(TOP_CARD, [cards[i] for i in left], [deck[i] for i in left], seat)
        deck[cards.index(card)] -= 1
        s.hand[seat].append(card)
        s.hand[seat].sort()
        news.tell(s, news.DREW, seat)
        news.tell_only(s, seat, news.DREW_CARD, seat, card)


def throw_away(s: Battle, seat: int, card: int) -> None:
    """Discard a card of the hand face down: the opponent does not see which."""
    s.hand[seat].remove(card)
    s.dark[seat][s.lists[seat].index(card)] += 1
    # Any card of the hand may have gone, those the opponent has seen too.
    s.known[seat].clear()
    news.tell(s, news.THREW, seat)
    news.tell_only(s, seat, news.THREW_CARD, seat, card)


def show_and_discard(s: Battle, seat: int, card: int) -> None:
    """Discard a card of the hand for all to see."""
    from_hand(s, seat, card)
    s.open[seat][s.lists[seat].index(card)] += 1
    news.tell(s, news.SHOWED, seat, card)


def from_hand(s: Battle, seat: int, card: int) -> None:
    """The card leaves the hand openly."""
    s.hand[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)


def to_hand_openly(s: Battle, seat: int, card: int) -> None:
    """The opponent sees which card goes to the hand."""
    s.hand[seat].append(card)
    s.hand[seat].sort()
    s.known[seat].append(card)
    s.known[seat].sort()


def take_from_discard(s: Battle, seat: int, card: int) -> None:
    """Take a card out of the discard pile for all to see; one the opponent saw go there first."""
    i = s.lists[seat].index(card)
    pile = s.open[seat] if s.open[seat][i] else s.dark[seat]
    pile[i] -= 1


def in_discard(s: Battle, seat: int) -> list[int]:
    """The kinds of cards in the seat's discard pile."""
    return [k for i, k in enumerate(s.lists[seat]) if s.open[seat][i] + s.dark[seat][i] > 0]
