"""Games that follow each other: the next one is on the shelf before the last one leaves it, so that none is lost."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stolek import settling
from stolek.cli.shelf import KeptGame, Shelf
from stolek.errors import StolekError
from stolek.offer import Sequel
from stolek.tables import GameTable, deal, load


@dataclass(frozen=True, slots=True)
class Next:
    """What follows a finished game: in any case a text, and as long as the series lasts a table and its place."""

    sequel: Sequel
    table: GameTable | None = None
    path: Path | None = None


def prepare(shelf: Shelf, table: GameTable, path: Path, extra: dict[str, Any], lang: str) -> Next | None:
    """Lay out what follows, once, however often one comes by here. What cannot be kept is played all the same."""
    sequel = table.sequel(lang)
    if sequel is None or sequel.options is None:
        return None if sequel is None else Next(sequel)
    place = following(shelf, path)
    if os.path.exists(place):
        return Next(sequel, load(place), place)
    following_table = deal(table.rules.name, real_dice=table.chance is None, **sequel.options)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        following_table.save(place, **extra, told=[0] * following_table.seats)
    except OSError:
        pass  # the session says so as soon as it keeps the table itself
    return Next(sequel, following_table, place)


def following(shelf: Shelf, path: Path) -> Path:
    """Where the game after the one in `path` is kept: the same for ever, so that it is dealt only once."""
    found = re.fullmatch(r"(.*)-game(\d+)", path.stem)
    stem, number = (found[1], int(found[2])) if found else (path.stem, 1)
    return shelf.folder / f"{stem}-game{number + 1}.json"


def catch_up(shelf: Shelf, lang: str) -> None:
    """Games that had ended when the program was cut off: what follows them is laid out, and they leave the shelf."""
    for kept in shelf.ended():
        try:
            prepare(shelf, load(kept.path), kept.path, {"seats": kept.extra.get("seats")}, lang)
            shelf.finish(kept.path)
        except (OSError, StolekError):
            continue


def latest(shelf: Shelf, game: str) -> KeptGame | None:
    """The game of a series that was played last."""
    for kept in shelf.games():
        if kept.problem is None and kept.data.get("game") == game and kept.data["options"].get(settling.SERIES):
            return kept
    return None
