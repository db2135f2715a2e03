"""Equipment: bought in the market (ML-MARKET-01), moved and discarded among members at home (ML-MARKET-06)."""

from __future__ import annotations

from stolek.games.monster_lands.board import MARKET
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.forms import EQUIPPING, drop, equip, give, second
from stolek.games.monster_lands.queries import at_home, is_greenhorn, members
from stolek.games.monster_lands.rules.bargaining import Deal, price
from stolek.games.monster_lands.rules.displays import fill_market
from stolek.games.monster_lands.rules.gains import pay
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rulings import GREENHORNS_UNARMED
from stolek.games.monster_lands.state import USED, World
from stolek.kernel.asks import NONE, choose


def holders(s: World, seat: int) -> list[int]:
    """The members who can take equipment: those not on a path, greenhorns too (ML-MARKET-02, ML-MARKET-08)."""
    return [m for m in members(s, seat) if at_home(s, m) and not (s.rulings & GREENHORNS_UNARMED and is_greenhorn(m))]


def held(s: World, m: int, kind: int) -> int:
    """The weapon, gear or spell of a member, at most one of each (ML-MARKET-03), or NONE."""
    for e, holder in enumerate(s.holder):
        if holder == m and COPIES[e].kind == kind:
            return e
    return NONE


def affordable(s: World, seat: int, off: int) -> bool:
    """Whether something on display could be paid and assigned (ML-CIT-05, ML-MARKET-02)."""
    costs = [COPIES[e].price for e in s.market if e != NONE]
    return bool(costs) and price(min(costs), off, []) <= s.coins[seat] and bool(holders(s, seat))


async def visit(s: World, seat: int, off: int) -> None:
    """One card, assigned at once (ML-MARKET-01, ML-MARKET-02)."""
    await _buy(s, seat, Deal(MARKET, off))


async def equip_free(s: World, seat: int) -> None:
    """By a land (ML-LANDREF-10); nothing where there is no card or nobody to take it."""
    if holders(s, seat) and any(e != NONE for e in s.market):
        await _buy(s, seat, Deal(MARKET, free=True))


async def _buy(s: World, seat: int, deal: Deal) -> None:
    answer = await choose(seat, EQUIPPING, equipping_options(s, seat, deal), deal)
    e, m = answer >> 5 & 63, second(answer)
    pay(s, seat, deal.price(COPIES[e].price))
    s.market[s.market.index(e)] = NONE
    tell(s, "bought-equipment", seat, e, m)
    put_on(s, seat, e, m)
    await fill_market(s)  # ML-MARKET-07


def equipping_options(s: World, seat: int, deal: Deal) -> list[int]:
    options = []
    for e in s.market:
        if e != NONE and deal.price(COPIES[e].price) <= s.coins[seat]:
            options += [equip(e, m) for m in holders(s, seat)]
    return options


def put_on(s: World, seat: int, e: int, m: int) -> None:
    """An older card of the kind makes room (ML-MARKET-02)."""
    older = held(s, m, COPIES[e].kind)
    if older != NONE:
        take_off(s, seat, older)
    s.holder[e] = m


def take_off(s: World, seat: int, e: int) -> None:
    """Out of the game: discarded equipment does not come back (ML-MARKET-07)."""
    s.holder[e] = USED
    tell(s, "dropped", seat, e)


def moves(s: World, seat: int) -> list[int]:
    """What members at home can hand to each other, and discard so that another card of the kind finds room."""
    if max(s.holder) < 0:  # nobody has any
        return []
    home = holders(s, seat)
    options = []
    cards = [e for e, holder in enumerate(s.holder) if holder >= 0 and holder in home]
    for e in cards:
        kind = COPIES[e].kind
        options += [give(e, m) for m in home if held(s, m, kind) == NONE]
        if any(COPIES[other].kind == kind and other != e for other in cards):
            options.append(drop(e))
    return options
