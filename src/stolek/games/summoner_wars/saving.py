"""The state as plain data and back. Cards go by their names, so that a later version of the game reads it too."""

from __future__ import annotations

from typing import Any, Final

from stolek.games.summoner_wars.board import SPACES
from stolek.games.summoner_wars.cards.base import ABILITIES, BY_ID, CARDS
from stolek.games.summoner_wars.derived import derive
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE

NUMBERS: Final = (
    "rulings", "turn", "active", "phase", "winner", "movers", "attackers", "against", "drawn",
)  # fmt: skip
SEATS: Final = ("magic", "leader")
COUNTS: Final = ("deck", "open", "dark")
HANDS: Final = ("hand", "known")
COLUMNS: Final = ("owner", "ctrl", "cell", "damage", "boost", "marks", "lender")


def to_data(s: Battle) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    data |= {name: list(getattr(s, name)) for name in SEATS}
    data["lists"] = [[CARDS[k].id for k in kinds] for kinds in s.lists]
    data |= {name: [list(counts) for counts in getattr(s, name)] for name in COUNTS}
    data |= {name: [[CARDS[k].id for k in kinds] for kinds in getattr(s, name)] for name in HANDS}
    data["kind"] = [CARDS[k].id for k in s.kind]
    data |= {name: list(getattr(s, name)) for name in COLUMNS}
    data["under"] = [[[CARDS[p >> 1].id, p & 1] for p in under] for under in s.under]
    data["chosen"] = [list(chosen) for chosen in s.chosen]
    data["gains"] = [[ABILITIES[a].key for a in gains] for gains in s.gains]
    data["limbo"] = list(s.limbo)
    return data


def from_data(data: dict[str, Any]) -> Battle:
    """Raises KeyError, TypeError or ValueError where the data are no state."""
    s = Battle()
    for name in NUMBERS:
        setattr(s, name, _whole(data[name]))
    for name in SEATS:
        setattr(s, name, [_whole(n) for n in data[name]])
    # The order of the lists is that of the card numbers, which may have changed since the save was written.
    lists = [[BY_ID[id_].number for id_ in ids] for ids in data["lists"]]
    s.lists = [tuple(sorted(kinds)) for kinds in lists]
    for name in COUNTS:
        counts = []
        for kinds, numbers in zip(lists, data[name], strict=True):
            by_kind = dict(zip(kinds, numbers, strict=True))
            counts.append([_whole(by_kind[kind]) for kind in sorted(kinds)])
        setattr(s, name, counts)
    for name in HANDS:
        setattr(s, name, [sorted(BY_ID[id_].number for id_ in ids) for ids in data[name]])
    s.kind = [BY_ID[id_].number for id_ in data["kind"]]
    for name in COLUMNS:
        setattr(s, name, [_whole(n) for n in data[name]])
    s.under = [tuple(BY_ID[id_].number * 2 + _whole(owner) for id_, owner in under) for under in data["under"]]
    s.chosen = [tuple(_whole(o) for o in chosen) for chosen in data["chosen"]]
    numbers = {a.key: a.number for a in ABILITIES}
    s.gains = [tuple(numbers[key] for key in gains) for gains in data["gains"]]
    s.limbo = [_whole(o) for o in data["limbo"]]
    lengths = {len(column) for column in (s.kind, s.under, s.chosen, s.gains)}
    lengths |= {len(getattr(s, name)) for name in COLUMNS}
    if len(lengths) != 1:
        raise ValueError("the columns differ in length")
    for o, cell in enumerate(s.cell):
        if cell >= SPACES or (cell >= 0 and s.board[cell] != NONE):
            raise ValueError(f"object {o} cannot lie on space {cell}")
        if cell >= 0:
            s.board[cell] = o
    derive(s)
    return s


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value
