"""The state as plain data and back."""

from __future__ import annotations

from typing import Any

from stolek.games.monster_lands.state import World

TUPLES = ("laid", "aimed")


def to_data(s: World) -> dict[str, Any]:
    data = {name: getattr(s, name) for name in World.__slots__}
    for name in TUPLES:
        data[name] = [list(tokens) for tokens in data[name]]
    return data


def from_data(data: dict[str, Any]) -> World:
    s = World(data["seats"])
    for name in World.__slots__:
        setattr(s, name, data[name])
    for name in TUPLES:
        setattr(s, name, [tuple(tokens) for tokens in data[name]])
    return s
