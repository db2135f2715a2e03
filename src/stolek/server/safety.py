"""Around everything the server answers: who may be addressed, by pages of whom, and what a browser may do with it."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from stolek.server.limits import Limits
from stolek.server.problems import language_of, problem, words_of
from stolek.server.refusals import Refusal, StrangeHost, StrangeOrigin, TooMany, TooManyConnections
from stolek.server.wire import Closing

Scope: TypeAlias = Any  # as ASGI has them; Litestar's own types know neither half of what a server may offer
Message: TypeAlias = Any
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
FULL: Final = 30  # seconds after which a page may try again where too many are open
LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ),
    (b"cache-control", b"no-store"),  # of answers under /api; how long the page's files hold, their server says
)


class Guard:
    """The outermost layer. `hosts`: the names the server answers to; without any, all of them.

    A server on a loopback address answers only to loopback names, so that no page of a stranger can reach it by a
    name that was made to lead here.
    """

    def __init__(self, app: App, limits: Limits, hosts: Iterable[str] = ()) -> None:
        self.app = app
        self.limits = limits
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refusal as refusal:
            await refuse(refusal, scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                have = {name.lower() for name, _ in given}
                ours = HEADERS if scope["path"].startswith("/api/") else HEADERS[:-1]
                message["headers"] = [*given, *(header for header in ours if header[0] not in have)]
            await send(message)

        await self.app(scope, receive, dressed)

    def _check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if self.hosts and name_of(host) not in self.hosts:
            raise StrangeHost()
        asks = scope["type"] == "websocket"
        if asks or scope["method"] not in SAFE_METHODS:
            _check_origin(headers, host)
        (self.limits.connects if asks else self.limits.requests).take(address_of(scope))


def _check_origin(headers: dict[bytes, bytes], host: str) -> None:
    """A browser says from where a request comes; what says nothing is no browser, and has to know the token anyway."""
    origin = headers.get(b"origin")
    if origin is not None and _netloc(origin.decode("latin-1")) != _netloc(f"//{host}"):
        raise StrangeOrigin()
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        raise StrangeOrigin()


def _netloc(url: str) -> str:
    """Host and port; the usual ports are the same as none, since a proxy may speak TLS in front of us."""
    try:
        netloc = urlsplit(url.lower()).netloc
    except ValueError:
        return ""
    name, colon, port = netloc.rpartition(":")
    return name if colon and port in ("80", "443") else netloc


def name_of(host: str) -> str:
    """The host of a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or "" if "@" not in host else ""
    except ValueError:
        return ""


def names_for(listens_on: str, also: Iterable[str] = ()) -> frozenset[str]:
    """The names that a server which listens on this address answers to; none where it cannot know them."""
    try:
        loopback = ipaddress.ip_address(listens_on).is_loopback
    except ValueError:
        loopback = listens_on.lower() == "localhost"
    if loopback:
        return LOOPBACK_NAMES | {listens_on.lower(), *also}
    return frozenset(also)


def address_of(scope: Scope) -> str:
    """Whom to count a request for: an IPv4 address, or the network of an IPv6 one, which a single person has whole."""
    client = scope.get("client")
    if not client:
        return "unknown"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


async def refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a refusal, before anything else was answered."""
    lang = language_of(scope)
    if scope["type"] == "http":
        status, headers, body = problem(refusal, lang)
        await send({"type": "http.response.start", "status": status, "headers": [*headers, *HEADERS[:-1]]})
        await send({"type": "http.response.body", "body": body, "more_body": False})
        return
    await receive()
    if isinstance(refusal, TooMany | TooManyConnections):  # one of our own pages: it is told, and may come back
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        again = float(refusal.params.get("seconds", FULL))  # type: ignore[arg-type]
        closing = Closing(refusal.key, refusal.text(words_of(lang)), again)
        await send({"type": "websocket.send", "bytes": None, "text": msgspec.json.encode(closing).decode()})
    await send({"type": "websocket.close", "code": 1013, "reason": refusal.key})
