"""Phoenix Elves, card by card."""

from __future__ import annotations

from tests.games.summoner_wars.scenario import table
from tests.rules import rule


@rule("SW-TURN-06", "SW-BOOST-01")
def test_maldaria_grows_once_a_turn_and_calls_a_common_to_her_side() -> None:
    t = table("Queen Maldaria d1; Ember Mage a8; Holleas f8", "Sneeks d4; Gate a7; Smasher f1", phase="attack")
    t.attack("d1", "d4", "rx m m m")
    assert t.boost("d1") == 1
    t.ends()
    assert t.can_pick() == ["a8"]  # no champion, no enemy
    t.picks("a8")
    assert t.boost("d1") == 0
    assert t.can_pick() == ["c1", "d2", "e1"]
    t.picks_space("d2")
    assert (t.card("a8"), t.card("d2"), t.asked.endswith("-phase")) == (None, "Ember Mage", True)


@rule("SW-TIME-05")
def test_maldaria_may_keep_her_boost() -> None:
    t = table("Queen Maldaria d1; Ember Mage a8", "Sneeks d4; Gate a7", phase="attack")
    t.attack("d1", "d4", "rx m m m").ends().no()
    assert (t.boost("d1"), t.card("a8"), t.asked.endswith("-phase")) == (1, "Ember Mage", True)


@rule("SW-BOOST-03")
def test_maldaria_calls_nobody_without_a_boost_to_spend() -> None:
    t = table("Queen Maldaria d1; Ember Mage a8", "Sneeks d8; Gate d4; Gate a7", phase="attack")
    t.attack("d1", "d4", "rx m m m").ends()  # a structure gives her no momentum
    assert (t.boost("d1"), t.asked.endswith("-phase")) == (0, True)


def test_maldaria_calls_nobody_without_an_empty_space_beside_her() -> None:
    t = table("Queen Maldaria a1 boost 1; Ember Mage a2; Ember Mage b1", "Sneeks c1; Gate a5", phase="attack")
    t.attack("a2", "a5", "m m").ends()
    assert (t.boost("a1"), t.asked.endswith("-phase")) == (1, True)


def test_fanessa_answers_an_attack_from_beside_her() -> None:
    t = table("Sneeks e1; Beast Rider d4; Horde Slinger a5", "Queen Maldaria d8; Fanessa d5", phase="attack")
    t.attack("d4", "d5", "mr mr mr")
    assert (t.damage("d5"), t.damage("d4")) == (3, 1)
    t.attack("a5", "d5", "mr mr")
    assert t.card("a5") == "Horde Slinger"  # out of her reach


@rule("SW-ATTACK-12")
def test_fanessa_must_survive_to_answer() -> None:
    t = table("Sneeks e1; Beast Rider d4", "Queen Maldaria d8; Fanessa d5 damage 6", phase="attack")
    t.attack("d4", "d5", "mr mr mr")
    assert (t.card("d5"), t.damage("d4")) == (None, 0)


def test_fanessa_does_not_answer_a_friend() -> None:
    t = table("Queen Maldaria a1; Fanessa d5; Ember Beast d4", "Sneeks d8", phase="attack")
    t.attack("d4", "d5", "mr mr m")
    assert (t.damage("d5"), t.damage("d4")) == (3, 0)


@rule("SW-DMG-11")
def test_fanessa_does_not_answer_whose_she_has_become() -> None:
    t = table("Tacullu d4", "Queen Maldaria d8; Fanessa d5 damage 6", phase="attack")
    t.attack("d4", "d5", "mr mr mr").yes()
    assert (t.controller("d5"), t.damage("d4")) == (0, 0)


def test_fire_drake_may_be_summoned_beside_the_summoner() -> None:
    t = table("Queen Maldaria d1; hand Fire Drake, Ember Mage", "Sneeks d8", magic=(8, 5))
    assert t.can_summon("Fire Drake") == ["c1", "d2", "e1"]
    assert t.can_summon("Ember Mage") == []


@rule("SW-TERM-01")
def test_fire_drake_burns_everybody_on_the_way() -> None:
    t = table(
        "Queen Maldaria a1; Fire Drake d2; Ember Mage d3",
        "Sneeks d8; Beast Rider d4; Horde Climber d5",
        phase="attack",
    )
    assert t.can_attack("d2") == ["d3", "d4", "d5"]
    t.attack("d2", "d5", "rx rx mr mr")
    assert (t.card("d3"), t.damage("d4"), t.card("d5")) == (None, 2, None)
    assert t.magic() == 6  # for the enemy only


def test_fire_drake_does_not_burn_the_target_twice() -> None:
    t = table("Queen Maldaria a1; Fire Drake d2", "Sneeks d3", phase="attack")
    t.attack("d2", "d3", "rx rx m m")
    assert t.damage("d3") == 2


def test_fire_drake_does_not_breathe_through_structures() -> None:
    t = table("Queen Maldaria a1; Fire Drake d2", "Sneeks d8; Gate d4; Horde Climber d5", phase="attack")
    assert t.can_attack("d2") == ["d4"]


@rule("SW-NAME-01")
def test_holleas_has_embers_summoned_beside_him_and_makes_them_stronger() -> None:
    t = table(
        "Queen Maldaria a1; Holleas d4; Ember Mage d5; Royal Guardian c4; Ember Archer f1;"
        "hand Ember Archer, Royal Guardian",
        "Sneeks d8; Ember Mage d3",
    )
    assert t.can_summon("Ember Archer") == ["e4"]
    assert t.can_summon("Royal Guardian") == []
    assert [t.strength(at) for at in ("d5", "c4", "f1", "d3")] == [3, 1, 2, 2]


@rule("SW-DIST-05")
def test_ember_archer_shoots_along_a_clear_line_after_its_move() -> None:
    t = table(
        "Queen Maldaria a1; Ember Archer c3; Ember Mage b4",
        "Sneeks d8; Beast Rider c6; Horde Slinger c7; Gate e4; Horde Slinger a4; Beast Rider c1",
        phase="move",
    )
    t.move("c3", "c4")
    assert t.can_pick() == ["b4", "c1", "c6"]  # neither what stands behind a unit nor a gate
    assert t.can_pass()
    t.picks("c6")
    assert t.damage("c6") == 1


def test_ember_archer_shoots_no_farther_than_3_spaces() -> None:
    t = table("Queen Maldaria a1; Ember Archer c3", "Sneeks d8; Beast Rider c8", phase="move").move("c3", "c4")
    assert t.asked == "move-phase"
    assert t.damage("c8") == 0


@rule("SW-FORCE-03")
def test_ember_archer_does_not_shoot_when_forced() -> None:
    t = table("Queen Maldaria d1; Royal Guardian c2", "Sneeks d8; Ember Archer c3", phase="attack")
    t.attack("c2", "c3", "rx").forces_to("c4")
    assert (t.card("c4"), t.asked.endswith("-phase")) == ("Ember Archer", True)


def test_ember_beast_may_be_summoned_beside_a_friendly_ember() -> None:
    t = table("Queen Maldaria a1; Ember Mage a8; Royal Guardian c3; hand Ember Beast", "Sneeks d8; Ember Mage f1")
    assert t.can_summon("Ember Beast") == ["a7", "b8"]


@rule("SW-TURN-05", "SW-DMG-08")
def test_ember_beast_burns_enemy_units_beside_it_as_the_move_phase_starts() -> None:
    t = table(
        "Queen Maldaria a1; Ember Beast c4; Ember Mage c3",
        "Sneeks d8; Beast Rider c5; Gate b4; Horde Slinger d4",
    )
    t.ends()
    assert [t.damage(at) for at in ("c3", "c5", "b4")] == [0, 1, 0]
    assert (t.card("d4"), t.magic()) == (None, 6)


def test_ember_beast_does_not_burn_in_the_other_turn() -> None:
    t = table("Sneeks e1; Beast Rider c5", "Queen Maldaria d8; Ember Beast c4").ends()
    assert t.damage("c5") == 0


def test_ember_mage_is_guarded_against_the_first_attack() -> None:
    t = table("Sneeks e1; Beast Rider d4; Beast Rider c5", "Queen Maldaria d8; Ember Mage d5", phase="attack")
    t.attack("d4", "d5", "mr mr mr")
    assert t.damage("d5") == 1
    t.attack("c5", "d5", "mr mr mr")
    assert t.card("d5") is None


def test_a_first_attack_that_misses_uses_up_the_guard() -> None:
    t = table("Sneeks e1; Beast Rider d4; Beast Rider c5", "Queen Maldaria d8; Ember Mage d5", phase="attack")
    t.attack("d4", "d5", "rx rx rx").attack("c5", "d5", "mr mr mr")
    assert t.card("d5") is None


def test_royal_guardian_shoves_and_hurts_who_leaves_its_side() -> None:
    t = table("Queen Maldaria a1; Royal Guardian d4", "Sneeks d8; Beast Rider d5", phase="attack")
    t.attack("d4", "d5", "m")
    assert t.can_pick() == ["c5", "d6", "e5"]
    assert t.can_pass()
    t.forces_to("d6")
    assert t.damage("d6") == 2  # 1 by the attack, 1 for being forced away


def test_royal_guardian_shoves_no_summoner() -> None:
    t = table("Queen Maldaria a1; Royal Guardian d7", "Sneeks d8", phase="attack")
    t.attack("d7", "d8", "m")
    assert t.asked.endswith("-phase")


@rule("SW-ABIL-07")
def test_royal_guardian_shoves_no_gate_and_no_friend() -> None:
    t = table(
        "Queen Maldaria a1; Royal Guardian d4; Royal Guardian f4; Ember Beast f5",
        "Sneeks d8; Gate d5",
        phase="attack",
    )
    t.attack("d4", "d5", "m").attack("f4", "f5", "m")
    assert t.asked.endswith("-phase")


def test_royal_guardian_does_not_let_go_unpunished() -> None:
    t = table("Sneeks a1; Beast Rider d5", "Queen Maldaria d8; Royal Guardian d4", phase="move")
    t.move("d5", "d6")
    assert t.damage("d6") == 1


def test_spirit_of_the_phoenix_adds_1_to_the_abilities_of_friendly_units() -> None:
    t = table("Queen Maldaria a1; Ember Beast c4; hand Spirit of the Phoenix", "Sneeks d8; Beast Rider c5")
    t.play("Spirit of the Phoenix")
    assert t.area() == ["Spirit of the Phoenix"]
    t.ends()
    assert t.damage("c5") == 2


def test_spirit_of_the_phoenix_adds_nothing_to_events_or_against_friends() -> None:
    t = table(
        "Queen Maldaria a1; Ember Archer c3; Ember Beast c6; hand Burn; area Spirit of the Phoenix",
        "Sneeks d8; Beast Rider b2",
        phase="move",
    )
    t.play("Burn")
    assert t.damage("b2") == 2
    t.move("c3", "c4").picks("c6")
    assert t.damage("c6") == 1


def test_spirit_of_the_phoenix_adds_to_what_burns_on_the_way_but_not_to_the_attack() -> None:
    t = table(
        "Queen Maldaria a1; Fire Drake d2; area Spirit of the Phoenix",
        "Sneeks d8; Beast Rider d3; Beast Rider d4",
        phase="attack",
    )
    t.attack("d2", "d4", "rx m m m")
    assert (t.damage("d3"), t.damage("d4")) == (2, 1)


def test_spirit_of_the_phoenix_burns_nobody_where_nothing_burns() -> None:
    t = table(
        "Queen Maldaria a1; Fire Drake d2; area Spirit of the Phoenix",
        "Sneeks d8; Beast Rider d3; Beast Rider d4",
        phase="attack",
    )
    t.attack("d2", "d4", "mr m m m")
    assert t.damage("d3") == 0


@rule("SW-ACTIVE-02")
def test_blinding_flare_leaves_only_special_symbols() -> None:
    t = table(
        "Sneeks a1; Horde Slinger d6; Beast Rider c7; Beast Rider f8",
        "Queen Maldaria d8; Royal Guardian c8; Gate e8; area Blinding Flare",
        phase="attack",
    )
    t.attack("d6", "d8", "mr rx")
    assert t.damage("d8") == 1
    t.attack("c7", "c8", "mx mx mr")
    assert t.damage("c8") == 2
    t.attack("f8", "e8", "mx m mr")  # a gate is no unit
    assert t.damage("e8") == 3


def test_blinding_flare_helps_nobody_farther_away() -> None:
    t = table(
        "Sneeks a1; Beast Rider c6",
        "Queen Maldaria d8; Royal Guardian c7; area Blinding Flare",
        phase="attack",
    )
    t.attack("c6", "c7", "mx m mr")
    assert t.damage("c7") == 3


def test_burn_hurts_a_common_or_champion_near_the_summoner() -> None:
    t = table(
        "Queen Maldaria d1; Royal Guardian d2; hand Burn",
        "Sneeks e2; Fanessa d3; Beast Rider d4; Gate f1",
        phase="move",
    )
    t.play("Burn")
    assert t.can_pick() == ["d2", "d3"]
    assert not t.can_pass()
    t.picks("d3")
    assert (t.damage("d3"), t.discarded()) == (2, ["Burn"])


@rule("SW-EVENT-09")
def test_burn_may_be_played_on_nobody() -> None:
    t = table("Queen Maldaria d1; hand Burn", "Sneeks d8", phase="move").play("Burn")
    assert t.discarded() == ["Burn"]
    strict = table("Queen Maldaria d1; hand Burn", "Sneeks d8", phase="move", rulings=["events-need-target"])
    assert not strict.can_play("Burn")


def test_divine_retribution_strikes_back_for_friends_near_the_summoner() -> None:
    t = table(
        "Sneeks a1; Beast Rider d5; Beast Rider f5; Horde Climber e7; Beast Rider b8; Horde Climber c8",
        "Queen Maldaria d8; Ember Archer d6 damage 1; Royal Guardian f6; Gate e8; area Divine Retribution",
        phase="attack",
    )
    t.attack("d5", "d6", "mr mr mr")
    assert (t.card("d6"), t.damage("d5")) == (None, 1)  # although it has fallen
    t.attack("f5", "f6", "mr mr m")
    assert t.damage("f5") == 0  # 4 spaces from the summoner
    t.attack("b8", "c8", "m m rx")
    assert t.damage("b8") == 0  # whom it has attacked is no friend of hers


def test_divine_retribution_protects_no_structures_and_punishes_no_friends() -> None:
    t = table(
        "Sneeks a1; Horde Climber e7; area Divine Retribution",
        "Queen Maldaria d8; Gate e8; Beast Rider a2; area Divine Retribution",
        phase="attack",
    )
    t.attack("e7", "e8", "m")
    assert t.damage("e7") == 0
    t.attack("a1", "a2", "m m m")
    assert t.damage("a1") == 0


@rule("SW-ABIL-05")
def test_two_divine_retributions_give_the_aura_once_and_the_spirit_feeds_it() -> None:
    t = table(
        "Sneeks a1; Beast Rider d7",
        "Queen Maldaria d8; area Divine Retribution, Divine Retribution",
        phase="attack",
    )
    t.attack("d7", "d8", "mr mr m")
    assert t.damage("d7") == 1
    t = table(
        "Sneeks a1; Beast Rider d7",
        "Queen Maldaria d8; area Divine Retribution, Spirit of the Phoenix",
        phase="attack",
    )
    t.attack("d7", "d8", "mr mr m")
    assert t.damage("d7") == 2
