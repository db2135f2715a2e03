"""A server in this process, on a real port, and people with browsers' manners."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from stolek.server.app import Application
from stolek.server.database.migrations import prepare
from stolek.server.house import House
from stolek.server.settings import Settings

Json = dict[str, Any]


class Served:
    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = Settings(folder, **{"host": "127.0.0.1", "port": 0, "limits": 1000.0, **settings})
        self.people: list[Somebody] = []

    def __enter__(self) -> Self:
        prepare(self.settings.url)
        self.app = Application(self.settings)
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=0, log_config=None, ws_max_size=self.settings.message_bytes, lifespan="on"
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        until = time.monotonic() + 20
        while not self.server.started:
            assert self.thread.is_alive() and time.monotonic() < until, "the server does not start"
            time.sleep(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def _run(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self.server.serve())
        self.loop.close()

    def __exit__(self, *_: object) -> None:
        for somebody in self.people:
            somebody.close()
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    @property
    def house(self) -> House:
        house: House = self.app.inner.state.house
        return house

    def inside(self, work: Any) -> Any:
        """What a coroutine gives, run where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def somebody(self, lang: str = "en") -> Somebody:
        somebody = Somebody(self, lang)
        self.people.append(somebody)
        return somebody

    def stranger(self) -> httpx.Client:
        return httpx.Client(base_url=self.url)


class Place(Protocol):
    """Where a server listens."""

    url: str
    port: int


class Somebody:
    """A browser with a cookie, which says where its requests come from."""

    def __init__(self, served: Place, lang: str = "en") -> None:
        self.served = served
        self.lang = lang
        self.client = httpx.Client(base_url=served.url, headers={"accept-language": lang, "origin": served.url})
        self.sockets: list[Socket] = []
        self.heard: list[str] = []  # every answer, as it came
        self.me: Json = self.get("/api/me")

    @property
    def id(self) -> str:
        return str(self.me["id"])

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"x-csrf": self.me["csrf"] if hasattr(self, "me") else "", **more.pop("headers", {})}
        answer = self.client.request(method, path, json=body, headers=headers, **more)
        self.heard.append(answer.text)
        return answer

    def get(self, path: str, **more: Any) -> Any:
        return self._good(self.ask("GET", path, **more))

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return self._good(self.ask("POST", path, body, **more))

    def put(self, path: str, body: Any = None) -> Any:
        return self._good(self.ask("PUT", path, body))

    def patch(self, path: str, body: Any = None) -> Any:
        return self._good(self.ask("PATCH", path, body))

    def delete(self, path: str) -> Any:
        return self._good(self.ask("DELETE", path))

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Status and key of the refusal, which has to be a text for this reader."""
        answer = self.ask(method, path, body, **more)
        assert answer.status_code >= 400, answer.text
        problem = answer.json()
        assert problem["text"] and set(problem) <= {"key", "text", "rule"}, problem
        return answer.status_code, problem["key"]

    def log_in(self, path: str, login: str, password: str) -> None:
        self.me = self.post(path, {"login": login, "password": password})

    def table(self, *others: str, **more: Any) -> Json:
        """A new table: oneself, and who else is said, as `friend`, `open`, `me` or a bot."""
        seats = [{"who": "me"}] + [
            {"who": other} if other in ("friend", "open", "me") else {"who": "bot", "bot": other} for other in others
        ]
        made: Json = self.post("/api/tables", {"game": "summoner-wars", "seats": seats, **more})
        return made

    def join(self, key: str) -> Json:
        joined: Json = self.post("/api/join", {"key": key})
        return joined

    def socket(self, table: str, greet: bool = True, **hello: Any) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        made = Socket(self, table, cookie, greet, hello)
        self.sockets.append(made)
        return made

    def _good(self, answer: httpx.Response) -> Any:
        assert answer.status_code < 400, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.client.close()


class Socket:
    """An open page of a table. It keeps all that comes, and the frame as patches have made it."""

    def __init__(self, who: Somebody, table: str, cookie: str, greet: bool, hello: Json) -> None:
        self.who = who
        self.table = table
        self.heard: list[str] = []
        self.frame: Json = {}
        self.lines: list[Json] = []
        self.closing: Json | None = None
        self.count = 0
        coming = connect(
            f"ws://127.0.0.1:{who.served.port}/socket",
            additional_headers={"cookie": cookie, "accept-language": who.lang},
            origin=Origin(who.served.url),
            max_size=None,
            max_queue=None,  # what a test does not read must not hold up the end of the line
            compression=None,
        )
        self.line: ClientConnection = coming.__enter__()  # left by `close`
        if greet:
            self.hello(**hello)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.close()

    def hello(self, **more: Any) -> None:
        self.send({"do": "hello", "table": self.table, "csrf": self.who.me["csrf"], "lang": self.who.lang, **more})

    def send(self, message: Json) -> None:
        self.line.send(json.dumps(message))

    def read(self, seconds: float = 10) -> Json | None:
        """The next message; None where none comes, or the line is cut."""
        try:
            text = self.line.recv(seconds)
        except (TimeoutError, ConnectionClosed):
            return None
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        self._take(message)
        return message

    def until(self, kind: str, seconds: float = 20, **fields: Any) -> Json:
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            message = self.read(left)
            assert message is not None, f"no {kind} {fields}; the last heard: {self.heard[-3:]}"
            if message["is"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise AssertionError(f"no {kind} {fields} in {seconds} s")

    def quiet(self, seconds: float = 0.3) -> None:
        """Take what still comes."""
        while self.read(seconds) is not None:
            pass

    def answer(self, option: int | None = None) -> Json:
        """Answer the question of the frame, by default with its first option; what the server says to that."""
        self.count += 1
        id = f"{self.who.id}-{id_of(self)}-{self.count}"
        option = self.frame["ask"]["options"][0]["option"] if option is None else option
        seat = self.frame["viewer"]
        self.send({"do": "answer", "id": id, "number": self.frame["number"], "option": option, "seat": seat})
        return self.reply(id)

    def reply(self, id: str) -> Json:
        while True:
            message = self.read()
            assert message is not None, f"no reply; the last heard: {self.heard[-3:]}"
            if message.get("id") == id:
                return message

    @property
    def mine(self) -> bool:
        """Whether one is asked, in what the page knows now."""
        return bool((self.frame.get("ask") or {}).get("mine"))

    def _take(self, message: Json) -> None:
        if message["is"] == "frame":
            self.frame, self.lines = message["frame"], message["lines"]
        elif message["is"] == "patch":
            assert message["base"] == self.frame["number"], "a patch of another frame"
            self.frame = merged(self.frame, message["change"])
            self.lines = self.lines[: message.get("keep")] + message.get("lines", [])
            self.frame["number"] = message["number"]
        elif message["is"] == "closing":
            self.closing = message

    def close(self) -> None:
        self.line.close()


def id_of(socket: Socket) -> int:
    return id(socket)


def merged(old: Any, change: Any) -> Any:
    """A JSON merge patch (RFC 7396), carried out."""
    if not isinstance(change, dict):
        return change
    made = dict(old) if isinstance(old, dict) else {}
    for key, value in change.items():
        if value is None:
            made.pop(key, None)
        else:
            made[key] = merged(made.get(key), value)
    return made
