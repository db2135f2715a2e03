"""What lies on the table: plain ints. A card on the battlefield or in an active area is an object with an id,
the index of its columns; cards in hands and piles are kinds, numbers into `cards.base.CARDS`."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import SPACES
from stolek.kernel.asks import NONE
from stolek.kernel.rules import State

# Where an object is when it is on no space.
GONE: Final = -1
AREA: Final = -2  # in an active area
RESOLVING: Final = -3  # an event being played

# Marks of an object, all cleared at the end of a turn.
MOVED: Final = 1
ATTACKED: Final = 2
INSTEAD_OF_ATTACK: Final = 4
CHARGED: Final = 8  # Charge: +1 strength until the end of the turn
WAS_ATTACKED: Final = 16
MOMENTUM_USED: Final = 32
SWIFT_SHOT_USED: Final = 64
KILLED: Final = 128  # destroyed a unit this turn
ABILITY_USED: Final = 256  # the once-a-turn ability of a summoner or event

UNKNOWN: Final = -1  # all bits set

DEALING: Final = -1  # the phase before the first turn

DRAWN: Final = -2  # `winner` when both summoners fell at once (SW-GEN-04)


class Battle(State):
    """The state of one game."""

    __slots__ = (
        "active", "against", "area", "attackers", "board", "boost", "cell", "chosen", "ctrl", "damage",
        "dark", "deck", "drawn", "ears", "gains", "granting", "hand", "heard", "kind", "known", "leader",
        "lender", "limbo", "lists", "magic", "marks", "moments", "movers", "open", "owner", "phase",
        "possible", "present", "rulings", "turn", "under", "uses", "winner",
    )  # fmt: skip

    def __init__(self) -> None:
        self.news = None
        # the game
        self.rulings: int = 0
        self.turn: int = 0
        self.active: int = 0
        self.phase: int = DEALING
        self.winner: int = NONE
        self.movers: int = 0  # units moved, or used instead of moving, this Move phase (SW-MOVE-01)
        self.attackers: int = 0  # attacking units counted against the three (SW-ATTACK-01)
        self.against: int = 0  # attacks on enemy objects this Attack phase (SW-INACT-01)
        self.drawn: int = 0  # the Draw phase has drawn already
        # seats
        self.magic: list[int] = [0, 0]
        self.leader: list[int] = [NONE, NONE]  # the summoners
        self.lists: list[tuple[int, ...]] = [(), ()]  # each seat's different kinds of cards; never changes
        self.deck: list[list[int]] = [[], []]  # how many of each kind of the list lie in the draw pile
        self.hand: list[list[int]] = [[], []]  # kinds, sorted
        self.known: list[list[int]] = [[], []]  # kinds in the hand that the opponent has seen go there, sorted
        self.open: list[list[int]] = [[], []]  # discarded, seen by all: how many of each kind of the list
        self.dark: list[list[int]] = [[], []]  # discarded face down from the hand
        # objects
        self.board: list[int] = [NONE] * SPACES
        self.kind: list[int] = []
        self.owner: list[int] = []  # whose deck the card belongs to (SW-CTRL-05)
        self.ctrl: list[int] = []
        self.cell: list[int] = []
        self.damage: list[int] = []
        self.boost: list[int] = []
        self.marks: list[int] = []
        self.lender: list[int] = []  # who gets control back at the end of the turn, or NONE
        self.under: list[tuple[int, ...]] = []  # cards tucked under: kind * 2 + owner
        self.chosen: list[tuple[int, ...]] = []  # objects an event was played on
        self.gains: list[tuple[int, ...]] = []  # abilities gained until the end of the turn
        self.limbo: list[int] = []  # ids that left since the last quiet point; not given out again before it
        # derived from the above, kept because they are asked for all the time (`derived.derive`)
        self.area: list[int] = []  # the active events
        self.granting: list[int] = []  # those of them that give abilities to units
        self.heard: int = 0  # all hooks that any card of this game could ever answer to, as bits
        self.possible: int = 0  # all traits that any card of this game could ever have
        self.present: int = UNKNOWN  # of those, the hooks of what is in play, or more of them; UNKNOWN: all
        self.ears: dict[int, list[int]] = {}  # `queries.listeners` found so far, until something comes or goes
        self.moments: int = 0  # all moments that any of them speaks of
        self.uses: int = 0  # all phases in which one of them can be used

    def clone(self) -> Battle:
        t = Battle.__new__(Battle)
        t.news = None
        t.rulings = self.rulings
        t.turn = self.turn
        t.active = self.active
        t.phase = self.phase
        t.winner = self.winner
        t.movers = self.movers
        t.attackers = self.attackers
        t.against = self.against
        t.drawn = self.drawn
        t.magic = self.magic[:]
        t.leader = self.leader[:]
        t.lists = self.lists
        t.deck = [self.deck[0][:], self.deck[1][:]]
        t.hand = [self.hand[0][:], self.hand[1][:]]
        t.known = [self.known[0][:], self.known[1][:]]
        t.open = [self.open[0][:], self.open[1][:]]
        t.dark = [self.dark[0][:], self.dark[1][:]]
        t.board = self.board[:]
        t.kind = self.kind[:]
        t.owner = self.owner[:]
        t.ctrl = self.ctrl[:]
        t.cell = self.cell[:]
        t.damage = self.damage[:]
        t.boost = self.boost[:]
        t.marks = self.marks[:]
        t.lender = self.lender[:]
        t.under = self.under[:]
        t.chosen = self.chosen[:]
        t.gains = self.gains[:]
        t.limbo = self.limbo[:]
        t.area = self.area[:]
        t.granting = self.granting[:]
        t.heard = self.heard
        t.ears = {}
        t.possible = self.possible
        t.present = self.present
        t.moments = self.moments
        t.uses = self.uses
        return t

    # Verbs: they write and fire nothing.

    def enter(self, kind: int, owner: int, cell: int) -> int:
        """A card becomes an object, new in every respect (SW-DISC-03), controlled by its owner (SW-CTRL-01)."""
        o = self._free_id()
        self.unsettle()
        self.kind[o] = kind
        self.owner[o] = self.ctrl[o] = owner
        self.cell[o] = cell
        self.damage[o] = self.boost[o] = self.marks[o] = 0
        self.lender[o] = NONE
        self.under[o] = self.chosen[o] = self.gains[o] = ()
        if cell >= 0:
            self.board[cell] = o
        return o

    def unsettle(self) -> None:
        """Who listens to what is no longer known."""
        self.present = UNKNOWN
        self.ears.clear()

    def _free_id(self) -> int:
        for o, cell in enumerate(self.cell):
            if cell == GONE and o not in self.limbo:
                return o
        for column in (
            self.kind, self.owner, self.ctrl, self.cell, self.damage, self.boost, self.marks, self.lender,
        ):  # fmt: skip
            column.append(0)
        self.under.append(())
        self.chosen.append(())
        self.gains.append(())
        return len(self.kind) - 1

    def leave(self, o: int) -> None:
        """The object is no more; kind, owner and controller stay readable until its id is given out again."""
        if self.cell[o] >= 0:
            self.board[self.cell[o]] = NONE
        self.cell[o] = GONE
        self.damage[o] = self.boost[o] = 0
        self.under[o] = self.chosen[o] = self.gains[o] = ()
        self.limbo.append(o)
        self.ears.clear()
        if o in self.area:
            self.area.remove(o)
            if o in self.granting:
                self.granting.remove(o)
        for e, chosen in enumerate(self.chosen):
            if o in chosen:
                self.chosen[e] = tuple(c for c in chosen if c != o)

    def relocate(self, o: int, cell: int) -> None:
        """To another space, with everything on and under it (SW-MOVE-09)."""
        self.board[self.cell[o]] = NONE
        self.board[cell] = o
        self.cell[o] = cell

    def swap(self, a: int, b: int) -> None:
        """SW-PLACE-02."""
        self.cell[a], self.cell[b] = self.cell[b], self.cell[a]
        self.board[self.cell[a]] = a
        self.board[self.cell[b]] = b

    def give_control(self, o: int, seat: int) -> None:
        """SW-CTRL-02"""
        self.ctrl[o] = seat
        self.unsettle()

    def gain(self, o: int, abilities: tuple[int, ...]) -> None:
        """Until the end of the turn (SW-ABIL-05 lets a second copy add nothing)."""
        self.gains[o] = (*self.gains[o], *abilities)
        self.unsettle()

    def mark(self, o: int, mark: int) -> None:
        self.marks[o] |= mark

    def marked(self, o: int, mark: int) -> bool:
        return self.marks[o] & mark != 0
