"""The sixteen loot tokens, each of its own kind. A token is its number in `LOOT`."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import BARGAINING, MAGIC, STRENGTH, bit
from stolek.games.monster_lands.cards.base import NO_DICE, Dice, Goods, dice
from stolek.kernel.asks import NONE

# When a token can be used (ML-LOOT-04, ML-LOOT-05).
ANYTIME: Final = 0
DEPLOYMENT: Final = 1  # in an own turn (ML-DEPLOY-13)
ROLLING: Final = 2  # while one own path is resolved
AFTER_CAPTURE: Final = 3
AFTER_KILL: Final = 4
AFTER_CONQUEST: Final = 5


class Loot:
    """A token. Each kind sets what it has."""

    def __init__(self, id: str, when: int) -> None:
        self.id: str = id
        self.when: int = when
        self.goods: Goods = Goods()
        self.gives_up: int = NONE  # a die of this colour is discarded ...
        self.dice: Dice = NO_DICE  # ... for these
        self.hires: bool = False
        self.rerolls: int = 0
        self.colours: int = 0  # of the dice that may be re-rolled, as bits
        self.kill_bonus: int = 0
        self.die: int = NONE  # every die of this colour ...
        self.per_die: int = 0  # ... counts so much more
        self.trophies: int = 0  # while it is kept
        self.number: int = len(LOOT)
        LOOT.append(self)

    @property
    def outskirts(self) -> bool:
        """Works only in the adventure phase."""
        return self.when >= ROLLING


LOOT: Final[list[Loot]] = []


def fame(id: str, when: int, fame: int) -> Loot:
    token = Loot(id, when)
    token.goods = Goods(fame=fame)
    return token


def goods(id: str, goods: Goods, trophies: int = 0) -> Loot:
    token = Loot(id, ANYTIME)
    token.goods = goods
    token.trophies = trophies
    return token


def rerolls(id: str, times: int, colours: int) -> Loot:
    token = Loot(id, ROLLING)
    token.rerolls = times
    token.colours = colours
    return token


def per_die(id: str, die: int, more: int) -> Loot:
    token = Loot(id, ROLLING)
    token.die = die
    token.per_die = more
    return token


def swap(id: str, gives_up: int, dice: Dice) -> Loot:
    token = Loot(id, DEPLOYMENT)
    token.gives_up = gives_up
    token.dice = dice
    return token


def kill_bonus(id: str, more: int) -> Loot:
    token = Loot(id, ROLLING)
    token.kill_bonus = more
    return token


def free_hire(id: str) -> Loot:
    token = Loot(id, DEPLOYMENT)
    token.hires = True
    return token


AFTER_CAPTURE_FAME = fame("after_capture_fame", AFTER_CAPTURE, 3)
REROLL4 = rerolls("reroll4", 4, bit(MAGIC) | bit(STRENGTH))
BREW = goods("brew", Goods(potions=2, venoms=2))
KILLER = kill_bonus("killer", 6)
RELIC = goods("relic", Goods(coins=15), trophies=3)
SATCHEL = goods("satchel", Goods(coins=6, defence=1, potions=1))
BARGAIN_TO_MAGIC = swap("bargain_to_magic", BARGAINING, dice(magic=3))
MAGIC_TO_STRENGTH = swap("magic_to_strength", MAGIC, dice(strength=3))
MAGIC_PLUS2 = per_die("magic_plus2", MAGIC, 2)
COINS12 = goods("coins12", Goods(coins=12))
COINS10 = goods("coins10", Goods(coins=10))
REROLL3_MAGIC = rerolls("reroll3_magic", 3, bit(MAGIC))
FREE_HIRE = free_hire("free_hire")
STRENGTH_PLUS2 = per_die("strength_plus2", STRENGTH, 2)
AFTER_CONQUEST_FAME = fame("after_conquest_fame", AFTER_CONQUEST, 4)
AFTER_KILL_FAME = fame("after_kill_fame", AFTER_KILL, 4)

BY_ID: Final = {token.id: token for token in LOOT}
