"""Positions: copies in mid-effect, common questions, standing offers, forced answers."""

from __future__ import annotations

import random

import pytest

from stolek.kernel.asks import CHOOSE, EVERYONE, NONE, OVER, TOGETHER, TOP
from stolek.kernel.position import Position, at_rest, resume
from stolek.kernel.view import HIDDEN, View
from tests.kernel.toy import (
    BID,
    CARD,
    DRAW,
    DUEL,
    FORMS,
    GRAB_BY,
    HEADS,
    LOOK,
    PASS,
    ROLL,
    SAY,
    TAILS,
    TOY,
    Toy,
    ToyRules,
)


def position() -> Position[Toy]:
    return Position(TOY, Toy())


def said(number: int) -> int:
    return FORMS[SAY].pack(number)


def test_a_copy_in_mid_effect_goes_its_own_way() -> None:
    p = position()
    p.play(DUEL)
    p.play(HEADS)
    twin = p.copy()
    assert (twin.ask.what, twin.ask.seat, twin.ask.options) == (CHOOSE, 1, [HEADS, TAILS])
    twin.play(TAILS)
    assert (twin.state.points, p.state.points) == ([1, 0], [0, 0])
    p.play(HEADS)
    assert p.state.points == [0, 0]


def test_a_child_leaves_its_parent_alone() -> None:
    p = position()
    child = p.child(PASS)
    assert (p.state.active, child.state.active) == (0, 1)


def test_random_games_copy_exactly_at_every_question() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        p = position()
        while not p.over:
            twin = p.copy()
            assert TOY.to_data(twin.state) == TOY.to_data(p.state)
            ask = p.ask
            if ask.chance:
                answer, seat = rng.choice(ask.options or range(ask.span)), NONE
            else:
                part = rng.choice([x for x in (*ask.parts, *ask.offers, ask) if x.options and x.answer == NONE])
                answer, seat = rng.choice(part.options), part.seat
            p.play(answer, seat)
            twin.play(answer, seat)
            assert TOY.to_data(twin.state) == TOY.to_data(p.state)
            assert twin.ask.options == p.ask.options


def test_a_common_question_waits_for_all_and_keeps_answers_secret() -> None:
    p = position()
    p.state.points = [3, 3]
    p.play(BID)
    assert (p.ask.what, p.ask.seat) == (TOGETHER, EVERYONE)
    p.play(said(3), seat=1)
    assert View(p, 0).ask.options == [said(n) for n in range(4)]
    assert View(p, 1).ask.options == []
    assert p.copy().ask.options_of(1) == []  # the copy knows who has answered
    before = p.barriers
    p.play(said(1), seat=0)
    assert p.state.points == [3, 5]
    assert p.barriers == before + 1


def test_a_standing_offer_can_be_taken_at_a_quiet_point_of_anothers_turn() -> None:
    p = position()
    assert p.ask.options_of(1) == [GRAB_BY[1]]
    assert View(p, 1).ask.options == [GRAB_BY[1]]
    p.play(GRAB_BY[1], seat=1)
    assert (p.state.points, p.state.active) == ([0, 1], 0)
    assert p.ask.options_of(1) == []


def test_what_leaves_no_choice_is_answered_by_itself_and_stands_in_the_trail() -> None:
    p = position()
    for _ in range(2):
        p.play(PASS)
    assert p.state.turn % 3 == 0
    p.play(DUEL)
    p.play(HEADS)  # the other seat could only guess tails
    assert p.ask.what == TOP
    assert p.state.points == [1, 0]


def test_the_end_is_asked_of_nobody() -> None:
    p = position()
    p.state.points = [19, 0]
    p.play(ROLL)
    p.play(5)
    assert p.ask.what == OVER
    assert p.copy().over
    with pytest.raises(RuntimeError):
        p.play(PASS)


def test_an_untracked_position_is_copied_only_at_rest() -> None:
    p = Position(TOY, Toy(), None, track=False)
    p.play(PASS)
    assert p.copy().state.active == 1
    p.play(DUEL)
    with pytest.raises(RuntimeError):
        p.copy()


def test_resume_replays_a_trail_from_a_quiet_state() -> None:
    base = position().state
    told = TOY.to_data(base)
    p = resume(TOY, base, [DUEL, TAILS])
    assert (p.ask.seat, p.ask.what) == (1, CHOOSE)
    assert TOY.to_data(base) == told
    assert at_rest(TOY, base).ask.what == TOP


def test_an_effect_may_await_nothing_but_the_kernel() -> None:
    class Loop(ToyRules):
        def main(self, s: Toy, first: int) -> object:  # type: ignore[override]
            import asyncio

            return asyncio.sleep(1)

    with pytest.raises((RuntimeError, AttributeError, TypeError)):
        Position(Loop(), Toy())


def test_a_view_hides_the_others_card_and_imagines_all_it_could_be() -> None:
    p = position()
    p.play(DRAW)
    assert p.ask.kind == CARD
    p.play(3)
    mine, its = View(p, 0), View(p, 1)
    assert mine.state.hand[0] == [3]
    assert its.state.hand[0] == [1]  # the agreed order, whatever the truth
    rng = random.Random(5)
    imagined = {tuple(t.state.hand[0]) for t in (its.imagine(rng) for _ in range(60)) if t is not None}
    assert imagined == {(1,), (2,), (3,)}


def test_a_trail_hides_what_was_drawn() -> None:
    p = position()
    p.play(DRAW)
    p.play(2)
    p.play(DUEL)  # the other seat's turn, its question in mid-effect
    p.play(HEADS)
    assert View(p, 0).trail == [DUEL, HEADS]
    late = resume(TOY, Toy(), [DRAW])
    assert late.ask.chance
    assert HIDDEN not in View(late, 0).trail


def test_looking_is_a_barrier() -> None:
    p = position()
    p.play(DRAW)
    p.play(2)
    before = p.barriers
    p.play(LOOK)
    assert p.barriers == before + 1
