"""Pure questions about the state: who belongs to whom, what is free, what it comes to."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    ENTRANCE,
    LAND_A,
    LAND_B,
    MARKED_SPACES,
    MERCENARIES_SHOWN,
    MERCENARIES_SHOWN_SOLO,
    PATHS,
    PATHS_OF,
    QUEST_PATHS,
    SAM,
    SPACES,
    STORE_TRAPS,
)
from stolek.games.monster_lands.cards.abilities import Ability
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import FIRST_GREENHORN, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.state import OWNED, World
from stolek.kernel.asks import NONE

SITE_OF: Final = tuple(
    next((site for site in (LAND_A, LAND_B, ENTRANCE) if path in PATHS_OF[site]), NONE) for path in range(PATHS)
)
QUEST_OF: Final = tuple(next((q for q in (0, 1) if path in QUEST_PATHS[q]), NONE) for path in range(PATHS))
# Which place a path has at its site or quest, from the left or the top.
PLACE_OF: Final = tuple(
    PATHS_OF[SITE_OF[path]].index(path) if SITE_OF[path] != NONE else QUEST_PATHS[QUEST_OF[path]].index(path)
    for path in range(PATHS)
)


def members(s: World, seat: int) -> list[int]:
    """All of a clan: chieftain, mercenaries and greenhorns."""
    return s.band[seat]


def renown(s: World, seat: int) -> int:
    """The sum over the clan, greenhorns included (ML-TERM-03)."""
    return sum(MERCENARIES[m].renown for m in members(s, seat))


def surplus(s: World, seat: int) -> int:
    """Fame minus renown (ML-TAV-03); negative where fame has been lost."""
    return s.fame[seat] - renown(s, seat)


def is_greenhorn(m: int) -> bool:
    return m >= FIRST_GREENHORN


def at_home(s: World, m: int) -> bool:
    """Not on a path."""
    return s.path[m] == NONE


def gear_of(s: World, m: int) -> list[int]:
    """The copies of equipment that a member holds."""
    return places(s.holder, m)


def abilities_on(s: World, m: int) -> list[Ability]:
    """What works for a mercenary on a path: its own ability and its equipment, with the Outskirts symbol."""
    found = [MERCENARIES[m].ability] if MERCENARIES[m].ability.outskirts else []
    for e, holder in enumerate(s.holder):
        if holder == m and COPIES[e].ability.outskirts:
            found.append(COPIES[e].ability)
    return found


def trap_room(s: World, seat: int) -> int:
    """How many traps the clan board holds (ML-LODGE-03, ML-MERC-03)."""
    return STORE_TRAPS + sum(MERCENARIES[m].ability.room_for_traps for m in members(s, seat))


def trophies(s: World, seat: int) -> list[int]:
    """The killed monsters a clan still has."""
    return places(s.lair, OWNED + seat)


def trophy_points(s: World, seat: int) -> int:
    """ML-SCORE-04, ML-SCORE-09"""
    points = sum(MONSTERS[monster].killed.trophies for monster in trophies(s, seat))
    return points + sum(LOOT[token].trophies for token in loot(s, seat))


def loot(s: World, seat: int) -> list[int]:
    """The loot tokens a clan has."""
    return places(s.loot, seat)


def lands(s: World, seat: int) -> list[int]:
    """The lands a clan has conquered."""
    return places(s.land_place, OWNED + seat)


def places(column: list[int], value: int) -> list[int]:
    """Where in a column a value stands: mostly nowhere."""
    return [i for i, its in enumerate(column) if its == value] if value in column else []


def settled_by(s: World, m: int) -> int:
    """The land that a member has settled, or NONE."""
    return s.settler.index(m) if m in s.settler else NONE


def dice_in_pool(s: World, seat: int) -> int:
    return sum(s.pool[seat])


def sites(s: World) -> tuple[int, ...]:
    """The lands in play (ML-SETUP-15)."""
    return (LAND_A,) if s.seats <= 2 else (LAND_A, LAND_B)


def spaces(s: World, building: int) -> int:
    """How many dice a building takes at most (ML-SETUP-23); the pawnshop has no such number."""
    return SPACES[building] - (MARKED_SPACES[building] if s.seats <= 2 else 0)


def tavern_places(s: World) -> int:
    """ML-TAV-09"""
    return MERCENARIES_SHOWN_SOLO if s.seats == 1 else MERCENARIES_SHOWN


def sam_tokens_out(s: World) -> int:
    return s.who.count(SAM)
