"""The battlefield and what lies beside it."""

from __future__ import annotations

import pytest

import stolek
from stolek.games.summoner_wars.board import COLS, ROWS, SPACES, row_from, square
from stolek.games.summoner_wars.forms import build, move, pick_space, summon
from stolek.games.summoner_wars.game import GAME
from stolek.scene import Grid, Row, Stack, Track
from tests.games.summoner_wars.scenario import card, cell, table
from tests.rules import rule


@rule("SW-BOARD-01")
def test_eight_rows_of_six_spaces() -> None:
    assert (ROWS, COLS, SPACES) == (8, 6, 48)
    assert [square(c) for c in range(SPACES)] == [f + r for r in "12345678" for f in "abcdef"]


@rule("SW-BOARD-01")
def test_one_object_on_a_space() -> None:
    mine = "Sneeks e1; Gate c3; Horde Slinger c4; hand Horde Climber"
    t = table(mine, "Svara d8")
    assert t.can_summon("Horde Climber") == ["b3", "c2", "d3"]
    assert t.why_not(summon(card("Horde Climber").number, cell("c4"))) == "SW-SUMMON-02"
    t = table("Sneeks e1; Gate c3; hand Gate", "Svara d8", phase="build")
    assert "c3" not in t.can_build("Gate")
    assert t.why_not(build(card("Gate").number, cell("c3"))) == "SW-BUILD-02"
    t = table("Sneeks e1; Gate c3; Horde Slinger c4; hand Sneak", "Svara d8", phase="move")
    assert "c3" not in t.can_move("c4")
    assert t.why_not(move(t.o("c4"), cell("c3"))) == "SW-MOVE-05"
    t.play("Sneak").picks("c4")
    assert t.why_not(pick_space(cell("c3"))) == "SW-BOARD-01"


@rule("SW-BOARD-02")
@pytest.mark.parametrize(("seat", "rows"), [(0, "1234"), (1, "8765")])
def test_a_side_is_the_four_rows_nearest_to_its_player(seat: int, rows: str) -> None:
    own_side = {square(c) for c in range(SPACES) if row_from(seat, c) < ROWS // 2}
    assert own_side == {f + r for r in rows for f in "abcdef"}
    # All that is there at the start lies on its player's own side.
    s = stolek.deal("summoner-wars", seed=3).state
    assert {square(c) for o, c in enumerate(s.cell) if s.ctrl[o] == seat} < own_side


@rule("SW-BOARD-03")
@pytest.mark.parametrize(("seat", "rows"), [(0, "123"), (1, "876")])
def test_back_rows_are_counted_from_each_players_own_edge(seat: int, rows: str) -> None:
    if seat == 0:
        t = table("Sneeks e1; hand Gate", "Svara b8", phase="build")
    else:
        t = table("Sneeks e1", "Svara b8; hand Gate", phase="draw").ends()
    assert (t.asked, t.seat) == ("build-phase", seat)
    own = {"e1", "b8"}
    assert t.can_build("Gate") == sorted({f + r for r in rows for f in "abcdef"} - own)


@rule("SW-BOARD-05", "SW-SETUP-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_lies_beside_the_board(seat: int) -> None:
    t = table("Sneeks e1; area Pile On; deck Gate, Gate; discard Sneak", "Svara d8; deck Gate", magic=(4, 9))
    zones = {zone.id: zone for zone in GAME.scene(t.s, seat, GAME.words("en")).zones}
    assert [z.n for z in zones.values() if isinstance(z, Stack) and z.owner == 0] == [2, 1]
    assert [z.n for z in zones.values() if isinstance(z, Row) and z.id.startswith("area")] == [seat, 1 - seat]
    tracks = {z.owner: (z.first, z.last, z.at) for z in zones.values() if isinstance(z, Track)}
    assert tracks == {0: (0, 15, 4), 1: (0, 15, 9)}
    # The board lies before each player so that the own back row is the nearest.
    board = zones["board"]
    assert isinstance(board, Grid)
    assert board.slots[-1] == (("a1", "b1", "c1", "d1", "e1", "f1"), ("f8", "e8", "d8", "c8", "b8", "a8"))[seat]
