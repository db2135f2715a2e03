"""What a page is shown: to each viewer what it may see, and patches that lead to just that."""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from stolek import fuzz
from stolek.games import open_game
from stolek.games.summoner_wars.rules import news
from stolek.kernel.asks import EVERYONE
from stolek.kernel.chance import Chance
from stolek.kernel.position import Position
from stolek.kernel.view import View
from stolek.scene import Catalogue, Grid, Row, Stack
from stolek.server.catalogues import catalogue
from stolek.server.picture import Company, Pictures, Viewer, patch
from stolek.server.wire import Frame, FrameSent, Lang, Sitter
from stolek.tables import GameTable, deal
from stolek.words import LANGUAGES

NAME = "summoner-wars"
GAME = open_game(NAME)
SITTERS = (Sitter("", "", "", "", "person", person="Ada"), Sitter("", "", "", "", "bot", bot="greedy"))
COMPANY = Company("t1", "Friday", SITTERS)
VIEWERS = (Viewer(0), Viewer(1), Viewer(None), Viewer(None, open=True))
LANGS: tuple[Lang, ...] = ("en", "cs", "pl")


class Played:
    """A table with the numbers of its entries, as a server keeps them."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.table = GameTable(GAME.rules, GAME.random_options(self.rng), Chance(seed))
        self.number = 0
        self.numbers: list[int] = []
        self.pictures = Pictures(self.table)
        self._count()

    def step(self) -> None:
        if self.table.can_undo() and self.rng.random() < 0.15:
            self.table.undo()
        else:
            answer, seat = fuzz.any_answer(self.table.ask, self.rng)
            self.table.play(answer, seat)
        self._count()

    def _count(self) -> None:
        self.number += 1
        del self.numbers[len(self.table.story) :]
        self.numbers += [self.number] * (len(self.table.story) - len(self.numbers))

    def sent(self, viewer: Viewer, lang: Lang = "en", pictures: Pictures | None = None) -> FrameSent:
        made = pictures or self.pictures
        frame = made.frame(self.number, viewer, lang, COMPANY)
        return FrameSent(frame, made.lines(self.number, viewer, lang, self.numbers))


def games(seeds: int, most: int = 160) -> Iterator[Played]:
    """Some moments of random games."""
    for seed in range(seeds):
        played = Played(seed)
        for moment in range(most):
            if played.table.over:
                break
            if moment % 4 == 0:
                yield played
            played.step()
        yield played


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def merged(old: Any, change: Any) -> Any:
    """RFC 7396."""
    if not isinstance(change, dict):
        return change
    new = dict(old) if isinstance(old, dict) else {}
    for key, value in change.items():
        if value is None:
            new.pop(key, None)
        else:
            new[key] = merged(new.get(key), value)
    return new


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("lang", LANGS)
def test_patches_lead_from_each_picture_to_the_next(viewer: Viewer, lang: Lang) -> None:
    played = Played(LANGS.index(lang))
    page, lines, base = None, [], 0
    before: FrameSent | None = None
    while not played.table.over and played.number < 120:
        for _ in range(played.rng.randrange(3)):  # a page may miss some
            if not played.table.over:
                played.step()
        now = played.sent(viewer, lang)
        if before is None:
            page, lines = plain(now.frame), list(plain(now.lines))
        else:
            change = plain(patch(before, now))
            assert change["base"] == base
            page = merged(page, change["change"])
            lines = lines[: change.get("keep", len(lines))] + change.get("lines", [])
        assert page == plain(now.frame)
        assert lines == plain(now.lines)
        base, before = now.frame.number, now
    assert lines


def test_a_patch_leads_to_any_other_picture() -> None:
    """Also of another seat, in another language, or backwards."""
    found = [played.sent(viewer, lang) for played in games(1, 40) for viewer in VIEWERS for lang in LANGS]
    rng = random.Random(1)
    for _ in range(200):
        old, new = rng.choice(found), rng.choice(found)
        change = plain(patch(old, new))
        assert merged(plain(old.frame), change["change"]) == plain(new.frame)
        had = list(plain(old.lines))
        assert had[: change.get("keep", len(had))] + change.get("lines", []) == plain(new.lines)


def test_a_frame_has_no_nulls_and_can_be_read_back() -> None:
    for played in games(1):
        for viewer in VIEWERS:
            frame = played.sent(viewer).frame
            text = msgspec.json.encode(frame)
            assert b"null" not in text
            assert msgspec.json.decode(text, type=Frame) == frame


def test_the_story_is_the_same_read_bit_by_bit_or_at_once() -> None:
    for played in games(3):
        for viewer in VIEWERS:
            assert played.sent(viewer).lines == played.sent(viewer, pictures=Pictures(played.table)).lines


# Secrets


def truth(played: Played, position: Position[Any]) -> GameTable:
    """The same table as it may also be."""
    other = played.table.copy()
    other.position = position
    other.story = played.table.story
    return other


@pytest.mark.parametrize("lang", LANGS)
def test_two_truths_a_viewer_cannot_tell_apart_look_the_same_byte_for_byte(lang: Lang) -> None:
    different = 0
    before: dict[Viewer, tuple[FrameSent, FrameSent]] = {}
    for played in games(2):
        rng = random.Random(played.number)
        for viewer in VIEWERS[:3]:
            position: Position[Any] | None = played.table.position
            for seat in (0, 1) if viewer.seat is None else (viewer.seat,):
                assert position is not None
                position = View(position, seat).imagine(rng)
            assert position is not None
            different += position.state.hand != played.table.state.hand
            twin = Pictures(truth(played, position))
            one, other = played.sent(viewer, lang), played.sent(viewer, lang, twin)
            assert msgspec.json.encode(one) == msgspec.json.encode(other)
            if viewer in before and before[viewer][0].frame.number < one.frame.number:
                old, old_twin = before[viewer]
                assert msgspec.json.encode(patch(old, one)) == msgspec.json.encode(patch(old_twin, other))
            before[viewer] = one, other
    assert different > 20


def test_what_only_others_saw_is_in_no_line() -> None:
    """Entries for other eyes may say whatever they like."""
    for played in games(2):
        cards = range(98)
        for viewer in VIEWERS[:3]:
            lines = played.sent(viewer).lines
            twin = played.table.copy()
            twin.story = [
                (*event[:-1], played.rng.choice(cards))
                if event[0] not in (EVERYONE, viewer.seat) and event[1] in (news.DREW_CARD, news.THREW_CARD)
                else event
                for event in played.table.story
            ]
            assert played.sent(viewer, pictures=Pictures(twin)).lines == lines


def test_hidden_cards_have_ids_that_follow_nothing() -> None:
    """Whichever of two cards the other throws away: the pieces of the hand are the same afterwards."""
    played = Played(3)
    hand = played.table.state.hand
    for viewer in VIEWERS[:3]:
        backs = [piece for piece in played.sent(viewer).frame.pieces.values() if piece.face is None]
        hidden = [seat for seat in (0, 1) if seat != viewer.seat]
        assert len(backs) == sum(len(hand[seat]) for seat in hidden) > 0
        wanted = {f"hand{seat}.back.{n}" for seat in hidden for n in range(len(hand[seat]))}
        assert {piece.id for piece in backs} == wanted


def test_who_may_see_everything_does() -> None:
    played = Played(5)
    frame = played.sent(Viewer(None, open=True)).frame
    assert all(piece.face for piece in frame.pieces.values())
    assert len([piece for piece in frame.pieces.values() if piece.at in ("hand0", "hand1")]) == 10
    assert frame.ask is not None and not frame.ask.options and frame.viewer is None


# Questions


def test_every_ref_of_every_option_is_on_the_table() -> None:
    for played in games(4):
        for seat in (0, 1):
            frame = played.sent(Viewer(seat)).frame
            there = {piece.id for piece in frame.pieces.values()}
            for zone in frame.zones.values():
                if isinstance(zone, Grid):
                    there |= {zone.place(slot) for row in zone.slots for slot in row}
                elif isinstance(zone, Stack):
                    there |= set(zone.faces)
                elif isinstance(zone, Row):
                    lying = [piece for piece in frame.pieces.values() if piece.at == zone.id]
                    there |= {piece.face for piece in lying if piece.face}
            for option in frame.ask.options if frame.ask else ():
                assert there.issuperset(option.path), option


def test_only_who_is_asked_gets_the_options() -> None:
    for played in games(2):
        if played.table.over:
            continue
        asked = played.table.ask.seat
        for viewer in VIEWERS:
            ask = played.sent(viewer).frame.ask
            assert ask is not None and ask.text and ask.seats == (asked,)
            assert ask.mine == (viewer.seat == asked) == bool(ask.options)
        mine = played.sent(Viewer(asked)).frame.ask
        assert mine is not None
        assert [option.option for option in mine.options] == played.table.options
        assert all(option.text for option in mine.options)


def test_with_real_cards_only_the_owner_tells_which_was_drawn() -> None:
    table = deal(NAME, real_dice=True)
    pictures = Pictures(table)
    begins = pictures.frame(1, Viewer(1), "en", COMPANY).ask
    assert begins is not None and begins.mine and begins.luck is not None and begins.luck.lot
    table.play(0)
    mine, others, nobody = (pictures.frame(2, viewer, "en", COMPANY).ask for viewer in VIEWERS[:3])
    assert mine is not None and mine.mine and len(mine.options) == len(table.options) > 5
    for ask in (others, nobody):
        assert ask is not None and ask.seats == (0,) and not ask.mine
        assert not ask.options and ask.luck is not None and not ask.luck.cards


def test_while_seats_are_empty_nothing_is_asked() -> None:
    company = Company("t1", "", SITTERS, waiting_for_seats=True)
    frame = Played(1).pictures.frame(1, Viewer(0), "en", company)
    assert frame.ask is None and frame.waiting_for_seats


def test_sitters_are_called_as_the_viewer_calls_their_seats() -> None:
    table = deal(NAME, seed=1, decks=("vanguards", "vanguards"))
    pictures = Pictures(table)
    mine, other = pictures.frame(1, Viewer(1), "en", COMPANY).sitters[::-1]
    assert (mine.whose, mine.who, mine.sign) == ("yours", "bot", "▲")
    assert (other.whose, other.person, other.sign) == ("opponent’s", "Ada", "▼")
    assert other.name == mine.name == "Vanguards"
    lines = pictures.lines(1, Viewer(1), "en", [1] * len(table.story))
    assert any("▲ Vanguards" in line.text for line in lines)  # names alone would not tell them apart


def test_the_end_says_who_has_won() -> None:
    played = Played(2)
    while not played.table.over:
        played.step()
    for lang in LANGS:
        frame = played.sent(Viewer(0), lang).frame
        assert frame.ask is None and frame.over is not None
        assert sorted(frame.over.scores) == [0.0, 1.0]
        assert frame.sitters[frame.over.scores.index(1.0)].name in frame.over.text


# The story


def test_own_draws_are_told_by_card_and_those_of_others_counted() -> None:
    table = deal(NAME, seed=4, decks=("vanguards", "breakers"))
    pictures = Pictures(table)
    numbers = [1] * len(table.story)
    told = {viewer: [line.text for line in pictures.lines(1, viewer, "en", numbers)] for viewer in VIEWERS[:3]}
    assert "Breakers draws a card. ×5" in told[Viewer(0)]
    assert not any("Vanguards draws a card." in line for line in told[Viewer(0)])
    assert {"Vanguards draws a card. ×5", "Breakers draws a card. ×5"} <= set(told[Viewer(None)])
    draws = next(line for line in pictures.lines(1, Viewer(0), "en", numbers) if "×5" in line.text)
    assert [(step.kind, step.at, step.to) for step in draws.steps] == [("move", "deck1", "hand1")] * 5
    ranks = [line.rank for line in pictures.lines(1, Viewer(0), "en", numbers)]
    assert ranks[-2:] == [1, 2]  # the turn, the phase


def test_lines_know_the_entry_they_came_with() -> None:
    for played in games(1):
        lines = played.sent(Viewer(0)).lines
        assert [line.at for line in lines] == sorted(line.at for line in lines)
        assert {line.at for line in lines} <= set(played.numbers)


# Catalogues


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_never_changes_and_holds_all_faces(lang: str) -> None:
    kept = catalogue(NAME, lang)
    assert gzip.decompress(kept.packed) == kept.body
    assert kept.path.startswith(f"/api/catalogues/{NAME}/{lang}/") and kept.path.endswith(".json")
    read = msgspec.json.decode(kept.body, type=Catalogue)
    assert read == GAME.catalogue(GAME.words(lang))
    assert len({catalogue(NAME, other).path for other in LANGUAGES}) == len(LANGUAGES)
