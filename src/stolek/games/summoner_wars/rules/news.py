"""What is told to those who look on. Each entry: who may see it, what happened, details as ints."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import EVERYONE

TURN: Final = 0
PHASE: Final = 1
SUMMONED: Final = 2
BUILT: Final = 3
MOVED: Final = 4
FORCED: Final = 5
PLACED: Final = 6
SHIFTED: Final = 7
SWAPPED: Final = 8
TUCKED: Final = 9
ATTACKED: Final = 10
ROLLED: Final = 11
HURT: Final = 12
HEALED: Final = 13
DESTROYED: Final = 14
DISCARDED: Final = 15
RETURNED: Final = 16
BOOSTED: Final = 17
UNBOOSTED: Final = 18
GAINED: Final = 19
PAID: Final = 20
PLAYED: Final = 21
DREW: Final = 22
DREW_CARD: Final = 23
THREW: Final = 24
THREW_CARD: Final = 25
CONTROL: Final = 26
USED: Final = 27
WON: Final = 28
TIED: Final = 29
RETRIEVED: Final = 30
SHOWED: Final = 31
BEGINS: Final = 32

FROM_HAND: Final = 0  # piles that a card is placed from
FROM_DISCARD: Final = 1

NAMES: Final = (
    "turn", "phase", "summoned", "built", "moved", "forced", "placed", "shifted", "swapped", "tucked", "attacked",
    "rolled", "hurt", "healed", "destroyed", "discarded", "returned", "boosted", "unboosted", "gained", "paid",
    "played", "drew", "drew-card", "threw", "threw-card", "control", "used", "won", "tied", "retrieved", "showed",
    "begins",
)  # fmt: skip

# The details of each kind, by name: what the interface shows, in the order they are told.
# `thing` and `other` are objects (told with their kind of card, because the object may be gone when it is read).
DETAILS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("seat", "number"),
    "phase": ("seat", "phase"),
    "summoned": ("seat", "card", "to"),
    "built": ("seat", "card", "to"),
    "moved": ("seat", "card", "from", "to"),
    "forced": ("seat", "card", "from", "to"),
    "placed": ("seat", "card", "to", "pile"),
    "shifted": ("seat", "card", "from", "to"),
    "swapped": ("seat", "card", "other", "from", "to"),
    "tucked": ("seat", "card", "other", "from", "to"),
    "attacked": ("seat", "card", "from", "other", "to"),
    "rolled": ("seat", "card", "melee", "ranged", "special", "faces", "dice", "at"),
    "hurt": ("seat", "card", "at", "number"),
    "healed": ("seat", "card", "at", "number"),
    "destroyed": ("seat", "card", "at", "owner"),
    "discarded": ("seat", "card", "at", "owner"),
    "returned": ("seat", "card", "at", "owner"),
    "boosted": ("seat", "card", "number", "at"),
    "unboosted": ("seat", "card", "number", "at"),
    "gained": ("seat", "number"),
    "paid": ("seat", "number"),
    "played": ("seat", "card"),
    "drew": ("seat",),
    "drew-card": ("seat", "card"),
    "threw": ("seat",),
    "threw-card": ("seat", "card"),
    "control": ("seat", "card", "at"),
    "used": ("seat", "card", "ability", "at"),
    "won": ("seat",),
    "tied": (),
    "retrieved": ("seat", "card"),
    "showed": ("seat", "card"),
    "begins": ("seat",),
}


def of(s: Battle, kind: int, o: int, *details: int) -> None:
    """Of an object: its controller and card come first."""
    if s.news is not None:
        s.news.append((EVERYONE, kind, s.ctrl[o], s.kind[o], *details))


def tell(s: Battle, kind: int, *details: int) -> None:
    if s.news is not None:
        s.news.append((EVERYONE, kind, *details))


def tell_only(s: Battle, seat: int, kind: int, *details: int) -> None:
    if s.news is not None:
        s.news.append((seat, kind, *details))
