"""What cards and tokens do, in our own words, put together from the same numbers that the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolek.games.monster_lands.board import AFFILIATIONS, BUILDINGS, COLOURS, STRENGTH, bit
from stolek.games.monster_lands.cards.abilities import (
    ALWAYS,
    CAPTURING,
    EVERY_AFFILIATION,
    IN_ATTACK,
    IN_CONQUEST,
    IN_QUEST,
    KILLING,
    Ability,
)
from stolek.games.monster_lands.cards.base import Dice, DiceWanted, Goods
from stolek.games.monster_lands.cards.events import Way
from stolek.games.monster_lands.cards.lands import Land
from stolek.games.monster_lands.cards.loot import AFTER_CAPTURE, AFTER_CONQUEST, AFTER_KILL, ANYTIME, Loot
from stolek.games.monster_lands.cards.monsters import DEFENCE_ABILITIES, POTIONS, VENOMS, WEAPONS, Monster
from stolek.games.monster_lands.cards.quests import DiceQuest, ResourceQuest
from stolek.games.monster_lands.cards.traps import BASIC, HIDDEN, TRAPS, TYPES, Trap
from stolek.words import Words

DICE: Final = (*COLOURS, "strength-or-magic", "strength-or-bargaining")
GOODS: Final = ("fame", "coins", "defence", "potions", "venoms", "traps", "loot", "trophies")
FORBIDDEN: Final = (
    (POTIONS, "potions"),
    (VENOMS, "venoms"),
    (DEFENCE_ABILITIES, "defence-abilities"),
    (WEAPONS, "weapons"),
)
WHEN: Final = {ALWAYS: "always", IN_ATTACK: "attack", IN_CONQUEST: "conquest", IN_QUEST: "quest"}
MOMENTS: Final = {AFTER_CAPTURE: "capture", AFTER_KILL: "kill", AFTER_CONQUEST: "conquest"}

# What is named stands alone, is what somebody gains, pays or places, or (dice) is what somebody rolls.
NAMED: Final = "nom"
OBJECT: Final = "acc"
WITH: Final = "ins"


# Counting and listing


def count(thing: str, number: int, words: Words, case: str = OBJECT) -> str:
    """`3 coins`."""
    return words.say(f"count-{thing}", number=number, case=case)


def listed(parts: Sequence[str], words: Words, last: str = "and") -> str:
    """`a, b and c`; `last` may be `or` or `nor` as well."""
    if not parts:
        return words.say("list-nothing")
    *before, end = parts
    if not before:
        return end
    return words.say(f"list-{last}", before=", ".join(before), end=end)


def dice_text(dice: Dice | DiceWanted, words: Words, case: str = OBJECT) -> str:
    """`2 strength dice and 1 magic die`."""
    return listed([count(thing, n, words, case) for thing, n in zip(DICE, dice, strict=False) if n], words)


def goods_text(goods: Goods, words: Words, case: str = OBJECT) -> str:
    """`4 fame and 6 coins`."""
    amounts = [(thing, getattr(goods, thing)) for thing in GOODS]
    return listed([count(thing, n, words, case) for thing, n in amounts if n], words)


def colours_text(colours: int, words: Words) -> str:
    """Colours given as bits, of dice: `strength or magic`."""
    return listed([words.say(f"colour-{name}.of") for c, name in enumerate(COLOURS) if colours & bit(c)], words, "or")


def affiliations_text(affiliations: int, words: Words) -> str:
    """Affiliations given as bits, of monsters: `water or fire`."""
    named = [words.say(f"affiliation-{name}.of") for a, name in enumerate(AFFILIATIONS) if affiliations & bit(a)]
    return listed(named, words, "or")


# Mercenaries and equipment


def ability_text(ability: Ability, words: Words) -> str:
    """What a mercenary or a piece of equipment can do."""
    said = []
    if ability.defence and ability.against == EVERY_AFFILIATION:
        said.append(words.say("ability-defence", number=ability.defence))
    elif ability.defence:
        foes = affiliations_text(ability.against, words)
        said.append(words.say("ability-defence-against", number=ability.defence, affiliations=foes))
    if ability.per_die:
        colour = words.say(f"colour-{COLOURS[ability.die]}.of")
        said.append(words.say(f"ability-per-die-{WHEN[ability.when]}", number=ability.per_die, colour=colour))
    if ability.bonus:
        towards = {CAPTURING: "capture", KILLING: "kill"}.get(ability.towards, "conquest")
        said.append(words.say(f"ability-total-{towards}", number=ability.bonus))
    if ability.rerolls:
        said.append(_rerolls(ability, words))
    if ability.redirects:
        said.append(words.say("ability-redirect", number=ability.redirects))
    if ability.no_trap_needed:
        said.append(words.say("ability-no-trap"))
    if ability.capture_fame:
        said.append(words.say("ability-capture-fame", goods=count("fame", ability.capture_fame, words)))
    if ability.victory_potions:
        said.append(words.say("ability-victory", goods=count("potions", ability.victory_potions, words)))
    if ability.room_for_traps:
        said.append(words.say("ability-room", number=ability.room_for_traps))
    if ability.discount:
        building = BUILDINGS[ability.building]
        said.append(words.say("ability-discount", goods=count("coins", ability.discount, words), building=building))
    if ability.mine_coins:
        said.append(words.say("ability-mine", goods=count("coins", ability.mine_coins, words)))
    if ability.used_by_hand:
        said.append(_by_hand(ability, words))
    return " ".join(said)


def _rerolls(ability: Ability, words: Words) -> str:
    where = "quest" if ability.when == IN_QUEST else "path"
    same = "any" if ability.rerolls == 1 or ability.same_die else "different"
    colours = colours_text(ability.reroll_colours, words)
    return words.say("ability-reroll", number=ability.rerolls, colours=colours, where=where, same=same)


def _by_hand(ability: Ability, words: Words) -> str:
    if ability.exchanges:
        return words.say("ability-exchange")
    if ability.price:
        dice = count(COLOURS[ability.gains_die], 1, words)
        return words.say("ability-buy-die", goods=count("coins", ability.price, words), dice=dice)
    return words.say("ability-gain", goods=gained_by_hand(ability, words))


def gained_by_hand(ability: Ability, words: Words) -> str:
    """What using an ability by hand brings."""
    if ability.gains_die >= 0:
        return count(COLOURS[ability.gains_die], 1, words)
    if ability.gains_coins:
        return count("coins", ability.gains_coins, words)
    brewed = [thing for thing, can in (("potions", ability.gains_potion), ("venoms", ability.gains_venom)) if can]
    return listed([count(thing, 1, words) for thing in brewed], words, "or")


# Monsters and lands


def quirk_text(monster: Monster, words: Words) -> str:
    """What a monster does besides attacking."""
    quirk, said = monster.quirk, []
    if quirk.home > 1:
        home = words.say(f"affiliation-{AFFILIATIONS[monster.affiliation]}.of")
        said.append(words.say("quirk-home", number=quirk.home, affiliation=home))
    if quirk.dulls:
        colour = words.say(f"colour-{COLOURS[quirk.dull_die]}.of")
        said.append(words.say("quirk-dulls", number=quirk.dulls, colour=colour))
    if quirk.forbids:
        means = [words.say(f"quirk-forbids-{name}") for means, name in FORBIDDEN if quirk.forbids & means]
        said.append(words.say("quirk-forbids", means=listed(means, words, "nor")))
    numbers = (
        ("entrance", quirk.at_entrance),
        ("spits", quirk.spits),
        ("sure", quirk.sure_wounds),
        ("throes", quirk.death_throes),
        ("traps", quirk.traps - 1),
        ("panic", quirk.panic - 1),
        ("storms", int(quirk.storms)),
        ("escapes", int(quirk.escapes)),
        ("shames", quirk.shames),
    )
    for name, number in numbers:
        if number:
            said.append(words.say(f"quirk-{name}", number=number + (name in ("traps", "panic"))))
    return " ".join(said)


def action_text(land: Land, words: Words, way: int | None = None) -> str:
    """What a settled land gives, for any of its ways or for one of them."""
    ways = land.ways if way is None else land.ways[way : way + 1]
    dice = listed([dice_text(dice, words) for dice in ways], words, "or")
    if land.action.takes_loot:
        return words.say("action-loot", dice=dice)
    if land.action.hires:
        return words.say("action-hire", dice=dice)
    if land.action.equips:
        return words.say("action-equip", dice=dice)
    gained = dice_text(land.action.dice, words) if any(land.action.dice) else goods_text(land.action.goods, words)
    return words.say("action-gain", dice=dice, goods=gained)


# Tokens


def loot_text(loot: Loot, words: Words) -> str:
    """What a loot token is good for."""
    goods = goods_text(loot.goods, words)
    if loot.when in MOMENTS:
        return words.say(f"loot-after-{MOMENTS[loot.when]}", goods=goods)
    if loot.trophies:
        return words.say("loot-keep", trophies=count("trophies", loot.trophies, words), goods=goods)
    if loot.when == ANYTIME:
        return words.say("loot-goods", goods=goods)
    if loot.hires:
        return words.say("loot-hire")
    if loot.gives_up >= 0:
        given = count(COLOURS[loot.gives_up], 1, words)
        return words.say("loot-swap", given=given, dice=dice_text(loot.dice, words))
    if loot.rerolls:
        return words.say("loot-reroll", number=loot.rerolls, colours=colours_text(loot.colours, words))
    if loot.kill_bonus:
        return words.say("loot-kill-bonus", number=loot.kill_bonus)
    colour = words.say(f"colour-{COLOURS[loot.die]}.of")
    return words.say("loot-per-die", number=loot.per_die, colour=colour)


def loot_name(loot: Loot, words: Words) -> str:
    """What a loot token is called: its effect in a few words."""
    goods = goods_text(loot.goods, words, NAMED)
    if loot.when in MOMENTS:
        return words.say(f"loot-name-{MOMENTS[loot.when]}", goods=goods)
    if loot.trophies:
        return words.say("loot-name-keep", trophies=count("trophies", loot.trophies, words, NAMED), goods=goods)
    if loot.when == ANYTIME:
        return words.say("loot-name", what=goods)
    if loot.hires:
        return words.say("loot-name-hire")
    if loot.gives_up >= 0:
        given = words.say(f"colour-{COLOURS[loot.gives_up]}")
        return words.say("loot-name-swap", given=given, dice=dice_text(loot.dice, words, NAMED))
    if loot.rerolls:
        return words.say("loot-name-reroll", number=loot.rerolls, colours=colours_text(loot.colours, words))
    if loot.kill_bonus:
        return words.say("loot-name-kill-bonus", number=loot.kill_bonus)
    colour = words.say(f"colour-{COLOURS[loot.die]}")
    return words.say("loot-name", what=words.say("mark-per-die", number=loot.per_die, colour=colour))


def trap_text(trap: Trap, words: Words) -> str:
    """What a trap or a trick does."""
    if trap.type == BASIC:
        return words.say("trap-text-basic")
    if any(trap.brings):
        key = "trap-text-hidden" if trap.type == HIDDEN else "trap-text-dice"
        return words.say(key, dice=dice_text(trap.brings, words))
    if trap.per_die:
        colour = words.say(f"colour-{COLOURS[trap.die]}.of")
        return words.say("trap-text-per-die", number=trap.per_die, colour=colour)
    if trap.steals:
        colours = colours_text(trap.steal_colours, words)
        return words.say("trap-text-steal", number=trap.steals, colours=colours)
    if trap.redirects:
        return words.say("trap-text-redirect", number=trap.redirects)
    return words.say("trap-text-bonus", number=trap.bonus)


def trap_name(kind: int, words: Words) -> str:
    """What a trap is called: its type, and what is on it."""
    trap = TRAPS[kind]
    if trap.type == BASIC:
        return words.say("trap-basic")
    if any(trap.brings):
        colour = next(c for c, n in enumerate(trap.brings) if n)
        mark = words.say(f"mark-{COLOURS[colour]}", number=trap.brings[colour])
    elif trap.per_die:
        mark = words.say("mark-per-die", number=trap.per_die, colour=words.say(f"colour-{COLOURS[trap.die]}"))
    elif trap.steals:
        mark = words.say("mark-steal", number=trap.steals, colours=colours_text(trap.steal_colours, words))
    elif trap.redirects:
        mark = words.say("mark-redirect", number=trap.redirects)
    else:
        mark = f"+{trap.bonus}"
    return words.say(f"trap-{TYPES[trap.type]}", mark=mark)


# Paths and quests


def benefit_text(way: Way, words: Words) -> str:
    """What a path of an event tile gives to the mercenary on it."""
    if way.rerolls:
        kind = "strength" if way.die == STRENGTH else "magic"
        return words.say("benefit-reroll", number=way.rerolls, colour=words.say(f"colour-{kind}.of"))
    if way.defence:
        return words.say("benefit-defence", number=way.defence)
    return goods_text(Goods(coins=way.coins, potions=way.potions, venoms=way.venoms), words, NAMED)


def way_text(way: Way, words: Words) -> str:
    """What a path of an event tile asks for, allows and gives."""
    dice, benefit = dice_text(way.required, words, NAMED), benefit_text(way, words)
    if any(way.more):
        return words.say("way-text-more", dice=dice, more=dice_text(way.more, words, NAMED), benefit=benefit)
    return words.say("way-text", dice=dice, benefit=benefit)


def dice_quest_text(quest: DiceQuest, words: Words) -> str:
    """What a dice quest asks for, gives and takes."""
    return words.say(
        "quest-text-dice",
        dice=dice_text(quest.dice, words, NAMED),
        target=quest.target,
        reward=goods_text(quest.reward, words, NAMED),
        penalty=goods_text(quest.penalty, words, NAMED),
    )


def resource_quest_text(quest: ResourceQuest, words: Words) -> str:
    """What a resource quest asks for, and what each of its paths gives."""
    return words.say(
        "quest-text-resource",
        dice=dice_text(quest.dice, words, NAMED),
        cost=goods_text(quest.cost, words, NAMED),
        left=goods_text(quest.rewards[0], words, NAMED),
        right=goods_text(quest.rewards[1], words, NAMED),
    )


def paid_path_text(quest: ResourceQuest, place: int, words: Words) -> str:
    """What one path of a resource quest asks for and gives."""
    return words.say(
        "quest-text-path",
        dice=dice_text(quest.dice, words, NAMED),
        cost=goods_text(quest.cost, words, NAMED),
        reward=goods_text(quest.rewards[place], words, NAMED),
    )
