"""What players say in the deployment phase, by the names of things: `t.play(visit("tavern", "b5"))`.

Each function packs one answer, so that it can be given, be looked for (`t.can(hire("Fandor"))`) or be refused. Several
in a row: `say(t, send("Trunk", "a1"), lay("shield"), END)`.
"""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands import forms
from stolek.games.monster_lands.board import BUILDINGS, MINE, MINE_PAYS, PATH_NAMES, S_DIE
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import FIRST_GREENHORN, MERCENARIES
from stolek.games.monster_lands.cards.traps import BY_ID as TRAPS
from stolek.games.monster_lands.forms import GEAR
from tests.games.monster_lands.scenario import Talk, die, land_card, loot_token, member, monster_card, trap_kind

COLOURS: Final = "smb"
LOADED: Final = {"shield": forms.DEFENCE_TOKEN, "potion": forms.POTION, "venom": forms.VENOM_TOKEN}
GOODS: Final = ("coins", "defence", "potion", "venom")


def say(t: Talk, *options: int) -> None:
    for option in options:
        t.play(option)


# the Citadel


def price(name: str) -> int:
    """What a mercenary, a piece of equipment or a trap costs, as its card says."""
    if name in TRAPS:
        return TRAPS[name].price
    return COPIES[piece(name)].price if name in {card.name for card in COPIES} else MERCENARIES[member(name)].cost


def visit(building: str, with_die: str, space: int = 0) -> int:
    """The laboratory has space 0, the upper one, and 1."""
    return forms.visit(BUILDINGS.index(building), die(with_die), space)


def dig(coins: int) -> int:
    """The mine, on a space that pays so much."""
    return forms.visit(MINE, S_DIE, MINE_PAYS.index(coins))


def hire(name: str) -> int:
    """`Greenhorn 2`: the second of the stock, if the first one serves a clan already."""
    name, _, nth = name.partition(" ")
    return forms.pick_member(FIRST_GREENHORN + int(nth) - 1 if nth else member(name))


def piece(name: str, nth: int = 1) -> int:
    """A copy of equipment: the scenario lays out the first one first."""
    return [e for e, card in enumerate(COPIES) if card.name == name][nth - 1]


def buy(name: str, holder: str) -> int:
    return forms.equip(piece(name), member(holder))


def take_trap(name: str) -> int:
    return forms.trap(trap_kind(name))


def discount(card: str) -> int:
    """Of a member or of a piece of equipment."""
    named = [e for e, copy in enumerate(COPIES) if copy.name == card]
    return forms.discount(GEAR + named[0] if named else member(card))


def number(n: int) -> int:
    return forms.number(n)


# the Outskirts


def send(name: str, path: str) -> int:
    return forms.send(member(name), PATH_NAMES.index(path))


def lay(what: str) -> int:
    """Onto the path or the land, or into the pawnshop: a die (`s`, `m`, `b4`), a token, or a trap by its id."""
    if what in LOADED:
        return forms.load(LOADED[what])
    if what in "sm" or (what[0] == "b" and what[1:].isdigit()):
        return forms.load(die(what))
    return forms.trap(trap_kind(what))


def work(land: str, way: int = 0) -> int:
    return forms.work(land_card(land), way)


# besides


def use(name: str) -> int:
    return forms.use(member(name))


def exchange(given: str, wanted: str, nth: int = 1) -> int:
    """The first greenhorn, or another one: a die for one of a colour."""
    return forms.exchange(FIRST_GREENHORN + nth - 1, die(given), COLOURS.index(wanted))


def use_loot(name: str, given: str = "") -> int:
    return forms.use_loot(loot_token(name), die(given) if given else 0)


def sell(monster: str) -> int:
    return forms.sell(monster_card(monster))


def heal(name: str) -> int:
    return forms.heal(member(name))


def give(card: str, holder: str, nth: int = 1) -> int:
    return forms.give(piece(card, nth), member(holder))


def drop(card: str, nth: int = 1) -> int:
    return forms.drop(piece(card, nth))


def settle(land: str, name: str) -> int:
    return forms.settle(land_card(land), member(name))


def waste(what: str) -> int:
    return forms.waste(die(what))


def good(name: str) -> int:
    return forms.pick_good(GOODS.index(name))
