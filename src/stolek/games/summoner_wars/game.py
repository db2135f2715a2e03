"""Summoner Wars as the kernel sees it."""

from __future__ import annotations

import random
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from stolek.games.base import Game
from stolek.games.summoner_wars import (
    bot,
    decks,
    faces,
    invariants,
    knowledge,
    offering,
    pointing,
    saving,
    scene,
    setup,
    steps,
    telling,
)
from stolek.games.summoner_wars import cards as _cards  # noqa: F401 - fills the tables of cards
from stolek.games.summoner_wars.forms import SCHEMA
from stolek.games.summoner_wars.refusals import why_not
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.turn import main
from stolek.games.summoner_wars.rulings import RULINGS
from stolek.games.summoner_wars.state import DRAWN, Battle
from stolek.kernel.asks import NONE, Ask
from stolek.kernel.rules import Plain, Refusal, Rules
from stolek.kernel.schema import Schema
from stolek.offer import Builder, DeckChecked, DeckDraft, Field, GuideStep, Lesson
from stolek.scene import Catalogue, Choice, Luck, Scene, Step
from stolek.words import Words


class SummonerWars(Rules[Battle]):
    name = "summoner-wars"
    version = 1

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

    def seen(self, s: Battle, ask: Ask, answer: int, seat: int) -> int:
        return knowledge.seen(s, ask, answer, seat)

    def conceal(self, s: Battle, seat: int) -> Battle:
        return knowledge.conceal(s, seat)

    def redeal(self, s: Battle, seat: int, now: Battle, rng: random.Random) -> Battle:
        return knowledge.redeal(s, seat, now, rng)


RULES: Final = SummonerWars()


class SummonerWarsGame(Game[Battle]):
    package = "stolek.games.summoner_wars"
    rules = RULES
    icon = "summon"

    def fields(self, words: Words) -> tuple[Field, ...]:
        return offering.fields(words)

    def ask_text(self, s: Battle, ask: Ask, words: Words) -> str:
        return telling.ask_text(s, ask, words)

    def option_text(self, s: Battle, ask: Ask, option: int, words: Words) -> str:
        return telling.option_text(s, ask, option, words)

    def refusal_text(self, s: Battle, refusal: Refusal, words: Words) -> str:
        return telling.refusal_text(s, refusal, words)

    def event_text(self, event: tuple[int, ...], words: Words, seats: tuple[str, ...]) -> str:
        return telling.event_text(event, words, seats)

    def heading(self, event: tuple[int, ...]) -> int:
        return {news.TURN: 1, news.PHASE: 2}.get(event[1], 0)

    def steps(self, event: tuple[int, ...]) -> tuple[Step, ...]:
        return steps.steps(event)

    def mark(self, event: tuple[int, ...]) -> str:
        return steps.mark(event)

    def catalogue(self, words: Words) -> Catalogue:
        return faces.catalogue(words)

    def scene(self, s: Battle, seat: int | None, words: Words, open: bool = False) -> Scene:
        return scene.scene(s, seat, words, open)

    def choice(self, s: Battle, ask: Ask, option: int, words: Words) -> Choice:
        return pointing.choice(s, ask, option, words)

    def meant(self, s: Battle, ask: Ask, refs: Sequence[str]) -> list[int]:
        return pointing.meant(s, ask, refs)

    def luck(self, s: Battle, ask: Ask, words: Words) -> Luck:
        return pointing.luck(s, ask, words)

    def decks(self) -> list[str]:
        return decks.names()

    def deck(self, source: str) -> Any:
        return source if source in decks.names() else decks.load(source).to_data()

    def builder(self, words: Words) -> Builder:
        return offering.builder(words)

    def checked(self, draft: DeckDraft, words: Words) -> DeckChecked:
        return offering.checked(draft, words)

    def drafted(self, draft: DeckDraft) -> Any:
        return offering.drafted(draft)

    def lesson(self) -> Lesson:
        return offering.lesson()

    def guide(self, words: Words) -> tuple[GuideStep, ...]:
        return offering.guide(words)

    def evaluate(self, s: Battle, seat: int) -> float:
        return bot.evaluate(s, seat)

    def sensible(self, s: Battle, ask: Ask) -> list[int]:
        return bot.sensible(s, ask)

    def bench_options(self) -> list[dict[str, Any]]:
        names = decks.names()
        return [{"decks": [a, names[(i + 3) % len(names)]]} for i, a in enumerate(names)]

    def broken(self, s: Battle) -> list[str]:
        return invariants.broken(s)

    def random_options(self, rng: random.Random) -> dict[str, Any]:
        """Any two legal decks; in half of the games some rulings are read the other way."""
        options: dict[str, Any] = {"decks": [decks.random_deck(rng).to_data() for _ in range(2)]}
        if rng.random() < 0.5:
            options["rulings"] = [name for name in RULINGS if rng.random() < 0.5]
        return options


GAME: Final = SummonerWarsGame()
