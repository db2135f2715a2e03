"""The seven buildings of the Citadel: which dice they take and what they give at once (ML-CIT-01, ML-CIT-02)."""

from __future__ import annotations

from stolek.games.monster_lands.board import (
    ACCEPTS,
    ARMOURY,
    DEFENCE_PRICE,
    DICE_CODES,
    LABORATORY,
    LODGE,
    LOWER_TOKENS,
    MARKET,
    MINE,
    MINE_PAYS,
    MINE_TAKES,
    MOST_DEFENCE,
    PAWNSHOP,
    S_DIE,
    SINGLE,
    STORE_DEFENCE,
    STORE_POTIONS,
    STORE_VENOMS,
    TAVERN,
    UPPER_TOKENS,
    colour_of,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.forms import HOW_MANY, PASS, PAWNING, load, number, visit
from stolek.games.monster_lands.queries import members, spaces
from stolek.games.monster_lands.rules import hiring, lodge, market
from stolek.games.monster_lands.rules.bargaining import Deal, die_discount, price
from stolek.games.monster_lands.rules.gains import pay
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.scenarios import closed
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import choose


def visits(s: World, seat: int) -> list[int]:
    """Every die of the pool in every building that takes it and where its owner can pay."""
    pool = s.pool[seat]
    options = []
    open_ones = [building for building in range(len(ACCEPTS)) if is_open(s, building)]
    for die in range(DICE_CODES):
        if pool[die]:
            colour = colour_of(die)
            for building in open_ones:
                if ACCEPTS[building] >> colour & 1:
                    options += _ways_in(s, seat, building, die)
    return options


def is_open(s: World, building: int) -> bool:
    """Without panic (ML-CIT-07) and not closed, with a free space; the pawnshop always has one (ML-CIT-04)."""
    if s.panic[building] or closed(s, building):
        return False
    return building == PAWNSHOP or len(s.placed[building]) < spaces(s, building)


def _ways_in(s: World, seat: int, building: int, die: int) -> list[int]:
    if building == LABORATORY:
        return [visit(LABORATORY, die, space) for space in range(2) if space not in s.placed[LABORATORY]]
    if building == MINE:
        return [
            visit(MINE, die, space)
            for space in range(len(MINE_PAYS))
            if mine_space_free(s, space) and s.pool[seat][S_DIE] >= MINE_TAKES[space]
        ]
    return [visit(building, die)] if can_pay(s, seat, building, die) else []


def mine_space_free(s: World, space: int) -> bool:
    """ML-MINE-01: two double spaces, and single ones."""
    return s.placed[MINE].count(space) < (spaces(s, MINE) - SINGLE if space == SINGLE else 1)


def can_pay(s: World, seat: int, building: int, die: int) -> bool:
    """Whether there is something to buy that the seat can pay (ML-CIT-05)."""
    off = die_discount(s, building, die)
    if building == LODGE:
        return lodge.affordable(s, seat, off)
    if building == TAVERN:
        return hiring.affordable(s, seat, off)
    if building == ARMOURY:
        return price(DEFENCE_PRICE, off, []) <= s.coins[seat]
    return building != MARKET or market.affordable(s, seat, off)


async def go(s: World, seat: int, building: int, die: int, space: int) -> None:
    """One visit: the die is placed, then what it brings is received."""
    off = die_discount(s, building, die)
    s.pool[seat][die] -= 1
    tell(s, "visited", seat, building, die)
    if building in (LABORATORY, MINE):
        s.placed[building] = sorted([*s.placed[building], space])
    else:
        s.placed[building].append(die)  # from left to right (ML-CIT-06)
    if building == LODGE:
        await lodge.visit(s, seat, off)
    elif building == LABORATORY:
        await _brew(s, seat, UPPER_TOKENS if space == 0 else LOWER_TOKENS)
    elif building == TAVERN:
        await hiring.visit(s, seat, off)
    elif building == ARMOURY:
        await _arm(s, seat, off)
    elif building == PAWNSHOP:
        await _pawn(s, seat, die)
    elif building == MARKET:
        await market.visit(s, seat, off)
    else:
        _dig(s, seat, space)


async def _brew(s: World, seat: int, tokens: int) -> None:
    """Potions and venoms in any combination; what the board does not hold is lost (ML-LAB-01, ML-LAB-02)."""
    deal = Deal(LABORATORY)
    deal.tokens = tokens
    answer = await choose(seat, HOW_MANY, [number(n) for n in range(tokens + 1)], deal)
    potions = min(answer >> 5, STORE_POTIONS - s.potions[seat])
    venoms = min(tokens - (answer >> 5), STORE_VENOMS - s.venoms[seat])
    s.potions[seat] += potions
    s.venoms[seat] += venoms
    tell(s, "brewed", seat, potions, venoms)


async def _arm(s: World, seat: int, off: int) -> None:
    """One to three defence tokens; what the board does not hold is lost (ML-ARM-01, ML-ARM-02)."""
    deal = Deal(ARMOURY, off)
    most = [n for n in range(1, MOST_DEFENCE + 1) if deal.price(n * DEFENCE_PRICE) <= s.coins[seat]]
    answer = await choose(seat, HOW_MANY, [number(n) for n in most], deal)
    bought = answer >> 5
    pay(s, seat, deal.price(bought * DEFENCE_PRICE))
    s.defence[seat] = min(STORE_DEFENCE, s.defence[seat] + bought)
    tell(s, "bought-defence", seat, bought)


async def _pawn(s: World, seat: int, die: int) -> None:
    """Any number of dice for a coin each (ML-PAWN-01); one after the other in the order of their codes."""
    dice = 1
    while True:
        more = [load(code) for code in range(die, DICE_CODES) if s.pool[seat][code]]
        answer = await choose(seat, PAWNING, [PASS, *more], die)
        if answer == PASS:
            break
        die = answer >> 5
        s.pool[seat][die] -= 1
        s.placed[PAWNSHOP].append(die)
        dice += 1
    s.coins[seat] += dice
    tell(s, "pawned", seat, dice)


def _dig(s: World, seat: int, space: int) -> None:
    """A double space takes its second die in the same action (ML-MINE-03)."""
    s.pool[seat][S_DIE] -= MINE_TAKES[space] - 1
    coins = MINE_PAYS[space]
    for m in members(s, seat):
        if not s.used[m] and MERCENARIES[m].ability.mine_coins:
            s.used[m] = 1
            tell(s, "used", seat, m)
            coins += MERCENARIES[m].ability.mine_coins
    for e, holder in enumerate(s.holder):
        if holder >= 0 and s.clan[holder] == seat and not s.gear_used[e] and COPIES[e].ability.mine_coins:
            s.gear_used[e] = 1
            coins += COPIES[e].ability.mine_coins
    s.coins[seat] += coins
    tell(s, "earned", seat, coins)
