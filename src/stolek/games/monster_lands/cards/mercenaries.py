"""The 36 mercenaries in the order of the rule book's list, and the greenhorns. A member is its number here."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import BARGAINING, FIRE, JUNGLE, LODGE, MAGIC, STRENGTH, TAVERN, WATER, WIND, bit
from stolek.games.monster_lands.cards.abilities import (
    CAPTURING,
    CONQUERING,
    IN_QUEST,
    KILLING,
    Ability,
    Brew,
    Defence,
    Discount,
    Exchange,
    FameForCapture,
    Income,
    MineIncome,
    NoTrapNeeded,
    PayForDie,
    PerDie,
    PotionsForVictory,
    Redirect,
    Reroll,
    RoomForTraps,
    Total,
)
from stolek.games.monster_lands.cards.base import Dice, dice, house_fields, slug
from stolek.kernel.asks import NONE

CHIEFTAIN: Final = 0
BASE: Final = 1
HIRED: Final = 2
GREENHORN: Final = 3


class Mercenary:
    """A member's card (ML-TERM-06). A greenhorn is of no affiliation and has no token (ML-GREEN-02)."""

    __slots__ = ("ability", "affiliation", "cost", "dice", "house", "id", "name", "number", "renown", "role")

    def __init__(
        self, name: str, role: int, affiliation: int, cost: int, renown: int, dice: Dice, ability: Ability, printed: str
    ) -> None:
        self.name: str = name
        self.id: str = slug(name)
        self.role: int = role
        self.affiliation: int = affiliation
        self.cost: int = cost
        self.renown: int = renown
        self.dice: Dice = dice
        self.ability: Ability = ability
        self.house: tuple[str, ...] = house_fields("affiliation cost renown dice outskirts", printed)
        self.number: int = len(MERCENARIES)
        MERCENARIES.append(self)


MERCENARIES: Final[list[Mercenary]] = []


def chieftain(name: str, affiliation: int, dice: Dice, ability: Ability) -> Mercenary:
    """Without renown (ML-TERM-05)."""
    return Mercenary(name, CHIEFTAIN, affiliation, 0, 0, dice, ability, "cost renown")


def base(name: str, affiliation: int, dice: Dice, ability: Ability) -> Mercenary:
    """Of renown 1 (ML-PSET-06)."""
    return Mercenary(name, BASE, affiliation, 0, 1, dice, ability, "cost renown")


def hired(
    name: str, affiliation: int, cost: int, renown: int, dice: Dice, ability: Ability, printed: str = ""
) -> Mercenary:
    """`printed` names the numbers that the sources give."""
    return Mercenary(name, HIRED, affiliation, cost, renown, dice, ability, printed)


# Wind

BURGRAVE = chieftain("Burgrave", WIND, dice=dice(strength=1, bargaining=1), ability=Defence(1))
KORFATCH = base("Korfatch", WIND, dice=dice(magic=1), ability=Reroll(1, bit(BARGAINING), where=IN_QUEST))
DAJANA = hired("Dajana", WIND, cost=4, renown=2, dice=dice(strength=1), ability=RoomForTraps(3))
DRABOR = hired("Drabor", WIND, cost=6, renown=3, dice=dice(magic=1), ability=Defence(1))
TARKA = hired("Tarka", WIND, cost=12, renown=6, dice=dice(strength=3), ability=PerDie(STRENGTH, 1))
DARBAR = hired("Darbar", WIND, cost=6, renown=3, dice=dice(bargaining=1), ability=FameForCapture(1))
FANDOR = hired(
    "Fandor",
    WIND,
    cost=10,
    renown=5,
    dice=dice(strength=2),
    ability=PayForDie(1, BARGAINING),
    printed="cost renown dice",
)
LEMTAL = hired("Lemtal", WIND, cost=8, renown=4, dice=dice(magic=1), ability=Defence(2))
VENDELA = hired(
    "Vendela",
    WIND,
    cost=14,
    renown=7,
    dice=dice(strength=1, magic=1, bargaining=1),
    ability=Discount(TAVERN, 4),
    printed="renown",
)

# Water

TENTOK = chieftain("Tentok", WATER, dice=dice(strength=1, bargaining=1), ability=Total(1, CAPTURING))
TEPEY = base("Tepey", WATER, dice=dice(magic=1), ability=MineIncome(2))
PARDALA = hired(
    "Pardala", WATER, cost=5, renown=3, dice=dice(magic=1), ability=Defence(1, against=bit(WATER) | bit(JUNGLE))
)
YUTROVICH = hired("Yutrovich", WATER, cost=7, renown=4, dice=dice(bargaining=1), ability=Discount(LODGE, 4))
ZHANDALA = hired("Zhandala", WATER, cost=13, renown=7, dice=dice(strength=2, magic=1), ability=Redirect(1))
NINRA = hired("Ninra", WATER, cost=8, renown=4, dice=dice(strength=2), ability=Defence(1), printed="affiliation")
FROSTOR = hired(
    "Frostor", WATER, cost=11, renown=6, dice=dice(magic=1, bargaining=1), ability=Brew(potion=True, venom=True)
)
RULFUS = hired("Rulfus", WATER, cost=10, renown=5, dice=dice(strength=2), ability=Defence(2))
LUSKA = hired(
    "Luska", WATER, cost=4, renown=2, dice=dice(strength=1), ability=PotionsForVictory(2), printed="affiliation"
)

# Fire

ONDURU = chieftain("Onduru", FIRE, dice=dice(strength=1, bargaining=1), ability=Brew(potion=True))
TRUNK = base("Trunk", FIRE, dice=dice(magic=1), ability=PerDie(MAGIC, 1))
EMBERA = hired("Embera", FIRE, cost=5, renown=3, dice=dice(magic=1), ability=Defence(1, against=bit(WATER) | bit(FIRE)))
ZENEK = hired("Zenek", FIRE, cost=5, renown=3, dice=dice(strength=1), ability=Defence(1))
HATYR = hired("Hatyr", FIRE, cost=6, renown=3, dice=dice(bargaining=1), ability=Income(2))
BARBUKHA = hired("Barbukha", FIRE, cost=12, renown=6, dice=dice(strength=2, magic=1), ability=Total(3, KILLING))
ZDRAT = hired("Zdrat", FIRE, cost=8, renown=4, dice=dice(strength=2), ability=Reroll(2, bit(STRENGTH), same_die=False))
TURNA = hired("Turna", FIRE, cost=9, renown=5, dice=dice(strength=1, bargaining=1), ability=Total(3, CAPTURING))
LINA = hired(
    "Lina",
    FIRE,
    cost=14,
    renown=7,
    dice=dice(strength=1, magic=1, bargaining=1),
    ability=Reroll(2, bit(STRENGTH) | bit(MAGIC)),
)

# Jungle

YEDUKHA = chieftain("Yedukha", JUNGLE, dice=dice(strength=1, bargaining=1), ability=Total(2, KILLING))
BAMBUL = base("Bambul", JUNGLE, dice=dice(magic=1), ability=PerDie(STRENGTH, 1))
ALGUST = hired(
    "Algust", JUNGLE, cost=5, renown=3, dice=dice(magic=1), ability=Defence(1, against=bit(JUNGLE) | bit(WIND))
)
LORIN = hired("Lorin", JUNGLE, cost=6, renown=3, dice=dice(bargaining=1), ability=Brew(venom=True))
NAKIRK = hired("Nakirk", JUNGLE, cost=4, renown=2, dice=dice(strength=1), ability=Reroll(1, bit(STRENGTH)))
REDMIRA = hired(
    "Redmira", JUNGLE, cost=9, renown=5, dice=dice(strength=1, bargaining=1), ability=PayForDie(2, STRENGTH)
)
MELVINA = hired("Melvina", JUNGLE, cost=12, renown=6, dice=dice(magic=2), ability=Defence(2))
GERIA = hired("Geria", JUNGLE, cost=8, renown=4, dice=dice(strength=1, bargaining=1), ability=Total(3, CONQUERING))
VERUDA = hired(
    "Veruda", JUNGLE, cost=14, renown=7, dice=dice(strength=1, magic=1, bargaining=1), ability=NoTrapNeeded()
)


# Greenhorns: eight in the box (ML-GREEN-06), and one more for each clan that would have nobody (ML-DEATH-08).
GREENHORNS: Final = 8
SPARE_GREENHORNS: Final = 4
FIRST_GREENHORN: Final = len(MERCENARIES)
for _ in range(GREENHORNS + SPARE_GREENHORNS):
    Mercenary("Greenhorn", GREENHORN, NONE, 3, 1, dice(strength=1), Exchange(), "affiliation dice outskirts")

MEMBERS: Final = len(MERCENARIES)
DECK: Final = [card.number for card in MERCENARIES if card.role == HIRED]
# The chieftain and the base mercenary of each affiliation (ML-PSET-02).
CHIEFTAINS: Final = [
    next(card.number for card in MERCENARIES if card.role == CHIEFTAIN and card.affiliation == a) for a in range(4)
]
BASES: Final = [
    next(card.number for card in MERCENARIES if card.role == BASE and card.affiliation == a) for a in range(4)
]
BY_ID: Final = {card.id: card for card in MERCENARIES[: FIRST_GREENHORN + 1]}
