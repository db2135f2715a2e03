"""The course of a turn."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.cards.common import EXPIRY_WITH_EFFECT
from stolek.games.summoner_wars.forms import DRAW_UP, END, effect
from stolek.games.summoner_wars.rules import news
from tests.games.summoner_wars.scenario import PHASES, Talk, table
from tests.rules import rule


def told(t: Talk, *kinds: int) -> list[tuple[int, ...]]:
    """What has been told of these kinds."""
    return [entry[1:] for entry in t.table.story if entry[1] in kinds]


BUSY = (
    "Sera Eldwyn a1; Gate a3; Temple Priest d7; hand Temple Priest, Gate, Mass Heal, Renewed Hope,"
    " Holy Judgment, Guarding Spirits; deck Gate, Gate; area Renewed Hope"
)


@rule("SW-TURN-01", "SW-TURN-02")
def test_players_take_turns_of_six_phases() -> None:
    t = table(BUSY, "Svara d8; hand Gate, Parapet; deck Gate, Gate, Gate, Gate, Gate")
    while t.s.turn < 6:
        t.says(END if END in t.table.options else DRAW_UP)
    seats = [entry[1] for entry in told(t, news.TURN)]
    assert seats == [1, 0, 1]
    assert told(t, news.PHASE)[5:17] == [(news.PHASE, seat, phase) for seat in (1, 0) for phase in range(6)]


@rule("SW-TURN-02", "SW-TURN-08")
@pytest.mark.parametrize("phase", PHASES[:5])
def test_any_phase_may_be_passed_with_everything_still_possible(phase: str) -> None:
    t = table(BUSY, "Svara d8", phase=phase)
    assert len(t.table.options) > 2
    hand, magic = t.hand(), t.magic()
    t.ends()
    assert t.asked == PHASES[PHASES.index(phase) + 1] + "-phase"
    assert (t.hand(), t.magic(), t.card("d7")) == (hand, magic, "Temple Priest")


@rule("SW-TURN-08")
def test_drawing_happens_by_itself() -> None:
    t = table("Sneeks e1; hand Gate; deck Gate, Gate", "Svara d8", phase="magic").ends()
    assert (t.seat, t.hand()) == (1, ["Gate", "Gate", "Gate"])
    t = table("Sera Eldwyn a1; area Renewed Hope; hand Temple Priest; deck Gate, Gate", "Svara d8", phase="draw")
    assert t.why_not(END) == "SW-TURN-08"


# The start of the turn


@rule("SW-TURN-03")
def test_the_own_active_events_go_at_the_start_of_the_turn() -> None:
    """Before the Summon phase, and those of the opponent stay."""
    theirs = "Svara d8; Gate d6; hand Frost Mage; area Perplexing Tempest"
    t = table("Sneeks e1; area Pile On; hand Gate", theirs, phase="magic").ends()
    assert (t.asked, t.seat) == ("summon-phase", 1)
    assert (t.area(0), t.area(1), t.discarded(1)) == (["Pile On"], [], ["Perplexing Tempest"])


@rule("SW-TURN-03")
@pytest.mark.parametrize("first", ["Holy Judgment", "Smeg"])
def test_the_active_player_orders_what_is_due_at_the_start_of_the_turn(first: str) -> None:
    """Smeg wants magic, and Holy Judgment with boost on it asks whether it stays."""
    theirs = "Sneeks d8; Smeg c5; Gate d6; hand Horde Slinger; area Holy Judgment"
    t = table("Sera Eldwyn e1; hand Gate", theirs, phase="magic")
    t.s.boost[t.o("Holy Judgment")] = 2
    t.ends()
    assert (t.asked, t.seat, t.s.phase, t.s.active) == ("order", 1, 0, 1)
    if first == "Smeg":
        t.first("c5", "Magic Junkie").way(1)
        assert (t.card("c5"), t.area(1)) == (None, ["Holy Judgment"])
        t.no()
    else:
        t.says(effect(t.o("Holy Judgment"), EXPIRY_WITH_EFFECT.number)).no()
        assert (t.card("c5"), t.area(1)) == ("Smeg", [])
        t.way(1)
    assert (t.asked, t.area(1), t.card("c5")) == ("summon-phase", [], None)


# The end of the turn, the start and the end of a phase


@rule("SW-TURN-04")
def test_the_end_of_the_turn_is_after_drawing() -> None:
    mine = "Ret-Talus d1; Undead Warrior c3 boost 3; hand Gate; deck Gate, Gate"
    t = table(mine, "Svara d8", phase="magic").ends()
    assert [entry[0] for entry in told(t, news.DREW, news.UNBOOSTED)] == [
        news.DREW,
        news.DREW,
        news.UNBOOSTED,
    ]
    assert (t.seat, t.boost("c3")) == (1, 1)


@rule("SW-TURN-05")
def test_the_start_of_a_phase_comes_before_all_else_in_it() -> None:
    mine = "Sneeks e1; Blarf c3; Horde Slinger d7; hand Pile On, Gate"
    t = table(mine, "Svara d8", phase="build").ends()
    assert (t.asked, PHASES[t.s.phase]) == ("which-way", "attack")
    t.way(0)
    assert (t.asked, t.can_play("Pile On"), t.can_attack("d7")) == ("attack-phase", True, ["d8"])
    # An effect at the start of the Move phase, too, without a question.
    t = table("Queen Maldaria d1; Gate d2; Ember Beast c3; hand Ember Mage", "Svara d8; Frost Mage c4")
    assert t.damage("c4") == 0
    t.ends()
    assert (t.asked, t.damage("c4")) == ("move-phase", 1)


@rule("SW-TURN-05", "SW-TURN-06")
def test_the_end_of_a_phase_comes_before_the_next_phase_starts() -> None:
    """Ice Shards at the end of the Build phase, then Blarf's Blood Runes at the start of the Attack phase."""
    mine = "Svara e1; Jarmund a1 boost 1; Blarf a3; Gate c3; hand Gate"
    t = table(mine, "Sneeks d8; Horde Climber c4", phase="build")
    t.build("Gate", "b3")
    assert (t.asked, PHASES[t.s.phase], t.seat) == ("which-way", "build", 0)
    t.yes()
    assert (t.damage("c4"), t.asked, PHASES[t.s.phase]) == (1, "which-way", "attack")
    t.way(1)
    assert (t.damage("a3"), t.asked) == (1, "attack-phase")


@rule("SW-TURN-06")
def test_the_end_of_a_phase_comes_when_it_is_completed() -> None:
    t = table("Sneeks e1; The Eater c3; Horde Slinger c4; Horde Slinger d7; hand Gate", "Svara d8", phase="attack")
    t.attack("d7", "d8", "mr m")
    assert t.asked == "attack-phase"  # there could be more attacks
    t.ends()
    assert (t.asked, PHASES[t.s.phase], t.can_pick()) == ("whom", "attack", ["c3", "c4"])
    t.picks("c4")
    assert (t.asked, t.card("c4")) == ("magic-phase", None)


# Actions


@rule("SW-TURN-07")
def test_actions_of_all_kinds_in_any_order() -> None:
    mine = "Sneeks e1; Horde Slinger b8; Horde Climber c8; Horde Climber a2; hand Pile On, Pile On, Gate"
    t = table(mine, "Svara d8; Gate b7", phase="attack")
    t.attack("c8", "d8", "m")
    t.play("Pile On")
    t.use("e1", "Sly").picks("a2")
    t.attack("b8", "b7", "m m")
    assert t.asked == "attack-phase"
    t.play("Pile On")
    assert (t.damage("d8"), t.card("a2"), t.area()) == (1, "Sneeks", ["Pile On", "Pile On"])


@rule("SW-TURN-07")
def test_one_thing_is_completed_before_the_next_starts() -> None:
    mine = "Queen Maldaria d1; Ember Archer c3; Ember Mage a1; hand Burn"
    t = table(mine, "Svara d8; Frost Mage c5", phase="move").move("c3", "c4")
    assert t.asked == "whom"  # Quick Shot: nothing else before it is done
    assert t.why_not(END) is not None
    assert (t.can_play("Burn"), t.can_move("a1")) == (False, [])
    t.no()
    assert (t.can_play("Burn"), t.can_move("a1")) == (True, ["a1", "a2", "a3", "b1", "b2", "c1"])
