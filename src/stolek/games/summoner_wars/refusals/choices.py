"""Choices inside an effect: they are explained by the conditions they are made of."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import square
from stolek.games.summoner_wars.cards.base import ABILITIES, BEFORE, CARDS
from stolek.games.summoner_wars.forms import (
    CARD,
    EFFECT,
    MODE,
    ORDER,
    PASS,
    PATH,
    ROUTE,
    SPACE,
    TARGET,
    UNIT,
    USE,
    first,
    second,
)
from stolek.games.summoner_wars.queries import abilities, in_play
from stolek.games.summoner_wars.refusals.attacking import no_target
from stolek.games.summoner_wars.refusals.moving import no_route
from stolek.games.summoner_wars.refusals.phases import no_preparation
from stolek.games.summoner_wars.refusals.reasons import ability_id, card_of, exists, not_now
from stolek.games.summoner_wars.rules.movement import unpack_path
from stolek.games.summoner_wars.rules.picking import Question
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE, Ask
from stolek.kernel.rules import Refusal

WAYS: Final = 2  # the ways that a text offers at most


def why_not(s: Battle, ask: Ask, answer: int) -> Refusal | None:
    """What a rule or a condition forbids; a card may besides allow fewer than its conditions do."""
    refusal = forbidden(s, ask, answer)
    if refusal is not None or answer in ask.options:
        return refusal
    return left_out(s, ask, answer)


def forbidden(s: Battle, ask: Ask, answer: int) -> Refusal | None:
    form, about = answer & 31, ask.about
    if form == PASS:
        return None
    if ask.kind == TARGET and isinstance(about, int):
        if not exists(s, about):
            return not_now()
        if form != USE:
            return no_such_attack(s, about, first(answer), second(answer))
        return no_such_preparation(s, about, first(answer), second(answer))
    if form == PATH and isinstance(about, int):
        return no_route(s, about, answer, unpack_path(ask.options[0], s.cell[about])[-1])
    if isinstance(about, Question):
        if form == UNIT:
            return no_choice(s, about, first(answer))
        if form == SPACE:
            return no_space(s, about, answer >> 5)
    return None


def no_choice(s: Battle, question: Question, o: int) -> Refusal | None:
    if not exists(s, o):
        return Refusal("SW-TERM-06", "nothing-there")
    for condition in question.conditions:
        if not condition.holds(s, question.me, o):
            facts = {"number": condition.number, "word": condition.word, **of_question(question)}
            facts |= {"card": card_of(s, o), "space": square(s.cell[o])}
            return Refusal(condition.rule, condition.key, facts)
    return None


def no_space(s: Battle, question: Question, cell: int) -> Refusal | None:
    for condition in question.cells:
        if not condition.holds(s, question.me, question.unit, cell):
            facts = {"number": condition.number, "space": square(cell), **of_question(question)}
            return Refusal(condition.rule, condition.key, facts)
    return None


def no_such_attack(s: Battle, unit: int, o: int, cell: int) -> Refusal | None:
    if o != unit:
        return Refusal("SW-ATTACK-02", "another-attacks", {"card": card_of(s, unit), "space": square(s.cell[unit])})
    return no_target(s, o, cell)


def no_such_preparation(s: Battle, unit: int, o: int, ability: int) -> Refusal | None:
    if o != unit:
        return Refusal("SW-ATTACK-02", "another-attacks", {"card": card_of(s, unit), "space": square(s.cell[unit])})
    if ability >= len(ABILITIES):
        return Refusal("SW-ABIL-01", "no-ability", {"card": card_of(s, o)})
    facts = {"card": card_of(s, o), "ability": ability_id(ability)}
    if ability not in abilities(s, o):
        return Refusal("SW-ABIL-01", "no-such-ability", facts)
    if not ABILITIES[ability].hears & BEFORE:
        return Refusal("SW-ABIL-04", "not-before-attack", facts)
    return no_preparation(s, o, ability)


def left_out(s: Battle, ask: Ask, answer: int) -> Refusal:
    """Why an answer that no condition forbids is not allowed all the same."""
    form, about = answer & 31, ask.about
    if form == PASS:
        return Refusal("SW-TIME-05", "must-choose")
    if ask.kind == ROUTE:
        return Refusal("SW-MOVE-02", "same-as-another-way")
    if ask.kind == ORDER and form == EFFECT:
        return not_due(s, first(answer), second(answer))
    if ask.kind == TARGET and form == USE:
        return not_now()
    if ask.kind == TARGET:
        return Refusal("SW-PRIO-01", "not-allowed-by-text")
    if isinstance(about, Question):
        rule, reason = about.reasons.get(answer) or about.reasons.get(NONE) or ("SW-PRIO-01", "not-allowed-by-card")
        facts: dict[str, int | str] = of_question(about)
        if form == CARD:
            if answer >> 5 >= len(CARDS):
                return Refusal(rule, "no-such-card")
            facts["card"] = CARDS[answer >> 5].id
        if form == MODE and (answer >> 5 >= WAYS or rule == "SW-TIME-05"):
            return not_now()  # no way of this text at all
        return Refusal(rule, reason, facts)
    return not_now()


def not_due(s: Battle, o: int, ability: int) -> Refusal:
    """Only effects that are due at this moment can be ordered."""
    if o >= len(s.cell) or ability >= len(ABILITIES) or not in_play(s, o):
        return Refusal("SW-TIME-01", "nothing-due")
    return Refusal("SW-TIME-01", "effect-not-due", {"card": card_of(s, o), "ability": ability_id(ability)})


def of_question(question: Question) -> dict[str, int | str]:
    return {"ability": ability_id(question.ability)}
