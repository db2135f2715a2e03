"""Battles laid out in a line: a monster with mercenaries before it, and what comes of it."""

from __future__ import annotations

from typing import Any

from tests.games.monster_lands.scenario import Talk, table


def battle(monster: str, *clans: str, land: str = "Gurban", face: str = "e1a", **more: Any) -> Talk:
    """Before the first attack on land A. Of its paths a1 gives 1 defence, a3 a re-roll of magic, a2 and a4 no help."""
    return table(*clans, phase="adventure", land_a=f"{monster}, {land}, {face}", **more)


def conquest(land: str, *clans: str, **more: Any) -> Talk:
    """A land whose monster is gone."""
    return battle("-", *clans, land=land, **more)


def defence(monster: str, *clans: str, **more: Any) -> Talk:
    """Before the first attack at the Citadel entrance."""
    return table(*clans, phase="adventure", entrance=monster, **more)


def attack_dice(t: Talk) -> int:
    """With how many dice the monster attacks now."""
    if t.asked == "weakening":
        t.weakens(0)
    assert t.chance() == "monster-dice"
    return next(dice for dice in range(9) if 6**dice == t.table.ask.span)


def strikes(t: Talk, hits: int = 0) -> None:
    """The monster attacks; no magic die is given up against it."""
    dice = attack_dice(t)
    t.dice(" ".join(["6"] * hits + ["1"] * (dice - hits)))


def outcomes(t: Talk) -> list[tuple[str, int]]:
    """What has come of each attack and each try to conquer: `captured`, `killed`, `missed` ... and the total."""
    kinds = ("captured", "killed", "missed", "conquered", "repelled")
    return [(kind, details[-1]) for kind, details in t.news() if kind in kinds]


def fights(t: Talk, faces: str) -> tuple[str, int]:
    """The monster misses; then all dice are rolled. What has come of it."""
    strikes(t)
    t.rolls_all(faces)
    return outcomes(t)[-1]


def conquers(t: Talk, faces: str) -> tuple[str, int]:
    """Tries, with all dice."""
    t.says_yes()
    t.rolls_all(faces)
    return outcomes(t)[-1]


def faces(total: int, dice: int) -> str:
    """So many dice that come to this total."""
    return " ".join(str(total // dice + (n < total % dice)) for n in range(dice))
