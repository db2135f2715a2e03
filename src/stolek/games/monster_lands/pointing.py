"""Options as a person points at them, at pieces and places of the scene; and what real dice and cards tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from stolek.games.monster_lands.answers import Fields, reroll_source
from stolek.games.monster_lands.board import (
    BARGAINING,
    BUILDINGS,
    COINS_PER_TROPHY,
    COLOURS,
    DICE_CODES,
    LABORATORY,
    LOWER_TOKENS,
    MAGIC,
    MINE,
    MINE_PAYS,
    MINE_TAKES,
    PATH_NAMES,
    STRENGTH,
    UPPER_TOKENS,
    colour_of,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT as TOKENS
from stolek.games.monster_lands.cards.mercenaries import CHIEFTAINS, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.describing import (
    NAMED,
    WITH,
    count,
    dice_quest_text,
    dice_text,
    resource_quest_text,
    trap_name,
)
from stolek.games.monster_lands.faces import SIDES, die_face
from stolek.games.monster_lands.forms import (
    AFFILIATION,
    ALL_THE_REST,
    AMONG_EQUALS,
    BY_PATH,
    BY_POTION,
    BY_TOKEN,
    COLOUR,
    DEFENCE_TOKEN,
    DISCOUNT,
    DROP,
    END,
    EQUIP,
    EXCHANGE,
    FIRST_PLAYER,
    GEAR,
    GIVE,
    GO,
    HEAL,
    LOAD,
    LOOT,
    MEMBER,
    NEXT_EQUIPMENT,
    NEXT_EVENT,
    NEXT_LAND,
    NEXT_LOOT,
    NEXT_MERCENARY,
    NEXT_MONSTER,
    NEXT_PANIC,
    NEXT_QUEST,
    NEXT_TRAP,
    NEXT_TRICK,
    PASS,
    PATH,
    PAYING,
    POTION,
    PREVENT,
    PURCHASE,
    REROLL,
    ROLL,
    SCHEMA,
    SELL,
    SEND,
    SETTLE,
    STOP,
    TRAP,
    USE,
    VENOM,
    VENOM_TOKEN,
    VISIT,
    WASTE,
    WORK,
    YES,
)
from stolek.games.monster_lands.meaning import meant, subject
from stolek.games.monster_lands.naming import (
    a_die,
    building_name,
    coins_text,
    die_text,
    equipment_called,
    equipment_name,
    land_name,
    loot_called,
    member_called,
    member_name,
    monster_name,
    path_name,
)
from stolek.games.monster_lands.picture.places import (
    equipment_id,
    good_id,
    land_id,
    loot_id,
    member_id,
    monster_id,
    path_die_id,
    path_place,
    shown_trap_id,
    space_place,
    stored_trap_id,
    token_id,
)
from stolek.games.monster_lands.rules.bargaining import Deal, die_discount
from stolek.games.monster_lands.rules.defending import Blow
from stolek.games.monster_lands.rules.market import held
from stolek.games.monster_lands.rules.totals import colour_thrown, face_thrown
from stolek.games.monster_lands.rules.tricks import Trick
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import DRAW, NONE, Ask
from stolek.scene import Choice, Luck
from stolek.words import Words

__all__ = ["choice", "luck", "meant"]

LEAVING: Final = (PASS, GO, END, STOP)
LAB_TOKENS: Final = (UPPER_TOKENS, LOWER_TOKENS)

Pointed: TypeAlias = tuple[tuple[str, ...], str, str]  # path, group, label


def choice(s: World, ask: Ask, option: int, words: Words) -> Choice:
    if option & 31 in LEAVING:
        return Choice(option, leave=True)
    point = POINTED.get(option & 31)
    if point is None:
        return Choice(option)
    _, fields = SCHEMA.read(option)
    path, group, label = point(s, ask, fields, words)
    return Choice(option, path, group, label)


def alone(*path: str) -> Pointed:
    """What is said by a sentence of its own."""
    return path, "", ""


# The Citadel and the paths


def _visit(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    building, die, space = fields["building"], fields["die"], fields["space"]
    more = ""
    if building == LABORATORY:
        more = words.say("scene-brews", number=LAB_TOKENS[space])
    elif building == MINE:
        dice = count("strength", MINE_TAKES[space], words, NAMED)
        more = words.say("scene-mines", dice=dice, coins=coins_text(MINE_PAYS[space], words, NAMED))
    elif colour_of(die) == BARGAINING:
        off = die_discount(s, building, die)
        more = words.say("scene-off", number=off) if BUILDINGS[building] != "pawnshop" else ""
    place = words.say(f"building-{BUILDINGS[building]}.to")
    group = words.say("scene-group-visit", what=die_text(die, words))
    return (die_face(die), space_place(building, space)), group, f"{place} ({more})" if more else place


def _send(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    m, path = fields["member"], fields["path"]
    member = member_called(s, m, words)
    if s.wounded[m]:
        member = words.say("wounded-member", member=member)
    group = words.say("scene-group-send", what=member)
    return (member_id(m), path_place(path)), group, path_name(path, words)


def _work(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    land, way = fields["land"], fields["way"]
    group = words.say("scene-group-work", what=land_name(land, words))
    return (land_id(land),), group, dice_text(LANDS[land].ways[way], words)


def _use(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    return alone(member_id(fields["member"]))


def _exchange(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    m, die, colour = fields["member"], fields["die"], fields["colour"]
    group = words.say("scene-group-exchange", member=member_called(s, m, words), die=die_text(die, words))
    return (member_id(m), die_face(die)), group, a_die(colour, words)


def _waste(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    return alone(die_face(fields["die"]))


# At any time


def _loot(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    token, die = fields["loot"], fields["die"]
    if s.loot[token] != ask.seat or ask.kind == PAYING:
        return alone(loot_id(token))
    name = loot_called(token, words)
    group = words.say("scene-group-loot")
    if TOKENS[token].gives_up != BARGAINING:
        return (loot_id(token),), group, name
    return (loot_id(token), die_face(die)), group, f"{name} ({die_text(die, words, NAMED)})"


def _sell(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    monster = fields["monster"]
    coins = coins_text(MONSTERS[monster].killed.trophies * COINS_PER_TROPHY, words, NAMED)
    label = f"{monster_name(monster, words)} ({coins})"
    return (monster_id(monster),), words.say("scene-group-sell"), label


def _heal(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    m = fields["member"]
    path = (good_id("potion", ask.seat), member_id(m))
    return path, words.say("scene-group-heal"), member_called(s, m, words)


def _give(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    e, m = fields["equipment"], fields["member"]
    group = words.say("scene-group-give", what=equipment_called(s, e, words))
    return (equipment_id(e), member_id(m)), group, member_called(s, m, words)


def _drop(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    e = fields["equipment"]
    group = words.say("scene-group-give", what=equipment_called(s, e, words))
    return (equipment_id(e),), group, words.say("scene-nobody")


def _settle(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    land, m = fields["land"], fields["member"]
    group = words.say("scene-group-settle", what=land_name(land, words))
    return (land_id(land), member_id(m)), group, member_called(s, m, words)


# Buying and loading


def _trap(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    kind = fields["trap"]
    if ask.kind == PURCHASE:
        return alone(shown_trap_id(s.lodge.index(kind))) if kind in s.lodge else alone()
    path = (stored_trap_id(ask.seat, kind, 0),) if kind in s.traps[ask.seat] else ()
    if SCHEMA.names[ask.kind] == "loading":
        return path, words.say("scene-group-load"), trap_name(kind, words)
    return alone(*path)


def _member(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    return alone(member_id(fields["member"]))


def _discount(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    card = fields["card"]
    return alone(equipment_id(card - GEAR) if card >= GEAR else member_id(card))


def _equip(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    e, m = fields["equipment"], fields["member"]
    cost = ask.about.price(COPIES[e].price) if isinstance(ask.about, Deal) else COPIES[e].price
    what = equipment_called(s, e, words)
    if cost:
        what = f"{what} ({coins_text(cost, words, NAMED)})"
    return (
        (equipment_id(e), member_id(m)),
        words.say("scene-group-give", what=what),
        _holder(s, e, m, words),
    )


def _holder(s: World, e: int, m: int, words: Words) -> str:
    """Who gets a piece of equipment, and discards which other one for it."""
    name, older = member_called(s, m, words), held(s, m, COPIES[e].kind)
    if older in (NONE, e):
        return name
    return words.say("scene-instead", member=name, older=equipment_name(older, words))


def _load(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    what = fields["what"]
    if what < DICE_CODES:
        path, label = die_face(what), die_text(what, words)
    else:
        good, thing = LOADED[what]
        path, label = good_id(good, ask.seat), count(thing, 1, words)
    return (path,), words.say("scene-group-load" if SCHEMA.names[ask.kind] == "loading" else "scene-group-pawn"), label


LOADED: Final = {
    DEFENCE_TOKEN: ("defence", "defence"),
    POTION: ("potion", "potions"),
    VENOM_TOKEN: ("venom", "venoms"),
}


# The adventure


def _roll(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    colour, group = fields["colour"], words.say("scene-group-roll")
    if colour == ALL_THE_REST:
        return (), group, words.say("scene-all-dice", number=sum(s.left))
    return (path_die_id(s.at, COLOURS[colour], 0),), group, a_die(colour, words, WITH)


def _reroll(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    die = fields["die"]
    group = words.say("scene-group-reroll", what=reroll_source(s, fields["source"], words))
    bare = words.say(f"scene-die-{COLOURS[colour_thrown(die)]}")
    label = words.say("scene-die-shows", die=bare, n=face_thrown(die))
    return (path_die_id(s.at, "thrown", s.thrown.index(die)),), group, label


def _venom(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    return alone(f"venom.{PATH_NAMES[s.at]}")


def _prevent(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    assert isinstance(ask.about, Blow)
    path, means = ask.about.path, fields["means"]
    if means == BY_TOKEN:
        return alone(f"defence.{PATH_NAMES[path]}.0")
    if means == BY_POTION:
        return alone(f"potion.{PATH_NAMES[path]}")
    return alone(path_place(path) if means == BY_PATH else token_id(s.who[path], path))


def _path(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    return alone(path_place(fields["path"]))


def _colour(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    """A die to be stolen is seen on its path."""
    return alone(*stealable(s, ask.about.target, fields["colour"])) if isinstance(ask.about, Trick) else alone()


def stealable(s: World, path: int, colour: int) -> list[str]:
    """A die of this colour on a path that a trick can steal, if there is one."""
    placed = {STRENGTH: s.strength, MAGIC: s.magic}.get(colour, s.bargaining)
    on_traps = {STRENGTH: s.trap_strength, MAGIC: s.trap_magic}.get(colour)
    if placed[path]:
        return [path_die_id(path, COLOURS[colour], 0)]
    if on_traps is not None and on_traps[path]:
        return [path_die_id(path, f"on-trap-{COLOURS[colour]}", 0)]
    return []


def _yes(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    return alone(*subject(s, ask))


def _affiliation(s: World, ask: Ask, fields: Fields, words: Words) -> Pointed:
    return alone(f"mercenary-{MERCENARIES[CHIEFTAINS[fields['affiliation']]].id}")


POINTED: Final[dict[int, Callable[[World, Ask, Fields, Words], Pointed]]] = {
    VISIT: _visit,
    SEND: _send,
    WORK: _work,
    USE: _use,
    EXCHANGE: _exchange,
    LOOT: _loot,
    SELL: _sell,
    HEAL: _heal,
    GIVE: _give,
    DROP: _drop,
    SETTLE: _settle,
    WASTE: _waste,
    TRAP: _trap,
    MEMBER: _member,
    DISCOUNT: _discount,
    EQUIP: _equip,
    LOAD: _load,
    ROLL: _roll,
    REROLL: _reroll,
    VENOM: _venom,
    PREVENT: _prevent,
    PATH: _path,
    COLOUR: _colour,
    YES: _yes,
    AFFILIATION: _affiliation,
}


# Real dice and cards


def luck(s: World, ask: Ask, words: Words) -> Luck:
    if ask.what == DRAW:
        name = DRAWN[ask.kind]
        return Luck(cards={card: name(card, words) for card in ask.options})
    if ask.kind == FIRST_PLAYER:
        clans = [(str(seat + 1), words.say(f"scene-clan-{SIDES[seat]}")) for seat in range(s.seats)]
        return Luck(1, tuple(clans), lot=True)
    dice, span = 0, ask.span
    while span > 1:
        span //= 6
        dice += 1
    return Luck(dice, tuple((str(n), str(n)) for n in range(1, 7)))


def _quest(quest: int, words: Words) -> str:
    """Whichever side will lie up: what is on both."""
    token = QUESTS[quest]
    return f"{dice_quest_text(token.side_a, words)} / {resource_quest_text(token.side_b, words)}"


DRAWN: Final[dict[int, Callable[[int, Words], str]]] = {
    NEXT_MERCENARY: member_name,
    AMONG_EQUALS: member_name,
    NEXT_TRAP: trap_name,
    NEXT_TRICK: trap_name,
    NEXT_EQUIPMENT: equipment_name,
    NEXT_MONSTER: monster_name,
    NEXT_LAND: land_name,
    NEXT_LOOT: loot_called,
    NEXT_PANIC: building_name,
    NEXT_QUEST: _quest,
    NEXT_EVENT: lambda face, words: f"{words.say('glossary-event_tile')} {FACES[face].id.upper()}",
}
