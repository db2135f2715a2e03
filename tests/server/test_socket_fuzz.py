"""Nonsense at the socket, of all sorts: it is refused in clear words, and whoever plays goes on."""

from __future__ import annotations

import base64
import json
import os
import random
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stolek.server.audience import OVERFLOW
from tests.server.serving import Json, Served, Socket, Somebody

NO_JSON = [
    "",
    " ",
    "x",
    "{",
    "}",
    "null",
    "true",
    "7",
    "-1e400",
    '"hello"',
    "[]",
    "{}",
    '{"do": null}',
    '{"do": "nonsense"}',
    '{"do": "hello"}',
    '{"do": "hello", "do": "answer"}',
    '{"do": ["hello"]}',
    "[" * 20_000,
    '{"do":' * 5_000,
    '{"do": "ping", "id": "\\ud800"}',
    '{"do": "ping", "id": "' + "x" * 60_000 + '"}',
    "\x00\x01\x02",
    "\u202e" * 100,
    '{"do": "why", "id": "x", "refs": ' + json.dumps(["x"] * 10_000) + "}",
]
STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    -(2**70),
    1e308,
    "",
    "x",
    "x" * 5000,
    "\x00",
    [],
    [[]],
    {},
    {"a": 1},
]


@pytest.fixture
def table(served: Served) -> tuple[Somebody, Socket, Socket]:
    """A person who plays at one table, and looks at another page of it all the time."""
    somebody = served.somebody()
    id = somebody.table("me")["table"]["id"]
    pages = somebody.socket(id), somebody.socket(id)
    for page in pages:
        page.until("frame")
    return somebody, *pages


@pytest.fixture(autouse=True)
def goes_on(table: tuple[Somebody, Socket, Socket]) -> Iterator[None]:
    """After each test the game goes on, and both pages see the same."""
    yield
    _, page, other = table
    for _ in range(2):
        answer = page.answer()
        assert answer["is"] == "done", answer
        for one in (page, other):
            while one.frame["number"] < answer["number"]:
                assert one.read() is not None
    assert page.frame == other.frame


def ended(page: Socket) -> Json:
    """The last thing that a page hears before the line is cut."""
    last: Json = {}
    while (message := page.read(5)) is not None:
        last = message
    with pytest.raises(ConnectionClosed):
        page.line.recv(5)
    return last


@pytest.mark.parametrize("text", NO_JSON, ids=range(len(NO_JSON)))
def test_what_makes_no_sense_is_refused_before_and_after_the_greeting(
    table: tuple[Somebody, Socket, Socket], text: str
) -> None:
    somebody, page, _ = table
    for greet in (False, True):
        with somebody.socket(page.table, greet=greet) as other:
            if greet:
                other.until("frame")
            other.line.send(text)
            said = other.until("refused")
            assert said["key"] == "bad-request" and said["reason"]["text"]
            if not greet:
                other.hello()
                other.until("frame")
            other.send({"do": "ping", "id": "still"})
            other.until("pong", id="still")


def test_bytes_that_are_no_text_are_refused(table: tuple[Somebody, Socket, Socket]) -> None:
    somebody, page, _ = table
    rng = random.Random(1)
    with somebody.socket(page.table) as other:
        other.until("frame")
        for length in (0, 1, 2, 125, 126, 60_000):
            other.line.send(rng.randbytes(length))
            assert other.until("refused")["key"] == "bad-request"
        other.line.send(b'{"do": "ping", "id": "still"}')
        other.until("pong", id="still")


def test_who_talks_nonsense_all_the_time_is_sent_away(table: tuple[Somebody, Socket, Socket]) -> None:
    somebody, page, _ = table
    other = somebody.socket(page.table)
    other.until("frame")
    for _ in range(30):
        try:
            other.line.send("nonsense")
        except ConnectionClosed:
            break
    closing = ended(other)
    assert closing["is"] == "closing" and closing["key"] == "bad-request" and closing["text"]


@pytest.mark.parametrize("do", ["answer", "undo", "ask-undo", "agree-undo", "why", "foresee", "hint", "speak"])
def test_whatever_comes_before_the_greeting_is_refused(table: tuple[Somebody, Socket, Socket], do: str) -> None:
    somebody, page, _ = table
    other = somebody.socket(page.table, greet=False)
    message = {"do": do, "id": "x", "number": 1, "option": 0, "seat": 0, "yes": True, "refs": [], "lang": "en"}
    other.send(message)
    assert other.until("refused")["key"] == "bad-request"


def test_a_greeting_without_the_token_of_the_cookie_is_refused(
    served: Served, table: tuple[Somebody, Socket, Socket]
) -> None:
    somebody, page, _ = table
    stranger = served.somebody()
    for csrf in ("", "x", stranger.me["csrf"], "ž"):
        other = somebody.socket(page.table, greet=False)
        other.hello(csrf=csrf)
        assert ended(other)["key"] == "bad-token"


def test_who_says_nothing_is_not_waited_for_for_ever(
    table: tuple[Somebody, Socket, Socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolek.server.socket.PATIENCE", 0.2)
    somebody, page, _ = table
    other = somebody.socket(page.table, greet=False)
    assert ended(other)["is"] == "closing"


def test_a_second_greeting_leads_to_no_other_table(table: tuple[Somebody, Socket, Socket]) -> None:
    somebody, page, _ = table
    elsewhere = somebody.table("me")["table"]["id"]
    other = somebody.socket(page.table)
    other.until("frame")
    other.send({"do": "hello", "table": elsewhere, "csrf": somebody.me["csrf"]})
    assert ended(other)["is"] == "closing"
    assert elsewhere not in "".join(other.heard)


def messages(page: Socket) -> list[Json]:
    number, ask = page.frame["number"], page.frame["ask"]
    return [
        {"do": "answer", "number": number, "option": ask["options"][0]["option"], "seat": page.frame["viewer"]},
        {"do": "undo", "number": number},
        {"do": "ask-undo", "number": number},
        {"do": "agree-undo", "number": number, "yes": True},
        {"do": "why", "refs": list(page.frame["pieces"])[:2]},
        {"do": "foresee", "number": number},
        {"do": "speak", "lang": "en", "seat": 0},
        {"do": "ping"},
        {"do": "hello", "table": page.table, "csrf": page.who.me["csrf"], "since": number},
    ]


@pytest.mark.parametrize("seed", range(6))
def test_messages_with_something_wrong_change_nothing(
    served: Served, table: tuple[Somebody, Socket, Socket], seed: int
) -> None:
    """Fields left out, added, and of values that no page would send, in any order."""
    somebody, page, _ = table
    onlooker = served.somebody()
    key = somebody.post(f"/api/tables/{page.table}/invitations", {})["key"]
    rng = random.Random(seed)
    number = page.frame["number"]
    for _ in range(40):
        with onlooker.socket(page.table, look=key) as other:
            other.until("frame")
            for count in range(8):
                message = {"id": f"{seed}-{count}", **rng.choice(messages(page))}
                for _ in range(rng.randint(0, 2)):
                    field = rng.choice([*message, "more"])
                    if rng.random() < 0.2:
                        message.pop(field, None)
                    else:
                        message[field] = rng.choice(STRANGE)
                try:
                    other.send(message)
                except ConnectionClosed:
                    break
            other.quiet(0.02)
            said = [json.loads(text) for text in other.heard]
            assert all(one["reason"]["text"] for one in said if one["is"] == "refused")
            assert not [one for one in said if one.get("key") == "fault"]
            assert not [one for one in said if one["is"] == "done" and one["number"] != number]
    page.quiet(0.05)
    assert page.frame["number"] == number
    somebody.delete(f"/api/tables/{page.table}/invitations/{last_link(somebody, page.table)}")


def last_link(somebody: Somebody, table: str) -> int:
    return int(somebody.get(f"/api/tables/{table}/invitations")[-1]["id"])


@pytest.mark.parametrize("seed", range(3))
def test_answers_with_something_wrong_are_refused_to_their_own_player(
    table: tuple[Somebody, Socket, Socket], seed: int
) -> None:
    _, page, _ = table
    rng = random.Random(seed)
    for count in range(40):
        number, offered = page.frame["number"], {option["option"] for option in page.frame["ask"]["options"]}
        good = {"number": number, "option": min(offered), "seat": page.frame["viewer"]}
        wrong = rng.choice(
            [
                {"number": rng.choice([-1, 0, number + 1, 2**40])},
                {"option": rng.choice([-1, max(offered) + 1, 2**31, 2**62])},
                {"seat": rng.choice([-1, 2, 99, 1 - page.frame["viewer"]])},
            ]
        )
        if wrong.get("option") in offered:
            continue
        id = f"wrong-{seed}-{count}"
        page.send({"do": "answer", "id": id, **good, **wrong})
        said = page.reply(id)
        assert said["is"] == "refused" and said["key"] != "fault" and said["reason"]["text"], said
        assert page.frame["number"] == number


# Below messages: frames


def raw(served: Served, who: Somebody, line: socket.socket | None = None) -> socket.socket:
    """A line on which frames are written by hand."""
    line = line or socket.socket()
    line.settimeout(10)
    line.connect(("127.0.0.1", served.port))
    cookie = "; ".join(f"{name}={value}" for name, value in who.client.cookies.items())
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        (
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Origin: {served.url}\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1000)
    assert b" 101 " in head, head
    return line


def frame(first: int, body: bytes, length: int | None = None, masked: bool = True) -> bytes:
    """A frame whose length may say something else than is true."""
    length = len(body) if length is None else length
    mask = 0x80 if masked else 0
    if length < 126:
        head = bytes([first, mask | length])
    elif length < 2**16:
        head = bytes([first, mask | 126]) + struct.pack(">H", length)
    else:
        head = bytes([first, mask | 127]) + struct.pack(">Q", length)
    return head + (b"\x00" * 4 if masked else b"") + body


FRAMES = {
    "an unknown opcode": frame(0x83, b"x"),
    "reserved bits": frame(0xF1, b"x"),
    "no mask": frame(0x81, b"{}", masked=False),
    "text that is no UTF-8": frame(0x81, b"\xff\xfe\xfd"),
    "half a frame": frame(0x81, b"{", 1000),
    "a length beyond everything": frame(0x81, b"{", 2**62),
    "a length that is negative": b"\x81\xff" + b"\xff" * 8 + b"\x00" * 4,
    "a part without a beginning": frame(0x80, b"x"),
    "two beginnings": frame(0x01, b"{") + frame(0x01, b"{"),
    "a ping in parts": frame(0x09, b"x"),
    "a ping of a kilobyte": frame(0x89, b"x" * 1000),
    "a close with half a code": frame(0x88, b"\x03"),
    "a close with a code that is none": frame(0x88, struct.pack(">H", 5)),
    "ten megabytes": frame(0x81, b"x" * 10_000_000),
    "ten megabytes in parts": frame(0x01, b"x" * 60_000) + frame(0x00, b"x" * 60_000) * 170,
    "noise": random.Random(7).randbytes(50_000),
    "HTTP": b"GET / HTTP/1.1\r\nhost: x\r\n\r\n",
}


@pytest.mark.parametrize("name", FRAMES)
def test_frames_that_are_none_end_only_their_own_line(
    served: Served, table: tuple[Somebody, Socket, Socket], name: str
) -> None:
    somebody, _, _ = table
    line = raw(served, somebody)
    with line:
        try:
            line.sendall(FRAMES[name])
        except OSError:  # cut while we still talked
            return
        if name == "half a frame":
            return  # and then the line is cut by us
        line.settimeout(5)
        said = b""
        try:
            while part := line.recv(65536):
                said += part
        except ConnectionResetError:
            return
        except TimeoutError:
            assert name == "noise", "the line stays open"
            return
    codes = [said[at + 2 : at + 4] for at in range(len(said)) if said[at] == 0x88]
    assert any(struct.unpack(">H", code)[0] in (1000, 1002, 1003, 1007, 1009) for code in codes if len(code) == 2), said


def test_a_message_of_ten_megabytes_is_refused_as_too_large(table: tuple[Somebody, Socket, Socket]) -> None:
    somebody, page, _ = table
    other = somebody.socket(page.table)
    other.until("frame")
    with pytest.raises(ConnectionClosed) as caught:
        other.line.send("x" * 10_000_000)
        while True:
            other.line.recv(10)
    assert caught.value.rcvd is None or caught.value.rcvd.code == 1009


def test_lines_that_are_cut_in_the_middle_of_everything_leave_nothing_behind(
    served: Served, table: tuple[Somebody, Socket, Socket]
) -> None:
    somebody, page, _ = table
    for number in range(60):
        line = raw(served, somebody)
        hello = json.dumps({"do": "hello", "table": page.table, "csrf": somebody.me["csrf"]}).encode()
        line.sendall(frame(0x81, hello)[: 5 + 7 * (number % 20)] if number % 2 else frame(0x81, hello))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # as when a cable is pulled
        line.close()
    live = served.house.hall.in_memory(page.table)
    assert live is not None
    for _ in range(100):
        if len(live.audience.pages) == 2:
            return
        time.sleep(0.05)
    raise AssertionError(len(live.audience.pages))


def test_a_page_that_takes_nothing_holds_nobody_up(served: Served, table: tuple[Somebody, Socket, Socket]) -> None:
    """It asks for the whole picture again and again, and reads none of it."""
    somebody, page, _ = table
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with raw(served, somebody, line):
        hello = {"do": "hello", "table": page.table, "csrf": somebody.me["csrf"]}
        line.sendall(frame(0x81, json.dumps(hello).encode()))
        for number in range(500):
            speak = {"do": "speak", "id": f"{number}", "lang": "en", "seat": 0}
            line.sendall(frame(0x81, json.dumps(speak).encode()))
        slowest = 0.0
        for _ in range(20):
            began = time.monotonic()
            number = page.answer()["number"]
            while page.frame["number"] < number:
                assert page.read() is not None
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 3
        live = served.house.hall.in_memory(page.table)
        assert live is not None
        assert sum(map(len, (stuck.out for stuck in live.audience.pages))) <= 2 * OVERFLOW


def test_who_asks_faster_than_it_reads_is_sent_away(table: tuple[Somebody, Socket, Socket]) -> None:
    somebody, page, _ = table
    other = somebody.socket(page.table)
    other.until("frame")
    text = b"".join(frame(0x81, json.dumps({"do": "ping", "id": f"{n}"}).encode()) for n in range(1000))
    other.line.socket.sendall(text)  # all at once, before any of it can be answered
    assert ended(other)["key"] == "too-slow"
    assert len([text for text in other.heard if '"pong"' in text]) <= OVERFLOW


def test_a_flood_of_messages_is_stopped(tmp_path: Path) -> None:
    with Served(tmp_path, limits=1.0) as served:
        somebody, other = served.somebody(), served.somebody()
        flooded, calm = (
            somebody.socket(somebody.table("me")["table"]["id"]),
            other.socket(other.table("me")["table"]["id"]),
        )
        for page in (flooded, calm):
            page.until("frame")
        for number in range(2000):
            try:
                flooded.send({"do": "ping", "id": str(number)})
            except ConnectionClosed:
                break
        closing = ended(flooded)
        assert (closing["is"], closing["key"]) == ("closing", "too-many")
        assert len([text for text in flooded.heard if '"pong"' in text]) < 200
        assert calm.answer()["is"] == "done"
