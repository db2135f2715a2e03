"""All cards: importing this package fills the tables of `cards.base`, always in the same order."""

from stolek.games.summoner_wars.cards import (
    breakers,
    cave_goblins,
    fallen_kingdom,
    phoenix_elves,
    polar_dwarves,
    savanna_elves,
    tundra_orcs,
    vanguards,
)

__all__ = [
    "breakers",
    "cave_goblins",
    "fallen_kingdom",
    "phoenix_elves",
    "polar_dwarves",
    "savanna_elves",
    "tundra_orcs",
    "vanguards",
]
