"""Plans for paths: whom to send where, and with what."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    DICE_QUEST,
    ENTRANCE,
    ENTRANCE_PLACES,
    M_DIE,
    MAGIC,
    MOST_DICE,
    PATHS,
    PATHS_OF,
    PLACES_PER_TOKEN,
    S_DIE,
    SAM,
    STRENGTH,
    TOKEN_PLACES,
)
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.hints.appraisal import can_pay
from stolek.games.monster_lands.hints.forecast import (
    Fighter,
    Load,
    Prize,
    attack_dice,
    conquest,
    conquest_mean,
    fight,
    load_of,
)
from stolek.games.monster_lands.hints.odds import at_least
from stolek.games.monster_lands.hints.worth import TRAP, Prices
from stolek.games.monster_lands.queries import PLACE_OF, QUEST_OF, SITE_OF
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE

ON_PATH: Final = 0.55  # what a die placed on a path could have brought elsewhere


class Approach:
    """What those on the paths before leave of the monster and the land."""

    __slots__ = ("attack", "carried", "driven", "unconquered", "undefeated")

    def __init__(self, s: World, site: int, until: int, prices: Prices) -> None:
        monster = s.monster[site]
        self.undefeated: float = 1.0 if monster != NONE else 0.0
        self.unconquered: float = 1.0 if site != ENTRANCE and s.land[site] != NONE else 0.0
        self.carried: float = 0.0
        self.driven: float = 0.0
        self.attack: int = attack_dice(s, site) if monster != NONE else 0
        for path in PATHS_OF[site]:
            if path >= until:
                break
            m = s.who[path]
            if m == NONE:
                continue
            if m == SAM:
                if self.undefeated > 0:
                    self.undefeated = 0.0
                else:
                    self.unconquered = 0.0
                continue
            f = Fighter(s, m, path, prices)
            load = load_of(s, path)
            prize = Prize(s, s.whose[path], site, prices)
            won = 0.0
            if self.undefeated > 0:
                card = MONSTERS[monster]
                result = fight(f, load, card, self.attack, self.carried, prize, s.scenario == 10)
                won = (1.0 - result.dead) * (result.captured + result.killed)
                self.carried += (1.0 - result.dead) * max(0.0, min(result.mean, card.kill - 1.0) - self.carried)
            if self.undefeated < 1 and self.unconquered > 0:
                chance = (1.0 - self.undefeated) * conquest(f, load, LANDS[s.land[site]].conquest, self.driven)
                self.driven += conquest_mean(f, load) * (1.0 - self.undefeated)
                self.unconquered *= 1.0 - chance
            self.undefeated *= 1.0 - won


def outcome(s: World, site: int, way: Approach, f: Fighter, load: Load, prize: Prize) -> float:
    """What a mercenary with this load is likely to bring."""
    value = 0.0
    if way.undefeated > 0:
        card = MONSTERS[s.monster[site]]
        value = way.undefeated * fight(f, load, card, way.attack, way.carried, prize, s.scenario == 10).value
    if way.undefeated < 1:
        chance = 0.0
        if way.unconquered > 0:
            chance = way.unconquered * conquest(f, load, LANDS[s.land[site]].conquest, way.driven)
        value += (1.0 - way.undefeated) * (chance * prize.conquest + (1.0 - chance) * prize.loot)
    return value


class Plan:
    """What to load: so many more dice of each colour, traps, and tokens; and what it is worth."""

    __slots__ = ("magic", "potion", "shields", "strength", "traps", "value", "venom")

    def __init__(self) -> None:
        self.strength: int = 0
        self.magic: int = 0
        self.traps: list[int] = []
        self.shields: int = 0
        self.potion: int = 0
        self.venom: int = 0
        self.value: float = -99.0

    def copy(self) -> Plan:
        other = Plan()
        other.strength, other.magic, other.traps = self.strength, self.magic, self.traps
        other.shields, other.potion, other.venom = self.shields, self.potion, self.venom
        other.value = self.value
        return other


class Planner:
    """Looks for the best load of a path, given what lies there and may still be added."""

    __slots__ = (
        "base", "dice", "entrance", "f", "keep", "magic", "path", "potions", "prices", "prize", "s", "seat",
        "shields", "site", "strength", "tokens", "traps", "venoms", "way",
    )  # fmt: skip

    def __init__(self, s: World, seat: int, m: int, path: int, base: Load, prices: Prices, way: Approach) -> None:
        site = SITE_OF[path]
        self.s: World = s
        self.seat: int = seat
        self.path: int = path
        self.site: int = site
        self.base: Load = base
        self.prices: Prices = prices
        self.way: Approach = way
        self.f: Fighter = Fighter(s, m, path, prices)
        self.prize: Prize = Prize(s, seat, site, prices)
        self.entrance: bool = site == ENTRANCE
        self.dice: int = 0  # there already
        self.tokens: int = 0
        self.strength: int = 0  # what may be added
        self.magic: int = 0
        self.traps: list[int] = []
        self.shields: int = 0
        self.potions: int = 0
        self.venoms: int = 0
        self.keep: float = min(1.0, prices.left) * 0.75

    def room(self, dice: int, tokens: int) -> bool:
        dice += self.dice
        tokens += self.tokens
        if self.entrance:
            return ENTRANCE_PLACES - dice - PLACES_PER_TOKEN * tokens >= 0
        return MOST_DICE - dice - PLACES_PER_TOKEN * max(0, tokens - TOKEN_PLACES) >= 0

    def judge(self, plan: Plan) -> float:
        """What the plan brings, less what it costs."""
        if not self.room(plan.strength + plan.magic, len(plan.traps) + plan.shields):
            return -99.0
        base, load = self.base, Load()
        load.strength = base.strength + plan.strength
        load.magic = base.magic + plan.magic
        load.traps, load.bonus = base.traps, base.bonus
        load.more_strength, load.more_magic = base.more_strength, base.more_magic
        load.shields = base.shields + plan.shields
        load.potions = base.potions + plan.potion
        load.venoms = base.venoms + plan.venom
        cost = ON_PATH * (plan.strength + plan.magic)
        for kind in plan.traps:
            load.lay(kind, False)
            cost += TRAP[kind] * self.keep
        prices = self.prices
        cost += plan.shields * prices.shield + plan.potion * prices.potion * 0.4 + plan.venom * prices.venom * 0.4
        return outcome(self.s, self.site, self.way, self.f, load, self.prize) - cost

    def quick(self) -> Plan:
        """One of a few simple plans."""
        best = Plan()
        best.value = self.judge(best)
        full = Plan()
        full.traps = self.traps[:1]
        full.strength = self.strength
        while full.strength and not self.room(full.strength, len(full.traps)):
            full.strength -= 1
        full.magic = self.magic
        while full.magic and not self.room(full.strength + full.magic, len(full.traps)):
            full.magic -= 1
        full.potion, full.venom = min(1, self.potions), min(1, self.venoms)
        full.value = self.judge(full)
        if full.value > best.value:
            best = full
        if self.shields:
            safe = best.copy()
            safe.shields = min(2, self.shields)
            safe.value = self.judge(safe)
            if safe.value > best.value:
                best = safe
        return best

    def best(self) -> Plan:
        """From the quick plan by one change after the other."""
        best = self.quick()
        for _ in range(2):
            before = best.value
            for strength in range(self.strength + 1):
                best = self._better(best, strength, best.magic, best.traps, best.shields, best.potion, best.venom)
            for magic in range(self.magic + 1):
                best = self._better(best, best.strength, magic, best.traps, best.shields, best.potion, best.venom)
            for traps in self._choices():
                best = self._better(best, best.strength, best.magic, traps, best.shields, best.potion, best.venom)
            for shields in range(min(3, self.shields) + 1):
                best = self._better(best, best.strength, best.magic, best.traps, shields, best.potion, best.venom)
            for potion in range(min(1, self.potions) + 1):
                best = self._better(best, best.strength, best.magic, best.traps, best.shields, potion, best.venom)
            for venom in range(min(1, self.venoms) + 1):
                best = self._better(best, best.strength, best.magic, best.traps, best.shields, best.potion, venom)
            if best.value <= before + 0.01:
                break
        return best

    def _choices(self) -> list[list[int]]:
        found: list[list[int]] = [[]]
        for i, kind in enumerate(self.traps):
            if i and kind == self.traps[i - 1]:
                continue
            found.append([kind])
        for i in range(len(self.traps) - 1):
            found.append([self.traps[i], self.traps[i + 1]])
        return found

    def _better(
        self, best: Plan, strength: int, magic: int, traps: list[int], shields: int, potion: int, venom: int
    ) -> Plan:
        plan = Plan()
        plan.strength, plan.magic, plan.traps = strength, magic, traps
        plan.shields, plan.potion, plan.venom = shields, potion, venom
        plan.value = self.judge(plan)
        return plan if plan.value > best.value else best


def before_sending(s: World, seat: int, m: int, path: int, prices: Prices, way: Approach) -> Planner:
    """A planner for a member that is still at home."""
    base = Load()
    site = SITE_OF[path]
    pool = s.pool[seat]
    if site == ENTRANCE:
        it = Planner(s, seat, m, path, base, prices, way)
        it.strength, it.magic = pool[S_DIE], pool[M_DIE]
    else:
        ways = FACES[s.event[site]].ways[PLACE_OF[path]]
        base.strength, base.magic = ways.required[STRENGTH], ways.required[MAGIC]
        base.potions, base.venoms = ways.potions, ways.venoms
        it = Planner(s, seat, m, path, base, prices, way)
        it.dice = base.strength + base.magic
        it.strength = min(pool[S_DIE] - base.strength, ways.more[STRENGTH])
        it.magic = min(pool[M_DIE] - base.magic, ways.more[MAGIC])
    it.traps = _by_power(s.traps[seat])
    it.shields = s.defence[seat]
    it.potions, it.venoms = s.potions[seat], s.venoms[seat]
    return it


def _by_power(kinds: list[int]) -> list[int]:
    """The most useful ones first."""
    return sorted(kinds, key=_power)


def _power(kind: int) -> float:
    return -TRAP[kind]


def send_value(s: World, seat: int, m: int, path: int, prices: Prices, way: Approach | None) -> float:
    """What sending a member there is likely to bring, less the dice."""
    if way is None:
        return quest_value(s, seat, m, path, prices)
    it = before_sending(s, seat, m, path, prices, way)
    return it.quick().value - ON_PATH * it.dice


def quest_value(s: World, seat: int, m: int, path: int, prices: Prices) -> float:
    quest = QUESTS[s.quest[QUEST_OF[path]]]
    busy = 0.12 * MERCENARIES[m].renown + (0.0 if s.wounded[m] else 0.5)  # who fights better elsewhere
    if QUEST_OF[path] != DICE_QUEST:
        dice = sum(quest.side_b.dice)
        if not can_pay(s, seat, s.quest[QUEST_OF[path]]):
            return -0.5
        return (
            prices.goods(quest.side_b.rewards[PLACE_OF[path]])
            - prices.goods(quest.side_b.cost)
            - ON_PATH * dice
            - busy * 0.5
        )
    side = quest.side_a
    dice = sum(side.dice)
    more = 0
    ability = MERCENARIES[m].ability
    if ability.when & 4 and (ability.per_die or ability.rerolls):
        more += ability.per_die * max(side.dice[0], side.dice[1]) + min(1, ability.rerolls)
    chance = at_least(dice, side.target - more)
    other = s.who[path ^ 1]
    alone = 0.55 if other >= 0 else 0.0 if other == SAM and PLACE_OF[path] == 1 else 1.0
    return (
        chance * alone * prices.goods(side.reward)
        - (1.0 - chance) * prices.goods(side.penalty)
        - ON_PATH * dice
        - busy * 0.5
    )


def sites_ahead(s: World, prices: Prices) -> list[Approach | None]:
    """For each path what those before it leave; NONE for quests."""
    found: list[Approach | None] = [None] * PATHS
    for site in range(3):
        if site != ENTRANCE and s.event[site] == NONE:
            continue
        if site == ENTRANCE and s.monster[site] == NONE:
            continue
        for path in PATHS_OF[site]:
            if s.who[path] == NONE:
                found[path] = Approach(s, site, path, prices)
    return found
