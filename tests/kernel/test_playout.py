import random

import pytest

from stolek.kernel.asks import draw
from stolek.kernel.playout import play_out
from stolek.kernel.position import Position
from tests.kernel.toy import TOY, Toy


def test_a_game_is_played_to_its_end() -> None:
    for seed in range(20):
        position = Position(TOY, Toy(), None, track=False)
        assert play_out(position, random.Random(seed).random) > 5
        assert position.over


def test_a_draw_goes_by_weight() -> None:
    ask = draw(0, [7, 8, 9], [1, 0, 3])
    assert [ask.drawn(point) for point in range(4)] == [7, 9, 9, 9]
    with pytest.raises(ValueError, match="beyond"):
        ask.drawn(4)
