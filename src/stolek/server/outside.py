"""Sending to addresses that persons have given: never into the server's own network, and never for long."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult, urlsplit

from stolek.server.refusals import StrangeAddress

LONGEST: Final = 1000
PATIENCE: Final = 5.0  # seconds for each step
SHOWN: Final = 60  # characters of a refused address that the refusal repeats


class NotSent(Exception):
    """Nobody took it. `gone`: and nobody ever will at this address."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


def checked(url: str, schemes: tuple[str, ...] = ("https", "http")) -> SplitResult:
    """The parts of an address; not yet where it leads. Raises StrangeAddress."""
    strange = StrangeAddress(url[:SHOWN])
    if len(url) > LONGEST or not url.isprintable() or " " in url:
        raise strange
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise strange from None
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None or port == 0:
        raise strange
    return parts


def public(address: str) -> bool:
    """Whether an IP address is one of the world's, and not of this machine or its neighbours."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return public(str(inner))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def resolved(parts: SplitResult, private: bool) -> str:
    """Where an address leads now. Raises StrangeAddress where any of it is not public and that is not allowed."""
    host = parts.hostname or ""
    try:
        found = socket.getaddrinfo(host, _port(parts), type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise StrangeAddress(parts.geturl()[:SHOWN]) from None
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not (private or all(map(public, addresses))):
        raise StrangeAddress(parts.geturl()[:SHOWN])
    return addresses[0]


def send(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> None:
    """Post it, to the very address that was checked; nothing that is answered leads on. Raises NotSent.

    This waits: call it in a thread.
    """
    try:
        parts = checked(url)
        connection = _connection(parts, resolved(parts, private))
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request("POST", path, body, {"user-agent": "stolek", **headers})
            status = connection.getresponse().status
        finally:
            connection.close()
    except StrangeAddress:
        raise NotSent("not a public address") from None
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise NotSent(type(error).__name__) from None
    if not 200 <= status < 300:
        raise NotSent(f"status {status}", gone=status in (404, 410))


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def _connection(parts: SplitResult, address: str) -> http.client.HTTPConnection:
    host = parts.hostname or ""
    if parts.scheme == "https":
        return PinnedTLS(host, _port(parts), address)
    return Pinned(host, _port(parts), address)


class Pinned(http.client.HTTPConnection):
    """A connection to an address that was looked up before, whatever the name leads to meanwhile."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self._address = address

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address, self.port), self.timeout)


class PinnedTLS(Pinned):
    def connect(self) -> None:
        super().connect()
        self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)
