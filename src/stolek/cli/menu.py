"""The options of a question as a person reads them: numbered, those of one piece together in one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from stolek.cli.draw import flow
from stolek.games.base import Game
from stolek.kernel.asks import Ask
from stolek.scene import Choice
from stolek.words import Words


class Menu:
    """Numbers from 1 in the order of the lines; 0 is for going on without doing anything."""

    def __init__(self, game: Game[Any], state: Any, ask: Ask, words: Words) -> None:
        self.question = game.ask_text(state, ask, words)
        self.choices: dict[int, Choice] = {}  # by number
        self.texts: dict[int, str] = {}  # by option
        self._groups: dict[str, list[int]] = {}
        self._leave: int | None = None
        groups: dict[str, list[Choice]] = {}
        for option in ask.options:
            choice = game.choice(state, ask, option, words)
            self.texts[option] = game.option_text(state, ask, option, words)
            if choice.leave and self._leave is None:
                self._leave = option
                self.choices[0] = choice
            else:
                groups.setdefault(choice.group or f"\n{option}", []).append(choice)
        number = 0
        for group, choices in groups.items():
            for choice in sorted(choices, key=lambda choice: choice.label):
                number += 1
                self.choices[number] = choice
                self._groups.setdefault(group, []).append(number)

    @property
    def last(self) -> int:
        return max(self.choices)

    @property
    def lit(self) -> set[str]:
        """What can be pointed at first."""
        return {choice.path[0] for choice in self.choices.values() if choice.path}

    def option(self, number: int) -> int | None:
        choice = self.choices.get(number)
        return None if choice is None else choice.option

    def number(self, option: int) -> int:
        return next(n for n, choice in self.choices.items() if choice.option == option)

    def starting(self, refs: Sequence[str]) -> list[int]:
        """The numbers of the options that pointing at these things begins, and does not end."""
        length = len(refs)
        return sorted(
            number
            for number, choice in self.choices.items()
            if len(choice.path) > length and list(choice.path[:length]) == list(refs)
        )

    def text(self, number: int) -> str:
        return self.texts[self.choices[number].option]

    def lines(self, width: int) -> Iterator[Text]:
        for group, numbers in self._groups.items():
            if len(numbers) == 1:
                yield from sentence(numbers[0], self.text(numbers[0]), width)
                continue
            parts = [Text(f"    {group}:", style="bold")]
            parts += [entry(number, self.choices[number].label) for number in numbers]
            yield from flow(parts, width, "  ", indent=6)
        if 0 in self.choices:
            yield from sentence(0, self.text(0), width)


def entry(number: int, text: str, broad: int = 0) -> Text:
    return Text.assemble((f"{number:>{broad}}", "bold cyan"), f") {text}")


def sentence(number: int, text: str, width: int) -> Iterator[Text]:
    first, *more = wrap(text, width - 8) or [""]
    yield entry(number, first, 3)
    for line in more:
        yield Text(f"      {line}")
