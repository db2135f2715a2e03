"""Scenes as text for a terminal: in colour with rich, or plain. Knows zones and pieces, and no game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from stolek.scene import (
    Badge,
    Catalogue,
    Face,
    Grid,
    Lane,
    Lanes,
    Panel,
    Piece,
    Row,
    Scene,
    Slot,
    Stack,
    Track,
    Zone,
    unmarked,
)

if TYPE_CHECKING:
    from stolek.tables import GameTable

COLOURS: Final = {"blue": "deep_sky_blue1", "red": "light_coral", "green": "green3", "yellow": "yellow3"}
BROAD: Final = 15  # a space of a grid never needs to be broader
NARROW: Final = 8
PLAIN_WIDTH: Final = 100


class Drawing:
    """Draws one scene in a given width; `airy` sets lines between the rows of a grid."""

    def __init__(self, scene: Scene, catalogue: Catalogue, width: int, airy: bool = True) -> None:
        self.scene = scene
        self.faces = catalogue.faces
        self.icons = catalogue.icons
        self.width = max(40, width - 1)
        self.airy = airy

    def lines(
        self, lit: Collection[str] = (), legend: bool = False, only: Collection[str] | None = None
    ) -> Iterator[Text]:
        """`lit` are ids of pieces and places that can be pointed at now; `only`: just these zones."""
        side: list[Zone] = []
        for zone in [*self.scene.zones, None]:
            if zone is not None and only is not None and zone.id not in only:
                continue
            if side and (zone is None or isinstance(zone, (Grid, Lanes)) or zone.owner != side[0].owner):
                yield from self._side(side)
                side = []
            if isinstance(zone, Grid):
                yield from self._grid(zone, lit)
            elif isinstance(zone, Lanes):
                yield from self._places(zone, lit) if zone.down else self._lanes(zone)
            elif zone is not None:
                side.append(zone)
        if legend:
            yield from self._legend()

    def course(self) -> Iterator[Text]:
        """Only how far the turn has come."""
        for zone in self.scene.zones:
            if isinstance(zone, Lanes) and not zone.down:
                yield from self._lanes(zone)

    # words and numbers

    def colour(self, owner: int | None) -> str:
        return "" if owner is None else COLOURS.get(self.scene.seats[owner].tone, "")

    def sign(self, owner: int | None) -> str:
        return "" if owner is None else self.scene.seats[owner].sign

    def glyph(self, icon: str) -> str:
        return self.icons[icon].glyph

    def badge(self, badge: Badge) -> Text:
        number = f"{badge.n}/{badge.of}" if badge.reduced else str(badge.n)
        return Text(self.glyph(badge.icon) + number, style="bold red" if badge.reduced else "")

    def badges(self, badges: Iterable[Badge], room: int = 999) -> Text:
        drawn = [self.badge(badge) for badge in badges]
        line = Text(" ").join(drawn)
        if line.cell_len > room:
            line = Text("").join(drawn)
        return line

    # zones

    def _lanes(self, zone: Lanes) -> Iterator[Text]:
        parts = [Text(f"{zone.title}:", style="bold")]
        for lane in zone.lanes:
            if lane.state == "now":
                note = f" {lane.note}" if lane.note else ""
                parts.append(Text(f"[{lane.label}{note}]", style="bold reverse"))
            else:
                parts.append(Text(lane.label, style="dim" if lane.state else ""))
        yield from flow(parts, self.width, " ", indent=2)

    def _places(self, zone: Lanes, lit: Collection[str]) -> Iterator[Text]:
        """Lanes with what lies in them: each in a line where they lead to something, else one after the other."""
        cards = [piece for piece in self.scene.at(zone.id) if piece.face]
        lanes = [self._lane(zone, lane, lit) for lane in zone.lanes]
        if not zone.cards:
            for line in flow([Text(f"{zone.title}:", style="bold"), *lanes], self.width, "  ", indent=2):
                yield from wrapped(line, self.width, indent=4)
            return
        if not cards and all(lane.state == "closed" for lane in zone.lanes):
            yield Text.assemble((zone.title, "bold"), (": -", "dim"))
            return
        if [self.faces[piece.face].name for piece in cards if piece.face] != [zone.title]:
            yield Text(zone.title, style="bold")
        yield from self.cards(cards, whole=True)
        for line in lanes:
            yield from wrapped(Text("    ") + line, self.width, indent=8)

    def _lane(self, zone: Lanes, lane: Lane, lit: Collection[str]) -> Text:
        """What it is, what it gives, what lies there and what is missing, how far it is."""
        label = Text()
        if self._ambiguous(lane):
            label.append(f"{lane.id} ", style="bold" if lit else "")
        style = "bold reverse" if lane.state == "now" else "dim" if lane.state == "closed" else "bold"
        label.append(f"[{lane.label}]" if lane.state == "now" else lane.label, style=style)
        parts = [Text(lane.note, style="dim")] if lane.note else []
        if lane.badges:
            parts.append(self.badges(lane.badges))
        for slot in lane.slots:
            lying = self.counted(self.scene.at(zone.place(lane, slot)))
            parts.append(self._slot(slot, lying, slot.spaces if lane.state != "closed" else ()))
        parts = [part for part in parts if part]
        parts += [Text(meter.say, style="bold") for meter in lane.meters]
        return label + Text(": ") + Text(", ").join(parts) if parts else label

    def _slot(self, slot: Slot, lying: list[Text], free: tuple[str, ...]) -> Text:
        """What is got for it, what lies there, and after that what is missing."""
        there = Text(", ").join(lying)
        if slot.badge and (free or lying):
            there = Text(" ").join([self.badge(slot.badge), there] if lying else [self.badge(slot.badge)])
        if slot.say and free:
            there = Text.assemble(there, (f" ({slot.say})" if there else slot.say, "dim"))
        return there

    def _ambiguous(self, lane: Lane) -> bool:
        """Whether another lane has the same label, so that its id has to say which is meant."""
        zones = [zone for zone in self.scene.zones if isinstance(zone, Lanes) and zone.down]
        return sum(other.label == lane.label for zone in zones for other in zone.lanes) > 1

    def _side(self, zones: list[Zone]) -> Iterator[Text]:
        """All that lies before one seat: sums in one line, then what is worth a line of its own."""
        sums = self._sums(zones, bars=True)
        if Text(" · ").join(sums).cell_len > self.width:
            sums = self._sums(zones, bars=False)
        yield from flow(sums, self.width, " · ", indent=4)
        for zone in zones:
            if isinstance(zone, Panel):
                yield from (Text(f"  {line}") for line in zone.lines)
            elif isinstance(zone, Row):
                yield from self._row(zone)

    def _sums(self, zones: list[Zone], bars: bool) -> list[Text]:
        """What can be told by a number; a bar only repeats it."""
        parts: list[Text] = []
        for zone in zones:
            if isinstance(zone, Panel) and zone.badges:
                title = f"{zone.title} " if zone.owner is None else ""
                parts.append(Text(title) + self.badges(zone.badges))
            elif isinstance(zone, Track):
                bar = "█" * (zone.at - zone.first) + "░" * (zone.last - zone.at) if bars else ""
                parts.append(Text.assemble(f"{zone.title} ", (str(zone.at), "bold"), " " * bars, (bar, "dim")))
            elif isinstance(zone, Stack) or (isinstance(zone, Row) and (zone.n or zone.empty)):
                parts.append(Text.assemble(f"{zone.title} ", (str(zone.n), "bold")))
        owner = zones[0].owner
        if owner is not None and parts:
            name = f"{self.sign(owner)} {self.scene.seats[owner].name}"
            parts[0] = Text.assemble((name, f"bold {self.colour(owner)}"), "  ", parts[0])
        return parts

    def _row(self, zone: Row) -> Iterator[Text]:
        """Cards of the viewer, or of nobody, each in a line; others, and whatever has no text, by their names."""
        pieces = [piece for piece in self.scene.at(zone.id) if piece.face]
        if not pieces:
            return
        mine = zone.owner == self.scene.seat and len(pieces) == zone.n
        told = [piece for piece in pieces if (mine or zone.owner is None) and self._is_read(piece)]
        if told:
            yield Text(f"  {zone.title}:")
            yield from self.cards(told)
        named = self.counted([piece for piece in pieces if piece not in told])
        if named:
            named[0] = Text("     " if told else f"  {zone.title}: ") + named[0]
            yield from flow(named, self.width, ", ", indent=4)

    def _is_read(self, piece: Piece) -> bool:
        face = self.faces[piece.face or ""]
        return face.kind == "card" and bool(face.sections or face.line)

    def _grid(self, zone: Grid, lit: Collection[str]) -> Iterator[Text]:
        across, down = axes(zone)
        margin = max(map(cell_len, down)) + 2
        columns = len(zone.slots[0])
        inner = max(NARROW, min(BROAD, (self.width - margin - columns - 1) // columns))
        rule = Text(" " * margin + "+" + ("-" * inner + "+") * columns, style="dim")
        yield Text(" " * margin + "".join(f" {label:^{inner}}" for label in across), style="dim")
        yield rule
        for row, label in zip(zone.slots, down, strict=True):
            cells = [self._cell(zone, slot, inner, lit) for slot in row]
            for n in (0, 1):
                line = Text(f" {label if n == 0 else '':<{margin - 1}}", style="dim")
                for cell in cells:
                    line.append("|", style="dim")
                    line.append_text(cell[n])
                line.append("|", style="dim")
                yield line
            if self.airy:
                yield rule
        if not self.airy:
            yield rule

    def _cell(self, zone: Grid, slot: str, room: int, lit: Collection[str]) -> tuple[Text, Text]:
        """Two lines: whose and what it is, and its numbers."""
        place = zone.place(slot)
        pieces = self.scene.at(place)
        if not pieces:
            return Text(f"{slot:^{room}}", style="bold not dim" if place in lit else "dim"), Text(" " * room)
        piece = pieces[0]
        states = "".join(self.glyph(state) for state in piece.states)
        short = self.faces[piece.face].short if piece.face else "?"
        sign = self.sign(piece.owner)
        style = f"not dim {self.colour(piece.owner)}"
        style += " bold underline" if piece.id in lit or place in lit else " bold"
        fitting = set_cell_size(short, min(cell_len(short), room - cell_len(sign) - cell_len(states)))
        first = Text(sign, style=f"not dim bold {self.colour(piece.owner)}")
        first.append(fitting, style=style)
        first.append(" " * (room - first.cell_len - cell_len(states)))
        first.append(states, style="not dim yellow")
        second = Text(" ", style="not dim") + self.badges(piece.badges, room - 2)
        second.truncate(room, pad=True)
        return first, second

    def _legend(self) -> Iterator[Text]:
        used = {badge.icon for piece in self.scene.pieces for badge in piece.badges}
        used |= {state for piece in self.scene.pieces for state in piece.states}
        for zone in self.scene.zones:
            if isinstance(zone, Panel):
                used |= {badge.icon for badge in zone.badges}
            elif isinstance(zone, Lanes):
                used |= {badge.icon for lane in zone.lanes for badge in lane.badges}
                used |= {slot.badge.icon for lane in zone.lanes for slot in lane.slots if slot.badge}
        used |= {
            corner.icon
            for piece in self.scene.pieces
            if piece.face and "/" not in piece.at
            for corner in self.faces[piece.face].corners
        }
        parts = [f"{icon.glyph} {icon.say}" for name, icon in self.icons.items() if name in used]
        parts += [f"{seat.sign} {seat.whose}" for seat in self.scene.seats]
        yield from flow([Text(part, style="dim") for part in parts], self.width, "   ")

    # cards

    def named(self, piece: Piece) -> Text:
        """A piece in a sentence: name, numbers, states and notes, and what lies under it."""
        line = Text(self.faces[piece.face].name if piece.face else "?", style=f"bold {self.colour(piece.owner)}")
        if piece.badges:
            line.append_text(Text(" ") + self.badges(piece.badges))
        for state in piece.states:
            line.append(f" {self.glyph(state)}", style="yellow")
        if piece.notes:
            line.append(f" ({'; '.join(piece.notes)})", style="dim")
        beneath = self.scene.under(piece)
        if beneath:
            line = line + Text(" [") + Text(", ").join([self.named(each) for each in beneath]) + Text("]")
        return line

    def counted(self, pieces: list[Piece]) -> list[Text]:
        """Pieces in a sentence, those that are alike as one with their number; in a lane with whose they are."""
        found: dict[str, list[Text]] = {}
        for piece in pieces:
            sign = self.sign(piece.owner) if "/" in piece.at else ""
            line = Text(sign, style=f"bold {self.colour(piece.owner)}") + self.named(piece)
            found.setdefault(line.plain, []).append(line)
        return [Text(f"{len(alike)}× ") + alike[0] if len(alike) > 1 else alike[0] for alike in found.values()]

    def cards(self, pieces: list[Piece], whole: bool = False) -> Iterator[Text]:
        """A line for each different card, with as much of its text as there is room for, or with the whole of it."""
        found: dict[object, list[Piece]] = {}
        for piece in pieces:
            beneath = piece.id if self.scene.under(piece) else ""
            found.setdefault((piece.face, piece.badges, piece.states, piece.notes, beneath), []).append(piece)
        broad = max((cell_len(self.faces[alike[0].face or ""].name) for alike in found.values()), default=0)
        for alike in found.values():
            piece = alike[0]
            face = self.faces[piece.face or ""]
            line = Text(f"  {f'{len(alike)}×' if len(alike) > 1 else '  '} ")
            line.append(set_cell_size(face.name, broad), style="bold")
            numbers = self.badges(piece.badges or face.corners)
            line.append_text(Text("  ") + numbers + Text(" " * (10 - numbers.cell_len)))
            for state in piece.states:
                line.append(f" {self.glyph(state)}", style="yellow")
            yield from self._texts(line, "; ".join([*piece.notes, gist(face)]), whole)
            for below in self.scene.under(piece):
                if below.face:
                    yield from self._texts(Text(" " * 7) + self.named(below) + Text(" "), gist(self.faces[below.face]))

    def _texts(self, line: Text, text: str, whole: bool = False) -> Iterator[Text]:
        first, *more = wrap(text, max(20, self.width - line.cell_len - 1)) or [""]
        line.append(f" {first if whole or not more else text}", style="dim")
        line.truncate(self.width, overflow="ellipsis")
        yield line
        if whole:
            yield from (Text(f"       {part}", style="dim") for part in wrap(" ".join(more), self.width - 8))


def gist(face: Face) -> str:
    parts = [f"{section.head}: {section.text}" if section.head else section.text for section in face.sections]
    return unmarked(" / ".join(parts)) or face.line


def axes(zone: Grid) -> tuple[list[str], list[str]]:
    """The labels along the top and the side: what the names of a column, or of a row, have in common."""
    across = [shared([row[n] for row in zone.slots]) for n in range(len(zone.slots[0]))]
    down = [shared([slot[::-1] for slot in row])[::-1] for row in zone.slots]
    return across, down


def shared(names: list[str]) -> str:
    """The longest beginning that all the names have."""
    first, last = min(names), max(names)
    length = next((n for n, letter in enumerate(first) if last[n : n + 1] != letter), len(first))
    return first[:length]


def wrapped(line: Text, width: int, indent: int) -> Iterator[Text]:
    """A line, broken between words where it is too long."""
    if line.cell_len <= width:
        yield line
        return
    lead = len(line.plain) - len(line.plain.lstrip())
    first, *more = line[lead:].split(" ")
    yield from flow([Text(" " * lead) + first, *more], width, " ", indent)


def flow(parts: list[Text], width: int, gap: str, indent: int = 0) -> Iterator[Text]:
    """Parts one after the other, in as few lines as they need; `indent` for all but the first."""
    line = Text()
    for part in parts:
        if line.cell_len and line.cell_len + len(gap) + part.cell_len > width:
            yield line
            line = Text(" " * indent) + part
        else:
            line = line + Text(gap) + part if line.cell_len else part.copy()
    if line.cell_len:
        yield line


def plain(table: GameTable, lang: str, seat: int) -> str:
    """What `seat` sees, the question and its options, without colours; for nobody as seat 0 sees it."""
    from stolek.cli.menu import Menu
    from stolek.games import open_game

    game = open_game(table.rules.name)
    words = game.words(lang)
    seat = max(seat, 0)
    view = table.view(seat)
    scene = game.scene(view.state, seat, words)
    lines = list(Drawing(scene, game.catalogue(words), PLAIN_WIDTH).lines(legend=True))
    if view.ask.options and not view.ask.chance and view.ask.seat == seat:
        menu = Menu(game, view.state, view.ask, words)
        lines += [Text(), Text(menu.question), *menu.lines(PLAIN_WIDTH)]
    return "\n".join(line.plain.rstrip() for line in lines)
