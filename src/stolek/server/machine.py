"""The bots of one table: asked when it is their turn, one after the other, and never in the event loop.

Among several workers the one that wrote the last entry thinks. The others hear that it does, and take over when they
hear nothing more; two who think at once do no harm, since only one answer can be written.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from stolek.server.folding import save
from stolek.server.news import Thinks

if TYPE_CHECKING:
    from stolek.server.live import Live

LOGGER: Final = logging.getLogger("stolek.server")
SILENCE: Final = 4.0  # seconds without a word from the worker that thinks
PACE: Final = 0.25  # seconds between two words on how far a thought is


class Machine:
    def __init__(self, live: Live) -> None:
        self.live = live
        self._task: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[int] | None = None
        self._about = -1  # entry that led to the question thought about
        self._seat = -1
        self._share: dict[int, float] = {}
        self._told = 0.0
        self._elsewhere: Thinks | None = None
        self._heard = 0.0

    @property
    def busy(self) -> bool:
        return self._task is not None

    def shares(self) -> dict[int, float]:
        """How far each bot is that thinks."""
        there = self._elsewhere
        if there is not None and there.since == self.live.turned and time.monotonic() - self._heard < SILENCE:
            return {there.seat: there.share, **self._share}
        return dict(self._share)

    def look(self, ours: bool) -> None:
        """The table has changed; `ours`: by an entry that this worker has written."""
        if self._thought is not None and (self._about, self._seat) != (self.live.turned, self.live.bot_asked()):
            self._thought.cancel()
        if self._task is None and self.live.bot_asked() is not None:
            self._task = self.live.hall.started(self._run(ours))

    def heard(self, message: Thinks) -> None:
        self._elsewhere, self._heard = message, time.monotonic()
        self.live.audience.anew(around=True)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, ours: bool) -> None:
        failures = 0
        try:
            while (seat := self.live.bot_asked()) is not None:
                if not ours and await self._others_think():
                    continue
                try:
                    if await self._turn(seat):
                        ours, failures = True, 0
                except Exception:
                    failures += 1
                    LOGGER.exception("bot at seat %s of table %s", seat, self.live.id)
                    await asyncio.sleep(min(60.0, 0.5 * 2**failures))
        finally:
            self._task = None

    async def _others_think(self) -> bool:
        """Wait for a word of another worker on this question; True where there was one."""
        live = self.live
        if live.hall.news.alone:
            return False
        since, until = live.turned, time.monotonic() + SILENCE
        while time.monotonic() < until:
            await asyncio.sleep(0.2)
            there = self._elsewhere
            if live.turned != since:
                return True
            if there is not None and there.since == since and self._heard > until - SILENCE:
                until = self._heard + SILENCE
        return False

    async def _turn(self, seat: int) -> bool:
        live = self.live
        async with live.current():
            since = live.turned
            if live.bot_asked() != seat:
                return True
            spec, data = live.seats[seat].bot, save(live.table)
        self._about, self._seat = since, seat
        self._progress(seat, 0.0)
        thinking = live.hall.thinking.think(
            live.facts.game, spec, data, seat, secrets.randbits(32), lambda share: self._progress(seat, share)
        )
        thought = self._thought = asyncio.ensure_future(thinking)
        try:
            option = await thought
        except asyncio.CancelledError:
            current = asyncio.current_task()
            if current is not None and current.cancelling():
                raise
            return True  # the question is gone
        finally:
            self._thought = None
            self._share.clear()
            live.audience.anew(around=True)
        await live.bot_answers(seat, since, option)
        return True

    def _progress(self, seat: int, share: float) -> None:
        now = time.monotonic()
        fresh = seat not in self._share
        self._share[seat] = share
        if fresh or now - self._told >= PACE:
            self._told = now
            self.live.audience.anew(around=True)
            self.live.hall.news.tell(Thinks(self.live.id, self._about, seat, round(share, 3)))
