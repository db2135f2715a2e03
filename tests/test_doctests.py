"""The examples in the documentation are true: those of every module, and the Python sessions in the Markdown files."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
PYTHON = re.compile(r"^```(?:python|pycon|py)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def dotted(file: Path) -> str:
    names = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(name for name in names if name != "__init__")


MODULES = [dotted(file) for file in sorted(SOURCE.rglob("*.py")) if ">>> " in file.read_text("utf-8")]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_are_true(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert tried
    assert not failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_are_true(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page are one session: a later one knows the names of an earlier one."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    said: list[str] = []
    for number, block in enumerate(PYTHON.findall(page.read_text("utf-8")), start=1):
        test = doctest.DocTestParser().get_doctest(block, names, f"{page.name}, block {number}", None, None)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=said.append, clear_globs=False)
        names = test.globs
        assert not runner.failures, "".join(said)


def test_the_package_itself_shows_how_it_is_used() -> None:
    assert "stolek" in MODULES
