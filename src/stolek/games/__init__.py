"""The games this table can play."""

GAMES: dict[str, str] = {
    "summoner-wars": "stolek.games.summoner_wars",
}
"""Each game's name, as a player writes it, and its package."""
