"""What things are worth to a clan, in victory points at the end of the game, as a guess."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    BARGAINING,
    COINS_PER_TROPHY,
    END_FAME,
    MAGIC,
    STRENGTH,
    WAGE_BANDS,
    WAGES,
    bit,
)
from stolek.games.monster_lands.cards.abilities import ALWAYS, IN_ATTACK, Ability
from stolek.games.monster_lands.cards.base import Goods
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import Land
from stolek.games.monster_lands.cards.loot import Loot
from stolek.games.monster_lands.cards.mercenaries import GREENHORN, MERCENARIES
from stolek.games.monster_lands.cards.traps import TRAPS, Trap
from stolek.games.monster_lands.rules import scenarios
from stolek.games.monster_lands.state import CLEANUP, World

DIE: Final[tuple[float, ...]] = (0.85, 0.85, 0.7)  # of each colour, each round that it is there to be used
FAME_A_ROUND: Final = 7.0  # how fast the foremost comes to the fame that ends the game
COIN: Final = 0.33  # with rounds to come
LATE_COIN: Final = 0.12  # in the last deployment phase
LAST_COIN: Final = 0.01
MANY_COINS: Final = 14  # beyond these a coin is worth less ...
FEWER: Final = 0.45  # ... by so much
POTION: Final = 0.55
VENOM: Final = 0.55
SHIELD: Final = 0.55
WOUND: Final = 1.1
PER_DIE: Final[tuple[float, ...]] = (0.65, 0.4, 0.4)  # one more for each die of a colour on a path


def rounds_left(s: World) -> float:
    """How many rounds are likely to follow the present one."""
    left = float(scenarios.rounds(s) - s.round)
    if scenarios.ends_at_fame(s):
        most = max(s.fame)
        if most >= END_FAME:
            return 0.0
        left = min(left, max(0.0, (END_FAME - most) / FAME_A_ROUND - (0.0 if s.phase == CLEANUP else 0.7)))
    return max(0.0, left)


class Prices:
    """What a clan would give for things now."""

    __slots__ = ("coin", "goal_coins", "left", "loot", "potion", "shield", "venom")

    def __init__(self, s: World, seat: int, left: float) -> None:
        self.left: float = left
        self.goal_coins: bool = s.scenario == 2
        if left > 0:
            self.coin: float = COIN * min(1.0, 0.4 + left / 2)
        else:
            self.coin = LATE_COIN if any(s.pool[seat]) else LAST_COIN
        if self.goal_coins:
            self.coin = 0.9
        stays = min(1.0, left) if left > 0 else 0.05
        self.potion: float = POTION * stays
        self.venom: float = VENOM * stays
        self.shield: float = SHIELD * stays
        self.loot: float = 3.0 if left > 0 else 0.6

    def coins(self, coins: int) -> float:
        """A hoard: the first coins count most."""
        if coins <= MANY_COINS or self.goal_coins:
            return coins * self.coin
        return (MANY_COINS + (coins - MANY_COINS) * FEWER) * self.coin

    def goods(self, goods: Goods) -> float:
        return (
            goods.fame
            + goods.coins * self.coin
            + goods.defence * self.shield
            + goods.potions * self.potion
            + goods.venoms * self.venom
            + goods.trophies
            + goods.loot * self.loot
            + goods.traps * 1.2
        )


# An ability, for each round that it can be used. Strength dice are what most is fought with.
def ability(a: Ability) -> float:
    worth = 0.0
    worth += 0.45 * min(a.defence, 2) * (1.0 if a.against == 15 else 0.55)
    if a.die >= 0 and a.per_die:
        worth += PER_DIE[a.die] * a.per_die * (1.0 if a.when == ALWAYS else 0.8 if a.when == IN_ATTACK else 0.5)
    worth += 0.1 * a.bonus
    if a.reroll_colours == bit(BARGAINING):
        worth += 0.1
    else:
        worth += (0.25 if a.reroll_colours & bit(STRENGTH) else 0.17) * a.rerolls
    worth += 0.4 * a.redirects + 0.3 * a.capture_fame + 0.12 * a.victory_potions
    if a.no_trap_needed:
        worth += 0.7
    worth += 0.03 * a.room_for_traps
    worth += 0.15 * a.discount + 0.2 * a.mine_coins + 0.33 * a.gains_coins
    if a.gains_die >= 0:
        worth += 0.85 - 0.33 * a.price
    if a.gains_potion or a.gains_venom:
        worth += 0.45
    if a.exchanges:
        worth += 0.2
    return worth


ABILITY: Final = [ability(card.ability) for card in MERCENARIES]
MEMBER_DICE: Final = [
    card.dice[STRENGTH] * DIE[STRENGTH] + card.dice[MAGIC] * DIE[MAGIC] + card.dice[BARGAINING] * DIE[BARGAINING]
    for card in MERCENARIES
]
# Somebody who can be sent is worth a path more: a fight, or a piece of loot.
SENT: Final = [0.0 if card.role == GREENHORN else 0.55 for card in MERCENARIES]
GEAR: Final = [ability(card.ability) for card in COPIES]


def wage(fame: int) -> int:
    for band in range(len(WAGE_BANDS) - 1, -1, -1):
        if fame >= WAGE_BANDS[band]:
            return WAGES[band]
    return WAGES[0]


def of_member(m: int, left: float, waged: bool, fame: int, coin: float) -> float:
    """What a member brings besides its renown."""
    worth = (MEMBER_DICE[m] + ABILITY[m] + SENT[m]) * left
    if waged:
        worth -= wage(fame) * coin * left
    return worth


def of_trap(token: Trap) -> float:
    """On a clan board, with a round in which it can be laid to come."""
    dice = token.brings[STRENGTH] + token.brings[MAGIC]
    worth = 0.9 + 0.7 * dice + 0.2 * token.bonus + 0.35 * token.steals + 0.35 * token.redirects
    if token.die >= 0:
        worth += (0.55 if token.die == STRENGTH else 0.4) * token.per_die
    return worth


TRAP: Final = [of_trap(token) for token in TRAPS]


def of_loot(token: Loot, prices: Prices) -> float:
    """Kept on a clan board."""
    goods = token.goods
    if token.trophies:
        return max(float(token.trophies), goods.coins * prices.coin)
    if token.when >= 3:  # fame for a success: it has to come
        return goods.fame * (0.75 if prices.left > 0 else 0.3)
    if goods.coins or goods.potions or goods.venoms:
        return 0.95 * prices.goods(goods)
    if prices.left <= 0:
        return 0.25
    if token.hires:
        return 3.4
    if token.gives_up >= 0:
        return 1.7
    return 1.0 + 0.25 * token.rerolls + 0.2 * token.kill_bonus + 0.5 * token.per_die


def of_land(land: Land, prices: Prices) -> float:
    """The action of a land that is settled, in each round."""
    action = land.action
    worth = prices.goods(action.goods)
    for colour in (STRENGTH, MAGIC, BARGAINING):
        worth += action.dice[colour] * DIE[colour]
    if action.takes_loot:
        worth += prices.loot
    if action.hires:
        worth += 3.0
    if action.equips:
        worth += 1.8
    cost = min(sum(way) for way in land.ways) * 0.85
    return max(0.3, worth - cost)


def of_trophy(points: int, prices: Prices) -> float:
    return max(float(points), points * COINS_PER_TROPHY * prices.coin)
