"""What holds for all tests: they name rules that exist, and run on the build that they are meant for."""

import os
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest

from stolek import ledger
from stolek.about import VERSION, compiled

if TYPE_CHECKING:
    from tests.postgres import Postgres


def pytest_report_header() -> str:
    return f"stolek {VERSION} ({'compiled' if compiled() else 'interpreted'})"


def pytest_configure() -> None:
    if os.environ.get("STOLEK_COMPILED") == "1" and not compiled():
        raise pytest.UsageError("these tests are for the compiled build, but the plain modules are imported")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A test marked with a rule that no ledger has fails the run as a module with a wrong import would."""
    report = yield
    known = ledger.known_ids()
    unknown = [
        f"{item.nodeid} names {id}, which is in no ledger"
        for item in report.result or ()
        if isinstance(item, pytest.Item)
        for mark in item.iter_markers("rule")
        for id in mark.args
        if id not in known
    ]
    if unknown:
        report.outcome, report.longrepr, report.result = "failed", "\n".join(unknown), []
    return report


def pytest_itemcollected(item: pytest.Item) -> None:
    """Who asks for a PostgreSQL server can be left out with those that do: `-m "not postgres"`."""
    if "postgres" in getattr(item, "fixturenames", ()):
        item.add_marker("postgres")


@pytest.fixture
def ring(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a small game for one to four, among the games for as long as the test lasts."""
    from stolek.games import GAMES

    monkeypatch.setitem(GAMES, "ring", "tests.ring")
    return "ring"


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    from tests.postgres import started

    with started() as server:
        yield server
