"""Stolek ("little table"): a rules-complete digital table for heavy board games.

>>> import stolek
>>> table = stolek.deal("summoner-wars", decks=("cave-goblins", "phoenix-elves"), seed=7)
>>> table.play(table.options[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stolek.tables import GameTable, deal, load

__all__ = ["GameTable", "deal", "load"]


def __getattr__(name: str) -> Any:
    # Imported when first asked for, so that `import stolek` costs next to nothing.
    if name in __all__:
        from stolek import tables

        return getattr(tables, name)
    raise AttributeError(f"module 'stolek' has no attribute {name!r}")
