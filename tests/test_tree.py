"""What holds for the files of the project, whatever they are about."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import stolek
from stolek.games import GAMES
from stolek.ledger import load
from stolek.packages import directory
from stolek.words import LANGUAGES

ROOT = Path(__file__).parents[1]
NOT_OURS = {"__pycache__", "build", "dist", "htmlcov", "node_modules"}
OURS = {".ci", ".github"}

# Written apart, so that this file may be read as well.
NOT_TO_BE_NAMED = ["/" + "work/", "shared" + "/", "pypi" + ".org", "python" + "hosted", "npm" + "js."]


def is_ours(folder: str) -> bool:
    if folder.startswith("."):
        return folder in OURS
    return folder not in NOT_OURS and not folder.endswith(".egg-info")


def text_files() -> Iterator[tuple[Path, str]]:
    for place, folders, files in os.walk(ROOT):
        folders[:] = sorted(filter(is_ours, folders))
        for name in files:
            try:
                yield Path(place, name), Path(place, name).read_text("utf-8")
            except UnicodeDecodeError:
                continue


def test_no_file_names_a_place_outside_the_project() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {name}" for file, text in text_files() for name in NOT_TO_BE_NAMED if name in text
    ]
    assert not found


def test_every_folder_of_modules_is_a_package() -> None:
    """A folder without `__init__.py` works from a checkout and is missing in what is installed."""
    folders = {module.parent for module in (ROOT / "src" / "stolek").rglob("*.py")}
    assert not [named(folder) for folder in folders if not (folder / "__init__.py").exists()]


def test_no_module_hides_what_the_package_offers() -> None:
    """Once `stolek.load` is imported as a module, `stolek.load(path)` would call that."""
    package = ROOT / "src" / "stolek"
    assert not [name for name in stolek.__all__ if (package / name).is_dir()]


def words_folders() -> list[Path]:
    english = (ROOT / "src").rglob("words*/en")
    return sorted(folder.parent for folder in english if folder.is_dir())


def parsed(file: Path) -> list[ast.EntryType]:
    entries: list[ast.EntryType] = FluentParser().parse(file.read_text("utf-8")).body
    return entries


def keys(folder: Path) -> list[str]:
    """The keys and attributes said in a folder, save the rules, which English says in the ledger."""
    return [key for file in sorted(folder.glob("*.ftl")) if file.name != "rules.ftl" for key in keys_of(file)]


def keys_of(file: Path) -> Iterator[str]:
    for entry in parsed(file):
        if isinstance(entry, (ast.Message, ast.Term)):
            name = "-" * isinstance(entry, ast.Term) + entry.id.name
            if entry.value is not None:
                yield name
            yield from (f"{name}.{attribute.id.name}" for attribute in entry.attributes)


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("folder", words_folders(), ids=named)
def test_every_language_says_the_same_keys(folder: Path) -> None:
    assert {path.name for path in folder.iterdir() if path.is_dir()} == set(LANGUAGES)
    english = set(keys(folder / "en"))
    for lang in LANGUAGES:
        assert set(keys(folder / lang)) == english, lang


@pytest.mark.parametrize("folder", words_folders(), ids=named)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_said_twice(folder: Path, lang: str) -> None:
    said = keys(folder / lang)
    assert len(said) == len(set(said))


@pytest.mark.parametrize("file", sorted((ROOT / "src").rglob("*.ftl")), ids=named)
def test_every_word_is_well_formed(file: Path) -> None:
    assert not [entry.content for entry in parsed(file) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_said_in_every_language(game: str, lang: str) -> None:
    book = load(game)
    rules: set[str] = set() if lang == "en" else {*book.rules, *book.examples}  # English is the ledger's
    areas = {"area-" + rule.area.replace(" ", "_") for rule in book.rules.values()}
    said = set(keys_of(directory(GAMES[game]) / "words" / lang / "rules.ftl"))
    notes = {key for key in said if key.endswith(".note")}
    assert said - notes == rules | areas
    assert {key.removesuffix(".note") for key in notes} <= rules
