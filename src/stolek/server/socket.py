"""The socket of one open page: messages in, one after the other; pictures and replies out as the page takes them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from msgspec import ValidationError

from stolek.errors import StolekError
from stolek.offer import Reason
from stolek.server import asking
from stolek.server.access import may_look
from stolek.server.audience import Page
from stolek.server.live import Forbidden, Live
from stolek.server.people import Visitor, csrf_fits
from stolek.server.problems import language_of, words_of
from stolek.server.refusals import (
    BadRequest,
    BadToken,
    Fault,
    GoingDown,
    NoTable,
    Refusal,
    Stranger,
    TooMany,
    TooSlow,
)
from stolek.server.safety import address_of, refuse
from stolek.server.wire import (
    AgreeUndo,
    Answer,
    AskHint,
    AskUndo,
    Closing,
    Done,
    Foresee,
    FromPage,
    Hello,
    Lang,
    PatchSent,
    Ping,
    Pong,
    Refused,
    Speak,
    TakeBack,
    WhyNot,
)

if TYPE_CHECKING:
    from stolek.server.house import House

LOGGER: Final = logging.getLogger("stolek.server")
DECODE: Final = msgspec.json.Decoder(FromPage).decode
PATIENCE: Final = 10.0  # seconds until the first message
STRIKES: Final = 10  # messages without sense that a page may send
LONGEST_ID: Final = 64
SOON: Final = 1.0  # seconds after which a page may come back
GONE: Final = {"websocket.disconnect", "websocket.close"}


class Ended(Exception):
    """The page has gone, or is sent away: `closing` says why."""

    def __init__(self, closing: Closing | None = None) -> None:
        super().__init__()
        self.closing = closing


@websocket("/socket")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    house: House = socket.app.state.house
    try:
        counted = house.limits.connections.one(address_of(socket.scope))
        with counted:
            await Session(house, socket).serve()
    except Refusal as refusal:  # before anything was accepted
        await refuse(refusal, socket.scope, socket.receive, socket.send)


class Session:
    def __init__(self, house: House, socket: WebSocket[Any, Any, Any]) -> None:
        self.house = house
        self.hall = house.hall
        self.socket = socket
        self.name = secrets.token_hex(8)  # of its bucket of messages
        self.lang: Lang = language_of(socket.scope)  # type: ignore[assignment]
        self.strikes = 0
        self.visitor: Visitor | None = None
        self.page: Page | None = None
        self.live: Live | None = None

    async def serve(self) -> None:
        self.visitor = await self.house.porter.recognise(self.socket)
        await self.socket.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._first()
            except TimeoutError:
                raise Ended(self._closing(BadRequest("do", "no hello"))) from None
            await self._both()
        except Ended as end:
            await self._close(end.closing)
        finally:
            if self.live is not None and self.page is not None:
                self.live.audience.leave(self.page)

    async def _both(self) -> None:
        """Read and write until one of them ends."""
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = task.exception()
            if isinstance(error, Ended):
                raise error
            if isinstance(error, NoTable):  # removed just while it was to be shown
                raise Ended(self._closing(error))
            if error is not None:
                raise Ended(self._fault(error))

    # out

    async def _write(self) -> None:
        page, live = self._page, self._live
        while True:
            await page.wake.wait()
            page.wake.clear()
            if page.ending is not None:
                raise Ended(page.ending)
            if page.overflown:
                raise Ended(self._closing(TooSlow(), SOON))
            while page.out:
                await self._send(page.out.popleft())
            if page.doubtful:
                page.doubtful = False
                if not await may_look(self.house.database, live, page.person, page.look):
                    raise Ended(self._closing(NoTable()))
            if page.old or page.around:
                async with live.current():
                    news = live.audience.news(page)
                for message in news:
                    await self._send(message)

    async def _send(self, message: bytes) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        except Exception:  # the page has gone in the middle
            raise Ended from None

    async def _close(self, closing: Closing | None) -> None:
        if closing is None:
            return
        try:
            async with asyncio.timeout(2):
                await self._send(msgspec.json.encode(closing))
                await self.socket.send({"type": "websocket.close", "code": 1000, "reason": closing.key})
        except (Ended, TimeoutError, RuntimeError, OSError):
            pass

    def _closing(self, error: StolekError, again: float | None = None) -> Closing:
        return Closing(error.key, error.text(words_of(self.lang)), again)

    def _fault(self, error: BaseException) -> Closing:
        number = secrets.token_hex(4)
        LOGGER.error("fault %s at the socket", number, exc_info=error)
        return self._closing(Fault(number), 5.0)

    # in

    @property
    def _page(self) -> Page:
        assert self.page is not None
        return self.page

    @property
    def _live(self) -> Live:
        assert self.live is not None
        return self.live

    async def _receive(self) -> FromPage:
        """The next message that can be understood."""
        while True:
            event = await self.socket.receive()
            if event["type"] in GONE:
                raise Ended
            if event["type"] != "websocket.receive":
                continue
            data = event.get("text") or event.get("bytes") or ""
            try:
                self.house.limits.messages.take(self.name)
                message: FromPage = DECODE(data)
                _check(message)
                return message
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, BadRequest) as error:
                where, why = (
                    ("message", str(error)[:200]) if isinstance(error, ValidationError) else ("message", "JSON?")
                )
                refusal = error if isinstance(error, BadRequest) else BadRequest(where, why)
                await self._strike(refusal)
            except TooMany as error:
                await self._strike(error)

    async def _strike(self, error: StolekError) -> None:
        self.strikes += 1
        if self.strikes > STRIKES:
            raise Ended(self._closing(error, 10.0))
        await self._send(msgspec.json.encode(self._refused("", error)))

    async def _first(self) -> None:
        message = await self._receive()
        while not isinstance(message, Hello):
            await self._strike(BadRequest("do", "hello comes first"))
            message = await self._receive()
        await self._hello(message)

    async def _hello(self, hello: Hello) -> None:
        self.lang = hello.lang
        visitor = self.visitor
        if visitor is None:
            raise Ended(self._closing(Stranger()))
        if not csrf_fits(visitor, hello.csrf):
            raise Ended(self._closing(BadToken()))
        try:
            live = await self.hall.table(hello.table)
            if not await may_look(self.house.database, live, visitor.id, hello.look):
                raise NoTable()
        except StolekError as error:
            raise Ended(self._closing(error)) from None
        if self.hall.closing:
            raise Ended(self._closing(GoingDown(), SOON))
        if self.live is not None and self.page is not None:
            if live is not self.live:
                raise Ended(self._closing(BadRequest("table", "one table a socket"), SOON))
            live.audience.leave(self.page)
            page = self.page
            page.lang, page.seat, page.look, page.has = hello.lang, hello.seat, hello.look, None
        else:
            self.live, page = live, Page(visitor.id, hello.lang, hello.seat, hello.look)
            self.page = page
        async with live.current():
            audience = live.audience
            missed = None if hello.since is None else audience.resume(page, hello.since, hello.view)
            page.out.extend(missed or ())
            if missed == [] and page.has is audience.picture(audience.sort(page)):  # nothing was missed
                page.send(PatchSent(live.number, live.number, {}))
        page.old = page.around = True
        page.said = b""
        live.audience.enter(page)

    async def _read(self) -> None:
        while True:
            await self._obey(await self._receive())

    async def _obey(self, message: FromPage) -> None:
        page = self._page
        if isinstance(message, Ping):
            page.send(Pong(message.id))
            return
        if isinstance(message, Hello):
            await self._hello(message)
            return
        try:
            await self._carry_out(message)
        except Forbidden as forbidden:
            live = self._live
            refusal = asking.reason(live, self._seat(), forbidden.refusal, self.lang)
            page.send(Refused(message.id, "illegal", refusal))
        except StolekError as error:
            page.send(self._refused(message.id, error))
        except Exception as error:
            number = secrets.token_hex(4)
            LOGGER.error("fault %s at table %s", number, self._live.id, exc_info=error)
            page.send(self._refused(message.id, Fault(number)))

    def _refused(self, id: str, error: StolekError) -> Refused:
        return Refused(id, error.key, Reason(error.text(words_of(self.lang)), error.rule or ""))

    def _seat(self) -> int | None:
        """From which the page looks."""
        return self._live.audience.sort(self._page).viewer.seat

    async def _carry_out(
        self, message: Answer | TakeBack | AskUndo | AgreeUndo | WhyNot | Foresee | AskHint | Speak
    ) -> None:
        live, page, person, id = self._live, self._page, self._page.person, message.id
        key = f"{person}:{id}"
        if isinstance(message, Answer):
            number = await live.answer(person, message.seat, message.number, message.option, key)
            page.send(Done(id, number))
        elif isinstance(message, TakeBack):
            page.send(Done(id, await live.take_back(person, message.number, key)))
        elif isinstance(message, AskUndo):
            page.send(Done(id, await live.ask_undo(person, message.number, key)))
        elif isinstance(message, AgreeUndo):
            page.send(Done(id, await live.agree_undo(person, message.yes, key)))
        elif isinstance(message, WhyNot):
            async with live.current():
                page.send(asking.why_not(live, self._seat(), message.refs, id, self.lang))
        elif isinstance(message, Foresee):
            async with live.current():
                page.send(await asking.final(live, self._seat(), id))
        elif isinstance(message, AskHint):
            self.house.limits.costly.take(person)
            page.send(await asking.hint(live, self._seat(), message.number, id, self.lang))
        else:
            self.lang = page.lang = message.lang
            page.seat, page.has, page.old, page.around, page.said = message.seat, None, True, True, b""
            page.send(Done(id, live.number))


def _check(message: FromPage) -> None:
    """What the types alone do not say."""
    if len(getattr(message, "id", "")) > LONGEST_ID:
        raise BadRequest("id", f"at most {LONGEST_ID} characters")
    if not isinstance(message, Hello | Ping) and not message.id:
        raise BadRequest("id", "it is empty")
    if isinstance(message, WhyNot) and (len(message.refs) > 20 or any(len(ref) > 200 for ref in message.refs)):
        raise BadRequest("refs", "too many or too long")
    if isinstance(message, Hello) and (len(message.table) > 64 or len(message.look) > 200):
        raise BadRequest("table", "too long")
