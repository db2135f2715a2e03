"""The twelve faces of the event tiles, path by path: what they require, take besides, and give."""

from __future__ import annotations

import re

import pytest

from stolek.games.monster_lands.board import PATH_NAMES
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.forms import reroll
from tests.games.monster_lands.saying import lay, send
from tests.games.monster_lands.scenario import Talk, shown_die, table
from tests.rules import rule

LAND = "Tentaclaw, Gurban"  # the monster attacks with five dice

# Of each path: the dice required, the reinforcements at most, and the benefit.
PRINTED = {
    "e1a": ["s, 2s m: 1 defence", "2s, 2m: 1 potion", "m, 2s m: 1 reroll m", "s, s m: 2 coins"],
    "e1b": ["2s, 2s m: 1 defence", "m, 2s m: 1 venom", "s, 2s: 1 reroll s", "s, m: 3 coins"],
    "e2a": ["s m, 2s m: 2 defence", "2s, s m: 2 reroll s", "m, s m: 1 potion", "s, s: 3 coins"],
    "e2b": ["m, 3s m: 2 reroll m", "s, 2s m: 1 potion", "2s, m: 1 venom", "s, s m: 1 defence"],
    "e3a": ["2s, 2s 2m: 2 reroll s", "s, s 2m: 1 defence", "m, 2s: 2 coins", "m, s: 1 venom"],
    "e3b": ["s, 3s m: 1 venom", "m, 2s m: 1 defence", "s, s m: 3 coins", "2s, m: 1 potion"],
    "e4a": ["2s, s 2m: 2 defence", "m, 2s m: 1 reroll m", "s, 2s m: 2 coins", "s, m: 1 potion"],
    "e4b": ["m, 2s 2m: 1 potion", "2s, 2s: 1 reroll s", "s, s m: 1 defence", "m, s m: 4 coins"],
    "e5a": ["2s, s 2m: 1 potion", "s m, 2s: 1 venom", "s, 2s: 1 defence", "s, s m: 1 reroll s"],
    "e5b": ["s, 2s 2m: 1 defence", "2s, s m: 3 coins", "m, 2m: 1 reroll m", "2s, s: 1 venom"],
    "e6a": ["s m, s 2m: 2 defence", "s, 3s: 2 reroll s", "s, s m: 1 potion", "s, m: 4 coins"],
    "e6b": ["s m, 2s 2m: 1 defence", "s, 2s m: 2 coins", "2s, 2m: 1 reroll m", "m, 2s: 1 defence"],
}


def count(text: str) -> tuple[int, int]:
    """`2s m`: how many strength and magic dice."""
    found = {colour: int(number or 1) for number, colour in re.findall(r"(\d*)([sm])\b", text)}
    return found.get("s", 0), found.get("m", 0)


def dice(strength: int, magic: int) -> str:
    return " ".join(f"{n if n > 1 else ''}{colour}" for n, colour in ((strength, "s"), (magic, "m")) if n)


def deployment(face: str, strength: int, magic: int) -> Talk:
    pool = dice(strength, magic)
    return table(f"Yedukha; Luska; pool {pool}" if pool else "Yedukha; Luska", "Tentok", land_a=f"{LAND}, {face}")


def requires(face: str, path: str) -> tuple[int, int]:
    """The fewest dice with which Luska can go there, looked for colour by colour."""
    strength = next(n for n in range(10) if deployment(face, n, 9).can(send("Luska", path)))
    magic = next(n for n in range(10) if deployment(face, 9, n).can(send("Luska", path)))
    return strength, magic


def takes(face: str, path: str) -> tuple[int, int]:
    """All dice that go along when there are plenty."""
    t = deployment(face, 9, 9)
    t.play(send("Luska", path))
    for die in "sm":
        while t.asked == "loading" and t.can(lay(die)):
            t.play(lay(die))
    return count(t.lying(path))


def prevents(face: str, path: str) -> int:
    """How many hits leave Luska unhurt."""
    for hits in range(1, 6):
        t = table(f"Yedukha; on {path} Luska s", "Tentok", land_a=f"{LAND}, {face}", phase="adventure")
        t.dice(" ".join(["6"] * hits + ["1"] * (5 - hits)))
        while t.asked == "defending":
            t.prevents("path")
        if t.wounded("Luska") or not t.on(path):
            return hits - 1
    raise AssertionError("the path prevents everything")


def rerolls(face: str, path: str, colour: str) -> int:
    """How often one die of the colour can be rolled again."""
    t = table(f"Yedukha; on {path} Luska s m", "Tentok", land_a=f"{LAND}, {face}", phase="adventure")
    t.weakens(0)
    t.dice("1 1 1 1 1")
    t.rolls_all("1 1")
    number = 0
    while t.asked == "throwing" and t.can(reroll(0, shown_die(f"{colour}1"))):
        t.rerolls(f"{colour}1", 1)
        number += 1
    return number


@rule("ML-LAND-02", "ML-LAND-03", "ML-LAND-10", "ML-LAND-11", "ML-LAND-12", "ML-LAND-13", "ML-LAND-14")
@pytest.mark.parametrize("face", PRINTED)
def test_a_face(face: str) -> None:
    for path, printed in zip(PATH_NAMES[:4], PRINTED[face], strict=True):
        required, more, benefit = re.split("[,:] ", printed)
        assert requires(face, path) == count(required), (path, "requires")
        strength, magic = (a + b for a, b in zip(count(required), count(more), strict=True))
        assert takes(face, path) == (strength, magic), (path, "takes")
        t = deployment(face, *count(required))
        t.play(send("Luska", path))
        at = PATH_NAMES.index(path)
        found = {
            "defence": prevents(face, path),
            "potion": t.s.potion[at],
            "venom": t.s.venom[at],
            "coins": t.s.purse[at],
            "reroll s": rerolls(face, path, "s"),
            "reroll m": rerolls(face, path, "m"),
        }
        assert [f"{n} {name}" for name, n in found.items() if n] == [benefit], (path, "gives")


def test_these_are_all() -> None:
    assert [face.id for face in FACES] == list(PRINTED)
