"""Monster Lands as the kernel sees it."""

from __future__ import annotations

import random
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from stolek.errors import BadDeck
from stolek.games.base import Game
from stolek.games.monster_lands import (
    bot,
    campaign,
    faces,
    house,
    invariants,
    knowledge,
    offering,
    pointing,
    samples,
    saving,
    scene,
    steps,
    telling,
)
from stolek.games.monster_lands import options as settling
from stolek.games.monster_lands import verdict as ends
from stolek.games.monster_lands.companion import Sam
from stolek.games.monster_lands.forms import SCHEMA
from stolek.games.monster_lands.refusals import why_not
from stolek.games.monster_lands.rules import news
from stolek.games.monster_lands.rules.ratings import HERO, rating
from stolek.games.monster_lands.rules.scoring import winners
from stolek.games.monster_lands.rules.turn import main
from stolek.games.monster_lands.state import OVER, World
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Plain, Refusal, Rules
from stolek.kernel.schema import Schema
from stolek.offer import Field, GuideStep, HouseTable, Lesson, Sequel
from stolek.scene import Catalogue, Choice, Luck, Scene, Step
from stolek.words import Words


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

HEADINGS: Final = {"round": 1, "phase": 2, "battle": 2}


class MonsterLandsGame(Game[World]):
    package = "stolek.games.monster_lands"
    rules = RULES
    icon = "outskirts"

    def fields(self, words: Words) -> tuple[Field, ...]:
        return offering.fields(words)

    def house_values(self, words: Words) -> tuple[HouseTable, ...]:
        return house.tables(words)

    def ask_text(self, s: World, ask: Ask, words: Words) -> str:
        return telling.ask_text(s, ask, words)

    def option_text(self, s: World, ask: Ask, option: int, words: Words) -> str:
        return telling.option_text(s, ask, option, words)

    def refusal_text(self, s: World, refusal: Refusal, words: Words) -> str:
        return telling.refusal_text(s, refusal, words)

    def event_text(self, event: tuple[int, ...], words: Words, seats: tuple[str, ...]) -> str:
        return telling.event_text(event, words, seats)

    def heading(self, event: tuple[int, ...]) -> int:
        return HEADINGS.get(news.NAMES[event[1]], 0)

    def steps(self, event: tuple[int, ...]) -> tuple[Step, ...]:
        return steps.steps(event)

    def mark(self, event: tuple[int, ...]) -> str:
        return steps.mark(event)

    def verdict(self, s: World, words: Words) -> str:
        return ends.verdict(s, words)

    def sequel(self, s: World, options: dict[str, Any], words: Words) -> Sequel | None:
        return campaign.sequel(s, options, words)

    def catalogue(self, words: Words) -> Catalogue:
        return faces.catalogue(words)

    def scene(self, s: World, seat: int | None, words: Words, open: bool = False) -> Scene:
        return scene.scene(s, seat, words, open)

    def choice(self, s: World, ask: Ask, option: int, words: Words) -> Choice:
        return pointing.choice(s, ask, option, words)

    def meant(self, s: World, ask: Ask, refs: Sequence[str]) -> list[int]:
        return pointing.meant(s, ask, refs)

    def luck(self, s: World, ask: Ask, words: Words) -> Luck:
        return pointing.luck(s, ask, words)

    def deck(self, source: str) -> Any:
        raise BadDeck(deck=source, reason="unknown-deck", known="")

    def companion(self, options: dict[str, Any], words: Words) -> Sam:
        return Sam(options, words)

    def lesson(self) -> Lesson:
        return offering.lesson()

    def guide(self, words: Words) -> tuple[GuideStep, ...]:
        return offering.guide(words)

    def evaluate(self, s: World, seat: int) -> float:
        return bot.evaluate(s, seat)

    def sensible(self, s: World, ask: Ask) -> list[int]:
        return bot.sensible(s, ask)

    def bench_options(self) -> list[dict[str, Any]]:
        return samples.bench_options()

    def broken(self, s: World) -> list[str]:
        return invariants.broken(s)

    def random_options(self, rng: random.Random) -> dict[str, Any]:
        return samples.random_options(rng)


GAME: Final = MonsterLandsGame()
