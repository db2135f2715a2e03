"""How much one person or one address may ask for. Kept in memory, one set in each worker; nothing here is secret."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from stolek.server.refusals import TooMany, TooManyConnections

REMEMBERED: Final = 20_000  # buckets of one kind; beyond that the longest unused are forgotten


class Rate:
    """A bucket for everybody: `burst` requests at once, and `per_second` in the long run."""

    def __init__(self, burst: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was

    def take(self, who: str, cost: float = 1.0) -> None:
        """Raises TooMany, with the time to wait, when the bucket of `who` is empty."""
        wait = self.wait(who, cost)
        if wait > 0:
            raise TooMany(wait)
        left, now = self._left(who)
        self._buckets[who] = (left - cost, now)
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Seconds until `cost` could be taken; 0 now."""
        left, _ = self._left(who)
        return 0.0 if left >= cost else (cost - left) / self.per_second

    def _left(self, who: str) -> tuple[float, float]:
        now = self._clock()
        left, then = self._buckets.get(who, (float(self.burst), now))
        return min(float(self.burst), left + (now - then) * self.per_second), now


class Connections:
    """Open sockets, counted by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """While it lasts, a connection is counted. Raises TooManyConnections."""
        if self._open[address] >= self.most:
            raise TooManyConnections(self.most)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Limits:
    """All limits of one worker. Addresses share more than persons do: a family or a school may sit behind one."""

    def __init__(self, *, connections: int = 100, factor: float = 1.0) -> None:
        def rate(burst: int, per_second: float) -> Rate:
            return Rate(max(1, round(burst * factor)), per_second * factor)

        self.connections = Connections(connections)
        self.requests = rate(400, 40)  # of one address
        self.changes = rate(60, 4)  # of one person, by HTTP
        self.messages = rate(60, 15)  # of one socket
        self.connects = rate(200, 20)  # of one address
        self.newcomers = rate(60, 1)  # guests made for one address
        self.logins_here = rate(20, 0.1)  # tries from one address
        self.logins_there = rate(10, 0.05)  # tries at one account
        self.keys = rate(30, 0.5)  # tries of links from one address
        self.costly = rate(60, 4)  # hints and replays of one person
        self.files = rate(20, 0.2)  # imports and exports of one person
