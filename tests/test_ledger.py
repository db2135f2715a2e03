import json
from pathlib import Path

import pytest

from stolek import ledger
from stolek.errors import UnknownGame, UnknownRule
from stolek.games import GAMES
from stolek.ledger import CHECKOUT_TESTS, Example, Rule

SMALL = """
game: small
title: A small game
glossary:
  gate: {en: gate, cs: PORTÁL, meaning: Units are summoned beside it.}
rules:
  - id: SM-A-01
    area: first
    text: Gates stay.
    kind: limit
    source: Page 1
    note: So it says.
    see: [SM-B-01]
  - {id: SM-B-01, area: second, text: All may look., kind: effect, source: Page 2, untestable: Eyes are free.}
examples:
  - {id: SM-EX-01, covers: [SM-A-01], given: A gate., when: It moves., then: No.}
"""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_references_resolve(game: str) -> None:
    book = ledger.load(game)
    for rule in book.rules.values():
        assert set(rule.see) <= book.rules.keys(), rule.id
    for example in book.examples.values():
        assert set(example.covers) <= book.rules.keys(), example.id


def test_every_entry_says_something(game: str) -> None:
    book = ledger.load(game)
    assert book.rules
    assert book.examples
    assert book.glossary
    assert all(rule.text.strip() and rule.area and rule.kind for rule in book.rules.values())


def test_the_ids_of_games_differ() -> None:
    books = ledger.written()
    assert len(ledger.known_ids()) == sum(len(book.rules) + len(book.examples) for book in books)


def test_tests_name_rules_that_exist() -> None:
    assert ledger.tested_ids(CHECKOUT_TESTS) <= ledger.known_ids()


def test_no_rule_is_both_tested_and_said_to_be_untestable(game: str) -> None:
    tested = ledger.tested_ids(CHECKOUT_TESTS)
    assert not tested & ledger.coverage(game)["reasons"].keys()


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(UnknownGame, match="summoner-wars"):
        ledger.load("chess")


def test_a_ledger_is_read_into_records() -> None:
    book = ledger.parse(SMALL)
    assert book.title == "A small game"
    assert book.rule("SM-A-01") == Rule(
        "SM-A-01", "first", "Gates stay.", "limit", "Page 1", note="So it says.", see=("SM-B-01",)
    )
    assert book.rule("SM-B-01").untestable == "Eyes are free."
    assert book.entry("sm-ex-01") == Example("SM-EX-01", ("SM-A-01",), "A gate.", "It moves.", "No.")
    assert book.glossary["gate"].cs == "PORTÁL"


def test_two_entries_of_one_id_are_an_error() -> None:
    with pytest.raises(ValueError, match="SM-A-01"):
        ledger.parse(SMALL.replace("SM-EX-01", "SM-A-01"))


def test_an_unknown_rule_comes_with_those_like_it() -> None:
    with pytest.raises(UnknownRule) as caught:
        ledger.parse(SMALL).rule("sm-a-1")
    assert caught.value.params == {"id": "sm-a-1", "near": ("SM-A-01", "SM-B-01")}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("gates", ["SM-A-01"]),
        ("STAY gate", ["SM-A-01"]),
        ("so it says", ["SM-A-01"]),
        ("sm-", ["SM-A-01", "SM-B-01"]),
        ("second", ["SM-B-01"]),
        ("gates look", []),
    ],
)
def test_finds_rules_by_all_words(text: str, found: list[str]) -> None:
    assert [rule.id for rule in ledger.parse(SMALL).find(text)] == found


def test_finds_rules_as_another_language_says_them() -> None:
    said = {"SM-A-01": "Portály zůstávají.", "SM-B-01": "Dívat se smí každý."}
    assert [rule.id for rule in ledger.parse(SMALL).find("KAŽDÝ", lambda rule: said[rule.id])] == ["SM-B-01"]


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of tests of a project whose only game is the small one."""
    package = tmp_path / "stolek_small"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "ledger.yaml").write_text(SMALL, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(ledger, "GAMES", {"small": "stolek_small"})
    ledger.load.cache_clear()
    tests = tmp_path / "tests"
    tests.mkdir()
    return tests


@pytest.mark.parametrize(
    "source",
    [
        '@rule("SM-A-01", "SM-EX-01")\ndef test_it(): ...',
        '@pytest.mark.rule("SM-EX-01", "SM-A-01")\nasync def test_it(): ...',
        '@rule("SM-EX-01")\nclass TestIt:\n    @rule("SM-A-01")\n    def test_it(self): ...',
        'pytestmark = [rule("SM-A-01"), rule("SM-EX-01")]',
        'CASES = [pytest.param(1, marks=rule("SM-A-01")), pytest.param(2, marks=[rule("SM-EX-01")])]',
    ],
)
def test_marks_are_found(small: Path, source: str) -> None:
    (small / "deeper").mkdir()
    (small / "deeper" / "test_it.py").write_text(source, "utf-8")
    assert ledger.tested_ids(small) == {"SM-A-01", "SM-EX-01"}


def test_a_call_that_marks_nothing_does_not_count(small: Path) -> None:
    (small / "test_it.py").write_text('def test_it():\n    assert book.rule("SM-A-01")', "utf-8")
    assert ledger.tested_ids(small) == set()


def test_a_mark_with_an_unknown_id_is_an_error_that_says_where(small: Path) -> None:
    (small / "test_it.py").write_text('\n@rule("SM-A-02")\ndef test_it(): ...', "utf-8")
    with pytest.raises(UnknownRule, match=r"SM-A-02 \(.*test_it.py:2\)"):
        ledger.tested_ids(small)


def test_coverage_counts_each_rule_once(small: Path) -> None:
    assert ledger.coverage("small", small) == {
        "rules": 2,
        "tested": 0,
        "untested": ["SM-A-01"],
        "reasons": {"SM-B-01": "Eyes are free."},
        "examples": 1,
        "examples_tested": 0,
        "examples_untested": ["SM-EX-01"],
    }
    (small / "test_it.py").write_text('@rule("SM-A-01")\n@rule("SM-EX-01")\ndef test_it(): ...', "utf-8")
    covered = ledger.coverage("small", small)
    assert (covered["tested"], covered["untested"]) == (1, [])
    assert (covered["examples_tested"], covered["examples_untested"]) == (1, [])


def test_coverage_of_the_games_is_plain_data(game: str) -> None:
    covered = ledger.coverage(game)
    assert json.loads(json.dumps(covered)) == covered
    assert covered["tested"] + len(covered["untested"]) + len(covered["reasons"]) == covered["rules"]
