"""All cards: importing this package fills the tables of `cards.base`, always in the same order."""

from stolek.games.summoner_wars.cards import (
    cave_goblins,
)

__all__ = ["cave_goblins"]
