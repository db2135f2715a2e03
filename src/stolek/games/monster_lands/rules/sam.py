"""Sam, the automated player of the solo game: two dice say what he takes (ML-SAM-01 to ML-SAM-23).

He has six tokens and no board: no dice pool, wages, loot or score, and nothing to do in other phases (ML-SAM-21). The
pawnshop, settled lands and the entrance are not in his table (ML-SAM-22).
"""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    ARMOURY,
    LABORATORY,
    LAND_A,
    LODGE,
    M_DIE,
    MARKET,
    MINE,
    MINE_PAYS,
    PATHS_OF,
    QUEST_PATHS,
    S_DIE,
    SAM,
    SAM_TOKENS,
    SINGLE,
    TAVERN,
)
from stolek.games.monster_lands.cards.traps import HIDDEN, TRAPS, TRICK
from stolek.games.monster_lands.forms import BARGAINING_DICE, NEXT_TRICK, SAMS_DICE
from stolek.games.monster_lands.queries import sam_tokens_out, spaces
from stolek.games.monster_lands.rules.displays import fill_lodge, fill_market, fill_tavern
from stolek.games.monster_lands.rules.gains import use_up
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.scenarios import closed
from stolek.games.monster_lands.rulings import SAM_LEFTMOST
from stolek.games.monster_lands.state import USED, World
from stolek.kernel.asks import NONE, draw, roll

CITADEL: Final = 4  # the red die: up to this the Citadel, above it the Outskirts (ML-SAM-02)
BUILDING: Final = (LODGE, LABORATORY, TAVERN, ARMOURY, MARKET, MINE)  # by the yellow die (ML-SAM-03)
ROW: Final = (NONE, 0, 1, 2, 0)  # by the red die: a row of traps, a mercenary, a piece of equipment
TRAPS_IN_ROW: Final = 2
TOKENS_ON_PATH: Final = 2  # in scenario 8 (ML-SC8-01)


async def take_turn(s: World) -> bool:
    """One roll of both dice (ML-SAM-02); False where that place has nothing free and he rolls again (ML-SAM-05).

    Whoever calls this returns to the main loop before he rolls again: he may have to do so very often.
    """
    if not has_place(s):
        return True
    faces = await roll(SAMS_DICE, 36)
    red, yellow = 1 + faces % 6, 1 + faces // 6
    tell(s, "sam-rolled", red, yellow)
    if red > CITADEL:
        path = path_for(s, yellow)
        if path == NONE:
            return False
        _send(s, path)
        return True
    building = BUILDING[yellow - 1]
    if not has_space(s, building):
        return False
    await _visit(s, building, ROW[red])
    return True


# where he can go


def has_place(s: World) -> bool:
    """Whether any result of the dice would place something."""
    return any(has_space(s, building) for building in BUILDING) or any(path_for(s, n) != NONE for n in range(1, 7))


def has_space(s: World, building: int) -> bool:
    """Not closed, neither by panic nor by the scenario, and not full (ML-SAM-05)."""
    if s.panic[building] or closed(s, building):
        return False
    return mine_place(s) != NONE if building == MINE else len(s.placed[building]) < spaces(s, building)


def mine_place(s: World) -> int:
    """The free place of highest income (ML-SAM-12), or NONE."""
    taken = s.placed[MINE]
    singles = spaces(s, MINE) - SINGLE
    for place in range(len(MINE_PAYS)):
        if taken.count(place) < (singles if place == SINGLE else 1):
            return place
    return NONE


def path_for(s: World, yellow: int) -> int:
    """The path of the Outskirts that the yellow die means (ML-SAM-04), or NONE where it is taken or no token left."""
    if sam_tokens_out(s) >= SAM_TOKENS:  # ML-SAM-15
        return NONE
    quest = quest_for(s, yellow)
    paths: tuple[int, ...]
    if quest != NONE:
        paths = QUEST_PATHS[quest]  # the leftmost free one (ML-SAM-14)
    elif s.rulings & SAM_LEFTMOST:
        paths = PATHS_OF[LAND_A]
    else:
        paths = (PATHS_OF[LAND_A][yellow - 1],)
    return next((path for path in paths if s.who[path] == NONE), NONE)


def quest_for(s: World, yellow: int) -> int:
    """The quest, or NONE for a land path. In scenario 9 he takes more of them (ML-SC9-01)."""
    first, second = (3, 5) if s.scenario == 9 else (5, 6)
    return 1 if yellow >= second else 0 if yellow >= first else NONE


# what he takes


def _send(s: World, path: int) -> None:
    """One of his tokens blocks the path (ML-SAM-13, ML-SAM-14)."""
    s.who[path] = SAM
    tell(s, "sam-sends", path)


async def _visit(s: World, building: int, row: int) -> None:
    if building == MINE:
        place = mine_place(s)
        s.placed[MINE] = sorted([*s.placed[MINE], place])
        tell(s, "sam-visits", MINE, S_DIE)
    elif building == LABORATORY:
        s.placed[LABORATORY] = sorted([*s.placed[LABORATORY], lab_space(s)])
        tell(s, "sam-visits", LABORATORY, M_DIE)
    else:
        die = 1 + await roll(BARGAINING_DICE, 6)  # counts for the discounts of the player (ML-SAM-23)
        s.placed[building].append(die)
        tell(s, "sam-visits", building, die)
        if building == LODGE:
            await _take_traps(s, row)
        elif building == TAVERN:
            await _take_mercenary(s, row)
        elif building == MARKET:
            await _take_equipment(s, row)


def lab_space(s: World) -> int:
    """The topmost free one (ML-SAM-08)."""
    return next(space for space in range(spaces(s, LABORATORY)) if space not in s.placed[LABORATORY])


async def _take_traps(s: World, row: int) -> None:
    """Both of a row go to the used ones (ML-SAM-07)."""
    for place in range(row * TRAPS_IN_ROW, (row + 1) * TRAPS_IN_ROW):
        kind = s.lodge[place]
        if kind != NONE:
            s.lodge[place] = NONE
            tell(s, "sam-takes-trap", kind)
            use_up(s, kind)
    await fill_lodge(s)


async def _take_mercenary(s: World, place: int) -> None:
    """Never a greenhorn (ML-SAM-09)."""
    m = s.tavern[place]
    if m != NONE:
        s.tavern[place] = NONE
        s.place[m] = USED
        tell(s, "sam-takes-mercenary", m)
    await fill_tavern(s)


async def _take_equipment(s: World, place: int) -> None:
    """ML-SAM-11"""
    e = s.market[place]
    if e != NONE:
        s.market[place] = NONE
        s.holder[e] = USED
        tell(s, "sam-takes-equipment", e)
    await fill_market(s)


# his tricks, in scenario 8


def face_down(s: World, path: int) -> int:
    """How many tokens of his pile lie face down on a path of his: two on a land path until he reveals them (ML-SC8-01).

    Which they are nobody knows before; so they are drawn when they are turned up.
    """
    return (
        TOKENS_ON_PATH
        if s.scenario == 8 and s.who[path] == SAM and path in PATHS_OF[LAND_A] and not s.laid[path]
        else 0
    )


async def turn_up(s: World, path: int) -> None:
    """He reveals all his tokens (ML-SC8-03): they lie face up in `laid` then."""
    for _ in range(face_down(s, path)):
        if not any(s.pile):
            _renew_pile(s)
        kinds = [kind for kind, number in enumerate(s.pile) if number]
        kind = await draw(NEXT_TRICK, kinds, [s.pile[kind] for kind in kinds])
        s.pile[kind] -= 1
        s.shown[path] |= 1 << len(s.laid[path])
        s.laid[path] = (*s.laid[path], kind)


def _renew_pile(s: World) -> None:
    """Those that were used are shuffled."""
    for token in TRAPS:
        if token.type in (TRICK, HIDDEN):
            s.pile[token.number] = token.copies - sum(laid.count(token.number) for laid in s.laid)
