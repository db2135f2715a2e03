"""Playing events, and active events."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.cards.base import CARDS, EPIC, STANDARD
from stolek.games.summoner_wars.forms import play
from tests.games.summoner_wars.scenario import PHASES, Illegal, Talk, card, table
from tests.rules import rule

EVENTS = [c for c in CARDS if c.kind in (EPIC, STANDARD) and not c.structure]


@rule("SW-EVENT-01")
@pytest.mark.parametrize("name", ["Sacrificial Pyre", "Sneak", "For Glory", "Pile On", "Unrelenting"])
def test_an_event_is_played_in_its_own_phase(name: str) -> None:
    playable = []
    for phase in PHASES[:5]:
        t = table(f"Sneeks a1; Horde Slinger b1; Gate c1; hand {name}, Gate, Horde Slinger", "Svara d8", phase=phase)
        if t.can_play(name):
            playable.append(phase)
    assert playable == [PHASES[card(name).phase]]


@rule("SW-EVENT-01", "SW-EVENT-06")
def test_an_event_is_played_in_ones_own_turn_from_ones_own_hand() -> None:
    t = table("Sneeks a1; hand Pile On; Beast Rider b1", "Svara d8; hand Primal Fury, Pile On", phase="attack")
    assert not t.can_play("Primal Fury")
    with pytest.raises(Illegal):
        t.table.play(play(card("Pile On").number), 1)
    assert t.play("Pile On").hand(1) == ["Pile On", "Primal Fury"]


@rule("SW-EVENT-02", "SW-EVENT-05")
@pytest.mark.parametrize(("name", "phase", "word"), [("Chant of Power", "attack", "c2"), ("Blast", "move", "c2")])
def test_an_event_is_paid_then_carried_out_then_discarded(name: str, phase: str, word: str) -> None:
    """One is epic, one standard."""
    mine = f"Sneeks c1; Beast Rider c2; Beast Rider b1; Gate d2; hand {name}, {name}"
    t = table(mine, "Svara d8", phase=phase, magic=(1, 5))
    t.play(name)
    assert (t.magic(), t.hand(), t.discarded()) == (0, [name], [])
    t.picks(word)
    if name == "Blast":
        assert t.discarded() == []
        t.forces_to("c3")
        assert t.damage("c3") == 1
    else:
        assert "Imbued Strength" in t.ability_names("c2")
    assert t.discarded() == [name]
    assert not t.can_play(name)  # nothing left to pay it with


@rule("SW-EVENT-05")
def test_events_are_epic_or_standard() -> None:
    kinds = {c.name: c.kind for c in EVENTS}
    assert (kinds["Ice Ram"], kinds["Sneak"], len(EVENTS)) == (EPIC, STANDARD, 8 * 4 - 1)


@rule("SW-EVENT-03")
def test_any_number_of_events_is_played() -> None:
    t = table("Sneeks a1; hand Sneak, Sneak, Sneak, Sneak, Gate; Horde Slinger c3", "Svara d8", phase="move")
    for to in ("c4", "c5", "c6", "c7"):
        t.play("Sneak").picks("c" + str(int(to[1]) - 1)).forces_to(to)
    assert (t.card("c7"), t.discarded()) == ("Horde Slinger", ["Sneak"] * 4)


@rule("SW-EVENT-04", "SW-ABIL-04")
def test_nothing_is_played_or_used_while_something_is_resolved() -> None:
    t = table(
        "Sneeks a1; Horde Slinger c3; Horde Slinger c6; Gate b1; hand Pile On, Enrage the Horde, Sneak, Gate",
        "Svara d8; Horde Climber c7",
        phase="move",
    )
    t.play("Sneak").picks("c3")
    assert not t.can_play("Sneak")
    t = table(
        "Sneeks a1; Miti Kyru c4; Horde Slinger e1; Gate b1; hand Pile On",
        "Fanessa c5; Svara d8; Gate a2",
        phase="attack",
    )
    assert t.can_play("Pile On")
    assert t.can_use("a1", "Sly")
    t.attack("c4", "c5", "m m m m")
    while t.asked != "attack-phase":
        assert not t.can_play("Pile On")
        assert not t.can_use("a1", "Sly")
        t.says(t.table.options[0])
    assert t.can_play("Pile On")


@rule("SW-EVENT-06", "SW-CTRL-01")
def test_the_owner_controls_an_event_in_both_turns() -> None:
    line = "Horde Climber c4; Horde Climber d5", "Horde Climber c5; Horde Climber d4"
    t = table(f"Sneeks a1; {line[0]}; area Pile On", f"Svara d8; {line[1]}", phase="attack")
    assert (t.strength("c4", "c5"), t.strength("c5", "c4")) == (2, 1)
    t = table(f"Svara a1; {line[0]}", f"Sneeks d8; {line[1]}; area Pile On", phase="attack")
    assert (t.strength("c4", "c5"), t.strength("c5", "c4")) == (1, 2)
    assert t.s.ctrl[t.o("Pile On")] == 1


@rule("SW-EVENT-06", "SW-DMG-08")
def test_what_an_event_destroys_is_destroyed_by_its_player() -> None:
    t = table("Queen Maldaria c3; Gate a1; hand Burn, Burn", "Svara d8; Horde Slinger c5", phase="move")
    assert t.play("Burn").magic() == 6


@rule("SW-EVENT-07")
def test_an_event_that_is_a_structure_is_built() -> None:
    t = table("Svara a1; hand Parapet, Parapet, Gate", "Sneeks d8", phase="build")
    assert not t.can_play("Parapet")
    t.build("Parapet", "c3")
    assert (t.card("c3"), t.life("c3"), t.discarded(), t.area()) == ("Parapet", 5, [], [])


@rule("SW-EVENT-08")
def test_an_event_under_a_card_stays_until_that_card_leaves() -> None:
    t = table(
        "Ret-Talus a1; Undead Carrier c4; Beast Rider c3; hand Hellforged Weapon, Gate",
        "Svara d8; Gate d4",
        phase="build",
    )
    t.play("Hellforged Weapon").picks("c4")
    assert (t.discarded(), t.under("c4")) == ([], ["Hellforged Weapon"])
    t.ends().attack("c3", "c4", "m m m")
    assert t.discarded() == ["Hellforged Weapon", "Undead Carrier"]


NEEDY = {
    "B"
    "last": "move", "Burn": "move", "Hypnotic Call": "summon", "Freeze": "summon", "Chant of Power": "attack",
    "Hellforged Weapon": "build", "Chant of Entangling": "summon",
}  # fmt: skip


@rule("SW-EVENT-09")
@pytest.mark.parametrize("name", NEEDY)
def test_an_event_may_be_played_without_a_target(name: str) -> None:
    line = f"Sneeks a1; Gate a2; Gate b1; hand {name}, {name}, Gate, Horde Slinger", "Svara d8; Gate c8"
    t = table(*line, phase=NEEDY[name]).play(name)
    assert t.asked == f"{NEEDY[name]}-phase"
    assert (t.discarded(), t.area()) in (([name], []), ([], [name]))
    strict = table(*line, phase=NEEDY[name], rulings=["events-need-target"])
    assert not strict.can_play(name)
    near = table(
        f"{line[0]}; Horde Climber a3; Horde Climber b2",
        f"{line[1]}",
        phase=NEEDY[name],
        rulings=["events-need-target"],
    )
    assert near.can_play(name) == (name != "Blast")
    if name == "Blast":
        near = table("Sneeks a1; Beast Rider a2; hand Blast", "Svara d8", "move", rulings=["events-need-target"])
        assert near.can_play(name)


@rule("SW-EVENT-09")
@pytest.mark.parametrize("rulings", [[], ["events-need-target"]])
def test_an_event_for_any_number_needs_none(rulings: list[str]) -> None:
    for name in (
        "Sneak",
        "Mind Control",
        "Glacial Shift",
        "Purge",
        "Enrage the Horde",
        "Mass Heal",
        "Ice Repair",
    ):
        phase = PHASES[card(name).phase]
        assert table(f"Svara a1; hand {name}", "Svara d8", phase=phase, rulings=rulings).can_play(name)


@rule("SW-EVENT-09", "SW-TIME-04")
def test_what_can_be_carried_out_is_carried_out() -> None:
    t = table("Tacullu c3; Gate c4; Gate b5; hand Hypnotic Call", "Svara d8; Horde Climber c5; Gate f1")
    t.play("Hypnotic Call")
    assert (t.card("c5"), t.strength("c3", "c5"), t.strength("c3", "d8")) == ("Horde Climber", 4, 3)


# Active events


def pyre_played() -> Talk:
    mine = "Ret-Talus a1; Undead Carrier c4; hand Sacrificial Pyre, Gate; deck Gate, Gate, Gate, Gate"
    t = table(mine, "Svara d8; Horde Slinger c5; hand Gate, Gate, Gate, Gate, Gate")
    return t.play("Sacrificial Pyre")


@rule("SW-ACTIVE-01", "SW-EX-13")
def test_an_active_event_lies_in_the_active_area() -> None:
    t = pyre_played()
    assert (t.area(), t.discarded(), t.magic()) == (["Sacrificial Pyre"], [], 4)


@rule("SW-ACTIVE-02", "SW-ACTIVE-03", "SW-EX-13")
def test_it_works_until_the_start_of_the_next_turn_of_its_owner() -> None:
    t = pyre_played()
    pyre = t.o("Sacrificial Pyre")
    while t.asked != "attack-phase":
        t.ends()
    t.attack("c4", "c5", "m m")
    assert t.s.boost[pyre] == 1
    while t.seat == 0:
        t.says(t.table.options[0])
    assert t.area() == ["Sacrificial Pyre"]
    while t.seat == 1:
        t.says(t.table.options[0])
    assert (t.area(), t.discarded()) == ([], ["Sacrificial Pyre"])


@rule("SW-ACTIVE-02")
def test_it_works_in_the_turn_of_the_other() -> None:
    t = table(
        "Sneeks a1; Beast Rider c4; hand Gate",
        "Ret-Talus d8; Horde Slinger c5; area Sacrificial Pyre",
        phase="attack",
    )
    pyre = t.o("Sacrificial Pyre")
    t.attack("c4", "c5", "m m m")
    assert t.s.boost[pyre] == 1


@rule("SW-ACTIVE-02")
def test_what_stands_before_the_word_active_is_done_once() -> None:
    t = table("Sera Eldwyn a1; Citadel Archer a3; Gate b3; hand Holy Judgment, Gate", "Svara d8", phase="attack")
    t.play("Holy Judgment")
    e = t.o("Holy Judgment")
    assert (t.s.boost[e], t.strength("a3")) == (2, 2)
    t.ends()
    assert t.s.boost[e] == 2


@rule("SW-ACTIVE-03")
def test_all_of_ones_own_active_events_are_discarded_and_no_others() -> None:
    t = table(
        "Svara a1; area Ice Ram; hand Gate",
        "Sneeks d8; area Pile On, Unrelenting, Pile On; hand Gate",
        phase="magic",
    )
    t.ends()
    assert (t.seat, t.area(0), t.area(1)) == (1, ["Ice Ram"], [])
    assert t.discarded(1) == ["Pile On", "Pile On", "Unrelenting"]


@rule("SW-ACTIVE-04", "SW-TERM-06")
def test_active_events_are_in_play_and_may_be_alike() -> None:
    t = table("Ret-Talus a1; Gate b1; hand Sacrificial Pyre, Sacrificial Pyre, Purge", "Svara d8; Horde Slinger c5")
    t.play("Sacrificial Pyre").play("Sacrificial Pyre")
    assert t.area() == ["Sacrificial Pyre", "Sacrificial Pyre"]
    t = table(
        "Ret-Talus a1; Undead Carrier c4; Gate b4; area Sacrificial Pyre, Sacrificial Pyre",
        "Svara d8; Horde Slinger c5",
        phase="attack",
    )
    t.attack("c4", "c5", "m m")
    assert [t.s.boost[e] for e in t.s.area] == [1, 1]


@rule("SW-ACTIVE-05")
def test_its_tokens_go_when_it_is_discarded() -> None:
    t = table("Svara a1; hand Gate", "Sera Eldwyn d8; area Holy Judgment; hand Gate", phase="magic")
    e = t.o("Holy Judgment")
    t.s.boost[e] = 2
    t.ends().no()
    assert (t.area(1), t.discarded(1), t.s.boost[e]) == ([], ["Holy Judgment"], 0)
