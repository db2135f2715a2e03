"""What a card says, as numbers to compare."""

from __future__ import annotations


def printed(card: object) -> dict[str, object]:
    """All its fields; in the compiled build objects have no `__dict__`."""
    fields = {name: getattr(card, name) for name in dir(card) if not name.startswith("_")}
    return {name: value for name, value in fields.items() if not callable(value)}
