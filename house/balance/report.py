"""The report: a document with plots beside it, and the same figures as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from house.balance import plots
from house.balance.figures import (
    Component,
    Figure,
    Game,
    at_seats,
    by_study,
    components,
    happened,
    points,
    ratings,
    share,
)
from house.balance.playing import looked_at

SEAT_BAND = 0.04  # how far a seat may be from its share
LEAST_PICKED = 0.03
START, END = "<!-- figures: written by `python3 dev.py balance` -->", "<!-- end of figures -->"


class Report:
    """The parts of the document, one after the other, and what goes beside it."""

    def __init__(self, game: str, games: list[Game], out: Path) -> None:
        self.look: ModuleType = looked_at(game)
        self.studies = by_study(games)
        self.out = out
        self.lines: list[str] = []
        self.data: dict[str, Any] = {}

    def say(self, *lines: str) -> None:
        self.lines += [*lines, ""]

    def table(self, head: str, rows: Iterable[Sequence[object]]) -> None:
        names = head.split("|")
        self.lines += ["| " + " | ".join(names) + " |", "|" + " --- |" * len(names)]
        self.lines += ["| " + " | ".join(map(str, row)) + " |" for row in rows]
        self.lines.append("")

    def plot(self, name: str, svg: str) -> None:
        folder = self.out.parent / self.out.stem
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.svg").write_text(svg, "utf-8")
        self.say(f"![{name}]({folder.name}/{name}.svg)")

    # parts

    def played(self) -> None:
        self.say("## What was played")
        rows = []
        for (study, bot), games in sorted(self.studies.items()):
            options = " ".join(f"{k}={v}" for k, v in self.look.studies()[study].items())
            rows.append((study, bot, len(games), f"`{options}`"))
        self.table("series|bots|games|options", rows)
        whole = " ".join(
            f"--study {study}={max(game['number'] for game in games) + 1}" + (f":{bot}" if bot != "greedy" else "")
            for (study, bot), games in sorted(self.studies.items())
        )
        self.say("The same games again:", "", "```", f"python3 dev.py balance {whole}", "```")

    def seats(self) -> None:
        self.say("## Seats", f"Seat 1 begins. A seat may be off its share by {SEAT_BAND:.0%} (percentage points).")
        rows, drawn = [], []
        for (study, bot), games in sorted(self.studies.items()):
            number = len(games[0]["scores"])
            if number < 2:
                continue
            for seat, figure in enumerate(at_seats(games), 1):
                off = figure.value - 1 / number
                rows.append((study, bot, seat, figure.n, figure.share, f"{off:+.1%}", _held(abs(off) <= SEAT_BAND)))
                moved = Figure(figure.n, off, figure.low - 1 / number, figure.high - 1 / number)
                drawn.append((f"{study} {bot}, seat {seat}", moved))
                self.data[f"{study} {bot} seat {seat}"] = figure._asdict()
        self.table("series|bots|seat|games|wins (95 %)|off|within", rows)
        if drawn:
            self.plot("seats", plots.whiskers("Wins above the fair share", drawn, (-SEAT_BAND, 0.0, SEAT_BAND)))

    def levels(self) -> None:
        self.say("## Difficulty", "Points of a clan, and for each game how many died, what came of the attacks.")
        rows, drawn = [], []
        for (study, bot), games in sorted(self.studies.items()):
            if len(games[0]["scores"]) < 2:
                continue
            n = len(games)
            died = happened(games, lambda name: name == "died") / n
            caught = happened(games, lambda name: name.startswith("captured:")) / n
            killed = happened(games, lambda name: name.startswith("killed:")) / n
            missed = happened(games, lambda name: name.startswith("missed:")) / n
            rounds = sum(game["rounds"] for game in games) / n
            figure = points(games)
            row = (f"{died:.2f}", f"{caught:.2f}", f"{killed:.2f}", f"{missed:.2f}", f"{rounds:.2f}")
            rows.append((study, bot, n, figure.plain, *row))
            drawn.append((f"{study} {bot}", figure))
            self.data[f"{study} {bot} points"] = figure._asdict()
        self.table("series|bots|games|points (95 %)|died|captured|killed|missed|rounds", rows)
        if drawn:
            self.plot("points", plots.whiskers("Points of a clan", drawn, (), percent=False))

    def alone(self) -> None:
        grades = self.look.GRADES
        self.say("## Alone")
        rows, drawn = [], []
        for (study, bot), games in sorted(self.studies.items(), key=_study_order):
            if len(games[0]["scores"]) > 1:
                continue
            found = ratings(games, len(grades))
            rows.append((study, bot, len(games), *(figure.share for figure in found), points(games).plain))
            drawn.append((f"{study} {bot}", [figure.value for figure in found]))
            self.data[f"{study} {bot}"] = {
                "points": points(games)._asdict(),
                **{grade: figure._asdict() for grade, figure in zip(grades, found, strict=True)},
            }
        self.table("scenario|bots|games|" + "|".join(grades) + "|points", rows)
        if drawn:
            self.plot("ratings", plots.stacks("Ratings", drawn, grades))

    def components(self) -> None:
        known: dict[str, int | None] = self.look.everything()
        of_bots: dict[str, list[Game]] = {}
        for (_, bot), games in self.studies.items():
            if len(games[0]["scores"]) > 1:
                of_bots.setdefault(bot, []).extend(games)
        for bot, games in sorted(of_bots.items()):
            found = components(games)
            self.say(
                f"## Components, {bot}",
                f"Of {len(games)} games for several. A chance is a round in which a clan could choose it (a purchase "
                "once it stands before the display and can pay; a path when somebody may be sent there). `wins` is "
                "how often clans won that had it, at four seats, where the fair share is 25 %. `effect` is the "
                "difference in points between clans that chose it and clans that could have and never did.",
            )
            seldom = [name for name in known if name not in found or found[name].picked.value < LEAST_PICKED]
            self.say(f"Chosen in less than {LEAST_PICKED:.0%} of the chances: {', '.join(seldom) or 'none'}.")
            self.data[f"components {bot}"] = {name: _data(it) for name, it in sorted(found.items())}
            families: dict[str, list[str]] = {}
            for name in [*known, *(name for name in found if name not in known)]:
                families.setdefault(name.partition(":")[0], []).append(name)
            for family, names in families.items():
                self.say(f"### {family.capitalize()}")
                rows = [_row(name, found.get(name) or Component(name), known.get(name)) for name in names]
                rows.sort(key=lambda row: str(row[0]))
                self.table("component|price|chances|chosen (95 %)|clans|wins (95 %)|effect in points", rows)
                priced = [
                    (name.partition(":")[2], float(price), found[name].effect.value)
                    for name in names
                    if (price := known.get(name)) is not None and name in found and found[name].effect.n > 1
                ]
                if priced and bot == "greedy":
                    self.plot(f"price-{family}", plots.dots(f"Price and effect: {family}", priced, "price", "points"))

    def fights(self) -> None:
        fought: dict[str, dict[str, int]] = {}
        for games in self.studies.values():
            if len(games[0]["scores"]) > 1:
                for game in games:
                    for what, number in game["happened"].items():
                        kind, _, name = what.partition(":")
                        if name:
                            of_it = fought.setdefault(name, {})
                            of_it[kind] = of_it.get(kind, 0) + number
        self.say("## Attacks and conquests", "Of all rolls against it, in games for several.")
        rows = []
        for name, kinds in sorted(fought.items()):
            n = sum(kinds.values())
            rows.append((name, n, *(_of(kinds, kind, n) for kind in ("captured", "killed", "conquered"))))
        self.table("monster or land|rolls|captured|killed|conquered", rows)


def write(game: str, games: list[Game], out: Path) -> None:
    report = Report(game, games, out)
    for part in (report.played, report.seats, report.levels, report.alone, report.components, report.fights):
        part()
    text = out.read_text("utf-8") if out.is_file() else f"# Balance of {game}\n\n{START}\n{END}\n"
    before, _, rest = text.partition(START)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(f"{before}{START}\n\n" + "\n".join(report.lines) + END + rest.partition(END)[2], "utf-8")
    folder = out.parent / out.stem
    folder.mkdir(exist_ok=True)
    (folder / "figures.json").write_text(json.dumps(report.data, indent=1) + "\n", "utf-8")


def _held(held: bool) -> str:
    return "yes" if held else "**no**"


def _study_order(item: tuple[tuple[str, str], list[Game]]) -> tuple[int, str, str]:
    (study, bot), _ = item
    number = "".join(c for c in study if c.isdigit())
    return int(number or 0), study, bot


def _of(kinds: dict[str, int], kind: str, n: int) -> str:
    return share(kinds[kind], n).share if kind in kinds else ""


def _data(it: Component) -> dict[str, Any]:
    return {"chosen": it.picked._asdict(), "wins": it.won._asdict(), "effect": it.effect._asdict()}


def _row(name: str, it: Component, price: int | None) -> list[str]:
    shown = "" if price is None else str(price)
    few = "" if it.chances and it.picked.value >= LEAST_PICKED else " **seldom**"
    cells = [it.name.partition(":")[2], shown, str(it.chances), it.picked.share + few]
    return [*cells, str(it.won.n), it.won.share, it.effect.number]
