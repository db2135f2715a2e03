"""What becomes of the paths that Sam holds, in the adventure phase."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import LAND_A
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.forms import YES
from stolek.games.monster_lands.state import USED
from stolek.kernel.asks import NONE
from tests.games.monster_lands.scenario import Talk, land_card, monster_card, table
from tests.rules import rule

LAND = "Slinker, Krysia, e1a"
REWARD, PENALTY = QUESTS[0].side_a.reward.fame, QUESTS[0].side_a.penalty.fame  # of q01


def adventure(*paths: str, sam: str, quests: str = "-, -", land: str = LAND, rulings: tuple[str, ...] = ()) -> Talk:
    return table(
        "; ".join(["Burgrave", *paths, "fame 5", "coins 9"]),
        land_a=land,
        quests=quests,
        sam=sam,
        scenario=1,
        phase="adventure",
        rulings=rulings,
    )


def refills_loot(t: Talk) -> None:
    """Until the display of loot is full again."""
    while t.chance() == "next-loot":
        t.table.play(t.table.ask.options[0])


# lands


@rule("ML-SAM-16", "ML-SAM-19")
def test_the_first_of_his_paths_drives_off_the_monster_without_a_roll() -> None:
    t = adventure(sam="a2")
    assert t.s.lair[monster_card("Slinker")] == USED and t.s.monster[LAND_A] == NONE
    assert t.s.land[LAND_A] == land_card("Krysia")
    assert t.fame() == 5 and t.coins() == 9
    refills_loot(t)
    assert t.chance() == "next-quest"  # no monster at the entrance, no panic


@rule("ML-SAM-19")
def test_the_second_takes_the_land_and_the_third_nothing() -> None:
    t = adventure(sam="a1, a2, a4")
    assert t.s.monster[LAND_A] == t.s.land[LAND_A] == NONE
    assert t.s.land_place[land_card("Krysia")] == USED
    refills_loot(t)
    t.draws("q03, q04")
    assert t.chance() == "next-monster"
    t.draws("Kodile")
    assert t.chance() == "next-land" and land_card("Krysia") not in t.table.options


@rule("ML-SAM-19")
def test_he_takes_the_land_where_the_monster_has_been_defeated_already() -> None:
    t = adventure("on a1 Luska 3s basic", sam="a3")
    t.dice("1 1 1")
    t.rolls_all("6 6 6")
    assert t.s.lair[monster_card("Slinker")] >= 0  # killed: a trophy
    assert t.s.land_place[land_card("Krysia")] == USED


@rule("ML-SAM-20")
def test_after_him_the_player_can_conquer_the_land() -> None:
    t = adventure("on a2 Luska 3s", sam="a1")
    assert t.asked == "conquering"
    t.play(YES)
    t.rolls_all("6 6 6")
    assert t.s.land_place[land_card("Krysia")] >= 0  # 18 against 13
    assert t.fame() == 5 + 2


@rule("ML-SAM-16")
def test_the_monster_does_not_attack_him() -> None:
    """It has attacked the player, has not been defeated, and does not roll for Sam's path."""
    t = adventure("on a1 Luska s", sam="a2")
    t.dice("1 1 1")
    t.rolls_all("1")
    refills_loot(t)
    assert not t.said("attacks") and len(t.said("sam-drives-off")) == 1
    assert t.s.lair[monster_card("Slinker")] == USED


@rule("ML-SAM-16")
@pytest.mark.parametrize("monster", ["Dropper", "Beakor"])
def test_what_wounds_everybody_does_not_wound_him(monster: str) -> None:
    """Dropper spits at all who are there, and Beakor strikes at all when it is killed."""
    t = adventure("on a1 Rulfus 4s basic", sam="a2, a3", land=f"{monster}, Krysia, e1a")
    while t.asked == "monster-dice" and not t.said("threw"):
        t.dice(" ".join("3" if not t.said("spat") and monster == "Dropper" else "1" for _ in range(dice_asked(t))))
    t.rolls_all("6 6 6 6")
    assert t.said("killed") and (t.said("spat") or t.said("throes"))
    assert {details[2] for details in t.said("wounded") + t.said("died")} <= {0}
    assert not t.said("sam-drives-off")


def dice_asked(t: Talk) -> int:
    count, span = 0, t.table.ask.span
    while span > 1:
        count, span = count + 1, span // 6
    return count


# quests


@rule("ML-SAM-17")
def test_on_the_left_path_he_wins_the_dice_quest() -> None:
    t = adventure("on d2 Burgrave 2s", sam="d1", quests="q01, -")
    assert t.s.quest[0] == NONE and not t.s.rolling
    assert (t.fame(), t.coins(), t.s.quests_done[0]) == (5, 9, 0)  # neither reward nor consolation nor penalty
    assert not t.said("quest-total")


@rule("ML-SAM-17", "ML-SAM-16")
def test_alone_on_the_left_path_too() -> None:
    t = adventure(sam="d1", quests="q01, -")
    assert t.s.quest[0] == NONE


@rule("ML-SAM-17")
@pytest.mark.parametrize(("faces", "fame"), [("6 6", 5 + REWARD), ("1 1", 5 - PENALTY)])
def test_on_the_right_path_he_changes_nothing(faces: str, fame: int) -> None:
    t = adventure("on d1 Burgrave 2s", sam="d2", quests="q01, -")
    t.rolls_all(faces)
    assert t.fame() == fame


@rule("ML-SAM-17")
def test_alone_on_the_right_path_he_wins_nothing() -> None:
    t = adventure("on a1 Burgrave s", sam="d2", quests="q01, -")
    assert t.s.quest[0] == 0
    t.dice("1 1 1")
    assert not t.said("quest-sam")


@rule("ML-SAM-17")
@pytest.mark.parametrize(("faces", "coins", "fame"), [("6 6", 9 + 2, 5), ("1 1", 9, 5 - PENALTY)])
def test_the_other_reading_lets_the_right_path_roll(faces: str, coins: int, fame: int) -> None:
    t = adventure("on d2 Burgrave 2s", sam="d1", quests="q01, -", rulings=("right-path-rolls",))
    t.rolls_all(faces)
    assert (t.coins(), t.fame()) == (coins, fame)


@rule("ML-SAM-18")
@pytest.mark.parametrize(("path", "other"), [("r1", "r2"), ("r2", "r1")])
def test_he_takes_no_part_in_the_resource_quest(path: str, other: str) -> None:
    t = adventure(f"on {other} Burgrave s", sam=path, quests="-, q01")
    assert t.asked == "paying" and t.s.quest[1] == 0
    t.says_yes()
    side = QUESTS[0].side_b
    assert t.coins() == 9 - side.cost.coins
    assert t.fame() == 5 + side.rewards[0 if other == "r1" else 1].fame


@rule("ML-SAM-18")
def test_alone_he_leaves_the_token_there() -> None:
    t = adventure("on a1 Burgrave s", sam="r1", quests="-, q01")
    assert t.s.quest[1] == 0
