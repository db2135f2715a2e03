"""Questions, options, refusals and events in words. Every text stands alone: it names what it speaks of."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import square
from stolek.games.summoner_wars.cards.base import ABILITIES, CARDS, slug
from stolek.games.summoner_wars.forms import (
    ATTACK,
    DICE,
    EFFECT,
    END,
    MODE,
    PASS,
    SCHEMA,
    UNIT,
    first,
    second,
)
from stolek.games.summoner_wars.refusals.reasons import PHASES
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.movement import unpack_path
from stolek.games.summoner_wars.rules.picking import Question
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE, OVER, Ask
from stolek.kernel.rules import Refusal
from stolek.words import Words

Facts = dict[str, str | int | float]
Params = dict[str, object]

CARD_FACTS: Final = ("card", "other")
SPACE_FACTS: Final = ("from", "to", "at")


def ask_text(s: Battle, ask: Ask, words: Words) -> str:
    """What is asked, as a whole sentence."""
    if ask.what == OVER or ask.kind == NONE:
        return words.say("ask-over")
    if ask.chance:
        return chance_text(ask, words)
    about = ask.about
    facts: Facts = {}
    if isinstance(about, Question):
        facts["ability"] = ability_name(about.ability, words)
        facts["unit"] = piece(s, about.me if about.unit == NONE else about.unit, words)
        if about.prompt and words.has(about.prompt):
            return words.say(about.prompt, **facts)
    elif isinstance(about, int):
        facts["unit"] = piece(s, about, words)
    return words.say(f"ask-{SCHEMA.names[ask.kind]}", **facts)


def chance_text(ask: Ask, words: Words) -> str:
    """What is left to chance."""
    dice, span = 0, ask.span
    while ask.kind == DICE and span > 1:
        span //= 6
        dice += 1
    return words.say(f"chance-{SCHEMA.names[ask.kind]}", number=dice)


def option_text(s: Battle, ask: Ask, option: int, words: Words) -> str:
    """What an option does."""
    form = option & 31
    if form == PASS:
        return words.say("option-pass", kind=SCHEMA.names[ask.kind])
    if form == END:
        return words.say("option-end", phase=PHASES[s.phase])
    if form == MODE:
        return way(ask, option >> 5, words)
    name, fields = SCHEMA.read(option)
    facts: Facts = {}
    if "unit" in fields:
        facts["unit"] = piece(s, fields["unit"], words)
        facts["from"] = square_of(s, fields["unit"])
    if "card" in fields:
        facts["card"] = card_name(fields["card"], words)
        facts["cost"] = CARDS[fields["card"]].cost
    if "ability" in fields:
        facts["ability"] = ability_name(fields["ability"], words)
    if "space" in fields:
        facts["space"] = facts["to"] = square(fields["space"])
    if form == ATTACK:
        there = s.board[second(option)]
        facts["target"] = square(second(option)) if there == NONE else piece(s, there, words)
    if "steps" in fields and isinstance(ask.about, int):
        path = unpack_path(option, s.cell[ask.about])
        facts["unit"] = piece(s, ask.about, words)
        facts["path"] = " → ".join(map(square, path))
    if form in (UNIT, EFFECT):
        facts["unit"] = piece(s, first(option), words)
    return words.say(f"option-{name}", **facts)


def way(ask: Ask, number: int, words: Words) -> str:
    """What one of the ways of a text means; the only way of a text that offers just itself is a yes."""
    if isinstance(ask.about, Question):
        key = f"way-{slug(ABILITIES[ask.about.ability].name)}-{number}"
        if number > 0 or words.has(key):
            return words.say(key)
    return words.say("way-yes")


def refusal_text(s: Battle, refusal: Refusal, words: Words) -> str:
    """Why an answer is refused, without the rule."""
    key = f"refusal-{refusal.key}"
    return words.say(key if words.has(key) else "refusal-other", **spoken(refusal.params, words))


def spoken(params: Params, words: Words) -> Facts:
    """The parameters of a refusal, cards, abilities and phases by their names."""
    facts: Facts = {}
    for name, value in params.items():
        if name == "card":
            facts[name] = words.say(f"card-{value}")
        elif name == "ability":
            facts[name] = ability_called(str(value), words)
        elif name == "phase":
            facts[name] = words.say(f"phase-{value}")
        elif name == "word":
            key = f"word-{slug(str(value))}"
            facts[name] = words.say(key) if value and words.has(key) else str(value)
        else:
            facts[name] = value if isinstance(value, (int, float)) else str(value)
    return facts


def event_text(event: tuple[int, ...], words: Words, seats: tuple[str, ...]) -> str:
    """An entry of the story: who may see it, what has happened, details."""
    kind = news.NAMES[event[1]]
    facts: Facts = {}
    for name, value in zip(news.DETAILS[kind], event[2:], strict=False):
        facts[name] = detail(name, value, words, seats)
    return words.say(f"event-{kind}", **facts)


def detail(name: str, value: int, words: Words, seats: tuple[str, ...]) -> str | int:
    if name == "seat":
        return seats[value]
    if name in CARD_FACTS:
        return card_name(value, words)
    if name in SPACE_FACTS:
        return square(value)
    if name == "phase":
        return words.say(f"phase-{PHASES[value]}")
    if name == "ability":
        return ability_name(value, words)
    return value


# Names


def card_name(card: int, words: Words) -> str:
    return words.say(f"card-{CARDS[card].id}")


def ability_name(ability: int, words: Words) -> str:
    return ability_called(slug(ABILITIES[ability].name), words)


def ability_called(id: str, words: Words) -> str:
    """The text of an event is called like its card."""
    key = f"ability-{id}"
    return words.say(key if words.has(key) else f"card-{id}")


def piece(s: Battle, o: int, words: Words) -> str:
    """A card in play and its space, if it is on one."""
    name = card_name(s.kind[o], words)
    return words.say("piece", card=name, space=square(s.cell[o])) if s.cell[o] >= 0 else name


def square_of(s: Battle, o: int) -> str:
    return square(s.cell[o]) if s.cell[o] >= 0 else ""
