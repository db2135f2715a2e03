"""The Build phase: structures, and where they may stand."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import NEXT, SPACES, row_from
from stolek.games.summoner_wars.cards.base import CARDS
from stolek.games.summoner_wars.forms import build
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.hands import from_hand
from stolek.games.summoner_wars.rules.magic import pay
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE

BUILD_ROWS: Final = 3
# HOME[seat]: the spaces of its back three rows.
HOME: Final = [[c for c in range(SPACES) if row_from(seat, c) < BUILD_ROWS] for seat in (0, 1)]


def build_spaces(s: Battle, seat: int) -> list[int]:
    """Any empty space of the back three rows or beside the own summoner (SW-BUILD-02)."""
    board = s.board
    near = NEXT[s.cell[s.leader[seat]]]
    home = HOME[seat]
    return [c for c in home if board[c] == NONE] + [c for c in near if board[c] == NONE and c not in home]


def builds(s: Battle, options: list[int]) -> None:
    """Add every structure in hand that can be paid, also units and events that are structures (SW-BUILD-03)."""
    seat = s.active
    magic = s.magic[seat]
    spaces: list[int] = []
    last = NONE
    for card in s.hand[seat]:
        if card != last and CARDS[card].structure and CARDS[card].cost <= magic:
            spaces = spaces or build_spaces(s, seat)
            head = build(card, 0)
            options += [head | cell << 12 for cell in spaces]
        last = card


def build_structure(s: Battle, card: int, cell: int) -> None:
    seat = s.active
    pay(s, seat, CARDS[card].cost)
    from_hand(s, seat, card)
    news.of(s, news.BUILT, s.enter(card, seat, cell), cell)
