"""A game at one terminal: showing, asking, answering, and keeping it after every answer."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from stolek import story
from stolek.bots import Bot, make
from stolek.cli import series
from stolek.cli.commands import Commands
from stolek.cli.draw import COLOURS, Drawing
from stolek.cli.luck import LuckReader
from stolek.cli.menu import Menu
from stolek.cli.pointer import MOST, Pointer, answers
from stolek.cli.series import Next
from stolek.cli.shelf import Keeper, Shelf
from stolek.cli.terminal import Stop, Terminal
from stolek.errors import StolekError
from stolek.games import open_game
from stolek.kernel.asks import NONE, TOGETHER, Ask
from stolek.scene import Lanes, Piece, Scene
from stolek.tables import GameTable, winners
from stolek.words import Words

YOU: Final = "you"
OPPONENT: Final = "search"
PROMPT: Final = "> "
LEAST_SHOWN: Final = 3  # entries of the story when one comes back to a game


class Session:
    """`seats` says who sits where: YOU, or what bot. `mirror` is a file that is written besides the shelf."""

    def __init__(
        self,
        terminal: Terminal,
        table: GameTable,
        seats: list[str],
        lang: str,
        shelf: Shelf,
        path: Path,
        mirror: Path | None = None,
        bot_seed: int | None = None,
    ) -> None:
        self.terminal = terminal
        self.shelf = shelf
        self.keeper = Keeper(path)
        self.mirror = mirror
        self.bot_seed = bot_seed
        self._names: dict[int, tuple[str, ...]] = {}  # by who looks on
        self.speak(lang)
        self.sit(table, seats)

    def sit(self, table: GameTable, seats: list[str], told: list[int] | None = None) -> None:
        """Begin with a table, new or loaded."""
        self.table = table
        self.game = open_game(table.rules.name)
        self.seats = seats
        self.bots: dict[int, Bot] = {}
        for seat, who in enumerate(seats):
            if who != YOU:
                self.bots[seat] = make(who, secrets_seed() if self.bot_seed is None else self.bot_seed + seat)
        self.told = told or [0] * len(seats)
        self.humans = [seat for seat, who in enumerate(seats) if who == YOU]
        self.facing: int | None = self.humans[0] if len(self.humans) == 1 else None  # who looks at the screen
        self.drawn: Scene | None = None
        self.headings: list[dict[int, str]] = [{} for _ in seats]  # of the story, by seat
        self.warned = False
        self._names.clear()
        self.tones = [seat.tone for seat in self.scene(self.viewer).seats]
        self.luck_reader = LuckReader(self)

    def speak(self, lang: str) -> None:
        self.lang = lang
        self.words = Words.load(lang, "stolek.cli")
        self.drawn = None
        self._names.clear()

    def say(self, key: str, /, **facts: str | int) -> None:
        self.terminal.say(self.words.say(f"play-{key}", **facts))

    @property
    def game_words(self) -> Words:
        return self.game.words(self.lang)

    @property
    def viewer(self) -> int:
        """Whose view is shown: the person at the screen; where only bots play, seat 0's."""
        return self.facing if self.facing is not None else 0

    # the course

    def run(self) -> int:
        if not self.keeper.take():
            self.say("in-other-window")
            return 2
        try:
            with self.terminal.listening():
                self.say("welcome")
                self.keep()
                while True:
                    while not self.table.over:
                        self.step()
                    following = self.end()
                    if following is None or not self.go_on(following):
                        return 0
        except Stop as stop:
            return self._stopped(stop)
        finally:
            self.keeper.release()

    def _stopped(self, stop: Stop) -> int:
        try:
            self.terminal.say()
            self.say("kept" if not self.warned else "not-kept")
        except (OSError, Stop):
            self.terminal.gone()
        return stop.status

    def step(self) -> None:
        ask = self.table.ask
        if ask.chance:
            self.luck_reader.answer(ask)
            return
        seat = self.asked(ask)
        bot = self.bots.get(seat)
        if bot is None:
            self.turn(seat)
            return
        if self.facing is not None or not self.humans:
            self.tell(self.viewer)
        self.terminal.passing(self.words.say("play-thinking", who=self.names()[seat]))
        self.commit(bot.choose(self.game, self.table.view(seat)), seat)

    def asked(self, ask: Ask) -> int:
        if ask.what == TOGETHER:
            waiting = [part.seat for part in ask.parts if part.answer == NONE]
            return next((seat for seat in waiting if seat in self.humans), waiting[0])
        return ask.seat if ask.options else ask.offers[0].seat

    def commit(self, answer: int, seat: int | None = None) -> None:
        """Play an answer and keep the table; the two are one, whatever interrupts."""
        with self.terminal.unbroken():
            self.table.play(answer, seat)
            self.keep()

    def keep(self) -> None:
        try:
            self.keeper.keep(self.table, self.extra())
            if self.mirror is not None:
                self.table.save(self.mirror, **self.extra())
        except OSError as error:
            if not self.warned:
                self.warned = True
                self.say("cannot-keep", why=str(error.strerror or error))

    def extra(self) -> dict[str, Any]:
        return {**self.sitting(), "told": self.told}

    def end(self) -> Next | None:
        """Say what has come out. The result is what follows, if anything does."""
        self.tell(self.viewer)
        self.show()
        self.result()
        following = series.prepare(self.shelf, self.table, self.keeper.path, self.sitting(), self.lang)
        with contextlib.suppress(OSError):  # it is marked as over, and so not offered either
            self.shelf.finish(self.keeper.path)
        if following is not None:
            self.terminal.say(following.sequel.text)
        return following

    def sitting(self) -> dict[str, Any]:
        return {"seats": self.seats, "lang": self.lang}

    def go_on(self, following: Next) -> bool:
        """Play the next game of a series at once, if the person wants to; else it waits on the shelf."""
        if following.table is None or following.path is None:
            return False
        if not self.humans:
            self.say("kept")
            return False
        if self.terminal.ask(self.words.say("play-go-on") + " "):
            raise Stop
        self.keeper.release()
        self.keeper = Keeper(following.path)
        if not self.keeper.take():
            self.say("in-other-window")
            return False
        self.mirror = None
        self.sit(following.table, self.seats)
        self.keep()
        return True

    def result(self) -> None:
        verdict = self.game.verdict(self.table.state, self.game_words)
        if verdict:
            self.terminal.say(verdict)
            return
        scores = self.table.scores or []
        names = self.names()
        best = winners(scores)
        alone = len(scores) == 1
        if alone and 0 < scores[0] < 1:
            self.say("part", share=round(100 * scores[0]))
        elif not best:
            self.say("you-lost" if alone else "nobody-won")
        elif len(best) == len(scores) > 1:
            self.say("drawn")
        else:
            self.say("won" if len(best) == 1 else "shared", who=", ".join(names[seat] for seat in best))
            if len(self.humans) == 1:
                self.say("you-won" if self.humans[0] in best else "you-lost")

    # a person's decision

    def turn(self, seat: int) -> None:
        """Ask until the table changes."""
        self.face(seat)
        self.tell(seat)
        view = self.table.view(seat)
        menu = Menu(self.game, view.state, view.ask, self.game_words)
        self.show(menu.lit)
        self.pose(menu)
        commands = Commands(self, seat, menu)
        while True:
            line = self.terminal.ask(PROMPT)
            if not line:
                self.pose(menu)
                continue
            answer = self.understand(line, seat, menu, commands)
            if answer is not None:
                self.commit(answer, seat)
                return
            if commands.changed:
                return

    def pose(self, menu: Menu) -> None:
        self.terminal.say()
        self.terminal.say(menu.question, style="bold")
        self.terminal.lines(menu.lines(self.terminal.width))

    def understand(self, line: str, seat: int, menu: Menu, commands: Commands) -> int | None:
        """The option that the line means; None where it was a command, or nothing that can be done."""
        if (line[1:] if line[0] in "+-" else line).isdecimal() and line.isascii():
            option = menu.option(int(line)) if len(line) < 10 else None
            if option is None:
                self.say("no-such-number", last=menu.last, number=line[:20])
            return option
        if commands.obey(line):
            return None
        view = self.table.view(seat)
        meant, understood = answers(self.game, view.state, view.ask, self.pointer(seat), line, self.game_words)
        offered = [option for option in meant if option in view.ask.options] if understood else []
        if len(offered) == 1:
            return offered[0]
        if offered:
            self.say("several", numbers=", ".join(str(n) for n in sorted(map(menu.number, offered))))
        elif begun := self.begun(line, seat, menu):
            self.say("several", numbers=", ".join(map(str, begun)))
        elif meant and understood:
            commands.explain(meant)
        else:
            commands.unknown(line)
        return None

    def begun(self, line: str, seat: int, menu: Menu) -> list[int]:
        """The answers that the line only begins, such as a unit without a target."""
        pointer = self.pointer(seat)
        named, rest = pointer.read(line)
        if rest or not named:
            return []
        found: set[int] = set()
        for refs in islice(product(*named), MOST):
            found.update(menu.starting([pointer.thing(ref) for ref in refs]))
        return sorted(found)

    # showing

    def scene(self, seat: int) -> Scene:
        """What the seat sees; where only bots play, what an onlooker does, who sees no hand."""
        if not self.humans:
            return self.game.scene(self.game.public(self.table.state), None, self.game_words)
        return self.game.scene(self.table.view(seat).state, seat, self.game_words)

    def pointer(self, seat: int) -> Pointer:
        return Pointer(self.scene(seat), self.game.catalogue(self.game_words))

    def names(self) -> tuple[str, ...]:
        """The seats as the viewer's screen calls them."""
        names = self._names.get(self.viewer)
        if names is None:
            names = tuple(f"{seat.sign} {seat.name}" for seat in self.scene(self.viewer).seats)
            self._names[self.viewer] = names
        return names

    def show(self, lit: set[str] | None = None, again: bool = False) -> None:
        """Draw the table, if it has changed since it was drawn last."""
        scene = self.scene(self.viewer)
        if self.drawn is not None and not again:
            if scene == self.drawn:
                return
            if still(scene) == still(self.drawn):  # only the course of the turn has changed
                self.drawn = scene
                self.terminal.say()
                self.terminal.lines(self.drawing(scene).course())
                return
        only = None if again else self.changed(scene)
        self.terminal.say()
        self.terminal.lines(self.drawing(scene).lines(lit or (), self.drawn is None or again, only))
        self.drawn = scene

    def changed(self, scene: Scene) -> list[str] | None:
        """Of a table of many parts, where most are as they were drawn, those that are not."""
        drawn = self.drawn
        if drawn is None or not any(isinstance(zone, Lanes) and zone.down for zone in scene.zones):
            return None
        before = {zone.id: (zone, lying(drawn, zone.id)) for zone in drawn.zones}
        found = [zone.id for zone in scene.zones if before.get(zone.id) != (zone, lying(scene, zone.id))]
        return found if 2 * len(found) <= len(scene.zones) else None

    def drawing(self, scene: Scene) -> Drawing:
        catalogue = self.game.catalogue(self.game_words)
        return Drawing(scene, catalogue, self.terminal.width, self.terminal.airy)

    def face(self, seat: int) -> None:
        """Two people at one screen: nobody sees the other's hand."""
        if self.facing == seat:
            return
        if len(self.humans) > 1:
            if self.facing is not None:
                self.tell(self.facing)
            number = seat + 1
            self.terminal.ask(self.words.say("play-pass-away", number=number) + " ")
            self.terminal.clear()
            self.terminal.ask(self.words.say("play-pass-ready", number=number) + " ")
        self.facing = seat
        self.drawn = None

    def tell(self, seat: int) -> None:
        """What has happened since this was told last, as far as the seat may see it."""
        new = self.table.story[min(self.told[seat], len(self.table.story)) :]
        self.told[seat] = len(self.table.story)
        for line in self.story_lines(new, seat, self.headings[seat]):
            self.terminal.say(line)

    def story_lines(self, entries: list[tuple[int, ...]], seat: int, headings: dict[int, str]) -> Iterator[Text]:
        """Headings only where something follows; what happened several times, once with a count.

        `headings` are those that nothing has followed yet, before and afterwards.
        """
        eyes = seat if self.humans else None
        for told in story.lines(self.game, entries, self.game_words, self.names(), eyes):
            if told.rank:
                for lower in [other for other in headings if other >= told.rank]:
                    del headings[lower]
                headings[told.rank] = told.text
                continue
            for heading in headings.values():
                yield Text(heading, style="bold")
            headings.clear()
            yield self.story_line(str(told))

    def story_line(self, text: str) -> Text:
        line = Text(f"  {text}")
        for name, tone in zip(self.names(), self.tones, strict=True):
            line.highlight_words([name], COLOURS.get(tone, ""))
        return line

    # other tables

    def load(self, path: Path) -> None:
        """Go on with a saved game. Raises StolekError; then everything stays."""
        from stolek.tables import load

        table = load(path)
        extra = read_extra(path, table)
        seats = extra.get("seats") or company(table.seats)
        self.keep()
        self.keeper.release()
        self.keeper = Keeper(self.shelf.new(table.rules.name))
        self.keeper.take()
        self.mirror = None
        self.sit(table, seats, extra.get("told"))
        self.keep()


def still(scene: Scene) -> object:
    """All that lies on the table."""
    zones = [zone for zone in scene.zones if not isinstance(zone, Lanes) or zone.down]
    return zones, scene.pieces


def lying(scene: Scene, zone: str) -> list[Piece]:
    """All pieces in a zone, and under them."""
    found = [piece for piece in scene.pieces if piece.at.split("/")[0] == zone]
    return [*found, *(beneath for piece in found for beneath in scene.under(piece))]


def read_extra(path: Path, table: GameTable) -> dict[str, Any]:
    """What a session has put into a save, as far as it makes sense."""
    from stolek.cli.shelf import look

    extra = look(path).extra
    seats, told, lang = extra.get("seats"), extra.get("told"), extra.get("lang")
    good: dict[str, Any] = {}
    if isinstance(seats, list) and len(seats) == table.seats and all(map(can_sit, seats)):
        good["seats"] = seats
    if isinstance(told, list) and len(told) == table.seats and all(isinstance(n, int) for n in told):
        good["told"] = [max(0, min(n, len(table.story) - LEAST_SHOWN)) for n in told]
    if lang in ("en", "cs", "pl"):
        good["lang"] = lang
    return good


def company(seats: int) -> list[str]:
    """You in the first seat, and the usual bot in all others."""
    return [YOU, *[OPPONENT] * (seats - 1)]


def can_sit(who: object) -> bool:
    try:
        return who == YOU or (isinstance(who, str) and make(who, 0) is not None)
    except StolekError:
        return False


def secrets_seed() -> int:
    import secrets

    return secrets.randbits(32)
