"""The rules, one file a chapter of the rulebook."""

from stolek.games.summoner_wars import cards as cards  # the tables are filled before any rule is imported
