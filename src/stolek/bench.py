"""How fast and how small: random self-play, copies, states, saves and logs, beside python-chess in the same run."""

from __future__ import annotations

import gc
import json
import random
import statistics
import time
import tracemalloc
from typing import Any

from stolek.about import compiled
from stolek.fuzz import any_answer
from stolek.games import open_game
from stolek.games.base import Game
from stolek.kernel.asks import OVER, ROLL, TOP
from stolek.kernel.chance import Chance
from stolek.kernel.playout import play_out
from stolek.kernel.position import Position
from stolek.kernel.table import Table
from stolek.saves import dump

SLICE = 0.5  # seconds of one side's turn: both are measured in turn, so that a busy machine slows both
KEPT = 400  # copies kept to weigh one
LONGEST = 400  # plies of a game of chess played at random


def play(game: Game[Any], options: dict[str, Any], rng: random.Random) -> int:
    """A random game; its decisions, each with all its legal options listed."""
    rules = game.rules
    return play_out(Position(rules, rules.deal(options), None, False), rng.random)


def chess_moves(rng: random.Random, seconds: float) -> tuple[int, float]:
    """Random games of python-chess: moves, each with all legal moves listed, and the time they took."""
    import chess

    moves, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        for _ in range(LONGEST):
            legal = list(board.legal_moves)
            if not legal or board.is_insufficient_material() or board.can_claim_fifty_moves():
                break
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves, time.process_time() - start


def measure(name: str, seconds: float, seed: int) -> dict[str, Any]:
    """All figures of the build that runs this."""
    game = open_game(name)
    rng = random.Random(seed)
    setups = game.bench_options()
    rates, yardsticks, ratios, games, decisions, spent = [], [], [], 0, 0, 0.0
    turn = 0
    gc.collect()
    gc.freeze()  # what has been loaded so far is no garbage: neither side pays for looking at it
    while spent < seconds or turn % len(setups):
        some, start = 0, time.process_time()
        while time.process_time() - start < SLICE:
            some += play(game, setups[turn % len(setups)], rng)
            games += 1
            turn += 1
        took = time.process_time() - start
        moves, chess_took = chess_moves(rng, SLICE)
        rates.append(some / took)
        yardsticks.append(moves / chess_took)
        ratios.append(rates[-1] / yardsticks[-1])
        decisions += some
        spent += took
    rest, mid = positions(game, setups, rng)
    return {
        "mode": "compiled" if compiled() else "interpreted",
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "copy_us": round(copy_us(rest), 2),
        **({"copy_mid_us": round(copy_us(mid), 2)} if mid else {}),
        "state_bytes": state_bytes(rest),
        **sizes(game, setups, seed),
        "yardstick_per_s": round(statistics.mean(yardsticks)),
        "ratio": round(statistics.mean(rates) / statistics.mean(yardsticks), 2),
    }


def positions(
    game: Game[Any], setups: list[dict[str, Any]], rng: random.Random
) -> tuple[list[Position[Any]], list[Position[Any]]]:
    """Positions out of random games: some at rest, some in mid-effect where a seat is asked, the first of each kept."""
    rest: list[Position[Any]] = []
    mid: list[Position[Any]] = []
    for options in setups:
        position = Position(game.rules, game.rules.deal(options))
        while position.ask.what != OVER:
            ask = position.ask
            kept = rest if ask.what == TOP else mid
            if not ask.chance and (not kept or rng.random() < 0.1):
                kept.append(position.copy())
            if ask.what == ROLL:
                position.play(rng.randrange(ask.span))
            elif ask.chance:
                position.play(rng.choices(ask.options, ask.weights)[0])
            else:
                position.play(*any_answer(ask, rng))
    return rest, mid


def copy_us(some: list[Position[Any]]) -> float:
    """Microseconds of one copy: the median over several rounds."""
    rounds = []
    for _ in range(7):
        start = time.process_time()
        for position in some:
            position.copy()
        rounds.append((time.process_time() - start) / len(some) * 1e6)
    return statistics.median(rounds)


def state_bytes(some: list[Position[Any]]) -> int:
    """Memory of one more kept state, the mean over `some`."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [some[i % len(some)].state.clone() for i in range(KEPT)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round((after - before) / len(kept))


def sizes(game: Game[Any], setups: list[dict[str, Any]], seed: int) -> dict[str, int]:
    """Bytes of a save (the state and the answers since the last quiet point) and of the log of a whole game."""
    saves: list[int] = []
    logs: list[int] = []
    rng = random.Random(seed)
    for number, options in enumerate(setups):
        table: Table[Any] = Table(game.rules, options, Chance(seed + number))
        while not table.over:
            table.play(*any_answer(table.ask, rng))
            if not saves or rng.random() < 0.02:
                saves.append(len(dump({**table.to_data(), "log": []})))
        logs.append(len(json.dumps(table.log, separators=(",", ":"))))
    return {"save_bytes": round(statistics.mean(saves)), "log_bytes": round(statistics.mean(logs))}
