"""Whole games, word for word: whatever changes in them is meant to change, or a mistake.

After a change that is meant: `python -m tests.golden.write`, and read the difference.
"""

from __future__ import annotations

import pytest

from stolek.games import GAMES, open_game
from tests.golden.games import HERE, games, kept, transcript


@pytest.mark.parametrize("file", games())
def test_a_kept_game_is_played_as_it_was(file: str) -> None:
    assert transcript(file, go_on=False).splitlines() == kept(file).splitlines()


def test_every_deck_plays_at_least_twice_and_no_file_is_left_over() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == games().keys()
    for name in GAMES:
        for deck in open_game(name).decks():
            assert sum(options.get("decks", []).count(deck) for _, options in games().values()) >= 2
