"""Why a die cannot be placed in a building (ML-CIT-01 to ML-CIT-08)."""

from __future__ import annotations

from stolek.games.monster_lands.board import (
    ACCEPTS,
    ARMOURY,
    DEFENCE_PRICE,
    LABORATORY,
    LODGE,
    MARKET,
    MINE,
    MINE_PAYS,
    MINE_TAKES,
    PAWNSHOP,
    S_DIE,
    SPACES,
    TAVERN,
    colour_of,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.queries import spaces, surplus
from stolek.games.monster_lands.refusals.owning import not_in_pool
from stolek.games.monster_lands.rules.bargaining import die_discount, discount_cards, price
from stolek.games.monster_lands.rules.buildings import can_pay, mine_space_free
from stolek.games.monster_lands.rules.hiring import for_hire, may_join
from stolek.games.monster_lands.rules.market import holders
from stolek.games.monster_lands.rules.scenarios import closed, drinks_price
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE
from stolek.kernel.rules import Refusal


def visit(s: World, seat: int, answer: int) -> Refusal | None:
    building, die, space = answer >> 5 & 7, answer >> 8 & 15, answer >> 12
    if building >= len(ACCEPTS):
        return Refusal("ML-CIT-01", "no-such-building")
    refusal = not_in_pool(s, seat, die, "ML-CIT-03")
    if refusal is not None:
        return refusal
    colour = colour_of(die)
    if not ACCEPTS[building] >> colour & 1:
        return Refusal("ML-CIT-08", "building-takes-other-dice", {"building": building, "colour": colour})
    return _not_open(s, building) or _no_space(s, seat, building, space) or _too_dear(s, seat, building, die)


def _not_open(s: World, building: int) -> Refusal | None:
    facts = {"building": building}
    if s.panic[building]:
        return Refusal("ML-CIT-07", "building-in-panic", facts)
    if closed(s, building):
        return Refusal("ML-SC4-01", "building-closed", facts)
    if building != PAWNSHOP and len(s.placed[building]) >= spaces(s, building):
        return Refusal("ML-CIT-04", "building-full", facts | {"number": spaces(s, building)})
    return None


def _no_space(s: World, seat: int, building: int, space: int) -> Refusal | None:
    number = SPACES[LABORATORY] if building == LABORATORY else len(MINE_PAYS) if building == MINE else 1
    if space >= number:
        return Refusal("ML-CIT-01", "no-such-space", {"building": building})
    if building == LABORATORY and space in s.placed[LABORATORY]:
        return Refusal("ML-DEPLOY-06", "space-taken", {"building": building})
    if building == MINE:
        if not mine_space_free(s, space):
            return Refusal("ML-DEPLOY-06", "space-taken", {"building": building})
        if s.pool[seat][S_DIE] < MINE_TAKES[space]:
            return Refusal("ML-MINE-03", "mine-takes-two", {"number": MINE_TAKES[space], "has": s.pool[seat][S_DIE]})
    return None


def _too_dear(s: World, seat: int, building: int, die: int) -> Refusal | None:
    """ML-CIT-05"""
    if can_pay(s, seat, building, die):
        return None
    off = die_discount(s, building, die)
    if building == TAVERN:
        return _nobody_to_hire(s, seat, off)
    costs = [DEFENCE_PRICE]
    if building == LODGE:
        costs = [TRAPS[kind].price for kind in s.lodge if kind != NONE]
    elif building == MARKET:
        costs = [COPIES[e].price for e in s.market if e != NONE]
    if not costs:
        rule = "ML-LODGE-07" if building == LODGE else "ML-MARKET-01"
        return Refusal(rule, "nothing-for-sale", {"building": building})
    if building == MARKET and not holders(s, seat):
        return Refusal("ML-MARKET-08", "nobody-to-equip")
    cards = discount_cards(s, seat, LODGE) if building == LODGE else []
    facts = {"building": building, "number": price(min(costs), off, cards), "has": s.coins[seat]}
    return Refusal("ML-ARM-01" if building == ARMOURY else "ML-CIT-05", "nothing-affordable", facts)


def _nobody_to_hire(s: World, seat: int, off: int) -> Refusal:
    """ML-TAV-16; nor are there the coins for a round of drinks."""
    facts = {"drinks": drinks_price(s), "has": s.coins[seat]}
    there = for_hire(s)
    joining = [m for m in there if may_join(s, seat, m)]
    if joining:
        cards = discount_cards(s, seat, TAVERN)
        cheapest = min(price(MERCENARIES[m].cost, off, cards) for m in joining)
        return Refusal("ML-TAV-16", "nobody-affordable", facts | {"number": cheapest})
    if there:
        lowest = min(MERCENARIES[m].renown for m in there)
        return Refusal("ML-TAV-16", "nobody-would-join", facts | {"surplus": surplus(s, seat), "lowest": lowest})
    return Refusal("ML-TAV-16", "nobody-there", facts)
