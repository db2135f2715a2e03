"""Phase 1: every player assembles a pool of dice (ML-POOL-01)."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    BARGAINING,
    COLOURS,
    DICE_CODES,
    ENTRANCE,
    M_DIE,
    MAGIC,
    MORE_MONSTERS_ROUNDS,
    RESCUE_COINS,
    REWARD_BANDS,
    REWARD_DICE,
    S_DIE,
    STRENGTH,
)
from stolek.games.monster_lands.cards.base import NO_DICE, Dice, Goods
from stolek.games.monster_lands.cards.mercenaries import FIRST_GREENHORN, MEMBERS, MERCENARIES
from stolek.games.monster_lands.forms import (
    A_DEFENCE,
    A_POTION,
    A_VENOM,
    COINS,
    GIFT_DIE,
    GIFT_GOOD,
    GO,
    GO_ON,
    PASS,
    RESCUE,
    YES,
    pick_colour,
    pick_good,
)
from stolek.games.monster_lands.queries import members
from stolek.games.monster_lands.rules import scenarios
from stolek.games.monster_lands.rules.arrivals import bring_monster
from stolek.games.monster_lands.rules.gains import gain, gain_coins, roll_bargaining
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.phases import begin, next_seat
from stolek.games.monster_lands.rules.setting_up import ALL_LEVELS, join
from stolek.games.monster_lands.state import DEPLOYMENT, IN_STOCK, MORE_MONSTERS, QUEENS_GIFT, World
from stolek.kernel.asks import NONE, Ask, choose, top

# The steps.
RESCUES: Final = 0
POOLS: Final = 1
READY: Final = 2

GIFTS: Final = {
    COINS: Goods(coins=2),
    A_DEFENCE: Goods(defence=1),
    A_POTION: Goods(potions=1),
    A_VENOM: Goods(venoms=1),
}


def question(s: World) -> Ask:
    if s.step == RESCUES and not members(s, s.active):
        return top(s.active, RESCUE, [PASS, YES])
    if s.step == POOLS and has_gift(s, s.active):
        return top(s.active, GIFT_DIE, [pick_colour(colour) for colour in range(len(COLOURS))])
    return top(s.active, GO_ON, [GO])


async def step(s: World, answer: int) -> None:
    seat = s.active
    if s.step == RESCUES:
        if answer == YES:
            rescue(s, seat)
        next_seat(s, POOLS)
        if s.step == POOLS:
            await monsters_come(s)
    elif s.step == POOLS:
        if has_gift(s, seat):
            await receive_gift(s, seat, answer >> 5)
        else:
            await assemble(s, seat, NO_DICE)
        next_seat(s, READY)
    else:
        begin(s, DEPLOYMENT)


def rescue(s: World, seat: int) -> None:
    """A clan that has lost everybody gets a greenhorn as its chieftain, and coins up to 5 (ML-DEATH-06, ML-DEATH-07).

    If all eight serve other clans it is one that is there for this purpose only (ML-DEATH-08).
    """
    free = [m for m in range(FIRST_GREENHORN, MEMBERS) if s.clan[m] == NONE]
    m = next((m for m in free if s.place[m] == IN_STOCK), free[-1])
    join(s, seat, m)
    s.chief[seat] = m
    tell(s, "rescued", seat, m)
    gain_coins(s, seat, max(0, RESCUE_COINS - s.coins[seat]))


async def monsters_come(s: World) -> None:
    """Those of a scenario at the start of a round, and of the variant in every second one (ML-VAR-04)."""
    await scenarios.next_at_entrance(s)
    if s.modules & MORE_MONSTERS and s.round in MORE_MONSTERS_ROUNDS and s.monster[ENTRANCE] == NONE:
        await bring_monster(s, ENTRANCE, ALL_LEVELS)


def has_gift(s: World, seat: int) -> bool:
    """The Queen's gift, from round 2 on (ML-VAR-01, ML-VAR-03)."""
    return s.modules & QUEENS_GIFT != 0 and s.round > 1 and seat == s.first


async def receive_gift(s: World, seat: int, colour: int) -> None:
    """A die of choice, which is rolled with the others, and a good of choice (ML-VAR-02)."""
    answer = await choose(seat, GIFT_GOOD, [pick_good(good) for good in GIFTS])
    tell(s, "gift", seat)
    gain(s, seat, GIFTS[answer >> 5])
    await assemble(s, seat, (int(colour == STRENGTH), int(colour == MAGIC), int(colour == BARGAINING)))


def reward_dice(fame: int) -> Dice:
    """Of the present band only, none without fame (ML-POOL-02, ML-POOL-03)."""
    reward: Dice = NO_DICE
    for least, dice in zip(REWARD_BANDS, REWARD_DICE, strict=True):
        if fame >= least:
            reward = dice
    return reward


async def assemble(s: World, seat: int, more: Dice) -> None:
    """From scratch: the dice of all members, those of fame, and a gift (ML-POOL-01, ML-POOL-07, ML-TERM-07)."""
    sources = [MERCENARIES[m].dice for m in members(s, seat)] + [reward_dice(s.fame[seat]), more]
    strength, magic, bargaining = (sum(dice[colour] for dice in sources) for colour in (STRENGTH, MAGIC, BARGAINING))
    pool = [0] * DICE_CODES
    pool[S_DIE], pool[M_DIE] = strength, magic
    s.pool[seat] = pool
    tell(s, "pool", seat, strength, magic, bargaining)
    await roll_bargaining(s, seat, bargaining)  # ML-POOL-04
