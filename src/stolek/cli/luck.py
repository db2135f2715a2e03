"""Real dice and real cards: the person tells what they show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from stolek.cli.commands import Commands, shortened
from stolek.cli.pointer import split
from stolek.kernel.asks import Ask
from stolek.scene import Luck

if TYPE_CHECKING:
    from stolek.cli.session import Session


class LuckReader:
    """Several cards may be told in one line; those left over answer the next draws of the same seat."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._more: list[str] = []
        self._seat: int | None = None  # whose they are

    def answer(self, ask: Ask) -> None:
        session = self.session
        if session.facing is None and session.humans:
            session.face(session.humans[0])
        view = session.table.view(session.viewer)
        luck = session.game.luck(view.state, ask, session.game_words)
        if luck.seat != self._seat:
            self._seat = luck.seat
            self._more.clear()
        if luck.seat is not None and luck.seat in session.humans:
            session.face(luck.seat)
        seat = session.viewer
        if not self._more:
            session.tell(seat)
            self._pose(ask, luck)
        commands = Commands(session, seat)
        while True:
            line = self._more.pop(0) if self._more else session.terminal.ask("> ")
            if not line:
                self._pose(ask, luck)
                continue
            if commands.obey(line):
                if commands.changed:
                    self._more.clear()
                    return
                continue
            outcome = self._cards(luck, line) if luck.cards else self._dice(luck, line)
            if outcome is None:
                self._more.clear()
                continue
            session.commit(outcome)
            return

    def _pose(self, ask: Ask, luck: Luck) -> None:
        session, words = self.session, self.session.words
        state: Any = session.table.view(session.viewer).state
        session.terminal.say()
        session.terminal.say(session.game.ask_text(state, ask, session.game_words), style="bold")
        if luck.cards:
            if luck.seat is None:
                session.terminal.say(words.say("play-luck-card-open"))
            else:
                session.terminal.say(words.say("play-luck-card", who=session.names()[luck.seat]))
            return
        key = "play-luck-lot" if luck.lot else "play-luck-dice"
        session.terminal.say(words.say(key, number=luck.count))
        for letters, meaning in luck.faces_once.items():
            if letters == meaning:
                continue
            session.terminal.say(Text.assemble((f"  {letters:<4}", "bold cyan"), meaning))

    def _dice(self, luck: Luck, line: str) -> int | None:
        faces = [letters for letters, _ in luck.faces]
        thrown = ["".join(sorted(word)) for word in split(line)]
        places = {"".join(sorted(letters)): place for place, letters in reversed(list(enumerate(faces)))}
        wrong = [word for word in thrown if word not in places]
        if wrong:
            self.session.say("luck-no-face", face=shortened(wrong[0]), faces=", ".join(dict.fromkeys(faces)))
            return None
        if len(thrown) != luck.count:
            self.session.say("luck-count", told=len(thrown), number=luck.count)
            return None
        return luck.outcome([places[word] for word in thrown])

    def _cards(self, luck: Luck, line: str) -> int | None:
        """The first of the cards in the line; the others wait for the draws that follow."""
        first, *more = [part.strip() for part in line.split(",") if part.strip()] or [""]
        wanted = split(first)
        exact = [option for option, name in luck.cards.items() if split(name) == wanted]
        fitting = exact or [
            option
            for option, name in luck.cards.items()
            if wanted and all(any(w.startswith(part) for w in split(name)) for part in wanted)
        ]
        if len({luck.cards[option] for option in fitting}) == 1:  # cards of one name are alike
            self._more = more + self._more
            return fitting[0]
        if fitting:
            self.session.say("luck-several", names=", ".join(luck.cards[option] for option in fitting))
        elif luck.seat in self.session.humans:
            self.session.say("luck-no-card", text=shortened(first), names=", ".join(luck.cards.values()))
        else:
            self.session.say("luck-no-card-left", text=shortened(first))
        return None
