"""What is refused is refused by the right rule, and the explaining twin agrees with the options."""

from __future__ import annotations

import random

import pytest

from stolek.games.monster_lands.state import ADVENTURE
from stolek.kernel.chance import Chance
from tests.games.monster_lands.adventure.layouts import random_table
from tests.games.monster_lands.refusing import explained


@pytest.mark.parametrize("seed", range(80))
def test_why_not_is_none_just_where_the_answer_is_an_option(seed: int) -> None:
    rng = random.Random(seed)
    t = random_table(rng).table
    chance = Chance(seed)
    while t.state.phase == ADVENTURE:
        if t.ask.chance:
            t.play(chance.answer(t.ask))
            continue
        explained(t.state, t.ask, rng)
        t.play(rng.choice(t.ask.options))
