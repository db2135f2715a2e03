"""A small game for one to four people in a ring, without decks: its options say how many, and how long.

First everybody names a number in secret, which counts as points. Then in each round each seat in turn takes a sure 2,
rolls for 0 to 5, or draws one of its cards, which nobody else sees before the end. Alone one plays for a goal.
"""

from __future__ import annotations

import random
from collections.abc import Coroutine
from typing import Any, Final

from stolek.errors import UnknownOption
from stolek.kernel.asks import EVERYONE, NONE, Ask, choose, draw, over, roll, together, top
from stolek.kernel.rules import Plain, Refusal, Rules, State
from stolek.kernel.schema import Form, Schema
from stolek.kernel.view import HIDDEN

TAKE, THROW, DRAW, SAY = range(4)
TURN, BIDDING, DIE, CARD = range(4)
FORMS: Final = [Form(TAKE, "take", {}), Form(THROW, "throw", {}), Form(DRAW, "draw", {}), Form(SAY, "say", {"n": 4})]
SCHEMA: Final = Schema(FORMS, [("turn", FORMS[:3]), ("bidding", FORMS[3:]), ("die", []), ("card", [])])
GOALS: Final = {"easy": 8, "hard": 30}
TWISTS: Final = ("double", "poor")
SCENARIOS: Final = ("meadow", "desert")
BIDS: Final = [SAY | n << 5 for n in (1, 2, 3)]


class Ring(State):
    __slots__ = ("active", "deck", "goal", "hand", "points", "rounds", "series", "twists")

    def __init__(self, seats: int = 0) -> None:
        super().__init__()
        self.active = NONE  # before the numbers are named
        self.rounds = 3
        self.goal = GOALS["easy"]
        self.twists: list[str] = []
        self.series = 0  # the number of this game in a campaign
        self.points = [0] * seats
        self.deck = [[1, 1, 1] for _ in range(seats)]  # how many cards worth 1, 2, 3
        self.hand: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> Ring:
        twin = Ring()
        twin.active, twin.rounds, twin.goal, twin.twists = self.active, self.rounds, self.goal, self.twists
        twin.series, twin.points = self.series, self.points[:]
        twin.deck, twin.hand = [deck[:] for deck in self.deck], [hand[:] for hand in self.hand]
        return twin

    def tell(self, *event: int) -> None:
        if self.news is not None:
            self.news.append(event)


async def main(s: Ring, answer: int) -> None:
    seats = len(s.points)
    if s.active == NONE:
        bids = await together(BIDDING, [choose(seat, BIDDING, BIDS) for seat in range(seats)])
        for seat, bid in enumerate(bids):
            s.points[seat] += bid >> 5
        s.active = 0
    elif answer != NONE:
        await act(s, answer)
    while s.rounds:
        await act(s, await top(s.active, TURN, actions(s)))
    await over()


def actions(s: Ring) -> list[int]:
    return [TAKE, THROW] + [DRAW] * any(s.deck[s.active])


async def act(s: Ring, answer: int) -> None:
    me = s.active
    if answer == DRAW:
        values = [v for v in (1, 2, 3) if s.deck[me][v - 1]]
        card = await draw(CARD, values, [s.deck[me][v - 1] for v in values], me)
        s.deck[me][card - 1] -= 1
        s.hand[me] = sorted([*s.hand[me], card])
        s.tell(me, CARD, card)
    else:
        won = 2 if answer == TAKE else await roll(DIE, 6)
        s.points[me] += won
        s.tell(EVERYONE, TURN, me, won)
    s.active = (me + 1) % len(s.points)
    s.rounds -= s.active == 0


def totals(s: Ring) -> list[int]:
    factor = 2 if "double" in s.twists else 1
    return [points + factor * sum(hand) for points, hand in zip(s.points, s.hand, strict=True)]


class RingRules(Rules[Ring]):
    name = "ring"
    seats = (1, 2, 3, 4)
    usual_seats = 3

    def schema(self) -> Schema:
        return SCHEMA

    def deal(self, options: Plain) -> Ring:
        known = ("seats", "rounds", "goal", "twists", "solemn", "scenario", "campaign")
        for name in options:
            if name not in known:
                raise UnknownOption(name, known=known)
        seats = options.get("seats", self.usual_seats)
        if seats not in self.seats:
            raise UnknownOption("seats", seats, map(str, self.seats))
        s = Ring(seats)
        s.rounds = options.get("rounds", 3)
        s.goal = GOALS[options.get("goal", "easy")]
        s.twists = options.get("twists", [])
        s.series = int(options.get("campaign", 0))
        return s

    def seated(self, s: Ring) -> int:
        return len(s.points)

    def main(self, s: Ring, first: int) -> Coroutine[Any, Any, None]:
        return main(s, first)

    def to_data(self, s: Ring) -> Plain:
        return {name: getattr(s.clone(), name) for name in Ring.__slots__}

    def from_data(self, data: Plain) -> Ring:
        s = Ring()
        for name in Ring.__slots__:
            setattr(s, name, data[name])
        return s

    def scores(self, s: Ring) -> list[float] | None:
        """The best have won, and share it; alone one has won a part of the goal."""
        if s.rounds:
            return None
        all_of = totals(s)
        if len(all_of) == 1:
            return [min(1.0, all_of[0] / s.goal)]
        best = max(all_of)
        return [float(total == best) / all_of.count(best) for total in all_of]

    def why_not(self, s: Ring, ask: Ask, answer: int) -> Refusal | None:
        return None if answer in ask.options else Refusal("RING-02", "not-offered")

    def seen(self, s: Ring, ask: Ask, answer: int, seat: int) -> int:
        return HIDDEN if ask.kind == CARD and ask.about != seat else answer

    def conceal(self, s: Ring, seat: int) -> Ring:
        return dealt(s, seat, None)

    def redeal(self, s: Ring, seat: int, now: Ring, rng: random.Random) -> Ring:
        return dealt(s, seat, rng)


def dealt(s: Ring, seat: int, rng: random.Random | None) -> Ring:
    """The cards of all others dealt anew, or put in order."""
    t = s.clone()
    for other, hand in enumerate(t.hand):
        if other != seat:
            cards = sorted(hand + [v for v in (1, 2, 3) for _ in range(t.deck[other][v - 1])])
            if rng is not None:
                rng.shuffle(cards)
            t.hand[other] = sorted(cards[: len(hand)])
            t.deck[other] = [cards[len(hand) :].count(v) for v in (1, 2, 3)]
    return t


RULES: Final = RingRules()
