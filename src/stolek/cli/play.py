"""`stolek play`: play at this terminal, alone against a computer player, or with somebody beside you."""

from __future__ import annotations

import argparse
import os
import random
import sys
from pathlib import Path
from typing import Any

from stolek import settling
from stolek.bots import NAMES, make
from stolek.cli import series
from stolek.cli.parser import Parser
from stolek.cli.session import YOU, Session, company, read_extra
from stolek.cli.shelf import Shelf
from stolek.cli.terminal import Terminal
from stolek.errors import OtherGame, StolekError, UnknownOption
from stolek.games import GAMES, open_game
from stolek.games.base import Game
from stolek.offer import Field
from stolek.tables import deal, load
from stolek.words import Words

HUMAN = (YOU, "human", "me")


def arguments(parser: Parser) -> None:
    say = parser.words.say
    parser.add_game(GAMES)
    add = parser.choices.add_argument
    add("--decks", metavar="A,B", help=say("play-option-decks"))
    add("--seats", metavar="A,B", help=say("play-option-seats", bots=", ".join(NAMES)))
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=say("play-option-option"))
    add("--campaign", action="store_true", help=say("play-option-campaign"))
    add("--seed", metavar="N", type=int, help=say("play-option-seed"))
    add("--real-dice", action="store_true", help=say("play-option-real-dice"))
    add("--save", metavar="FILE", type=Path, help=say("play-option-save"))
    add("--resume-file", metavar="FILE", type=Path, help=say("play-option-resume-file"))


def run(args: argparse.Namespace, words: Words) -> int:
    game = open_game(args.game)
    try:
        session = prepared(args, game, words.lang)
    except StolekError as error:  # a deck that is wrong says so in the words of its game
        print(error.text(Words.load(words.lang, "stolek.cli", game.package)), file=sys.stderr)
        return 2
    return session.run()


def prepared(args: argparse.Namespace, game: Game[Any], lang: str) -> Session:
    shelf = Shelf()
    name = game.rules.name
    if args.save is not None and os.path.exists(args.save) and args.save != args.resume_file:
        raise UnknownOption("--save", value=args.save)
    told = None
    path = shelf.new(name)
    kept = begun(args, game, shelf, lang)
    file = kept or args.resume_file
    if file is not None:
        table = load(file)
        if table.rules.name != name:
            raise OtherGame(file, table.rules.name, name)
        extra = read_extra(file, table)
        seats = extra.get("seats") or who_sits(args.seats, game, (table.seats,))
        told = extra.get("told")
        path = kept or path
    elif args.campaign:
        field = campaign(game)
        seats = who_sits(args.seats, game, field.seats or game.rules.seats)
        wanted = {**options(args, game, len(seats)), field.name: True}
        table = deal(name, seed=args.seed, real_dice=args.real_dice, **wanted)
    else:
        seats = who_sits(args.seats, game, game.rules.seats)
        table = deal(name, seed=args.seed, real_dice=args.real_dice, **options(args, game, len(seats)))
    session = Session(Terminal(), table, seats, lang, shelf, path, args.save, bots_seed(args.seed))
    if told:
        session.told = told
    return session


def begun(args: argparse.Namespace, game: Game[Any], shelf: Shelf, lang: str) -> Path | None:
    """The campaign that waits to be gone on with; whoever says how it is to be begins another one."""
    if not args.campaign or args.option or args.decks or args.seats or args.seed is not None or args.resume_file:
        return None
    campaign(game)
    series.catch_up(shelf, lang)
    kept = series.latest(shelf, game.rules.name)
    return kept.path if kept is not None else None


def campaign(game: Game[Any]) -> Field:
    """The field that makes a game the first one of a series. Raises UnknownOption where there is none."""
    for field in game.fields(game.words("en")):
        if field.name == settling.SERIES:
            return field
    raise UnknownOption("--campaign", value=game.rules.name)


def who_sits(text: str | None, game: Game[Any], numbers: tuple[int, ...]) -> list[str]:
    """Raises UnknownOption where a bot is unknown or so many cannot play; `numbers` can."""
    if text is None:
        return company(game.usual_seats if game.usual_seats in numbers else numbers[0])
    seats = [YOU if who.strip() in HUMAN else who.strip() for who in text.split(",")]
    if len(seats) not in numbers:
        raise UnknownOption("--seats", value=text, known=" / ".join(",".join(company(number)) for number in numbers))
    for who in seats:
        if who != YOU:
            try:
                make(who, 0)
            except UnknownOption:
                raise UnknownOption("--seats", value=who, known=(YOU, *NAMES)) from None
    return seats


def options(args: argparse.Namespace, game: Game[Any], seats: int) -> dict[str, Any]:
    """Options as asked for; decks too, else different ones by chance."""
    wanted = settling.settled(game, settling.read(game, args.option, seats), seats)
    known = game.decks()
    if not known:
        if args.decks is not None:
            raise UnknownOption("--decks")
        return wanted
    if args.decks is None:
        rng = random.Random(args.seed)
        return {"decks": rng.sample(known, seats) if len(known) >= seats else [known[0]] * seats, **wanted}
    sources = [source.strip() for source in args.decks.split(",")]
    if len(sources) != seats:
        raise UnknownOption("--decks", known=known, value=args.decks)
    return {"decks": [game.deck(source) for source in sources], **wanted}


def bots_seed(seed: int | None) -> int | None:
    """Another number than the table's, so that a bot cannot know what will be drawn."""
    return None if seed is None else random.Random(f"bots {seed}").getrandbits(32)
