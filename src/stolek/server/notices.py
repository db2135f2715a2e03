"""Telling persons that they are asked at a table which they have not open: by their browser, or at their webhook."""

from __future__ import annotations

import asyncio
import base64
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct

from stolek.games import open_game
from stolek.server import outside
from stolek.server.database import people as people_rows
from stolek.server.database import shelf
from stolek.server.database.engine import Database
from stolek.server.database.models import Person
from stolek.server.doors import Porter
from stolek.server.people import Visitor
from stolek.server.problems import words_of
from stolek.server.refusals import BadRequest, TooManyOf
from stolek.server.wire import PushKey, PushWanted, Webhook

LOGGER: Final = logging.getLogger("stolek.server")
MOST_PUSHES: Final = 10
PATIENCE: Final = 8.0  # seconds in which a person may come back, or an answer be taken back
GOOD_FOR: Final = 12 * 3600  # seconds for which a browser's service keeps a notice
AT_ONCE: Final = 4


class Notice(Struct):
    title: str
    body: str
    url: str  # a path of this server


class Notices:
    """`private` lets notices go to addresses of the own network; `address` is how persons reach this server."""

    def __init__(
        self, database: Database, *, private: bool = False, address: str = "", patience: float = PATIENCE
    ) -> None:
        self.database = database
        self.private = private
        self.address = address.rstrip("/")
        self.patience = patience
        self._waiting: dict[str, dict[str, asyncio.Task[None]]] = {}  # by table and person, told or not
        self._places = asyncio.Semaphore(AT_ONCE)
        self._key = ""

    def asked(self, table: str, name: str, game: str, turns: Mapping[str, int], here: Callable[[str], bool]) -> None:
        """Which persons a table now waits for, and how many answers its game has had.

        That number, when somebody begins to be asked, says which turn it is: who was told of a turn is not told
        again. Who is asked no more, as after an undo, is not told; and who is `here` when the time comes has seen it.
        """
        waiting = self._waiting.setdefault(table, {})
        for person in [person for person in waiting if person not in turns]:
            waiting.pop(person).cancel()
        for person, turn in turns.items():
            if person not in waiting:
                waiting[person] = asyncio.create_task(self._tell(table, name, game, person, turn, here))
        if not waiting:
            del self._waiting[table]

    async def close(self) -> None:
        tasks = [task for waiting in self._waiting.values() for task in waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(
        self, table: str, name: str, game: str, person: str, turn: int, here: Callable[[str], bool]
    ) -> None:
        await asyncio.sleep(self.patience)
        if here(person):
            return
        try:
            await self._send(table, name, game, person, turn)
        except Exception as error:  # a notice that fails is nothing to a table
            LOGGER.warning("a notice failed: %s", type(error).__name__)

    async def _send(self, table: str, name: str, game: str, person: str, turn: int) -> None:
        async with self.database.writing() as db:
            reader = await db.get(Person, person)
            pushes, hook = await shelf.pushes(db, person), await shelf.webhook(db, person)
            if reader is None or not (pushes or hook) or not await shelf.to_be_told(db, table, person, turn):
                return
        words = words_of(reader.lang)
        title = open_game(game).title(open_game(game).words(reader.lang))
        text = words.say("notice-turn", name=name, game=title)
        notice = Notice(words.say("notice-turn-title"), text, f"/table/{table}")
        if hook:
            await self._post(hook, notice)
        for push in pushes:
            await self._push(push.endpoint, push.keys, person, notice)

    async def _post(self, url: str, notice: Notice) -> None:
        """In the words of Mattermost and Slack (`text`) as well as of Discord (`content`)."""
        line = f"{notice.title}: {notice.body}"
        if self.address:
            line += f" {self.address}{notice.url}"
        body = msgspec.json.encode({"text": line, "content": line, **msgspec.to_builtins(notice)})
        try:
            async with self._places:
                await asyncio.to_thread(outside.send, url, body, {"content-type": "application/json"}, self.private)
        except outside.NotSent as error:
            LOGGER.info("a webhook was not reached: %s", error)

    async def _push(self, endpoint: str, keys: dict[str, Any], person: str, notice: Notice) -> None:
        secret = await self.push_secret()
        try:
            async with self._places:
                await asyncio.to_thread(_push, endpoint, keys, secret, msgspec.json.encode(notice), self.private)
        except outside.NotSent as error:
            if error.gone:
                async with self.database.writing() as db:
                    await shelf.drop_push(db, endpoint, person)
            LOGGER.info("a browser was not reached: %s", error)

    async def push_secret(self) -> str:
        """The key by which browsers' services know this server; made once."""
        if not self._key:
            fresh = await asyncio.to_thread(_new_secret)
            self._key = await people_rows.house_key(self.database, "push", fresh)
        return self._key


def _new_secret() -> str:
    from py_vapid import Vapid02  # type: ignore[import-untyped]

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def public_key(secret: str) -> str:
    """What a page subscribes with."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_pem(secret.encode()).public_key
    return (
        base64.urlsafe_b64encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)).decode().rstrip("=")
    )


def _push(endpoint: str, keys: dict[str, Any], secret: str, body: bytes, private: bool) -> None:
    from py_vapid import Vapid02
    from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]

    parts = outside.checked(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + GOOD_FOR,
        "sub": "https://localhost",  # where to complain: nobody, a household
    }
    try:
        sealed = WebPusher({"endpoint": endpoint, "keys": keys}).encode(body)
    except (WebPushException, ValueError) as error:
        raise outside.NotSent(type(error).__name__, gone=True) from None
    headers = {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(GOOD_FOR),
        "urgency": "normal",
        "authorization": str(Vapid02.from_pem(secret.encode()).sign(claims)["Authorization"]),
    }
    outside.send(endpoint, bytes(sealed["body"]), headers, private)


# Routes


@get("/push", summary="What a browser needs to subscribe to notices")
async def push_key(notices: NamedDependency[Notices], known: NamedDependency[Visitor]) -> PushKey:
    return PushKey(public_key(await notices.push_secret()))


@post("/push", status_code=204, summary="Notices to this browser from now on")
async def start_push(
    data: JSONBody[PushWanted],
    porter: NamedDependency[Porter],
    notices: NamedDependency[Notices],
    known: NamedDependency[Visitor],
) -> None:
    await _reachable(notices, data.endpoint, ("https", "http") if notices.private else ("https",))
    if set(data.keys) != {"p256dh", "auth"} or not all(0 < len(key) <= 200 for key in data.keys.values()):
        raise BadRequest("keys", "p256dh and auth are needed")
    async with porter.database.writing() as db:
        await shelf.keep_push(db, known.id, data.endpoint, dict(data.keys))
        await db.flush()
        if await shelf.count_pushes(db, known.id) > MOST_PUSHES:
            raise TooManyOf("pushes", MOST_PUSHES)


@post("/push/forget", status_code=204, summary="No more notices to this browser")
async def stop_push(
    data: JSONBody[PushWanted], porter: NamedDependency[Porter], known: NamedDependency[Visitor]
) -> None:
    async with porter.database.writing() as db:
        await shelf.drop_push(db, data.endpoint, known.id)


@get("/webhook", summary="Where notices go besides")
async def own_webhook(porter: NamedDependency[Porter], known: NamedDependency[Visitor]) -> Webhook | None:
    async with porter.database.reading() as db:
        url = await shelf.webhook(db, known.id)
    return None if url is None else Webhook(url)


@put("/webhook", summary="Notices to this address from now on")
async def keep_webhook(
    data: JSONBody[Webhook],
    porter: NamedDependency[Porter],
    notices: NamedDependency[Notices],
    known: NamedDependency[Visitor],
) -> Webhook:
    await _reachable(notices, data.url, ("https", "http"))
    async with porter.database.writing() as db:
        await shelf.keep_webhook(db, known.id, data.url)
    return data


@delete("/webhook", summary="No more notices to a webhook")
async def drop_webhook(porter: NamedDependency[Porter], known: NamedDependency[Visitor]) -> None:
    async with porter.database.writing() as db:
        await shelf.drop_webhook(db, known.id)


async def _reachable(notices: Notices, url: str, schemes: tuple[str, ...]) -> None:
    """Raises StrangeAddress where an address cannot lead to anything we would send to."""
    parts = outside.checked(url, schemes)
    await asyncio.to_thread(outside.resolved, parts, notices.private)
