"""The Citadel entrance: who goes there, with what, and how the guards help."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.board import ENTRANCE, PATH_NAMES
from stolek.games.monster_lands.forms import END
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.state import DEPLOYMENT
from stolek.kernel.asks import NONE
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from tests.games.monster_lands.adventure.fighting import defence, strikes
from tests.games.monster_lands.saying import lay, say, send
from tests.games.monster_lands.scenario import Talk, monster_card, table, trap_kind
from tests.rules import rule

OTHERS = "Yedukha"  # has no dice and passes
LOADED = "Burgrave; Korfatch; pool 9s 9m b6; defence 5; traps basic, improved_plus4; potions 2; venoms 2"


def path(name: str) -> int:
    return PATH_NAMES.index(name)


def paths(t: Talk) -> set[str]:
    return {PATH_NAMES[option["path"]] for option in t.offered("send")}


def at_entrance(clan: str = LOADED, others: str = OTHERS) -> Talk:
    return table(clan, others, entrance="Lurker")


@rule("ML-ENTR-01")
def test_two_paths_lead_to_one_monster() -> None:
    t = at_entrance()
    assert t.s.monster[ENTRANCE] == monster_card("Lurker")
    assert paths(t) == {"e1", "e2"}
    say(t, send("Korfatch", "e1"), lay("s"), END, send("Burgrave", "e2"), lay("s"), END)
    assert (t.on("e1"), t.on("e2")) == ("Korfatch", "Burgrave")


@rule("ML-ENTR-02")
def test_nobody_goes_there_while_it_is_empty() -> None:
    t = table(LOADED, OTHERS)
    assert not t.offered("send")
    assert t.refused(send("Korfatch", "e1"))[0] == "ML-ENTR-02"


@rule("ML-ENTR-02")
def test_in_the_first_round_it_is_closed() -> None:
    for seed in range(12):
        t = Table(RULES, {"seats": 2, "clans": ["fire", "water"]}, Chance(seed))
        assert (t.state.phase, t.state.round) == (DEPLOYMENT, 1)
        stormed = t.state.monster[ENTRANCE] == monster_card("Netherling")  # which a monster's ability can change
        assert t.state.monster[ENTRANCE] == NONE or stormed


@rule("ML-ENTR-03")
def test_any_number_of_dice_and_tokens_that_fit_in_one_action() -> None:
    t = at_entrance(others="Yedukha; pool s")
    t.play(send("Korfatch", "e1"))
    assert t.lying("e1") == ""  # nothing is required
    assert not t.can(lay("b6"))
    say(t, lay("s"), lay("s"), lay("m"), lay("improved_plus4"), lay("shield"))
    assert t.lying("e1") == "2s m improved_plus4 shield" and t.s.shown[path("e1")] == 0
    assert (t.s.defence[0], t.s.traps[0]) == (4, [trap_kind("basic")])
    t.play(END)
    assert t.seat == 1


@rule("ML-ENTR-03")
@pytest.mark.parametrize("dice", ["s", "m", "s s s s s", "m m m", "s s s s m m m m"])
def test_of_whichever_colours(dice: str) -> None:
    t = at_entrance()
    say(t, send("Korfatch", "e2"), *map(lay, dice.split()), END)
    assert (t.s.strength[path("e2")], t.s.magic[path("e2")]) == (dice.count("s"), dice.count("m"))


@rule("ML-ENTR-04")
@pytest.mark.parametrize("something", ["s", "m", "shield", "basic"])
def test_something_must_go_along(something: str) -> None:
    t = at_entrance()
    t.play(send("Korfatch", "e1"))
    assert not t.can(END) and t.refused(END)[0] == "ML-ENTR-04"
    t.play(lay(something))
    assert t.can(END)


@rule("ML-ENTR-04")
def test_a_potion_alone_will_not_do() -> None:
    t = at_entrance()
    t.play(send("Korfatch", "e1"))
    assert not t.can(lay("potion")) and not t.can(lay("venom"))
    t = at_entrance("Burgrave; pool b6 b5; potions 1; venoms 1")
    assert not t.offered("send")


@rule("ML-ENTR-05")
@pytest.mark.parametrize(
    ("dice", "tokens", "more_dice", "more_tokens"),
    [
        (8, 0, False, False), (7, 0, True, False), (6, 0, True, True), (6, 1, False, False), (5, 1, True, False),
        (4, 1, True, True), (4, 2, False, False), (3, 2, True, False), (2, 2, True, True), (2, 3, False, False),
        (0, 3, True, True), (0, 4, False, False),
    ],
)  # fmt: skip
def test_eight_places_of_which_a_token_takes_two(dice: int, tokens: int, more_dice: bool, more_tokens: bool) -> None:
    t = at_entrance("Burgrave; Korfatch; pool 9s 9m; defence 5; potions 1")
    say(t, send("Korfatch", "e1"), *[lay("s")] * dice, *[lay("shield")] * tokens)
    assert t.can(lay("shield")) == more_tokens
    if not more_tokens:
        assert t.refused(lay("shield"))[0] == "ML-ENTR-05"
    if not tokens:  # dice are loaded before tokens
        assert t.can(lay("m")) == more_dice


@rule("ML-ENTR-06")
@pytest.mark.parametrize(("stands", "prevented"), [("e1", 2), ("e2", 1)])
def test_two_defence_above_and_one_below(stands: str, prevented: int) -> None:
    t = defence("Slinker", f"Burgrave; Korfatch; on {stands} Korfatch s", OTHERS)
    strikes(t, hits=prevented)
    t.prevents(*["path"] * prevented)
    assert not t.wounded("Korfatch")
    t = defence("Slinker", f"Burgrave; Korfatch; on {stands} Korfatch s", OTHERS)
    strikes(t, hits=prevented + 1)
    t.prevents(*["path"] * prevented)
    assert t.wounded("Korfatch")


@rule("ML-ENTR-06")
def test_and_below_five_coins_for_who_survives() -> None:
    t = at_entrance(others="Yedukha; pool s")
    say(t, send("Korfatch", "e2"), lay("s"), END)
    assert t.s.purse[path("e2")] == 5 and t.coins() == 0
    t = at_entrance(others="Yedukha; pool s")
    say(t, send("Korfatch", "e1"), lay("s"), END)
    assert t.s.purse[path("e1")] == 0
    for health, hits, coins in (("", 0, 14), ("wounded", 2, 9)):
        t = defence("Slinker", f"Burgrave; Korfatch {health}; coins 9; on e2 Korfatch s coins 5", OTHERS)
        strikes(t, hits=hits)
        while t.asked == "defending":
            t.play(t.table.options[-1])
        if not hits:
            t.rolls_all("1")
        t.draws_anything()
        assert t.coins() == coins - (not hits)  # Korfatch is paid one


@rule("ML-ENTR-07")
def test_one_potion_and_one_venom() -> None:
    t = at_entrance()
    say(t, send("Korfatch", "e1"), lay("s"), lay("potion"))
    assert not t.can(lay("potion")) and t.refused(lay("potion"))[0] == "ML-POTION-02"
    t.play(lay("venom"))
    assert t.asked == "turn"
    assert (t.s.potion[path("e1")], t.s.venom[path("e1")]) == (1, 1)
    assert (t.s.potions[0], t.s.venoms[0]) == (1, 1)


@rule("ML-ENTR-07")
def test_they_take_no_place() -> None:
    t = at_entrance()
    say(t, send("Korfatch", "e1"), *[lay("s")] * 8, lay("potion"), lay("venom"))
    assert t.lying("e1") == "8s" and t.s.venom[path("e1")] == 1


@rule("ML-ENTR-08")
def test_with_tokens_only_it_is_an_action_too() -> None:
    t = at_entrance("Burgrave; Korfatch; pool b6; defence 2", "Yedukha; pool s")
    say(t, send("Korfatch", "e1"), lay("shield"))  # the second one; the first goes without saying
    assert t.lying("e1") == "shield shield" and t.s.pool[0][6] == 1
    assert t.seat == 1


@rule("ML-ENTR-08")
def test_but_only_with_a_die_in_the_pool() -> None:
    t = at_entrance("Burgrave; Korfatch; defence 2; potions 1; Trunk wounded", "Yedukha; pool 2s")
    assert (t.asked, t.seat) == ("turn", 0)  # a potion can still be drunk
    assert not t.offered("send") and t.refused(send("Korfatch", "e1"))[0] == "ML-DEPLOY-03"
