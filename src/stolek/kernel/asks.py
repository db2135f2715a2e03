"""What rules may ask of the world outside: a seat's decision, a roll, a draw."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Sequence
from typing import Any, Final, TypeAlias

NONE: Final = -1
CHANCE: Final = -1  # the seat that answers rolls and draws
EVERYONE: Final = -2  # the seat of a question that several seats answer together

TOP: Final = 0  # a seat decides and nothing else is waiting: a quiet point
CHOOSE: Final = 1  # a seat decides in the middle of an effect
ROLL: Final = 2  # chance: 0 .. span - 1, all equally likely
DRAW: Final = 3  # chance: one of the options, by weight
TOGETHER: Final = 4  # several seats answer, in secret until the last answer is in
SHOWN: Final = 5  # hidden information came to light: nothing before it can be taken back
OVER: Final = 6  # the game has ended; nobody answers

Effect: TypeAlias = Coroutine[Any, Any, None]


class Ask:
    """One request. `about` holds what an explanation needs later; the rules never read it back."""

    __slots__ = ("about", "answer", "kind", "offers", "options", "parts", "seat", "span", "weights", "what")

    def __init__(
        self,
        what: int,
        seat: int,
        kind: int,
        options: list[int],
        about: object = None,
    ) -> None:
        self.what: int = what
        self.seat: int = seat
        self.kind: int = kind
        self.options: list[int] = options
        self.about: object = about
        self.span: int = 0
        self.weights: list[int] = options
        self.parts: Sequence[Ask] = ()
        self.offers: Sequence[Ask] = ()
        self.answer: int = NONE

    def __await__(self) -> Generator[Ask, int, int]:
        return (yield self)

    @property
    def chance(self) -> bool:
        return self.what == ROLL or self.what == DRAW

    def drawn(self, point: int) -> int:
        """The option of a draw that `point`, below the sum of the weights, falls on."""
        for option, weight in zip(self.options, self.weights, strict=True):
            point -= weight
            if point < 0:
                return option
        raise ValueError("beyond the weights of this draw")

    def options_of(self, seat: int) -> list[int]:
        """What `seat` may answer now: its question, its part of a common one, or its standing offers."""
        if self.what == TOGETHER:
            for part in self.parts:
                if part.seat == seat:
                    return part.options if part.answer == NONE else []
            return []
        if self.seat == seat:
            return self.options
        for offer in self.offers:
            if offer.seat == seat:
                return offer.options
        return []

    def part_of(self, seat: int) -> Ask:
        """The question as `seat` sees it."""
        for part in self.parts or self.offers:
            if part.seat == seat and self.seat != seat:
                return part
        return self

    def question(self, answer: int) -> Ask | None:
        """What this answers: the question itself, the next part of a common one or a standing offer."""
        if self.what == ROLL:
            return self if 0 <= answer < self.span else None
        if self.what == TOGETHER:
            part = next((part for part in self.parts if part.answer == NONE), None)
            return part if part is not None and answer in part.options else None
        if answer in self.options:
            return self
        return next((offer for offer in self.offers if answer in offer.options), None)

    def same(self, other: Ask) -> bool:
        """Whether the other asks the same of the same seats, and the same answers are in."""
        return (
            (self.what, self.seat, self.kind, self.span, self.answer)
            == (other.what, other.seat, other.kind, other.span, other.answer)
            and self.options == other.options
            and self.weights == other.weights
            and len(self.parts) == len(other.parts)
            and len(self.offers) == len(other.offers)
            and all(mine.same(its) for mine, its in zip(self.parts, other.parts, strict=True))
            and all(mine.same(its) for mine, its in zip(self.offers, other.offers, strict=True))
        )


def top(seat: int, kind: int, options: list[int], offers: Sequence[Ask] = ()) -> Ask:
    """Only the main loop asks this. `offers` are what other seats may do instead, whoever is first."""
    ask = Ask(TOP, seat, kind, options)
    if offers:
        ask.offers = offers
    return ask


def choose(seat: int, kind: int, options: list[int], about: object = None) -> Ask:
    return Ask(CHOOSE, seat, kind, options, about)


def roll(kind: int, span: int, about: object = None) -> Ask:
    ask = Ask(ROLL, CHANCE, kind, [], about)
    ask.span = span
    return ask


def draw(kind: int, options: list[int], weights: list[int], about: object = None) -> Ask:
    ask = Ask(DRAW, CHANCE, kind, options, about)
    ask.weights = weights
    return ask


def shown() -> Ask:
    return Ask(SHOWN, CHANCE, NONE, [])


def over() -> Ask:
    return Ask(OVER, NONE, NONE, [])


async def together(kind: int, asks: Sequence[Ask]) -> list[int]:
    """Ask several seats at once; the answers come back in the order of `asks`."""
    common = Ask(TOGETHER, EVERYONE, kind, [])
    common.parts = asks
    await common
    return [part.answer for part in asks]
