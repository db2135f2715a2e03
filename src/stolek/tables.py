"""Dealing and loading tables of any game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stolek import saves
from stolek.errors import UnknownOption
from stolek.games import open_game
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table, restore
from stolek.offer import Sequel


class GameTable(Table[Any]):
    """A table that can speak: the kernel's table with the words of its game."""

    def text(self, lang: str = "en", seat: int | None = None) -> str:
        """What `seat` sees (by default whoever is asked), as plain text."""
        from stolek.cli.draw import plain

        return plain(self, lang, self.ask.seat if seat is None else seat)

    def option_text(self, option: int, lang: str = "en") -> str:
        game = open_game(self.rules.name)
        return game.option_text(self.state, self.ask, option, game.words(lang))

    def sequel(self, lang: str = "en") -> Sequel | None:
        """What follows this game, once it is over; None where it belongs to no series."""
        game = open_game(self.rules.name)
        return game.sequel(self.state, self.setup, game.words(lang)) if self.over else None

    def refusal_text(self, option: int, lang: str = "en") -> str | None:
        """Why not, as a sentence; None where the option is legal."""
        refusal = self.why_not(option)
        if refusal is None:
            return None
        game = open_game(self.rules.name)
        return game.refusal_text(self.state, refusal, game.words(lang))


def deal(game: str, seed: int | None = None, real_dice: bool = False, **options: Any) -> GameTable:
    """A new table. The same game, options and seed deal the same cards and roll the same dice everywhere.

    With `real_dice` rolls and draws are asked like any other question (`table.ask.chance`).
    """
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise UnknownOption("seed", seed, ())
    opened = open_game(game)
    wanted = options.get("decks")
    if isinstance(wanted, (list, tuple)):  # a table keeps what a deck file said, not where the file is
        options["decks"] = [opened.deck(deck) if isinstance(deck, str) else deck for deck in wanted]
    return GameTable(opened.rules, options, None if real_dice else Chance(seed))


def winners(scores: Sequence[float]) -> list[int]:
    """The seats that have done best; none where nobody has anything."""
    best = max(scores, default=0.0)
    return [seat for seat, score in enumerate(scores) if best > 0 and score == best]


def load(path: str | Path) -> GameTable:
    """The table saved to a file. Raises BadSave, NewerSave, OtherGame, UnknownGame or BadLog; the file stays."""
    data = saves.parse(saves.read(Path(path)), str(path))
    return restore(GameTable, open_game(str(data.get("game"))).rules, data, str(path))
