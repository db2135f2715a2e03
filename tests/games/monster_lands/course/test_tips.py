"""What the rules come to, as experienced players know (ML-TIP-01 to ML-TIP-08)."""

from __future__ import annotations

from stolek.games.monster_lands.forms import END
from stolek.games.monster_lands.queries import gear_of, renown, surplus
from stolek.games.monster_lands.rules.scoring import points
from tests.games.monster_lands.course.rounds import until
from tests.games.monster_lands.saying import exchange, give, lay, number, say, send, take_trap, visit
from tests.games.monster_lands.scenario import member, table
from tests.rules import rule

LAND = "Slinker, Krysia, e1a"
LODGE = "improved_plus4, improved_s1, improved_s2, improved_s2, improved_m2, improved_m2"


@rule("ML-TIP-01")
def test_equipment_can_be_handed_on_until_its_holder_is_sent_out() -> None:
    t = table("Yedukha; Trunk with Doombane; Zenek; pool 4s", "Tentok; pool 4s", land_a=LAND)
    t.play(give("Doombane", "Zenek"))
    assert gear_of(t.s, member("Zenek")) and not gear_of(t.s, member("Trunk"))
    say(t, give("Doombane", "Trunk"), send("Zenek", "a1"), END)
    assert t.seat == 1
    assert t.refused(give("Doombane", "Zenek"), seat=0)[0] == "ML-MARKET-06"
    t.play(give("Doombane", "Yedukha"), seat=0)  # at any time, in the turn of another too
    assert gear_of(t.s, member("Yedukha"))


@rule("ML-TIP-01")
def test_potions_and_venoms_belong_to_nobody_until_somebody_is_sent_out_with_them() -> None:
    t = table("Yedukha; Trunk; Zenek; pool 4s; potions 1; venoms 1", "Tentok", land_a=LAND)
    say(t, send("Trunk", "a1"), lay("venom"))
    assert (t.s.venom[0], t.s.venoms[0], t.s.potions[0]) == (1, 0, 1)
    say(t, send("Zenek", "a4"), lay("potion"))
    assert (t.s.potion[3], t.s.potions[0]) == (1, 0)


@rule("ML-TIP-02")
def test_a_death_makes_room_for_hires_by_fame_and_by_renown() -> None:
    t = table("Yedukha; Embera; on a1 Luska s; fame 9", "Tentok", land_a="Tentaclaw, Gurban, e1b", phase="adventure")
    before = surplus(t.s, 0)
    t.dice("6 6 6 6 6")
    until(t, "next-loot")
    assert t.on("a1") == "" and t.fame() == 12
    assert surplus(t.s, 0) - before == 3 + 2  # the fame of the path, and her renown


@rule("ML-TIP-03")
def test_the_death_of_a_starting_chieftain_costs_no_points_but_dice() -> None:
    t = table(
        "Drabor; Tepey; Embera; on a4 Burgrave s; fame 5; coins 9",
        "Tentok; Zhandala; coins 9",
        land_a="Lurker, Krysia, e1b",
        quests="q01, q02",
        phase="adventure",
    )
    t.s.chief[0] = member("Burgrave")
    before, its_renown = points(t.s, 0), renown(t.s, 0)
    t.dice("6 6 6 6 6")
    assert t.on("a4") == ""
    assert renown(t.s, 0) == its_renown and points(t.s, 0) == before + 2  # the fame of the path
    until(t, "turn")
    assert (0, 1, 3, 0) in t.said("pool")  # the strength die is that of 7 fame


@rule("ML-TIP-04")
def test_one_clan_on_several_paths_of_a_land_and_both_of_a_quest() -> None:
    t = table("Yedukha; Trunk; Zenek; Embera; pool 5s 2m", "Tentok", land_a=LAND, quests="q01, q02")
    say(t, send("Trunk", "a1"), END, send("Zenek", "a4"), END)
    t.play(send("Embera", "r1"))
    assert t.can(send("Yedukha", "r2"))
    t.play(send("Yedukha", "r2"))
    assert [t.on(path) for path in ("a1", "a4", "r1", "r2")] == ["Trunk", "Zenek", "Embera", "Yedukha"]


@rule("ML-TIP-05")
def test_the_potion_of_the_path_and_one_taken_along_are_two() -> None:
    """Path 2 of this tile gives a potion."""
    t = table("Yedukha; Trunk; pool 2s; potions 1", "Tentok", land_a="Tentaclaw, Gurban, e1a")
    say(t, send("Trunk", "a2"), lay("potion"))
    assert t.s.potion[1] == 2
    t.dice("6 5 1 1 1")
    t.prevents("potion", "potion")
    assert not t.wounded("Trunk") and t.s.potion[1] == 0


@rule("ML-TIP-06")
def test_one_visit_with_a_discount_is_cheaper_than_two() -> None:
    t = table("Yedukha; pool b4 b4; coins 9", "Tentok", lodge=LODGE, placed="lodge: b6")
    say(t, visit("lodge", "b4"), take_trap("improved_plus4"), take_trap("improved_s1"), END)
    assert t.coins() == 8  # two for 4 + 4, at a discount of 10
    t = table("Yedukha; pool b4 b4; coins 9", "Tentok", lodge=LODGE)
    say(t, visit("lodge", "b4"), take_trap("improved_plus4"), END)
    t.draws("improved_plus6")
    say(t, visit("lodge", "b4"), take_trap("improved_s1"), END)
    assert t.coins() == 7
    t = table("Yedukha; pool b6; coins 9", "Tentok")
    say(t, visit("armoury", "b6"), number(3))
    assert t.coins() == 8 and t.s.defence[0] == 3


@rule("ML-TIP-07")
def test_a_greenhorn_turns_a_die_into_the_colour_that_a_path_requires() -> None:
    t = table("Yedukha; Trunk; Greenhorn; pool 2s", "Tentok", land_a=LAND)
    assert not t.can(send("Trunk", "a3"))  # which asks for magic
    t.play(exchange("s", "m"))
    t.play(send("Trunk", "a3"))
    assert t.lying("a3") == "m"


@rule("ML-TIP-08")
def test_who_only_comes_for_loot_gets_it() -> None:
    t = table(
        "Yedukha; on a4 Trunk s; coins 9",
        "Tentok",
        land_a=LAND,
        loot="coins10, coins12, relic, satchel",
        phase="adventure",
    )
    t.dice("1 1 1 1")
    t.takes_loot("relic")
    assert t.has_loot("relic")
