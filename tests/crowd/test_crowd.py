"""Simulated people: they play on a real server, see what pages see, and keep to this machine."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from stolek.cli import main
from stolek.crowd.evening import Figures, Plan, as_rows, measure, on_this_machine
from stolek.crowd.page import Guest, LoadFailed, Page, merged
from stolek.crowd.server import free_port
from stolek.errors import UnknownOption
from stolek.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("target", "patch", "result"),
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        (["a", "b"], ["c", "d"], ["c", "d"]),
        ({"a": "foo"}, {"b": {"c": None, "d": 1}}, {"a": "foo", "b": {"d": 1}}),
    ],
)
def test_patches_are_applied_as_rfc_7396_says(target: Any, patch: Any, result: Any) -> None:
    before = json.dumps(target)
    assert merged(target, patch) == result
    assert json.dumps(target) == before


def page_that_heard(*messages: dict[str, Any]) -> Page:
    page = Page(Guest("http://127.0.0.1:1", "en"), "t", Counter())
    for message in messages:
        page._hear(json.dumps(message))
    return page


FRAME = {"is": "frame", "frame": {"number": 3, "viewer": 0, "title": "x"}, "lines": [{"at": 1}, {"at": 3}]}


def test_a_page_follows_patches_and_forgets_what_was_taken_back() -> None:
    page = page_that_heard(
        FRAME, {"is": "patch", "base": 3, "number": 4, "change": {"title": "y"}, "lines": [{"at": 4}], "keep": 1}
    )
    assert (page.number, page.frame["title"], page.lines) == (4, "y", [{"at": 1}, {"at": 4}])
    assert not page.faults


def test_a_patch_that_does_not_follow_is_a_fault() -> None:
    page = page_that_heard(FRAME, {"is": "patch", "base": 4, "number": 5, "change": {}})
    assert page.faults == {"patch on another number": 1}


@pytest.mark.parametrize(
    ("url", "here"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://localhost", True),
        ("http://[::1]:8000", True),
        ("http://127.0.0.1.example.org", False),
        ("http://10.0.0.1:8000", False),
        ("http://example.org", False),
        ("https://127.0.0.1", False),
        ("ftp://localhost", False),
        ("http://[", False),
        ("nonsense", False),
    ],
)
def test_only_servers_of_this_machine(url: str, here: bool) -> None:
    assert on_this_machine(url) is here
    if not here:
        with pytest.raises(UnknownOption):
            Plan(url=url).check()


@pytest.mark.parametrize("plan", [Plan(tables=0), Plan(tables=2001), Plan(minutes=0), Plan(minutes=61)])
def test_count_and_time_are_bounded(plan: Plan) -> None:
    with pytest.raises(UnknownOption):
        measure(plan)


def test_less_than_promised_is_not_good() -> None:
    figures = Figures(tables=1, seconds=1.0, answers=1, p99_ms=149.0, idle_table_kb=199.0, cold_start_s=1.9)
    assert figures.good
    for name, value in {"p99_ms": 151.0, "idle_table_kb": 201.0, "cold_start_s": 2.1, "faults": {"x": 1}}.items():
        worse = Figures(**{**as_rows(figures), name: value})
        assert not worse.good


def test_without_a_server_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    with pytest.raises(LoadFailed):
        measure(Plan(tables=1, minutes=0.01, url=url))
    assert main(["load", "--url", url, "--minutes", "0.01"]) == 2
    assert "cannot play" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_its_words(lang: str) -> None:
    words = Words.load(lang, "stolek.cli")
    for name in Figures.__struct_fields__:
        assert name == "faults" or words.has("cli-load-" + name.replace("_", "-"))


def test_people_play_on_a_server_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    """A few tables for some seconds: all that happens at many for minutes."""
    status = main(["load", "--tables", "4", "--minutes", "0.15", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert figures["faults"] == {}
    assert figures["answers"] >= 4
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["max_ms"]
    assert 0 < figures["update_bytes"] < 20_000
    assert figures["cold_start_s"] > 0
    assert figures["played_mb"] >= figures["warm_mb"] > 10
    assert status in (0, 1)
