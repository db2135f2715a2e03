"""The state as plain data and back."""

from __future__ import annotations

from typing import Any

from stolek.games.monster_lands.state import World


def to_data(s: World) -> dict[str, Any]:
    return {name: getattr(s, name) for name in World.__slots__}


def from_data(data: dict[str, Any]) -> World:
    s = World(data["seats"])
    for name in World.__slots__:
        setattr(s, name, data[name])
    return s
