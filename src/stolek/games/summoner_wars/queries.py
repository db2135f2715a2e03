"""Pure questions about the state. Nothing here writes or asks."""

from __future__ import annotations

from stolek.games.summoner_wars.board import DISTANCE, NEXT
from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    CARDS,
    FROZEN,
    LIFE,
    LIFE_OF,
    LIVING_GATE,
    STRENGTH,
    STRENGTH_AGAINST,
    STRENGTH_OF,
    SUMMONER,
    Ability,
)
from stolek.games.summoner_wars.forms import effect
from stolek.games.summoner_wars.rulings import HYBRIDS_BLOCK
from stolek.games.summoner_wars.state import AREA, GONE, RESOLVING, Battle
from stolek.kernel.asks import NONE


def on_board(s: Battle, o: int) -> bool:
    return s.cell[o] >= 0


def in_play(s: Battle, o: int) -> bool:
    """On the battlefield or in an active area (SW-TERM-06)."""
    return s.cell[o] >= 0 or s.cell[o] == AREA


def is_unit(s: Battle, o: int) -> bool:
    return CARDS[s.kind[o]].unit


def is_structure(s: Battle, o: int) -> bool:
    return CARDS[s.kind[o]].structure


def counts_as_unit(s: Battle, o: int) -> bool:
    """Whether what goes through units goes through o, which may be a structure too (SW-TERM-03)."""
    card = CARDS[s.kind[o]]
    return card.unit and not (card.structure and s.rulings & HYBRIDS_BLOCK)


def objects(s: Battle) -> list[int]:
    """Everything on the battlefield."""
    return [o for o, cell in enumerate(s.cell) if cell >= 0]


def enemies(s: Battle, a: int, b: int) -> bool:
    """Judged by control (SW-DMG-11)."""
    return s.ctrl[a] != s.ctrl[b]


def distance(s: Battle, a: int, b: int) -> int:
    """In orthogonal steps (SW-DIST-01); only between things on the battlefield."""
    return DISTANCE[s.cell[a]][s.cell[b]]


def within(s: Battle, a: int, b: int, far: int) -> bool:
    """Whether b stands within `far` spaces of a; a itself never does (SW-DIST-04)."""
    return a != b and s.cell[a] >= 0 and s.cell[b] >= 0 and DISTANCE[s.cell[a]][s.cell[b]] <= far


def adjacent(s: Battle, a: int, b: int) -> bool:
    return within(s, a, b, 1)


def neighbours(s: Battle, o: int) -> list[int]:
    """The objects adjacent to o."""
    board = s.board
    return [board[c] for c in NEXT[s.cell[o]] if board[c] != NONE]


def empty_beside(s: Battle, cell: int) -> list[int]:
    board = s.board
    return [c for c in NEXT[cell] if board[c] == NONE]


# Abilities


def abilities(s: Battle, o: int) -> tuple[int, ...]:
    """What the object can do now: printed, gained, and given by cards under it or in play, each once (SW-ABIL-05)."""
    base = CARDS[s.kind[o]].abilities
    if not s.granting and not s.gains[o] and not s.under[o]:
        return base
    return _with_gains(s, o, base)


def _with_gains(s: Battle, o: int, base: tuple[int, ...]) -> tuple[int, ...]:
    if s.cell[o] < 0:
        return base
    found = list(base)
    gained = list(s.gains[o])
    for packed in s.under[o]:
        for a in CARDS[packed >> 1].abilities:
            gained += ABILITIES[a].tucked
    for e in s.granting:
        gained += event_text(s, e).grants(s, e, o)
    if not gained:
        return base
    for a in gained:
        if ABILITIES[a].traits & FROZEN:
            return (a,)
        if a not in found:
            found.append(a)
    return tuple(found)


def event_text(s: Battle, e: int) -> Ability:
    """The one standing text of an event."""
    return ABILITIES[CARDS[s.kind[e]].abilities[0]]


def traits(s: Battle, o: int) -> int:
    card = CARDS[s.kind[o]]
    if not s.gains[o] and not s.under[o]:
        given = 0
        for e in s.granting:
            given |= CARDS[s.kind[e]].gives_traits
        if not given:
            return card.traits
    bits = 0
    for a in _with_gains(s, o, card.abilities):
        bits |= ABILITIES[a].traits
    return bits


def listeners(s: Battle, hook: int) -> list[int]:
    """Who in play has an ability with this hook, packed like the ORDER options: (object, ability)."""
    if not s.heard & s.present & hook:
        return []
    known = s.ears.get(hook)
    if known is not None:
        return known
    found: list[int] = []
    given = 0
    steady = True
    for e in s.granting:
        event = CARDS[s.kind[e]]
        given |= event.gives
        steady = steady and not event.by_place
    for o, cell in enumerate(s.cell):
        if cell == GONE or cell == RESOLVING:
            continue
        card = CARDS[s.kind[o]]
        if s.gains[o] or s.under[o] or (given and (given | card.hears) & hook):
            for a in _with_gains(s, o, card.abilities):
                if ABILITIES[a].hears & hook:
                    found.append(effect(o, a))
        elif card.hears & hook:
            for a in card.abilities:
                if ABILITIES[a].hears & hook:
                    found.append(effect(o, a))
    if steady:
        s.ears[hook] = found
    return found


# Numbers


def life(s: Battle, o: int) -> int:
    """Printed life and what raises it, less the damage (SW-DMG-01)."""
    return full_life(s, o) - s.damage[o]


def full_life(s: Battle, o: int) -> int:
    total = CARDS[s.kind[o]].life
    if s.heard & LIFE:
        for a in abilities(s, o):
            if ABILITIES[a].hears & LIFE:
                total += ABILITIES[a].life(s, o)
    for packed in listeners(s, LIFE_OF):
        total += ABILITIES[packed >> 12].life_of(s, packed >> 5 & 127, o)
    return total


def strength(s: Battle, o: int, target: int = NONE) -> int:
    """Base strength and all that changes it now (SW-ATTACK-09); in an attack on `target` if there is one."""
    total = CARDS[s.kind[o]].strength
    for a in abilities(s, o):
        ability = ABILITIES[a]
        if ability.hears & STRENGTH:
            total += ability.strength(s, o)
        if target != NONE and ability.hears & STRENGTH_AGAINST:
            total += ability.strength_against(s, o, target)
    for packed in listeners(s, STRENGTH_OF):
        total += ABILITIES[packed >> 12].strength_of(s, packed >> 5 & 127, o, target)
    return max(0, total)


def is_gate(s: Battle, o: int) -> bool:
    card = CARDS[s.kind[o]]
    if not card.unit:
        return card.gate
    return s.possible & LIVING_GATE != 0 and traits(s, o) & LIVING_GATE != 0


def is_frozen(s: Battle, o: int) -> bool:
    return traits(s, o) & FROZEN != 0


def leader_near(s: Battle, seat: int, o: int, far: int) -> bool:
    """Whether o stands within `far` spaces of the seat's summoner."""
    return within(s, s.leader[seat], o, far)


def is_summoner(s: Battle, o: int) -> bool:
    return CARDS[s.kind[o]].kind == SUMMONER


def cards_named(s: Battle, o: int, word: str) -> bool:
    """Whether the object's name contains the word (SW-NAME-01)."""
    return word in CARDS[s.kind[o]].words


def of_class(s: Battle, o: int, *kinds: int) -> bool:
    """SW-ABIL-07."""
    return CARDS[s.kind[o]].kind in kinds
