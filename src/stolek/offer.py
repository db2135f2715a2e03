"""What a game offers besides playing it: what is settled before, its rules to read, decks to build, a first lesson.

Like scenes these structs hold texts in the reader's language and travel to the browser as JSON.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from stolek.scene import Say


class Reason(Struct, omit_defaults=True):
    text: Say
    rule: str = ""  # id of the rule, to be looked up in the rules


# Before the game


class Pick(Struct, omit_defaults=True):
    """With `seats` it can be picked only where so many play."""

    value: str
    label: Say
    note: Say = ""
    icon: str = ""
    tone: str = ""
    seats: tuple[int, ...] = ()

    def offered_with(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


class Field(Struct, omit_defaults=True):
    """One thing to be settled before a game is dealt. `each_seat`: once for every seat, as a list in the options.

    A `deck` may also be one that a person has built and kept. With `several` any number of picks is chosen. With
    `seats` it is asked only where so many play.
    """

    name: str
    label: Say
    kind: Literal["pick", "switch", "number", "deck"]
    picks: tuple[Pick, ...] = ()
    default: Any = None
    each_seat: bool = False
    several: bool = False
    least: int = 0
    most: int = 0
    note: Say = ""
    advanced: bool = False
    seats: tuple[int, ...] = ()

    def asked_with(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


# After the game


class Sequel(Struct, omit_defaults=True):
    """What a finished game of a series comes to, and the options of the next one; none where the series has ended."""

    text: Say
    options: dict[str, Any] | None = None


# The rules


class RuleEntry(Struct, omit_defaults=True):
    id: str
    area: str
    text: Say
    note: Say = ""
    see: tuple[str, ...] = ()
    house: bool = False


class ExampleEntry(Struct, omit_defaults=True):
    id: str
    covers: tuple[str, ...]
    given: Say
    when: Say
    then: Say


class TermEntry(Struct, omit_defaults=True):
    term: Say
    meaning: Say
    en: str = ""
    cs: str = ""
    pl: str = ""


class HouseRow(Struct):
    item: Say
    field: Say
    value: Say


class HouseTable(Struct, omit_defaults=True):
    """Values that this house has set because the sources of the game do not print them."""

    title: Say
    rows: tuple[HouseRow, ...]
    note: Say = ""


class Area(Struct):
    name: str
    title: Say


class RuleBook(Struct):
    game: str
    title: Say
    areas: tuple[Area, ...]
    rules: tuple[RuleEntry, ...]
    examples: tuple[ExampleEntry, ...]
    glossary: tuple[TermEntry, ...]
    house: tuple[HouseTable, ...] = ()


# Decks


class BuilderCard(Struct, omit_defaults=True):
    face: str
    most: int
    group: str


class BuilderGroup(Struct):
    name: str
    label: Say
    need: int


class Leader(Struct):
    """What a deck is built around, with the cards that may go with it."""

    face: str
    cards: tuple[BuilderCard, ...]
    example: dict[str, int]  # the ready-made deck


class Builder(Struct):
    groups: tuple[BuilderGroup, ...]
    leaders: tuple[Leader, ...]


class DeckDraft(Struct):
    name: str
    leader: str
    cards: dict[str, int]


class DeckChecked(Struct):
    problems: tuple[Reason, ...]
    counts: dict[str, int]  # cards in each group


# A first lesson


class GuideStep(Struct, omit_defaults=True):
    """One thing a coach says on the real board.

    It is done when the story tells a line with one of the marks in `until`; what is done further on is then done
    too, so a learner may go ahead. Without marks it goes on by a click.
    """

    text: Say
    refs: tuple[str, ...] = ()  # what it speaks of: pieces, places, zones, faces; not all need be there
    until: tuple[str, ...] = ()


class Lesson(Struct):
    """The table a guide speaks about: the same cards and dice for every learner, who sits in `seat`."""

    options: dict[str, Any]
    seed: int
    seat: int
    bots: dict[int, str]
