"""The quest tokens: a dice quest on side A, a resource quest on side B."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.cards.base import DiceWanted, Goods, wanted


class DiceQuest:
    """ML-QUEST-04. `penalty` is what is lost."""

    __slots__ = ("dice", "penalty", "reward", "target")

    def __init__(self, dice: DiceWanted, target: int, reward: Goods, penalty: Goods) -> None:
        self.dice: DiceWanted = dice
        self.target: int = target
        self.reward: Goods = reward
        self.penalty: Goods = penalty


class ResourceQuest:
    """ML-QUEST-05"""

    __slots__ = ("cost", "dice", "rewards")

    def __init__(self, dice: DiceWanted, cost: Goods, left: Goods, right: Goods) -> None:
        self.dice: DiceWanted = dice
        self.cost: Goods = cost
        self.rewards: tuple[Goods, Goods] = (left, right)


class Quest:
    """All its numbers are house values."""

    __slots__ = ("id", "number", "side_a", "side_b")

    def __init__(self, id: str, side_a: DiceQuest, side_b: ResourceQuest) -> None:
        self.id: str = id
        self.side_a: DiceQuest = side_a
        self.side_b: ResourceQuest = side_b
        self.number: int = len(QUESTS)
        QUESTS.append(self)


QUESTS: Final[list[Quest]] = []


Quest(
    "q01",
    DiceQuest(wanted(strength=2), target=7, reward=Goods(fame=2, coins=2), penalty=Goods(fame=1)),
    ResourceQuest(wanted(strength=1), cost=Goods(coins=5), left=Goods(fame=3), right=Goods(fame=2)),
)
Quest(
    "q02",
    DiceQuest(wanted(strength=1, magic=1), target=8, reward=Goods(fame=3), penalty=Goods(fame=1)),
    ResourceQuest(wanted(magic=1), cost=Goods(potions=1, venoms=1), left=Goods(fame=3), right=Goods(fame=2)),
)
Quest(
    "q03",
    DiceQuest(wanted(magic=2), target=7, reward=Goods(fame=2, potions=1), penalty=Goods(fame=1)),
    ResourceQuest(wanted(strength=1), cost=Goods(defence=2), left=Goods(fame=3), right=Goods(fame=2)),
)
Quest(
    "q04",
    DiceQuest(wanted(strength=1, bargaining=1), target=6, reward=Goods(fame=2, coins=3), penalty=Goods(coins=2)),
    ResourceQuest(wanted(strength=1), cost=Goods(traps=1), left=Goods(fame=2, coins=2), right=Goods(fame=2)),
)
Quest(
    "q05",
    DiceQuest(wanted(strength=3), target=10, reward=Goods(fame=3, coins=2), penalty=Goods(fame=2)),
    ResourceQuest(wanted(bargaining=1), cost=Goods(coins=4), left=Goods(fame=2, defence=1), right=Goods(fame=2)),
)
Quest(
    "q06",
    DiceQuest(wanted(strength=2, magic=1), target=10, reward=Goods(fame=4), penalty=Goods(fame=2)),
    ResourceQuest(wanted(magic=1), cost=Goods(potions=2), left=Goods(fame=3), right=Goods(fame=2)),
)
Quest(
    "q07",
    DiceQuest(
        wanted(strength=1, magic=1, bargaining=1), target=10, reward=Goods(fame=4, coins=1), penalty=Goods(fame=2)
    ),
    ResourceQuest(wanted(magic=1), cost=Goods(venoms=2), left=Goods(fame=3), right=Goods(fame=2)),
)
Quest(
    "q08",
    DiceQuest(wanted(strength_or_magic=2), target=6, reward=Goods(fame=2), penalty=Goods(fame=1)),
    ResourceQuest(wanted(strength=2), cost=Goods(coins=8), left=Goods(fame=4), right=Goods(fame=3)),
)
Quest(
    "q09",
    DiceQuest(wanted(bargaining=2), target=7, reward=Goods(fame=2, coins=4), penalty=Goods(coins=3)),
    ResourceQuest(
        wanted(strength_or_bargaining=1), cost=Goods(traps=2), left=Goods(fame=3, coins=3), right=Goods(fame=3)
    ),
)
Quest(
    "q10",
    DiceQuest(wanted(strength_or_bargaining=3), target=9, reward=Goods(fame=2, defence=2), penalty=Goods(fame=1)),
    ResourceQuest(wanted(strength_or_magic=1), cost=Goods(loot=1), left=Goods(fame=2, coins=2), right=Goods(fame=2)),
)
Quest(
    "q11",
    DiceQuest(
        wanted(magic=1, bargaining=1), target=7, reward=Goods(fame=2, potions=1, venoms=1), penalty=Goods(fame=1)
    ),
    ResourceQuest(
        wanted(bargaining=1), cost=Goods(potions=1), left=Goods(fame=1, coins=5), right=Goods(fame=1, coins=3)
    ),
)
Quest(
    "q12",
    DiceQuest(wanted(strength=4), target=14, reward=Goods(fame=5), penalty=Goods(fame=2)),
    ResourceQuest(wanted(strength=1, magic=1), cost=Goods(coins=10), left=Goods(fame=5), right=Goods(fame=4)),
)
