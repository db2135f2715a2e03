"""Every text a person reads, in their language: Fluent files in `words/<language>/` of each package."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from stolek.errors import MissingWord, UnknownLanguage
from stolek.packages import directory

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "cs", "pl")

HOUSE = Path(__file__).parent / "words_house"
REMEMBERED: Final = 4096  # texts of one language: a table says the same again and again, and Fluent takes its time

Fact: TypeAlias = str | int | float


class Words:
    """The words of one language: the house's own and those of some packages.

    >>> Words.load("en").has("error-illegal")
    True
    """

    def __init__(self, lang: str, bundle: FluentBundle) -> None:
        self.lang = lang
        self._bundle = bundle
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._say)

    @staticmethod
    def load(lang: str, *packages: str) -> Words:
        """The words in `words/<lang>/*.ftl` of each package, such as `stolek.games.summoner_wars`."""
        return _load(lang, packages)

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def say(self, key: str, /, **args: Fact) -> str:
        """The text of a key, or of an attribute of it as in `card-gate.text`."""
        return self._remembered(key, tuple(args), *args.values())

    def _say(self, key: str, names: tuple[str, ...], *facts: Fact) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            raise MissingWord(key, self.lang)
        said, problems = self._bundle.format_pattern(pattern, dict(zip(names, facts, strict=True)))
        if problems:
            raise MissingWord(f"{key} ({problems[0]})", self.lang)
        return str(said)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def _load(lang: str, packages: tuple[str, ...]) -> Words:
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise UnknownLanguage(lang, LANGUAGES)
    bundle = FluentBundle([lang], use_isolating=False)
    for words in (HOUSE, *(directory(package) / "words" for package in packages)):
        for file in sorted((words / lang).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return Words(lang, bundle)
