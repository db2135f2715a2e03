"""A table: a position, the log of all answers, chance, and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from mypy_extensions import mypyc_attr

from stolek import saves
from stolek.errors import BadLog, BadSave, Illegal, NewerSave, OtherGame, StolekError
from stolek.kernel.asks import CHOOSE, NONE, OVER, ROLL, TOGETHER, TOP, Ask
from stolek.kernel.chance import Chance
from stolek.kernel.position import Position, at_rest, resume
from stolek.kernel.rules import Plain, Refusal, Rules, S
from stolek.kernel.view import View

Entry = int | list[int]  # an answer; [seat, answer] where it is not that of the one seat asked


class Kept(NamedTuple):
    """A position that undo can return to."""

    ask: Ask
    seat: int  # who answered, which with a standing offer is not who was asked
    base: Any
    trail: list[int]
    log: int
    story: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Generic[S]):
    """One game being played. With `chance=None` rolls and draws are asked of the players (real dice)."""

    def __init__(
        self,
        rules: Rules[S],
        options: Plain,
        chance: Chance | None,
        position: Position[S] | None = None,
        log: Sequence[Entry] = (),
        story: Sequence[tuple[int, ...]] = (),
        start: Plain | None = None,
    ) -> None:
        self.rules: Rules[S] = rules
        self.setup: Plain = options
        self.chance: Chance | None = chance
        self.start: Plain | None = start  # where the log begins, if not with the deal
        self.log: list[Entry] = list(log)
        self.story: list[tuple[int, ...]] = list(story)  # what happened; an entry begins with who may see it
        self._kept: list[Kept] = []
        self.position: Position[S] = position or Position(rules, rules.deal(options))
        self._listen()
        self._let_chance_answer()

    # what is asked

    @property
    def ask(self) -> Ask:
        return self.position.ask

    @property
    def options(self) -> list[int]:
        return self.position.ask.options

    @property
    def state(self) -> S:
        return self.position.state

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def scores(self) -> list[float] | None:
        return self.rules.scores(self.position.state)

    @property
    def seats(self) -> int:
        return self.rules.seated(self.position.state)

    def view(self, seat: int) -> View[S]:
        return View(self.position, seat)

    # answering

    def why_not(self, answer: int, seat: int | None = None) -> Refusal | None:
        """Why this answer is not allowed now, or None where it is."""
        ask = self.position.ask
        if ask.what == OVER:
            return Refusal("", "game-over")
        seat = ask.seat if seat is None else seat
        mine = ask.part_of(seat)
        options = ask.options_of(seat)
        if not options and not ask.chance:
            return Refusal("", "not-your-decision")
        if answer in options or (ask.what == ROLL and 0 <= answer < ask.span):
            return None
        if ask.chance or not self.rules.schema().well_formed(mine.kind, answer):
            return Refusal("", "no-such-answer", {"answer": answer})
        return self.rules.why_not(self.position.state, mine, answer) or Refusal("", "not-offered")

    def play(self, answer: int, seat: int | None = None) -> None:
        """Give an answer, or raise Illegal with the reason; then nothing has changed."""
        refusal = self.why_not(answer, seat)
        if refusal is not None:
            raise Illegal(refusal.key, refusal.rule, refusal.params)
        position = self.position
        before = position.ask
        seat = before.seat if seat is None else seat
        barriers = position.barriers
        kept = None
        if before.what == TOP:
            kept = Kept(before, seat, position.state.clone(), [], len(self.log), len(self.story))
        elif before.what == CHOOSE and position.base is not None:
            kept = Kept(before, seat, position.base, list(position.trail), len(self.log), len(self.story))
        self.log.append(answer if seat == before.seat else [seat, answer])
        position.play(answer, seat)
        self._gather()
        self._let_chance_answer()
        if kept is None or position.barriers > barriers:
            self._kept.clear()
        else:
            self._kept.append(kept)

    def follow(self, log: Iterable[Any]) -> None:
        """Play a log on. Raises BadLog with the number of the first entry that does not fit."""
        for entry in log:
            try:
                seat, answer = (self.ask.seat, entry) if isinstance(entry, int) else entry
                if self.over:
                    raise ValueError("the game is over")
                self.play(_whole(answer), _whole(seat))
            except (Illegal, TypeError, ValueError) as error:
                raise BadLog(len(self.log), str(error)) from None

    def throw_with(self, chance: Chance | None) -> None:
        """From now on rolls and draws are answered by this chance, or asked of the players."""
        self.chance = chance
        self._let_chance_answer()

    def _let_chance_answer(self) -> None:
        chance = self.chance
        while chance is not None and self.position.ask.chance:
            answer = chance.answer(self.position.ask)
            self.log.append(answer)
            self.position.play(answer)
            self._gather()

    def _listen(self) -> None:
        self.position.state.news = []

    def _gather(self) -> None:
        news = self.position.state.news
        if news:
            self.story += news
            news.clear()

    # taking back

    def can_undo(self, seat: int | None = None) -> bool:
        return bool(self._kept) and (seat is None or self._kept[-1].seat == seat)

    def last_answer(self, seat: int) -> int | None:
        """Where in the log the last answer of this seat stands, if all since then can be taken back."""
        for n in range(len(self._kept) - 1, -1, -1):
            kept: Kept = self._kept[n]
            if kept.seat == seat:
                return kept.log
        return None

    def undo(self, to: int | None = None) -> None:
        """Take back the last answer, or all from `to` in the log on. Raises Illegal beyond chance or a revelation."""
        if not self._kept or (to is not None and not self._kept[0].log <= to < len(self.log)):
            raise Illegal("nothing-to-undo", "", {})
        kept = self._kept.pop()
        while to is not None and kept.log > to:
            kept = self._kept.pop()
        if kept.trail:
            self.position = resume(self.rules, kept.base, kept.trail)
        else:
            self.position = Position(self.rules, kept.base.clone(), kept.ask)
        del self.log[kept.log :], self.story[kept.story :]
        self._listen()

    def reversible(self, answer: int) -> bool:
        """Whether this answer could be taken back afterwards: known before it is given."""
        ask = self.position.ask
        if ask.what == TOGETHER or ask.chance:
            return False
        trial = self.position.child(answer)
        return trial.barriers == self.position.barriers and not trial.ask.chance

    # copies, saves, logs

    def copy(self) -> Self:
        """A table of its own that goes on from here with the same chance, and can take back nothing yet."""
        chance = None if self.chance is None else Chance(self.chance.seed, self.chance.counter)
        return type(self)(self.rules, self.setup, chance, self.position.copy(), self.log, self.story, self.start)

    def to_data(self, **extra: Any) -> Plain:
        position = self.position
        ask = position.ask
        return {
            "game": self.rules.name,
            "rules": self.rules.version,
            "options": self.setup,
            **_whereabouts(position),
            "over": ask.what == OVER,
            "waiting": [[part.seat, part.answer] for part in ask.parts if part.answer != NONE],
            "start": self.start,
            "log": self.log,
            "chance": None if self.chance is None else [self.chance.seed, self.chance.counter],
            "extra": extra,
        }

    def save(self, path: str | Path, **extra: Any) -> None:
        """Write the table to a file; `extra` is kept beside it (names of the players, say)."""
        saves.write(Path(path), saves.dump(self.to_data(**extra)))


T = TypeVar("T", bound=Table[Any])


def restore(make: type[T], rules: Rules[Any], data: Plain, where: str) -> T:
    """The table that `Table.to_data` described, at the same question.

    The log must replay to the same position under the same rules version. Under newer rules the game goes on
    from the quiet state, and answers that fit no more are asked again; a log that fits no more begins anew.
    """
    if data.get("game") != rules.name:
        raise OtherGame(where, str(data.get("game")), rules.name)
    try:
        version = _whole(data["rules"])
        chance = None if data["chance"] is None else Chance(*map(_whole, data["chance"]))
        if version > rules.version:
            raise NewerSave(where)
        if version == rules.version:
            table = _retold(make, rules, data, data)
        else:
            position = _resumed(rules, data, strict=False)
            start = _whereabouts(position)
            given = _wait(position, data["waiting"])
            now = {**start, "over": position.ask.what == OVER, "waiting": given}
            try:
                table = _retold(make, rules, data, now)
            except (StolekError, *NO_SENSE):
                table = make(rules, data["options"], None, position, given, (), start)
        table.throw_with(chance)
        return table
    except NO_SENSE as error:
        raise BadSave(where, f"{type(error).__name__}: {error}") from None


# What rules may raise on data that are no position of their game.
NO_SENSE: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


def _retold(make: type[T], rules: Rules[Any], data: Plain, end: Plain) -> T:
    """The log played to its end, which must be the one given."""
    table = replay(make, rules, data["options"], data["log"], data["start"])
    reached = table.to_data()
    for name in ("quiet", "trail", "over", "waiting"):
        if reached[name] != end[name]:
            raise BadLog(len(table.log), f"the log leads to another position than the one saved: {name}")
    return table


def _whereabouts(position: Position[Any]) -> Plain:
    """The last quiet state and the answers since."""
    rules, base = position.rules, position.base
    if position.ask.what in (TOP, OVER) or base is None:
        return {"quiet": rules.to_data(position.state), "trail": []}
    return {"quiet": rules.to_data(base), "trail": list(position.trail)}


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _resumed(rules: Rules[S], data: Plain, strict: bool) -> Position[S]:
    state = rules.from_data(data["quiet"])
    if data.get("over"):
        if rules.scores(state) is None:
            raise ValueError("the game is not over")
        return Position(rules, state, Ask(OVER, NONE, NONE, []))
    position = at_rest(rules, state)
    for answer in data["trail"]:
        if _whole(answer) == NONE:
            continue
        ask = position.ask.question(answer)
        if ask is None:
            if strict:
                raise ValueError(f"the answer {answer} does not fit")
            break
        position.play(answer, ask.seat)
    position.go_on()
    return position


def _wait(position: Position[Any], waiting: list[list[int]]) -> list[Entry]:
    """Give the answers to a common question that were in already; those that fit."""
    given: list[Entry] = []
    for seat, answer in waiting:
        if position.ask.what == TOGETHER and answer in position.ask.options_of(seat):
            position.play(answer, seat)
            given.append([seat, answer])
    return given


def replay(make: type[T], rules: Rules[Any], options: Plain, log: Iterable[Any], start: Plain | None = None) -> T:
    """Play a log from its start, the deal if none is given. Raises BadLog where it does not fit."""
    position = None if start is None else _resumed(rules, start, strict=True)
    table = make(rules, options, None, position, start=start)
    table.follow(log)
    return table
