"""Random games of any game, with every promise of the kernel checked after every decision."""

from __future__ import annotations

import json
import random
from typing import Any

from stolek.games import open_game
from stolek.games.base import Game
from stolek.kernel.asks import EVERYONE, NONE, OVER, TOGETHER, TOP, Ask
from stolek.kernel.chance import Chance
from stolek.kernel.position import LONG_TRAIL, Position
from stolek.kernel.table import Table, restore
from stolek.kernel.view import View

MOST_DECISIONS = 20_000


class Failure(Exception):
    """A promise that was not kept."""


class Broken:
    """What failed, with all that is needed to see it again."""

    def __init__(self, seed: int, decision: int, why: str, table: Table[Any] | None) -> None:
        self.seed = seed
        self.decision = decision
        self.why = why
        self.table = table

    def to_data(self) -> dict[str, Any]:
        """The seed, and the shortest way back: the last quiet state and the answers since."""
        data: dict[str, Any] = {"seed": self.seed, "decision": self.decision, "why": self.why}
        if self.table is not None:
            told = self.table.to_data()
            data |= {"options": told["options"], "quiet": told["quiet"], "trail": told["trail"], "log": told["log"]}
        return data


def play(name: str, seed: int) -> tuple[int, Broken | None]:
    """One random game: how many decisions it had, and what broke, if anything did."""
    game = open_game(name)
    rng = random.Random(seed)
    decisions = 0
    table: Table[Any] | None = None
    try:
        table = Table(game.rules, game.random_options(rng), Chance(seed))
        while not table.over:
            check(game, table, rng)
            ask = table.ask
            part = next((p for p in ask.parts if p.answer == NONE), ask)
            options = part.options
            if decisions < 5 and table.log and rng.random() < 0.1:
                options = options[:1]
            step(game, table, rng.choice(options), part.seat)
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise Failure(f"no end after {MOST_DECISIONS} decisions")
        check(game, table, rng)
        told = json.loads(json.dumps(table.to_data()))
        if restore(Table, game.rules, told, "log").scores != table.scores:
            raise Failure("the log of the whole game leads to another result")
    except Exception as error:  # whatever it is, it belongs into the report
        return decisions, Broken(seed, decisions, f"{type(error).__name__}: {error}", table)
    return decisions, None


def check(game: Game[Any], table: Table[Any], rng: random.Random) -> None:
    """All promises that hold between two answers."""
    position = table.position
    for problem in game.broken(position.state):
        raise Failure(problem)
    if position.ask.what != OVER:
        check_question(game, position.ask)
    if len(position.trail) > LONG_TRAIL and position.ask.what not in (TOP, OVER):
        raise Failure(f"a trail of {len(position.trail)} answers")
    check_same(game, position, position.copy(), "the copy")
    told = json.loads(json.dumps(table.to_data()))
    told["log"] = []  # replaying the whole log at each decision is for the end of the game
    told["rules"] = game.rules.version - 1
    check_same(game, position, restore(Table, game.rules, told, "save").position, "the loaded save")
    for seat in range(game.rules.seats):
        check_no_leak(game, position, seat, rng)


def check_question(game: Game[Any], ask: Ask) -> None:
    schema = game.rules.schema()
    for part in ask.parts or (ask,):
        if not part.options or len(set(part.options)) != len(part.options):
            raise Failure(f"a question with no or repeated options: {part.options}")
        for option in part.options:
            if not schema.well_formed(part.kind, option):
                raise Failure(f"the option {option} does not fit the schema of {schema.names[part.kind]}")


def check_same(game: Game[Any], one: Position[Any], other: Position[Any], what: str) -> None:
    if game.rules.to_data(one.state) != game.rules.to_data(other.state):
        raise Failure(f"{what} has another state")
    if one.ask.what != other.ask.what or one.ask.seat != other.ask.seat or one.ask.options != other.ask.options:
        raise Failure(f"{what} asks something else")


def check_no_leak(game: Game[Any], position: Position[Any], seat: int, rng: random.Random) -> None:
    """Deal anew what the seat cannot know: nothing it sees may change by a byte."""
    view = View(position, seat)
    other = view.imagine(rng)
    if other is None:
        raise Failure(f"seat {seat} cannot imagine a truth that fits its view")
    again = View(other, seat)
    for name, mine, its in (
        ("state", game.rules.to_data(view.state), game.rules.to_data(again.state)),
        ("quiet state", game.rules.to_data(view.base), game.rules.to_data(again.base)),
        ("trail", view.trail, again.trail),
        ("question", (view.ask.what, view.ask.seat), (again.ask.what, again.ask.seat)),
        ("options", view.ask.options, again.ask.options),
    ):
        if mine != its:
            raise Failure(f"seat {seat} can tell two truths apart by its {name}")
    if position.ask.seat == seat and position.ask.what != OVER:
        check_news(position, other, rng.choice(position.ask.options), seat)


def check_news(one: Position[Any], other: Position[Any], answer: int, seat: int) -> None:
    """The same answer in both truths tells the seat the same, up to the next chance or question."""
    heard = []
    for position in (one.copy(), other):
        position.state.news = []
        position.play(answer, seat)
        heard.append([event for event in position.state.news if event[0] in (seat, EVERYONE)])
    # From where one truth goes on by itself and the other asks, they may part: what follows is new to all.
    common = min(len(heard[0]), len(heard[1]))
    if heard[0][:common] != heard[1][:common]:
        raise Failure(f"seat {seat} is told something else in another truth")





def step(game: Game[Any], table: Table[Any], answer: int, seat: int) -> None:
    """Play, and where it can be taken back, take it back and play it again."""
    if table.ask.what != TOGETHER:
        before = game.rules.to_data(table.state), list(table.options), list(table.log), list(table.story)
        foreseen = table.reversible(answer)
        table.play(answer, seat)
        if table.can_undo(seat) != foreseen:
            raise Failure(f"undo was {'' if foreseen else 'not '}promised before the click")
        if not foreseen:
            return
        table.undo()
        if (game.rules.to_data(table.state), list(table.options), table.log, table.story) != before:
            raise Failure("undo leads to another position")
    table.play(answer, seat)
