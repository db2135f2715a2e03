"""Games that were played: shown again as their viewers saw them, taken along as a file, and brought back."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from stolek import saves
from stolek.errors import BadSave
from stolek.games.base import Game
from stolek.kernel.chance import Chance
from stolek.kernel.table import restore
from stolek.server.audience import Page
from stolek.server.doors import Porter
from stolek.server.hall import Hall
from stolek.server.library import opened
from stolek.server.links import visible
from stolek.server.live import Live
from stolek.server.people import Visitor, tidy
from stolek.server.problems import speaks, words_of
from stolek.server.refusals import NotOpenYet, NotYourSeat
from stolek.server.safety import address_of
from stolek.server.seating import LONGEST_NAME, few_enough, info_of, taken_as
from stolek.server.wire import Import, Replay, SeatWanted, TableInfo
from stolek.tables import GameTable

LARGEST: Final = 2 * 1024 * 1024
LONGEST_LOG: Final = 20_000
WHERE: Final = "import"  # what a file is called that has no name here


@get("/tables/{table:str}/replay", summary="A table as it was after so many entries, as one may see it")
async def replay(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    porter: NamedDependency[Porter],
    visitor: NamedDependency[Visitor | None],
    at: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> Replay:
    live = await visible(request, hall, table, visitor)
    porter.limits.costly.take(visitor.id if visitor else address_of(request.scope))
    page = Page(visitor.id if visitor else "", speaks(request), seat)  # type: ignore[arg-type]
    last = live.number
    shown = await hall.moment(live, last if at is None else at, page)
    return Replay(shown.frame, last, shown.lines if at is None else ())


@get("/tables/{table:str}/export", summary="The game as a file: once it is over, or everybody agrees")
async def export(
    table: FromPath[str], hall: NamedDependency[Hall], porter: NamedDependency[Porter], known: NamedDependency[Visitor]
) -> Response[str]:
    live = await hall.table(table)
    porter.limits.files.take(known.id)
    async with live.current():
        if not live.own_seats(known.id) and live.facts.host != known.id:
            raise NotYourSeat()
        if not (live.table.over or live.all_open):
            raise NotOpenYet()
        text = exported(live)
    headers = {"content-disposition": f'attachment; filename="{live.facts.game}.json"', "cache-control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


def exported(live: Live) -> str:
    """A save without what is still to come: neither the seed of the dice nor how far it was used."""
    extra = {"name": live.facts.name, "real_dice": live.facts.real_dice}
    return saves.dump({**live.table.to_data(**extra), "chance": None})


@post("/tables/import", request_max_body_size=LARGEST, summary="A table that goes on from a file, or is seen again")
async def bring(
    request: Request[Any, Any, Any],
    data: JSONBody[Import],
    porter: NamedDependency[Porter],
    hall: NamedDependency[Hall],
    known: NamedDependency[Visitor],
) -> TableInfo:
    porter.limits.files.take(known.id)
    await few_enough(porter, known)
    saved = read(data.save)
    game = opened(request, saved["game"])
    table = await asyncio.to_thread(brought, game, saved)
    seats = taken_as(game, (SeatWanted("me"),) * table.seats, known)
    name = tidy(str(saved["extra"].get("name", "")), LONGEST_NAME)
    live = await hall.make(
        table, seats, known.id, name or words_of(speaks(request)).say("table-name", person=known.name)
    )
    return await info_of(hall, live.id, known.id)


def read(text: str) -> dict[str, Any]:
    """What a file says, as far as it is a save at all. Raises BadSave or NewerSave."""
    saved = saves.parse(text, WHERE)
    extra = saved.setdefault("extra", {})
    wanted = {"game": str, "log": list, "options": dict, "extra": dict}
    for name, kind in wanted.items():
        if not isinstance(saved.get(name), kind):
            raise BadSave(WHERE, name)
    if len(saved["log"]) > LONGEST_LOG:
        raise BadSave(WHERE, f"log: {LONGEST_LOG}")
    saved.setdefault("real_dice", bool(extra.get("real_dice", saved.get("chance") is None)))
    return saved


def brought(game: Game[Any], saved: dict[str, Any]) -> GameTable:
    """The table of a file. Its dice are thrown anew from here: who has the file cannot know how they will fall.

    Raises BadSave, NewerSave, BadLog, BadDeck or UnknownOption.
    """
    table = restore(GameTable, game.rules, {**saved, "chance": None}, WHERE)
    if not saved["real_dice"]:
        table.throw_with(Chance())
    return table
