"""`stolek arena`: let two bots play against each other."""

import argparse
import json

from stolek.arena import Result, compete
from stolek.bots import NAMES
from stolek.cli.parser import Parser
from stolek.errors import UnknownOption
from stolek.games import GAMES
from stolek.words import Words


def arguments(parser: Parser) -> None:
    say = parser.words.say
    parser.add_game(GAMES)
    choices = parser.choices
    choices.add_argument(
        "--bots", metavar="A,B", default="greedy,search", help=say("cli-arena-bots", bots=", ".join(NAMES))
    )
    choices.add_argument("--games", metavar="N", type=int, default=20, help=say("cli-arena-games"))
    choices.add_argument("--jobs", metavar="N", type=int, default=1, help=say("cli-arena-jobs"))
    choices.add_argument("--seed", metavar="N", type=int, default=0, help=say("cli-arena-seed"))
    choices.add_argument("--json", action="store_true", help=say("cli-arena-json"))
    parser.epilog = say("cli-arena-method")


def run(args: argparse.Namespace, words: Words) -> int:
    names = args.bots.split(",")
    if len(names) != 2:
        raise UnknownOption("--bots", value=args.bots, known="A,B")
    result = compete(args.game, names[0], names[1], args.games, args.seed, args.jobs)
    print(json.dumps(result, indent=2) if args.json else in_words(result, words))
    return 0


def in_words(result: Result, words: Words) -> str:
    seconds = result["seconds_per_decision"]
    return "\n".join(
        [
            words.say(
                "cli-arena-score",
                a=result["a"],
                b=result["b"],
                games=result["games"],
                score=f"{result['score']:.1%}",
                low=f"{result['low']:.1%}",
                high=f"{result['high']:.1%}",
            ),
            words.say(
                "cli-arena-seconds",
                b=result["b"],
                mean=f"{seconds['mean']:.3f}",
                p99=f"{seconds['p99']:.3f}",
                max=f"{seconds['max']:.3f}",
            ),
        ]
    )
