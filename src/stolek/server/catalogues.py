"""The faces and icons of each game as bytes that never change: their address holds their hash."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256

from msgspec import Struct, json

from stolek.games import open_game


class Kept(Struct, frozen=True):
    """`packed` is the body in gzip, for whoever takes that."""

    path: str
    body: bytes
    packed: bytes


@cache
def catalogue(game: str, lang: str) -> Kept:
    """All faces of the game, whatever is in play: which of them is fetched tells nothing."""
    opened = open_game(game)
    body = json.encode(opened.catalogue(opened.words(lang)))
    name = sha256(body).hexdigest()[:16]
    return Kept(f"/api/catalogues/{game}/{lang}/{name}.json", body, gzip.compress(body, mtime=0))
