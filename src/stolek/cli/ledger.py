"""`stolek ledger`: how much of a game's rules is held by tests."""

import argparse
import json
from pathlib import Path

from stolek import ledger
from stolek.cli.parser import Parser
from stolek.errors import UnknownOption
from stolek.games import GAMES
from stolek.words import Words


def arguments(parser: Parser) -> None:
    say = parser.words.say
    parser.add_game(GAMES)
    parser.choices.add_argument("--json", action="store_true", help=say("cli-ledger-json"))
    parser.choices.add_argument(
        "--tests", metavar="DIR", type=Path, default=ledger.CHECKOUT_TESTS, help=say("cli-ledger-tests")
    )


def run(args: argparse.Namespace, words: Words) -> int:
    rules = ledger.load(args.game)
    if not args.tests.is_dir():
        raise UnknownOption("--tests", args.tests)
    covered = ledger.coverage(args.game, args.tests)
    if args.json:
        print(json.dumps(covered, indent=2))
        return 0
    print(rules.title)
    print(
        words.say(
            "cli-ledger-rules",
            rules=covered["rules"],
            tested=covered["tested"],
            reasons=len(covered["reasons"]),
            untested=len(covered["untested"]),
        )
    )
    print(words.say("cli-ledger-examples", examples=covered["examples"], tested=covered["examples_tested"]))
    for id, reason in covered["reasons"].items():
        print(words.say("cli-ledger-reason", id=id), reason)
    untested = covered["untested"] + covered["examples_untested"]
    if untested:
        print(words.say("cli-ledger-untested"), ", ".join(untested))
    return 0
