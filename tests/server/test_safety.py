"""Around everything: who may be addressed, by pages of whom, how much and how large."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from stolek.server.limits import Connections, Limits, Rate
from stolek.server.refusals import TooMany, TooManyConnections
from stolek.server.safety import HEADERS, Guard, address_of, name_of, names_for
from tests.server.serving import Served, Somebody

Asgi = dict[str, Any]


async def _inner(scope: Asgi, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"x-frame-options", b"ours")]})
        await send({"type": "http.response.body", "body": b"in"})
    else:
        await send({"type": "websocket.accept"})


def guarded(guard: Guard, method: str = "GET", kind: str = "http", **headers: str) -> Asgi:
    """The first message that a request gets through the guard."""
    sent: list[Asgi] = []
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    scope = {
        "type": kind,
        "method": method,
        "path": "/",
        "client": ("203.0.113.7", 5),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in named.items()],
        "extensions": {},
    }

    async def receive() -> Asgi:
        return {"type": f"{kind}.connect"}

    async def send(message: Asgi) -> None:
        sent.append(message)

    asyncio.run(guard(scope, receive, send))
    return sent[0]


def guard(*hosts: str) -> Guard:
    return Guard(_inner, Limits(factor=1000), hosts)


# Names


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST"])
def test_a_server_for_this_machine_answers_to_its_names(host: str) -> None:
    assert guarded(Guard(_inner, Limits(), names_for("127.0.0.1")), host=host)["status"] == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "10.0.0.1", "", "[", "@localhost"]
)
def test_a_server_for_this_machine_answers_to_no_other_name(host: str) -> None:
    """A page of a stranger whose name was made to lead here (DNS rebinding) is refused."""
    assert guarded(Guard(_inner, Limits(), names_for("127.0.0.1")), host=host)["status"] == 421


def test_a_server_for_all_answers_to_all_names_or_to_those_it_is_told() -> None:
    assert guarded(Guard(_inner, Limits(), names_for("0.0.0.0")), host="stolek.example")["status"] == 200
    told = Guard(_inner, Limits(), names_for("0.0.0.0", ["stolek.example"]))
    assert guarded(told, host="stolek.example:443")["status"] == 200
    assert guarded(told, host="evil.example")["status"] == 421


def test_names_of_hosts() -> None:
    assert [name_of(host) for host in ("A:1", "[::1]:1", "[", "")] == ["a", "::1", "", ""]


# Origins


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://stolek.example.evil.example"},
        {"origin": "http://stolek.example:81"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://["},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
        {"origin": "http://stolek.example", "sec_fetch_site": "cross-site"},
    ],
)
def test_pages_of_other_sites_change_nothing(method: str, headers: dict[str, str]) -> None:
    assert guarded(guard(), method, host="stolek.example", **headers)["status"] == 403
    assert guarded(guard(), "GET", host="stolek.example", **headers)["status"] == 200


@pytest.mark.parametrize(
    "headers", [{"origin": "http://evil.example"}, {"origin": "null"}, {"sec_fetch_site": "cross-site"}]
)
def test_pages_of_other_sites_open_no_socket(headers: dict[str, str]) -> None:
    refused = guarded(guard(), kind="websocket", host="stolek.example", **headers)
    assert (refused["type"], refused["reason"]) == ("websocket.close", "strange-origin")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://stolek.example"},
        {"origin": "https://stolek.example"},  # TLS ends in front of us
        {"origin": "https://stolek.example:443", "sec_fetch_site": "same-origin"},
        {"sec_fetch_site": "none"},
        {},
    ],
)
def test_own_pages_and_programs_pass(headers: dict[str, str]) -> None:
    for kind in ("http", "websocket"):
        passed = guarded(guard(), "POST", kind, host="stolek.example", **headers)
        assert passed.get("status", 200) == 200 and passed["type"] != "websocket.close"


# Headers


def test_every_answer_says_what_a_browser_may_do_with_it() -> None:
    given = dict(guarded(guard(), host="x")["headers"])
    for name, value in HEADERS:
        if name not in (b"x-frame-options", b"cache-control"):
            assert given[name] == value
    assert given[b"x-frame-options"] == b"ours"  # what an answer says itself holds


def test_refusals_say_it_as_well() -> None:
    refused = guarded(Guard(_inner, Limits(), ["a"]), host="b")
    assert dict(refused["headers"])[b"content-security-policy"]


def test_the_policy_allows_no_foreign_and_no_inline_script(served: Served) -> None:
    with served.stranger() as browser:
        for path in ("/api/me", "/", "/table/x", "/api/nowhere", "/nowhere.js"):
            policy = browser.get(path).headers["content-security-policy"]
            parts = dict(part.strip().partition(" ")[::2] for part in policy.split(";"))
            assert parts["default-src"] == "'none'" and parts["script-src"] == "'self'"
            assert parts["connect-src"] == "'self'" and parts["frame-ancestors"] == "'none'"
            assert "unsafe" not in policy and "*" not in policy and "http" not in policy


def test_answers_of_the_api_are_kept_nowhere_unless_they_say_so(served: Served) -> None:
    somebody = served.somebody()
    table = somebody.table("me")["table"]["id"]
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/replay", "/api/decks"):
        assert somebody.ask("GET", path).headers["cache-control"] == "no-store", path


# Addresses


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("203.0.113.7", 1), "203.0.113.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("::ffff:203.0.113.7", 1), "203.0.113.7"),
        (("testclient", 1), "testclient"),
        (None, "unknown"),
    ],
)
def test_whom_a_request_is_counted_for(client: Any, counted: str) -> None:
    assert address_of({"client": client}) == counted


# Limits


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    rate = Rate(3, 2.0, lambda: now[0])
    for _ in range(3):
        rate.take("a")
    with pytest.raises(TooMany) as caught:
        rate.take("a")
    assert caught.value.params["seconds"] == 1
    rate.take("b")
    now[0] = 0.5
    rate.take("a")
    assert rate.wait("a") == 0.5


def test_buckets_are_forgotten_and_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolek.server.limits.REMEMBERED", 10)
    rate = Rate(1, 0.001)
    for number in range(100):
        rate.take(str(number))
    assert len(rate._buckets) == 10


def test_connections_are_counted_while_they_last() -> None:
    connections = Connections(2)
    one, two, other, more = (connections.one(address) for address in "aaba")
    with one, two, other, pytest.raises(TooManyConnections), more:
        pass
    with connections.one("a"):
        pass
    assert not connections._open


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits that everybody has."""
    with Served(tmp_path_factory.mktemp("strict"), limits=1.0) as served:
        yield served


def test_too_many_requests_of_one_address_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    with Served(tmp_path, limits=0.1) as served, served.stranger() as browser:
        answers = [browser.get("/api/games") for _ in range(60)]
        late = answers[-1]
        assert answers[0].status_code == 200 and late.status_code == 429
        assert late.json()["key"] == "too-many" and int(late.headers["retry-after"]) >= 1
        assert late.headers["content-security-policy"]


def test_one_person_does_not_change_too_much_at_once(strict: Served) -> None:
    somebody, other = strict.somebody(), strict.somebody()
    keys = {somebody.ask("PATCH", "/api/me", {"name": "x"}).status_code for _ in range(120)}
    assert keys == {200, 429}
    assert other.patch("/api/me", {"name": "y"})["name"] == "y"


def test_keys_cannot_be_guessed_one_after_the_other(strict: Served) -> None:
    somebody = strict.somebody()
    tries = [somebody.refused("POST", "/api/join", {"key": f"{n:043}"}) for n in range(50)]
    assert tries[0] == (404, "dead-link") and tries[-1] == (429, "too-many")


# Sizes


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/join", "/api/login"])
def test_a_body_that_is_too_large_is_refused(served: Served, path: str) -> None:
    somebody = served.somebody()
    method = "PATCH" if path == "/api/me" else "POST"
    assert somebody.refused(method, path, {"name": "x" * 100_000}) == (413, "too-large")


def test_a_body_of_unknown_length_is_counted(served: Served) -> None:
    somebody = served.somebody()

    def parts() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 1000

    headers = {"x-csrf": somebody.me["csrf"], "content-type": "application/json"}
    answer = somebody.client.patch("/api/me", content=parts(), headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"name": ' + b"9" * 5000 + b"}", b"null", b"\x00"]
)
def test_a_body_that_is_no_json_is_refused(served: Served, body: bytes) -> None:
    somebody = served.somebody()
    headers = {"x-csrf": somebody.me["csrf"], "content-type": "application/json"}
    answer = somebody.client.patch("/api/me", content=body, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-request"), answer.text


# Connections


def test_a_thousand_connections_of_one_address_are_refused_and_others_go_on(strict: Served) -> None:
    somebody = strict.somebody()
    table = somebody.table("me")["table"]["id"]
    page = somebody.socket(table)
    page.until("frame")
    kept, keys = 0, set()
    with ExitStack() as doors:
        address = f"ws://127.0.0.1:{strict.port}/socket"
        opened = [doors.enter_context(connect(address, proxy=None)) for _ in range(1000)]
        for one in opened:
            try:
                closing = json.loads(one.recv(0.01))
            except TimeoutError:  # nobody has spoken yet
                kept += 1
                continue
            assert closing["is"] == "closing" and closing["text"] and closing["again"] >= 1
            keys.add(closing["key"])
            with pytest.raises(ConnectionClosed):
                one.recv(5)
        assert kept < 100 and keys == {"too-many", "too-many-connections"}
        assert page.answer()["is"] == "done"
        assert somebody.get(f"/api/tables/{table}")["number"] == 2
    for _ in range(100):  # the places are free again
        if sum(strict.house.limits.connections._open.values()) <= 1:
            return
        time.sleep(0.05)
    raise AssertionError


def test_half_a_request_harms_nobody(served: Served) -> None:
    begun = [socket.create_connection(("127.0.0.1", served.port)) for _ in range(50)]
    try:
        for one in begun:
            one.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{")
        assert served.somebody().table("me")["table"]["state"] == "running"
    finally:
        for one in begun:
            one.close()


# Nothing broken shows its insides


def test_a_fault_shows_a_number_and_nothing_else(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the secret of the house")

    monkeypatch.setattr("stolek.server.database.shelf.decks", broken)
    somebody = served.somebody("pl")
    answer = somebody.ask("GET", "/api/decks")
    problem = answer.json()
    assert answer.status_code == 500 and problem["key"] == "fault" and "secret" not in answer.text
    (number,) = re.findall(r"\b[0-9a-f]{8}\b", problem["text"])
    assert number in caplog.text


def test_the_address_of_a_file_leads_out_of_no_folder(served: Served) -> None:
    with httpx.Client(base_url=served.url) as browser:
        for path in (
            "/../../../etc/passwd",
            "/..%2f..%2fetc/passwd",
            "/assets/%2e%2e/%2e%2e/settings.py",
            "//etc/passwd",
        ):
            assert "root:" not in browser.get(path).text


def test_somebody_is_not_shown_in_logs_by_what_opens_things(somebody_logged: tuple[Somebody, str]) -> None:
    somebody, log = somebody_logged
    cookie = somebody.client.cookies["stolek"]
    for secret in (cookie, cookie.partition(".")[0], somebody.me["csrf"]):
        assert secret not in log


@pytest.fixture
def somebody_logged(served: Served, caplog: pytest.LogCaptureFixture) -> tuple[Somebody, str]:
    caplog.set_level("INFO")
    somebody = served.somebody()
    table = somebody.table("friend")["table"]["id"]
    somebody.socket(table).until("frame")
    somebody.refused("POST", "/api/join", {"key": somebody.me["csrf"]})
    somebody.refused("POST", "/api/login", {"login": "x", "password": somebody.me["csrf"]})
    served.inside(asyncio.sleep(0.2))
    ours = [
        record.getMessage()
        for record in caplog.records
        if not record.name.startswith(("httpx", "httpcore", "websockets"))
    ]
    return somebody, "\n".join(ours)
