"""How sure a mean is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959964


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of values between 0 and 1, which need not be all or nothing.

    The normal interval, as if there were one value of 0 and one of 1 more (after Agresti and Coull): so it is
    honest for few values too, and never of no width.
    """
    padded = [0.0, 1.0, *values]
    n = len(padded)
    mean = sum(padded) / n
    error = sqrt(sum((value - mean) ** 2 for value in padded) / (n - 1) / n)
    return max(0.0, mean - Z95 * error), min(1.0, mean + Z95 * error)


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest of the values that at least this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
