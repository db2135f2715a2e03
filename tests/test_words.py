from pathlib import Path

import pytest

from stolek.errors import MissingWord, UnknownLanguage
from stolek.words import LANGUAGES, Words


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with words of its own, of a name that no other test has used."""
    name = f"words_of_{tmp_path.name}".replace("-", "_")
    (tmp_path / name / "words" / "pl").mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    (tmp_path / name / "words" / "pl" / "cards.ftl").write_text(
        "card-gate = Brama\n"
        "    .text = Przywołuj obok { card-gate }.\n"
        "card-cost = { $magic ->\n"
        "    [one] { $magic } punkt\n"
        "    [few] { $magic } punkty\n"
        "   *[many] { $magic } punktów\n"
        "}\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    return name


def test_says_a_key_and_its_attribute(package: str) -> None:
    words = Words.load("pl", package)
    assert words.say("card-gate") == "Brama"
    assert words.say("card-gate.text") == "Przywołuj obok Brama."


@pytest.mark.parametrize(("magic", "said"), [(1, "1 punkt"), (3, "3 punkty"), (5, "5 punktów")])
def test_counts_as_the_language_does_and_marks_no_isolation(package: str, magic: int, said: str) -> None:
    assert Words.load("pl", package).say("card-cost", magic=magic) == said


def test_the_words_of_the_house_are_always_there(package: str) -> None:
    assert Words.load("pl", package).has("error-illegal")


@pytest.mark.parametrize("key", ["card-wall", "card-gate.note", "card-wall.text"])
def test_a_missing_key_is_an_error_that_names_it(package: str, key: str) -> None:
    words = Words.load("pl", package)
    assert not words.has(key)
    with pytest.raises(MissingWord) as caught:
        words.say(key)
    assert caught.value.params == {"word": key, "lang": "pl"}


def test_a_missing_fact_is_an_error_that_names_it(package: str) -> None:
    with pytest.raises(MissingWord, match=r"card-cost.*magic"):
        Words.load("pl", package).say("card-cost")


def test_an_unknown_language_is_an_error_that_names_the_known() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Words.load("xx")
    assert caught.value.params == {"lang": "xx", "known": LANGUAGES}


def test_an_unknown_package_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"stolek\.no_such_room"):
        Words.load("en", "stolek.no_such_room")


def test_the_same_words_are_loaded_once(package: str) -> None:
    assert Words.load("pl", package) is Words.load("pl", package)
    assert Words.load("pl", package) is not Words.load("pl")
