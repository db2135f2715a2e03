"""Questions, refusals and events in words. Every text stands alone: it names what it speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from stolek.games.monster_lands import answers
from stolek.games.monster_lands.answers import sentence
from stolek.games.monster_lands.board import BUILDINGS, DICE_QUEST, LABORATORY, SITES
from stolek.games.monster_lands.cards.abilities import IN_ATTACK, IN_CONQUEST
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import BASES, CHIEFTAINS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.describing import (
    NAMED,
    WITH,
    count,
    dice_quest_text,
    dice_text,
    goods_text,
    listed,
    loot_text,
    resource_quest_text,
    trap_name,
)
from stolek.games.monster_lands.faces import SIDES
from stolek.games.monster_lands.forms import BARGAINING_DICE, BATTLE_DIE, HOW_MANY, PAYING, SCHEMA, THROWING, TURN
from stolek.games.monster_lands.naming import (
    a_die,
    affiliation_name,
    building_name,
    coins_text,
    colour_text,
    die_text,
    discount_name,
    equipment_called,
    equipment_name,
    faces_text,
    land_name,
    loot_called,
    member_called,
    member_name,
    monster_name,
    path_name,
    site_name,
)
from stolek.games.monster_lands.queries import PLACE_OF, dice_in_pool
from stolek.games.monster_lands.rules import news
from stolek.games.monster_lands.rules.bargaining import Deal
from stolek.games.monster_lands.rules.defending import Blow
from stolek.games.monster_lands.rules.dice import Load
from stolek.games.monster_lands.rules.ratings import RATINGS
from stolek.games.monster_lands.rules.stages import occasion, site_now
from stolek.games.monster_lands.rules.totals import goal, needed, total_so_far
from stolek.games.monster_lands.rules.tricks import Trick
from stolek.games.monster_lands.state import PHASES, World
from stolek.kernel.asks import NONE, OVER, Ask
from stolek.kernel.rules import Refusal
from stolek.words import Words

Facts: TypeAlias = dict[str, str | int | float]
Params: TypeAlias = dict[str, object]

option_text: Final = answers.option_text


# Questions


def ask_text(s: World, ask: Ask, words: Words) -> str:
    """What is asked, as a whole sentence."""
    return sentence(_ask_text(s, ask, words))


def _ask_text(s: World, ask: Ask, words: Words) -> str:
    if ask.what == OVER or ask.kind == NONE:
        return words.say("ask-over")
    name = SCHEMA.names[ask.kind]
    if ask.chance:
        return _chance(s, ask, name, words)
    facts: Facts = {}
    about = ask.about
    if isinstance(about, Deal):
        return words.say(f"ask-{name}{_sort(ask, about)}", **_deal(about, words))
    if isinstance(about, Load):
        return words.say("ask-loading-land" if about.path == NONE else "ask-loading", **_load(s, about, words))
    if isinstance(about, Blow):
        facts = {
            "member": member_name(s.who[about.path], words),
            "path": path_name(about.path, words),
            "monster": monster_name(about.monster, words),
            "wounds": about.wounds,
            "dice": about.dice,
        }
        return words.say(f"ask-{name}-dice" if name == "aiming" else f"ask-{name}", **facts)
    if isinstance(about, Trick):
        target = path_name(about.path if about.target == NONE else about.target, words)
        facts = {"trap": trap_name(about.kind, words), "path": path_name(about.path, words), "target": target}
        return words.say(f"ask-{name}", **facts)
    if ask.kind == TURN:
        facts = {"acted": "yes" if s.acted else "no", "dice": dice_in_pool(s, ask.seat)}
    elif ask.kind == THROWING:
        return _throwing(s, words)
    elif ask.kind == PAYING:
        quest = QUESTS[s.quest[1]].side_b
        facts = {
            "member": member_name(s.who[s.at], words),
            "path": path_name(s.at, words),
            "cost": goods_text(quest.cost, words),
            "reward": goods_text(quest.rewards[PLACE_OF[s.at]], words),
        }
    elif name in _ABOUT_A_PATH and isinstance(about, int):
        facts = {"member": member_name(s.who[about], words), "path": path_name(about, words)}
        if name == "conquering":
            facts |= {"land": land_name(s.land[site_now(s)], words)}
    elif name in _ABOUT_A_MEMBER and isinstance(about, int):
        facts = {"member": member_called(s, about, words)}
    elif name in _ABOUT_A_PATH:
        return words.say(f"ask-{name}-land")
    return words.say(f"ask-{name}", **facts)


_ABOUT_A_PATH: Final = ("conquering", "spoils")
_ABOUT_A_MEMBER: Final = ("brewing", "handing-on")


def _chance(s: World, ask: Ask, name: str, words: Words) -> str:
    """What is rolled or drawn, and by whom."""
    facts: Facts = {"number": _dice_rolled(ask)}
    if ask.kind == BATTLE_DIE and isinstance(ask.about, int):
        facts |= {"member": member_name(s.who[s.at], words), "die": a_die(ask.about, words, WITH)}
    if ask.kind == BARGAINING_DICE:
        facts["who"] = words.say(f"scene-clan-{SIDES[ask.about]}" if isinstance(ask.about, int) else "sam")
    return words.say(f"chance-{name}", **facts)


def _sort(ask: Ask, deal: Deal) -> str:
    """Which of the questions of this kind it is."""
    if ask.kind == HOW_MANY:
        return "-brew" if deal.building == LABORATORY else "-arm"
    return "-free" if deal.free else ""


def _deal(deal: Deal, words: Words) -> Facts:
    chosen = listed([trap_name(kind, words) for kind in deal.traps], words)
    return {
        "chosen": chosen,
        "some": len(deal.traps),
        "coins": coins_text(deal.price(deal.cost), words) if deal.cost else "",
        "tokens": deal.tokens,
    }


def _load(s: World, it: Load, words: Words) -> Facts:
    if it.path == NONE:
        return {"land": land_name(it.land, words)}
    return {"member": member_called(s, it.member, words), "path": path_name(it.path, words)}


def _throwing(s: World, words: Words) -> str:
    """How far it is to success: to a capture and a kill, or to the goal of a quest or a land."""
    capture, more = needed(s)
    facts: Facts = {
        "member": member_name(s.who[s.at], words),
        "path": path_name(s.at, words),
        "total": total_so_far(s),
        "capture": capture,
        "more": more,
    }
    kind = occasion(s)
    if kind == IN_ATTACK:
        return words.say("ask-throwing-attack", monster=monster_name(s.monster[site_now(s)], words), **facts)
    if kind == IN_CONQUEST:
        return words.say("ask-throwing-conquest", land=land_name(s.land[site_now(s)], words), goal=goal(s), **facts)
    return words.say("ask-throwing-quest", goal=goal(s), **facts)


def _dice_rolled(ask: Ask) -> int:
    """How many six-sided dice a roll is."""
    dice, span = 0, ask.span
    while span > 1 and span % 6 == 0:
        span //= 6
        dice += 1
    return dice


# Refusals


def refusal_text(s: World, refusal: Refusal, words: Words) -> str:
    """Why an answer is refused, without the rule."""
    key = f"refusal-{refusal.key}"
    return sentence(words.say(key if words.has(key) else "refusal-other", **spoken(s, refusal.params, words)))


def spoken(s: World, params: Params, words: Words) -> Facts:
    """The parameters of a refusal, with names for the numbers of cards and places."""
    facts: Facts = {}
    for name, value in params.items():
        call = _CALLED.get(name)
        if call is not None and isinstance(value, int):
            facts[name] = call(s, value, words)
        elif isinstance(value, (int, float)):
            facts[name] = value
        else:
            facts[name] = str(value)
    return facts


_CALLED: Final[dict[str, Callable[[World, int, Words], str]]] = {
    "member": member_called,
    "equipment": equipment_called,
    "card": lambda s, card, words: discount_name(card, words),
    "trap": lambda s, kind, words: trap_name(kind, words),
    "loot": lambda s, token, words: loot_called(token, words),
    "building": lambda s, building, words: building_name(building, words),
    "path": lambda s, path, words: path_name(path, words),
    "monster": lambda s, monster, words: monster_name(monster, words),
    "land": lambda s, land, words: land_name(land, words),
    "colour": lambda s, colour, words: colour_text(colour, words),
    "die": lambda s, die, words: die_text(die, words, NAMED),
    "affiliation": lambda s, affiliation, words: affiliation_name(affiliation, words),
}


# Events


def event_text(event: tuple[int, ...], words: Words, seats: tuple[str, ...]) -> str:
    """An entry of the story: who may see it, what has happened, details."""
    kind = news.NAMES[event[1]]
    numbers = dict(zip(news.DETAILS[kind], event[2:], strict=False))
    facts: Facts = {name: _detail(name, value, words, seats) for name, value in numbers.items()}
    compose = _COMPOSED.get(kind)
    if compose is not None:
        facts |= compose(numbers, words)
    return sentence(words.say(f"event-{kind}", **facts))


def _detail(name: str, value: int, words: Words, seats: tuple[str, ...]) -> str | int:
    if name == "seat":
        return seats[value] if 0 <= value < len(seats) else words.say("sam")
    tell = _TOLD.get(name)
    return tell(value, words) if tell is not None else value


_TOLD: Final[dict[str, Callable[[int, Words], str]]] = {
    "member": member_name,
    "monster": monster_name,
    "land": land_name,
    "trap": trap_name,
    "loot": loot_called,
    "equipment": equipment_name,
    "card": discount_name,
    "path": path_name,
    "target": path_name,
    "site": site_name,
    "building": building_name,
    "die": die_text,
    "colour": a_die,
    "affiliation": affiliation_name,
    "phase": lambda phase, words: words.say(f"phase-{PHASES[phase]}"),
    "rating": lambda rating, words: words.say(f"rating-{RATINGS[rating]}"),
    "event": lambda face, words: FACES[face].id.upper(),
    "means": lambda means, words: answers.MEANS[means],
}

Numbers: TypeAlias = dict[str, int]


def _dice(n: Numbers, words: Words) -> Facts:
    dice = (n["strength"], n["magic"], n["bargaining"])
    return {"dice": dice_text(dice, words), "some": sum(dice)}


def _thrown(n: Numbers, words: Words) -> Facts:
    return {"die": a_die(n["colour"], words, WITH)}


def _good(n: Numbers, words: Words) -> Facts:
    return {"goods": count(news.GOODS[n["good"]], n["number"], words)}


def _coins(n: Numbers, words: Words) -> Facts:
    return {"coins": coins_text(n["number"], words)}


def _faces(n: Numbers, words: Words) -> Facts:
    return {"faces": faces_text(n["faces"], n["dice"])}


def _tokens(n: Numbers, words: Words) -> Facts:
    amounts = (("traps", n["traps"]), ("defence", n["shields"]))
    return {"tokens": listed([count(thing, number, words) for thing, number in amounts if number], words)}


def _brewed(n: Numbers, words: Words) -> Facts:
    amounts = (("potions", n["potions"]), ("venoms", n["venoms"]))
    return {"goods": listed([count(thing, number, words) for thing, number in amounts if number], words)}


def _clan(n: Numbers, words: Words) -> Facts:
    its = n["affiliation"]
    return {"chieftain": member_name(CHIEFTAINS[its], words), "member": member_name(BASES[its], words)}


def _place(n: Numbers, words: Words) -> Facts:
    return {"place": SITES[n["site"]]}


def _into(n: Numbers, words: Words) -> Facts:
    return {"to": words.say(f"building-{BUILDINGS[n['building']]}.to")}


def _hits(n: Numbers, words: Words) -> Facts:
    return {"hits": count("hits", n["hits"], words)}


def _rolled(n: Numbers, words: Words) -> Facts:
    return _faces(n, words) | _hits(n, words)


def _quest(n: Numbers, words: Words) -> Facts:
    quest = QUESTS[n["quest"]]
    dice = n["side"] == DICE_QUEST
    text = dice_quest_text(quest.side_a, words) if dice else resource_quest_text(quest.side_b, words)
    return {"text": text, "place": "dice" if dice else "resource"}


def _token(n: Numbers, words: Words) -> Facts:
    return {"text": loot_text(LOOT[n["loot"]], words)}


_COMPOSED: Final[dict[str, Callable[[Numbers, Words], Facts]]] = {
    "clan": _clan,
    "pool": _dice,
    "bargaining": _faces,
    "gained": _good,
    "lost": _good,
    "gained-dice": _dice,
    "visited": _into,
    "paid": _coins,
    "earned": _coins,
    "pawned": _coins,
    "sold": _coins,
    "wages": _coins,
    "brewed": _brewed,
    "loaded": _dice,
    "laid": _tokens,
    "threw": _thrown,
    "shows-loot": _token,
    "battle": _place,
    "monster-rolled": _rolled,
    "spat": _hits,
    "monster-comes": _place,
    "quest-comes": _quest,
    "sam-visits": _into,
}
