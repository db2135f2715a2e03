"""How the table looks from a seat. The state is a concealed one: what the seat cannot know is not in it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final, Literal

from stolek.games.summoner_wars.board import COLS, ROWS, space, square
from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    FACTIONS,
    GATE,
    NO_COST,
    RANGED,
    STANDARD,
    SUMMONER,
    Card,
    slug,
)
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
from stolek.scene import (
    Badge,
    Catalogue,
    Face,
    Grid,
    Icon,
    Lane,
    Lanes,
    Piece,
    Row,
    Scene,
    Seat,
    Section,
    Stack,
    Track,
    Zone,
)
from stolek.words import Words

PHASES: Final = ("summon", "move", "build", "attack", "magic", "draw")
CLASSES: Final = {
    SUMMONER: "summoner", CHAMPION: "champion", COMMON: "common", EPIC: "epic_event",
    STANDARD: "standard_event", GATE: "gate",
}  # fmt: skip
TONES: Final = ("blue", "red")
MOST_MAGIC: Final = 15
STATES: Final = (
    (MOVED, "moved"), (ATTACKED, "attacked"), (INSTEAD_OF_ATTACK, "acted"), (CHARGED, "charged"),
    (ABILITY_USED, "used"),
)  # fmt: skip
GLYPHS: Final = {
    "life": "♥", "melee": "⚔", "ranged": "➶", "boost": "◆", "cost": "○", "under": "▤", "moved": "»",
    "attacked": "×", "acted": "×", "charged": "!", "used": "✓", "frozen": "*", "lent": "~",
    "resolving": "…",
}  # fmt: skip


# Faces


@cache
def catalogue(words: Words) -> Catalogue:
    icons = {name: Icon(glyph, words.say(f"scene-icon-{name}")) for name, glyph in GLYPHS.items()}
    return Catalogue({card.id: face(card, words) for card in CARDS}, icons)


def face(card: Card, words: Words) -> Face:
    key = f"card-{card.id}"
    corners = []
    if card.cost != NO_COST:
        corners.append(badge("cost", card.cost, words))
    if card.unit:
        corners.append(badge("ranged" if card.ranged == RANGED else "melee", card.strength, words))
    if card.life:
        corners.append(badge("life", card.life, words))
    return Face(
        key=card.id,
        name=words.say(key),
        short=words.say(f"{key}.short") if words.has(f"{key}.short") else words.say(key),
        line=", ".join(sorts(card, words)),
        tone=FACTIONS[card.faction].id if card.faction != NONE else "",
        corners=tuple(corners),
        sections=tuple(sections(card, words)),
    )


def sorts(card: Card, words: Words) -> list[str]:
    """What sort of card it is: its class, its faction, the phase of an event."""
    found = [words.say(f"glossary-{CLASSES[card.kind]}")]
    if card.structure and card.kind != GATE:
        found.append(words.say("glossary-structure"))
    if card.active:
        found.append(words.say("glossary-active_event"))
    if card.phase != NONE:
        found.append(words.say(f"glossary-{PHASES[card.phase]}_phase"))
    if card.faction != NONE:
        found.append(faction_name(card.faction, words))
    return found


def sections(card: Card, words: Words) -> list[Section]:
    found = []
    if words.has(f"card-{card.id}.text"):
        found.append(Section("", words.say(f"card-{card.id}.text")))
    for a in card.abilities:
        name = ability_name(a, words)
        text = f"ability-{slug(ABILITIES[a].name)}.text"
        if name and words.has(text):
            found.append(Section(name, words.say(text)))
    return found


def ability_name(a: int, words: Words) -> str:
    key = f"ability-{slug(ABILITIES[a].name)}"
    return words.say(key) if words.has(key) else ""


def faction_name(number: int, words: Words) -> str:
    key = f"faction-{FACTIONS[number].id.replace('-', '_')}"
    return words.say(key) if words.has(key) else FACTIONS[number].id


def badge(icon: str, n: int, words: Words, of: int | None = None) -> Badge:
    if of is not None and n < of:
        return Badge(icon, n, words.say("scene-say-of", what=words.say(f"scene-icon-{icon}"), n=n, of=of), of)
    return Badge(icon, n, words.say("scene-say", what=words.say(f"scene-icon-{icon}"), n=n), of)


# The scene


def scene(s: Battle, seat: int | None, words: Words, open: bool = False) -> Scene:
    """What `seat` sees; of hands and piles that are not its own only their number, and cards seen to go to a hand."""
    near = 0 if seat is None else seat
    eyes = (0, 1) if open else () if seat is None else (seat,)
    seats = []
    for n in (0, 1):
        whose = words.say(f"scene-side-{n}" if seat is None else "scene-yours" if n == seat else "scene-theirs")
        seats.append(Seat(side_name(s, n, words), whose, TONES[n], "▲" if n == near else "▼"))
    zones: list[Zone] = [phases(s, seat, words), *side(s, 1 - near, eyes, words)]
    zones += [field(near, words), *side(s, near, eyes, words)]
    pieces = [*on_field(s, words), *in_areas(s, words), *hands(s, eyes)]
    return Scene(words.say("scene-title"), seat, tuple(seats), tuple(zones), tuple(pieces))


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
        lanes.append(Lane(name, words.say(f"scene-phase-{name}"), state, note))
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
    if seat in eyes:
        kinds = zip(s.lists[seat], discarded, strict=True)
        holds = tuple(words.say(f"card-{CARDS[k].id}") + (f" ×{n}" if n > 1 else "") for k, n in kinds if n)
    events = sum(1 for o, cell in enumerate(s.cell) if cell in (AREA, RESOLVING) and s.ctrl[o] == seat)
    return [
        Track(f"magic{seat}", words.say("scene-magic"), 0, MOST_MAGIC, s.magic[seat], seat),
        Stack(f"deck{seat}", words.say("scene-deck"), sum(s.deck[seat]), seat),
        Stack(f"discard{seat}", words.say("scene-discard"), sum(discarded), seat, holds),
        Row(f"area{seat}", words.say("scene-area"), events, seat, empty=False),
        Row(f"hand{seat}", words.say("scene-hand"), len(s.hand[seat]), seat),
    ]


def field(seat: int, words: Words) -> Grid:
    """From the seat's own chair: its back row is the nearest."""
    rows = [tuple(square(space(seat, row, col)) for col in range(COLS)) for row in reversed(range(ROWS))]
    return Grid("board", words.say("scene-board"), tuple(rows))


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
