"""Decisions of the adventure phase: how to roll, what to give up for a defence, whom to trick."""

from __future__ import annotations

from stolek.games.monster_lands.board import MAGIC, STRENGTH
from stolek.games.monster_lands.cards.abilities import CAPTURING, IN_ATTACK, IN_QUEST, KILLING
from stolek.games.monster_lands.cards.loot import LOOT as TOKENS
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS, TRICK
from stolek.games.monster_lands.forms import (
    ALL_THE_REST,
    BY_POTION,
    LOOT,
    PASS,
    REROLL,
    ROLL,
    STOP,
    VENOM,
    YES,
    first,
    roll_die,
)
from stolek.games.monster_lands.hints.forecast import Fighter, Prize, fight, load_of
from stolek.games.monster_lands.hints.odds import at_least, landing
from stolek.games.monster_lands.hints.ranking import ranked, spread
from stolek.games.monster_lands.hints.worth import WOUND, Prices, of_loot, rounds_left
from stolek.games.monster_lands.queries import PLACE_OF, SITE_OF
from stolek.games.monster_lands.rules.battle import adjacent
from stolek.games.monster_lands.rules.defending import Blow
from stolek.games.monster_lands.rules.stages import occasion
from stolek.games.monster_lands.rules.totals import (
    bonus_towards,
    captures,
    colour_thrown,
    face_thrown,
    goal,
    kills,
    more_per_die,
    total_so_far,
    traps_needed,
    traps_on,
)
from stolek.games.monster_lands.rules.tricks import Trick
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, Ask


class Throw:
    """How the dice of the present path stand against the monster."""

    __slots__ = ("capture", "each", "kill", "left", "loot", "to_capture", "to_kill", "trapped")

    def __init__(self, s: World, prices: Prices) -> None:
        path = s.at
        site = SITE_OF[path]
        card = MONSTERS[s.monster[site]]
        prize = Prize(s, s.whose[path], site, prices)
        total = total_so_far(s)
        self.to_kill: int = card.kill - total - s.kill_bonus - bonus_towards(s, KILLING)
        self.to_capture: int = card.capture - total - bonus_towards(s, CAPTURING)
        self.trapped: bool = traps_on(s, path) >= traps_needed(s, path)
        self.capture: float = prize.capture
        self.kill: float = prize.kill
        self.loot: float = prize.loot
        self.each: list[int] = [more_per_die(s, STRENGTH), more_per_die(s, MAGIC), 0]
        self.left: list[int] = s.left[:]

    def value(self, more: int, used: int) -> float:
        """Expected, with so much added to the total and, unless it is NONE, one die of that colour used up."""
        strength, magic = self.left[STRENGTH], self.left[MAGIC]
        if used == STRENGTH:
            strength -= 1
        elif used == MAGIC:
            magic -= 1
        kill, capture = self.to_kill - more, self.to_capture - more
        if kill <= 0:
            return self.kill
        n = strength + magic
        bonus = strength * max(0, self.each[STRENGTH]) + magic * max(0, self.each[MAGIC])
        killed = at_least(n, kill - bonus)
        stay = self.capture if self.trapped and capture <= 0 else self.loot
        if n == 0:
            return stay
        go_on = killed * self.kill + (1.0 - killed) * self.loot
        if self.trapped:
            reached = max(killed, at_least(n, capture - bonus))
            each = min(15, (bonus + n // 2) // n)
            landed = min(reached, landing(n, each, capture, min(63, max(0, kill - capture))))
            go_on = max(
                landed * self.capture + (reached - landed) * self.kill + (1.0 - reached) * self.loot,
                killed * self.kill + (reached - killed) * self.capture + (1.0 - reached) * self.loot,
            )
        return max(stay, go_on)

    def rolled(self, colour: int, minus: int, used: bool) -> float:
        """Over the faces of a die of this colour; `minus` is what a die that is rolled again counted."""
        total = 0.0
        each = self.each[colour] if colour < 2 else 0
        for face in range(1, 7):
            total += self.value(max(0, face + each) - minus, colour if used else NONE)
        return total / 6


def throwing(s: World, ask: Ask) -> list[int]:
    if occasion(s) != IN_ATTACK:
        return _for_a_goal(s, ask)
    prices = Prices(s, ask.seat, rounds_left(s))
    throw = Throw(s, prices)
    done = kills(s) or captures(s)
    stop = throw.kill if kills(s) else throw.capture if captures(s) else throw.loot
    together = roll_die(ALL_THE_REST)
    scored: list[tuple[float, int]] = []
    for option in ask.options:
        form = option & 31
        if option == STOP:
            scored.append((stop, option))
        elif form == ROLL:
            if option == together:
                if not throw.trapped and not s.rerolls:
                    return [option]
            else:
                scored.append((throw.rolled(option >> 5, 0, True) + 0.001, option))
        elif form == REROLL:
            if not done or throw.kill > throw.capture:
                die = option >> 8
                colour = colour_thrown(die)
                minus = max(0, face_thrown(die) + throw.each[colour])
                scored.append((throw.rolled(colour, minus, False) - 0.02, option))
        elif option == VENOM:
            scored.append((throw.value(2, NONE) - 0.5 * prices.venom - 0.05, option))
        elif form == LOOT:
            scored.append((_with_loot(s, throw, first(option), prices), option))
    return spread(scored, 2, 0.3)


def _with_loot(s: World, throw: Throw, token: int, prices: Prices) -> float:
    card = TOKENS[token]
    price = 0.8 * of_loot(card, prices) + 0.1
    if card.kill_bonus:
        other = throw.to_kill
        throw.to_kill -= card.kill_bonus
        value = throw.value(0, NONE)
        throw.to_kill = other
        return value - price
    if card.per_die:
        dice = sum(1 for die in s.thrown if colour_thrown(die) == card.die)
        return throw.value(card.per_die * dice, NONE) + 0.15 * throw.left[card.die] - price
    if any(throw.left) or kills(s) or captures(s):
        return -9.0
    return throw.value(2, NONE) * 0.5 + throw.loot * 0.5 - price


def _for_a_goal(s: World, ask: Ask) -> list[int]:
    """A quest or a conquest: everything was rolled; what else could reach the goal?"""
    options = ask.options
    if options[0] & 31 == ROLL:
        return options[:1]
    kind = occasion(s)
    missing = goal(s) - total_so_far(s)
    if kind == IN_QUEST and missing <= 0:
        left = s.totals[0]
        missing = left - total_so_far(s) + 1 if PLACE_OF[s.at] == 1 else -3
    scored: list[tuple[float, int]] = []
    each = [more_per_die(s, colour) for colour in range(3)]
    for option in options:
        form = option & 31
        if option == STOP:
            scored.append((0.0, option))
        elif missing <= 0:
            continue
        elif form == REROLL:
            die = option >> 8
            counts = max(0, face_thrown(die) + each[colour_thrown(die)])
            needs = missing + counts - each[colour_thrown(die)]
            chance = max(0.0, min(1.0, (7 - needs) / 6))
            low = 0.2 if face_thrown(die) <= 3 else -0.5
            scored.append((max(chance, low * 0.5), option))
        elif option == VENOM:
            scored.append((0.9 if missing <= 2 * s.venom[s.at] else -0.5, option))
        elif form == LOOT:
            card = TOKENS[first(option)]
            if card.per_die:
                dice = sum(1 for thrown in s.thrown if colour_thrown(thrown) == card.die)
                scored.append((0.8 if card.per_die * dice >= missing else -0.5, option))
            elif card.rerolls:
                scored.append((0.25 if missing <= 4 else -0.5, option))
    return ranked(scored, 1)


def weakening(s: World, ask: Ask) -> list[int]:
    """How many magic dice to give up: where it makes the fight better (ML-DEF-01)."""
    blow = ask.about
    if not isinstance(blow, Blow):
        return ask.options
    path = blow.path
    site = SITE_OF[path]
    prices = Prices(s, ask.seat, rounds_left(s))
    f = Fighter(s, s.who[path], path, prices)
    prize = Prize(s, ask.seat, site, prices)
    card = MONSTERS[s.monster[site]] if s.monster[site] != NONE else MONSTERS[blow.monster]
    load = load_of(s, path)
    # fight() itself looks for the best number; here each number is tried as if no more could be given
    scored: list[tuple[float, int]] = []
    magic = load.magic
    for option in ask.options:
        given = option >> 5
        load.magic = magic - given
        value = fight(f, load, card, blow.dice - given, float(s.carried), prize, s.scenario == 10).value
        scored.append((value - 0.01 * given, option))
    return ranked(scored, 2)


def defending(s: World, ask: Ask) -> list[int]:
    """What costs least first; a potion where a wound is worse, and death not welcome."""
    blow = ask.about
    if not isinstance(blow, Blow):
        return ask.options
    prices = Prices(s, ask.seat, rounds_left(s))
    m = s.who[blow.path]
    f = Fighter(s, m, blow.path, prices)
    prize = Prize(s, ask.seat, SITE_OF[blow.path], prices)
    deadly = blow.wounds + s.wounded[m] > 1
    if deadly and f.death > 0.8 * max(prize.capture, prize.loot) and f.death > 0:
        return [PASS, *[option for option in ask.options if option != PASS]]
    # How many wounds can be prevented at all: where it does not save a life it is wasted.
    able = s.shields[blow.path] + s.potion[blow.path] + f.guard
    if blow.wounds - able + s.wounded[m] > 1:
        return [PASS]
    found = [option for option in ask.options if option != PASS and option >> 5 != BY_POTION]
    if found:
        return found[:1]
    worth = deadly or (WOUND * min(1.0, prices.left) > prices.potion and prices.left > 0)
    return ask.options[:1] if worth else [PASS]


def conquering(s: World, ask: Ask) -> list[int]:
    return [YES] if YES in ask.options else ask.options[:1]


def revealing(s: World, ask: Ask) -> list[int]:
    """Traps always; a trick where it strikes somebody else and is not needed to capture."""
    trick = ask.about
    if not isinstance(trick, Trick) or TRAPS[trick.kind].type != TRICK:
        return [YES]
    others = [path for path in adjacent(s, trick.path) if s.whose[path] != ask.seat or s.who[path] < 0]
    if not others:
        return [PASS]
    site = SITE_OF[trick.path]
    spare = traps_on(s, trick.path) > (MONSTERS[s.monster[site]].quirk.traps if s.monster[site] != NONE else 0)
    return [YES, PASS] if spare else [PASS, YES]


def aiming(s: World, ask: Ask) -> list[int]:
    """At others, and where there is most to take."""
    scored: list[tuple[float, int]] = []
    for option in ask.options:
        path = option >> 5
        score = 0.5 * (s.strength[path] + s.magic[path] + s.trap_strength[path] + s.trap_magic[path])
        if s.who[path] < 0:
            score = 0.1
        if s.who[path] >= 0 and s.whose[path] == ask.seat:
            score -= 20.0
        scored.append((score, option))
    return ranked(scored, 2)


def spoils(s: World, ask: Ask) -> list[int]:
    prices = Prices(s, ask.seat, rounds_left(s))
    scored = [(of_loot(TOKENS[first(option)], prices), option) for option in ask.options]
    return ranked(scored, 2)


def paying(s: World, ask: Ask) -> list[int]:
    """A resource quest, where it is worth it."""
    quest = QUESTS[s.quest[1]].side_b
    prices = Prices(s, ask.seat, rounds_left(s))
    gain = prices.goods(quest.rewards[PLACE_OF[s.at]]) - prices.goods(quest.cost)
    if s.scenario == 9:
        gain += 3.0
    if gain <= 0:
        return [PASS]
    if YES in ask.options:
        return [YES]
    scored: list[tuple[float, int]] = [(0.0, PASS)]
    for option in ask.options:
        if option & 31 == LOOT:
            token = TOKENS[first(option)]
            scored.append((gain - of_loot(token, prices) + prices.goods(token.goods), option))
        elif option != PASS:
            monster = MONSTERS[first(option)]
            coins = prices.coin * 5 * monster.killed.trophies
            scored.append((gain - monster.killed.trophies + coins, option))
    return ranked(scored, 2)
