"""The twenty monsters, card by card: what each does besides attacking."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import ENTRANCE, LAND_A
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.forms import BY_PATH, BY_POTION, VENOM, prevent
from stolek.games.monster_lands.rules.news import FAME
from stolek.games.monster_lands.state import ESCAPING, OWNED, USED
from stolek.kernel.asks import NONE
from tests.games.monster_lands.adventure.fighting import attack_dice, battle, defence, outcomes, strikes
from tests.games.monster_lands.scenario import Talk, monster_card, table
from tests.rules import rule


def dice_on(land: str, monster: str) -> int:
    return attack_dice(battle(monster, "Onduru; on a2 Fandor s", "Burgrave", land=land))


# Jungle


@rule("ML-MON-01")
def test_slinker_is_stronger_still_in_the_jungle() -> None:
    assert dice_on("Traklan", "Slinker") == dice_on("Gurban", "Slinker") + 2
    assert dice_on("Traklan", "Gluefiend") == dice_on("Gurban", "Gluefiend") + 1


def dropper(entrance: bool = False) -> Talk:
    paths = ("e1", "e2") if entrance else ("a2", "a4")
    clans = f"Onduru; on {paths[0]} Fandor s m shield", f"Burgrave; on {paths[1]} Tarka s"
    return defence("Dropper", *clans) if entrance else battle("Dropper", *clans)


@rule("ML-MON-02")
def test_dropper_spits_at_everybody_before_it_attacks() -> None:
    t = dropper()
    assert t.chance() == "monster-dice" and t.table.ask.span == 6  # before anybody is asked to weaken anything
    t.dice("3")
    assert t.asked == "defending" and t.seat == 0
    t.prevents("token")
    assert not t.wounded("Fandor") and t.wounded("Tarka")
    assert attack_dice(t) == 4
    assert t.s.magic[1] == 1


@rule("ML-MON-02")
def test_dropper_spits_before_each_attack_and_may_miss() -> None:
    t = dropper()
    t.dice("2")
    strikes(t)
    t.rolls_all("1 1")
    assert not t.wounded("Fandor") and not t.wounded("Tarka")
    assert t.table.ask.span == 6
    t.dice("6")
    t.says_no()
    assert t.wounded("Fandor") and t.wounded("Tarka")  # who has fought already, too
    assert attack_dice(t) == 4


@rule("ML-MON-22")
def test_dropper_spits_on_both_paths_of_the_entrance() -> None:
    t = dropper(entrance=True)
    t.dice("6")
    while t.asked == "defending":
        t.says_no()
    assert t.wounded("Fandor") and t.wounded("Tarka")


DYING = [
    pytest.param("Gluefiend", "6 6 3", marks=rule("ML-MON-03")),
    pytest.param("Beakor", "6 6 6 3", marks=rule("ML-MON-12")),
]


def kills(monster: str, faces: str, others: str = "", entrance: bool = False) -> Talk:
    paths = ("e1", "e2") if entrance else ("a2", "a4")
    dice = len(faces.split())
    clans = f"Onduru; {others}; on {paths[0]} Fandor {dice}s basic", f"Burgrave; on {paths[1]} Tarka 4s shield"
    t = defence(monster, *clans) if entrance else battle(monster, *clans)
    strikes(t)
    t.rolls_all(faces)
    return t


@pytest.mark.parametrize(("monster", "faces"), DYING)
def test_gluefiend_and_beakor_wound_everybody_when_they_are_killed(monster: str, faces: str) -> None:
    t = kills(monster, faces)
    assert outcomes(t)[-1][0] == "killed"
    assert t.asked == "defending" and t.seat == 1
    t.prevents("token")
    assert t.wounded("Fandor") and not t.wounded("Tarka")


@pytest.mark.parametrize(("monster", "faces"), DYING)
def test_their_killer_keeps_the_reward_even_if_it_dies(monster: str, faces: str) -> None:
    t = kills(monster, faces, others="Fandor wounded")
    t.says_no()
    assert t.on("a2") == "" and t.wounded("Tarka")
    assert t.s.lair[monster_card(monster)] == OWNED
    assert t.said("gained")[0] == (0, FAME, MONSTERS[monster_card(monster)].killed.fame)


@pytest.mark.parametrize(
    ("monster", "faces"),
    [
        pytest.param("Gluefiend", "6 6", marks=rule("ML-MON-03")),
        pytest.param("Beakor", "6 6 5", marks=rule("ML-MON-12")),
    ],
)
def test_captured_they_wound_nobody(monster: str, faces: str) -> None:
    t = kills(monster, faces)
    assert outcomes(t)[-1][0] == "captured"
    assert not t.wounded("Fandor") and t.asked == "conquering"


@rule("ML-MON-22")
@pytest.mark.parametrize(("monster", "faces"), [("Gluefiend", "6 6 3"), ("Beakor", "6 6 6 3")])
def test_at_the_entrance_they_wound_those_on_both_paths(monster: str, faces: str) -> None:
    t = kills(monster, faces, entrance=True)
    while t.asked == "defending":
        t.says_no()
    assert t.wounded("Fandor") and t.wounded("Tarka")


@rule("ML-MON-21")
def test_a_wound_of_the_dying_monster_does_not_stop_a_conquest() -> None:
    t = kills("Gluefiend", "6 6 3")
    t.says_no()
    assert t.wounded("Tarka")
    t.says_yes()
    t.rolls_all("1 1 5 5")
    assert outcomes(t)[-1] == ("conquered", 16)


@rule("ML-MON-21")
def test_a_death_does() -> None:
    t = battle("Gluefiend", "Onduru; on a2 Fandor 3s", "Burgrave; Tarka wounded; on a4 Tarka 4s")
    strikes(t)
    t.rolls_all("6 6 3")
    assert t.on("a4") == "" and t.asked != "conquering"


@rule("ML-MON-04")
def test_kodile_allows_neither_potions_nor_venoms() -> None:
    clan = "Onduru; on a2 Fandor 2s potion venom"
    t = battle("Kodile", clan)
    strikes(t, hits=1)
    assert t.wounded("Fandor")  # nothing could prevent it
    t.rolls("s", 1)
    assert t.refused(VENOM) == ("ML-MON-04", "venoms-barred")
    t = battle("Rotwood", clan)
    strikes(t, hits=1)
    t.prevents("potion")
    t.rolls("s", 1)
    t.uses_venom()


@rule("ML-MON-04")
def test_the_potion_is_refused_because_of_kodile() -> None:
    t = battle("Kodile", "Onduru; on a2 Fandor 2s potion shield")
    strikes(t, hits=1)
    assert t.refused(prevent(BY_POTION)) == ("ML-MON-04", "potions-barred")


@rule("ML-MON-05")
@pytest.mark.parametrize(("traps", "outcome"), [("basic", "missed"), ("basic basic", "captured")])
def test_rotwood_is_captured_with_two_traps(traps: str, outcome: str) -> None:
    t = battle("Rotwood", f"Onduru; on a2 Fandor 3s {traps}")
    strikes(t)
    t.rolls_all("6 6 5")
    assert outcomes(t) == [(outcome, 17)]


# Fire and wind


@pytest.mark.parametrize(
    "monster",
    [pytest.param("Firebeards", marks=rule("ML-MON-06")), pytest.param("Lurker", marks=rule("ML-MON-15"))],
)
def test_firebeards_and_lurker_wound_for_sure(monster: str) -> None:
    t = battle(monster, "Onduru; on a2 Fandor 2s", "Burgrave; on a4 Tarka 2s", land="Krysia")
    strikes(t)
    assert t.wounded("Fandor") and not t.wounded("Tarka")
    t.rolls_all("1 1")
    strikes(t)
    assert t.wounded("Tarka")


@pytest.mark.parametrize(
    ("monster", "dice"),
    [pytest.param("Firebeards", 4, marks=rule("ML-MON-06")), pytest.param("Lurker", 5, marks=rule("ML-MON-15"))],
)
def test_magic_does_not_prevent_the_sure_wound_but_tokens_do(monster: str, dice: int) -> None:
    t = battle(monster, "Onduru; on a2 Fandor s 6m", land="Krysia")
    t.weakens(dice)  # no die is left to roll
    assert t.wounded("Fandor") and t.asked == "throwing"
    t = battle(monster, "Onduru; on a2 Fandor 2s shield", land="Krysia")
    strikes(t)
    t.prevents("token")
    assert not t.wounded("Fandor")
    t = battle(monster, "Onduru; on a2 Fandor 2s", land="Krysia")
    strikes(t, hits=1)
    assert t.on("a2") == ""  # with the hit it is two wounds


@rule("ML-MON-07")
@pytest.mark.parametrize(("monster", "tokens"), [("Crustor", 2), ("Firewhirl", 1)])
def test_crustor_spreads_twice_the_panic(monster: str, tokens: int) -> None:
    t = table("Onduru; coins 9", "Burgrave; coins 9", phase="cleanup", entrance=monster)
    while t.asked == "next-panic":
        t.table.play(t.table.ask.options[0])
    assert sum(t.s.panic) == tokens


@rule("ML-MON-08")
def test_firewhirl_is_stronger_still_on_a_land_of_fire() -> None:
    assert dice_on("Gurban", "Firewhirl") == dice_on("Krysia", "Firewhirl") + 2
    assert dice_on("Gurban", "Crustor") == dice_on("Krysia", "Crustor") + 1


@rule("ML-MON-09")
def test_netherling_storms_the_entrance_when_it_is_drawn() -> None:
    t = table("Onduru; coins 9", "Burgrave; coins 9", phase="cleanup", land_a="-, Krysia, e1a", entrance="Lurker")
    t.draws("mine, q01, q02")
    assert t.asked == "next-monster"
    t.draws("Netherling")
    assert t.s.monster[ENTRANCE] == monster_card("Netherling") and t.s.monster[LAND_A] == NONE
    assert t.s.lair[monster_card("Lurker")] == USED
    assert t.asked == "next-monster"
    t.draws("Slinker")
    assert t.s.monster[LAND_A] == monster_card("Slinker")
    assert sum(t.s.panic) == 1  # of the monster that was there before


@rule("ML-MON-09")
def test_netherling_comes_to_an_empty_entrance_too() -> None:
    t = table("Onduru; coins 9", "Burgrave; coins 9", phase="cleanup", land_a="-, Krysia, e1a")
    t.draws("q01, q02, Netherling, Slinker")
    assert t.s.monster[ENTRANCE] == monster_card("Netherling") and not any(t.s.panic)


def sandloach(entrance: str = "-") -> Talk:
    """Captured on land A, with somebody left to conquer it."""
    clan = "Onduru; coins 9; on a2 Fandor 3s basic; Hatyr; on a4 Hatyr s"
    t = battle("Sandloach", clan, "Burgrave; coins 9", land="Krysia", entrance=entrance, loot="brew, relic, coins10")
    strikes(t)
    t.rolls_all("5 5 5")
    assert outcomes(t) == [("captured", 15)]
    return t


@rule("ML-MON-10")
def test_sandloach_escapes_to_the_entrance_after_the_reward() -> None:
    t = sandloach()
    assert (t.fame(), t.coins()) == (3, 9 + 8)
    assert t.s.lair[monster_card("Sandloach")] == ESCAPING
    assert t.asked == "conquering"  # the battle is won
    t.says_no()
    t.takes_loot("brew")
    t.draws("coins12, killer")
    assert t.asked == "next-panic"
    assert t.s.monster[ENTRANCE] == monster_card("Sandloach")


@rule("ML-MON-10")
def test_sandloach_gives_way_to_a_stronger_monster_at_the_entrance() -> None:
    t = sandloach(entrance="Lurker")
    t.says_no()
    t.takes_loot("brew")
    t.draws("coins12, killer")
    assert t.s.monster[ENTRANCE] == monster_card("Lurker") and t.s.lair[monster_card("Sandloach")] == USED


@rule("ML-MON-10")
def test_sandloach_escapes_neither_from_the_entrance_nor_from_death() -> None:
    t = defence("Sandloach", "Onduru; on e1 Fandor 3s basic", "Burgrave")
    strikes(t)
    t.rolls_all("5 5 5")
    assert outcomes(t) == [("captured", 15)]
    assert t.s.lair[monster_card("Sandloach")] == USED and t.s.monster[ENTRANCE] == NONE
    t = battle("Sandloach", "Onduru; on a2 Fandor 4s", land="Krysia")
    strikes(t)
    t.rolls_all("5 5 5 5")
    assert t.s.lair[monster_card("Sandloach")] == OWNED


@pytest.mark.parametrize(
    ("monster", "dice", "total"),
    [
        pytest.param("Crackler", "2s m", 4 - 1 + 3 - 1 + 2, marks=rule("ML-MON-11")),
        pytest.param("Icebreaker", "2s m", 4 + 3 + 2 - 1, marks=rule("ML-MON-18")),
    ],
)
def test_crackler_and_icebreaker_dull_the_dice_of_one_colour(monster: str, dice: str, total: int) -> None:
    t = battle(monster, f"Onduru; on a2 Fandor {dice}")
    strikes(t)
    t.rolls_all("4 3 2")
    assert outcomes(t) == [("missed", total)]


@rule("ML-MON-11", "ML-MON-21")
def test_a_dulled_die_counts_nothing_at_least() -> None:
    t = battle("Crackler", "Onduru; on a2 Fandor 2s m")
    strikes(t)
    t.rolls_all("1 1 2")
    assert outcomes(t) == [("missed", 2)]


@rule("ML-MON-11")
def test_crackler_does_not_dull_the_conquest() -> None:
    t = battle("Crackler", "Onduru; on a2 Fandor 4s", "Burgrave; on a4 Tarka s")
    strikes(t)
    t.rolls_all("6 6 6 6")
    t.says_yes()
    t.rolls_all("1")
    assert outcomes(t)[-1] == ("repelled", 2)


@rule("ML-MON-13")
def test_baggart_attacks_the_entrance_with_three_dice_more() -> None:
    assert attack_dice(defence("Baggart", "Onduru; on e1 Fandor s", "Burgrave")) == 6
    assert dice_on("Gurban", "Baggart") == 3
    assert dice_on("Nebia", "Baggart") == 4


@rule("ML-MON-14")
def test_crabhead_is_stronger_still_on_a_land_of_wind() -> None:
    assert dice_on("Nebia", "Crabhead") == dice_on("Gurban", "Crabhead") + 2
    assert dice_on("Nebia", "Beakor") == dice_on("Gurban", "Beakor") + 1


# Water


@rule("ML-MON-16")
@pytest.mark.parametrize(
    "clan",
    [
        "on a2 Drabor 2s",  # a defence ability
        "Fandor with Nightguard; on a2 Fandor 2s",
        "on a1 Fandor 2s",  # the way
        "on e1 Fandor 2s",  # the guards
    ],
)
def test_blubberer_breaks_through_defence_abilities(clan: str) -> None:
    who = "Drabor" if "Drabor" in clan else "Fandor"
    for monster, wounded in (("Blubberer", True), ("Crustor", False)):
        clans = f"Onduru; {clan}", "Burgrave"
        t = defence(monster, *clans) if "e1" in clan else battle(monster, *clans, land="Traklan")
        strikes(t, hits=1)
        if t.asked == "defending":
            t.prevents("path")
        assert t.wounded(who) == wounded


@rule("ML-MON-16")
def test_tokens_and_potions_hold_blubberer_off() -> None:
    t = battle("Blubberer", "Onduru; on a1 Drabor 2s shield potion", "Burgrave")
    strikes(t, hits=2)
    assert t.refused(prevent(BY_PATH)) == ("ML-MON-16", "abilities-barred")
    t.prevents("token", "potion")
    assert not t.wounded("Drabor")


@rule("ML-MON-17")
def test_toadtooth_is_stronger_still_on_a_land_of_water() -> None:
    assert dice_on("Krysia", "Toadtooth") == dice_on("Gurban", "Toadtooth") + 2
    assert dice_on("Krysia", "Blubberer") == dice_on("Gurban", "Blubberer") + 1


@rule("ML-MON-19")
@pytest.mark.parametrize(
    ("who", "hits", "fame"),
    [
        ("on a2 Fandor 2s shield", 1, 5),  # prevented: nothing is lost
        ("on a2 Fandor 2s", 1, 4),
        ("on a2 Fandor 2s", 2, 5 + 3 - 1),  # once for an attack, and a death counts as well
        ("Fandor wounded; on a2 Fandor 2s", 1, 5 + 3 - 1),
    ],
)
def test_deepscorp_shames_whose_mercenary_it_wounds(who: str, hits: int, fame: int) -> None:
    t = battle("Deepscorp", f"Onduru; fame 5; {who}", "Burgrave; fame 5; on a4 Tarka 2s")
    strikes(t, hits=hits)
    if t.asked == "defending":
        t.prevents("token")
    assert (t.fame(0), t.fame(1)) == (fame, 5)


@rule("ML-MON-19")
def test_no_other_monster_does() -> None:
    t = battle("Crustor", "Onduru; fame 5; on a2 Fandor 2s", "Burgrave", land="Krysia")
    strikes(t, hits=1)
    assert t.wounded("Fandor") and t.fame() == 5


@rule("ML-MON-20")
@pytest.mark.parametrize(
    ("equipment", "dice", "total"),
    [("Ripper", "2s", 2), ("Ironmarvel", "2s", 2), ("Doombane", "2m", 2)],
)
def test_tentaclaw_makes_weapons_useless(equipment: str, dice: str, total: int) -> None:
    for monster, more in (("Tentaclaw", 0), ("Lurker", 2)):
        t = battle(monster, f"Onduru; Fandor with {equipment}; on a2 Fandor {dice}")
        strikes(t)
        t.rolls_all("1 1")
        assert outcomes(t) == [("missed", total + more)]


@rule("ML-MON-20")
def test_tentaclaw_stops_re_rolls_of_weapons_but_no_spells_and_no_gear() -> None:
    t = battle("Tentaclaw", "Onduru; Fandor with Arrowflight; on a2 Fandor 2s")
    strikes(t)
    t.rolls_all("1 1")
    assert outcomes(t) == [("missed", 2)]
    t = battle("Tentaclaw", "Onduru; Fandor with Krakenomicon with Nightguard; on a2 Fandor 2m")
    strikes(t, hits=1)
    assert not t.wounded("Fandor")
    t.rolls_all("1 1")
    assert t.offered("reroll")


@rule("ML-MON-20")
def test_with_tentaclaw_gone_weapons_work_again() -> None:
    t = battle("Tentaclaw", "Onduru; on a2 Fandor 4s", "Burgrave; Tarka with Ironmarvel; on a4 Tarka s")
    strikes(t)
    t.rolls_all("6 6 6 5")
    t.says_yes()
    t.rolls_all("1")
    assert outcomes(t)[-1] == ("repelled", 3)
