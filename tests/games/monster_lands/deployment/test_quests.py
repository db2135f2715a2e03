"""The two quests of a round: how somebody takes part. How they end is told in the adventure phase."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import DICE_QUEST, PATH_NAMES, RESOURCE_QUEST
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.kernel.asks import NONE
from tests.games.monster_lands.saying import lay, say, send
from tests.games.monster_lands.scenario import Talk, table
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes


def dice_on(t: Talk, path: str) -> tuple[int, int, int]:
    p = PATH_NAMES.index(path)
    return t.s.strength[p], t.s.magic[p], t.s.bargaining[p]


@rule("ML-QUEST-01")
def test_each_round_a_dice_quest_and_a_resource_quest() -> None:
    t = table("Burgrave; Korfatch; coins 9", OTHERS, phase="cleanup", quests="q01, q02")
    assert t.asked == "next-quest"
    t.draws("q05, q06")
    assert [QUESTS[quest].id for quest in t.s.quest] == ["q05", "q06"]
    t = table("Burgrave; Korfatch; pool 3s", OTHERS, quests="q05, q01")
    say(t, send("Korfatch", "d1"))  # three strength dice by side A of the one
    assert dice_on(t, "d1") == (3, 0, 0)
    t = table("Burgrave; Korfatch; pool 3s", OTHERS, quests="q05, q01")
    say(t, send("Korfatch", "r1"))  # one by side B of the other
    assert dice_on(t, "r1") == (1, 0, 0)


@rule("ML-QUEST-02")
def test_two_of_the_same_clan() -> None:
    t = table("Burgrave; Korfatch; Trunk; pool 5s 4m", OTHERS, quests="q01, q01")
    say(t, send("Korfatch", "d2"), send("Burgrave", "d1"))
    assert (t.on("d1"), t.on("d2")) == ("Burgrave", "Korfatch")
    assert {PATH_NAMES[option["path"]] for option in t.offered("send")} == {"r1", "r2"}


@rule("ML-QUEST-02")
def test_or_of_two_clans_and_no_third() -> None:
    t = table("Burgrave; pool 5s 4m", "Yedukha; pool 5s 4m", "Tentok; pool 5s 4m", quests="-, q01")
    say(t, send("Burgrave", "r1"), send("Yedukha", "r2"))
    assert (t.on("r1"), t.on("r2"), t.seat) == ("Burgrave", "Yedukha", 2)
    assert not t.offered("send")
    for path in ("r1", "r2"):
        assert t.refused(send("Tentok", path))[0] == "ML-OUT-04"


@rule("ML-QUEST-03")
def test_exactly_the_dice_of_the_token() -> None:
    t = table("Burgrave; Korfatch; pool 4s 4m b2 b5", OTHERS, quests="q06, q12")
    t.play(send("Korfatch", "d1"))
    assert t.asked == "turn" and dice_on(t, "d1") == (2, 1, 0)
    t.play(send("Burgrave", "r1"))
    assert dice_on(t, "r1") == (1, 1, 0)


@rule("ML-QUEST-03")
@pytest.mark.parametrize("pool", ["s 4m", "4s", "4m b6", "s b2 m"])
def test_with_fewer_dice_nobody_can_be_sent(pool: str) -> None:
    t = table(f"Burgrave; Korfatch; pool {pool}", OTHERS, quests="q06, -")
    assert not t.can(send("Korfatch", "d1"))
    assert t.refused(send("Korfatch", "d1"))[0] == "ML-QUEST-03"


@rule("ML-QUEST-03")
@pytest.mark.parametrize(("chosen", "dice"), [("s s", (2, 0, 0)), ("s m", (1, 1, 0)), ("m m", (0, 2, 0))])
def test_a_colour_for_each_die_that_leaves_the_choice(chosen: str, dice: tuple[int, int, int]) -> None:
    t = table("Burgrave; Korfatch; pool 4s 4m b5", OTHERS, quests="q08, -")
    say(t, send("Korfatch", "d1"))
    assert not t.can(lay("b5")) and t.refused(lay("b5"))[0] == "ML-QUEST-03"
    for die in chosen.split():
        if t.asked == "loading":  # the second magic die goes without saying
            t.play(lay(die))
    assert dice_on(t, "d1") == dice and t.asked == "turn"


@rule("ML-QUEST-03")
def test_which_bargaining_dice_is_the_players_choice_too() -> None:
    t = table("Burgrave; Korfatch; pool s m b2 b5", OTHERS, quests="-, q05")
    say(t, send("Korfatch", "r1"), lay("b2"))
    assert dice_on(t, "r1") == (0, 0, 1)
    assert t.s.pool[0][2] == 0 and t.s.pool[0][5] == 1


@rule("ML-QUEST-04")
@pytest.mark.parametrize(
    ("left", "right", "best", "failed"),
    [("6 6 6", "6 6 5", 0, []), ("6 6 5", "6 6 6", 1, []), ("1 1 1", "1 1 1", -1, [0, 1])],
)
def test_a_dice_quest_has_target_reward_penalty_and_consolation(
    left: str, right: str, best: int, failed: list[int]
) -> None:
    side = QUESTS[9].side_a  # q10: strength or bargaining dice for fame and defence tokens
    t = table(
        "Burgrave; fame 5; on d1 Burgrave 3s", "Yedukha; fame 5; on d2 Yedukha 3s", phase="adventure", quests="q10, -"
    )
    t.dice(f"{left} {right}")
    for seat in (0, 1):
        fame = side.reward.fame if seat == best else -side.penalty.fame if seat in failed else 0
        assert t.fame(seat) == 5 + fame
        assert t.s.defence[seat] == (side.reward.defence if seat == best else 0)
        assert t.coins(seat) == (0 if seat == best or seat in failed else 2)


@rule("ML-QUEST-05")
@pytest.mark.parametrize(("path", "place"), [("r1", 0), ("r2", 1)])
def test_a_resource_quest_has_a_reward_for_each_path(path: str, place: int) -> None:
    side = QUESTS[0].side_b  # q01: coins for fame
    assert side.rewards[0].fame > side.rewards[1].fame
    t = table(
        f"Burgrave; fame 5; coins {side.cost.coins + 1}; on {path} Burgrave s",
        OTHERS,
        phase="adventure",
        quests="-, q01",
    )
    t.says_yes()
    assert (t.fame(), t.coins()) == (5 + side.rewards[place].fame, 1)


@rule("ML-QUEST-06")
@pytest.mark.parametrize("path", ["d1", "r1"])
def test_no_traps_and_no_defence_tokens(path: str) -> None:
    t = table("Burgrave; Korfatch; pool 4s; traps basic; defence 3; potions 1", OTHERS, quests="q01, q01")
    t.play(send("Korfatch", path))
    assert t.asked == "turn" and t.lying(path) == {"d1": "2s", "r1": "s"}[path]
    assert (t.s.defence[0], len(t.s.traps[0]), t.s.potions[0]) == (3, 1, 1)


@rule("ML-QUEST-06")
def test_they_are_refused_while_the_dice_are_chosen() -> None:
    t = table("Burgrave; Korfatch; pool 4s 4m; traps basic; defence 3", OTHERS, quests="q08, -")
    t.play(send("Korfatch", "d1"))
    for what in ("shield", "basic"):
        assert t.refused(lay(what))[0] == "ML-QUEST-06"


@rule("ML-QUEST-01")
def test_without_a_token_its_paths_are_closed() -> None:
    t = table("Burgrave; Korfatch; pool 4s 4m", OTHERS, quests="-, q01")
    assert t.s.quest[DICE_QUEST] == NONE and t.s.quest[RESOURCE_QUEST] != NONE
    assert not t.can(send("Korfatch", "d1")) and t.can(send("Korfatch", "r1"))
