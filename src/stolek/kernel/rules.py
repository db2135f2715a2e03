"""What a game gives to the kernel."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Any, ClassVar, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from stolek.kernel.asks import Ask
from stolek.kernel.schema import Schema

Plain = dict[str, Any]  # what JSON can hold


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What lies on the table: plain data only. `news` is no part of it: what to tell those who look on."""

    __slots__ = ("news",)

    def __init__(self) -> None:
        self.news: list[tuple[int, ...]] | None = None

    @abstractmethod
    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)


class Refusal:
    """Why an answer is not allowed: a rule of the ledger, a text key and its parameters."""

    __slots__ = ("key", "params", "rule")

    def __init__(self, rule: str, key: str, params: dict[str, Any] | None = None) -> None:
        self.rule: str = rule
        self.key: str = key
        self.params: dict[str, Any] = params or {}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.params!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """One game. All that a game must be able to do, and nothing it may do besides."""

    # Of the class: a compiled base would keep its own value of an attribute beside that of an interpreted game.
    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)  # numbers it can be played with; where several, an option says which
    usual_seats: ClassVar[int] = 0  # the number where the option `seats` is missing; 0: the first of them

    @abstractmethod
    def schema(self) -> Schema: ...

    @abstractmethod
    def deal(self, options: Plain) -> S:
        """The state before the first question. Raises a StolekError where an option makes no sense."""

    def seated(self, s: S) -> int:
        """How many seats this state has."""
        return self.seats[0]

    @abstractmethod
    def main(self, s: S, first: int) -> Coroutine[Any, Any, None]:
        """Play from a quiet state on; `first` is the answer to the question that waits there, or NONE."""

    @abstractmethod
    def to_data(self, s: S) -> Plain:
        """The state as plain data, cards by their names, so that a later version of the game can read it."""

    @abstractmethod
    def from_data(self, data: Plain) -> S:
        """The state that `to_data` described. Raises ValueError, KeyError or TypeError where it is none."""

    @abstractmethod
    def scores(self, s: S) -> list[float] | None:
        """One number a seat between 0 and 1 when the game is over, else None."""

    @abstractmethod
    def why_not(self, s: S, ask: Ask, answer: int) -> Refusal | None:
        """The slow twin of `ask.options`, for any well-formed answer: None just where it is legal."""

    @abstractmethod
    def seen(self, s: S, ask: Ask, answer: int, seat: int) -> int:
        """What `seat` sees of an answer to `ask`: the answer, or HIDDEN - n where it knows only so much (n >= 0)."""

    @abstractmethod
    def conceal(self, s: S, seat: int) -> S:
        """A copy in which all that `seat` cannot know stands in one agreed order, the same for every truth."""

    @abstractmethod
    def redeal(self, s: S, seat: int, now: S, rng: random.Random) -> S:
        """A copy of a concealed state with what `seat` cannot know dealt anew, as far as `now`, what it sees
        after some more answers, leaves it open."""
