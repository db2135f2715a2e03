"""Everything that can go wrong in front of a person: each error says itself in the person's language.

The text of an error is the message `error-<key>` of `words_house/<language>/errors.ftl`. Every text says what
happened, what was kept and what to do. A parameter called `why` is a short fact (the name of a field, a place
in a file, the name of a card): it is not translated.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stolek.words import Words


LONGEST_FACT = 500  # Fluent refuses to say more than 1,000 characters in one place


class StolekError(Exception):
    """The base of all errors that a person should read; `rule` is the id of the rule that is the reason."""

    key: str

    def __init__(self, *, rule: str | None = None, **params: object) -> None:
        super().__init__()
        self.params: dict[str, object] = params
        self.rule = rule or None

    def text(self, words: Words) -> str:
        """Say this error in a language; where its words are not at hand, as those of a game, its facts."""
        message = f"error-{self.key}"
        return words.say(message, **self._facts()) if words.has(message) else f"{self.key} {self.params}"

    def _facts(self) -> dict[str, str | int | float]:
        return {name: _sayable(value) for name, value in [("rule", self.rule), *self.params.items()]}

    def __str__(self) -> str:
        from stolek.words import Words

        return self.text(Words.load("en"))

    def __reduce__(self) -> tuple[object, ...]:
        # Bots and tournaments run in other processes; the default would call __init__ without arguments.
        return _again, (type(self), self.params, self.rule)


def _again(kind: type[StolekError], params: dict[str, object], rule: str | None) -> StolekError:
    error = kind.__new__(kind)
    StolekError.__init__(error, rule=rule, **params)
    return error


def _sayable(value: object) -> str | int | float:
    if isinstance(value, (tuple, list)):
        value = ", ".join(map(str, value)) or None
    if value is None:
        return "none"
    if isinstance(value, (int, float)):
        return value
    text = str(value)
    return text if len(text) <= LONGEST_FACT else text[: LONGEST_FACT - 1] + "…"


class UnknownGame(StolekError):
    """There is no game of that name."""

    key = "unknown-game"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(name=name, known=tuple(known))


class UnknownLanguage(StolekError):
    """There are no words in that language."""

    key = "unknown-language"

    def __init__(self, lang: str, known: Iterable[str]) -> None:
        super().__init__(lang=lang, known=tuple(known))


class UnknownOption(StolekError):
    """An option that there is not, or has a `value` that it cannot have; `known` are those it could be."""

    key = "unknown-option"

    def __init__(self, option: str, value: object = None, known: str | Iterable[str] = ()) -> None:
        super().__init__(
            option=option,
            value=None if value is None else str(value),
            known=known if isinstance(known, str) else tuple(known),
        )


class OtherSeats(StolekError):
    """An option that there is only with another number of seats; `known` are those numbers."""

    key = "other-seats"

    def __init__(self, option: str, seats: int, known: Iterable[int]) -> None:
        super().__init__(option=option, seats=seats, known=tuple(known))


class BadSave(StolekError):
    """A saved game cannot be read."""

    key = "bad-save"

    def __init__(self, where: object, why: str) -> None:
        super().__init__(where=str(where), why=why)


class NewerSave(StolekError):
    """A saved game was written by a newer Stolek, or under newer rules of its game, than this one."""

    key = "newer-save"

    def __init__(self, where: object) -> None:
        super().__init__(where=str(where))


class CannotSave(StolekError, OSError):
    """A game cannot be written to a file."""

    key = "cannot-save"

    def __init__(self, where: object, why: str) -> None:
        super().__init__(where=str(where), why=why)
        self.strerror = why


class OtherGame(StolekError):
    """A saved game belongs to another game."""

    key = "other-game"

    def __init__(self, where: object, game: str, wanted: str) -> None:
        super().__init__(where=str(where), game=game, wanted=wanted)


class BadLog(StolekError):
    """A log of answers cannot be replayed beyond one of its answers."""

    key = "bad-log"

    def __init__(self, number: int, why: str) -> None:
        super().__init__(number=number, why=why)


class Reasoned(StolekError):
    """An error with a reason that has words of its own: `<reasons>-<reason>`, of the house or of a game."""

    reasons: str

    def text(self, words: Words) -> str:
        facts = self._facts()
        why = f"{self.reasons}-{facts['reason']}"
        reason = words.say(why if words.has(why) else f"{self.reasons}-other", **facts)
        return words.say(f"error-{self.key}", **{**facts, "reason": reason})


class Illegal(Reasoned):
    """An answer that is not legal now."""

    key = "illegal"
    reasons = "refusal"

    def __init__(self, reason: str, rule: str | None = None, params: Mapping[str, object] | None = None) -> None:
        super().__init__(rule=rule, **{**(params or {}), "reason": reason})


class BadDeck(Reasoned):
    """A deck that may not be played."""

    key = "bad-deck"
    reasons = "deck"

    def __init__(self, deck: str, reason: str, rule: str | None = None, **params: object) -> None:
        super().__init__(rule=rule, **params, deck=deck, reason=reason)


class UnknownRule(StolekError):
    """No ledger has a rule of that id; `near` are ids that look like it."""

    key = "unknown-rule"

    def __init__(self, id: str, near: Iterable[str] = ()) -> None:
        super().__init__(id=id, near=tuple(near))


class MissingWord(StolekError):
    """A language lacks a text, or a text lacks one of the facts it speaks of."""

    key = "missing-word"

    def __init__(self, word: str, lang: str) -> None:
        super().__init__(word=word, lang=lang)
