"""Tables for one, and for more than two: made as people choose, answered together, taken back by agreement of all."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from stolek.server.audience import Page
from stolek.server.database.tables import Taken
from stolek.server.live import Live
from stolek.server.picture import ending
from stolek.server.refusals import CannotTakeBack
from stolek.tables import deal
from stolek.words import LANGUAGES
from tests.ring.rules import BIDS, DRAW, TAKE, THROW
from tests.server import halls
from tests.server.halls import ADA, BOB, EVE, bots_done, facts, hall, people, running, seats
from tests.server.serving import Json, Served, Somebody


@pytest.fixture(autouse=True)
def with_ring(ring: str) -> None:
    """The small game is among the games."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return halls.sqlite(tmp_path)


def made(who: Somebody, *sitters: str, **more: Any) -> Json:
    table: Json = who.post("/api/tables", {"game": "ring", "seats": [{"who": one} for one in sitters], **more})
    return table


def refused(who: Somebody, number: int, **options: Any) -> tuple[int, str]:
    body = {"game": "ring", "seats": [{"who": "me"}] * number, "options": options}
    return who.refused("POST", "/api/tables", body)


# making


def test_a_game_tells_with_how_many_it_is_played(served: Served) -> None:
    games = {game["name"]: game for game in served.somebody().get("/api/games")}
    assert (games["ring"]["seats"], games["ring"]["usual_seats"]) == ([1, 2, 3, 4], 3)
    assert games["summoner-wars"]["usual_seats"] == 2
    fields = {field["name"]: field.get("seats") for field in games["ring"]["fields"]}
    assert (fields["goal"], fields["scenario"], fields["rounds"]) == ([1], [1, 2], None)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_as_many_play_as_seats_are_wanted(served: Served, number: int) -> None:
    somebody = served.somebody()
    table = made(somebody, *["me"] * number)["table"]
    assert (table["state"], len(table["seats"])) == ("running", number)
    frame = somebody.socket(table["id"]).until("frame")["frame"]
    assert len(frame["sitters"]) == len(frame["zones"]) == number
    assert len({sitter["tone"] for sitter in frame["sitters"]}) == number


@pytest.mark.parametrize("number", [0, 5])
def test_no_table_is_made_for_others(served: Served, number: int) -> None:
    for lang in LANGUAGES:
        assert refused(served.somebody(lang), number) == (400, "bad-seats")


@pytest.mark.parametrize(
    ("number", "options", "key"),
    [
        (3, {"goal": "easy"}, "other-seats"),
        (3, {"scenario": "desert"}, "other-seats"),
        (1, {"goal": "endless"}, "unknown-option"),
        (2, {"rounds": 99}, "unknown-option"),
        (2, {"rounds": "3"}, "unknown-option"),
        (2, {"solemn": "yes"}, "unknown-option"),
        (2, {"twists": "double"}, "unknown-option"),
        (2, {"twists": ["double", "double"]}, "unknown-option"),
        (2, {"seats": 4}, "unknown-option"),
    ],
)
def test_options_have_to_fit_their_fields_and_the_number_of_seats(
    served: Served, number: int, options: Json, key: str
) -> None:
    assert refused(served.somebody(), number, **options) == (400, key)


def test_options_that_fit_are_dealt(served: Served) -> None:
    somebody = served.somebody()
    table = made(somebody, "me", options={"goal": "hard", "twists": ["double"], "rounds": 5})["table"]
    live = served.inside(served.house.hall.table(table["id"]))
    assert live.table.setup == {"seats": 1, "goal": "hard", "twists": ["double"], "rounds": 5}


def test_each_friend_has_a_link_and_the_game_waits_for_the_last(served: Served) -> None:
    host, friends = served.somebody(), [served.somebody() for _ in range(3)]
    table = made(host, "friend", "me", "friend", "open", listed=True)
    assert [link["seat"] for link in table["invitations"]] == [0, 2]
    id = table["table"]["id"]
    for friend, link in zip(friends, table["invitations"], strict=False):
        assert host.get(f"/api/tables/{id}")["state"] == "open"
        assert friend.join(link["key"])["seat"] == link["seat"]
    friends[2].post(f"/api/tables/{id}/seats/3", {"do": "sit"})
    shown = host.get(f"/api/tables/{id}")
    assert shown["state"] == "running"
    assert [seat["mine"] for seat in shown["seats"] if "mine" in seat] == [True]


def test_an_imported_table_has_as_many_seats_as_the_file(served: Served) -> None:
    somebody = served.somebody()
    id = made(somebody, "me", "me", "me", "me", options={"rounds": 1})["table"]["id"]
    page = somebody.socket(id)
    page.until("frame")
    while not page.frame.get("over"):
        assert page.answer()["is"] == "done"
        page.until("patch") if not page.mine and not page.frame.get("over") else None
    text = somebody.ask("GET", f"/api/tables/{id}/export").text
    assert len(somebody.post("/api/tables/import", {"save": text})["seats"]) == 4


# playing


async def ringed(at: Any, *who: str, **options: Any) -> Live:
    return await at.make(deal("ring", seed=5, seats=len(who), **options), seats(*who), ADA)  # type: ignore[no-any-return]


async def answer(live: Live, seat: int, option: int) -> None:
    person = live.seats[seat].person
    assert person is not None
    await live.answer(person, seat, live.number, option, f"{live.number} {seat} {random.random()}")


async def bid(live: Live) -> None:
    for seat in range(len(live.seats)):
        await answer(live, seat, BIDS[0])


async def seen_by(live: Live, person: str) -> Any:
    async with live.current():
        return live.audience.picture(live.audience.sort(Page(person, "en"))).frame


def test_one_person_with_several_seats_is_led_from_one_to_the_next(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await ringed(at, ADA, BOB, ADA)
            led = []
            for _ in range(2):
                frame = await seen_by(live, ADA)
                led.append(frame.viewer)
                assert frame.ask.mine
                await answer(live, frame.viewer, BIDS[1])
            assert led == [0, 2]
            assert not (await seen_by(live, ADA)).ask.mine
            await answer(live, 1, BIDS[0])
            assert (await seen_by(live, ADA)).viewer == 0

    running(play())


def test_alone_everything_but_chance_is_taken_back_freely(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await ringed(at, ADA)
            await bid(live)
            await answer(live, 0, TAKE)
            assert live.undo_for(ADA).free
            await live.take_back(ADA, live.number, "back")
            assert live.table.state.points == [1]
            await answer(live, 0, THROW)
            assert (live.undo_for(ADA).free, live.undo_for(ADA).why) == (False, "chance")
            await answer(live, 0, TAKE)
            await answer(live, 0, TAKE)
            assert live.table.over
            frame = await seen_by(live, ADA)
            assert frame.over.scores == tuple(live.table.scores or ())
            assert "%" in frame.over.text or "wins" in frame.over.text

    running(play())


def test_beyond_answers_of_others_all_of_them_agree(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await ringed(at, ADA, BOB, EVE, ADA)
            await bid(live)
            for seat in range(3):
                await answer(live, seat, TAKE)
            assert live.undo_for(ADA).ask and live.undo_for(BOB).ask and live.undo_for(EVE).free
            with pytest.raises(CannotTakeBack):
                await live.take_back(ADA, live.number, "at once")
            await live.ask_undo(ADA, live.number, "please")
            assert live.undo_for(BOB).waiting == (1, 2)
            await live.agree_undo(BOB, True, "yes")
            assert live.table.state.points == [3, 3, 3, 1]
            assert live.undo_for(BOB).waiting == (2,)
            await live.agree_undo(EVE, True, "yes, yes")
            assert live.table.state.points == [1, 1, 1, 1]
            assert live.asked() == (0,)
            before = facts(live)
        async with hall(url) as other:
            assert facts(await other.table(live.id)) == before

    running(play())


def test_bots_play_all_other_seats(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await ringed(at, "greedy", ADA, "greedy", "random", rounds=2)
            while not live.table.over:
                await bots_done(live)
                if not live.table.over:
                    await answer(live, 1, live.table.ask.options_of(1)[0])
            assert all(points > 2 for points in live.table.state.points)

    running(play())


def test_real_dice_are_told_by_anybody_and_cards_by_their_owner(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            table = deal("ring", real_dice=True, seats=3)
            live = await at.make(table, [Taken("person", who) for who in (ADA, BOB, EVE)], ADA)
            await bid(live)
            await answer(live, 0, THROW)
            assert live.asked() == (0, 1, 2)
            await answer(live, 2, 4)
            assert live.table.state.points[0] == 5
            await answer(live, 1, DRAW)
            frame = await seen_by(live, EVE)
            assert frame.ask.seats == (1,) and not frame.ask.options
            assert len((await seen_by(live, BOB)).ask.options) == 3

    running(play())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_has_its_words(lang: str) -> None:
    names = ("A", "B", "C")
    texts = {
        ending((1.0, 0.0, 0.0), names, lang).text,
        ending((0.5, 0.5, 0.0), names, lang).text,
        ending((0.3, 0.3, 0.3), names, lang).text,
        ending((0.0, 0.0, 0.0), names, lang).text,
        ending((0.4,), ("A",), lang).text,
        ending((1.0,), ("A",), lang).text,
    }
    assert len(texts) == 5
    assert any("A, B" in text for text in texts) and any("40" in text for text in texts)
