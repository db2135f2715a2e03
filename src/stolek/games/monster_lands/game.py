"""Monster Lands as the kernel sees it."""

from __future__ import annotations

import random
from collections.abc import Coroutine
from typing import Any, Final

from stolek.games.monster_lands import knowledge, saving
from stolek.games.monster_lands import options as settling
from stolek.games.monster_lands.forms import SCHEMA
from stolek.games.monster_lands.refusals import why_not
from stolek.games.monster_lands.rules.ratings import HERO, rating
from stolek.games.monster_lands.rules.scoring import winners
from stolek.games.monster_lands.rules.turn import main
from stolek.games.monster_lands.state import OVER, World
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Plain, Refusal, Rules
from stolek.kernel.schema import Schema


class MonsterLands(Rules[World]):
    name = "monster-lands"
    version = 1
    seats = settling.SEATS
    usual_seats = settling.USUAL_SEATS

    def schema(self) -> Schema:
        return SCHEMA

    def deal(self, options: Plain) -> World:
        return settling.lay_out(options)

    def seated(self, s: World) -> int:
        return s.seats

    def main(self, s: World, first: int) -> Coroutine[Any, Any, None]:
        return main(s, first)

    def to_data(self, s: World) -> Plain:
        return saving.to_data(s)

    def from_data(self, data: Plain) -> World:
        return saving.from_data(data)

    def scores(self, s: World) -> list[float] | None:
        """Winners share 1; alone one has won as much as the rating says."""
        if s.phase != OVER:
            return None
        if s.seats == 1:
            return [rating(s) / HERO]
        best = winners(s)
        return [1 / len(best) if seat in best else 0.0 for seat in range(s.seats)]

    def why_not(self, s: World, ask: Ask, answer: int) -> Refusal | None:
        return why_not(s, ask, answer)

    def seen(self, s: World, ask: Ask, answer: int, seat: int) -> int:
        return knowledge.seen(s, ask, answer, seat)

    def conceal(self, s: World, seat: int) -> World:
        return knowledge.conceal(s, seat)

    def redeal(self, s: World, seat: int, now: World, rng: random.Random) -> World:
        return knowledge.redeal(s, seat, now, rng)


RULES: Final = MonsterLands()
