"""What the name of a card means."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.cards.base import CARDS, named
from stolek.games.summoner_wars.forms import use
from tests.games.summoner_wars.scenario import card, table
from tests.rules import rule


@rule("SW-NAME-01", "SW-EX-14")
@pytest.mark.parametrize(
    ("word", "matches"),
    [("Undead", ["Undead Archer", "Undead Warrior"]), ("Archer", ["Undead Archer", "Wind Archer"])],
)
def test_a_word_matches_all_names_with_it(word: str, matches: list[str]) -> None:
    cards = ["Undead Warrior", "Undead Archer", "Wind Archer"]
    assert sorted(name for name in cards if named(card(name).number, word)) == matches


@rule("SW-NAME-01", "SW-EX-14")
def test_a_text_that_speaks_of_undead_means_all_of_them() -> None:
    t = table("Ret-Talus a1; discard Undead Warrior, Undead Archer, Hellfire Cultist, Wind Archer", "Svara d8")
    t.use("a1", "Raise the Dead")
    assert sorted(t.can_pick_cards()) == ["Undead Archer", "Undead Warrior"]


@rule("SW-NAME-02")
def test_names_work_across_kinds_and_factions() -> None:
    found = {c.name for c in CARDS if named(c.number, "Frost")} | {c.name for c in CARDS if named(c.number, "Gate")}
    assert found == {"Frost Mage", "Frost Shaman", "Gate", "Starting Gate"}
    assert {c.name for c in CARDS if named(c.number, "Ice")} == {
        "Ice Golem",
        "Ice Smith",
        "Ice Ram",
        "Ice Repair",
    }
    t = table("Grognack a1; Targan c4; Frost Mage c3; Frost Shaman c5; Ice Smith d4", "Svara d8; Frost Mage b4")
    assert [t.strength(at) for at in ("c3", "c5", "d4", "b4", "c4")] == [2, 4, 2, 1, 4]


@rule("SW-NAME-03")
def test_a_card_that_names_itself_means_just_itself() -> None:
    t = table("Svara a1; Jarmund c4; hand Gate", "Svara d8; Jarmund c5; Horde Climber d4", phase="attack")
    t.attack("c4", "d4", "m m m").yes()
    assert (t.boost("c4"), t.boost("c5")) == (1, 0)


@rule("SW-NAME-04")
def test_different_cards_have_different_names() -> None:
    t = table(
        "Sera Eldwyn a1; Citadel Archer c4; Gate d4; hand Citadel Knight, Citadel Knight, Temple Priest, Gate",
        "Svara d8; Horde Climber c6",
        phase="attack",
    )
    archer = t.o("c4")
    t.says(use(archer, t.ability("c4", "Arrow of Light"))).picks_card("Citadel Knight")
    assert t.can_pick_cards() == ["Temple Priest"]
    t.picks_card("Temple Priest").attack("c4", "c6", "m m m")
    assert (sorted(t.hand()), t.magic()) == (["Citadel Knight", "Gate"], 7)
