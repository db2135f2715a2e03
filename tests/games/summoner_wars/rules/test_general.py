"""Who plays, who wins, and when."""

from __future__ import annotations

import pytest

import stolek
from stolek.errors import UnknownOption
from stolek.games.summoner_wars.cards.base import CARDS, SUMMONER
from stolek.games.summoner_wars.game import RULES
from tests.games.summoner_wars.scenario import Talk, table
from tests.rules import rule


@rule("SW-GEN-01")
def test_two_players_with_a_summoner_each() -> None:
    s = stolek.deal("summoner-wars", seed=1).state
    assert RULES.seats == (2,)
    assert [s.ctrl[o] for o, kind in enumerate(s.kind) if CARDS[kind].kind == SUMMONER] == [0, 1]
    for number in (1, 3):
        with pytest.raises(UnknownOption):
            stolek.deal("summoner-wars", decks=["breakers"] * number)


def winner(t: Talk) -> object:
    assert t.asked == "over"
    return t.table.scores


WON, LOST, DRAWN = [1.0, 0.0], [0.0, 1.0], [0.5, 0.5]


@rule("SW-GEN-02")
def test_the_game_ends_at_the_very_moment() -> None:
    mine = "Grognack c1; Tundra Fighter c4; hand Gate"
    t = table(mine, "Sneeks c5 damage 10; Gate b4", phase="attack")
    t.attack("c4", "c5", "mr mr")  # Frenzy would roll a die after the attack
    assert winner(t) == WON
    assert t.table.options == []
    assert t.s.phase == 3


@rule("SW-GEN-02")
def test_what_would_kill_the_other_summoner_afterwards_comes_too_late() -> None:
    """The Aura of the Phoenix would have destroyed Sneeks after the attack."""
    theirs = "Queen Maldaria c5 damage 8; area Divine Retribution"
    t = table("Sneeks c4 damage 10", theirs, phase="attack").attack("c4", "c5", "mr rx rx")
    assert winner(t) == WON


# A summoner that is gone has lost, whatever did it (SW-GEN-03).


@rule("SW-GEN-03")
def test_lost_by_an_attack() -> None:
    t = table("Sneeks e1; Horde Climber d8", "Svara e8 damage 11", phase="attack").attack("d8", "e8", "mr")
    assert winner(t) == WON


@rule("SW-GEN-03")
def test_lost_by_an_attack_of_an_own_unit() -> None:
    t = table("Sneeks e1 damage 10; Horde Climber e2", "Svara e8", phase="attack").attack("e2", "e1", "mr")
    assert winner(t) == LOST


@rule("SW-GEN-03")
def test_lost_by_an_effect_of_the_enemy() -> None:
    t = table("Queen Maldaria d1; Ember Archer c3", "Sneeks c7 damage 10", phase="move")
    assert winner(t.move("c3", "c4").picks("c7")) == WON


@rule("SW-GEN-03")
def test_lost_by_an_own_effect() -> None:
    """Raise the Dead costs Ret-Talus 2 damage."""
    t = table("Ret-Talus d1 damage 10; discard Undead Archer", "Svara e8").use("d1", "Raise the Dead")
    assert winner(t.picks_space("d2")) == LOST


@rule("SW-GEN-03")
def test_lost_by_the_inaction_penalty() -> None:
    t = table("Sneeks e1 damage 10; Horde Climber e2", "Svara e8", phase="attack").ends()
    assert winner(t) == LOST


@rule("SW-GEN-03")
def test_lost_by_leaving_without_being_destroyed() -> None:
    """The Eater eats a friendly unit: the summoner is one. It is discarded."""
    t = table("Sneeks e1; The Eater e2; Horde Climber a8", "Svara b8", phase="attack")
    t.attack("a8", "b8", "rx").ends()
    assert t.can_pick() == ["e1", "e2"]
    assert winner(t.picks("e1")) == LOST


def through_my_own_summoner(*rulings: str) -> Talk:
    """The Fire Drake's breath burns what it attacks through, at the same time as its target."""
    mine = "Queen Maldaria d6 damage 8; Fire Drake d5"
    t = table(mine, "Sneeks d7 damage 10", phase="attack", rulings=rulings)
    return t.attack("d5", "d7", "rx m m m")


@rule("SW-GEN-04")
def test_both_summoners_at_once_is_a_draw() -> None:
    t = through_my_own_summoner()
    assert (t.card("d6"), t.card("d7")) == (None, None)
    assert winner(t) == DRAWN


@rule("SW-GEN-04")
def test_or_the_active_player_wins_by_the_other_reading() -> None:
    assert winner(through_my_own_summoner("active-player-wins-tie")) == WON


@rule("SW-GEN-04")
def test_effects_one_after_the_other_are_no_tie() -> None:
    """Purge: first the damage that destroys Sneeks, then the own units chosen are destroyed."""
    t = table("Ret-Talus d6; hand Purge", "Sneeks d7 damage 9", phase="move").play("Purge")
    assert winner(t.picks("d6").picks("d7")) == WON
