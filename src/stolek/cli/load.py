"""`stolek load`: many simulated people on a server of this machine, and how long they wait for each other."""

from __future__ import annotations

import json
from argparse import Namespace

from stolek.cli.parser import Parser
from stolek.words import Words


def arguments(parser: Parser) -> None:
    words = parser.words
    choices = parser.choices
    choices.add_argument("--tables", type=int, default=300, help=words.say("cli-load-tables"))
    choices.add_argument("--minutes", type=float, default=3.0, help=words.say("cli-load-minutes"))
    choices.add_argument("--url", default="", help=words.say("cli-load-url"))
    choices.add_argument("--workers", type=int, default=1, help=words.say("cli-load-workers"))
    choices.add_argument("--database", default="", metavar="URL", help=words.say("cli-load-database"))
    choices.add_argument("--seed", type=int, default=1, help=words.say("cli-load-seed"))
    choices.add_argument("--json", action="store_true", help=words.say("cli-load-json"))


def run(args: Namespace, words: Words) -> int:
    """1 where less was reached than the house promises."""
    from stolek.crowd.evening import Plan, as_rows, measure

    plan = Plan(args.tables, args.minutes, args.url, args.workers, args.database, seed=args.seed)
    figures = measure(plan)
    rows = as_rows(figures)
    if args.json:
        print(json.dumps(rows))
        return 0 if figures.good else 1
    faults = rows.pop("faults")
    for name, value in rows.items():
        print(f"{words.say('cli-load-' + name.replace('_', '-')):<70} {value:>12,}")
    for fault, times in faults.items():
        print(words.say("cli-load-fault", times=times, what=fault))
    print(words.say("cli-load-good" if figures.good else "cli-load-not-good"))
    return 0 if figures.good else 1
