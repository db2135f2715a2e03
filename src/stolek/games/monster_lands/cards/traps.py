"""The trap tokens: basic, improved and hidden traps, and the tricks. A token is its kind, a number into `TRAPS`."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import MAGIC, STRENGTH, bit
from stolek.games.monster_lands.cards.base import NO_DICE, Dice, dice, house_fields

# The four types (ML-SETUP-07).
BASIC: Final = 0
IMPROVED: Final = 1
HIDDEN: Final = 2
TRICK: Final = 3
TYPES: Final = ("basic", "improved", "hidden", "trick")


class Trap:
    """A kind of token. `steals`: colours as bits and how many dice; `per_die`: a colour and how much more it counts."""

    __slots__ = (
        "bonus", "brings", "copies", "die", "house", "id", "number", "per_die", "price", "redirects", "steal_colours",
        "steals", "type",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        type: int,
        copies: int,
        price: int,
        brings: Dice,
        per_die: tuple[int, int],
        bonus: int,
        steals: tuple[int, int],
        redirects: int,
    ) -> None:
        self.id: str = id
        self.type: int = type
        self.copies: int = copies
        self.price: int = price
        self.brings: Dice = brings
        self.die: int = per_die[0]
        self.per_die: int = per_die[1]
        self.bonus: int = bonus  # to the total when attacking a monster
        self.steal_colours: int = steals[0]
        self.steals: int = steals[1]
        self.redirects: int = redirects
        self.house: tuple[str, ...] = house_fields("copies price", "copies" if type == BASIC else "")
        self.number: int = len(TRAPS)
        TRAPS.append(self)


TRAPS: Final[list[Trap]] = []


def trap(
    id: str,
    type: int,
    *,
    copies: int,
    price: int,
    brings: Dice = NO_DICE,
    per_die: tuple[int, int] = (-1, 0),
    bonus: int = 0,
    steals: tuple[int, int] = (0, 0),
    redirects: int = 0,
) -> Trap:
    return Trap(id, type, copies, price, brings, per_die, bonus, steals, redirects)


BASIC_TRAP = trap("basic", BASIC, copies=4, price=0)
IMPROVED_S1 = trap("improved_s1", IMPROVED, copies=4, price=4, brings=dice(strength=1))
IMPROVED_S_PLUS1 = trap("improved_s_plus1", IMPROVED, copies=3, price=3, per_die=(STRENGTH, 1))
IMPROVED_S_PLUS2 = trap("improved_s_plus2", IMPROVED, copies=3, price=5, per_die=(STRENGTH, 2))
IMPROVED_S_PLUS3 = trap("improved_s_plus3", IMPROVED, copies=2, price=7, per_die=(STRENGTH, 3))
IMPROVED_S2 = trap("improved_s2", IMPROVED, copies=3, price=7, brings=dice(strength=2))
IMPROVED_S3 = trap("improved_s3", IMPROVED, copies=2, price=9, brings=dice(strength=3))
IMPROVED_M1 = trap("improved_m1", IMPROVED, copies=3, price=4, brings=dice(magic=1))
IMPROVED_M_PLUS1 = trap("improved_m_plus1", IMPROVED, copies=3, price=3, per_die=(MAGIC, 1))
IMPROVED_M_PLUS2 = trap("improved_m_plus2", IMPROVED, copies=2, price=5, per_die=(MAGIC, 2))
IMPROVED_M2 = trap("improved_m2", IMPROVED, copies=3, price=7, brings=dice(magic=2))
IMPROVED_M3 = trap("improved_m3", IMPROVED, copies=2, price=9, brings=dice(magic=3))
IMPROVED_PLUS4 = trap("improved_plus4", IMPROVED, copies=3, price=4, bonus=4)
IMPROVED_PLUS6 = trap("improved_plus6", IMPROVED, copies=2, price=6, bonus=6)
IMPROVED_PLUS8 = trap("improved_plus8", IMPROVED, copies=1, price=7, bonus=8)
HIDDEN_S1 = trap("hidden_s1", HIDDEN, copies=2, price=5, brings=dice(strength=1))
HIDDEN_S2 = trap("hidden_s2", HIDDEN, copies=1, price=8, brings=dice(strength=2))
HIDDEN_M1 = trap("hidden_m1", HIDDEN, copies=2, price=5, brings=dice(magic=1))
HIDDEN_M2 = trap("hidden_m2", HIDDEN, copies=1, price=8, brings=dice(magic=2))
TRICK_STEAL_M1 = trap("trick_steal_m1", TRICK, copies=3, price=4, steals=(bit(MAGIC), 1))
TRICK_STEAL_M2 = trap("trick_steal_m2", TRICK, copies=2, price=6, steals=(bit(MAGIC), 2))
TRICK_STEAL_S1 = trap("trick_steal_s1", TRICK, copies=3, price=3, steals=(bit(STRENGTH), 1))
TRICK_STEAL_S2 = trap("trick_steal_s2", TRICK, copies=2, price=5, steals=(bit(STRENGTH), 2))
TRICK_STEAL_ANY1 = trap("trick_steal_any1", TRICK, copies=2, price=4, steals=(bit(STRENGTH) | bit(MAGIC), 1))
TRICK_STEAL_ANY2 = trap("trick_steal_any2", TRICK, copies=2, price=6, steals=(bit(STRENGTH) | bit(MAGIC), 2))
TRICK_REDIRECT1 = trap("trick_redirect1", TRICK, copies=2, price=4, redirects=1)
TRICK_REDIRECT2 = trap("trick_redirect2", TRICK, copies=2, price=5, redirects=2)

BY_ID: Final = {token.id: token for token in TRAPS}
