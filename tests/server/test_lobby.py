"""The lobby: new tables, who sits where, and links that lead there."""

from __future__ import annotations

import time
from typing import Any

import pytest

from stolek.server.seating import MOST_TABLES
from tests.server.serving import Json, Served, Somebody

GAME = "summoner-wars"


def new(who: Somebody, seats: list[Json], **more: Any) -> tuple[int, str]:
    return who.refused("POST", "/api/tables", {"game": GAME, "seats": seats, **more})


def shown(who: Somebody, table: str) -> Json:
    found: Json = who.get(f"/api/tables/{table}")
    return found


def seat(who: Somebody, table: str, seat: int, do: str, **more: Any) -> Json:
    changed: Json = who.post(f"/api/tables/{table}/seats/{seat}", {"do": do, **more})
    return changed


def no_seat(who: Somebody, table: str, seat: int, do: str, **more: Any) -> tuple[int, str]:
    return who.refused("POST", f"/api/tables/{table}/seats/{seat}", {"do": do, **more})


def befriended(served: Served, **more: Any) -> tuple[Somebody, Somebody, str]:
    """A host and a friend at one table."""
    host, friend = served.somebody(), served.somebody()
    made = host.table("friend", **more)
    friend.join(made["invitations"][0]["key"])
    return host, friend, made["table"]["id"]


# New tables


def test_a_table_against_a_bot_runs_at_once(served: Served) -> None:
    somebody = served.somebody()
    made = somebody.table("greedy", options={"decks": ["cave-goblins", "phoenix-elves"]}, name="  Evening \x00 ")
    table = made["table"]
    assert (table["state"], table["game"], table["name"]) == ("running", GAME, "Evening")
    assert [seat["who"] for seat in table["seats"]] == ["person", "bot"]
    assert table["host"] and table["mine"] and not made["invitations"]
    assert somebody.socket(table["id"]).until("frame")["frame"]["sitters"][1]["bot"]


def test_a_table_gets_a_name_in_the_language_of_its_host(served: Served) -> None:
    somebody = served.somebody("cs")
    assert somebody.table("greedy")["table"]["name"] == f"Stůl: {somebody.me['name']}"


def test_the_usual_bot_is_the_games_own(served: Served) -> None:
    made = served.somebody().post("/api/tables", {"game": GAME, "seats": [{"who": "me"}, {"who": "bot"}]})
    assert made["table"]["seats"][1]["bot"] == "greedy"


@pytest.mark.parametrize("bot", ["search:999999", "search:1", "../../x", "Greedy", "x" * 5000])
def test_only_bots_that_the_game_offers_sit_down(served: Served, bot: str) -> None:
    assert new(served.somebody(), [{"who": "me"}, {"who": "bot", "bot": bot}]) == (400, "unknown-option")


@pytest.mark.parametrize("number", [0, 1, 3, 50])
def test_a_game_needs_its_number_of_seats(served: Served, number: int) -> None:
    assert new(served.somebody(), [{"who": "me"}] * number) == (400, "bad-seats")


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"decks": ["/etc/passwd", "cave-goblins"]}, "unknown-option"),
        ({"decks": ["my.yaml", "cave-goblins"]}, "unknown-option"),
        ({"decks": [{"name": "x", "summoner": "x", "cards": {}}, "cave-goblins"]}, "bad-request"),
        ({"decks": ["cave-goblins"]}, "unknown-option"),
        ({"decks": "cave-goblins"}, "unknown-option"),
        ({"decks": [["cave-goblins"], 7]}, "bad-request"),
        ({"seed": 7}, "unknown-option"),
        ({"nothing": 7}, "unknown-option"),
    ],
)
def test_options_that_make_no_sense_make_no_table(served: Served, options: Json, key: str) -> None:
    somebody = served.somebody()
    assert new(somebody, [{"who": "me"}, {"who": "me"}], options=options) == (400, key)
    assert somebody.get("/api/tables?mine=true") == []


def test_a_refusal_never_shows_a_file_of_the_server(served: Served) -> None:
    body = {"game": GAME, "seats": [{"who": "me"}] * 2, "options": {"decks": ["/etc/passwd", "/etc/passwd"]}}
    assert "root:" not in served.somebody().ask("POST", "/api/tables", body).text


def test_an_unknown_game_makes_no_table(served: Served) -> None:
    body = {"game": "chess", "seats": [{"who": "me"}]}
    assert served.somebody().refused("POST", "/api/tables", body) == (404, "unknown-game")


def test_a_deck_that_one_keeps_is_played_by_its_id(served: Served) -> None:
    somebody, other = served.somebody(), served.somebody()
    leader = somebody.get(f"/api/games/{GAME}/builder")["leaders"][0]
    draft = {"name": "Own", "leader": leader["face"], "cards": leader["example"]}
    kept = somebody.post(f"/api/games/{GAME}/decks", draft)
    assert kept["legal"]
    decks = {"decks": [kept["id"], "phoenix-elves"]}
    assert somebody.table("greedy", options=decks)["table"]["state"] == "running"
    assert new(other, [{"who": "me"}] * 2, options=decks) == (400, "unknown-option")
    del draft["cards"][next(iter(leader["example"]))]
    assert not somebody.put(f"/api/decks/{kept['id']}", draft)["legal"]
    assert new(somebody, [{"who": "me"}] * 2, options=decks) == (400, "bad-deck")


def test_a_first_lesson_is_the_same_for_everybody(served: Served) -> None:
    tables = [served.somebody().table("greedy", guide=True)["table"]["id"] for _ in range(2)]
    one, other = (served.inside(served.house.hall.table(table)).table.to_data() for table in tables)
    assert one["options"] == other["options"] and one["chance"][0] == other["chance"][0]


def test_one_host_has_not_too_many_tables(served: Served) -> None:
    somebody = served.somebody()
    for _ in range(MOST_TABLES):
        somebody.table("open")
    assert new(somebody, [{"who": "me"}] * 2) == (409, "too-many-of")
    some = somebody.get("/api/tables?mine=true")[0]["id"]
    somebody.delete(f"/api/tables/{some}")
    somebody.table("open")


# The lobby


def test_the_lobby_lists_what_is_listed_and_what_is_ones_own(served: Served) -> None:
    host, other = served.somebody(), served.somebody()
    listed = host.table("open", listed=True)["table"]["id"]
    private = host.table("open")["table"]["id"]
    with served.stranger() as nobody:
        seen = {table["id"] for table in nobody.get("/api/tables").json()}
    for tables in (seen, {table["id"] for table in other.get("/api/tables")}):
        assert listed in tables and private not in tables
    assert {listed, private} <= {table["id"] for table in host.get("/api/tables")}
    assert {table["id"] for table in other.get("/api/tables?mine=true")} == set()
    assert all(table["state"] == "open" for table in host.get("/api/tables?state=open"))
    assert listed not in {table["id"] for table in host.get("/api/tables?state=running")}
    assert host.get("/api/tables?game=chess") == []
    assert host.refused("GET", "/api/tables?state=nonsense") == (400, "bad-request")


def test_a_table_that_is_not_listed_looks_to_strangers_as_if_it_were_not_there(served: Served) -> None:
    host, other = served.somebody(), served.somebody()
    private = host.table("greedy")["table"]["id"]
    missing = other.ask("GET", "/api/tables/nothing")
    for path in (f"/api/tables/{private}", f"/api/tables/{private}/replay"):
        assert other.ask("GET", path).text == missing.text
    assert no_seat(other, private, 1, "sit") == (404, "no-table")
    assert shown(host, private)["id"] == private


def test_whose_turn_it_is_shows_in_the_lobby(served: Served) -> None:
    host, friend, table = befriended(served)
    assert sorted(bool(shown(who, table).get("my_turn")) for who in (host, friend)) == [False, True]


def test_nobody_has_a_turn_while_seats_are_empty(served: Served) -> None:
    host = served.somebody()
    assert not host.table("friend")["table"].get("my_turn")


def test_a_host_removes_a_table_where_no_other_person_sits(served: Served) -> None:
    host, friend, shared = befriended(served)
    alone = host.table("greedy")["table"]["id"]
    assert friend.refused("DELETE", f"/api/tables/{alone}") == (403, "not-host")
    page = host.socket(alone)
    page.until("frame")
    host.delete(f"/api/tables/{alone}")
    assert page.until("closing")["key"] == "no-table"
    assert host.refused("GET", f"/api/tables/{alone}") == (404, "no-table")
    assert host.refused("DELETE", f"/api/tables/{shared}") == (409, "not-now")


# Seats


def test_an_open_seat_is_for_anyone_once(served: Served) -> None:
    host, one, other = served.somebody(), served.somebody(), served.somebody()
    table = host.table("open", listed=True)["table"]["id"]
    assert seat(one, table, 1, "sit")["state"] == "running"
    assert no_seat(other, table, 1, "sit") == (409, "seat-taken")
    assert no_seat(other, table, 0, "sit") == (409, "seat-taken")
    for number in (2, 99):
        assert no_seat(other, table, number, "sit") == (403, "not-your-seat")


def test_who_leaves_makes_room_and_the_game_waits(served: Served) -> None:
    host, one, other = served.somebody(), served.somebody(), served.somebody()
    table = host.table("open", listed=True)["table"]["id"]
    seat(one, table, 1, "sit")
    assert no_seat(other, table, 1, "leave") == (403, "not-your-seat")
    assert seat(one, table, 1, "leave")["state"] == "open"
    page = host.socket(table)
    page.until("frame")
    assert page.frame["waiting_for_seats"]
    seat(other, table, 1, "sit")
    page.quiet()
    assert not page.frame.get("waiting_for_seats")


def test_only_the_host_hands_out_seats(served: Served) -> None:
    host, friend, table = befriended(served, listed=True)
    other = served.somebody()
    for do in ("bot", "back", "open", "friend"):
        assert no_seat(other, table, 1, do) == (403, "not-host")
        assert no_seat(friend, table, 0, do) == (403, "not-host")
    assert no_seat(host, table, 1, "nonsense") == (400, "bad-request")


def test_the_host_hands_an_absent_seat_to_a_bot_and_back(served: Served) -> None:
    host, friend, table = befriended(served)
    page = friend.socket(table)
    page.until("frame")
    assert no_seat(host, table, 1, "bot", bot="greedy") == (409, "not-now")
    page.close()
    for _ in range(100):
        answer = host.ask("POST", f"/api/tables/{table}/seats/1", {"do": "bot", "bot": "greedy"})
        if answer.status_code == 200:
            break
        time.sleep(0.05)
    there = answer.json()["seats"][1]
    assert (there["who"], there["bot"], there["standing_in"]) == ("person", "greedy", True)
    page = friend.socket(table)
    page.until("frame")
    page.send({"do": "answer", "id": "x", "number": page.frame["number"], "option": 0, "seat": 1})
    assert page.reply("x")["key"] == "not-your-seat"
    there = seat(friend, table, 1, "back")["seats"][1]
    assert there["who"] == "person" and not there.get("standing_in") and not there.get("bot")
    assert no_seat(host, table, 1, "back") == (409, "not-now")


def test_a_person_who_plays_cannot_be_sent_away(served: Served) -> None:
    host, friend, table = befriended(served)
    assert seat(host, table, 1, "friend")["seats"][1]["who"] == "friend"  # nobody has played yet
    friend.join(host.post(f"/api/tables/{table}/invitations", {"seat": 1})["key"])
    pages = [host.socket(table), friend.socket(table)]
    for page in pages:
        page.until("frame")
        page.quiet()
    next(page for page in pages if page.mine).answer()
    for do in ("open", "friend"):
        assert no_seat(host, table, 1, do) == (409, "not-now")


# Links


def test_a_link_leads_a_friend_to_the_seat_once(served: Served) -> None:
    host, friend, other = served.somebody(), served.somebody(), served.somebody()
    made = host.table("friend")
    (link,) = made["invitations"]
    assert link["seat"] == 1
    for _ in range(2):  # a second click does no harm
        joined = friend.join(link["key"])
        assert (joined["table"], joined["seat"]) == (made["table"]["id"], 1)
    assert other.refused("POST", "/api/join", {"key": link["key"]}) == (409, "seat-taken")


def test_a_host_who_tries_the_link_takes_no_second_seat(served: Served) -> None:
    host = served.somebody()
    made = host.table("friend")
    assert host.join(made["invitations"][0]["key"])["seat"] == 0
    assert shown(host, made["table"]["id"])["seats"][1]["who"] == "friend"


def test_of_a_link_only_a_hash_is_kept(served: Served) -> None:
    host = served.somebody()
    made = host.table("friend")
    key, table = made["invitations"][0]["key"], made["table"]["id"]
    listed = host.get(f"/api/tables/{table}/invitations")
    assert [(link["id"], link["key"]) for link in listed] == [(made["invitations"][0]["id"], "")]
    for file in served.settings.data.rglob("*"):
        assert file.is_dir() or key.encode() not in file.read_bytes(), file


def test_keys_are_long_and_never_the_same(served: Served) -> None:
    host = served.somebody()
    table = host.table("friend")["table"]["id"]
    keys = [host.post(f"/api/tables/{table}/invitations", {})["key"] for _ in range(15)]
    assert len(set(keys)) == 15 and all(len(key) * 6 >= 128 for key in keys)


@pytest.mark.parametrize("key", ["", "x", "x" * 43, "x" * 5000, "\x00", "ž", "' OR 1=1 --"])
def test_a_key_that_is_none_leads_nowhere(served: Served, key: str) -> None:
    assert served.somebody().refused("POST", "/api/join", {"key": key}) == (404, "dead-link")


def test_a_link_that_was_withdrawn_leads_nowhere(served: Served) -> None:
    host, friend = served.somebody(), served.somebody()
    made = host.table("friend")
    table, (link,) = made["table"]["id"], made["invitations"]
    assert friend.refused("DELETE", f"/api/tables/{table}/invitations/{link['id']}") == (403, "not-host")
    host.delete(f"/api/tables/{table}/invitations/{link['id']}")
    assert friend.refused("POST", "/api/join", {"key": link["key"]}) == (404, "dead-link")
    assert host.refused("DELETE", f"/api/tables/{table}/invitations/{link['id']}") == (404, "dead-link")
    assert host.get(f"/api/tables/{table}/invitations") == []


def test_links_of_a_seat_die_with_its_being_for_a_friend(served: Served) -> None:
    host, friend = served.somebody(), served.somebody()
    made = host.table("friend")
    table, (link,) = made["table"]["id"], made["invitations"]
    seat(host, table, 1, "bot")
    assert friend.refused("POST", "/api/join", {"key": link["key"]}) == (404, "dead-link")
    seat(host, table, 1, "friend")
    assert friend.refused("POST", "/api/join", {"key": link["key"]}) == (404, "dead-link")
    assert host.refused("POST", f"/api/tables/{table}/invitations", {"seat": 0}) == (409, "not-now")
    friend.join(host.post(f"/api/tables/{table}/invitations", {"seat": 1})["key"])


def test_a_host_cannot_withdraw_links_of_another_table(served: Served) -> None:
    host, other = served.somebody(), served.somebody()
    made, mine = host.table("friend"), other.table("friend")["table"]["id"]
    link = made["invitations"][0]
    assert other.refused("DELETE", f"/api/tables/{mine}/invitations/{link['id']}") == (404, "dead-link")
    assert other.refused("GET", f"/api/tables/{made['table']['id']}/invitations") == (403, "not-host")


def test_a_table_has_not_too_many_links(served: Served) -> None:
    host = served.somebody()
    table = host.table("greedy")["table"]["id"]
    for _ in range(20):
        host.post(f"/api/tables/{table}/invitations", {})
    assert host.refused("POST", f"/api/tables/{table}/invitations", {}) == (409, "too-many-of")


# Onlookers


def test_an_onlooker_comes_by_a_link_and_goes_when_it_is_withdrawn(served: Served) -> None:
    host, other = served.somebody(), served.somebody()
    table = host.table("me")["table"]["id"]
    link = host.post(f"/api/tables/{table}/invitations", {})
    joined = other.join(link["key"])
    assert joined == {"table": table, "seat": None, "look": link["key"]}
    page = other.socket(table, look=joined["look"])
    frame = page.until("frame")["frame"]
    assert "viewer" not in frame and not frame["ask"].get("options")
    assert other.get(f"/api/tables/{table}", headers={"x-look": link["key"]})["id"] == table
    host.delete(f"/api/tables/{table}/invitations/{link['id']}")
    assert page.until("closing")["key"] == "no-table"
    assert other.socket(table, look=joined["look"]).until("closing")["key"] == "no-table"
    assert other.refused("GET", f"/api/tables/{table}", headers={"x-look": link["key"]}) == (404, "no-table")


def test_a_link_to_look_on_opens_no_other_table_and_no_seat(served: Served) -> None:
    host, other = served.somebody(), served.somebody()
    first, second = (host.table("open")["table"]["id"] for _ in range(2))
    key = host.post(f"/api/tables/{first}/invitations", {})["key"]
    assert other.refused("GET", f"/api/tables/{second}", headers={"x-look": key}) == (404, "no-table")
    assert other.socket(second, look=key).until("closing")["key"] == "no-table"
    page = other.socket(first, look=key)
    page.until("frame")
    page.send({"do": "answer", "id": "x", "number": page.frame["number"], "option": 0, "seat": 0})
    assert page.reply("x")["key"] == "not-your-seat"


def test_onlookers_see_everything_only_when_all_persons_agree(served: Served) -> None:
    host, friend, table = befriended(served)
    key = host.post(f"/api/tables/{table}/invitations", {})["key"]
    page = served.somebody().socket(table, look=key)
    page.until("frame")

    def known(page: Any) -> set[int]:
        """Whose hands the page sees."""
        page.quiet()
        pieces = page.frame["pieces"].values()
        return {piece["owner"] for piece in pieces if piece["at"].startswith("hand") and piece.get("face")}

    assert known(page) == set()
    host.put(f"/api/tables/{table}/open-hands", {"yes": True})
    assert known(page) == set()
    assert page.who.refused("PUT", f"/api/tables/{table}/open-hands", {"yes": True}) == (403, "not-your-seat")
    friend.put(f"/api/tables/{table}/open-hands", {"yes": True})
    assert known(page) == {0, 1}
    for number, who in enumerate((host, friend)):  # those who play see no more than before
        own = who.socket(table)
        own.until("frame")
        assert known(own) == {number}
    friend.put(f"/api/tables/{table}/open-hands", {"yes": False})
    assert known(page) == set()
