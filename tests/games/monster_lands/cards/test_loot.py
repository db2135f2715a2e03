"""The sixteen loot tokens, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.monster_lands.board import M_DIE, S_DIE
from stolek.games.monster_lands.forms import PASS
from stolek.games.monster_lands.queries import trophy_points
from stolek.games.monster_lands.state import USED
from tests.games.monster_lands.adventure.fighting import battle, conquest, outcomes, strikes
from tests.games.monster_lands.saying import dig, hire, use_loot
from tests.games.monster_lands.scenario import Talk, loot_token, member, table
from tests.rules import rule


def at_home(clan: str, **more: Any) -> Talk:
    """The own turn in the deployment phase, against somebody who has dice too."""
    return table(f"Burgrave; {clan}", "Yedukha; pool 2s", **more)


def uses(t: Talk, token: str) -> None:
    """It is gone afterwards, and the turn goes on: this was no action."""
    t.play(use_loot(token))
    assert t.s.loot[loot_token(token)] == USED
    assert t.seat == 0 and not t.s.acted


def rolled(token: str, clan: str, faces: str, monster: str = "Lurker", **more: Any) -> Talk:
    """The dice of the first path have been rolled, with the token at hand."""
    t = battle(monster, f"Burgrave; loot {token}; {clan}", "Yedukha", land="Krysia", **more)
    strikes(t)
    if monster == "Lurker":
        assert t.wounded("Fandor")
    t.rolls_all(faces)
    return t


# after a success


@rule("ML-LTOK-01", "ML-LTOK-16")
@pytest.mark.parametrize(
    ("token", "faces", "fame"),
    [
        ("after_capture_fame", "4 3 3", 3 + 3),
        ("after_kill_fame", "6 6 6", 3 + 4),
    ],
)
def test_fame_after_a_capture_or_a_kill(token: str, faces: str, fame: int) -> None:
    t = rolled(token, "on a2 Fandor 3s basic", faces, "Slinker")
    assert t.asked == "bonus"
    t.uses_loot(token)
    assert t.fame() == fame and t.s.loot[loot_token(token)] == USED


@rule("ML-LTOK-01", "ML-LTOK-16")
@pytest.mark.parametrize(("token", "faces"), [("after_kill_fame", "4 3 3"), ("after_capture_fame", "6 6 6")])
def test_not_after_the_other_of_the_two(token: str, faces: str) -> None:
    t = rolled(token, "on a2 Fandor 3s basic", faces, "Slinker")
    assert t.asked != "bonus" and t.fame() == 3 and t.has_loot(token)


@rule("ML-LTOK-15")
def test_fame_after_a_conquest() -> None:
    t = conquest("Kaleh", "Burgrave; loot after_conquest_fame, after_kill_fame; on a2 Fandor 2s", "Yedukha")
    t.says_yes()
    t.rolls_all("6 6")
    assert t.asked == "bonus" and t.offered("loot") == [{"loot": loot_token("after_conquest_fame"), "die": 0}]
    t.uses_loot("after_conquest_fame")
    assert t.fame() == 3 + 4 and t.s.loot[loot_token("after_conquest_fame")] == USED


@rule("ML-LTOK-01", "ML-LTOK-15", "ML-LTOK-16")
def test_they_can_be_kept_for_another_time() -> None:
    t = rolled("after_kill_fame", "on a2 Fandor 3s basic", "6 6 6", "Slinker")
    t.play(PASS)
    assert t.fame() == 3 and t.has_loot("after_kill_fame")


@rule("ML-LTOK-15")
def test_a_try_in_vain_earns_nothing() -> None:
    t = conquest("Kaleh", "Burgrave; loot after_conquest_fame; on a2 Fandor 2s", "Yedukha")
    t.says_yes()
    t.rolls_all("1 1")
    assert t.asked != "bonus" and t.has_loot("after_conquest_fame")


# re-rolls


@rule("ML-LTOK-02")
def test_four_re_rolls_of_strength_and_magic() -> None:
    t = rolled("reroll4", "on a2 Fandor s m", "1 1")
    t.uses_loot("reroll4")
    t.rerolls("s1", 2)
    t.rerolls("s2", 3)  # the same die again
    t.rerolls("m1", 4)
    t.rerolls("m4", 5)
    assert outcomes(t) == [("missed", 8)]  # a fifth is not offered


@rule("ML-LTOK-12")
def test_three_re_rolls_of_magic() -> None:
    t = rolled("reroll3_magic", "on a2 Fandor s 2m", "1 1 2")
    t.uses_loot("reroll3_magic")
    assert {option["die"] for option in t.offered("reroll")} == {8 + 1, 8 + 2}
    t.rerolls("m1", 2)
    t.rerolls("m2", 3)
    t.rerolls("m3", 6)
    assert outcomes(t) == [("missed", 1 + 2 + 6)]


@rule("ML-LTOK-12")
def test_without_magic_dice_it_is_of_no_use() -> None:
    t = rolled("reroll3_magic", "on a2 Fandor 2s", "1 1")
    assert outcomes(t) == [("missed", 2)] and t.has_loot("reroll3_magic")


@pytest.mark.parametrize(
    "token",
    [pytest.param("reroll4", marks=rule("ML-LTOK-02")), pytest.param("reroll3_magic", marks=rule("ML-LTOK-12"))],
)
def test_re_rolls_are_for_one_path(token: str) -> None:
    t = rolled(token, "on a2 Fandor 2m; Hatyr; on a4 Hatyr 2m", "1 1")
    t.uses_loot(token)
    t.stops()
    strikes(t)
    t.rolls_all("1 1")
    assert outcomes(t) == [("missed", 2), ("missed", 4)]


# more for the dice


PLUS2 = [
    pytest.param("magic_plus2", "s 2m", marks=rule("ML-LTOK-09")),
    pytest.param("strength_plus2", "2s m", marks=rule("ML-LTOK-14")),
]


@pytest.mark.parametrize(("token", "dice"), PLUS2)
def test_two_more_for_every_die_of_a_colour(token: str, dice: str) -> None:
    t = rolled(token, f"on a2 Fandor {dice}", "1 1 1")
    t.uses_loot(token)
    assert outcomes(t) == [("missed", 3 + 2 * 2)]


@pytest.mark.parametrize(("token", "dice"), PLUS2)
def test_before_the_dice_are_rolled_too(token: str, dice: str) -> None:
    t = battle("Lurker", f"Burgrave; loot {token}; on a2 Fandor {dice}", "Yedukha", land="Krysia")
    strikes(t)
    t.uses_loot(token)
    t.rolls_all("1 1 1")
    assert outcomes(t) == [("missed", 3 + 2 * 2)]


@pytest.mark.parametrize(("token", "dice"), PLUS2)
def test_on_one_path_only(token: str, dice: str) -> None:
    t = rolled(token, f"on a2 Fandor {dice}; Hatyr; on a4 Hatyr {dice}", "1 1 1")
    t.uses_loot(token)
    strikes(t)
    t.rolls_all("1 1 1")
    assert outcomes(t)[-1] == ("missed", 7 + 3)


@pytest.mark.parametrize(("token", "dice"), PLUS2)
def test_the_other_reading_adds_two_once(token: str, dice: str) -> None:
    t = rolled(token, f"on a2 Fandor {dice}", "1 1 1", rulings=["plus-two-once"])
    t.uses_loot(token)
    assert outcomes(t) == [("missed", 3 + 2)]


@rule("ML-LTOK-04")
def test_six_more_to_kill() -> None:
    t = rolled("killer", "on a2 Fandor 2s", "4 3", "Slinker")
    t.uses_loot("killer")
    assert outcomes(t) == [("killed", 13)]


@rule("ML-LTOK-04")
def test_they_do_not_help_to_capture() -> None:
    """Lurker: 16 and 22."""
    t = rolled("killer", "on a2 Fandor 3s basic", "6 6 3")
    t.uses_loot("killer")
    assert outcomes(t) == [("missed", 15)]


@rule("ML-LTOK-04")
def test_nor_to_conquer() -> None:
    t = conquest("Kaleh", "Burgrave; loot killer; on a2 Nakirk 2s", "Yedukha")
    t.says_yes()
    t.rolls_all("1 1")
    assert t.refused(use_loot("killer"))[0] == "ML-LTOK-04"


# goods


@pytest.mark.parametrize(
    ("token", "gained"),
    [
        pytest.param("brew", (0, 0, 2, 2), marks=rule("ML-LTOK-03")),
        pytest.param("relic", (15, 0, 0, 0), marks=rule("ML-LTOK-05")),
        pytest.param("satchel", (6, 1, 1, 0), marks=rule("ML-LTOK-06")),
        pytest.param("coins12", (12, 0, 0, 0), marks=rule("ML-LTOK-10")),
        pytest.param("coins10", (10, 0, 0, 0), marks=rule("ML-LTOK-11")),
    ],
)
def test_goods(token: str, gained: tuple[int, int, int, int]) -> None:
    t = at_home(f"loot {token}; pool s")
    uses(t, token)
    assert (t.coins(), t.s.defence[0], t.s.potions[0], t.s.venoms[0]) == gained


@rule("ML-LTOK-05")
def test_kept_the_relic_is_three_trophies() -> None:
    t = at_home("loot relic; pool s")
    assert trophy_points(t.s, 0) == 3 and trophy_points(t.s, 1) == 0
    uses(t, "relic")
    assert trophy_points(t.s, 0) == 0


# in the deployment phase


SWAPS = [
    pytest.param("bargain_to_magic", "b5", M_DIE, marks=rule("ML-LTOK-07")),
    pytest.param("magic_to_strength", "m", S_DIE, marks=rule("ML-LTOK-08")),
]


@pytest.mark.parametrize(("token", "given", "gained"), SWAPS)
def test_three_dice_for_one(token: str, given: str, gained: int) -> None:
    t = at_home(f"loot {token}; pool 2s 2m 2b5 b3")
    before = t.s.pool[0][:]
    t.play(use_loot(token, given))
    assert t.s.loot[loot_token(token)] == USED
    before[5 if given == "b5" else M_DIE] -= 1
    before[gained] += 3
    assert t.s.pool[0] == before
    assert t.seat == 0 and not t.s.acted and t.offered("visit")


@pytest.mark.parametrize(("token", "given", "gained"), SWAPS)
def test_not_without_such_a_die_and_not_for_another(token: str, given: str, gained: int) -> None:
    t = at_home(f"loot {token}; pool 2s 2m 2b5 b3")
    wrong = "s" if given == "b5" else "b5"
    assert t.can(use_loot(token, given)) and not t.can(use_loot(token, wrong))
    if given == "b5":
        assert t.can(use_loot(token, "b3"))  # which one is said by the player
    t = at_home(f"loot {token}; pool 2s {'m' if given == 'b5' else 'b5'}")
    assert not t.offered("loot")


@pytest.mark.parametrize(("token", "given", "gained"), SWAPS)
def test_in_own_turns_only(token: str, given: str, gained: int) -> None:
    t = table("Burgrave; pool 2s", f"Yedukha; loot {token}; pool 2m 2b5")
    t.refused(use_loot(token, given), seat=1)
    t.play(dig(2))
    t.play(use_loot(token, given), seat=1)


@rule("ML-LTOK-13")
def test_somebody_of_the_display_for_nothing() -> None:
    t = at_home("fame 5; loot free_hire; pool s", tavern="Fandor, Hatyr, Lina, Tarka")
    t.play(use_loot("free_hire"))
    assert t.asked == "hiring"
    assert {option["member"] for option in t.offered("member")} == {member("Fandor"), member("Hatyr")}  # of renown 5, 3
    t.play(hire("Fandor"))
    t.draws("Drabor")
    assert t.s.clan[member("Fandor")] == 0 and t.coins() == 0
    assert t.s.pool[0][S_DIE] == 1 + 2
    assert t.seat == 0 and t.offered("visit") and not any(t.s.placed)
    assert t.s.loot[loot_token("free_hire")] == USED


@rule("ML-LTOK-13")
def test_the_fame_surplus_must_reach() -> None:
    t = at_home("fame 4; Drabor; loot free_hire; pool s", tavern="Fandor, Hatyr, Lina, Tarka")
    assert not t.can(use_loot("free_hire"))  # 4 less 3 is not enough for anybody
    assert t.refused(use_loot("free_hire"))[1]


@rule("ML-LTOK-13")
@pytest.mark.parametrize("more", [{"placed": "tavern: s s s"}, {"panic": "tavern"}])
def test_a_full_or_panicked_tavern_does_not_matter(more: dict[str, str]) -> None:
    t = at_home("fame 9; coins 20; loot free_hire; pool 2s", tavern="Fandor, Hatyr, Lina, Tarka", **more)
    assert not any(option["building"] == 2 for option in t.offered("visit"))
    t.play(use_loot("free_hire"))
    t.play(hire("Hatyr"))
    assert t.s.clan[member("Hatyr")] == 0


@rule("ML-LTOK-13")
def test_not_outside_the_deployment_phase() -> None:
    t = table(
        "Burgrave; fame 9; Trunk; loot free_hire", "Yedukha", phase="cleanup", tavern="Fandor, Hatyr, Lina, Tarka"
    )
    assert t.asked != "errands" and t.has_loot("free_hire")
