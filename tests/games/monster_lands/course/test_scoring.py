"""Victory points at the end, and who has won."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.rules.scoring import icon_points, icons, points, winners
from tests.games.monster_lands.saying import sell
from tests.games.monster_lands.scenario import Talk, table
from tests.rules import rule

FIRE, WATER, WIND, JUNGLE = range(4)
WIND_MEMBERS = ("Burgrave", "Korfatch", "Dajana", "Drabor", "Tarka", "Darbar", "Fandor")


def ended(*clans: str) -> Talk:
    t = table(*clans, phase="over", round=6)
    assert t.table.over
    return t


@rule("ML-GEN-01", "ML-SCORE-01")
def test_the_most_points_win() -> None:
    t = ended("Burgrave; fame 20; coins 50", "Tentok; fame 22", "Onduru; fame 21")
    assert [points(t.s, seat) for seat in range(3)] == [21, 23, 22]
    assert winners(t.s) == [1] and RULES.scores(t.s) == [0, 1, 0]


@rule("ML-GEN-01", "ML-SCORE-01")
def test_all_is_counted_after_the_last_round() -> None:
    """The trophy is kept, so that somebody is asked and the end is told."""
    t = table("Burgrave; fame 12; trophy Slinker", "Tentok; Luska; fame 12; coins 9", phase="cleanup", round=6)
    assert t.asked == "errands"
    t.says_no()
    assert t.said("score") == [(0, 12 + 1 + 1), (1, 12 + 2 + 1)]
    assert t.said("won") == [(1,)]


@rule("ML-SCORE-02")
@pytest.mark.parametrize("fame", [0, 7, 30, 41])
def test_a_point_for_each_fame(fame: int) -> None:
    t = ended(f"Greenhorn; fame {fame}", "Tentok")
    assert points(t.s, 0) == fame + 1  # and the renown of the greenhorn


@rule("ML-SCORE-03")
def test_a_point_for_each_renown() -> None:
    t = ended("Burgrave; Tarka; fame 5", "Tentok")
    assert points(t.s, 0) == 5 + 6 + 1


@rule("ML-SCORE-04")
def test_each_trophy_by_its_value() -> None:
    without, with_trophies = (
        ended("Burgrave; fame 5", "Tentok"),
        ended("Burgrave; fame 5; trophy Slinker; trophy Kodile; trophy Lurker", "Tentok"),
    )
    assert points(with_trophies.s, 0) - points(without.s, 0) == 1 + 2 + 3


@rule("ML-SCORE-04")
def test_a_sold_trophy_counts_no_more() -> None:
    t = table("Burgrave; Korfatch; pool s; fame 5; trophy Lurker", "Tentok")
    before = points(t.s, 0)
    t.play(sell("Lurker"))
    assert points(t.s, 0) == before - 3


@rule("ML-SCORE-05")
def test_icons_on_members_and_on_lands_settled_or_not() -> None:
    t = ended(
        "Burgrave; Korfatch; Embera; Ninra; Greenhorn; land Krysia settled Ninra; land Kaleh; land Glacia", "Tentok"
    )
    found = icons(t.s, 0)
    assert [found[WIND], found[FIRE], found[WATER], found[JUNGLE]] == [3, 1, 3, 0]
    assert icon_points(t.s, 0) == 3 + 1 + 3 + 0  # each affiliation by itself


@rule("ML-SCORE-06")
@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 5), (5, 7), (6, 10), (7, 10)])
def test_points_for_icons(number: int, worth: int) -> None:
    t = ended("; ".join(["Greenhorn", *WIND_MEMBERS[:number]]), "Tentok")
    assert icon_points(t.s, 0) == worth


# ties


@rule("ML-SCORE-07")
def test_the_chieftain_of_higher_renown_wins_a_tie() -> None:
    """The others are ahead in trophies and coins."""
    t = ended("Luska; fame 10", "Yedukha; Nakirk; fame 9; trophy Slinker; coins 9")
    assert points(t.s, 0) == points(t.s, 1) == 13
    assert winners(t.s) == [0]


@rule("ML-SCORE-07")
def test_then_trophies_by_their_points_not_by_their_number() -> None:
    t = ended("Burgrave; fame 8; trophy Lurker", "Tentok; fame 9; trophy Slinker; trophy Crabhead; coins 9")
    assert points(t.s, 0) == points(t.s, 1) == 12
    assert winners(t.s) == [0]


@rule("ML-SCORE-07")
def test_then_coins() -> None:
    t = ended("Burgrave; fame 9; coins 3", "Tentok; fame 9; coins 4", "Onduru; fame 9; coins 2")
    assert winners(t.s) == [1]


@rule("ML-SCORE-08")
def test_who_is_tied_in_all_shares() -> None:
    t = ended("Burgrave; fame 9; coins 3", "Tentok; fame 9; coins 3", "Onduru; fame 9; coins 2")
    assert winners(t.s) == [0, 1]
    assert RULES.scores(t.s) == [0.5, 0.5, 0]


@rule("ML-SCORE-08")
def test_that_it_is_shared_is_told() -> None:
    t = table("Burgrave; fame 9; trophy Slinker", "Tentok; fame 9; trophy Crabhead", phase="cleanup", round=6)
    t.says_no()
    t.says_no()
    assert t.said("won") == [(0,), (1,)] and t.said("shared") == [()]


@rule("ML-SCORE-09")
def test_the_relic_counts_as_three_trophies() -> None:
    t = ended("Burgrave; fame 9; loot relic", "Tentok; fame 10; trophy Kodile", "Onduru; fame 12; loot coins12")
    assert [points(t.s, seat) for seat in range(3)] == [13, 13, 13]
    assert winners(t.s) == [0]  # three trophy points against two and none


@rule("ML-SCORE-10")
def test_a_starting_chieftain_has_renown_zero_in_a_tie() -> None:
    """A greenhorn leads with 1, so it is ahead of a chieftain whose clan has more renown."""
    t = ended("Burgrave; Tarka; fame 4", "Greenhorn; Barbukha; fame 3; coins 0")
    assert points(t.s, 0) == points(t.s, 1) == 11
    assert winners(t.s) == [1]
    t = ended("Burgrave; Tarka; fame 4", "Tentok; Frostor; fame 4; coins 1")
    assert winners(t.s) == [1]
