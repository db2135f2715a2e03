#!/usr/bin/env python3
"""Set up, play, check and compile Stolek. Needs Python 3.11 or newer with venv and pip, and nothing else.

python3 dev.py play [ARGUMENT ...]            play Summoner Wars; arguments of `stolek play summoner-wars`
python3 dev.py test [--quick] [ARGUMENT ...]  check everything; arguments of pytest;
                                              --quick leaves the compiled build out
python3 dev.py mutate [ARGUMENT ...]          put small mistakes into rules and cards: do the tests notice?
python3 dev.py compile                        compile, for several times the speed

What is needed is installed into .venv and .venv-compiled beside this file, once and whenever it changes.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements-dev.txt"
ZIG = "ziglang==0.17.0"  # brings a C compiler where the system has none

# What has to hold in the compiled build as well.
COMPILED_TESTS = ["tests/kernel", "tests/games", "tests/battery", "tests/golden", "tests/test_about.py"]


class Stop(Exception):
    """Ends the program with a message that says what to do."""


class Room:
    """A virtual environment that this file keeps up to date. Its stamp says what it was made from."""

    def __init__(self, name: str) -> None:
        self.path = ROOT / name
        self.stamp = self.path / "stolek.stamp"
        programs = self.path / ("Scripts" if os.name == "nt" else "bin")
        self.python = str(programs / ("python.exe" if os.name == "nt" else "python"))

    def holds(self, *stamps: str) -> bool:
        return self.stamp.is_file() and self.stamp.read_text("utf-8") in stamps

    def make(self) -> None:
        say(f"Making {self.path.name} (once, and when the project's requirements change) ...")
        made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(self.path)], check=False)
        if made.returncode != 0:
            raise Stop(f"{self.path.name} could not be made. It needs Python's own modules venv and ensurepip.")

    def install(self, *arguments: str, **environment: str) -> None:
        command = [self.python, "-m", "pip", "install", "--quiet", *arguments]
        if run(command, **environment) != 0:
            raise Stop(
                f"Installing into {self.path.name} failed; the lines above say why. Mend the cause and call this again."
            )


HOUSE = Room(".venv")
COMPILED = Room(".venv-compiled")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(command: list[str], **environment: str) -> int:
    """Run a command in the project's folder. What the caller's shell says of Python must not reach it."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    kept |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore", "STOLEK_COMPILE": "0"}
    process = subprocess.Popen(command, cwd=ROOT, env=kept | environment)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue  # the command has been interrupted as well, and knows better how to end


def digest(*files: Path) -> str:
    """What a room depends on: these files, where the project lies, and which Python this is."""
    seen = hashlib.sha256(f"{ROOT} {sys.version}".encode())
    for file in files:
        seen.update(f"{file.relative_to(ROOT)} {file.stat().st_size}\n".encode() + file.read_bytes())
    return seen.hexdigest()


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
    sources = sorted(file for file in (ROOT / "src").rglob("*") if file.is_file() and is_source(file))
    needs = digest(ROOT / "pyproject.toml", ROOT / "setup.py", LOCK, *sources)
    tools = digest(LOCK)
    if COMPILED.holds(f"{tools} {needs}"):
        return
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise Stop(
            "Compiling needs the C headers of Python (Python.h), which this Python came without. "
            "They are in a package called python3-dev, python3-devel or like that. "
            "Stolek plays without being compiled: python3 dev.py play"
        )
    if not COMPILED.stamp.is_file() or COMPILED.stamp.read_text("utf-8").split()[:1] != [tools]:
        COMPILED.make()
        COMPILED.install("-r", str(LOCK))
    COMPILED.stamp.write_text(tools, "utf-8")
    compiler = c_compiler()
    say("Compiling (about a minute) ...")
    forget_old_build()
    COMPILED.install(
        *("--no-build-isolation", "--no-deps", "--force-reinstall", str(ROOT)), STOLEK_COMPILE="1", **compiler
    )
    check = "import sys; from stolek.about import compiled; sys.exit(not compiled())"
    if run([COMPILED.python, "-c", check]) != 0:
        raise Stop("The build ended, but what it installed is not compiled.")
    COMPILED.stamp.write_text(f"{tools} {needs}", "utf-8")


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


def play(arguments: list[str]) -> int:
    set_up(for_tests=False)
    return run([HOUSE.python, "-m", "stolek", "play", "summoner-wars", *arguments])


def build() -> int:
    set_up_compiled()
    stolek = Path(COMPILED.python).with_name("stolek").relative_to(ROOT)
    say(f"Compiled. To play with it: {stolek} play summoner-wars")
    return 0


def test(arguments: list[str]) -> int:
    """Run every check, also after one that failed, and sum up. The status is that of the first failure."""
    quick = "--quick" in arguments
    chosen = [argument for argument in arguments if argument != "--quick"]
    set_up(for_tests=True)
    python = [HOUSE.python, "-m"]
    checks = {
        "ruff check": [*python, "ruff", "check"],
        "ruff format": [*python, "ruff", "format", "--check"],
        "mypy": [*python, "mypy", "--strict"],
        "pytest, interpreted": [*python, "pytest", *(chosen or ["-n", "auto"])],
    }
    results = {name: checked(name, command) for name, command in checks.items()}
    if not quick:
        results["pytest, compiled"] = test_compiled(chosen)
    say("")
    for name, status in results.items():
        say(f"{'ok    ' if status == 0 else 'FAILED'}  {name}")
    return next((status for status in results.values() if status != 0), 0)


def mutate(arguments: list[str]) -> int:
    set_up(for_tests=True)
    return run([HOUSE.python, "-m", "tests.mutate", *arguments])


def test_compiled(chosen: list[str]) -> int:
    """The tests of kernel and games on the compiled build; STOLEK_COMPILED=1 lets no other build pass."""
    try:
        set_up_compiled()
    except Stop as stop:
        say(str(stop))
        return 1
    files_chosen = any((ROOT / argument.partition("::")[0]).exists() for argument in chosen)
    tests = [] if files_chosen else [tests for tests in COMPILED_TESTS if (ROOT / tests).exists()]
    command = [COMPILED.python, "-m", "pytest", *tests, *(chosen or ["-n", "auto"])]
    return checked("pytest, compiled", command, STOLEK_COMPILED="1")


def checked(name: str, command: list[str], **environment: str) -> int:
    say(f"\n--- {name}")
    return run(command, **environment)


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("--help", [])
    try:
        if command == "play":
            return play(rest)
        if command == "test":
            return test(rest)
        if command == "compile" and not rest:
            return build()
        if command == "mutate":
            return mutate(rest)
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
