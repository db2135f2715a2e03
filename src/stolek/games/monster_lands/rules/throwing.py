"""Rolling the dice of a path: one after another, with re-rolls, venom and loot, or all together (ML-ATT-02).

Who attacks may stop at any die, to hit the window for a capture. In quests and conquests nothing is gained by that:
there the whole path is rolled at once (ML-QRES-02, ML-CONQ-02).
"""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import MAGIC, STRENGTH, bit
from stolek.games.monster_lands.cards.abilities import IN_ATTACK, IN_CONQUEST, IN_QUEST
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.loot import LOOT, ROLLING
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS, VENOMS
from stolek.games.monster_lands.forms import (
    ALL_THE_REST,
    BATTLE_DIE,
    REROLL,
    ROLL,
    STOP,
    THROWING,
    VENOM,
    first,
    reroll,
    roll_die,
    use_loot,
)
from stolek.games.monster_lands.forms import LOOT as LOOT_FORM
from stolek.games.monster_lands.queries import PLACE_OF, SITE_OF
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.stages import occasion
from stolek.games.monster_lands.rules.totals import (
    REROLLED,
    captures,
    colour_thrown,
    dice_on,
    goal,
    has_colour,
    kills,
    monster_faced,
    thrown_colour,
    total_so_far,
    usable_against,
)
from stolek.games.monster_lands.rulings import NO_VENOM_IN_CONQUEST
from stolek.games.monster_lands.state import USED, World
from stolek.kernel.asks import NONE, Ask, roll, top

VENOM_BONUS: Final = 2  # ML-POTION-04

# A source of re-rolls, in `s.rerolls`: how many are left, colours as bits, whether each die only once, and whose it is.
_COLOURS: Final = 3
_EACH_ONCE: Final = 64
_ORIGIN: Final = 7
BY_MEMBER: Final = 0
BY_WAY: Final = 1  # the benefit of the path
BY_GEAR: Final = 2  # + copy
BY_LOOT: Final = 32  # + token


def source(times: int, colours: int, same_die: bool, origin: int) -> int:
    return times | colours << _COLOURS | (0 if same_die else _EACH_ONCE) | origin << _ORIGIN


def times_left(source: int) -> int:
    return source & 7


def colours_of(source: int) -> int:
    return source >> _COLOURS & 7


def each_once(source: int) -> bool:
    return source & _EACH_ONCE != 0


def origin_of(source: int) -> int:
    return source >> _ORIGIN


def begin(s: World, path: int) -> None:
    """A mercenary takes up the dice of its path."""
    s.at = path
    s.active = s.whose[path]
    s.rolling = 1
    s.left = [dice_on(s, path, colour) for colour in range(3)]
    s.thrown = []
    s.venom_bonus = s.loot_strength = s.loot_magic = s.kill_bonus = 0
    s.rerolls = sources(s)


def sources(s: World) -> list[int]:
    """Of re-rolls: the mercenary, its equipment (ML-DEPLOY-10), and the benefit of the path (ML-LAND-11)."""
    m, kind, monster = s.who[s.at], occasion(s), monster_faced(s)
    found = []
    own = MERCENARIES[m].ability
    if own.rerolls and own.when & kind:
        found.append(source(own.rerolls, own.reroll_colours, own.same_die, BY_MEMBER))
    for e, holder in enumerate(s.holder):
        ability = COPIES[e].ability
        if holder == m and ability.rerolls and ability.when & kind and usable_against(e, monster):
            found.append(source(ability.rerolls, ability.reroll_colours, ability.same_die, BY_GEAR + e))
    site = SITE_OF[s.at]
    if site in (0, 1) and s.event[site] != NONE:
        way = FACES[s.event[site]].ways[PLACE_OF[s.at]]
        if way.rerolls:
            found.append(source(way.rerolls, bit(way.die), True, BY_WAY))
    return found


def question(s: World) -> Ask:
    return top(s.whose[s.at], THROWING, options(s))


def options(s: World) -> list[int]:
    kind = occasion(s)
    if kind == IN_ATTACK:
        return _attacking(s)
    if any(s.left):
        return [roll_die(ALL_THE_REST)]
    if settled(s):
        return [STOP]
    found = _rerolls(s)
    if may_use_venom(s):
        found.append(VENOM)
    found += [use_loot(token) for token in range(len(LOOT)) if may_use_loot(s, token)]
    found.append(STOP)
    return found


def _attacking(s: World) -> list[int]:
    """One die after the other (ML-ATT-02). Once the monster is killed only re-rolls could change that."""
    killed = kills(s)
    done = killed or captures(s)
    found = [STOP] if done else []
    if not killed:
        if sum(s.left) > 1:
            found.append(roll_die(ALL_THE_REST))
        found += [roll_die(colour) for colour in range(3) if s.left[colour]]
    found += _rerolls(s)
    if not killed and may_use_venom(s):
        found.append(VENOM)
    found += [use_loot(token) for token in range(len(LOOT)) if may_use_loot(s, token)]
    if not done and may_stop(s):
        found.append(STOP)
    return found


def _rerolls(s: World) -> list[int]:
    """ML-ATT-17"""
    found = []
    dice = sorted(set(s.thrown))
    for number, source in enumerate(s.rerolls):
        if times_left(source):
            found += [reroll(number, die) for die in dice if may_reroll(source, die)]
    return found


def may_reroll(source: int, die: int) -> bool:
    return colours_of(source) & bit(colour_thrown(die)) != 0 and not (each_once(source) and die & REROLLED)


def may_stop(s: World) -> bool:
    """After any die, and before the first where that already succeeds (ML-ATT-02, ML-ATT-15)."""
    return bool(s.thrown) or not any(s.left)


def may_use_venom(s: World) -> bool:
    """Of the mercenary's own token (ML-POTION-07), in battles (ML-QRES-11, ML-CONQ-08)."""
    return s.venom[s.at] > 0 and not venom_forbidden(s)


def venom_forbidden(s: World) -> bool:
    kind, monster = occasion(s), monster_faced(s)
    if kind == IN_QUEST:
        return True
    if kind == IN_CONQUEST:
        return s.rulings & NO_VENOM_IN_CONQUEST != 0
    return MONSTERS[monster].quirk.forbids & VENOMS != 0  # ML-MON-04


def may_use_loot(s: World, token: int) -> bool:
    """While one own path is resolved, where the token can do something (ML-LOOT-05)."""
    card = LOOT[token]
    if s.loot[token] != s.whose[s.at] or card.when != ROLLING:
        return False
    attacking = occasion(s) == IN_ATTACK
    if attacking and kills(s):
        return card.rerolls > 0 and thrown_colour(s, card.colours)
    if card.kill_bonus:
        return attacking  # ML-LTOK-04
    return has_colour(s, card.colours if card.rerolls else bit(card.die))


def settled(s: World) -> bool:
    """A quest or conquest has succeeded and more would change nothing.

    On a dice quest with two mercenaries the higher total wins (ML-QRES-05), so going on can make sense.
    """
    total = total_so_far(s)
    if total < goal(s):
        return False
    if occasion(s) == IN_CONQUEST or s.who[s.at ^ 1] < 0:
        return True
    left = s.totals[0]
    return left != NONE and (total > left or left < goal(s))


async def throw(s: World, answer: int) -> bool:
    """Do what was said. True when the path has been rolled."""
    form = answer & 31
    if form == STOP:
        s.rolling = 0
        return True
    if form == ROLL:
        colour = answer >> 5
        if colour == ALL_THE_REST:
            for each in range(3):
                while s.left[each]:
                    await _roll(s, each)
        else:
            await _roll(s, colour)
    elif form == REROLL:
        await _roll_again(s, answer >> 5 & 7, answer >> 8)
    elif form == VENOM:
        s.venom[s.at] -= 1
        s.venom_bonus += VENOM_BONUS
        tell(s, "venom", s.active, s.who[s.at], s.at)
    elif form == LOOT_FORM:
        _use_loot(s, first(answer))
    return False


async def _roll(s: World, colour: int) -> None:
    face = 1 + await roll(BATTLE_DIE, 6, colour)
    s.left[colour] -= 1
    s.thrown.append(colour * 8 + face)
    tell(s, "threw", s.active, s.who[s.at], s.at, colour, face)


async def _roll_again(s: World, number: int, die: int) -> None:
    """The new face counts, even if it is lower (ML-ATT-17)."""
    s.rerolls[number] -= 1
    colour = colour_thrown(die)
    face = 1 + await roll(BATTLE_DIE, 6, colour)
    marked = die & REROLLED or each_once(s.rerolls[number])
    s.thrown[s.thrown.index(die)] = colour * 8 + face + (REROLLED if marked else 0)
    tell(s, "rethrew", s.active, s.who[s.at], s.at, colour, face)


def _use_loot(s: World, token: int) -> None:
    card = LOOT[token]
    s.loot[token] = USED
    tell(s, "used-loot", s.active, token)
    if card.rerolls:
        s.rerolls.append(source(card.rerolls, card.colours, True, BY_LOOT + token))
    elif card.kill_bonus:
        s.kill_bonus += card.kill_bonus
    elif card.die == STRENGTH:
        s.loot_strength += card.per_die
    elif card.die == MAGIC:
        s.loot_magic += card.per_die
