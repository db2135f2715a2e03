"""What a seat may know of the others' traps: which there are, never which lies where (ML-TERM-13)."""

from __future__ import annotations

import random

from stolek.games.monster_lands import knowledge
from stolek.games.monster_lands.forms import END, LOADING, TURN, load, trap
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import CHOOSE, TOP, Ask
from stolek.kernel.view import HIDDEN
from tests.games.monster_lands.scenario import Talk, table, trap_kind
from tests.rules import rule

BASIC = trap_kind("basic")
PLUS4 = trap_kind("improved_plus4")
PLUS8 = trap_kind("improved_plus8")
M1 = trap_kind("improved_m1")


def two_clans() -> Talk:
    """Seat 1 has one trap on its board and two on a path."""
    return table(
        "Tentok; Tepey; traps basic; pool s; on a1 Pardala s improved_m1",
        "Burgrave; traps improved_plus8; on a2 Korfatch s improved_plus4 basic",
        land_a="Deepscorp, Krysia, e1a",
    )


def places(s: World, clan: int) -> tuple[list[int], list[tuple[int, ...]]]:
    return s.traps[clan], [laid for laid, owner in zip(s.laid, s.whose, strict=True) if owner == clan]


@rule("ML-TERM-13", "ML-LODGE-06")
def test_two_truths_that_differ_in_where_traps_of_others_lie_look_alike() -> None:
    s = two_clans().s
    other = s.clone()
    other.traps[1], other.laid[1] = [BASIC], (PLUS8, PLUS4)
    assert knowledge.conceal(s, 0).laid == knowledge.conceal(other, 0).laid
    assert knowledge.conceal(s, 0).traps == knowledge.conceal(other, 0).traps
    assert knowledge.conceal(s, 1).laid != knowledge.conceal(other, 1).laid


def test_which_traps_others_have_in_all_is_known() -> None:
    s = two_clans().s
    other = s.clone()
    other.traps[1] = [M1]
    one, two = knowledge.conceal(s, 0), knowledge.conceal(other, 0)
    assert knowledge.secret(one, 1) == sorted([BASIC, PLUS4, PLUS8])
    assert knowledge.secret(two, 1) == sorted([BASIC, PLUS4, M1])


def test_a_seat_sees_its_own_traps() -> None:
    s = two_clans().s
    assert places(knowledge.conceal(s, 1), 1) == places(s, 1)


def test_what_lies_face_up_is_open() -> None:
    s = two_clans().s
    s.shown[1] = 0b10
    for seed in range(20):
        dealt = knowledge.redeal(knowledge.conceal(s, 0), 0, knowledge.conceal(s, 0), random.Random(seed))
        assert dealt.laid[1][1] == BASIC


def test_every_place_of_every_token_is_imagined() -> None:
    s = knowledge.conceal(two_clans().s, 0)
    dealt = [knowledge.redeal(s, 0, s, random.Random(seed)) for seed in range(200)]
    assert {t.traps[1][0] for t in dealt} == {BASIC, PLUS4, PLUS8}
    assert len({t.laid[1] for t in dealt}) == 6
    assert all(knowledge.secret(t, 1) == sorted([BASIC, PLUS4, PLUS8]) for t in dealt)
    assert all(places(t, 0) == places(s, 0) for t in dealt)


def test_what_has_come_to_light_since_lay_where_it_was_found() -> None:
    s = two_clans().s
    now = s.clone()
    now.shown[1] = 0b11
    base, now = knowledge.conceal(s, 0), knowledge.conceal(now, 0)
    for seed in range(50):
        assert knowledge.redeal(base, 0, now, random.Random(seed)).laid[1] == (PLUS4, BASIC)


def test_what_has_been_discarded_from_the_board_lay_there() -> None:
    s = two_clans().s
    s.traps[1] = [PLUS4, PLUS8]
    now = s.clone()
    now.traps[1] = [PLUS4]
    base, now = knowledge.conceal(s, 0), knowledge.conceal(now, 0)
    for seed in range(50):
        assert PLUS8 in knowledge.redeal(base, 0, now, random.Random(seed)).traps[1]


def test_what_has_been_discarded_from_a_path_lay_there() -> None:
    s = two_clans().s
    now = s.clone()
    now.laid[1] = (BASIC,)
    base, now = knowledge.conceal(s, 0), knowledge.conceal(now, 0)
    for seed in range(50):
        assert PLUS4 in knowledge.redeal(base, 0, now, random.Random(seed)).laid[1]


@rule("ML-TERM-13", "ML-LAND-04")
def test_others_see_that_a_trap_is_laid_and_not_which() -> None:
    s = two_clans().s
    ask = Ask(CHOOSE, 1, LOADING, [END, load(0), trap(PLUS8)])
    assert knowledge.seen(s, ask, trap(PLUS8), 0) == knowledge.seen(s, ask, trap(BASIC), 0) <= HIDDEN
    assert knowledge.seen(s, ask, trap(PLUS8), 1) == trap(PLUS8)
    for open_answer in (END, load(0)):
        assert knowledge.seen(s, ask, open_answer, 0) == open_answer


def test_a_trap_discarded_over_the_limit_is_seen_by_all() -> None:
    s = two_clans().s
    assert knowledge.seen(s, Ask(TOP, 1, TURN, []), trap(PLUS8), 0) == trap(PLUS8)


def test_a_token_that_came_to_light_says_nothing_of_an_equal_one() -> None:
    t = table(
        "Tentok; Tepey; pool s",
        "Burgrave; traps improved_plus8, basic; on a2 Korfatch s basic improved_plus4",
        land_a="Deepscorp, Krysia, e1a",
    )
    now = t.s.clone()
    (path,) = (path for path, owner in enumerate(now.whose) if owner == 1 and now.laid[path])
    now.shown[path] = 0b01
    now.laid[path] = (BASIC, now.laid[path][1])
    rng = random.Random(1)
    dealt = [knowledge.redeal(t.s, 0, now, rng).laid[path] for _ in range(1500)]
    assert {first for first, _ in dealt} == {BASIC}
    for kind in (BASIC, PLUS4, PLUS8):
        assert 0.28 < sum(second == kind for _, second in dealt) / len(dealt) < 0.38
