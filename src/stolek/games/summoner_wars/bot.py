"""Hints for bots: how a seat stands, and which options are worth a thought.

Everything is counted in points, about ten to a magic. Both read only what the seat may know: the table, its
own hand, and how many cards the other holds.
"""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars import cards
from stolek.games.summoner_wars.board import DISTANCE, NEXT, RAYS, SPACES, row_from
from stolek.games.summoner_wars.cards.base import ATTACK as ATTACKING
from stolek.games.summoner_wars.cards.base import (
    CARDS,
    FAR,
    LIFE,
    RELENTLESS,
    SHAPES,
    STRENGTH,
    SUMMONER,
    Card,
)
from stolek.games.summoner_wars.forms import (
    ATTACK,
    ATTACK_PHASE,
    BUILD,
    BUILD_PHASE,
    DISCARD,
    END,
    FORCE,
    MAGIC_PHASE,
    MOVE,
    MOVE_PHASE,
    ORDER,
    PASS,
    PLAY,
    SUMMON,
    SUMMON_PHASE,
    TARGET,
    UNIT,
    WHERE,
    WHOM,
    first,
)
from stolek.games.summoner_wars.rules.picking import Question
from stolek.games.summoner_wars.state import AREA, ATTACKED, DRAWN, INSTEAD_OF_ATTACK, Battle
from stolek.kernel.asks import NONE, Ask

# What things are worth.

MAGIC_WORTH: Final = [0, 9, 18, 27, 35, 43, 50, 57, 63, 69, 74, 78, 82, 85, 88, 90]
CARD_WORTH: Final = 8  # a card of a hand one cannot see
BOOST_WORTH: Final = 6
AREA_WORTH: Final = 6  # an active event
GATE_WORTH: Final = 14
# LIFE_WORTH[n]: n life of a summoner; the last ones count most.
LIFE_WORTH: Final = [0] + [sum(24 + 48 // k for k in range(1, n + 1)) for n in range(1, 40)]
# NEARNESS[d]: how much a unit of strength 1 presses an enemy summoner d spaces away.
NEARNESS: Final = [0, 10, 9, 8, 6, 5, 4, 3, 2, 2, 1, 1, 0]
BALANCE: Final = 150  # a lead of so many points is three games of four


def _worth(card: Card) -> int:
    """A unit on the battlefield with all its life."""
    if card.kind == SUMMONER or not card.unit:
        return GATE_WORTH if card.structure else 0
    bonus = 6 if card.traits & RELENTLESS else 0
    return (7 * card.strength + 5 * card.life + 4 * len(card.abilities) + 9 * card.cost + 10 + bonus) // 2


def _in_hand(card: Card) -> int:
    if card.unit:
        return 3 + _worth(card) // 6
    return 7


_ALL: Final = cards.__all__  # importing them fills the table of cards
WORTH: Final = [_worth(card) for card in CARDS]
IN_HAND: Final = [_in_hand(card) for card in CARDS]
POWER: Final = [card.strength if card.unit else 0 for card in CARDS]
FULL: Final = [card.life for card in CARDS]
REACH: Final = [(4 if card.traits & FAR else 3) if card.ranged else 1 for card in CARDS]
# How much of its boost a unit has as strength and as life.
STRENGTH_BY_BOOST: Final = [card.hears & STRENGTH != 0 for card in CARDS]
LIFE_BY_BOOST: Final = [card.hears & LIFE != 0 for card in CARDS]


def evaluate(s: Battle, seat: int) -> float:
    """0 is lost, 1 is won."""
    if s.winner != NONE:
        return 0.5 if s.winner == DRAWN else 1.0 if s.winner == seat else 0.0
    points = _seat_points(s, seat, True) - _seat_points(s, 1 - seat, False) + _board_points(s, seat)
    return 0.5 + 0.5 * points / (abs(points) + BALANCE)


def _seat_points(s: Battle, seat: int, seen: bool) -> int:
    """Magic and cards."""
    points = MAGIC_WORTH[min(15, s.magic[seat])]
    if seen:
        for kind in s.hand[seat]:
            points += IN_HAND[kind]
    else:
        points += CARD_WORTH * len(s.hand[seat])
    return points


def _board_points(s: Battle, seat: int) -> int:
    """Everything in play; what is the other's counts against."""
    points = 0
    leaders = (s.cell[s.leader[0]], s.cell[s.leader[1]])
    for o, cell in enumerate(s.cell):
        if cell >= 0:
            side = s.ctrl[o]
            value = _thing(s, o, cell, side, leaders[1 - side])
            points += value if side == seat else -value
        elif cell == AREA:
            points += AREA_WORTH if s.ctrl[o] == seat else -AREA_WORTH
    return points


def _thing(s: Battle, o: int, cell: int, side: int, goal: int) -> int:
    """What a card on the battlefield is worth to its side; `goal` is where the enemy summoner stands."""
    kind = s.kind[o]
    card = CARDS[kind]
    boost = s.boost[o]
    full = FULL[kind] + (min(5, boost) if LIFE_BY_BOOST[kind] else 0)
    left = max(0, full - s.damage[o])
    if not card.unit:
        return WORTH[kind] + 2 * left + row_from(side, cell)
    power = POWER[kind] + (min(5, boost) if STRENGTH_BY_BOOST[kind] else 0)
    if card.kind == SUMMONER:
        value = LIFE_WORTH[left]
        press = 2 * power
    else:
        value = WORTH[kind] // 2 + WORTH[kind] * left // (2 * max(1, full))
        press = power * NEARNESS[DISTANCE[cell][goal]]
    value += press + BOOST_WORTH * min(boost, 5)
    if (
        side == s.active
        and s.phase <= ATTACKING
        and power
        and not s.marks[o] & (ATTACKED | INSTEAD_OF_ATTACK)
        and (s.attackers < 3 or s.phase != ATTACKING or card.traits & RELENTLESS)
    ):
        value += _aim(s, o, kind, cell, side, power)
    return value


def _aim(s: Battle, o: int, kind: int, cell: int, side: int, power: int) -> int:
    """An attack still to come in this turn."""
    best = 0
    if REACH[kind] == 1:
        for n in NEXT[cell]:
            there = s.board[n]
            if there != NONE and s.ctrl[there] != side:
                best = max(best, prize(s, there, power * 5))
    else:
        for ray in RAYS[cell]:
            for n in ray[: REACH[kind]]:
                there = s.board[n]
                if there != NONE:
                    if s.ctrl[there] != side:
                        best = max(best, prize(s, there, power * 4))
                    break
    return best * 3 // 4


def prize(s: Battle, target: int, sixths: int) -> int:
    """What an attack that expects so many sixths of a damage on an enemy object is worth."""
    kind = s.kind[target]
    left = max(1, FULL[kind] + (s.boost[target] if LIFE_BY_BOOST[kind] else 0) - s.damage[target])
    if kind == s.kind[s.leader[s.ctrl[target]]] and CARDS[kind].kind == SUMMONER:
        hit = min(left, (sixths + 3) // 6)
        return max(LIFE_WORTH[left] - LIFE_WORTH[left - hit], 4 * sixths) + (300 if sixths >= 6 * left else 0)
    full = max(1, FULL[kind])
    worth = WORTH[kind]
    if CARDS[kind].unit:
        worth += POWER[kind] * NEARNESS[DISTANCE[s.cell[target]][s.cell[s.leader[1 - s.ctrl[target]]]]]
        if sixths >= 6 * left:
            return worth + 12
        return worth * sixths // (12 * full) + worth * sixths // (14 * left)
    return min(sixths, 6 * left) // 3 + (worth + 10 if sixths >= 6 * left else 0)


# Which options are worth a thought.

MOST: Final = 12
SPACES_EACH: Final = 3  # of one card or unit


def sensible(s: Battle, ask: Ask) -> list[int]:
    """The options worth thinking about, best guesses first; never empty."""
    options = ask.options
    if len(options) < 2:
        return options
    kind = ask.kind
    if kind == MOVE_PHASE:
        found = _movements(s, options)
    elif kind in (ATTACK_PHASE, TARGET):
        found = _attacks(s, options)
    elif kind in (SUMMON_PHASE, BUILD_PHASE):
        found = _placements(s, options)
    elif kind == MAGIC_PHASE:
        found = _magic(s, options)
    elif kind in (WHERE, FORCE):
        found = _spaces(s, ask)
    elif kind == WHOM:
        found = _units(s, ask)
    elif kind == ORDER:
        return options[:3]
    else:
        return options[:MOST]
    return found or options[:MOST]


def _ranked(scored: list[tuple[int, int]], most: int) -> list[int]:
    """The best options, each given with its score; ties by the option, so that the order is the same."""
    scored.sort(key=_rank)
    return [option for _, option in scored[:most]]


def _rank(pair: tuple[int, int]) -> tuple[int, int]:
    return -pair[0], pair[1]


EVENT_SCORE: Final = 14
USE_SCORE: Final = 8


def _other(option: int) -> int:
    """A first guess for events and abilities."""
    return EVENT_SCORE if option & 31 == PLAY else USE_SCORE


class Ground:
    """What the spaces are worth to the units of a seat."""

    __slots__ = ("far", "goal", "home", "near", "s", "seat")

    def __init__(self, s: Battle, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.goal = s.cell[s.leader[1 - seat]]
        self.home = s.cell[s.leader[seat]]
        # near[cell], far[cell]: the best prize that a die of melee or ranged damage finds from there
        self.near = [0] * SPACES
        self.far = [0] * SPACES
        board = s.board
        for o, cell in enumerate(s.cell):
            if cell < 0 or s.ctrl[o] == seat:
                continue
            worth = prize(s, o, 11)
            for n in NEXT[cell]:
                self.near[n] = max(self.near[n], worth)
            for ray in RAYS[cell]:
                for n in ray[:3]:
                    self.far[n] = max(self.far[n], worth)
                    if board[n] != NONE:
                        break

    def stand(self, kind: int, power: int, cell: int) -> int:
        """What it is worth for a unit to stand there when it is going to attack."""
        value = power * NEARNESS[DISTANCE[cell][self.goal]]
        prizes = self.far if REACH[kind] > 1 else self.near
        return value + prizes[cell] * power // 3

    def shelter(self, power: int, cell: int) -> int:
        """The same for the seat's own summoner."""
        s = self.s
        danger = 0
        for o, there in enumerate(s.cell):
            if there >= 0 and s.ctrl[o] != self.seat:
                kind = s.kind[o]
                if CARDS[kind].unit:
                    far = DISTANCE[cell][there] - REACH[kind]
                    danger += POWER[kind] * (8 if far <= 0 else 6 if far <= 2 else 2 if far <= 4 else 0)
        return (
            self.near[cell] * power // 4 - danger
            if REACH[s.kind[s.leader[self.seat]]] == 1
            else (self.far[cell] * power // 4 - danger)
        )


def _power(s: Battle, o: int) -> int:
    kind = s.kind[o]
    return POWER[kind] + (min(5, s.boost[o]) if STRENGTH_BY_BOOST[kind] else 0)


def _movements(s: Battle, options: list[int]) -> list[int]:
    """The best few spaces of each unit; units that gain nothing by moving stay."""
    ground = Ground(s, s.active)
    leader = s.leader[s.active]
    scored: list[tuple[int, int]] = []
    mine: list[tuple[int, int]] = []
    unit, here, power, kind = NONE, 0, 0, 0
    for option in options:
        form = option & 31
        if form == MOVE:
            o = option >> 5 & 127
            if o != unit:
                scored += _best(mine, SPACES_EACH)
                mine = []
                unit, kind, power = o, s.kind[o], _power(s, o)
                here = ground.shelter(power, s.cell[o]) if o == leader else ground.stand(kind, power, s.cell[o])
            cell = option >> 12
            if cell == s.cell[o]:
                continue
            gain = (ground.shelter(power, cell) if o == leader else ground.stand(kind, power, cell)) - here
            if gain > 0:
                mine.append((gain, option))
        elif form != END:
            scored.append((_other(option), option))
    scored += _best(mine, SPACES_EACH)
    found = _ranked(scored, MOST - 1)
    found.append(END)
    return found


def _best(scored: list[tuple[int, int]], most: int) -> list[tuple[int, int]]:
    if len(scored) > most:
        scored.sort(key=_rank)
        return scored[:most]
    return scored


def _attacks(s: Battle, options: list[int]) -> list[int]:
    """Attacks on enemies by what they promise; on friends only where an attack may heal."""
    scored: list[tuple[int, int]] = []
    rest: list[int] = []
    for option in options:
        form = option & 31
        if form == ATTACK:
            o, cell = option >> 5 & 127, option >> 12
            target = s.board[cell]
            kind = s.kind[o]
            if s.ctrl[target] != s.ctrl[o]:
                sixths = _power(s, o) * (4 if REACH[kind] > 1 else 5)
                scored.append((prize(s, target, sixths), option))
            elif s.damage[target] and CARDS[kind].hears & SHAPES:
                scored.append((2 * s.damage[target], option))
        elif form in (END, PASS):
            rest.append(option)
        else:
            scored.append((_other(option) + 6, option))
    return _ranked(scored, MOST - 1) + rest


def _placements(s: Battle, options: list[int]) -> list[int]:
    """The best few spaces of each card that can be summoned or built."""
    seat = s.active
    goal, home = s.cell[s.leader[1 - seat]], s.cell[s.leader[seat]]
    scored: list[tuple[int, int]] = []
    mine: list[tuple[int, int]] = []
    last = NONE
    for option in options:
        form = option & 31
        if form in (SUMMON, BUILD):
            card = option >> 5 & 127
            cell = option >> 12
            if card != last:
                scored += _best(mine, SPACES_EACH)
                mine = []
                last = card
            if CARDS[card].unit and form == SUMMON:
                score = WORTH[card] + POWER[card] * NEARNESS[DISTANCE[cell][goal]]
            else:
                score = 10 + 2 * row_from(seat, cell) - DISTANCE[cell][home]
            mine.append((score, option))
        elif form != END:
            scored.append((_other(option), option))
    scored += _best(mine, SPACES_EACH)
    found = _ranked(scored, MOST - 1)
    found.append(END)
    return found


def _magic(s: Battle, options: list[int]) -> list[int]:
    """The cheapest cards first, as long as magic is wanted."""
    scored: list[tuple[int, int]] = []
    for option in options:
        form = option & 31
        if form == DISCARD:
            scored.append((9 - IN_HAND[first(option)], option))
        elif form == END:
            scored.append((0, option))
        else:
            scored.append((_other(option), option))
    return _ranked(scored, MOST)


def _spaces(s: Battle, ask: Ask) -> list[int]:
    """Forward with one's own, the other way with the enemy's."""
    about = ask.about
    unit = about.unit if isinstance(about, Question) else NONE
    side = ask.seat if unit == NONE else s.ctrl[unit]
    goal = s.cell[s.leader[1 - side]]
    sign = 1 if side == ask.seat else -1
    scored = [
        (0 if option == PASS else sign * (20 - 2 * DISTANCE[option >> 5][goal]), option) for option in ask.options
    ]
    return _ranked(scored, MOST)


def _units(s: Battle, ask: Ask) -> list[int]:
    """Strong ones first, the enemy's before one's own; nobody at the end."""
    scored = []
    for option in ask.options:
        if option & 31 == UNIT:
            o = first(option)
            scored.append((WORTH[s.kind[o]] + (40 if s.ctrl[o] != ask.seat else 0), option))
        else:
            scored.append((5, option))
    return _ranked(scored, MOST)
