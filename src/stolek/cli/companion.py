"""`stolek companion`: the automated player for a game that lies on a real table."""

from __future__ import annotations

import argparse
from random import Random

from stolek import settling
from stolek.cli.parser import Parser
from stolek.cli.pointer import folded
from stolek.errors import UnknownOption
from stolek.games import GAMES, open_game
from stolek.words import Words


def arguments(parser: Parser) -> None:
    say = parser.words.say
    parser.add_game(GAMES)
    choices = parser.choices
    choices.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help=say("cli-companion-option")
    )
    choices.add_argument("--seed", metavar="N", type=int, help=say("cli-companion-seed"))


def run(args: argparse.Namespace, words: Words) -> int:
    game = open_game(args.game)
    alone = min(game.rules.seats)
    options = settling.read(game, args.option, alone)
    companion = game.companion(options, game.words(words.lang))
    if companion is None:
        known = [name for name in GAMES if open_game(name).companion({}, open_game(name).words(words.lang))]
        raise UnknownOption("GAME", args.game, known)
    no, end, leave = (names(words, f"cli-companion-{what}") for what in ("no", "round", "quit"))
    rng = Random(args.seed)
    moved = False
    help = words.say("cli-companion-help")
    print(help)
    while True:
        try:
            said = folded(input("> ").strip())
        except EOFError:
            return 0
        if said in leave:
            return 0
        if said in end:
            lines, moved = companion.new_round(), False
        elif not said or (said in no and moved):
            lines, moved = companion.turn(rng, again=bool(said)), True
        else:
            lines = (help,)
        print(*lines, sep="\n")


def names(words: Words, key: str) -> set[str]:
    return {folded(name.strip()) for name in words.say(key).split(",")}
