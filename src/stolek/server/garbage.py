"""Keeps the garbage collector from stopping everybody.

A full collection looks at every object of every table in memory: at 300 tables it takes a third of a second, in which
nobody is answered, and by itself it comes every quarter of a minute. Nearly all that is let go of is freed without it.
So what has lived for a while is set aside, and all of it is looked through only now and then.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

SET_ASIDE: Final = 10.0  # seconds between two times
ALL: Final = 600.0  # seconds after which everything is looked through: tables that left memory may lie in rings


class Collector:
    def __init__(self) -> None:
        self._all = time.monotonic()

    def step(self) -> None:
        if time.monotonic() - self._all > ALL:
            gc.unfreeze()
            gc.collect()
            self._all = time.monotonic()
        gc.freeze()

    async def run(self) -> None:
        """As long as the server does."""
        gc.collect()
        while True:
            self.step()
            await asyncio.sleep(SET_ASIDE)
