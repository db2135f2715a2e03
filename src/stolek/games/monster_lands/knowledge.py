"""What a seat may know, and dealing anew what it cannot.

All see which traps a clan gets and which it discards; so all know what it has. Secret is where they are: which of them
lie on the clan board, and which face down on which path (ML-TERM-13, ML-LODGE-06). All else is open.
"""

from __future__ import annotations

import random

from stolek.games.monster_lands.forms import LOADING, TRAP
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask
from stolek.kernel.view import HIDDEN


def seen(s: World, ask: Ask, answer: int, seat: int) -> int:
    """That a trap is laid is seen by all, which one by its owner."""
    if ask.kind == LOADING and ask.seat != seat and answer & 31 == TRAP:
        return HIDDEN - TRAP
    return answer


def face_down(s: World, path: int) -> list[int]:
    """Which of the tokens on a path nobody but their owner has seen."""
    return [i for i in range(len(s.laid[path])) if not s.shown[path] >> i & 1]


def secret(s: World, clan: int) -> list[int]:
    """The tokens of a clan that others have to guess the places of, sorted: who looks on knows no order."""
    kinds = s.traps[clan][:]
    for path, owner in enumerate(s.whose):
        if owner == clan and s.laid[path]:
            kinds += [s.laid[path][i] for i in face_down(s, path)]
    kinds.sort()
    return kinds


def conceal(s: World, seat: int) -> World:
    """The secret tokens of each other clan in one agreed order: the board first, then path by path."""
    t = s.clone()
    for clan in range(s.seats):
        if clan != seat:
            _lay(t, clan, secret(s, clan))
    return t


def redeal(s: World, seat: int, now: World, rng: random.Random) -> World:
    """The secret tokens of each other clan dealt anew; those that have come to light by `now` lay where they did."""
    t = s.clone()
    for clan in range(s.seats):
        if clan != seat:
            kinds = secret(s, clan)
            if len(kinds) > 1:
                rng.shuffle(kinds)
                if now is not s:
                    _as_found(s, clan, now, kinds, rng)
                _lay(t, clan, kinds)
    return t


def _lay(s: World, clan: int, kinds: list[int]) -> None:
    """Put a clan's secret tokens, as many as it has, onto its board and then onto its paths."""
    at = len(s.traps[clan])
    s.traps[clan] = sorted(kinds[:at])
    for path, owner in enumerate(s.whose):
        if owner == clan and s.laid[path]:
            laid = list(s.laid[path])
            for i in face_down(s, path):
                laid[i] = kinds[at]
                at += 1
            s.laid[path] = tuple(laid)


def _as_found(s: World, clan: int, now: World, kinds: list[int], rng: random.Random) -> None:
    """Change places among `kinds`, dealt as `_lay` takes them, so that what is seen `now` can have come of it."""
    board = len(s.traps[clan])
    held = list(range(board))  # places from which a token may have been discarded
    gone: list[int] = []
    fixed: list[int] = []
    at = board
    for path, owner in enumerate(s.whose):
        if owner != clan or not s.laid[path]:
            continue
        same = len(now.laid[path]) >= len(s.laid[path])
        for i in face_down(s, path):
            if not same:
                gone.append(at)
            elif now.shown[path] >> i & 1:
                _swap(kinds, now.laid[path][i], at, fixed, rng)
                fixed.append(at)
            at += 1
    left = [kinds[i] for i in range(len(kinds)) if i not in fixed]
    for kind in secret(now, clan):
        if kind in left:
            left.remove(kind)
    for place, kind in zip(gone + held, left, strict=False):
        _swap(kinds, kind, place, fixed, rng)
        fixed.append(place)


def _swap(kinds: list[int], kind: int, place: int, fixed: list[int], rng: random.Random) -> None:
    """Bring any token of this kind to this place, where there still is one to bring."""
    if kinds[place] == kind:
        return
    others = [other for other, its in enumerate(kinds) if its == kind and other not in fixed]
    if others:
        other = rng.choice(others)
        kinds[other], kinds[place] = kinds[place], kind
