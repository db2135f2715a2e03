"""Everything the game asks, offers, refuses and tells says itself in every language."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from stolek.games.monster_lands import refusals, telling
from stolek.games.monster_lands.board import DIFFICULTIES
from stolek.games.monster_lands.cards.equipment import EQUIPMENT
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import FIRST_GREENHORN, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.describing import (
    ability_text,
    action_text,
    dice_quest_text,
    loot_name,
    loot_text,
    quirk_text,
    resource_quest_text,
    trap_name,
    trap_text,
    way_text,
)
from stolek.games.monster_lands.forms import END, FIRST_PLAYER, FORMS, SCHEMA, pick_member, send, trap, visit, work
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.rules import news
from stolek.games.monster_lands.rules.ratings import RATINGS
from stolek.games.monster_lands.rulings import RULINGS
from stolek.games.monster_lands.state import MODULES, PHASES
from stolek.games.monster_lands.telling import ask_text, event_text, option_text, refusal_text
from stolek.kernel.asks import NONE, draw, roll
from stolek.kernel.chance import Chance
from stolek.kernel.rules import Refusal
from stolek.kernel.table import Table
from stolek.words import LANGUAGES, Words
from tests.games.monster_lands.printed import printed
from tests.games.monster_lands.scenario import Talk, land_card, member, table, trap_kind

PACKAGE = "stolek.games.monster_lands"
MEMBERS = MERCENARIES[: FIRST_GREENHORN + 1]  # greenhorns are all alike
ABILITIES = [*(card.ability for card in MEMBERS), *(card.ability for card in EQUIPMENT)]
SEATS = ("Anna", "Petr", "Jana", "Karel")
SETUPS: dict[str, dict[str, object]] = {
    "two": {"seats": 2},
    "all": {"seats": 4, "modules": list(MODULES), "difficulty": "deadly"},
    "tricks": {"seats": 3, "modules": ["tricks"], "rulings": list(RULINGS)},
    "alone": {"seats": 1, "scenario": 8},
    "meagre": {"seats": 1, "scenario": 4},
}
DECISIONS = 400
SOME = 10  # options and refusals said at each decision

english = Words.load("en", PACKAGE)
languages = [Words.load(lang, PACKAGE) for lang in LANGUAGES]


def sound(text: str) -> bool:
    """Nothing is missing in the text, and nothing of the machine shows."""
    return bool(text.strip()) and not re.search(r"[{}_]|None|  | [,.:]", text) and text[0] == text[0].upper()


@pytest.mark.parametrize("setup", SETUPS)
def test_whole_games_say_themselves(setup: str) -> None:
    rng = random.Random(setup)
    t = Table(RULES, dict(SETUPS[setup]), Chance(rng.randrange(1 << 60)))
    for _ in range(DECISIONS):
        if t.over:
            break
        s, ask = t.state, t.ask
        for words in languages:
            asked = ask_text(s, ask, words)
            assert sound(asked), asked
            said = [option_text(s, ask, option, words) for option in ask.options] if not ask.chance else []
            assert all(map(sound, said)), said
            assert len(set(said)) == len(said), Counter(said).most_common(3)  # what differs is said differently
            for offer in ask.offers:
                said = [option_text(s, offer, option, words) for option in offer.options]
                assert all(map(sound, said)), said
                assert len(set(said)) == len(said), Counter(said).most_common(3)
        if not ask.chance:
            for answer in strangers(ask.kind, rng):
                refusal = t.why_not(answer)
                for words in languages:
                    assert sound(option_text(s, ask, answer, words))
                    if refusal is not None:
                        assert words.has(f"refusal-{refusal.key}"), refusal
                        assert sound(refusal_text(s, refusal, words)), refusal
        t.play(rng.choice(ask.options))
    for words in languages:
        for event in t.story:
            told = event_text(event, words, SEATS)
            assert sound(told), told


def strangers(kind: int, rng: random.Random) -> list[int]:
    """Well-formed answers that may or may not be allowed, and some that name what is not in the box."""
    found = []
    for form in SCHEMA.kinds[kind][1]:
        for _ in range(2):
            found.append(form.pack(*(rng.randrange(size) for size in form.sizes)))
            found.append(form.pack(*(rng.randrange(min(size, 12)) for size in form.sizes)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_says_itself(lang: str) -> None:
    words = Words.load(lang, PACKAGE)
    for number, name in enumerate(news.NAMES):
        for value in (1, 2, 5):
            details = tuple(min(value, most_of(detail)) for detail in news.DETAILS[name])
            assert sound(event_text((-2, number, *details), words, SEATS)), name


def most_of(detail: str) -> int:
    """The highest number that a detail can be, where that is less than 5."""
    return {
        "seat": 3, "colour": 2, "site": 2, "side": 1, "good": 4, "affiliation": 3, "rating": 3, "means": 3,
    }.get(detail, 5)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_answer_and_chance_has_words(lang: str) -> None:
    """By the keys: what no random game comes to has them as well."""
    file = Path(telling.__file__).parent / "words" / lang / "table.ftl"
    keys = set(re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))
    for kind, (name, forms) in enumerate(SCHEMA.kinds):
        key = f"ask-{name}" if forms else f"chance-{name}"
        assert any(said == key or said.startswith(f"{key}-") for said in keys), (kind, key)
    for form in FORMS:
        assert any(said == f"option-{form.name}" or said.startswith(f"option-{form.name}-") for said in keys), form.name


def reasons() -> tuple[set[str], set[str]]:
    """What the refusals are called: whole names, and beginnings of those that are put together."""
    names, beginnings = set(), set()
    for file in sorted(Path(refusals.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            parts = node.args if isinstance(node, ast.Call) else node.elts if isinstance(node, ast.Tuple) else []
            for rule, key in pairwise(parts):
                if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
                    beginnings.add(str(key.values[0].value))
                elif is_rule(rule):
                    names |= {said for said in said_in(key) if "-" in said and not said.startswith("ML-")}
    return names, beginnings


def said_in(node: ast.expr) -> set[str]:
    """A text, or either of two."""
    if isinstance(node, ast.IfExp):
        return said_in(node.body) | said_in(node.orelse)
    return {str(node.value)} if isinstance(node, ast.Constant) else set()


def is_rule(node: ast.expr) -> bool:
    """A rule of the ledger, one of two, or looked up; but no other text."""
    return not isinstance(node, ast.Constant) or str(node.value).startswith("ML-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_the_rules_has_words(lang: str) -> None:
    folder = Path(telling.__file__).parent / "words" / lang
    text = "".join(file.read_text("utf-8") for file in sorted(folder.glob("refusals_*.ftl")))
    said = re.findall(r"^refusal-([a-z-]+) =", text, re.MULTILINE)
    names, beginnings = reasons()
    assert len(names) > 50
    assert not [name for name in sorted(names) if name not in said]
    assert not [start for start in sorted(beginnings) if not any(key.startswith(start) for key in said)]
    assert not [key for key in said if key not in names and not key.startswith(tuple(beginnings))]  # nothing in vain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_token_has_a_name_and_a_text(lang: str) -> None:
    words = Words.load(lang, PACKAGE)
    texts = [ability_text(ability, words) for ability in ABILITIES]
    texts += [quirk_text(card, words) for card in MONSTERS]
    texts += [action_text(card, words) for card in LANDS]
    texts += [loot_text(token, words) for token in LOOT]
    texts += [trap_text(token, words) for token in TRAPS]
    texts += [way_text(way, words) for face in FACES for way in face.ways]
    texts += [dice_quest_text(quest.side_a, words) for quest in QUESTS]
    texts += [resource_quest_text(quest.side_b, words) for quest in QUESTS]
    assert not [text for text in texts if not sound(text)]
    names = [words.say(f"mercenary-{card.id}") for card in MEMBERS]
    names += [words.say(f"equipment-{card.id}") for card in EQUIPMENT]
    names += [words.say(f"monster-{card.id}") for card in MONSTERS]
    names += [words.say(f"land-{card.id}") for card in LANDS]
    names += [loot_name(token, words) for token in LOOT]
    names += [trap_name(token.number, words) for token in TRAPS]
    assert not [name for name, times in Counter(names).items() if times > 1 or not name.strip()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_do_different_things_say_different_things(lang: str) -> None:
    words = Words.load(lang, PACKAGE)
    said: dict[str, object] = {}
    for ability in ABILITIES:
        numbers = printed(ability)
        assert said.setdefault(ability_text(ability, words), numbers) == numbers
    assert len({loot_text(token, words) for token in LOOT}) == len(LOOT)
    assert len({trap_text(token, words) for token in TRAPS}) == len(TRAPS)
    assert len({action_text(card, words) for card in LANDS}) == len(LANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_settled_before_a_game_has_words(lang: str) -> None:
    words = Words.load(lang, PACKAGE)
    keys = [f"difficulty-{name}" for name in DIFFICULTIES] + [f"module-{name}" for name in MODULES]
    for key in keys:
        assert sound(words.say(key))
        assert sound(words.say(f"{key}.note"))
    for number in range(1, 11):
        assert sound(words.say(f"scenario-{number}"))
        assert sound(words.say(f"scenario-{number}-goal"))
    for ruling in RULINGS:
        assert sound(words.say(f"ruling-{ruling}"))
        assert sound(words.say(f"ruling-{ruling}.meaning"))
    for name in RATINGS:
        assert words.has(f"rating-{name}")
    for name in PHASES:
        assert sound(words.say(f"phase-{name}"))


# What a player reads


def options(t: Talk, *wanted: int) -> list[str]:
    return [option_text(t.s, t.table.ask, option, english) for option in wanted]


def test_a_visit_says_its_discount_and_what_it_pays() -> None:
    t = table(
        "Burgrave; Korfatch; pool 2s m b3; coins 10",
        "Tentok; Tepey",
        tavern="Fandor",
        placed="tavern: b5",
        land_a="Slinker, Krysia, e1a",
    )
    assert options(t, visit(2, 3), visit(6, 0, 0), visit(1, 7, 1)) == [
        "Tavern with a bargaining die of 3: hire a mercenary (discount 8)",
        "Mine with 2 strength dice: 6 coins",
        "Laboratory with a magic die, lower space: 2 potions or venoms",
    ]


def test_sending_says_what_the_path_asks_for_and_gives() -> None:
    t = table(
        "Burgrave wounded; Korfatch; pool 2s m b3; coins 10",
        "Tentok; Tepey",
        land_a="Slinker, Krysia, e1a",
        quests="q01, q02",
        entrance="Lurker",
    )
    burgrave, korfatch = member("Burgrave"), member("Korfatch")
    assert options(t, send(burgrave, 1), send(korfatch, 8), send(korfatch, 11), send(korfatch, 13)) == [
        "Send Burgrave (wounded) to land A, path 2. Needs 2 strength dice; at most 2 magic dice more. Gives: 1 potion.",
        "Send Korfatch to dice quest, left path. Needs 2 strength dice. Target: 7. Reward: 2 fame and 2 coins. "
        "For failing you lose: 1 fame.",
        "Send Korfatch to resource quest, right path. Needs 1 magic die. Cost: 1 potion and 1 venom. Reward: 2 fame.",
        "Send Korfatch to entrance, lower path. Guards: they prevent 1 wound and add 5 coins.",
    ]


def test_hiring_says_the_price_after_discounts() -> None:
    t = table("Burgrave; Korfatch; pool b5; coins 10; fame 20", "Tentok; Tepey", tavern="Fandor, Luska, Ninra, Rulfus")
    t.play(visit(2, 5))
    assert ask_text(t.s, t.table.ask, english) == "Tavern: choose whom you hire."
    assert options(t, pick_member(member("Fandor"))) == ["Hire Fandor, renown 5: pay 5 coins"]


def test_buying_traps_says_what_they_come_to() -> None:
    t = table(
        "Burgrave; Korfatch; pool b3; coins 10", "Tentok; Tepey", lodge="improved_plus4, improved_plus4, hidden_m1"
    )
    t.play(visit(0, 3))
    assert options(t, trap(trap_kind("improved_plus4"))) == ["Take trap “+4”, 4 coins: that makes 1 coin to pay"]
    t.play(trap(trap_kind("improved_plus4")))
    assert ask_text(t.s, t.table.ask, english) == (
        "Hunting lodge: you take trap “+4” for 1 coin. Choose more traps, or pay."
    )
    assert options(t, trap(trap_kind("improved_plus4")), END) == [
        "Take trap “+4”, 4 coins: that makes 5 coins to pay",
        "Pay 1 coin",
    ]


def test_an_own_land_says_what_it_takes_and_gives() -> None:
    t = table("Tentok; Tepey; Ninra; land Krysia settled Ninra; pool 2s", "Burgrave; Korfatch")
    assert options(t, work(land_card("Krysia"), 0)) == [
        "Use Krysia. Place 1 strength die: gain 2 bargaining dice.",
    ]


def test_ending_a_turn_and_passing_are_told_apart() -> None:
    t = table("Burgrave; Korfatch; pool b3", "Tentok; Tepey; pool s")
    assert option_text(t.s, t.table.ask, END, english) == "Pass for the rest of the round"
    t.s.acted = 1
    assert option_text(t.s, t.table.ask, END, english) == "End the turn"


def test_chance_says_how_many_dice() -> None:
    kinds = {name: kind for kind, (name, _) in enumerate(SCHEMA.kinds)}
    t = table("Burgrave; Korfatch; pool s", "Tentok; Tepey")
    said = [ask_text(t.s, roll(kinds["monster-dice"], 6**dice), english) for dice in (1, 5)]
    assert said == [
        "An attack die of the monster is rolled; 3 or more is a hit.",
        "5 attack dice of the monster are rolled; each 3 or more is a hit.",
    ]
    asks = [roll(FIRST_PLAYER, 2), draw(kinds["next-loot"], [1, 2], [1, 1])]
    assert [ask_text(t.s, ask, english) for ask in asks] == ["Chance decides who begins.", "A loot token is drawn."]


def test_a_refusal_names_cards_and_numbers() -> None:
    t = table("Burgrave; Korfatch; pool s", "Tentok; Tepey")
    refusal = Refusal("ML-WAGE-05", "renown-too-low-to-desert", {"member": member("Ninra"), "number": 4, "highest": 7})
    said = refusal_text(t.s, refusal, english)
    assert said == "Ninra has renown 4; a mercenary of the highest renown, 7, deserts."
    assert sound(refusal_text(t.s, Refusal("ML-GEN-01", "of-no-such-kind"), english))


def test_events_count_as_each_language_does() -> None:
    gained = news.NAMES.index("gained")
    said = [
        [event_text((-2, gained, 0, news.COINS, number), words, SEATS) for number in (1, 3, 5)] for words in languages
    ]
    assert said == [
        ["Anna gains 1 coin.", "Anna gains 3 coins.", "Anna gains 5 coins."],
        ["Anna získává 1 minci.", "Anna získává 3 mince.", "Anna získává 5 mincí."],
        ["Anna zyskuje 1 monetę.", "Anna zyskuje 3 monety.", "Anna zyskuje 5 monet."],
    ]


def test_sam_is_called_by_his_name() -> None:
    trick = news.NAMES.index("trick")
    said = event_text((-2, trick, NONE, 1, trap_kind("trick_steal_m1"), 2), english, SEATS)
    assert said == "Sam plays trick “steal 1 magic” (land A, path 2) against land A, path 3."
