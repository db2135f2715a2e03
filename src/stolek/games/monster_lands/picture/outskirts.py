"""The Outskirts: lands, quests and the Citadel entrance, each with its paths; and the loot."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, Literal

from stolek.games.monster_lands.board import (
    COLOURS,
    DEATH_FAME,
    DICE_QUEST,
    ENTRANCE,
    ENTRANCE_PLACES,
    GUARD_COINS,
    GUARD_DEFENCE,
    PATH_NAMES,
    PATHS,
    PATHS_OF,
    QUEST_PATHS,
    RESOURCE_QUEST,
    SAM,
    SITES,
    TOKEN_PLACES,
    UPPER,
)
from stolek.games.monster_lands.cards.abilities import IN_ATTACK, IN_CONQUEST
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.describing import NAMED, count, dice_text, goods_text
from stolek.games.monster_lands.faces import badge, benefits, dice_icons
from stolek.games.monster_lands.naming import site_name
from stolek.games.monster_lands.picture.places import (
    QUEST_ZONES,
    SITE_ZONES,
    laid_trap_id,
    land_id,
    loot_id,
    monster_id,
    path_die_id,
    path_place,
    token_id,
)
from stolek.games.monster_lands.queries import PLACE_OF, QUEST_OF, SITE_OF, sites
from stolek.games.monster_lands.rules.battle import attack_dice, next_path
from stolek.games.monster_lands.rules.sending import dice_for
from stolek.games.monster_lands.rules.stages import (
    DICE_QUEST_STEP,
    RESOURCE_QUEST_STEP,
    SPOILS_PART,
    occasion,
    part_now,
    site_now,
)
from stolek.games.monster_lands.rules.totals import (
    colour_thrown,
    face_thrown,
    goal,
    total_so_far,
    total_to_capture,
    total_to_kill,
    traps_needed,
    traps_on,
)
from stolek.games.monster_lands.state import (
    ADVENTURE,
    CONQUEROR,
    DEAD,
    FAILED,
    SHOWN,
    TRIED,
    VICTOR,
    World,
)
from stolek.kernel.asks import NONE
from stolek.scene import Badge, Lane, Lanes, Meter, Piece, Row, Slot, Zone
from stolek.words import Words

FATES: Final = {FAILED: "failed", TRIED: "failed", VICTOR: "victor", CONQUEROR: "conquest", DEAD: "kill"}


def outskirts(s: World, words: Words) -> list[Zone]:
    zones: list[Zone] = [land_zone(s, site, words) for site in sites(s)]
    zones += [quest_zone(s, side, words) for side in (DICE_QUEST, RESOURCE_QUEST)]
    zones.append(entrance_zone(s, words))
    zones.append(Row("loot", words.say("scene-loot"), s.loot.count(SHOWN)))
    return zones


def land_zone(s: World, site: int, words: Words) -> Lanes:
    """A land with its event tile: the monster first, and then the land, is what the paths lead to (ML-LAND-01)."""
    lanes = []
    for path in PATHS_OF[site]:
        if s.event[site] == NONE:
            lanes.append(bare_lane(s, path, words))
            continue
        way = FACES[s.event[site]].ways[PLACE_OF[path]]
        says = words.say("scene-needs", dice=dice_text(way.required, words, NAMED))
        if any(way.more):
            says += f"; {words.say('scene-may-add', dice=dice_text(way.more, words, NAMED))}"
        required = dice_icons(way.required)
        lanes.append(
            lane(s, path, benefits(way, words), (*required, *dice_icons(way.more)), len(required), says, words)
        )
    return Lanes(SITE_ZONES[site], site_name(site, words), tuple(lanes), down=True, cards=2)


def bare_lane(s: World, path: int, words: Words) -> Lane:
    return lane(s, path, [], (), 0, "", words)


def quest_zone(s: World, side: int, words: Words) -> Lanes:
    lanes = []
    for place, path in enumerate(QUEST_PATHS[side]):
        if s.quest[side] == NONE:
            lanes.append(bare_lane(s, path, words))
            continue
        dice = dice_for(s, path)
        icons = (*dice_icons(dice), *("strength+magic",) * dice[3], *("strength+bargaining",) * dice[4])
        says = words.say("scene-needs", dice=dice_text(dice, words, NAMED))
        gains = []
        if side == RESOURCE_QUEST:
            reward = QUESTS[s.quest[side]].side_b.rewards[place]
            gains = [Badge("fame", reward.fame, goods_text(reward, words, NAMED))] if reward.fame else []
            gains += [badge(name, n, words) for name, n in (("coins", reward.coins), ("defence", reward.defence)) if n]
        lanes.append(lane(s, path, gains, icons, len(icons), says, words))
    key = "glossary-dice_quest" if side == DICE_QUEST else "glossary-resource_quest"
    return Lanes(QUEST_ZONES[side], words.say(key), tuple(lanes), down=True, cards=1)


def entrance_zone(s: World, words: Words) -> Lanes:
    """Open while a monster is there (ML-ENTR-02)."""
    lanes = []
    for path in PATHS_OF[ENTRANCE]:
        guards = [badge("defence", GUARD_DEFENCE[path - UPPER], words)]
        if GUARD_COINS[path - UPPER]:
            guards.append(badge("coins", GUARD_COINS[path - UPPER], words))
        spaces = ("strength+magic",) * ENTRANCE_PLACES if s.monster[ENTRANCE] != NONE else ()
        lanes.append(lane(s, path, guards, spaces, 0, "", words))
    return Lanes("entrance", site_name(ENTRANCE, words), tuple(lanes), down=True, cards=1)


def lane(
    s: World, path: int, gives: Sequence[Badge], spaces: tuple[str, ...], must: int, says: str, words: Words
) -> Lane:
    """A path: who stands there, its dice, traps and defence tokens, and what the mercenary carries.

    Free places are shown on a free path; nothing can be added to another later (ML-LAND-06).
    """
    free = s.whose[path] == NONE and s.who[path] == NONE and bool(spaces)
    slots = [
        Slot("who", ("members",) if free else (), badge=fame_of_death(path, words) if free else None),
        Slot("dice", spaces if free else (), must, say=says if free else ""),
    ]
    if QUEST_OF[path] == NONE:
        own = TOKEN_PLACES if SITE_OF[path] != ENTRANCE else 0
        slots.append(Slot("tokens", ("traps+defence",) * own if free else ()))
    slots.append(Slot("bag"))
    state: Literal["", "now", "closed"] = ""
    if path == path_now(s):
        state = "now"
    elif not free and s.whose[path] == NONE and s.who[path] == NONE:
        state = "closed"
    label = words.say(f"scene-path-{PATH_NAMES[path]}")
    return Lane(
        PATH_NAMES[path], label, state, badges=tuple(gives), slots=tuple(slots), meters=tuple(meters(s, path, words))
    )


def fame_of_death(path: int, words: Words) -> Badge | None:
    """ML-DEATH-04"""
    fame = DEATH_FAME[path]
    return (
        Badge("death", fame, words.say("scene-death-fame", goods=count("fame", fame, words, NAMED))) if fame else None
    )


def path_now(s: World) -> int:
    """The path whose turn it is, in the adventure phase."""
    if s.phase != ADVENTURE:
        return NONE
    if s.at != NONE or s.step in (DICE_QUEST_STEP, RESOURCE_QUEST_STEP):
        return s.at
    site = site_now(s)
    if part_now(s) == SPOILS_PART or site >= len(SITES):
        return NONE
    return next_path(s, site)


def meters(s: World, path: int, words: Words) -> Iterator[Meter]:
    """How far the path has come, with what those before have done: to capture, to kill, to succeed."""
    if path != path_now(s) or s.at != path or not s.rolling:
        return
    if occasion(s) == IN_ATTACK:
        card = MONSTERS[s.monster[SITE_OF[path]]]
        if traps_on(s, path) >= traps_needed(s, path):
            yield meter("capture", total_to_capture(s), card.capture, words)
        yield meter("kill", total_to_kill(s), card.kill, words)
    else:
        yield meter("conquest" if occasion(s) == IN_CONQUEST else "target", total_so_far(s), goal(s), words)


def meter(icon: str, have: int, need: int, words: Words) -> Meter:
    return Meter(
        icon, have, need, words.say("scene-meter", what=words.say(f"glossary-{WORDS[icon]}"), have=have, need=need)
    )


WORDS: Final = {"capture": "capture", "kill": "kill", "conquest": "conquest", "target": "dice_quest"}


# Pieces


def outskirts_pieces(s: World, eyes: Collection[int], words: Words) -> list[Piece]:
    found = [piece for site in (*sites(s), ENTRANCE) for piece in at_site(s, site, words)]
    for side, letter in ((DICE_QUEST, "a"), (RESOURCE_QUEST, "b")):
        if s.quest[side] != NONE:
            quest = QUESTS[s.quest[side]]
            found.append(Piece(f"{quest.id}{letter}", QUEST_ZONES[side], f"quest-{quest.id}-{letter}"))
    for path in range(PATHS):
        found += on_path(s, path, eyes, words)
    for token, place in enumerate(s.loot):
        if place == SHOWN:
            found.append(Piece(loot_id(token), "loot", f"loot-{LOOT[token].id}"))
    return found


def at_site(s: World, site: int, words: Words) -> Iterator[Piece]:
    """What the monster attacks with here and now, and what defeats it; what the land asks for and gives."""
    monster = s.monster[site]
    if monster != NONE:
        card = MONSTERS[monster]
        dice = attack_dice(s, site) if s.round else card.attack
        facts = (("attack", dice), ("capture", card.capture), ("kill", card.kill))
        numbers = tuple(badge(name, n, words) for name, n in facts)
        yield Piece(monster_id(monster), SITE_ZONES[site], f"monster-{card.id}", badges=numbers, order=1)
    if site != ENTRANCE and s.land[site] != NONE:
        land = LANDS[s.land[site]]
        numbers = (badge("conquest", land.conquest, words), badge("fame", land.fame, words))
        yield Piece(land_id(land.number), SITE_ZONES[site], f"land-{land.id}", badges=numbers)


def on_path(s: World, path: int, eyes: Collection[int], words: Words) -> Iterator[Piece]:
    m = s.who[path]
    owner = s.whose[path] if s.whose[path] >= 0 else None
    if m == SAM:
        states: tuple[str, ...] = (FATES[s.fate[path]],) if s.fate[path] in FATES else ()
        yield Piece(token_id(m, path), path_place(path, "who"), "sam", states=states)
    elif m != NONE:
        states = tuple(
            name for name, there in (("wounded", s.wounded[m]), (FATES.get(s.fate[path], ""), s.fate[path])) if there
        )
        face = f"token-{MERCENARIES[m].id}"
        yield Piece(token_id(m, path), path_place(path, "who"), face, owner, states=tuple(filter(None, states)))
    yield from dice_on(s, path)
    place = path_place(path, "tokens")
    for i, kind in enumerate(s.laid[path]):
        up = s.shown[path] >> i & 1
        seen = up or owner in eyes
        states = () if up or not seen else ("hidden",)
        yield Piece(
            laid_trap_id(path, i), place, f"trap-{TRAPS[kind].id}" if seen else None, owner, (), states, order=i
        )
    for i in range(s.shields[path]):
        yield Piece(f"defence.{PATH_NAMES[path]}.{i}", place, "defence", order=10 + i)
    place = path_place(path, "bag")
    for good, n in (("potion", s.potion[path]), ("venom", s.venom[path]), ("coins", s.purse[path])):
        if n:
            number = (badge(good, n, words),) if n > 1 or good == "coins" else ()
            yield Piece(f"{good}.{PATH_NAMES[path]}", place, good, badges=number)


def dice_on(s: World, path: int) -> Iterator[Piece]:
    """As they were placed; while they are thrown, those that show something first."""
    place = path_place(path, "dice")
    if s.rolling and s.at == path:
        for i, die in enumerate(s.thrown):
            face = f"die-{COLOURS[colour_thrown(die)]}-{face_thrown(die)}"
            yield Piece(path_die_id(path, "thrown", i), place, face, order=i)
        for colour, n in enumerate(s.left):
            for i in range(n):
                yield Piece(path_die_id(path, COLOURS[colour], i), place, f"die-{COLOURS[colour]}", order=50 + colour)
        return
    for order, (name, n) in enumerate(
        (("strength", s.strength[path]), ("magic", s.magic[path]), ("bargaining", s.bargaining[path]))
    ):
        for i in range(n):
            yield Piece(path_die_id(path, name, i), place, f"die-{name}", order=order)
    brought = (
        ("strength", s.trap_strength[path], "on-trap"), ("strength", s.hidden_strength[path], "on-hidden"),
        ("magic", s.trap_magic[path], "on-trap"), ("magic", s.hidden_magic[path], "on-hidden"),
    )  # fmt: skip
    for name, n, state in brought:
        for i in range(n):
            yield Piece(path_die_id(path, f"{state}-{name}", i), place, f"die-{name}", states=("on-trap",), order=9)
