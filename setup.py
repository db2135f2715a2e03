"""Builds plain Python; with STOLEK_COMPILE=1 native modules of the same source: `python3 dev.py compile`."""

import ast
import os
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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
    return mypycify(modules_to_compile(), opt_level="3", multi_file=True, group_name="stolek")


class SideBySide(build_ext):
    """mypyc writes a C file for each module: as many at a time are compiled as there are cores."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self.compile_sources
        super().build_extensions()

    def compile_sources(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: list[Any] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        """What the compiler's own method does one after the other."""
        compiler: Any = self.compiler
        macros, objects, last, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        first = compiler._get_cc_args(options, debug, extra_preargs)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda made: compiler._compile(made, *build[made], first, last, options), build))
        return list(objects)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
