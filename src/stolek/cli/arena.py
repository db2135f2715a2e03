"""`stolek arena`: let two bots play against each other."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from stolek import settling
from stolek.arena import Result, compete
from stolek.bots import NAMES
from stolek.cli.parser import Parser
from stolek.errors import UnknownOption
from stolek.games import GAMES, open_game
from stolek.words import Words


def arguments(parser: Parser) -> None:
    say = parser.words.say
    parser.add_game(GAMES)
    choices = parser.choices
    choices.add_argument(
        "--bots", metavar="A,B", default="greedy,search", help=say("cli-arena-bots", bots=", ".join(NAMES))
    )
    choices.add_argument("--seats", metavar="N", type=int, help=say("cli-arena-seats"))
    choices.add_argument("--games", metavar="G", type=int, help=say("cli-arena-games"))
    choices.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("cli-arena-option"))
    choices.add_argument("--jobs", metavar="N", type=int, default=1, help=say("cli-arena-jobs"))
    choices.add_argument("--seed", metavar="N", type=int, default=0, help=say("cli-arena-seed"))
    choices.add_argument("--json", action="store_true", help=say("cli-arena-json"))
    parser.epilog = say("cli-arena-method")


def run(args: argparse.Namespace, words: Words) -> int:
    game = open_game(args.game)
    seats = game.usual_seats if args.seats is None else args.seats
    if seats not in game.rules.seats:
        raise UnknownOption("--seats", value=seats, known=map(str, game.rules.seats))
    names = args.bots.split(",")
    if len(names) == 1 == seats:
        names *= 2
    if len(names) != 2:
        raise UnknownOption("--bots", value=args.bots, known="A,B")
    options = settling.read(game, args.option, seats)
    result = compete(args.game, names[0], names[-1], args.games, args.seed, args.jobs, seats=seats, options=options)
    print(json.dumps(result, indent=2) if args.json else "\n".join(in_words(result, words)))
    return 0


def in_words(result: Result, words: Words) -> Iterator[str]:
    seats, seconds = result["seats"], result["seconds_per_decision"]
    shares = {name: f"{result[name]:.1%}" for name in ("score", "low", "high", "score_b", "fair") if name in result}
    facts: dict[str, Any] = {name: result[name] for name in ("a", "b", "games")}
    if seats == 1:
        yield words.say("cli-arena-score-alone", **facts, **shares)
    elif seats == 2:
        yield words.say("cli-arena-score", **facts, **shares)
    else:
        yield words.say("cli-arena-score-many", **facts, **shares, seats=seats - 1)
    if seats > 1:
        yield words.say("cli-arena-by-seat", shares=", ".join(f"{share:.1%}" for share in result["by_seat"]))
    times = {name: f"{value:.3f}" for name, value in seconds.items()}
    yield words.say("cli-arena-seconds", bot=result["b" if seats == 2 else "a"], **times)
