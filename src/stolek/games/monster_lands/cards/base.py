"""What the cards of the game have in common: dice, goods, and the house values among their numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

Dice: TypeAlias = tuple[int, int, int]  # strength, magic, bargaining
DiceWanted: TypeAlias = tuple[int, int, int, int, int]  # and strength or magic, strength or bargaining

NO_DICE: Final[Dice] = (0, 0, 0)


def dice(strength: int = 0, magic: int = 0, bargaining: int = 0) -> Dice:
    return (strength, magic, bargaining)


def wanted(
    strength: int = 0,
    magic: int = 0,
    bargaining: int = 0,
    strength_or_magic: int = 0,
    strength_or_bargaining: int = 0,
) -> DiceWanted:
    return (strength, magic, bargaining, strength_or_magic, strength_or_bargaining)


class Goods:
    """What is gained or paid."""

    __slots__ = ("coins", "defence", "fame", "loot", "potions", "traps", "trophies", "venoms")

    def __init__(
        self,
        fame: int = 0,
        coins: int = 0,
        defence: int = 0,
        potions: int = 0,
        venoms: int = 0,
        traps: int = 0,
        loot: int = 0,
        trophies: int = 0,
    ) -> None:
        self.fame: int = fame
        self.coins: int = coins
        self.defence: int = defence
        self.potions: int = potions
        self.venoms: int = venoms
        self.traps: int = traps
        self.loot: int = loot
        self.trophies: int = trophies


def slug(name: str) -> str:
    return name.lower().replace("'", "").replace("-", "_").replace(" ", "_")


def house_fields(fields: str, printed: str) -> tuple[str, ...]:
    """Which of the fields of a card the sources do not print."""
    return tuple(field for field in fields.split() if field not in printed.split())
