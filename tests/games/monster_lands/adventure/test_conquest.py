"""A land whose monster is gone is conquered by whoever has not fought."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import LAND_A
from stolek.games.monster_lands.forms import PASS, VENOM, YES
from stolek.games.monster_lands.state import OWNED
from stolek.kernel.asks import NONE
from tests.games.monster_lands.adventure.fighting import battle, conquest, outcomes, strikes
from tests.games.monster_lands.scenario import Talk, land_card, loot_token
from tests.rules import rule

# To conquer Kaleh takes 9, Gurban 11, Krysia 13. Each is worth fame: 4, 4 and 3.
LOOT = "coins12, brew, killer, relic"


def tries(land: str, *clans: str) -> Talk:
    """The first path tries to conquer the land."""
    t = conquest(land, *clans)
    t.says_yes()
    return t


@rule("ML-CONQ-01")
def test_one_after_the_other_from_left_to_right_says_whether_to_try() -> None:
    t = conquest("Krysia", "Onduru; on a1 Fandor s; Hatyr; on a4 Hatyr s", "Burgrave; on a2 Tarka s", loot=LOOT)
    asked = []
    for _ in range(3):
        assert t.asked == "conquering" and (t.can(YES), t.can(PASS)) == (True, True)
        asked.append((t.seat, t.table.ask.about))
        t.says_no()
    assert asked == [(0, 0), (1, 1), (0, 3)]


@rule("ML-CONQ-01")
def test_it_is_decided_when_the_path_is_reached() -> None:
    """After the one to the left has rolled."""
    t = tries("Krysia", "Onduru; on a1 Fandor 2s", "Burgrave; on a2 Tarka s")
    t.rolls_all("3 3")
    assert outcomes(t) == [("repelled", 6)]
    assert t.asked == "conquering" and t.seat == 1


@rule("ML-CONQ-01")
def test_who_has_fought_or_is_dead_does_not_try() -> None:
    clan = "Onduru; Fandor wounded; on a2 Fandor s; Hatyr; on a3 Hatyr 2s improved_plus8; Redmira; on a4 Redmira s"
    t = battle("Slinker", clan)
    strikes(t, hits=1)
    assert t.on("a2") == ""
    strikes(t)
    t.rolls_all("5 5")
    assert outcomes(t) == [("killed", 18)]
    assert t.asked == "conquering" and t.table.ask.about == 3


@rule("ML-CONQ-01", "ML-LOOT-01")
def test_who_does_not_try_adds_nothing_and_takes_loot() -> None:
    t = conquest("Krysia", "Onduru; on a1 Fandor 6s; Hatyr; on a2 Hatyr 2s", loot=LOOT)
    t.says_no()
    t.says_yes()
    t.rolls_all("6 6")
    assert outcomes(t) == [("repelled", 12)]
    t.takes_loot("brew")
    assert t.asked == "spoils" and t.said("spoils")[0][1:] == (t.s.who[0], loot_token("brew"))


@rule("ML-CONQ-02")
@pytest.mark.parametrize(("faces", "outcome"), [("6 2", ("repelled", 8)), ("6 3", ("conquered", 9))])
def test_the_total_must_reach_the_conquest_value(faces: str, outcome: tuple[str, int]) -> None:
    t = tries("Kaleh", "Onduru; on a2 Fandor 2s")
    t.rolls_all(faces)
    assert outcomes(t) == [outcome]


@rule("ML-CONQ-02")
@pytest.mark.parametrize(
    ("clan", "faces", "total"),
    [
        ("Onduru; on a2 Tarka 2s", "1 1", 4),  # an ability
        ("Onduru; on a2 Geria 2s", "1 1", 5),  # for conquering
        ("Onduru; Fandor with Grimoire; on a2 Fandor 2m", "1 1", 6),  # a spell for conquering
        ("Onduru; Fandor with Ironmarvel; on a2 Fandor 2s", "1 1", 4),
        ("Onduru; on a2 Fandor 2s improved_s_plus3", "1 1", 8),
    ],
)
def test_modifiers_count(clan: str, faces: str, total: int) -> None:
    t = tries("Kaleh", clan)
    t.rolls_all(faces)
    assert outcomes(t) == [("repelled", total)]


@rule("ML-CONQ-02")
def test_a_re_roll_may_be_used() -> None:
    t = tries("Kaleh", "Onduru; on a2 Nakirk 2s")
    t.rolls_all("6 1")
    t.rerolls("s1", 3)
    assert outcomes(t) == [("conquered", 9)]


@rule("ML-CONQ-03")
def test_what_a_try_came_to_is_added_to_the_next() -> None:
    t = tries("Krysia", "Onduru; on a1 Fandor 2s; Hatyr; on a2 Hatyr 2s", "Burgrave; on a4 Redmira s")
    t.rolls_all("3 3")
    t.says_yes()
    t.rolls_all("1 2")
    t.says_yes()
    t.rolls_all("4")
    assert outcomes(t) == [("repelled", 6), ("repelled", 9), ("conquered", 13)]


@rule("ML-CONQ-03")
def test_a_conquest_bonus_is_carried_on_too() -> None:
    t = tries("Krysia", "Onduru; on a1 Geria 2s; Hatyr; on a2 Hatyr 2s")
    t.rolls_all("1 1")
    t.says_yes()
    t.rolls_all("1 1")
    assert outcomes(t) == [("repelled", 5), ("repelled", 7)]


@rule("ML-CONQ-04")
def test_traps_affect_their_own_path_only() -> None:
    t = tries("Krysia", "Onduru; on a1 Fandor s improved_s_plus3; Hatyr; on a2 Hatyr s")
    t.rolls_all("1")
    t.says_yes()
    t.rolls_all("1")
    assert outcomes(t) == [("repelled", 4), ("repelled", 5)]


@rule("ML-CONQ-04")
def test_what_was_rolled_against_the_monster_is_not_carried_into_the_conquest() -> None:
    t = battle("Slinker", "Onduru; on a1 Fandor 2s; Hatyr; on a2 Hatyr s improved_plus4; Redmira; on a4 Redmira 2s")
    strikes(t)
    t.rolls_all("3 3")
    strikes(t)
    t.rolls_all("6")
    t.says_yes()
    t.rolls_all("2 2")
    assert outcomes(t) == [("missed", 6), ("killed", 16), ("repelled", 4)]


@rule("ML-CONQ-05")
def test_the_conqueror_gains_fame_and_the_land() -> None:
    t = tries("Kaleh", "Onduru", "Burgrave; fame 3; on a2 Tarka 3s")
    t.rolls_all("4 4 4")
    assert t.fame(1) == 3 + 3
    assert t.s.land_place[land_card("Kaleh")] == OWNED + 1
    assert t.s.land[LAND_A] == NONE


@rule("ML-CONQ-06", "ML-LOOT-01")
def test_when_the_land_is_taken_those_to_the_right_only_take_loot() -> None:
    clan = "Onduru; on a1 Fandor 2s; Hatyr; on a2 Hatyr 2s"
    t = conquest("Kaleh", clan, "Burgrave; on a4 Tarka 2s", loot=LOOT)
    t.says_yes()
    t.rolls_all("6 6")
    assert t.asked == "spoils"
    t.takes_loot("brew")
    t.takes_loot("relic")
    assert [details[:2] for details in t.said("spoils")] == [(0, t.s.who[1]), (1, t.s.who[3])]
    assert len(outcomes(t)) == 1


@rule("ML-CONQ-07")
@pytest.mark.parametrize(
    ("clan", "total"),
    [
        ("Onduru; on a2 Fandor s improved_plus8", 1),
        ("Onduru; on a2 Barbukha s", 1),  # for killing
        ("Onduru; on a2 Turna s", 1),  # for capturing
        ("Onduru; Fandor with Ripper; on a2 Fandor s", 1),  # for attacks
    ],
)
def test_what_is_meant_for_monsters_does_not_count(clan: str, total: int) -> None:
    t = tries("Kaleh", clan)
    t.rolls_all("1")
    assert outcomes(t) == [("repelled", total)]


@rule("ML-CONQ-07")
def test_trap_dice_and_their_bonuses_do() -> None:
    t = conquest("Gurban", "Onduru; on a2 Fandor s improved_m2 improved_m_plus1")
    t.says_yes()
    t.rolls_all("1 1 1")
    assert outcomes(t) == [("repelled", 5)]


@rule("ML-CONQ-08")
def test_venom_may_be_used() -> None:
    t = tries("Kaleh", "Onduru; on a2 Fandor 2s venom")
    t.rolls_all("6 1")
    t.uses_venom()
    assert outcomes(t) == [("conquered", 9)]


@rule("ML-CONQ-08")
def test_it_need_not_be_used() -> None:
    t = tries("Kaleh", "Onduru; on a2 Fandor 2s venom")
    t.rolls_all("6 1")
    t.stops()
    assert outcomes(t) == [("repelled", 7)]


@rule("ML-CONQ-08")
def test_the_other_reading_allows_none() -> None:
    t = conquest("Krysia", "Onduru; on a2 Nakirk 2s venom", rulings=["no-venom-in-conquest"])
    t.says_yes()
    t.rolls_all("6 1")
    assert t.refused(VENOM) == ("ML-CONQ-08", "no-venom-on-lands")


@rule("ML-CONQ-09")
def test_the_land_does_not_attack() -> None:
    t = conquest("Kaleh", "Onduru; on a1 Fandor 2s; Hatyr; on a2 Hatyr 2s")
    for _ in range(2):
        assert t.asked == "conquering"
        t.says_yes()
        t.rolls_all("1 1")
    assert not t.said("monster-rolled") and not any(t.s.wounded)
