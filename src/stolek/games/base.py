"""What a game gives to the ways in, besides its rules: texts, a scene, and hints for bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Generic

from stolek.errors import BadDeck
from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal, Rules, S
from stolek.offer import Builder, DeckChecked, DeckDraft, Field, GuideStep, HouseTable, Lesson, Pick, Sequel
from stolek.scene import Catalogue, Choice, Luck, Scene, Step
from stolek.words import Words


class Companion(ABC):
    """The automated player of a game that lies on a real table: it rolls, and says what it does there."""

    @abstractmethod
    def turn(self, rng: Random, again: bool = False) -> tuple[str, ...]:
        """What it does now; with `again` instead of what it did last, which the table had no room for."""

    @abstractmethod
    def new_round(self) -> tuple[str, ...]:
        """What it does until the next round, which then begins for it."""


class Game(ABC, Generic[S]):
    """One per game package, as `GAME` in its module `game`."""

    package: ClassVar[str]
    rules: Rules[S]
    icon: ClassVar[str] = ""  # one of the catalogue's
    bot_specs: ClassVar[tuple[str, ...]] = ("random", "greedy", "search:200", "search:1200")  # from weak to strong
    default_bot: ClassVar[str] = "greedy"

    def words(self, lang: str) -> Words:
        return Words.load(lang, self.package)

    # what a person chooses from

    def title(self, words: Words) -> str:
        return words.say("game-title")

    def about(self, words: Words) -> str:
        """What sort of game it is, in a sentence or two."""
        return words.say("game-about")

    @property
    def usual_seats(self) -> int:
        return self.rules.usual_seats or self.rules.seats[0]

    def fields(self, words: Words) -> tuple[Field, ...]:
        """What is settled before a game is dealt; together they make the options of `rules.deal`."""
        return ()

    def house_values(self, words: Words) -> tuple[HouseTable, ...]:
        """Values that the sources of the game do not print, as they are set here."""
        return ()

    def bots(self, words: Words) -> tuple[Pick, ...]:
        """The levels of computer players, from weak to strong."""
        picks = []
        for spec in self.bot_specs:
            name, _, number = spec.partition(":")
            label, note = words.say(f"bot-{name}", budget=number), words.say(f"bot-{name}.note", budget=number)
            picks.append(Pick(spec, label, note))
        return tuple(picks)

    # texts; `s` is what the reader may see

    @abstractmethod
    def ask_text(self, s: S, ask: Ask, words: Words) -> str:
        """The question, as one sentence."""

    @abstractmethod
    def option_text(self, s: S, ask: Ask, option: int, words: Words) -> str:
        """An answer, standing alone."""

    @abstractmethod
    def refusal_text(self, s: S, refusal: Refusal, words: Words) -> str: ...

    @abstractmethod
    def event_text(self, event: tuple[int, ...], words: Words, seats: tuple[str, ...]) -> str:
        """One entry of a table's story. Its first number says who may see it."""

    def heading(self, event: tuple[int, ...]) -> int:
        """1 or more where the entry only says what the following ones belong to, 2 below 1; else 0."""
        return 0

    def steps(self, event: tuple[int, ...]) -> tuple[Step, ...]:
        """What is seen of an entry of the story while it happens."""
        return ()

    def mark(self, event: tuple[int, ...]) -> str:
        """What sort of thing happened to whom, in a word that a guide can wait for."""
        return ""

    # after the game; `s` is how it has ended, `options` what it was dealt with

    def verdict(self, s: S, words: Words) -> str:
        """What has come out, where the scores alone do not say it; else empty."""
        return ""

    def sequel(self, s: S, options: dict[str, Any], words: Words) -> Sequel | None:
        """What follows, where games belong to a series; None where this game stands alone."""
        return None

    # looks; `s` is concealed, or public, or, where everybody agrees, the truth

    def public(self, s: S) -> S:
        """A copy that holds what every onlooker may know: all that any seat cannot know stands in an agreed order.

        A game in which that order depends on what a seat does know has to say more.
        """
        for seat in range(self.rules.seated(s)):
            s = self.rules.conceal(s, seat)
        return s

    @abstractmethod
    def catalogue(self, words: Words) -> Catalogue:
        """The faces of all pieces of the game."""

    @abstractmethod
    def scene(self, s: S, seat: int | None, words: Words, open: bool = False) -> Scene:
        """The table as it lies before `seat`, or before an onlooker in the chair of seat 0, who sees no hand.

        `open` shows everything; then `s` is the truth.
        """

    @abstractmethod
    def choice(self, s: S, ask: Ask, option: int, words: Words) -> Choice:
        """How an option is pointed at."""

    @abstractmethod
    def meant(self, s: S, ask: Ask, refs: Sequence[str]) -> list[int]:
        """The answers, legal or not, that pointing at these places, pieces and faces, in order, could mean.

        Without any: those that are said and not pointed at.
        """

    @abstractmethod
    def luck(self, s: S, ask: Ask, words: Words) -> Luck:
        """What a person with real dice and cards is asked to tell."""

    # sides

    def decks(self) -> list[str]:
        """The names that the option `decks` may hold, one for each seat; empty where a game has no decks."""
        return []

    @abstractmethod
    def deck(self, source: str) -> Any:
        """A deck of that name, or from that file, for the option `decks`: it no longer needs the file."""

    def builder(self, words: Words) -> Builder | None:
        """What decks can be built of; None where a game has none to build."""
        return None

    def checked(self, draft: DeckDraft, words: Words) -> DeckChecked:
        """All that keeps a draft from being a deck."""
        return DeckChecked((), {})

    def drafted(self, draft: DeckDraft) -> Any:
        """A draft for the option `decks`. Raises BadDeck."""
        raise BadDeck(deck=draft.name, reason="unknown-deck", known="")

    def companion(self, options: dict[str, Any], words: Words) -> Companion | None:
        """The automated player for a game from the box; None where the game has none."""
        return None

    # a first lesson

    def lesson(self) -> Lesson | None:
        """The table that `guide` speaks about; None where a game has no guide."""
        return None

    def guide(self, words: Words) -> tuple[GuideStep, ...]:
        return ()

    # hints for bots

    @abstractmethod
    def evaluate(self, s: S, seat: int) -> float:
        """How the seat stands, between 0 (lost) and 1 (won)."""

    @abstractmethod
    def sensible(self, s: S, ask: Ask) -> list[int]:
        """The options worth thinking about, best guesses first; never empty."""

    # for fuzzing and measuring

    @abstractmethod
    def bench_options(self) -> list[dict[str, Any]]:
        """Set-ups that stand for the whole game, to measure with."""

    @abstractmethod
    def broken(self, s: S) -> list[str]:
        """What can never be true of a state, but is."""

    @abstractmethod
    def random_options(self, rng: Any) -> dict[str, Any]:
        """Options of a random game, for fuzzing: every legal set-up must be possible."""
