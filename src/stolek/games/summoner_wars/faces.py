"""The printed side of every card, in one language: name, numbers, signs and texts."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from msgspec import Struct, json

from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    FACTIONS,
    GATE,
    NO_COST,
    RANGED,
    STANDARD,
    SUMMONER,
    SYMBOLS,
    Card,
    slug,
)
from stolek.games.summoner_wars.icons import ART, CONCEPTS, FACTION_ICONS
from stolek.kernel.asks import NONE
from stolek.packages import directory
from stolek.scene import Badge, Catalogue, Corner, Face, Icon, Section
from stolek.words import Words

PACKAGE: Final = "stolek.games.summoner_wars"
GLUE: Final = "\u00a0"  # a blank at which no line is broken
PHASES: Final = ("summon", "move", "build", "attack", "magic", "draw")
CLASSES: Final = {
    SUMMONER: "summoner", CHAMPION: "champion", COMMON: "common", EPIC: "epic_event",
    STANDARD: "standard_event", GATE: "gate",
}  # fmt: skip
SIDES: Final = ("blue", "red")
TONES: Final = {
    "blue": "#2d6c9c",
    "red": "#a8432f",
    "stone": "#6f685d",
    "breakers": "#6d5a97",
    "cave-goblins": "#5b7732",
    "fallen-kingdom": "#63405f",
    "phoenix-elves": "#b8632a",
    "polar-dwarves": "#4a7b8f",
    "savanna-elves": "#96772c",
    "tundra-orcs": "#566577",
    "vanguards": "#a88d3c",
    "cost": "#2c4a86",  # and of the numbers beside these icons
    "magic": "#2c4a86",
    "life": "#9a2436",
    "melee": "#8f3f1d",
    "ranged": "#22657f",
    "boost": "#8a6410",
    "under": "#55406f",
}
CORNERS: Final[dict[str, Corner]] = {"cost": "tl", "melee": "bl", "ranged": "bl", "life": "br"}

# What stands behind a number in each language, and the sign that then stands between the two.
NUMBERED: Final = {
    "en": {"boost": "boosts?", "damage": "damage", "magic": "magic", "special": "special", "life": "(?:more )?life",
           "strength": "strength"},
    "cs": {"boost": r"posílení\w*", "damage": r"zranění\w*", "magic": r"bod\w* magie", "special": r"zvláštní\w*",
           "life": r"život\w*", "strength": "k síle"},
    "pl": {"boost": r"wzmocnieni\w*", "damage": r"obrażeni\w*", "magic": r"punkt\w* magii",
           "special": r"symbol\w* specjaln\w*", "life": r"życi\w*", "strength": "do siły"},
}  # fmt: skip
LASTING: Final = re.compile(r"\b(ACTIVE|TRVAJÍCÍ|TRWAŁE):")


@cache
def catalogue(words: Words) -> Catalogue:
    drawn = drawings()
    icons = {
        name: Icon(glyph, words.say(f"{'symbol' if name in SYMBOLS else 'scene-icon'}-{name}"), drawn[drawing].path)
        for name, (glyph, drawing) in CONCEPTS.items()
    }
    icons |= {
        f"faction-{faction.id}": Icon("", faction_name(faction.number, words), drawn[FACTION_ICONS[faction.id]].path)
        for faction in FACTIONS
    }
    icons |= {f"art-{card.id}": Icon("", words.say(f"card-{card.id}"), drawn[ART[card.id]].path) for card in CARDS}
    return Catalogue({card.id: face(card, words) for card in CARDS}, icons, TONES)


class Drawing(Struct, frozen=True):
    path: str
    author: str


@cache
def drawings() -> dict[str, Drawing]:
    return json.decode((directory(PACKAGE) / "icons.json").read_bytes(), type=dict[str, Drawing])


def face(card: Card, words: Words) -> Face:
    key = f"card-{card.id}"
    return Face(
        key=card.id,
        name=words.say(key),
        short=words.say(f"{key}.short") if words.has(f"{key}.short") else words.say(key),
        line=", ".join(sorts(card, words)),
        tone=FACTIONS[card.faction].id if card.faction != NONE else "stone",
        art=f"art-{card.id}",
        corners=tuple(corners(card, words)),
        signs=tuple(name for bit, name in enumerate(SYMBOLS) if card.symbols >> bit & 1),
        sections=tuple(sections(card, words)),
        gist=tuple(gist(card, words)),
    )


def corners(card: Card, words: Words) -> list[Badge]:
    found = []
    if card.cost != NO_COST:
        found.append(badge("cost", card.cost, words))
    if card.unit:
        found.append(badge("ranged" if card.ranged == RANGED else "melee", card.strength, words))
    if card.life:
        found.append(badge("life", card.life, words))
    return found


def sorts(card: Card, words: Words) -> list[str]:
    """What sort of card it is: its class, its faction, the phase of an event."""
    found = [words.say(f"glossary-{CLASSES[card.kind]}")]
    if card.structure and card.kind != GATE:
        found.append(words.say("glossary-structure"))
    if card.active:
        found.append(words.say("glossary-active_event"))
    if card.phase != NONE:
        found.append(words.say(f"glossary-{PHASES[card.phase]}_phase"))
    if card.faction != NONE:
        found.append(faction_name(card.faction, words))
    return found


def sections(card: Card, words: Words) -> list[Section]:
    found = []
    if words.has(f"card-{card.id}.text"):
        found.append(Section("", marked(words.say(f"card-{card.id}.text"), words.lang)))
    for a in card.abilities:
        name = ability_name(a, words)
        text = f"ability-{slug(ABILITIES[a].name)}.text"
        if name and words.has(text):
            found.append(Section(name, marked(words.say(text), words.lang)))
    return found


def gist(card: Card, words: Words) -> list[str]:
    """The names of its abilities; of an event its phase, and that it stays."""
    if card.phase != NONE:
        return [f"[{PHASES[card.phase]}]", *(["[area]"] if card.active else [])]
    return [name for a in card.abilities if (name := ability_name(a, words))]


def marked(text: str, lang: str) -> str:
    """The text with the sign of a thing between its number and its name, and what lasts in bold."""
    for icon, stem in NUMBERED[lang].items():
        text = re.sub(rf"(\d) ({stem})\b", rf"\1{GLUE}[{icon}]{GLUE}\2", text)
    return LASTING.sub(lambda found: f"*{found[0]}*", text)


def ability_name(a: int, words: Words) -> str:
    key = f"ability-{slug(ABILITIES[a].name)}"
    return words.say(key) if words.has(key) else ""


def faction_name(number: int, words: Words) -> str:
    key = f"faction-{FACTIONS[number].id.replace('-', '_')}"
    return words.say(key) if words.has(key) else FACTIONS[number].id


@cache  # the same few at every table, all the time
def badge(icon: str, n: int, words: Words, of: int | None = None) -> Badge:
    what, corner = words.say(f"scene-icon-{icon}"), CORNERS.get(icon, "")
    if of is not None and n < of:
        return Badge(icon, n, words.say("scene-say-of", what=what, n=n, of=of), of, corner)
    return Badge(icon, n, words.say("scene-say", what=what, n=n), of, corner)
