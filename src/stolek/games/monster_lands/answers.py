"""Answers in words: each stands alone, with what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from stolek.games.monster_lands.board import (
    BARGAINING,
    BUILDINGS,
    COINS_PER_TROPHY,
    DEFENCE_PRICE,
    DICE_QUEST,
    ENTRANCE,
    GUARD_COINS,
    GUARD_DEFENCE,
    LABORATORY,
    LOWER_TOKENS,
    MINE,
    MINE_PAYS,
    MINE_TAKES,
    UPPER,
    UPPER_TOKENS,
    colour_of,
)
from stolek.games.monster_lands.cards.abilities import IN_ATTACK
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT as TOKENS
from stolek.games.monster_lands.cards.mercenaries import BASES, CHIEFTAINS, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.describing import (
    NAMED,
    WITH,
    action_text,
    count,
    dice_quest_text,
    gained_by_hand,
    listed,
    loot_text,
    paid_path_text,
    trap_name,
    way_text,
)
from stolek.games.monster_lands.forms import (
    AFFILIATION,
    ALL_THE_REST,
    COLOUR,
    DEFENCE_TOKEN,
    DISCOUNT,
    DRINKS,
    DROP,
    END,
    EQUIP,
    EXCHANGE,
    GEAR,
    GIVE,
    GOOD,
    HEAL,
    LOAD,
    LOOT,
    MEMBER,
    NUMBER,
    PATH,
    POTION,
    PREVENT,
    REROLL,
    ROLL,
    SCHEMA,
    SELL,
    SEND,
    SETTLE,
    STOP,
    TRAP,
    TURN,
    USE,
    VENOM_TOKEN,
    VISIT,
    WASTE,
    WORK,
)
from stolek.games.monster_lands.forms import COINS as SOME_COINS
from stolek.games.monster_lands.naming import (
    a_die,
    affiliation_name,
    coins_text,
    die_text,
    discount_name,
    equipment_called,
    equipment_name,
    land_name,
    loot_called,
    member_called,
    member_name,
    monster_name,
    path_name,
)
from stolek.games.monster_lands.queries import PLACE_OF, QUEST_OF, SITE_OF
from stolek.games.monster_lands.rules.bargaining import Deal, die_discount, worth
from stolek.games.monster_lands.rules.market import held
from stolek.games.monster_lands.rules.scenarios import drinks_price
from stolek.games.monster_lands.rules.stages import occasion
from stolek.games.monster_lands.rules.throwing import BY_GEAR, BY_LOOT, BY_MEMBER, origin_of
from stolek.games.monster_lands.rules.totals import captures, colour_thrown, face_thrown, kills, total_so_far
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, Ask
from stolek.words import Words

Facts: TypeAlias = dict[str, str | int | float]
Fields: TypeAlias = dict[str, int]

LAB_TOKENS: Final = (UPPER_TOKENS, LOWER_TOKENS)
# How many there are of what an answer can name; a form has room for more.
KNOWN: Final = {
    "building": len(BUILDINGS),
    "card": GEAR + len(COPIES),
    "equipment": len(COPIES),
    "land": len(LANDS),
    "loot": len(TOKENS),
    "member": len(MERCENARIES),
    "monster": len(MONSTERS),
    "trap": len(TRAPS),
}
MEANS: Final = ("token", "path", "potion", "ability")
GOODS: Final = ("coins", "defence", "potions", "venoms")


def option_text(s: World, ask: Ask, option: int, words: Words) -> str:
    """What an answer does, in the light of the question."""
    name, fields = SCHEMA.read(option)
    if any(fields.get(field, 0) >= most for field, most in KNOWN.items()):
        return words.say("option-unknown")
    say = _SAID.get(option & 31)
    facts: Facts = {"kind": SCHEMA.names[ask.kind]}
    if say is None:
        return words.say(f"option-{name}", **facts)
    more, given = say(s, ask, fields, words)
    return sentence(words.say(f"option-{name}{more}", **facts, **given))


def sentence(text: str) -> str:
    """With a capital, whatever it begins with."""
    return text[:1].upper() + text[1:]


Said: TypeAlias = tuple[str, Facts]  # what is added to the key, and the facts


# A turn


def _end(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    if ask.kind == TURN:
        return "-turn", {"acted": "yes" if s.acted else "no"}
    if isinstance(ask.about, Deal):
        return "-purchase", {"coins": coins_text(ask.about.price(ask.about.cost), words)}
    return "", {}


def _visit(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    building, die, space = fields["building"], fields["die"], fields["space"]
    facts: Facts = {"die": die_text(die, words, NAMED)}
    if building == LABORATORY:
        facts |= {"number": LAB_TOKENS[min(space, 1)], "space": "upper" if space == 0 else "lower"}
    elif building == MINE:
        place = min(space, len(MINE_PAYS) - 1)
        facts |= {
            "dice": count("strength", MINE_TAKES[place], words, NAMED),
            "coins": coins_text(MINE_PAYS[place], words),
        }
    else:
        facts["off"] = (
            die_discount(s, building, die) if building < len(BUILDINGS) and colour_of(die) == BARGAINING else 0
        )
    return f"-{BUILDINGS[building]}", facts


def _send(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    m, path = fields["member"], fields["path"]
    member = member_called(s, m, words)
    if s.wounded[m]:
        member = words.say("wounded-member", member=member)
    return "", {"member": member, "path": path_name(path, words), "text": path_text(s, path, words)}


def path_text(s: World, path: int, words: Words) -> str:
    """What a path asks for and gives."""
    if QUEST_OF[path] != NONE:
        quest = s.quest[QUEST_OF[path]]
        if quest == NONE:
            return words.say("path-closed")
        if QUEST_OF[path] == DICE_QUEST:
            return dice_quest_text(QUESTS[quest].side_a, words)
        return paid_path_text(QUESTS[quest].side_b, PLACE_OF[path], words)
    site = SITE_OF[path]
    if site == ENTRANCE:
        guards = path - UPPER
        coins = coins_text(GUARD_COINS[guards], words, NAMED)
        return words.say("path-guards", number=GUARD_DEFENCE[guards], coins=coins, some=min(1, GUARD_COINS[guards]))
    if s.event[site] == NONE:
        return words.say("path-closed")
    return way_text(FACES[s.event[site]].ways[PLACE_OF[path]], words)


def _work(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    land = fields["land"]
    return "", {"land": land_name(land, words), "text": action_text(LANDS[land], words, fields["way"])}


def _use(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    ability = MERCENARIES[fields["member"]].ability
    facts: Facts = {"member": member_called(s, fields["member"], words), "goods": gained_by_hand(ability, words)}
    if ability.price:
        return "-buy", facts | {"coins": coins_text(ability.price, words)}
    return "", facts


def _exchange(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    given, gained = die_text(fields["die"], words), a_die(min(fields["colour"], BARGAINING), words)
    return "", {"member": member_name(fields["member"], words), "die": given, "dice": gained}


# At any time


def _loot(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    token = TOKENS[fields["loot"]]
    facts: Facts = {"loot": loot_called(token.number, words), "text": loot_text(token, words)}
    if token.gives_up == BARGAINING and ask.kind == TURN:
        return "-swap", facts | {"die": die_text(fields["die"], words)}
    return "", facts


def _sell(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    trophies = MONSTERS[fields["monster"]].killed.trophies
    return "", {
        "monster": monster_name(fields["monster"], words),
        "coins": coins_text(trophies * COINS_PER_TROPHY, words),
        "trophies": count("trophies", trophies, words, NAMED),
    }


def _heal(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    return "", {"member": member_called(s, fields["member"], words)}


def _give(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    e, m = fields["equipment"], fields["member"]
    facts: Facts = {"equipment": equipment_called(s, e, words), "member": member_called(s, m, words)}
    return _instead(s, e, m, facts, words)


def _instead(s: World, e: int, m: int, facts: Facts, words: Words) -> Said:
    """Which card of the same kind is discarded, if there is one."""
    older = held(s, m, COPIES[e].kind)
    if older in (NONE, e):
        return "", facts
    return "-instead", facts | {"older": equipment_name(older, words)}


def _drop(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    return "", {"equipment": equipment_called(s, fields["equipment"], words)}


def _settle(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    land = fields["land"]
    return "", {
        "land": land_name(land, words),
        "member": member_called(s, fields["member"], words),
        "text": action_text(LANDS[land], words),
    }


def _waste(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    return "", {"die": die_text(fields["die"], words)}


# Buying and loading


def _trap(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    kind = fields["trap"]
    facts: Facts = {"trap": trap_name(kind, words)}
    if isinstance(ask.about, Deal):
        price, deal = TRAPS[kind].price, ask.about
        return "-purchase", facts | {
            "cost": coins_text(price, words, NAMED),
            "coins": coins_text(deal.price(deal.cost + price), words),
        }
    return "", facts


def _member(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    m = fields["member"]
    facts: Facts = {"member": member_called(s, m, words)}
    if isinstance(ask.about, Deal):
        card = MERCENARIES[m]
        facts |= {"renown": card.renown, "coins": coins_text(ask.about.price(card.cost), words)}
        return "-free" if ask.about.free else "-hire", facts
    return "", facts


def _drinks(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    return "", {"coins": coins_text(drinks_price(s), words)}


def _discount(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    card = fields["card"]
    return "", {"card": discount_called(s, card, words), "coins": coins_text(worth(card), words)}


def discount_called(s: World, card: int, words: Words) -> str:
    """With whoever holds it."""
    return equipment_called(s, card - GEAR, words) if card >= GEAR else discount_name(card, words)


def _equip(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    e, m = fields["equipment"], fields["member"]
    cost = ask.about.price(COPIES[e].price) if isinstance(ask.about, Deal) else COPIES[e].price
    facts: Facts = {
        "equipment": equipment_called(s, e, words),
        "member": member_called(s, m, words),
        "coins": coins_text(cost, words),
        "cost": cost,
    }
    return _instead(s, e, m, facts, words)


def _number(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    number = fields["number"]
    if isinstance(ask.about, Deal) and ask.about.building == LABORATORY:
        amounts = (("potions", number), ("venoms", ask.about.tokens - number))
        return "-brew", {"goods": listed([count(thing, n, words, NAMED) for thing, n in amounts if n > 0], words)}
    if isinstance(ask.about, Deal):
        coins = coins_text(ask.about.price(number * DEFENCE_PRICE), words)
        return "-arm", {"goods": count("defence", number, words), "coins": coins}
    return "", {"number": number, "dice": count("magic", number, words)}


def _load(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    what = fields["what"]
    if what < DEFENCE_TOKEN:
        return "", {"what": die_text(what, words)}
    thing = {DEFENCE_TOKEN: "defence", POTION: "potions", VENOM_TOKEN: "venoms"}.get(what, "loot")
    return "", {"what": count(thing, 1, words)}


# Rolling and defending


def _roll(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    if fields["colour"] == ALL_THE_REST:
        return "-rest", {"number": sum(s.left)}
    return "", {"die": a_die(fields["colour"], words, WITH)}


def _reroll(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    die = fields["die"]
    facts: Facts = {"die": a_die(min(colour_thrown(die), BARGAINING), words), "value": face_thrown(die)}
    return "", facts | {"by": reroll_source(s, fields["source"], words)}


def reroll_source(s: World, number: int, words: Words) -> str:
    """What allows a re-roll."""
    if number >= len(s.rerolls):
        return ""
    origin = origin_of(s.rerolls[number])
    if origin == BY_MEMBER:
        return member_name(s.who[s.at], words)
    if origin >= BY_LOOT:
        return words.say("by-loot", loot=loot_called(origin - BY_LOOT, words))
    if origin >= BY_GEAR:
        return equipment_name(origin - BY_GEAR, words)
    return words.say("by-path")


def _prevent(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    return "", {"means": MEANS[fields["means"]]}


def _stop(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    if s.at == NONE:
        return "", {"total": 0, "end": "other"}
    end = "other"
    if occasion(s) == IN_ATTACK:
        end = "kill" if kills(s) else "capture" if captures(s) else "miss"
    return "", {"total": total_so_far(s), "end": end}


# Choosing


def _path(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    path = fields["path"]
    if s.who[path] == NONE:
        return "-empty", {"path": path_name(path, words)}
    return "", {"path": path_name(path, words), "member": member_name(s.who[path], words)}


def _colour(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    return "", {"die": a_die(min(fields["colour"], BARGAINING), words)}


def _affiliation(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    affiliation = fields["affiliation"]
    return "", {
        "affiliation": affiliation_name(affiliation, words),
        "chieftain": member_name(CHIEFTAINS[affiliation], words),
        "member": member_name(BASES[affiliation], words),
    }


def _good(s: World, ask: Ask, fields: Fields, words: Words) -> Said:
    good = fields["good"]
    return "", {"goods": count(GOODS[good], 2 if good == SOME_COINS else 1, words)}


_SAID: Final[dict[int, Callable[[World, Ask, Fields, Words], Said]]] = {
    END: _end,
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
    DRINKS: _drinks,
    DISCOUNT: _discount,
    EQUIP: _equip,
    NUMBER: _number,
    LOAD: _load,
    ROLL: _roll,
    REROLL: _reroll,
    PREVENT: _prevent,
    STOP: _stop,
    PATH: _path,
    COLOUR: _colour,
    AFFILIATION: _affiliation,
    GOOD: _good,
}
