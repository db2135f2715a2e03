"""The socket of a table: pages come back to what they missed, two of them stay equal, and nothing counts twice."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stolek.words import LANGUAGES
from tests.server.serving import Served, Socket, Somebody

AROUND = ("sitters", "onlookers")  # also told without a number


def same(one: Socket, other: Socket) -> None:
    """Two pages of the same viewer show the same."""
    shown = [{name: value for name, value in page.frame.items() if name not in AROUND} for page in (one, other)]
    assert shown[0] == shown[1]
    assert one.lines == other.lines


def reach(page: Socket, number: int) -> None:
    while page.frame.get("number", -1) < number:
        message = page.read()
        assert message is not None, f"nothing comes beyond {page.frame.get('number')}"


def opened(who: Somebody, table: str, **hello: Any) -> Socket:
    page = who.socket(table, **hello)
    page.until("frame")
    return page


def chosen(page: Socket, rng: random.Random) -> int:
    return int(rng.choice(page.frame["ask"]["options"])["option"])


def leave_phase(page: Socket, pages: list[Socket]) -> None:
    option = next(option["option"] for option in page.frame["ask"]["options"] if option.get("leave"))
    number = page.answer(option)["number"]
    for each in pages:
        reach(each, number)


@pytest.fixture
def alone(served: Served) -> tuple[Somebody, str]:
    """Somebody who plays both seats."""
    who = served.somebody()
    return who, who.table("me")["table"]["id"]


# coming back


def test_who_comes_back_gets_only_what_was_missed(alone: tuple[Somebody, str]) -> None:
    who, table = alone
    rng = random.Random(1)
    one, away = opened(who, table), opened(who, table)
    for _ in range(12):
        number = away.frame["number"]
        away.line.close()
        for _ in range(rng.randrange(6)):
            reach(one, one.answer(chosen(one, rng))["number"])
        away.line = who.socket(table, greet=False).line
        before = len(away.heard)
        away.hello(since=number, view=away.frame["view"])
        while away.read(0.01 if away.frame["number"] == one.frame["number"] else 10) is not None:
            pass
        kinds = [json.loads(text)["is"] for text in away.heard[before:]]
        assert "patch" in kinds and set(kinds) <= {"patch", "around"}
        same(one, away)
        fresh = opened(who, table)
        same(one, fresh)


def test_nobody_comes_back_to_a_picture_of_somebody_else(served: Served) -> None:
    """Not even who knows how that one is called."""
    ada, bob, eve = served.somebody(), served.somebody(), served.somebody()
    made = ada.table("friend", listed=True)
    table = made["table"]["id"]
    bob.join(made["invitations"][0]["key"])
    pages = [opened(who, table) for who in (ada, bob)]
    numbers, views = [], [page.frame["view"] for page in pages]
    rng = random.Random(3)
    for _ in range(20):
        page = pages[0] if pages[0].mine else pages[1]
        numbers.append(page.frame["number"])
        number = page.answer(chosen(page, rng))["number"]
        for one in pages:
            reach(one, number)
    for who, view in ((bob, views[0]), (ada, views[1]), (eve, views[0]), (eve, views[1])):
        for since in (numbers[-1], numbers[-4], pages[0].frame["number"]):
            back = who.socket(table, since=since, view=view)
            first = back.read()
            assert first is not None and first["is"] == "frame"


def test_who_was_away_for_long_gets_everything_anew(alone: tuple[Somebody, str]) -> None:
    who, table = alone
    rng = random.Random(2)
    one, away = opened(who, table), opened(who, table)
    number, view = away.frame["number"], away.frame["view"]
    away.line.close()
    for _ in range(70):
        if one.mine:
            reach(one, one.answer(chosen(one, rng))["number"])
    now = one.frame["number"]
    for since, known in [(number, view), (999, view), (-5, view), (now + 1, view), (now, ""), (now, "x" * 16)]:
        back = who.socket(table, since=since, view=known)
        message = back.read()
        assert message is not None and message["is"] == "frame"
        same(one, back)


def test_a_second_hello_brings_a_page_up_to_date(alone: tuple[Somebody, str]) -> None:
    who, table = alone
    page = opened(who, table)
    reach(page, page.answer()["number"])
    frame, lines = page.frame, page.lines
    page.hello()
    page.until("frame")
    assert (page.lines, {**page.frame, **dict.fromkeys(AROUND)}) == (lines, {**frame, **dict.fromkeys(AROUND)})


# twice and in two places


def test_what_is_sent_twice_counts_once_also_after_coming_back(alone: tuple[Somebody, str]) -> None:
    who, table = alone
    page = opened(who, table)
    number, option = page.frame["number"], page.frame["ask"]["options"][0]["option"]
    message = {"do": "answer", "id": "same", "number": number, "option": option, "seat": page.frame["viewer"]}
    page.send(message)
    page.send(message)
    first, second = page.reply("same"), page.reply("same")
    assert first == second == {"is": "done", "id": "same", "number": number + 1}
    reach(page, number + 1)
    back = opened(who, table)
    back.send(message)
    assert back.reply("same") == first
    back.send({**message, "id": "other"})
    refused = back.reply("other")
    assert (refused["is"], refused["key"]) == ("refused", "out-of-date")
    back.quiet()
    assert back.frame["number"] == number + 1


def test_the_same_id_of_two_people_is_two_messages(served: Served) -> None:
    ada, bob = served.somebody(), served.somebody()
    made = ada.table("friend")
    bob.join(made["invitations"][0]["key"])
    pages = [opened(who, made["table"]["id"]) for who in (ada, bob)]
    rng = random.Random(3)
    for _ in range(40):
        page = pages[0] if pages[0].mine else pages[1]
        number = page.frame["number"]
        answer = {"do": "answer", "id": f"{number}", "number": number, "option": chosen(page, rng)}
        page.send({**answer, "seat": page.frame["viewer"]})
        assert page.reply(f"{number}")["number"] == number + 1
        for other in pages:
            reach(other, number + 1)
        if page is pages[1]:
            pages[0].send({**answer, "seat": pages[0].frame["viewer"]})
            assert pages[0].reply(f"{number}")["is"] == "refused"


def test_two_tabs_stay_equal_through_a_whole_game(served: Served) -> None:
    ada, bob = served.somebody("cs"), served.somebody("pl")
    made = ada.table("friend")
    bob.join(made["invitations"][0]["key"])
    tabs = {who: [opened(who, made["table"]["id"]) for _ in range(2)] for who in (ada, bob)}
    rng, n = random.Random(4), 0
    while tabs[ada][0].frame.get("ask"):
        n += 1
        who = ada if tabs[ada][0].mine else bob
        page = tabs[who][n % 2]
        if page.frame.get("undo", {}).get("free") and rng.random() < 0.2:
            page.send({"do": "undo", "id": f"undo {n}", "number": page.frame["number"]})
            number = page.reply(f"undo {n}")["number"]
        else:
            number = page.answer(chosen(page, rng))["number"]
        for pages in tabs.values():
            for page in pages:
                reach(page, number)
            same(*pages)
    assert n > 50
    assert tabs[ada][0].frame["over"]["scores"] == tabs[bob][1].frame["over"]["scores"]
    for who, pages in tabs.items():
        fresh = opened(who, made["table"]["id"])
        same(fresh, pages[0])


# taking back


def test_taking_back_beyond_another_is_asked_and_granted(served: Served) -> None:
    ada, bob = served.somebody(), served.somebody()
    made = ada.table("friend")
    bob.join(made["invitations"][0]["key"])
    pages = [opened(who, made["table"]["id"]) for who in (ada, bob)]
    asker, other = sorted(pages, key=lambda page: not page.mine)
    while not other.mine:  # with a full hand nothing is drawn, which could not be taken back
        leave_phase(asker, pages)
    assert not asker.frame["undo"].get("ask")
    leave_phase(other, pages)
    assert asker.frame["undo"]["ask"]
    number, shown, lines = asker.frame["number"], asker.frame["pieces"], len(asker.lines)
    asker.send({"do": "undo", "id": "by force", "number": number})
    assert asker.reply("by force")["key"] == "cannot-take-back"
    asker.send({"do": "ask-undo", "id": "please", "number": number})
    assert asker.reply("please")["number"] == number + 1
    reach(other, number + 1)
    assert other.frame["undo"]["asked"] == asker.frame["viewer"]
    assert other.frame["undo"]["waiting"] == [other.frame["viewer"]]
    other.send({"do": "agree-undo", "id": "yes", "number": number + 1, "yes": True})
    assert other.reply("yes")["is"] == "done"
    for page in pages:
        reach(page, number + 3)
    assert asker.mine
    assert asker.frame["pieces"] != shown or len(asker.lines) != lines
    for page in pages:
        same(page, opened(page.who, made["table"]["id"]))


def test_why_something_cannot_be_taken_back_is_said(served: Served) -> None:
    said = set()
    for lang in LANGUAGES:
        who = served.somebody(lang)
        page = opened(who, who.table("me")["table"]["id"])
        said.add(page.frame["undo"]["why"])
        page.send({"do": "undo", "id": "u", "number": page.frame["number"]})
        refused = page.reply("u")
        assert (refused["is"], refused["key"]) == ("refused", "cannot-take-back")
        said.add(refused["reason"]["text"])
    assert len(said) == 2 * len(LANGUAGES)


# who is here


def test_all_see_who_comes_and_goes(served: Served) -> None:
    ada, bob, eve = served.somebody(), served.somebody(), served.somebody()
    made = ada.table("friend", listed=True)
    table = made["table"]["id"]
    bob.join(made["invitations"][0]["key"])
    page = opened(ada, table)

    def here() -> tuple[list[bool], int]:
        around = page.until("around")
        return [sitter.get("here", False) for sitter in around["sitters"]], around["onlookers"]

    assert here() == ([True, False], 0)
    its = opened(bob, table)
    assert here() == ([True, True], 0)
    tab = opened(bob, table)
    looking = opened(eve, table)
    assert here() == ([True, True], 1)
    its.close()
    looking.close()
    assert here() == ([True, True], 0)
    tab.close()
    assert here() == ([True, False], 0)
    assert page.heard[-1].count('"person":"') == 2


def test_a_thinking_bot_shows_how_far_it_is(served: Served) -> None:
    ada = served.somebody()
    page = opened(ada, ada.table("search:200")["table"]["id"])
    rng = random.Random(5)
    shares: list[float] = []
    while len(shares) < 3:
        if page.mine:
            reach(page, page.answer(chosen(page, rng))["number"])
            continue
        message = page.read(30)
        assert message is not None
        if message["is"] == "around":
            shares += [s["thinking"] for s in message["sitters"] if s.get("thinking") is not None]
        assert not page.frame.get("over")
    assert all(0 <= share <= 1 for share in shares)


def test_another_name_is_seen_at_once(served: Served) -> None:
    ada = served.somebody()
    page = opened(ada, ada.table("me")["table"]["id"])
    page.quiet()
    ada.patch("/api/me", {"name": "Countess"})
    message = page.until("around")
    assert [sitter["person"] for sitter in message["sitters"]] == ["Countess", "Countess"]


# questions


def test_questions_about_the_table_change_nothing(alone: tuple[Somebody, str]) -> None:
    who, table = alone
    page = opened(who, table)
    number, ask = page.frame["number"], page.frame["ask"]
    paths = [option["path"] for option in ask["options"] if option.get("path")]
    places = [f"{zone}/{slot}" for zone, z in page.frame["zones"].items() for row in z.get("slots", ()) for slot in row]
    for n, refs in enumerate([paths[0], paths[0][::-1], [], ["nonsense"], *([paths[0][0], p] for p in places[:20])]):
        page.send({"do": "why", "id": f"why {n}", "refs": refs})
        told = page.reply(f"why {n}")
        assert told["is"] == "reasons" and told["reasons"] and all(reason["text"] for reason in told["reasons"])
    page.send({"do": "foresee", "id": "foresee", "number": number})
    assert page.reply("foresee")["is"] == "foreseen"
    page.send({"do": "hint", "id": "hint", "number": number})
    hint = page.reply("hint")
    assert hint["option"] in [option["option"] for option in ask["options"]] and hint["text"]
    page.send({"do": "ping", "id": "p"})
    assert page.reply("p") == {"is": "pong", "id": "p"}
    page.quiet()
    assert page.frame["number"] == number


def test_what_is_foreseen_comes_true(served: Served) -> None:
    who, rng, kinds = served.somebody(), random.Random(6), set()
    page = opened(who, who.table("me")["table"]["id"])
    for n in range(60):
        if not page.frame.get("ask"):
            break
        page.send({"do": "foresee", "id": f"f{n}", "number": page.frame["number"]})
        final = page.reply(f"f{n}")["final"]
        option = chosen(page, rng)
        reach(page, page.answer(option)["number"])
        free = bool(page.frame.get("undo", {}).get("free"))
        assert free == (option not in final)
        kinds.add(free)
    assert kinds == {True, False}


def test_what_is_not_legal_is_refused_with_its_rule(alone: tuple[Somebody, str]) -> None:
    who, table = alone
    page = opened(who, table)
    offered = {option["option"] for option in page.frame["ask"]["options"]}
    rules = set()
    for option in range(0, 4096, 7):
        if option not in offered:
            refused = page.answer(option)
            assert (refused["is"], refused["key"]) == ("refused", "illegal")
            assert refused["reason"]["text"]
            rules.add(refused["reason"].get("rule", ""))
    assert any(rule.startswith("SW-") for rule in rules)


def test_another_language_at_any_time(alone: tuple[Somebody, str]) -> None:
    who, table = alone
    page, questions = opened(who, table), set()
    for n, lang in enumerate(LANGUAGES):
        page.send({"do": "speak", "id": f"s{n}", "lang": lang})
        assert page.reply(f"s{n}")["is"] == "done"
        page.until("frame")
        questions.add(page.frame["ask"]["text"])
        assert f"/{lang}/" in page.frame["catalogue"]
        fresh = opened(who, table, lang=lang)
        same(page, fresh)
    assert len(questions) == len(LANGUAGES)


def test_one_sees_ones_other_seat_by_wish_or_when_it_is_asked(alone: tuple[Somebody, str]) -> None:
    who, table = alone
    page = opened(who, table)
    seats: set[int] = set()
    rng = random.Random(7)
    while len(seats) < 2:
        assert page.mine
        seats.add(page.frame["viewer"])
        reach(page, page.answer(chosen(page, rng))["number"])
    for seat in (0, 1):
        page.send({"do": "speak", "id": f"seat {seat}", "lang": "en", "seat": seat})
        page.until("frame")
        assert page.frame["viewer"] == seat
        same(page, opened(who, table, seat=seat))


# what makes no sense


def test_the_first_message_is_a_hello_with_the_token_of_the_person(served: Served) -> None:
    ada, bob = served.somebody(), served.somebody()
    table = ada.table("me")["table"]["id"]

    def sent_away(page: Socket) -> str:
        page.until("closing")
        with pytest.raises(ConnectionClosed):
            page.line.recv(10)
        assert page.closing is not None and page.closing["text"]
        return str(page.closing["key"])

    assert sent_away(ada.socket(table, csrf="")) == "bad-token"
    assert sent_away(ada.socket(table, csrf=bob.me["csrf"])) == "bad-token"
    assert sent_away(bob.socket(table)) == "no-table"
    assert sent_away(ada.socket("nothing")) == "no-table"
    page = ada.socket(table, greet=False)
    page.send({"do": "answer", "id": "a", "number": 1, "option": 0, "seat": 0})
    refused = page.read()
    assert refused is not None and (refused["is"], refused["key"]) == ("refused", "bad-request")
    page.hello()
    page.until("frame")
    page.hello(table=ada.table("me")["table"]["id"])
    assert sent_away(page) == "bad-request"


def test_messages_without_sense_are_refused_until_it_is_enough(alone: tuple[Somebody, str]) -> None:
    who, table = alone
    page = opened(who, table)
    for text in ("", "{", "[]", '{"do":"dance"}', '{"do":"answer","id":"","number":1,"option":0,"seat":0}', "\x00" * 9):
        page.line.send(text)
        refused = page.until("refused")
        assert refused["key"] == "bad-request"
    with suppress(ConnectionClosed):
        for _ in range(20):
            page.line.send("{")
    page.until("closing")
    assert page.closing is not None and page.closing["again"] > 0
    back = opened(who, table)
    assert back.answer()["is"] == "done"


# the server ends


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Callable[[], Served]]:
    """Servers of this test alone, on one folder."""
    running: list[Served] = []

    def start() -> Served:
        for old in running:
            old.__exit__()
        running[:] = [Served(tmp_path).__enter__()]
        return running[0]

    yield start
    for last in running:
        last.__exit__()


def test_a_server_that_ends_tells_its_pages_and_another_goes_on(own: Callable[[], Served]) -> None:
    served = own()
    who = served.somebody()
    table = who.table("me")["table"]["id"]
    page = opened(who, table)
    rng = random.Random(9)
    for _ in range(25):
        reach(page, page.answer(chosen(page, rng))["number"])
    cookies, frame, lines = who.client.cookies, page.frame, page.lines
    served.inside(served.house.drain())
    page.until("closing")
    assert page.closing is not None
    assert (page.closing["key"], page.closing["again"]) == ("going-down", 1.0)
    again = own().somebody()
    again.client.cookies = cookies
    again.me = again.get("/api/me")
    assert again.id == who.id
    back = again.socket(table, since=frame["number"], view=frame["view"])
    back.until("frame")
    assert {**back.frame, **dict.fromkeys(AROUND)} == {**frame, **dict.fromkeys(AROUND)}
    assert back.lines == lines
    reach(back, back.answer(chosen(back, rng))["number"])
