"""What saves a mercenary: magic dice before the roll, and after it tokens, abilities, the path, the guards, potions."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import PATH_NAMES
from stolek.games.monster_lands.forms import number, prevent
from tests.games.monster_lands.adventure.fighting import battle, defence, outcomes, strikes
from tests.games.monster_lands.scenario import Talk
from tests.rules import rule

MEANS = ("token", "path", "potion", "ability")


def means(t: Talk) -> set[str]:
    """What can prevent the next wound."""
    return {MEANS[option["means"]] for option in t.offered("prevent")}


# before the roll


@rule("ML-DEF-01", "ML-DEF-06")
@pytest.mark.parametrize(("given", "dice", "left"), [(0, 5, "s 2m"), (1, 4, "s m"), (2, 3, "s")])
def test_each_magic_die_given_up_takes_a_die_from_the_attack(given: int, dice: int, left: str) -> None:
    t = battle("Tentaclaw", "Burgrave; on a2 Korfatch s 2m", "Tentok")
    assert (t.asked, t.seat) == ("weakening", 0)
    t.weakens(given)
    assert t.table.ask.span == 6**dice
    assert t.lying("a2") == left


@rule("ML-DEF-01")
def test_no_more_than_there_are_can_be_given_up() -> None:
    t = battle("Slinker", "Burgrave; on a2 Korfatch s 2m", "Tentok")
    assert t.refused(number(3))[0] == "ML-DEF-01"
    t = battle("Slinker", "Burgrave; on a2 Korfatch s 5m", "Tentok")
    assert t.can(number(3)) and t.refused(number(4))[0] == "ML-DEF-01"


@rule("ML-DEF-01")
def test_magic_dice_of_other_paths_do_not_help() -> None:
    t = battle("Slinker", "Burgrave; on a2 Korfatch s; on a4 Trunk 2m", "Tentok")
    assert t.chance() == "monster-dice"


@rule("ML-DEF-06")
def test_a_die_given_up_adds_nothing_to_the_totals() -> None:
    t = battle("Tentaclaw", "Burgrave; on a2 Korfatch s 2m; on a4 Drabor s", "Tentok")
    t.weakens(1)
    t.dice("1 1 1 1")
    t.rolls_all("2 3")
    strikes(t)
    t.dice("1")
    assert outcomes(t) == [("missed", 5), ("missed", 6)]


# after it


@rule("ML-DEF-02")
@pytest.mark.parametrize(("hits", "used", "fate"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 3, 1), (1, 0, 1)])
def test_a_token_for_each_hit(hits: int, used: int, fate: int) -> None:
    t = battle("Tentaclaw", "Burgrave; on a2 Korfatch s shield shield shield", "Tentok")
    strikes(t, hits)
    t.prevents(*["token"] * used)
    if t.asked == "defending":
        t.says_no()
    assert t.s.shields[1] == 3 - used
    assert t.wounded("Korfatch") == bool(fate) and not t.said("died")


@rule("ML-DEF-02")
def test_tokens_of_other_paths_do_not_help() -> None:
    t = battle("Slinker", "Burgrave; defence 3; on a2 Korfatch s; on a4 Trunk s shield", "Tentok")
    strikes(t, hits=1)
    assert t.wounded("Korfatch")


@rule("ML-DEF-03", "ML-DEF-07")
@pytest.mark.parametrize(
    ("who", "points"),
    [
        ("Burgrave", 1),
        ("Drabor", 1),
        ("Lemtal", 2),
        ("Korfatch with Nightguard", 1),
        ("Drabor with Nightguard", 2),
        ("Lemtal with Nightguard", 3),
    ],
)
@pytest.mark.parametrize("more", [0, 1])
def test_abilities_prevent_as_many_wounds_as_they_can(who: str, points: int, more: int) -> None:
    name = who.partition(" ")[0]
    t = battle("Tentaclaw", f"Embera; {who}; on a2 {name} s", "Tentok")
    strikes(t, hits=points + more)
    assert len(t.said("prevented")) == points
    assert t.wounded(name) == bool(more)


@rule("ML-DEF-03")
@pytest.mark.parametrize(
    ("who", "monster", "helps"),
    [
        ("Embera", "Tentaclaw", True),
        ("Embera", "Firebeards", True),
        ("Embera", "Kodile", False),
        ("Algust", "Kodile", True),
        ("Algust", "Crabhead", True),
        ("Algust", "Tentaclaw", False),
        ("Pardala", "Slinker", True),
        ("Pardala", "Sandloach", False),
    ],
)
def test_some_abilities_help_against_some_monsters(who: str, monster: str, helps: bool) -> None:
    t = battle(monster, f"Burgrave; on a2 {who} s shield", "Tentok")
    strikes(t, hits=1)
    if monster == "Firebeards":  # whose attacks wound for sure
        t.prevents("token")
    assert (t.asked == "defending") != helps


@rule("ML-DEF-03")
@pytest.mark.parametrize(("path", "face", "points"), [("a1", "e1a", 1), ("a2", "e1a", 0), ("a1", "e2a", 2)])
def test_the_path_defends(path: str, face: str, points: int) -> None:
    t = battle("Tentaclaw", f"Burgrave; on {path} Korfatch s", "Tentok", face=face)
    strikes(t, hits=points + 1)
    t.prevents(*["path"] * points)
    assert t.asked != "defending"
    assert t.wounded("Korfatch") and not t.said("died")


@rule("ML-DEF-03")
@pytest.mark.parametrize(("path", "points"), [("e1", 2), ("e2", 1)])
def test_the_guards_defend(path: str, points: int) -> None:
    t = defence("Kodile", f"Burgrave; on {path} Korfatch s", "Tentok")
    strikes(t, hits=points)
    t.prevents(*["path"] * points)
    assert not t.wounded("Korfatch")
    t = defence("Kodile", f"Burgrave; on {path} Korfatch s", "Tentok")
    strikes(t, hits=points + 1)
    t.prevents(*["path"] * points)
    assert t.said("wounded")


@rule("ML-DEF-04")
@pytest.mark.parametrize(("member", "hits"), [("Korfatch", 1), ("Korfatch", 2), ("Korfatch wounded", 1)])
def test_a_potion_undoes_a_wound_also_the_deadly_one(member: str, hits: int) -> None:
    t = battle("Slinker", f"Burgrave; {member}; on a2 Korfatch s potion", "Tentok")
    strikes(t, hits)
    assert t.asked == "defending"
    t.prevents("potion")
    assert not t.said("died") and t.s.potion[1] == 0
    assert t.wounded("Korfatch") == (member != "Korfatch" or hits == 2)


@rule("ML-DEF-04")
@pytest.mark.parametrize(("hits", "dies"), [(1, False), (2, True)])
def test_a_potion_may_be_kept(hits: int, dies: bool) -> None:
    t = battle("Slinker", "Burgrave; on a2 Korfatch s potion; on a4 Drabor s", "Tentok")
    strikes(t, hits)
    t.says_no()
    assert bool(t.said("died")) == dies
    assert t.s.potion[1] == (0 if dies else 1)


@rule("ML-DEF-04")
def test_potions_on_the_board_or_with_others_do_not_help() -> None:
    t = battle("Slinker", "Burgrave; potions 3; on a2 Korfatch s; on a4 Drabor s potion", "Tentok")
    strikes(t, hits=1)
    assert t.wounded("Korfatch")


@rule("ML-DEF-05")
def test_everything_in_any_order() -> None:
    def struck() -> Talk:
        t = battle("Tentaclaw", "Burgrave; on a1 Korfatch s shield potion", "Tentok")
        strikes(t, hits=4)
        return t

    assert means(struck()) == {"token", "path", "potion"}
    for order in (("potion", "path", "token"), ("token", "potion", "path"), ("path", "token", "potion")):
        t = struck()
        t.prevents(*order)
        assert [MEANS[means] for _, _, _, means in t.said("prevented")] == list(order)
        assert t.wounded("Korfatch") and not t.said("died")


@rule("ML-DEF-05")
@pytest.mark.parametrize("wanted", ["token", "path", "potion"])
def test_one_of_them_can_be_used_and_the_others_kept(wanted: str) -> None:
    t = battle("Slinker", "Burgrave; on a1 Korfatch s shield potion; on a4 Drabor s", "Tentok")
    strikes(t, hits=1)
    t.prevents(wanted)
    path = PATH_NAMES.index("a1")
    assert (t.s.shields[path], t.s.potion[path], t.s.guard_used[path]) == (
        int(wanted != "token"),
        int(wanted != "potion"),
        int(wanted == "path"),
    )
    assert not t.wounded("Korfatch")


# what must be used


@rule("ML-DEF-07")
def test_an_ability_is_used_before_anything_can_be_chosen() -> None:
    t = battle("Slinker", "Embera; on a1 Drabor s shield potion", "Tentok")
    strikes(t, hits=1)
    assert t.asked != "defending" and not t.wounded("Drabor")
    assert [MEANS[means] for _, _, _, means in t.said("prevented")] == ["ability"]
    t = battle("Slinker", "Embera; on a1 Drabor s shield potion", "Tentok")
    strikes(t, hits=2)
    assert means(t) == {"token", "path", "potion"}
    assert t.refused(prevent(MEANS.index("ability")))[0] == "ML-ARM-04"


@rule("ML-DEF-07")
def test_by_the_other_reading_an_ability_may_be_kept() -> None:
    t = battle("Slinker", "Embera; on a1 Drabor s shield", "Tentok", rulings=["defence-optional"])
    strikes(t, hits=1)
    assert means(t) == {"token", "path", "ability"}
    t.says_no()
    assert t.wounded("Drabor")
