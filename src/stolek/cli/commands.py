"""What can be said at the prompt besides answers. What cannot be carried out says so and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from os.path import expanduser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from stolek import ledger
from stolek.bots import make
from stolek.cli.menu import Menu
from stolek.cli.pointer import answers, folded
from stolek.cli.rules import Reader
from stolek.cli.shelf import may_overwrite
from stolek.cli.terminal import Stop
from stolek.errors import Illegal, StolekError
from stolek.games import GAMES
from stolek.kernel.rules import Refusal
from stolek.scene import Face, told, unmarked
from stolek.story import seen
from stolek.words import LANGUAGES, Words

if TYPE_CHECKING:
    from stolek.cli.session import Session

NAMES: Final = (
    "help", "why", "hint", "undo", "board", "hand", "card", "rules", "log", "lang", "save", "load", "quit",
)  # fmt: skip
MOST_SHOWN: Final = 5
LOG_LINES: Final = 15
ADVISER: Final = "search"


class Commands:
    """The commands at one question. `changed` says that the question has to be asked anew."""

    def __init__(self, session: Session, seat: int, menu: Menu | None = None) -> None:
        self.session = session
        self.seat = seat
        self.menu = menu
        self.changed = False
        self._methods: dict[str, Callable[[str], None]] = {name: getattr(self, name) for name in NAMES}
        self._aliases = {name: name for name in NAMES}
        for name in NAMES:
            for alias in session.words.say(f"play-names-{name}").split(","):
                self._aliases.setdefault(folded(alias.strip()), name)
        self._aliases |= {"?": "help", "exit": "quit", "q": "quit"}

    def obey(self, line: str) -> bool:
        """Whether the line was a command; then it has been carried out, or refused."""
        first, _, rest = line.partition(" ")
        name = self._aliases.get(folded(first))
        if name is None:
            return False
        self._methods[name](rest.strip())
        return True

    def unknown(self, line: str) -> None:
        first = folded(line.split(maxsplit=1)[0]) if line.split() else ""
        near = get_close_matches(first, self._aliases, 1, 0.6)
        if near:
            self.say("unknown-near", text=shortened(line), near=near[0])
        else:
            self.say("unknown", text=shortened(line))

    def say(self, key: str, /, **facts: str | int) -> None:
        self.session.say(key, **facts)

    def help(self, text: str) -> None:
        words = self.session.words
        self.session.terminal.say(words.say("play-help"))
        for name in NAMES:
            usage = words.say(f"play-help-{name}.usage")
            self.session.terminal.say(Text.assemble((f"  {usage:<24}", "bold cyan"), words.say(f"play-help-{name}")))

    # why and hint

    def why(self, text: str) -> None:
        session = self.session
        if self.menu is None:
            self.say("not-now")
            return
        if not text:
            self.say("why-what")
            return
        if text.isascii() and text.isdecimal() and len(text) < 10:
            if self.menu.option(int(text)) is None:
                self.say("no-such-number", last=self.menu.last, number=text)
            else:
                self.say("why-offered", number=int(text), text=self.menu.text(int(text)))
            return
        view = session.table.view(self.seat)
        pointer = session.pointer(self.seat)
        meant, _ = answers(session.game, view.state, view.ask, pointer, text, session.game_words)
        if meant:
            self.explain(meant)
            return
        named, _ = pointer.read(text)
        place = named[0][0] if named else ""
        if place in pointer.places.values() and not pointer.scene.at(place):
            self.say("why-nothing-there", place=place.rpartition("/")[2])
        else:
            self.say("why-unclear", text=shortened(text))

    def explain(self, meant: list[int]) -> None:
        """Say of each of these answers why it is not offered, or under what number it is."""
        session, menu = self.session, self.menu
        if menu is None:
            return
        view = session.table.view(self.seat)
        ask, schema = view.ask, session.game.rules.schema()
        offered = [option for option in meant if option in ask.options]
        fitting = [o for o in meant if o not in offered and schema.well_formed(ask.kind, o)]
        for option in offered[:MOST_SHOWN]:
            number = menu.number(option)
            self.say("why-offered", number=number, text=menu.text(number))
        shown: dict[str, list[str]] = {}
        for option in fitting:
            refusal = session.table.why_not(option, self.seat)
            if refusal is not None:
                text = session.game.option_text(view.state, ask, option, session.game_words)
                shown.setdefault(self.reason(refusal), []).append(text)
        for reason, texts in list(shown.items())[:MOST_SHOWN]:
            self.say("why-refused", text=" / ".join(texts[:2]) + (" …" if len(texts) > 2 else ""), reason=reason)
        if not offered and not shown:
            text = session.game.option_text(view.state, ask, meant[0], session.game_words)
            self.say("why-elsewhere", text=text, question=menu.question)

    def reason(self, refusal: Refusal) -> str:
        session = self.session
        view = session.table.view(self.seat)
        text = session.game.refusal_text(view.state, refusal, session.game_words)
        return f"{text} ({refusal.rule})" if refusal.rule else text

    def hint(self, text: str) -> None:
        session = self.session
        if self.menu is None:
            self.say("not-now")
            return
        session.terminal.passing(session.words.say("play-thinking", who=ADVISER))
        view = session.table.view(self.seat)
        option = make(ADVISER, 0).choose(session.game, view)
        number = self.menu.number(option)
        self.say("hint", number=number, text=self.menu.text(number))

    # taking back, looking

    def undo(self, text: str) -> None:
        session = self.session
        if not session.table.can_undo(self.seat):
            refusal = Refusal("", "nothing-to-undo")
            self.session.terminal.say(self.reason(refusal))
            return
        try:
            with session.terminal.unbroken():
                session.table.undo()
                session.keep()
        except Illegal as error:
            session.terminal.say(error.text(session.words))
            return
        length = len(session.table.story)
        session.told = [min(number, length) for number in session.told]
        self.say("undone")
        self.changed = True

    def board(self, text: str) -> None:
        self.session.show(self.menu.lit if self.menu else None, again=True)
        if self.menu:
            self.session.pose(self.menu)

    def hand(self, text: str) -> None:
        """The seat's own cards in full."""
        session = self.session
        scene = session.scene(self.seat)
        catalogue = session.game.catalogue(session.game_words)
        keys = [
            piece.face
            for piece in scene.pieces
            if piece.face and piece.owner == self.seat and "/" not in piece.at and piece.at[0] != "@"
        ]
        for key in dict.fromkeys(keys):
            self.show_card(catalogue.faces[key])
        for zone in scene.zones:
            holds: tuple[str, ...] = getattr(zone, "holds", ())
            if holds and zone.owner == self.seat:
                session.terminal.say(f"{zone.title}: {', '.join(holds)}")

    def card(self, text: str) -> None:
        session = self.session
        if not text:
            self.say("card-which")
            return
        scene = session.scene(self.seat)
        catalogue = session.game.catalogue(session.game_words)
        pointer = session.pointer(self.seat)
        piece = pointer.piece_at(folded(text))
        if piece is not None and piece.face:
            session.terminal.say(told(scene, catalogue, piece), style="italic")
            self.show_card(catalogue.faces[piece.face])
            for beneath in scene.under(piece):
                if beneath.face:
                    self.show_card(catalogue.faces[beneath.face])
            return
        faces = pointer.faces_named(text)
        if not faces:
            self.say("card-unknown", text=shortened(text))
        elif len(faces) > MOST_SHOWN:
            self.say("card-several", names=", ".join(face.name for face in faces[:30]))
        else:
            for face in faces:
                self.show_card(face)

    def show_card(self, face: Face) -> None:
        terminal = self.session.terminal
        terminal.say(Text.assemble((face.name, "bold"), f"  ({face.line})"))
        if face.corners:
            terminal.say(", ".join(corner.say for corner in face.corners), indent=2)
        for section in face.sections:
            head = f"{section.head}: " if section.head else ""
            terminal.say(Text.assemble((head, "bold"), unmarked(section.text)), indent=2)

    def log(self, text: str) -> None:
        session = self.session
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else LOG_LINES
        entries = [event for _, event in seen(session.table.story, self.seat if session.humans else None)]
        lines = list(session.story_lines(entries[len(entries) - min(number, len(entries)) :], self.seat, {}))
        if not lines:
            self.say("log-empty")
        for line in lines:
            session.terminal.say(line)

    def rules(self, text: str) -> None:
        session = self.session
        if not text:
            self.say("rules-which")
            return
        book = ledger.load(session.game.rules.name)
        reader = Reader(Words.load(session.lang, "stolek.cli", GAMES[session.game.rules.name]))
        try:
            found = [book.entry(text)]
        except StolekError:
            found = list(book.find(text, reader.said))
        if not found:
            self.say("rules-nothing", text=shortened(text))
        for rule in found[: 2 * MOST_SHOWN]:
            for line in reader.lines(rule):
                session.terminal.say(Text(line.text, style=line.style), indent=line.indent)
        if len(found) > 2 * MOST_SHOWN:
            self.say("rules-more", ids=", ".join(rule.id for rule in found[2 * MOST_SHOWN :][:40]))

    def lang(self, text: str) -> None:
        if text not in LANGUAGES:
            self.say("lang-which", known=", ".join(LANGUAGES))
            return
        self.session.speak(text)
        self.session.keep()
        self.say("lang")
        self.changed = True

    # files

    def save(self, text: str) -> None:
        session = self.session
        if not text:
            self.say("save-where")
            return
        path = Path(expanduser(text))
        if not may_overwrite(path):
            self.say("save-other-file", where=text)
            return
        try:
            session.table.save(path, **session.extra())
        except OSError as error:
            self.say("save-failed", where=text, why=str(error.strerror or error))
            return
        self.say("saved", where=text)

    def load(self, text: str) -> None:
        session = self.session
        if not text:
            self.say("load-which")
            return
        try:
            session.load(Path(expanduser(text)))
        except StolekError as error:
            session.terminal.say(error.text(session.words))
            return
        self.say("loaded", where=text)
        self.changed = True

    def quit(self, text: str) -> None:
        raise Stop


def shortened(text: str) -> str:
    """Enough of what somebody has typed to recognise it by, without what could upset the terminal."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= 60 else shown[:59] + "…"
