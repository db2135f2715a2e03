"""Tree search over imagined positions: every simulation deals anew what the seat cannot know.

The nodes of the tree are sequences of answers; what chance says between them is sampled anew each time. A node
is judged by the mean of what followed, its untried answers by their place among the game's sensible options.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from stolek.bots.bot import Bot, asked, sampled, settled, standing, worth_thinking_about
from stolek.games.base import Game
from stolek.kernel.asks import OVER, TOP
from stolek.kernel.position import Position
from stolek.kernel.view import View

SIMULATIONS: Final = 400
SECONDS: Final = 1.8
REUSED: Final = 5  # simulations that begin in the same imagined position
CURIOSITY: Final = 1.0
STEPS: Final = 60  # answers in one simulation at most
FIRST_SPREAD: Final = 0.1  # of the results, until there are enough to tell
AHEAD: Final = 100  # quick answers after those of the tree
TURNS: Final = 2  # how often the turn may pass before a simulation is judged


class Node:
    """A sequence of answers, and how those who followed it fared."""

    __slots__ = ("below", "children", "seat", "squares", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat  # who gave the last answer
        self.visits: int = 0
        self.total: float = 0.0  # as that seat sees it
        self.below: float = 0.0  # the totals of the children
        self.squares: float = 0.0
        self.children: dict[int, Node] = {}


class SearchBot(Bot):
    def __init__(self, seed: int, simulations: int = SIMULATIONS, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.curiosity = CURIOSITY
        self.turns = TURNS
        self.ahead = AHEAD
        self.mix = 0.0
        self.sort = False
        self.spread = FIRST_SPREAD

    def choose(self, game: Game[Any], view: View[Any]) -> int:
        options = worth_thinking_about(game, view)
        if len(options) == 1:
            return options[0]
        end = perf_counter() + self.seconds
        if self.sort:
            options = self._sorted(game, view, options)
        self.first_options = options
        root = Node(view.seat)
        self.spread = FIRST_SPREAD
        world: Position[Any] | None = None
        for number in range(self.simulations):
            if perf_counter() > end:
                break
            if number % REUSED == 0:
                world = view.imagine(self.rng)
            if world is None:
                break
            self._simulate(game, view, world.copy(track=False), root)
        return max(options, key=lambda option: _tried(root, option))

    def _sorted(self, game: Game[Any], view: View[Any], options: list[int]) -> list[int]:
        totals = dict.fromkeys(options, 0.0)
        for _ in range(3):
            world = view.imagine(self.rng)
            if world is None:
                return options
            for option in options:
                position = world.copy(track=False)
                position.play(option, view.seat)
                settled(game, position, self.rng)
                totals[option] -= standing(game, position, view.seat)
        return sorted(options, key=totals.__getitem__)

    def _simulate(self, game: Game[Any], view: View[Any], position: Position[Any], root: Node) -> None:
        """One way through the tree, one new node, and a quick end of the turns."""
        path = [root]
        node: Node | None = root
        turns, mover = 0, view.seat
        ahead = self.ahead
        first: dict[int, float] | None = None
        for _ in range(STEPS):
            ask = position.ask
            if ask.what == OVER:
                break
            if ask.what == TOP and ask.seat != mover:
                mover = ask.seat
                turns += 1
                if turns == self.turns:
                    break
            ask = view.ask if node is root else asked(position)
            if node is None and ask.what == TOP:
                if self.mix and first is None:
                    first = {seat: standing(game, position, seat) for seat in {n.seat for n in path}}
                if ahead <= 0:
                    break
            if node is None:
                ahead -= 1
            options = self.first_options if node is root else game.sensible(position.state, ask)
            if node is None:
                option = self._quick(options)
            else:
                option = options[0] if len(options) == 1 else self._promising(node, options)
                child = node.children.get(option)
                if child is None:
                    child = node.children[option] = Node(ask.seat)
                    path.append(child)
                    node = None
                else:
                    path.append(child)
                    node = child
            position.play(option, ask.seat)
            sampled(position, self.rng)
        _learn(game, position, path, first, self.mix)
        self.spread = _spread(root)

    def _quick(self, options: list[int]) -> int:
        """The first guess most of the time."""
        if len(options) > 1:
            lot = self.rng.random()
            if lot > 0.8:
                return options[int((lot - 0.8) * 5 * min(3, len(options)))]
        return options[0]

    def _promising(self, node: Node, options: list[int]) -> int:
        """The answer with the best mean, raised for those seldom tried and first in the list."""
        best, most = options[0], -1.0
        scale = self.curiosity * self.spread * sqrt(node.visits + 1)
        untried = node.below / node.visits if node.visits else 0.5
        for rank, option in enumerate(options):
            child = node.children.get(option)
            prior = 1.0 / (rank + 3)
            if child is None:
                merit = untried + scale * prior
            else:
                merit = child.total / child.visits + scale * prior / (1 + child.visits)
            if merit > most:
                best, most = option, merit
        return best


def _learn(game: Game[Any], position: Position[Any], path: list[Node], first: Any, mix: float) -> None:
    values: dict[int, float] = {}
    above: Node | None = None
    for node in path:
        value = values.get(node.seat)
        if value is None:
            value = standing(game, position, node.seat)
            if first is not None:
                value = mix * first[node.seat] + (1 - mix) * value
            values[node.seat] = value
        node.visits += 1
        node.total += value
        node.squares += value * value
        if above is not None:
            above.below += value
        above = node


def _tried(root: Node, option: int) -> tuple[int, float]:
    child = root.children.get(option)
    return (0, 0.0) if child is None else (child.visits, child.total)


def _spread(root: Node) -> float:
    """The standard deviation of the results."""
    n = root.visits
    if n < 8:
        return FIRST_SPREAD
    mean = root.total / n
    return max(0.01, sqrt(max(0.0, root.squares / n - mean * mean)))
