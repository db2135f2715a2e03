"""Who somebody is: guests, cookies, accounts, and the token against forged requests."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from stolek.server.api import ROUTES
from stolek.server.people import COOKIE, Seal, friendly_name, hash_password, new_key, tidy
from stolek.words import LANGUAGES
from tests.server.serving import Served, Somebody

PASSWORD = "correct horse battery"


def account(served: Served, login: str) -> Somebody:
    somebody = served.somebody()
    somebody.log_in("/api/account", login, PASSWORD)
    return somebody


# Guests


def test_the_first_call_makes_a_guest_with_a_cookie_that_no_script_can_read(served: Served) -> None:
    with served.stranger() as browser:
        answer = browser.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
        me = answer.json()
        assert me["name"] and me["csrf"] and "login" not in me
        assert browser.get("/api/me").json() == me


def test_behind_tls_the_cookie_never_travels_in_the_clear(served: Served) -> None:
    from httpx import ASGITransport, AsyncClient

    async def cookie() -> str:
        inner: Any = served.app.inner
        async with AsyncClient(transport=ASGITransport(inner), base_url="https://stolek.example") as client:
            return str((await client.get("/api/me")).headers["set-cookie"])

    assert "Secure" in served.inside(cookie())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_gets_a_name_in_the_language_of_the_browser(served: Served, lang: str) -> None:
    somebody = served.somebody(lang)
    assert somebody.me["name"] in {friendly_name(lang) for _ in range(2000)}
    assert somebody.me.get("lang", "en") == lang


def test_a_name_can_be_changed_and_is_tidied(served: Served) -> None:
    somebody = served.somebody()
    assert somebody.patch("/api/me", {"name": " Pepa\u202e \n  z\x00 Lhoty "})["name"] == "Pepa z Lhoty"
    assert somebody.patch("/api/me", {"lang": "pl"})["lang"] == "pl"
    assert somebody.get("/api/me")["name"] == "Pepa z Lhoty"
    assert len(somebody.patch("/api/me", {"name": "x" * 500})["name"]) == 40


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "\u200b \n"}, {"name": 7}, {"lang": "xx"}, [], "x", None])
def test_a_name_that_is_none_is_refused(served: Served, body: object) -> None:
    assert served.somebody().refused("PATCH", "/api/me", body) == (400, "bad-request")


def test_refusals_come_in_the_language_asked_for(served: Served) -> None:
    texts = set()
    for lang in LANGUAGES:
        answer = served.somebody(lang).ask("GET", "/api/nowhere")
        assert answer.headers["content-language"] == lang
        texts.add(answer.json()["text"])
    assert len(texts) == 3


def test_without_a_header_refusals_come_in_the_language_of_the_person(served: Served) -> None:
    somebody = served.somebody("cs")
    assert (
        somebody.ask("GET", "/api/games/x/rules", headers={"accept-language": "*"}).headers["content-language"] == "cs"
    )


# Cookies


def test_a_cookie_that_we_have_not_signed_is_nobody(served: Served) -> None:
    somebody = served.somebody()
    true = somebody.client.cookies[COOKIE]
    token, mark = true.split(".")
    other = Seal("another secret").cookie(token)
    for forged in (
        "",
        "x",
        token,
        f"{token}.",
        f".{mark}",
        f"{token[:-1]}A.{mark}",
        f"{mark}.{token}",
        other,
        true[:-1],
    ):
        with served.stranger() as browser:
            assert browser.get("/api/decks", headers={"cookie": f"{COOKIE}={forged}"}).status_code == 401, forged
    with served.stranger() as browser:
        assert browser.get("/api/decks", headers={"cookie": f"{COOKIE}={true}"}).status_code == 200


def test_a_signed_cookie_of_a_session_that_has_ended_is_nobody(served: Served) -> None:
    seal = served.house.porter.seal
    with served.stranger() as browser:
        cookie = f"{COOKIE}={seal.cookie(new_key())}"
        assert browser.get("/api/decks", headers={"cookie": cookie}).status_code == 401


# The token


def changing() -> list[tuple[str, str]]:
    """Every route that changes something."""
    return [
        (method, f"/api{path}".replace("{table:str}", "x").replace("{seat:int}", "0").replace("{deck:str}", "x"))
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
        if method not in ("GET", "HEAD", "OPTIONS")
    ]


def test_there_are_routes_that_change_something() -> None:
    assert len(changing()) >= 18


@pytest.mark.parametrize(("method", "path"), changing())
def test_nothing_is_changed_without_the_token(served: Served, method: str, path: str) -> None:
    somebody = served.somebody()
    path = path.replace("{game:str}", "summoner-wars").replace("{link:int}", "1")
    for token in ("", "x", served.somebody().me["csrf"], "ž" * 10):
        headers = {"x-csrf": token.encode("latin-1", "replace").decode("latin-1")}
        assert somebody.refused(method, path, {}, headers=headers) == (403, "bad-token")
    with served.stranger() as browser:
        assert browser.request(method, path, json={}).status_code == 401


# Accounts


def test_an_account_lets_a_person_be_the_same_in_another_browser(served: Served) -> None:
    first = account(served, "Anna")
    second = served.somebody()
    second.log_in("/api/login", "  ANNA ", PASSWORD)
    assert second.id == first.id and second.me["login"] == "anna"
    assert second.get("/api/me") == second.me
    assert first.get("/api/me")["id"] == first.id  # and stays so in the first


def test_logging_in_makes_the_cookie_and_the_token_before_it_worthless(served: Served) -> None:
    account(served, "Berta")
    somebody = served.somebody()
    old, csrf = somebody.client.cookies[COOKIE], somebody.me["csrf"]
    somebody.log_in("/api/login", "berta", PASSWORD)
    assert somebody.client.cookies[COOKIE] != old and somebody.me["csrf"] != csrf
    with served.stranger() as browser:
        assert browser.get("/api/decks", headers={"cookie": f"{COOKIE}={old}"}).status_code == 401


def test_logging_out_ends_the_session_and_not_only_the_cookie(served: Served) -> None:
    somebody = account(served, "Cyril")
    cookie = somebody.client.cookies[COOKIE]
    somebody.post("/api/logout")
    assert COOKIE not in somebody.client.cookies
    with served.stranger() as browser:
        assert browser.get("/api/decks", headers={"cookie": f"{COOKIE}={cookie}"}).status_code == 401
    assert somebody.get("/api/me")["id"] != somebody.id


def test_a_login_is_taken_once_whatever_the_case_of_its_letters(served: Served) -> None:
    account(served, "Dana")
    other = served.somebody()
    body = {"login": "ＤＡＮＡ", "password": PASSWORD}
    assert other.refused("POST", "/api/account", body) == (409, "login-taken")
    assert other.get("/api/me") == other.me


def test_nobody_has_two_accounts(served: Served) -> None:
    somebody = account(served, "Emil")
    body = {"login": "Emil the Second", "password": PASSWORD}
    assert somebody.refused("POST", "/api/account", body) == (409, "has-account")


@pytest.mark.parametrize(
    ("login", "password", "key"),
    [
        ("", PASSWORD, "bad-request"),
        ("x" * 41, PASSWORD, "bad-request"),
        ("Franta", "short", "short-password"),
        ("Franta", "x" * 201, "bad-request"),
    ],
)
def test_logins_and_passwords_have_a_sensible_length(served: Served, login: str, password: str, key: str) -> None:
    assert served.somebody().refused("POST", "/api/account", {"login": login, "password": password}) == (400, key)


def test_a_wrong_password_and_an_unknown_login_look_the_same(served: Served) -> None:
    account(served, "Gita")
    somebody = served.somebody()
    known = somebody.ask("POST", "/api/login", {"login": "gita", "password": "wrong"})
    unknown = somebody.ask("POST", "/api/login", {"login": "nobody of that name", "password": "wrong"})
    assert (known.status_code, known.text) == (unknown.status_code, unknown.text)
    assert known.json()["key"] == "bad-login"


def test_an_unknown_login_takes_as_long_as_a_wrong_password(served: Served) -> None:
    account(served, "Hugo")
    somebody = served.somebody()

    def fastest(login: str) -> float:
        times = []
        for _ in range(7):
            begin = time.perf_counter()
            somebody.ask("POST", "/api/login", {"login": login, "password": "wrong"})
            times.append(time.perf_counter() - begin)
        return min(times)

    known, unknown = fastest("hugo"), fastest("nobody of that name")
    assert 0.5 < known / unknown < 2


def test_passwords_are_kept_as_argon2id_and_differ_though_they_are_equal(served: Served) -> None:
    one, other = served.inside(hash_password("x" * 10)), served.inside(hash_password("x" * 10))
    assert one.startswith("$argon2id$") and one != other and "xxx" not in one


def test_guessing_passwords_gets_slower(tmp_path: Path) -> None:
    with Served(tmp_path, limits=1.0) as served:
        account(served, "Iva")
        tries = [served.somebody() for _ in range(3)]
        keys = [tries[n % 3].refused("POST", "/api/login", {"login": "iva", "password": f"x{n}"})[1] for n in range(15)]
        assert keys[0] == "bad-login" and keys[-1] == "too-many"
        answer = tries[0].ask("POST", "/api/login", {"login": "iva", "password": PASSWORD})
        assert answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1


# What a guest had goes to the account


def test_logging_in_brings_seats_tables_and_decks_to_the_account(served: Served) -> None:
    at_home = account(served, "Jana")
    guest = served.somebody()
    table = guest.table("greedy")["table"]["id"]
    host = served.somebody()
    made = host.table("friend")
    guest.join(made["invitations"][0]["key"])
    guest.post("/api/games/summoner-wars/decks", {"name": "Mine", "leader": "x", "cards": {}})
    guest.log_in("/api/login", "jana", PASSWORD)
    for browser in (guest, at_home):
        found = {one["id"]: one for one in browser.get("/api/tables?mine=true")}
        assert found[table]["mine"] and found[table]["host"]
        assert found[made["table"]["id"]]["mine"] and not found[made["table"]["id"]].get("host")
        assert [deck["deck"]["name"] for deck in browser.get("/api/decks")] == ["Mine"]
    socket = at_home.socket(made["table"]["id"])
    assert socket.until("frame")["frame"]["viewer"] == 1
    socket = at_home.socket(table)
    assert socket.until("frame")["frame"]["host"]


def test_a_page_that_is_open_while_its_person_logs_in_elsewhere_goes_on_for_the_account(served: Served) -> None:
    account(served, "Karel")
    guest = served.somebody()
    table = guest.table("me")["table"]["id"]
    guest.log_in("/api/login", "karel", PASSWORD)
    socket = guest.socket(table)
    socket.until("frame")
    assert socket.answer()["is"] == "done"


def test_logging_in_from_an_account_leaves_both_apart(served: Served) -> None:
    one = account(served, "Lada")
    account(served, "Marek")
    table = one.table("greedy")["table"]["id"]
    one.log_in("/api/login", "marek", PASSWORD)
    assert table not in {found["id"] for found in one.get("/api/tables?mine=true")}


# Small things


@pytest.mark.parametrize(
    ("given", "kept"), [("  a  b ", "a b"), ("a\u202eb", "a b"), ("Žofie", "Žofie"), ("x" * 90, "x" * 40)]
)
def test_tidy(given: str, kept: str) -> None:
    assert tidy(given) == kept


def test_seals_of_two_houses_do_not_know_each_other() -> None:
    token = new_key()
    one, other = Seal(new_key()), Seal(new_key())
    assert one.token(one.cookie(token)) == token
    assert other.token(one.cookie(token)) is None
    assert one.csrf("a") != one.csrf("b") and one.csrf("a") != other.csrf("a")
    assert len(new_key()) >= 43
