"""Writes `icons.json` of each game: the drawings its `icons.py` names, with their authors.

    .venv/bin/python -m house.icons

The drawings are from game-icons.net (CC BY 3.0), as two packages of the npm registry hold them: one has each as a
single path, the other sorts them by author. They are recoloured by whoever draws them, and coordinates are rounded.
"""

from __future__ import annotations

import json
import re
import subprocess
import tarfile
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from stolek.games import GAMES
from stolek.packages import directory

PATHS, AUTHORS = "@iconify-json/game-icons@1.2.4", "game-icons-transparent@1.0.2"
NAMES = {
    "delapouite": "Delapouite",
    "lorc": "Lorc",
    "lord-berandas": "Lord Berandas",
    "sbed": "sbed",
    "skoll": "Skoll",
    "faithtoken": "Faithtoken",
    "carl-olsen": "Carl Olsen",
    "cathelineau": "Cathelineau",
    "caro-asercion": "Caro Asercion",
    "darkzaitzev": "DarkZaitzev",
    "willdabeast": "Willdabeast",
    "zeromancer": "Zeromancer",
    "kier-heyl": "Kier Heyl",
}


def main() -> None:
    wanted = {game: package for game, package in GAMES.items() if find_spec(f"{package}.icons") is not None}
    with tempfile.TemporaryDirectory() as room:
        paths, authors = _paths(Path(room)), _authors(Path(room))
    for package in wanted.values():
        drawings = import_module(f"{package}.icons").drawings()
        found = {name: {"path": rounded(paths[name]), "author": authors[name]} for name in drawings}
        file = directory(package) / "icons.json"
        file.write_text(json.dumps(found, indent=0, ensure_ascii=False) + "\n", "utf-8")
        print(f"{file.name}: {len(found)} icons, {file.stat().st_size} bytes")


def _fetched(package: str, room: Path) -> tarfile.TarFile:
    told = subprocess.run(["npm", "pack", "--silent", package], cwd=room, check=True, capture_output=True, text=True)
    return tarfile.open(room / told.stdout.strip().splitlines()[-1])


def _paths(room: Path) -> dict[str, str]:
    with _fetched(PATHS, room) as packed:
        member = packed.extractfile("package/icons.json")
        icons: dict[str, Any] = json.load(member)["icons"] if member else {}
    return {name: " ".join(re.findall(r' d="([^"]+)"', icon["body"])) for name, icon in icons.items()}


def _authors(room: Path) -> dict[str, str]:
    with _fetched(AUTHORS, room) as packed:
        files = [Path(name) for name in packed.getnames() if name.endswith(".svg")]
    return {file.stem: NAMES.get(file.parent.name, file.parent.name) for file in files}


NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)")
FLAG = re.compile(r"[\s,]*([01])")


def rounded(path: str) -> str:
    """The path with one decimal, which nobody can tell on 512 by 512."""
    written = ""
    for command, text in re.findall(r"([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)", path):
        written += command
        place = at = 0
        while at < len(text):
            flag = command in "aA" and place % 7 in (3, 4)
            found = (FLAG if flag else NUMBER).match(text, at)
            if found is None:
                if text[at:].strip(" ,"):
                    raise ValueError(f"no path: {text[at:]}")
                break
            shown = found[1] if flag else _short(float(found[1]))
            if place and not shown.startswith("-"):
                written += " "
            written += shown
            at, place = found.end(), place + 1
    return written


def _short(number: float) -> str:
    short = f"{number:.1f}".removesuffix(".0")
    if short == "-0":
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", short)


if __name__ == "__main__":
    main()
