"""The event tiles: what each of four paths asks for and gives. A face is a tile and a side, a number into `FACES`."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import MAGIC, STRENGTH
from stolek.games.monster_lands.cards.base import Dice, dice, house_fields


class Way:
    """One path of a face: required dice, reinforcements at most, and its benefit (ML-LAND-02)."""

    __slots__ = ("coins", "defence", "die", "house", "more", "potions", "required", "rerolls", "venoms")

    def __init__(
        self,
        required: Dice,
        more: Dice,
        coins: int,
        defence: int,
        potions: int,
        venoms: int,
        rerolls: int,
        die: int,
        printed: str,
    ) -> None:
        self.required: Dice = required
        self.more: Dice = more
        self.coins: int = coins
        self.defence: int = defence
        self.potions: int = potions
        self.venoms: int = venoms
        self.rerolls: int = rerolls  # of dice of the colour `die`
        self.die: int = die
        self.house: tuple[str, ...] = house_fields("required reinforcements benefit", printed)


class Face:
    __slots__ = ("id", "number", "ways")

    def __init__(self, id: str, ways: tuple[Way, ...]) -> None:
        self.id: str = id
        self.ways: tuple[Way, ...] = ways
        self.number: int = len(FACES)
        FACES.append(self)


FACES: Final[list[Face]] = []


def tile(name: str, side: str, *ways: Way) -> Face:
    return Face(f"{name}{side}".lower(), ways)


def way(
    required: Dice,
    more: Dice,
    coins: int = 0,
    defence: int = 0,
    potions: int = 0,
    venoms: int = 0,
    rerolls: int = 0,
    die: int = -1,
    printed: str = "",
) -> Way:
    return Way(required, more, coins, defence, potions, venoms, rerolls, die, printed)


tile(
    "E1",
    "A",
    way(dice(strength=1), dice(strength=2, magic=1), defence=1),
    way(dice(strength=2), dice(magic=2), potions=1, printed="required benefit"),
    way(dice(magic=1), dice(strength=2, magic=1), rerolls=1, die=MAGIC, printed="benefit"),
    way(dice(strength=1), dice(strength=1, magic=1), coins=2),
)
tile(
    "E1",
    "B",
    way(dice(strength=2), dice(strength=2, magic=1), defence=1),
    way(dice(magic=1), dice(strength=2, magic=1), venoms=1),
    way(dice(strength=1), dice(strength=2), rerolls=1, die=STRENGTH),
    way(dice(strength=1), dice(magic=1), coins=3),
)
tile(
    "E2",
    "A",
    way(dice(strength=1, magic=1), dice(strength=2, magic=1), defence=2),
    way(dice(strength=2), dice(strength=1, magic=1), rerolls=2, die=STRENGTH),
    way(dice(magic=1), dice(strength=1, magic=1), potions=1),
    way(dice(strength=1), dice(strength=1), coins=3),
)
tile(
    "E2",
    "B",
    way(dice(magic=1), dice(strength=3, magic=1), rerolls=2, die=MAGIC),
    way(dice(strength=1), dice(strength=2, magic=1), potions=1),
    way(dice(strength=2), dice(magic=1), venoms=1),
    way(dice(strength=1), dice(strength=1, magic=1), defence=1),
)
tile(
    "E3",
    "A",
    way(dice(strength=2), dice(strength=2, magic=2), rerolls=2, die=STRENGTH),
    way(dice(strength=1), dice(strength=1, magic=2), defence=1),
    way(dice(magic=1), dice(strength=2), coins=2),
    way(dice(magic=1), dice(strength=1), venoms=1),
)
tile(
    "E3",
    "B",
    way(dice(strength=1), dice(strength=3, magic=1), venoms=1),
    way(dice(magic=1), dice(strength=2, magic=1), defence=1),
    way(dice(strength=1), dice(strength=1, magic=1), coins=3),
    way(dice(strength=2), dice(magic=1), potions=1),
)
tile(
    "E4",
    "A",
    way(dice(strength=2), dice(strength=1, magic=2), defence=2),
    way(dice(magic=1), dice(strength=2, magic=1), rerolls=1, die=MAGIC),
    way(dice(strength=1), dice(strength=2, magic=1), coins=2),
    way(dice(strength=1), dice(magic=1), potions=1),
)
tile(
    "E4",
    "B",
    way(dice(magic=1), dice(strength=2, magic=2), potions=1),
    way(dice(strength=2), dice(strength=2), rerolls=1, die=STRENGTH),
    way(dice(strength=1), dice(strength=1, magic=1), defence=1),
    way(dice(magic=1), dice(strength=1, magic=1), coins=4),
)
tile(
    "E5",
    "A",
    way(dice(strength=2), dice(strength=1, magic=2), potions=1),
    way(dice(strength=1, magic=1), dice(strength=2), venoms=1),
    way(dice(strength=1), dice(strength=2), defence=1),
    way(dice(strength=1), dice(strength=1, magic=1), rerolls=1, die=STRENGTH),
)
tile(
    "E5",
    "B",
    way(dice(strength=1), dice(strength=2, magic=2), defence=1),
    way(dice(strength=2), dice(strength=1, magic=1), coins=3),
    way(dice(magic=1), dice(magic=2), rerolls=1, die=MAGIC),
    way(dice(strength=2), dice(strength=1), venoms=1),
)
tile(
    "E6",
    "A",
    way(dice(strength=1, magic=1), dice(strength=1, magic=2), defence=2),
    way(dice(strength=1), dice(strength=3), rerolls=2, die=STRENGTH),
    way(dice(strength=1), dice(strength=1, magic=1), potions=1),
    way(dice(strength=1), dice(magic=1), coins=4),
)
tile(
    "E6",
    "B",
    way(dice(strength=1, magic=1), dice(strength=2, magic=2), defence=1),
    way(dice(strength=1), dice(strength=2, magic=1), coins=2),
    way(dice(strength=2), dice(magic=2), rerolls=1, die=MAGIC),
    way(dice(magic=1), dice(strength=2), defence=1),
)

SIDES: Final = 2
TILES: Final = len(FACES) // SIDES
