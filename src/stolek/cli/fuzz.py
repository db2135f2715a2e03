"""`stolek fuzz`: random games with every promise of the kernel checked after every decision."""

import argparse
import json

from stolek import fuzz
from stolek.cli.parser import Parser
from stolek.errors import UnknownOption
from stolek.games import GAMES, open_game
from stolek.words import Words


def arguments(parser: Parser) -> None:
    say = parser.words.say
    parser.add_game(GAMES)
    choices = parser.choices
    choices.add_argument("--games", metavar="N", type=int, default=100, help=say("cli-fuzz-games"))
    choices.add_argument("--seed", metavar="N", type=int, default=0, help=say("cli-fuzz-seed"))
    choices.add_argument("--jobs", metavar="N", type=int, default=1, help=say("cli-fuzz-jobs"))
    choices.add_argument("--json", action="store_true", help=say("cli-fuzz-json"))
    parser.epilog = say("cli-fuzz-method")


def run(args: argparse.Namespace, words: Words) -> int:
    """Play, and tell what failed; the status is 1 where something did."""
    open_game(args.game)
    for option, value in (("--games", args.games), ("--jobs", args.jobs)):
        if value < 1:
            raise UnknownOption(option, value, "1, 2, 3, ...")
    decisions = 0
    failures = []
    for number, broken in fuzz.play_many(args.game, range(args.seed, args.seed + args.games), args.jobs):
        decisions += number
        if broken is not None:
            failures.append(broken)
    if args.json:
        told = {
            "games": args.games,
            "decisions": decisions,
            "failures": [each.to_data() for each in failures],
        }
        print(json.dumps(told, indent=2))
    else:
        print(words.say("cli-fuzz-played", games=args.games, decisions=decisions, failures=len(failures)))
        for each in failures:
            print(words.say("cli-fuzz-failure", seed=each.seed, decision=each.decision, why=each.why))
    return 1 if failures else 0
