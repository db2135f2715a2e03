"""The hunting lodge sells traps (ML-LODGE-01)."""

from __future__ import annotations

from stolek.games.monster_lands.board import LODGE
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.forms import DISCOUNT, END, PURCHASE, discount, trap
from stolek.games.monster_lands.rules.bargaining import Deal, discount_cards, price, use_discounts
from stolek.games.monster_lands.rules.displays import fill_lodge
from stolek.games.monster_lands.rules.gains import keep_traps_within_limit, pay
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, choose


def affordable(s: World, seat: int, off: int) -> bool:
    """Whether a trap on display could be paid, with every discount there is (ML-CIT-05, ML-LODGE-07)."""
    costs = [TRAPS[kind].price for kind in s.lodge if kind != NONE]
    return bool(costs) and price(min(costs), off, discount_cards(s, seat, LODGE)) <= s.coins[seat]


async def visit(s: World, seat: int, off: int) -> None:
    """Any number of traps for the sum of their prices, the discount taken off once (ML-LODGE-01, ML-LODGE-02)."""
    deal = Deal(LODGE, off)
    while True:
        answer = await choose(seat, PURCHASE, purchase_options(s, seat, deal), deal)
        if answer == END:
            break
        if answer & 31 == DISCOUNT:
            deal.cards.append(answer >> 5)
        else:
            _take(s, deal, answer >> 5)
    pay(s, seat, deal.price(deal.cost))
    use_discounts(s, seat, deal)
    for kind in deal.traps:
        tell(s, "bought-trap", seat, kind)
    s.traps[seat] = sorted([*s.traps[seat], *deal.traps])
    await keep_traps_within_limit(s, seat)
    await fill_lodge(s)  # ML-LODGE-04


def purchase_options(s: World, seat: int, deal: Deal) -> list[int]:
    """One thing after the other; what is chosen can always be paid, so that it can end after the first trap."""
    options = [END] if deal.traps else []
    for kind in sorted(set(s.lodge)):
        if kind != NONE and deal.price(deal.cost + TRAPS[kind].price) <= s.coins[seat]:
            options.append(trap(kind))
    return options + [discount(card) for card in discount_cards(s, seat, LODGE) if card not in deal.cards]


def _take(s: World, deal: Deal, kind: int) -> None:
    s.lodge[s.lodge.index(kind)] = NONE
    deal.traps.append(kind)
    deal.cost += TRAPS[kind].price
