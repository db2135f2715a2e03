"""Games that were played: shown again, taken along as a file and brought back."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from stolek import saves
from stolek.tables import GameTable, deal
from tests.server.serving import Json, Served, Socket, Somebody

GAME = "summoner-wars"


def played(who: Somebody, table: str, answers: int) -> Socket:
    """A page whose person has given so many answers for both seats."""
    page = who.socket(table)
    page.until("frame")
    for _ in range(answers):
        answer = page.answer(random.Random(len(page.heard)).choice(page.frame["ask"]["options"])["option"])
        assert answer["is"] == "done", answer
        while page.frame["number"] < answer["number"]:
            assert page.read()
        if page.frame.get("over"):
            break
    return page


def finished(seed: int = 3) -> GameTable:
    """A game played to its end at random."""
    rng = random.Random(seed)
    table = deal(GAME, seed)
    while not table.over:
        table.play(rng.choice(table.options))
    return table


def saved(table: GameTable, **changes: Any) -> str:
    return saves.dump({**table.to_data(), **changes})


def bring(who: Somebody, text: str) -> Json:
    brought: Json = who.post("/api/tables/import", {"save": text})
    return brought


# Replays


def test_a_replay_shows_each_moment_as_the_page_saw_it(served: Served) -> None:
    somebody = served.somebody()
    table = somebody.table("me")["table"]["id"]
    page = somebody.socket(table)
    page.until("frame")
    seen: dict[int, Json] = {}
    for _ in range(40):
        seen[page.frame["number"]] = page.frame
        answer = page.answer()
        while page.frame["number"] < answer["number"]:
            assert page.read()
    last = page.frame["number"]
    for number, frame in list(seen.items())[::7]:
        again = somebody.get(f"/api/tables/{table}/replay?at={number}&seat={frame['viewer']}")
        assert again["last"] == last and "lines" not in again
        for name in ("zones", "pieces", "title", "ask", "viewer", "number", "order"):
            assert again["frame"].get(name) == frame.get(name), (number, name)


def test_without_a_moment_a_replay_brings_the_last_one_with_the_whole_story(served: Served) -> None:
    somebody = served.somebody()
    table = somebody.table("me")["table"]["id"]
    page = played(somebody, table, 30)
    whole = somebody.get(f"/api/tables/{table}/replay?seat={page.frame['viewer']}")
    assert whole["frame"]["number"] == whole["last"] == page.frame["number"]
    fresh = somebody.socket(table, seat=page.frame["viewer"]).until("frame")
    assert whole["lines"] == fresh["lines"]
    assert all(1 <= line["at"] <= whole["last"] for line in whole["lines"])


@pytest.mark.parametrize("at", [0, -1, 10**6, 10**30])
def test_a_moment_that_there_is_not_is_refused(served: Served, at: int) -> None:
    somebody = served.somebody()
    table = somebody.table("me")["table"]["id"]
    status, key = somebody.refused("GET", f"/api/tables/{table}/replay?at={at}")
    assert (status, key) in ((404, "no-replay"), (400, "bad-request"))


def test_what_was_taken_back_can_be_seen_but_is_not_in_the_story(served: Served) -> None:
    somebody = served.somebody()
    table = somebody.table("me")["table"]["id"]
    page = somebody.socket(table)
    page.until("frame")
    for _ in range(60):  # to an answer that can be taken back
        if page.frame.get("undo", {}).get("free"):
            break
        answer = page.answer()
        while page.frame["number"] < answer["number"]:
            assert page.read()
    number, frame = page.frame["number"], page.frame
    page.send({"do": "undo", "id": "back", "number": number})
    assert page.reply("back")["is"] == "done"
    page.quiet()
    again = somebody.get(f"/api/tables/{table}/replay?at={number}&seat={frame['viewer']}")["frame"]
    assert again["pieces"] == frame["pieces"]
    whole = somebody.get(f"/api/tables/{table}/replay")
    assert whole["last"] == number + 1
    assert whole["frame"]["pieces"] == page.frame["pieces"]


def test_a_replay_shows_no_more_than_was_to_be_seen_then(served: Served) -> None:
    """Persons who agree now open what is now and later, and nothing of before."""
    host = served.somebody()
    made = host.table("friend")
    table = made["table"]["id"]
    friend = served.somebody()
    friend.join(made["invitations"][0]["key"])
    key = host.post(f"/api/tables/{table}/invitations", {})["key"]
    onlooker = served.somebody()

    def known(at: int) -> set[int]:
        frame = onlooker.get(f"/api/tables/{table}/replay?at={at}", headers={"x-look": key})["frame"]
        pieces = frame["pieces"].values()
        return {piece["owner"] for piece in pieces if piece["at"].startswith("hand") and piece.get("face")}

    before = onlooker.get(f"/api/tables/{table}", headers={"x-look": key})["number"]
    for who in (host, friend):
        who.put(f"/api/tables/{table}/open-hands", {"yes": True})
    after = onlooker.get(f"/api/tables/{table}", headers={"x-look": key})["number"]
    assert known(before) == set() and known(after - 1) == set() and known(after) == {0, 1}
    friend.put(f"/api/tables/{table}/open-hands", {"yes": False})
    assert known(after) == set()


# Files


def test_a_running_game_is_no_file_before_all_agree(served: Served) -> None:
    somebody, other = served.somebody(), served.somebody()
    table = somebody.table("greedy")["table"]["id"]
    path = f"/api/tables/{table}/export"
    assert somebody.refused("GET", path) == (409, "not-open-yet")
    assert other.refused("GET", path) == (403, "not-your-seat")
    somebody.put(f"/api/tables/{table}/open-hands", {"yes": True})
    answer = somebody.ask("GET", path)
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    assert other.refused("GET", path) == (403, "not-your-seat")


def test_a_file_holds_no_seed(served: Served) -> None:
    somebody = served.somebody()
    table = somebody.table("me")["table"]["id"]
    somebody.put(f"/api/tables/{table}/open-hands", {"yes": True})
    text = somebody.ask("GET", f"/api/tables/{table}/export").text
    chance = served.inside(served.house.hall.table(table)).table.chance
    assert str(chance.seed) not in text and json.loads(text)["chance"] is None


def test_a_game_goes_to_a_file_and_comes_back_at_the_same_question(served: Served) -> None:
    somebody = served.somebody()
    table = somebody.table("me", name="Evening")["table"]["id"]
    page = played(somebody, table, 50)
    somebody.put(f"/api/tables/{table}/open-hands", {"yes": True})
    text = somebody.ask("GET", f"/api/tables/{table}/export").text
    brought = bring(served.somebody(), text)
    assert brought["name"] == "Evening" and brought["id"] != table and brought["state"] == "running"
    page.quiet()
    again = served.people[-1].socket(brought["id"], seat=page.frame["viewer"])
    again.until("frame")
    for name in ("zones", "pieces", "title", "ask"):
        assert again.frame[name] == page.frame[name]
    assert again.answer()["is"] == "done"


def test_a_finished_game_of_the_terminal_is_a_finished_table(served: Served) -> None:
    somebody = served.somebody()
    table = finished()
    brought = bring(somebody, saved(table))
    assert brought["state"] == "finished" and brought["result"] == table.scores
    whole = somebody.get(f"/api/tables/{brought['id']}/replay")
    assert whole["frame"]["over"]["scores"] == table.scores and len(whole["lines"]) > 50
    assert somebody.ask("GET", f"/api/tables/{brought['id']}/export").status_code == 200


def test_who_brings_a_game_cannot_know_the_dice(served: Served) -> None:
    somebody = served.somebody()
    table = deal(GAME, 7)
    chances = [
        served.inside(served.house.hall.table(bring(somebody, saved(table))["id"])).table.chance for _ in range(2)
    ]
    assert 7 not in [chance.seed for chance in chances] and chances[0].seed != chances[1].seed


def test_real_dice_stay_real(served: Served) -> None:
    somebody = served.somebody()
    brought = bring(somebody, saved(deal(GAME, real_dice=True)))
    live = served.inside(served.house.hall.table(brought["id"]))
    assert live.table.chance is None and live.facts.real_dice


def damaged() -> list[tuple[str, str]]:
    table = deal(GAME, 1)
    for _ in range(30):
        table.play(table.options[0])
    data = table.to_data()
    good = saves.dump(data)
    return [
        ("", "bad-save"),
        ("{", "bad-save"),
        ("[]", "bad-save"),
        ("7", "bad-save"),
        ("[" * 100_000, "bad-save"),
        (good[:-10], "bad-save"),
        (good.replace('"rules":', '"rulez":'), "bad-save"),
        (json.dumps({**json.loads(good), "stolek": 99}), "newer-save"),
        (saved(table, rules=99), "newer-save"),
        (saved(table, game="chess"), "unknown-game"),
        (saved(table, game=7), "bad-save"),
        (saved(table, log=[0] * 30_000), "bad-save"),
        (saved(table, log=[10**9]), "bad-log"),
        (saved(table, log=["x"]), "bad-log"),
        (saved(table, log=data["log"][:-1]), "bad-log"),
        (saved(table, log="x"), "bad-save"),
        (saved(table, options={"decks": ["/etc/passwd", "cave-goblins"]}), "bad-deck"),
        (saved(table, options=[]), "bad-save"),
        (saved(table, quiet=None), "bad-log"),
        (saved(table, start={"quiet": {}, "trail": []}), "bad-save"),
        (saved(table, start=[[[]]]), "bad-save"),
        (saved(table, extra=7), "bad-save"),
    ]


@pytest.mark.parametrize(("text", "key"), damaged(), ids=range(len(damaged())))
def test_a_file_that_is_none_is_refused_and_makes_no_table(served: Served, text: str, key: str) -> None:
    somebody = served.somebody()
    answer = somebody.ask("POST", "/api/tables/import", {"save": text})
    assert (answer.status_code // 100, answer.json()["key"]) == (4, key), answer.text
    assert "root:" not in answer.text
    assert somebody.get("/api/tables?mine=true") == []


def test_a_file_that_is_too_large_is_refused(served: Served) -> None:
    status, key = served.somebody().refused("POST", "/api/tables/import", {"save": "x" * 3_000_000})
    assert (status, key) == (413, "too-large")
