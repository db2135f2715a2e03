"""How answers are packed: one form for each kind of thing a player says."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import PATHS
from stolek.kernel.schema import Form, Schema

MEMBERS: Final = 64
CARDS: Final = 64  # equipment copies, monsters, lands, loot tokens, kinds of traps
DIE: Final = 16

PASS: Final = 0  # no, nothing (more)
GO: Final = 1
END: Final = 2  # ends a turn, or passes
VISIT: Final = 3  # a building with a die; in the laboratory and the mine on which space
SEND: Final = 4  # a mercenary to a path
WORK: Final = 5  # an own settled land, in one of the ways its card allows
USE: Final = 6  # an ability that is used by hand
EXCHANGE: Final = 7  # a greenhorn: a die for one of a colour
LOOT: Final = 8  # a loot token; `die`: which die is given for it
SELL: Final = 9  # a trophy
HEAL: Final = 10
GIVE: Final = 11  # equipment to another member
DROP: Final = 12  # equipment
SETTLE: Final = 13
WASTE: Final = 14  # a die that fits nowhere
TRAP: Final = 15
MEMBER: Final = 16
DRINKS: Final = 17
DISCOUNT: Final = 18  # of a member, or with 48 added of a piece of equipment
EQUIP: Final = 19  # equipment bought or gained, for a member
NUMBER: Final = 20
LOAD: Final = 21  # a die, or DEFENCE_TOKEN ..., onto a path
ROLL: Final = 22  # a die of a colour; ALL_THE_REST
REROLL: Final = 23  # with one of the sources, one of the dice thrown
VENOM: Final = 24
PREVENT: Final = 25  # a wound, by one of the means
PATH: Final = 26
COLOUR: Final = 27
YES: Final = 28
AFFILIATION: Final = 29
GOOD: Final = 30
STOP: Final = 31

GEAR: Final = 48  # added to a copy of equipment where a member could stand (DISCOUNT)

# What is loaded besides dice.
DEFENCE_TOKEN: Final = 8
POTION: Final = 9
VENOM_TOKEN: Final = 10

ALL_THE_REST: Final = 3  # beside the colours

# Means to prevent a wound (PREVENT).
BY_TOKEN: Final = 0
BY_PATH: Final = 1  # of the path or the guards
BY_POTION: Final = 2
BY_ABILITY: Final = 3

# Goods to choose from (GOOD).
COINS: Final = 0
A_DEFENCE: Final = 1
A_POTION: Final = 2
A_VENOM: Final = 3

FORMS: Final = [
    Form(PASS, "pass", {}),
    Form(GO, "go", {}),
    Form(END, "end", {}),
    Form(VISIT, "visit", {"building": 8, "die": DIE, "space": 4}),
    Form(SEND, "send", {"member": MEMBERS, "path": PATHS}),
    Form(WORK, "work", {"land": CARDS, "way": 4}),
    Form(USE, "use", {"member": MEMBERS}),
    Form(EXCHANGE, "exchange", {"member": MEMBERS, "die": DIE, "colour": 4}),
    Form(LOOT, "loot", {"loot": CARDS, "die": DIE}),
    Form(SELL, "sell", {"monster": CARDS}),
    Form(HEAL, "heal", {"member": MEMBERS}),
    Form(GIVE, "give", {"equipment": CARDS, "member": MEMBERS}),
    Form(DROP, "drop", {"equipment": CARDS}),
    Form(SETTLE, "settle", {"land": CARDS, "member": MEMBERS}),
    Form(WASTE, "waste", {"die": DIE}),
    Form(TRAP, "trap", {"trap": CARDS}),
    Form(MEMBER, "member", {"member": MEMBERS}),
    Form(DRINKS, "drinks", {}),
    Form(DISCOUNT, "discount", {"card": 128}),
    Form(EQUIP, "equip", {"equipment": CARDS, "member": MEMBERS}),
    Form(NUMBER, "number", {"number": 16}),
    Form(LOAD, "load", {"what": DIE}),
    Form(ROLL, "roll", {"colour": 4}),
    Form(REROLL, "reroll", {"source": 8, "die": 64}),
    Form(VENOM, "venom", {}),
    Form(PREVENT, "prevent", {"means": 4}),
    Form(PATH, "path", {"path": PATHS}),
    Form(COLOUR, "colour", {"colour": 4}),
    Form(YES, "yes", {}),
    Form(AFFILIATION, "affiliation", {"affiliation": 4}),
    Form(GOOD, "good", {"good": 4}),
    Form(STOP, "stop", {}),
]

# The kinds of decision.
GO_ON: Final = 0  # nothing to decide: a quiet point between two steps
TURN: Final = 1  # a turn of the deployment phase
ERRANDS: Final = 2  # what is possible at any time
WHICH_CLAN: Final = 3  # the affiliation of the base members
GIFT_DIE: Final = 4  # the Queen's gift
GIFT_GOOD: Final = 5
PURCHASE: Final = 6  # traps in the lodge
HIRING: Final = 7  # in the tavern, and free of charge
HOW_MANY: Final = 8  # defence tokens to buy; of the laboratory's tokens, how many are potions
EQUIPPING: Final = 9
PAWNING: Final = 10  # further dice for the pawnshop
LOADING: Final = 11  # what goes onto the path with the mercenary
OVER_LIMIT: Final = 12  # traps to discard
BREWING: Final = 13  # a potion or a venom
REVEALING: Final = 14  # a trap of one's own, with the tricks module
AIMING: Final = 15  # whom a trick or a redirected die strikes
STEALING: Final = 16
CANCELLING: Final = 17  # a trick, with a defence token
WEAKENING: Final = 18  # how many magic dice to discard before the monster rolls
REDIRECTING: Final = 19
DEFENDING: Final = 20
THROWING: Final = 21  # the next die, a re-roll, a venom, loot, or stop
CONQUERING: Final = 22  # whether to try
SPOILS: Final = 23  # a loot token of the display
BONUS: Final = 24  # loot that answers to a success
PAYING: Final = 25  # a resource quest
PROMOTING: Final = 26
DESERTING: Final = 27
RESCUE: Final = 28  # a greenhorn for a clan that has nobody
PAYING_WITH: Final = 29  # which trap or loot token a quest takes

# The kinds of chance.
FIRST_PLAYER: Final = 30
BARGAINING_DICE: Final = 31
BATTLE_DIE: Final = 32  # one strength, magic or bargaining die of a path
MONSTER_DICE: Final = 33
SAMS_DICE: Final = 34  # red and yellow
NEXT_MERCENARY: Final = 35
NEXT_TRAP: Final = 36
NEXT_EQUIPMENT: Final = 37
NEXT_MONSTER: Final = 38
NEXT_LAND: Final = 39
NEXT_EVENT: Final = 40
NEXT_QUEST: Final = 41
NEXT_LOOT: Final = 42
NEXT_PANIC: Final = 43
NEXT_TRICK: Final = 44  # of Sam's pile
AMONG_EQUALS: Final = 45  # which of several equals is removed (ML-SETUP-04)

HANDING_ON: Final = 46  # a deserter's equipment

ANY_TIME: Final = (LOOT, SELL, HEAL, GIVE, DROP, SETTLE)


def _forms(*numbers: int) -> list[Form]:
    return [FORMS[number] for number in numbers]


SCHEMA: Final = Schema(
    FORMS,
    [
        ("go-on", _forms(GO)),
        ("turn", _forms(END, VISIT, SEND, WORK, USE, EXCHANGE, *ANY_TIME, WASTE)),
        ("errands", _forms(PASS, *ANY_TIME)),
        ("which-clan", _forms(AFFILIATION)),
        ("gift-die", _forms(COLOUR)),
        ("gift-good", _forms(GOOD)),
        ("purchase", _forms(END, TRAP, DISCOUNT)),
        ("hiring", _forms(PASS, MEMBER, DRINKS, DISCOUNT)),
        ("how-many", _forms(NUMBER)),
        ("equipping", _forms(PASS, EQUIP)),
        ("pawning", _forms(PASS, LOAD)),
        ("loading", _forms(END, LOAD, TRAP)),
        ("over-limit", _forms(TRAP)),
        ("brewing", _forms(GOOD)),
        ("revealing", _forms(PASS, YES)),
        ("aiming", _forms(PATH)),
        ("stealing", _forms(PASS, COLOUR)),
        ("cancelling", _forms(PASS, YES)),
        ("weakening", _forms(NUMBER)),
        ("redirecting", _forms(PASS, YES)),
        ("defending", _forms(PASS, PREVENT)),
        ("throwing", _forms(STOP, ROLL, REROLL, VENOM, LOOT)),
        ("conquering", _forms(PASS, YES)),
        ("spoils", _forms(LOOT)),
        ("bonus", _forms(PASS, LOOT)),
        ("paying", _forms(PASS, YES, *ANY_TIME)),
        ("promoting", _forms(MEMBER)),
        ("deserting", _forms(MEMBER)),
        ("rescue", _forms(PASS, YES)),
        ("paying-with", _forms(TRAP, LOOT)),
        ("first-player", []),
        ("bargaining-dice", []),
        ("battle-die", []),
        ("monster-dice", []),
        ("sams-dice", []),
        ("next-mercenary", []),
        ("next-trap", []),
        ("next-equipment", []),
        ("next-monster", []),
        ("next-land", []),
        ("next-event", []),
        ("next-quest", []),
        ("next-loot", []),
        ("next-panic", []),
        ("next-trick", []),
        ("among-equals", []),
        ("handing-on", _forms(PASS, GIVE)),
    ],
)


def visit(building: int, die: int, space: int = 0) -> int:
    return VISIT | building << 5 | die << 8 | space << 12


def send(member: int, path: int) -> int:
    return SEND | member << 5 | path << 11


def work(land: int, way: int) -> int:
    return WORK | land << 5 | way << 11


def use(member: int) -> int:
    return USE | member << 5


def exchange(member: int, die: int, colour: int) -> int:
    return EXCHANGE | member << 5 | die << 11 | colour << 15


def use_loot(loot: int, die: int = 0) -> int:
    return LOOT | loot << 5 | die << 11


def sell(monster: int) -> int:
    return SELL | monster << 5


def heal(member: int) -> int:
    return HEAL | member << 5


def give(equipment: int, member: int) -> int:
    return GIVE | equipment << 5 | member << 11


def drop(equipment: int) -> int:
    return DROP | equipment << 5


def settle(land: int, member: int) -> int:
    return SETTLE | land << 5 | member << 11


def waste(die: int) -> int:
    return WASTE | die << 5


def trap(kind: int) -> int:
    return TRAP | kind << 5


def pick_member(member: int) -> int:
    return MEMBER | member << 5


def discount(card: int) -> int:
    return DISCOUNT | card << 5


def equip(equipment: int, member: int) -> int:
    return EQUIP | equipment << 5 | member << 11


def number(n: int) -> int:
    return NUMBER | n << 5


def load(what: int) -> int:
    return LOAD | what << 5


def roll_die(colour: int) -> int:
    return ROLL | colour << 5


def reroll(source: int, die: int) -> int:
    return REROLL | source << 5 | die << 8


def prevent(means: int) -> int:
    return PREVENT | means << 5


def pick_path(path: int) -> int:
    return PATH | path << 5


def pick_colour(colour: int) -> int:
    return COLOUR | colour << 5


def pick_affiliation(affiliation: int) -> int:
    return AFFILIATION | affiliation << 5


def pick_good(good: int) -> int:
    return GOOD | good << 5


def first(option: int) -> int:
    """The first field of an option whose first field is a card or a member, or its only field."""
    return option >> 5 & 63


def second(option: int) -> int:
    """The second field of such an option, where it is the last."""
    return option >> 11
