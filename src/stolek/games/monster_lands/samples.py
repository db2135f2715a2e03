"""Set-ups for fuzzing and measuring."""

from __future__ import annotations

import random
from typing import Any

from stolek.games.monster_lands.board import AFFILIATIONS, DIFFICULTIES
from stolek.games.monster_lands.options import BY_CHANCE, CHOICE, NOT_ALONE, SEATS
from stolek.games.monster_lands.rules import scenarios
from stolek.games.monster_lands.rulings import RULINGS
from stolek.games.monster_lands.state import MODULES


def bench_options() -> list[dict[str, Any]]:
    """Set-ups that stand for the whole game: every number of seats, and what changes most."""
    return [
        {"seats": 2, "difficulty": "normal"},
        {"seats": 3, "difficulty": "normal"},
        {"seats": 4, "difficulty": "easy"},
        {"seats": 4, "difficulty": "deadly", "modules": list(MODULES)},
        {"seats": 1, "scenario": 1, "difficulty": "normal"},
        {"seats": 1, "scenario": 8, "difficulty": "hard", "modules": ["more-monsters"]},
    ]


def random_options(rng: random.Random) -> dict[str, Any]:
    """Any legal set-up; in half of the games some rulings are read the other way."""
    seats = rng.choice(SEATS)
    options: dict[str, Any] = {"seats": seats}
    least, modules = 0, list(MODULES)
    free = [CHOICE, *AFFILIATIONS]
    if seats == 1:
        scenario = rng.randrange(1, scenarios.SCENARIOS + 1)
        options["scenario"] = scenario
        least = scenarios.least_difficulty(scenario)
        modules = [name for name in MODULES if name not in NOT_ALONE]
        fixed = {2: "jungle", 4: "water"}.get(scenario)
        free = [CHOICE, fixed] if fixed else free
    options["difficulty"] = rng.choice(DIFFICULTIES[least:])
    options["modules"] = [name for name in modules if rng.random() < 0.4]
    if rng.random() < 0.5:
        options["first"] = rng.choice([BY_CHANCE, *range(1, seats + 1)])
    if rng.random() < 0.5:
        options["clans"] = []
        for _ in range(seats):
            clan = rng.choice(free)
            options["clans"].append(clan)
            free = [name for name in free if name != clan or name == CHOICE]
    if rng.random() < 0.5:
        options["rulings"] = [name for name in RULINGS if rng.random() < 0.5]
    return options
