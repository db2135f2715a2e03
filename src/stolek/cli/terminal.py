"""The person's terminal: lines out, lines in, and an orderly end whatever ends it."""

from __future__ import annotations

import codecs
import os
import signal
import sys
import threading
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

from rich.console import Console
from rich.text import Text

WIDTH = 100  # where nobody says how broad it is
LEAST = 20  # what is narrower breaks lines by itself


class Stop(BaseException):
    """The person, or the system, ends the program; `status` is what it reports."""

    def __init__(self, status: int = 0) -> None:
        super().__init__()
        self.status = status


SIMPLER = str.maketrans(
    {
        "▲": "^", "▼": "v", "♥": "*", "⚔": "/", "➶": ">", "◆": "+", "○": "$", "▤": "_", "█": "#", "░": ".",
        "»": ">", "→": ">", "–": "-", "—": "-", "…": "~", "×": "x", "·": "-", "“": '"', "”": '"', "„": '"',
        "’": "'", "∪": "u", "✓": "+",
    }
)  # fmt: skip
"""What stands for signs that an old terminal cannot show."""


def simpler(error: UnicodeError) -> tuple[str, int]:
    """Letters without their marks, signs by others that look like them."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(SIMPLER)
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return plain.ljust(error.end - error.start, "?"), error.end


class Screen(Console):
    def on_broken_pipe(self) -> None:
        """Whoever reads our output has read enough."""
        raise Stop


class Terminal:
    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        width = None if self.live or "COLUMNS" in os.environ else WIDTH
        self.console = Screen(highlight=False, width=width, emoji=False, markup=False)
        reconfigure = getattr(sys.stdout, "reconfigure", None)
        if reconfigure is not None:
            codecs.register_error("stolek", simpler)
            reconfigure(errors="stolek")
        self._holding = 0
        self._passing = False
        self._stop: Stop | None = None
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401 - arrow keys and a history in `input`

    @property
    def width(self) -> int:
        return max(LEAST, self.console.width)

    @property
    def airy(self) -> bool:
        """Whether there is room for lines between the rows of a board."""
        return not self.live or self.console.height >= 42

    def say(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        self._wipe()
        whole = Text(text, style=style) if isinstance(text, str) else text
        for line in whole.wrap(self.console, self.width - indent - 1):
            line.rstrip()
            self.console.print(Text(" " * indent) + line, no_wrap=True, overflow="ignore", crop=False)

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines that already fit."""
        self._wipe()
        for line in lines:
            line.rstrip()
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def passing(self, text: str) -> None:
        """For as long as something takes; a pipe does not want to hear of it."""
        if self.live:
            self._wipe()
            self.console.print(text, style="dim", end="", no_wrap=True)
            self._passing = True

    def _wipe(self) -> None:
        """What was only for as long as something took goes away."""
        if self._passing:
            sys.stdout.write("\r\x1b[2K")
            self._passing = False

    def clear(self) -> None:
        """Nothing of what was on the screen may be read any more, nor what was typed be fetched back."""
        if self.live:
            with suppress(ImportError):
                import readline

                readline.clear_history()
            self.console.clear()
            sys.stdout.write("\x1b[3J")  # what has scrolled away as well
        else:
            self.console.print("\n" * 3)

    def ask(self, prompt: str) -> str:
        """A line of the person's. Raises Stop at the end of all input."""
        self._wipe()
        sys.stdout.flush()
        try:
            return input(prompt).replace("\0", "").strip()
        except EOFError:
            raise Stop from None
        except KeyboardInterrupt:
            raise Stop(130) from None
        except UnicodeDecodeError:
            return "\ufffd"

    # ending

    def gone(self) -> None:
        """Nobody is there to read any more."""
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Inside, Ctrl-C and the signals that end programs raise Stop."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        names = ("SIGINT", "SIGTERM", "SIGHUP")
        numbers = [number for name in names if (number := getattr(signal, name, None)) is not None]
        before: list[tuple[Any, Any]] = [(number, signal.signal(number, self._caught)) for number in numbers]
        try:
            yield
        finally:
            for number, handler in before:
                signal.signal(number, handler)

    def _caught(self, number: int, frame: FrameType | None) -> None:
        stop = Stop(128 + number)
        if self._holding:
            self._stop = stop
            return
        raise stop

    @contextmanager
    def unbroken(self) -> Iterator[None]:
        """What is done inside is done whole: an end waits until then."""
        self._holding += 1
        try:
            yield
        finally:
            self._holding -= 1
        if self._stop is not None and not self._holding:
            stop, self._stop = self._stop, None
            raise stop
