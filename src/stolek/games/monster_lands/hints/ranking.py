"""Options by how good they look."""

from __future__ import annotations


def _rank(pair: tuple[float, int]) -> tuple[float, int]:
    return -pair[0], pair[1]


def ranked(scored: list[tuple[float, int]], most: int) -> list[int]:
    """The best options, each given with its score; ties by the option, so that the order is the same."""
    scored.sort(key=_rank)
    return [option for _, option in scored[:most]]


def spread(scored: list[tuple[float, int]], most: int, within: float) -> list[int]:
    """The same, without those that look much worse than the best."""
    scored.sort(key=_rank)
    return [option for score, option in scored[:most] if score >= scored[0][0] - within]
