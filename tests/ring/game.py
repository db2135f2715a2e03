"""The ring as the ways in see it: what is settled before, and just enough looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolek.kernel.asks import Ask
from stolek.kernel.rules import Refusal
from stolek.offer import Field, HouseRow, HouseTable, Pick, Sequel
from stolek.scene import Catalogue, Choice, Luck, Panel, Scene, Seat
from stolek.words import Words
from tests.plain_game import PlainGame
from tests.ring.rules import BIDDING, CARD, DIE, DRAW, GOALS, RULES, SCENARIOS, TAKE, TURN, TWISTS, Ring, totals

TONES: Final = {"blue": "#2266cc", "red": "#cc2222", "green": "#228822", "yellow": "#ccaa00"}
NAMES: Final = ("North", "East", "South", "West")


class RingGame(PlainGame[Ring]):
    package = "tests.ring"
    rules = RULES

    def title(self, words: Words) -> str:
        return "The ring"

    def about(self, words: Words) -> str:
        return "A ring of one to four."

    def fields(self, words: Words) -> tuple[Field, ...]:
        return (
            Field("rounds", "Rounds", "number", default=3, least=1, most=9),
            Field("goal", "Goal", "pick", picks_of(GOALS), default="easy", seats=(1,)),
            Field("scenario", "Scenario", "pick", picks_of(SCENARIOS), default="meadow", seats=(1, 2)),
            Field("twists", "Twists", "pick", picks_of(TWISTS), default=[], several=True),
            Field("solemn", "Solemn", "switch", default=False),
            Field("campaign", "Campaign", "switch", default=False, seats=(1,)),
        )

    def house_values(self, words: Words) -> tuple[HouseTable, ...]:
        return (
            HouseTable("Cards", (HouseRow("Card", "worth", "1 to 3"), HouseRow("Card", "copies", "1")), "Guessed."),
        )

    def ask_text(self, s: Ring, ask: Ask, words: Words) -> str:
        return {TURN: "What now?", BIDDING: "Which number?", DIE: "The die", CARD: "The card"}[ask.kind]

    def option_text(self, s: Ring, ask: Ask, option: int, words: Words) -> str:
        if ask.kind == BIDDING:
            return f"say {option >> 5}"
        return f"card {option}" if ask.kind == CARD else {TAKE: "take 2", DRAW: "draw a card"}.get(option, "throw")

    def refusal_text(self, s: Ring, refusal: Refusal, words: Words) -> str:
        return f"Not now ({refusal.rule})."

    def event_text(self, event: tuple[int, ...], words: Words, seats: tuple[str, ...]) -> str:
        return f"A card worth {event[2]}." if event[1] == CARD else f"{seats[event[2]]} gets {event[3]}."

    def verdict(self, s: Ring, words: Words) -> str:
        return f"You have {s.points[0]} of {s.goal} points." if s.series else ""

    def sequel(self, s: Ring, options: dict[str, Any], words: Words) -> Sequel | None:
        """First the easy goal until it is reached, then the hard one, once."""
        if not s.series:
            return None
        reached = totals(s)[0] >= s.goal
        if s.goal == GOALS["hard"]:
            return Sequel(f"The campaign is {'won' if reached else 'lost'} after {s.series} games.")
        goal = "hard" if reached else "easy"
        return Sequel(f"The campaign goes on: {goal}.", {**options, "goal": goal, "campaign": s.series + 1})

    def catalogue(self, words: Words) -> Catalogue:
        return Catalogue(faces={}, icons={}, tones=TONES)

    def scene(self, s: Ring, seat: int | None, words: Words, open: bool = False) -> Scene:
        number = len(s.points)
        seats = tuple(
            Seat(NAMES[n], "yours" if n == seat else NAMES[n], tone, sign)
            for n, tone, sign in zip(range(number), TONES, "↑→↓←", strict=False)
        )
        zones = tuple(Panel(f"seat{n}", "Points", self._facts(s, n, open or n == seat), owner=n) for n in range(number))
        return Scene("The ring", seat, seats, zones, ())

    def _facts(self, s: Ring, seat: int, mine: bool) -> tuple[str, ...]:
        cards = f"cards {s.hand[seat]}" if mine else f"{len(s.hand[seat])} cards"
        return f"{s.points[seat]} points", cards

    def choice(self, s: Ring, ask: Ask, option: int, words: Words) -> Choice:
        return Choice(option, label=self.option_text(s, ask, option, words))

    def meant(self, s: Ring, ask: Ask, refs: Sequence[str]) -> list[int]:
        return [] if refs else ask.options

    def luck(self, s: Ring, ask: Ask, words: Words) -> Luck:
        if ask.kind == DIE:
            return Luck(count=1, faces=tuple((str(n), str(n)) for n in range(6)))
        return Luck(cards={option: f"card {option}" for option in ask.options}, seat=s.active)

    def evaluate(self, s: Ring, seat: int) -> float:
        own = totals(s)
        rest = [total for other, total in enumerate(own) if other != seat] or [s.goal // 2]
        return min(1.0, max(0.0, 0.5 + (own[seat] - max(rest)) / 60))

    def random_options(self, rng: Any) -> dict[str, Any]:
        options: dict[str, Any] = {"seats": rng.choice(RULES.seats), "rounds": rng.randint(1, 4)}
        if options["seats"] == 1:
            options["goal"] = rng.choice(list(GOALS))
        return options

    def bench_options(self) -> list[dict[str, Any]]:
        return [{"seats": number} for number in RULES.seats]

    def broken(self, s: Ring) -> list[str]:
        cards = [sum(deck) + len(hand) for deck, hand in zip(s.deck, s.hand, strict=True)]
        return [] if cards == [3] * len(s.points) else ["cards are lost"]


def picks_of(values: Any) -> tuple[Pick, ...]:
    return tuple(Pick(value, value.title()) for value in values)


GAME: Final = RingGame()
