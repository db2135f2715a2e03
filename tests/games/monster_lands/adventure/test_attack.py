"""A mercenary attacks the monster: the dice of its path, kill or capture, and what is carried on."""

from __future__ import annotations

import pytest

from stolek.games.monster_lands.forms import ALL_THE_REST, STOP, VENOM, roll_die
from stolek.games.monster_lands.state import OWNED, USED
from tests.games.monster_lands.adventure.fighting import attack_dice, battle, outcomes, strikes
from tests.games.monster_lands.scenario import Talk, member, monster_card
from tests.rules import rule

# Slinker: captured with 10, killed with 13. Crabhead: 11 and 12. Sandloach: 14 and 20. Tentaclaw: 18 and 23.


def against(monster: str, *clans: str) -> Talk:
    """After an attack on the first path that hits nobody."""
    t = battle(monster, *clans)
    strikes(t)
    return t


# the dice and what they come to


@rule("ML-ATT-01", "ML-ATT-06", "ML-ATT-08")
@pytest.mark.parametrize(
    ("faces", "outcome"),
    [
        ("3 3 3", ("missed", 9)),
        ("4 3 3", ("captured", 10)),
        ("6 4 2", ("captured", 12)),
        ("6 4 3", ("killed", 13)),
        ("6 6 6", ("killed", 18)),
    ],
)
def test_the_total_of_the_path_is_held_against_both_values(faces: str, outcome: tuple[str, int]) -> None:
    t = against("Slinker", "Onduru; on a2 Fandor s m improved_s1")  # the trap brings the third die
    t.rolls_all(faces)
    assert outcomes(t) == [outcome]


@rule("ML-ATT-01")
def test_the_dead_attack_nobody() -> None:
    t = battle("Slinker", "Onduru; Fandor wounded; on a2 Fandor 2s basic; Hatyr; on a4 Hatyr s")
    strikes(t, hits=1)
    assert t.out("Fandor") is False and t.on("a2") == ""
    strikes(t)
    t.rolls_all("5")
    assert t.said("threw") == [(0, member("Hatyr"), 3, 0, 5)]


@rule("ML-ATT-02")
def test_the_dice_are_rolled_in_any_order() -> None:
    for first, second in (("s", "m"), ("m", "s")):
        t = against("Slinker", "Onduru; on a2 Fandor s m basic")
        t.rolls(first, 2)
        t.rolls(second, 5)
        assert outcomes(t) == [("missed", 7)]


@rule("ML-ATT-02", "ML-ATT-06")
def test_who_stops_in_the_window_captures() -> None:
    t = against("Slinker", "Onduru; on a2 Fandor 2s 2m basic")
    assert not t.can(STOP)
    t.rolls("m", 6)
    assert t.can(STOP)
    t.rolls("s", 5)
    t.stops()
    assert outcomes(t) == [("captured", 11)]


@rule("ML-ATT-02", "ML-ATT-11")
def test_who_stops_short_has_done_the_damage_that_was_rolled() -> None:
    t = against("Tentaclaw", "Onduru; on a2 Fandor 3s; on a4 Hatyr s; Hatyr")
    t.rolls("s", 4)
    t.stops()
    assert outcomes(t) == [("missed", 4)]
    strikes(t)
    assert t.total() == 4  # two dice left unrolled add nothing


@rule("ML-ATT-03")
def test_traps_and_abilities_are_counted_whether_wanted_or_not() -> None:
    """Without the 4 of the trap or the 1 of Tarka it would be a capture."""
    t = against("Slinker", "Onduru; on a2 Tarka 2s improved_plus4")
    t.rolls_all("5 3")
    assert outcomes(t) == [("killed", 14)]


@rule("ML-ATT-03")
def test_equipment_is_counted_too() -> None:
    t = against("Slinker", "Onduru; Fandor with Ripper; on a2 Fandor 2s basic")
    t.rolls_all("5 4")
    assert outcomes(t) == [("captured", 11)]


@rule("ML-ATT-03")
def test_a_re_roll_is_optional() -> None:
    t = against("Slinker", "Onduru; on a2 Nakirk 2s basic")
    t.rolls_all("5 4")
    assert t.offered("reroll") and t.can(STOP)
    t.stops()
    assert outcomes(t) == [("missed", 9)]


@rule("ML-ATT-03")
@pytest.mark.parametrize(("reveal", "total"), [(True, 9), (False, 5)])
def test_with_tricks_only_what_is_revealed_counts(reveal: bool, total: int) -> None:
    t = battle("Tentaclaw", "Onduru; on a2 Fandor s improved_plus4", "Burgrave; Tarka", modules=("tricks",))
    assert t.asked == "revealing"
    t.says_yes() if reveal else t.says_no()
    strikes(t)
    t.rolls_all("5")
    assert outcomes(t) == [("missed", total)]


@rule("ML-ATT-04")
def test_venom_adds_two_after_any_die() -> None:
    t = against("Slinker", "Onduru; on a2 Fandor 3s basic venom")
    t.rolls("s", 3)
    assert t.can(VENOM)
    t.rolls("s", 3)
    assert t.can(VENOM)
    t.rolls("s", 2)
    t.uses_venom()
    assert outcomes(t) == [("captured", 10)]
    assert not t.s.venom[1]


@rule("ML-ATT-04")
def test_each_venom_adds_two_and_none_has_to_be_used() -> None:
    t = against("Tentaclaw", "Onduru; on a2 Fandor 2s venom venom")
    t.rolls("s", 3)
    t.uses_venom()
    t.uses_venom()
    assert t.total() == 7 and not t.can(VENOM)
    t = against("Tentaclaw", "Onduru; on a2 Fandor 2s venom venom")
    t.rolls_all("3 3")
    t.stops()
    assert outcomes(t) == [("missed", 6)] and t.s.venom[1] == 2


@rule("ML-ATT-05")
def test_per_die_bonuses_count_for_every_die_of_their_colour() -> None:
    t = against("Tentaclaw", "Onduru; on a2 Tarka 2s m improved_s_plus2")
    t.rolls_all("1 1 1")  # each strength die counts 1, 1 of Tarka and 2 of the trap
    assert outcomes(t) == [("missed", 9)]
    t = against("Tentaclaw", "Onduru; on a2 Trunk 2s 2m improved_m_plus1")
    t.rolls_all("1 1 1 1")
    assert outcomes(t) == [("missed", 8)]


@rule("ML-ATT-05")
def test_dice_that_a_trap_brings_are_dice_of_the_path() -> None:
    t = against("Tentaclaw", "Onduru; on a2 Tarka improved_s2")
    t.rolls_all("1 1")
    assert outcomes(t) == [("missed", 4)]


# capture and kill


@rule("ML-ATT-06", "ML-ATT-16")
def test_without_a_trap_there_is_no_capture_and_the_total_is_carried_on() -> None:
    t = against("Slinker", "Onduru; on a1 Fandor 2s; Hatyr; on a2 Hatyr s")
    t.rolls_all("6 5")
    assert outcomes(t) == [("missed", 11)]
    assert t.s.monster[0] == monster_card("Slinker")
    strikes(t)
    assert t.total() == 11


@rule("ML-ATT-06")
def test_a_revealed_trick_is_no_trap() -> None:
    for token, outcome in (("trick_steal_s1", "missed"), ("basic", "captured"), ("hidden_s1", "captured")):
        t = battle("Slinker", f"Onduru; on a2 Fandor 2s {token}", "Burgrave; Tarka", modules=("tricks",))
        t.says_yes()
        strikes(t)
        t.rolls("s", 6)
        t.rolls("s", 5)
        if t.asked == "throwing":
            t.stops()
        assert outcomes(t) == [(outcome, 11)]


@rule("ML-ATT-07")
def test_a_capture_pays_fame_and_coins_and_the_card_is_discarded() -> None:
    t = against("Slinker", "Onduru; fame 5; coins 1; on a2 Fandor 2s basic")
    t.rolls_all("5 5")
    assert (t.fame(), t.coins()) == (5 + 3, 1 + 6)
    assert t.s.lair[monster_card("Slinker")] == USED


@rule("ML-ATT-08")
def test_a_kill_brings_fame_and_a_trophy() -> None:
    t = battle("Slinker", "Onduru; Tepey", "Burgrave; fame 5; coins 1; on a2 Fandor 3s basic")
    strikes(t)
    t.rolls_all("5 5 5")
    assert (t.fame(1), t.coins(1)) == (5 + 3, 1)
    assert t.s.lair[monster_card("Slinker")] == OWNED + 1


@rule("ML-ATT-09")
def test_what_is_enough_to_kill_is_no_capture() -> None:
    """With a trap too, and by one die that goes over the window."""
    t = against("Crabhead", "Onduru; on a2 Fandor 3s basic")
    t.rolls("s", 6)
    t.rolls("s", 6)
    assert outcomes(t) == [("killed", 12)]
    assert t.s.lair[monster_card("Crabhead")] == OWNED


@rule("ML-ATT-10")
@pytest.mark.parametrize(
    ("who", "faces", "outcome"),
    [
        ("Tentok", "5 3", ("missed", 8)),
        ("Tentok", "5 4", ("captured", 10)),  # 9, and 1 for capturing
        ("Tentok", "6 6", ("captured", 13)),  # 12: not killed, though 13 is to be read
        ("Barbukha", "5 4", ("missed", 9)),  # 12 towards a kill, 9 towards a capture
        ("Barbukha", "5 5", ("killed", 13)),
    ],
)
def test_bonuses_count_for_what_they_are_meant(who: str, faces: str, outcome: tuple[str, int]) -> None:
    t = against("Slinker", f"Onduru; on a2 {who} 2s basic")
    t.rolls_all(faces)
    assert outcomes(t) == [outcome]


# who fails


@rule("ML-ATT-11")
def test_dice_and_traps_of_who_failed_stay() -> None:
    t = against("Tentaclaw", "Onduru; on a1 Fandor 2s improved_plus4; Hatyr; on a2 Hatyr s")
    t.rolls_all("3 3")
    assert t.lying("a1") == "2s improved_plus4"
    strikes(t)
    assert t.total() == 10


@rule("ML-ATT-12")
def test_each_in_turn_suffers_a_full_attack_and_adds_to_what_was_done() -> None:
    clan = "Onduru; on a1 Fandor 2s; Hatyr; on a2 Hatyr 2s; Redmira; on a4 Redmira 2s"
    t = battle("Tentaclaw", clan)
    for faces, total in (("3 3", 6), ("2 2", 10), ("6 5", 21)):
        assert attack_dice(t) == 5
        strikes(t)
        t.rolls_all(faces)
        assert outcomes(t)[-1] == ("missed", total)


@rule("ML-ATT-12")
def test_the_total_is_added_whoever_it_was() -> None:
    t = against("Slinker", "Onduru; on a1 Fandor 2s", "Burgrave; on a2 Hatyr s")
    t.rolls_all("4 4")
    strikes(t)
    t.rolls_all("5")
    assert outcomes(t) == [("missed", 8), ("killed", 13)]
    assert (t.fame(0), t.fame(1)) == (0, 3)


@rule("ML-ATT-05", "ML-ATT-13")
def test_modifiers_of_a_path_change_nothing_on_another() -> None:
    t = against("Tentaclaw", "Onduru; on a1 Tarka s improved_s_plus1; Fandor; on a2 Fandor s improved_s_plus3")
    t.rolls_all("2")
    assert outcomes(t) == [("missed", 4)]
    strikes(t)
    t.rolls_all("2")
    assert outcomes(t)[-1] == ("missed", 4 + 5)  # with the trap of this path for this die


@rule("ML-ATT-14")
def test_dice_bonuses_flat_bonuses_and_venom_are_carried_on() -> None:
    t = against("Tentaclaw", "Onduru; on a1 Tarka s improved_plus4 venom; Fandor; on a2 Fandor s")
    t.rolls("s", 2)
    t.uses_venom()
    strikes(t)
    assert t.total() == 2 + 1 + 4 + 2


@rule("ML-ATT-14")
@pytest.mark.parametrize("who", ["Tentok", "Barbukha"])
def test_what_counts_only_for_capturing_or_killing_is_not_carried_on(who: str) -> None:
    t = against("Tentaclaw", f"Onduru; on a1 {who} s basic; Fandor; on a2 Fandor s; loot killer")
    t.rolls("s", 2)
    t.uses_loot("killer")
    strikes(t)
    assert t.total() == 2 and t.s.kill_bonus == 0


@rule("ML-ATT-15")
def test_a_total_in_the_window_captures_without_a_die() -> None:
    t = against("Slinker", "Onduru; on a1 Fandor 2s; Hatyr; on a2 Hatyr 2s basic")
    t.rolls_all("5 5")
    strikes(t)
    assert t.can(STOP) and t.can(roll_die(ALL_THE_REST))
    t.stops()
    assert outcomes(t)[-1] == ("captured", 10)


@rule("ML-ATT-15")
def test_short_of_the_window_a_die_has_to_be_rolled() -> None:
    t = against("Slinker", "Onduru; on a1 Fandor 2s; Hatyr; on a2 Hatyr 2s basic")
    t.rolls_all("5 4")
    strikes(t)
    assert not t.can(STOP)


@rule("ML-ATT-15")
def test_a_flat_bonus_that_reaches_the_kill_value_kills_without_a_die() -> None:
    """The bonus must be counted, so it cannot be a capture."""
    t = against("Slinker", "Onduru; on a1 Fandor 2s; Hatyr; on a2 Hatyr 2s improved_plus4")
    t.rolls_all("5 5")
    strikes(t)
    assert outcomes(t)[-1] == ("killed", 14)
    assert not any(details[1] == t.said("killed")[0][1] for details in t.said("threw"))


@rule("ML-ATT-17")
def test_a_re_roll_replaces_what_was_rolled_even_if_lower() -> None:
    t = against("Tentaclaw", "Onduru; on a2 Nakirk 2s")
    assert not t.offered("reroll")  # nothing has been rolled
    t.rolls("s", 5)
    t.rerolls("s5", 1)
    t.rolls("s", 3)
    assert outcomes(t) == [("missed", 4)]


@rule("ML-ATT-17")
def test_the_other_dice_are_not_re_rolled() -> None:
    t = against("Tentaclaw", "Onduru; on a2 Nakirk s m")
    t.rolls_all("2 6")
    assert {option["die"] for option in t.offered("reroll")} == {2}
    t.rerolls("s2", 6)
    assert outcomes(t) == [("missed", 12)]
