"""Phase 1: the dice that a clan assembles, and what becomes of them (ML-POOL-01 to ML-POOL-09)."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import LABORATORY
from stolek.games.monster_lands.knowledge import conceal
from tests.games.monster_lands.adventure.fighting import battle
from tests.games.monster_lands.course.rounds import until
from tests.games.monster_lands.saying import exchange, hire, price, say, take_trap, use, visit, work
from tests.games.monster_lands.scenario import Talk, table
from tests.rules import rule

OTHERS = "Nakirk"  # one strength die, and no bargaining


def dice(t: Talk, seat: int = 0) -> str:
    """`2s m b4`"""
    names = ["s", *(f"b{value}" for value in range(1, 7)), "m"]
    held = [(n, name) for n, name in zip(t.s.pool[seat], names, strict=True) if n]
    return " ".join(f"{n if n > 1 else ''}{name}" for n, name in sorted(held, key=lambda pair: "smb".index(pair[1][0])))


def morning(clan: str, rolled: str = "", scenario: int = 0) -> Talk:
    """The pools are assembled; it is the first turn."""
    t = table(clan, *([] if scenario else [OTHERS]), phase="pool", scenario=scenario)
    t.dice(rolled)
    assert t.asked == "turn"
    return t


@rule("ML-POOL-01")
def test_the_dice_of_chieftain_and_members_and_those_of_fame() -> None:
    t = morning("Burgrave; Korfatch; Vendela; Greenhorn; fame 12", "4 6")
    assert dice(t) == "4s 3m b4 b6"  # Burgrave s b, Korfatch m, Vendela s m b, Greenhorn s, fame s m
    assert dice(t, 1) == "s"


@rule("ML-POOL-02")
@pytest.mark.parametrize(
    ("fame", "reward"),
    [(1, "s"), (10, "s"), (11, "s m"), (20, "s m"), (21, "s m b5"), (30, "s m b5")],
)
def test_the_reward_of_the_present_fame_only(fame: int, reward: str) -> None:
    t = table(f"Greenhorn; fame {fame}", OTHERS, phase="pool")
    t.dice("5" if "b" in reward else "")
    assert t.asked == "turn"
    assert dice(t) == reward.replace("s", "2s", 1)  # the greenhorn has one as well


@rule("ML-POOL-03")
def test_no_fame_no_reward() -> None:
    assert dice(morning("Greenhorn; fame 0")) == "s"


@rule("ML-POOL-03")
def test_beyond_thirty_the_reward_stays_the_same() -> None:
    assert dice(morning("Greenhorn; fame 44", "2", scenario=1)) == "2s m b2"


@rule("ML-POOL-04")
def test_only_bargaining_dice_are_rolled_and_all_see_them() -> None:
    t = table("Burgrave; Vendela; fame 0", OTHERS, phase="pool")
    assert t.asked == "bargaining-dice" and t.table.ask.span == 6**2
    t.dice("3 6")
    assert dice(t) == "2s m b3 b6"
    assert conceal(t.s, 1).pool[0] == t.s.pool[0]
    assert len(t.said("bargaining")) == 1


@rule("ML-POOL-05")
def test_a_new_member_brings_its_dice_at_once() -> None:
    t = table("Burgrave; fame 9; coins 20; pool s m", OTHERS + "; pool s", tavern="Tarka, Luska")
    say(t, visit("tavern", "s"), hire("Tarka"))
    t.draws_anything()
    assert dice(t) == "3s m" and t.s.phase == 2
    t.play(visit("mine", "s", 2), 1)
    t.play(visit("mine", "s", 0))
    assert dice(t) == "s m"


@rule("ML-POOL-06")
def test_magic_dice_go_to_the_laboratory_bargaining_dice_get_discounts_and_strength_dice_neither() -> None:
    def paid(with_die: str) -> int:
        t = table("Burgrave; coins 9; pool s m b3", OTHERS, lodge="improved_plus6, improved_s3")
        assert [offer["die"] for offer in t.offered("visit") if offer["building"] == LABORATORY] == [7, 7]
        say(t, visit("lodge", with_die), take_trap("improved_plus6"))
        return 9 - t.coins()

    assert paid("s") == price("improved_plus6") == paid("b3") + 3


@rule("ML-POOL-06")
@pytest.mark.parametrize(("load", "most"), [("3s", 0), ("s 2m", 2), ("2s m", 1)])
def test_magic_dice_and_no_others_weaken_an_attack(load: str, most: int) -> None:
    t = battle("Tentaclaw", f"Burgrave; on a2 Korfatch {load}", "Tentok")
    assert (t.asked == "weakening") == (most > 0)
    if most:
        assert [offer["number"] for offer in t.offered("number")] == list(range(most + 1))


@rule("ML-POOL-07")
def test_the_pool_is_made_from_scratch_each_round() -> None:
    assert dice(morning("Greenhorn; Luska; fame 0; pool 5s 2m b4")) == "2s"


@rule("ML-POOL-07")
def test_an_exchanged_die_is_its_old_self_in_the_next_round() -> None:
    t = table(
        "Greenhorn; coins 9; pool s", OTHERS + "; coins 9; pool s", land_a="Slinker, Krysia, e1a", quests="q01, q02"
    )
    t.play(exchange("s", "m"))
    assert dice(t) == "m"
    t.play(visit("pawnshop", "m"))
    until(t, "next-quest")
    until(t, "turn")
    assert dice(t) == "s"


@rule("ML-POOL-08")
@pytest.mark.parametrize(
    ("clan", "answer"),
    [
        ("Fandor; coins 3", use("Fandor")),
        ("Greenhorn", exchange("m", "b")),
        ("Tepey; land Krysia settled Tepey", work("Krysia")),
    ],
)
def test_bargaining_dice_are_rolled_when_they_come(clan: str, answer: int) -> None:
    t = table(f"Tentok; {clan}; pool 2s 2m", OTHERS)
    t.play(answer)
    assert t.asked == "bargaining-dice"
    before = sum(t.s.pool[0])
    t.dice("5 5")
    assert t.s.pool[0][5] == sum(t.s.pool[0]) - before > 0


@rule("ML-POOL-08")
def test_also_those_of_who_is_hired() -> None:
    t = table("Burgrave; fame 9; coins 20; pool 2s m", OTHERS, tavern="Darbar, Luska")
    say(t, visit("tavern", "s"), hire("Darbar"))
    assert t.asked == "bargaining-dice"
    t.dice("6")
    t.draws_anything()
    assert dice(t) == "s m b6"


@rule("ML-POOL-09")
@pytest.mark.parametrize("fame", [9, 10, 20])
def test_another_band_of_fame_changes_no_pool(fame: int) -> None:
    t = table(f"Yedukha; Bambul; fame {fame}; pool 2s 2m b4; land Nicegeria settled Bambul", OTHERS)
    t.play(work("Nicegeria"))
    assert t.fame() == fame + 2 and dice(t) == "s m"


@rule("ML-POOL-09")
def test_nor_does_fame_lost() -> None:
    t = table("Burgrave; fame 11; on d1 Korfatch 2s", OTHERS, quests="q01, -", phase="adventure")
    before = dice(t)
    t.rolls_all("1 1")
    assert t.fame() == 10 and dice(t) == before
