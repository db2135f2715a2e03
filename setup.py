"""Builds plain Python; with STOLEK_COMPILE=1 native modules of the same source: `python3 dev.py compile`."""

import ast
import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent


def has_code(module: Path) -> bool:
    return any(
        not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))
        for statement in ast.parse(module.read_bytes()).body
    )


def modules_to_compile() -> list[str]:
    """What the globs of pyproject.toml find; an `__init__.py` without code stays a plain file."""
    globs: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["stolek"]["compiled"]
    found = sorted({module for glob in globs for module in ROOT.glob(glob)})
    return [str(module.relative_to(ROOT)) for module in found if module.name != "__init__.py" or has_code(module)]


def extensions() -> list[Extension]:
    # pip asks for the metadata first, in a run of its own: nothing has to be compiled for that.
    if os.environ.get("STOLEK_COMPILE") != "1" or {"dist_info", "egg_info"} & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ModuleNotFoundError:
        raise SystemExit(
            "STOLEK_COMPILE=1 needs mypy[mypyc] beside setuptools, and pip's --no-build-isolation.\n"
            "`python3 dev.py compile` brings both and compiles."
        ) from None
    return mypycify(modules_to_compile(), opt_level="3", separate=False, group_name="stolek")


if __name__ == "__main__":
    setup(ext_modules=extensions())
