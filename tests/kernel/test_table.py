"""A table: answers and refusals, taking back, real dice, copies, what is told to whom, dealing."""

from __future__ import annotations

from typing import Any

import pytest

import stolek
from stolek.errors import BadDeck, Illegal, StolekError, UnknownGame, UnknownOption
from stolek.kernel.asks import CHOOSE, EVERYONE, OVER, TOGETHER, TOP
from stolek.kernel.chance import Chance
from stolek.kernel.rules import Plain
from stolek.kernel.table import Table, replay
from stolek.words import LANGUAGES, Words
from tests.kernel.toy import (
    BID,
    CARD,
    DRAW,
    DUEL,
    FORMS,
    GRAB_BY,
    HEADS,
    LOOK,
    PASS,
    ROLL,
    SAY,
    TAILS,
    TOY,
    TURN,
    Toy,
)


def table(seed: int = 1) -> Table[Toy]:
    return Table(TOY, {}, Chance(seed))


def said(number: int) -> int:
    return FORMS[SAY].pack(number)


def told(t: Table[Any]) -> tuple[Plain, list[tuple[int, ...]], list[int]]:
    return {**t.to_data(), "log": list(t.log)}, list(t.story), list(t.options)


def in_all_languages(error: StolekError) -> None:
    texts = {error.text(Words.load(lang)) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(texts)


# answers and refusals


def test_an_answer_on_offer_is_played_and_stands_in_the_log() -> None:
    t = table()
    assert t.why_not(PASS) is None
    t.play(PASS)
    assert (t.ask.seat, t.log) == (1, [PASS])


@pytest.mark.parametrize(
    ("answer", "seat", "reason"),
    [
        (-1, None, "no-such-answer"),
        (31, None, "no-such-answer"),
        (1 << 80, None, "no-such-answer"),
        (HEADS, None, "no-such-answer"),
        (GRAB_BY[0], None, "not-in-toy"),
        (PASS, 1, "not-in-toy"),
        (PASS, 2, "not-your-decision"),
        (PASS, -1, "not-your-decision"),
    ],
)
def test_any_other_answer_is_refused_and_changes_nothing(answer: int, seat: int | None, reason: str) -> None:
    t = table()
    t.play(PASS)
    t.play(PASS)
    before = told(t)
    refusal = t.why_not(answer, seat)
    assert refusal is not None
    assert refusal.key == reason
    with pytest.raises(Illegal) as caught:
        t.play(answer, seat)
    assert (caught.value.params["reason"], caught.value.rule) == (reason, refusal.rule or None)
    in_all_languages(caught.value)
    assert told(t) == before
    assert t.can_undo(1)


def test_after_the_end_every_answer_is_refused() -> None:
    t = table()
    while not t.over:
        t.play(ROLL)
    assert t.ask.what == OVER
    assert t.scores in ([1.0, 0.0], [0.0, 1.0])
    refusal = t.why_not(PASS)
    assert refusal is not None
    assert refusal.key == "game-over"
    with pytest.raises(Illegal):
        t.play(PASS)


def test_a_part_of_a_common_question_is_answered_once() -> None:
    t = table()
    t.state.points = [3, 3]
    t.play(BID)
    assert t.ask.what == TOGETHER
    t.play(said(2), seat=1)
    refusal = t.why_not(said(2), seat=1)
    assert refusal is not None
    assert refusal.key == "not-your-decision"
    t.play(said(1), seat=0)
    assert t.log == [BID, [1, said(2)], [0, said(1)]]
    assert t.state.points == [3, 4]


def test_a_refusal_of_summoner_wars_names_its_rule_and_changes_nothing() -> None:
    t = stolek.deal("summoner-wars", seed=3)
    before = told(t)
    offered = set(t.options)
    refused = 0
    for answer in range(4096):
        refusal = t.why_not(answer)
        assert (refusal is None) == (answer in offered)
        if refusal is not None and refusal.rule:
            refused += 1
            with pytest.raises(Illegal, match=refusal.rule):
                t.play(answer)
    assert refused > 100
    assert told(t) == before


# taking back


def test_answers_are_taken_back_one_by_one_also_in_mid_effect() -> None:
    t = table()
    start = told(t)
    t.play(DUEL)
    middle = told(t)
    t.play(HEADS)
    assert (t.ask.what, t.ask.seat) == (CHOOSE, 1)
    t.undo()
    assert told(t) == middle
    t.play(TAILS)
    t.undo()
    t.undo()
    assert told(t) == start
    assert not t.can_undo()
    t.play(PASS)
    assert t.log == [PASS]


def test_what_was_told_is_taken_back_as_well() -> None:
    t = table()
    t.play(PASS)
    assert t.story == [(EVERYONE, TURN, 0)]
    t.undo()
    assert t.story == []


def test_without_an_answer_there_is_nothing_to_take_back() -> None:
    with pytest.raises(Illegal) as caught:
        table().undo()
    assert caught.value.params["reason"] == "nothing-to-undo"
    in_all_languages(caught.value)


@pytest.mark.parametrize("answer", [ROLL, DRAW])
def test_nothing_is_taken_back_beyond_chance(answer: int) -> None:
    t = table()
    assert not t.reversible(answer)
    t.play(answer)
    assert not t.can_undo()


@pytest.mark.parametrize("its_hand", [[], [3]])
def test_nothing_is_taken_back_beyond_a_revelation(its_hand: list[int]) -> None:
    t = table()
    t.state.hand[1] = its_hand
    assert t.reversible(LOOK) == (not its_hand)
    t.play(LOOK)
    assert t.can_undo(0) == (not its_hand)


def test_nobody_takes_back_anothers_answer() -> None:
    t = table()
    t.play(PASS)
    assert (t.can_undo(0), t.can_undo(1)) == (True, False)
    t.play(PASS)
    assert (t.can_undo(0), t.can_undo(1)) == (False, True)
    t.undo()
    assert t.log == [PASS]
    assert (t.can_undo(0), t.can_undo(1)) == (True, False)


def test_all_since_ones_last_answer_can_be_taken_back_together() -> None:
    t = table()
    t.play(PASS)
    before = told(t)
    t.play(DUEL)
    t.play(HEADS)
    t.play(TAILS)
    assert [t.last_answer(seat) for seat in (0, 1)] == [3, 2]
    t.undo(1)
    assert told(t) == before
    assert [t.last_answer(seat) for seat in (0, 1)] == [0, None]
    with pytest.raises(Illegal):
        t.undo(1)


def test_nothing_is_taken_back_to_before_a_roll() -> None:
    t = table()
    t.play(PASS)
    t.play(ROLL)
    t.play(PASS)
    assert [t.last_answer(seat) for seat in (0, 1)] == [3, None]
    with pytest.raises(Illegal):
        t.undo(0)


def test_an_answer_in_anothers_effect_keeps_that_from_being_taken_back() -> None:
    t = table()
    t.play(DUEL)
    t.play(HEADS)
    t.play(TAILS)
    assert (t.can_undo(0), t.can_undo(1)) == (False, True)


def test_a_standing_offer_is_taken_back_by_whoever_took_it() -> None:
    t = table()
    t.play(GRAB_BY[1], seat=1)
    assert t.log == [[1, GRAB_BY[1]]]
    assert (t.can_undo(0), t.can_undo(1)) == (False, True)
    t.undo()
    assert (t.state.points, t.log) == ([0, 0], [])


def test_a_common_question_is_not_taken_back_once_somebody_answered() -> None:
    t = table()
    t.state.points = [3, 3]
    t.play(BID)
    assert t.can_undo(0)
    assert not t.reversible(said(1))
    t.play(said(1), seat=1)
    assert not t.can_undo()
    t.play(said(2), seat=0)
    assert not t.can_undo()


@pytest.mark.parametrize("seed", range(5))
def test_whether_an_answer_can_be_taken_back_is_known_before(seed: int) -> None:
    t = stolek.deal("summoner-wars", decks=("tundra-orcs", "breakers"), seed=seed)
    for number in range(120):
        if t.over:
            break
        for answer in t.options:
            trial = t.copy()
            trial.play(answer)
            assert trial.can_undo() == t.reversible(answer)
        t.play(t.options[number * 7 % len(t.options)])


# chance


def test_with_real_dice_rolls_and_draws_are_asked() -> None:
    t = Table(TOY, {}, None)
    t.play(ROLL)
    assert t.ask.chance
    for answer in (-1, 6):
        assert t.why_not(answer) is not None
    t.play(4)
    t.play(DRAW)
    assert t.options == [1, 2, 3]
    refusal = t.why_not(4)
    assert refusal is not None
    assert refusal.key == "no-such-answer"
    t.play(3)
    assert (t.state.points, t.state.hand) == ([5, 1], [[], [3]])
    assert t.log == [ROLL, 4, DRAW, 3]


def test_the_log_of_a_game_with_a_seed_can_be_played_with_real_dice() -> None:
    t = stolek.deal("summoner-wars", seed=5)
    for _ in range(60):
        t.play(t.options[-1])
    again = stolek.deal("summoner-wars", real_dice=True)
    assert again.ask.chance
    for answer in t.log:
        assert isinstance(answer, int)
        again.play(answer)
    assert again.rules.to_data(again.state) == t.rules.to_data(t.state)
    assert again.story == t.story
    assert replay(Table, t.rules, t.setup, t.log).story == t.story


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    def course(seed: int) -> list[Any]:
        t = stolek.deal("summoner-wars", seed=seed)
        for _ in range(20):
            t.play(t.options[-1])
        return t.log

    assert course(1) == course(1)
    assert course(1) != course(2)


# copies


def test_a_copy_has_the_same_future_and_leaves_the_table_alone() -> None:
    t = table()
    t.play(DRAW)
    t.play(DUEL)
    before = told(t)
    twin = t.copy()
    assert type(twin) is Table
    assert told(twin) == before
    assert not twin.can_undo()
    for answer in (HEADS, HEADS, ROLL, DRAW, ROLL):
        twin.play(answer)
    assert told(t) == before
    assert t.can_undo()
    for answer in (HEADS, HEADS, ROLL, DRAW, ROLL):
        t.play(answer)
    assert told(t) == told(twin)


def test_a_copy_amid_a_common_question_knows_who_has_answered() -> None:
    t = table()
    t.state.points = [3, 3]
    t.play(BID)
    t.play(said(3), seat=0)
    twin = t.copy()
    twin.play(said(0), seat=1)
    assert twin.ask.what == TOP
    assert t.ask.what == TOGETHER


# what is told


def test_what_is_told_says_first_who_may_know_it() -> None:
    t = Table(TOY, {}, None)
    t.play(DRAW)
    t.play(2)
    assert t.story == [(0, CARD, 2), (EVERYONE, TURN, 0)]


def test_in_summoner_wars_only_the_drawer_is_told_the_card() -> None:
    t = stolek.deal("summoner-wars", seed=1)
    secret = [event for event in t.story if event[0] != EVERYONE]
    assert [event[0] for event in secret] == [0] * 5 + [1] * 5
    shown = [event for event in t.story if event[0] == EVERYONE]
    drawn = {event[1] for event in secret}
    assert len(drawn) == 1
    assert not drawn & {event[1] for event in shown}


# dealing

LEGAL = ("cave-goblins", "phoenix-elves")


@pytest.mark.parametrize(
    ("game", "options", "kind"),
    [
        ("chess", {}, UnknownGame),
        ("", {}, UnknownGame),
        ("summoner-wars", {"colour": "red"}, UnknownOption),
        ("summoner-wars", {"seed": "7"}, UnknownOption),
        ("summoner-wars", {"seed": 7.0}, UnknownOption),
        ("summoner-wars", {"seed": True}, UnknownOption),
        ("summoner-wars", {"decks": "cave-goblins"}, UnknownOption),
        ("summoner-wars", {"decks": 2}, UnknownOption),
        ("summoner-wars", {"decks": LEGAL[:1]}, UnknownOption),
        ("summoner-wars", {"decks": (*LEGAL, "breakers")}, UnknownOption),
        ("summoner-wars", {"decks": ("cave-goblins", "cave-trolls")}, BadDeck),
        ("summoner-wars", {"decks": ("cave-goblins", "nowhere/trolls.yaml")}, BadDeck),
        ("summoner-wars", {"decks": ("cave-goblins", None)}, BadDeck),
        ("summoner-wars", {"decks": ("cave-goblins", {})}, BadDeck),
        ("summoner-wars", {"rulings": "hybrids-block"}, UnknownOption),
        ("summoner-wars", {"rulings": 1}, UnknownOption),
        ("summoner-wars", {"rulings": ["hybrids-fly"]}, UnknownOption),
        ("summoner-wars", {"rulings": [[]]}, UnknownOption),
    ],
)
def test_what_cannot_be_dealt_is_refused_in_every_language(
    game: str, options: dict[str, Any], kind: type[StolekError]
) -> None:
    with pytest.raises(kind) as caught:
        stolek.deal(game, **options)
    in_all_languages(caught.value)


def test_a_game_is_dealt_with_decks_and_rulings() -> None:
    t = stolek.deal("summoner-wars", seed=1, decks=LEGAL, rulings=["hybrids-block"])
    assert t.setup == {"decks": list(LEGAL), "rulings": ["hybrids-block"]}
    assert t.options
