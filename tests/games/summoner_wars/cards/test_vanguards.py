"""Vanguards, card by card."""

from __future__ import annotations

from stolek.games.summoner_wars.decks import problems, ready_made
from stolek.games.summoner_wars.forms import pick_card
from stolek.games.summoner_wars.game import RULES
from stolek.kernel.view import HIDDEN
from tests.games.summoner_wars.scenario import card, table
from tests.rules import rule


def test_the_deck_is_legal() -> None:
    assert problems(ready_made("vanguards")) == []


@rule("SW-NAME-01")
def test_sera_takes_a_citadel_unit_back_after_attacking_a_unit() -> None:
    t = table(
        "Sera Eldwyn c3; Citadel Knight a1; discard Citadel Archer, Temple Priest, Gate",
        "Sneeks d8; Beast Rider c5",
        phase="attack",
    )
    t.attack("c3", "c5", "m m")
    assert t.can_pick_cards() == ["Citadel Archer"]
    assert t.can_pass()
    t.picks_card("Citadel Archer")
    assert t.hand() == ["Citadel Archer"]
    assert t.s.known[0] == t.s.hand[0]  # it has been shown
    assert t.discarded() == ["Gate", "Temple Priest"]


def test_sera_needs_a_citadel_unit_on_the_battlefield_and_an_enemy_unit_to_attack() -> None:
    t = table(
        "Sera Eldwyn c3; Temple Priest a1; discard Citadel Archer",
        "Sneeks d8; Beast Rider c5",
        phase="attack",
    )
    t.attack("c3", "c5", "m m")
    assert t.asked != "which-card"
    t = table("Sera Eldwyn c3; Citadel Knight a1; discard Citadel Archer", "Sneeks d8; Gate c5", phase="attack")
    t.attack("c3", "c5", "m m")
    assert t.asked != "which-card"


def test_coleens_shield_weakens_whoever_attacks_a_citadel_unit_nearby() -> None:
    t = table("Sneeks a1; Beast Rider c3", "Sera Eldwyn d8; Coleen Brighton c6; Citadel Paladin c4", phase="attack")
    t.attack("c3", "c4", "rx m m m")  # two for the shield, two that are left of three
    assert t.damage("c4") == 2


def test_coleens_shield_leaves_one_die_but_gives_none() -> None:
    line = "Sera Eldwyn d8; Coleen Brighton c6; Citadel Paladin c4"
    t = table("Sneeks a1; Horde Climber b4; Horde Slinger c2", line, phase="attack")
    t.attack("c2", "c4", "rx mx mr")
    assert t.damage("c4") == 1
    t = table("Sneeks a1; Blarf b4; Beast Rider c3", line, phase="attack")
    t.attack("b4", "c4", "rx m")
    assert t.damage("c4") == 0


def test_coleen_shields_nobody_far_away_or_of_another_name() -> None:
    t = table("Sneeks a1; Beast Rider c3", "Sera Eldwyn d8; Coleen Brighton c8; Citadel Paladin c4", phase="attack")
    t.attack("c3", "c4", "m m m")
    assert t.damage("c4") == 3
    t = table("Sneeks a1; Beast Rider c3", "Sera Eldwyn d8; Coleen Brighton c6; Jacob Eldwyn c4", phase="attack")
    t.attack("c3", "c4", "m m m")
    assert t.damage("c4") == 3


def test_jacob_is_one_stronger_for_each_two_magic() -> None:
    line = "Sera Eldwyn a1; Jacob Eldwyn c3", "Sneeks d8"
    assert [table(*line, magic=(n, 9)).strength("c3") for n in (0, 1, 5, 6)] == [2, 2, 4, 5]


def test_valna_draws_two_cards_at_the_start_of_the_summon_phase() -> None:
    t = table(
        "Sneeks a1; hand Gate",
        "Sera Eldwyn d8; Valna Stoutheart c8; deck Gate, Mass Heal, Temple Priest",
        phase="magic",
    )
    t.draws("Mass Heal", "Gate").ends()
    assert t.hand(1) == ["Gate", "Mass Heal"]


def test_valna_is_stronger_with_citadel_units_within_two_spaces() -> None:
    t = table(
        "Sera Eldwyn a1; Valna Stoutheart c3; Citadel Knight c5; Citadel Archer d4; Citadel Paladin c6; "
        "Temple Priest c4",
        "Sneeks d8",
    )
    assert t.strength("c3") == 4


def test_citadel_archer_shows_units_of_different_names_before_it_attacks() -> None:
    t = table(
        "Sera Eldwyn a1; Citadel Archer c3; hand Citadel Knight, Citadel Knight, Temple Priest, Jacob Eldwyn, Gate",
        "Sneeks d8; The Eater c5",
        phase="attack",
    )
    t.use("c3", "Arrow of Light")
    assert sorted(t.can_pick_cards()) == ["Citadel Knight", "Jacob Eldwyn", "Temple Priest"]
    t.picks_card("Citadel Knight")
    assert sorted(t.can_pick_cards()) == ["Jacob Eldwyn", "Temple Priest"]
    t.picks_card("Temple Priest")
    t.dice("rx mr mr").no()  # one target only
    assert (t.damage("c5"), t.magic()) == (3, 7)
    assert t.discarded() == ["Citadel Knight", "Temple Priest"]
    assert t.strength("c3") == 1


@rule("SW-ATTACK-17")
def test_citadel_archer_declares_its_target_after_the_arrows() -> None:
    t = table(
        "Sera Eldwyn e1; Citadel Archer a1; hand Citadel Knight",
        "Sneeks d8; The Eater a3; Gate c1",
        phase="attack",
    )
    t.use("a1", "Arrow of Light")  # one card only
    assert (t.asked, t.magic()) == ("target", 6)
    assert t.can_attack("a1") == ["a3", "c1"]


def test_citadel_archer_shows_nothing_without_a_target_or_a_unit() -> None:
    t = table("Sera Eldwyn a1; Citadel Archer c3; Gate a2; hand Citadel Knight", "Sneeks d8", phase="attack")
    assert not t.can_use("c3", "Arrow of Light")
    t = table("Sera Eldwyn a1; Citadel Archer c3; hand Gate, Mass Heal", "Sneeks c5", phase="attack")
    assert not t.can_use("c3", "Arrow of Light")


def test_enemies_beside_a_citadel_knight_must_attack_it() -> None:
    t = table(
        "Sneeks a1; Horde Climber c3; Horde Slinger d2",
        "Sera Eldwyn d8; Citadel Knight c4; Temple Priest d3",
        phase="attack",
    )
    assert t.can_attack("c3") == ["c4"]
    assert t.can_attack("d2") == ["d3"]


def test_an_enemy_that_leaves_a_citadel_knight_is_hurt() -> None:
    t = table("Sneeks a1; Horde Climber c3; Horde Climber b4", "Sera Eldwyn d8; Citadel Knight c4", phase="move")
    t.move("c3", "c2")
    assert (t.damage("c2"), t.damage("b4")) == (1, 0)


def test_citadel_paladin_draws_a_card_for_each_special_symbol() -> None:
    line = "Sera Eldwyn a1; Citadel Paladin c3; Citadel Knight f1; Gate f2; deck Gate, Temple Priest"
    t = table(line, "Sneeks d8; The Eater c4", phase="attack")
    t.draws("Gate").attack("c3", "c4", "rx mx m")
    assert t.hand() == ["Gate", "Temple Priest"]
    t = table(line, "Sneeks d8; The Eater c4", phase="attack")
    t.draws("Gate").attack("c3", "c4", "rx m m")
    assert t.hand() == ["Gate"]
    t = table(line, "Sneeks d8; Gate c4", phase="attack")
    t.attack("c3", "c4", "rx mx m")
    assert t.hand() == []  # a gate is no unit


def test_intercession_is_not_due_without_a_special_symbol() -> None:
    t = table("Sera Eldwyn a1; Citadel Paladin c3; area Brutal Force", "Sneeks d8; The Eater c4", phase="attack")
    t.attack("c3", "c4", "m m m")
    assert t.can_pick() == ["b4", "c5", "d4"]  # Forceful Attack at once: there is nothing to order


def test_temple_priest_heals_a_friend_for_a_card() -> None:
    t = table(
        "Sera Eldwyn a1; Temple Priest c3; Citadel Knight c4 damage 4; hand Gate, Mass Heal",
        "Sneeks d8",
        phase="attack",
    )
    t.attack("c3", "c4", "mx m")
    assert t.can_pass()
    assert RULES.seen(t.s, t.table.ask, pick_card(card("Gate").number), 1) <= HIDDEN
    t.picks_card("Gate")
    assert t.damage("c4") == 1
    assert (t.hand(), t.discarded()) == (["Mass Heal"], ["Gate"])
    assert t.s.dark[0][card("Gate").number] == 1  # face down


def test_temple_priest_strikes_a_friend_when_no_card_is_spent() -> None:
    t = table("Sera Eldwyn a1; Temple Priest c3; Citadel Knight c4; hand Gate", "Sneeks d8", phase="attack")
    t.attack("c3", "c4", "mx m").no()
    assert (t.damage("c4"), t.hand()) == (2, ["Gate"])


def test_temple_priest_heals_neither_summoner_nor_enemy_nor_structure() -> None:
    for mine, theirs in (
        ("Sera Eldwyn c4 damage 1", "Sneeks d8"),
        ("Sera Eldwyn a1", "Sneeks d8; The Eater c4 damage 1"),
        ("Sera Eldwyn a1; Gate c4 damage 1", "Sneeks d8"),
    ):
        t = table(f"{mine}; Temple Priest c3; hand Gate", theirs, phase="attack")
        t.attack("c3", "c4", "mx m")
        assert t.damage("c4") == 3


@rule("SW-ATTACK-17")
def test_healing_is_decided_before_the_shield_is_rolled() -> None:
    t = table(
        "Sera Eldwyn a1; Coleen Brighton c6; Citadel Knight c4 damage 3; Temple Priest c3; hand Gate",
        "Sneeks d8",
        phase="attack",
    )
    t.attack("c3", "c4")
    assert t.asked == "which-card"
    t.dice("rx m m").picks_card("Gate")
    assert t.damage("c4") == 2


@rule("SW-ACTIVE-02")
def test_holy_judgment_strengthens_commons_and_loses_boost_with_each_friendly_unit() -> None:
    t = table(
        "Sera Eldwyn a1; Citadel Paladin c3; Temple Priest c4; Jacob Eldwyn c2; hand Holy Judgment",
        "Sneeks d8; Horde Slinger d3",
        phase="attack",
        magic=(0, 0),
    )
    t.play("Holy Judgment")
    assert t.boost("Holy Judgment") == 2
    assert (t.strength("c3"), t.strength("a1"), t.strength("c2"), t.strength("d3")) == (4, 2, 2, 2)
    t.attack("c3", "c4", "m m rx rx")
    assert (t.card("c4"), t.boost("Holy Judgment")) == (None, 1)


def test_holy_judgment_loses_nothing_for_enemies_and_structures() -> None:
    t = table(
        "Sera Eldwyn a1; Citadel Paladin c3; Citadel Knight b3; Gate b4 damage 4; hand Holy Judgment",
        "Sneeks d8; Horde Slinger d3",
        phase="attack",
    )
    t.play("Holy Judgment").attack("c3", "d3", "m m m m").attack("b3", "b4", "m m m")
    assert (t.card("d3"), t.card("b4"), t.boost("Holy Judgment")) == (None, None, 2)


@rule("SW-ACTIVE-03")
def test_holy_judgment_stays_for_a_boost() -> None:
    for boost, word, stays in ((2, "yes", True), (2, "no", False), (0, "", False)):
        t = table("Sneeks a1; hand Gate", "Sera Eldwyn d8; area Holy Judgment", phase="magic")
        t.s.boost[t.o("Holy Judgment")] = boost
        t.ends()
        if word:
            assert (t.seat, t.asked) == (1, "which-way")
            t.yes() if word == "yes" else t.no()
        assert t.area(1) == (["Holy Judgment"] if stays else [])
        assert t.discarded(1) == ([] if stays else ["Holy Judgment"])
        if stays:
            assert t.boost("Holy Judgment") == 1


def test_guarding_spirits_guard_commons_near_the_summoner_once_a_turn() -> None:
    t = table(
        "Sneeks a1; Beast Rider c6; Beast Rider d5; Beast Rider a3",
        "Sera Eldwyn d8; Citadel Paladin d6; Citadel Knight a4; Valna Stoutheart e8; area Guarding Spirits",
        phase="attack",
    )
    assert "Guarded" in t.ability_names("d6")
    assert "Guarded" not in t.ability_names("a4")
    assert "Guarded" not in t.ability_names("e8")
    assert "Guarded" not in t.ability_names("c6")
    t.attack("c6", "d6", "m m m")
    assert t.damage("d6") == 1
    t.attack("d5", "d6", "m m rx")
    assert t.damage("d6") == 3


def test_mass_heal_heals_commons_and_champions_near_the_summoner() -> None:
    t = table(
        "Sera Eldwyn c1 damage 2; Citadel Knight c3 damage 3; Valna Stoutheart c2 damage 1; "
        "Temple Priest d4 damage 1; Gate b1 damage 2; hand Mass Heal",
        "Sneeks d8; Beast Rider d2 damage 2",
        phase="move",
    )
    t.play("Mass Heal")
    assert [t.damage(at) for at in ("c1", "c3", "c2", "d4", "b1", "d2")] == [2, 1, 0, 1, 2, 2]
    assert t.magic() == 4


def test_renewed_hope_summons_in_every_phase_and_beside_the_summoner() -> None:
    for phase in ("summon", "move", "build", "attack", "magic", "draw"):
        t = table("Sera Eldwyn c3; Gate f1; area Renewed Hope; hand Temple Priest", "Sneeks d8", phase=phase)
        assert t.can_summon("Temple Priest") == ["b3", "c2", "c4", "d3", "e1", "f2"]
    t.summon("Temple Priest", "c4")
    assert t.card("c4") == "Temple Priest"


def test_renewed_hope_of_the_opponent_helps_nobody_else() -> None:
    t = table("Sneeks c3; Gate f1; hand Horde Climber", "Sera Eldwyn d8; area Renewed Hope", phase="attack")
    assert t.can_summon("Horde Climber") == []
