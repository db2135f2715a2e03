import importlib.util
import os
import runpy
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import cast

import pytest

from stolek import about

ROOT = Path(__file__).parents[1]


def modules_to_compile() -> list[str]:
    """The dotted names of the modules that setup.py compiles."""
    listed = cast(Callable[[], list[str]], runpy.run_path(str(ROOT / "setup.py"))["modules_to_compile"])
    parts = [Path(file).relative_to("src").with_suffix("").parts for file in listed()]
    return [".".join(part for part in names if part != "__init__") for names in parts]


def is_extension(module: str) -> bool:
    spec = importlib.util.find_spec(module)
    assert spec is not None, module
    return (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def test_the_kernel_is_among_the_modules_to_compile() -> None:
    assert any(module.startswith("stolek.kernel.") for module in modules_to_compile())


@pytest.mark.parametrize("module", modules_to_compile())
def test_a_module_is_imported_from_the_build_under_test(module: str) -> None:
    assert is_extension(module) == (os.environ.get("STOLEK_COMPILED") == "1")


def test_compiled_tells_the_build_under_test() -> None:
    assert about.compiled() == (os.environ.get("STOLEK_COMPILED") == "1")
