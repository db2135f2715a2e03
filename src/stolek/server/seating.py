"""The lobby: tables that there are, new ones, and who sits where."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import structs

from stolek import settling
from stolek.errors import UnknownOption
from stolek.games.base import Game
from stolek.server.database import lobby as rows
from stolek.server.database import people as people_rows
from stolek.server.database import shelf
from stolek.server.database.lobby import Listed
from stolek.server.database.tables import Taken
from stolek.server.doors import Porter
from stolek.server.hall import Hall
from stolek.server.library import kept, opened
from stolek.server.links import new_link, visible
from stolek.server.live import Live
from stolek.server.people import Visitor, tidy
from stolek.server.problems import speaks, words_of
from stolek.server.refusals import BadRequest, BadSeats, NotHost, NotNow, NotYourSeat, SeatTaken, TooManyOf
from stolek.server.wire import Consent, Made, NewTable, SeatChange, SeatInfo, SeatWanted, TableInfo
from stolek.tables import GameTable, deal

MOST_TABLES: Final = 50  # unfinished ones of one host
SHOWN: Final = 200
LONGEST_NAME: Final = 60

State = Literal["open", "running", "finished"]


def info(listed: Listed, person: str) -> TableInfo:
    """A table as a person finds it in the lobby."""
    row = listed.row
    mine = [seat.seat for seat, _ in listed.seats if person and seat.person_id == person]
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        state=row.state,  # type: ignore[arg-type]
        seats=tuple(
            SeatInfo(
                seat.who,  # type: ignore[arg-type]
                name,
                seat.bot,
                bool(person) and seat.person_id == person,
                seat.standing_in,
            )
            for seat, name in listed.seats
        ),
        number=row.number,
        changed=row.changed,
        host=bool(person) and row.host_id == person,
        mine=bool(mine),
        my_turn=row.state == "running" and any(seat in row.asked for seat in mine),
        result=tuple(row.result),
        listed=row.listed,
    )


async def info_of(hall: Hall, table: str, person: str) -> TableInfo:
    async with hall.database.reading() as db:
        found = await rows.table(db, table)
    if found is None:
        raise NotNow()  # removed this very moment
    return info(found, person)


@get("/tables", summary="Tables that are listed, and one's own; the last changed first")
async def tables(
    porter: NamedDependency[Porter],
    visitor: NamedDependency[Visitor | None],
    wanted: Annotated[State | None, QueryParameter(name="state")] = None,
    mine: FromQuery[bool] = False,
    game: FromQuery[str | None] = None,
) -> tuple[TableInfo, ...]:
    person = visitor.id if visitor else ""
    async with porter.database.reading() as db:
        found = await rows.tables(db, person, state=wanted, mine=mine, game=game, most=SHOWN)
    return tuple(info(listed, person) for listed in found)


@get("/tables/{table:str}", summary="A table")
async def one_table(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    visitor: NamedDependency[Visitor | None],
) -> TableInfo:
    await visible(request, hall, table, visitor)
    return await info_of(hall, table, visitor.id if visitor else "")


# New tables


@post("/tables", summary="A new table, dealt, with links for the friends who are to come")
async def new_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    porter: NamedDependency[Porter],
    hall: NamedDependency[Hall],
    known: NamedDependency[Visitor],
) -> Made:
    game = opened(request, data.game)
    await few_enough(porter, known)
    if data.guide:
        table, seats = await asyncio.to_thread(_lesson, game, known)
    else:
        seats = taken_as(game, data.seats, known)
        options = await _settled(game, data.options, len(seats), porter, known)
        table = await asyncio.to_thread(deal, data.game, None, data.real_dice, **options)
    name = tidy(data.name, LONGEST_NAME) or words_of(speaks(request)).say("table-name", person=known.name)
    live = await hall.make(table, seats, known.id, name, data.listed, data.guide)
    friends = [seat for seat, taken in enumerate(seats) if taken.who == "friend"]
    invitations = [await new_link(hall.database, live.id, seat) for seat in friends]
    return Made(await info_of(hall, live.id, known.id), tuple(invitations))


async def few_enough(porter: Porter, known: Visitor) -> None:
    """Raises TooManyOf."""
    async with porter.database.reading() as db:
        if await people_rows.count_open_tables(db, known.id) >= MOST_TABLES:
            raise TooManyOf("tables", MOST_TABLES)


def taken_as(game: Game[Any], wanted: tuple[SeatWanted, ...], known: Visitor) -> list[Taken]:
    """The seats as they are wanted. Raises BadSeats or UnknownOption."""
    if len(wanted) not in game.rules.seats:
        raise BadSeats(game.rules.seats)
    return [_taken(game, seat.who, seat.bot, known) for seat in wanted]


def _taken(game: Game[Any], who: str, bot: str, known: Visitor) -> Taken:
    if who == "me":
        return Taken("person", known.id)
    if who == "bot":
        return Taken("bot", bot=level(game, bot))
    return Taken("friend" if who == "friend" else "open")


def level(game: Game[Any], bot: str) -> str:
    """A bot that the game offers, by default its usual one. Raises UnknownOption."""
    if bot and bot not in game.bot_specs:
        raise UnknownOption("bot", bot, game.bot_specs)
    return bot or game.default_bot


async def _settled(
    game: Game[Any], options: dict[str, Any], seats: int, porter: Porter, known: Visitor
) -> dict[str, Any]:
    """The options of the game, with decks that the person keeps where their ids stand.

    Raises UnknownOption, OtherSeats or BadDeck. A deck is never a file of the server, whatever it is called.
    """
    settled = settling.settled(game, options, seats)
    for field in game.fields(game.words("en")):
        name = field.name
        if field.kind == "deck" and name in options:
            given = options[name] if isinstance(options[name], list) else [options[name]]
            decks = [await _deck(game, deck, porter, known) for deck in given]
            settled[name] = decks if isinstance(options[name], list) else decks[0]
    return settled


async def _deck(game: Game[Any], deck: Any, porter: Porter, known: Visitor) -> Any:
    if not isinstance(deck, str):
        raise BadRequest("options", "a deck is given by its name")
    if deck in game.decks():
        return game.deck(deck)
    async with porter.database.reading() as db:
        row = await shelf.deck(db, known.id, deck[:80])
    if row is None or row.game != game.rules.name:
        raise UnknownOption("decks", deck, game.decks())
    return game.drafted(kept(row).deck)


def _lesson(game: Game[Any], known: Visitor) -> tuple[GameTable, list[Taken]]:
    lesson = game.lesson()
    if lesson is None:
        raise UnknownOption("guide")
    table = deal(game.rules.name, lesson.seed, **lesson.options)
    seats = [
        Taken("person", known.id) if seat == lesson.seat else Taken("bot", bot=lesson.bots.get(seat, game.default_bot))
        for seat in range(table.seats)
    ]
    return table, seats


@delete("/tables/{table:str}", summary="Remove a table at which no other person sits")
async def remove_table(table: FromPath[str], hall: NamedDependency[Hall], known: NamedDependency[Visitor]) -> None:
    live = await hall.table(table)
    live.check_host(known.id)
    if any(taken.person not in (None, known.id) for taken in live.seats):
        raise NotNow()
    async with hall.database.writing() as db:
        await rows.drop(db, table)
    hall.doubt(table)


# Seats


@post("/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Who sits there from now on")
async def change_seat(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatChange],
    hall: NamedDependency[Hall],
    known: NamedDependency[Visitor],
) -> TableInfo:
    live = await visible(request, hall, table, known)
    if not 0 <= seat < len(live.seats):
        raise NotYourSeat()
    before = live.seats[seat].who
    await live.change_seat(seat, known.id, lambda taken: changed(live, taken, data, known))
    if before == "friend":
        async with hall.database.writing() as db:
            await rows.revoke_seat(db, table, seat)
        hall.doubt(table)
    return await info_of(hall, table, known.id)


def changed(live: Live, taken: Taken, wanted: SeatChange, known: Visitor) -> Taken:
    """How the seat is taken when this has been done; only the host may do it to a seat of another."""
    mine, host = taken.person == known.id, live.facts.host == known.id
    if wanted.do == "sit":
        if taken.who != "open":
            raise SeatTaken()
        return Taken("person", known.id)
    if wanted.do == "leave":
        if not mine:
            raise NotYourSeat()
        return Taken("open" if live.facts.listed else "friend")
    if not (host or (mine and wanted.do in ("bot", "back"))):
        raise NotHost()
    if wanted.do == "bot":
        bot = level(live.game, wanted.bot)
        if taken.who != "person":
            return Taken("bot", bot=bot)
        if not mine and taken.person in live.audience.persons():
            raise NotNow()  # only for those who are away
        return structs.replace(taken, bot=bot, standing_in=True)
    if wanted.do == "back":
        if not taken.standing_in:
            raise NotNow()
        return structs.replace(taken, bot="", standing_in=False)
    if taken.who == "person" and not mine and _begun(live):
        raise NotNow()  # whoever plays keeps the seat, though a bot may sit in
    return Taken(wanted.do)


def _begun(live: Live) -> bool:
    return any(given.seat is not None for given in live.folded.given)


@put("/tables/{table:str}/open-hands", summary="Agree, or no longer, that onlookers see everything")
async def open_hands(
    table: FromPath[str], data: JSONBody[Consent], hall: NamedDependency[Hall], known: NamedDependency[Visitor]
) -> TableInfo:
    live = await hall.table(table)
    own = live.own_seats(known.id)
    if not own:
        raise NotYourSeat()
    for seat in own:
        await live.change_seat(seat, known.id, lambda taken: _agrees(taken, data.yes, known))
    return await info_of(hall, table, known.id)


def _agrees(taken: Taken, yes: bool, known: Visitor) -> Taken:
    if taken.person != known.id:
        raise NotYourSeat()
    return structs.replace(taken, open_hands=yes)


async def merge(hall: Hall, guest: str, account: str) -> None:
    """All that a guest has goes to an account: seats, tables, decks. Then there is no guest any more."""
    async with hall.database.reading() as db:
        seats = await rows.seats_of(db, guest)
        hosted = await people_rows.tables_of(db, guest)
    for table, seat in seats:
        live = await hall.table(table)
        await live.change_seat(
            seat,
            account,
            lambda taken: structs.replace(taken, person=account) if taken.person == guest else taken,
        )
    async with hall.database.writing() as db:
        await people_rows.hand_over(db, guest, account)
    for table in hosted:
        hall.doubt(table)
