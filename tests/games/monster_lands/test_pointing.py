"""What options point at, what pointing means, and what real dice and cards tell."""

from __future__ import annotations

import random

import pytest

from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.forms import (
    END,
    NEXT_EQUIPMENT,
    NEXT_EVENT,
    NEXT_QUEST,
    PASS,
    SAMS_DICE,
    SCHEMA,
    STOP,
    YES,
    pick_colour,
    prevent,
    roll_die,
    trap,
)
from stolek.games.monster_lands.game import GAME, RULES
from stolek.kernel.asks import draw, roll
from stolek.kernel.chance import Chance
from stolek.kernel.table import Table
from stolek.scene import Choice, Lanes, Scene
from stolek.words import LANGUAGES
from tests.games.monster_lands.adventure.fighting import battle, conquest, strikes
from tests.games.monster_lands.saying import (
    buy,
    dig,
    drop,
    exchange,
    give,
    heal,
    hire,
    lay,
    piece,
    sell,
    send,
    use,
    use_loot,
    visit,
    work,
)
from tests.games.monster_lands.scenario import Talk, land_card, member, shown_die, table, trap_kind

english = GAME.words("en")


def choice(t: Talk, option: int) -> Choice:
    seat = t.seat
    view = t.table.view(seat)
    assert option in view.ask.options
    return GAME.choice(view.state, view.ask, option, english)


def meant(t: Talk, *refs: str) -> list[int]:
    view = t.table.view(t.seat)
    return GAME.meant(view.state, view.ask, refs)


def names(t: Talk, *options: int) -> list[tuple[str, str]]:
    """Group and label of each."""
    return [(made.group, made.label) for made in (choice(t, option) for option in options)]


def scene_of(t: Talk, seat: int = 0) -> Scene:
    return GAME.scene(t.table.view(seat).state, seat, english)


# The Citadel


def test_a_die_goes_from_the_pool_into_a_building() -> None:
    t = table("Burgrave; coins 9; pool 2s m b5", "Tentok", tavern="Fandor", lodge="improved_s1")
    assert choice(t, visit("tavern", "b5")).path == ("die-bargaining-5", "citadel/tavern")
    assert names(t, visit("tavern", "b5"), visit("lodge", "s")) == [
        ("Place a bargaining die of 5", "in the tavern (discount 5)"),
        ("Place a strength die", "in the hunting lodge"),
    ]
    assert meant(t, "die-strength", "citadel/lodge") == [visit("lodge", "s")]
    assert meant(t, "die0.5.0", "citadel/tavern.dice") == [visit("tavern", "b5")]


def test_a_discount_is_told_with_the_die_before() -> None:
    t = table("Burgrave; coins 9; pool b2", "Tentok", tavern="Fandor", placed="tavern: b5")
    assert names(t, visit("tavern", "b2"))[0][1] == "in the tavern (discount 7)"


def test_where_it_matters_a_die_goes_to_a_space() -> None:
    t = table("Burgrave; pool 2s m", "Tentok")
    assert choice(t, visit("laboratory", "m", 1)).path == ("die-magic", "citadel/laboratory.1")
    assert choice(t, dig(6)).path == ("die-strength", "citadel/mine.0")
    assert names(t, dig(6), dig(2), visit("laboratory", "m", 0)) == [
        ("Place a strength die", "in the mine (2 strength dice: 6 coins)"),
        ("Place a strength die", "in the mine (1 strength die: 2 coins)"),
        ("Place a magic die", "in the laboratory (3 potions or venoms)"),
    ]
    assert meant(t, "die-strength", "citadel/mine.1") == [dig(4)]
    assert meant(t, "die-strength", "citadel/mine") == [dig(6), dig(4), dig(2)]


def test_who_is_for_hire_is_pointed_at_and_so_is_the_greenhorn_on_top() -> None:
    t = table("Burgrave; fame 20; coins 20; pool s", "Tentok", tavern="Fandor")
    t.play(visit("tavern", "s"))
    pointed = [choice(t, hire(name)).path for name in ("Fandor", "Greenhorn")]
    lying = {piece.id: piece.at for piece in scene_of(t).pieces}
    assert [lying[ref] for (ref,) in pointed] == ["tavern", "greenhorns"]
    assert hire("Fandor") in meant(t, "mercenary-fandor")


def test_a_trap_of_the_lodge_is_pointed_at_where_it_lies_and_one_s_own_in_the_store() -> None:
    t = table("Burgrave; coins 20; pool s; traps basic", "Tentok", lodge="improved_s1, improved_m1")
    t.play(visit("lodge", "s"))
    assert choice(t, trap(trap_kind("improved_m1"))).path == ("shown.1",)
    t = table("Burgrave; pool s; traps basic", "Tentok", land_a="Slinker, Gurban, e1a")
    t.play(send("Burgrave", "a1"))
    (there,) = choice(t, lay("basic")).path
    assert next(piece.at for piece in scene_of(t).pieces if piece.id == there) == "store0"
    assert choice(t, lay("basic")).group == "Take along"


def test_equipment_goes_to_a_member_or_away() -> None:
    t = table("Burgrave; Ninra with Doombane with Nightguard; Fandor with Ripper; pool s", "Tentok")
    assert choice(t, give("Doombane", "Burgrave")).path == (f"e{piece('Doombane'):02}", f"m{member('Burgrave'):02}")
    assert choice(t, drop("Doombane")).path == (f"e{piece('Doombane'):02}",)
    assert names(t, give("Doombane", "Burgrave"), drop("Doombane")) == [
        ("Doombane (Ninra) goes to", "Burgrave"),
        ("Doombane (Ninra) goes to", "nobody: discard it"),
    ]
    assert give("Doombane", "Burgrave") in meant(t, "equipment-doombane", "mercenary-burgrave")


def test_equipment_of_the_market_has_its_price_and_may_replace_another() -> None:
    t = table("Burgrave; Fandor with Ripper; coins 20; pool s", "Tentok", market="Doombane")
    group = f"Doombane ({COPIES[piece('Doombane')].price} coins) goes to"
    t.play(visit("market", "s"))
    assert choice(t, buy("Doombane", "Fandor")).path == (f"e{piece('Doombane'):02}", f"m{member('Fandor'):02}")
    assert names(t, buy("Doombane", "Burgrave"), buy("Doombane", "Fandor")) == [
        (group, "Burgrave"),
        (group, "Fandor, who discards Ripper"),
    ]


def test_what_is_possible_at_any_time_stands_in_groups_after_the_actions() -> None:
    clan = "Burgrave; Ninra wounded; Bambul; coins 9; potions 1; loot coins10, killer; trophy Slinker; land Krysia"
    t = table(f"{clan}; pool s", "Tentok")
    groups = [choice(t, option).group for option in t.table.options]
    actions = groups.count("Place a strength die")
    assert set(groups[:actions]) == {"Place a strength die"}
    assert set(groups[actions:]) == {"Use loot", "Sell a trophy", "Heal with a potion", "Settle Krysia with"}
    assert choice(t, heal("Ninra")).path == ("potion0", f"m{member('Ninra'):02}")
    assert names(t, sell("Slinker"), use_loot("coins10")) == [
        ("Sell a trophy", "Slinker (5 coins)"),
        ("Use loot", "“10 coins”"),
    ]


def test_loot_that_takes_a_die_is_pointed_at_with_the_die_where_there_is_a_choice() -> None:
    t = table("Burgrave; pool m b2 b5; loot bargain_to_magic, magic_to_strength", "Tentok")
    (bargain, given) = choice(t, use_loot("bargain_to_magic", "b5")).path
    assert given == "die-bargaining-5"
    assert meant(t, bargain, "die-bargaining-2") == [use_loot("bargain_to_magic", "b2")]
    assert len(meant(t, bargain)) == 6
    (magic,) = choice(t, use_loot("magic_to_strength", "m")).path
    assert meant(t, magic) == [use_loot("magic_to_strength", "m")]


def test_loot_is_taken_from_the_display_by_pointing_at_it() -> None:
    loot = "magic_to_strength, bargain_to_magic, coins10, killer"
    t = conquest("Krysia", "Onduru; on a2 Fandor 2s", "Burgrave", loot=loot)
    t.says_yes()
    t.rolls_all("1 1")
    (ref,) = choice(t, use_loot("magic_to_strength")).path
    assert use_loot("magic_to_strength") in meant(t, ref)


def test_a_settled_land_is_used_in_one_of_its_ways() -> None:
    t = table("Burgrave; Bambul; pool 2s 2m; land Traklan settled Bambul", "Tentok")
    ref = f"l{land_card('Traklan'):02}"
    assert [choice(t, work("Traklan", way)).path for way in (0, 1, 2)] == [(ref,)] * 3
    assert names(t, work("Traklan", 0), work("Traklan", 2)) == [
        ("Use Traklan, placing", "2 strength dice"),
        ("Use Traklan, placing", "1 strength die and 1 magic die"),
    ]
    assert meant(t, ref)[-3:] == [work("Traklan", way) for way in (0, 1, 2)]


def test_an_ability_is_pointed_at_by_its_member_and_a_greenhorn_exchanges_a_die() -> None:
    t = table("Onduru; Greenhorn; pool 2s m", "Tentok")
    assert choice(t, use("Onduru")).path == (f"m{member('Onduru'):02}",)
    assert names(t, exchange("s", "m")) == [("Greenhorn: exchange a strength die for", "a magic die")]
    assert exchange("s", "m") in meant(t, "mercenary-greenhorn", "die-strength")


# The Outskirts


def test_a_member_goes_to_a_path() -> None:
    t = table("Burgrave; pool 2s", "Tentok", land_a="Slinker, Gurban, e1a", quests="q01, q02")
    made = choice(t, send("Burgrave", "a1"))
    assert made.path == (f"m{member('Burgrave'):02}", "land0/a1")
    assert (made.group, made.label) == ("Send Burgrave to", "land A, path 1")
    assert meant(t, "mercenary-burgrave", "land0/a1.who") == [send("Burgrave", "a1")]
    assert meant(t, "mercenary-burgrave", "quest0/d2") == [send("Burgrave", "d2")]
    assert meant(t, "mercenary-burgrave", "land1/a1") == []


def test_a_path_is_meant_by_whatever_lies_on_it() -> None:
    t = table("Burgrave; Bambul; pool s", "Tentok; on a1 Trunk s", land_a="Slinker, Gurban, e1a")
    for ref in (f"t{member('Trunk'):02}", "die.a1.strength.0", "land0/a1.dice"):
        assert meant(t, "mercenary-burgrave", ref) == [send("Burgrave", "a1")]


def test_going_on_without_doing_anything_leaves() -> None:
    t = table("Burgrave; potions 1; Ninra wounded", "Tentok; pool s", land_a="Slinker, Gurban, e1a")
    assert choice(t, END) == Choice(END, leave=True)
    t = battle("Deepscorp", "Burgrave; on a1 Zdrat 3s", "Tentok")
    strikes(t, hits=2)
    assert choice(t, PASS).leave


def test_dice_are_rolled_by_colour_and_rolled_again_one_by_one() -> None:
    t = battle("Deepscorp", "Burgrave; on a3 Zdrat 3s m", "Tentok")
    strikes(t)
    made = choice(t, roll_die(0))
    assert (made.path, made.group, made.label) == (("die.a3.strength.0",), "Roll", "a strength die")
    assert meant(t, "die.a3.magic.0") == [roll_die(1)]
    t.rolls("m", 2)
    t.rolls("s", 5)
    again = [option for option in t.table.options if SCHEMA.read(option)[0] == "reroll"]
    assert {choice(t, option).path for option in again} == {("die.a3.thrown.0",), ("die.a3.thrown.1",)}
    assert {name for name, _ in names(t, *again)} == {"Re-roll (path benefit)", "Re-roll (Zdrat)"}
    assert set(again) <= {*meant(t, "die.a3.thrown.0"), *meant(t, "die.a3.thrown.1")}
    assert choice(t, STOP).leave


def test_wounds_are_prevented_by_what_is_pointed_at() -> None:
    t = battle("Deepscorp", "Burgrave; on a1 Ninra s shield potion", "Tentok")
    strikes(t, hits=2)
    paths = [choice(t, prevent(means)).path for means in (0, 1, 2) if prevent(means) in t.table.options]
    assert paths == [("defence.a1.0",), ("land0/a1",), ("potion.a1",)]
    assert meant(t, "potion.a1") == [prevent(2)]
    assert prevent(3) in meant(t, f"t{member('Ninra'):02}")


def test_a_yes_is_said_by_pointing_at_what_it_is_about() -> None:
    t = conquest("Krysia", "Onduru; on a2 Fandor 2s", "Burgrave")
    land = f"l{land_card('Krysia'):02}"
    assert choice(t, YES).path == (land,)
    assert YES in meant(t, land) and YES not in meant(t, "land0/a1")


def test_a_die_to_be_stolen_is_seen_on_its_path() -> None:
    t = battle("Slinker", "Onduru; on a1 Fandor s trick_steal_any2", "Burgrave; on a2 Tarka s m", modules=["tricks"])
    t.says_yes()
    if t.asked == "aiming":
        t.aims_at("a2")
    assert t.asked == "stealing"
    assert choice(t, pick_colour(1)).path == ("die.a2.magic.0",)
    assert meant(t, "die.a2.strength.0") == [pick_colour(0)]


def test_what_belongs_to_a_turn_is_understood_at_other_times_too() -> None:
    t = battle("Deepscorp", "Burgrave; Bambul; on a3 Zdrat 3s", "Tentok")
    strikes(t)
    assert send("Bambul", "a1") in meant(t, "mercenary-bambul", "land0/a1")


# Whatever is offered


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_can_be_pointed_at_or_said(seed: int) -> None:
    """In random games: pointing means what it says, pieces lie on the table, and groups have labels."""
    rng = random.Random(seed)
    t = Table(RULES, GAME.random_options(rng), Chance(seed))
    while not t.over:
        view = t.view(t.ask.seat)
        scene = GAME.scene(view.state, t.ask.seat, english)
        there = {piece.id for piece in scene.pieces} | {piece.face for piece in scene.pieces}
        there |= {zone.place(lane, slot) for zone in scene.zones if isinstance(zone, Lanes) and zone.down
                  for lane in zone.lanes for slot in (None, *lane.slots)}  # fmt: skip
        labels = set()
        for option in view.ask.options:
            made = GAME.choice(view.state, view.ask, option, english)
            if t.state.chief[t.ask.seat] >= 0:  # else the chieftains to choose from lie nowhere yet
                assert there.issuperset(made.path), made
            assert option in GAME.meant(view.state, view.ask, made.path), made
            assert bool(made.group) == bool(made.label)
            if made.group:
                assert (made.group, made.label, made.path) not in labels
                labels.add((made.group, made.label, made.path))
        t.play(rng.choice(t.options))


@pytest.mark.parametrize("seed", range(2))
def test_pointing_at_random_never_fails_and_means_only_answers(seed: int) -> None:
    rng = random.Random(seed)
    t = Table(RULES, GAME.random_options(rng), Chance(seed))
    while not t.over:
        view = t.view(t.ask.seat)
        scene = GAME.scene(view.state, t.ask.seat, english)
        refs = [piece.id for piece in scene.pieces] + [zone.id for zone in scene.zones]
        refs += ["", ".", "board/a1", "die9.9.9", "t99", "trap0.99.0", "shown.9", "die.a1.thrown.99", "citadel/mine.x"]
        for count in (0, 1, 2, 3):
            for option in GAME.meant(view.state, view.ask, rng.sample(refs, count)):
                assert GAME.option_text(view.state, view.ask, option, english)
                t.why_not(option)
        t.play(rng.choice(t.options))


# Real dice and cards


def test_real_dice_are_told_one_by_one_in_the_order_they_are_asked_for() -> None:
    s = table("Burgrave", "Tentok").s
    luck = GAME.luck(s, roll(SAMS_DICE, 36), english)
    assert (luck.count, [letters for letters, _ in luck.faces]) == (2, ["1", "2", "3", "4", "5", "6"])
    assert luck.outcome([4, 1]) == 4 + 6  # red 5, yellow 2
    assert "first the red one" in GAME.ask_text(s, roll(SAMS_DICE, 36), english)


def test_of_the_dice_of_a_monster_it_is_said_what_hits() -> None:
    t = battle("Deepscorp", "Burgrave; on a1 Zdrat 3s", "Tentok")
    assert GAME.luck(t.s, t.table.ask, english).count == 5
    assert "each 3 or more is a hit" in GAME.ask_text(t.s, t.table.ask, english)


def test_who_begins_is_drawn_by_lot_among_the_clans() -> None:
    t = Table(RULES, {"seats": 3}, None)
    while t.ask.options:
        t.play(t.ask.options[0])
    luck = GAME.luck(t.state, t.ask, english)
    assert luck.lot and [clan for _, clan in luck.faces] == ["blue clan", "red clan", "green clan"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_are_drawn_are_told_by_their_names(lang: str) -> None:
    words = GAME.words(lang)
    s = table("Burgrave", "Tentok").s
    events = GAME.luck(s, draw(NEXT_EVENT, [0, 1], [1, 1]), words).cards
    assert len(set(events.values())) == 2 and events[0].endswith("E1A")
    quests = GAME.luck(s, draw(NEXT_QUEST, [0, 1], [1, 1]), words).cards
    assert len(set(quests.values())) == 2
    doombane = piece("Doombane")
    assert GAME.luck(s, draw(NEXT_EQUIPMENT, [doombane], [1]), words).cards == {
        doombane: words.say("equipment-doombane")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_roll_it_is_said_whose_die_it_is(lang: str) -> None:
    words = GAME.words(lang)
    t = battle("Deepscorp", "Burgrave; on a1 Zdrat 2s m", "Tentok")
    strikes(t)
    t.play(roll_die(1))
    said = GAME.ask_text(t.s, t.table.ask, words)
    assert words.say("mercenary-zdrat") in said and words.say("die-of-magic", case="ins") in said


def test_a_thrown_die_that_was_rolled_twice_is_still_the_same_piece() -> None:
    t = battle("Deepscorp", "Burgrave; on a3 Zdrat 2s m", "Tentok")
    strikes(t)
    t.rolls("m", 1)
    t.rerolls("m1", 4)
    assert shown_die("m4") & 7 == 4
    assert [piece.face for piece in scene_of(t).pieces if piece.id == "die.a3.thrown.0"] == ["die-magic-4"]
