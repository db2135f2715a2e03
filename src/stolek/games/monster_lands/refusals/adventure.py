"""Refusals: adventure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal

EXPLAINED: Final[dict[int, Callable[[World, Ask, int], Refusal | None]]] = {}
