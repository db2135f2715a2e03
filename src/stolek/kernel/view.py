"""What one seat may know, and imagining the rest."""

from __future__ import annotations

import random
from typing import Final, Generic

from stolek.kernel.asks import DRAW, NONE, OVER, TOP, Ask
from stolek.kernel.position import Position, at_rest
from stolek.kernel.rules import Rules, S

HIDDEN: Final = -2  # this and all below it stand for answers the seat does not know, or knows in part
TRIES: Final = 2000


class View(Generic[S]):
    """One seat's sight of a position. Two truths the seat cannot tell apart give equal views."""

    __slots__ = ("ask", "base", "given", "rules", "seat", "state", "trail")

    def __init__(self, position: Position[S], seat: int) -> None:
        rules = position.rules
        self.rules: Rules[S] = rules
        self.seat: int = seat
        self.state: S = rules.conceal(position.state, seat)
        self.ask: Ask = seen_ask(position.ask, seat)
        self.given: int = position.ask.part_of(seat).answer  # to a common question that waits for others
        self.base: S = self.state
        self.trail: list[int] = []
        base = position.base
        if position.ask.what not in (TOP, OVER) and base is not None:
            self.base = rules.conceal(base, seat)
            self.trail = _seen_trail(position, base, seat)

    def imagine(self, rng: random.Random) -> Position[S] | None:
        """A position that may be the true one for all the seat knows; None where many tries found none."""
        if not self.trail and (self.ask.options or self.ask.what == OVER):
            return Position(self.rules, self.rules.redeal(self.base, self.seat, self.state, rng), self.ask)
        for _ in range(TRIES):
            base = self.rules.redeal(self.base, self.seat, self.state, rng)
            position = self._retell(base, rng)
            if position is not None and self._fits(position):
                position.go_on()
                return position
        return None

    def _fits(self, position: Position[S]) -> bool:
        """Whether the seat would see just what it sees. A truth that would have gone on by itself is none."""
        if self.given != NONE:
            if self.given not in position.ask.options_of(self.seat):
                return False
            position.play(self.given, self.seat)
        if position.forced():
            return False
        seen, mine = seen_ask(position.ask, self.seat), self.ask
        if seen.what != mine.what or seen.seat != mine.seat or seen.kind != mine.kind:
            return False
        rules = self.rules
        return seen.options == mine.options and (
            not self.trail or rules.to_data(rules.conceal(position.state, self.seat)) == rules.to_data(self.state)
        )

    def _retell(self, base: S, rng: random.Random) -> Position[S] | None:
        """Give the answers since once more, choosing those the seat did not see; None if they do not fit."""
        position = at_rest(self.rules, base)
        for answer in self.trail:
            if answer == NONE:
                continue
            ask = next((part for part in position.ask.parts if part.answer == NONE), position.ask)
            if ask.what == OVER:
                return None
            if answer <= HIDDEN:
                options = [
                    i
                    for i, option in enumerate(ask.options)
                    if self.rules.seen(position.state, ask, option, self.seat) == answer
                ]
                if not options:
                    return None
                weights = [ask.weights[i] for i in options] if ask.what == DRAW else None
                answer = ask.options[rng.choices(options, weights)[0]]
            elif position.ask.question(answer) is None:
                return None
            position.play(answer, ask.seat)
        return position


def seen_ask(ask: Ask, seat: int) -> Ask:
    """The question as `seat` may see it: the options of others stay with them."""
    mine = ask.part_of(seat)
    options = ask.options_of(seat)
    if mine is ask and (ask.seat == seat or ask.what == OVER):
        return ask
    return Ask(mine.what if mine is not ask else ask.what, mine.seat, mine.kind, options, mine.about)


def _seen_trail(position: Position[S], base: S, seat: int) -> list[int]:
    rules = position.rules
    told = at_rest(rules, base)
    seen: list[int] = []
    for answer in position.trail:
        if answer == NONE:
            seen.append(NONE)
            continue
        ask = told.ask.question(answer) or told.ask
        seen.append(rules.seen(told.state, ask, answer, seat))
        told.play(answer, ask.seat)
    return seen
