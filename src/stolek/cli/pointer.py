"""What a person means by the names of pieces and places: answers, whether they are offered or not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any, Final

from stolek.games.base import Game
from stolek.kernel.asks import Ask
from stolek.scene import Catalogue, Face, Grid, Lanes, Piece, Scene
from stolek.words import Words

LONGEST_NAME: Final = 5  # words
MOST: Final = 400  # readings of one line that are looked at
SHORTEST: Final = 3  # letters of a word that stands for a longer one


def folded(text: str) -> str:
    """In small letters without marks, so that a name can be typed on any keyboard."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l").replace("’", "'")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def split(text: str) -> list[str]:
    return re.findall(r"[\w'-]*[\w']", folded(text))


class Pointer:
    """Reads names against the scene that the person sees."""

    def __init__(self, scene: Scene, catalogue: Catalogue) -> None:
        self.scene = scene
        self.faces = catalogue.faces
        self.places = {
            slot: zone.place(slot)
            for zone in scene.zones
            if isinstance(zone, Grid)
            for row in zone.slots
            for slot in row
        }
        self._names: dict[str, list[str]] = {}  # folded name -> pieces and faces, and lanes by their labels
        for zone in scene.zones:
            if isinstance(zone, Lanes) and zone.down:
                self.places |= {lane.id: zone.place(lane) for lane in zone.lanes}
                for lane in zone.lanes:
                    self._names.setdefault(" ".join(split(lane.label)), []).append(zone.place(lane))
        for piece in scene.pieces:
            if piece.face is None:
                continue
            meant = [piece.id] if "/" in piece.at or piece.at.startswith(("@", "area")) else [piece.face, piece.id]
            face = self.faces[piece.face]
            for name in {folded(face.name), folded(face.short)}:
                refs = self._names.setdefault(" ".join(split(name)), [])
                refs += [ref for ref in meant if ref not in refs]
        self._in_sight = self._names
        self._everything = {name: list(refs) for name, refs in self._names.items()}
        for face in self.faces.values():  # a card that lies nowhere in sight can be asked about too
            refs = self._everything.setdefault(" ".join(split(face.name)), [])
            if face.key not in refs:
                refs.append(face.key)

    def read(self, text: str, everything: bool = False) -> tuple[list[list[str]], list[str]]:
        """What each named thing may be, in sight or anywhere, and the words that name nothing."""
        self._names = self._everything if everything else self._in_sight
        words = split(text)
        found: list[list[str]] = []
        rest: list[str] = []
        place = 0
        while place < len(words):
            for length in range(min(LONGEST_NAME, len(words) - place), 0, -1):
                refs = self._refs(" ".join(words[place : place + length]))
                if refs:
                    found.append(refs)
                    place += length
                    break
            else:
                rest.append(words[place])
                place += 1
        return found, rest

    def _refs(self, phrase: str) -> list[str]:
        if phrase in self.places:
            return [self.places[phrase]]
        if phrase in self._names:
            return self._names[phrase]
        if len(phrase) < SHORTEST:
            return []
        near = [refs for name, refs in self._names.items() if any(w.startswith(phrase) for w in name.split())]
        return [ref for refs in near for ref in refs]

    def thing(self, ref: str) -> str:
        """The piece at a place, where there is one."""
        pieces = self.scene.at(ref)
        return pieces[0].id if pieces else ref

    def piece_at(self, slot: str) -> Piece | None:
        pieces = self.scene.at(self.places.get(slot, ""))
        return pieces[0] if pieces else None

    def faces_named(self, text: str) -> list[Face]:
        """All cards of the game by their name or a part of it."""
        wanted = split(text)
        exact = [face for face in self.faces.values() if split(face.name) == wanted]
        if exact or not wanted:
            return exact
        return [
            face
            for face in self.faces.values()
            if all(any(word.startswith(part) for word in split(face.name)) for part in wanted)
        ]


def answers(game: Game[Any], state: Any, ask: Ask, pointer: Pointer, text: str, words: Words) -> tuple[list[int], bool]:
    """What the text could mean as an answer, and whether every word of it was understood."""
    for everything in (False, True):
        found, understood = _answers(game, state, ask, pointer.read(text, everything), words)
        if found and understood:
            break
    return found, understood


def _answers(
    game: Game[Any], state: Any, ask: Ask, read: tuple[list[list[str]], list[str]], words: Words
) -> tuple[list[int], bool]:
    named, rest = read
    found: dict[int, None] = {}
    for refs in islice(product(*named), MOST):
        for option in game.meant(state, ask, refs):
            found[option] = None
    if not rest:
        return (list(found), True) if named else ([], False)
    scored = [(_score(game, state, ask, option, rest, words), option) for option in found]
    best = max((score for score, _ in scored), default=0)
    if best == 0 and not named:
        return [], False
    return [option for score, option in scored if score == best], best == len(rest)


def _score(game: Game[Any], state: Any, ask: Ask, option: int, rest: Sequence[str], words: Words) -> int:
    """How many of the words speak of this answer."""
    said = set(_said(game, state, ask, option, words))
    return sum(1 for word in rest if word in said or (len(word) >= SHORTEST and _starts(word, said)))


def _said(game: Game[Any], state: Any, ask: Ask, option: int, words: Words) -> Iterator[str]:
    yield game.rules.schema().read(option)[0]
    yield from split(game.option_text(state, ask, option, words))


def _starts(word: str, said: set[str]) -> bool:
    return any(other.startswith(word) for other in said)
