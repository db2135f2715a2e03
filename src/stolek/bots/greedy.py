"""One step ahead: the option after which the seat stands best, once its effect has come to its end."""

from __future__ import annotations

from typing import Any

from stolek.bots.bot import Bot, one_step, worth_thinking_about
from stolek.games.base import Game
from stolek.kernel.view import View


class GreedyBot(Bot):
    def choose(self, game: Game[Any], view: View[Any]) -> int:
        options = worth_thinking_about(game, view)
        if len(options) == 1:
            return options[0]
        values = one_step(game, view, options, self.rng)
        return options[values.index(max(values))]
