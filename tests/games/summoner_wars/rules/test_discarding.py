"""Discarding, discard piles, and the Magic phase."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.forms import discard
from stolek.games.summoner_wars.game import RULES
from stolek.games.summoner_wars.rules import news
from tests.games.summoner_wars.scenario import Illegal, Talk, card, table
from tests.rules import rule


def sight(t: Talk, seat: int) -> object:
    """All that a seat can know of the table."""
    return RULES.to_data(t.table.view(seat).state)


@rule("SW-DISC-01", "SW-UNDER-06")
def test_tokens_go_first_and_cards_under_it_go_along() -> None:
    t = table(
        "Sneeks a1; The Eater c4; Undead Warrior c5 damage 2 boost 3 belongs; Gate c3; hand Gate",
        "Svara d8",
        phase="attack",
    )
    o = t.o("c5")
    t.tuck("c5", "Ice Smith").tuck("c5", "Ollag", 1)
    t.ends().says(t.table.options[0]).picks("c5")
    assert t.card("c5") is None
    assert (t.discarded(0), t.discarded(1)) == (["Ice Smith"], ["Ollag", "Undead Warrior"])
    assert (t.s.damage[o], t.s.boost[o], t.s.under[o]) == (0, 0, ())


@rule("SW-DISC-02")
def test_only_the_owner_looks_through_a_pile_and_all_know_its_size() -> None:
    tables = [
        table(f"Sneeks a1; hand {ours}; deck Pile On", "Svara d8", phase="magic").discard(thrown)
        for ours, thrown in (("Gate, Sneak", "Gate"), ("Gate, Sneak", "Sneak"))
    ]
    assert sight(tables[0], 1) == sight(tables[1], 1)
    assert sight(tables[0], 0) != sight(tables[1], 0)
    for t in tables:
        seen = t.table.view(1).state
        assert sum(seen.open[0]) + sum(seen.dark[0]) == len(t.discarded(0)) == 1
        assert not any(kind == news.THREW_CARD and who != 0 for who, kind, *_ in t.table.story)


@rule("SW-DISC-03")
def test_what_comes_back_is_new() -> None:
    t = table(
        "Ret-Talus d3; Undead Carrier c4; Undead Carrier c5 damage 1 boost 2; Gate b4; hand Chant of Power",
        "Svara d8; Gate d5",
        phase="attack",
    )
    t.play("Chant of Power").picks("c5")
    t.attack("c5", "d5", "m rx rx rx")
    assert t.can_attack("c5") == []
    t.attack("c4", "c5", "m m").picks_card("Undead Carrier")
    assert (t.damage("c5"), t.boost("c5"), t.strength("c5")) == (0, 0, 2)
    assert "Imbued Strength" not in t.ability_names("c5")
    assert t.can_attack("c5") == ["c4", "d5"]


@rule("SW-DISC-03")
def test_what_comes_back_later_in_the_phase_may_attack_again() -> None:
    t = table(
        "Ret-Talus a1; Undead Carrier c4; Undead Carrier c5 damage 2; Horde Slinger b5; hand Gate",
        "Svara d8; Gate c6; Horde Slinger d4; Gate e4",
        phase="attack",
    )
    t.attack("c5", "c6", "m rx").attack("b5", "c5", "mr m")
    assert t.card("c5") is None
    t.attack("c4", "d4", "m m").picks_card("Undead Carrier")
    assert t.can_attack("d4") == ["c4", "e4"]


@rule("SW-DISC-03", "SW-DMG-04")
def test_the_destroyed_come_back_unhurt() -> None:
    t = table("Ret-Talus d3; Undead Warrior a1 damage 2 boost 1; hand Blood Summon, Hellfire Cultist", "Svara d8")
    t.play("Blood Summon").picks("a1").picks_space("b1")
    assert t.card("a1") is None
    t.use("d3", "Raise the Dead").picks_space("c3")
    assert (t.card("c3"), t.damage("c3"), t.boost("c3"), t.damage("d3")) == ("Undead Warrior", 0, 0, 2)


@rule("SW-DISC-04", "SW-ACTIVE-05")
def test_tokens_that_a_text_counts_are_counted_before_they_go() -> None:
    t = table("Svara d8; hand Gate", "Sneeks a1 damage 4; Gate b1; area Sacrificial Pyre; hand Gate", phase="magic")
    pyre = t.o("Sacrificial Pyre")
    t.s.boost[pyre] = 3
    t.ends().picks("a1")
    assert (t.damage("a1"), t.area(1), t.s.boost[pyre]) == (1, [], 0)


@rule("SW-MAGPH-01")
@pytest.mark.parametrize("number", range(4))
def test_any_number_of_cards_gives_one_magic_each(number: int) -> None:
    t = table("Sneeks a1; hand Gate, Gate, Sneak, Blarf", "Svara d8; hand Gate", phase="magic", magic=(2, 5))
    for name in ("Gate", "Sneak", "Gate")[:number]:
        t.discard(name)
    assert (t.magic(0), len(t.hand()), len(t.discarded())) == (2 + number, 4 - number, number)
    assert t.asked == "magic-phase"


@rule("SW-MAGPH-01")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack"])
def test_only_in_the_magic_phase(phase: str) -> None:
    t = table("Sneeks a1; Gate b1; hand Gate, Sneak, Pile On, Horde Slinger", "Svara d8", phase=phase)
    assert not t.offered(discard(card("Gate").number))
    with pytest.raises(Illegal):
        t.discard("Gate")


@rule("SW-MAGPH-01")
def test_the_other_player_discards_nothing() -> None:
    t = table("Sneeks a1; hand Gate", "Svara d8; hand Ollag", phase="magic")
    with pytest.raises(Illegal):
        t.table.play(discard(card("Ollag").number), 1)
    assert not t.offered(discard(card("Ollag").number))


@rule("SW-MAGPH-02")
@pytest.mark.parametrize("name", ["Gate", "Parapet", "Blarf", "Horde Slinger", "Unrelenting", "Enrage the Horde"])
def test_any_card_is_discarded_for_magic_without_effect(name: str) -> None:
    t = table(f"Sneeks a1; Horde Slinger b1; hand {name}, Gate", "Svara d8; hand Gate", phase="magic", magic=(0, 0))
    t.discard(name)
    assert (t.magic(), t.discarded(), t.area(), t.asked) == (1, [name], [], "magic-phase")
