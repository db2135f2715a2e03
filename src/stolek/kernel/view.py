"""What one seat may know, and imagining the rest."""

from __future__ import annotations

import random
from typing import Final, Generic

from stolek.kernel.asks import NONE, OVER, ROLL, TOP, Ask
from stolek.kernel.position import Position, resume
from stolek.kernel.rules import Rules, S

HIDDEN: Final = -2  # stands in a trail for an answer the seat may not know
TRIES: Final = 60


class View(Generic[S]):
    """One seat's sight of a position. Two truths the seat cannot tell apart give equal views."""

    __slots__ = ("ask", "base", "rules", "seat", "state", "trail")

    def __init__(self, position: Position[S], seat: int) -> None:
        rules = position.rules
        self.rules: Rules[S] = rules
        self.seat: int = seat
        self.state: S = rules.conceal(position.state, seat)
        self.ask: Ask = seen_ask(position.ask, seat)
        self.base: S = self.state
        self.trail: list[int] = []
        base = position.base
        if position.ask.what not in (TOP, OVER) and base is not None:
            self.base = rules.conceal(base, seat)
            self.trail = _seen_trail(position, base, seat)

    def imagine(self, rng: random.Random) -> Position[S] | None:
        """A position that may be the true one for all the seat knows; None if none was found in many tries."""
        if not self.trail:
            base = self.rules.redeal(self.base, self.seat, rng, [])
            if self.ask.options or self.ask.what == OVER:
                return Position(self.rules, base, self.ask)
            return resume(self.rules, base, [])
        for _ in range(TRIES):
            base = self.rules.redeal(self.base, self.seat, rng, self.trail)
            position = self._retell(base, rng)
            if position is not None and position.ask.options_of(self.seat) == self.ask.options:
                return position
        return None

    def _retell(self, base: S, rng: random.Random) -> Position[S] | None:
        """Give the answers since once more, choosing those the seat did not see; None if they do not fit."""
        position = resume(self.rules, base, [])
        for answer in self.trail if self.trail[0] != NONE else self.trail[1:]:
            ask = next((part for part in position.ask.parts if part.answer == NONE), position.ask)
            if ask.what == OVER:
                return None
            if answer == HIDDEN:
                if ask.what == ROLL:
                    answer = rng.randrange(ask.span)
                else:
                    answer = rng.choices(ask.options, ask.weights)[0]
            elif ask.what != ROLL and answer not in ask.options:
                return None
            position.play(answer, ask.seat)
        return position


def seen_ask(ask: Ask, seat: int) -> Ask:
    """The question as `seat` may see it: the options of others stay with them."""
    mine = ask.part_of(seat)
    options = ask.options_of(seat)
    if mine is ask and (ask.seat == seat or ask.what == OVER):
        return ask
    return Ask(mine.what if mine is not ask else ask.what, mine.seat, mine.kind, options)


def _seen_trail(position: Position[S], base: S, seat: int) -> list[int]:
    rules = position.rules
    told = resume(rules, base, [])
    seen: list[int] = []
    for answer in position.trail:
        if answer == NONE:
            seen.append(NONE)
            continue
        ask = next((part for part in told.ask.parts if part.answer == NONE), told.ask)
        seen.append(HIDDEN if rules.hides(told.state, ask, answer, seat) else answer)
        told.play(answer, ask.seat)
    return seen
