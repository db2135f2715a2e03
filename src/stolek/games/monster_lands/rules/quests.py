"""Step 1 of the adventure phase: the dice quest, then the resource quest (ML-QRES-01)."""

from __future__ import annotations

from stolek.games.monster_lands.board import (
    COINS_PER_TROPHY,
    CONSOLATION,
    DICE_QUEST,
    QUEST_PATHS,
    RESOURCE_QUEST,
    SAM,
    STORE_DEFENCE,
    STORE_POTIONS,
    STORE_VENOMS,
)
from stolek.games.monster_lands.cards.base import Goods
from stolek.games.monster_lands.cards.loot import ANYTIME, LOOT
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.forms import LOOT as LOOT_FORM
from stolek.games.monster_lands.forms import PASS, PAYING, PAYING_WITH, SELL, TRAP, YES, first, sell, trap, use_loot
from stolek.games.monster_lands.queries import PLACE_OF, trophies
from stolek.games.monster_lands.rules import throwing
from stolek.games.monster_lands.rules.gains import gain, gain_coins, lose, pay, use_up
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.scenarios import loot_forbidden
from stolek.games.monster_lands.rules.stages import next_step
from stolek.games.monster_lands.rules.totals import total_so_far
from stolek.games.monster_lands.rulings import RIGHT_PATH_ROLLS
from stolek.games.monster_lands.state import USED, World
from stolek.kernel.asks import NONE, Ask, choose, top

LEFT, RIGHT = QUEST_PATHS[DICE_QUEST]


# the dice quest


def dice_quest(s: World) -> None:
    """The left path rolls first, then the right one (ML-QRES-13), then they are compared."""
    if s.quest[DICE_QUEST] != NONE:
        if s.who[LEFT] == SAM and not s.rulings & RIGHT_PATH_ROLLS:
            tell(s, "quest-sam", s.quest[DICE_QUEST])  # ML-SAM-17
        else:
            for path in (LEFT, RIGHT):
                if s.who[path] >= 0 and s.totals[PLACE_OF[path]] == NONE:
                    throwing.begin(s, path)
                    return
            _compare(s)
        if s.who[LEFT] != NONE or s.who[RIGHT] >= 0:
            s.quest[DICE_QUEST] = NONE
    s.totals = [NONE, NONE]
    next_step(s)


def rolled(s: World) -> None:
    """One of its paths has rolled."""
    total = total_so_far(s)
    s.totals[PLACE_OF[s.at]] = total
    tell(s, "quest-total", s.active, s.who[s.at], s.at, total)
    s.at = NONE


def _compare(s: World) -> None:
    """The reward goes to who succeeds, with two the higher, on a tie the left (ML-QRES-03 to ML-QRES-06, -14)."""
    quest = s.quest[DICE_QUEST]
    side = QUESTS[quest].side_a
    left, right = s.totals
    won = NONE
    if s.who[LEFT] == SAM or (left >= side.target and left >= right):
        won = LEFT
    elif right >= side.target:
        won = RIGHT
    if won == LEFT and s.who[LEFT] == SAM:
        tell(s, "quest-sam", quest)
    for path in (LEFT, RIGHT):
        if s.who[path] < 0:
            continue
        seat = s.whose[path]
        if path == won:
            tell(s, "quest-won", seat, quest, path)
            s.quests_done[seat] += 1
            gain(s, seat, side.reward)
        elif s.totals[PLACE_OF[path]] >= side.target:
            tell(s, "quest-consoled", seat, path)
            gain_coins(s, seat, CONSOLATION)
        else:
            tell(s, "quest-failed", seat, quest, path)
            lose(s, seat, side.penalty)


# the resource quest


def resource_quest(s: World) -> None:
    """The left path decides first, then the right one (ML-QRES-07); the token is gone in any case (ML-QRES-08)."""
    if s.quest[RESOURCE_QUEST] != NONE:
        paths = QUEST_PATHS[RESOURCE_QUEST]
        for path in paths:
            if path > s.at and s.who[path] >= 0:  # Sam takes no part (ML-SAM-18)
                s.at = path
                s.active = s.whose[path]
                return
        if s.at != NONE:
            s.quest[RESOURCE_QUEST] = NONE
    next_step(s)


def paying_question(s: World) -> Ask:
    return top(s.active, PAYING, paying_options(s))


def paying_options(s: World) -> list[int]:
    """To pay or not; who cannot pay yet may first sell trophies and use loot where that can help (ML-DEPLOY-11)."""
    cost = QUESTS[s.quest[RESOURCE_QUEST]].side_b.cost
    if can_pay(s, s.active, cost):
        return [YES, PASS]
    found = [use_loot(token) for token in range(len(LOOT)) if loot_helps(s, s.active, token, cost)]
    found += [sell(monster) for monster in trophies(s, s.active) if sale_helps(s, s.active, cost)]
    found.append(PASS)
    return found


def can_pay(s: World, seat: int, cost: Goods) -> bool:
    """From the clan board (ML-QRES-12)."""
    return (
        s.coins[seat] >= cost.coins
        and s.defence[seat] >= cost.defence
        and s.potions[seat] >= cost.potions
        and s.venoms[seat] >= cost.venoms
        and len(s.traps[seat]) >= cost.traps
        and s.loot.count(seat) >= cost.loot
    )


def within_reach(s: World, seat: int, cost: Goods) -> bool:
    """Whether all trophies and loot together would pay the cost."""
    coins, defence, potions, venoms = s.coins[seat], s.defence[seat], s.potions[seat], s.venoms[seat]
    for token, owner in enumerate(s.loot):
        if owner == seat and usable_now(s, token):
            goods = LOOT[token].goods
            coins += goods.coins
            defence += goods.defence
            potions += goods.potions
            venoms += goods.venoms
    coins += sum(MONSTERS[monster].killed.trophies for monster in trophies(s, seat)) * COINS_PER_TROPHY
    return (
        coins >= cost.coins
        and min(defence, STORE_DEFENCE) >= cost.defence
        and min(potions, STORE_POTIONS) >= cost.potions
        and min(venoms, STORE_VENOMS) >= cost.venoms
        and len(s.traps[seat]) >= cost.traps
        and s.loot.count(seat) >= cost.loot
    )


def usable_now(s: World, token: int) -> bool:
    return LOOT[token].when == ANYTIME and not loot_forbidden(s, token)


def loot_helps(s: World, seat: int, token: int, cost: Goods) -> bool:
    if s.loot[token] != seat or not usable_now(s, token) or not within_reach(s, seat, cost):
        return False
    goods = LOOT[token].goods
    return (
        (goods.coins > 0 and s.coins[seat] < cost.coins)
        or (goods.defence > 0 and s.defence[seat] < cost.defence)
        or (goods.potions > 0 and s.potions[seat] < cost.potions)
        or (goods.venoms > 0 and s.venoms[seat] < cost.venoms)
    )


def sale_helps(s: World, seat: int, cost: Goods) -> bool:
    return s.coins[seat] < cost.coins and within_reach(s, seat, cost)


async def decide(s: World, answer: int) -> None:
    """The answer of the path that may pay."""
    form = answer & 31
    if form == LOOT_FORM:
        _cash_in(s, s.active, first(answer))
        return
    if form == SELL:
        _sell(s, s.active, first(answer))
        return
    quest = s.quest[RESOURCE_QUEST]
    if answer == YES:
        side = QUESTS[quest].side_b
        await _pay_cost(s, s.active, side.cost)
        tell(s, "quest-paid", s.active, quest, s.at)
        s.quests_done[s.active] += 1
        gain(s, s.active, side.rewards[PLACE_OF[s.at]])
    else:
        tell(s, "quest-unpaid", s.active, quest, s.at)
    resource_quest(s)


async def _pay_cost(s: World, seat: int, cost: Goods) -> None:
    pay(s, seat, cost.coins)
    lose(s, seat, Goods(defence=cost.defence, potions=cost.potions, venoms=cost.venoms))
    for _ in range(cost.traps):
        kind = await choose(seat, PAYING_WITH, [trap(kind) for kind in sorted(set(s.traps[seat]))], TRAP) >> 5
        s.traps[seat].remove(kind)
        tell(s, "discarded-trap", seat, kind)
        use_up(s, kind)
    for _ in range(cost.loot):
        tokens = [token for token, owner in enumerate(s.loot) if owner == seat]
        token = first(await choose(seat, PAYING_WITH, [use_loot(token) for token in tokens], LOOT_FORM))
        s.loot[token] = USED
        tell(s, "gave-loot", seat, token)


def _cash_in(s: World, seat: int, token: int) -> None:
    s.loot[token] = USED
    tell(s, "used-loot", seat, token)
    gain(s, seat, LOOT[token].goods)


def _sell(s: World, seat: int, monster: int) -> None:
    """ML-TROPHY-02"""
    coins = MONSTERS[monster].killed.trophies * COINS_PER_TROPHY
    s.lair[monster] = USED
    tell(s, "sold", seat, monster, coins)
    gain_coins(s, seat, coins)
