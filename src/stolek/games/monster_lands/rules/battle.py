"""The battle with a monster: path by path it attacks and is attacked (ML-MATT-01), until it is defeated."""

from __future__ import annotations

from stolek.games.monster_lands.board import ENTRANCE, PATHS_OF, ROUND_DICE, SAM
from stolek.games.monster_lands.cards.base import Goods
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import AFTER_CAPTURE, AFTER_KILL, LOOT
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.traps import HIDDEN, TRAPS
from stolek.games.monster_lands.forms import AIMING, BONUS, PASS, REDIRECTING, YES, first, pick_path, use_loot
from stolek.games.monster_lands.rules import throwing
from stolek.games.monster_lands.rules.defending import Blow, roll_attack, suffer, weaken
from stolek.games.monster_lands.rules.dying import clear
from stolek.games.monster_lands.rules.gains import gain, gain_fame
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.stages import next_site, next_step, site_now
from stolek.games.monster_lands.rules.totals import (
    captures,
    kills,
    total_so_far,
    total_to_capture,
    total_to_kill,
    working,
)
from stolek.games.monster_lands.state import ESCAPING, FAILED, OWNED, USED, VICTOR, WAITING, World
from stolek.kernel.asks import NONE, choose, shown


def anybody(s: World, site: int) -> bool:
    """ML-ADV-02; of the entrance also whether there is a monster (ML-CDEF-01)."""
    if site == ENTRANCE and s.monster[ENTRANCE] == NONE:
        return False
    return any(s.who[path] != NONE for path in PATHS_OF[site])


def next_path(s: World, site: int) -> int:
    """The leftmost path where somebody is still waiting, or NONE."""
    for path in PATHS_OF[site]:
        if s.who[path] != NONE and s.fate[path] == WAITING:
            return path
    return NONE


def adjacent(s: World, path: int) -> list[int]:
    """The nearest occupied paths to the left and to the right at the same site (ML-TRICK-13)."""
    site = next(paths for paths in PATHS_OF if path in paths)
    found = [other for other in site if other < path and s.who[other] != NONE][-1:]
    return found + [other for other in site if other > path and s.who[other] != NONE][:1]


async def reveal_all(s: World, site: int) -> None:
    """All traps on all paths at the same time (ML-TREV-01)."""
    if any(s.laid[path] for path in PATHS_OF[site]):
        await shown()
    for path in PATHS_OF[site]:
        for i in range(len(s.laid[path])):
            turn_up(s, path, i)


def turn_up(s: World, path: int, i: int) -> None:
    """A trap lies face up; the dice it brings come from the supply and belong to the path (ML-TREV-02)."""
    token = TRAPS[s.laid[path][i]]
    s.shown[path] |= 1 << i
    tell(s, "revealed", s.whose[path], path, token.number)
    strength, magic, _ = token.brings
    if token.type == HIDDEN:
        s.hidden_strength[path] += strength
        s.hidden_magic[path] += magic
    else:
        s.trap_strength[path] += strength
        s.trap_magic[path] += magic


async def fight_on(s: World) -> None:
    """The next path fights, or the fight is over (ML-BEND-01)."""
    site = site_now(s)
    path = next_path(s, site) if s.monster[site] != NONE else NONE
    if path == NONE:
        await _end(s, site)
    elif s.who[path] == SAM:
        _sam_drives_off(s, site, path)
    else:
        s.active = s.whose[path]
        await attack(s, site, path)
        if s.who[path] != NONE:
            throwing.begin(s, path)


def _sam_drives_off(s: World, site: int, path: int) -> None:
    """The monster is gone without reward, and counts as defeated (ML-SAM-19, ML-SAM-20)."""
    monster = s.monster[site]
    tell(s, "sam-drives-off", monster)
    s.monster[site] = NONE
    s.lair[monster] = USED
    s.fate[path] = VICTOR


async def _end(s: World, site: int) -> None:
    """If the monster is defeated those who fought are done (ML-BEND-02); else there is no conquest (ML-BEND-03)."""
    if site == ENTRANCE:
        next_site(s)
        return
    defeated = s.monster[site] == NONE
    if defeated:
        for path in PATHS_OF[site]:
            if s.fate[path] != WAITING and s.who[path] != SAM:
                await clear(s, path)
    next_step(s)
    if not defeated:
        next_step(s)


# the monster attacks


async def attack(s: World, site: int, path: int) -> None:
    """In the order of ML-MATT-12."""
    monster = s.monster[site]
    quirk = MONSTERS[monster].quirk
    if quirk.spits:
        await _spit(s, site, path, monster)
        if s.who[path] == NONE:
            return
    dice = attack_dice(s, site)
    tell(s, "attacks", s.active, s.who[path], monster, path, dice)
    dice = await weaken(s, path, monster, dice)
    dice = await _redirect(s, path, monster, dice)
    wounds = await roll_attack(s, path, monster, dice)
    if quirk.sure_wounds:
        tell(s, "sure-wounds", monster, path, quirk.sure_wounds)
        wounds += quirk.sure_wounds
    await suffer(s, path, monster, wounds)


def attack_dice(s: World, site: int) -> int:
    """Its strength, more on a land of its own affiliation, and those of the round (ML-MATT-03 to ML-MATT-05)."""
    card = MONSTERS[s.monster[site]]
    dice = card.attack + ROUND_DICE[s.difficulty][s.round - 1]
    if site == ENTRANCE:
        return dice + card.quirk.at_entrance
    land = s.land[site]
    return dice + (card.quirk.home if land != NONE and LANDS[land].affiliation == card.affiliation else 0)


async def _spit(s: World, site: int, path: int, monster: int) -> None:
    """Before the attack: a hit wounds everybody on the land, whom magic dice do not protect (ML-MON-02, ML-MON-22)."""
    hits = await roll_attack(s, path, monster, MONSTERS[monster].quirk.spits)
    tell(s, "spat", monster, site, hits)
    if hits:
        await _wound_all(s, site, monster, hits)


async def _wound_all(s: World, site: int, monster: int, wounds: int) -> None:
    for path in PATHS_OF[site]:
        if s.who[path] >= 0:
            await suffer(s, path, monster, wounds)


async def _redirect(s: World, path: int, monster: int, dice: int) -> int:
    """Dice that attack a neighbour instead, rolled before the others; how many are left (ML-TRICK-10, ML-MERC-14)."""
    for ability in working(s, s.who[path], monster):
        beside = adjacent(s, path)
        if ability.redirects and beside and dice:
            options = [pick_path(other) for other in beside]
            answer = await choose(s.whose[path], AIMING, options, Blow(path, monster, dice=ability.redirects))
            dice -= await _attack_instead(s, path, answer >> 5, monster, min(dice, ability.redirects))
    while s.aimed[path]:
        aimed = s.aimed[path][0]
        s.aimed[path] = s.aimed[path][1:]
        target, some = aimed // 4, min(dice, aimed % 4)
        if s.who[target] != NONE and some:  # ML-TRICK-17
            about = Blow(target, monster, dice=some)
            if await choose(s.whose[path], REDIRECTING, [YES, PASS], about) == YES:
                dice -= await _attack_instead(s, path, target, monster, some)
    return dice


async def _attack_instead(s: World, path: int, target: int, monster: int, dice: int) -> int:
    """The neighbour may defend by all means; Sam is never wounded (ML-SAM-16). Returns the dice."""
    tell(s, "redirected", s.whose[path], path, target, dice)
    if s.who[target] >= 0:
        left = await weaken(s, target, monster, dice)
        hits = await roll_attack(s, target, monster, left)
        await suffer(s, target, monster, hits)
    return dice


# and is attacked


async def attacked(s: World) -> None:
    """The dice of the path are thrown: a kill, a capture, or nothing but damage done (ML-ATT-06 to ML-ATT-12)."""
    site, path = site_now(s), s.at
    monster, m, seat = s.monster[site], s.who[path], s.whose[path]
    killed, captured = kills(s), captures(s)
    if killed:
        tell(s, "killed", seat, m, monster, path, total_to_kill(s))
    elif captured:
        tell(s, "captured", seat, m, monster, path, total_to_capture(s))
    else:
        s.carried = total_so_far(s)
        s.fate[path] = FAILED
        tell(s, "missed", seat, m, monster, path, s.carried)
    s.at = NONE
    if not killed and not captured:
        return
    s.fate[path] = VICTOR
    s.monster[site] = NONE
    if killed:
        await _kill(s, site, path, monster)
    else:
        await _capture(s, site, path, monster)
    if site == ENTRANCE:  # ML-CDEF-06
        s.panic = [0] * len(s.panic)
        tell(s, "calm")


async def _kill(s: World, site: int, path: int, monster: int) -> None:
    """The card is a trophy (ML-ATT-08). A dying monster may strike at all (ML-MON-03, ML-MON-12)."""
    seat, card = s.whose[path], MONSTERS[monster]
    s.lair[monster] = OWNED + seat
    gain(s, seat, card.killed)
    _potions(s, path, monster)
    await claim_bonus(s, seat, AFTER_KILL)
    if card.quirk.death_throes:
        tell(s, "throes", monster, site, card.quirk.death_throes)
        await _wound_all(s, site, monster, card.quirk.death_throes)


async def _capture(s: World, site: int, path: int, monster: int) -> None:
    """The card is discarded (ML-ATT-07), unless it escapes from a land (ML-MON-10)."""
    seat, card = s.whose[path], MONSTERS[monster]
    s.lair[monster] = USED
    gain(s, seat, card.captured)
    more = sum(ability.capture_fame for ability in working(s, s.who[path], monster))
    if more:
        gain_fame(s, seat, more)
    _potions(s, path, monster)
    await claim_bonus(s, seat, AFTER_CAPTURE)
    if card.quirk.escapes and site != ENTRANCE:
        s.lair[monster] = ESCAPING
        tell(s, "escaped", monster)


def _potions(s: World, path: int, monster: int) -> None:
    """ML-MERC-18"""
    potions = sum(ability.victory_potions for ability in working(s, s.who[path], monster))
    if potions:
        gain(s, s.whose[path], Goods(potions=potions))


async def claim_bonus(s: World, seat: int, when: int) -> None:
    """Loot that answers to this success (ML-LTOK-01, ML-LTOK-15, ML-LTOK-16)."""
    options = [use_loot(token) for token, owner in enumerate(s.loot) if owner == seat and LOOT[token].when == when]
    if options:
        answer = await choose(seat, BONUS, [*options, PASS], when)
        if answer != PASS:
            token = first(answer)
            s.loot[token] = USED
            tell(s, "used-loot", seat, token)
            gain(s, seat, LOOT[token].goods)
