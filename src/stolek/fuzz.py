"""Random games of any game, with every promise of the kernel checked after every decision."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from multiprocessing import get_context
from typing import Any

from stolek.games import open_game
from stolek.games.base import Game
from stolek.kernel.asks import EVERYONE, NONE, OVER, ROLL, TOP, Ask
from stolek.kernel.chance import Chance
from stolek.kernel.position import LONG_TRAIL, Position
from stolek.kernel.rules import Plain
from stolek.kernel.table import Table, restore
from stolek.kernel.view import View

MOST_DECISIONS = 20_000
TRIES = 5  # how often a position is checked when a shorter way to a failure is looked for


class Failure(Exception):
    """A promise that was not kept."""


class Broken:
    """What failed, and all that is needed to see it again: a saved table and the answer then given."""

    def __init__(self, seed: int, decision: int, why: str, setup: Plain) -> None:
        self.seed = seed
        self.decision = decision
        self.why = why
        self.setup = setup
        self.saved: Plain | None = None  # None: dealing failed
        self.answer: int | None = None  # None: the check of the saved table failed
        self.seat: int | None = None

    def to_data(self) -> Plain:
        """The table has its log only where the last quiet state and the answers since do not suffice."""
        data: Plain = {"seed": self.seed, "decision": self.decision, "why": self.why, "options": self.setup}
        if self.saved is not None:
            data |= {name: self.saved[name] for name in ("quiet", "trail", "waiting", "chance", "log")}
        if self.answer is not None:
            data |= {"answer": self.answer, "seat": self.seat}
        return data


def play_many(name: str, seeds: range, jobs: int = 1) -> Iterator[tuple[int, Broken | None]]:
    """The random games of these seeds, in `jobs` processes."""
    if jobs == 1:
        for seed in seeds:
            yield play(name, seed)
        return
    with ProcessPoolExecutor(max(1, min(jobs, len(seeds))), get_context("spawn")) as pool:
        results = [pool.submit(play, name, seed) for seed in seeds]
        try:
            for result in results:
                yield result.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play(name: str, seed: int) -> tuple[int, Broken | None]:
    """One random game: how many decisions it had, and what broke, if anything did."""
    return play_game(open_game(name), seed)


def play_game(game: Game[Any], seed: int) -> tuple[int, Broken | None]:
    rng = random.Random(seed)
    decisions = 0
    now = Broken(seed, 0, "", json.loads(json.dumps(game.random_options(rng))))
    try:
        table: Table[Any] = Table(game.rules, now.setup, Chance(seed))
        while not table.over:
            now.saved, now.answer = saved(table), None
            check(game, table, now.saved, rng)
            now.answer, now.seat = any_answer(table.ask, rng)
            step(table, now.saved, now.answer, now.seat, rng)
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise Failure(f"no end after {MOST_DECISIONS} decisions")
        now.saved, now.answer = saved(table), None
        check(game, table, now.saved, rng)
        check_log(game, table)
    except Exception as error:  # whatever it is, it belongs into the report
        now.decision, now.why = decisions, told(error)
        return decisions, shortest(game, now)
    return decisions, None


def told(error: Exception) -> str:
    return str(error) if isinstance(error, Failure) else f"{type(error).__name__}: {error}"


def saved(table: Table[Any]) -> Plain:
    """What would be written to a file and read from it."""
    data: Plain = json.loads(json.dumps(table.to_data()))
    return data


def any_answer(ask: Ask, rng: random.Random) -> tuple[int, int]:
    """An answer that somebody may give now, and the seat."""
    asked = [part for part in (*(ask.parts or (ask,)), *ask.offers) if ask.options_of(part.seat)]
    part = rng.choice(asked)
    return rng.choice(part.options), part.seat


def step(table: Table[Any], data: Plain, answer: int, seat: int, rng: random.Random) -> None:
    """Play, as a copy does; and where it can be taken back, take it back and play it again."""
    before = data, table.story[:]
    twin = table.copy()
    foreseen = table.reversible(answer)
    twin.play(answer, seat)
    if (table.to_data(), table.story) != before:
        raise Failure("playing on a copy changes the table")
    table.play(answer, seat)
    check_same(table, twin, "the copy, one answer later,")
    if table.can_undo(seat) != foreseen:
        raise Failure(f"undo was {'' if foreseen else 'not '}promised before the answer")
    if foreseen:
        table.undo()
        if (table.to_data(), table.story) != before:
            raise Failure("undo leads to another position")
        table.play(answer, seat)
        check_same(table, twin, "the answer after undo")
        if rng.random() < 0.1:
            check_all_undone(table, twin)


def check_all_undone(table: Table[Any], twin: Table[Any]) -> None:
    """Take back all that can be, and give the same answers again."""
    while table.can_undo():
        table.undo()
    for entry in twin.log[len(table.log) :]:
        seat, answer = (table.ask.seat, entry) if isinstance(entry, int) else entry
        table.play(answer, seat)
    check_same(table, twin, "undo of all answers")


def check(game: Game[Any], table: Table[Any], data: Plain, rng: random.Random) -> None:
    """All promises that hold between two answers; `data` is the table as saved."""
    position = table.position
    for problem in game.broken(position.state):
        raise Failure(problem)
    if position.ask.what != OVER:
        check_question(game, position)
    elif table.scores is None:
        raise Failure("the game is over without a result")
    if len(position.trail) > LONG_TRAIL and position.ask.what not in (TOP, OVER):
        raise Failure(f"a trail of {len(position.trail)} answers")
    check_same(table, table.copy(), "the copy")
    # The log is left out here as if the rules had been older: replaying it is for the end of the game.
    older = {**data, "rules": game.rules.version - 1, "log": []}
    check_same(table, restore(Table, game.rules, older, "save"), "the loaded save", log=False)
    for seat in range(table.seats):
        check_no_leak(game, position, seat, rng)


def check_question(game: Game[Any], position: Position[Any]) -> None:
    """Options are there, once each, fit the schema, and are not refused by the rules' explaining twin."""
    ask, schema = position.ask, game.rules.schema()
    if ask.what == ROLL:
        return
    for part in (*(ask.parts or (ask,)), *ask.offers):
        if len(set(part.options)) != len(part.options) or not (part.options or ask.offers):
            raise Failure(f"a question with no or repeated options: {part.options}")
        for option in part.options:
            if not ask.chance and not schema.well_formed(part.kind, option):
                raise Failure(f"the option {option} does not fit the schema of {schema.names[part.kind]}")
            if not ask.chance and game.rules.why_not(position.state, part, option) is not None:
                raise Failure(f"the option {schema.read(option)} is offered and refused")


def check_same(one: Table[Any], other: Table[Any], what: str, log: bool = True) -> None:
    if not one.ask.same(other.ask):
        raise Failure(f"{what} asks something else")
    mine, its = one.to_data(), other.to_data()
    if not log:
        mine["log"] = its["log"] = mine["start"] = its["start"] = None
    for name, value in mine.items():
        if value != its[name]:
            raise Failure(f"{what} has another {name}")
    if log and one.story != other.story:
        raise Failure(f"{what} has another story")


def check_log(game: Game[Any], table: Table[Any]) -> None:
    """The whole log, replayed, leads to the same end and tells the same."""
    again = restore(Table, game.rules, saved(table), "log")
    check_same(table, again, "the log of the whole game")
    if again.scores != table.scores:
        raise Failure("the log of the whole game leads to another result")


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
        (
            "question",
            (view.ask.what, view.ask.seat, view.ask.kind),
            (again.ask.what, again.ask.seat, again.ask.kind),
        ),
        ("options", view.ask.options, again.ask.options),
    ):
        if mine != its:
            raise Failure(f"seat {seat} can tell two truths apart by its {name}")
    for problem in game.broken(other.state):
        raise Failure(f"seat {seat} imagines what cannot be: {problem}")
    if position.ask.what != OVER:
        check_news(game, position, other, seat, rng)


def check_news(game: Game[Any], one: Position[Any], other: Position[Any], seat: int, rng: random.Random) -> None:
    """The same answer in both truths tells the seat the same, up to the next chance, revelation or question."""
    answer, answering = any_answer(one.ask, rng) if not one.ask.chance else (0, 0)
    part = one.ask.part_of(answering)
    if one.ask.chance or answer not in other.ask.options_of(answering):
        return
    if game.rules.seen(one.state, part, answer, seat) != answer:
        return
    heard = []
    for position in (one.copy(), other):
        barriers = position.barriers
        position.patient = True  # what leaves the other seat no choice comes to light by being answered
        position.state.news = []
        position.unveiled = NONE
        position.play(answer, answering)
        while position.forced() and position.ask.seat == seat:
            position.play(position.ask.options[0], seat)
        if position.barriers != barriers and answering != seat:
            return
        told = position.state.news if position.unveiled == NONE else position.state.news[: position.unveiled]
        heard.append([event for event in told if event[0] in (seat, EVERYONE)])
    # Where one truth asks and the other goes on, they may part: what follows is new to all.
    common = min(len(heard[0]), len(heard[1]))
    if heard[0][:common] != heard[1][:common]:
        raise Failure(f"seat {seat} is told something else in another truth")


def shortest(game: Game[Any], broken: Broken) -> Broken:
    """The first answer of the game after which something fails, and without the log where it needs none."""
    if broken.saved is None:
        return broken
    broken = first_failing(game, broken) or broken
    short = copy(broken)
    short.saved = {**(broken.saved or {}), "log": []}
    try:
        table = restore(Table, game.rules, {**short.saved, "rules": game.rules.version - 1}, "save")
    except Exception as error:
        why: str | None = told(error)
    else:
        why = failing(game, table, short)
    return short if why == broken.why else broken


def first_failing(game: Game[Any], broken: Broken) -> Broken | None:
    """Whether an earlier position of the game fails, looking more often than the random game did."""
    early = copy(broken)
    early.answer = early.seat = None
    table: Table[Any] = Table(game.rules, broken.setup, None)
    early.decision = 0
    for entry in (broken.saved or {})["log"]:
        if not table.ask.chance:
            early.saved = saved(table)
            why = failing(game, table, early)
            if why is not None:
                early.why = why
                return early
            early.decision += 1
        try:
            seat, answer = (table.ask.seat, entry) if isinstance(entry, int) else entry
            table.play(answer, seat)
        except Exception:
            return None
    return None


def failing(game: Game[Any], table: Table[Any], case: Broken) -> str | None:
    for n in range(TRIES):
        rng = random.Random(n)
        try:
            check(game, table, case.saved or {}, rng)
            if case.answer is not None and case.seat is not None:
                step(table.copy(), saved(table), case.answer, case.seat, rng)
        except Exception as error:
            return told(error)
    return None
