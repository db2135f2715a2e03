"""A table's entries, folded: what holds of them, and the game they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from stolek.games import open_game
from stolek.kernel.chance import Chance
from stolek.kernel.rules import Plain
from stolek.kernel.table import Entry, Table, replay, restore
from stolek.server.database.tables import Happening, Place, Taken, seat_of
from stolek.server.picture import awaited
from stolek.tables import GameTable

NEWEST_KEYS = 200  # messages of which a table in memory knows that they came before


class Given(NamedTuple):
    """An answer that stands: who gave it, and where in the log it begins; `seat` None for what only begins a log."""

    number: int
    seat: int | None
    begins: int
    log: list[Entry]


class Asked(NamedTuple):
    """Somebody asks that all from `to` in the log on be taken back; `needs` are the persons who have not said yes."""

    seat: int
    to: int
    needs: tuple[str, ...]


class Fold:
    """What the entries say without playing them."""

    def __init__(self) -> None:
        self.options: Plain = {}
        self.start: Plain | None = None
        self.counter: int | None = None  # of the chance
        self.given: list[Given] = []
        self.asked: Asked | None = None
        self.undone = 0  # the last entry that took something back
        self.keys: dict[str, int] = {}

    def add(self, number: int, entry: Happening) -> None:
        payload = entry.payload
        if entry.key is not None:
            self.keys[entry.key] = number
            if len(self.keys) > NEWEST_KEYS:
                del self.keys[next(iter(self.keys))]
        if entry.kind == "answer":
            self.asked = None
            self.counter = payload["counter"]
            self.given.append(Given(number, payload["seat"], self.length, payload["log"]))
        elif entry.kind == "undo":
            self.asked = None
            self.undone = number
            while self.given[-1].seat is not None and self.given[-1].begins >= payload["to"]:
                self.given.pop()
        elif entry.kind in ("deal", "rules"):
            self.asked = None
            self.options = payload.get("options", self.options)
            self.start = payload["start"]
            self.counter = payload["counter"]
            self.given = [Given(number, None, 0, payload["log"])]
        elif entry.kind == "ask-undo":
            self.asked = Asked(payload["seat"], payload["to"], tuple(payload["needs"]))
        elif entry.kind == "agree-undo" and self.asked is not None:
            needs = tuple(person for person in self.asked.needs if person != entry.person)
            self.asked = self.asked._replace(needs=needs) if payload["yes"] else None

    @property
    def length(self) -> int:
        """Of the log."""
        return self.given[-1].begins + len(self.given[-1].log) if self.given else 0

    @property
    def log(self) -> list[Entry]:
        return [answer for given in self.given for answer in given.log]


def fold(entries: Iterable[tuple[int, Happening]]) -> Fold:
    folded = Fold()
    for number, entry in entries:
        folded.add(number, entry)
    return folded


class Course(NamedTuple):
    """A game as its entries lead to it. `numbers` says of each piece of its story with which entry it came.

    `turned` is the number of the entry that led to the question it waits at.
    """

    table: GameTable
    numbers: list[int]
    turned: int


def played(game: str, folded: Fold) -> Course:
    """The table without chance. Raises BadLog where the rules no longer lead there."""
    table = replay(GameTable, open_game(game).rules, folded.options, [], folded.start)
    numbers: list[int] = []
    turned = folded.undone
    for given in folded.given:
        before = table.ask
        table.follow(given.log)
        grow(numbers, table, given.number)
        if table.ask is not before:  # otherwise others have still to answer the same
            turned = max(turned, given.number)
    return Course(table, numbers, turned)


def grow(numbers: list[int], table: Table[Any], number: int) -> None:
    """What the story has more, or less, than before came with this entry."""
    del numbers[len(table.story) :]
    numbers += [number] * (len(table.story) - len(numbers))


def still_fits(course: Course, save: Plain) -> bool:
    """Whether the log leads to the very position that the row keeps."""
    reached = course.table.to_data()
    return all(reached[name] == save[name] for name in ("rules", "quiet", "trail", "over", "waiting"))


def renewed(game: str, folded: Fold, save: Plain) -> GameTable:
    """The game goes on from its quiet state, whatever rules have become of those its log was played under."""
    rules = open_game(game).rules
    older = min(save["rules"], rules.version - 1) if save["rules"] <= rules.version else save["rules"]
    data = {**save, "rules": older, "log": folded.log, "start": folded.start, "chance": None}
    return restore(GameTable, rules, data, game)


def rules_entry(table: GameTable) -> Happening:
    """A log begins anew from here."""
    return Happening("rules", {"start": table.start, "log": list(table.log), "counter": counter(table)})


def counter(table: Table[Any]) -> int | None:
    return None if table.chance is None else table.chance.counter


def entries_of(table: GameTable, person: str | None) -> Iterator[Happening]:
    """The deal and the answers that lead to this table, each with what chance then said."""
    told = replay(GameTable, table.rules, table.setup, [], table.start)
    begin: list[Entry] = []
    answers: list[tuple[int, list[Entry]]] = []
    for entry in table.log:
        if told.ask.chance and table.chance is not None:
            (answers[-1][1] if answers else begin).append(entry)
        else:
            answers.append((entry[0] if isinstance(entry, list) else told.ask.seat, [entry]))
        told.follow([entry])
    last = counter(table)
    yield Happening("deal", {"options": table.setup, "start": table.start, "log": begin, "counter": last}, person)
    for seat, log in answers:
        yield Happening("answer", {"seat": seat, "log": log, "counter": last}, person)


def throw(table: GameTable, save: Plain, counter: int | None) -> None:
    """Let the table's own chance go on where the entries have left it."""
    chance = save["chance"]
    table.throw_with(None if chance is None or counter is None else Chance(chance[0], counter))


def save(table: GameTable) -> Plain:
    """The save that a table's row keeps."""
    data = table.to_data()
    del data["log"]
    return data


def placed(table: GameTable, seats: Sequence[Taken]) -> Place:
    """What a table's row says of where its game is."""
    state = "open" if any(taken.empty for taken in seats) else "finished" if table.over else "running"
    waits = waits_for(table) if state == "running" else ()
    return Place(table.rules.version, state, waits, (table.scores or ()) if table.over else (), save(table))


def waits_for(table: GameTable) -> tuple[int, ...]:
    """The seats that the game waits for."""
    ask = table.ask
    if ask.chance:
        return tuple(range(table.seats)) if table.chance is None else ()
    return awaited(ask)


def open_then(entries: Iterable[tuple[int, Happening]], number: int, now: Sequence[Taken]) -> bool:
    """Whether everybody who sat at the table after so many entries had agreed that onlookers see everything.

    `entries` are all that there are. Of a seat that changed only later it is not known who had it: then they had not.
    """
    then: dict[int, Taken | None] = dict(enumerate(now))
    known = set()
    for at, entry in entries:
        if entry.kind != "seat":
            continue
        seat = entry.payload["seat"]
        if at <= number:
            then[seat] = seat_of(entry.payload)
            known.add(seat)
        elif seat not in known:
            then[seat] = None
    return all(
        taken is not None and not taken.empty and (taken.who != "person" or taken.open_hands) for taken in then.values()
    )
