"""A land: what its four paths ask for, hold and give."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.monster_lands import faces
from stolek.games.monster_lands.board import LAND_A, PATH_NAMES
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS, Land
from stolek.games.monster_lands.forms import END, PASS
from stolek.games.monster_lands.game import RULES
from stolek.kernel.asks import NONE
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.words import Words
from tests.games.monster_lands.adventure.fighting import battle, outcomes, strikes
from tests.games.monster_lands.saying import lay, say, send, work
from tests.games.monster_lands.scenario import Talk, table, trap_kind
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes


def path(name: str) -> int:
    return PATH_NAMES.index(name)


def laid_out(clan: str, face: str = "e1a", others: str = OTHERS, **more: Any) -> Talk:
    return table(clan, others, land_a=f"Slinker, Gurban, {face}", **more)


# the site


@rule("ML-LAND-01")
def test_a_land_is_a_land_card_a_monster_and_a_tile_above_four_paths() -> None:
    t = Table(RULES, {"seats": 2, "clans": ["fire", "water"]}, Chance(3))
    s = t.state
    assert NONE not in (s.land[LAND_A], s.monster[LAND_A], s.event[LAND_A])
    assert len(FACES[s.event[LAND_A]].ways) == 4
    talk = laid_out("Burgrave; pool 4s 4m")
    assert {PATH_NAMES[option["path"]] for option in talk.offered("send")} == {"a1", "a2", "a3", "a4"}


@rule("ML-LAND-02", "ML-LAND-03")
@pytest.mark.parametrize(
    ("to", "required", "more"), [("a1", "s", "s s m"), ("a2", "2s", "m m"), ("a3", "m", "s s m"), ("a4", "s", "s m")]
)
def test_required_dice_and_reinforcements_up_to_the_maximum(to: str, required: str, more: str) -> None:
    """Face e1a."""
    t = laid_out("Burgrave; pool 6s 6m b6")
    t.play(send("Burgrave", to))
    assert t.lying(to) == required and t.can(END)
    assert not t.can(lay("b6")) and t.refused(lay("b6"))[0]
    for die in more.split():
        t.play(lay(die))
    assert t.asked == "turn"  # there is no room for another one of any colour
    strength, magic = (required + " " + more).replace("2s", "s s").split().count("s"), more.split().count("m")
    assert t.s.strength[path(to)] == strength
    assert t.s.magic[path(to)] == magic + (required == "m")


@rule("ML-LAND-03")
def test_no_die_beyond_the_maximum_of_its_colour() -> None:
    t = laid_out("Burgrave; pool 6s 6m")
    say(t, send("Burgrave", "a1"), lay("s"), lay("s"))
    assert not t.can(lay("s")) and t.can(lay("m"))
    assert t.refused(lay("s"))[0] == "ML-LAND-03"
    t.play(END)
    assert t.lying("a1") == "3s"


@rule("ML-LAND-03")
@pytest.mark.parametrize(("pool", "open"), [("2s", "a1 a2 a4"), ("s", "a1 a4"), ("m", "a3"), ("b6", "")])
def test_the_required_dice_must_be_there(pool: str, open: str) -> None:
    t = laid_out(f"Burgrave; pool {pool} b1")
    assert {PATH_NAMES[option["path"]] for option in t.offered("send")} == set(open.split())


@rule("ML-LAND-02")
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_face_says_for_four_paths_what_it_asks_and_gives(face: Any) -> None:
    shown = faces.event(face.number, Words.load("en", faces.PACKAGE))
    assert len(shown.sections) == len(face.ways) == 4
    for way in face.ways:
        assert sum(way.required) > 0 and sum(way.more) > 0
        assert sum(bool(n) for n in (way.coins, way.defence, way.potions, way.venoms, way.rerolls)) == 1


# tokens


@rule("ML-LAND-04")
def test_traps_and_defence_tokens_go_along_in_the_same_action() -> None:
    t = laid_out("Burgrave; pool 2s m; traps basic, improved_plus4; defence 2", others="Yedukha; pool s")
    say(t, send("Burgrave", "a1"), lay("improved_plus4"), lay("shield"), END)
    assert t.lying("a1") == "s improved_plus4 shield"
    assert t.s.traps[0] == [trap_kind("basic")] and t.s.defence[0] == 1
    assert t.seat == 1


@rule("ML-LAND-04")
def test_the_traps_lie_face_down() -> None:
    t = laid_out("Burgrave; pool 2s m; traps basic, improved_plus4", others="Yedukha; pool s")
    say(t, send("Burgrave", "a1"), lay("improved_plus4"))
    assert t.lying("a1") == "s improved_plus4" and t.s.shown[path("a1")] == 0
    private = [event for event in t.table.story if event[0] == 0]
    assert [event[-1] for event in private] == [trap_kind("improved_plus4")]  # which one, its owner alone is told


@rule("ML-LAND-05")
@pytest.mark.parametrize(("dice", "tokens"), [(6, 2), (5, 2), (4, 3), (3, 3), (2, 4)])
def test_every_token_beyond_two_takes_the_room_of_two_dice(dice: int, tokens: int) -> None:
    """Face e6b: two dice are required on its first path, four more are possible."""
    t = laid_out("Burgrave; pool 5s 5m; defence 5", "e6b")
    t.play(send("Burgrave", "a1"))
    say(t, *([lay("s"), lay("s"), lay("m"), lay("m")][: dice - 2]), *[lay("shield")] * tokens)
    assert not t.can(lay("shield")) and t.asked == "turn"
    assert t.s.strength[path("a1")] + t.s.magic[path("a1")] == dice
    assert t.s.shields[path("a1")] == tokens


@rule("ML-LAND-05")
def test_traps_and_defence_tokens_share_the_places() -> None:
    t = laid_out("Burgrave; pool 5s 5m; defence 5; traps basic, basic", "e6b")
    say(t, send("Burgrave", "a1"), lay("s"), lay("s"), lay("m"), lay("basic"), lay("basic"))
    assert t.asked == "turn" and t.lying("a1") == "3s 2m basic basic"


@rule("ML-LAND-06")
def test_nothing_is_added_later() -> None:
    t = laid_out("Burgrave; Korfatch; pool 4s 4m; defence 2")
    say(t, send("Korfatch", "a1"), END)
    assert t.asked == "turn"
    for form in ("send", "load", "trap"):
        assert all(option.get("path") != path("a1") for option in t.offered(form))
    assert not t.offered("load")
    assert t.refused(send("Burgrave", "a1"))[0] == "ML-OUT-04"


@rule("ML-LAND-07")
def test_all_tokens_are_lost_after_the_battle_used_or_not() -> None:
    t = battle("Slinker", "Burgrave; Korfatch; coins 9; on a4 Korfatch s improved_plus4 basic shield shield", OTHERS)
    strikes(t, hits=1)
    t.prevents("token")
    t.rolls_all("1")
    t.draws_anything()
    assert t.s.shields[path("a4")] == 0 and t.s.laid[path("a4")] == ()
    assert t.s.defence[0] == 0 and t.s.traps[0] == []
    assert t.s.used_traps[trap_kind("improved_plus4")] == 1


@rule("ML-LAND-07")
def test_also_of_who_failed_before_the_monster_was_defeated() -> None:
    t = battle("Slinker", "Burgrave; Korfatch; on a1 Burgrave s improved_plus4 shield; on a2 Korfatch 3s", OTHERS)
    strikes(t)
    t.rolls_all("1")
    assert t.lying("a1") == "s improved_plus4 shield"
    strikes(t)
    t.rolls_all("6 6 6")
    assert t.asked == "next-loot" and t.lying("a1") == ""  # long before cleanup
    assert t.s.used_traps[trap_kind("improved_plus4")] == 1


# the land card


@rule("ML-LAND-08")
@pytest.mark.parametrize("card", LANDS, ids=lambda card: card.id)
def test_the_card_shows_what_it_is_worth(card: Land) -> None:
    face = faces.land(card, Words.load("en", faces.PACKAGE))
    assert face.name == card.name and len(face.signs) == 1
    assert [(corner.icon, corner.n) for corner in face.corners] == [("conquest", card.conquest), ("fame", card.fame)]
    assert face.sections and face.sections[0].text


@rule("ML-LAND-08")
def test_its_ability_is_of_use_only_when_it_is_settled() -> None:
    t = table("Tentok; Tepey; pool 2m; land Kaleh", OTHERS)
    assert not t.can(work("Kaleh"))
    t = table("Tentok; Tepey; pool 2m; land Kaleh settled Tepey", OTHERS)
    assert t.can(work("Kaleh"))


# who fights


@rule("ML-LAND-09")
def test_from_left_to_right_as_long_as_the_monster_is_there() -> None:
    t = battle("Slinker", "Burgrave; on a4 Burgrave 2s", "Yedukha; on a2 Yedukha 2s")
    strikes(t)
    assert t.seat == 1
    t.rolls_all("1 1")
    strikes(t)
    assert t.seat == 0
    t.rolls_all("1 1")
    assert outcomes(t) == [("missed", 2), ("missed", 4)]


@rule("ML-LAND-09")
def test_later_ones_only_try_to_conquer() -> None:
    t = battle("Slinker", "Burgrave; on a1 Burgrave 3s", "Yedukha; on a4 Yedukha 2s m")
    strikes(t)
    t.rolls_all("6 6 6")
    assert not t.said("attacks")  # of the second one; the first was attacked before anything was told
    assert (t.asked, t.seat) == ("conquering", 1)
    t.says_yes()
    t.rolls_all("6 6 6")
    assert outcomes(t) == [("killed", 18), ("conquered", 18)]


# benefits


@rule("ML-LAND-10", "ML-LAND-11")
def test_the_benefit_is_for_who_stands_there() -> None:
    """On the third path of e1a one magic die can be re-rolled; on the second one not."""
    t = battle("Tentaclaw", "Burgrave; Luska; on a2 Luska s m; on a3 Burgrave s m", OTHERS)
    strikes(t)
    t.rolls_all("1 1")
    assert outcomes(t) == [("missed", 2)]
    strikes(t)
    t.rolls_all("1 1")
    t.rerolls("m1", 5)
    assert outcomes(t) == [("missed", 2), ("missed", 8)]


@rule("ML-LAND-11")
@pytest.mark.parametrize(("again", "total"), [([("s1", 2), ("s2", 5)], 8), ([("s1", 2), ("s3", 5)], 7)])
def test_two_rerolls_of_one_die_or_of_two(again: list[tuple[str, int]], total: int) -> None:
    """On the second path of e2a."""
    t = battle("Tentaclaw", "Burgrave; Luska; on a2 Luska 2s", OTHERS, face="e2a")
    strikes(t)
    t.rolls_all("1 3")
    for shown, new in again:
        assert {option["die"] >> 3 for option in t.offered("reroll")} == {0}
        t.rerolls(shown, new)
    assert outcomes(t) == [("missed", total)]  # and there is nothing more to re-roll


@rule("ML-LAND-11")
def test_only_of_the_colour_shown() -> None:
    t = battle("Tentaclaw", "Burgrave; Luska; on a2 Luska s m", OTHERS, face="e2a")
    strikes(t)
    t.rolls_all("1 1")
    assert {option["die"] >> 3 for option in t.offered("reroll")} == {0}


@rule("ML-LAND-11")
def test_also_when_the_land_is_conquered() -> None:
    t = battle("Slinker", "Burgrave; Tarka; on a1 Tarka 3s; on a3 Burgrave s m", OTHERS)
    strikes(t)
    t.rolls_all("6 6 6")
    t.says_yes()
    t.rolls_all("6 1")
    t.rerolls("m1", 6)
    assert outcomes(t)[1:] == [("conquered", 12)]


@rule("ML-LAND-12")
@pytest.mark.parametrize(("stands", "hurt"), [("a1", False), ("a4", True)])
def test_the_defence_of_a_path_works_against_the_attack(stands: str, hurt: bool) -> None:
    t = battle("Slinker", f"Burgrave; Korfatch; on {stands} Korfatch s", OTHERS)
    strikes(t, hits=1)
    if not hurt:
        t.prevents("path")
    assert t.wounded("Korfatch") == hurt


@rule("ML-LAND-12")
def test_it_is_no_token() -> None:
    """Nothing of it lies on the path or goes to the board, and it stops no trick."""
    t = laid_out("Burgrave; pool 2s m", others="Yedukha; pool s")
    say(t, send("Burgrave", "a1"), END)
    assert t.s.shields[path("a1")] == 0 and t.s.defence[0] == 0
    trickster = "Yedukha; on a2 Yedukha 2s trick_steal_s1"
    t = battle("Slinker", "Burgrave; Korfatch; on a1 Korfatch 2s", trickster, modules=("tricks",))
    t.says_yes()
    assert t.asked != "cancelling" and t.lying("a1") == "s"


@rule("ML-LAND-13")
@pytest.mark.parametrize(("face", "to"), [("e1a", "a4"), ("e4b", "a4"), ("e5b", "a2")])
def test_coins_lie_on_the_token_until_cleanup(face: str, to: str) -> None:
    coins = next(each for each in FACES if each.id == face).ways[path(to)].coins
    t = laid_out("Burgrave; pool 3s 2m; coins 1", face, others="Yedukha; pool s")
    say(t, send("Burgrave", to), END)
    assert t.s.purse[path(to)] == coins > 0 and t.coins() == 1
    t = table(f"Burgrave; coins 1; on {to} Burgrave s coins {coins}", OTHERS, phase="cleanup", quests="q01, q02")
    t.draws_anything()
    assert t.coins() == 1 + coins


@rule("ML-LAND-14")
@pytest.mark.parametrize(
    ("face", "to", "good"), [("e1a", "a2", "potion"), ("e1b", "a2", "venom"), ("e6a", "a3", "potion")]
)
def test_a_potion_or_a_venom_lies_on_the_token(face: str, to: str, good: str) -> None:
    t = laid_out("Burgrave; pool 3s 2m", face, others="Yedukha; pool s")
    say(t, send("Burgrave", to), END)
    assert (t.s.potion[path(to)], t.s.venom[path(to)]) == (int(good == "potion"), int(good == "venom"))
    assert t.s.potions[0] == t.s.venoms[0] == 0
    t = table(f"Burgrave; on {to} Burgrave s {good}", OTHERS, phase="cleanup", quests="q01, q02")
    t.draws_anything()
    assert (t.s.potions[0], t.s.venoms[0]) == (int(good == "potion"), int(good == "venom"))


@rule("ML-LAND-14")
def test_they_can_be_used_in_the_battle() -> None:
    t = battle("Slinker", "Burgrave; Korfatch; on a2 Korfatch 2s potion venom", OTHERS)
    strikes(t, hits=1)
    t.prevents("potion")
    t.rolls_all("1 1")
    t.uses_venom()
    assert outcomes(t) == [("missed", 4)]
    assert not t.wounded("Korfatch")
    t.draws_anything()
    assert (t.s.potions[0], t.s.venoms[0]) == (0, 0)


@rule("ML-LAND-15")
def test_all_of_it_is_lost_with_the_mercenary() -> None:
    t = battle("Slinker", "Burgrave; Korfatch wounded; coins 5; on a4 Korfatch s potion venom coins 2", OTHERS)
    strikes(t, hits=1)
    t.play(PASS)
    t.draws_anything()
    assert t.out("Korfatch") and t.s.round == 3
    assert t.coins() == 5 and (t.s.potions[0], t.s.venoms[0]) == (0, 0)
