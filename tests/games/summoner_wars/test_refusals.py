"""What is refused is refused by the right rule, and the explaining twin agrees with the options."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from stolek.games.summoner_wars.board import SPACES
from stolek.games.summoner_wars.cards.base import CARDS, FACTIONS
from stolek.games.summoner_wars.forms import (
    ATTACK,
    BUILD,
    CARD,
    DISCARD,
    DRAW_PHASE,
    DRAW_UP,
    EFFECT,
    END,
    MODE,
    MOVE,
    PASS,
    PATH,
    PLAY,
    SCHEMA,
    SPACE,
    SUMMON,
    UNIT,
    USE,
    attack,
    build,
    discard,
    move,
    pick_space,
    pick_unit,
    play,
    summon,
    use,
)
from stolek.games.summoner_wars.game import RULES
from stolek.games.summoner_wars.queries import abilities
from stolek.games.summoner_wars.rulings import RULINGS
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import Ask
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.ledger import known_ids
from tests.games.summoner_wars.scenario import Talk, card, cell, table
from tests.rules import rule

PAIRS = [(a.id, b.id) for a in FACTIONS for b in FACTIONS if a.number <= b.number]
DECISIONS = 200  # of each random game
RULE_IDS = known_ids()
SOME = 100  # answers tried at each decision besides the options


def answers(s: Battle, ask: Ask, rng: random.Random) -> Iterator[int]:
    """Well-formed answers of every form: with what is there, one's own more often, and with what is not."""
    mine = [o for o, there in enumerate(s.cell) if there >= 0 and s.ctrl[o] == s.active]
    units = [*range(len(s.cell)), 127, *mine * 3]
    cards = [*s.hand[1 - s.active], rng.randrange(128), *s.hand[s.active] * 3]
    firsts = {
        SUMMON: cards, BUILD: cards, PLAY: cards * 5, DISCARD: cards * 5, CARD: [*cards, *range(len(CARDS))],
        MOVE: units, ATTACK: units, USE: units * 3, UNIT: units, EFFECT: units, SPACE: range(SPACES),
        MODE: range(4), PATH: [rng.randrange(1 << rng.randrange(1, 16)) for _ in range(30)],
    }  # fmt: skip
    for form in SCHEMA.kinds[ask.kind][1]:
        if not form.fields:
            yield form.number
            continue
        for first in firsts[form.number]:
            if len(form.fields) == 1:
                yield form.pack(first)
            elif form.number in (USE, EFFECT):
                its = abilities(s, first) if first < len(s.cell) else ()
                yield from (form.pack(first, ability) for ability in (*its, rng.randrange(128)))
            else:
                yield from (form.pack(first, space) for space in range(SPACES))


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_why_not_is_none_just_where_the_answer_is_an_option(pair: tuple[str, str]) -> None:
    rng = random.Random("-".join(pair))
    rulings = [name for name in RULINGS if rng.random() < 0.3]
    t = Table(RULES, {"decks": list(pair), "rulings": rulings}, Chance(rng.randrange(1 << 60)))
    for _ in range(DECISIONS):
        if t.over:
            break
        s, ask = t.state, t.ask
        if ask.kind > DRAW_PHASE or rng.random() < 0.2:
            others = list(answers(s, ask, rng))
            for answer in [*ask.options, *rng.sample(others, min(SOME, len(others)))]:
                assert SCHEMA.well_formed(ask.kind, answer)
                refusal = RULES.why_not(s, ask, answer)
                assert (refusal is None) == (answer in ask.options), (SCHEMA.read(answer), refusal)
                assert refusal is None or refusal.rule in RULE_IDS
        t.play(rng.choice(lively(ask)))


def lively(ask: Ask) -> list[int]:
    """Ending a phase is only one of many options, but random play should not stay in one either."""
    return [*ask.options, *[END] * (len(ask.options) // 12)] if END in ask.options else ask.options


# What a player is told


def test_a_unit_that_is_not_there_or_not_yours() -> None:
    t = table("Sneeks e1; Beast Rider c3", "Svara d8", phase="move")
    assert t.why_not(move(127, cell("c5"))) == "SW-MOVE-01"
    assert reason(t, move(t.o("d8"), cell("d7"))) == ("SW-MOVE-01", "not-your-unit")


@rule("SW-MOVE-01")
def test_three_units_move_once_each_and_two_spaces() -> None:
    t = table(
        "Sneeks e1; Horde Slinger a1; Horde Slinger a3; Horde Slinger a5; Horde Slinger a7; hand Sneak",
        "Svara d8",
        phase="move",
    )
    assert reason(t, move(t.o("a3"), cell("d3"))) == ("SW-MOVE-01", "too-far-to-move")
    t.move("a1", "b1")
    assert reason(t, move(t.o("b1"), cell("c1"))) == ("SW-MOVE-01", "moved-already")
    t.move("a3", "b3")
    t.move("a5", "b5")
    assert reason(t, move(t.o("a7"), cell("b7"))) == ("SW-MOVE-01", "enough-moved")


@rule("SW-MOVE-05")
def test_the_way_must_be_free() -> None:
    t = table("Sneeks e1; Horde Slinger c3; Gate c4", "Svara d8", phase="move")
    assert reason(t, move(t.o("c3"), cell("c5"))) == ("SW-MOVE-05", "way-blocked")
    assert reason(t, move(t.o("c3"), cell("c4"))) == ("SW-MOVE-05", "space-occupied")


@rule("SW-MOVE-06")
def test_a_unit_comes_back_only_where_it_can_leave() -> None:
    t = table("Sneeks e1; Horde Slinger a1; Gate a2; Gate b1; Horde Slinger d4", "Svara d8", phase="move")
    assert reason(t, move(t.o("a1"), cell("a1"))) == ("SW-MOVE-06", "no-way-back")
    assert t.why_not(move(t.o("d4"), cell("d4"))) is None


@rule("SW-MOVE-07")
def test_structures_stay() -> None:
    t = table("Sneeks e1; Gate c3", "Svara d8", phase="move")
    assert reason(t, move(t.o("c3"), cell("c4"))) == ("SW-MOVE-07", "structure-cannot-move")


@rule("SW-SUMMON-02", "SW-SUMMON-03", "SW-MAGIC-04")
def test_summoning_needs_a_unit_the_magic_and_a_gate() -> None:
    t = table("Sneeks e1; Gate c3; hand Horde Slinger, The Eater, Gate", "Svara d8; Gate d6", magic=(5, 5))
    assert reason(t, summon(card("Gate").number, cell("c4"))) == ("SW-SUMMON-03", "no-unit-to-summon")
    assert reason(t, summon(card("The Eater").number, cell("c4"))) == ("SW-MAGIC-04", "cannot-pay")
    assert reason(t, summon(card("Horde Slinger").number, cell("d7"))) == ("SW-SUMMON-02", "no-gate-adjacent")
    assert reason(t, summon(card("Horde Slinger").number, cell("c3"))) == ("SW-SUMMON-02", "space-occupied")
    assert reason(t, summon(card("Horde Climber").number, cell("c4"))) == ("SW-SUMMON-01", "not-in-hand")


@rule("SW-SUMMON-01")
def test_summoning_has_its_phase() -> None:
    t = table("Sneeks e1; Gate c3; hand Horde Slinger", "Svara d8", phase="build")
    assert reason(t, summon(card("Horde Slinger").number, cell("c4"))) == ("SW-SUMMON-01", "not-summon-phase")


@rule("SW-BUILD-02", "SW-BUILD-03")
def test_structures_are_built_at_home_or_beside_the_summoner() -> None:
    t = table("Sneeks e5; hand Gate, Horde Slinger", "Svara d8", phase="build")
    gate = card("Gate").number
    assert reason(t, build(gate, cell("a4"))) == ("SW-BUILD-02", "not-in-build-area")
    assert t.why_not(build(gate, cell("e6"))) is None
    assert t.why_not(build(gate, cell("a3"))) is None
    assert t.why_not(build(card("Horde Slinger").number, cell("a3"))) == "SW-BUILD-03"


@rule("SW-ATTACK-01", "SW-ATTACK-03")
def test_three_units_attack_once_each() -> None:
    mine = "Sneeks a1; Beast Rider c8; Beast Rider e8; Beast Rider d7; Beast Rider a2; hand Pile On"
    t = table(mine, "Svara d8; Gate b2; Gate e7", phase="attack")
    t.attack("c8", "d8", "rx rx rx")
    assert reason(t, attack(t.o("c8"), cell("d8"))) == ("SW-ATTACK-03", "attacked-already")
    t.attack("e8", "d8", "rx rx rx")
    t.attack("d7", "d8", "rx rx rx")
    assert reason(t, attack(t.o("a2"), cell("b2"))) == ("SW-ATTACK-01", "enough-attacked")


@rule("SW-ATTACK-04", "SW-ATTACK-05", "SW-ATTACK-06", "SW-ATTACK-08")
def test_targets_are_in_reach_and_in_line() -> None:
    t = table(
        "Sneeks a1; Horde Slinger c3; Beast Rider e3",
        "Svara d8; Gate c5; Gate c6; Gate c7; Gate d4; Gate e5",
        phase="attack",
    )
    slinger, rider = t.o("c3"), t.o("e3")
    assert t.why_not(attack(slinger, cell("c5"))) is None
    assert reason(t, attack(slinger, cell("c6"))) == ("SW-ATTACK-06", "line-blocked")
    assert reason(t, attack(slinger, cell("c7"))) == ("SW-ATTACK-05", "out-of-range")
    assert reason(t, attack(slinger, cell("d4"))) == ("SW-ATTACK-05", "not-in-line")
    assert reason(t, attack(slinger, cell("c3"))) == ("SW-ATTACK-08", "attacks-itself")
    assert reason(t, attack(rider, cell("e5"))) == ("SW-ATTACK-04", "target-not-adjacent")
    assert reason(t, attack(rider, cell("f3"))) == ("SW-ATTACK-04", "no-target-there")
    assert t.why_not(attack(t.o("d8"), cell("c7"))) == "SW-ATTACK-01"


@rule("SW-EVENT-01", "SW-EVENT-07")
def test_events_have_their_phase_and_some_are_built() -> None:
    t = table("Sneeks e1; hand Pile On, Sneak, Parapet, Gate", "Svara d8", phase="move")
    assert t.why_not(play(card("Sneak").number)) is None
    assert reason(t, play(card("Pile On").number)) == ("SW-EVENT-01", "wrong-phase-of-event")
    assert reason(t, play(card("Parapet").number)) == ("SW-EVENT-07", "event-is-built")
    assert reason(t, play(card("Gate").number)) == ("SW-EVENT-01", "no-event")
    assert reason(t, play(card("Unrelenting").number)) == ("SW-EVENT-01", "not-in-hand")


def test_abilities_have_their_phase_and_their_use() -> None:
    t = table("Sneeks e1; Horde Slinger c3; Horde Climber c4; Beast Rider a1", "Svara d8", phase="attack")
    sneeks, sly = t.o("e1"), t.ability("e1", "Sly")
    assert t.why_not(use(sneeks, sly)) is None
    assert reason(t, use(t.o("c4"), sly)) == ("SW-ABIL-01", "no-such-ability")
    assert reason(t, use(t.o("a1"), t.ability("a1", "Charge"))) == ("SW-ABIL-01", "works-by-itself")
    t.use("e1", "Sly").picks("c3")
    assert reason(t, use(sneeks, sly)) == ("SW-PRIO-01", "ability-used")
    t = table("Sneeks e1; Horde Slinger c3", "Svara d8", phase="move")
    assert reason(t, use(t.o("e1"), sly)) == ("SW-PRIO-01", "wrong-phase-of-ability")
    t = table("Sneeks e1; Beast Rider c3; hand Pile On", "Svara d8", phase="attack")
    assert reason(t, use(t.o("e1"), sly)) == ("SW-PRIO-01", "ability-has-no-use")


@rule("SW-TURN-08", "SW-DRAW-01")
def test_drawing_is_no_choice() -> None:
    mine = "Sera Eldwyn e1; Gate c3; hand Citadel Archer; area Renewed Hope; deck Gate, Gate, Gate, Gate"
    t = table(mine, "Svara d8", phase="draw")
    assert reason(t, END) == ("SW-TURN-08", "must-draw")
    t.draws("Gate", "Gate", "Gate", "Gate").says(DRAW_UP)
    assert reason(t, DRAW_UP) == ("SW-DRAW-01", "drawn-already")
    assert t.why_not(END) is None


@rule("SW-MAGPH-01")
def test_only_cards_in_hand_are_discarded_for_magic() -> None:
    t = table("Sneeks e1; hand Gate", "Svara d8", phase="magic")
    assert t.why_not(discard(card("Gate").number)) is None
    assert reason(t, discard(card("Sneak").number)) == ("SW-MAGPH-01", "not-in-hand")


@rule("SW-CARD-04", "SW-FORCE-01", "SW-TIME-05")
def test_choices_are_explained_by_their_conditions() -> None:
    mine = "Sneeks e1; Horde Slinger c3; Horde Climber a1; Beast Rider c5; Gate b3; hand Sneak"
    t = table(mine, "Svara d8", phase="move").play("Sneak")
    assert reason(t, pick_unit(t.o("c5"))) == ("SW-CARD-04", "not-free")
    assert reason(t, pick_unit(t.o("d8"))) == ("SW-CTRL-01", "not-friendly")
    assert reason(t, pick_unit(t.o("b3"))) == ("SW-TERM-09", "no-unit")
    assert reason(t, pick_unit(99)) == ("SW-TERM-06", "nothing-there")
    t.picks("c3")
    assert reason(t, pick_space(cell("d4"))) == ("SW-FORCE-01", "not-straight")
    assert reason(t, pick_space(cell("f3"))) == ("SW-FORCE-01", "too-far-to-force")
    assert reason(t, pick_space(cell("b3"))) == ("SW-BOARD-01", "occupied")
    assert reason(t, PASS) == ("SW-TIME-05", "must-choose")
    t.forces_to("c2")
    assert reason(t, pick_unit(t.o("c2"))) == ("SW-PRIO-01", "not-allowed-by-card")


def reason(t: Talk, answer: int) -> tuple[str, str] | None:
    refusal = t.table.why_not(answer)
    return None if refusal is None else (refusal.rule, refusal.key)
