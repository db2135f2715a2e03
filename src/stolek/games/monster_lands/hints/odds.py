"""How likely dice are to do what is wanted of them."""

from __future__ import annotations

from typing import Final

MOST_DICE: Final = 20
MEAN: Final = 3.5


def _sums() -> list[list[float]]:
    """`table[n][t]`: how likely n dice come to t or more."""
    exact = [1.0]
    table = []
    for n in range(MOST_DICE + 1):
        tail, total = [0.0] * (len(exact) + 1), 0.0
        for t in range(len(exact) - 1, -1, -1):
            total += exact[t]
            tail[t] = min(1.0, total)
        table.append(tail)
        following = [0.0] * (6 * (n + 1) + 1)
        for t, p in enumerate(exact):
            for face in range(1, 7):
                following[t + face] += p / 6
        exact = following
    return table


def _hits(chance: float) -> list[list[float]]:
    """`table[n][h]`: how likely n attack dice hit h times or more."""
    exact = [1.0]
    table = []
    for n in range(MOST_DICE + 1):
        table.append([min(1.0, sum(exact[h:])) for h in range(n + 2)])
        following = [0.0] * (n + 2)
        for h, p in enumerate(exact):
            following[h] += p * (1 - chance)
            following[h + 1] += p * chance
        exact = following
    return table


SUMS: Final = _sums()
HITS: Final = _hits(2 / 3)
HITS_AGAIN: Final = _hits(8 / 9)  # where dice that missed are rolled once more (ML-SC10-01)


def at_least(dice: int, total: int) -> float:
    """How likely so many dice come to this total."""
    if dice > MOST_DICE:
        dice = MOST_DICE
    if total <= dice:
        return 1.0
    if total > 6 * dice:
        return 0.0
    return SUMS[dice][total]


def hits(dice: int, wanted: int, again: bool) -> float:
    """How likely an attack of so many dice hits so often."""
    if wanted <= 0:
        return 1.0
    if dice > MOST_DICE:
        dice = MOST_DICE
    if wanted > dice:
        return 0.0
    return HITS_AGAIN[dice][wanted] if again else HITS[dice][wanted]


_LANDED: Final[dict[int, float]] = {}


def landing(dice: int, more: int, gap: int, width: int) -> float:
    """How likely dice rolled one by one, each counting `more` more, stop at gap, ..., gap + width - 1 on their way."""
    if gap <= 0:
        return 1.0 if gap + width > 0 else 0.0
    if not dice or gap > dice * (6 + more):
        return 0.0
    key = ((dice * 16 + more) * 128 + gap) * 64 + width
    known = _LANDED.get(key)
    if known is None:
        known = 0.0
        for face in range(1, 7):
            known += landing(dice - 1, more, gap - face - more, width) / 6
        _LANDED[key] = known
    return known
