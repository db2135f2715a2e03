"""`stolek resume`: list the games in progress, or go on with one of them."""

from __future__ import annotations

import argparse

from stolek.cli import series
from stolek.cli.parser import Parser
from stolek.cli.session import Session, company, read_extra
from stolek.cli.shelf import KeptGame, Shelf
from stolek.cli.terminal import Terminal
from stolek.errors import UnknownOption
from stolek.tables import load
from stolek.words import Words


def arguments(parser: Parser) -> None:
    parser.subjects.add_argument("number", metavar="N", nargs="?", help=parser.words.say("play-resume-number"))


def run(args: argparse.Namespace, words: Words) -> int:
    shelf = Shelf()
    series.catch_up(shelf, words.lang)
    games = shelf.games()
    if args.number is None:
        show(games, words)
        return 0
    if not args.number.isdecimal() or not 1 <= int(args.number) <= len(games):
        raise UnknownOption("N", value=args.number, known=[str(n + 1) for n in range(len(games))])
    path = games[int(args.number) - 1].path
    table = load(path)
    extra = read_extra(path, table)
    seats = extra.get("seats") or company(table.seats)
    lang = words.lang if args.lang else extra.get("lang", words.lang)
    session = Session(Terminal(), table, seats, lang, shelf, path)
    if extra.get("told"):
        session.told = extra["told"]
    return session.run()


def show(games: list[KeptGame], words: Words) -> None:
    if not games:
        print(words.say("play-resume-none"))
        return
    print(words.say("play-resume-games", number=len(games)))
    for number, kept in enumerate(games, start=1):
        if kept.problem is not None:
            print(f"{number:>3})", kept.problem.text(words))
            continue
        said = words.say(
            "play-resume-game",
            game=str(kept.data.get("game")),
            seats=", ".join(map(str, kept.extra.get("seats", []))),
            answers=len(kept.data.get("log", [])),
            when=kept.when,
        )
        decks = kept.data.get("options", {}).get("decks", [])
        names = [deck if isinstance(deck, str) else str(deck.get("name", "?")) for deck in decks]
        print(f"{number:>3}) {said}" + (f" · {' – '.join(names)}" if names else ""))
    print(words.say("play-resume-how"))
