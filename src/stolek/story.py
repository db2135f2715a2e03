"""The story of a table as one who looks on may read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from stolek.games.base import Game
from stolek.kernel.asks import EVERYONE
from stolek.words import Words

Event: TypeAlias = tuple[int, ...]  # who may see it, what happened, details


class Told:
    """One line: what happened `times` times in a row, from entry `first` of the story on."""

    __slots__ = ("event", "events", "first", "rank", "text")

    def __init__(self, text: str, rank: int, event: Event, first: int) -> None:
        self.text = text
        self.rank = rank
        self.event = event
        self.events = [event]
        self.first = first

    @property
    def times(self) -> int:
        return len(self.events)

    def __str__(self) -> str:
        return self.text if self.times == 1 else f"{self.text} ×{self.times}"


def seen(story: Sequence[Event], seat: int | None, everything: bool = False) -> Iterator[tuple[int, Event]]:
    """What the seat, or an onlooker, may see, each entry with its place.

    An entry for somebody's eyes only says more than the one for all just before it, and takes its place.
    """
    for n, event in enumerate(story):
        if _open_to(event, seat, everything):
            instead = n + 1 < len(story) and story[n + 1][0] != EVERYONE and _open_to(story[n + 1], seat, everything)
            if event[0] != EVERYONE or not instead:
                yield n, event


def _open_to(event: Event, seat: int | None, everything: bool) -> bool:
    return everything or event[0] == EVERYONE or event[0] == seat


def lines(
    game: Game[Any],
    story: Sequence[Event],
    words: Words,
    names: tuple[str, ...],
    seat: int | None,
    everything: bool = False,
    breaks: Sequence[int] = (),
) -> Iterator[Told]:
    """The story line by line; `names` are those of the seats.

    What happened several times in a row is one line, except across changes of the numbers in `breaks`.
    """
    last: Told | None = None
    for n, event in seen(story, seat, everything):
        text, rank = game.event_text(event, words, names), game.heading(event)
        if last is not None:
            if text == last.text and not rank and not (breaks and breaks[n] != breaks[last.first]):
                last.events.append(event)
                continue
            yield last
        last = Told(text, rank, event, n)
    if last is not None:
        yield last
