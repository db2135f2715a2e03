"""A table in memory: what is played is kept, what is taken back is gone, and a reload changes nothing."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import update

from stolek.games import open_game
from stolek.kernel.asks import CHOOSE, TOP
from stolek.server.audience import Page
from stolek.server.database import tables
from stolek.server.database.models import TableRow
from stolek.server.database.tables import Taken
from stolek.server.hall import Hall
from stolek.server.live import Forbidden, Live
from stolek.server.refusals import (
    CannotTakeBack,
    GoingDown,
    NoRequest,
    NoTable,
    NotYourSeat,
    OutOfDate,
    SeatsEmpty,
)
from tests.server import halls
from tests.server.halls import ADA, BOB, EVE, Obvious, answers, any_answer, battle, facts, hall, people, running, until


@pytest.fixture
def url(tmp_path: Path) -> str:
    return halls.sqlite(tmp_path)


async def reloaded(url: str, id: str) -> dict[str, Any]:
    async with hall(url) as other:
        return facts(await other.table(id))


def mid_effect(live: Live) -> bool:
    return live.table.ask.what == CHOOSE


async def freely(live: Live, rng: random.Random) -> str:
    """Answer until somebody can take something back; who that is."""
    while True:
        before = halls.asked_person(live)
        await any_answer(live, rng)
        if live.undo_for(before).free:
            return before


# answers


def test_a_table_is_the_same_after_a_reload_at_any_moment(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            rng = random.Random(3)
            kinds = set()
            for n in range(60):
                await any_answer(live, rng)
                kinds.add(live.table.ask.what)
                if n % 6 == 0 or mid_effect(live):
                    assert await reloaded(url, live.id) == facts(live)
            assert kinds == {TOP, CHOOSE}

    running(play())


def test_what_was_taken_back_before_a_reload_stays_so(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            rng = random.Random(5)
            for n in range(25):
                who = await freely(live, rng)
                length = len(live.table.log)
                await live.take_back(who, live.number, f"back {n}")
                assert len(live.table.log) < length
                assert await reloaded(url, live.id) == facts(live)
                await any_answer(live, rng)

    running(play())


def test_chance_goes_on_where_it_was(url: str) -> None:
    """The dice after a reload are those that would have fallen without it."""

    async def play(reload: bool) -> list[Any]:
        async with hall(url) as first:
            live = await battle(first, ADA, BOB, seed=11)
            await answers(live, 20)
        async with hall(url) as second:
            if reload:
                live = await second.table(live.id)
            else:
                live.hall = second
            await answers(live, 60, seed=2)
            return list(live.table.log)

    async def both() -> None:
        async with hall(url) as at:
            await people(at)

    running(both())
    assert running(play(True)) == running(play(False))


def test_only_the_holder_answers_and_only_what_is_legal(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            seat = live.asked()[0]
            who, other = (ADA, BOB) if live.seats[seat].person == ADA else (BOB, ADA)
            option = live.table.options[0]
            before = facts(live)
            for person, of, number, given, error in [
                (other, seat, live.number, option, NotYourSeat),
                (EVE, seat, live.number, option, NotYourSeat),
                ("", seat, live.number, option, NotYourSeat),
                (who, 5, live.number, option, NotYourSeat),
                (who, -1, live.number, option, NotYourSeat),
                (who, seat, live.number - 1, option, OutOfDate),
                (who, seat, live.number + 1, option, OutOfDate),
                (who, seat, live.number, 31, Forbidden),
                (other, 1 - seat, live.number, option, Forbidden),
            ]:
                with pytest.raises(error):
                    await live.answer(person, of, number, given, f"{person}{of}{number}{given}")
                assert facts(live) == before
            await live.answer(who, seat, live.number, option, "good")
            assert await reloaded(url, live.id) == facts(live) != before

    running(play())


def test_a_message_sent_twice_counts_once(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            who, seat, number = halls.asked_person(live), live.asked()[0], live.number
            option = live.table.options[0]
            first = await live.answer(who, seat, number, option, "once")
            assert await live.answer(who, seat, number, option, "once") == first == live.number
            await answers(live, 30)
            before = facts(live)
            assert await live.answer(who, seat, number, option, "once") == first
            assert facts(live) == before
        async with hall(url) as at:
            live = await at.table(live.id)
            assert await live.answer(who, seat, number, option, "once") == first
            live.folded.keys.clear()  # as after very many messages
            assert await live.answer(who, seat, number, option, "once") == first
            assert facts(live) == before

    running(play())


def test_nobody_answers_before_all_seats_are_taken(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, "open")
            with pytest.raises(SeatsEmpty):
                await live.answer(ADA, 0, live.number, live.table.options[0], "early")
            assert live.asked() == ()
            await live.change_seat(1, BOB, lambda taken: Taken("person", BOB))
            await any_answer(live, random.Random(1))
            stored = await tables.load(at.database, live.id)
            assert stored is not None and stored.seats[1] == Taken("person", BOB)
            assert await reloaded(url, live.id) == facts(live)

    running(play())


def test_with_real_dice_people_say_what_fell(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB, real_dice=True)
            assert live.table.ask.chance
            rng, told = random.Random(2), 0
            for n in range(60):
                ask = live.table.ask
                if ask.chance:
                    told += 1
                    luck = live.game.luck(live.table.state, ask, live.game.words("en"))
                    seat = luck.seat or 0
                    option = rng.choice(ask.options) if ask.options else rng.randrange(ask.span)
                    if luck.seat is not None:
                        with pytest.raises(NotYourSeat):
                            wrong = 1 - seat
                            await live.answer(live.seats[wrong].person or "", wrong, live.number, option, f"w{n}")
                else:
                    seat = live.asked()[0]
                    option = rng.choice(ask.options)
                await live.answer(live.seats[seat].person or "", seat, live.number, option, f"n{n}")
            assert told > 5
            assert await reloaded(url, live.id) == facts(live)

    running(play())


def test_a_fault_in_the_rules_leaves_the_table_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            await answers(live, 10)
            before = facts(live)
            table = live.table

            def breaks(*_: object) -> None:
                table.state.turn += 1
                raise ZeroDivisionError

            monkeypatch.setattr(table, "play", breaks)
            with pytest.raises(ZeroDivisionError):
                await any_answer(live, random.Random(1))
            async with live.current():
                assert facts(live) == before
            await any_answer(live, random.Random(1))

    running(play())


def test_what_cannot_be_written_did_not_happen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            before = facts(live)

            async def full(*_: object, **__: object) -> None:
                raise OSError("no space left")

            with monkeypatch.context() as patched, pytest.raises(OSError, match="space"):
                patched.setattr(tables, "append", full)
                await any_answer(live, random.Random(1))
            shown = await halls.seen(live, ADA)
            assert facts(live) == before
            assert shown.frame.number == before["number"]
            await any_answer(live, random.Random(1))

    running(play())


# taking back


def test_who_may_take_back_is_told_before_and_holds(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live, who, rng = await beyond(at)
            counts = {"free": 0, "ask": 0, "not": 0}
            for n in range(60):
                for who in (ADA, BOB):
                    undo = live.undo_for(who)
                    assert not (undo.free and undo.ask)
                    assert bool(undo.why) == (not undo.free and not undo.ask)
                    counts["free" if undo.free else "ask" if undo.ask else "not"] += 1
                    if not undo.free:
                        with pytest.raises(CannotTakeBack):
                            await live.take_back(who, live.number, f"no {n} {who}")
                if not live.table.over:
                    await any_answer(live, rng)
            assert min(counts.values()) > 0, counts

    running(play())


async def beyond(at: Hall) -> tuple[Live, str, random.Random]:
    """A table at which somebody could take back beyond another's answer, if that one agrees; who that is."""
    for seed in range(41, 100):
        live, rng = await battle(at, ADA, BOB, seed=seed), random.Random(seed)
        for _ in range(40):
            if not live.table.over:
                await any_answer(live, rng)
            for who in (ADA, BOB):
                if live.undo_for(who).ask:
                    return live, who, rng
    raise AssertionError("never")


def test_beyond_anothers_answer_only_if_that_one_agrees(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live, who, _ = await beyond(at)
            other = BOB if who == ADA else ADA
            before = facts(live)
            await live.ask_undo(who, live.number, "please")
            asks = live.folded.asked
            assert asks is not None and asks.needs == (other,)
            assert (live.undo_for(other).asked, live.undo_for(EVE).asked) == (asks.seat, asks.seat)
            assert live.undo_for(other).waiting == tuple(live.own_seats(other))
            for person in (who, EVE):
                with pytest.raises(NoRequest):
                    await live.agree_undo(person, True, f"{person} agrees")
            assert await reloaded(url, live.id) == facts(live)
            await live.agree_undo(other, False, "no")
            assert live.folded.asked is None
            assert facts(live)["table"] == before["table"]
            await live.ask_undo(who, live.number, "please, please")
            await live.agree_undo(other, True, "yes")
            assert live.folded.asked is None
            assert len(live.table.log) == asks.to
            assert halls.asked_person(live) == who
            assert await reloaded(url, live.id) == facts(live)
            assert await live.agree_undo(other, True, "yes") == live.number
            await answers(live, 30)
            assert await reloaded(url, live.id) == facts(live)

    running(play())


def test_whoever_asks_may_think_better_of_it_and_an_answer_ends_it(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live, who, rng = await beyond(at)
            await live.ask_undo(who, live.number, "please")
            await live.agree_undo(who, False, "never mind")
            assert live.folded.asked is None
            await live.ask_undo(who, live.number, "after all")
            await any_answer(live, rng)
            assert live.folded.asked is None
            with pytest.raises(NoRequest):
                await live.agree_undo(BOB if who == ADA else ADA, True, "late")

    running(play())


def test_beyond_a_bots_answer_nobody_has_to_agree(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live, who, _ = await beyond(at)
            other = live.own_seats(BOB if who == ADA else ADA)[0]
            await live.change_seat(other, ADA, lambda taken: Taken("bot", bot="greedy"))
            async with live.current():
                undo = live.undo_for(who)
            assert (undo.free, undo.ask) == (True, False)
            length = len(live.table.log)
            await live.take_back(who, live.number, "back")
            assert len(live.table.log) < length - 1
            assert halls.asked_person(live) == who
            assert await reloaded(url, live.id) == facts(live)

    running(play())


# bots


def test_bots_play_to_the_end_by_themselves_and_after_a_restart(url: str) -> None:
    async def play() -> None:
        async with hall(url, Obvious(slow=0.05)) as at:
            await people(at)
            live = await battle(at, "greedy", "random")
            await until(lambda: live.number > 5)
        stopped = live.number
        async with hall(url) as at:  # nobody opens the table: the server knows that a bot is asked
            await until(lambda: at.in_memory(live.id) is not None)
            again = await at.table(live.id)
            assert again.number >= stopped
            await until(lambda: again.table.over, 60)
            await until(lambda: not again.machine.busy)
            stored = await tables.load(at.database, live.id)
            assert stored is not None and stored.save["over"]

    running(play())


def test_a_thought_that_nobody_waits_for_any_more_is_called_off(url: str) -> None:
    async def play() -> None:
        thinkers = Obvious(slow=30.0)
        async with hall(url, thinkers) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            seat, who = live.asked()[0], halls.asked_person(live)
            await live.change_seat(seat, ADA, lambda taken: structs.replace(taken, bot="greedy", standing_in=True))
            await until(lambda: thinkers.asked == 1)
            assert live.machine.shares() == {seat: 0.0}
            await live.change_seat(seat, who, lambda taken: structs.replace(taken, bot="", standing_in=False))
            await halls.bots_done(live)
            assert live.machine.shares() == {}
            await any_answer(live, random.Random(1))

    running(play())


def test_a_bot_sits_in_and_the_person_comes_back(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            rng = random.Random(4)
            while halls.asked_person(live) != BOB:
                await any_answer(live, rng)
            seat, number = live.own_seats(BOB)[0], live.number
            await live.change_seat(seat, ADA, lambda taken: structs.replace(taken, bot="greedy", standing_in=True))
            with pytest.raises(NotYourSeat):
                await live.answer(BOB, seat, live.number, live.table.options[0], "mine?")
            await until(lambda: live.number > number + 1)
            await until(lambda: live.bot_asked() is None)
            await live.change_seat(seat, BOB, lambda taken: structs.replace(taken, bot="", standing_in=False))
            assert await reloaded(url, live.id) == facts(live)
            while halls.asked_person(live) != BOB:
                await any_answer(live, rng)
            await any_answer(live, rng)

    running(play())


# several workers


def test_of_two_workers_one_wins_and_the_other_sees_it(url: str) -> None:
    async def play() -> None:
        async with hall(url) as one, hall(url) as two:
            await people(one)
            mine = await battle(one, ADA, BOB)
            its = await two.table(mine.id)
            rng = random.Random(6)
            for n in range(80):
                if mine.table.over:
                    break
                first, second = (mine, its) if n % 2 else (its, mine)
                number, seat, who = first.number, first.asked()[0], halls.asked_person(first)
                options = first.table.options
                await first.answer(who, seat, number, rng.choice(options), f"first {n}")
                with pytest.raises(OutOfDate):
                    await second.answer(who, seat, number, options[-1], f"second {n}")
                assert facts(second) == facts(first)
                if n % 5 == 0 and first.undo_for(who).free:
                    await first.take_back(who, first.number, f"back {n}")
                    number = first.number
                    if second.undo_for(who).free:
                        with pytest.raises((OutOfDate, CannotTakeBack)):
                            await second.take_back(who, second.number, f"back too {n}")
                    await second.hall.missed()
                    async with second.current():
                        assert facts(second) == facts(first)
            assert await reloaded(url, mine.id) == facts(mine)

    running(play())


def test_a_message_sent_to_two_workers_counts_once(url: str) -> None:
    async def play() -> None:
        async with hall(url) as one, hall(url) as two:
            await people(one)
            mine = await battle(one, ADA, BOB)
            its = await two.table(mine.id)
            who, seat, number, option = halls.asked_person(mine), mine.asked()[0], mine.number, mine.table.options[0]
            first = await mine.answer(who, seat, number, option, "once")
            assert await its.answer(who, seat, number, option, "once") == first
            assert facts(its) == facts(mine)

    running(play())


def test_what_was_told_elsewhere_is_followed_entry_by_entry(url: str) -> None:
    async def play() -> None:
        async with hall(url) as one, hall(url) as two:
            await people(one)
            mine = await battle(one, ADA, "open")
            its = await two.table(mine.id)
            table = its.table
            await mine.change_seat(1, BOB, lambda taken: Taken("person", BOB))
            rng = random.Random(8)
            for n in range(60):
                await any_answer(mine, rng)
                who = next((who for who in (ADA, BOB) if mine.undo_for(who).free), None)
                if who and n % 4 == 0:
                    await mine.take_back(who, mine.number, f"back {n}")
                if n % 7 == 0:
                    await two.missed()
                    await until(lambda: its.number == mine.number)
                    assert facts(its) == facts(mine)
            assert its.table is table, "it was read anew instead"
            assert its.names[BOB] == "Bob"

    running(play())


# memory


def test_tables_that_nobody_needs_leave_memory(url: str) -> None:
    async def play() -> None:
        async with hall(url, kept_tables=4) as at:
            await people(at)
            lives = [await battle(at, ADA, BOB, seed=seed) for seed in range(10)]
            assert len(at.lives) == 4
            page = Page(ADA, "en")
            first = await at.table(lives[0].id)
            first.audience.enter(page)
            for live in lives[1:]:
                await at.table(live.id)
            assert len(at.lives) == 4
            assert at.in_memory(first.id) is first
            first.audience.leave(page)
            for live in at.lives:
                live.used -= at.settings.idle_after + 1
            at._tidy()
            assert at.lives == []
            assert facts(await at.table(first.id)) == facts(lives[0])

    running(play())


def test_whoever_still_holds_a_table_that_left_memory_is_seen_by_all(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            old = await battle(at, ADA, BOB)
            del at._tables[old.id]
            new = await at.table(old.id)
            await any_answer(old, random.Random(1))
            await until(lambda: new.number == old.number)
            assert facts(new) == facts(old)

    running(play())


def test_a_table_has_its_new_host_though_an_answer_is_just_written(url: str) -> None:
    """Whoever has the lock will say that memory is as the database has it; it no longer is."""

    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            async with at.database.writing() as db:
                await db.execute(update(TableRow).where(TableRow.id == live.id).values(host_id=BOB))
            async with live.current():
                at.doubt(live.id)
                await asyncio.sleep(0.01)
                live.broken = False  # as after a write
            async with live.current():
                assert live.facts.host == BOB

    running(play())


def test_a_table_that_is_no_table_is_refused(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            for id in ("", "nothing", "x" * 500, "'; drop table tables"):
                with pytest.raises(NoTable):
                    await at.table(id)

    running(play())


def test_nothing_begins_while_the_server_ends(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            at.closing = True
            with pytest.raises(GoingDown):
                await any_answer(live, random.Random(1))

    running(play())


# newer rules


async def older(at: Hall, live: Live, **save: Any) -> None:
    """As if the table had last been played under an older version of the rules."""
    stored = await tables.load(at.database, live.id)
    assert stored is not None
    version = open_game(live.facts.game).rules.version - 1
    async with at.database.writing() as db:
        changed = {**stored.save, "rules": version, **save}
        await db.execute(update(TableRow).where(TableRow.id == live.id).values(rules=version, save=changed))


def test_newer_rules_under_which_all_still_fits_go_on_with_the_log(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            await answers(live, 40)
            await older(at, live)
        async with hall(url) as at:
            again = await at.table(live.id)
            assert facts(again) == facts(live)
            await answers(again, 5, seed=9)
            stored = await tables.load(at.database, live.id)
            assert stored is not None and stored.save["rules"] == again.table.rules.version

    running(play())


@pytest.mark.parametrize("middle", [False, True])
def test_newer_rules_go_on_from_the_quiet_state(url: str, middle: bool) -> None:
    """The log leads elsewhere under the new rules (here: a boost of magic that it knows nothing of)."""

    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            rng = random.Random(5)
            for _ in range(30):
                await any_answer(live, rng)
            while mid_effect(live) != middle:
                await any_answer(live, rng)
            stored = await tables.load(at.database, live.id)
            assert stored is not None
            quiet = {**stored.save["quiet"], "magic": [9, 9]}
            await older(at, live, quiet=quiet)
            question, number = live.table.ask.kind, live.number
        async with hall(url) as one, hall(url) as two:
            again = await one.table(live.id)
            assert again.number == number + 1
            assert again.table.ask.kind == question
            assert again.table.state.magic == [9, 9] or middle
            assert facts(await two.table(live.id)) == facts(again)
            await answers(again, 40, seed=3)
            assert await reloaded(url, live.id) == facts(again)

    running(play())


def test_a_log_that_fits_no_more_is_left_behind_even_without_a_new_version(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            await answers(live, 30)
            state = live.table.rules.to_data(live.table.state)
            entries = await tables.until(at.database, live.id, live.number)
            from stolek.server.database.models import Entry

            number, wrong = next((n, e) for n, e in entries[5:] if e.kind == "answer")
            async with at.database.writing() as db:
                this = update(Entry).where(Entry.table_id == live.id, Entry.number == number)
                await db.execute(this.values(payload={**wrong.payload, "log": [31]}))
        async with hall(url) as at:
            again = await at.table(live.id)
            assert again.table.rules.to_data(again.table.state) == state
            await answers(again, 20, seed=3)
            assert await reloaded(url, live.id) == facts(again)

    running(play())


# replays


def test_any_moment_can_be_shown_again_as_it_was_seen(url: str) -> None:
    async def play() -> None:
        async with hall(url) as at:
            await people(at)
            live = await battle(at, ADA, BOB)
            rng, then = random.Random(5), {}
            for n in range(40):
                await any_answer(live, rng)
                then[live.number] = {who: await halls.seen(live, who) for who in (ADA, BOB, EVE)}
                who = next((who for who in (ADA, BOB) if live.undo_for(who).free), None)
                if n % 5 == 0 and who:
                    await live.take_back(who, live.number, f"back {n}")
                    then[live.number] = {who: await halls.seen(live, who) for who in (ADA, BOB, EVE)}
            for number, views in then.items():
                for who, seen in views.items():
                    shown = await at.moment(live, number, Page(who, "en"))
                    assert structs.replace(shown.frame, undo=seen.frame.undo, view=seen.frame.view) == seen.frame
                    assert [line.text for line in shown.lines] == [line.text for line in seen.lines]

    running(play())


def test_settings_say_where_things_are(tmp_path: Path) -> None:
    from stolek.server.settings import BadSetting, Settings, WantsPostgres

    settings = Settings(tmp_path)
    settings.check()
    assert settings.sqlite and str(tmp_path) in settings.url
    for given in ("postgres://h/n", "postgresql://h/n", "postgresql+psycopg://h/n"):
        assert replace(settings, database=given).url == "postgresql+psycopg://h/n"
    for bad in ("mysql://u:secret@h/n", "nonsense"):
        with pytest.raises(BadSetting) as caught:
            replace(settings, database=bad).check()
        assert "secret" not in str(caught.value)
    with pytest.raises(WantsPostgres):
        replace(settings, workers=2).check()
    for wrong in ({"port": -1}, {"port": 70000}, {"workers": 0}):
        with pytest.raises(BadSetting):
            replace(settings, **wrong).check()  # type: ignore[arg-type]
