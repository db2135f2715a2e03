"""A small game that uses all the kernel offers: rolls, draws, secret answers, standing offers, revelations.

Two seats collect points until one has 20. In its turn a seat may `roll` (win the number), `draw` (a card of
its deck, unseen by the other), `bid` (both say a number in secret; the higher one scores the difference),
`look` (the other's hand comes to light), `duel` (choose one of two, then the other seat answers) or `pass`.
Once a game the other seat may `grab` 1 point while a turn begins.
"""

from __future__ import annotations

import random
from collections.abc import Coroutine
from typing import Any, Final

from stolek.errors import UnknownOption
from stolek.kernel.asks import EVERYONE, NONE, Ask, choose, draw, over, roll, shown, together, top
from stolek.kernel.rules import Plain, Refusal, Rules, State
from stolek.kernel.schema import Form, Schema
from stolek.kernel.view import HIDDEN

PASS, ROLL, DRAW, BID, LOOK, DUEL, GRAB, SAY, HEADS, TAILS = range(10)
TURN, BIDDING, DUELLING, GUESSING, DIE, CARD = range(6)

FORMS: Final = [
    Form(PASS, "pass", {}),
    Form(ROLL, "roll", {}),
    Form(DRAW, "draw", {}),
    Form(BID, "bid", {}),
    Form(LOOK, "look", {}),
    Form(DUEL, "duel", {}),
    Form(GRAB, "grab", {"seat": 2}),
    Form(SAY, "say", {"number": 4}),
    Form(HEADS, "heads", {}),
    Form(TAILS, "tails", {}),
]
SCHEMA: Final = Schema(
    FORMS,
    [
        ("turn", FORMS[:7]),
        ("bidding", [FORMS[SAY]]),
        ("duelling", FORMS[8:]),
        ("guessing", FORMS[8:]),
        ("die", []),
        ("card", []),
    ],
)
GOAL: Final = 20
GRAB_BY: Final = (GRAB, GRAB | 1 << 5)


class Toy(State):
    __slots__ = ("active", "deck", "grabbed", "hand", "points", "turn")

    def __init__(self) -> None:
        self.news = None
        self.active = 0
        self.turn = 1
        self.points = [0, 0]
        self.deck = [[2, 2, 2], [2, 2, 2]]  # how many cards worth 1, 2, 3
        self.hand: list[list[int]] = [[], []]
        self.grabbed = [0, 0]

    def clone(self) -> Toy:
        t = Toy()
        t.active, t.turn, t.points, t.grabbed = self.active, self.turn, self.points[:], self.grabbed[:]
        t.deck = [self.deck[0][:], self.deck[1][:]]
        t.hand = [self.hand[0][:], self.hand[1][:]]
        return t

    def tell(self, *event: int) -> None:
        if self.news is not None:
            self.news.append(event)


async def main(s: Toy, answer: int) -> None:
    if answer != NONE:
        await act(s, answer)
    while max(s.points) < GOAL:
        me, you = s.active, 1 - s.active
        offers = [] if s.grabbed[you] else [Ask(0, you, TURN, [GRAB_BY[you]])]
        await act(s, await top(me, TURN, actions(s), offers))
    await over()


def actions(s: Toy) -> list[int]:
    return [PASS, ROLL, BID, LOOK, DUEL] + ([DRAW] if sum(s.deck[s.active]) else [])


async def act(s: Toy, answer: int) -> None:
    await carry_out(s, answer)
    s.turn += 1


async def carry_out(s: Toy, answer: int) -> None:
    me, you = s.active, 1 - s.active
    if answer in GRAB_BY:
        seat = GRAB_BY.index(answer)
        s.grabbed[seat] = 1
        s.points[seat] += 1
        return
    if answer == ROLL:
        s.points[me] += 1 + await roll(DIE, 6)
    elif answer == DRAW:
        values = [v for v in (1, 2, 3) if s.deck[me][v - 1]]
        value = await draw(CARD, values, [s.deck[me][v - 1] for v in values], me)
        s.deck[me][value - 1] -= 1
        s.hand[me] = sorted([*s.hand[me], value])
        s.points[me] += 1
        s.tell(me, CARD, value)
    elif answer == BID:
        numbers = [SAY | n << 5 for n in range(4)]
        mine, its = await together(
            BIDDING, [Ask(1, me, BIDDING, numbers), Ask(1, you, BIDDING, numbers[: 1 + s.points[you]])]
        )
        s.points[me if mine > its else you] += abs((mine >> 5) - (its >> 5))
    elif answer == LOOK:
        if s.hand[you]:
            await shown()
            s.points[me] += max(s.hand[you])
    elif answer == DUEL:
        coin = await choose(me, DUELLING, [HEADS, TAILS])
        if await choose(you, GUESSING, [HEADS, TAILS] if s.turn % 3 else [TAILS]) != coin:
            s.points[me] += 1
    s.tell(EVERYONE, TURN, me)
    s.active = you


class ToyRules(Rules[Toy]):
    name = "toy"
    version = 3

    def schema(self) -> Schema:
        return SCHEMA

    def deal(self, options: Plain) -> Toy:
        if options:
            raise UnknownOption("toy", str(options))
        return Toy()

    def main(self, s: Toy, first: int) -> Coroutine[Any, Any, None]:
        return main(s, first)

    def to_data(self, s: Toy) -> Plain:
        return {name: getattr(s.clone(), name) for name in Toy.__slots__}

    def from_data(self, data: Plain) -> Toy:
        s = Toy()
        for name in Toy.__slots__:
            setattr(s, name, data[name])
        numbers = [s.active, s.turn, *s.points, *s.grabbed, *s.deck[0], *s.deck[1], *s.hand[0], *s.hand[1]]
        if not all(type(number) is int and number >= 0 for number in numbers):
            raise ValueError("no whole number")
        seats = [len(s.points), len(s.grabbed), len(s.deck), len(s.hand)]
        if seats != [2] * 4 or [len(deck) for deck in s.deck] != [3, 3] or s.active > 1:
            raise ValueError("not two seats")
        return s

    def scores(self, s: Toy) -> list[float] | None:
        if max(s.points) < GOAL:
            return None
        return [float(points >= GOAL) for points in s.points]

    def why_not(self, s: Toy, ask: Ask, answer: int) -> Refusal | None:
        return None if answer in ask.options else Refusal("TOY-01", "not-in-toy")

    def seen(self, s: Toy, ask: Ask, answer: int, seat: int) -> int:
        return HIDDEN if ask.kind == CARD and ask.about != seat else answer

    def conceal(self, s: Toy, seat: int) -> Toy:
        return _deal(s, seat, sorted(_unseen(s, seat)))

    def redeal(self, s: Toy, seat: int, now: Toy, rng: random.Random) -> Toy:
        cards = _unseen(s, seat)
        rng.shuffle(cards)
        return _deal(s, seat, cards)


def _unseen(s: Toy, seat: int) -> list[int]:
    other = 1 - seat
    return s.hand[other] + [v for v in (1, 2, 3) for _ in range(s.deck[other][v - 1])]


def _deal(s: Toy, seat: int, cards: list[int]) -> Toy:
    t, other = s.clone(), 1 - seat
    number = len(s.hand[other])
    t.hand[other] = sorted(cards[:number])
    t.deck[other] = [cards[number:].count(v) for v in (1, 2, 3)]
    return t


TOY: Final = ToyRules()
