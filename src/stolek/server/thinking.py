"""Where bots think: a few processes beside the server, so that its event loop never waits for one.

A thought gets the true position (without log and chance: what was dealt is in it, what will be is not) as far as the
process of `stolek.server.thinker`, which makes the seat's view of it. Beyond that, bots see what their seat may know.

Deep thoughts queue in the order in which they come, and a table has one at a time, so no table waits for another's
second. The more wait, the less time each gets. Quick ones have a process of their own. Processes are started when they
are needed, end with the server even when that is killed, and are replaced when they die, hang, or have thought often.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from stolek import bots
from stolek.bots.search import SECONDS
from stolek.server.thinker import POSITION, Chosen, Failed, Incoming, Job, Outgoing, Stop, Told, choose

QUICK: Final = ("random", "greedy")  # bots that need milliseconds
SUBSTITUTE: Final = "greedy"  # answers for a bot that failed, in a fresh process
LAST_RESORT: Final = "random"  # answers where that failed too, here
PATIENCE: Final = 6.0  # about the longest wait for a deep thought, in seconds, however many wait
SHORTEST: Final = 0.05  # a thought that search still makes better
OVERRUN: Final = 5.0  # beyond its time, until a thought is cut off
GRACE: Final = 1.0  # to come to an end, once called off
THOUGHTS: Final = 2000  # of one process

Progress: TypeAlias = Callable[[float], None]
T = TypeVar("T")

log = logging.getLogger(__name__)


class Unanswered(Exception):
    """The process died, hung or failed; `best` is the best answer it had told by then."""

    def __init__(self, why: str, best: int | None) -> None:
        super().__init__(why)
        self.best = best


class Thinkers:
    """All the processes of one server."""

    def __init__(self, deep: int | None = None, overrun: float = OVERRUN) -> None:
        """`deep` is for how many deep thoughts at once, as many as there are cores if not said."""
        self._quick = Lane(1, overrun)
        self._deep = Lane(deep or os.cpu_count() or 1, overrun)

    async def think(
        self,
        game: str,
        spec: str,
        data: dict[str, Any],
        seat: int,
        seed: int,
        on_progress: Progress | None = None,
    ) -> int:
        """The answer of a bot for `seat`, which must be asked, at the table that `data` (`Table.to_data`) describes.

        There is an answer in any case, and soon. Cancel the call to stop the thought. Raises UnknownOption for a bot
        that there is not, and ValueError where the seat is not asked.
        """
        bots.make(spec, seed)
        position = {name: data[name] for name in POSITION}
        lane = self._quick if spec in QUICK else self._deep
        return await lane.think(Job(0, spec, seat, seed, SECONDS, {**position, "game": game}), on_progress)

    def processes(self) -> list[int]:
        """The ids of the processes that wait for a thought or have one."""
        return [worker.pid for lane in (self._quick, self._deep) for worker in lane.workers if worker.pid is not None]

    async def close(self) -> None:
        """End all processes, and call off all thoughts."""
        await self._quick.close()
        await self._deep.close()


class Lane:
    """Some processes and those who wait for one of them."""

    def __init__(self, size: int, overrun: float) -> None:
        self.size = size
        self.workers = [Worker(overrun) for _ in range(size)]
        self._free = list(self.workers)
        self._slots = asyncio.Semaphore(size)  # lets go in the order of asking
        self._waiting = 0
        self._closed = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def think(self, job: Job, on_progress: Progress | None) -> int:
        self._waiting += 1
        try:
            await self._slots.acquire()
        finally:
            self._waiting -= 1
        if self._closed:
            self._slots.release()
            raise asyncio.CancelledError
        fair = PATIENCE * self.size / (self._waiting + 1)
        job = replace(job, seconds=max(SHORTEST, min(job.seconds, fair)))
        worker = self._free.pop()
        try:
            return await self._started(_answered(worker, job, on_progress))
        finally:
            self._started(self._tidy(worker))

    def _started(self, what: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _tidy(self, worker: Worker) -> None:
        """Make the process ready for the next thought; whoever had called this one off need not wait for that."""
        try:
            await worker.put_down()
        finally:
            self._free.append(worker)
            self._slots.release()

    async def close(self) -> None:
        self._closed = True
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks)
        for worker in self.workers:
            await worker.end()


async def _answered(worker: Worker, job: Job, on_progress: Progress | None) -> int:
    for spec in (job.spec, SUBSTITUTE):
        try:
            return await worker.ask(replace(job, spec=spec), on_progress)
        except Unanswered as failure:
            log.warning("bot %s: %s; best so far: %s", spec, failure, failure.best)
            if failure.best is not None:
                return failure.best
    log.error("no process answers for bot %s", job.spec)
    return choose(replace(job, spec=LAST_RESORT))


class Worker:
    """One process, seen from the server: there or not, with one thought at most."""

    def __init__(self, overrun: float) -> None:
        self._overrun = overrun
        self._process: asyncio.subprocess.Process | None = None
        self._number = 0
        self._busy = False
        self._thoughts = 0
        self._decoder: msgspec.json.Decoder[Outgoing] = msgspec.json.Decoder(Outgoing)

    @property
    def pid(self) -> int | None:
        return None if self._process is None or self._process.returncode is not None else self._process.pid

    async def ask(self, job: Job, on_progress: Progress | None) -> int:
        """The answer. Raises Unanswered."""
        best: int | None = None

        def told(message: Told) -> None:
            nonlocal best
            best = message.best
            if on_progress is not None:
                on_progress(message.share)

        self._number += 1
        try:
            async with asyncio.timeout(job.seconds + self._overrun):
                if self.pid is None:
                    await self._start()
                self._busy = True
                self._thoughts += 1
                await self._send(replace(job, number=self._number))
                last = await self._last(told)
        except TimeoutError:
            await self.end()
            raise Unanswered("too long", best) from None
        except OSError as error:  # no process to be had, or no pipe any more
            await self.end()
            raise Unanswered(f"process died: {error!r}", best) from None
        self._busy = False
        if isinstance(last, Failed):
            raise Unanswered(last.why, best)
        return last.option

    async def put_down(self) -> None:
        """Stop what it may still think about; end it where that does not help, or it has thought often."""
        if self._busy:
            try:
                async with asyncio.timeout(GRACE):
                    await self._send(Stop(self._number))
                    await self._last(lambda told: None)
                self._busy = False
            except (TimeoutError, OSError):
                await self.end()
        if self._thoughts >= THOUGHTS:
            await self.end()

    async def end(self) -> None:
        process, self._process = self._process, None
        self._busy = False
        self._thoughts = 0
        if process is None:
            return
        if process.returncode is None:
            process.kill()  # it keeps nothing
        await process.communicate()

    async def _start(self) -> None:
        await self.end()
        call = [sys.executable, "-P", "-m", "stolek.server.thinker"]
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*call, stdin=pipe, stdout=pipe)

    async def _send(self, message: Incoming) -> None:
        if self._process is None or self._process.stdin is None:
            raise BrokenPipeError
        self._process.stdin.write(msgspec.json.encode(message) + b"\n")
        await self._process.stdin.drain()

    async def _last(self, told: Callable[[Told], None]) -> Chosen | Failed:
        """What the thought comes to. Raises BrokenPipeError where the process ends before."""
        while True:
            line = (
                b"" if self._process is None or self._process.stdout is None else await self._process.stdout.readline()
            )
            if not line:
                raise BrokenPipeError
            message = self._decoder.decode(line)
            if message.number != self._number:
                continue
            if not isinstance(message, Told):
                return message
            told(message)
