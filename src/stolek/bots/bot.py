"""What every bot is: it gets a seat's view and nothing else, and keeps nothing but its dice."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from stolek.games.base import Game
from stolek.kernel.asks import OVER, ROLL, SHOWN, TOGETHER, TOP, Ask
from stolek.kernel.position import Position
from stolek.kernel.view import View

WORLDS: Final = 3  # positions imagined for a look one step ahead, the same for all options
LONGEST: Final = 200  # answers until an effect must have come to its end
REPORTED: Final = 0.2  # seconds between two reports of a thought

Watch: TypeAlias = Callable[[float, int], None]
"""Told how far a thought is, 0 to 1, and which option is the best so far. What it raises ends the thought."""


class Bot(ABC):
    """A computer player. The same seed, view and build give the same answers."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.watch: Watch | None = None

    @abstractmethod
    def choose(self, game: Game[Any], view: View[Any]) -> int:
        """One of `view.ask.options`."""


def worth_thinking_about(game: Game[Any], view: View[Any]) -> list[int]:
    """The sensible options. Raises ValueError where the seat is not asked."""
    if not view.ask.options:
        raise ValueError(f"seat {view.seat} is not asked")
    return game.sensible(view.state, view.ask)


def sampled(position: Position[Any], rng: random.Random) -> None:
    """Let chance answer until a seat is asked, or the game is over."""
    while True:
        ask = position.ask
        if ask.what == ROLL:
            position.play(int(rng.random() * ask.span))
        elif ask.chance:
            position.play(rng.choices(ask.options, ask.weights)[0])
        elif ask.what == SHOWN:
            position.play(0)
        else:
            return


def asked(position: Position[Any]) -> Ask:
    """The question to be answered next: of a common one the first part without an answer."""
    ask = position.ask
    if ask.what == TOGETHER:
        for part in ask.parts:
            if part.answer < 0:
                return part
    elif not ask.options and ask.offers:
        return ask.offers[0]
    return ask


def at_rest(position: Position[Any]) -> bool:
    return position.ask.what == TOP or position.ask.what == OVER


def settled(game: Game[Any], position: Position[Any], rng: random.Random) -> None:
    """Let the effect come to its end, each answer being the first guess."""
    for _ in range(LONGEST):
        sampled(position, rng)
        if at_rest(position):
            return
        ask = asked(position)
        position.play(game.sensible(position.state, ask)[0], ask.seat)


def standing(game: Game[Any], position: Position[Any], seat: int) -> float:
    """How `seat` stands: the score of a game that is over, else what the game thinks of it."""
    if position.over:
        scores = game.rules.scores(position.state)
        if scores is not None:
            return scores[seat]
    return game.evaluate(position.state, seat)


def one_step(game: Game[Any], view: View[Any], options: list[int], rng: random.Random) -> list[float]:
    """How the seat would stand after each of these options, over a few imagined positions."""
    totals = [0.0] * len(options)
    for _ in range(WORLDS):
        world = view.imagine(rng)
        if world is None:
            break
        for i, option in enumerate(options):
            position = world.copy(track=False)
            position.play(option, view.seat)
            settled(game, position, rng)
            totals[i] += standing(game, position, view.seat) / WORLDS
    return totals
