"""What a monster's dice do to a mercenary, and what prevents it (ML-DEF-02 to ML-DEF-07)."""

from __future__ import annotations

from stolek.games.monster_lands.board import ATTACK_DICE, ENTRANCE, FIRST_HIT, GUARD_DEFENCE, MAGIC, bit
from stolek.games.monster_lands.cards.abilities import Ability
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import DEFENCE_ABILITIES, MONSTERS, POTIONS
from stolek.games.monster_lands.forms import (
    BY_ABILITY,
    BY_PATH,
    BY_POTION,
    BY_TOKEN,
    DEFENDING,
    MONSTER_DICE,
    PASS,
    WEAKENING,
    number,
    prevent,
)
from stolek.games.monster_lands.queries import PLACE_OF, SITE_OF
from stolek.games.monster_lands.rules.dying import die
from stolek.games.monster_lands.rules.gains import gain_fame
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.scenarios import defence_forbidden, monsters_reroll
from stolek.games.monster_lands.rules.totals import dice_on, usable_against
from stolek.games.monster_lands.rulings import DEFENCE_OPTIONAL
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, choose, roll


class Blow:
    """What is asked about: how many wounds a monster deals on a path, or with how many dice it attacks."""

    __slots__ = ("dice", "monster", "path", "wounds")

    def __init__(self, path: int, monster: int, wounds: int = 0, dice: int = 0) -> None:
        self.path: int = path
        self.monster: int = monster
        self.wounds: int = wounds
        self.dice: int = dice


async def weaken(s: World, path: int, monster: int, dice: int) -> int:
    """How many dice are left when the defender has discarded magic dice of the path (ML-DEF-01, ML-DEF-06)."""
    most = min(dice, dice_on(s, path, MAGIC))
    options = [number(n) for n in range(most + 1)]
    discarded = await choose(s.whose[path], WEAKENING, options, Blow(path, monster, dice=dice)) >> 5
    if discarded:
        tell(s, "weakened", s.whose[path], path, discarded)
        for column in (s.magic, s.trap_magic, s.hidden_magic):
            taken = min(column[path], discarded)
            column[path] -= taken
            discarded -= taken
            dice -= taken
    return dice


async def roll_attack(s: World, path: int, monster: int, dice: int) -> int:
    """So many black dice; each 3 or more hits (ML-MATT-07). There are eight, so more are rolled in turn (ML-MATT-09).

    In scenario 10 those that missed are rolled once more (ML-SC10-01).
    """
    hits = 0
    while dice > 0:
        some = min(dice, ATTACK_DICE)
        dice -= some
        hit = await _roll(s, path, monster, some)
        hits += hit
        if hit < some and monsters_reroll(s):
            hits += await _roll(s, path, monster, some - hit)
    return hits


async def _roll(s: World, path: int, monster: int, dice: int) -> int:
    faces = await roll(MONSTER_DICE, 6**dice)
    hits, left = 0, faces
    for _ in range(dice):
        if 1 + left % 6 >= FIRST_HIT:
            hits += 1
        left //= 6
    tell(s, "monster-rolled", s.whose[path], path, monster, faces, dice, hits)
    return hits


async def suffer(s: World, path: int, monster: int, wounds: int) -> None:
    """Wounds are prevented, or taken: the first wounds, a further one kills (ML-MATT-08, ML-MATT-10)."""
    if not s.rulings & DEFENCE_OPTIONAL:
        while wounds and ability_left(s, path, monster):
            _spend_ability(s, path, monster)
            wounds -= 1
    while wounds:
        options = defences(s, path, monster)
        means = await choose(s.whose[path], DEFENDING, options, Blow(path, monster, wounds))
        if means == PASS:
            break
        _prevent(s, path, monster, means >> 5)
        wounds -= 1
    if not wounds:
        return
    m, seat = s.who[path], s.whose[path]
    tell(s, "wounded", seat, m, path)
    dies = wounds + s.wounded[m] > 1
    s.wounded[m] = 1
    if dies:
        await die(s, path)
    if MONSTERS[monster].quirk.shames:
        gain_fame(s, seat, -MONSTERS[monster].quirk.shames)  # ML-MON-19


def defences(s: World, path: int, monster: int) -> list[int]:
    """What can prevent the next wound (ML-DEF-05)."""
    found = []
    if path_defence_left(s, path, monster):
        found.append(prevent(BY_PATH))
    if ability_left(s, path, monster):
        found.append(prevent(BY_ABILITY))
    if s.shields[path]:
        found.append(prevent(BY_TOKEN))
    if may_use_potion(s, path, monster):
        found.append(prevent(BY_POTION))
    found.append(PASS)
    return found


def may_use_potion(s: World, path: int, monster: int) -> bool:
    """ML-POTION-03, ML-MON-04"""
    return s.potion[path] > 0 and not MONSTERS[monster].quirk.forbids & POTIONS


def abilities_barred(s: World, monster: int) -> bool:
    """By the monster (ML-MON-16) or the scenario (ML-SC4-01)."""
    return MONSTERS[monster].quirk.forbids & DEFENCE_ABILITIES != 0 or defence_forbidden(s)


def path_defence(s: World, path: int) -> int:
    """Of the event tile (ML-LAND-12) or of the guards (ML-ENTR-06)."""
    site = SITE_OF[path]
    if site == ENTRANCE:
        return GUARD_DEFENCE[PLACE_OF[path]]
    return FACES[s.event[site]].ways[PLACE_OF[path]].defence if s.event[site] != NONE else 0


def path_defence_left(s: World, path: int, monster: int) -> int:
    """Each point prevents one wound a round (ML-ARM-04, ML-ARM-06)."""
    return 0 if abilities_barred(s, monster) else path_defence(s, path) - s.guard_used[path]


def ability_left(s: World, path: int, monster: int) -> int:
    """Of the mercenary and its equipment, against this monster (ML-DEF-03)."""
    if abilities_barred(s, monster):
        return 0
    m = s.who[path]
    own = MERCENARIES[m].ability
    points = own.defence - s.used[m] if _defends(own, monster) else 0
    for e in range(len(COPIES)):
        if s.holder[e] == m and _gear_defends(e, monster):
            points += COPIES[e].ability.defence - s.gear_used[e]
    return points


def _defends(ability: Ability, monster: int) -> bool:
    return ability.defence > 0 and ability.against & bit(MONSTERS[monster].affiliation) != 0


def _gear_defends(e: int, monster: int) -> bool:
    return usable_against(e, monster) and _defends(COPIES[e].ability, monster)


def _spend_ability(s: World, path: int, monster: int) -> None:
    """The mercenary's own first, then its equipment."""
    m = s.who[path]
    own = MERCENARIES[m].ability
    if _defends(own, monster) and s.used[m] < own.defence:
        s.used[m] += 1
    else:
        for e in range(len(COPIES)):
            if s.holder[e] == m and _gear_defends(e, monster) and s.gear_used[e] < COPIES[e].ability.defence:
                s.gear_used[e] += 1
                break
    tell(s, "prevented", s.whose[path], m, path, BY_ABILITY)


def _prevent(s: World, path: int, monster: int, means: int) -> None:
    if means == BY_ABILITY:
        _spend_ability(s, path, monster)
        return
    if means == BY_TOKEN:
        s.shields[path] -= 1
    elif means == BY_PATH:
        s.guard_used[path] += 1
    else:
        s.potion[path] -= 1
    tell(s, "prevented", s.whose[path], s.who[path], path, means)
