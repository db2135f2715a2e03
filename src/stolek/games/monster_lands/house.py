"""House values: what the sources of the game do not print, as it is set here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolek.games.monster_lands.board import (
    BUILDINGS,
    DEADLY,
    DEATH_FAME,
    EASY,
    ENTRANCE_PLACES,
    GUARD_COINS,
    GUARD_DEFENCE,
    LAND_A,
    MARKED_SPACES,
    MINE,
    NORMAL,
    PATHS_OF,
    REWARD_BANDS,
    REWARD_DICE,
    ROUND_DICE,
    SINGLES,
    SPACES,
    UPPER,
)
from stolek.games.monster_lands.cards.equipment import EQUIPMENT, KINDS, Equipment
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS, Land
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import BY_ID as MERCENARIES
from stolek.games.monster_lands.cards.mercenaries import Mercenary
from stolek.games.monster_lands.cards.monsters import MONSTERS, A, Monster
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.describing import (
    NAMED,
    benefit_text,
    count,
    dice_quest_text,
    dice_text,
    loot_name,
    resource_quest_text,
    trap_name,
)
from stolek.games.monster_lands.naming import affiliation_name, building_name, path_name
from stolek.games.monster_lands.rules.ratings import STORE_POINTS
from stolek.kernel.asks import NONE
from stolek.offer import HouseRow, HouseTable
from stolek.words import Words

WITH_SPACES: Final = ("lodge", "laboratory", "tavern", "armoury", "market", "mine")
FULL_PACK: Final = 5  # the scenario one of whose numbers is not printed


def tables(words: Words) -> tuple[HouseTable, ...]:
    found = (
        ("board", board(words)),
        ("monsters", (row for card in MONSTERS for row in monster(card, words))),
        ("mercenaries", (row for card in MERCENARIES.values() for row in mercenary(card, words))),
        ("equipment", (row for card in EQUIPMENT for row in equipment(card, words))),
        ("lands", (row for card in LANDS for row in land(card, words))),
        ("events", events(words)),
        ("quests", quests(words)),
        ("traps", traps(words)),
        ("loot", loot(words)),
    )
    return tuple(HouseTable(words.say(f"house-{name}"), tuple(rows)) for name, rows in found)


def field(name: str, words: Words) -> str:
    return words.say(f"house-{name}")


def board(words: Words) -> Iterator[HouseRow]:
    for name in WITH_SPACES:
        b = BUILDINGS.index(name)
        number = SINGLES if b == MINE else SPACES[b]
        yield HouseRow(building_name(b, words), field("spaces", words), str(number))
        yield HouseRow(building_name(b, words), field("marked", words), str(MARKED_SPACES[b]))
    for place, p in enumerate(PATHS_OF[LAND_A], 1):
        yield HouseRow(words.say("scene-path", n=place), field("death", words), str(DEATH_FAME[p]))
    for guards in (0, 1):
        item = path_name(UPPER + guards, words)
        yield HouseRow(item, field("places", words), str(ENTRANCE_PLACES))
        yield HouseRow(item, field("defence", words), str(GUARD_DEFENCE[guards]))
        yield HouseRow(item, field("coins", words), str(GUARD_COINS[guards]))
    for least, dice in zip(REWARD_BANDS, REWARD_DICE, strict=True):
        yield HouseRow(words.say("house-fame-from", number=least), field("dice", words), dice_text(dice, words, NAMED))
    for level in (EASY, NORMAL, DEADLY):
        more = " ".join(str(n) for n in ROUND_DICE[level])
        yield HouseRow(words.say(f"difficulty-{('easy', 'normal', '', 'deadly')[level]}"), field("rounds", words), more)
    points = words.say("solo-aim", aim="points", number=STORE_POINTS[-1], most=0, company="0")
    yield HouseRow(words.say(f"scenario-{FULL_PACK}"), words.say("rating-hero"), points)


def monster(card: Monster, words: Words) -> Iterator[HouseRow]:
    values = {
        "affiliation": affiliation_name(card.affiliation, words),
        "level": "A" if card.level == A else "B",
        "attack": str(card.attack),
        "capture": str(card.capture),
        "kill": str(card.kill),
        "capture_fame": str(card.captured.fame),
        "capture_coins": str(card.captured.coins),
        "kill_fame": str(card.killed.fame),
        "trophies": str(card.killed.trophies),
    }
    return rows(words.say(f"monster-{card.id}"), card.house, values, words)


def mercenary(card: Mercenary, words: Words) -> Iterator[HouseRow]:
    values = {
        "cost": str(card.cost),
        "renown": str(card.renown),
        "dice": dice_text(card.dice, words, NAMED),
        "outskirts": yes(card.ability.outskirts, words),
    }
    if card.affiliation != NONE:
        values["affiliation"] = affiliation_name(card.affiliation, words)
    return rows(words.say(f"mercenary-{card.id}"), card.house, values, words)


def equipment(card: Equipment, words: Words) -> Iterator[HouseRow]:
    values = {
        "kind": words.say(f"glossary-{KINDS[card.kind]}"),
        "price": str(card.price),
        "copies": str(card.copies),
        "outskirts": yes(card.ability.outskirts, words),
    }
    return rows(words.say(f"equipment-{card.id}"), card.house, values, words)


def land(card: Land, words: Words) -> Iterator[HouseRow]:
    values = {
        "affiliation": affiliation_name(card.affiliation, words),
        "conquest": str(card.conquest),
        "fame": str(card.fame),
    }
    return rows(words.say(f"land-{card.id}"), card.house, values, words)


def events(words: Words) -> Iterator[HouseRow]:
    for face in FACES:
        for n, way in enumerate(face.ways, 1):
            values = {
                "required": dice_text(way.required, words, NAMED),
                "reinforcements": dice_text(way.more, words, NAMED),
                "benefit": benefit_text(way, words),
            }
            yield from rows(f"{face.id.upper()}, {words.say('scene-path', n=n)}", way.house, values, words)


def quests(words: Words) -> Iterator[HouseRow]:
    for quest in QUESTS:
        item = quest.id.upper()
        yield HouseRow(item, words.say("glossary-dice_quest"), dice_quest_text(quest.side_a, words))
        yield HouseRow(item, words.say("glossary-resource_quest"), resource_quest_text(quest.side_b, words))


def traps(words: Words) -> Iterator[HouseRow]:
    for token in TRAPS:
        values = {"copies": str(token.copies), "price": count("coins", token.price, words, NAMED)}
        yield from rows(trap_name(token.number, words), token.house, values, words)


def loot(words: Words) -> Iterator[HouseRow]:
    for token in LOOT:
        yield HouseRow(loot_name(token, words), field("copies", words), "1")
        yield HouseRow(loot_name(token, words), field("outskirts", words), yes(token.outskirts, words))


def rows(item: str, house: tuple[str, ...], values: dict[str, str], words: Words) -> Iterator[HouseRow]:
    """Those of the values that are not printed."""
    for name in house:
        if name in values:
            yield HouseRow(item, field(name.replace("_", "-"), words), values[name])


def yes(there: bool, words: Words) -> str:
    return words.say("house-yes" if there else "house-no")
