"""Tree search over imagined positions: every simulation deals anew what the seat cannot know.

The nodes of the tree are sequences of answers; what chance says between them is sampled anew each time. A
node is judged by the mean of what followed, its untried answers by their place among the options. Behind it
all play by first guesses until the turn has come round; where it never passes, for some answers.
"""

from __future__ import annotations

import random
from math import sqrt
from time import perf_counter
from typing import Any, Final

from stolek.bots.bot import REPORTED, Bot, asked, at_rest, one_step, sampled, standing, worth_thinking_about
from stolek.games.base import Game
from stolek.kernel.asks import OVER, TOP, Ask
from stolek.kernel.position import Position
from stolek.kernel.view import View

SIMULATIONS: Final = 400
SECONDS: Final = 1.8  # a decision; the clock stops the search, however many simulations are left
REUSED: Final = 5  # simulations that begin in the same imagined position
CURIOSITY: Final = 1.0
STEPS: Final = 30  # answers in one simulation at most, for each seat
EARLY: Final = 0.5  # how much the position at the edge of the tree counts, against that after the turns
GUESSES: Final = 0.8  # how often play behind the tree takes the first guess, not one of the next
FIRST_SPREAD: Final = 0.1  # of the results, until there are enough to tell
ENOUGH: Final = 8


class Node:
    """A sequence of answers, and how those who followed it fared."""

    __slots__ = ("below", "children", "seat", "squares", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat  # who gave the last answer
        self.visits: int = 0
        self.total: float = 0.0  # as that seat sees it
        self.squares: float = 0.0
        self.below: float = 0.0  # the totals of the children
        self.children: dict[int, Node] = {}  # by `key`

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def spread(self) -> float:
        """The standard deviation of the results."""
        n = self.visits
        if n < ENOUGH:
            return FIRST_SPREAD
        mean = self.total / n
        return max(0.01, sqrt(max(0.0, self.squares / n - mean * mean)))


def key(option: int, seat: int) -> int:
    """An answer and who gave it: after the same answers chance may have another seat asked."""
    return option << 4 | seat


class Simulation:
    """One play from an imagined position, until the turn has passed as often as there are seats."""

    __slots__ = ("mover", "position", "rng", "seats", "steps", "turns")

    def __init__(self, position: Position[Any], seat: int, rng: random.Random) -> None:
        self.position: Position[Any] = position
        self.rng: random.Random = rng
        self.seats: int = position.rules.seated(position.state)
        self.mover: int = seat  # whose turn it is
        self.turns: int = 0
        self.steps: int = 0

    def play(self, option: int, seat: int) -> None:
        self.position.play(option, seat)
        sampled(self.position, self.rng)
        self.steps += 1

    def ended(self) -> bool:
        ask = self.position.ask
        if ask.what == TOP and ask.seat != self.mover:
            self.mover = ask.seat
            self.turns += 1
        return ask.what == OVER or self.turns >= self.seats or self.steps >= STEPS * self.seats


class SearchBot(Bot):
    """Thinks for a number of simulations, and never longer than some seconds."""

    def __init__(self, seed: int, simulations: int = SIMULATIONS, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self._spread = FIRST_SPREAD

    def choose(self, game: Game[Any], view: View[Any]) -> int:
        began = perf_counter()
        options = worth_thinking_about(game, view)
        if len(options) == 1 or self.seconds <= 0:
            return options[0]
        values = one_step(game, view, options, self.rng)
        options = [options[i] for i in sorted(range(len(options)), key=lambda i: -values[i])]
        root = Node(view.seat)
        self._spread = FIRST_SPREAD
        world: Position[Any] | None = None
        told = 0.0
        for number in range(self.simulations):
            passed = perf_counter() - began
            if passed > self.seconds:
                break
            if self.watch is not None and passed >= told:
                told = passed + REPORTED
                share = max(number / self.simulations, passed / self.seconds)
                self.watch(share, _best(root, options))
            if number % REUSED == 0:
                world = view.imagine(self.rng)
            if world is None:
                break
            simulation = Simulation(world.copy(track=False), view.seat, self.rng)
            self._simulate(game, simulation, view.ask, options, root)
        return _best(root, options)

    def _simulate(self, game: Game[Any], simulation: Simulation, ask: Ask, options: list[int], root: Node) -> None:
        path = self._descend(game, simulation, ask, options, root)
        seats = sorted({node.seat for node in path})
        position = simulation.position
        while not simulation.ended() and not at_rest(position):
            self._guess(game, simulation)
        values = [standing(game, position, seat) for seat in seats]
        if not simulation.ended():
            while not simulation.ended():
                self._guess(game, simulation)
            late = [standing(game, position, seat) for seat in seats]
            values = [EARLY * a + (1 - EARLY) * b for a, b in zip(values, late, strict=True)]
        above: Node | None = None
        for node in path:
            value = values[seats.index(node.seat)]
            node.learn(value)
            if above is not None:
                above.below += value
            above = node
        self._spread = root.spread()

    def _descend(self, game: Game[Any], simulation: Simulation, ask: Ask, options: list[int], root: Node) -> list[Node]:
        """Down the tree by the most promising answers, until one adds a node to it."""
        node, path = root, [root]
        while True:
            option = options[0] if len(options) == 1 else self._promising(node, options, ask.seat)
            child = node.children.get(key(option, ask.seat))
            known = child is not None
            if child is None:
                child = node.children[key(option, ask.seat)] = Node(ask.seat)
            path.append(child)
            simulation.play(option, ask.seat)
            if not known or simulation.ended():
                return path
            node = child
            ask = asked(simulation.position)
            options = game.sensible(simulation.position.state, ask)

    def _promising(self, node: Node, options: list[int], seat: int) -> int:
        """The answer with the best mean, raised for those seldom tried and first in the list."""
        best, most = options[0], -1.0
        scale = CURIOSITY * self._spread * sqrt(node.visits + 1)
        untried = node.below / node.visits if node.visits else 0.5
        for rank, option in enumerate(options):
            child = node.children.get(key(option, seat))
            prior = 1.0 / (rank + 3)
            if child is None:
                merit = untried + scale * prior
            else:
                merit = child.total / child.visits + scale * prior / (1 + child.visits)
            if merit > most:
                best, most = option, merit
        return best

    def _guess(self, game: Game[Any], simulation: Simulation) -> None:
        """The first guess most of the time, else one of the first three."""
        ask = asked(simulation.position)
        options = game.sensible(simulation.position.state, ask)
        option = options[0]
        if len(options) > 1 and self.rng.random() > GUESSES:
            option = options[int(self.rng.random() * min(3, len(options)))]
        simulation.play(option, ask.seat)


def _best(root: Node, options: list[int]) -> int:
    return max(options, key=lambda option: _tried(root, option))


def _tried(root: Node, option: int) -> tuple[int, float]:
    child = root.children.get(key(option, root.seat))
    return (0, 0.0) if child is None else (child.visits, child.total)
