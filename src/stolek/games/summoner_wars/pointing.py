"""Options as a person points at them, at pieces and places of the scene; and what real dice show."""

from __future__ import annotations

from collections.abc import Sequence

from stolek.games.summoner_wars.board import SPACES, square
from stolek.games.summoner_wars.cards.base import BY_ID, CARDS
from stolek.games.summoner_wars.forms import (
    ATTACK,
    BUILD,
    CARD,
    DISCARD,
    DRAW_UP,
    END,
    FORMS,
    MOVE,
    PASS,
    PLAY,
    SCHEMA,
    SPACE,
    STARTER,
    SUMMON,
    UNIT,
    USE,
    first,
)
from stolek.games.summoner_wars.queries import abilities
from stolek.games.summoner_wars.rules.attack import FACES
from stolek.games.summoner_wars.scene import side_name, thing
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import DRAW, NONE, TOP, Ask
from stolek.kernel.schema import Form
from stolek.scene import Choice, Luck
from stolek.words import Words

VERBS = {
    SUMMON: "summon", MOVE: "move", BUILD: "build", ATTACK: "attack", PLAY: "play", DISCARD: "discard",
    UNIT: "pick", SPACE: "pick", CARD: "pick",
}  # fmt: skip
ACTIONS = [FORMS[form] for form in (END, SUMMON, MOVE, BUILD, ATTACK, PLAY, USE, DISCARD, DRAW_UP)]
SQUARES = {square(cell): cell for cell in range(SPACES)}


def choice(s: Battle, ask: Ask, option: int, words: Words) -> Choice:
    _, fields = SCHEMA.read(option)
    number = option & 31
    path: list[str] = []
    names: list[str] = []
    for field, value in fields.items():
        if field == "unit":
            path.append(thing(value, CARDS[s.kind[value]]))
            names.append(unit_name(s, value, words))
        elif field == "card":
            path.append(CARDS[value].id)
            names.append(words.say(f"card-{CARDS[value].id}"))
        elif field == "space":
            there = s.board[value]
            if there != NONE and number == ATTACK:
                path.append(thing(there, CARDS[s.kind[there]]))
                names.append(target_name(s, ask.seat, there, words))
            else:
                path.append(f"board/{square(value)}")
                names.append(square(value))
    if number in (END, PASS):
        return Choice(option, leave=True)
    if number not in VERBS:
        return Choice(option, tuple(path))
    verb = f"scene-group-{VERBS[number]}"
    if len(names) == 2:
        return Choice(option, tuple(path), words.say(verb, what=names[0]), names[1])
    return Choice(option, tuple(path), words.say(verb), names[0])


def unit_name(s: Battle, o: int, words: Words) -> str:
    """The card and, where it has one, its space."""
    name = words.say(f"card-{CARDS[s.kind[o]].id}")
    return f"{name} {square(s.cell[o])}" if s.cell[o] >= 0 else name


def target_name(s: Battle, seat: int, o: int, words: Words) -> str:
    if s.ctrl[o] == seat:
        return words.say("scene-own", what=unit_name(s, o, words))
    return unit_name(s, o, words)


def meant(s: Battle, ask: Ask, refs: Sequence[str]) -> list[int]:
    """All answers, legal or not, that pointing at these pieces and places could mean."""
    forms = ACTIONS if ask.what == TOP else SCHEMA.kinds[ask.kind][1]
    found: list[int] = []
    for form in forms:
        if "steps" not in form.fields and "mode" not in form.fields:
            found += _read(s, ask, form, refs)
    return found


def _read(s: Battle, ask: Ask, form: Form, refs: Sequence[str]) -> list[int]:
    pointed = [field for field in form.fields if field != "ability"]
    if not refs and pointed == ["unit"] and "ability" in form.fields:  # an ability by its name alone
        return [
            form.pack(o, a)
            for o, cell in enumerate(s.cell)
            if cell >= 0 and s.ctrl[o] == ask.seat
            for a in abilities(s, o)
        ]
    if len(pointed) != len(refs):
        return []
    values = []
    for field, ref in zip(pointed, refs, strict=True):
        value = {"unit": _object, "space": _cell, "card": _kind}[field](s, ref)
        if value == NONE:
            return []
        values.append(value)
    if "ability" not in form.fields:
        return [form.pack(*values)]
    its = [form.pack(*values, a) for a in abilities(s, values[0])]
    # An event that runs out does so by no ability of its own.
    return its + [o for o in ask.options if o & 31 == form.number and first(o) == values[0] and o not in its]


def _object(s: Battle, ref: str) -> int:
    cell = SQUARES.get(ref.removeprefix("board/"), NONE)
    if cell != NONE:
        return s.board[cell]
    number = ref.partition(".")[0]
    return int(number) if number.isdigit() and int(number) < len(s.cell) else NONE


def _cell(s: Battle, ref: str) -> int:
    cell = SQUARES.get(ref.removeprefix("board/"), NONE)
    if cell != NONE:
        return cell
    o = _object(s, ref)
    return s.cell[o] if o != NONE and s.cell[o] >= 0 else NONE


def _kind(s: Battle, ref: str) -> int:
    """Of a card by its face, or as a piece of a hand."""
    if ref.startswith("hand"):
        number = ref.split(".")[1]
        return int(number) if number.isdigit() and int(number) < len(CARDS) else NONE
    card = BY_ID.get(ref)
    return NONE if card is None else card.number


# Real dice and cards


def luck(s: Battle, ask: Ask, words: Words) -> Luck:
    if ask.what == DRAW:
        seat = ask.about if isinstance(ask.about, int) else None
        return Luck(cards={kind: words.say(f"card-{CARDS[kind].id}") for kind in ask.options}, seat=seat)
    if ask.kind == STARTER:
        faces = [(str(seat + 1), side_name(s, seat, words)) for seat in (0, 1)]
        return Luck(1, tuple(faces), lot=True)
    count, span = 0, ask.span
    while span > 1:
        span //= len(FACES)
        count += 1
    return Luck(count, tuple((letters(face), symbols(face, words)) for face in FACES))


def letters(face: tuple[int, int, int]) -> str:
    """m melee, r ranged, x special."""
    return "".join(letter for letter, there in zip("mrx", face, strict=True) if there)


def symbols(face: tuple[int, int, int], words: Words) -> str:
    names = ("melee", "ranged", "special")
    return " + ".join(words.say(f"scene-die-{name}") for name, there in zip(names, face, strict=True) if there)
