"""Why the dice of a path cannot be treated like that (ML-ATT-02 to ML-ATT-17)."""

from __future__ import annotations

from stolek.games.monster_lands.board import bit
from stolek.games.monster_lands.cards.abilities import IN_ATTACK, IN_CONQUEST, IN_QUEST
from stolek.games.monster_lands.cards.loot import LOOT, ROLLING
from stolek.games.monster_lands.cards.monsters import MONSTERS, VENOMS
from stolek.games.monster_lands.forms import ALL_THE_REST, REROLL, ROLL, STOP, VENOM, first, second
from stolek.games.monster_lands.rules.stages import occasion
from stolek.games.monster_lands.rules.throwing import (
    BY_LOOT,
    BY_WAY,
    colours_of,
    each_once,
    may_stop,
    origin_of,
    settled,
    times_left,
)
from stolek.games.monster_lands.rules.totals import (
    REROLLED,
    captures,
    colour_thrown,
    goal,
    has_colour,
    kills,
    monster_faced,
    thrown_colour,
    total_so_far,
    total_to_kill,
)
from stolek.games.monster_lands.rulings import NO_VENOM_IN_CONQUEST
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal


def throw(s: World, ask: Ask, answer: int) -> Refusal | None:
    form = answer & 31
    together = occasion(s) != IN_ATTACK
    if form == STOP:
        return _no_stop(s)
    if together and any(s.left) and answer != ROLL | ALL_THE_REST << 5:
        return Refusal(_its_rule(s), "rolled-together", {"number": sum(s.left)})
    if together and not any(s.left) and settled(s):
        return Refusal(_its_rule(s), "reached-already", {"number": total_so_far(s), "goal": goal(s)})
    if form == ROLL:
        return _no_roll(s, answer >> 5)
    if form == REROLL:
        return _no_reroll(s, answer >> 5 & 7, answer >> 8)
    if form == VENOM:
        return _no_venom(s)
    return _no_loot(s, answer)


def _its_rule(s: World) -> str:
    return "ML-QRES-02" if occasion(s) == IN_QUEST else "ML-CONQ-02"


def _no_stop(s: World) -> Refusal | None:
    if occasion(s) != IN_ATTACK:
        return Refusal(_its_rule(s), "rolled-together", {"number": sum(s.left)}) if any(s.left) else None
    if may_stop(s) or kills(s) or captures(s):
        return None
    return Refusal("ML-ATT-02", "roll-before-stopping")


def _killed(s: World) -> Refusal | None:
    """Nothing that adds to the total is left to do."""
    if occasion(s) != IN_ATTACK or not kills(s):
        return None
    monster = monster_faced(s)
    params = {"monster": monster, "number": total_to_kill(s), "goal": MONSTERS[monster].kill}
    return Refusal("ML-ATT-09", "monster-is-killed", params)


def _no_roll(s: World, colour: int) -> Refusal | None:
    if not any(s.left):
        return Refusal("ML-ATT-01", "all-dice-rolled")
    refusal = _killed(s)
    if refusal is not None:
        return refusal
    if colour == ALL_THE_REST:
        return Refusal("ML-ATT-02", "one-die-left") if sum(s.left) == 1 and occasion(s) == IN_ATTACK else None
    return None if s.left[colour] else Refusal("ML-ATT-01", "no-die-of-colour", {"colour": colour})


def _no_reroll(s: World, number: int, die: int) -> Refusal | None:
    if number >= len(s.rerolls):
        return Refusal("ML-ATT-17", "no-such-reroll")
    source = s.rerolls[number]
    origin = origin_of(source)
    if not times_left(source):
        used = "ML-LOOT-04" if origin >= BY_LOOT else "ML-LAND-11" if origin == BY_WAY else "ML-DEPLOY-09"
        return Refusal(used, "rerolls-used")
    if die not in s.thrown:
        return Refusal("ML-ATT-17", "die-not-thrown")
    colour = colour_thrown(die)
    if not colours_of(source) & bit(colour):
        return Refusal("ML-ATT-17", "rerolls-other-dice", {"colour": colour})
    if each_once(source) and die & REROLLED:
        return Refusal("ML-MERC-25", "rerolled-once", {"member": s.who[s.at]})
    return None


def _no_venom(s: World) -> Refusal | None:
    kind = occasion(s)
    if kind == IN_QUEST:
        return Refusal("ML-QRES-11", "no-venom-on-quests")
    if kind == IN_CONQUEST and s.rulings & NO_VENOM_IN_CONQUEST:
        return Refusal("ML-CONQ-08", "no-venom-on-lands")
    if kind == IN_ATTACK and MONSTERS[monster_faced(s)].quirk.forbids & VENOMS:
        return Refusal("ML-MON-04", "venoms-barred", {"monster": monster_faced(s)})
    if not s.venom[s.at]:
        return Refusal("ML-POTION-07", "no-venom-there", {"member": s.who[s.at]})
    return _killed(s)


def _no_loot(s: World, answer: int) -> Refusal | None:
    token = first(answer)
    if token >= len(LOOT) or s.loot[token] != s.whose[s.at]:
        return Refusal("ML-LOOT-04", "not-your-loot")
    card, facts = LOOT[token], {"loot": token}
    if second(answer):
        return Refusal("ML-LOOT-04", "loot-takes-no-die", facts)
    if card.when != ROLLING:
        return Refusal("ML-LOOT-04", "loot-not-for-this", facts)
    if card.kill_bonus and occasion(s) != IN_ATTACK:
        return Refusal("ML-LTOK-04", "loot-not-for-this", facts)
    if not card.rerolls or not thrown_colour(s, card.colours):
        refusal = _killed(s)
        if refusal is not None:
            return refusal
    if not card.kill_bonus and not has_colour(s, card.colours if card.rerolls else bit(card.die)):
        return Refusal("ML-LOOT-05", "loot-without-dice", facts)
    return None
