"""The process in which bots think: it reads jobs from its input, one a line, and answers on its output.

The truth ends in `sight`. What comes in describes the true position, without its log and its chance; the bot gets the
view of its seat and nothing else, as everywhere.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from stolek import bots
from stolek.games import open_game
from stolek.games.base import Game
from stolek.kernel.table import Table, restore
from stolek.kernel.view import View

NICE: Final = 10  # how far the server goes before
POSITION: Final = ("game", "rules", "quiet", "trail", "over", "waiting")  # what is needed of `Table.to_data`


class Job(Struct, tag="job"):
    number: int
    spec: str  # of the bot
    seat: int
    seed: int
    seconds: float
    position: dict[str, Any]


class Stop(Struct, tag="stop"):
    number: int


class Told(Struct, tag="told"):
    """How far the thought is, 0 to 1, and the best answer so far."""

    number: int
    share: float
    best: int


class Chosen(Struct, tag="chosen"):
    number: int
    option: int


class Failed(Struct, tag="failed"):
    number: int
    why: str


Incoming: TypeAlias = Job | Stop
Outgoing: TypeAlias = Told | Chosen | Failed


class Stopped(Exception):
    """Nobody waits for this thought any more."""


def sight(game: Game[Any], data: dict[str, Any], seat: int) -> View[Any]:
    """What `seat` may know of the position that these parts of `Table.to_data` describe."""
    start = {name: data[name] for name in ("quiet", "trail", "over")}
    whole = {**data, "options": {}, "start": start, "log": data["waiting"], "chance": None}
    return restore(Table, game.rules, whole, "a thought").view(seat)


def choose(job: Job, watch: bots.Watch | None = None) -> int:
    game = open_game(job.position["game"])
    bot = bots.make(job.spec, job.seed, job.seconds)
    bot.watch = watch
    return bot.choose(game, sight(game, job.position, job.seat))


class Thinker:
    """Reads in one thread, so that it hears when to stop and when the server is gone, and thinks in the other."""

    def __init__(self, incoming: int, outgoing: int) -> None:
        self.incoming = os.fdopen(incoming, "rb")
        self.outgoing = os.fdopen(outgoing, "wb")
        self.jobs: SimpleQueue[Job] = SimpleQueue()
        self.stopped = -1  # number of the last job that was called off

    def serve(self) -> None:
        Thread(target=self._listen, daemon=True).start()
        while True:
            job = self.jobs.get()
            self._say(self._answer(job))

    def _listen(self) -> None:
        decoder = msgspec.json.Decoder(Incoming)
        for line in self.incoming:
            message = decoder.decode(line)
            if isinstance(message, Stop):
                self.stopped = message.number
            else:
                self.jobs.put(message)
        os._exit(0)  # the server has ended, in whatever way

    def _answer(self, job: Job) -> Outgoing:
        def watch(share: float, best: int) -> None:
            if self.stopped >= job.number:
                raise Stopped
            self._say(Told(job.number, share, best))

        try:
            return Chosen(job.number, choose(job, watch))
        except Stopped:
            return Failed(job.number, "stopped")
        except Exception:
            return Failed(job.number, traceback.format_exc())

    def _say(self, message: Outgoing) -> None:
        try:
            self.outgoing.write(msgspec.json.encode(message) + b"\n")
            self.outgoing.flush()
        except BrokenPipeError:
            os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all; the server ends its thinkers
    if hasattr(os, "nice"):
        os.nice(NICE)
    outgoing = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing else may speak on the pipe
    Thinker(os.dup(sys.stdin.fileno()), outgoing).serve()


if __name__ == "__main__":
    main()
