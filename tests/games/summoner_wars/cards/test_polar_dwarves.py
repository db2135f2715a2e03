"""Polar Dwarves, card by card."""

from __future__ import annotations

from stolek.games.summoner_wars.decks import problems, ready_made
from stolek.games.summoner_wars.forms import pick_mode
from tests.games.summoner_wars.scenario import table
from tests.rules import rule


def test_the_deck_is_legal() -> None:
    assert problems(ready_made("polar-dwarves")) == []


@rule("SW-CARD-19", "SW-TIME-05")
def test_svara_may_shift_a_friendly_structure_nearby_after_her_move() -> None:
    t = table("Svara d1; Gate c3; Parapet a6; Frost Mage e2", "Sneeks d8; Gate e3", phase="move")
    t.move("d1", "d2")
    assert t.can_pick() == ["c3"]  # neither the far parapet, nor the mage, nor the enemy gate
    assert t.can_pass()
    t.picks("c3")
    assert t.can_pick() == ["b3", "c2", "c4", "d3"]
    t.forces_to("c4")
    assert t.card("c4") == "Gate"


def test_svara_shifts_nothing_after_the_move_of_another() -> None:
    t = table("Svara d1; Gate c3; Frost Mage e2", "Sneeks d8", phase="move")
    t.move("e2", "e3")
    assert t.asked == "move-phase"


@rule("SW-CARD-20")
def test_nadiana_grows_with_friendly_structures_within_two_spaces() -> None:
    t = table("Svara a1; Nadiana c3; Gate c5; Ice Golem d4; Gate c6; Frost Mage c4", "Sneeks d8; Gate b3")
    assert t.strength("c3") == 4


@rule("SW-CARD-21", "SW-DMG-03", "SW-DMG-14")
def test_with_ollag_falls_what_only_his_cold_kept_up() -> None:
    t = table(
        "Sneeks a1; Beast Rider c3",
        "Svara d8; Ollag c4 damage 6; Gate f8 damage 5; Ice Golem e7 damage 5; Gate a8 damage 4; "
        "Frost Mage b8 damage 3",
        phase="attack",
    )
    assert (t.life("f8"), t.life("e7"), t.life("b8")) == (1, 1, 1)
    t.attack("c3", "c4", "m rx rx")
    assert (t.card("f8"), t.card("e7"), t.card("a8")) == (None, None, "Gate")
    assert t.magic() == 6  # for Ollag alone


def test_ollag_helps_no_enemy_structure() -> None:
    t = table("Svara a1; Ollag b1; Gate c1", "Sneeks d8; Gate c8")
    assert (t.life("c1"), t.life("c8")) == (6, 5)


@rule("SW-CARD-22")
def test_units_are_summoned_beside_an_ice_golem() -> None:
    t = table("Svara a1; Ice Golem c4; hand Frost Mage", "Sneeks d8")
    assert t.can_summon("Frost Mage") == ["b4", "c3", "c5", "d4"]


@rule("SW-CARD-23", "SW-CARD-24", "SW-MOVE-07")
def test_ice_golem_moves_one_space() -> None:
    t = table("Svara a1; Ice Golem c4; Gate e4", "Sneeks d8", phase="move")
    assert t.can_move("c4") == ["b4", "c3", "c5", "d4"]
    assert t.can_move("e4") == []


@rule("SW-BUILD-03")
def test_ice_golem_is_built_or_summoned() -> None:
    t = table("Svara a4; Gate f1; hand Ice Golem", "Sneeks d8", phase="build")
    assert {"a5", "c3"} <= set(t.can_build("Ice Golem"))
    t.build("Ice Golem", "a5")
    assert (t.card("a5"), t.magic()) == ("Ice Golem", 3)
    t = table("Svara a4; Gate f1; hand Ice Golem", "Sneeks d8", phase="summon")
    assert t.can_summon("Ice Golem") == ["e1", "f2"]


@rule("SW-CARD-25")
def test_jarmund_may_gain_momentum_when_he_has_attacked_an_enemy_unit() -> None:
    line = "Svara a1; Jarmund c4; Gate c3", "Sneeks d8; Beast Rider b4; Gate d4"
    t = table(*line, phase="attack")
    t.attack("c4", "b4", "m m m").yes()
    assert t.boost("c4") == 1
    t = table(*line, phase="attack")
    t.attack("c4", "b4", "m m m").no()
    assert t.boost("c4") == 0
    t = table(*line, phase="attack")
    t.attack("c4", "d4", "m m m")
    assert t.asked != "which-way"  # a gate is no unit
    t = table(*line, phase="attack", rulings=["momentum-compulsory"])
    t.attack("c4", "b4", "m m m")
    assert t.boost("c4") == 1


@rule("SW-CARD-26")
def test_ice_shards_cost_a_boost_and_hit_each_enemy_unit_once() -> None:
    t = table(
        "Svara a1; Jarmund b2 boost 2; Gate c4; Gate d5; Frost Mage b4; hand Gate",
        "Sneeks f8; Horde Climber c5; Horde Slinger e5; Beast Rider e4; Gate d4",
        phase="build",
    )
    t.ends().yes()
    assert t.boost("b2") == 1
    assert (t.damage("c5"), t.card("e5")) == (1, None)  # beside two structures, and of one life
    assert (t.damage("e4"), t.damage("b4"), t.damage("d4")) == (0, 0, 0)
    assert t.magic() == 6


def test_ice_shards_can_be_kept_and_need_a_boost() -> None:
    t = table("Svara a1; Jarmund b2 boost 1; Gate c4; hand Gate", "Sneeks f8; Horde Climber c5", phase="build")
    t.ends().no()
    assert (t.boost("b2"), t.damage("c5")) == (1, 0)
    t = table("Svara a1; Jarmund b2; Gate c4; hand Gate", "Sneeks f8; Horde Climber c5", phase="build")
    t.ends()
    assert t.asked != "which-way"


@rule("SW-CARD-27")
def test_frost_mage_grows_with_friendly_structures_beside_it() -> None:
    t = table("Svara a1; Frost Mage c3; Gate c4; Ice Golem b3; Gate e3; Jarmund c2", "Sneeks d8; Gate d3")
    assert t.strength("c3") == 3


@rule("SW-CARD-28", "SW-CARD-29")
def test_bear_cavalry_tramples_commons_and_nothing_else() -> None:
    t = table(
        "Svara a1; Bear Cavalry c3; Frost Mage c4; Nadiana b3",
        "Sneeks d8; Gate d3; Horde Climber c2",
        phase="move",
    )
    assert {"c1", "c5"} <= set(t.can_move("c3"))
    assert {"a3", "e3", "c2", "c4"}.isdisjoint(t.can_move("c3"))
    t.move("c3", "c5")
    assert (t.damage("c4"), t.damage("c2"), t.damage("c5")) == (1, 0, 0)


@rule("SW-TERM-03")
def test_an_ice_golem_is_trampled_as_a_common() -> None:
    line = "Svara a1; Bear Cavalry c3; Ice Golem c4", "Sneeks d8"
    t = table(*line, phase="move")
    t.move("c3", "c5")
    assert t.damage("c4") == 1
    assert "c5" not in table(*line, phase="move", rulings=["hybrids-block"]).can_move("c3")


@rule("SW-CARD-30")
def test_ice_smith_takes_a_boost_after_its_move_or_spends_one() -> None:
    line = "Ice Golem b3; Bear Cavalry c6; Frost Mage f6; Jarmund d4", "Sneeks d8"
    t = table(f"Svara a1; Ice Smith c3; {line[0]}", line[1], phase="move")
    t.move("c3", "c4")
    assert t.can_pass()
    assert not t.offered(pick_mode(1))  # no boost to spend
    t.way(0)
    assert t.boost("c4") == 1
    t = table(f"Svara a1; Ice Smith c3 boost 1; {line[0]}", line[1], phase="move")
    t.move("c3", "c4").way(1)
    assert t.can_pick() == ["b3", "c6"]  # no champion, nobody far away
    t.picks("c6")
    assert (t.card("c4"), t.under("c6")) == (None, ["Ice Smith"])


@rule("SW-CARD-31")
def test_each_special_is_two_melee_for_a_common_with_ice_smiths_under_it() -> None:
    t = table(
        "Svara a1; Bear Cavalry c6; Ice Smith c3 boost 1; Ice Smith d4 boost 1",
        "Sneeks e8; The Eater c7",
        phase="move",
    )
    t.move("c3", "c4").way(1).picks("c6")
    t.move("d4", "d5").way(1)  # one common is left
    assert t.under("c6") == ["Ice Smith", "Ice Smith"]
    t.ends().attack("c6", "c7", "rx mx rx")
    assert t.damage("c7") == 7  # 1 + 3 * 2: two smiths do not add up


@rule("SW-CARD-31")
def test_the_frost_axe_is_no_use_to_a_ranged_common() -> None:
    t = table("Svara a1; Frost Mage c6; Ice Smith c3 boost 1", "Sneeks e8; The Eater c7", phase="move")
    t.move("c3", "c4").way(1)
    t.ends().attack("c6", "c7", "mx")
    assert t.damage("c7") == 0


@rule("SW-CARD-32", "SW-EVENT-07", "SW-ATTACK-06")
def test_friendly_units_attack_through_a_parapet() -> None:
    t = table("Svara a1; hand Parapet", "Sneeks c6", phase="build")
    assert not t.can_play("Parapet")
    t.build("Parapet", "c2")
    assert (t.card("c2"), t.life("c2")) == ("Parapet", 5)
    t = table("Svara a1; Frost Mage c3; Parapet c4", "Sneeks c6", phase="attack")
    assert t.can_attack("c3") == ["c4", "c6"]
    t = table("Sneeks a1; Horde Slinger c3", "Svara c6; Parapet c4", phase="attack")
    assert t.can_attack("c3") == ["c4"]


@rule("SW-CARD-33")
def test_ice_ram_hits_a_unit_beside_a_structure_that_has_moved_and_may_force_it() -> None:
    t = table(
        "Svara a1; Ice Golem c3; Frost Mage b4; area Ice Ram",
        "Sneeks d8; Beast Rider c5; Gate d4",
        phase="move",
    )
    t.move("c3", "c4")
    assert t.can_pick() == ["b4", "c5"]
    assert t.can_pass()
    t.picks("c5")
    assert t.damage("c5") == 1
    assert t.can_pass()
    t.forces_to("c6")
    assert (t.card("c6"), t.asked) == ("Beast Rider", "move-phase")


def test_ice_ram_works_in_the_corner_too() -> None:
    t = table("Svara d1; Ice Golem a2; area Ice Ram", "Sneeks d8; Beast Rider b1", phase="move")
    t.move("a2", "a1").picks("b1")
    assert t.damage("b1") == 1
    t = table("Svara d1; Ice Golem c1; area Ice Ram", "Sneeks d8; Beast Rider a1", phase="move")
    t.move("c1", "b1").picks("a1").forces_to("a2")
    assert t.damage("a2") == 1


@rule("SW-CARD-33", "SW-ACTIVE-02")
def test_ice_ram_answers_in_the_turn_of_the_opponent_too() -> None:
    line = "Svara a1; Ice Golem c3; Frost Mage b4", "Sneeks d8; area Ice Ram"
    t = table(*line, phase="move")
    t.move("c3", "c4")
    assert t.seat == 1
    t.picks("b4").no()
    assert (t.damage("b4"), t.card("b4")) == (1, "Frost Mage")
    t = table(*line, phase="move", rulings=["ram-only-own-doing"])
    t.move("c3", "c4")
    assert (t.seat, t.asked) == (0, "move-phase")


@rule("SW-CARD-33")
def test_ice_ram_answers_to_a_forced_structure_whoever_owns_it() -> None:
    line = "Svara d1; Gate c3; Frost Mage b4; area Ice Ram", "Sneeks d8"
    for rulings in ([], ["ram-only-own-doing"]):
        t = table(*line, phase="move", rulings=rulings)
        t.move("d1", "d2").picks("c3").forces_to("c4")
        assert t.can_pick() == ["b4"]


@rule("SW-CARD-33")
def test_a_structure_forced_by_the_ice_ram_is_a_structure_forced() -> None:
    line = "Svara a1; Ice Golem c3; Frost Mage e5; area Ice Ram", "Sneeks d8; Ice Golem d4"
    for rulings in ([], ["ram-only-own-doing"]):
        t = table(*line, phase="move", rulings=rulings)
        t.move("c3", "c4").picks("d4").forces_to("e4")
        assert t.can_pick() == ["e5"]


def test_ice_ram_ignores_units_that_are_no_structures() -> None:
    t = table("Svara a1; Frost Mage c3; area Ice Ram", "Sneeks d8; Beast Rider c5", phase="move")
    t.move("c3", "c4")
    assert t.asked == "move-phase"


def test_what_the_ice_ram_destroys_is_not_forced() -> None:
    t = table("Svara a1; Ice Golem c3; area Ice Ram", "Sneeks d8; Horde Slinger c5", phase="move")
    t.move("c3", "c4").picks("c5")
    assert (t.card("c5"), t.magic(), t.asked) == (None, 6, "move-phase")


@rule("SW-CARD-34")
def test_ice_repair_mends_friendly_structures() -> None:
    t = table(
        "Svara a1 damage 2; Gate c3 damage 3; Ice Golem b3 damage 1; Frost Mage d3 damage 2; hand Ice Repair",
        "Sneeks d8; Gate c6 damage 2",
        phase="move",
    )
    t.play("Ice Repair")
    assert [t.damage(at) for at in ("a1", "c3", "b3", "d3", "c6")] == [2, 1, 0, 2, 2]


@rule("SW-CARD-35", "SW-TIME-06")
def test_glacial_shift_chooses_up_to_three_and_then_forces_them() -> None:
    t = table(
        "Svara c1; Gate c3; Parapet d2; Ice Golem b2; Gate c4; Gate f2; Frost Mage d1; hand Glacial Shift, Gate",
        "Sneeks d8",
        phase="build",
    )
    t.play("Glacial Shift")
    assert t.can_pick() == ["b2", "c3", "c4", "d2"]
    assert t.can_pass()
    t.picks("c3").picks("b2")
    assert t.can_pick() == ["c4", "d2"]
    t.picks("c4")
    assert t.can_pick() == ["a3", "b3", "c2", "d3", "e3"]  # the first chosen goes first
    assert not t.can_pass()
    t.forces_to("e3")
    t.forces_to("b4").forces_to("c6")
    assert (t.card("e3"), t.card("b4"), t.card("c6"), t.card("d2")) == (
        "Gate",
        "Ice Golem",
        "Gate",
        "Parapet",
    )


@rule("SW-TIME-06")
def test_glacial_shift_may_shift_fewer() -> None:
    t = table("Svara c1; Gate c3; Parapet d2; hand Glacial Shift, Gate", "Sneeks d8", phase="build")
    t.play("Glacial Shift").picks("c3").no().forces_to("c5")
    assert (t.card("c5"), t.card("d2"), t.asked) == ("Gate", "Parapet", "build-phase")


def test_glacial_shift_leaves_alone_what_is_gone_by_then() -> None:
    t = table(
        "Svara b1; Gate a3; Ice Golem b4 damage 4; area Ice Ram; hand Glacial Shift, Gate",
        "Sneeks d8",
        phase="build",
    )
    t.play("Glacial Shift").picks("a3").picks("b4").forces_to("a4")
    t.picks("b4")  # by the Ice Ram
    assert (t.card("b4"), t.asked) == (None, "build-phase")
