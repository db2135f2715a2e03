"""Why a purchase in the Citadel cannot go on like that: traps, mercenaries, tokens, equipment, pawned dice."""

from __future__ import annotations

from stolek.games.monster_lands.board import DEFENCE_PRICE, LABORATORY, MOST_DEFENCE
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.forms import DISCOUNT, DRINKS, END, GEAR, PASS, first, second
from stolek.games.monster_lands.queries import at_home, is_greenhorn, surplus
from stolek.games.monster_lands.refusals.owning import in_clan, not_in_clan, not_in_pool, owns_equipment
from stolek.games.monster_lands.rules.bargaining import Deal, discount_cards
from stolek.games.monster_lands.rules.hiring import for_hire, may_join
from stolek.games.monster_lands.rules.scenarios import drinks_price
from stolek.games.monster_lands.rulings import GREENHORNS_UNARMED
from stolek.games.monster_lands.state import IN_STOCK, World
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal


def _deal(ask: Ask) -> Deal:
    assert isinstance(ask.about, Deal)
    return ask.about


def _unpaid(s: World, seat: int, cost: int) -> Refusal | None:
    has = s.coins[seat]
    return Refusal("ML-CIT-05", "costs-more-coins", {"number": cost, "has": has}) if cost > has else None


def _discount(s: World, seat: int, deal: Deal, card: int) -> Refusal | None:
    if card in deal.cards:
        return Refusal("ML-DEPLOY-09", "discount-counted", {"card": card})
    if card in discount_cards(s, seat, deal.building):
        return None
    if card >= GEAR:
        mine = owns_equipment(s, seat, card - GEAR)
        ability = COPIES[card - GEAR].ability if mine else None
    else:
        mine = in_clan(s, seat, card)
        ability = MERCENARIES[card].ability if mine else None
    if ability is None:
        return Refusal("ML-BARG-08", "no-such-card")
    if ability.building != deal.building:
        return Refusal("ML-BARG-08", "no-discount-here", {"card": card, "building": deal.building})
    return Refusal("ML-DEPLOY-09", "discount-used", {"card": card})


def purchase(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-LODGE-01 to ML-LODGE-07"""
    deal = _deal(ask)
    if answer == END:
        return None if deal.traps else Refusal("ML-LODGE-07", "no-trap-taken")
    if answer & 31 == DISCOUNT:
        return _discount(s, ask.seat, deal, answer >> 5)
    kind = answer >> 5
    if kind not in s.lodge:
        return Refusal("ML-LODGE-01", "trap-not-displayed")
    return _unpaid(s, ask.seat, deal.price(deal.cost + TRAPS[kind].price))


def hiring(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-TAV-01 to ML-TAV-16"""
    deal = _deal(ask)
    if answer == PASS:
        if deal.free:
            return Refusal("ML-LTOK-13", "hire-one-free")
        return None if deal.drunk else Refusal("ML-TAV-16", "hire-or-drink")
    if answer == DRINKS:
        return _no_round(s, ask.seat, deal)
    if answer & 31 == DISCOUNT:
        if deal.free:
            return Refusal("ML-BARG-08", "free-anyway")
        return _discount(s, ask.seat, deal, answer >> 5)
    return _no_hire(s, ask.seat, deal, answer >> 5)


def _no_round(s: World, seat: int, deal: Deal) -> Refusal | None:
    if deal.free:
        return Refusal("ML-TAV-11", "no-round-without-die")
    if deal.drunk:
        return Refusal("ML-TAV-13", "one-round-only")
    cost, has = drinks_price(s), s.coins[seat]
    return Refusal("ML-TAV-11", "round-too-dear", {"number": cost, "has": has}) if cost > has else None


def _no_hire(s: World, seat: int, deal: Deal, m: int) -> Refusal | None:
    if deal.free and m < len(MERCENARIES) and is_greenhorn(m):
        return Refusal("ML-LTOK-13", "greenhorns-not-free")
    if m not in for_hire(s):
        if m < len(MERCENARIES) and s.place[m] == IN_STOCK:
            return Refusal("ML-GREEN-06", "top-greenhorn-first")
        return Refusal("ML-TAV-01", "not-for-hire")
    if not may_join(s, seat, m):
        facts = {"member": m, "number": MERCENARIES[m].renown, "surplus": surplus(s, seat)}
        return Refusal("ML-TAV-05" if deal.free or is_greenhorn(m) else "ML-TAV-03", "surplus-too-small", facts)
    return _unpaid(s, seat, deal.price(MERCENARIES[m].cost))


def how_many(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-LAB-01, ML-ARM-01"""
    deal, number = _deal(ask), answer >> 5
    if deal.building == LABORATORY:
        most = {"number": deal.tokens}
        return Refusal("ML-LAB-01", "laboratory-gives-fewer", most) if number > deal.tokens else None
    if not 1 <= number <= MOST_DEFENCE:
        return Refusal("ML-ARM-01", "armoury-sells-few", {"number": MOST_DEFENCE})
    return _unpaid(s, ask.seat, deal.price(number * DEFENCE_PRICE))


def equipping(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-MARKET-01 to ML-MARKET-08"""
    deal = _deal(ask)
    if answer == PASS:
        return Refusal("ML-MARKET-01", "equipment-must-be-taken")
    e, m = first(answer), second(answer)
    if e not in s.market:
        return Refusal("ML-MARKET-01", "equipment-not-displayed")
    return (
        not_in_clan(s, ask.seat, m, "ML-MARKET-02")
        or empty_handed(s, m, "ML-MARKET-02")
        or _unpaid(s, ask.seat, deal.price(COPIES[e].price))
    )


def empty_handed(s: World, m: int, rule: str) -> Refusal | None:
    """Who can neither take equipment nor hand it on."""
    if not at_home(s, m):
        return Refusal(rule, "on-path-with-equipment", {"member": m})
    if is_greenhorn(m) and s.rulings & GREENHORNS_UNARMED:
        return Refusal("ML-MARKET-08", "greenhorn-holds-nothing")
    return None


def pawning(s: World, ask: Ask, answer: int) -> Refusal | None:
    """ML-PAWN-01; `about` is the die placed last: they are taken in the order of their codes."""
    if answer == PASS:
        return None
    die = answer >> 5
    refusal = not_in_pool(s, ask.seat, die, "ML-PAWN-01")
    if refusal is None and isinstance(ask.about, int) and die < ask.about:
        return Refusal("ML-PAWN-01", "pawned-in-order", {"die": die})
    return refusal
