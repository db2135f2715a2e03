"""The twelve lands, and what each gives to whoever has settled it."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import BARGAINING, FIRE, JUNGLE, MAGIC, STRENGTH, WATER, WIND
from stolek.games.monster_lands.cards.base import NO_DICE, Dice, Goods, dice, house_fields, slug


class Action:
    """What is gained for the dice placed on a settled land (ML-OWN-01)."""

    def __init__(self) -> None:
        self.goods: Goods = Goods()
        self.dice: Dice = NO_DICE
        self.takes_loot: bool = False
        self.hires: bool = False
        self.equips: bool = False


class Gain(Action):
    def __init__(self, coins: int = 0, potions: int = 0, defence: int = 0, fame: int = 0) -> None:
        super().__init__()
        self.goods = Goods(fame, coins, defence, potions)


class GainDice(Action):
    def __init__(self, number: int, colour: int) -> None:
        super().__init__()
        self.dice = (
            number if colour == STRENGTH else 0,
            number if colour == MAGIC else 0,
            number if colour == BARGAINING else 0,
        )


class TakeLoot(Action):
    def __init__(self) -> None:
        super().__init__()
        self.takes_loot = True


class FreeHire(Action):
    def __init__(self) -> None:
        super().__init__()
        self.hires = True


class FreeEquipment(Action):
    def __init__(self) -> None:
        super().__init__()
        self.equips = True


class Land:
    """ML-LAND-08. `ways`: which dice may be placed for its action, any one of them."""

    __slots__ = ("action", "affiliation", "conquest", "fame", "house", "id", "name", "number", "ways")

    def __init__(
        self,
        name: str,
        affiliation: int,
        conquest: int,
        fame: int,
        ways: tuple[Dice, ...],
        action: Action,
        printed: str = "",
    ) -> None:
        self.name: str = name
        self.id: str = slug(name)
        self.affiliation: int = affiliation
        self.conquest: int = conquest
        self.fame: int = fame
        self.ways: tuple[Dice, ...] = ways
        self.action: Action = action
        self.house: tuple[str, ...] = house_fields("affiliation conquest fame", printed)
        self.number: int = len(LANDS)
        LANDS.append(self)


LANDS: Final[list[Land]] = []
EITHER: Final = (dice(strength=2), dice(bargaining=2), dice(strength=1, bargaining=1))


def land(
    name: str, affiliation: int, *, conquest: int, fame: int, ways: tuple[Dice, ...], action: Action, printed: str = ""
) -> Land:
    return Land(name, affiliation, conquest, fame, ways, action, printed)


# Wind

ALDAVIA = land("Aldavia", WIND, conquest=12, fame=2, ways=(dice(strength=1),), action=TakeLoot())
NEBIA = land("Nebia", WIND, conquest=13, fame=2, ways=(dice(magic=1),), action=GainDice(3, STRENGTH))
GLACIA = land("Glacia", WIND, conquest=10, fame=3, ways=(dice(bargaining=2),), action=Gain(coins=9))

# Water

KALEH = land("Kaleh", WATER, conquest=9, fame=3, ways=(dice(magic=1),), action=Gain(potions=3))
KRYSIA = land(
    "Krysia",
    WATER,
    conquest=13,
    fame=2,
    ways=(dice(strength=1),),
    action=GainDice(2, BARGAINING),
    printed="affiliation",
)
RHYNIA = land("Rhynia", WATER, conquest=12, fame=3, ways=(dice(strength=2),), action=FreeHire())

# Fire

GURBAN = land("Gurban", FIRE, conquest=11, fame=3, ways=EITHER, action=GainDice(3, MAGIC))
YAHA = land("Yaha", FIRE, conquest=11, fame=3, ways=(dice(bargaining=1),), action=GainDice(2, MAGIC))
WAHIBAR = land("Wahibar", FIRE, conquest=9, fame=3, ways=(dice(magic=1),), action=Gain(defence=3))

# Jungle

UYUNIA = land("Uyunia", JUNGLE, conquest=9, fame=4, ways=EITHER, action=FreeEquipment())
NICEGERIA = land(
    "Nicegeria", JUNGLE, conquest=14, fame=3, ways=(dice(strength=1, magic=1, bargaining=1),), action=Gain(fame=2)
)
TRAKLAN = land(
    "Traklan",
    JUNGLE,
    conquest=10,
    fame=3,
    ways=(
        dice(strength=2),
        dice(magic=2),
        dice(strength=1, magic=1),
    ),
    action=GainDice(3, BARGAINING),
)

BY_ID: Final = {card.id: card for card in LANDS}
