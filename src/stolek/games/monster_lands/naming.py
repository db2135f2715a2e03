"""What things are called: members, cards, places and dice by their numbers."""

from __future__ import annotations

from stolek.games.monster_lands.board import AFFILIATIONS, BUILDINGS, COLOURS, PATH_NAMES, SAM, SITES, colour_of
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.describing import OBJECT, count, loot_name
from stolek.games.monster_lands.forms import GEAR
from stolek.games.monster_lands.queries import is_greenhorn, members
from stolek.games.monster_lands.state import World
from stolek.words import Words


def member_name(m: int, words: Words) -> str:
    """A member, or the token of Sam that stands in the place of one."""
    return words.say("sams-mercenary") if m == SAM else words.say(f"mercenary-{MERCENARIES[m].id}")


def member_called(s: World, m: int, words: Words) -> str:
    """A member so that it cannot be taken for another: of several greenhorns each has a number."""
    name = member_name(m, words)
    if m >= 0 and is_greenhorn(m) and s.clan[m] >= 0:
        alike = [other for other in members(s, s.clan[m]) if is_greenhorn(other)]
        if len(alike) > 1:
            return words.say("mercenary-numbered", member=name, number=1 + alike.index(m))
    return name


def equipment_name(e: int, words: Words) -> str:
    return words.say(f"equipment-{COPIES[e].id}")


def equipment_called(s: World, e: int, words: Words) -> str:
    """A copy with whoever holds it; of several in the market each has its place."""
    name = equipment_name(e, words)
    if s.holder[e] >= 0:
        return words.say("equipment-held", equipment=name, member=member_called(s, s.holder[e], words))
    if e in s.market and sum(other >= 0 and COPIES[other] is COPIES[e] for other in s.market) > 1:
        return words.say("equipment-numbered", equipment=name, number=1 + s.market.index(e))
    return name


def discount_name(card: int, words: Words) -> str:
    """Whoever or whatever gives a discount, as DISCOUNT names it."""
    return equipment_name(card - GEAR, words) if card >= GEAR else member_name(card, words)


def monster_name(monster: int, words: Words) -> str:
    return words.say(f"monster-{MONSTERS[monster].id}")


def land_name(land: int, words: Words) -> str:
    return words.say(f"land-{LANDS[land].id}")


def loot_called(token: int, words: Words) -> str:
    return loot_name(LOOT[token], words)


def building_name(building: int, words: Words) -> str:
    return words.say(f"building-{BUILDINGS[building]}")


def affiliation_name(affiliation: int, words: Words) -> str:
    return words.say(f"affiliation-{AFFILIATIONS[affiliation]}")


def path_name(path: int, words: Words) -> str:
    """`land A, path 2`"""
    return words.say(f"path-{PATH_NAMES[path]}")


def site_name(site: int, words: Words) -> str:
    return words.say(f"site-{SITES[site]}")


def die_text(die: int, words: Words, case: str = OBJECT) -> str:
    """A die of a pool, a bargaining die with what it shows."""
    return words.say(f"die-{COLOURS[colour_of(die)]}", value=die, case=case)


def colour_text(colour: int, words: Words) -> str:
    return words.say(f"colour-{COLOURS[colour]}")


def a_die(colour: int, words: Words, case: str = OBJECT) -> str:
    """A die of a colour, whatever it shows."""
    return words.say(f"die-of-{COLOURS[colour]}", case=case)


def faces_text(faces: int, dice: int) -> str:
    """What several dice show, packed base 6, the first counting least."""
    shown = []
    for _ in range(dice):
        shown.append(str(1 + faces % 6))
        faces //= 6
    return ", ".join(shown)


def coins_text(coins: int, words: Words, case: str = OBJECT) -> str:
    return count("coins", coins, words, case)
