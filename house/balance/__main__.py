"""Play games of bots and report what comes of everything.

python3 dev.py balance [GAME] [--study NAME=GAMES[:BOT] ...] [--values FILE] [--jobs N] [--keep FOLDER] [--out FILE]

Each game that is played is kept in FOLDER, so that a run goes on where the last one ended; the report is written of all
that lies there. `--values` tries other numbers on the cards, {"mercenaries": {"tarka": {"cost": 11}}, ...}; give such a
run a folder of its own. Without `--study` those series are played that the game thinks enough.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from house.balance.playing import Job, looked_at, play_all
from house.balance.report import write
from house.rooms import ROOT

BOT = "greedy"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py balance", usage=__doc__)
    parser.add_argument("game", nargs="?", default="monster-lands")
    parser.add_argument("--study", action="append", default=[])
    parser.add_argument("--values", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(arguments)
    keep = args.keep or ROOT / "build" / "balance" / args.game
    out = args.out or ROOT / "docs" / f"balance-{args.game}.md"
    values = json.loads(args.values.read_text("utf-8")) if args.values else {}
    look = looked_at(args.game)
    jobs = []
    for study in args.study or look.USUAL:
        name, _, number = study.partition("=")
        games, _, bot = number.partition(":")
        if name not in look.studies():
            print(f"No study {name}; there are {', '.join(look.studies())}", file=sys.stderr)
            return 2
        jobs += [Job(args.game, name, bot or BOT, n, values) for n in range(int(games))]
    keep.mkdir(parents=True, exist_ok=True)
    file = keep / "games.jsonl"
    there = {(game["study"], game["bot"], game["number"]) for game in kept(file)}
    jobs = [job for job in jobs if (job.study, job.bot, job.number) not in there]
    with file.open("a", encoding="utf-8") as lines:
        for n, game in enumerate(play_all(jobs, args.jobs), 1):
            lines.write(json.dumps(game) + "\n")
            lines.flush()
            print(f"\r{n} of {len(jobs)} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    write(args.game, list(kept(file)), out)
    return 0


def kept(file: Path) -> Iterator[dict[str, Any]]:
    if file.is_file():
        with file.open(encoding="utf-8") as lines:
            yield from map(json.loads, lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
