"""What the ten scenarios of the solo game change (ML-SC1-01 to ML-SC10-04).

Scenario 0 is a game for several: every question here answers with the usual rule. Scenario rules override the others
wherever they conflict (ML-SOLO-09).
"""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    ARMOURY,
    DRINKS,
    EASY,
    ENTRANCE,
    JUNGLE,
    NORMAL,
    ROUNDS,
    START_COINS,
    WATER,
)
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import DECK, MERCENARIES
from stolek.games.monster_lands.cards.monsters import LEVEL_A
from stolek.games.monster_lands.cards.traps import HIDDEN, TRAPS, TRICK
from stolek.games.monster_lands.forms import NEXT_MONSTER
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rulings import SCENARIO_3_WITHOUT_TRAP
from stolek.games.monster_lands.state import IN_DECK, TRICKS, USED, World
from stolek.kernel.asks import NONE, draw

SCENARIOS: Final = 10
START_TOKENS: Final = 3  # defence tokens in scenario 3
LOW_RENOWN: Final = 4  # ML-SETUP-04
ONE_COIN: Final = 1  # for a round of drinks in scenario 7


# before the game


def least_difficulty(scenario: int) -> int:
    """ML-SC10-02"""
    return NORMAL if scenario == 10 else EASY


def affiliation(s: World) -> int:
    """Of the base members, where the scenario fixes it (ML-SC2-01, ML-SC4-01), else NONE."""
    return JUNGLE if s.scenario == 2 else WATER if s.scenario == 4 else NONE


def deck(s: World) -> list[int]:
    """The mercenaries that can be hired in this game (ML-SC2-01)."""
    if s.scenario == 2:
        return [m for m in DECK if MERCENARIES[m].dice[2]]
    return DECK


def start_waived(s: World) -> bool:
    """Whether the deck has too few of the low renown that the first display asks for (ML-SC2-03)."""
    return sum(MERCENARIES[m].renown <= LOW_RENOWN for m in deck(s)) < weak_wanted(s)


def weak_wanted(s: World) -> int:
    """One for each player (ML-SETUP-04); alone one prepares the game as for two (ML-SOLO-02)."""
    return max(2, s.seats)


def start_coins(s: World) -> int:
    """ML-SC3-02"""
    return 12 if s.scenario == 3 else START_COINS


def start_defence(s: World) -> int:
    """ML-SC3-02"""
    return START_TOKENS if s.scenario == 3 else 0


def start_trap(s: World) -> bool:
    """Whether a clan begins with a basic trap: always, or as the other reading of ML-SC3-02 has it."""
    return s.scenario != 3 or not s.rulings & SCENARIO_3_WITHOUT_TRAP


# the course


def rounds(s: World) -> int:
    """ML-SC3-01, ML-SOLO-10"""
    return 3 if s.scenario == 3 else ROUNDS


def ends_at_fame(s: World) -> bool:
    """A scenario goes on beyond 30 fame (ML-SOLO-10)."""
    return s.scenario == 0


def drinks_price(s: World) -> int:
    """ML-TAV-11, ML-SC7-01"""
    return ONE_COIN if s.scenario == 7 else DRINKS


def closed(s: World, building: int) -> bool:
    """For the whole game, by the scenario (ML-SC4-01)."""
    return s.scenario == 4 and building == ARMOURY


def defence_forbidden(s: World) -> bool:
    """Abilities of members, equipment, paths and guards prevent no wounds (ML-SC4-01, ML-SC4-03)."""
    return s.scenario == 4


def loot_forbidden(s: World, token: int) -> bool:
    """Loot that contains defence tokens cannot be used (ML-SC4-03)."""
    return s.scenario == 4 and LOOT[token].goods.defence > 0


def land_forbidden(s: World, land: int) -> bool:
    """Nor can a settled land that gives them (ML-SC4-03)."""
    return s.scenario == 4 and LANDS[land].action.goods.defence > 0


def tricks_apply(s: World) -> bool:
    """The tricks module, which scenario 8 plays with as well (ML-SC8-01)."""
    return s.modules & TRICKS != 0 or s.scenario == 8


def monsters_reroll(s: World) -> bool:
    """Once each attack die that missed (ML-SC10-01)."""
    return s.scenario == 10


# what it lays out


async def first_at_entrance(s: World) -> None:
    """Once the table is set up (ML-SC6-01, ML-SC10-03)."""
    if s.scenario in (6, 10):
        await _monster_to_entrance(s)


async def next_at_entrance(s: World) -> None:
    """At the start of a round (ML-SC6-01)."""
    if s.scenario == 6:
        await _monster_to_entrance(s)


async def _monster_to_entrance(s: World) -> None:
    """One of level A from the deck, else from the discarded ones, else none."""
    if s.monster[ENTRANCE] != NONE:
        return
    monsters = [m for m in LEVEL_A if s.lair[m] == IN_DECK] or [m for m in LEVEL_A if s.lair[m] == USED]
    if monsters:
        monster = await draw(NEXT_MONSTER, monsters, [1] * len(monsters))
        s.lair[monster] = ENTRANCE
        s.monster[ENTRANCE] = monster
        tell(s, "monster-comes", monster, ENTRANCE)


def lay_sams_pile(s: World) -> None:
    """All tricks and hidden traps, face down (ML-SC8-01)."""
    if s.scenario == 8:
        s.pile = [token.copies if token.type in (TRICK, HIDDEN) else 0 for token in TRAPS]


def for_sam_only(s: World, kind: int) -> bool:
    """A token that never comes into the lodge (ML-SC8-01)."""
    return s.scenario == 8 and TRAPS[kind].type in (TRICK, HIDDEN)
