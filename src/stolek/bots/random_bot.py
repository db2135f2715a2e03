"""Any option, each as likely as the other."""

from __future__ import annotations

from typing import Any

from stolek.bots.bot import Bot
from stolek.games.base import Game
from stolek.kernel.view import View


class RandomBot(Bot):
    def choose(self, game: Game[Any], view: View[Any]) -> int:
        if not view.ask.options:
            raise ValueError(f"seat {view.seat} is not asked")
        return self.rng.choice(view.ask.options)
