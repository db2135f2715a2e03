"""How a solo game is rated (ML-SOLO-08): clumsy, apprentice, veteran or hero, by the aims of its scenario.

Looked up in cleanup step 5 of the last round, after wages (ML-SOLO-11); nothing changes any more after that.
"""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import STORE_DEFENCE, STORE_POTIONS, STORE_TRAPS, STORE_VENOMS
from stolek.games.monster_lands.cards.equipment import COPIES, KINDS
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.queries import members
from stolek.games.monster_lands.rules.scoring import points
from stolek.games.monster_lands.rulings import SCENARIO_5_SWAPPED
from stolek.games.monster_lands.state import World

CLUMSY: Final = 0
APPRENTICE: Final = 1
VETERAN: Final = 2
HERO: Final = 3
RATINGS: Final = ("clumsy", "apprentice", "veteran", "hero")

# What an aim counts.
POINTS: Final = 0
COINS: Final = 1
QUESTS: Final = 2
STORES: Final = 3  # goods of the full stores of scenario 5
KINDS_HELD: Final = 4  # kinds of equipment
AFFILIATIONS: Final = 5  # among the members
PAIRS: Final = 6  # members that match the affiliations of scenario 7
AIMS: Final = ("points", "coins", "quests", "stores", "kinds", "affiliations", "pairs")

BY_POINTS: Final = {  # scenario: what makes an apprentice, a veteran, a hero
    1: (35, 45, 60),
    3: (22, 30, 40),
    4: (30, 42, 56),
    6: (35, 50, 65),
    8: (30, 42, 56),
    10: (35, 45, 60),
}
BY_COINS: Final = (15, 35, 55)  # ML-SC2-02
FULL_STORES: Final = STORE_DEFENCE + STORE_TRAPS + STORE_POTIONS + STORE_VENOMS  # ML-SC5-01
STORE_POINTS: Final = (0, 35, 50)  # ML-SC5-02
STORE_POINTS_SWAPPED: Final = (0, 30, 35)
COMPANIES: Final = ((2, 1, 1, 0), (2, 2, 1, 1), (2, 2, 2, 2))  # ML-SC7-02
QUESTS_WANTED: Final = (4, 6, 8)  # ML-SC9-02
QUEST_POINTS: Final = (30, 40, 55)


def rating(s: World) -> int:
    """The best that is reached in every respect."""
    reached = CLUMSY
    for better in (APPRENTICE, VETERAN, HERO):
        if all(counted(s, aim) >= wanted for aim, wanted in aims(s, better)):
            reached = better
    return reached


def aims(s: World, better: int) -> list[tuple[int, int]]:
    """What a rating above clumsy asks for: what is counted, and how much of it."""
    step = better - APPRENTICE
    if s.scenario == 2:
        return [(COINS, BY_COINS[step])]
    if s.scenario == 5:
        wanted = STORE_POINTS_SWAPPED if s.rulings & SCENARIO_5_SWAPPED else STORE_POINTS
        goal = [(STORES, FULL_STORES), (KINDS_HELD, len(KINDS)), (AFFILIATIONS, 4)]
        return goal + ([(POINTS, wanted[step])] if wanted[step] else [])
    if s.scenario == 7:
        return [(PAIRS + step, sum(COMPANIES[step]))]
    if s.scenario == 9:
        return [(QUESTS, QUESTS_WANTED[step]), (POINTS, QUEST_POINTS[step])]
    return [(POINTS, BY_POINTS[s.scenario][step])]


def counted(s: World, aim: int) -> int:
    if aim == COINS:
        return s.coins[0]
    if aim == QUESTS:
        return s.quests_done[0]
    if aim == STORES:
        return stored(s)
    if aim == KINDS_HELD:
        return kinds_held(s)
    if aim == AFFILIATIONS:
        return sum(number > 0 for number in affiliations(s))
    if aim >= PAIRS:
        return matched(s, COMPANIES[aim - PAIRS])
    return points(s, 0)


def stored(s: World) -> int:
    """What lies in the stores, each counted until it is full; larger ones are full as well (ML-SC5-03)."""
    return (
        min(s.defence[0], STORE_DEFENCE)
        + min(len(s.traps[0]), STORE_TRAPS)
        + min(s.potions[0], STORE_POTIONS)
        + min(s.venoms[0], STORE_VENOMS)
    )


def kinds_held(s: World) -> int:
    held = [False] * len(KINDS)
    for m in members(s, 0):
        for e, holder in enumerate(s.holder):
            if holder == m:
                held[COPIES[e].kind] = True
    return sum(held)


def affiliations(s: World) -> list[int]:
    """How many members are of each, chieftain and base mercenary included (ML-SC5-03, ML-SC7-02)."""
    found = [0] * 4
    for m in members(s, 0):
        if MERCENARIES[m].affiliation >= 0:
            found[MERCENARIES[m].affiliation] += 1
    return found


def matched(s: World, company: tuple[int, ...]) -> int:
    """How many of the members that a company asks for are there, over distinct affiliations."""
    found = sorted(affiliations(s), reverse=True)
    return sum(min(have, want) for have, want in zip(found, company, strict=True))


def number(s: World) -> int:
    """What the story tells beside the rating: the figure that its aim is about first."""
    return counted(s, aims(s, HERO)[0][0]) if s.scenario in (2, 7, 9) else points(s, 0)
