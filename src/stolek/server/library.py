"""What stands on the shelf for everybody to read: games, their rules, their cards, and decks to build of these."""

from __future__ import annotations

import time
from functools import cache
from typing import Any, Final

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from stolek.errors import BadDeck
from stolek.games import GAMES, open_game
from stolek.games.base import Game
from stolek.offer import Builder, DeckChecked, DeckDraft, GuideStep, RuleBook
from stolek.server.catalogues import catalogue
from stolek.server.database import shelf
from stolek.server.database.models import DeckRow
from stolek.server.doors import Porter
from stolek.server.people import Visitor, new_id, tidy
from stolek.server.problems import GAME_WORDS, speaks
from stolek.server.refusals import BadRequest, NoDeck, NotFound, TooManyOf
from stolek.server.rulebook import rule_book
from stolek.server.wire import DeckKept, GameInfo
from stolek.words import LANGUAGES

MOST_DECKS: Final = 100
MOST_KINDS: Final = 200  # different cards in a deck
MOST_COPIES: Final = 99
LONGEST: Final = 80
FOR_EVER: Final = "public, max-age=31536000, immutable"
A_WHILE: Final = {"cache-control": "private, max-age=300", "vary": "accept-language, cookie"}


def opened(request: Request[Any, Any, Any], name: str) -> Game[Any]:
    """The game of an address; what is refused from now on may be said in its words. Raises UnknownGame."""
    game = open_game(name)
    request.scope["state"][GAME_WORDS] = (game.package,)
    return game


@cache
def game_info(name: str, lang: str) -> GameInfo:
    game = open_game(name)
    words = game.words(lang)
    return GameInfo(
        name=name,
        title=game.title(words),
        about=game.about(words),
        seats=game.rules.seats,
        usual_seats=game.usual_seats,
        fields=game.fields(words),
        bots=game.bots(words),
        default_bot=game.default_bot,
        icon=game.icon,
        builder=game.builder(words) is not None,
        guide=game.lesson() is not None,
    )


@get("/games", summary="The games, and what is settled before each is dealt")
async def games(request: Request[Any, Any, Any]) -> Response[tuple[GameInfo, ...]]:
    return Response(tuple(game_info(name, speaks(request)) for name in GAMES), headers=A_WHILE)


@get("/games/{game:str}/rules", summary="The rules of a game, each with its id, examples and a glossary")
async def rules(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[RuleBook]:
    opened(request, game)
    return Response(rule_book(game, speaks(request)), headers=A_WHILE)


@get("/games/{game:str}/builder", summary="What decks can be built of")
async def builder(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Builder]:
    found = opened(request, game)
    built = found.builder(found.words(speaks(request)))
    if built is None:
        raise NotFound()
    return Response(built, headers=A_WHILE)


@get("/games/{game:str}/guide", summary="What a coach says at the table of a first game")
async def guide(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[tuple[GuideStep, ...]]:
    found = opened(request, game)
    return Response(found.guide(found.words(speaks(request))), headers=A_WHILE)


@get("/catalogues/{game:str}", status_code=302, summary="Where the catalogue of a game is now")
async def current_catalogue(request: Request[Any, Any, Any], game: FromPath[str]) -> Redirect:
    opened(request, game)
    return Redirect(catalogue(game, speaks(request)).path, headers=A_WHILE)


@get("/catalogues/{game:str}/{lang:str}/{file:str}", summary="All faces and icons of a game in one language")
async def faces(
    request: Request[Any, Any, Any], game: FromPath[str], lang: FromPath[str], file: FromPath[str]
) -> Response[Any]:
    opened(request, game)
    if lang not in LANGUAGES:
        raise NotFound()
    kept = catalogue(game, lang)
    if kept.path != request.scope["path"]:
        return Redirect(kept.path, headers={"cache-control": "no-store"})
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(kept.packed if packed else kept.body, media_type="application/json", headers=headers)


# Decks


def tidied(draft: DeckDraft) -> DeckDraft:
    """Raises BadRequest where this could be no draft of any game."""
    if len(draft.cards) > MOST_KINDS:
        raise BadRequest("cards", f"more than {MOST_KINDS} different ones")
    if len(draft.leader) > LONGEST or any(len(face) > LONGEST for face in draft.cards):
        raise BadRequest("cards", f"a name of more than {LONGEST} characters")
    if any(not 0 <= number <= MOST_COPIES for number in draft.cards.values()):
        raise BadRequest("cards", f"a number that is not from 0 to {MOST_COPIES}")
    cards = {face: number for face, number in draft.cards.items() if number}
    return DeckDraft(tidy(draft.name, LONGEST), draft.leader, cards)


def legal(game: Game[Any], draft: DeckDraft) -> bool:
    try:
        game.drafted(draft)
    except BadDeck:
        return False
    return True


def kept(row: DeckRow) -> DeckKept:
    return DeckKept(row.id, row.game, DeckDraft(row.name, row.leader, row.cards), row.legal)


def _fill(row: DeckRow, game: Game[Any], draft: DeckDraft) -> DeckKept:
    row.name, row.leader, row.cards = draft.name or game.rules.name, draft.leader, dict(draft.cards)
    row.legal, row.changed = legal(game, draft), time.time()
    return kept(row)


@post("/games/{game:str}/decks/check", status_code=200, summary="What keeps a draft from being a deck")
async def check_deck(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[DeckDraft], known: NamedDependency[Visitor]
) -> DeckChecked:
    found = opened(request, game)
    return found.checked(tidied(data), found.words(speaks(request)))


@post("/games/{game:str}/decks", summary="Keep a deck, finished or not")
async def keep_deck(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    data: JSONBody[DeckDraft],
    porter: NamedDependency[Porter],
    known: NamedDependency[Visitor],
) -> DeckKept:
    found, draft = opened(request, game), tidied(data)
    async with porter.database.writing() as db:
        if await shelf.count_decks(db, known.id) >= MOST_DECKS:
            raise TooManyOf("decks", MOST_DECKS)
        row = shelf.new_deck(new_id(), known.id, game)
        db.add(row)
        return _fill(row, found, draft)


@get("/decks", summary="One's own decks")
async def own_decks(porter: NamedDependency[Porter], known: NamedDependency[Visitor]) -> tuple[DeckKept, ...]:
    async with porter.database.reading() as db:
        return tuple(kept(row) for row in await shelf.decks(db, known.id))


@put("/decks/{deck:str}", summary="Change a deck")
async def change_deck(
    request: Request[Any, Any, Any],
    deck: FromPath[str],
    data: JSONBody[DeckDraft],
    porter: NamedDependency[Porter],
    known: NamedDependency[Visitor],
) -> DeckKept:
    async with porter.database.writing() as db:
        row = await shelf.deck(db, known.id, deck)
        if row is None:
            raise NoDeck()
        return _fill(row, opened(request, row.game), tidied(data))


@delete("/decks/{deck:str}", summary="Keep a deck no longer; tables that were dealt from it go on")
async def drop_deck(deck: FromPath[str], porter: NamedDependency[Porter], known: NamedDependency[Visitor]) -> None:
    async with porter.database.writing() as db:
        if not await shelf.drop_deck(db, known.id, deck):
            raise NoDeck()
