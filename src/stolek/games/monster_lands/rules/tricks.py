"""The conflict step of the tricks module: traps are revealed or not, one after the other (ML-TRICK-03)."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import MAGIC, PATHS_OF, SAM, STRENGTH, bit
from stolek.games.monster_lands.cards.traps import TRAPS, TRICK
from stolek.games.monster_lands.forms import (
    AIMING,
    CANCELLING,
    PASS,
    REVEALING,
    STEALING,
    YES,
    pick_colour,
    pick_path,
)
from stolek.games.monster_lands.rules.battle import adjacent, turn_up
from stolek.games.monster_lands.rules.gains import use_up
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.sam import turn_up as sam_draws
from stolek.games.monster_lands.rules.stages import next_step, site_now
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, choose, shown

SAMS_ORDER: Final = (MAGIC, STRENGTH)  # ML-SC8-03


class Trick:
    """What is asked about: a token on a path, and the path it is aimed at."""

    __slots__ = ("kind", "path", "target")

    def __init__(self, path: int, kind: int, target: int = NONE) -> None:
        self.path: int = path
        self.kind: int = kind
        self.target: int = target


async def conflict_on(s: World) -> None:
    """The next token of the present path, from top to bottom (ML-TRICK-16), or the next path to the right."""
    if s.at == NONE or s.token >= len(s.laid[s.at]):
        path = next((p for p in PATHS_OF[site_now(s)] if p > s.at and s.who[p] != NONE), NONE)
        if path == NONE:
            next_step(s)
            return
        s.at = path
        s.token = 0
        if s.who[path] == SAM:
            await _sams_tokens(s, path)
            s.token = len(s.laid[path])
        return
    path, seat, kind = s.at, s.whose[s.at], s.laid[s.at][s.token]
    s.active = seat
    if await choose(seat, REVEALING, [YES, PASS], Trick(path, kind)) == PASS:
        s.token += 1
        return
    await shown()
    turn_up(s, path, s.token)
    if TRAPS[kind].type != TRICK or not await _play(s, path, kind):
        s.token += 1


async def _play(s: World, path: int, kind: int) -> bool:
    """A trick strikes one adjacent path (ML-TRICK-06). True where it was cancelled and is gone."""
    beside = adjacent(s, path)
    if not beside:
        return False  # ML-TRICK-15
    seat = s.whose[path]
    target = await choose(seat, AIMING, [pick_path(other) for other in beside], Trick(path, kind)) >> 5
    tell(s, "trick", seat, path, kind, target)
    if await _cancelled(s, path, kind, target):
        return True
    token = TRAPS[kind]
    if token.redirects:
        s.aimed[path] = (*s.aimed[path], target * 4 + token.redirects)
        return False
    for _ in range(token.steals):
        options = [pick_colour(c) for c in range(2) if token.steal_colours & bit(c) and stealable(s, target, c)]
        if not options:
            break
        if token.steals > 1:
            options.append(PASS)
        answer = await choose(seat, STEALING, options, Trick(path, kind, target))
        if answer == PASS:
            break
        steal(s, path, target, answer >> 5)
    return False


async def _cancelled(s: World, path: int, kind: int, target: int) -> bool:
    """With a defence token of the targeted path (ML-TRICK-07); abilities are of no use (ML-TRICK-08)."""
    if s.who[target] == SAM or not s.shields[target]:
        return False
    seat = s.whose[target]
    if await choose(seat, CANCELLING, [YES, PASS], Trick(path, kind, target)) == PASS:
        return False
    s.shields[target] -= 1
    tell(s, "cancelled", seat, target, kind)
    if s.who[path] != SAM:
        _discard(s, path, s.token)
    return True


def _discard(s: World, path: int, i: int) -> None:
    """The tokens below it move up."""
    tokens, face_up = s.laid[path], s.shown[path]
    use_up(s, tokens[i])
    s.laid[path] = tokens[:i] + tokens[i + 1 :]
    s.shown[path] = face_up & ((1 << i) - 1) | face_up >> (i + 1) << i


def stealable(s: World, target: int, colour: int) -> int:
    """Placed dice and those on ordinary traps, not those on hidden ones (ML-TRICK-11, ML-TRICK-12)."""
    if colour == STRENGTH:
        return s.strength[target] + s.trap_strength[target]
    return s.magic[target] + s.trap_magic[target]


def steal(s: World, path: int, target: int, colour: int) -> None:
    """A die lies on the trick now and belongs to the thief's path."""
    placed, on_traps = (s.strength, s.trap_strength) if colour == STRENGTH else (s.magic, s.trap_magic)
    if placed[target]:
        placed[target] -= 1
    else:
        on_traps[target] -= 1
    on_traps[path] += 1
    tell(s, "stole", s.whose[path], path, target, colour)


async def _sams_tokens(s: World, path: int) -> None:
    """Sam reveals all of them; only stealing does him any good (ML-SC8-03)."""
    await sam_draws(s, path)
    for kind in s.laid[path]:
        tell(s, "revealed", s.whose[path], path, kind)
        token = TRAPS[kind]
        target = _sams_target(s, path, token.steal_colours)
        if target == NONE:
            continue
        tell(s, "trick", s.whose[path], path, kind, target)
        if await _cancelled(s, path, kind, target):
            continue
        for _ in range(token.steals):
            colour = next((c for c in SAMS_ORDER if token.steal_colours & bit(c) and stealable(s, target, c)), NONE)
            if colour == NONE:
                break
            steal(s, path, target, colour)


def _sams_target(s: World, path: int, colours: int) -> int:
    """The player's mercenary to the left, or else to the right, of whom he can take something."""
    for other in adjacent(s, path):
        if s.who[other] >= 0 and any(colours & bit(c) and stealable(s, other, c) for c in range(2)):
            return other
    return NONE
