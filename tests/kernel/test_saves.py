"""Saves: whatever the moment, the game goes on from it; whatever the damage, it is told, nothing lost."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import stolek
from stolek import GameTable, fuzz, saves
from stolek.errors import BadLog, BadSave, CannotSave, NewerSave, OtherGame, StolekError, UnknownGame
from stolek.kernel.asks import CHOOSE, DRAW, OVER, TOGETHER, TOP
from stolek.kernel.asks import ROLL as ROLLING
from stolek.kernel.chance import Chance
from stolek.kernel.rules import Plain, Rules
from stolek.kernel.table import Table, restore
from stolek.words import LANGUAGES, Words
from tests.kernel import toy
from tests.kernel.toy import BID, DUEL, FORMS, GRAB_BY, HEADS, PASS, SAY, TAILS, TOY, Toy, ToyRules


def said(number: int) -> int:
    return FORMS[SAY].pack(number)


def played(*answers: int | tuple[int, int], chance: Chance | None = None) -> Table[Toy]:
    t = Table(TOY, {}, chance)
    for answer in answers:
        seat, answer = (None, answer) if isinstance(answer, int) else answer
        t.play(answer, seat)
    return t


def saved(t: Table[Any], **extra: Any) -> Plain:
    data: Plain = json.loads(json.dumps(t.to_data(**extra)))
    return data


def loaded(data: Plain, rules: ToyRules = TOY) -> Table[Toy]:
    return restore(Table, rules, data, "game.json")


def in_all_languages(error: StolekError) -> None:
    texts = {error.text(Words.load(lang)) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(texts)


# whatever the moment

MOMENTS: dict[str, tuple[Table[Toy], int]] = {
    "at the start": (played(), TOP),
    "at rest": (played(PASS, PASS), TOP),
    "before a roll": (played(toy.ROLL), ROLLING),
    "before a draw": (played(toy.DRAW), DRAW),
    "with cards": (played(toy.DRAW, 3, toy.DRAW, 1), TOP),
    "in mid-effect": (played(DUEL), CHOOSE),
    "later in mid-effect": (played(DUEL, HEADS), CHOOSE),
    "after an offer was taken": (played((1, GRAB_BY[1])), TOP),
    "before a common question": (played(BID), TOGETHER),
    "with one answer in": (played(BID, (0, said(3))), TOGETHER),
    "with the other answer in": (played((1, GRAB_BY[1]), BID, (1, said(1))), TOGETHER),
    "after a common question": (played(BID, (0, said(3)), (1, said(0))), TOP),
    "at the end": (played(*[toy.ROLL, 5, PASS] * 3, toy.ROLL, 5), OVER),
    "with a seed": (played(toy.ROLL, toy.DRAW, DUEL, chance=Chance(7)), CHOOSE),
}  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_game_goes_on_from_any_moment(moment: str) -> None:
    t, what = MOMENTS[moment]
    assert t.ask.what == what
    again = loaded(saved(t))
    assert saved(again) == saved(t)
    assert again.story == t.story
    assert again.ask.same(t.ask)
    assert [again.last_answer(seat) for seat in (0, 1)] == [t.last_answer(seat) for seat in (0, 1)]
    one, other, rng = t.copy(), again, random.Random(1)
    while not one.over:
        if one.ask.what == ROLLING:
            answer, seat = rng.randrange(one.ask.span), one.ask.seat
        else:
            answer, seat = fuzz.any_answer(one.ask, rng)
        one.play(answer, seat)
        other.play(answer, seat)
    assert saved(other) == saved(one)


def test_what_could_be_taken_back_can_be_after_loading() -> None:
    t = played(PASS, DUEL, HEADS)
    again = loaded(saved(t))
    while t.can_undo():
        t.undo()
        again.undo()
        assert saved(again) == saved(t)
    assert (t.log, again.can_undo()) == ([], False)


@pytest.fixture(scope="module")
def battle() -> GameTable:
    """A battle in the midst of an effect."""
    t = stolek.deal("summoner-wars", decks=("tundra-orcs", "cave-goblins"), seed=2)
    rng = random.Random(2)
    while t.ask.what != CHOOSE or len(t.log) < 60:
        t.play(rng.choice(t.options))
    return t


def test_a_battle_goes_through_a_file(battle: GameTable, tmp_path: Path) -> None:
    path = tmp_path / "battle.json"
    battle.save(path, seats=["Ada", "Bob"])
    again = stolek.load(path)
    assert isinstance(again, GameTable)
    assert saved(again) == saved(battle)
    assert again.story == battle.story
    assert again.text("en") == battle.text("en")
    assert saves.parse(saves.read(path), "")["extra"] == {"seats": ["Ada", "Bob"]}
    for t in (again, twin := battle.copy()):
        for _ in range(40):
            t.play(t.options[-1])
    assert saved(again) == saved(twin)


def test_a_save_replaces_another(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played().save(path)
    played(PASS).save(path)
    assert loaded(saves.parse(saves.read(path), "")).log == [PASS]
    assert list(tmp_path.iterdir()) == [path]


# other versions


class Newer(ToyRules):
    """Rules of which the next version is about: one may not answer a duel with tails any more."""

    version = TOY.version + 1

    def main(self, s: Toy, first: int) -> Any:
        return self.without_tails(super().main(s, first))

    async def without_tails(self, main: Any) -> None:
        answer = None
        while True:
            ask = main.send(answer)
            if ask.kind == toy.GUESSING:
                ask.options = [HEADS, PASS]
            answer = await ask


@pytest.mark.parametrize("name", ["rules", "stolek"])
def test_what_a_newer_stolek_wrote_is_refused(name: str, tmp_path: Path) -> None:
    data = saved(stolek.deal("summoner-wars", seed=1))
    path = tmp_path / "game.json"
    if name == "rules":
        path.write_text(saves.dump({**data, "rules": data["rules"] + 1}))
    else:
        path.write_text(json.dumps({**json.loads(saves.dump(data)), "stolek": saves.FORMAT + 1}))
    with pytest.raises(NewerSave) as caught:
        stolek.load(path)
    in_all_languages(caught.value)


def test_a_game_under_older_rules_goes_on_with_its_log_where_that_still_fits() -> None:
    t = played(PASS, DUEL, HEADS, chance=Chance(3))
    again = loaded({**saved(t), "rules": TOY.version - 1})
    assert saved(again) == saved(t)
    assert again.log == t.log
    assert again.story == t.story


def test_what_fits_no_more_is_asked_again_and_the_log_begins_anew() -> None:
    t = played(DUEL, HEADS, TAILS, DUEL, HEADS)  # seat 1 duels; seat 0 is asked
    assert (t.ask.kind, t.state.points) == (toy.GUESSING, [1, 0])
    rules = Newer()
    again = restore(Table, rules, saved(t), "game.json")
    assert (again.ask.kind, again.options) == (toy.GUESSING, [HEADS, PASS])
    assert again.state.points == [1, 0]
    assert (again.log, again.story) == ([], [])
    again.play(PASS)
    again.play(PASS)
    third = restore(Table, rules, saved(again), "game.json")
    assert saved(third) == saved(again)
    assert third.log == [PASS, PASS]
    assert third.story == again.story
    assert saved(third.copy()) == saved(third)


def test_an_answer_amid_the_effect_that_fits_no_more_is_asked_again() -> None:
    t = played(DUEL, HEADS)
    data = {**saved(t), "rules": TOY.version - 1, "trail": [DUEL, PASS]}
    again = loaded(data)
    assert (again.ask.kind, again.ask.seat) == (toy.DUELLING, 0)
    assert again.log == []
    assert saved(loaded(saved(again))) == saved(again)


def test_an_answer_to_a_common_question_is_kept_under_newer_rules_where_it_fits() -> None:
    t = played(BID, (0, said(3)))
    data = {**saved(t), "rules": TOY.version - 1, "log": ["lost"]}
    again = loaded(data)
    assert again.log == [[0, said(3)]]
    assert again.ask.options_of(0) == []
    assert saved(loaded(saved(again))) == saved(again)
    again = loaded({**data, "waiting": [[0, said(3) + 1]]})
    assert again.ask.options_of(0) == [said(n) for n in range(4)]


# whatever the damage


def test_a_save_of_another_game_is_refused(tmp_path: Path, battle: GameTable) -> None:
    with pytest.raises(OtherGame) as caught:
        loaded(saved(battle))
    in_all_languages(caught.value)
    path = tmp_path / "game.json"
    for game in ("chess", None, ["summoner-wars"]):
        path.write_text(saves.dump({**saved(battle), "game": game}))
        with pytest.raises(UnknownGame) as unknown:
            stolek.load(path)
        in_all_languages(unknown.value)


def test_a_save_cut_short_is_refused(tmp_path: Path, battle: GameTable) -> None:
    whole = saves.dump(saved(battle)).encode()
    path = tmp_path / "game.json"
    for length in range(0, len(whole), 97):
        path.write_bytes(whole[:length])
        with pytest.raises(BadSave) as caught:
            stolek.load(path)
        assert path.read_bytes() == whole[:length]
    in_all_languages(caught.value)


def test_a_save_with_a_changed_byte_is_refused(tmp_path: Path, battle: GameTable) -> None:
    whole = saves.dump(saved(battle)).encode()
    path = tmp_path / "game.json"
    for place in range(0, len(whole), 97):
        for flip in (1, 128):
            path.write_bytes(whole[:place] + bytes([whole[place] ^ flip]) + whole[place + 1 :])
            with pytest.raises((BadSave, NewerSave)):
                stolek.load(path)


@pytest.mark.parametrize(
    "content",
    [b"", b"stolek", b"[]", b"null", b"7", b"{}", b'{"stolek": 1}', b'{"stolek": "1"}', b"\x00\xff",
     b"[" * 99_999, b"1" * 99_999, b'{"stolek": 1, "sum": "0"}', b'{"stolek": null}'],
    ids=lambda content: content[:12].decode("latin-1"),
)  # fmt: skip
def test_what_is_no_save_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BadSave) as caught:
        stolek.load(path)
    in_all_languages(caught.value)
    assert path.read_bytes() == content


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path / "none" / "none.json", tmp_path):
        with pytest.raises(BadSave) as caught:
            stolek.load(path)
        in_all_languages(caught.value)


WRONG: tuple[Any, ...] = (None, True, -7, 10**30, 1.5, "x", [], {}, [["x"]])


def spoilt(data: Any) -> Iterator[Any]:
    """The data with one part of it replaced by something else, for every part; or left out."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield {name: data[name] for name in data if name != key}
            for other in (*WRONG, *spoilt(value)):
                yield {**data, key: other}
    elif isinstance(data, list):
        for place, value in enumerate(data[:6]):
            for other in (*WRONG, *spoilt(value)):
                yield [*data[:place], other, *data[place + 1 :]]
        yield [*data, *data]


def survives(rules: Rules[Any], data: Plain) -> Table[Any] | None:
    """The table of a spoilt save; None where it is refused, and then the reason is told."""
    data = saves.parse(saves.dump(data), "game.json")
    try:
        t: Table[Any] = restore(Table, rules, data, "game.json")
    except StolekError as error:
        assert error.text(Words.load("en"))
        return None
    json.dumps(t.to_data())
    return t


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("age", [0, 1])
def test_a_save_with_wrong_content_and_the_right_checksum_is_survived(moment: str, age: int) -> None:
    """It is refused, or can be played."""
    data = saved(MOMENTS[moment][0])
    data["rules"] -= age
    for other in spoilt(data):
        t = survives(TOY, other)
        if t is not None and not t.over and not t.ask.chance:
            t.play(*fuzz.any_answer(t.ask, random.Random(0)))


def test_under_the_same_rules_only_what_does_not_matter_can_be_changed(battle: GameTable) -> None:
    data = saved(battle)
    free = {"extra": 0, "chance": 0, "options": 0, "start": 0}
    for other in random.Random(4).sample(list(spoilt(data)), 250):
        assert survives(battle.rules, other) is None or {**other, **free} == {**data, **free}


def test_a_battle_with_wrong_content_under_older_rules_is_survived(battle: GameTable) -> None:
    data = {**saved(battle), "rules": 0, "log": []}
    for other in random.Random(4).sample(list(spoilt(data)), 250):
        survives(battle.rules, other)


# the log


@pytest.mark.parametrize(
    ("log", "number"),
    [
        ([DUEL, PASS], 1),
        ([HEADS], 0),
        ([DUEL, HEADS, TAILS, [0, PASS]], 3),
        ([DUEL, "x"], 1),
        ([DUEL, None], 1),
        ([DUEL, [0]], 1),
        ([DUEL, [0, HEADS, 1]], 1),
        ([DUEL, True], 1),
        ([DUEL], 1),
        ([DUEL, HEADS, TAILS], 3),
        ([DUEL, TAILS, PASS], 2),
    ],
)
def test_a_log_that_does_not_lead_there_is_refused(log: list[Any], number: int) -> None:
    data = saved(played(DUEL, HEADS))
    with pytest.raises(BadLog) as caught:
        loaded({**data, "log": log})
    assert caught.value.params["number"] == number
    in_all_languages(caught.value)


def test_answers_after_the_end_are_refused() -> None:
    t = MOMENTS["at the end"][0]
    with pytest.raises(BadLog) as caught:
        loaded({**saved(t), "log": [*t.log, PASS]})
    assert caught.value.params["number"] == len(t.log)


@pytest.mark.parametrize(
    "change",
    [{"trail": [DUEL]}, {"trail": [DUEL, TAILS]}, {"waiting": [[0, said(1)]]}, {"over": True}, {"quiet": {}}],
)
def test_a_log_that_leads_elsewhere_is_refused(change: Plain) -> None:
    with pytest.raises(BadLog):
        loaded({**saved(played(DUEL, HEADS)), **change})


# writing


def old_save(folder: Path) -> tuple[Path, bytes]:
    path = folder / "game.json"
    played(PASS).save(path)
    return path, path.read_bytes()


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(CannotSave) as caught:
        played().save(tmp_path / "none" / "game.json")
    assert str(tmp_path) in str(caught.value)
    assert caught.value.strerror
    in_all_languages(caught.value)
    with pytest.raises(OSError, match="none"):
        played().save(tmp_path / "none" / "game.json")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["fsync", "replace"])
@pytest.mark.parametrize("end", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_crash_while_writing_leaves_the_old_save_whole(
    place: str, end: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, whole = old_save(tmp_path)

    def crash(*_: object) -> None:
        raise end

    monkeypatch.setattr(*((os, "fsync", crash) if place == "fsync" else (Path, "replace", crash)))
    with pytest.raises((CannotSave, KeyboardInterrupt)) as caught:
        played(PASS, PASS).save(path)
    assert isinstance(caught.value, CannotSave) == isinstance(end, OSError)
    assert path.read_bytes() == whole
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_written_leaves_the_old_save_whole(tmp_path: Path) -> None:
    path, whole = old_save(tmp_path)
    with pytest.raises(TypeError):
        played().save(path, seats={"Ada"})
    assert path.read_bytes() == whole
    assert list(tmp_path.iterdir()) == [path]


def test_a_checksum_is_of_the_content_not_of_its_order() -> None:
    data = saved(played(DUEL))
    turned = dict(reversed(deepcopy(data).items()))
    assert saves.checksum(turned) == saves.checksum(data)
    assert saves.parse(saves.dump(turned), "") == data
