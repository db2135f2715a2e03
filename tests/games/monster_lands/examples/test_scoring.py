"""The worked example of final scoring."""

from __future__ import annotations

from stolek.games.monster_lands.queries import renown, trophy_points
from stolek.games.monster_lands.rules.scoring import icon_points, icons, points
from tests.games.monster_lands.scenario import table
from tests.rules import rule


@rule("ML-EX-22")
def test_stephen_ends_with_fifty_six_points() -> None:
    t = table(
        "Burgrave; Korfatch; Tarka; Luska; Veruda; land Gurban; land Wahibar; fame 30; trophy Slinker; trophy Lurker",
        "Tentok",
        phase="over",
    )
    fire, water, wind, jungle = icons(t.s, 0)
    assert wind == 3 and {fire, water, jungle} <= {1, 2}
    assert (t.fame(), renown(t.s, 0), trophy_points(t.s, 0), icon_points(t.s, 0)) == (30, 16, 4, 6)
    assert points(t.s, 0) == 56
