"""How clans stand: what they have, what is likely to come of the Outskirts, and what follows for winning."""

from __future__ import annotations

from math import exp
from typing import Final

from stolek.games.monster_lands.board import (
    BARGAINING,
    DICE_QUEST,
    ENTRANCE,
    MAGIC,
    PATHS_OF,
    QUEST_PATHS,
    RESOURCE_QUEST,
    REWARD_BANDS,
    REWARD_DICE,
    SAM,
    STRENGTH,
)
from stolek.games.monster_lands.cards.abilities import IN_QUEST
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import MEMBERS, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.hints.forecast import (
    Fighter,
    Prize,
    attack_dice,
    conquest,
    conquest_mean,
    fight,
    load_of,
)
from stolek.games.monster_lands.hints.odds import at_least
from stolek.games.monster_lands.hints.worth import (
    DIE,
    GEAR,
    TRAP,
    WOUND,
    Prices,
    of_land,
    of_loot,
    of_member,
    of_trophy,
    rounds_left,
    wage,
)
from stolek.games.monster_lands.rules import ratings, scenarios
from stolek.games.monster_lands.rules.stages import CONQUEST_PART, FIRST_BATTLE, SPOILS_PART, part_now, site_now
from stolek.games.monster_lands.rules.totals import total_so_far
from stolek.games.monster_lands.state import ADVENTURE, CONQUEROR, DEPLOYMENT, OVER, OWNED, VICTOR, WAITING, World
from stolek.kernel.asks import NONE

ICONS: Final[tuple[float, ...]] = (0.0, 0.6, 1.1, 3.0, 5.0, 7.0, 10.0)  # with a taste of what one more would bring
IN_POOL: Final[tuple[float, ...]] = (0.75, 0.75, 0.35)
BARGAIN: Final = 0.07  # for each pip of a bargaining die
CLOSE: Final = 3.0  # a lead of so many points is safe at the end ...
OPEN: Final = 1.5  # ... and of so many more for each round to come
STEP: Final = 1 / 3  # from one rating to the next


class Outlook:
    """What is expected of each clan."""

    __slots__ = ("quests", "worth")

    def __init__(self, seats: int) -> None:
        self.worth: list[float] = [0.0] * seats
        self.quests: list[float] = [0.0] * seats


def evaluate(s: World, seat: int) -> float:
    """0 is lost, 1 is won."""
    left = rounds_left(s)
    outlook = appraise(s, left)
    if s.seats == 1:
        return rated(s, outlook, left)
    worth = outlook.worth
    scale = CLOSE + OPEN * left
    best = max(worth)
    total = 0.0
    for value in worth:
        total += exp((value - best) / scale)
    return exp((worth[seat] - best) / scale) / total


def appraise(s: World, left: float) -> Outlook:
    outlook = Outlook(s.seats)
    prices = [Prices(s, seat, left) for seat in range(s.seats)]
    _holdings(s, outlook, prices)
    if s.phase == DEPLOYMENT or s.phase == ADVENTURE:
        _quests(s, outlook, prices)
        for site in (0, 1, 2):
            _site(s, site, outlook, prices)
    return outlook


def _holdings(s: World, outlook: Outlook, prices: list[Prices]) -> None:
    """All that clans have."""
    seats = s.seats
    worth = outlook.worth
    left = prices[0].left
    due = [0] * seats
    icons = [[0] * 4 for _ in range(seats)]
    dearest = [0] * seats  # renown of who would desert
    for m in range(MEMBERS):
        seat = s.clan[m]
        if seat < 0:
            continue
        card = MERCENARIES[m]
        waged = s.chief[seat] != m and m not in s.settler
        worth[seat] += card.renown + of_member(m, left, waged, s.fame[seat], prices[seat].coin)
        if s.wounded[m]:
            worth[seat] -= WOUND * min(1.0, left)
        if waged:
            due[seat] += 1
            dearest[seat] = max(dearest[seat], card.renown)
        if card.affiliation >= 0:
            icons[seat][card.affiliation] += 1
    for e, holder in enumerate(s.holder):
        if holder >= 0:
            worth[s.clan[holder]] += GEAR[e] * (left + 0.2) + 0.02 * COPIES[e].price
    for monster, lair in enumerate(s.lair):
        if lair >= OWNED:
            worth[lair - OWNED] += of_trophy(MONSTERS[monster].killed.trophies, prices[lair - OWNED])
    for land, place in enumerate(s.land_place):
        if place >= OWNED:
            seat = place - OWNED
            icons[seat][LANDS[land].affiliation] += 1
            if s.settler[land] != NONE:
                worth[seat] += of_land(LANDS[land], prices[seat]) * (left if s.worked[land] else left + 0.7)
            else:
                worth[seat] += 0.3 * left
    for token, owner in enumerate(s.loot):
        if owner >= 0:
            worth[owner] += of_loot(LOOT[token], prices[owner])
    before_wages = s.phase == DEPLOYMENT or s.phase == ADVENTURE
    for seat in range(seats):
        price = prices[seat]
        fame = s.fame[seat]
        total = float(fame)
        for number in icons[seat]:
            total += ICONS[min(6, number)]
        coins = s.coins[seat]
        if before_wages:
            coins -= due[seat] * wage(fame)
            if coins < 0:
                risk = 0.3 if any(s.pool[seat]) else 0.75
                total -= risk * (dearest[seat] + 1.5 * left)
                coins = 0
        total += price.coins(coins)
        total += s.defence[seat] * price.shield + s.potions[seat] * price.potion + s.venoms[seat] * price.venom
        keep = 1.0 if left >= 1 else left
        busy = 0.0
        if s.phase == DEPLOYMENT and not s.passed[seat]:
            pool = s.pool[seat]
            total += pool[0] * IN_POOL[STRENGTH] + pool[7] * IN_POOL[MAGIC]
            for value in range(1, 7):
                total += pool[value] * (IN_POOL[BARGAINING] + BARGAIN * value)
            busy = min(1.0, sum(pool) / 3.0)
        keep = max(keep, 0.6 * busy)
        if keep > 0:
            for kind in s.traps[seat]:
                total += TRAP[kind] * keep
        band = 0
        for i in range(3):
            if fame >= REWARD_BANDS[i]:
                band = i + 1
        if band:
            dice = REWARD_DICE[band - 1]
            total += left * (dice[0] * DIE[0] + dice[1] * DIE[1] + dice[2] * DIE[2])
        if s.chief[seat] == NONE:
            total -= 0.5 * left
        worth[seat] += total


def quest_force(s: World, path: int) -> tuple[int, int]:
    """How many dice, and what they count more."""
    dice = s.strength[path] + s.magic[path] + s.bargaining[path]
    m = s.who[path]
    more = 0
    found = [MERCENARIES[m].ability]
    for e, holder in enumerate(s.holder):
        if holder == m:
            found.append(COPIES[e].ability)
    for ability in found:
        if ability.when & IN_QUEST:
            if ability.die == STRENGTH:
                more += ability.per_die * s.strength[path]
            elif ability.die == MAGIC:
                more += ability.per_die * s.magic[path]
            if ability.rerolls:
                more += 1
    return dice, more


def _quests(s: World, outlook: Outlook, prices: list[Prices]) -> None:
    step = s.step if s.phase == ADVENTURE else -1
    quest = s.quest[DICE_QUEST]
    if quest != NONE and step <= DICE_QUEST:
        side = QUESTS[quest].side_a
        left, right = QUEST_PATHS[DICE_QUEST]
        chances = [0.0, 0.0]
        for i, path in enumerate((left, right)):
            if s.who[path] >= 0:
                dice, more = quest_force(s, path)
                chances[i] = at_least(dice, side.target - more)
            elif s.who[path] == SAM and i == 0:
                chances[i] = 1.0
        for i, path in enumerate((left, right)):
            if s.who[path] >= 0:
                seat = s.whose[path]
                other = chances[1 - i]
                first = chances[i] * (1.0 - (0.45 if i == 0 else 0.55) * other)
                reward = prices[seat].goods(side.reward)
                lost = 0.0 if s.who[left] == SAM else prices[seat].goods(side.penalty)
                outlook.worth[seat] += first * reward + (chances[i] - first) * 2 * prices[seat].coin
                outlook.worth[seat] -= (1.0 - chances[i]) * lost
                outlook.quests[seat] += first
    quest = s.quest[RESOURCE_QUEST]
    if quest != NONE and step <= RESOURCE_QUEST:
        paid = QUESTS[quest].side_b
        for i, path in enumerate(QUEST_PATHS[RESOURCE_QUEST]):
            if s.who[path] >= 0:
                seat = s.whose[path]
                gain = prices[seat].goods(paid.rewards[i]) - prices[seat].goods(paid.cost)
                sure = 1.0 if can_pay(s, seat, quest) else 0.25
                outlook.worth[seat] += sure * max(0.0, gain)
                outlook.quests[seat] += sure


def can_pay(s: World, seat: int, quest: int) -> bool:
    cost = QUESTS[quest].side_b.cost
    return (
        s.coins[seat] >= cost.coins
        and s.defence[seat] >= cost.defence
        and s.potions[seat] >= cost.potions
        and s.venoms[seat] >= cost.venoms
        and len(s.traps[seat]) >= cost.traps
        and s.loot.count(seat) >= cost.loot
    )


def _site(s: World, site: int, outlook: Outlook, prices: list[Prices]) -> None:
    """The battle at a site that is still to come, or the rest of it."""
    part = 0
    if s.phase == ADVENTURE and s.step >= FIRST_BATTLE:
        now = site_now(s)
        if site < now:
            return
        if site == now:
            part = part_now(s)
            if part >= SPOILS_PART:
                return
    monster = s.monster[site]
    undefeated = 1.0 if monster != NONE and part < CONQUEST_PART else 0.0
    land = s.land[site] if site != ENTRANCE else NONE
    unconquered = 1.0 if land != NONE else 0.0
    carried = float(s.carried) if part and part < CONQUEST_PART else 0.0
    driven = float(s.carried) if part == CONQUEST_PART else 0.0
    attack = -1
    again = s.scenario == 10
    prizes: list[Prize | None] = [None] * s.seats
    for path in PATHS_OF[site]:
        m = s.who[path]
        if m == NONE:
            continue
        if m == SAM:
            if undefeated > 0:
                undefeated = 0.0
            else:
                unconquered = 0.0
            continue
        seat = s.whose[path]
        price = prices[seat]
        outlook.worth[seat] += s.purse[path] * price.coin
        fate = s.fate[path]
        if fate != WAITING:
            if fate != VICTOR and fate != CONQUEROR:
                outlook.worth[seat] += price.loot if site != ENTRANCE else 0.0
            continue
        prize = prizes[seat]
        if prize is None:
            prize = prizes[seat] = Prize(s, seat, site, price)
        f = Fighter(s, m, path, price)
        load = load_of(s, path)
        value = 0.0
        won = 0.0
        if undefeated > 0:
            card = MONSTERS[monster]
            if attack < 0:
                attack = attack_dice(s, site)
            if s.rolling and s.at == path:
                f.death = f.wound = 0.0
                load.strength, load.magic = s.left[STRENGTH], s.left[MAGIC]
                load.bonus = 0
                carried = float(total_so_far(s))
            result = fight(f, load, card, attack, carried, prize, again)
            won = (1.0 - result.dead) * (result.captured + result.killed)
            value = undefeated * result.value
            carried += (1.0 - result.dead) * max(0.0, min(result.mean, card.kill - 1.0) - carried)
        if undefeated < 1:
            chance = 0.0
            if unconquered > 0:
                chance = unconquered * conquest(f, load, LANDS[land].conquest, driven)
                driven += conquest_mean(f, load) * (1.0 - undefeated)
            value += (1.0 - undefeated) * (chance * prize.conquest + (1.0 - chance) * prize.loot)
            unconquered *= 1.0 - (1.0 - undefeated) * chance
        undefeated *= 1.0 - won
        outlook.worth[seat] += value
        outlook.worth[seat] += (load.shields * price.shield + load.potions * price.potion) * (1.0 - undefeated) * 0.5


# alone


def rated(s: World, outlook: Outlook, left: float) -> float:
    """How good a rating is to be expected."""
    if s.phase == OVER:
        return ratings.rating(s) * STEP
    value = 0.0
    for better in (ratings.APPRENTICE, ratings.VETERAN, ratings.HERO):
        chance = 1.0
        for aim, wanted in ratings.aims(s, better):
            chance *= _likely(s, aim, wanted, outlook, left)
        value += STEP * chance
    # Where a rating is out of reach, or sure, points still tell better from worse.
    return 0.97 * value + 0.03 * _slope(outlook.worth[0] - 40.0, 20.0)


def _slope(ahead: float, scale: float) -> float:
    if ahead < -30 * scale:
        return 0.0
    return 1.0 / (1.0 + exp(-ahead / scale))


def _likely(s: World, aim: int, wanted: int, outlook: Outlook, left: float) -> float:
    worth = outlook.worth[0]
    if aim == ratings.POINTS:
        return _slope(worth - wanted, 1.5 + 1.5 * left)
    have = float(ratings.counted(s, aim))
    if aim == ratings.COINS:
        return _slope(have + 0.2 * worth + 3.0 * left - wanted, 2.0 + 2.0 * left)
    if aim == ratings.QUESTS:
        return _slope(have + outlook.quests[0] + 1.3 * left - wanted + 0.3, 0.25 + 0.3 * left)
    if aim == ratings.STORES:
        return _slope(have + 1.2 * left - wanted + 0.5, 0.7 + 0.7 * left)
    return _slope(have + 0.4 * left - wanted + 0.5, 0.2 + 0.3 * left)


def last_round(s: World) -> bool:
    return s.round >= scenarios.rounds(s)
