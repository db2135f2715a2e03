"""A game with rules and next to no looks, for tests that need no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolek.games.base import Game
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal, S
from stolek.scene import Catalogue, Choice, Luck, Scene
from stolek.words import Words


class PlainGame(Game[S]):
    package = "stolek.games"

    def ask_text(self, s: S, ask: Ask, words: Words) -> str:
        return f"question {ask.kind}"

    def option_text(self, s: S, ask: Ask, option: int, words: Words) -> str:
        return f"option {option}"

    def refusal_text(self, s: S, refusal: Refusal, words: Words) -> str:
        return refusal.key

    def event_text(self, event: tuple[int, ...], words: Words, seats: tuple[str, ...]) -> str:
        return f"event {event}"

    def catalogue(self, words: Words) -> Catalogue:
        return Catalogue(faces={}, icons={})

    def scene(self, s: S, seat: int | None, words: Words, open: bool = False) -> Scene:
        return Scene(title="plain", seat=seat, seats=(), zones=(), pieces=())

    def choice(self, s: S, ask: Ask, option: int, words: Words) -> Choice:
        return Choice(option)

    def meant(self, s: S, ask: Ask, refs: Sequence[str]) -> list[int]:
        return []

    def luck(self, s: S, ask: Ask, words: Words) -> Luck:
        return Luck()

    def decks(self) -> list[str]:
        return []

    def deck(self, source: str) -> Any:
        return source

    def evaluate(self, s: S, seat: int) -> float:
        return 0.5

    def sensible(self, s: S, ask: Ask) -> list[int]:
        return ask.options

    def random_options(self, rng: Any) -> dict[str, Any]:
        return {}

    def bench_options(self) -> list[dict[str, Any]]:
        return [{}]

    def broken(self, s: S) -> list[str]:
        return []
