"""Chance from a counter: the n-th number of a seed is the same on every machine and every Python."""

from __future__ import annotations

import hashlib
import secrets

from stolek.kernel.asks import DRAW, Ask


class Chance:
    """Answers rolls and draws. Seed and counter stay here: no state, view, log or bot ever holds them."""

    __slots__ = ("_block", "_block_number", "counter", "seed")

    def __init__(self, seed: int | None = None, counter: int = 0) -> None:
        self.seed: int = secrets.randbits(64) if seed is None else seed
        self.counter: int = counter
        self._block: bytes = b""
        self._block_number: int = -1

    def _word(self) -> int:
        number, place = self.counter >> 3, self.counter & 7
        if number != self._block_number:
            self._block = hashlib.blake2b(f"{self.seed}:{number}".encode()).digest()
            self._block_number = number
        self.counter += 1
        return int.from_bytes(self._block[place * 8 : place * 8 + 8], "little")

    def below(self, span: int) -> int:
        """A number in 0 .. span - 1, each equally likely."""
        fair = (1 << 64) // span * span  # above it the remainders are no longer even
        while True:
            word = self._word()
            if word < fair:
                return word % span

    def answer(self, ask: Ask) -> int:
        if ask.what != DRAW:
            return self.below(ask.span)
        return ask.drawn(self.below(sum(ask.weights)))
