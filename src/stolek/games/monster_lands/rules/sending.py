"""A mercenary is sent to a path, with all that it takes along, in one action (ML-OUT-01, ML-LAND-06)."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import (
    DICE_QUEST,
    ENTRANCE,
    ENTRANCE_PLACES,
    GUARD_COINS,
    LAND_PATHS,
    M_DIE,
    MAGIC,
    MOST_DICE,
    PATHS,
    PLACES_PER_TOKEN,
    S_DIE,
    STRENGTH,
    TOKEN_PLACES,
    UPPER,
    colour_of,
)
from stolek.games.monster_lands.cards.base import Dice, DiceWanted
from stolek.games.monster_lands.cards.events import FACES, Way
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.forms import (
    DEFENCE_TOKEN,
    END,
    LOADING,
    POTION,
    TRAP,
    VENOM_TOKEN,
    load,
    send,
    trap,
)
from stolek.games.monster_lands.queries import PLACE_OF, QUEST_OF, SITE_OF, is_greenhorn, members, sites
from stolek.games.monster_lands.rules.dice import Load, enough, sets_of, take_dice
from stolek.games.monster_lands.rules.news import tell, tell_only
from stolek.games.monster_lands.state import TRICKS, WAITING, World
from stolek.kernel.asks import NONE, choose

# Things are loaded in this order, as any other would come to the same: the rank of each. Traps of a higher kind come
# later, unless tricks are played with: then their order matters (ML-TRICK-16).
FIRST_TRAP: Final = 2
SHIELDS: Final = 100
POTIONS: Final = 101
VENOMS: Final = 102


def sendings(s: World, seat: int) -> list[int]:
    """Every member who can go, to every path for which there are dice."""
    going = [m for m in members(s, seat) if s.path[m] == NONE and not is_greenhorn(m)]
    options = []
    if going:
        for path in range(PATHS):
            if is_free(s, path) and can_load(s, seat, path):
                options += [send(m, path) for m in going]
    return options


def is_free(s: World, path: int) -> bool:
    """In play and held by nobody (ML-OUT-04): a land with its event tile, a quest, the entrance with a monster."""
    if s.who[path] != NONE:
        return False
    site = SITE_OF[path]
    if site == NONE:
        return s.quest[QUEST_OF[path]] != NONE
    if site == ENTRANCE:
        return s.monster[ENTRANCE] != NONE  # ML-ENTR-02
    return site in sites(s) and s.event[site] != NONE


def can_load(s: World, seat: int, path: int) -> bool:
    """Whether the pool holds what this path requires; at the entrance a token alone will do (ML-ENTR-04)."""
    pool = s.pool[seat]
    if path < LAND_PATHS * 2:
        return enough(pool, way_of(s, path).required)
    if QUEST_OF[path] != NONE:
        return bool(sets_of(pool, dice_for(s, path)))
    return pool[S_DIE] + pool[M_DIE] + s.defence[seat] + len(s.traps[seat]) > 0


def way_of(s: World, path: int) -> Way:
    """What the event tile says of a land path (ML-LAND-02)."""
    return FACES[s.event[SITE_OF[path]]].ways[PLACE_OF[path]]


def dice_for(s: World, path: int) -> DiceWanted:
    """What the quest asks for (ML-QUEST-03)."""
    quest = QUESTS[s.quest[QUEST_OF[path]]]
    return quest.side_a.dice if QUEST_OF[path] == DICE_QUEST else quest.side_b.dice


async def go(s: World, seat: int, m: int, path: int) -> None:
    s.who[path], s.path[m], s.whose[path] = m, path, seat
    s.fate[path] = WAITING
    tell(s, "sent", seat, m, path)
    it = Load(m, path, NONE)
    if QUEST_OF[path] != NONE:
        it.sets = sets_of(s.pool[seat], dice_for(s, path))
        await take_dice(s, seat, it)
        for die in it.dice:
            _lay_die(s, path, die)
    else:
        _arrive(s, seat, path)
        await _load(s, seat, it)
    tell(s, "loaded", seat, path, s.strength[path], s.magic[path], s.bargaining[path])
    if s.laid[path] or s.shields[path]:
        tell(s, "laid", seat, path, len(s.laid[path]), s.shields[path])
        for kind in s.laid[path]:
            tell_only(s, seat, "laid-trap", seat, path, kind)


def _arrive(s: World, seat: int, path: int) -> None:
    """The required dice (ML-LAND-03) and what the path puts on the token (ML-LAND-13, ML-LAND-14, ML-ENTR-06)."""
    if SITE_OF[path] == ENTRANCE:
        s.purse[path] += GUARD_COINS[path - UPPER]
        return
    way = way_of(s, path)
    for code, dice in ((S_DIE, way.required[STRENGTH]), (M_DIE, way.required[MAGIC])):
        s.pool[seat][code] -= dice
        for _ in range(dice):
            _lay_die(s, path, code)
    s.purse[path] += way.coins
    s.potion[path] += way.potions
    s.venom[path] += way.venoms


def _lay_die(s: World, path: int, die: int) -> None:
    colour = colour_of(die)
    if colour == STRENGTH:
        s.strength[path] += 1
    elif colour == MAGIC:
        s.magic[path] += 1
    else:
        s.bargaining[path] += 1


async def _load(s: World, seat: int, it: Load) -> None:
    """One thing after the other, until the player ends it."""
    path = it.path
    while True:
        answer = await choose(seat, LOADING, loading_options(s, seat, it), it)
        if answer == END:
            return
        what = answer >> 5
        it.last = rank(s, answer)
        if answer & 31 == TRAP:
            s.traps[seat].remove(what)
            s.laid[path] = (*s.laid[path], what)
        elif what == DEFENCE_TOKEN:
            s.defence[seat] -= 1
            s.shields[path] += 1
        elif what == POTION:
            s.potions[seat] -= 1
            s.potion[path] += 1
        elif what == VENOM_TOKEN:
            s.venoms[seat] -= 1
            s.venom[path] += 1
        else:
            s.pool[seat][what] -= 1
            _lay_die(s, path, what)


def loading_options(s: World, seat: int, it: Load) -> list[int]:
    path, pool = it.path, s.pool[seat]
    options = [load(die) for die in (S_DIE, M_DIE) if pool[die] and die_fits(s, path, die)]
    if token_fits(s, path):
        options += [trap(kind) for kind in sorted(set(s.traps[seat]))]
        if s.defence[seat]:
            options.append(load(DEFENCE_TOKEN))
    if not is_bare(s, path):
        if s.potions[seat]:
            options.append(load(POTION))
        if s.venoms[seat]:
            options.append(load(VENOM_TOKEN))
        options.append(END)
    return [option for option in options if option == END or not out_of_turn(s, it, option)]


def rank(s: World, answer: int) -> int:
    what = answer >> 5
    if answer & 31 == TRAP:
        return FIRST_TRAP if s.modules & TRICKS else FIRST_TRAP + what
    if what == DEFENCE_TOKEN:
        return SHIELDS
    if what == POTION:
        return POTIONS
    if what == VENOM_TOKEN:
        return VENOMS
    return colour_of(what)


def out_of_turn(s: World, it: Load, answer: int) -> bool:
    """Whether something later in the order is loaded already; of potions and venoms one each (ML-POTION-02)."""
    its = rank(s, answer)
    return its < it.last or (its == it.last and its in (POTIONS, VENOMS))


def is_bare(s: World, path: int) -> bool:
    """At the entrance something must go along, a potion alone will not do (ML-ENTR-04)."""
    return dice_on(s, path) + tokens_on(s, path) == 0


def dice_on(s: World, path: int) -> int:
    return s.strength[path] + s.magic[path]


def tokens_on(s: World, path: int) -> int:
    return len(s.laid[path]) + s.shields[path]


def reinforcements(s: World, path: int) -> Dice:
    """How many dice of each colour may still be added to a land path (ML-LAND-03)."""
    way = way_of(s, path)
    return (
        way.required[STRENGTH] + way.more[STRENGTH] - s.strength[path],
        way.required[MAGIC] + way.more[MAGIC] - s.magic[path],
        0,
    )


def die_fits(s: World, path: int, die: int) -> bool:
    if not fits(s, path, 1, 0):
        return False
    return SITE_OF[path] == ENTRANCE or reinforcements(s, path)[colour_of(die)] > 0


def token_fits(s: World, path: int) -> bool:
    return fits(s, path, 0, 1)


def fits(s: World, path: int, dice: int, tokens: int) -> bool:
    """Whether so many more have room (ML-LAND-05, ML-ENTR-05)."""
    return room(s, path, dice_on(s, path) + dice, tokens_on(s, path) + tokens) >= 0


def room(s: World, path: int, dice: int, tokens: int) -> int:
    """The places for dice that so many dice and tokens leave."""
    if SITE_OF[path] == ENTRANCE:
        return ENTRANCE_PLACES - dice - PLACES_PER_TOKEN * tokens
    return MOST_DICE - dice - PLACES_PER_TOKEN * max(0, tokens - TOKEN_PLACES)
