"""What stands on the shelf: games, rules, catalogues, decks."""

from __future__ import annotations

import gzip
import json

import pytest

from stolek import ledger
from stolek.games import GAMES
from stolek.server.library import MOST_DECKS
from stolek.server.rulebook import rule_book
from stolek.words import LANGUAGES
from tests.server.serving import Json, Served, Somebody

GAME = "summoner-wars"
DECKS = f"/api/games/{GAME}/decks"


def leader(who: Somebody) -> Json:
    found: Json = who.get(f"/api/games/{GAME}/builder")["leaders"][0]
    return found


def draft(who: Somebody, **changes: int) -> Json:
    """The ready-made deck of a leader, with other numbers of some cards."""
    found = leader(who)
    return {"name": "Mine", "leader": found["face"], "cards": {**found["example"], **changes}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_tell_how_they_are_set_up_in_the_readers_language(served: Served, lang: str) -> None:
    games = {game["name"]: game for game in served.somebody(lang).get("/api/games")}
    assert list(games) == list(GAMES)
    duel, lands = games[GAME], games["monster-lands"]
    assert duel["seats"] == [2] and duel["builder"] and duel["guide"]
    assert lands["seats"] == [1, 2, 3, 4] and "builder" not in lands and lands["guide"]
    for game in games.values():
        assert game["default_bot"] in [bot["value"] for bot in game["bots"]]
    assert "decks" in [field["name"] for field in duel["fields"]]
    assert {"scenario", "modules"} <= {field["name"] for field in lands["fields"]}


def test_no_language_is_said_in_another(served: Served) -> None:
    abouts = [served.somebody(lang).get("/api/games")[0]["about"] for lang in LANGUAGES]
    assert len(set(abouts)) == len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_book_has_every_rule_example_and_term(served: Served, lang: str) -> None:
    book = served.somebody(lang).get(f"/api/games/{GAME}/rules")
    kept = ledger.load(GAME)
    assert [rule["id"] for rule in book["rules"]] == list(kept.rules)
    assert [example["id"] for example in book["examples"]] == list(kept.examples)
    assert len(book["glossary"]) == len(kept.glossary)
    assert {rule["area"] for rule in book["rules"]} == {area["name"] for area in book["areas"]}
    assert all(rule["text"] for rule in book["rules"]) and all(term["meaning"] for term in book["glossary"])
    assert {"en", "cs", "pl"} <= set(book["glossary"][0])


def test_the_rule_book_has_the_values_of_the_house(served: Served, ring: str) -> None:
    assert served.somebody().get(f"/api/games/{GAME}/rules")["house"] == []
    (table,) = served.somebody().get(f"/api/games/{ring}/rules")["house"]
    assert (table["title"], table["note"], len(table["rows"])) == ("Cards", "Guessed.", 2)
    assert table["rows"][0] == {"item": "Card", "field": "worth", "value": "1 to 3"}


def test_only_rules_that_the_source_leaves_open_are_ours() -> None:
    ours = {rule.id for rule in rule_book(GAME, "en").rules if rule.house}
    assert "SW-GEN-04" in ours and "SW-SUMMON-02" not in ours


def test_there_are_steps_of_a_guide(served: Served) -> None:
    steps = served.somebody().get(f"/api/games/{GAME}/guide")
    assert 8 <= len(steps) <= 16 and all(step["text"] for step in steps)


@pytest.mark.parametrize("what", ["rules", "builder", "guide"])
def test_an_unknown_game_is_refused_with_those_there_are(served: Served, what: str) -> None:
    somebody = served.somebody()
    assert somebody.refused("GET", f"/api/games/chess/{what}") == (404, "unknown-game")
    assert GAME in somebody.ask("GET", f"/api/games/chess/{what}").json()["text"]


# Catalogues


def test_a_catalogue_may_be_kept_for_ever_since_its_address_changes_with_it(served: Served) -> None:
    somebody = served.somebody("cs")
    moved = somebody.ask("GET", f"/api/catalogues/{GAME}")
    path = moved.headers["location"]
    assert moved.status_code == 302 and "/cs/" in path
    answer = somebody.ask("GET", path)
    assert "immutable" in answer.headers["cache-control"] and answer.headers["content-encoding"] == "gzip"
    plain = somebody.ask("GET", path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == answer.json()
    table = somebody.table("me")["table"]["id"]
    assert somebody.socket(table).until("frame")["frame"]["catalogue"] == path


def test_an_old_catalogue_leads_to_the_new_one(served: Served) -> None:
    somebody = served.somebody()
    path = somebody.ask("GET", f"/api/catalogues/{GAME}").headers["location"]
    old = path.rpartition("/")[0] + "/0123456789abcdef.json"
    moved = somebody.ask("GET", old)
    assert moved.status_code in (302, 307) and moved.headers["location"] == path
    assert somebody.refused("GET", f"/api/catalogues/{GAME}/xx/0123.json") == (404, "not-found")


def test_what_is_packed_is_the_same(served: Served) -> None:
    from stolek.server.catalogues import catalogue

    kept = catalogue(GAME, "en")
    assert json.loads(gzip.decompress(kept.packed)) == json.loads(kept.body)


# Decks


def test_a_ready_made_deck_has_no_problem(served: Served) -> None:
    somebody = served.somebody()
    checked = somebody.post(f"{DECKS}/check", draft(somebody))
    assert checked["problems"] == []
    groups = {group["name"]: group["need"] for group in somebody.get(f"/api/games/{GAME}/builder")["groups"]}
    assert checked["counts"] == groups


def test_problems_of_a_deck_name_their_rules(served: Served) -> None:
    somebody = served.somebody("pl")
    card = next(iter(leader(somebody)["example"]))
    problems = somebody.post(f"{DECKS}/check", draft(somebody, **{card: 9}))["problems"]
    assert problems and all(problem["rule"].startswith("SW-DECK-") for problem in problems)
    unknown = somebody.post(f"{DECKS}/check", draft(somebody, nonsense=1))["problems"]
    assert any("nonsense" in problem["text"] for problem in unknown)


def test_decks_are_kept_changed_and_dropped_by_their_owner_only(served: Served) -> None:
    owner, other = served.somebody(), served.somebody()
    kept = owner.post(DECKS, draft(owner))
    path = f"/api/decks/{kept['id']}"
    assert kept["legal"] and owner.get("/api/decks") == [kept] and other.get("/api/decks") == []
    assert other.refused("PUT", path, draft(owner)) == (404, "no-deck")
    assert other.refused("DELETE", path) == (404, "no-deck")
    changed = owner.put(path, {**draft(owner), "name": "Ours", "cards": {}})
    assert changed["deck"]["name"] == "Ours" and not changed["legal"]
    owner.delete(path)
    assert owner.get("/api/decks") == [] and owner.refused("DELETE", path) == (404, "no-deck")


@pytest.mark.parametrize(
    "changes",
    [
        {"cards": {f"card-{n}": 1 for n in range(201)}},
        {"cards": {"x": -1}},
        {"cards": {"x": 10**30}},
        {"cards": {"x" * 81: 1}},
        {"leader": "x" * 81},
        {"cards": {"x": "many"}},
        {"cards": []},
    ],
)
def test_what_could_be_no_deck_of_any_game_is_refused(served: Served, changes: Json) -> None:
    somebody = served.somebody()
    for path in (DECKS, f"{DECKS}/check"):
        body = {"name": "x", "leader": "x", "cards": {}, **changes}
        assert somebody.refused("POST", path, body) == (400, "bad-request")


def test_one_person_keeps_not_too_many_decks(served: Served) -> None:
    somebody = served.somebody()
    body = {"name": "x", "leader": "x", "cards": {}}
    for _ in range(MOST_DECKS):
        somebody.post(DECKS, body)
    assert somebody.refused("POST", DECKS, body) == (409, "too-many-of")
