"""The mutation check: small mistakes put into the rules and the cards, one at a time. Do the tests notice?

python3 dev.py mutate [GAME] [--sample N] [--seed S] [--only PREFIX ...] [--list]

Every mutant has a name, such as `rules/attack.py:57.2`; `--only` tries all whose name begins like that. The tests
nearest to a mutant run first. Those that no test notices are printed with what was changed.

Left out is what no test can or should hold: annotations and docstrings, `orderless`, the numbers of kinds and bits in
cards/base.py (any distinct ones do) and what hooks answer there that are never called unless overridden, what is told
to those who look on (`rules/news.py`, calls of it and of `tell`), `strict=` of zip. Of mutmut's operators those are
left out that as good as always crash: None in the place of a value, and arguments dropped by position.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation import mutators

from stolek.games import GAMES
from stolek.games.summoner_wars.cards.base import HOOKS

ROOT = Path(__file__).resolve().parents[1]
MEMORY = 4 << 30  # bytes; a mutant that never ends must not fill the machine


class Room(NamedTuple):
    """Where a game and its tests are."""

    name: str

    @property
    def game(self) -> Path:
        return Path("src", *GAMES[self.name].split("."))

    @property
    def tests(self) -> Path:
        return Path("tests", "games", self.game.name)

    @property
    def all_tests(self) -> list[str]:
        golden = sorted((ROOT / "tests/golden").glob(f"{self.name}*.txt"))
        chosen = " or ".join(path.stem for path in golden)
        return [str(self.tests), *(["tests/golden", "-k", f"not golden or {chosen}"] if golden else [])]

    def nearest(self, file: Path) -> list[str]:
        """The tests that say most about a module: those of its name; else of its kind, or of all rules."""
        own = sorted(path.relative_to(ROOT) for path in (ROOT / self.tests).rglob(f"test_{file.name}"))
        kin = self.tests / file.parent.name
        return [str(path) for path in own] or ([str(kin)] if (ROOT / kin).exists() else [])


class Mutant(NamedTuple):
    name: str
    file: Path
    old: cst.CSTNode
    new: cst.CSTNode

    def source(self, module: cst.Module) -> str:
        changed = module.deep_replace(self.old, self.new)
        assert isinstance(changed, cst.Module)
        return changed.code


# Operators of our own, beside mutmut's.


def forced(node: cst.If) -> Iterator[cst.If]:
    """A condition that always holds, and one that never does."""
    test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    space = cst.SimpleWhitespace(" ")
    for operator, name in ((cst.And(), "False"), (cst.Or(), "True")):
        new = cst.BooleanOperation(left=test, operator=operator, right=cst.Name(name))
        yield node.with_changes(test=new, whitespace_before_test=space)


def left_out(node: cst.SimpleStatementLine) -> Iterator[cst.SimpleStatementLine]:
    """A call or a change of the state that does not happen."""
    for at, small in enumerate(node.body):
        target = small.targets[0].target if isinstance(small, cst.Assign) else getattr(small, "target", None)
        call = isinstance(small, cst.Expr) and isinstance(small.value, (cst.Call, cst.Await))
        if call or (isinstance(target, (cst.Attribute, cst.Subscript)) and not isinstance(small, cst.AnnAssign)):
            yield node.with_changes(body=[*node.body[:at], cst.Pass(), *node.body[at + 1 :]])


def keyword_dropped(node: cst.Call) -> Iterator[cst.Call]:
    for at, argument in enumerate(node.args):
        if argument.keyword is not None:
            yield node.with_changes(args=[*node.args[:at], *node.args[at + 1 :]])


def other_text(node: cst.SimpleString) -> Iterator[cst.BaseString]:
    yield from list(mutators.operator_string(node))[:1]


OPERATORS: Sequence[tuple[type, Callable[[Any], Iterable[cst.CSTNode]]]] = [
    (cst.If, forced),
    (cst.SimpleStatementLine, left_out),
    (cst.Call, keyword_dropped),
    (cst.SimpleString, other_text),
    (cst.BaseNumber, mutators.operator_number),
    (cst.Name, mutators.operator_name),
    (cst.AugAssign, mutators.operator_augmented_assignment),
    (cst.UnaryOperation, mutators.operator_remove_unary_ops),
    (cst.CSTNode, mutators.operator_keywords),
    (cst.CSTNode, mutators.operator_swap_op),
    (cst.IfExp, mutators.operator_if_exp),
]


class Finder(cst.CSTVisitor):
    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, file: Path, name: str) -> None:
        super().__init__()
        self.file = file
        self.name = name
        self.found: list[Mutant] = []
        self.on_line: dict[int, int] = {}

    def on_visit(self, node: cst.CSTNode) -> bool:
        if passed_over(node, self.file):
            return False
        for kind, operator in OPERATORS:
            if isinstance(node, kind):
                for new in operator(node):
                    line = self.get_metadata(PositionProvider, node).start.line
                    count = self.on_line[line] = self.on_line.get(line, 0) + 1
                    self.found.append(Mutant(f"{self.name}:{line}.{count}", self.file, node, new))
        return True


def passed_over(node: cst.CSTNode, file: Path) -> bool:
    """See the head of this file. Whatever lies inside is passed over as well."""
    if isinstance(node, (cst.Annotation, cst.Import, cst.ImportFrom)):
        return True
    if isinstance(node, cst.FunctionDef):
        return file.name == "base.py" and node.name.value in HOOKS
    if isinstance(node, cst.If) and isinstance(node.test, cst.Name):
        return node.test.value == "TYPE_CHECKING"
    if isinstance(node, cst.SimpleStatementLine):
        small = node.body[0]
        value = small.value if isinstance(small, cst.Expr) else None
        if isinstance(value, cst.SimpleString):
            return True
        if isinstance(value, cst.Call) and isinstance(value.func, cst.Attribute):
            return isinstance(value.func.value, cst.Name) and value.func.value.value == "news"
        if isinstance(value, cst.Call) and isinstance(value.func, cst.Name) and value.func.value == "tell":
            return True
        if isinstance(small, cst.Assign):
            target = small.targets[0].target
            return isinstance(target, cst.Name) and target.value == "orderless"
        if isinstance(small, cst.AnnAssign) and isinstance(small.target, cst.Name):
            of_bits = file.name == "base.py" and small.target.value.isupper()
            return of_bits or small.target.value == "orderless"
    return isinstance(node, cst.Arg) and node.keyword is not None and node.keyword.value == "strict"


def mutants_of(file: Path, name: str) -> tuple[cst.Module, list[Mutant]]:
    wrapper = MetadataWrapper(cst.parse_module((ROOT / file).read_text("utf-8")))
    finder = Finder(file, name)
    wrapper.visit(finder)
    return wrapper.module, [mutant for mutant in finder.found if not drops_strict(mutant)]


def drops_strict(mutant: Mutant) -> bool:
    if not (isinstance(mutant.old, cst.Call) and isinstance(mutant.new, cst.Call)):
        return False
    return isinstance(mutant.old.func, cst.Name) and mutant.old.func.value == "zip"


def spare_memory() -> None:
    try:
        import resource
    except ImportError:  # not a Unix
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Copy:
    """A copy of the project in which the mutants live. The project itself stays as it is."""

    def __init__(self, folder: Path, room: Room) -> None:
        self.folder = folder
        self.room = room
        self.limit = 600.0
        for name in ("src", "tests"):
            shutil.copytree(
                ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
            )
        shutil.copy(ROOT / "pyproject.toml", folder)

    def run(self, *arguments: str, write: bool = False) -> bool:
        environment = os.environ | {
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "" if write else "1",
            "PYTHONHASHSEED": "0",
        }
        try:
            done = subprocess.run(
                [sys.executable, *arguments],
                cwd=self.folder,
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=self.limit,
                preexec_fn=spare_memory if os.name == "posix" else None,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def passes(self, *tests: str, write: bool = False) -> bool:
        return self.run("-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", *tests, write=write)

    def prepare(self) -> None:
        """Without a mutant all must pass, and what is imported must be the copy."""
        here = f"import stolek, sys; sys.exit(not stolek.__file__.startswith({str(self.folder)!r}))"
        began = time.monotonic()
        if not self.run("-c", here) or not self.passes(*self.room.all_tests, write=True):
            sys.exit("The tests do not pass as they are: python3 dev.py test --quick")
        self.limit = 10 + 3 * (time.monotonic() - began)

    def notices(self, file: Path, source: str) -> bool:
        path = self.folder / file
        kept, times = path.read_bytes(), path.stat()
        path.write_text(source, "utf-8")
        os.utime(path, (times.st_atime, times.st_mtime + 3600))  # never taken for what is compiled already
        try:
            near = self.room.nearest(file)
            return not ((not near or self.passes(*near)) and self.passes(*self.room.all_tests))
        finally:
            path.write_bytes(kept)
            os.utime(path, (times.st_atime, times.st_mtime))


def interval(caught: int, tried: int) -> tuple[float, float]:
    """Wilson's, 95 %."""
    z, p = 1.96, caught / tried
    middle = p + z * z / (2 * tried)
    around = z * math.sqrt(p * (1 - p) / tried + z * z / (4 * tried * tried))
    return (middle - around) / (1 + z * z / tried), (middle + around) / (1 + z * z / tried)


def difference(old: str, new: str) -> str:
    before, after = old.splitlines(), new.splitlines()
    changed = [f"    - {a.strip()}\n    + {b.strip()}" for a, b in zip(before, after, strict=False) if a != b]
    return changed[0] if changed else ""


def compiles(source: str) -> bool:
    try:
        compile(source, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py mutate", description="Do the tests notice mistakes in the rules?")
    parser.add_argument("game", nargs="?", default="summoner-wars", choices=GAMES)
    parser.add_argument("--sample", type=int, default=200, metavar="N", help="how many mutants to try (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones (1)")
    parser.add_argument("--only", nargs="+", default=[""], metavar="PREFIX", help="all whose names begin like this")
    parser.add_argument("--list", action="store_true", help="say the mutants and try none")
    args = parser.parse_args(arguments)

    room = Room(args.game)
    modules: dict[Path, cst.Module] = {}
    mutants: list[Mutant] = []
    for package in ("rules", "cards"):
        for path in sorted((ROOT / room.game / package).glob("*.py")):
            if path.name != "news.py":
                file = path.relative_to(ROOT)
                modules[file], found = mutants_of(file, f"{package}/{path.name}")
                mutants += found
    say = [m for m in mutants if any(m.name.startswith(prefix) for prefix in args.only)]
    if args.only == [""] and not args.list:
        random.Random(args.seed).shuffle(say)
        say = say[: args.sample]
    if args.list:
        for mutant in say:
            print(mutant.name, difference(modules[mutant.file].code, mutant.source(modules[mutant.file])), sep="\n")
        print(f"{len(say)} mutants")
        return 0

    caught = tried = 0
    with tempfile.TemporaryDirectory(prefix="stolek-mutants-") as folder:
        copy = Copy(Path(folder).resolve(), room)
        copy.prepare()
        for mutant in say:
            source = modules[mutant.file].code
            mutated = mutant.source(modules[mutant.file])
            if mutated == source or not compiles(mutated):
                continue
            noticed = copy.notices(mutant.file, mutated)
            tried, caught = tried + 1, caught + noticed
            if noticed:
                print(f"{tried:4} noticed   {mutant.name}", flush=True)
            else:
                print(f"{tried:4} SURVIVED  {mutant.name}\n{difference(source, mutated)}", flush=True)
    if tried:
        low, high = interval(caught, tried)
        share = f"{caught / tried:.0%}; 95 %: {low:.0%} to {high:.0%}"
        print(f"{caught} of {tried} noticed ({share}), of {len(mutants)} mutants")
    return caught < tried


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
