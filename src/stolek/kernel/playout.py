"""Playing at random to the end: for measuring, and for whoever wants many games."""

from __future__ import annotations

from collections.abc import Callable

from stolek.kernel.asks import CHOOSE, NONE, OVER, ROLL, TOGETHER
from stolek.kernel.position import Position
from stolek.kernel.rules import S


def play_out(position: Position[S], uniform: Callable[[], float]) -> int:
    """Answer everything at random until the game is over; `uniform` gives numbers in [0, 1).

    The result is how many decisions that took, rolls and draws not counted.
    """
    decisions = 0
    while True:
        ask = position.ask
        what = ask.what
        if what <= CHOOSE:
            options = ask.options or ask.offers[0].options
            position.play(options[int(uniform() * len(options))])
            decisions += 1
        elif what == ROLL:
            position.play(int(uniform() * ask.span))
        elif what == OVER:
            return decisions
        elif what == TOGETHER:
            part = next(part for part in ask.parts if part.answer == NONE)
            position.play(part.options[int(uniform() * len(part.options))], part.seat)
            decisions += 1
        else:
            position.play(ask.drawn(int(uniform() * sum(ask.weights))))
