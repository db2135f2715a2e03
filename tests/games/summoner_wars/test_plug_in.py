"""A card written elsewhere and never compiled is as good as one of ours, on both builds."""

from __future__ import annotations

from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    BY_ID,
    CARDS,
    END_OF_PHASE,
    MAGIC,
    MELEE,
    RELENTLESS,
    WATER,
    Ability,
    common,
)
from stolek.games.summoner_wars.rules.damage import boost
from stolek.games.summoner_wars.state import Battle
from tests.games.summoner_wars.scenario import table


class Brood(Ability):
    """1 boost at the end of your Magic phase; attacks besides the three."""

    name = "Brood"
    traits = RELENTLESS
    moments: tuple[int, ...] = (END_OF_PHASE + MAGIC,)
    orderless = True

    def strength(self, s: Battle, me: int) -> int:
        return s.boost[me]

    async def at(self, s: Battle, me: int, moment: int) -> None:
        boost(s, me)


def test_a_card_from_a_plug_in_works() -> None:
    card = common("Test Hen", 0, 1, MELEE, 2, WATER, Brood())
    try:
        t = table(
            "Sneeks a1; Test Hen c3; Beast Rider a8; Beast Rider a6; Beast Rider b7; hand Gate",
            "Svara a7; Gate c4",
            phase="attack",
        )
        for at in ("a8", "a6", "b7"):
            t.attack(at, "a7", "rx rx rx")
        assert t.can_attack("c3") == ["c4"]  # a fourth attacker
        t.ends().ends()
        assert t.boost("c3") == 1
        assert t.strength("c3") == 2
    finally:
        CARDS.pop()
        del BY_ID[card.id]
        ABILITIES.pop()
