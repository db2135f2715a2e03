"""`stolek rules`: read the rules of a game."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from stolek import ledger
from stolek.cli.parser import Parser
from stolek.games import GAMES, open_game
from stolek.ledger import Example, Rule
from stolek.offer import HouseTable
from stolek.words import Words


def arguments(parser: Parser) -> None:
    say = parser.words.say
    parser.add_game(GAMES)
    parser.subjects.add_argument("id", metavar="ID", nargs="*", default=[], help=say("cli-rules-id"))
    parser.choices.add_argument("--find", metavar="TEXT", help=say("cli-rules-find"))
    parser.choices.add_argument("--house", action="store_true", help=say("cli-rules-house"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Show the entries asked for, or all rules; the status is 1 where a search finds none."""
    rules = ledger.load(args.game)
    tables = open_game(args.game).house_values(Words.load(words.lang, GAMES[args.game]))
    if args.house:
        show([line for table in tables for line in house_lines(table)])
        if not tables:
            print(words.say("cli-rules-no-house"), file=sys.stderr)
        return 0 if tables else 1
    reader = Reader(Words.load(words.lang, "stolek.cli", GAMES[args.game]))
    entries: list[Rule | Example] = [rules.entry(id) for id in args.id]
    if args.find is not None:
        entries += rules.find(args.find, reader.said)
    elif not args.id:
        entries += rules.rules.values()
    show([line for entry in entries for line in reader.lines(entry)])
    if not entries:
        print(words.say("cli-rules-nothing", text=args.find), file=sys.stderr)
        return 1
    if tables and not args.id and args.find is None:
        show([Line("italic", 0, words.say("cli-rules-see-house", command=f"stolek rules {args.game} --house"))])
    return 0


@dataclass(frozen=True, slots=True)
class Line:
    style: str
    indent: int
    text: str


class Reader:
    """Says entries of a ledger: in English as it does itself, in other languages by the words of the game."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def said(self, entry: Rule | Example) -> str:
        if self.words.has(entry.id):
            return self.words.say(entry.id)
        if isinstance(entry, Rule):
            return entry.text
        return f"{entry.given} {entry.when} {entry.then}"

    def lines(self, entry: Rule | Example) -> Iterator[Line]:
        say = self.words.say
        yield Line("bold cyan", 0, f"{entry.id}  {self._kept_in(entry)}")
        yield Line("", 2, self.said(entry))
        if entry.note:
            key = f"{entry.id}.note"
            note = say(key) if self.words.has(key) else entry.note
            yield Line("italic", 2, f"{say('cli-rules-note')} {note}")
        see = entry.see if isinstance(entry, Rule) else entry.covers
        if see:
            yield Line("dim", 2, f"{say('cli-rules-see')} {', '.join(see)}")
        yield Line("", 0, "")

    def _kept_in(self, entry: Rule | Example) -> str:
        if isinstance(entry, Example):
            return self.words.say("cli-rules-example")
        area = "area-" + entry.area.replace(" ", "_")
        return self.words.say(area) if self.words.has(area) else entry.area


def house_lines(table: HouseTable) -> Iterator[Line]:
    """A table of values: those of one item in one line."""
    yield Line("bold cyan", 0, table.title)
    if table.note:
        yield Line("italic", 2, table.note)
    for item, rows in groupby(table.rows, lambda row: row.item):
        yield Line("", 2, f"{item}: {'; '.join(f'{row.field} {row.value}' for row in rows)}")
    yield Line("", 0, "")


def show(lines: list[Line]) -> None:
    if not sys.stdout.isatty():
        for line in lines:
            print(" " * line.indent + line.text)
        return
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False)
    for line in lines:
        console.print(Padding(Text(line.text, style=line.style), (0, 0, 0, line.indent), expand=False))
