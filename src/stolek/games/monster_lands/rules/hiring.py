"""Members join a clan: hired in the tavern (ML-TAV-01), or free of charge by a land or a loot token."""

from __future__ import annotations

from stolek.games.monster_lands.board import TAVERN
from stolek.games.monster_lands.cards.mercenaries import FIRST_GREENHORN, MERCENARIES
from stolek.games.monster_lands.forms import DISCOUNT, DRINKS, HIRING, PASS, discount, pick_member
from stolek.games.monster_lands.queries import surplus
from stolek.games.monster_lands.rules.bargaining import Deal, discount_cards, price, use_discounts
from stolek.games.monster_lands.rules.displays import fill_tavern
from stolek.games.monster_lands.rules.gains import gain_dice, pay
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.scenarios import drinks_price
from stolek.games.monster_lands.state import IN_STOCK, USED, World
from stolek.kernel.asks import NONE, choose


def next_greenhorn(s: World) -> int:
    """They are all alike: the one on top under the tavern (ML-GREEN-06), or NONE."""
    return next((m for m in range(FIRST_GREENHORN, len(s.place)) if s.place[m] == IN_STOCK), NONE)


def for_hire(s: World) -> list[int]:
    """The mercenaries on display and a greenhorn."""
    greenhorn = next_greenhorn(s)
    return [m for m in (*s.tavern, greenhorn) if m != NONE]


def may_join(s: World, seat: int, m: int) -> bool:
    """Whether the fame surplus reaches, which also greenhorns and free hires need (ML-TAV-03 to ML-TAV-05)."""
    return MERCENARIES[m].renown <= surplus(s, seat)


def affordable(s: World, seat: int, off: int) -> bool:
    """Whether somebody could be hired at once, or a round of drinks be paid (ML-TAV-16)."""
    coins = s.coins[seat]
    if coins >= drinks_price(s):
        return True
    cards = discount_cards(s, seat, TAVERN)
    return any(may_join(s, seat, m) and price(MERCENARIES[m].cost, off, cards) <= coins for m in for_hire(s))


async def visit(s: World, seat: int, off: int) -> None:
    """Hire one, perhaps after a round of drinks; without the round it is a duty (ML-TAV-11, ML-TAV-13)."""
    deal = Deal(TAVERN, off)
    while True:
        answer = await choose(seat, HIRING, hiring_options(s, seat, deal), deal)
        if answer == PASS:
            return
        if answer == DRINKS:
            deal.drunk = True
            await _drink(s, seat)
        elif answer & 31 == DISCOUNT:
            deal.cards.append(answer >> 5)
        else:
            m = answer >> 5
            pay(s, seat, deal.price(MERCENARIES[m].cost))
            use_discounts(s, seat, deal)
            await join(s, seat, m)
            return


def hiring_options(s: World, seat: int, deal: Deal) -> list[int]:
    options = [
        pick_member(m) for m in for_hire(s) if may_join(s, seat, m) and deal.price(MERCENARIES[m].cost) <= s.coins[seat]
    ]
    options += [discount(card) for card in discount_cards(s, seat, TAVERN) if card not in deal.cards]
    if deal.drunk:
        options.append(PASS)
    elif s.coins[seat] >= drinks_price(s):
        options.append(DRINKS)
    return options


async def _drink(s: World, seat: int) -> None:
    """All mercenaries on display go, others come; greenhorns stay (ML-TAV-11, ML-GREEN-06)."""
    pay(s, seat, drinks_price(s))  # a bargaining die does not help here (ML-TAV-12)
    tell(s, "drinks", seat)
    for place, m in enumerate(s.tavern):
        if m != NONE:
            s.place[m] = USED
            s.tavern[place] = NONE
    await fill_tavern(s)


async def join(s: World, seat: int, m: int) -> None:
    """Its renown counts and its dice are received at once (ML-TAV-06 to ML-TAV-08); the display is refilled."""
    if m in s.tavern:
        s.tavern[s.tavern.index(m)] = NONE
    s.place[m] = 0
    s.clan[m] = seat
    s.muster()
    tell(s, "hired", seat, m)
    await gain_dice(s, seat, MERCENARIES[m].dice)
    await fill_tavern(s)


def free_hires(s: World, seat: int) -> list[int]:
    """Who can be taken free of charge: mercenaries on display, no greenhorns (ML-LTOK-13, ML-LANDREF-06)."""
    return [pick_member(m) for m in s.tavern if m != NONE and may_join(s, seat, m)]


async def hire_free(s: World, seat: int) -> None:
    """No round of drinks, as no die lies in the tavern (ML-TAV-11). Nothing where nobody can be hired."""
    options = free_hires(s, seat)
    if options:
        answer = await choose(seat, HIRING, options, Deal(TAVERN, free=True))
        await join(s, seat, answer >> 5)
