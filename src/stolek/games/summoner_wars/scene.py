"""How the table looks from a seat. The state is a concealed one: what the seat cannot know is not in it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final, Literal

from stolek.games.summoner_wars.board import COLS, ROWS, space, square
from stolek.games.summoner_wars.cards.base import ABILITIES, CARDS, RANGED, Card
from stolek.games.summoner_wars.faces import PACKAGE, PHASES, SIDES, ability_name, badge, faction_name
from stolek.games.summoner_wars.queries import abilities, full_life, is_frozen, life, strength
from stolek.games.summoner_wars.state import (
    ABILITY_USED,
    AREA,
    ATTACKED,
    CHARGED,
    INSTEAD_OF_ATTACK,
    MOVED,
    RESOLVING,
    Battle,
)
from stolek.kernel.asks import NONE
from stolek.scene import Grid, Lane, Lanes, Layout, Node, Piece, Row, Scene, Seat, Stack, Track, Zone
from stolek.words import Words

MOST_MAGIC: Final = 15
STATES: Final = (
    (MOVED, "moved"), (ATTACKED, "attacked"), (INSTEAD_OF_ATTACK, "acted"), (CHARGED, "charged"),
    (ABILITY_USED, "used"),
)  # fmt: skip


def scene(s: Battle, seat: int | None, words: Words, open: bool = False) -> Scene:
    """What `seat` sees; of hands and piles that are not its own only their number, and cards seen to go to a hand."""
    near = 0 if seat is None else seat
    eyes = (0, 1) if open else () if seat is None else (seat,)
    seats = []
    for n in (0, 1):
        whose = words.say(f"scene-side-{n}" if seat is None else "scene-yours" if n == seat else "scene-theirs")
        seats.append(Seat(side_name(s, n, words), whose, SIDES[n], "▲" if n == near else "▼"))
    zones: list[Zone] = [phases(s, seat, words), *side(s, 1 - near, eyes, words)]
    zones += [field(near, words), *side(s, near, eyes, words)]
    pieces = [*on_field(s, words), *in_areas(s, words), *hands(s, eyes)]
    return Scene(words.say("scene-title"), seat, tuple(seats), tuple(zones), tuple(pieces), layout(near, words.lang))


def side_name(s: Battle, seat: int, words: Words) -> str:
    leader = s.leader[seat]
    if leader == NONE or CARDS[s.kind[leader]].faction == NONE:
        return words.say("scene-side", number=seat + 1)
    return faction_name(CARDS[s.kind[leader]].faction, words)


def phases(s: Battle, seat: int | None, words: Words) -> Lanes:
    """SW-TURN-02, with what is counted in a phase."""
    counted = {1: (s.movers, 3), 3: (s.attackers, 3)}
    lanes = []
    for phase, name in enumerate(PHASES):
        state: Literal["", "done", "now"] = "now" if phase == s.phase else "done" if phase < s.phase else ""
        note = ""
        if state == "now" and phase in counted:
            done, most = counted[phase]
            note = words.say("scene-counted", done=done, most=most)
        lanes.append(Lane(name, words.say(f"scene-phase-{name}"), state, note, name))
    if s.turn == 0:
        title = words.say("scene-dealing")
    elif seat is None:
        title = words.say("scene-turn-of", turn=s.turn, who=side_name(s, s.active, words))
    else:
        title = words.say("scene-turn-mine" if s.active == seat else "scene-turn-theirs", turn=s.turn)
    return Lanes("phases", title, tuple(lanes))


def side(s: Battle, seat: int, eyes: Collection[int], words: Words) -> list[Zone]:
    """What lies before one seat."""
    discarded = [s.open[seat][i] + s.dark[seat][i] for i in range(len(s.lists[seat]))]
    holds: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    if seat in eyes:
        lying = [(CARDS[kind].id, n) for kind, n in zip(s.lists[seat], discarded, strict=True) if n]
        faces = tuple(card for card, _ in lying)
        holds = tuple(words.say(f"card-{card}") + (f" ×{n}" if n > 1 else "") for card, n in lying)
    events = sum(1 for o, cell in enumerate(s.cell) if cell in (AREA, RESOLVING) and s.ctrl[o] == seat)
    return [
        Track(f"magic{seat}", words.say("scene-magic"), 0, MOST_MAGIC, s.magic[seat], seat, "magic"),
        Stack(f"deck{seat}", words.say("scene-deck"), sum(s.deck[seat]), seat),
        Stack(f"discard{seat}", words.say("scene-discard"), sum(discarded), seat, holds, faces),
        Row(f"area{seat}", words.say("scene-area"), events, seat, empty=False),
        Row(f"hand{seat}", words.say("scene-hand"), len(s.hand[seat]), seat),
    ]


@cache
def field(seat: int, words: Words) -> Grid:
    """From the seat's own chair: its back row is the nearest."""
    rows = [tuple(square(space(seat, row, col)) for col in range(COLS)) for row in reversed(range(ROWS))]
    bands = (SIDES[1 - seat],) * (ROWS // 2) + (SIDES[seat],) * (ROWS // 2)
    return Grid("board", words.say("scene-board"), tuple(rows), bands=bands, aspect=1.3)


@cache
def layout(near: int, lang: str) -> Layout:
    """The board is the largest; beside it, or beneath where there is little room, the own hand is always seen."""
    far = 1 - near
    words = Words.load(lang, PACKAGE)

    wide = row(
        zone("board", 1.85),
        column(
            zone("phases", px=50),
            row(zone(f"hand{far}", 2.0), *piles(far), px=84),
            zone(f"magic{far}", px=34),
            zone(f"magic{near}", px=34),
            row(*piles(near), px=84),
            zone(f"hand{near}", 1),
        ),
    )
    others = (zone(f"hand{far}"), row(*piles(far)), row(*piles(near)))
    narrow = column(
        zone("phases", px=32),
        row(zone(f"magic{far}"), zone(f"magic{near}"), px=28),
        Node(
            "tabs",
            parts=(
                Node("zone", "board", label=words.say("scene-board"), icon="attack"),
                Node("column", parts=others, label=words.say("scene-piles"), icon="deck"),
            ),
        ),
        zone(f"hand{near}", px=106),
    )
    return Layout(wide, narrow)


def zone(name: str, share: float = 1.0, px: int = 0) -> Node:
    return Node("zone", name, share=share, px=px)


def row(*parts: Node, px: int = 0) -> Node:
    return Node("row", parts=parts, px=px)


def column(*parts: Node) -> Node:
    return Node("column", parts=parts)


def piles(seat: int) -> list[Node]:
    """What lies before one seat, besides the hand."""
    return [zone(f"deck{seat}"), zone(f"discard{seat}", 1.2), zone(f"area{seat}", 2.2)]


# Pieces


def thing(o: int, card: Card) -> str:
    """The id of a card on the table. Numbers of objects are given out again, hence the name."""
    return f"{o}.{card.id}"


def on_field(s: Battle, words: Words) -> list[Piece]:
    found = []
    for cell, o in enumerate(s.board):
        if o == NONE:
            continue
        card = CARDS[s.kind[o]]
        whole = full_life(s, o)
        badges = [badge("life", life(s, o), words, whole)]
        if card.unit:
            badges.append(badge("ranged" if card.ranged == RANGED else "melee", strength(s, o), words))
        if s.boost[o]:
            badges.append(badge("boost", s.boost[o], words))
        if s.under[o]:
            badges.append(badge("under", len(s.under[o]), words))
        states = [name for mark, name in STATES if s.marked(o, mark)]
        if is_frozen(s, o):
            states.append("frozen")
        if s.ctrl[o] != s.owner[o]:
            states.append("lent")
        found.append(
            Piece(
                thing(o, card),
                f"board/{square(cell)}",
                card.id,
                s.ctrl[o],
                tuple(badges),
                tuple(states),
                tuple(gained(s, o, words)),
            )
        )
        found += beneath(s, o)
    return found


def gained(s: Battle, o: int, words: Words) -> list[str]:
    """Abilities it has now and not by its own card; what a card under it does is told by that card."""
    more = [a for a in abilities(s, o) if a not in CARDS[s.kind[o]].abilities]
    names = [ability_name(a, words) for a in more if ABILITIES[a].printed]
    return [words.say("scene-gained", ability=name) for name in names if name]


def beneath(s: Battle, o: int) -> list[Piece]:
    above = thing(o, CARDS[s.kind[o]])
    return [
        Piece(f"{above}.under{i}", f"@{above}:under", CARDS[packed >> 1].id, packed & 1)
        for i, packed in enumerate(s.under[o])
    ]


def in_areas(s: Battle, words: Words) -> list[Piece]:
    """Active events and the one being played, with their boosts and what they were played on."""
    found = []
    for o, cell in enumerate(s.cell):
        if cell not in (AREA, RESOLVING):
            continue
        card = CARDS[s.kind[o]]
        notes = [
            words.say("scene-on", card=words.say(f"card-{CARDS[s.kind[c]].id}"), space=square(s.cell[c]))
            for c in s.chosen[o]
            if s.cell[c] >= 0
        ]
        states = [name for mark, name in STATES if s.marked(o, mark)]
        if cell == RESOLVING:
            states.append("resolving")
        badges = (badge("boost", s.boost[o], words),) if s.boost[o] else ()
        found.append(Piece(thing(o, card), f"area{s.ctrl[o]}", card.id, s.ctrl[o], badges, tuple(states), tuple(notes)))
        found += beneath(s, o)
    return found


def hands(s: Battle, eyes: Collection[int]) -> list[Piece]:
    """The own cards of those who look, and of the others' those seen to go there; the rest lies face down."""
    found = []
    for owner in (0, 1):
        seen = s.hand[owner] if owner in eyes else s.known[owner]
        ids = [f"hand{owner}.{kind:03}.{seen[:i].count(kind)}" for i, kind in enumerate(seen)]
        found += [Piece(id, f"hand{owner}", CARDS[kind].id, owner) for id, kind in zip(ids, seen, strict=True)]
        hidden = len(s.hand[owner]) - len(seen)
        found += [Piece(f"hand{owner}.back.{i}", f"hand{owner}", None, owner) for i in range(hidden)]
    return found
