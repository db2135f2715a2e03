"""The six phases: why the active player may not do this now."""

from __future__ import annotations

from stolek.games.summoner_wars.board import NEXT, row_from, square
from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    ATTACK,
    BEFORE,
    CARDS,
    DRAW,
    EPIC,
    INSTEAD_OF_ATTACKING,
    INSTEAD_OF_MOVING,
    OWN_SUMMON_SPACES,
    SACRIFICE,
    STANDARD,
    SUMMON_SPACES,
    SUMMONER,
    SUMMONING_ALWAYS,
    USABLE,
)
from stolek.games.summoner_wars.cards.base import SUMMON as SUMMON_PHASE
from stolek.games.summoner_wars.forms import ATTACK as TO_ATTACK
from stolek.games.summoner_wars.forms import (
    BUILD,
    DISCARD,
    DRAW_UP,
    END,
    MOVE,
    PLAY,
    SUMMON,
    USE,
    first,
    second,
)
from stolek.games.summoner_wars.queries import abilities, is_gate, is_unit, listeners, traits
from stolek.games.summoner_wars.refusals.attacking import no_attack, no_attacker
from stolek.games.summoner_wars.refusals.moving import no_move, no_mover
from stolek.games.summoner_wars.refusals.reasons import (
    PHASES,
    ability_id,
    cannot_pay,
    card_of,
    no_own_object,
    not_in_hand,
    not_now,
    occupied,
)
from stolek.games.summoner_wars.rules.building import BUILD_ROWS
from stolek.games.summoner_wars.rulings import EVENTS_NEED_TARGET
from stolek.games.summoner_wars.state import ABILITY_USED, Battle
from stolek.kernel.asks import NONE
from stolek.kernel.rules import Refusal


def why_not(s: Battle, answer: int) -> Refusal | None:
    form = answer & 31
    if form == END:
        return no_end(s)
    if form == DRAW_UP:
        return Refusal("SW-DRAW-01", "drawn-already") if s.drawn else None
    if form == SUMMON:
        return no_summon(s, first(answer), second(answer))
    if form == MOVE:
        return no_move(s, first(answer), second(answer))
    if form == BUILD:
        return no_build(s, first(answer), second(answer))
    if form == TO_ATTACK:
        return no_attack(s, first(answer), second(answer))
    if form == PLAY:
        return no_play(s, first(answer))
    if form == DISCARD:
        return not_in_hand(s, first(answer), "SW-MAGPH-01")
    if form == USE:
        return no_use(s, first(answer), second(answer))
    return not_now()


def no_end(s: Battle) -> Refusal | None:
    """All may be left undone but drawing."""
    if s.phase == DRAW and not s.drawn:
        return Refusal("SW-TURN-08", "must-draw")
    return None


# Summoning


def no_summon(s: Battle, card: int, cell: int) -> Refusal | None:
    if s.phase != SUMMON_PHASE and not any(s.ctrl[e] == s.active and traits(s, e) & SUMMONING_ALWAYS for e in s.area):
        return Refusal("SW-SUMMON-01", "not-summon-phase")
    refusal = not_in_hand(s, card, "SW-SUMMON-01")
    if refusal is not None:
        return refusal
    if not CARDS[card].unit or CARDS[card].kind == SUMMONER:
        return Refusal("SW-SUMMON-03", "no-unit-to-summon", {"card": CARDS[card].id})
    return cannot_pay(s, CARDS[card].cost) or no_summon_space(s, card, cell)


def no_summon_space(s: Battle, card: int, cell: int) -> Refusal | None:
    there = s.board[cell]
    if CARDS[card].traits & SACRIFICE:
        if there != NONE and s.ctrl[there] == s.active and is_unit(s, there):
            return None
        return Refusal("SW-PRIO-01", "needs-sacrifice", {"card": CARDS[card].id})
    if there != NONE:
        return occupied(s, cell, "SW-SUMMON-02")
    if beside_own_gate(s, cell) or summoned_elsewhere(s, card, cell):
        return None
    return Refusal("SW-SUMMON-02", "no-gate-adjacent", {"space": square(cell)})


def beside_own_gate(s: Battle, cell: int) -> bool:
    for n in NEXT[cell]:
        gate = s.board[n]
        if gate != NONE and s.ctrl[gate] == s.active and is_gate(s, gate):
            return True
    return False


def summoned_elsewhere(s: Battle, card: int, cell: int) -> bool:
    """Whether a card allows the space (SW-SUMMON-04)."""
    for packed in listeners(s, SUMMON_SPACES):
        me = first(packed)
        if s.ctrl[me] == s.active and cell in ABILITIES[second(packed)].summon_spaces(s, me, card):
            return True
    for a in CARDS[card].abilities:
        if ABILITIES[a].hears & OWN_SUMMON_SPACES and cell in ABILITIES[a].own_summon_spaces(s, s.active):
            return True
    return False


# Building


def no_build(s: Battle, card: int, cell: int) -> Refusal | None:
    refusal = not_in_hand(s, card, "SW-BUILD-01")
    if refusal is not None:
        return refusal
    if not CARDS[card].structure:
        return Refusal("SW-BUILD-03", "no-structure-to-build", {"card": CARDS[card].id})
    refusal = cannot_pay(s, CARDS[card].cost)
    if refusal is not None:
        return refusal
    if s.board[cell] != NONE:
        return occupied(s, cell, "SW-BUILD-02")
    if row_from(s.active, cell) >= BUILD_ROWS and s.cell[s.leader[s.active]] not in NEXT[cell]:
        return Refusal("SW-BUILD-02", "not-in-build-area", {"space": square(cell)})
    return None


# Events


def no_play(s: Battle, card: int) -> Refusal | None:
    refusal = not_in_hand(s, card, "SW-EVENT-01")
    if refusal is not None:
        return refusal
    c = CARDS[card]
    if c.kind not in (EPIC, STANDARD):
        return Refusal("SW-EVENT-01", "no-event", {"card": c.id})
    if c.structure:
        return Refusal("SW-EVENT-07", "event-is-built", {"card": c.id})
    if c.phase != s.phase:
        return Refusal("SW-EVENT-01", "wrong-phase-of-event", {"card": c.id, "phase": PHASES[c.phase]})
    refusal = cannot_pay(s, c.cost)
    if refusal is not None:
        return refusal
    if s.rulings & EVENTS_NEED_TARGET and not ABILITIES[c.abilities[0]].has_target(s, s.active):
        return Refusal("SW-EVENT-09", "event-without-target", {"card": c.id})
    return None


# Abilities


def no_use(s: Battle, o: int, ability: int) -> Refusal | None:
    refusal = no_own_object(s, o, "SW-CTRL-02")
    if refusal is not None:
        return refusal
    if ability not in abilities(s, o):
        if ability >= len(ABILITIES):
            return Refusal("SW-ABIL-01", "no-ability", {"card": card_of(s, o)})
        return Refusal("SW-ABIL-01", "no-such-ability", {"card": card_of(s, o), "ability": ability_id(ability)})
    hears = ABILITIES[ability].hears
    if hears & USABLE:
        refusal = no_use_as_action(s, o, ability)
        if refusal is None:
            return None
    if hears & BEFORE:
        if s.phase == ATTACK and is_unit(s, o):
            return no_attacker(s, o) or no_preparation(s, o, ability)
        return Refusal("SW-ATTACK-17", "only-before-attack", {"ability": ability_id(ability)})
    return refusal or Refusal("SW-ABIL-01", "works-by-itself", {"ability": ability_id(ability)})


def no_use_as_action(s: Battle, o: int, ability: int) -> Refusal | None:
    a = ABILITIES[ability]
    if a.phase != s.phase:
        if a.phase == NONE:
            return Refusal("SW-ABIL-01", "works-by-itself", {"ability": ability_id(ability)})
        facts = {"ability": ability_id(ability), "phase": PHASES[a.phase]}
        return Refusal("SW-PRIO-01", "wrong-phase-of-ability", facts)
    if a.traits & INSTEAD_OF_MOVING:
        refusal = no_mover(s, o)
        if refusal is not None:
            return refusal
    if a.traits & INSTEAD_OF_ATTACKING:
        refusal = no_attacker(s, o)
        if refusal is not None:
            return refusal
    if a.usable(s, o):
        return None
    if s.marked(o, ABILITY_USED):
        fresh = s.clone()
        fresh.marks[o] &= ~ABILITY_USED
        if a.usable(fresh, o):
            return Refusal("SW-PRIO-01", "ability-used", {"ability": ability_id(ability)})
    return Refusal("SW-PRIO-01", "ability-has-no-use", {"ability": ability_id(ability)})


def no_preparation(s: Battle, o: int, ability: int) -> Refusal | None:
    if ABILITIES[ability].ready_before_attack(s, o):
        return None
    return Refusal("SW-PRIO-01", "ability-has-no-use", {"ability": ability_id(ability)})
