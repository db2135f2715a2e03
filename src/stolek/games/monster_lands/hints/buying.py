"""Small choices in the Citadel: which traps, whom to hire, how many tokens, what goes onto a path."""

from __future__ import annotations

from stolek.games.monster_lands.board import ARMOURY, STORE_DEFENCE, STORE_POTIONS, STORE_VENOMS
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.forms import (
    A_POTION,
    A_VENOM,
    DEFENCE_TOKEN,
    DISCOUNT,
    DRINKS,
    END,
    LOAD,
    PASS,
    POTION,
    TRAP,
    VENOM_TOKEN,
    first,
    load,
    second,
    trap,
)
from stolek.games.monster_lands.hints.forecast import load_of
from stolek.games.monster_lands.hints.plans import Approach, Planner
from stolek.games.monster_lands.hints.ranking import ranked, spread
from stolek.games.monster_lands.hints.turns import Shop
from stolek.games.monster_lands.hints.worth import ABILITY, GEAR, Prices, rounds_left
from stolek.games.monster_lands.hints.worth import TRAP as WORTH_OF_TRAP
from stolek.games.monster_lands.queries import SITE_OF, gear_of, trap_room
from stolek.games.monster_lands.rules import sending
from stolek.games.monster_lands.rules.bargaining import Deal
from stolek.games.monster_lands.rules.dice import Load as Loading
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, Ask


def _shop(s: World, seat: int) -> Shop:
    return Shop(s, seat, Prices(s, seat, rounds_left(s)))


def traps(s: World, ask: Ask) -> list[int]:
    """Discounts first; then traps as long as each is worth its price."""
    deal = ask.about
    if not isinstance(deal, Deal):
        return ask.options
    shop = _shop(s, ask.seat)
    room = trap_room(s, ask.seat) - len(s.traps[ask.seat]) - len(deal.traps)
    before = deal.price(deal.cost) if deal.traps else 0
    scored: list[tuple[float, int]] = []
    for option in ask.options:
        if option & 31 == DISCOUNT:
            return [option]
        if option == END:
            scored.append((0.05, option))
        else:
            kind = option >> 5
            value = shop.trap(kind) * (1.0 - 0.12 * len(s.traps[ask.seat]) - 0.12 * len(deal.traps))
            cost = deal.price(deal.cost + TRAPS[kind].price)
            scored.append((value - shop.paid(cost) + shop.paid(before) - (0.0 if room > 0 else 2.0), option))
    return spread(scored, 4, 2.0)


def members(s: World, ask: Ask) -> list[int]:
    """Discounts first; whoever brings most for the coins; a round of drinks where nobody will do."""
    deal = ask.about
    if not isinstance(deal, Deal):
        return ask.options
    shop = _shop(s, ask.seat)
    scored: list[tuple[float, int]] = []
    for option in ask.options:
        if option & 31 == DISCOUNT:
            return [option]
        if option == PASS:
            scored.append((0.0, option))
        elif option == DRINKS:
            rich = shop.coins >= 9 and shop.surplus >= 4
            scored.append((2.0 if rich else 0.3, option))
        else:
            m = option >> 5
            scored.append((shop.member(m) - shop.paid(deal.price(MERCENARIES[m].cost)), option))
    return ranked(scored, 4)


def how_many(s: World, ask: Ask) -> list[int]:
    deal = ask.about
    seat = ask.seat
    if not isinstance(deal, Deal):
        return ask.options
    scored: list[tuple[float, int]] = []
    if deal.building == ARMOURY:
        shop = _shop(s, seat)
        value = max(shop.prices.shield, 0.45 if shop.members and shop.dice else 0.0)
        for option in ask.options:
            n = option >> 5
            kept = min(n, STORE_DEFENCE - s.defence[seat])
            scored.append((value * kept - shop.paid(deal.price(2 * n)), option))
        return ranked(scored, 2)
    potions, venoms = s.potions[seat], s.venoms[seat]
    for option in ask.options:
        n = option >> 5
        have_p = min(STORE_POTIONS, potions + n)
        have_v = min(STORE_VENOMS, venoms + deal.tokens - n)
        scored.append((have_p + have_v + 0.1 * min(have_p, have_v) + 0.01 * have_p, option))
    return ranked(scored, 2)


def equipment(s: World, ask: Ask) -> list[int]:
    """The card that is worth most for its price, with somebody who has none of its kind."""
    deal = ask.about
    if not isinstance(deal, Deal):
        return ask.options
    shop = _shop(s, ask.seat)
    scored: list[tuple[float, int]] = []
    for option in ask.options:
        e, m = first(option), second(option)
        value = GEAR[e] * (shop.left + 0.8) - shop.paid(deal.price(COPIES[e].price))
        scored.append((value + suits(s, e, m), option))
    return ranked(scored, 4)


def suits(s: World, e: int, m: int) -> float:
    """How well a card is placed with a member."""
    card = COPIES[e]
    score = 0.05 * ABILITY[m]
    if card.ability.outskirts and MERCENARIES[m].affiliation == NONE:
        score -= 3.0  # greenhorns never stand on a path
    if not card.ability.outskirts and MERCENARIES[m].affiliation == NONE:
        score += 0.3
    for other in gear_of(s, m):
        if COPIES[other].kind == card.kind:
            score -= GEAR[other] * 3.0
        else:
            score += 0.05
    if s.wounded[m]:
        score -= 0.2
    return score


def hand_on(s: World, ask: Ask) -> list[int]:
    scored: list[tuple[float, int]] = []
    for option in ask.options:
        if option == PASS:
            scored.append((0.0, option))
        else:
            scored.append((GEAR[first(option)] * 2.0 + suits(s, first(option), second(option)), option))
    return ranked(scored, 3)


def brew(s: World, ask: Ask) -> list[int]:
    seat = ask.seat
    wanted = A_POTION if s.potions[seat] <= s.venoms[seat] else A_VENOM
    return sorted(ask.options, key=lambda option: 0 if option >> 5 == wanted else 1)


def cheapest_traps(ask: Ask) -> list[int]:
    """Those to be parted with."""
    scored = [(-WORTH_OF_TRAP[option >> 5] if option & 31 == TRAP else -2.0, option) for option in ask.options]
    return ranked(scored, 3)


def loading(s: World, ask: Ask) -> list[int]:
    """The next thing of the plan that looks best; where that is close, also to do without."""
    it = ask.about
    options = ask.options
    if not isinstance(it, Loading):
        return options
    if it.path == NONE or SITE_OF[it.path] == NONE:
        return _dice(options)
    seat, path, m = ask.seat, it.path, it.member
    prices = Prices(s, seat, rounds_left(s))
    way = Approach(s, SITE_OF[path], path, prices)
    planner = Planner(s, seat, m, path, load_of(s, path), prices, way)
    planner.dice = sending.dice_on(s, path)
    planner.tokens = sending.tokens_on(s, path)
    traps: list[int] = []
    for option in options:
        what = option >> 5
        if option & 31 == TRAP:
            traps += [what] * s.traps[seat].count(what)
        elif option & 31 == LOAD:
            _may_add(s, planner, what)
    traps.sort(key=lambda kind: -WORTH_OF_TRAP[kind])
    planner.traps = traps
    plan = planner.best()
    wanted: list[int] = []
    if plan.strength:
        wanted.append(load(0))
    if plan.magic:
        wanted.append(load(7))
    wanted += [trap(kind) for kind in sorted(plan.traps)]
    if plan.shields:
        wanted.append(load(DEFENCE_TOKEN))
    if plan.potion:
        wanted.append(load(POTION))
    if plan.venom:
        wanted.append(load(VENOM_TOKEN))
    found = [option for option in wanted if option in options][:1]
    if END in options and not found:
        found.append(END)
    return found or options[:1]


def _may_add(s: World, planner: Planner, what: int) -> None:
    seat, path = planner.seat, planner.path
    if what == DEFENCE_TOKEN:
        planner.shields = s.defence[seat]
    elif what == POTION:
        planner.potions = s.potions[seat]
    elif what == VENOM_TOKEN:
        planner.venoms = s.venoms[seat]
    elif what == 0:
        planner.strength = s.pool[seat][0]
        if not planner.entrance:
            planner.strength = min(planner.strength, sending.reinforcements(s, path)[0])
    else:
        planner.magic = s.pool[seat][7]
        if not planner.entrance:
            planner.magic = min(planner.magic, sending.reinforcements(s, path)[1])


def _dice(options: list[int]) -> list[int]:
    """Of a choice of dice for a quest or a land: strength, then the lowest bargaining dice."""
    return options[:2]
