"""The printed side of every card, token and die, in one language: name, numbers, signs and texts."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct, json

from stolek.games.monster_lands import icons as signs
from stolek.games.monster_lands.board import AFFILIATIONS, BARGAINING, COLOURS, M_DIE, MAGIC, S_DIE, STRENGTH
from stolek.games.monster_lands.cards.equipment import EQUIPMENT, KINDS, Equipment
from stolek.games.monster_lands.cards.events import FACES, Way
from stolek.games.monster_lands.cards.lands import LANDS, Land
from stolek.games.monster_lands.cards.loot import LOOT, Loot
from stolek.games.monster_lands.cards.mercenaries import BY_ID, CHIEFTAIN, GREENHORN, HIRED, Mercenary
from stolek.games.monster_lands.cards.monsters import MONSTERS, A, Monster
from stolek.games.monster_lands.cards.quests import QUESTS, Quest
from stolek.games.monster_lands.cards.traps import BASIC, TRAPS, TYPES, Trap
from stolek.games.monster_lands.describing import (
    NAMED,
    ability_text,
    action_text,
    benefit_text,
    dice_quest_text,
    dice_text,
    goods_text,
    loot_name,
    loot_text,
    quirk_text,
    resource_quest_text,
    trap_name,
    trap_text,
    way_text,
)
from stolek.games.monster_lands.gists import ability_gist, action_gist, goods_gist, loot_gist, trap_gist
from stolek.kernel.asks import NONE
from stolek.packages import directory
from stolek.scene import Badge, Catalogue, Corner, Face, Icon, Section
from stolek.words import Words

PACKAGE: Final = "stolek.games.monster_lands"
SIDES: Final = ("blue", "red", "green", "yellow")
MARKS: Final = ("▲", "●", "■", "◆")
ROLES: Final = ("chieftain", "base_mercenary", "mercenary", "greenhorn")
TONES: Final = {
    "blue": "#2d6c9c",
    "red": "#a8432f",
    "green": "#3f7a45",
    "yellow": "#a9821f",
    "stone": "#6f685d",
    "paper": "#9a8253",
    "wood": "#6d4c2c",
    "fire": "#a5532f",
    "water": "#34708f",
    "wind": "#6b7d95",
    "jungle": "#557d3c",
    "monster-fire": "#6e2a22",
    "monster-water": "#21465f",
    "monster-wind": "#454b66",
    "monster-jungle": "#33502b",
    "strength": "#a32c26",
    "magic": "#5f3b93",
    "bargaining": "#c79a1f",
    "attack": "#27242a",
    "coins": "#8a6410",
    "fame": "#9b6a12",
    "renown": "#2c5f86",
    "surplus": "#3b6d5a",
    "capture": "#76542a",
    "kill": "#8d1f2b",
    "conquest": "#2b6a47",
    "death": "#5c4550",
    "target": "#5a4a86",
    "defence": "#56616e",
    "potion": "#8a2f5d",
    "venom": "#44702a",
    "traps": "#6a4526",
    "loot": "#7d5a1b",
    "trophies": "#7d2f4c",
    "lands": "#3f6a5c",
    "members": "#4f5a6b",
    "total": "#4b4f86",
    "points": "#7c6310",
    "basic": "#6a5b47",
    "improved": "#8a5526",
    "hidden": "#3f5f59",
    "trick": "#5b3d24",
}
CORNERS: Final[dict[str, Corner]] = {
    "coins": "tl", "renown": "tr", "attack": "tl", "capture": "bl", "kill": "br", "conquest": "tl", "fame": "tr",
    "target": "tl",
}  # fmt: skip


@cache
def catalogue(words: Words) -> Catalogue:
    drawn = {name: drawing.path for name, drawing in drawings().items()} | signs.OWN
    icons = {name: Icon(glyph, word(name, words), drawn[drawing]) for name, (glyph, drawing) in signs.CONCEPTS.items()}
    for prefix, art in ARTS.items():
        icons |= {f"art-{prefix}-{id}": Icon("", card_name(prefix, id, words), drawn[art[id]]) for id in art}
    for token in LOOT:
        icons[f"art-loot-{token.id}"] = Icon("", loot_name(token, words), drawn[signs.LOOT[token.id]])
    for n, drawing in enumerate(signs.QUESTS):
        icons[f"art-quest-{n}"] = Icon("", word("quest", words), drawn[drawing])
    for n in range(1, 7):
        icons[f"pips-{n}"] = Icon(str(n), str(n), drawn[f"pips-{n}"])
    return Catalogue({face.key: face for face in faces(words)}, icons, TONES)


ARTS: Final = {
    "mercenary": signs.MERCENARIES,
    "monster": signs.MONSTERS,
    "equipment": signs.EQUIPMENT,
    "land": signs.LANDS,
}


class Drawing(Struct, frozen=True):
    path: str
    author: str


@cache
def drawings() -> dict[str, Drawing]:
    return json.decode((directory(PACKAGE) / "icons.json").read_bytes(), type=dict[str, Drawing])


def faces(words: Words) -> list[Face]:
    found = []
    for member in BY_ID.values():
        found.append(mercenary(member, words))
        if member.role != GREENHORN:
            found.append(token_of(member, words))
    found += [equipment(card, words) for card in EQUIPMENT]
    found += [monster(card, words) for card in MONSTERS]
    found += [land(card, words) for card in LANDS]
    found += [trap(token, words) for token in TRAPS]
    found += [loot(token, words) for token in LOOT]
    for quest in QUESTS:
        found += [dice_quest(quest, words), resource_quest(quest, words)]
    found += [event(n, words) for n in range(len(FACES))]
    found += dice_faces(words)
    found += [plain(key, words) for key in ("defence", "potion", "venom", "coins", "panic")]
    found.append(Face("sam", words.say("scene-sam"), words.say("scene-sam"), kind="token", tone="stone", art="sam"))
    return found


def word(icon: str, words: Words) -> str:
    """What a sign stands for."""
    key = f"scene-icon-{icon}"
    return words.say(key if words.has(key) else f"glossary-{icon.replace('-', '_')}")


def card_name(prefix: str, id: str, words: Words) -> str:
    return words.say(f"{prefix}-{id}")


def texts(*found: tuple[str, str]) -> tuple[Section, ...]:
    """Those sections in which something is written."""
    return tuple(Section(head, text) for head, text in found if text)


def dice_icons(dice: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name for name, n in zip(COLOURS, dice, strict=False) for _ in range(n))


# Cards


def mercenary(card: Mercenary, words: Words) -> Face:
    line = words.say(f"glossary-{ROLES[card.role]}")
    if card.affiliation != NONE:
        line += f", {words.say(f'glossary-{AFFILIATIONS[card.affiliation]}')}"
    corners = [badge("coins", card.cost, words)] if card.role in (HIRED, GREENHORN) else []
    if card.role != CHIEFTAIN:
        corners.append(badge("renown", card.renown, words))
    name = card_name("mercenary", card.id, words)
    gist = "".join(f"[{icon}]" for icon in dice_icons(card.dice))
    return Face(
        f"mercenary-{card.id}",
        name,
        name,
        line,
        tone=tone_of(card.affiliation),
        art=f"art-mercenary-{card.id}",
        corners=tuple(corners),
        signs=(*signs_of(card.affiliation), *outskirts_symbol(card)),
        sections=texts(("", dice_text(card.dice, words, NAMED)), ("", ability_text(card.ability, words))),
        gist=(gist, ability_gist(card.ability)),
    )


def outskirts_symbol(card: Mercenary | Equipment) -> tuple[str, ...]:
    """On cards that do something on a path (ML-MARKET-04)."""
    return ("outskirts",) if card.ability.outskirts else ()


def token_of(card: Mercenary, words: Words) -> Face:
    name = card_name("mercenary", card.id, words)
    return Face(
        f"token-{card.id}",
        name,
        name,
        words.say("scene-token"),
        "token",
        tone_of(card.affiliation),
        f"art-mercenary-{card.id}",
        sections=texts(("", ability_text(card.ability, words))),
    )


def equipment(card: Equipment, words: Words) -> Face:
    name = card_name("equipment", card.id, words)
    return Face(
        f"equipment-{card.id}",
        name,
        name,
        words.say(f"glossary-{KINDS[card.kind]}"),
        tone="stone",
        art=f"art-equipment-{card.id}",
        corners=(badge("coins", card.price, words),),
        signs=(KINDS[card.kind], *outskirts_symbol(card)),
        sections=texts(("", ability_text(card.ability, words))),
        gist=(ability_gist(card.ability),),
    )


def monster(card: Monster, words: Words) -> Face:
    name = card_name("monster", card.id, words)
    affiliation = AFFILIATIONS[card.affiliation]
    level = "a" if card.level == A else "b"
    rewards = (
        (f"[capture]\u00a0{word('capture', words)}", goods_text(card.captured, words, NAMED)),
        (f"[kill]\u00a0{word('kill', words)}", goods_text(card.killed, words, NAMED)),
    )
    return Face(
        f"monster-{card.id}",
        name,
        name,
        f"{words.say('glossary-monster')} {level.upper()}, {words.say(f'glossary-{affiliation}')}",
        tone=f"monster-{affiliation}",
        art=f"art-monster-{card.id}",
        corners=(
            badge("attack", card.attack, words),
            badge("capture", card.capture, words),
            badge("kill", card.kill, words),
        ),
        signs=(affiliation,),
        sections=texts(("", quirk_text(card, words)), *rewards),
        gist=(f"[capture]{goods_gist(card.captured)}", f"[kill]{goods_gist(card.killed)}"),
    )


def land(card: Land, words: Words) -> Face:
    name = card_name("land", card.id, words)
    affiliation = AFFILIATIONS[card.affiliation]
    return Face(
        f"land-{card.id}",
        name,
        name,
        f"{words.say('glossary-land')}, {words.say(f'glossary-{affiliation}')}",
        tone=affiliation,
        art=f"art-land-{card.id}",
        corners=(badge("conquest", card.conquest, words), badge("fame", card.fame, words)),
        signs=(affiliation,),
        sections=texts((words.say("scene-settled-action"), action_text(card, words))),
        gist=(
            f"{'/'.join(''.join(f'[{i}]' for i in dice_icons(way)) for way in card.ways)}→{action_gist(card.action)}",
        ),
    )


# Tokens


def trap(token: Trap, words: Words) -> Face:
    name = trap_name(token.number, words)
    return Face(
        f"trap-{token.id}",
        name,
        name,
        words.say("glossary-trick" if TYPES[token.type] == "trick" else f"glossary-{TYPES[token.type]}_trap"),
        "tile",
        TYPES[token.type],
        TYPES[token.type],
        corners=() if token.type == BASIC else (badge("coins", token.price, words),),
        sections=texts(("", trap_text(token, words))),
        gist=(trap_gist(token),) if trap_gist(token) else (),
    )


def loot(token: Loot, words: Words) -> Face:
    name = loot_name(token, words)
    return Face(
        f"loot-{token.id}",
        name,
        name,
        words.say("glossary-loot"),
        "tile",
        "loot",
        f"art-loot-{token.id}",
        sections=texts(("", loot_text(token, words))),
        gist=(loot_gist(token),),
    )


def dice_quest(quest: Quest, words: Words) -> Face:
    side = quest.side_a
    return Face(
        f"quest-{quest.id}-a",
        words.say("glossary-dice_quest"),
        words.say("glossary-dice_quest"),
        kind="tile",
        tone="paper",
        art="art-quest-0",
        corners=(badge("target", side.target, words),),
        sections=texts(("", dice_quest_text(side, words))),
        gist=(f"+{goods_gist(side.reward)}", f"−{goods_gist(side.penalty)}"),
    )


def resource_quest(quest: Quest, words: Words) -> Face:
    side = quest.side_b
    return Face(
        f"quest-{quest.id}-b",
        words.say("glossary-resource_quest"),
        words.say("glossary-resource_quest"),
        kind="tile",
        tone="wood",
        art="art-quest-1",
        sections=texts(("", resource_quest_text(side, words))),
        gist=(f"−{goods_gist(side.cost)}",),
    )


def event(number: int, words: Words) -> Face:
    """The tile with what its four paths ask for and give."""
    tile = FACES[number]
    ways = [(words.say("scene-path", n=n), way_text(way, words)) for n, way in enumerate(tile.ways, 1)]
    name = f"{words.say('glossary-event_tile')} {tile.id.upper()}"
    return Face(f"event-{tile.id}", name, name, tone="paper", art="outskirts", sections=texts(*ways))


def benefits(way: Way, words: Words) -> list[Badge]:
    """What a path gives to the mercenary on it (ML-LAND-10)."""
    numbers = (
        ("coins", way.coins), ("defence", way.defence), ("potion", way.potions), ("venom", way.venoms),
        ("reroll", way.rerolls),
    )  # fmt: skip
    return [Badge(name, n, benefit_text(way, words)) for name, n in numbers if n]


# Dice


def dice_faces(words: Words) -> list[Face]:
    """Not thrown, and with what they show."""
    found = []
    for name in COLOURS:
        bare = words.say(f"scene-die-{name}")
        found.append(Face(f"die-{name}", bare, bare, kind="die", tone=name, art=name))
        for n in range(1, 7):
            shown = words.say("scene-die-shows", die=bare, n=n)
            found.append(Face(f"die-{name}-{n}", shown, f"{name[0]}{n}", kind="die", tone=name, art=f"pips-{n}"))
    return found


def die_face(die: int) -> str:
    """Of a die of `board`, as it lies in a pool or a building."""
    if die == S_DIE:
        return f"die-{COLOURS[STRENGTH]}"
    if die == M_DIE:
        return f"die-{COLOURS[MAGIC]}"
    return f"die-{COLOURS[BARGAINING]}-{die}"


def plain(key: str, words: Words) -> Face:
    name = word(key, words)
    return Face(key, name, name, kind="token", tone=key if key in TONES else "stone", art=key)


def tone_of(affiliation: int) -> str:
    return "stone" if affiliation == NONE else AFFILIATIONS[affiliation]


def signs_of(affiliation: int) -> tuple[str, ...]:
    return () if affiliation == NONE else (AFFILIATIONS[affiliation],)


@cache  # the same few at every table, all the time
def badge(icon: str, n: int, words: Words, of: int | None = None) -> Badge:
    what, corner = word(icon, words), CORNERS.get(icon, "")
    if of is not None and n < of:
        return Badge(icon, n, words.say("scene-say-of", what=what, n=n, of=of), of, corner)
    return Badge(icon, n, words.say("scene-say", what=what, n=n), of, corner)
