"""Gaining and losing goods and dice, from whatever source, within the limits of the clan board."""

from __future__ import annotations

from stolek.games.monster_lands.board import (
    BARGAINING,
    M_DIE,
    MAGIC,
    S_DIE,
    STORE_DEFENCE,
    STORE_POTIONS,
    STORE_VENOMS,
    STRENGTH,
)
from stolek.games.monster_lands.cards.base import Dice, Goods
from stolek.games.monster_lands.cards.traps import BASIC, TRAPS
from stolek.games.monster_lands.forms import BARGAINING_DICE, OVER_LIMIT, trap
from stolek.games.monster_lands.queries import trap_room
from stolek.games.monster_lands.rules.news import COINS, DEFENCE, FAME, POTIONS, VENOMS, tell
from stolek.games.monster_lands.rules.scenarios import for_sam_only
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import choose, roll


def gain_fame(s: World, seat: int, fame: int) -> None:
    """Up or down, never below 0 (ML-TERM-11)."""
    before = s.fame[seat]
    s.fame[seat] = max(0, before + fame)
    change = s.fame[seat] - before
    if change > 0:
        tell(s, "gained", seat, FAME, change)
    elif change < 0:
        tell(s, "lost", seat, FAME, -change)


def gain_coins(s: World, seat: int, coins: int) -> None:
    if coins:
        s.coins[seat] += coins
        tell(s, "gained", seat, COINS, coins)


def pay(s: World, seat: int, coins: int) -> None:
    if coins:
        s.coins[seat] -= coins
        tell(s, "paid", seat, coins)


def gain(s: World, seat: int, goods: Goods) -> None:
    """What a reward says. Tokens beyond the stores are discarded at once (ML-TERM-12); they are all alike."""
    if goods.fame:
        gain_fame(s, seat, goods.fame)
    gain_coins(s, seat, goods.coins)
    if goods.defence:
        _store(s, s.defence, seat, DEFENCE, goods.defence, STORE_DEFENCE)
    if goods.potions:
        _store(s, s.potions, seat, POTIONS, goods.potions, STORE_POTIONS)
    if goods.venoms:
        _store(s, s.venoms, seat, VENOMS, goods.venoms, STORE_VENOMS)


def _store(s: World, stores: list[int], seat: int, good: int, number: int, most: int) -> None:
    taken = min(number, most - stores[seat])
    if taken > 0:
        stores[seat] += taken
        tell(s, "gained", seat, good, taken)


def lose(s: World, seat: int, goods: Goods) -> None:
    """A penalty takes what is there (ML-QRES-09)."""
    if goods.fame:
        gain_fame(s, seat, -goods.fame)
    for good, stores, number in (
        (COINS, s.coins, goods.coins),
        (DEFENCE, s.defence, goods.defence),
        (POTIONS, s.potions, goods.potions),
        (VENOMS, s.venoms, goods.venoms),
    ):
        taken = min(number, stores[seat])
        if taken:
            stores[seat] -= taken
            tell(s, "lost", seat, good, taken)


async def gain_dice(s: World, seat: int, dice: Dice) -> None:
    """Into the pool; bargaining dice are rolled at once (ML-POOL-08)."""
    pool = s.pool[seat]
    pool[S_DIE] += dice[STRENGTH]
    pool[M_DIE] += dice[MAGIC]
    tell(s, "gained-dice", seat, dice[STRENGTH], dice[MAGIC], dice[BARGAINING])
    await roll_bargaining(s, seat, dice[BARGAINING])


async def roll_bargaining(s: World, seat: int, dice: int) -> None:
    """Add so many bargaining dice to the pool, rolled."""
    if dice:
        faces = await roll(BARGAINING_DICE, 6**dice, seat)
        tell(s, "bargaining", seat, faces, dice)
        for _ in range(dice):
            s.pool[seat][1 + faces % 6] += 1
            faces //= 6


async def gain_trap(s: World, seat: int, kind: int) -> None:
    s.traps[seat] = sorted([*s.traps[seat], kind])
    await keep_traps_within_limit(s, seat)


async def keep_traps_within_limit(s: World, seat: int) -> None:
    """What is too much is discarded, by the owner's choice (ML-LODGE-03)."""
    while len(s.traps[seat]) > trap_room(s, seat):
        answer = await choose(seat, OVER_LIMIT, [trap(kind) for kind in sorted(set(s.traps[seat]))])
        kind = answer >> 5
        s.traps[seat].remove(kind)
        tell(s, "discarded-trap", seat, kind)
        use_up(s, kind)


def use_up(s: World, kind: int) -> None:
    """A trap goes to the used ones; a basic trap leaves the game (ML-LODGE-08), and Sam keeps those of his pile."""
    if TRAPS[kind].type != BASIC and not for_sam_only(s, kind):
        s.used_traps[kind] += 1
