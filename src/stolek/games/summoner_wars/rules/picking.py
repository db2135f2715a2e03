"""Choosing inside an effect. A choice is described by conditions; the same conditions explain a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from stolek.games.summoner_wars.forms import (
    FORCE,
    PASS,
    WHERE,
    WHICH_CARD,
    WHICH_WAY,
    WHOM,
    first,
    pick_card,
    pick_mode,
    pick_space,
    pick_unit,
)
from stolek.games.summoner_wars.rules.conditions import Condition, SpaceCondition
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE, choose


class Question:
    """What a choice is about: the object and ability it comes from, and what may be chosen."""

    __slots__ = ("ability", "cells", "conditions", "me", "prompt", "reasons", "secret", "unit")

    def __init__(self, me: int, ability: int, prompt: str = "") -> None:
        self.me: int = me
        self.ability: int = ability
        self.prompt: str = prompt  # a text key of its own where the general question would be unclear
        self.conditions: Sequence[Condition] = ()
        self.cells: Sequence[SpaceCondition] = ()
        self.reasons: dict[int, tuple[str, str]] = {}  # answer -> (rule, reason) where conditions do not say it
        self.unit: int = NONE  # the unit to be forced, placed or given something
        self.secret: bool = False  # whether the answer is for the eyes of the chooser alone


def candidates(s: Battle, me: int, conditions: Sequence[Condition]) -> list[int]:
    """All objects on the battlefield that satisfy the conditions, seen from `me`."""
    found = []
    for o, cell in enumerate(s.cell):
        if cell >= 0:
            for condition in conditions:
                if not condition.holds(s, me, o):
                    break
            else:
                found.append(o)
    return found


def has_candidate(s: Battle, me: int, conditions: Sequence[Condition]) -> bool:
    for o, cell in enumerate(s.cell):
        if cell >= 0:
            for condition in conditions:
                if not condition.holds(s, me, o):
                    break
            else:
                return True
    return False


async def choose_unit(
    s: Battle,
    me: int,
    ability: int,
    conditions: Sequence[Condition],
    may: bool = False,
    prompt: str = "",
    among: Sequence[int] | None = None,
) -> int:
    """An object chosen by the controller of `me`; NONE where there is none or, with `may`, none is wanted."""
    found = candidates(s, me, conditions)
    if among is not None:
        found = [o for o in found if o in among]
    if not found:
        return NONE
    question = Question(me, ability, prompt)
    question.conditions = conditions
    options = [pick_unit(o) for o in found]
    if may:
        options.insert(0, PASS)
    answer = await choose(s.ctrl[me], WHOM, options, question)
    return NONE if answer == PASS else first(answer)


async def choose_space(
    s: Battle,
    me: int,
    ability: int,
    cells: Sequence[int],
    conditions: Sequence[SpaceCondition],
    may: bool = False,
    prompt: str = "",
    unit: int = NONE,
) -> int:
    """One of `cells`, which are those that satisfy the conditions; NONE as above."""
    if not cells:
        return NONE
    question = Question(me, ability, prompt)
    question.cells = conditions
    question.unit = unit
    options = [pick_space(c) for c in cells]
    if may:
        options.insert(0, PASS)
    answer = await choose(s.ctrl[me], WHERE, options, question)
    return NONE if answer == PASS else answer >> 5


async def choose_card(
    s: Battle,
    me: int,
    ability: int,
    cards: Sequence[int],
    rule: str,
    may: bool = False,
    prompt: str = "",
    secret: bool = False,
) -> int:
    """One of these kinds of cards, from a hand or a discard pile; `rule` is why others cannot be chosen."""
    if not cards:
        return NONE
    question = Question(me, ability, prompt)
    question.secret = secret
    question.reasons[NONE] = (rule, "card-does-not-fit")
    options = [pick_card(k) for k in sorted(set(cards))]
    if may:
        options.insert(0, PASS)
    answer = await choose(s.ctrl[me], WHICH_CARD, options, question)
    return NONE if answer == PASS else answer >> 5


async def choose_way(
    s: Battle, me: int, ability: int, ways: Sequence[int], rule: str, may: bool = False, prompt: str = ""
) -> int:
    """One of the ways a text offers, numbered from 0; `ways` are those that can be carried out now."""
    question = Question(me, ability, prompt)
    question.reasons[NONE] = (rule, "cannot-be-done")
    options = [pick_mode(w) for w in ways]
    if may:
        options.insert(0, PASS)
    if not options:
        return NONE
    answer = await choose(s.ctrl[me], WHICH_WAY, options, question)
    return NONE if answer == PASS else answer >> 5


async def agrees(s: Battle, me: int, ability: int, prompt: str = "") -> bool:
    """You may ... (SW-TIME-05)"""
    return await choose_way(s, me, ability, [0], "SW-TIME-05", may=True, prompt=prompt) == 0


async def choose_forced_space(
    s: Battle,
    me: int,
    ability: int,
    unit: int,
    cells: Sequence[int],
    conditions: Sequence[SpaceCondition],
    may: bool,
) -> int:
    if not cells:
        return NONE
    question = Question(me, ability)
    question.cells = conditions
    question.unit = unit
    options = [pick_space(c) for c in cells]
    if may:
        options.insert(0, PASS)
    answer = await choose(s.ctrl[me], FORCE, options, question)
    return NONE if answer == PASS else answer >> 5
