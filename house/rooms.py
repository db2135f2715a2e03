"""Virtual environments that `dev.py` keeps up to date, and how it runs things in them. Standard library only."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements-dev.txt"


class Stop(Exception):
    """Ends the program with a message that says what to do."""


class Room:
    """A virtual environment. Its stamp says what it was made from."""

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

    def install(self, *arguments: str, environment: dict[str, str] | None = None) -> None:
        command = [self.python, "-m", "pip", "install", "--quiet", *arguments]
        if run(command, environment=environment) != 0:
            raise Stop(
                f"Installing into {self.path.name} failed; the lines above say why. Mend the cause and call this again."
            )


HOUSE = Room(".venv")
COMPILED = Room(".venv-compiled")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run(command: list[str], folder: Path = ROOT, environment: dict[str, str] | None = None) -> int:
    """Run a command in a folder of the project. What the caller's shell says of Python must not reach it."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    kept |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore", "STOLEK_COMPILE": "0"}
    process = subprocess.Popen(command, cwd=folder, env=kept | (environment or {}))
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue  # the command has been interrupted as well, and knows better how to end


def digest(*files: Path) -> str:
    """What something depends on: these files, where the project lies, and which Python this is."""
    seen = hashlib.sha256(f"{ROOT} {sys.version}".encode())
    for file in files:
        seen.update(f"{file.relative_to(ROOT)} {file.stat().st_size}\n".encode() + file.read_bytes())
    return seen.hexdigest()
