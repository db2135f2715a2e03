"""How a table looks, for any game: what a seat sees, as zones and the pieces in them, and not how to draw it.

A game makes a scene from what a seat may know. The terminal draws it as text and a browser as pictures;
whatever is shown is also said, since `spoken` tells the same scene as plain lines.

Places are strings: `zone/slot` on a grid, `zone` in a row or stack, `@piece:under` beneath a piece. A piece
keeps its id as long as eyes could follow it. Ids and the order of pieces tell nothing that is hidden.

The same structs travel to the browser as JSON; what has its default value is left out there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

Say: TypeAlias = str  # words in the reader's language


class Icon(Struct, frozen=True):
    """A sign that stands for a concept everywhere: `glyph` in a terminal, `say` where there are words.

    `path` is what an SVG path draws within 512 by 512; a browser fetches it with the icons of the game.
    """

    glyph: str
    say: Say
    path: str = ""


Corner: TypeAlias = Literal["", "tl", "tr", "bl", "br"]


class Badge(Struct, frozen=True, omit_defaults=True):
    """A number beside an icon. With `of` it is a part of a whole: 3 lives of 5."""

    icon: str
    n: int
    say: Say
    of: int | None = None
    corner: Corner = ""  # of a face; without one the client finds a place

    @property
    def reduced(self) -> bool:
        return self.of is not None and self.n < self.of


class Section(Struct, frozen=True):
    """A text on a face, with its head. Texts may hold `[icon]` and `*bold*`."""

    head: Say
    text: Say


class Face(Struct, frozen=True, omit_defaults=True):
    """The printed side of a piece: nothing in it changes during a game."""

    key: str
    name: Say
    short: Say
    line: Say = ""  # what sort of card it is
    kind: Literal["card", "token", "figure", "die", "marker", "tile"] = "card"
    tone: str = ""
    art: str = ""  # an icon
    corners: tuple[Badge, ...] = ()
    signs: tuple[str, ...] = ()  # icons of what the card belongs to
    sections: tuple[Section, ...] = ()
    gist: tuple[Say, ...] = ()  # what it does, in a word or an icon each: where there is no room for sections


class Catalogue(Struct, frozen=True):
    """All faces and icons of a game in one language; the same for everybody, so it gives nothing away."""

    faces: dict[str, Face]
    icons: dict[str, Icon]
    tones: dict[str, str] = field(default_factory=dict)  # colours, as #rrggbb, by their names


class Piece(Struct, frozen=True, omit_defaults=True):
    """`face` is None for what lies face down. Pieces in one place lie by their `order`, and then by their ids."""

    id: str
    at: str
    face: str | None = None
    owner: int | None = None
    badges: tuple[Badge, ...] = ()
    states: tuple[str, ...] = ()  # icons
    notes: tuple[Say, ...] = ()  # what else is to be known of it, as sentences
    order: int = 0


class Seat(Struct, frozen=True):
    name: Say
    whose: Say  # "yours", "theirs"
    tone: str
    sign: str  # marks its pieces where colour does not help


class Grid(Struct, frozen=True, omit_defaults=True, tag="grid", tag_field="kind"):
    """Rows of slots from top to bottom, as they lie before the seat."""

    id: str
    title: Say
    slots: tuple[tuple[str, ...], ...]
    owner: int | None = None
    bands: tuple[str, ...] = ()  # the tone of each row
    aspect: float = 1.0  # width of a slot by its height

    def place(self, slot: str) -> str:
        return f"{self.id}/{slot}"


class Row(Struct, frozen=True, omit_defaults=True, tag="row", tag_field="kind"):
    """A hand, an offer, a pool: `n` pieces side by side; those that cannot be seen are no pieces."""

    id: str
    title: Say
    n: int
    owner: int | None = None
    empty: bool = True  # worth a line when nothing is there


class Stack(Struct, frozen=True, omit_defaults=True, tag="stack", tag_field="kind"):
    """A deck or a discard pile; `holds` says what lies in it, where the seat may know, and `faces` shows it."""

    id: str
    title: Say
    n: int
    owner: int | None = None
    holds: tuple[Say, ...] = ()
    faces: tuple[str, ...] = ()  # one face key for each entry of `holds`


class Track(Struct, frozen=True, omit_defaults=True, tag="track", tag_field="kind"):
    id: str
    title: Say
    first: int
    last: int
    at: int
    owner: int | None = None
    icon: str = ""


class Meter(Struct, frozen=True, omit_defaults=True):
    """How far something has come towards what is needed."""

    icon: str
    have: int
    need: int
    say: Say


class Slot(Struct, frozen=True, omit_defaults=True):
    """A part of a lane in which pieces lie side by side, and after them free spaces, each with the icon of what belongs
    there, or of either of two: `a+b`. Of these the first `must` have to be filled. `badge`: what is got for it.
    """

    id: str
    spaces: tuple[str, ...] = ()
    must: int = 0
    badge: Badge | None = None
    say: Say = ""


class Lane(Struct, frozen=True, omit_defaults=True):
    id: str
    label: Say
    state: Literal["", "done", "now", "closed"] = ""
    note: Say = ""
    icon: str = ""
    tone: str = ""
    badges: tuple[Badge, ...] = ()
    slots: tuple[Slot, ...] = ()
    meters: tuple[Meter, ...] = ()


class Lanes(Struct, frozen=True, omit_defaults=True, tag="lanes", tag_field="kind"):
    """Labelled parts in a row: the phases of a turn, say. `down`: one above the other, each with its slots.

    A lane is the place `zone/lane`, a slot of it `zone/lane.slot`. What the lanes lead to lies in the zone itself,
    which then has `cards` places before them.
    """

    id: str
    title: Say
    lanes: tuple[Lane, ...]
    owner: int | None = None
    down: bool = False
    cards: int = 0

    def place(self, lane: Lane, slot: Slot | None = None) -> str:
        return f"{self.id}/{lane.id}.{slot.id}" if slot else f"{self.id}/{lane.id}"


class Panel(Struct, frozen=True, omit_defaults=True, tag="panel", tag_field="kind"):
    """Sums and short facts."""

    id: str
    title: Say
    lines: tuple[Say, ...]
    owner: int | None = None
    badges: tuple[Badge, ...] = ()


Zone: TypeAlias = Grid | Row | Stack | Track | Lanes | Panel


class Node(Struct, frozen=True, omit_defaults=True):
    """A part of a layout: one zone, or parts side by side, one above the other, or one at a time behind tabs.

    Within its parent it takes `px` pixels, or its `share` of what is left.
    """

    kind: Literal["zone", "row", "column", "tabs"]
    zone: str = ""
    parts: tuple[Node, ...] = ()
    share: float = 1.0
    px: int = 0
    label: Say = ""  # of its tab
    icon: str = ""


class Layout(Struct, frozen=True):
    """Where zones lie on a wide screen and on a narrow one."""

    wide: Node
    narrow: Node


class Step(Struct, frozen=True, omit_defaults=True):
    """What is seen of something that happens, beyond the pieces that are then elsewhere.

    `move`: from `at` to `to`. `come`, `go`: at `at`. `roll`: the icons of `dice`, of the colour `tone`. `hurt`,
    `heal`, `gain`, `pay`: `n` at `at`. `turn`: it is now the turn of `seat`. `note`: worth a look at `at`.
    """

    kind: Literal["move", "come", "go", "roll", "hurt", "heal", "gain", "pay", "turn", "note"]
    at: str = ""
    to: str = ""
    n: int = 0
    dice: tuple[tuple[str, ...], ...] = ()  # the icons each die shows
    seat: int | None = None
    tone: str = ""


class Scene(Struct, frozen=True):
    """What one seat sees, or an onlooker. Zones stand in reading order, from the far side of the table to the near one.

    Without a layout zones lie one above the other.
    """

    title: Say
    seat: int | None
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    layout: Layout | None = None

    def at(self, place: str) -> list[Piece]:
        return [piece for piece in self.pieces if piece.at == place]

    def under(self, piece: Piece) -> list[Piece]:
        return self.at(f"@{piece.id}:under")

    def piece(self, id: str) -> Piece | None:
        return next((piece for piece in self.pieces if piece.id == id), None)


class Choice(Struct, frozen=True, omit_defaults=True):
    """How an option is pointed at: `path` holds pieces and places in the order in which a person names them.

    Options of one `group` belong together and stand in one line, each by its `label`. Where `leave` is set,
    the option does nothing but go on.
    """

    option: int
    path: tuple[str, ...] = ()
    group: Say = ""
    label: Say = ""
    leave: bool = False


class Luck(Struct, frozen=True):
    """What a person with real dice and cards is asked to tell.

    For a roll: `count` dice, each with these faces (what to write, what it means), all equally likely;
    a `lot` needs no dice. For a draw: `cards`, the name of each option; only `seat` may see which it is.
    """

    count: int = 0
    faces: tuple[tuple[str, str], ...] = ()
    cards: dict[int, Say] = field(default_factory=dict)
    seat: int | None = None
    lot: bool = False

    @property
    def faces_once(self) -> dict[str, str]:
        """What can be written for a die, and what it means."""
        return dict(self.faces)

    def outcome(self, thrown: list[int]) -> int:
        """The answer for these faces, the first die counting least."""
        total = 0
        for face in reversed(thrown):
            total = total * len(self.faces) + face
        return total


def unmarked(text: Say) -> Say:
    """A text of a face without its icons, which only repeat a word, and without emphasis."""
    return MARKS.sub(lambda found: " " if found[0].startswith("\u00a0") else "", text)


MARKS: Final = re.compile("\u00a0\\[[\\w-]+\\]\u00a0|\\[[\\w-]+\\]\\s?|\\*")


def spoken(scene: Scene, catalogue: Catalogue) -> Iterator[str]:
    """The scene as a plain list of lines: all that is shown, said."""
    yield scene.title
    for zone in scene.zones:
        whose = "" if zone.owner is None else f" ({scene.seats[zone.owner].whose})"
        yield _said(zone, f"{zone.title}{whose}")
        if isinstance(zone, Grid):
            for row in reversed(zone.slots):
                for slot in row:
                    for piece in scene.at(zone.place(slot)):
                        yield f"  {slot}: {told(scene, catalogue, piece)}"
        else:
            for piece in scene.at(zone.id):
                yield f"  {told(scene, catalogue, piece)}"
            if isinstance(zone, Lanes) and zone.down:
                yield from (f"  {lane_told(scene, catalogue, zone, lane)}" for lane in zone.lanes)


def lane_told(scene: Scene, catalogue: Catalogue, zone: Lanes, lane: Lane) -> str:
    """A lane in words: what it is, what it gives, what lies in its slots and is missing there, and how far it is."""
    parts = [f"[{lane.label}]" if lane.state == "now" else lane.label]
    parts += [part for part in (lane.note, *(badge.say for badge in lane.badges)) if part]
    for slot in lane.slots:
        if slot.badge:
            parts.append(slot.badge.say)
        parts += [told(scene, catalogue, piece) for piece in scene.at(zone.place(lane, slot))]
        if slot.say:
            parts.append(slot.say)
    return "; ".join(parts + [meter.say for meter in lane.meters])


def told(scene: Scene, catalogue: Catalogue, piece: Piece) -> str:
    """A piece in words: its name, whose it is, its numbers, states and notes, and what lies under it."""
    parts = [catalogue.faces[piece.face].name if piece.face else "?"]
    if piece.owner is not None:
        parts.append(scene.seats[piece.owner].whose)
    parts += [badge.say for badge in piece.badges]
    parts += [catalogue.icons[state].say for state in piece.states]
    parts += piece.notes
    parts += [f"[{told(scene, catalogue, beneath)}]" for beneath in scene.under(piece)]
    return ", ".join(parts)


def _said(zone: Zone, title: str) -> str:
    if isinstance(zone, Track):
        return f"{title}: {zone.at} / {zone.last}"
    if isinstance(zone, Stack):
        return f"{title}: {zone.n}" + (f" ({', '.join(zone.holds)})" if zone.holds else "")
    if isinstance(zone, Row):
        return f"{title}: {zone.n}"
    if isinstance(zone, Lanes) and zone.down:
        return title
    if isinstance(zone, Lanes):
        parts = [f"[{lane.label}]" if lane.state == "now" else lane.label for lane in zone.lanes]
        notes = [lane.note for lane in zone.lanes if lane.note]
        return f"{title}: {', '.join(parts + notes)}"
    if isinstance(zone, Panel):
        return f"{title}: {'; '.join([*(badge.say for badge in zone.badges), *zone.lines])}"
    return title
