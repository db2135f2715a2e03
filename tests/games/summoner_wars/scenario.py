"""A table laid out in two lines, and a player talking.

    t = table("Sneeks e1; Horde Slinger c3; hand Sneak", "Svara d8", phase="move")
    t.play("Sneak")
    t.picks("c3")
    t.forces_to("c4")
    assert t.card("c4") == "Horde Slinger"

`mine` is seat 0, whose back row is row 1 and who is active; `theirs` is seat 1. Things are separated by semicolons:
a card and its space, with `damage 2`, `boost 1` or `belongs` (to the other seat's deck) after it; `hand ...`,
`deck ...`, `discard ...`, `area ...` with cards separated by commas. Decks are empty unless said otherwise. Dice and
draws are said beforehand (`t.dice("mr m rx")`, `t.draws("Gate")`); an unexpected roll is an error.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from stolek.errors import Illegal
from stolek.games.summoner_wars.board import COLS, square
from stolek.games.summoner_wars.cards.base import ABILITIES, BY_ID, CARDS, Card, slug
from stolek.games.summoner_wars.derived import derive
from stolek.games.summoner_wars.forms import (
    CARD,
    END,
    PASS,
    SCHEMA,
    attack,
    build,
    discard,
    effect,
    move,
    pick_card,
    pick_mode,
    pick_space,
    pick_unit,
    play,
    summon,
    use,
)
from stolek.games.summoner_wars.game import RULES
from stolek.games.summoner_wars.queries import abilities, life, strength
from stolek.games.summoner_wars.rulings import RULINGS
from stolek.games.summoner_wars.state import AREA, Battle
from stolek.kernel.asks import DRAW, NONE, ROLL
from stolek.kernel.position import Position
from stolek.kernel.table import Table

PHASES = ("summon", "move", "build", "attack", "magic", "draw")
FACES = {"mr": 0, "rx": 3, "mx": 4, "m": 5}  # m melee, r ranged, x special


def table(
    mine: str,
    theirs: str,
    phase: str = "summon",
    magic: tuple[int, int] = (5, 5),
    rulings: Sequence[str] = (),
    turn: int = 3,
) -> Talk:
    s = Battle()
    s.turn, s.active, s.phase = turn, 0, PHASES.index(phase)
    s.magic = list(magic)
    for name in rulings:
        s.rulings |= RULINGS[name][0]
    everything = tuple(range(len(CARDS)))
    for seat in (0, 1):
        s.lists[seat] = everything
        s.deck[seat], s.open[seat], s.dark[seat] = ([0] * len(CARDS) for _ in range(3))
    for seat, line in enumerate((mine, theirs)):
        for part in filter(None, (p.strip() for p in line.split(";"))):
            _lay(s, seat, part)
    derive(s)
    return Talk(Position(RULES, s))


def _lay(s: Battle, seat: int, part: str) -> None:
    where, _, rest = part.partition(" ")
    if where in ("hand", "deck", "discard", "area"):
        for name in rest.split(","):
            kind = card(name.strip()).number
            if where == "hand":
                s.hand[seat] = sorted([*s.hand[seat], kind])
            elif where == "deck":
                s.deck[seat][kind] += 1
            elif where == "discard":
                s.open[seat][kind] += 1
            else:
                s.enter(kind, seat, AREA)
        return
    found = re.fullmatch(r"(.+?) ([a-f][1-8])((?: (?:damage \d+|boost \d+|belongs))*)", part)
    if found is None:
        raise ValueError(f"cannot lay out {part!r}")
    name, at, more = found.groups()
    o = s.enter(card(name).number, seat, cell(at))
    for word, number in re.findall(r"(damage|boost) (\d+)", more):
        (s.damage if word == "damage" else s.boost)[o] = int(number)
    if "belongs" in more:
        s.owner[o] = 1 - seat
    if card(name).kind == 0:
        s.leader[seat] = o


def card(name: str) -> Card:
    return BY_ID[slug(name)]


def cell(at: str) -> int:
    return (int(at[1]) - 1) * COLS + "abcdef".index(at[0])


class Talk:
    """What a player says and sees. Everything said is checked by the table: what is not allowed raises Illegal."""

    def __init__(self, position: Position[Battle]) -> None:
        self.table: Table[Battle] = Table(RULES, {}, None, position)
        self._dice: list[int] = []
        self._draws: list[str] = []

    @property
    def s(self) -> Battle:
        return self.table.state

    def o(self, at: str) -> int:
        """The object on a space, or an active event by its name."""
        if re.fullmatch(r"[a-f][1-8]", at):
            o = self.s.board[cell(at)]
            if o == NONE:
                raise ValueError(f"nothing stands on {at}")
            return o
        return next(e for e, c in enumerate(self.s.cell) if c == AREA and CARDS[self.s.kind[e]].name == at)

    def tuck(self, at: str, name: str, owner: int = 0) -> Talk:
        """Lay a card under the one on a space beforehand."""
        o = self.o(at)
        self.s.under[o] = (*self.s.under[o], card(name).number * 2 + owner)
        derive(self.s)
        return self

    # chance, said beforehand

    def dice(self, faces: str) -> Talk:
        self._dice += [FACES[f] for f in faces.split()]
        return self

    def draws(self, *names: str) -> Talk:
        self._draws += names
        return self

    def _chance(self) -> None:
        while self.table.ask.chance:
            ask = self.table.ask
            if ask.what == ROLL:
                number, span = 0, ask.span
                while span > 1:
                    span //= 6
                    number += 1
                if len(self._dice) < number:
                    raise AssertionError(f"{number} dice are rolled, {len(self._dice)} were said")
                outcome = 0
                for face in reversed(self._dice[:number]):
                    outcome = outcome * 6 + face
                del self._dice[:number]
                self.table.play(outcome)
            elif ask.what == DRAW:
                self.table.play(card(self._draws.pop(0)).number)

    def says(self, option: int) -> Talk:
        self.table.play(option)
        self._chance()
        return self

    # what a player says

    def summon(self, name: str, at: str) -> Talk:
        return self.says(summon(card(name).number, cell(at)))

    def move(self, at: str, to: str) -> Talk:
        return self.says(move(self.o(at), cell(to)))

    def build(self, name: str, at: str) -> Talk:
        return self.says(build(card(name).number, cell(at)))

    def attack(self, at: str, target: str, dice: str = "") -> Talk:
        if dice:
            self.dice(dice)
        return self.says(attack(self.o(at), cell(target)))

    def play(self, name: str) -> Talk:
        return self.says(play(card(name).number))

    def use(self, at: str, ability: str) -> Talk:
        return self.says(use(self.o(at), self.ability(at, ability)))

    def ability(self, at: str, name: str) -> int:
        return next(a.number for a in ABILITIES if a.name == name and (a.number in self.abilities(at)))

    def discard(self, name: str) -> Talk:
        return self.says(discard(card(name).number))

    def ends(self) -> Talk:
        """End the phase."""
        return self.says(END)

    def picks(self, at: str) -> Talk:
        return self.says(pick_unit(self.o(at)))

    def picks_space(self, at: str) -> Talk:
        return self.says(pick_space(cell(at)))

    forces_to = picks_space

    def picks_card(self, name: str) -> Talk:
        return self.says(pick_card(card(name).number))

    def way(self, number: int) -> Talk:
        return self.says(pick_mode(number))

    def yes(self) -> Talk:
        return self.says(pick_mode(0))

    def no(self) -> Talk:
        return self.says(PASS)

    def first(self, at: str, ability: str) -> Talk:
        """Of several effects, this one first."""
        number = next(a.number for a in ABILITIES if a.name == ability)
        return self.says(effect(self.o(at), number))

    # what a player sees

    @property
    def asked(self) -> str:
        return SCHEMA.names[self.table.ask.kind] if self.table.ask.kind >= 0 else "over"

    @property
    def seat(self) -> int:
        return self.table.ask.seat

    def offered(self, option: int) -> bool:
        return option in self.table.options

    def can_move(self, at: str) -> list[str]:
        """The spaces the unit may move to."""
        return self._seconds("move", self.o(at))

    def can_attack(self, at: str) -> list[str]:
        return self._seconds("attack", self.o(at))

    def can_summon(self, name: str) -> list[str]:
        return self._seconds("summon", card(name).number)

    def can_build(self, name: str) -> list[str]:
        return self._seconds("build", card(name).number)

    def _seconds(self, form: str, first: int) -> list[str]:
        found = []
        for option in self.table.options:
            name, fields = SCHEMA.read(option)
            if name == form and next(iter(fields.values())) == first:
                found.append(square(fields["space"]))
        return sorted(found)

    def can_use(self, at: str, ability: str) -> bool:
        number = next(a.number for a in ABILITIES if a.name == ability)
        return self.offered(use(self.o(at), number))

    def can_play(self, name: str) -> bool:
        return self.offered(play(card(name).number))

    def can_pick(self) -> list[str]:
        """The spaces of what can be picked now: units or spaces."""
        found = []
        for option in self.table.options:
            name, fields = SCHEMA.read(option)
            if name == "unit":
                found.append(square(self.s.cell[fields["unit"]]))
            elif name == "space":
                found.append(square(fields["space"]))
        return sorted(found)

    def can_pick_cards(self) -> list[str]:
        return [CARDS[SCHEMA.read(o)[1]["card"]].name for o in self.table.options if o & 31 == CARD]

    def can_pass(self) -> bool:
        return self.offered(PASS)

    def why_not(self, option: int) -> str | None:
        """The rule that forbids an answer."""
        refusal = self.table.why_not(option)
        return None if refusal is None else refusal.rule

    def card(self, at: str) -> str | None:
        o = self.s.board[cell(at)]
        return None if o == NONE else CARDS[self.s.kind[o]].name

    def damage(self, at: str) -> int:
        return self.s.damage[self.o(at)]

    def boost(self, at: str) -> int:
        return self.s.boost[self.o(at)]

    def life(self, at: str) -> int:
        return life(self.s, self.o(at))

    def strength(self, at: str, target: str | None = None) -> int:
        return strength(self.s, self.o(at), NONE if target is None else self.o(target))

    def abilities(self, at: str) -> tuple[int, ...]:
        return abilities(self.s, self.o(at))

    def ability_names(self, at: str) -> list[str]:
        return [ABILITIES[a].name for a in self.abilities(at)]

    def controller(self, at: str) -> int:
        return self.s.ctrl[self.o(at)]

    def magic(self, seat: int = 0) -> int:
        return self.s.magic[seat]

    def hand(self, seat: int = 0) -> list[str]:
        return [CARDS[k].name for k in self.s.hand[seat]]

    def discarded(self, seat: int = 0) -> list[str]:
        """Names in a discard pile, sorted, with repetitions."""
        s = self.s
        found: list[str] = []
        for i, kind in enumerate(s.lists[seat]):
            found += [CARDS[kind].name] * (s.open[seat][i] + s.dark[seat][i])
        return sorted(found)

    def area(self, seat: int = 0) -> list[str]:
        s = self.s
        return [CARDS[s.kind[e]].name for e, c in enumerate(s.cell) if c == AREA and s.ctrl[e] == seat]

    def under(self, at: str) -> list[str]:
        return [CARDS[p >> 1].name for p in self.s.under[self.o(at)]]


__all__ = ["Illegal", "Talk", "card", "cell", "table"]
