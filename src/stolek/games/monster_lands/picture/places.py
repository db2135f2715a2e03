"""Where things lie in the scene, and what they are called there: places and ids that tell nothing hidden."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    BUILDINGS,
    ENTRANCE,
    LABORATORY,
    MINE,
    PATH_NAMES,
    PATHS,
    SAM,
    SINGLE,
    SITES,
)
from stolek.games.monster_lands.queries import QUEST_OF, SITE_OF
from stolek.kernel.asks import NONE

SITE_ZONES: Final = ("land0", "land1", "entrance")
QUEST_ZONES: Final = ("quest0", "quest1")
PATH_ZONES: Final = tuple(
    SITE_ZONES[SITE_OF[path]] if SITE_OF[path] != NONE else QUEST_ZONES[QUEST_OF[path]] for path in range(PATHS)
)
WITH_SPACES: Final = (LABORATORY, MINE)  # buildings in which it matters where a die goes

assert len(SITE_ZONES) == len(SITES) and SITES[ENTRANCE] == SITE_ZONES[ENTRANCE]


def path_place(path: int, slot: str = "") -> str:
    """A lane, or a slot in it: who stands there, dice, traps and shields, what the mercenary carries."""
    lane = f"{PATH_ZONES[path]}/{PATH_NAMES[path]}"
    return f"{lane}.{slot}" if slot else lane


def building_place(building: int, space: int = NONE) -> str:
    lane = f"citadel/{BUILDINGS[building]}"
    return f"{lane}.{space}" if space != NONE else lane


def space_place(building: int, space: int) -> str:
    """Where a die goes that is put on this space."""
    if building not in WITH_SPACES:
        return building_place(building)
    return building_place(building, min(space, SINGLE) if building == MINE else space)


def member_id(m: int) -> str:
    return f"m{m:02}"


def token_id(m: int, path: int) -> str:
    """On a path. Tokens of Sam are all alike."""
    return f"sam.{PATH_NAMES[path]}" if m == SAM else f"t{m:02}"


def monster_id(monster: int) -> str:
    return f"x{monster:02}"


def land_id(land: int) -> str:
    return f"l{land:02}"


def equipment_id(copy: int) -> str:
    return f"e{copy:02}"


def loot_id(token: int) -> str:
    return f"k{token:02}"


def shown_trap_id(place: int) -> str:
    return f"shown.{place}"


def stored_trap_id(seat: int, kind: int, nth: int) -> str:
    return f"trap{seat}.{kind:02}.{nth}"


def laid_trap_id(path: int, nth: int) -> str:
    return f"trap.{PATH_NAMES[path]}.{nth}"


def good_id(good: str, seat: int) -> str:
    """Tokens of one sort on a clan board are one piece with their number."""
    return f"{good}{seat}"


def pool_die_id(seat: int, die: int, nth: int) -> str:
    return f"die{seat}.{die}.{nth}"


def path_die_id(path: int, what: str, nth: int) -> str:
    return f"die.{PATH_NAMES[path]}.{what}.{nth}"


def read_id(ref: str, letter: str, many: int) -> int:
    """The number in such an id, or NONE."""
    number = ref[1:]
    if ref[:1] != letter or not number.isdigit() or int(number) >= many:
        return NONE
    return int(number)
