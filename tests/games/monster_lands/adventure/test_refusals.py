"""What is refused is refused by the right rule, and the explaining twin agrees with the options."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from stolek.games.monster_lands.forms import SCHEMA
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.state import ADVENTURE
from stolek.kernel.asks import Ask
from stolek.kernel.chance import Chance
from stolek.ledger import known_ids
from stolek.words import LANGUAGES, Words
from tests.games.monster_lands.adventure.layouts import random_table

RULE_IDS = known_ids()
SOME = 60  # answers tried at each decision besides the options
WORDS = {lang: Words.load(lang, "stolek.games.monster_lands") for lang in LANGUAGES}


def answers(ask: Ask, rng: random.Random) -> Iterator[int]:
    """Well-formed answers of every form."""
    for form in SCHEMA.kinds[ask.kind][1]:
        if not form.fields:
            yield form.number
            continue
        for first in range(form.sizes[0]):
            if len(form.fields) == 1:
                yield form.pack(first)
            else:
                size = form.sizes[1]
                yield from (form.pack(first, second) for second in {0, 1, rng.randrange(size), rng.randrange(size)})


@pytest.mark.parametrize("seed", range(80))
def test_why_not_is_none_just_where_the_answer_is_an_option(seed: int) -> None:
    rng = random.Random(seed)
    t = random_table(rng).table
    chance = Chance(seed)
    while t.state.phase == ADVENTURE:
        s, ask = t.state, t.ask
        if ask.chance:
            t.play(chance.answer(ask))
            continue
        others = list(answers(ask, rng))
        for answer in [*ask.options, *rng.sample(others, min(SOME, len(others)))]:
            assert SCHEMA.well_formed(ask.kind, answer)
            refusal = RULES.why_not(s, ask, answer)
            assert (refusal is None) == (answer in ask.options), (SCHEMA.read(answer), refusal)
            if refusal is not None:
                assert refusal.rule in RULE_IDS
                for words in WORDS.values():
                    words.say(f"refusal-{refusal.key}", **{name: str(value) for name, value in refusal.params.items()})
        t.play(rng.choice(ask.options))
