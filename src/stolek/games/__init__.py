"""The games this table can play."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from stolek.errors import UnknownGame

if TYPE_CHECKING:
    from stolek.games.base import Game

GAMES: dict[str, str] = {
    "summoner-wars": "stolek.games.summoner_wars",
    "monster-lands": "stolek.games.monster_lands",
}
"""Each game's name, as a player writes it, and its package."""


@cache
def open_game(name: str) -> Game[Any]:
    """The game of this name; its package is imported only now."""
    if name not in GAMES:
        raise UnknownGame(name, GAMES)
    game: Game[Any] = import_module(f"{GAMES[name]}.game").GAME
    return game
