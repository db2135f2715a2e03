"""A person at a terminal, as a function that answers prompts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator

import pytest

from stolek import cli

Person = Callable[[], str]


def typing(*lines: str) -> Person:
    """Types these lines and is gone."""
    left = iter(lines)

    def person() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return person


def guessing(seed: int, most: int = 8, more: Iterable[str] = (), limit: int = 5000) -> Person:
    """Types numbers at random, and sometimes one of `more`."""
    rng = random.Random(seed)
    others = list(more)
    left: Iterator[int] = iter(range(limit))

    def person() -> str:
        if next(left, None) is None:
            raise EOFError
        if others and rng.random() < 0.2:
            return rng.choice(others)
        return str(rng.randrange(most))

    return person


class Desk:
    """Runs commands with a person at the keyboard."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture
        self.errors = ""

    def run(self, person: Person, *arguments: str, status: int = 0) -> str:
        """What the terminal shows."""

        def answered(prompt: str = "") -> str:
            print(prompt, end="")
            line = person()
            print(line)
            return line

        self.patch.setattr("builtins.input", answered)
        self.capture.readouterr()
        assert cli.main(arguments) == status
        captured = self.capture.readouterr()
        self.errors = captured.err
        return captured.out

    def play(self, person: Person, *arguments: str, status: int = 0) -> str:
        return self.run(person, "play", "summoner-wars", *arguments, status=status)
