"""Running the server: one process, or several that share a port and are replaced when they die."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from typing import Final

import uvicorn

from stolek.errors import StolekError
from stolek.server.app import Application
from stolek.server.database.migrations import prepare
from stolek.server.garbage import Collector
from stolek.server.settings import Settings

GRACE: Final = 5  # seconds for requests under way when the server ends
QUICK_DEATH: Final = 5.0  # a process that lives no longer than that is started again only after as long


class PortTaken(StolekError):
    """The server cannot listen there."""

    key = "port-taken"

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(host=host, port=str(port), why=why)


class NoDatabase(StolekError):
    """The database cannot be opened."""

    key = "no-database"

    def __init__(self, why: str) -> None:
        super().__init__(why=why)


class Server(uvicorn.Server):
    """Tells its pages when to come back before it ends."""

    def __init__(self, settings: Settings, ready: Callable[[], None] | None = None) -> None:
        self.application = Application(settings)
        self.ready = ready
        super().__init__(
            uvicorn.Config(
                self.application,
                log_level="warning",
                access_log=False,
                server_header=False,
                lifespan="on",
                ws="websockets-sansio",
                ws_max_size=settings.message_bytes,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=GRACE,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._collecting = asyncio.create_task(Collector().run())
        if self.ready is not None and self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._collecting.cancel()
        for server in self.servers:
            server.close()
        await self.application.drain()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """Raises PortTaken."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(2048)
        door.set_inheritable(True)
    except OSError as error:
        raise PortTaken(host, port, error.strerror or str(error)) from None
    return door


def make_ready(settings: Settings) -> None:
    """The data folder and the database. Raises NoDatabase."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        prepare(settings.url)
    except (SQLAlchemyError, OSError) as error:
        raise NoDatabase(str(getattr(error, "orig", None) or error).splitlines()[0]) from None


def run(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to end."""
    if settings.workers == 1:
        Server(settings, ready).run([door])
        return
    Workers(settings, door).run(ready)


class Workers:
    def __init__(self, settings: Settings, door: socket.socket) -> None:
        self.settings = settings
        self.door = door
        self._context = multiprocessing.get_context("spawn")
        self._processes: list[tuple[BaseProcess, float]] = []
        self._end = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        for kind in (signal.SIGTERM, signal.SIGINT):
            signal.signal(kind, lambda *_: self._end.set())
        up = self._context.Event()
        self._processes = [self._start(up) for _ in range(self.settings.workers)]
        told = False
        while not self._end.wait(0.1):
            if not told and up.is_set():
                told = True
                ready()
            self._replace(up)
        for process, _ in self._processes:
            process.terminate()
        for process, _ in self._processes:
            process.join(GRACE + 5)
            if process.is_alive():
                process.kill()

    def _start(self, up: Event) -> tuple[BaseProcess, float]:
        process = self._context.Process(target=_work, args=(self.settings, self.door, up), name="stolek worker")
        process.start()
        return process, time.monotonic()

    def _replace(self, up: Event) -> None:
        for n, (process, since) in enumerate(self._processes):
            if not process.is_alive() and time.monotonic() - since > QUICK_DEATH:
                self._processes[n] = self._start(up)


def _work(settings: Settings, door: socket.socket, up: Event) -> None:
    Server(settings, up.set).run([door])
