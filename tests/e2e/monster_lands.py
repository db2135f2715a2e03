"""Games of Monster Lands between computer players, played to where somebody wants to see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import stolek
from stolek import bots
from stolek.games import open_game
from stolek.games.monster_lands.board import M_DIE, TAVERN
from stolek.games.monster_lands.state import ADVENTURE, DEPLOYMENT
from stolek.kernel.asks import TOP
from stolek.tables import GameTable

GAME: Final = "monster-lands"

Moment = Callable[[GameTable], bool]


def played(seed: int, until: Moment = lambda table: False, **options: Any) -> GameTable:
    """A game up to this moment, or to its end."""
    game = open_game(GAME)
    table = stolek.deal(GAME, seed=seed, **options)
    sides = [bots.make("greedy", seed + seat) for seat in range(table.seats)]
    while not table.over and not until(table):
        table.play(sides[table.ask.seat].choose(game, table.view(table.ask.seat)))
    return table


def met(moment: Moment, **options: Any) -> GameTable:
    """The first game in which it comes to this."""
    games = (played(seed, moment, **options) for seed in range(1, 30))
    return next(table for table in games if not table.over)


def deploying(round: int, dice: int = 0) -> Moment:
    """Somebody's turn in the deployment phase, with so many dice in the Citadel."""

    def now(table: GameTable) -> bool:
        s = table.state
        placed = sum(len(building) for building in s.placed)
        return s.round == round and s.phase == DEPLOYMENT and table.ask.what == TOP and placed >= dice

    return now


def fighting(round: int) -> Moment:
    """In the middle of an attack: some dice are thrown, and some are not yet."""

    def now(table: GameTable) -> bool:
        s = table.state
        return s.round >= round and s.phase == ADVENTURE and s.rolling and len(s.thrown) > 1 and sum(s.left) > 0

    return now


def with_magic(table: GameTable) -> bool:
    """Who is on turn has a magic die, and the tavern is open."""
    s = table.state
    return deploying(2)(table) and s.pool[table.ask.seat][M_DIE] > 0 and not s.panic[TAVERN]
