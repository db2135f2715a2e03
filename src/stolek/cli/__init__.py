"""The command `stolek`: one module a command, imported when it is called."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from stolek.cli import language
from stolek.cli.parser import Parser
from stolek.errors import StolekError, UnknownLanguage, UnknownOption
from stolek.words import Words

COMMANDS: dict[str, str] = {
    "serve": "stolek.cli.serve",
    "play": "stolek.cli.play",
    "resume": "stolek.cli.resume",
    "bench": "stolek.cli.bench",
    "companion": "stolek.cli.companion",
    "rules": "stolek.cli.rules",
    "ledger": "stolek.cli.ledger",
    "arena": "stolek.cli.arena",
    "fuzz": "stolek.cli.fuzz",
    "load": "stolek.cli.load",
}
"""Each command and the module with its `arguments(parser)` and `run(args, words) -> int`.

The message `cli-<command>` says what the command does.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. The result is the exit status: 2 for what a person can mend, 130 for an interruption."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    try:
        words = Words.load(language.wanted(arguments, os.environ), "stolek.cli")
    except UnknownLanguage as error:
        print(error.text(Words.load(language.of_locale(os.environ))), file=sys.stderr)
        return 2
    try:
        status = _run(arguments, words)
        sys.stdout.flush()
        return status
    except StolekError as error:
        print(error.text(words), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except SystemExit as stop:  # argparse, after --help or a misuse
        return stop.code if isinstance(stop.code, int) else 0
    except BrokenPipeError:  # the reader of our output has read enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: list[str], words: Words) -> int:
    parser = _front_door(words)
    asked = parser.parse_args(arguments)
    if asked.version:
        from stolek.about import VERSION, compiled

        print(words.say("cli-version", version=VERSION, build="compiled" if compiled() else "interpreted"))
        return 0
    if asked.command is None:
        parser.print_help()
        return 0
    if asked.command not in COMMANDS:
        raise UnknownOption("COMMAND", asked.command, COMMANDS)
    module = import_module(COMMANDS[asked.command])
    room = Parser(words, asked.command)
    module.arguments(room)
    args = room.parse_args(asked.rest)
    args.lang = args.lang or asked.lang  # it may stand before the command too
    status: int = module.run(args, words)
    return status


def _front_door(words: Words) -> Parser:
    parser = Parser(words)
    parser.usage = "%(prog)s [-h] [--lang en|cs|pl] [--version] COMMAND ..."
    parser.choices.add_argument("--version", action="store_true", help=words.say("cli-choice-version"))
    parser.add_argument("command", metavar="COMMAND", nargs="?", help=argparse.SUPPRESS)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    lines = [f"  {command:<20}  {words.say(f'cli-{command}')}" for command in COMMANDS]
    parser.epilog = "\n".join([words.say("cli-commands"), *lines, "", words.say("cli-more")])
    return parser
