"""All that one worker of the server is made of."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from stolek.server.database.engine import Database
from stolek.server.doors import Porter
from stolek.server.hall import Hall
from stolek.server.limits import Limits
from stolek.server.live import Live
from stolek.server.notices import Notices
from stolek.server.problems import words_of
from stolek.server.refusals import GoingDown
from stolek.server.settings import Settings
from stolek.server.thinking import Thinkers
from stolek.server.wire import Closing

FLUSH = 1.5  # seconds for pages to take their last message


@dataclass(slots=True)
class House:
    settings: Settings
    database: Database
    limits: Limits
    porter: Porter
    thinkers: Thinkers
    hall: Hall
    notices: Notices

    @staticmethod
    async def build(settings: Settings, limits: Limits) -> House:
        database = Database(settings.url)
        thinkers = Thinkers()
        hall = Hall(settings, database, thinkers)
        notices = Notices(database, private=settings.private_notices, address=settings.address)
        porter = await Porter.hire(database, limits)
        house = House(settings, database, limits, porter, thinkers, hall, notices)
        hall.listeners.append(house.notify)
        await hall.open()
        return house

    def notify(self, live: Live) -> None:
        """Tell of a turn whoever is not there."""
        turns = {}
        for seat in live.asked():
            taken = live.seats[seat]
            if taken.person and not taken.standing_in:
                turns[taken.person] = sum(1 for given in live.folded.given if given.seat is not None)
        self.notices.asked(live.id, live.facts.name, live.facts.game, turns, lambda who: who in live.audience.persons())

    async def drain(self) -> None:
        """Take nothing more, finish what was begun, and tell all pages when to come back."""
        self.hall.closing = True
        error = GoingDown()
        for live in self.hall.lives:
            async with live.lock:  # what is being written is written
                pass
            for page in live.audience.pages:
                page.end(Closing(error.key, error.text(words_of(page.lang)), 1.0))
        until = time.monotonic() + FLUSH
        while any(live.audience.pages for live in self.hall.lives) and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        await self.hall.close()
        await self.notices.close()
        await self.thinkers.close()
        await self.database.close()
