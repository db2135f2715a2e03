"""What a page may ask about a table without changing it: why not, what is final, a hint."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

from stolek.kernel.rules import Refusal as NotLegal
from stolek.kernel.view import seen_ask
from stolek.offer import Reason
from stolek.server.folding import save
from stolek.server.problems import words_of
from stolek.server.refusals import OffersNoHint, OutOfDate
from stolek.server.wire import Foreseen, Hinted, Lang, Reasons

if TYPE_CHECKING:
    from stolek.server.live import Live

MOST: Final = 5  # reasons at once
LONGEST: Final = 6  # things pointed at, one after the other
TRIED: Final = 60  # answers that the same pointing can mean
ADVISER: Final = "search"
BREATH: Final = 0.003  # seconds of work after which others have their turn


def reason(live: Live, seat: int | None, refusal: NotLegal, lang: Lang) -> Reason:
    """Why an answer is not legal, for somebody who sees what this seat sees."""
    game = live.game
    state = live.table.state
    seen = game.public(state) if seat is None else game.rules.conceal(state, seat)
    return Reason(game.refusal_text(seen, refusal, game.words(lang)), refusal.rule)


def why_not(live: Live, seat: int | None, refs: Sequence[str], id: str, lang: Lang) -> Reasons:
    """Why one cannot point at these things, in this order."""
    words, table, game = words_of(lang), live.table, live.game
    if seat is None or not table.ask.options_of(seat):
        return Reasons(id, (Reason(words.say("why-nothing")),))
    ask, state = seen_ask(table.ask, seat), game.rules.conceal(table.state, seat)
    path = list(refs[:LONGEST])
    meant = (game.meant(state, ask, path) or game.meant(state, ask, path[-1:]))[:TRIED]
    said = game.words(lang)
    for option in meant:
        if option in ask.options:
            text = game.option_text(state, ask, option, said)
            return Reasons(id, (Reason(words.say("why-offered", text=text)),))
    found: dict[tuple[str, str], Reason] = {}
    for option in meant:
        if game.rules.schema().well_formed(ask.kind, option):
            refusal = table.why_not(option, seat)
            if refusal is not None:
                told = reason(live, seat, refusal, lang)
                found[told.text, told.rule] = told
    if found:
        return Reasons(id, tuple(found.values())[:MOST])
    question = game.ask_text(state, ask, said)
    return Reasons(id, (Reason(words.say("why-elsewhere", question=question) if meant else words.say("why-unclear")),))


async def final(live: Live, seat: int | None, id: str) -> Foreseen:
    """Which options cannot be taken back once they are given. Inside `Live.current`."""
    table = live.table
    options = [] if seat is None or table.ask.chance else list(table.ask.options_of(seat))
    known = live.final.get(seat)
    if known is None:
        found, breath = [], perf_counter() + BREATH
        for option in options:  # in a thread it would slow everybody down for longer
            if not table.reversible(option):
                found.append(option)
            if perf_counter() > breath:
                await asyncio.sleep(0)
                breath = perf_counter() + BREATH
        known = live.final[seat] = tuple(found)
    return Foreseen(id, live.number, known)


async def hint(live: Live, seat: int | None, number: int, id: str, lang: Lang) -> Hinted:
    """What a bot in this seat would do, by what the seat may know."""
    async with live.current():
        if seat is None or seat not in live.asked() or live.table.ask.chance:
            raise OffersNoHint()
        if number < live.turned:
            raise OutOfDate()
        since, data = live.turned, save(live.table)
    option = await live.hall.thinking.think(live.facts.game, ADVISER, data, seat, secrets.randbits(32))
    async with live.current():
        if live.turned != since:
            raise OutOfDate()
        game, table = live.game, live.table
        ask, state = seen_ask(table.ask, seat), game.rules.conceal(table.state, seat)
        return Hinted(id, live.number, option, game.option_text(state, ask, option, game.words(lang)))
