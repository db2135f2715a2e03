"""What lies before a clan: its points and goods, dice, members with their equipment, tokens, lands and trophies."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from stolek.games.monster_lands.board import DICE_CODES
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.faces import SIDES, badge, die_face
from stolek.games.monster_lands.naming import land_name, member_name, path_name
from stolek.games.monster_lands.picture.places import (
    equipment_id,
    good_id,
    land_id,
    loot_id,
    member_id,
    monster_id,
    pool_die_id,
    stored_trap_id,
)
from stolek.games.monster_lands.queries import (
    dice_in_pool,
    gear_of,
    lands,
    members,
    renown,
    settled_by,
    surplus,
    trap_room,
    trophies,
    trophy_points,
)
from stolek.games.monster_lands.rules.scoring import icon_points, points
from stolek.games.monster_lands.state import DEPLOYMENT, OVER, World
from stolek.kernel.asks import NONE
from stolek.scene import Badge, Panel, Piece, Row, Zone
from stolek.words import Words

TOKENS: Final = ("defence", "potion", "venom")


def clan_zones(s: World, seat: int, words: Words) -> list[Zone]:
    tokens = [owner for owner in s.loot if owner == seat]
    stored = len(s.traps[seat]) + len(tokens) + sum(1 for n in stores(s, seat) if n)
    won = len(lands(s, seat)) + len(trophies(s, seat))
    return [
        Panel(f"side{seat}", words.say(f"scene-clan-{SIDES[seat]}"), notes(s, seat, words), seat, sums(s, seat, words)),
        Row(f"pool{seat}", words.say("scene-pool"), dice_in_pool(s, seat), seat, empty=s.phase <= DEPLOYMENT),
        Row(f"store{seat}", words.say("scene-store"), stored, seat),
        Row(f"won{seat}", words.say("scene-won"), won, seat, empty=False),
        Row(f"clan{seat}", words.say("scene-clan"), len(members(s, seat)), seat),
    ]


def stores(s: World, seat: int) -> tuple[int, int, int]:
    return s.defence[seat], s.potions[seat], s.venoms[seat]


def sums(s: World, seat: int, words: Words) -> tuple[Badge, ...]:
    found = [
        badge("coins", s.coins[seat], words),
        badge("fame", s.fame[seat], words),
        badge("renown", renown(s, seat), words),
        badge("surplus", surplus(s, seat), words),
    ]
    if trophy_points(s, seat):
        found.append(badge("trophies", trophy_points(s, seat), words))
    if s.traps[seat]:
        found.append(
            Badge(
                "traps", len(s.traps[seat]), words.say("scene-traps-of", n=len(s.traps[seat]), most=trap_room(s, seat))
            )
        )
    if s.phase == OVER:
        found.append(badge("points", points(s, seat), words))
    return tuple(found)


def notes(s: World, seat: int, words: Words) -> tuple[str, ...]:
    found = []
    if s.first == seat and s.seats > 1:
        found.append(words.say("scene-first"))
    if s.phase == DEPLOYMENT and s.passed[seat]:
        found.append(words.say("scene-passed"))
    if s.phase == OVER:
        found.append(score(s, seat, words))
    return tuple(found)


def score(s: World, seat: int, words: Words) -> str:
    """Where the points of a clan come from (ML-SCORE-02)."""
    parts = (
        ("fame", s.fame[seat]),
        ("renown", renown(s, seat)),
        ("trophies", trophy_points(s, seat)),
        ("affiliations", icon_points(s, seat)),
    )
    said = [words.say("scene-say", what=words.say(f"score-{name}"), n=n) for name, n in parts]
    total = words.say("scene-say", what=words.say("score-total"), n=points(s, seat))
    return f"{', '.join(said)}; {total}"


def clan_pieces(s: World, seat: int, eyes: Collection[int], words: Words) -> list[Piece]:
    return [
        *pool(s, seat),
        *store(s, seat, eyes, words),
        *won(s, seat, words),
        *member_pieces(s, seat, words),
    ]


def pool(s: World, seat: int) -> Iterator[Piece]:
    for die in range(DICE_CODES):
        for i in range(s.pool[seat][die]):
            order = (DICE_CODES if die == DICE_CODES - 1 else 2 * DICE_CODES if die else 0) + die
            yield Piece(pool_die_id(seat, die, i), f"pool{seat}", die_face(die), seat, order=order)


def store(s: World, seat: int, eyes: Collection[int], words: Words) -> Iterator[Piece]:
    """The traps lie face down, and only their owner knows which is which (ML-LODGE-06, ML-TERM-13)."""
    place = f"store{seat}"
    traps = s.traps[seat]
    for i, kind in enumerate(traps):
        if seat in eyes:
            nth = traps[:i].count(kind)
            yield Piece(stored_trap_id(seat, kind, nth), place, f"trap-{TRAPS[kind].id}", seat, order=i)
        else:
            yield Piece(f"trap{seat}.back.{i}", place, None, seat, order=i)
    for good, n in zip(TOKENS, stores(s, seat), strict=True):
        if n:
            yield Piece(good_id(good, seat), place, good, seat, (badge(good, n, words),), order=20)
    for token, owner in enumerate(s.loot):
        if owner == seat:
            yield Piece(loot_id(token), place, f"loot-{LOOT[token].id}", seat, order=30)


def won(s: World, seat: int, words: Words) -> Iterator[Piece]:
    for land in lands(s, seat):
        settler = s.settler[land]
        states = [name for name, there in (("settled", settler != NONE), ("used", s.worked[land])) if there]
        by = (words.say("scene-settled-by", member=member_name(settler, words)),) if settler != NONE else ()
        yield Piece(land_id(land), f"won{seat}", f"land-{LANDS[land].id}", seat, (), tuple(states), by)
    for monster in trophies(s, seat):
        worth = (badge("trophies", MONSTERS[monster].killed.trophies, words),)
        yield Piece(monster_id(monster), f"won{seat}", f"monster-{MONSTERS[monster].id}", seat, worth, order=1)


def member_pieces(s: World, seat: int, words: Words) -> Iterator[Piece]:
    """The chieftain first, with the equipment beneath its holder."""
    for m in members(s, seat):
        id = member_id(m)
        marks = (
            ("chieftain", s.chief[seat] == m),
            ("wounded", s.wounded[m] > 0),
            ("away", s.path[m] != NONE),
            ("settled", settled_by(s, m) != NONE),
            ("used", s.used[m] > 0),
        )
        notes = []
        if s.path[m] != NONE:
            notes.append(words.say("scene-stands", path=path_name(s.path[m], words)))
        if settled_by(s, m) != NONE:
            notes.append(words.say("scene-settles", land=land_name(settled_by(s, m), words)))
        states = tuple(name for name, there in marks if there)
        face = f"mercenary-{MERCENARIES[m].id}"
        yield Piece(id, f"clan{seat}", face, seat, (), states, tuple(notes), 0 if s.chief[seat] == m else 1)
        for e in gear_of(s, m):
            used = ("used",) if s.gear_used[e] else ()
            yield Piece(equipment_id(e), f"@{id}:under", f"equipment-{COPIES[e].id}", seat, states=used)
