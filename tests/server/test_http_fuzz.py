"""Every door of the description is knocked at with what fits it and what does not: answers are as described."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CheckFunction, load_all_checks, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks

from stolek.server.app import Application
from stolek.server.description import described
from stolek.server.settings import Settings
from tests.server.serving import Served, Socket, Somebody

# The server in this process throws its dice while cases are drawn.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

TRIES = 30  # at each door
CHECKS: list[CheckFunction] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]


def doors() -> dict[str, Any]:
    load_all_checks()
    application = Application(Settings(Path(), host="127.0.0.1", port=0))
    schema = schemathesis.openapi.from_dict(described(application.inner.openapi_schema.to_schema()))
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    return {operation.label: operation for operation in found}


DOORS = doors()


class Known:
    """Somebody who has one of everything, so that there is more behind a door than that nothing is there."""

    def __init__(self, served: Served) -> None:
        self.who = served.somebody()
        self.table = self.who.table("friend", listed=True)["table"]["id"]
        leader = self.who.get("/api/games/summoner-wars/builder")["leaders"][0]
        deck = {"name": "Mine", "leader": leader["face"], "cards": leader["example"]}
        self.deck = self.who.post("/api/games/summoner-wars/decks", deck)["id"]

    def path(self, name: str) -> Any:
        return {
            "table": self.table,
            "deck": self.deck,
            "game": "summoner-wars",
            "seat": 1,
            "link": 1,
            "lang": "cs",
        }.get(name)


@pytest.fixture(scope="module")
def playing(served: Served) -> tuple[Somebody, Socket]:
    who = served.somebody()
    page = who.socket(who.table("me")["table"]["id"])
    page.until("frame")
    return who, page


@pytest.fixture(autouse=True)
def goes_on(playing: tuple[Somebody, Socket]) -> Iterator[None]:
    """Somebody else plays on meanwhile."""
    yield
    _, page = playing
    if page.frame.get("ask"):
        option = random.Random(page.frame["number"]).choice(page.frame["ask"]["options"])["option"]
        answer = page.answer(option)
        assert answer["is"] == "done", answer
        while page.frame["number"] < answer["number"]:
            assert page.read() is not None


@pytest.mark.parametrize("door", DOORS)
def test_whatever_is_sent_to_a_door_it_answers_as_described(served: Served, door: str) -> None:
    known, operation = Known(served), DOORS[door]
    headers = {"x-csrf": known.who.me["csrf"], "origin": served.url}
    cookies = dict(known.who.client.cookies)

    @settings(
        max_examples=TRIES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(
        case=st.one_of(operation.as_strategy(GenerationMode.POSITIVE), operation.as_strategy(GenerationMode.NEGATIVE)),
        real=st.booleans(),
    )
    def knock(case: Any, real: bool) -> None:
        if real:
            own = {name: known.path(name) for name in case.path_parameters or {}}
            case.path_parameters |= {name: value for name, value in own.items() if value is not None}
        answer = case.call(base_url=served.url, session=session, headers=headers, cookies=cookies)
        case.validate_response(answer, checks=CHECKS)

    with requests.Session() as session:
        knock()


def test_there_is_a_door_for_everything() -> None:
    assert len(DOORS) >= 35
