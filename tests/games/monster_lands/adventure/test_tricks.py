"""The tricks module: traps are revealed one by one or not at all, and tricks strike a neighbour."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.monster_lands import knowledge
from stolek.games.monster_lands.board import PATH_NAMES
from stolek.games.monster_lands.cards.traps import HIDDEN, IMPROVED, TRAPS, TRICK
from stolek.games.monster_lands.forms import END, pick_path
from stolek.games.monster_lands.game import RULES
from tests.games.monster_lands.adventure.fighting import battle, outcomes, strikes
from tests.games.monster_lands.saying import lay, say, send, take_trap, visit
from tests.games.monster_lands.scenario import Talk, table, trap_kind
from tests.rules import rule

MODULE = ("tricks",)


def conflict(*clans: str, monster: str = "Tentaclaw", **more: Any) -> Talk:
    """Before the first trap is revealed, or before the first attack if there is none."""
    return battle(monster, *clans, modules=MODULE, **more)


def aims(t: Talk) -> list[str]:
    return [PATH_NAMES[option["path"]] for option in t.offered("path")]


def face_up(t: Talk, path: str) -> int:
    """Which of the tokens, as bits."""
    return t.s.shown[PATH_NAMES.index(path)]


# where they come from


@rule("ML-TRICK-01")
def test_tricks_and_hidden_traps_are_in_the_supply_of_the_module_only() -> None:
    counts = {}
    for modules in ((), MODULE):
        s = RULES.deal({"seats": 2, "modules": modules})
        counts[modules] = [
            sum(s.supply[token.number] for token in TRAPS if token.type == type) for type in (IMPROVED, HIDDEN, TRICK)
        ]
    assert counts == {(): [36, 0, 0], MODULE: [36, 6, 18]}


@rule("ML-TRICK-01")
def test_the_lodge_sells_them() -> None:
    t = table("Burgrave; coins 20; pool 2s", "Tentok; pool s", lodge="trick_steal_m1, hidden_s1, basic", modules=MODULE)
    say(t, visit("lodge", "s"), take_trap("trick_steal_m1"), take_trap("hidden_s1"), END)
    assert t.s.traps[0] == sorted([trap_kind("trick_steal_m1"), trap_kind("hidden_s1")])
    assert t.coins() == 20 - 4 - 5


@rule("ML-TRICK-02")
def test_they_count_towards_the_limit_of_five() -> None:
    t = table(
        "Burgrave; coins 20; pool 2s; traps trick_steal_m1, trick_steal_m1, hidden_s1, hidden_m1, trick_redirect1",
        "Tentok; pool s",
        lodge="trick_steal_s1",
        modules=MODULE,
    )
    t.play(visit("lodge", "s"))  # there is but one to be bought
    assert t.asked == "over-limit"
    t.play(take_trap("trick_redirect1"))
    assert len(t.s.traps[0]) == 5


@rule("ML-TRICK-02")
def test_others_do_not_see_which_of_them_a_clan_has_where() -> None:
    s = table(
        "Burgrave",
        "Tentok; traps trick_steal_m1; on a1 Tepey s hidden_s1",
        land_a="Slinker, Gurban, e1a",
        modules=MODULE,
    ).s
    other = s.clone()
    other.traps[1], other.laid[0] = [trap_kind("hidden_s1")], (trap_kind("trick_steal_m1"),)
    assert knowledge.conceal(s, 0).traps == knowledge.conceal(other, 0).traps
    assert knowledge.conceal(s, 0).laid == knowledge.conceal(other, 0).laid
    assert knowledge.conceal(s, 1).laid != knowledge.conceal(other, 1).laid


# revealing


@rule("ML-TRICK-03")
def test_from_the_left_each_player_decides_for_each_trap() -> None:
    t = conflict(
        "Burgrave; on a2 Korfatch s basic improved_s1", "Tentok; on a1 Tepey s basic; on a3 Ninra s improved_s2"
    )
    asked = []
    for says in (True, False, True, False):
        assert t.asked == "revealing"
        asked.append((t.seat, PATH_NAMES[t.s.at], t.s.token))
        if says:
            t.says_yes()
        else:
            t.says_no()
    assert asked == [(1, "a1", 0), (0, "a2", 0), (0, "a2", 1), (1, "a3", 0)]
    assert [face_up(t, path) for path in ("a1", "a2", "a3")] == [0b1, 0b10, 0]
    assert t.chance() == "monster-dice"


@rule("ML-TRICK-03")
def test_also_at_the_citadel() -> None:
    t = table(
        "Burgrave; on e2 Korfatch s basic",
        "Tentok; on e1 Tepey s trick_steal_s1",
        entrance="Lurker",
        modules=MODULE,
        phase="adventure",
    )
    assert (t.asked, t.seat) == ("revealing", 1)
    t.says_yes()
    assert (t.lying("e1"), t.lying("e2")) == ("2s trick_steal_s1", "basic")
    assert (t.asked, t.seat) == ("revealing", 0)


@rule("ML-TRICK-04")
@pytest.mark.parametrize(
    ("trap", "lying", "faces", "total"),
    [
        ("basic", "2s basic", "1 1", 2),
        ("improved_s2", "4s improved_s2", "1 1 1 1", 4),
        ("hidden_m2", "2s 2m hidden_m2", "1 1 1 1", 4),
        ("improved_plus6", "2s improved_plus6", "1 1", 8),
        ("improved_s_plus3", "2s improved_s_plus3", "1 1", 8),
    ],
)
def test_what_is_revealed_gives_its_benefit(trap: str, lying: str, faces: str, total: int) -> None:
    t = conflict(f"Burgrave; on a2 Korfatch 2s {trap}", "Tentok")
    t.says_yes()
    assert t.lying("a2") == lying
    strikes(t)
    t.rolls_all(faces)
    assert outcomes(t) == [("missed", total)]


@rule("ML-TRICK-14")
@pytest.mark.parametrize("trap", ["improved_s2", "hidden_m2", "improved_plus6", "improved_s_plus3"])
def test_what_is_not_revealed_gives_nothing_and_is_discarded(trap: str) -> None:
    t = conflict(f"Burgrave; coins 9; on a2 Korfatch 2s {trap}", "Tentok")
    t.says_no()
    assert t.lying("a2") == f"2s {trap}"
    strikes(t)
    t.rolls_all("1 1")
    assert outcomes(t) == [("missed", 2)]
    t.draws_anything()
    assert t.s.laid[1] == () and t.s.used_traps[trap_kind(trap)] == 1


@rule("ML-TRICK-05")
@pytest.mark.parametrize(
    ("traps", "reveals", "outcome"),
    [
        ("trick_steal_m1", False, "captured"),
        ("trick_steal_m1", True, "missed"),
        ("trick_steal_m1 improved_s_plus1", True, "captured"),
        ("hidden_s1", False, "captured"),
        ("improved_s_plus1", False, "captured"),
        ("basic", True, "captured"),
    ],
)
def test_a_revealed_trick_is_no_trap_any_more(traps: str, reveals: bool, outcome: str) -> None:
    t = conflict(f"Burgrave; on a2 Korfatch 3s {traps}", "Tentok; on a4 Tepey s", monster="Slinker")
    if reveals:
        t.says_yes()
    while t.asked == "revealing":
        t.says_no()
    strikes(t)
    t.rolls_all("3 3 4")
    assert outcomes(t) == [(outcome, 10)]


@rule("ML-TRICK-16")
@pytest.mark.parametrize("order", [("basic", "trick_steal_m1"), ("trick_steal_m1", "basic")])
def test_traps_lie_in_the_order_in_which_they_were_placed(order: tuple[str, str]) -> None:
    t = table(
        "Burgrave; Korfatch; pool s; traps basic, trick_steal_m1",
        "Tentok; coins 5; on a1 Tepey s; on r1 Ninra s",
        land_a="Tentaclaw, Gurban, e1b",
        quests="-, q01",
        modules=MODULE,
    )
    say(t, send("Korfatch", "a3"), *(lay(trap) for trap in order))
    assert [TRAPS[kind].id for kind in t.s.laid[2]] == list(order)
    t.says_no()  # to the quest
    assert t.asked == "revealing"
    t.says_yes()
    assert [TRAPS[kind].id for _, _, kind in t.said("revealed")] == [order[0]]


# striking a neighbour


@rule("ML-TRICK-06")
def test_a_trick_strikes_one_neighbour_of_its_owners_choice_at_once() -> None:
    clans = ("Burgrave; on a2 Korfatch s trick_steal_s1", "Tentok; on a1 Tepey s; on a3 Ninra s")
    for target, other in (("a1", "a3"), ("a3", "a1")):
        t = conflict(*clans)
        t.says_yes()
        assert (t.asked, t.seat) == ("aiming", 0)
        t.aims_at(target)
        assert (t.lying("a2"), t.lying(target), t.lying(other)) == ("2s trick_steal_s1", "", "s")
        assert t.chance() == "monster-dice"


@rule("ML-TRICK-13", "ML-TRICK-15")
@pytest.mark.parametrize(
    ("standing", "neighbours"),
    [
        ("a1 a2 a4", ["a1", "a4"]),  # of a2
        ("a1 a2 a3 a4", ["a1", "a3"]),
        ("a2 a4 b1", ["a4"]),
        ("a1 a2 e1", ["a1"]),
        ("a2 b1 d1 e1", []),
    ],
)
def test_the_nearest_to_the_left_and_right_on_the_same_land(standing: str, neighbours: list[str]) -> None:
    """Empty paths lie between; a trick without a neighbour does nothing."""
    names = dict(zip(standing.split(), ("Tepey", "Ninra", "Rulfus", "Luska"), strict=False))
    names.pop("a2")
    stand = "; ".join(f"on {path} {name} 2s" for path, name in names.items())
    t = conflict(
        f"Burgrave; on a2 Korfatch s trick_redirect1 trick_steal_s2; {stand}",
        "Tentok",
        "Yedukha",
        land_b="Slinker, Yaha, e2a",
    )
    t.says_yes()
    if len(neighbours) > 1:
        assert aims(t) == neighbours
        t.aims_at(neighbours[0])
        assert t.s.aimed[1] == (PATH_NAMES.index(neighbours[0]) * 4 + 1,)
    elif neighbours:
        assert t.s.aimed[1] == (PATH_NAMES.index(neighbours[0]) * 4 + 1,)
    else:
        assert t.s.aimed[1] == ()
    for path in names:
        assert t.lying(path) == "2s"


@rule("ML-TRICK-13")
def test_who_is_not_a_neighbour_cannot_be_struck() -> None:
    t = conflict("Burgrave; on a1 Korfatch s", "Tentok; on a2 Ninra s trick_steal_s1; on a3 Rulfus s; on a4 Luska s")
    t.says_yes()
    assert t.refused(pick_path(3))[0] == "ML-TRICK-13"
    assert t.refused(pick_path(1))[0] == "ML-TRICK-13"


@rule("ML-TRICK-15")
def test_one_can_steal_from_oneself() -> None:
    t = conflict("Burgrave; on a1 Korfatch s; on a2 Drabor s trick_steal_s1", "Tentok")
    t.says_yes()
    assert (t.lying("a1"), t.lying("a2")) == ("", "2s trick_steal_s1")


@rule("ML-TRICK-15", "ML-TRICK-05")
def test_without_a_neighbour_a_trick_lies_there_revealed_and_does_nothing() -> None:
    t = conflict("Burgrave; on a2 Korfatch s trick_steal_s1", "Tentok; on e1 Tepey 2s")
    t.says_yes()
    assert (t.lying("a2"), t.lying("e1"), face_up(t, "a2")) == ("s trick_steal_s1", "2s", 1)


# against it


@rule("ML-TRICK-07")
def test_a_defence_token_cancels_a_trick_at_once() -> None:
    t = conflict("Burgrave; on a2 Korfatch s trick_steal_s1 basic", "Tentok; on a3 Ninra 2s shield shield")
    t.says_yes()
    assert (t.asked, t.seat) == ("cancelling", 1)
    t.says_yes()
    assert (t.lying("a2"), t.lying("a3")) == ("s basic", "2s shield")
    assert t.s.used_traps[trap_kind("trick_steal_s1")] == 1
    assert (t.asked, t.seat) == ("revealing", 0)  # the token below


@rule("ML-TRICK-07")
def test_a_trick_need_not_be_cancelled() -> None:
    t = conflict("Burgrave; on a2 Korfatch s trick_steal_s1", "Tentok; on a3 Ninra 2s shield")
    t.says_yes()
    t.says_no()
    assert (t.lying("a2"), t.lying("a3")) == ("2s trick_steal_s1", "s shield")


@rule("ML-TRICK-07", "ML-TRICK-08")
@pytest.mark.parametrize(
    "clan",
    ["on a1 Lemtal s", "Lemtal with Nightguard; on a1 Lemtal s", "defence 3; on a1 Rulfus s; on a4 Embera s shield"],
)
def test_abilities_and_tokens_elsewhere_do_not_help(clan: str) -> None:
    """Path a1 has a defence of its own as well."""
    t = conflict("Burgrave; on a2 Korfatch s trick_steal_s1", f"Tentok; {clan}")
    t.says_yes()
    if t.asked == "aiming":
        t.aims_at("a1")
    assert t.asked != "cancelling"
    assert (t.lying("a1"), t.lying("a2")) == ("", "2s trick_steal_s1")


# redirected dice


def redirected(dice: int, target: str, monster: str = "Tentaclaw") -> Talk:
    """The trick on path a2 is aimed at a3; the monster is about to attack its owner."""
    t = conflict(f"Burgrave; on a2 Korfatch s trick_redirect{dice}", f"Tentok; {target}", monster=monster)
    t.says_yes()
    return t


@rule("ML-TRICK-09", "ML-TRICK-10")
@pytest.mark.parametrize("dice", [1, 2])
def test_before_the_roll_its_owner_decides_whether_dice_strike_the_neighbour(dice: int) -> None:
    t = redirected(dice, "on a3 Tepey s")
    assert (t.asked, t.seat) == ("redirecting", 0)
    t.says_no()
    assert t.table.ask.span == 6**5
    t = redirected(dice, "on a3 Tepey s")
    t.says_yes()
    assert t.table.ask.span == 6**dice
    t.dice(" ".join("3" * dice))
    assert t.wounded("Tepey") == (dice == 1)
    assert bool(t.said("died")) == (dice == 2)
    assert t.table.ask.span == 6 ** (5 - dice)
    t.dice(" ".join("1" * (5 - dice)))
    assert not t.wounded("Korfatch")


@rule("ML-TRICK-10")
@pytest.mark.parametrize(("faces", "wounded"), [("2", False), ("3", True)])
def test_redirected_dice_hit_like_others(faces: str, wounded: bool) -> None:
    t = redirected(1, "on a3 Tepey s")
    t.says_yes()
    t.dice(faces)
    assert t.wounded("Tepey") == wounded


@rule("ML-TRICK-10")
def test_the_neighbour_defends_by_all_means() -> None:
    t = redirected(2, "on a3 Drabor s m shield potion")
    t.says_no()  # does not cancel it
    t.says_yes()
    assert (t.asked, t.seat) == ("weakening", 1)
    t.weakens(0)
    t.dice("6 6")
    assert (t.asked, t.seat) == ("defending", 1)  # one was prevented by his ability
    t.prevents("potion")
    assert not t.wounded("Drabor")
    t = redirected(2, "on a3 Drabor s m shield")
    t.says_no()
    t.says_yes()
    t.weakens(1)
    assert t.table.ask.span == 6
    assert t.lying("a3") == "s shield"


@rule("ML-TRICK-07", "ML-TRICK-09")
def test_a_cancelled_redirection_redirects_nothing() -> None:
    t = redirected(1, "on a3 Tepey s shield")
    t.says_yes()
    assert t.chance() == "monster-dice" and t.table.ask.span == 6**5
    assert t.lying("a2") == "s" and t.s.aimed[1] == ()


@rule("ML-TRICK-17")
def test_the_trick_waits_until_its_owner_is_attacked() -> None:
    t = conflict("Burgrave; on a3 Korfatch s trick_redirect1", "Tentok; on a1 Tepey s; on a2 Ninra s")
    t.says_yes()
    strikes(t)
    t.dice("1")
    assert t.said("redirected") == []
    strikes(t)
    t.dice("1")
    assert (t.asked, t.seat) == ("redirecting", 0)
    t.says_yes()
    t.dice("1")
    assert t.table.ask.span == 6**4


@rule("ML-TRICK-17")
def test_the_dead_are_not_struck() -> None:
    t = conflict("Burgrave; on a3 Korfatch s trick_redirect1", "Tentok; on a2 Tepey s")
    t.says_yes()
    strikes(t, hits=2)
    assert t.on("a2") == ""
    assert t.chance() == "monster-dice" and t.table.ask.span == 6**5


# stolen dice


@rule("ML-TRICK-11")
def test_dice_are_stolen_from_traps_too_and_the_thief_picks() -> None:
    def robbed() -> Talk:
        t = conflict("Burgrave; on a2 Korfatch 4s 2m trick_steal_any2", "Tentok; on a1 Tepey s improved_m1")
        t.says_yes()  # the trap of Tepey
        t.says_yes()
        return t

    t = robbed()
    assert (t.asked, t.seat) == ("stealing", 0)
    t.steals("m")
    assert (t.lying("a1"), t.lying("a2")) == ("s improved_m1", "4s 3m trick_steal_any2")
    t.steals("s")
    assert (t.lying("a1"), t.lying("a2")) == ("improved_m1", "5s 3m trick_steal_any2")
    t = robbed()
    t.steals("s")
    t.says_no()
    assert (t.lying("a1"), t.lying("a2")) == ("m improved_m1", "5s 2m trick_steal_any2")


@rule("ML-TRICK-11")
def test_stolen_dice_are_rolled_by_the_thief() -> None:
    t = conflict("Burgrave; on a2 Korfatch 4s 2m trick_steal_s1", "Tentok; on a3 Tepey 2s")
    t.says_yes()
    t.weakens(0)
    t.dice("1 1 1 1 1")
    t.rolls_all("1 1 1 1 1 1 1")
    strikes(t)
    t.dice("1")
    assert outcomes(t) == [("missed", 7), ("missed", 8)]


@rule("ML-TRICK-12")
def test_dice_on_a_hidden_trap_cannot_be_stolen() -> None:
    t = conflict("Burgrave; on a2 Korfatch s trick_steal_s2", "Tentok; on a1 Tepey s hidden_s2")
    t.says_yes()
    t.says_yes()
    t.steals("s")
    assert t.asked != "stealing"
    assert (t.lying("a1"), t.lying("a2")) == ("2s hidden_s2", "2s trick_steal_s2")
    t = conflict("Burgrave; on a2 Korfatch s trick_steal_s2", "Tentok; on a1 Tepey hidden_s2")
    t.says_yes()
    t.says_yes()
    assert (t.lying("a1"), t.lying("a2")) == ("2s hidden_s2", "s trick_steal_s2")
