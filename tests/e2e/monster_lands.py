"""Games of Monster Lands between computer players, played to where somebody wants to see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import stolek
from stolek import bots
from stolek.games import open_game
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
