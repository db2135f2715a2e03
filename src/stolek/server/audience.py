"""Who looks at a table, and what they are sent. Viewers who see alike share one picture."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from msgspec import structs

from stolek.about import VERSION
from stolek.server.picture import Company, Pictures, Viewer, patch
from stolek.server.problems import words_of
from stolek.server.wire import Around, Closing, FrameSent, Lang, Sitter, ToPage, Undo

if TYPE_CHECKING:
    from stolek.server.folding import Course
    from stolek.server.live import Live

ENCODE: Final = msgspec.json.Encoder().encode
HISTORY: Final = 20  # patches kept of each sort of viewer, for pages that come back
LARGEST_HISTORY: Final = 24 * 1024  # bytes of them; beyond that a whole picture is no larger
OVERFLOW: Final = 200  # messages that a page may leave lying
STALE: Final = 50.0  # seconds after which what another worker told of its pages holds no more


class Sort(NamedTuple):
    """Viewers of one sort see the same. `person` is empty for those without a seat."""

    viewer: Viewer
    lang: Lang
    person: str
    host: bool


@lru_cache(4096)
def named(sort: Sort) -> str:
    """What tells pictures of one sort from those of others, to a page that gives it back."""
    return blake2b(f"{VERSION} {sort!r}".encode(), digest_size=8).hexdigest()


class Kept:
    """The newest picture of one sort, and the patches that led to it: each from a number to that of the next.

    Patches as they are sent take a tenth of the memory of pictures.
    """

    def __init__(self, newest: FrameSent) -> None:
        self.newest = newest
        self._ways: deque[tuple[int, bytes]] = deque(maxlen=HISTORY)

    def goes_on(self, now: FrameSent) -> None:
        self._ways.append((self.newest.frame.number, ENCODE(patch(self.newest, now))))
        self.newest = now
        size = sum(len(way) for _, way in self._ways)
        while size > LARGEST_HISTORY and len(self._ways) > 1:
            size -= len(self._ways.popleft()[1])

    def since(self, number: int) -> list[bytes] | None:
        """What leads from the picture of that number to the newest; None where it is no longer known."""
        if number == self.newest.frame.number:
            return []
        for n, (base, _) in enumerate(self._ways):
            if base == number:
                return [way for _, way in list(self._ways)[n:]]
        return None

    def last_way(self, base: int) -> bytes | None:
        """The patch from the picture before the newest, if that has this number."""
        return self._ways[-1][1] if self._ways and self._ways[-1][0] == base else None


class Page:
    """One open page. What it is sent waits in `out` until its socket takes it."""

    def __init__(self, person: str, lang: Lang, seat: int | None = None, look: str = "") -> None:
        self.person = person
        self.look = look  # the key of a link by which it came
        self.lang = lang
        self.seat = seat  # from which of several own seats it wants to look
        self.has: FrameSent | None = None
        self.out: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.old = False  # there is a newer picture than `has`
        self.around = False  # who is here has changed
        self.said = b""  # what it was last told of who is here
        self.doubtful = False  # whether it may still look has to be asked again
        self.ending: Closing | None = None
        self.overflown = False

    def end(self, closing: Closing) -> None:
        """Tell it this last thing."""
        self.ending = closing
        self.wake.set()

    def send(self, message: ToPage) -> None:
        if len(self.out) >= OVERFLOW:
            self.overflown = True
        else:
            self.out.append(ENCODE(message))
        self.wake.set()


class Audience:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.pages: set[Page] = set()
        self.told = 0.0  # when other workers were last told who is here
        self._elsewhere: dict[str, tuple[float, tuple[str, ...], int]] = {}  # by worker
        self._pictures: dict[Sort, Kept] = {}
        self._patches: dict[tuple[Sort, int], bytes] = {}
        self._patched = -1  # the number that `_patches` lead to

    # coming and going

    def enter(self, page: Page) -> None:
        self.pages.add(page)
        self._moved()

    def leave(self, page: Page) -> None:
        self.pages.discard(page)
        self._moved()

    def _moved(self) -> None:
        self.anew(around=True)
        self.live.hall.here(self.live)

    def anew(self, old: bool = False, around: bool = False) -> None:
        """Something has changed: pages get it as soon as they take it."""
        for page in self.pages:
            page.old |= old
            page.around |= around
            page.wake.set()

    def doubt(self) -> None:
        """Seats or links have changed: whoever looks may have lost the right to."""
        for page in self.pages:
            page.doubtful = True
            page.wake.set()

    def persons(self) -> set[str]:
        """Who has the table open, here or at another worker."""
        return self.local_persons().union(*(persons for _, persons, _ in self._there()))

    def local_persons(self) -> set[str]:
        return {page.person for page in self.pages}

    def onlookers(self, local: bool = False) -> int:
        seated = {taken.person for taken in self.live.seats}
        here = sum(1 for page in self.pages if page.person not in seated)
        return here if local else here + sum(number for _, _, number in self._there())

    def _there(self) -> Iterable[tuple[float, tuple[str, ...], int]]:
        now = time.monotonic()
        return [told for told in self._elsewhere.values() if now - told[0] < STALE]

    def there(self, worker: str, persons: tuple[str, ...], onlookers: int) -> None:
        before = self._elsewhere.get(worker)
        self._elsewhere[worker] = (time.monotonic(), persons, onlookers)
        if before is None or before[1:] != (persons, onlookers):
            self.anew(around=True)

    # what somebody sees

    def sort(self, page: Page) -> Sort:
        live = self.live
        mine = live.own_seats(page.person)
        host = live.facts.host == page.person
        if not mine:
            return Sort(Viewer(None, live.all_open), page.lang, "", host)
        seat = page.seat if page.seat in mine else self._asked_of(mine)
        if seat is None:
            last = page.has.frame.viewer if page.has else None
            seat = last if last in mine else mine[0]
        return Sort(Viewer(seat), page.lang, page.person, host)

    def _asked_of(self, mine: list[int]) -> int | None:
        if len(mine) == 1:
            return mine[0]
        return next((seat for seat in self.live.asked() if seat in mine), None)

    def picture(self, sort: Sort) -> FrameSent:
        """What they see now. Only while nothing can change: inside `Live.current`."""
        live = self.live
        kept = self._pictures.get(sort)
        if kept is not None and kept.newest.frame.number == live.number:
            return kept.newest
        frame = live.pictures.frame(live.number, sort.viewer, sort.lang, self._company(sort))
        frame.view = named(sort)
        now = FrameSent(frame, live.pictures.lines(live.number, sort.viewer, sort.lang, live.numbers))
        if kept is None:
            self._pictures[sort] = Kept(now)
        else:
            kept.goes_on(now)
        return now

    def past(self, number: int, page: Page, course: Course, open_then: bool) -> FrameSent:
        """What the page would have seen then, with those who sit at the table now. Nothing can be taken back there.

        Who may see everything now sees everything only of when all had agreed to that.
        """
        sort = self.sort(page)
        if sort.viewer.open and not open_then:
            sort = sort._replace(viewer=Viewer(None))
        company = structs.replace(self._company(sort), undo=Undo(), waiting_for_seats=False)
        pictures = Pictures(course.table)
        frame = pictures.frame(number, sort.viewer, sort.lang, company)
        return FrameSent(frame, pictures.lines(number, sort.viewer, sort.lang, course.numbers))

    def _company(self, sort: Sort) -> Company:
        live = self.live
        undo = live.undo_for(sort.person)
        if undo.why:
            undo.why = words_of(sort.lang).say(f"undo-why-{undo.why}")
        return Company(
            live.id,
            live.facts.name,
            self._sitters(sort.person),
            undo,
            live.waiting_for_seats,
            sort.host,
            real_dice=live.facts.real_dice,
            guide=live.facts.guide,
        )

    def follow(self, page: Page) -> bytes | None:
        """What the page needs to see what it should; None where it does already. Inside `Live.current`."""
        sort = self.sort(page)
        page.around = page.around or page.has is None
        now, had = self.picture(sort), page.has
        page.has, page.old = now, False
        if had is None:
            return ENCODE(now)
        if had is now:
            return None
        number = now.frame.number
        if self._patched != number:
            self._patches.clear()
            self._patched = number
        base = had.frame.number
        if had.frame.view != now.frame.view:
            return ENCODE(now if base == number else patch(had, now))
        made = self._pictures[sort].last_way(base) or self._patches.get((sort, base))
        if made is None:
            made = self._patches[sort, base] = ENCODE(patch(had, now))
        return made

    def resume(self, page: Page, since: int, view: str) -> list[bytes] | None:
        """What leads from the picture that the page has to a newer one; None where that is no longer known."""
        now = self.sort(page)
        for sort, kept in self._pictures.items():
            its = sort.person == now.person and (now.viewer.open or not sort.viewer.open)
            if its and kept.newest.frame.view == view:
                ways = kept.since(since)
                if ways is not None:
                    page.has = kept.newest
                return ways
        return None

    def news(self, page: Page) -> list[bytes]:
        """All that the page has to be told now. Inside `Live.current`."""
        found = []
        if page.old:
            changed = self.follow(page)
            if changed is not None:
                page.said = b""  # who is here is blank in frames
                found.append(changed)
        if page.around:
            page.around = False
            around = self.around(page)
            if around != page.said:
                page.said = around
                found.append(around)
        return found

    def around(self, page: Page) -> bytes:
        """Who is here and who thinks. Inside `Live.current`."""
        live, sort = self.live, self.sort(page)
        here, thinking = self.persons(), live.machine.shares()
        sitters = tuple(
            structs.replace(sitter, here=live.seats[n].person in here, thinking=thinking.get(n))
            for n, sitter in enumerate(self._sitters(page.person))
        )
        named = live.pictures.sitters(live.number, sort.viewer, sort.lang, sitters)
        return ENCODE(Around(named, self.onlookers()))

    def _sitters(self, person: str) -> tuple[Sitter, ...]:
        live = self.live
        return tuple(
            Sitter(
                name="",
                whose="",
                tone="",
                sign="",
                who=taken.who,
                person=live.names.get(taken.person or "", ""),
                mine=bool(person) and taken.person == person,
                bot=taken.bot,
                standing_in=taken.standing_in,
                open_hands=taken.open_hands,
            )
            for taken in live.seats
        )

    def forget(self) -> None:
        """Nobody looks: pictures can be made again."""
        self._pictures.clear()
        self._patches.clear()
        self.live.pictures.forget()

    def renamed(self) -> None:
        """The same entries look different from now on."""
        self._pictures.clear()
        self._patches.clear()
        for page in self.pages:
            page.has = None
        self.anew(old=True, around=True)
