"""Everything a game asks, offers, refuses and tells says itself in every language."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from stolek.errors import BadDeck
from stolek.games.summoner_wars import decks
from stolek.games.summoner_wars.board import SPACES
from stolek.games.summoner_wars.cards.base import ABILITIES, BY_ID, CARDS, FACTIONS
from stolek.games.summoner_wars.forms import (
    DICE,
    DRAW_PHASE,
    END,
    PASS,
    SCHEMA,
    STARTER,
    TOP_CARD,
    attack,
    move,
    pick_mode,
    summon,
)
from stolek.games.summoner_wars.game import RULES
from stolek.games.summoner_wars.rules import conditions, news
from stolek.games.summoner_wars.rules.conditions import Condition, SpaceCondition
from stolek.games.summoner_wars.rulings import RULINGS
from stolek.games.summoner_wars.telling import (
    ability_name,
    ask_text,
    card_name,
    chance_text,
    event_text,
    option_text,
    refusal_text,
)
from stolek.kernel.asks import draw, roll
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.ledger import known_ids
from stolek.words import LANGUAGES, Words
from tests.games.summoner_wars.scenario import card, cell, table

PACKAGE = "stolek.games.summoner_wars"
PAIRS = [(faction.id, FACTIONS[faction.number - 1].id) for faction in FACTIONS]
SEATS = ("Anna", "Petr")
DECISIONS = 250
SOME = 12  # options and refusals said at each decision

english = Words.load("en", PACKAGE)


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_whole_games_say_themselves(pair: tuple[str, str]) -> None:
    rng = random.Random("-".join(pair))
    languages = [Words.load(lang, PACKAGE) for lang in LANGUAGES]
    t = Table(RULES, {"decks": list(pair)}, Chance(rng.randrange(1 << 60)))
    for _ in range(DECISIONS):
        if t.over:
            break
        s, ask = t.state, t.ask
        few = ask.options if ask.kind > DRAW_PHASE else rng.sample(ask.options, min(SOME, len(ask.options)))
        for words in languages:
            said = [ask_text(s, ask, words), *(option_text(s, ask, option, words) for option in few)]
            assert all(map(sound, said)), said
            assert len(set(said)) == len(said), said  # what differs is said differently
            for answer in strangers(s.cell, ask.kind, rng):
                refusal = t.why_not(answer)
                if refusal is not None:
                    assert words.has(f"refusal-{refusal.key}")
                    assert sound(refusal_text(s, refusal, words))
        t.play(rng.choice([*ask.options, *[END] * (END in ask.options) * (len(ask.options) // 12)]))
    for words in languages:
        for event in t.story:
            assert sound(event_text(event, words, SEATS))


def strangers(things: list[int], kind: int, rng: random.Random) -> list[int]:
    """Well-formed answers that may or may not be allowed."""
    found = []
    for form in SCHEMA.kinds[kind][1]:
        for _ in range(3):
            most = {"unit": len(things), "card": len(CARDS), "ability": len(ABILITIES), "space": SPACES}
            found.append(form.pack(*(rng.randrange(most.get(f, 4)) for f in form.fields)))
    return found


def sound(text: str) -> bool:
    """Nothing is missing in the text, and nothing of the machine shows."""
    return bool(text.strip()) and not re.search(r"[{}_]|None|  ", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_says_itself(lang: str) -> None:
    words = Words.load(lang, PACKAGE)
    for number, name in enumerate(news.NAMES):
        details = tuple(1 for _ in news.DETAILS[name])
        assert sound(event_text((-2, number, *details), words, SEATS)), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_the_rules_has_words(lang: str) -> None:
    words = Words.load(lang, PACKAGE)
    package = Path(conditions.__file__).parents[1]
    sources = [*sorted((package / "refusals").glob("*.py")), package / "rules" / "picking.py"]
    code = "".join(file.read_text("utf-8") for file in sources)
    reasons = set(re.findall(r'"SW-[A-Z]+-\d\d", "([a-z-]+)"', code)) | set(re.findall(r'\(rule, "([a-z-]+)"', code))
    things = [getattr(conditions, name) for name in dir(conditions)]
    reasons |= {thing.key for thing in things if isinstance(thing, (Condition, SpaceCondition))}
    reasons |= set(re.findall(r'return _\w+\("([a-z-]+)"', (package / "rules" / "conditions.py").read_text("utf-8")))
    assert len(reasons) > 60
    assert not [reason for reason in sorted(reasons) if not words.has(f"refusal-{reason}")]


def test_every_condition_names_a_rule_of_the_ledger() -> None:
    things = [getattr(conditions, name) for name in dir(conditions)]
    rules = {thing.rule for thing in things if isinstance(thing, (Condition, SpaceCondition))}
    code = Path(conditions.__file__).with_name("conditions.py").read_text("utf-8")
    rules |= set(re.findall(r'"([^"\s]*SW-[^"\s]*)"', code))
    assert rules <= set(known_ids())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_with_a_name_has_one(lang: str) -> None:
    words = Words.load(lang, PACKAGE)
    for number in range(len(CARDS)):
        assert sound(card_name(number, words))
    for number in range(len(ABILITIES)):
        assert sound(ability_name(number, words))
    for ruling in RULINGS:
        assert sound(words.say(f"ruling-{ruling}"))
        assert sound(words.say(f"ruling-{ruling}.meaning"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_deck_says_itself(lang: str) -> None:
    words = Words.load(lang, PACKAGE)
    good = decks.ready_made("cave-goblins").to_data()
    bad = {
        **good,
        "cards": {**good["cards"], "starting_gate": 1, "beast_rider": 5, "ice_ram": 1, "ice_golem": 1},
    }
    with pytest.raises(BadDeck) as wrong:
        decks.read(bad)
    deck = decks.Deck("mine", decks.read(good).faction, {BY_ID[id]: n for id, n in bad["cards"].items()})
    problems = decks.problems(deck)
    with pytest.raises(BadDeck) as unknown:
        decks.read({**good, "summoner": "gate"})
    other = words.say("deck-other")
    reasons = {problem.params["reason"] for problem in problems}
    assert reasons == {
        "not-in-draw-pile",
        "too-many-copies",
        "no-common-symbol",
        "foreign-epic",
        "wrong-number",
    }
    for problem in [*problems, wrong.value, unknown.value]:
        assert other not in problem.text(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chance_says_what_it_decides(lang: str) -> None:
    words = Words.load(lang, PACKAGE)
    asks = [roll(STARTER, 2), roll(DICE, 6), roll(DICE, 6**3), draw(TOP_CARD, [0, 1], [1, 1])]
    said = [chance_text(ask, words) for ask in asks]
    assert all(map(sound, said))
    assert len(set(said)) == 4


def test_options_stand_alone() -> None:
    t = table("Sneeks e1; Horde Slinger c3; Gate a1; hand Beast Rider", "Svara d8")
    s, ask = t.s, t.table.ask
    rider = summon(card("Beast Rider").number, cell("b1"))
    assert option_text(s, ask, rider, english) == "Summon Beast Rider on b1 (magic: 2)"
    assert option_text(s, ask, END, english) == "End the Summon phase"
    t.ends()
    assert option_text(t.s, t.table.ask, move(t.o("c3"), cell("c5")), english) == "Horde Slinger (c3): move c3 → c5"


def test_a_target_is_named_with_its_space() -> None:
    t = table("Sneeks e1; Horde Slinger c3", "Svara d8; Gate c5", phase="attack")
    said = option_text(t.s, t.table.ask, attack(t.o("c3"), cell("c5")), english)
    assert said == "Horde Slinger (c3): attack Gate (c5)"
    said = option_text(t.s, t.table.ask, attack(t.o("c3"), cell("c4")), english)
    assert said == "Horde Slinger (c3): attack c4"  # where nothing stands


def test_the_ways_of_a_text_are_told_apart() -> None:
    t = table("Sneeks e1; Blarf c3; hand Gate", "Svara d8", phase="build").ends()
    s, ask = t.s, t.table.ask
    assert ask_text(s, ask, english) == "Blood Runes (Blarf (c3)): choose what is done."
    assert [option_text(s, ask, pick_mode(n), english) for n in (0, 1)] == [
        "Pay 1 magic and get 1 boost",
        "Take 1 damage",
    ]


def test_saying_no_says_to_what() -> None:
    t = table("Sneeks e1; Horde Slinger c3; Horde Slinger a1; hand Sneak", "Svara d8", phase="move").play("Sneak")
    assert option_text(t.s, t.table.ask, PASS, english) == "Choose nothing"
    assert ask_text(t.s, t.table.ask, english) == "Sneak: choose a unit or structure."


def test_a_refusal_names_cards_and_numbers() -> None:
    t = table("Sneeks e1; Gate c3; hand The Eater, Horde Slinger", "Svara d8", magic=(5, 5))
    refusal = t.table.why_not(summon(card("The Eater").number, cell("c4")))
    assert refusal is not None
    assert refusal_text(t.s, refusal, english) == "This costs 6 magic, and you have 5."
