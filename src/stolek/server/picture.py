"""What one viewer sees of a table, ready for the wire: frame, story and the patches between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import takewhile
from typing import Any, Final

from msgspec import Struct, field, structs, to_builtins

from stolek.games import open_game
from stolek.kernel.asks import EVERYONE, NONE, TOGETHER, Ask
from stolek.kernel.view import seen_ask
from stolek.scene import Choice, Layout, Node, Scene, Seat
from stolek.server.catalogues import catalogue
from stolek.server.wire import (
    Ending,
    Frame,
    FrameSent,
    Lang,
    Line,
    Option,
    PatchSent,
    Question,
    Sitter,
    Undo,
)
from stolek.settling import SEATS
from stolek.story import Event, Told, lines
from stolek.tables import GameTable, winners
from stolek.words import Words

Json = dict[str, Any]


class Viewer(Struct, frozen=True):
    """Who looks: a seat, or an onlooker; `open` to one who may see everything because all agree."""

    seat: int | None = None
    open: bool = False


class Company(Struct, frozen=True):
    """What a frame tells of a table besides the game. Of a sitter the picture fills in what its seat is called."""

    table: str
    name: str
    sitters: tuple[Sitter, ...] = ()
    undo: Undo = field(default_factory=Undo)
    waiting_for_seats: bool = False
    host: bool = False
    onlookers: int = 0
    real_dice: bool = False
    guide: bool = False


class Look(Struct, frozen=True):
    """The part of a frame that is the game's; what was asked too."""

    scene: Scene
    ask: Question | None
    over: Ending | None


class Pictures:
    """The pictures of one table in memory. What several viewers see alike is made once."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.game = open_game(table.rules.name)
        self._looks: dict[tuple[Viewer, Lang], tuple[int, Look]] = {}
        self._stories: dict[tuple[Viewer, Lang], Story] = {}

    def forget(self) -> None:
        """Give the memory back; all can be made again."""
        self._looks.clear()
        self._stories.clear()

    def look(self, number: int, viewer: Viewer, lang: Lang) -> Look:
        """`number` is that of the table's last entry: as long as it stays nothing is made again."""
        kept = self._looks.get((viewer, lang))
        if kept is not None and kept[0] == number:
            return kept[1]
        made = self._look(viewer, self.game.words(lang))
        if kept is not None:
            made = structs.replace(made, scene=reusing(kept[1].scene, made.scene))
        self._looks[viewer, lang] = number, made
        return made

    def frame(self, number: int, viewer: Viewer, lang: Lang, company: Company) -> Frame:
        look = self.look(number, viewer, lang)
        scene = look.scene
        return Frame(
            table=company.table,
            number=number,
            game=self.table.rules.name,
            name=company.name,
            catalogue=catalogue(self.table.rules.name, lang).path,
            title=scene.title,
            viewer=viewer.seat,
            sitters=self._seated(scene.seats, company.sitters, lang),
            zones={zone.id: zone for zone in scene.zones},
            order=tuple(zone.id for zone in scene.zones),
            pieces={piece.id: piece for piece in scene.pieces},
            layout=scene.layout or stacked(scene),
            ask=None if company.waiting_for_seats else look.ask,
            undo=company.undo,
            over=look.over,
            waiting_for_seats=company.waiting_for_seats,
            host=company.host,
            onlookers=company.onlookers,
            real_dice=company.real_dice,
            guide=company.guide,
        )

    def lines(self, number: int, viewer: Viewer, lang: Lang, numbers: Sequence[int]) -> tuple[Line, ...]:
        """The story so far; `numbers` says for each entry of the table's story with which of its entries it came."""
        story = self._stories.get((viewer, lang))
        if story is None:
            names = called(self.look(number, viewer, lang).scene.seats)
            story = self._stories[viewer, lang] = Story(self, viewer, self.game.words(lang), names)
        return story.read(self.table.story, numbers)

    def sitters(self, number: int, viewer: Viewer, lang: Lang, sitters: Sequence[Sitter]) -> tuple[Sitter, ...]:
        """The sitters with what the viewer's page calls their seats."""
        return self._seated(self.look(number, viewer, lang).scene.seats, sitters, lang)

    def _seated(self, seats: Sequence[Seat], sitters: Iterable[Sitter], lang: Lang) -> tuple[Sitter, ...]:
        bots = {pick.value: pick.label for pick in self.game.bots(self.game.words(lang))}
        return tuple(
            structs.replace(
                sitter,
                name=seat.name,
                whose=seat.whose,
                tone=seat.tone,
                sign=seat.sign,
                bot=bots.get(sitter.bot, sitter.bot),
            )
            for seat, sitter in zip(seats, sitters, strict=False)
        )

    def _look(self, viewer: Viewer, words: Words) -> Look:
        table, game, seat = self.table, self.game, viewer.seat
        if viewer.open:
            state = table.state
        elif seat is None:
            state = game.public(table.state)
        else:
            state = table.rules.conceal(table.state, seat)
        ask = seen_ask(table.ask, NONE if seat is None else seat)
        scene = game.scene(state, seat, words, viewer.open)
        if table.over:
            return Look(scene, None, self._ending(state, scene, seat, words))
        return Look(scene, self._question(state, table.ask, ask, seat, words), None)

    def _ending(self, s: Any, scene: Scene, seat: int | None, words: Words) -> Ending:
        """Who has played may go on with the next game of a series; how many play is said by the seats of its table."""
        end = ending(self.table.scores or (), called(scene.seats), words.lang)
        sequel = None if seat is None else self.game.sequel(s, self.table.setup, words)
        if sequel is not None and sequel.options is not None:
            options = {name: value for name, value in sequel.options.items() if name != SEATS}
            sequel = structs.replace(sequel, options=options)
        return structs.replace(end, text=self.game.verdict(s, words) or end.text, sequel=sequel)

    def _question(self, s: Any, true: Ask, ask: Ask, seat: int | None, words: Words) -> Question:
        """`ask` is the question `true` as the viewer sees it."""
        game = self.game
        seats = asked(true)
        if true.chance:
            luck = game.luck(s, true, words)
            telling = (luck.seat,) if luck.seat is not None else tuple(range(self.table.seats))
            mine = seat in telling
            first = {name: card for card, name in reversed(luck.cards.items())}  # cards of one name are alike
            cards = {card: name for card, name in luck.cards.items() if first[name] == card}
            luck = structs.replace(luck, cards=cards if mine else {})
            options = tuple(Option(option=card, text=name, label=name) for card, name in luck.cards.items())
            return Question(game.ask_text(s, ask, words), telling, mine, options, luck)
        options = ()
        if seat in seats:
            options = tuple(self._option(s, ask, option, words) for option in ask.options)
        return Question(game.ask_text(s, ask, words), awaited(true), seat in seats, options)

    def _option(self, s: Any, ask: Ask, option: int, words: Words) -> Option:
        choice: Choice = self.game.choice(s, ask, option, words)
        return Option(
            option=option,
            path=choice.path,
            group=choice.group,
            label=choice.label,
            leave=choice.leave,
            text=self.game.option_text(s, ask, option, words),
        )


class Story:
    """The story as one viewer reads it. Only what is new since the last reading is told."""

    def __init__(self, pictures: Pictures, viewer: Viewer, words: Words, names: tuple[str, ...]) -> None:
        self.pictures = pictures
        self.viewer = viewer
        self.words = words
        self.names = names
        self._told: list[Event] = []
        self._numbers: list[int] = []
        self._lines: list[Line] = []
        self._starts: list[int] = []  # the first entry of each line

    def read(self, story: Sequence[Event], numbers: Sequence[int]) -> tuple[Line, ...]:
        same = len(self._told)
        if self._told != story[:same] or self._numbers != numbers[:same]:
            same = min(alike(self._told, story), alike(self._numbers, numbers))
        elif same == len(story):
            return tuple(self._lines)
        while self._starts and self._starts[-1] >= same:  # taken back
            self._drop()
        same = self._drop() if self._starts else 0  # the last line may go on, or be told in other words
        viewer, game = self.viewer, self.pictures.game
        for told in lines(game, story[same:], self.words, self.names, viewer.seat, viewer.open, numbers[same:]):
            self._starts.append(told.first + same)
            self._lines.append(self._line(told, numbers[told.first + same]))
        self._told, self._numbers = list(story), list(numbers)
        return tuple(self._lines)

    def _drop(self) -> int:
        self._lines.pop()
        return self._starts.pop()

    def _line(self, told: Told, at: int) -> Line:
        game = self.pictures.game
        steps = tuple(step for event in told.events for step in game.steps(event))
        return Line(at, str(told), told.rank, steps, game.mark(told.event))


def reusing(old: Scene, new: Scene) -> Scene:
    """The new scene, with the very zones and pieces of the old one that are still the same.

    Some pictures of each table are kept, and what they share is in memory once and need not be compared.
    """
    zones = {zone.id: zone for zone in old.zones}
    pieces = {piece.id: piece for piece in old.pieces}
    return structs.replace(
        new,
        zones=tuple(zones[zone.id] if zones.get(zone.id) == zone else zone for zone in new.zones),
        pieces=tuple(pieces[piece.id] if pieces.get(piece.id) == piece else piece for piece in new.pieces),
    )


def asked(ask: Ask) -> tuple[int, ...]:
    """The seats that may answer now."""
    if ask.what == TOGETHER:
        return tuple(part.seat for part in ask.parts if part.answer == NONE)
    seats = [ask.seat, *(offer.seat for offer in ask.offers)]
    return tuple(dict.fromkeys(seat for seat in seats if seat >= 0 and seat != EVERYONE))


def awaited(ask: Ask) -> tuple[int, ...]:
    """The seats without which it does not go on; for standing offers one waits only where there is nothing else."""
    return (ask.seat,) if ask.seat >= 0 and ask.options else asked(ask)


def called(seats: Sequence[Seat]) -> tuple[str, ...]:
    """What the seats are called in the story: with their signs where names do not tell them apart."""
    names = tuple(seat.name for seat in seats)
    return names if len(set(names)) == len(names) else tuple(f"{seat.sign} {seat.name}" for seat in seats)


def ending(scores: Sequence[float], names: tuple[str, ...], lang: str) -> Ending:
    words = Words.load(lang, "stolek.server")
    best = [names[seat] for seat in winners(scores)]
    key = "won" if len(best) == 1 else "shared" if len(best) == len(names) else "some" if best else "nobody"
    if len(scores) == 1 and 0 < scores[0] < 1:
        key = "part"
    share = round(100 * scores[0]) if scores else 0
    return Ending(tuple(scores), words.say(f"ending-{key}", who=", ".join(best), share=share))


def stacked(scene: Scene) -> Layout:
    """For a game that says nothing of it: zones one above the other."""
    column = Node("column", parts=tuple(Node("zone", zone.id) for zone in scene.zones))
    return Layout(column, column)


# Patches


def change(old: Frame, new: Frame) -> Json:
    """The JSON merge patch that makes the new frame of the old one."""
    return _difference(old, new)


NEVER: Final = object()


def patch(old: FrameSent, new: FrameSent) -> PatchSent:
    """What has to be sent to a page that has `old`, so that it has `new`."""
    keep = alike(old.lines, new.lines)
    return PatchSent(
        base=old.frame.number,
        number=new.frame.number,
        change=change(old.frame, new.frame),
        lines=new.lines[keep:],
        keep=None if keep == len(old.lines) else keep,
    )


def alike(old: Sequence[object], new: Sequence[object]) -> int:
    """How many from the beginning are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1] or pair[0] == pair[1], zip(old, new, strict=False)))


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields, each with the value that is left out, if any is."""
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    if not kind.__struct_config__.omit_defaults:
        defaults = ()
    return tuple(zip(names, (*[NEVER] * (len(names) - len(defaults)), *defaults), strict=True))


def _difference(old: Struct, new: Struct) -> Json:
    found: Json = {}
    for name, left_out in _fields(type(new)):
        was, now = getattr(old, name), getattr(new, name)
        if was is now or was == now:
            continue
        found[name] = None if now is left_out else _replaced(was, now)
    return found


def _replaced(was: Any, now: Any) -> Any:
    if isinstance(now, Struct) and isinstance(was, Struct):
        if type(was) is type(now):
            return _difference(was, now)
        return {**dict.fromkeys(to_builtins(was)), **to_builtins(now)}
    if isinstance(now, dict) and isinstance(was, dict):
        found: Json = {key: None for key in was if key not in now}
        for key, value in now.items():
            if key not in was:
                found[key] = to_builtins(value)
            elif was[key] is not value and was[key] != value:
                found[key] = _replaced(was[key], value)
        return found
    return to_builtins(now)
