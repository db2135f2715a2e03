"""The armoury, defence tokens, and the abilities that do the same."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import ARMOURY, PATH_NAMES
from stolek.games.monster_lands.forms import END, PASS
from tests.games.monster_lands.adventure.fighting import battle, defence, strikes
from tests.games.monster_lands.saying import lay, number, say, send, use_loot, visit
from tests.games.monster_lands.scenario import Talk, table, trap_kind
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes


def shields(t: Talk, path: str) -> int:
    return t.s.shields[PATH_NAMES.index(path)]


# buying


@rule("ML-ARM-01")
@pytest.mark.parametrize(
    ("die", "tokens", "paid"), [("s", 1, 2), ("s", 2, 4), ("s", 3, 6), ("b2", 2, 2), ("b2", 3, 4), ("b5", 1, 1)]
)
def test_one_to_three_tokens_for_two_coins_each(die: str, tokens: int, paid: int) -> None:
    t = table(f"Burgrave; Korfatch; coins 9; pool {die} 2s", OTHERS)
    t.play(visit("armoury", die))
    assert [option["number"] for option in t.offered("number")] == [1, 2, 3]
    t.play(number(tokens))
    assert (t.s.defence[0], t.coins()) == (tokens, 9 - paid)
    assert t.asked == "turn"


@rule("ML-ARM-01")
def test_strength_and_bargaining_but_not_magic() -> None:
    t = table("Burgrave; Korfatch; coins 9; pool s b3 m", OTHERS)
    assert t.can(visit("armoury", "s")) and t.can(visit("armoury", "b3")) and not t.can(visit("armoury", "m"))
    assert t.refused(visit("armoury", "m"))[0] == "ML-CIT-08"


@rule("ML-ARM-01")
def test_no_more_than_can_be_paid() -> None:
    t = table("Burgrave; Korfatch; coins 5; pool s 2m", OTHERS)
    t.play(visit("armoury", "s"))
    assert [option["number"] for option in t.offered("number")] == [1, 2]
    t = table("Burgrave; Korfatch; coins 1; pool s b1 2m", OTHERS)
    assert not t.can(visit("armoury", "s")) and t.can(visit("armoury", "b1"))
    assert t.s.placed[ARMOURY] == []


@rule("ML-ARM-02")
def test_the_board_holds_five() -> None:
    t = table("Burgrave; Korfatch; coins 9; defence 4; pool s 2m", OTHERS)
    say(t, visit("armoury", "s"), number(3))
    assert (t.s.defence[0], t.coins()) == (5, 3)
    t = table("Burgrave; Korfatch; defence 5; pool s 2m; loot satchel", OTHERS)
    t.play(use_loot("satchel"))
    assert t.s.defence[0] == 5


@rule("ML-ARM-02")
def test_tokens_on_paths_do_not_count() -> None:
    t = table(
        "Burgrave; Korfatch; coins 9; defence 3; pool s 2m; on a1 Trunk s shield shield", OTHERS,
        land_a="Slinker, Gurban, e1a",
    )  # fmt: skip
    say(t, visit("armoury", "s"), number(2))
    assert t.s.defence[0] == 5 and shields(t, "a1") == 2


# abilities


@rule("ML-ARM-03")
def test_an_ability_prevents_a_wound_like_a_token() -> None:
    t = battle("Slinker", "Burgrave; Korfatch; on a4 Burgrave s", OTHERS)
    strikes(t, hits=1)
    assert not t.wounded("Burgrave") and t.said("prevented")
    t = battle("Slinker", "Burgrave; Korfatch; on a4 Korfatch s", OTHERS)
    strikes(t, hits=1)
    assert t.wounded("Korfatch")


@rule("ML-ARM-03")
@pytest.mark.parametrize("path", ["a1", "e2"])
def test_so_do_the_tile_and_the_guards(path: str) -> None:
    begun = battle if path[0] == "a" else defence
    t = begun("Slinker", f"Burgrave; Korfatch; on {path} Korfatch s", OTHERS)
    strikes(t, hits=1)
    t.prevents("path")
    assert not t.wounded("Korfatch")


@rule("ML-ARM-03")
def test_an_ability_takes_no_place_of_the_path() -> None:
    """Burgrave defends himself and still carries two tokens beside the six dice."""
    t = table("Burgrave; pool 4s 5m; defence 3", OTHERS, land_a="Slinker, Gurban, e6b")
    say(t, send("Burgrave", "a1"), lay("s"), lay("s"), lay("m"), lay("m"), lay("shield"), lay("shield"))
    assert t.lying("a1") == "3s 3m shield shield"


def tricked(defender: str) -> Talk:
    """Seat 1 has revealed its trick, which steals a strength die of seat 0."""
    trickster = "Yedukha; on a2 Yedukha 2s trick_steal_s1"
    t = battle("Slinker", f"Burgrave; Korfatch; {defender}", trickster, modules=("tricks",))
    t.says_yes()
    return t


@rule("ML-ARM-03")
def test_abilities_do_not_help_against_tricks() -> None:
    t = tricked("on a1 Burgrave 2s")  # his own ability, and that of the path
    assert t.asked != "cancelling" and t.lying("a1") == "s"


@rule("ML-ARM-04")
@pytest.mark.parametrize(("clan", "means"), [("on a4 Burgrave s", ""), ("on a1 Korfatch s", "path")])
def test_each_ability_prevents_only_once_a_round(clan: str, means: str) -> None:
    """The Dropper spits before it attacks."""
    who = clan.split()[2]
    t = battle("Dropper", f"Burgrave; Korfatch; {clan}", OTHERS)
    t.dice("3")
    if means:
        t.prevents(means)
    assert not t.wounded(who)
    strikes(t, hits=1)
    assert t.wounded(who)


@rule("ML-ARM-04")
def test_in_the_next_round_it_defends_again() -> None:
    t = table("Burgrave used; Korfatch; coins 9", OTHERS, phase="cleanup", quests="q01, q02")
    t.draws_anything()
    assert not any(t.s.used) and not any(t.s.guard_used)


@rule("ML-ARM-04")
def test_a_token_is_gone_when_it_was_used_and_else_in_cleanup() -> None:
    clan = "Burgrave; Korfatch; defence 1; coins 9; on a4 Korfatch s shield shield"
    t = battle("Slinker", clan, OTHERS, quests="q01, q02")
    strikes(t, hits=1)
    t.prevents("token")
    assert shields(t, "a4") == 1
    t.rolls_all("1")
    t.draws_anything()
    assert t.s.round == 3
    assert shields(t, "a4") == 0 and t.s.defence[0] == 1


@rule("ML-ARM-05")
def test_tokens_are_put_on_paths_when_somebody_is_sent() -> None:
    t = table("Burgrave; pool 2s m; defence 3", OTHERS, land_a="Slinker, Gurban, e1a")
    say(t, send("Burgrave", "a1"), lay("shield"), lay("shield"), END)
    assert shields(t, "a1") == 2 and t.s.defence[0] == 1


@rule("ML-ARM-05")
def test_each_token_cancels_one_wound() -> None:
    t = battle("Slinker", "Burgrave; Korfatch; on a4 Korfatch s shield shield", OTHERS)
    strikes(t, hits=2)
    t.prevents("token")
    assert t.asked == "defending"
    t.prevents("token")
    assert shields(t, "a4") == 0 and not t.wounded("Korfatch")
    t = battle("Slinker", "Burgrave; Korfatch; on a4 Korfatch s shield", OTHERS)
    strikes(t, hits=2)
    t.prevents("token")
    assert t.wounded("Korfatch")


@rule("ML-ARM-05")
def test_tokens_may_be_left_where_they_are() -> None:
    t = battle("Slinker", "Burgrave; Korfatch; on a4 Korfatch s shield", OTHERS)
    strikes(t, hits=1)
    t.play(PASS)
    assert t.wounded("Korfatch") and shields(t, "a4") == 1


@rule("ML-ARM-05")
def test_a_token_cancels_a_trick() -> None:
    t = tricked("on a1 Korfatch 2s shield")
    assert (t.asked, t.seat) == ("cancelling", 0)
    t.says_yes()
    assert shields(t, "a1") == 0 and t.lying("a1") == "2s"
    assert t.s.used_traps[trap_kind("trick_steal_s1")] == 1


@rule("ML-ARM-06")
@pytest.mark.parametrize(("hits", "hurt"), [(2, False), (3, True)])
def test_strength_two_prevents_two_wounds_of_one_attack(hits: int, hurt: bool) -> None:
    t = battle("Slinker", "Burgrave; Korfatch; on a4 Lemtal s", OTHERS)
    strikes(t, hits=hits)
    assert t.wounded("Lemtal") == hurt


@rule("ML-ARM-06")
@pytest.mark.parametrize(("spit", "hits", "hurt"), [(6, 1, False), (1, 2, False), (6, 2, True)])
def test_or_one_each_of_two_attacks(spit: int, hits: int, hurt: bool) -> None:
    t = battle("Dropper", "Burgrave; Korfatch; on a4 Lemtal s", OTHERS)
    t.dice(f"{spit}")
    strikes(t, hits=hits)
    assert t.wounded("Lemtal") == hurt


@rule("ML-ARM-06")
@pytest.mark.parametrize(("hits", "hurt"), [(2, False), (3, True)])
def test_the_two_of_the_upper_guards_too(hits: int, hurt: bool) -> None:
    t = defence("Slinker", "Burgrave; Korfatch; on e1 Korfatch s", OTHERS)
    strikes(t, hits=hits)
    t.prevents("path", "path")
    assert t.wounded("Korfatch") == hurt
