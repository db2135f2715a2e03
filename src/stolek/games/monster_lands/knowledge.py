"""What a seat may know, and dealing anew what it cannot."""

from __future__ import annotations

import random

from stolek.games.monster_lands.state import World
from stolek.kernel.asks import Ask


def seen(s: World, ask: Ask, answer: int, seat: int) -> int:
    return answer


def conceal(s: World, seat: int) -> World:
    return s.clone()


def redeal(s: World, seat: int, now: World, rng: random.Random) -> World:
    return s.clone()
