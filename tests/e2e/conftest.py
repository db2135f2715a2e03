"""A server and people with browsers. A page that complains on its console fails the test it is in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from house import client, system
from tests.e2e.serving import Serving

QUIET = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
LOST = "net::ERR_"  # how Chromium reports that it did not reach the server
REFUSED = "responded with a status of 4"

NewPerson = Callable[..., Page]


def pytest_itemcollected(item: pytest.Item) -> None:
    if "browser" in getattr(item, "fixturenames", ()):
        item.add_marker("browser")


@contextmanager
def chromium() -> Iterator[Browser]:
    program = system.browser()
    assert program, "Chromium is missing. On Debian and Ubuntu: apt-get install chromium"
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=program, args=QUIET)
        yield started
        started.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    assert (client.PAGE / "index.html").is_file(), "The browser client is not built: python3 dev.py web"
    with chromium() as started:
        yield started


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that leave it running."""
    server = Serving(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.stop()


class Complaints:
    """What pages say on their consoles that nobody should have to read."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.may_lose_the_server = False
        self.may_be_refused = False  # something is asked that the server has to refuse

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.told.append(f"{page.url}: {error}"))
        page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.may_lose_the_server and LOST in message.text:
            return
        if self.may_be_refused and REFUSED in message.text:
            return
        self.told.append(f"{message.location}: {message.text}")


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    heard = Complaints()
    yield heard
    assert not heard.told


@pytest.fixture
def person(browser: Browser, complaints: Complaints) -> Iterator[NewPerson]:
    """Makes a page of a new person, who shares nothing with the others. Options are those of a browser context."""
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        contexts.append(
            browser.new_context(**{"locale": "en-GB", "viewport": {"width": 1280, "height": 800}} | options)
        )
        contexts[-1].set_default_timeout(15_000)
        page = contexts[-1].new_page()
        complaints.listen(page)
        return page

    yield make
    for context in contexts:
        context.close()
