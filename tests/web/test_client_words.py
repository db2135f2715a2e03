"""The client says nothing that no language has, and no language says what the client never does."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from stolek.words import Words

ROOT = Path(__file__).parents[2]
SOURCES = "\n".join(
    file.read_text("utf-8") for file in sorted((ROOT / "web" / "src").rglob("*.ts*")) if ".test." not in file.name
)
SAID = re.compile(r"\bsay\(([^(),]*(?:\([^()]*\)[^(),]*)*)")  # the first argument


def keys() -> list[str]:
    folder = ROOT / "src" / "stolek" / "server" / "words" / "en"
    texts = [(folder / name).read_text("utf-8") for name in ("page.ftl", "table.ftl")]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def test_every_word_that_the_client_says_is_there() -> None:
    words = Words.load("en", "stolek.server")
    said = {key for argument in SAID.findall(SOURCES) for key in re.findall(r'"([a-z][a-z0-9-]+)"', argument)}
    compared = {key for argument in SAID.findall(SOURCES) for key in re.findall(r'=== "([^"]+)"', argument)}
    assert len(said) > 100
    assert not [key for key in sorted(said - compared) if not words.has(key)]


def test_every_word_of_the_client_is_said() -> None:
    beginnings = tuple(re.findall(r"`([a-z][a-z-]*-)\$\{", SOURCES))
    unsaid = [key for key in keys() if f'"{key}"' not in SOURCES and not key.startswith(beginnings)]
    assert not unsaid
