"""Summoner Wars as the kernel sees it."""

from __future__ import annotations

import random
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from stolek.games.summoner_wars import knowledge, saving, setup
from stolek.games.summoner_wars import cards as cards  # fills the tables
from stolek.games.summoner_wars.forms import SCHEMA
from stolek.games.summoner_wars.refusals import why_not
from stolek.games.summoner_wars.rules.turn import main
from stolek.games.summoner_wars.state import DRAWN, Battle
from stolek.kernel.asks import NONE, Ask
from stolek.kernel.rules import Plain, Refusal, Rules
from stolek.kernel.schema import Schema


class SummonerWars(Rules[Battle]):
    name = "summoner-wars"
    version = 1
    seats = 2

    def schema(self) -> Schema:
        return SCHEMA

    def deal(self, options: Plain) -> Battle:
        return setup.lay_out(*setup.settings(options))

    def main(self, s: Battle, first: int) -> Coroutine[Any, Any, None]:
        return main(s, first)

    def to_data(self, s: Battle) -> Plain:
        return saving.to_data(s)

    def from_data(self, data: Plain) -> Battle:
        return saving.from_data(data)

    def scores(self, s: Battle) -> list[float] | None:
        if s.winner == NONE:
            return None
        if s.winner == DRAWN:
            return [0.5, 0.5]
        return [1.0 if s.winner == seat else 0.0 for seat in (0, 1)]

    def why_not(self, s: Battle, ask: Ask, answer: int) -> Refusal | None:
        return why_not(s, ask, answer)

    def hides(self, s: Battle, ask: Ask, answer: int, seat: int) -> bool:
        return knowledge.hides(s, ask, answer, seat)

    def conceal(self, s: Battle, seat: int) -> Battle:
        return knowledge.conceal(s, seat)

    def redeal(self, s: Battle, seat: int, trail: Sequence[int], rng: random.Random) -> Battle:
        return knowledge.redeal(s, seat, trail, rng)


RULES: Final = SummonerWars()
