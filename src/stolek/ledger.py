"""The rules of a game as a ledger: every rule has an id that refusals name and tests are held against."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from stolek.errors import UnknownGame, UnknownRule
from stolek.games import GAMES
from stolek.packages import directory

CHECKOUT_TESTS = Path(__file__).parents[2] / "tests"


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    area: str
    text: str
    kind: str
    source: str
    note: str | None = None
    see: tuple[str, ...] = ()
    untestable: str | None = None
    """Why no test can hold this rule, where none can."""


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: `given` a table, `when` this is done, `then` that must be seen."""

    id: str
    covers: tuple[str, ...]
    given: str
    when: str
    then: str
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Term:
    key: str
    en: str
    cs: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Ledger:
    game: str
    title: str
    rules: dict[str, Rule]
    examples: dict[str, Example]
    glossary: dict[str, Term]

    def rule(self, id: str) -> Rule:
        return self.rules[self._known(id, self.rules)]

    def entry(self, id: str) -> Rule | Example:
        """The rule or the worked example of that id, whatever the case of its letters."""
        entries: dict[str, Rule | Example] = {**self.rules, **self.examples}
        return entries[self._known(id, entries)]

    def find(self, text: str, said: Callable[[Rule], str] = lambda rule: rule.text) -> list[Rule]:
        """The rules in which every word of `text` stands, in the ledger's English or as `said` says them."""
        wanted = text.casefold().split()
        return [rule for rule in self.rules.values() if _holds(wanted, rule, said(rule))]

    def _known(self, id: str, entries: Iterable[str]) -> str:
        if id.upper() not in entries:
            raise UnknownRule(id, near(id, entries))
        return id.upper()


class Coverage(TypedDict):
    """How much of a ledger is held by tests. Every rule is tested, untested or has a reason not to be."""

    rules: int
    tested: int
    untested: list[str]
    reasons: dict[str, str]
    examples: int
    examples_tested: int
    examples_untested: list[str]


def _holds(wanted: list[str], rule: Rule, said: str) -> bool:
    text = " ".join([rule.id, rule.area, rule.text, rule.note or "", said]).casefold()
    return all(word in text for word in wanted)


def near(id: str, ids: Iterable[str]) -> list[str]:
    return get_close_matches(id.upper(), list(ids), n=4, cutoff=0.7)


@cache
def load(game: str) -> Ledger:
    """The ledger of a game of `GAMES`."""
    if game not in GAMES:
        raise UnknownGame(game, GAMES)
    return parse((directory(GAMES[game]) / "ledger.yaml").read_text("utf-8"))


def parse(text: str) -> Ledger:
    """A ledger from its YAML. Raises ValueError where two entries have one id."""
    import yaml

    data: dict[str, Any] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    rules = [Rule(**{**entry, "see": tuple(entry.get("see", ()))}) for entry in data["rules"]]
    examples = [Example(**{**entry, "covers": tuple(entry["covers"])}) for entry in data["examples"]]
    ids = [rule.id for rule in rules] + [example.id for example in examples]
    if len(set(ids)) < len(ids):
        raise ValueError(f"two entries have one id: {sorted({id for id in ids if ids.count(id) > 1})}")
    return Ledger(
        data["game"],
        data["title"],
        {rule.id: rule for rule in rules},
        {example.id: example for example in examples},
        {key: Term(key, **term) for key, term in data["glossary"].items()},
    )


def written() -> list[Ledger]:
    """The ledgers of all games, also of those that are not among the games yet because they are being written."""
    listed = {package.rpartition(".")[2] for package in GAMES.values()}
    files = sorted(directory("stolek.games").glob("*/ledger.yaml"))
    return [*map(load, GAMES), *(_load(file) for file in files if file.parent.name not in listed)]


@cache
def _load(file: Path) -> Ledger:
    return parse(file.read_text("utf-8"))


def known_ids() -> set[str]:
    """The ids of every rule and worked example of every ledger."""
    return {id for book in written() for id in (*book.rules, *book.examples)}


def tested_ids(tests: Path) -> set[str]:
    """The ids that tests name in `rule(...)`. Raises UnknownRule for one that stands in no ledger."""
    known = known_ids()
    found = set()
    for file in sorted(tests.rglob("*.py")):
        for id, line in _marked(ast.parse(file.read_bytes(), file)):
            if id not in known:
                raise UnknownRule(f"{id} ({file}:{line})", near(id, known))
            found.add(id)
    return found


def _marked(module: ast.Module) -> Iterator[tuple[str, int]]:
    """The ids in the marks of a module's tests, and their lines."""
    for mark in _marks(module):
        for call in ast.walk(mark):
            if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] == "rule":
                for argument in call.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value, argument.lineno


def _marks(module: ast.Module) -> Iterator[ast.expr]:
    """What may mark tests: decorators, `marks=` of a parameter set and `pytestmark =`."""
    for node in ast.walk(module):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield from node.decorator_list
            case ast.keyword(arg="marks", value=mark):
                yield mark
            case ast.Assign(targets=[ast.Name("pytestmark")], value=mark):
                yield mark


def coverage(game: str, tests: Path = CHECKOUT_TESTS) -> Coverage:
    """Which rules of a game the tests of a checkout hold."""
    ledger = load(game)
    tested = tested_ids(tests)
    reasons = {rule.id: rule.untestable for rule in ledger.rules.values() if rule.untestable}
    return {
        "rules": len(ledger.rules),
        "tested": len(tested & ledger.rules.keys()),
        "untested": [id for id in ledger.rules if id not in tested and id not in reasons],
        "reasons": reasons,
        "examples": len(ledger.examples),
        "examples_tested": len(tested & ledger.examples.keys()),
        "examples_untested": [id for id in ledger.examples if id not in tested],
    }
