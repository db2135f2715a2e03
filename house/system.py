"""What the tests need from the system: a browser and a database server, installed where that is possible."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from house.rooms import Stop, run, say

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = {"Chromium": "chromium", "PostgreSQL": "postgresql"}


def browser() -> str | None:
    """The program of a Chromium on this system."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def postgres() -> Path | None:
    """The folder of `initdb` and `postgres`: Debian keeps them out of the path."""
    return next((folder for folder in _postgres_folders() if (folder / "initdb").exists()), None)


def _postgres_folders() -> Iterator[Path]:
    found = shutil.which("initdb")
    if found:
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def provide() -> None:
    """See to it that both are here, or say which is missing and how to get it."""
    missing = [name for name, here in (("Chromium", browser()), ("PostgreSQL", postgres())) if here is None]
    if not missing:
        return
    packages = [PACKAGES[name] for name in missing]
    if shutil.which("apt-get") and os.geteuid() == 0:
        say(f"Installing {' and '.join(missing)} from the system's packages ...")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-qq"], environment=quiet)
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
        run(install, environment=quiet)
        missing = [name for name, here in (("Chromium", browser()), ("PostgreSQL", postgres())) if here is None]
    if missing:
        raise Stop(
            f"The tests need {' and '.join(missing)}, which this system has not. On Debian and Ubuntu: "
            f"apt-get install {' '.join(packages)}. Without: python3 dev.py test --quick"
        )
