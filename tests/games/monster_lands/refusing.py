"""What the tests of refusals share: answers to try, and what must be true of each."""

from __future__ import annotations

import random
from collections.abc import Iterator

from stolek.games.monster_lands.forms import SCHEMA
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.state import World
from stolek.games.monster_lands.telling import refusal_text
from stolek.kernel.asks import Ask
from stolek.kernel.schema import Form
from stolek.ledger import known_ids
from stolek.words import LANGUAGES, Words

RULE_IDS = known_ids()
WORDS = [Words.load(lang, "stolek.games.monster_lands") for lang in LANGUAGES]
SOME = 60  # answers tried at each decision besides the options
FEW = 3  # options whose neighbours are tried: one field is another


def answers(s: World, ask: Ask, rng: random.Random) -> Iterator[int]:
    """Well-formed answers of every form, most of them about what the seat has; and near misses."""
    own = {"member": [m for m, clan in enumerate(s.clan) if clan == ask.seat] or [0]}
    own["loot"] = [token for token, owner in enumerate(s.loot) if owner == ask.seat] or [0]
    own["equipment"] = [e for e, holder in enumerate(s.holder) if holder in own["member"]] or [0]
    forms = SCHEMA.kinds[ask.kind][1]
    for form in forms:
        for _ in range(SOME if form.fields else 1):
            yield form.pack(*(_field(form, field, own, rng) for field in range(len(form.fields))))
    for option in rng.sample(ask.options, min(FEW, len(ask.options))):
        near = SCHEMA.form(option)
        for field, size in enumerate(near.sizes if near else []):
            assert near
            values = near.values(option)
            values[field] = rng.randrange(size)
            yield near.pack(*values)


def _field(form: Form, field: int, own: dict[str, list[int]], rng: random.Random) -> int:
    mine = own.get(form.fields[field])
    return rng.choice(mine) if mine and rng.random() < 0.7 else rng.randrange(form.sizes[field])


def explained(s: World, ask: Ask, rng: random.Random) -> set[str]:
    """Each answer is refused just where it is no option, by a rule that exists and in words. The reasons, by names."""
    others = list(answers(s, ask, rng))
    reasons = set()
    for answer in [*ask.options, *rng.sample(others, min(SOME, len(others)))]:
        assert SCHEMA.well_formed(ask.kind, answer)
        refusal = RULES.why_not(s, ask, answer)
        assert (refusal is None) == (answer in ask.options), (SCHEMA.read(answer), refusal)
        if refusal is not None:
            assert refusal.rule in RULE_IDS
            for words in WORDS:
                assert words.has(f"refusal-{refusal.key}"), refusal
                assert refusal_text(s, refusal, words)
            reasons.add(refusal.key)
    return reasons
