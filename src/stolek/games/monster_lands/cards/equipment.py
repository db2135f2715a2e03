"""The equipment: ten kinds, eighteen cards. A card in play is its number in `COPIES`."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import BARGAINING, LODGE, MAGIC, STRENGTH, bit
from stolek.games.monster_lands.cards.abilities import (
    IN_ATTACK,
    IN_CONQUEST,
    IN_QUEST,
    Ability,
    Defence,
    Discount,
    MineIncome,
    PerDie,
    Reroll,
)
from stolek.games.monster_lands.cards.base import house_fields, slug

WEAPON: Final = 0
GEAR: Final = 1
SPELL: Final = 2
KINDS: Final = ("weapon", "gear", "spell")


class Equipment:
    """ML-MARKET-04"""

    __slots__ = ("ability", "copies", "house", "id", "kind", "name", "number", "price")

    def __init__(self, name: str, kind: int, price: int, copies: int, ability: Ability) -> None:
        self.name: str = name
        self.id: str = slug(name)
        self.kind: int = kind
        self.price: int = price
        self.copies: int = copies
        self.ability: Ability = ability
        self.house: tuple[str, ...] = house_fields("kind price copies outskirts", "")
        self.number: int = len(EQUIPMENT)
        EQUIPMENT.append(self)


EQUIPMENT: Final[list[Equipment]] = []


def equipment(name: str, kind: int, price: int, copies: int, ability: Ability) -> Equipment:
    return Equipment(name, kind, price, copies, ability)


KRAKENOMICON = equipment("Krakenomicon", SPELL, price=4, copies=2, ability=Reroll(2, bit(MAGIC)))
BACKPACK = equipment("Backpack", GEAR, price=4, copies=2, ability=MineIncome(2))
DOOMBANE = equipment("Doombane", WEAPON, price=5, copies=1, ability=PerDie(MAGIC, 1))
GRIMOIRE = equipment("Grimoire", SPELL, price=4, copies=2, ability=PerDie(MAGIC, 2, when=IN_CONQUEST))
IRONMARVEL = equipment("Ironmarvel", WEAPON, price=6, copies=2, ability=PerDie(STRENGTH, 1))
HOODWINK = equipment("Hoodwink", GEAR, price=2, copies=1, ability=Reroll(2, bit(BARGAINING), where=IN_QUEST))
NIGHTGUARD = equipment("Nightguard", GEAR, price=4, copies=2, ability=Defence(1))
SNARE_KIT = equipment("Snare Kit", GEAR, price=5, copies=2, ability=Discount(LODGE, 4))
RIPPER = equipment("Ripper", WEAPON, price=5, copies=2, ability=PerDie(STRENGTH, 1, when=IN_ATTACK))
ARROWFLIGHT = equipment("Arrowflight", WEAPON, price=5, copies=2, ability=Reroll(2, bit(STRENGTH)))

COPIES: Final = [card for card in EQUIPMENT for _ in range(card.copies)]
BY_ID: Final = {card.id: card for card in EQUIPMENT}
