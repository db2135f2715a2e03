"""The state as plain data and back. Cards go by their names, so that a later version of the game reads it too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolek.games.monster_lands.board import BUILDINGS, DICE_CODES, DIFFICULTIES, PATHS
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.state import OVER, World
from stolek.kernel.asks import NONE


def _numbered(ids: Sequence[str]) -> list[str]:
    """Cards that are there several times are told apart by a number."""
    return [id if ids.count(id) == 1 else f"{id}-{ids[: n + 1].count(id)}" for n, id in enumerate(ids)]


MEMBERS: Final = _numbered([card.id for card in MERCENARIES])
EQUIPMENT: Final = _numbered([card.id for card in COPIES])
MONSTER_IDS: Final = [card.id for card in MONSTERS]
LAND_IDS: Final = [card.id for card in LANDS]
FACE_IDS: Final = [face.id for face in FACES]
QUEST_IDS: Final = [token.id for token in QUESTS]
LOOT_IDS: Final = [token.id for token in LOOT]
TRAP_IDS: Final = [token.id for token in TRAPS]

# Columns of plain numbers: one, one for each seat, path or the like, or a list of whatever length.
NUMBERS: Final = (
    "seats", "rulings", "difficulty", "modules", "scenario", "round", "phase", "step", "first", "active", "acted",
    "at", "carried", "venom_bonus", "loot_strength", "loot_magic", "kill_bonus", "rolling", "token",
)  # fmt: skip
ROWS: Final = (
    "fame", "coins", "defence", "potions", "venoms", "passed", "quests_done", "panic", "whose", "fate", "strength",
    "magic", "bargaining", "shown", "trap_strength", "trap_magic", "hidden_strength", "hidden_magic", "shields",
    "potion", "venom", "purse", "guard_used", "left", "totals",
)  # fmt: skip
LISTS: Final = ("thrown", "rerolls")
# Columns with a number for each card, by the names of the cards.
BY_CARD: Final = {
    "place": MEMBERS, "clan": MEMBERS, "path": MEMBERS, "wounded": MEMBERS, "used": MEMBERS,
    "gear_used": EQUIPMENT, "lair": MONSTER_IDS, "land_place": LAND_IDS, "worked": LAND_IDS, "bag": QUEST_IDS,
    "loot": LOOT_IDS, "supply": TRAP_IDS, "used_traps": TRAP_IDS, "pile": TRAP_IDS,
}  # fmt: skip
# Columns that say which card lies there; what is below 0 is no card.
CARDS: Final = {
    "chief": MEMBERS, "monster": MONSTER_IDS, "land": LAND_IDS, "event": FACE_IDS, "quest": QUEST_IDS,
    "tavern": MEMBERS, "market": EQUIPMENT, "lodge": TRAP_IDS, "who": MEMBERS,
}  # fmt: skip
MEMBER_BY_CARD: Final = {"holder": EQUIPMENT, "settler": LAND_IDS}  # which member has a card
HEAPS: Final = ("traps", "laid")  # tokens, a list for each seat or path
OTHERS: Final = ("pool", "placed", "aimed")


def to_data(s: World) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    data |= {name: list(getattr(s, name)) for name in (*ROWS, *LISTS)}
    for name, ids in BY_CARD.items():
        data[name] = dict(zip(ids, getattr(s, name), strict=True))
    for name, ids in CARDS.items():
        data[name] = [_name(n, ids) for n in getattr(s, name)]
    for name, ids in MEMBER_BY_CARD.items():
        data[name] = {id: _name(m, MEMBERS) for id, m in zip(ids, getattr(s, name), strict=True)}
    data |= {name: [[TRAP_IDS[kind] for kind in heap] for heap in getattr(s, name)] for name in HEAPS}
    data |= {name: [list(numbers) for numbers in getattr(s, name)] for name in OTHERS}
    return data


def from_data(data: dict[str, Any]) -> World:
    """Raises KeyError, TypeError or ValueError where the data are no state."""
    s = World(_between(data["seats"], 1, 4))
    for name in NUMBERS:
        setattr(s, name, _whole(data[name]))
    for name in ROWS:
        setattr(s, name, [_whole(n) for n in _as_long(data[name], getattr(s, name))])
    for name in LISTS:
        setattr(s, name, [_whole(n) for n in data[name]])
    for name, ids in BY_CARD.items():
        setattr(s, name, _by_card(data[name], ids, getattr(s, name)))
    for name, ids in CARDS.items():
        setattr(s, name, [_number(n, ids) for n in _as_long(data[name], getattr(s, name))])
    for name, ids in MEMBER_BY_CARD.items():
        holders = {id: _number(m, MEMBERS) for id, m in data[name].items()}
        setattr(s, name, _by_card(holders, ids, getattr(s, name)))
    # The order of what a clan has is that of the kinds, which may have changed since the save was written.
    s.traps = [sorted(_index(id, TRAP_IDS) for id in heap) for heap in _as_long(data["traps"], s.traps)]
    s.laid = [tuple(_index(id, TRAP_IDS) for id in heap) for heap in _as_long(data["laid"], s.laid)]
    s.pool = [[_whole(n) for n in _as_long(row, [0] * DICE_CODES)] for row in _as_long(data["pool"], s.pool)]
    s.placed = [[_between(n, 0, DICE_CODES - 1) for n in row] for row in _as_long(data["placed"], s.placed)]
    s.aimed = [tuple(_whole(n) for n in row) for row in _as_long(data["aimed"], s.aimed)]
    _check(s)
    s.muster()
    return s


def _check(s: World) -> None:
    """What the rest relies on: numbers that are looked up."""
    _between(s.phase, 0, OVER)
    _between(s.difficulty, 0, len(DIFFICULTIES) - 1)
    _between(s.active, 0, s.seats - 1)
    _between(s.first, NONE, s.seats - 1)
    _between(s.at, NONE, PATHS - 1)
    for seat in s.clan:
        _between(seat, NONE, s.seats - 1)
    for path in s.path:
        _between(path, NONE, PATHS - 1)


def _name(card: int, ids: list[str]) -> str | int:
    return ids[card] if card >= 0 else card


def _number(value: Any, ids: list[str]) -> int:
    return _index(value, ids) if isinstance(value, str) else _between(value, -len(BUILDINGS), NONE)


def _index(id: Any, ids: list[str]) -> int:
    if id not in ids:
        raise KeyError(id)
    return ids.index(id)


def _by_card(values: dict[str, Any], ids: list[str], usual: list[int]) -> list[int]:
    """A card that the save does not know is where it is at the start of a game."""
    for id in values:
        _index(id, ids)
    return [_whole(values.get(id, n)) for id, n in zip(ids, usual, strict=True)]


def _as_long(values: list[Any], usual: Sequence[Any]) -> list[Any]:
    if len(values) != len(usual):
        raise ValueError(f"{len(values)} values instead of {len(usual)}")
    return values


def _between(value: Any, least: int, most: int) -> int:
    if not least <= _whole(value) <= most:
        raise ValueError(f"{value} is not within {least} to {most}")
    return int(value)


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value
