"""Computer players: random, greedy, tree search. They see a seat's view, never the state."""

from __future__ import annotations

from stolek.bots.bot import Bot, Watch
from stolek.bots.greedy import GreedyBot
from stolek.bots.random_bot import RandomBot
from stolek.bots.search import SECONDS, SearchBot
from stolek.errors import UnknownOption

NAMES = ("random", "greedy", "search", "search:N")
"""What `make` understands; N is a number of simulations."""


def make(spec: str, seed: int, seconds: float = SECONDS) -> Bot:
    """The bot of this description; one that searches decides within so many seconds. Raises UnknownOption."""
    name, colon, number = spec.partition(":")
    if not colon and name == "random":
        return RandomBot(seed)
    if not colon and name == "greedy":
        return GreedyBot(seed)
    if name == "search":
        if not colon:
            return SearchBot(seed, seconds=seconds)
        if number.isascii() and number.isdigit() and 0 < int(number) < 1_000_000:
            return SearchBot(seed, int(number), seconds)
    raise UnknownOption("bot", value=spec, known=NAMES)


__all__ = ["NAMES", "Bot", "Watch", "make"]
