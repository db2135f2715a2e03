"""One step ahead: the option after which the seat stands best, once its effect has come to its end."""

from __future__ import annotations

from typing import Any, Final

from stolek.bots.bot import Bot, settled, standing, worth_thinking_about
from stolek.games.base import Game
from stolek.kernel.position import Position
from stolek.kernel.view import View

WORLDS: Final = 3  # positions imagined for one decision, the same for all options


class GreedyBot(Bot):
    def choose(self, game: Game[Any], view: View[Any]) -> int:
        options = worth_thinking_about(game, view)
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            world = view.imagine(self.rng)
            if world is None:
                break
            for i, option in enumerate(options):
                totals[i] += self._after(game, world.copy(), view.seat, option)
        return options[totals.index(max(totals))]

    def _after(self, game: Game[Any], position: Position[Any], seat: int, option: int) -> float:
        position.track = False
        position.play(option, seat)
        settled(game, position, self.rng)
        return standing(game, position, seat)
