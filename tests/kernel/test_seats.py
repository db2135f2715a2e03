"""Games with another number of seats each time: the table says how many, and nothing else knows."""

from __future__ import annotations

import json
import random

import pytest

from stolek import bench, fuzz
from stolek.errors import UnknownOption
from stolek.games import GAMES, open_game
from stolek.kernel.asks import TOGETHER
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table, restore
from stolek.kernel.view import View
from tests.ring.game import GAME
from tests.ring.rules import BIDS, DRAW, RULES, SAY, TAKE, THROW, Ring


def begun(seats: int, **options: object) -> Table[Ring]:
    """A table where everybody has named 1."""
    table = Table(RULES, {"seats": seats, **options}, Chance(3))
    for seat in range(seats):
        table.play(BIDS[0], seat)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_dealt_for_its_usual_number(name: str) -> None:
    game = open_game(name)
    assert game.usual_seats in game.rules.seats
    options = game.bench_options()[0]
    assert Table(game.rules, options, Chance(1)).seats == options.get("seats", game.usual_seats)


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_table_has_as_many_seats_as_were_dealt(seats: int) -> None:
    table = begun(seats)
    assert table.seats == seats
    again = restore(Table, RULES, json.loads(json.dumps(table.to_data())), "save")
    assert (again.seats, again.state.points) == (seats, [1] * seats)


def test_without_the_option_the_usual_number_plays() -> None:
    assert Table(RULES, {}, Chance(1)).seats == GAME.usual_seats == 3
    with pytest.raises(UnknownOption):
        Table(RULES, {"seats": 5}, Chance(1))


def test_a_common_question_waits_for_everybody() -> None:
    table = Table(RULES, {"seats": 4}, Chance(1))
    for seat in (2, 0, 3):
        table.play(SAY | 2 << 5, seat)
        assert table.ask.what == TOGETHER
        assert View(table.position, seat).given == SAY | 2 << 5
        assert not table.can_undo()
    table.play(SAY | 1 << 5, 1)
    assert table.state.points == [2, 1, 2, 2]


def test_alone_all_answers_can_be_taken_back_but_chance() -> None:
    table = begun(1)
    table.play(TAKE)
    table.play(TAKE)
    assert table.can_undo(0)
    table.undo(table.last_answer(0))
    table.undo()
    assert table.state.points == [1]
    assert not table.reversible(THROW)
    table.play(THROW)
    assert not table.can_undo()


def test_what_onlookers_see_hides_the_cards_of_all_seats() -> None:
    one, other = begun(3), begun(3)
    for table in (one, other):
        for _ in range(3):
            table.play(DRAW)
    for hand, deck, card in zip(other.state.hand, other.state.deck, (3, 1, 2), strict=True):
        deck[hand[0] - 1] += 1
        deck[card - 1] -= 1
        hand[0] = card
    assert one.state.hand != other.state.hand
    assert RULES.to_data(GAME.public(one.state)) == RULES.to_data(GAME.public(other.state))


@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_one_to_four_keep_every_promise(seed: int) -> None:
    decisions, broken = fuzz.play_game(GAME, seed)
    assert broken is None, broken.to_data()
    assert decisions > 0


def test_the_fuzz_plays_with_every_number_of_seats(ring: str, monkeypatch: pytest.MonkeyPatch) -> None:
    met = set()
    check = fuzz.check_no_leak

    def noting(game, position, seat, rng):  # type: ignore[no-untyped-def]
        met.add((game.rules.seated(position.state), seat))
        check(game, position, seat, rng)

    monkeypatch.setattr(fuzz, "check_no_leak", noting)
    assert all(broken is None for _, broken in fuzz.play_many(ring, range(12)))
    assert met == {(seats, seat) for seats in RULES.seats for seat in range(seats)}


def test_a_game_of_any_number_is_measured(ring: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.02)
    figures = bench.measure(ring, 0.1, 1)
    assert figures["decisions_per_s"] > 0 and figures["save_bytes"] > 0


@pytest.mark.parametrize("options", GAME.bench_options())
def test_the_shortest_games_have_positions_to_measure(options: dict[str, object]) -> None:
    for seed in range(20):
        at_rest, in_mid_effect = bench.positions(GAME, [options | {"rounds": 1}], random.Random(seed))
        assert at_rest and in_mid_effect
