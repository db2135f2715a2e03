"""The steps of the adventure phase, which `s.step` counts (ML-ADV-01, ML-ADV-04)."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.cards.abilities import IN_ATTACK, IN_CONQUEST, IN_QUEST
from stolek.games.monster_lands.queries import QUEST_OF
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE

# First the quests, then the sites, land A before land B before the entrance (ML-ADV-03).
DICE_QUEST_STEP: Final = 0
RESOURCE_QUEST_STEP: Final = 1
FIRST_BATTLE: Final = 2

# Of each site. The entrance has neither land nor loot (ML-CDEF-03, ML-CDEF-08).
TRAPS_PART: Final = 0
FIGHT_PART: Final = 1
CONQUEST_PART: Final = 2
SPOILS_PART: Final = 3
PARTS: Final = 4


def site_now(s: World) -> int:
    """The site whose battle is fought, or NONE during quests."""
    return (s.step - FIRST_BATTLE) // PARTS if s.step >= FIRST_BATTLE else NONE


def part_now(s: World) -> int:
    return (s.step - FIRST_BATTLE) % PARTS


def next_step(s: World) -> None:
    s.step += 1
    s.at = NONE
    s.token = 0
    s.carried = 0


def next_site(s: World) -> None:
    s.step = FIRST_BATTLE + (site_now(s) + 1) * PARTS
    s.at = NONE
    s.token = 0
    s.carried = 0


def occasion(s: World) -> int:
    """What the dice of the present path are rolled for."""
    if QUEST_OF[s.at] != NONE:
        return IN_QUEST
    return IN_CONQUEST if part_now(s) == CONQUEST_PART else IN_ATTACK
