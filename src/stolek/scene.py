"""How a table looks, for any game: what a seat sees, as zones and the pieces in them, and not how to draw it.

A game makes a scene from what a seat may know. The terminal draws it as text and a browser as pictures;
whatever is shown is also said, since `spoken` tells the same scene as plain lines.

Places are strings: `zone/slot` on a grid, `zone` in a row or stack, `@piece:under` beneath a piece. A piece
keeps its id as long as eyes could follow it. Ids and the order of pieces tell nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Icon:
    """A sign that stands for a concept everywhere: `glyph` in a terminal, `say` where there are words."""

    glyph: str
    say: str


@dataclass(frozen=True, slots=True)
class Badge:
    """A number beside an icon. With `of` it is a part of a whole: 3 lives of 5."""

    icon: str
    n: int
    say: str
    of: int | None = None

    @property
    def reduced(self) -> bool:
        return self.of is not None and self.n < self.of


@dataclass(frozen=True, slots=True)
class Section:
    head: str
    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """The printed side of a piece: nothing in it changes during a game."""

    key: str
    name: str
    short: str
    line: str = ""  # what sort of card it is
    kind: str = "card"  # card, token, figure, die, marker or tile
    tone: str = ""
    corners: tuple[Badge, ...] = ()
    sections: tuple[Section, ...] = ()


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All faces and icons of a game in one language; the same for everybody, so it gives nothing away."""

    faces: dict[str, Face]
    icons: dict[str, Icon]


@dataclass(frozen=True, slots=True)
class Piece:
    """`face` is None for what lies face down."""

    id: str
    face: str | None
    at: str
    owner: int | None = None
    badges: tuple[Badge, ...] = ()
    states: tuple[str, ...] = ()  # icons
    notes: tuple[str, ...] = ()  # what else is to be known of it, as sentences


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    whose: str  # "yours", "theirs"
    tone: str
    sign: str  # marks its pieces where colour does not help


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of slots from top to bottom, as they lie before the seat."""

    id: str
    title: str
    slots: tuple[tuple[str, ...], ...]
    owner: int | None = None

    def place(self, slot: str) -> str:
        return f"{self.id}/{slot}"


@dataclass(frozen=True, slots=True)
class Row:
    """A hand, an offer, a pool: `n` pieces side by side; those that cannot be seen are no pieces."""

    id: str
    title: str
    n: int
    owner: int | None = None
    empty: bool = True  # worth a line when nothing is there


@dataclass(frozen=True, slots=True)
class Stack:
    """A deck or a discard pile; `holds` says what lies in it, where the seat may know."""

    id: str
    title: str
    n: int
    owner: int | None = None
    holds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    id: str
    title: str
    first: int
    last: int
    at: int
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Lane:
    id: str
    label: str
    state: str = ""  # "done", "now" or ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Lanes:
    """Labelled parts in a row: the phases of a turn, say."""

    id: str
    title: str
    lanes: tuple[Lane, ...]
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """Sums and short facts."""

    id: str
    title: str
    lines: tuple[str, ...]
    owner: int | None = None


Zone: TypeAlias = Grid | Row | Stack | Track | Lanes | Panel


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat sees. Zones stand in reading order, from the far side of the table to the near one."""

    title: str
    seat: int
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    _at: dict[str, list[Piece]] = field(init=False, default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for piece in self.pieces:
            self._at.setdefault(piece.at, []).append(piece)

    def at(self, place: str) -> list[Piece]:
        return self._at.get(place, [])

    def under(self, piece: Piece) -> list[Piece]:
        return self.at(f"@{piece.id}:under")

    def piece(self, id: str) -> Piece | None:
        return next((piece for piece in self.pieces if piece.id == id), None)


@dataclass(frozen=True, slots=True)
class Choice:
    """How an option is pointed at: `path` holds pieces and places in the order in which a person names them.

    Options of one `group` belong together and stand in one line, each by its `label`. Where `leave` is set,
    the option does nothing but go on.
    """

    option: int
    path: tuple[str, ...] = ()
    group: str = ""
    label: str = ""
    leave: bool = False


@dataclass(frozen=True, slots=True)
class Luck:
    """What a person with real dice and cards is asked to tell.

    For a roll: `count` dice, each with these faces (what to write, what it means), all equally likely;
    a `lot` needs no dice. For a draw: `cards`, the name of each option; only `seat` may see which it is.
    """

    count: int = 0
    faces: tuple[tuple[str, str], ...] = ()
    cards: dict[int, str] = field(default_factory=dict)
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


def spoken(scene: Scene, catalogue: Catalogue) -> Iterator[str]:
    """The scene as a plain list of lines: all that is shown, said."""
    yield scene.title
    for zone in scene.zones:
        yield _said(zone)
        if isinstance(zone, Grid):
            for row in reversed(zone.slots):
                for slot in row:
                    for piece in scene.at(zone.place(slot)):
                        yield f"  {slot}: {told(scene, catalogue, piece)}"
        else:
            for piece in scene.at(zone.id):
                yield f"  {told(scene, catalogue, piece)}"


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


def _said(zone: Zone) -> str:
    if isinstance(zone, Track):
        return f"{zone.title}: {zone.at} / {zone.last}"
    if isinstance(zone, Stack):
        return f"{zone.title}: {zone.n}" + (f" ({', '.join(zone.holds)})" if zone.holds else "")
    if isinstance(zone, Row):
        return f"{zone.title}: {zone.n}"
    if isinstance(zone, Lanes):
        parts = [f"[{lane.label}]" if lane.state == "now" else lane.label for lane in zone.lanes]
        notes = [lane.note for lane in zone.lanes if lane.note]
        return f"{zone.title}: {', '.join(parts + notes)}"
    if isinstance(zone, Panel):
        return f"{zone.title}: {'; '.join(zone.lines)}"
    return zone.title
