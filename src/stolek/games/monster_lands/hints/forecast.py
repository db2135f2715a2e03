"""What is likely to come of a mercenary on a path: of its fight, or of its try to conquer."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    DEATH_FAME,
    ENTRANCE,
    GUARD_COINS,
    GUARD_DEFENCE,
    MAGIC,
    ROUND_DICE,
    STRENGTH,
)
from stolek.games.monster_lands.cards.abilities import CAPTURING, CONQUERING, IN_ATTACK, IN_CONQUEST, KILLING, Ability
from stolek.games.monster_lands.cards.equipment import COPIES, WEAPON
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import AFTER_CAPTURE, AFTER_CONQUEST, AFTER_KILL, LOOT
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import (
    DEFENCE_ABILITIES,
    MONSTERS,
    POTIONS,
    VENOMS,
    WEAPONS,
    Monster,
)
from stolek.games.monster_lands.cards.traps import TRAPS, TRICK
from stolek.games.monster_lands.hints.odds import MEAN, at_least, hits, landing
from stolek.games.monster_lands.hints.worth import ABILITY, GEAR, MEMBER_DICE, SENT, WOUND, Prices
from stolek.games.monster_lands.queries import PLACE_OF, SITE_OF
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE

REROLL: Final = 1.3  # what a re-roll adds to a total
VENOM: Final = 2


def attack_dice(s: World, site: int) -> int:
    """Black dice against each mercenary at a site, where nobody takes one away (ML-MATT-03 to ML-MATT-05)."""
    card = MONSTERS[s.monster[site]]
    dice = card.attack + ROUND_DICE[s.difficulty][min(s.round, 6) - 1]
    if site == ENTRANCE:
        dice += card.quirk.at_entrance
    elif s.land[site] != NONE and LANDS[s.land[site]].affiliation == card.affiliation:
        dice += card.quirk.home
    return dice + card.quirk.spits


class Load:
    """What lies on a path with its mercenary, or might."""

    __slots__ = ("bonus", "magic", "more_magic", "more_strength", "potions", "shields", "strength", "traps",
                 "venoms")  # fmt: skip

    def __init__(self) -> None:
        self.strength: int = 0
        self.magic: int = 0
        self.traps: int = 0  # that count for capturing
        self.bonus: int = 0
        self.more_strength: int = 0
        self.more_magic: int = 0
        self.shields: int = 0
        self.potions: int = 0
        self.venoms: int = 0

    def lay(self, kind: int, turned: bool) -> None:
        """A trap token; once turned up its dice have been counted."""
        token = TRAPS[kind]
        if token.type == TRICK:
            if not turned:
                self.traps += 1
            return
        self.traps += 1
        self.bonus += token.bonus
        if token.die == STRENGTH:
            self.more_strength += token.per_die
        elif token.die == MAGIC:
            self.more_magic += token.per_die
        if not turned:
            self.strength += token.brings[STRENGTH]
            self.magic += token.brings[MAGIC]


def load_of(s: World, path: int) -> Load:
    load = Load()
    load.strength = s.strength[path] + s.trap_strength[path] + s.hidden_strength[path]
    load.magic = s.magic[path] + s.trap_magic[path] + s.hidden_magic[path]
    load.shields = s.shields[path]
    load.potions = s.potion[path]
    load.venoms = s.venom[path]
    shown = s.shown[path]
    for i, kind in enumerate(s.laid[path]):
        load.lay(kind, shown >> i & 1 == 1)
    return load


class Fighter:
    """A mercenary on a path of a site, with all that works for it there."""

    __slots__ = (
        "attack_magic",
        "attack_strength",
        "capture_bonus",
        "capture_fame",
        "conquest_bonus",
        "conquest_magic",
        "conquest_strength",
        "death",
        "guard",
        "kill_bonus",
        "lives",
        "no_trap",
        "potions",
        "redirects",
        "rerolls",
        "wound",
    )  # fmt: skip

    def __init__(self, s: World, m: int, path: int, prices: Prices) -> None:
        site = SITE_OF[path]
        monster = s.monster[site]
        self.lives: int = 1 if s.wounded[m] else 2
        self.guard: int = 0
        self.attack_strength: int = 0
        self.attack_magic: int = 0
        self.conquest_strength: int = 0
        self.conquest_magic: int = 0
        self.capture_bonus: int = 0
        self.kill_bonus: int = 0
        self.conquest_bonus: int = 0
        self.capture_fame: int = 0
        self.potions: int = 0
        self.redirects: int = 0
        self.rerolls: int = 0
        self.no_trap: bool = False
        card = MERCENARIES[m]
        left = prices.left
        self.wound: float = -WOUND * (min(1.0, left) if left > 0 else 0.05)
        # How it stands afterwards, if it dies: fame for renown, and what it would have brought.
        lost = card.renown + (MEMBER_DICE[m] + ABILITY[m] + SENT[m]) * left + (0.8 if card.affiliation >= 0 else 0.0)
        forbids = MONSTERS[monster].quirk.forbids if monster != NONE else 0
        affiliation = MONSTERS[monster].affiliation if monster != NONE else NONE
        if card.ability.outskirts:
            self._add(card.ability, affiliation, s.used[m])
        for e, holder in enumerate(s.holder):
            if holder == m:
                lost += GEAR[e] * (left + 0.2)
                gear = COPIES[e]
                if gear.ability.outskirts and not (forbids & WEAPONS and gear.kind == WEAPON):
                    self._add(gear.ability, affiliation, s.gear_used[e])
        if site == ENTRANCE:
            self.guard += max(0, GUARD_DEFENCE[path - 12] - s.guard_used[path])
            lost += GUARD_COINS[path - 12] * prices.coin
        elif s.event[site] != NONE:
            way = FACES[s.event[site]].ways[PLACE_OF[path]]
            self.guard += max(0, way.defence - s.guard_used[path])
            self.rerolls += way.rerolls
            lost += way.coins * prices.coin
        if forbids & DEFENCE_ABILITIES or s.scenario == 4:
            self.guard = 0
        self.death: float = DEATH_FAME[path] - lost
        if s.chief.count(m):
            self.death -= 0.4 * left

    def _add(self, ability: Ability, affiliation: int, used: int) -> None:
        if ability.defence and (affiliation == NONE or ability.against >> affiliation & 1):
            self.guard += max(0, ability.defence - used)
        if ability.per_die:
            if ability.when & IN_ATTACK:
                if ability.die == STRENGTH:
                    self.attack_strength += ability.per_die
                else:
                    self.attack_magic += ability.per_die
            if ability.when & IN_CONQUEST:
                if ability.die == STRENGTH:
                    self.conquest_strength += ability.per_die
                else:
                    self.conquest_magic += ability.per_die
        if ability.bonus:
            if ability.towards == CAPTURING:
                self.capture_bonus += ability.bonus
            elif ability.towards == KILLING:
                self.kill_bonus += ability.bonus
            elif ability.towards == CONQUERING:
                self.conquest_bonus += ability.bonus
        if ability.when & IN_ATTACK:
            self.rerolls += ability.rerolls
        self.redirects += ability.redirects
        self.capture_fame += ability.capture_fame
        self.potions += ability.victory_potions
        if ability.no_trap_needed:
            self.no_trap = True


class Prize:
    """What the monster and the land of a site are worth to a clan."""

    __slots__ = ("capture", "conquest", "kill", "loot")

    def __init__(self, s: World, seat: int, site: int, prices: Prices) -> None:
        self.capture: float = 0.0
        self.kill: float = 0.0
        self.conquest: float = 0.0
        self.loot: float = prices.loot if site != ENTRANCE else 0.0
        monster = s.monster[site]
        if monster != NONE:
            card = MONSTERS[monster]
            self.capture = prices.goods(card.captured)
            self.kill = prices.goods(card.killed)
        if site != ENTRANCE and s.land[site] != NONE:
            self.conquest = LANDS[s.land[site]].fame + 0.8 + 0.35 * prices.left
        for token, owner in enumerate(s.loot):
            if owner == seat:
                when = LOOT[token].when
                more = LOOT[token].goods.fame * 0.4
                if when == AFTER_CAPTURE:
                    self.capture += more
                elif when == AFTER_KILL:
                    self.kill += more
                elif when == AFTER_CONQUEST:
                    self.conquest += more


class Fight:
    """What is likely to come of it."""

    __slots__ = ("captured", "dead", "killed", "mean", "value", "wounded")

    def __init__(self) -> None:
        self.dead: float = 0.0
        self.wounded: float = 0.0
        self.captured: float = 0.0  # of those alive
        self.killed: float = 0.0
        self.mean: float = 0.0  # what is carried on
        self.value: float = 0.0


def fight(f: Fighter, load: Load, card: Monster, attack: int, carried: float, prize: Prize, again: bool) -> Fight:
    """The best of it, over how many magic dice are discarded before the attack (ML-DEF-01)."""
    best = _fight(f, load, load.magic, card, attack, carried, prize, again)
    if best.dead > 0.12 and load.magic:
        for given in range(1, load.magic + 1):
            other = _fight(f, load, load.magic - given, card, attack - given, carried, prize, again)
            if other.value > best.value:
                best = other
            if attack - given <= 0:
                break
    return best


def _fight(
    f: Fighter, load: Load, magic: int, card: Monster, attack: int, carried: float, prize: Prize, again: bool
) -> Fight:
    quirk = card.quirk
    result = Fight()
    guard = f.guard + load.shields + (0 if quirk.forbids & POTIONS else load.potions) - quirk.sure_wounds
    dice = max(0, attack - f.redirects)
    result.dead = hits(dice, guard + f.lives, again)
    if f.lives == 2:
        result.wounded = hits(dice, guard + 1, again) - result.dead
    shamed = result.dead + result.wounded if quirk.shames else 0.0

    n = load.strength + magic
    more_s, more_m = f.attack_strength + load.more_strength, f.attack_magic + load.more_magic
    if quirk.dull_die == STRENGTH:
        more_s -= quirk.dulls
    elif quirk.dull_die == MAGIC:
        more_m -= quirk.dulls
    more = load.strength * more_s + magic * more_m
    sure = carried + load.bonus + REROLL * min(f.rerolls, n)
    if not quirk.forbids & VENOMS:
        sure += VENOM * load.venoms
    total = int(sure)
    kill = card.kill - f.kill_bonus - total
    capture = card.capture - f.capture_bonus - total
    to_kill = at_least(n, kill - more)
    # Without a trap only a kill helps.
    captured, killed = 0.0, to_kill
    capture_value, kill_value = prize.capture + f.capture_fame, prize.kill
    if f.no_trap or load.traps >= quirk.traps:
        reached = max(to_kill, at_least(n, capture - more))
        each = min(15, max(0, (more + n // 2) // n)) if n else 0
        landed = min(reached, landing(n, each, capture, min(63, max(0, kill - capture))))
        captured, killed = landed, reached - landed
        if kill_value > capture_value:
            other = (reached - to_kill) * capture_value + to_kill * kill_value
            if other > captured * capture_value + killed * kill_value:
                captured, killed = reached - to_kill, to_kill
    won = captured + killed
    result.captured, result.killed = captured, killed
    result.mean = sure + n * MEAN + more
    result.value = result.dead * f.death + result.wounded * f.wound - shamed * quirk.shames
    result.value += (1.0 - result.dead) * (
        captured * capture_value + killed * kill_value + won * 0.3 * f.potions + (1.0 - won) * prize.loot
    )
    return result


def conquest(f: Fighter, load: Load, value: int, carried: float) -> float:
    """How likely it conquers."""
    n = load.strength + load.magic
    more = load.strength * (f.conquest_strength + load.more_strength)
    more += load.magic * (f.conquest_magic + load.more_magic)
    sure = carried + f.conquest_bonus + VENOM * load.venoms
    return at_least(n, value - int(sure) - more)


def conquest_mean(f: Fighter, load: Load) -> float:
    more = load.strength * (f.conquest_strength + load.more_strength)
    more += load.magic * (f.conquest_magic + load.more_magic)
    return (load.strength + load.magic) * MEAN + more + f.conquest_bonus
