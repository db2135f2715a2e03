"""The adventure phase from the first quest to the Citadel: what is resolved when, and what is passed over."""

from __future__ import annotations

from tests.games.monster_lands.adventure.fighting import strikes
from tests.games.monster_lands.scenario import Talk, table
from tests.rules import rule

STEPS = ("quest-won", "quest-paid", "battle", "revealed", "attacks", "missed", "captured", "conquered", "spoils")
LOOT = "coins12, coins10, relic, brew"


def course(t: Talk) -> list[str]:
    """What has been resolved so far, in this order."""
    return [kind for kind, _ in t.news() if kind in STEPS]


@rule("ML-ADV-01", "ML-QRES-01")
def test_quests_then_lands_then_the_citadel() -> None:
    t = table(
        "Burgrave; coins 5; on d1 Korfatch 2s; on r1 Ninra s; on a2 Rulfus s; on e1 Drabor s",
        "Tentok",
        quests="q01, q01",
        land_a="Slinker, Krysia, e1a",
        entrance="Lurker",
        phase="adventure",
    )
    t.dice("4 4")
    t.says_yes()
    strikes(t)
    t.dice("1")
    t.draws_anything()
    assert course(t) == ["quest-won", "quest-paid", "battle", "attacks", "missed", "battle", "attacks"]
    assert [site for _, site in t.said("battle")] == [0, 2]


@rule("ML-ADV-02")
def test_a_path_without_a_mercenary_is_skipped() -> None:
    t = table(
        "Burgrave; on a2 Trunk s; on a4 Korfatch s",
        "Tentok; on r2 Ninra m; potions 1; venoms 1",
        quests="-, q02",
        land_a="Slinker, Krysia, e1a",
        phase="adventure",
    )
    assert (t.asked, t.seat) == ("paying", 1)  # nobody is on the left path
    t.says_no()
    for _ in range(2):
        strikes(t)
        t.dice("1")
    assert [path for _, _, _, path, _ in t.said("attacks")] == [1, 3]


@rule("ML-ADV-02")
def test_a_step_without_any_mercenary_is_skipped() -> None:
    """Quests and monsters are there, and nobody to meet them but on land B."""
    t = table(
        "Burgrave; coins 9; on b1 Trunk 2m",
        "Tentok",
        "Yedukha",
        quests="q01, q01",
        land_a="Slinker, Krysia, e1a",
        land_b="Crabhead, Gurban, e2a",
        entrance="Lurker",
        phase="adventure",
        round=6,
    )
    assert t.asked == "weakening"
    strikes(t)
    t.rolls_all("1 1")
    t.draws_anything()
    assert t.table.over
    assert [path for _, path, _, _, _, _ in t.said("monster-rolled")] == [4]
    assert not t.said("battle") and not t.said("attacks")  # none after that of land B
    assert not t.said("quest-failed") and not t.said("quest-unpaid")


@rule("ML-ADV-03", "ML-TREV-01")
def test_land_a_is_resolved_down_to_its_loot_before_land_b() -> None:
    t = table(
        "Burgrave; on a1 Korfatch 2s",
        "Tentok; on b1 Ninra 2s basic",
        "Yedukha; on a3 Bambul 3s basic; on a4 Nakirk s",
        land_a="Slinker, Krysia, e1a",
        land_b="Crabhead, Gurban, e2a",
        loot=LOOT,
        phase="adventure",
    )
    strikes(t)
    t.rolls_all("1 1")
    strikes(t)
    t.rolls_all("2 2 2")
    assert t.asked == "conquering"
    assert t.s.shown[4] == 0
    t.says_no()
    assert t.asked == "spoils"
    t.takes_loot("coins12")
    t.takes_loot("relic")
    assert course(t) == ["missed", "attacks", "captured", "spoils", "spoils"]
    t.draws_anything()
    assert course(t)[5:] == ["battle", "revealed", "attacks"]
    assert t.s.shown[4] == 1


@rule("ML-ADV-04")
def test_traps_battle_conquest_loot() -> None:
    t = table(
        "Burgrave; coins 5; on r1 Korfatch s; on a1 Zdrat 2s",
        "Tentok; on a2 Ninra 4s basic; on a3 Rulfus 4s",
        quests="-, q01",
        land_a="Slinker, Kaleh, e1a",
        loot=LOOT,
        phase="adventure",
    )
    t.says_yes()
    strikes(t)
    t.rolls_all("1 1")
    t.stops()  # without his re-rolls
    strikes(t)
    t.rolls_all("3 3 2 1")
    t.says_yes()
    t.rolls_all("6 3 1 1")
    t.takes_loot("coins12")
    assert course(t) == [
        "quest-paid",
        "battle",
        "revealed",
        "attacks",
        "missed",
        "attacks",
        "captured",
        "conquered",
        "spoils",
    ]
