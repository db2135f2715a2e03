"""How answers are packed: one form for each kind of thing a player says."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import SPACES
from stolek.kernel.schema import Form, Schema

OBJECTS: Final = 128
CARDS: Final = 128
ABILITIES: Final = 256

PASS: Final = 0
END: Final = 1
SUMMON: Final = 2
MOVE: Final = 3
BUILD: Final = 4
ATTACK: Final = 5
PLAY: Final = 6
USE: Final = 7
DISCARD: Final = 8
DRAW_UP: Final = 9
UNIT: Final = 10
SPACE: Final = 11
CARD: Final = 12
MODE: Final = 13
EFFECT: Final = 14
PATH: Final = 15

FORMS: Final = [
    Form(PASS, "pass", {}),
    Form(END, "end", {}),
    Form(SUMMON, "summon", {"card": CARDS, "space": SPACES}),
    Form(MOVE, "move", {"unit": OBJECTS, "space": SPACES}),
    Form(BUILD, "build", {"card": CARDS, "space": SPACES}),
    Form(ATTACK, "attack", {"unit": OBJECTS, "space": SPACES}),
    Form(PLAY, "play", {"card": CARDS}),
    Form(USE, "use", {"unit": OBJECTS, "ability": ABILITIES}),
    Form(DISCARD, "discard", {"card": CARDS}),
    Form(DRAW_UP, "draw", {}),
    Form(UNIT, "unit", {"unit": OBJECTS}),
    Form(SPACE, "space", {"space": SPACES}),
    Form(CARD, "card", {"card": CARDS}),
    Form(MODE, "mode", {"mode": 4}),
    Form(EFFECT, "effect", {"unit": OBJECTS, "ability": ABILITIES}),
    Form(PATH, "path", {"steps": 1 << 26}),
]

# The kinds of decision. The first six are the phases (SW-TURN-02).
SUMMON_PHASE: Final = 0
MOVE_PHASE: Final = 1
BUILD_PHASE: Final = 2
ATTACK_PHASE: Final = 3
MAGIC_PHASE: Final = 4
DRAW_PHASE: Final = 5
TARGET: Final = 6  # whom to attack, in an extra attack or after something done before an attack
WHOM: Final = 7  # an object on the battlefield
WHERE: Final = 8  # a space
FORCE: Final = 9  # the space a card is forced to
WHICH_CARD: Final = 10  # a card of a hand or a discard pile
WHICH_WAY: Final = 11  # one of the ways a text offers
ORDER: Final = 12  # which of several effects comes first
ROUTE: Final = 13  # the way a move takes, where that matters

# The kinds of chance.
STARTER: Final = 14
DICE: Final = 15
TOP_CARD: Final = 16

_COMMON_ACTIONS = [FORMS[f] for f in (END, SUMMON, PLAY, USE)]
SCHEMA: Final = Schema(
    FORMS,
    [
        ("summon-phase", _COMMON_ACTIONS),
        ("move-phase", [*_COMMON_ACTIONS, FORMS[MOVE]]),
        ("build-phase", [*_COMMON_ACTIONS, FORMS[BUILD]]),
        ("attack-phase", [*_COMMON_ACTIONS, FORMS[ATTACK]]),
        ("magic-phase", [*_COMMON_ACTIONS, FORMS[DISCARD]]),
        ("draw-phase", [*_COMMON_ACTIONS, FORMS[DRAW_UP]]),
        ("target", [FORMS[PASS], FORMS[ATTACK], FORMS[USE]]),
        ("whom", [FORMS[PASS], FORMS[UNIT]]),
        ("where", [FORMS[PASS], FORMS[SPACE]]),
        ("force", [FORMS[PASS], FORMS[SPACE]]),
        ("which-card", [FORMS[PASS], FORMS[CARD]]),
        ("which-way", [FORMS[PASS], FORMS[MODE]]),
        ("order", [FORMS[EFFECT]]),
        ("route", [FORMS[PATH]]),
        ("starter", []),
        ("dice", []),
        ("top-card", []),
    ],
)


def summon(card: int, cell: int) -> int:
    return SUMMON | card << 5 | cell << 12


def move(unit: int, cell: int) -> int:
    return MOVE | unit << 5 | cell << 12


def build(card: int, cell: int) -> int:
    return BUILD | card << 5 | cell << 12


def attack(unit: int, cell: int) -> int:
    return ATTACK | unit << 5 | cell << 12


def play(card: int) -> int:
    return PLAY | card << 5


def use(unit: int, ability: int) -> int:
    return USE | unit << 5 | ability << 12


def discard(card: int) -> int:
    return DISCARD | card << 5


def pick_unit(unit: int) -> int:
    return UNIT | unit << 5


def pick_space(cell: int) -> int:
    return SPACE | cell << 5


def pick_card(card: int) -> int:
    return CARD | card << 5


def pick_mode(mode: int) -> int:
    return MODE | mode << 5


def effect(unit: int, ability: int) -> int:
    return EFFECT | unit << 5 | ability << 12


def first(option: int) -> int:
    """The first field of an option with two, or its only one."""
    return option >> 5 & 127


def second(option: int) -> int:
    return option >> 12
