"""Telling who is not there: by browser and by webhook, once a turn, and never into the own network."""

from __future__ import annotations

import asyncio
import base64
import http.server
import json
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stolek.server import outside
from stolek.server.notices import public_key
from stolek.server.refusals import StrangeAddress
from tests.server.serving import Json, Served, Somebody

INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:0001::",
    "64:ff9b::7f00:1",
    "nonsense",
]


class Post(http.server.BaseHTTPRequestHandler):
    """Keeps what is posted to it."""

    got: list[tuple[str, dict[str, str], bytes]]
    status = 200
    wake: threading.Event

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        type(self).got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(type(self).status)
        self.send_header("location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()
        type(self).wake.set()

    def log_message(self, format: str, *args: Any) -> None: ...


class Letterbox:
    def __init__(self) -> None:
        self.kind = type("Kept", (Post,), {"got": [], "wake": threading.Event()})
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.kind)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    @property
    def got(self) -> list[tuple[str, dict[str, str], bytes]]:
        kept: list[tuple[str, dict[str, str], bytes]] = self.kind.got  # type: ignore[attr-defined]
        return kept

    def wait(self, number: int, seconds: float = 5) -> None:
        for _ in range(int(seconds * 20)):
            if len(self.got) >= number:
                return
            self.kind.wake.wait(0.05)  # type: ignore[attr-defined]
        raise AssertionError(f"{len(self.got)} of {number}")

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()
    yield box
    box.close()


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may tell its own network, and soon."""
    with Served(tmp_path_factory.mktemp("home"), private_notices=True, address="https://stolek.example") as served:
        served.house.notices.patience = 0.3
        yield served


def browser() -> tuple[Json, ec.EllipticCurvePrivateKey]:
    """Keys as a browser's Push API gives them."""
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="), "auth": "c2l4dGVlbiBieXRlcyEhIQ"}, key


def waiting(served: Served) -> tuple[Somebody, Somebody, str]:
    """Two at a table: who is asked, and the other, who looks at it."""
    host, friend = served.somebody(), served.somebody()
    made = host.table("friend", name="Evening")
    friend.join(made["invitations"][0]["key"])
    table = made["table"]["id"]
    asked = host if host.get(f"/api/tables/{table}").get("my_turn") else friend
    return asked, friend if asked is host else host, table


# Addresses


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_not_public(address: str) -> None:
    assert not outside.public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_addresses_of_the_world_are_public(address: str) -> None:
    assert outside.public(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "x",
        "ftp://example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://",
        "http:///x",
        "http://user:secret@example.org/",
        "http://example.org:0/",
        "http://example.org:99999/",
        "http://[::1",
        "http://example.org/a b",
        "http://example.org/\r\nhost: x",
        "https://example.org/" + "x" * 2000,
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(StrangeAddress):
        outside.checked(url)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "[::ffff:7f00:1]", "0"])
def test_names_of_this_machine_lead_nowhere(host: str) -> None:
    with pytest.raises(StrangeAddress):
        outside.resolved(outside.checked(f"http://{host}/"), private=False)


def test_a_name_that_leads_inside_by_one_of_its_addresses_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_: object, **__: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(2, 1, 6, "", ("1.1.1.1", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(StrangeAddress):
        outside.resolved(outside.checked("https://example.org/"), private=False)


def test_what_was_looked_up_is_where_it_goes(monkeypatch: pytest.MonkeyPatch, letterbox: Letterbox) -> None:
    """A name that leads elsewhere the second time it is asked for is asked for only once."""
    answers = iter(["127.0.0.1"])

    def found(host: str, port: int, *_: object, **__: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        assert host == "example.org"
        return [(2, 1, 6, "", (next(answers), port))]

    real = socket.create_connection
    monkeypatch.setattr(socket, "getaddrinfo", found)
    to: list[tuple[str, int]] = []

    def create(address: tuple[str, int], timeout: float) -> socket.socket:
        to.append(address)
        made = socket.socket()
        made.connect(address)
        return made

    monkeypatch.setattr(socket, "create_connection", create)
    assert real is not create
    outside.send(letterbox.url.replace("127.0.0.1", "example.org"), b"{}", {}, private=True)
    assert to[0][0] == "127.0.0.1" and letterbox.got[0][1]["host"].startswith("example.org")


def test_an_answer_that_leads_elsewhere_is_not_followed(letterbox: Letterbox) -> None:
    letterbox.kind.status = 302  # type: ignore[attr-defined]
    with pytest.raises(outside.NotSent, match="302"):
        outside.send(letterbox.url, b"{}", {}, private=True)
    assert len(letterbox.got) == 1


def test_where_nobody_listens_nothing_is_sent() -> None:
    with pytest.raises(outside.NotSent):
        outside.send("http://127.0.0.1:1/", b"{}", {}, private=True)
    with pytest.raises(outside.NotSent, match="public"):
        outside.send("http://127.0.0.1:1/", b"{}", {})


# What persons ask for


def test_a_webhook_is_kept_changed_and_dropped(at_home: Served, letterbox: Letterbox) -> None:
    somebody, other = at_home.somebody(), at_home.somebody()
    assert somebody.get("/api/webhook") is None
    for path in ("/a", "/b"):
        assert somebody.put("/api/webhook", {"url": letterbox.url + path})["url"].endswith(path)
    assert somebody.get("/api/webhook")["url"].endswith("/b") and other.get("/api/webhook") is None
    somebody.delete("/api/webhook")
    assert somebody.get("/api/webhook") is None


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1/x", "http://localhost:22/", "http://[::1]/", "file:///etc/passwd", "x"]
)
def test_a_server_tells_nobody_in_its_own_network(served: Served, url: str) -> None:
    somebody = served.somebody()
    assert somebody.refused("PUT", "/api/webhook", {"url": url}) == (400, "strange-address")
    keys, _ = browser()
    push = {"endpoint": url, "keys": keys}
    assert somebody.refused("POST", "/api/push", push) == (400, "strange-address")


def test_the_key_for_browsers_is_made_once(served: Served) -> None:
    keys = {served.somebody().get("/api/push")["public"] for _ in range(3)}
    assert len(keys) == 1
    point = base64.urlsafe_b64decode(keys.pop() + "=")
    assert len(point) == 65 and point[0] == 4


@pytest.mark.parametrize("keys", [{}, {"p256dh": "x"}, {"p256dh": "x", "auth": ""}, {"p256dh": "x" * 300, "auth": "x"}])
def test_a_subscription_without_its_keys_is_refused(at_home: Served, letterbox: Letterbox, keys: Json) -> None:
    body = {"endpoint": letterbox.url, "keys": keys}
    assert at_home.somebody().refused("POST", "/api/push", body) == (400, "bad-request")


def test_one_person_has_not_too_many_browsers(at_home: Served, letterbox: Letterbox) -> None:
    somebody = at_home.somebody()
    keys, _ = browser()
    for number in range(10):
        somebody.post("/api/push", {"endpoint": f"{letterbox.url}/{number}", "keys": keys})
    somebody.post("/api/push", {"endpoint": f"{letterbox.url}/3", "keys": keys})  # the same again is none more
    more = {"endpoint": f"{letterbox.url}/more", "keys": keys}
    assert somebody.refused("POST", "/api/push", more) == (409, "too-many-of")


# Turns


def test_who_is_not_there_is_told_once_where_to_go_and_nothing_else(at_home: Served, letterbox: Letterbox) -> None:
    host, friend = at_home.somebody("cs"), at_home.somebody("cs")
    for who in (host, friend):
        who.put("/api/webhook", {"url": letterbox.url})
    made = host.table("friend", name="Večer")
    friend.join(made["invitations"][0]["key"])
    letterbox.wait(1)
    table = made["table"]["id"]
    host.post(f"/api/tables/{table}/invitations", {})
    ((_, headers, body),) = letterbox.got
    told = json.loads(body)
    assert headers["content-type"] == "application/json" and "cookie" not in headers
    assert set(told) == {"text", "content", "title", "body", "url"}
    assert told["title"] == "Jste na tahu" and "Večer" in told["body"] and told["url"] == f"/table/{table}"
    assert f"https://stolek.example/table/{table}" in told["text"]
    for secret in (host.me["csrf"], friend.me["csrf"], made["invitations"][0]["key"]):
        assert secret not in body.decode()


def test_who_has_the_table_open_is_not_told(at_home: Served, letterbox: Letterbox) -> None:
    asked, other, table = waiting(at_home)
    for who in (asked, other):
        who.put("/api/webhook", {"url": letterbox.url})
    pages = [who.socket(table) for who in (asked, other)]
    for page in pages:
        page.until("frame")
        page.quiet()
    for _ in range(4):
        page = next(page for page in pages if page.mine)
        page.answer()
        for one in pages:
            one.quiet(0.1)
    at_home.house.notices.patience = 0.3
    pages[0].quiet(0.6)
    assert letterbox.got == []


class Sent:
    """Notices whose sending is only noted."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        from stolek.server.database.engine import Database
        from stolek.server.notices import Notices

        self.told: list[tuple[str, int]] = []
        self.here: set[str] = set()
        self.notices = Notices(Database(f"sqlite+aiosqlite:///{tmp_path}/x.db"), patience=0.05)

        async def send(table: str, name: str, game: str, person: str, turn: int) -> None:
            self.told.append((person, turn))

        monkeypatch.setattr(self.notices, "_send", send)

    def asked(self, **turns: int) -> None:
        self.notices.asked("t", "Evening", "summoner-wars", turns, lambda person: person in self.here)


def steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *steps: Callable[[Sent], None] | float
) -> list[tuple[str, int]]:
    async def play() -> list[tuple[str, int]]:
        sent = Sent(tmp_path, monkeypatch)
        for step in steps:
            if callable(step):
                step(sent)
            else:
                await asyncio.sleep(step)
        await sent.notices.close()
        await sent.notices.database.close()
        return sent.told

    return asyncio.run(play())


def test_a_turn_is_told_once_however_often_the_table_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = steps(
        tmp_path,
        monkeypatch,
        lambda sent: sent.asked(ann=3),
        0.02,
        lambda sent: sent.asked(ann=3, bob=3),
        0.1,
        lambda sent: sent.asked(ann=4),  # Bob has answered the question that was put to both
        0.1,
    )
    assert sorted(told) == [("ann", 3), ("bob", 3)]


def test_what_is_taken_back_in_time_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert steps(tmp_path, monkeypatch, lambda s: s.asked(ann=3), 0.02, lambda s: s.asked(bob=2), 0.1) == [("bob", 2)]


def test_who_comes_in_time_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not steps(tmp_path, monkeypatch, lambda s: s.asked(ann=3), 0.02, lambda s: s.here.add("ann"), 0.1)


def test_the_same_turn_is_told_by_one_worker_only(at_home: Served) -> None:
    from stolek.server.database import shelf

    asked, _, table = waiting(at_home)
    database = at_home.house.database

    async def told(turn: int) -> bool:
        async with database.writing() as db:
            return await shelf.to_be_told(db, table, asked.id, turn)

    assert [at_home.inside(told(turn)) for turn in (50, 50, 49, 51, 51)] == [True, False, False, True, False]


def test_a_browser_gets_a_sealed_notice_signed_by_the_house(at_home: Served, letterbox: Letterbox) -> None:
    import http_ece  # type: ignore[import-untyped]
    from py_vapid import Vapid02  # type: ignore[import-untyped]

    host, friend = at_home.somebody(), at_home.somebody()
    keys, private = browser()
    for number, who in enumerate((host, friend)):
        who.post("/api/push", {"endpoint": f"{letterbox.url}/{number}", "keys": keys})
    made = host.table("friend", name="Evening")
    friend.join(made["invitations"][0]["key"])
    letterbox.wait(1)
    ((_, headers, body),) = letterbox.got
    assert b"Evening" not in body and headers["content-encoding"] == "aes128gcm"
    auth = base64.urlsafe_b64decode(keys["auth"] + "==")
    notice = json.loads(http_ece.decrypt(body, private_key=private, auth_secret=auth, version="aes128gcm"))
    assert notice["title"] == "Your turn" and notice["url"] == f"/table/{made['table']['id']}"
    assert Vapid02.verify(headers["authorization"])
    assert public_key(at_home.inside(at_home.house.notices.push_secret())) in headers["authorization"]


def test_a_browser_that_is_gone_is_forgotten(at_home: Served, letterbox: Letterbox) -> None:
    from stolek.server.database import shelf

    letterbox.kind.status = 410  # type: ignore[attr-defined]
    host, friend = at_home.somebody(), at_home.somebody()
    keys, _ = browser()
    for number, who in enumerate((host, friend)):
        who.post("/api/push", {"endpoint": f"{letterbox.url}/{number}", "keys": keys})
    made = host.table("friend")
    friend.join(made["invitations"][0]["key"])
    letterbox.wait(1)

    async def left() -> int:
        async with at_home.house.database.reading() as db:
            return sum([await shelf.count_pushes(db, who.id) for who in (host, friend)])

    for _ in range(50):
        if at_home.inside(left()) == 1:
            return
        letterbox.kind.wake.wait(0.05)  # type: ignore[attr-defined]
    raise AssertionError
