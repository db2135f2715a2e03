"""Magic: gaining and paying, and the Magic phase."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.hands import throw_away
from stolek.games.summoner_wars.state import Battle

MOST: Final = 15  # SW-MAGIC-02


def gain(s: Battle, seat: int, number: int) -> None:
    """What would go beyond 15 is lost (SW-MAGIC-02)."""
    s.magic[seat] = min(MOST, s.magic[seat] + number)
    news.tell(s, news.GAINED, seat, number)


def can_pay(s: Battle, seat: int, number: int) -> bool:
    """Costs are paid whole or not at all (SW-MAGIC-04)."""
    return s.magic[seat] >= number


def pay(s: Battle, seat: int, number: int) -> None:
    if number:
        s.magic[seat] -= number
        news.tell(s, news.PAID, seat, number)


def discard_for_magic(s: Battle, seat: int, card: int) -> None:
    """Any card, without its effect (SW-MAGPH-01, SW-MAGPH-02)."""
    throw_away(s, seat, card)
    gain(s, seat, 1)
