"""The quests, face by face: which dice go there, what is wanted, and what is won or lost."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.cards.quests import QUESTS
from tests.games.monster_lands.adventure.fighting import faces
from tests.games.monster_lands.saying import send
from tests.games.monster_lands.scenario import Talk, table
from tests.rules import rule

START = {"fame": 5, "coins": 5, "defence": 0, "potions": 0, "venoms": 0}

# id: the sets of dice of which one is placed, the target, what the best wins, what is lost
DICE_QUESTS = {
    "q01": ("2s", 7, "fame 2; coins 2", "fame 1"),
    "q02": ("s m", 8, "fame 3", "fame 1"),
    "q03": ("2m", 7, "fame 2; potions 1", "fame 1"),
    "q04": ("s b3", 6, "fame 2; coins 3", "coins 2"),
    "q05": ("3s", 10, "fame 3; coins 2", "fame 2"),
    "q06": ("2s m", 10, "fame 4", "fame 2"),
    "q07": ("s m b3", 10, "fame 4; coins 1", "fame 2"),
    "q08": ("2s | s m | 2m", 6, "fame 2", "fame 1"),
    "q09": ("b3 b4", 7, "fame 2; coins 4", "coins 3"),
    "q10": ("3s | 2s b3 | s b3 b4 | b3 b4 b5", 9, "fame 2; defence 2", "fame 1"),
    "q11": ("m b3", 7, "fame 2; potions 1; venoms 1", "fame 1"),
    "q12": ("4s", 14, "fame 5", "fame 2"),
}

# id: the sets of dice of which one is placed, what is paid, what is won on the left and on the right path
RESOURCE_QUESTS = {
    "q01": ("s", "coins 5", "fame 3", "fame 2"),
    "q02": ("m", "potions 1; venoms 1", "fame 3", "fame 2"),
    "q03": ("s", "defence 2", "fame 3", "fame 2"),
    "q04": ("s", "traps 1", "fame 2; coins 2", "fame 2"),
    "q05": ("b3", "coins 4", "fame 2; defence 1", "fame 2"),
    "q06": ("m", "potions 2", "fame 3", "fame 2"),
    "q07": ("m", "venoms 2", "fame 3", "fame 2"),
    "q08": ("2s", "coins 8", "fame 4", "fame 3"),
    "q09": ("s | b3", "traps 2", "fame 3; coins 3", "fame 3"),
    "q10": ("s | m", "loot 1", "fame 2; coins 2", "fame 2"),
    "q11": ("b3", "potions 1", "fame 1; coins 5", "fame 1; coins 3"),
    "q12": ("s m", "coins 10", "fame 5", "fame 4"),
}


def amounts(text: str) -> dict[str, int]:
    return {good: int(number) for good, number in (part.split() for part in text.split("; "))}


def goods(t: Talk, seat: int) -> dict[str, int]:
    return {good: getattr(t.s, good)[seat] for good in START}


def plus(before: dict[str, int], more: dict[str, int], sign: int = 1) -> dict[str, int]:
    return {good: number + sign * more.get(good, 0) for good, number in before.items()}


def sides(dice: str) -> list[str]:
    return [each.strip() for each in dice.split("|")]


def all_goes(t: Talk) -> None:
    """Nothing but the dice of the quest was in the pool, so the phase is over."""
    while t.asked == "turn":
        t.ends()


def test_twelve_tokens_with_two_sides_each() -> None:
    assert [token.id for token in QUESTS] == list(DICE_QUESTS) == list(RESOURCE_QUESTS)


@rule("ML-QUEST-04")
@pytest.mark.parametrize("id", DICE_QUESTS)
def test_the_dice_quest(id: str) -> None:
    dice, target, reward, penalty = DICE_QUESTS[id]
    won = plus(START, amounts(reward))
    lost = plus(START, amounts(penalty), -1)
    consoled = plus(START, {"coins": 2})
    for pool in sides(dice):
        count = sum(int(die[0]) if die[0].isdigit() else 1 for die in pool.split())
        for left, right, outcome in (
            (target, target, (won, consoled)),
            (target - 1, target, (lost, won)),
            (target + 1, target - 1, (won, lost)),
        ):
            clan = f"fame 5; coins 5; pool {pool}"
            t = table(f"Burgrave; {clan}", f"Yedukha; {clan}", quests=f"{id}, -")
            t.play(send("Burgrave", "d1"))
            t.play(send("Yedukha", "d2"))
            all_goes(t)
            t.dice(f"{faces(left, count)} {faces(right, count)}")
            assert (goods(t, 0), goods(t, 1)) == outcome


@rule("ML-QUEST-05")
@pytest.mark.parametrize("id", RESOURCE_QUESTS)
@pytest.mark.parametrize(("path", "place"), [("r1", 2), ("r2", 3)])
def test_the_resource_quest(id: str, path: str, place: int) -> None:
    dice, cost = RESOURCE_QUESTS[id][:2]
    reward = amounts(RESOURCE_QUESTS[id][place])
    for pool in sides(dice):
        t = paying(id, path, pool, amounts(cost))
        t.says_yes()
        before = {**dict.fromkeys(START, 0), "fame": 5}
        assert goods(t, 0) == plus(before, reward)
        assert not t.s.traps[0] and t.s.loot.count(0) == 0
        for good in amounts(cost):  # with one thing less it cannot be paid
            less = plus(amounts(cost), {good: 1}, -1)
            assert paying(id, path, pool, less).fame() == 5


def paying(id: str, path: str, pool: str, stores: dict[str, int]) -> Talk:
    """Burgrave has been sent there, with all his dice; these are his stores."""
    held = [f"{good} {number}" for good, number in stores.items() if good not in ("traps", "loot")]
    held += ["traps " + ", ".join(["basic"] * stores.get("traps", 0))]
    held += ["loot killer"] * stores.get("loot", 0)  # of no use here but to be given away
    t = table(f"Burgrave; fame 5; pool {pool}; {'; '.join(held)}", "Yedukha", quests=f"-, {id}")
    t.play(send("Burgrave", path))
    all_goes(t)
    return t
