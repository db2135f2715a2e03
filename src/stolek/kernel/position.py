"""A state and the question it waits at. Copies, also in mid-effect, are exact."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, Final, Generic

from stolek.kernel.asks import CHOOSE, DRAW, NONE, OVER, ROLL, SHOWN, TOGETHER, TOP, Ask
from stolek.kernel.rules import Rules, S

LONG_TRAIL: Final = 60


class Position(Generic[S]):
    """`state` belongs to this position alone. `ask` is what is waited for.

    A coroutine cannot be copied, so a copy in mid-effect is a copy of the last quiet state (`base`) to which the
    answers since (`trail`), forced ones too, are given again. With `track=False` no base is kept: fastest, and
    copied only at rest.
    """

    __slots__ = ("ask", "barriers", "base", "co", "patient", "rules", "state", "track", "trail", "unveiled")

    def __init__(self, rules: Rules[S], state: S, ask: Ask | None = None, track: bool = True) -> None:
        self.rules: Rules[S] = rules
        self.state: S = state
        self.track: bool = track
        self.patient: bool = False  # replaying: answers nothing by itself
        self.base: S | None = None
        self.trail: list[int] = []
        self.barriers: int = 0  # chance answers and revelations so far: what cannot be taken back
        self.unveiled: int = NONE  # how much had been told when first something hidden came to light
        self.co: Coroutine[Any, Any, None] | None = None
        if ask is None:
            if track:
                self.base = state.clone()
            self.begin(NONE)
        else:
            self.ask: Ask = ask

    def begin(self, first: int) -> None:
        """Set the rules going from a quiet state, `first` being the answer that waits there."""
        self.trail = [first]
        co = self.rules.main(self.state, first)
        self.co = co
        self._arrive(co, co.send(None))

    def _arrive(self, co: Coroutine[Any, Any, None], ask: Ask) -> None:
        """Answer what leaves no choice, and stop at the first question that does."""
        while True:
            what = ask.what
            self.ask = ask
            if what <= CHOOSE and len(ask.options) > 1:  # by far the most frequent
                return
            if what == SHOWN:
                self.barriers += 1
                if self.unveiled == NONE:
                    self.unveiled = len(self.state.news or ())
                ask = co.send(0)
                continue
            if self.patient or not self.forced():
                if what <= CHOOSE and not ask.options and not ask.offers:
                    raise RuntimeError(f"a question without an answer: kind {ask.kind}")
                return
            answer = 0 if what == ROLL else ask.options[0]
            if what == TOP:  # a quiet point all the same: trails stay short
                if self.track:
                    self.base = self.state.clone()
                self.trail = [answer]
            else:
                self.trail.append(answer)
            ask = co.send(answer)

    def play(self, answer: int, seat: int = NONE) -> None:
        """Give an answer; it is not checked. `seat` matters only where several seats are asked together."""
        ask = self.ask
        what = ask.what
        if what == TOP:
            if self.track:
                self.base = self.state.clone()
            waiting = self.co
            if waiting is None:
                self.begin(answer)
            else:
                self.trail = [answer]
                self._arrive(waiting, waiting.send(answer))
            return
        co = self.co
        if co is None or what == OVER:
            raise RuntimeError("nothing is waiting for an answer here")
        if what == TOGETHER:
            self._play_part(co, ask, answer, seat)
            return
        if what != CHOOSE:
            self.barriers += 1
        self.trail.append(answer)
        self._arrive(co, co.send(answer))

    def _play_part(self, co: Coroutine[Any, Any, None], ask: Ask, answer: int, seat: int) -> None:
        ask.part_of(seat).answer = answer
        if all(part.answer != NONE for part in ask.parts):
            for part in ask.parts:
                self.trail.append(part.answer)
            self.barriers += 1
            self._arrive(co, co.send(0))

    def replay(self, answers: Sequence[int]) -> None:
        """Give answers as a trail holds them: those of a common question stand one after the other."""
        i = 0
        while i < len(answers):
            if self.ask.what == TOGETHER:
                for part in self.ask.parts:
                    self.play(answers[i], part.seat)
                    i += 1
            else:
                self.play(answers[i])
                i += 1

    def forced(self) -> bool:
        """Whether the question leaves no choice; only a patient position ever stops at such."""
        ask = self.ask
        if ask.what == ROLL:
            return ask.span == 1
        return (ask.what <= CHOOSE or ask.what == DRAW) and len(ask.options) == 1 and not ask.offers

    def go_on(self) -> None:
        """Be patient no longer: answer again by itself what leaves no choice."""
        self.patient = False
        if self.co is not None:
            self._arrive(self.co, self.ask)

    def copy(self, track: bool = True) -> Position[S]:
        ask = self.ask
        if ask.what == TOP or ask.what == OVER:
            twin = Position(self.rules, self.state.clone(), ask, track)
            twin.barriers = self.barriers
            return twin
        base = self.base
        if base is None:
            raise RuntimeError("an untracked position cannot be copied in mid-effect")
        twin = resume(self.rules, base, self.trail, track)
        twin.barriers = self.barriers
        for part, mine in zip(twin.ask.parts, ask.parts, strict=True):
            part.answer = mine.answer
        return twin

    def child(self, answer: int, track: bool = True) -> Position[S]:
        """The position after `answer`; this one stays as it is."""
        twin = self.copy(track)
        twin.play(answer)
        return twin

    @property
    def over(self) -> bool:
        return self.ask.what == OVER


def resume(rules: Rules[S], base: S, trail: Sequence[int], track: bool = True) -> Position[S]:
    """The position reached from the quiet state `base`, which stays as it is, by the answers of `trail`."""
    twin = Position(rules, base.clone(), QUIET, track)
    twin.base = base if track else None
    twin.patient = True
    twin.begin(trail[0])
    twin.replay(trail[1:])
    twin.go_on()
    return twin


def at_rest(rules: Rules[S], base: S) -> Position[S]:
    """The position of a quiet state, patient: it answers nothing by itself until told to `go_on`."""
    twin = Position(rules, base.clone(), QUIET)
    twin.base = base
    twin.patient = True
    twin.begin(NONE)
    return twin


QUIET: Final = Ask(TOP, NONE, NONE, [])
