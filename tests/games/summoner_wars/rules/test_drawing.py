"""Drawing, and what is seen of hands and draw piles."""

from __future__ import annotations

import pytest

from stolek.games.summoner_wars.cards.base import CARDS
from stolek.games.summoner_wars.forms import END
from stolek.games.summoner_wars.game import RULES
from stolek.games.summoner_wars.rules import news
from tests.games.summoner_wars.scenario import Talk, card, table
from tests.rules import rule


def hands(number: int) -> str:
    return "hand " + ", ".join(["Gate"] * number) if number else ""


def end_of_magic(mine: str, hand: int, *drawn: str) -> Talk:
    theirs = "Svara d8; Gate d6; hand Ice Smith"
    return table(f"Sneeks a1; {hands(hand)}; {mine}", theirs, phase="magic").draws(*drawn).ends()


@rule("SW-DRAW-01", "SW-DRAW-02")
@pytest.mark.parametrize(("hand", "drawn"), [(1, 4), (4, 1), (5, 0), (7, 0)])
def test_the_hand_is_filled_up_to_five_and_never_emptied(hand: int, drawn: int) -> None:
    deck = "deck Sneak, Sneak, Sneak, Pile On, Pile On"
    t = end_of_magic(deck, hand, *["Sneak", "Sneak", "Sneak", "Pile On"][:drawn])
    assert (t.seat, len(t.hand()), sum(t.s.deck[0]), t.discarded()) == (1, hand + drawn, 5 - drawn, [])


@rule("SW-DRAW-02")
def test_there_is_no_limit_of_the_hand() -> None:
    t = table(
        "Sneeks a1; hand Gate",
        f"Sera Eldwyn d8; Valna Stoutheart c8; {hands(6)}; deck Gate, Sneak, Pile On",
        "magic",
    )
    t.draws("Gate", "Sneak").ends()
    assert (t.seat, len(t.hand(1)), t.discarded(1)) == (1, 8, [])


@rule("SW-DRAW-03")
def test_what_is_left_is_drawn() -> None:
    t = end_of_magic("deck Sneak", 1)
    assert (t.seat, t.hand(), sum(t.s.deck[0])) == (1, ["Gate", "Sneak"], 0)


@rule("SW-DRAW-04")
def test_an_empty_pile_stays_empty_and_loses_no_game() -> None:
    t = end_of_magic("discard Sneak, Sneak, Pile On", 1)
    assert (t.seat, t.hand(), len(t.discarded()), sum(t.s.deck[0])) == (1, ["Gate"], 3, 0)
    assert not t.table.over
    t = table("Sneeks a1; hand Gate", "Sera Eldwyn d8; Valna Stoutheart c8; discard Gate, Sneak", phase="magic")
    t.ends()
    assert (t.seat, t.hand(1), len(t.discarded(1))) == (1, [], 2)


@rule("SW-DRAW-05", "SW-DRAW-07")
def test_nobody_sees_the_draw_pile_and_only_its_owner_a_hand() -> None:
    rest = "Sneeks a1; Gate b1", "Svara d8; hand Gate"
    one = table(f"{rest[0]}; hand Horde Slinger; deck Blarf, Smeg", rest[1])
    two = table(f"{rest[0]}; hand Blarf; deck Horde Slinger, Smeg", rest[1])
    for seat, same in ((0, False), (1, True)):
        seen = [t.table.view(seat).state for t in (one, two)]
        assert (RULES.to_data(seen[0]) == RULES.to_data(seen[1])) == same
        assert [(len(s.hand[0]), sum(s.deck[0])) for s in seen] == [(1, 2), (1, 2)]
    assert two.table.view(1).ask.options == []


@rule("SW-DRAW-07", "SW-DRAW-05")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    t = end_of_magic("deck Sneak, Pile On, Gate", 4, "Sneak")
    told = [(who, kind) for who, kind, *_ in t.table.story if kind in (news.DREW, news.DREW_CARD)]
    assert told == [(-2, news.DREW), (0, news.DREW_CARD)]
    assert (0, news.DREW_CARD, 0, card("Sneak").number) in t.table.story


@rule("SW-DRAW-07")
def test_a_card_taken_for_all_to_see_is_known_in_the_hand() -> None:
    t = table(
        "Sera Eldwyn c4; Citadel Knight a1; Gate b1; discard Citadel Archer; hand Temple Priest; deck Gate, Sneak",
        "Svara d8; Horde Climber c6",
        phase="attack",
    )
    t.attack("c4", "c6", "m m").picks_card("Citadel Archer")
    seen = t.table.view(1).state
    assert card("Citadel Archer").number in seen.hand[0]
    assert len(seen.hand[0]) == 2


@rule("SW-DRAW-06")
def test_cards_are_drawn_one_after_the_other() -> None:
    t = table(
        "Sneeks a1; hand Gate, Gate, Gate; deck Sneak, Pile On, Unrelenting",
        "Svara d8; hand Gate",
        phase="magic",
    )
    t.table.play(END)
    assert sorted(CARDS[k].name for k in t.table.options) == ["Pile On", "Sneak", "Unrelenting"]
    t.table.play(card("Sneak").number)
    assert sorted(CARDS[k].name for k in t.table.options) == ["Pile On", "Unrelenting"]
    t.table.play(card("Pile On").number)
    assert (len(t.hand()), sum(t.s.deck[0]), t.seat) == (5, 1, 1)
