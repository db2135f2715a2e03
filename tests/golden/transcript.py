"""A game as text: every question and answer, what chance brought, what happened, and where each turn began.

The answers of a transcript can be read back and played again: they are found by their words or, where these
have changed, by their place among as many as there were. So it outlives other numbers and other words.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from stolek.games.base import Game
from stolek.kernel.asks import EVERYONE, ROLL, Ask
from stolek.kernel.table import Table
from stolek.words import Words

ANSWER = "  > "


class Player:
    """Gives the answers of an earlier transcript as long as they fit, then random ones, if it may."""

    def __init__(self, answers: Iterator[str], rng: random.Random | None) -> None:
        self.answers = answers
        self.rng = rng

    def choose(self, said: list[str], weights: list[int] | None) -> int | None:
        """The place of an answer."""
        place, _, text = next(self.answers, "").partition(" ")
        number, _, of = place.partition("/")
        if text in said:
            same = number.isdigit() and said[int(number) - 1 : int(number)] == [text]
            return int(number) - 1 if same else said.index(text)
        if of == str(len(said)):
            return int(number) - 1
        self.answers = iter(())
        return None if self.rng is None else self.rng.choices(range(len(said)), weights)[0]


def answers_of(transcript: str) -> Iterator[str]:
    return (line.removeprefix(ANSWER) for line in transcript.splitlines() if line.startswith(ANSWER))


def write(game: Game[Any], options: dict[str, Any], player: Player) -> Iterator[str]:
    """The lines of a game; they stop where the player has no answer that fits."""
    words = game.words("en")
    table: Table[Any] = Table(game.rules, options, None)
    seats = tuple(f"Seat {seat}" for seat in range(table.seats))
    yield f"# {game.rules.name}: {json.dumps(options)}"
    told = 0
    while not table.over:
        ask = table.ask
        answers, said = sayings(game, table.state, ask, words)
        yield f"{who(ask)}: {game.ask_text(table.state, ask, words)}"
        place = player.choose(said, ask.weights if ask.options and ask.chance else None)
        if place is None:
            yield "  ! The answer given here is not among those offered:"
            yield from (f"    {text}" for text in said)
            return
        yield f"{ANSWER}{place + 1}/{len(said)} {said[place]}"
        table.play(answers[place])
        for event in table.story[told:]:
            seen = "" if event[0] == EVERYONE else f" (seen by seat {event[0]})"
            yield f"  - {game.event_text(event, words, seats)}{seen}"
            if game.heading(event) == 1:
                yield f"== {checksum(game, table)}"
        told = len(table.story)
    yield f"== {checksum(game, table)}"
    yield f"Scores: {table.scores}"


def who(ask: Ask) -> str:
    return "Chance" if ask.chance else f"Seat {ask.seat}"


def sayings(game: Game[Any], s: Any, ask: Ask, words: Words) -> tuple[Sequence[int], list[str]]:
    """The answers, and each in words."""
    if ask.what == ROLL:
        return range(ask.span), [str(number) for number in range(ask.span)]
    if ask.chance:
        cards = game.luck(s, ask, words).cards
        return ask.options, [cards[option] for option in ask.options]
    return ask.options, [game.option_text(s, ask, option, words) for option in ask.options]


def checksum(game: Game[Any], table: Table[Any]) -> str:
    data = json.dumps(game.rules.to_data(table.state), sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:12]
