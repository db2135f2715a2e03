"""The worked examples of the deployment phase: bargaining, hiring, the mine, an event tile."""

from __future__ import annotations

from stolek.games.monster_lands.board import LODGE
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.forms import END
from stolek.games.monster_lands.queries import renown, surplus
from stolek.games.monster_lands.rules.bargaining import last_bargaining_die
from stolek.games.monster_lands.state import DEPLOYMENT
from tests.games.monster_lands.saying import dig, hire, lay, say, send, take_trap, visit
from tests.games.monster_lands.scenario import Talk, table, trap_kind
from tests.rules import rule

NATALIE, STEPHEN, THOMAS = 0, 1, 2
TRAPS_SHOWN = "improved_s3, improved_s1, improved_m1, improved_plus6, improved_s2, improved_m2"


def in_the_lodge() -> Talk:
    """The first round; all three are on their way to the hunting lodge."""
    return table(
        "Burgrave; pool b5 s; coins 7",
        "Tentok; pool s m; coins 9",
        "Yedukha; pool b3 s; coins 7",
        lodge=TRAPS_SHOWN,
        round=1,
    )


def natalie_buys(t: Talk) -> None:
    say(t, visit("lodge", "b5"), take_trap("improved_s3"))
    if t.asked == "purchase":
        t.ends()
    t.draws("improved_plus4")


def stephen_buys(t: Talk) -> None:
    say(t, visit("lodge", "s"), take_trap("improved_plus6"))
    if t.asked == "purchase":
        t.ends()
    t.draws("improved_s2")


@rule("ML-EX-01")
def test_the_first_bargaining_die_takes_off_its_value() -> None:
    t = in_the_lodge()
    assert TRAPS[trap_kind("improved_s3")].price == 9
    natalie_buys(t)
    assert 7 - t.coins(NATALIE) == 4
    assert t.s.traps[NATALIE] == [trap_kind("improved_s3")]


@rule("ML-EX-02")
def test_a_strength_die_takes_off_nothing_and_is_not_compared() -> None:
    t = in_the_lodge()
    natalie_buys(t)
    stephen_buys(t)
    assert 9 - t.coins(STEPHEN) == TRAPS[trap_kind("improved_plus6")].price
    assert t.s.placed[LODGE] == [5, 0]
    assert last_bargaining_die(t.s, LODGE) == 5


@rule("ML-EX-03")
def test_a_lower_die_takes_off_both_values_but_one_coin_is_paid() -> None:
    t = in_the_lodge()
    natalie_buys(t)
    stephen_buys(t)
    assert [TRAPS[trap_kind(name)].price for name in ("improved_plus4", "improved_m1")] == [4, 4]
    say(t, visit("lodge", "b3"), take_trap("improved_plus4"), take_trap("improved_m1"), END)
    assert 7 - t.coins(THOMAS) == 1
    assert t.s.traps[THOMAS] == [trap_kind("improved_m1"), trap_kind("improved_plus4")]


def stephen_hires(coins: int) -> Talk:
    """20 fame, and renown 14: of Barbukha, Lina and a base mercenary."""
    t = table(
        f"Onduru; Trunk; Barbukha; Lina; pool b5 m; fame 20; coins {coins}",
        "Tentok; pool s",
        tavern="Vendela, Fandor, Dajana, Luska",
    )
    assert (t.fame(), renown(t.s, 0), surplus(t.s, 0)) == (20, 14, 6)
    return t


@rule("ML-EX-04")
def test_vendela_is_too_renowned_whatever_is_paid() -> None:
    t = stephen_hires(coins=99)
    t.play(visit("tavern", "b5"))
    assert t.refused(hire("Vendela")) == ("ML-TAV-03", "surplus-too-small")
    assert t.can(hire("Fandor"))


@rule("ML-EX-05")
def test_fandor_costs_five_and_brings_two_dice_at_once() -> None:
    t = stephen_hires(coins=10)
    say(t, visit("tavern", "b5"), hire("Fandor"))
    assert 10 - t.coins() == 5
    assert (renown(t.s, 0), surplus(t.s, 0)) == (19, 1)
    assert t.s.pool[0][0] == 2
    t.draws("Tarka")
    assert t.s.phase == DEPLOYMENT  # and they are there to be placed in this same phase


def natalie_digs(taken: str) -> Talk:
    """A table of three, where the mine has two single spaces."""
    return table("Burgrave; pool 2s m", "Tentok", "Onduru", placed=f"mine: {taken}")


@rule("ML-EX-07")
def test_after_the_first_the_second_double_space_is_left() -> None:
    t = natalie_digs("0")
    assert t.refused(dig(6)) == ("ML-DEPLOY-06", "space-taken")
    t.play(dig(4))
    assert t.coins() == 4 and t.s.pool[0][0] == 0
    t = natalie_digs("0")
    t.play(dig(2))
    assert t.coins() == 2 and t.s.pool[0][0] == 1


@rule("ML-EX-08")
def test_two_dice_on_the_first_double_space_are_worth_six_coins_at_once() -> None:
    t = natalie_digs("")
    t.play(dig(6))
    assert t.coins() == 6 and t.s.pool[0][0] == 0


@rule("ML-EX-09")
def test_four_dice_leave_room_for_three_tokens_and_the_path_gives_a_potion() -> None:
    """Path 2 of this tile requires two strength dice and takes magic dice besides."""
    t = table(
        "Burgrave; Korfatch; pool 2s 3m; traps improved_plus4; defence 1",
        "Tentok",
        land_a="Slinker, Krysia, e1a",
    )
    say(t, send("Korfatch", "a2"), lay("m"), lay("m"), lay("improved_plus4"), lay("shield"))
    assert t.lying("a2") == "2s 2m improved_plus4 shield" and t.on("a2") == "Korfatch"
    assert t.s.potion[1] == 1 and t.s.potions[0] == 0


@rule("ML-EX-09")
def test_a_third_token_fits_and_a_fourth_does_not() -> None:
    t = table(
        "Burgrave; Korfatch; pool 2s 3m; traps improved_plus4, improved_m1; defence 2",
        "Tentok",
        land_a="Slinker, Krysia, e1a",
    )
    say(t, send("Korfatch", "a2"), lay("m"), lay("m"), lay("improved_m1"), lay("improved_plus4"))
    assert t.can(lay("shield"))
    t.play(lay("shield"))
    assert t.lying("a2") == "2s 2m improved_m1 improved_plus4 shield" and t.s.defence[0] == 1
    assert t.asked == "turn"  # nothing more fits, so that the action is over
