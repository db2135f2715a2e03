"""An argument parser that speaks the person's language."""

import argparse
import sys
from collections.abc import Iterable
from typing import NoReturn

from stolek.words import LANGUAGES, Words


class Parser(argparse.ArgumentParser):
    """Positional arguments go to `subjects`, options to `choices`; --help and --lang are there already."""

    def __init__(self, words: Words, command: str | None = None) -> None:
        super().__init__(
            prog=f"stolek {command}" if command else "stolek",
            description=words.say(f"cli-{command or 'about'}"),
            add_help=False,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.words = words
        self.subjects = self.add_argument_group(words.say("cli-subjects"))
        self.choices = self.add_argument_group(words.say("cli-choices"))
        self.choices.add_argument("-h", "--help", action="help", help=words.say("cli-choice-help"))
        self.choices.add_argument(
            "--lang", metavar="|".join(LANGUAGES), help=words.say("cli-choice-lang", lang=words.lang)
        )

    def add_game(self, games: Iterable[str]) -> None:
        self.subjects.add_argument(
            "game", metavar="GAME", help=self.words.say("cli-subject-game", games=", ".join(games))
        )

    def format_usage(self) -> str:
        return self._in_words(super().format_usage())

    def format_help(self) -> str:
        return self._in_words(super().format_help())

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, self.words.say("cli-misused", why=message, command=self.prog) + "\n")

    def _in_words(self, text: str) -> str:
        return text.replace("usage:", self.words.say("cli-usage"), 1)
