"""A turn of the deployment phase: which visits, which mercenaries on which paths, what besides."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    ARMOURY,
    BARGAINING,
    DEFENCE_PRICE,
    LABORATORY,
    LODGE,
    LOWER_TOKENS,
    M_DIE,
    MAGIC,
    MARKET,
    MINE,
    MINE_PAYS,
    MINE_TAKES,
    MOST_DEFENCE,
    PATHS,
    S_DIE,
    STORE_DEFENCE,
    STORE_POTIONS,
    STORE_VENOMS,
    STRENGTH,
    TAVERN,
    UPPER_TOKENS,
    colour_of,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT as TOKENS
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.forms import (
    END,
    EXCHANGE,
    HEAL,
    LOOT,
    SELL,
    SEND,
    SETTLE,
    USE,
    VISIT,
    WASTE,
    WORK,
    first,
    second,
)
from stolek.games.monster_lands.hints.appraisal import BARGAIN, ICONS, IN_POOL
from stolek.games.monster_lands.hints.plans import Approach, send_value, sites_ahead
from stolek.games.monster_lands.hints.ranking import ranked
from stolek.games.monster_lands.hints.worth import (
    ABILITY,
    GEAR,
    MEMBER_DICE,
    TRAP,
    Prices,
    of_land,
    of_loot,
    of_member,
    rounds_left,
    wage,
)
from stolek.games.monster_lands.queries import surplus, trap_room
from stolek.games.monster_lands.rules.bargaining import die_discount, discount_cards, price
from stolek.games.monster_lands.rules.hiring import for_hire
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE

MOST: Final = 12
GOERS: Final = 3  # members worth a thought for each path
SENDINGS: Final = 7


def of_die(die: int) -> float:
    """What it could have brought elsewhere."""
    if die == S_DIE:
        return IN_POOL[STRENGTH]
    if die == M_DIE:
        return IN_POOL[MAGIC]
    return IN_POOL[BARGAINING] + BARGAIN * die


class Shop:
    """What purchases are worth to a seat now."""

    __slots__ = ("coins", "dice", "left", "members", "prices", "s", "seat", "surplus")

    def __init__(self, s: World, seat: int, prices: Prices) -> None:
        self.s: World = s
        self.seat: int = seat
        self.prices: Prices = prices
        self.left: float = prices.left
        self.coins: int = s.coins[seat]
        self.surplus: int = surplus(s, seat)
        self.dice: int = sum(s.pool[seat])
        self.members: int = 0
        for m, clan in enumerate(s.clan):
            if clan == seat and MERCENARIES[m].affiliation >= 0 and s.path[m] == NONE:
                self.members += 1

    def paid(self, coins: int) -> float:
        """What so many coins are worth, if they are there: wages must be kept back."""
        prices = self.prices
        cost = prices.coins(self.coins) - prices.coins(max(0, self.coins - coins))
        return cost

    def member(self, m: int) -> float:
        """To have it from now on, its dice to be placed in this phase included."""
        s, card = self.s, MERCENARIES[m]
        worth = card.renown + of_member(m, self.left, True, s.fame[self.seat], self.prices.coin)
        worth += card.dice[0] * IN_POOL[0] + card.dice[1] * IN_POOL[1] + card.dice[2] * (IN_POOL[2] + 3.5 * BARGAIN)
        worth -= wage(s.fame[self.seat]) * self.prices.coin
        if card.affiliation >= 0:
            number = 0
            for other, clan in enumerate(s.clan):
                if clan == self.seat and MERCENARIES[other].affiliation == card.affiliation:
                    number += 1
            worth += ICONS[min(6, number + 1)] - ICONS[min(6, number)]
            worth += 0.25 if self.dice > 1 else 0.0
        if s.scenario == 7:
            worth += 1.5
        return worth

    def hire(self, off: int, cards: list[int]) -> float:
        """The best that can be hired, less its price; the value of a round of drinks where nobody can."""
        best = -1.5 if self.coins > 6 and self.surplus > 2 else -3.0
        for m in for_hire(self.s):
            if MERCENARIES[m].renown <= self.surplus:
                cost = price(MERCENARIES[m].cost, off, cards)
                if cost <= self.coins:
                    best = max(best, self.member(m) - self.paid(cost))
        return best

    def trap(self, kind: int) -> float:
        """On the board, to be laid in this round or a later one."""
        use = min(1.0, self.left) if self.left > 0 else 0.0
        if self.members and self.dice > 1:
            use = max(use, 0.7)
        return TRAP[kind] * use

    def traps(self, off: int, cards: list[int]) -> float:
        s = self.s
        room = trap_room(s, self.seat) - len(s.traps[self.seat])
        if room <= 0:
            return -2.0
        best = -2.0
        kinds = [kind for kind in s.lodge if kind != NONE]
        for i, kind in enumerate(kinds):
            cost = price(TRAPS[kind].price, off, cards)
            if cost <= self.coins:
                best = max(best, self.trap(kind) - self.paid(cost))
            if room > 1:
                for other in kinds[i + 1 :]:
                    cost = price(TRAPS[kind].price + TRAPS[other].price, off, cards)
                    if cost <= self.coins:
                        best = max(best, self.trap(kind) + 0.7 * self.trap(other) - self.paid(cost))
        return best * (1.0 if len(s.traps[self.seat]) < 3 else 0.7)

    def shields(self, off: int) -> float:
        s = self.s
        best = -2.0
        room = STORE_DEFENCE - s.defence[self.seat]
        value = max(self.prices.shield, 0.45 if self.members and self.dice > 1 else 0.0)
        for n in range(1, MOST_DEFENCE + 1):
            cost = price(DEFENCE_PRICE * n, off, [])
            if cost <= self.coins:
                best = max(best, value * min(n, room) - self.paid(cost))
        return best

    def gear(self, off: int) -> float:
        best = -2.0
        for e in self.s.market:
            if e != NONE:
                cost = price(COPIES[e].price, off, [])
                if cost <= self.coins:
                    best = max(best, GEAR[e] * (self.left + 0.8) - self.paid(cost))
        return best

    def brew(self, tokens: int) -> float:
        s, seat = self.s, self.seat
        room = STORE_POTIONS - s.potions[seat] + STORE_VENOMS - s.venoms[seat]
        value = max(self.prices.potion, 0.35 if self.members and self.dice > 1 else 0.0)
        return value * min(tokens, room)

    def visit(self, building: int, die: int, space: int) -> float:
        s = self.s
        if building == MINE:
            coins = MINE_PAYS[space]
            for m, clan in enumerate(s.clan):
                if clan == self.seat and not s.used[m]:
                    coins += MERCENARIES[m].ability.mine_coins
            for e, holder in enumerate(s.holder):
                if holder >= 0 and s.clan[holder] == self.seat and not s.gear_used[e]:
                    coins += COPIES[e].ability.mine_coins
            more = self.prices.coins(self.coins + coins) - self.prices.coins(self.coins)
            return more - MINE_TAKES[space] * of_die(S_DIE)
        if building == LABORATORY:
            return self.brew(UPPER_TOKENS if space == 0 else LOWER_TOKENS) - of_die(die)
        off = die_discount(s, building, die)
        if building == TAVERN:
            value = self.hire(off, discount_cards(s, self.seat, TAVERN))
        elif building == LODGE:
            value = self.traps(off, discount_cards(s, self.seat, LODGE))
        elif building == ARMOURY:
            value = self.shields(off)
        elif building == MARKET:
            value = self.gear(off)
        else:
            value = self.prices.coin
        return value - of_die(die)


def turn(s: World, seat: int, options: list[int]) -> list[int]:
    left = rounds_left(s)
    prices = Prices(s, seat, left)
    shop = Shop(s, seat, prices)
    scored: list[tuple[float, int]] = []
    visits: list[tuple[float, int]] = []
    goers: list[int] = []
    open_paths = [False] * PATHS
    swapped = 0
    for option in options:
        form = option & 31
        if form == VISIT:
            building, die = option >> 5 & 7, option >> 8 & 15
            visits.append((shop.visit(building, die, option >> 12), option))
        elif form == SEND:
            m = first(option)
            if m not in goers:
                goers.append(m)
            open_paths[second(option)] = True
        elif form == WORK:
            land = LANDS[first(option)]
            dice = land.ways[second(option)]
            cost = dice[0] * IN_POOL[0] + dice[1] * IN_POOL[1] + dice[2] * (IN_POOL[2] + 2 * BARGAIN)
            scored.append((of_land(land, prices) + sum(land.ways[0]) * 0.6 - cost, option))
        elif form == USE:
            ability = MERCENARIES[first(option)].ability
            if ability.gains_die >= 0:
                scored.append((0.5 if left > 0 or shop.dice else -0.2, option))
            else:
                scored.append((50.0, option))
        elif form == SETTLE:
            scored.append((40.0, option))
        elif form == HEAL:
            scored.append((2.0 if left > 0.5 else -0.5, option))
        elif form == EXCHANGE:
            score = _exchange(s, seat, option)
            if score > 0 and swapped < 2:
                swapped += 1
                scored.append((score - 1.0, option))
        elif form == LOOT:
            scored.append((_loot(s, seat, first(option), option >> 11, prices), option))
        elif form == SELL:
            if left <= 0 and shop.surplus >= 3 and shop.dice and shop.coins < 8:
                scored.append((-0.3, option))
        elif form == END:
            scored.append((-0.6, option))
        elif form == WASTE:
            scored.append((-of_die(option >> 5), option))
        # GIVE and DROP change nothing that matters: who gets what is decided when it is bought
    scored += _best_visits(visits)
    if goers:
        scored += _sendings(s, seat, goers, open_paths, prices)
    return ranked(scored, MOST) if scored else options[:MOST]


def _best_visits(visits: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Of each building and space the two best dice."""
    best: dict[int, list[tuple[float, int]]] = {}
    for pair in visits:
        place = (pair[1] >> 5 & 7) * 16 + (pair[1] >> 12)
        best.setdefault(place, []).append(pair)
    found: list[tuple[float, int]] = []
    for pairs in best.values():
        pairs.sort(key=_by_score)
        found += pairs[:2]
    return found


def _by_score(pair: tuple[float, int]) -> tuple[float, int]:
    return -pair[0], pair[1]


def _sendings(s: World, seat: int, goers: list[int], open_paths: list[bool], prices: Prices) -> list[tuple[float, int]]:
    """For each path the best member; of the best path also the next."""
    ahead = sites_ahead(s, prices)
    goers = sorted(goers, key=_by_use)
    if len(goers) > GOERS:
        goers = [*goers[: GOERS - 1], goers[-1]]
    found: list[tuple[float, int]] = []
    for path in range(PATHS):
        if not open_paths[path]:
            continue
        way: Approach | None = ahead[path]
        here = [(send_value(s, seat, m, path, prices, way), SEND | m << 5 | path << 11) for m in goers]
        here.sort(key=_by_score)
        found += here[:2]
    found.sort(key=_by_score)
    return found[:SENDINGS]


def _by_use(m: int) -> tuple[float, int]:
    return -ABILITY[m] - 0.05 * MEMBER_DICE[m], m


def _exchange(s: World, seat: int, option: int) -> float:
    """A poor bargaining die for one to fight with."""
    die, colour = option >> 11 & 15, option >> 15
    if colour == BARGAINING or colour_of(die) != BARGAINING:
        return 0.0
    gain = IN_POOL[colour] - of_die(die)
    if not s.pool[seat][M_DIE if colour == MAGIC else S_DIE]:
        gain += 0.2
    return gain


def _loot(s: World, seat: int, token: int, die: int, prices: Prices) -> float:
    card = TOKENS[token]
    if card.hires:
        return 2.0
    if card.gives_up >= 0:
        return 2.2 - of_die(die) - (0.0 if prices.left > 0 else -2.0)
    goods = card.goods
    if card.trophies:
        return -0.7 if s.coins[seat] < 4 and sum(s.pool[seat]) > 1 else -3.0
    if goods.potions > 1:
        return -0.4 if s.potions[seat] <= 1 and s.venoms[seat] <= 1 and sum(s.pool[seat]) > 1 else -2.0
    return 0.2 if s.coins[seat] < 9 and (sum(s.pool[seat]) > 1 or prices.left <= 0) else -1.0


def of_gift(s: World, seat: int, token: int) -> float:
    return of_loot(TOKENS[token], Prices(s, seat, rounds_left(s)))
