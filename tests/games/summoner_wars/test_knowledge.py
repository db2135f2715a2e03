"""What a seat cannot know is dealt anew as it may lie, each way as often as it should."""

import random
from collections import Counter

from stolek.games.summoner_wars.game import RULES
from tests.games.summoner_wars.scenario import table

TIMES = 2000


def test_what_came_to_light_says_nothing_of_the_rest_of_the_hand() -> None:
    """One of two equal cards has been seen leaving the hand: the other is in it as often as any card not seen."""
    t = table("Sneeks e1; hand Horde Slinger, Horde Slinger; deck Blarf, Smeg, The Eater, Beast Rider", "Svara d8")
    before, now = t.s, t.s.clone()
    slinger = before.hand[0][0]
    now.hand[0].remove(slinger)
    rng = random.Random(1)
    hands = Counter(tuple(RULES.redeal(before, 1, now, rng).hand[0]) for _ in range(TIMES))
    assert len(hands) == 5
    assert all(slinger in hand for hand in hands)
    assert all(0.16 < times / TIMES < 0.24 for times in hands.values())
