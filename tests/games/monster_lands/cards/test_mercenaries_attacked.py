"""The mercenaries, card by card: those whose ability helps when a monster attacks."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import PATH_NAMES
from stolek.games.monster_lands.forms import PASS
from tests.games.monster_lands.adventure.fighting import attack_dice, battle, defence, strikes
from tests.games.monster_lands.scenario import Talk
from tests.rules import rule

TRICKS = ("tricks",)
# Each on a land of its own affiliation, so that it attacks with more dice.
MONSTERS = {
    "fire": ("Sandloach", "Gurban"),
    "water": ("Tentaclaw", "Krysia"),
    "wind": ("Crackler", "Nebia"),
    "jungle": ("Kodile", "Traklan"),
}
ALL = tuple(MONSTERS)

# Whom, how many wounds, and monsters of which affiliations.
DEFENDERS = pytest.mark.parametrize(
    ("name", "points", "against"),
    [
        pytest.param("Burgrave", 1, ALL, marks=rule("ML-MERC-01")),
        pytest.param("Drabor", 1, ALL, marks=rule("ML-MERC-04")),
        pytest.param("Lemtal", 2, ALL, marks=rule("ML-MERC-08")),
        pytest.param("Pardala", 1, ("water", "jungle"), marks=rule("ML-MERC-12")),
        pytest.param("Ninra", 1, ALL, marks=rule("ML-MERC-15")),
        pytest.param("Rulfus", 2, ALL, marks=rule("ML-MERC-17")),
        pytest.param("Embera", 1, ("water", "fire"), marks=rule("ML-MERC-21")),
        pytest.param("Zenek", 1, ALL, marks=rule("ML-MERC-22")),
        pytest.param("Algust", 1, ("jungle", "wind"), marks=rule("ML-MERC-30")),
        pytest.param("Melvina", 2, ALL, marks=rule("ML-MERC-34")),
    ],
)


def struck(who: str, affiliation: str, hits: int) -> str:
    """What has become of whoever stands on a2, a path that gives no help."""
    monster, land = MONSTERS[affiliation]
    t = battle(monster, f"Korfatch; {who}", "Yedukha; on a4 Yedukha s", land=land)
    strikes(t, hits)
    assert t.asked != "defending"  # an ability is not asked for
    return "dead" if not t.on("a2") else "wounded" if t.s.wounded[t.s.who[1]] else "healthy"


@DEFENDERS
def test_so_many_wounds_are_prevented_and_no_more(name: str, points: int, against: tuple[str, ...]) -> None:
    for affiliation in against:
        fates = [struck(f"on a2 {name} s", affiliation, hits) for hits in range(5)]
        assert fates == ["healthy"] * (points + 1) + ["wounded"] + ["dead"] * (3 - points)


@DEFENDERS
def test_of_no_use_against_monsters_of_other_affiliations(name: str, points: int, against: tuple[str, ...]) -> None:
    """Most are of use against all."""
    for affiliation in MONSTERS:
        assert struck(f"on a2 {name} s", affiliation, 1) == ("healthy" if affiliation in against else "wounded")


@DEFENDERS
def test_the_others_on_paths_are_not_protected(name: str, points: int, against: tuple[str, ...]) -> None:
    for affiliation in against:
        assert struck(f"{name}; on a2 Nakirk s", affiliation, 1) == "wounded"
        assert struck(f"on a3 {name} s; on a2 Nakirk s", affiliation, 1) == "wounded"


@DEFENDERS
def test_what_is_used_up_is_used_up_for_the_round(name: str, points: int, against: tuple[str, ...]) -> None:
    """Dice that a trick turns round are an attack too, and the monster's own follows."""
    t = battle(
        MONSTERS[against[0]][0], f"Yedukha; on a1 Yedukha s trick_redirect{points}", f"Korfatch; on a2 {name} s",
        modules=TRICKS,
    )  # fmt: skip
    t.says_yes()  # reveals it
    t.says_yes()  # and uses it
    strikes(t, hits=points)
    assert not t.wounded(name)
    strikes(t)
    t.rolls_all("1")
    strikes(t, hits=1)
    assert t.wounded(name)


@DEFENDERS
def test_tricks_are_not_prevented(name: str, points: int, against: tuple[str, ...]) -> None:
    t = battle(
        MONSTERS[against[0]][0], "Yedukha; on a1 Yedukha s trick_steal_s2", f"Korfatch; on a2 {name} 3s", modules=TRICKS
    )
    t.says_yes()
    assert t.asked == "stealing"  # without a word from the defender
    t.steals("s")
    t.steals("s")
    assert t.lying("a2") == "s"


# Zhandala


def paths(t: Talk) -> list[str]:
    return [PATH_NAMES[option["path"]] for option in t.offered("path")]


@rule("ML-MERC-14")
def test_zhandala_turns_one_die_on_her_neighbour_before_the_others_are_rolled() -> None:
    t = battle("Tentaclaw", "Korfatch; on a2 Zhandala s", "Yedukha; on a4 Bambul s")
    assert attack_dice(t) == 1
    t.dice("6")
    assert t.wounded("Bambul")
    assert attack_dice(t) == 4
    t.dice("6 1 1 1")
    assert t.wounded("Zhandala")


@rule("ML-MERC-14")
def test_zhandala_must_choose_one_of_two_neighbours() -> None:
    t = battle(
        "Tentaclaw", "Zhandala; Drabor; on a2 Zhandala s; on a4 Drabor s", "Yedukha; on a3 Bambul s; on a1 Geria s"
    )
    t.dice("1 1 1 1 1 1")  # Geria is first
    assert (t.asked, t.seat, paths(t)) == ("aiming", 0, ["a1", "a3"])
    assert not t.can(PASS)
    t.aims_at("a3")
    strikes(t, hits=1)
    assert t.wounded("Bambul") and not t.wounded("Geria")
    assert attack_dice(t) == 4


@rule("ML-MERC-14")
def test_zhandala_does_not_spare_her_own_clan() -> None:
    t = battle("Tentaclaw", "Korfatch; on a2 Zhandala s; on a4 Nakirk s", "Yedukha")
    assert attack_dice(t) == 1
    t.dice("6")
    assert t.wounded("Nakirk")


@rule("ML-MERC-14")
def test_with_nobody_beside_her_zhandala_takes_it_all() -> None:
    t = battle("Tentaclaw", "Korfatch; on a2 Zhandala s; on d1 Nakirk s", "Yedukha; on e1 Bambul s")
    assert attack_dice(t) == 5


@rule("ML-MERC-14")
def test_zhandalas_neighbours_do_nothing_of_the_kind() -> None:
    t = battle("Tentaclaw", "Korfatch; on a1 Nakirk s", "Yedukha; on a2 Zhandala s")
    assert attack_dice(t) == 5


@rule("ML-MERC-14")
def test_a_die_is_turned_by_zhandala_at_the_entrance_too() -> None:
    t = defence("Lurker", "Korfatch; on e1 Zhandala s", "Yedukha; on e2 Bambul s")
    assert attack_dice(t) == 1
    t.dice("1")
    assert attack_dice(t) == 4


@rule("ML-MERC-14")
def test_who_is_struck_by_zhandalas_die_defends_as_usual() -> None:
    t = battle("Tentaclaw", "Korfatch; on a2 Zhandala s", "Yedukha; on a4 Bambul s m shield")
    assert (t.asked, t.seat) == ("weakening", 1)
    t.weakens(1)  # there is no die left to roll
    assert attack_dice(t) == 4
    t = battle("Tentaclaw", "Korfatch; on a2 Zhandala s", "Yedukha; on a4 Bambul s m shield")
    t.weakens(0)
    t.dice("5")
    t.prevents("token")
    assert not t.wounded("Bambul")


@rule("ML-MERC-14")
def test_zhandala_gives_up_magic_dice_first_and_turns_only_a_die_that_is_left() -> None:
    t = battle("Tentaclaw", "Korfatch; on a2 Zhandala s 5m", "Yedukha; on a4 Bambul s")
    assert t.asked == "weakening"
    t.weakens(3)
    assert attack_dice(t) == 1
    t.dice("1")
    assert attack_dice(t) == 1
    t = battle("Tentaclaw", "Korfatch; on a2 Zhandala s 5m", "Yedukha; on a4 Bambul s")
    t.weakens(5)
    assert t.chance() == "battle-die" and not t.said("redirected")
