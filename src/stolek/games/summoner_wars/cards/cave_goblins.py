"""Cave Goblins: many, free, and forward."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import NEXT
from stolek.games.summoner_wars.cards.base import (
    ATTACK,
    CHARGING,
    COMMON,
    CUNNING,
    END_OF_PHASE,
    END_OF_TURN,
    GATE_CARD,
    IMMOBILE,
    INSTINCT,
    MAGIC,
    MELEE,
    MOVE,
    OVER_STRUCTURES,
    RANGED,
    START_OF_PHASE,
    START_OF_TURN,
    Ability,
    Faction,
    champion,
    common,
    enrol,
    epic,
    standard,
    summoner,
)
from stolek.games.summoner_wars.cards.common import IMBUED_STRENGTH, RELENTLESS_ATTACK
from stolek.games.summoner_wars.queries import (
    empty_beside,
    is_unit,
    neighbours,
    of_class,
)
from stolek.games.summoner_wars.rules.attack import extra_attack
from stolek.games.summoner_wars.rules.conditions import (
    A_UNIT,
    COST_ZERO,
    EMPTY,
    FORCEABLE,
    FRIENDLY,
    OTHER,
    beside,
)
from stolek.games.summoner_wars.rules.damage import boost, discard, hurt
from stolek.games.summoner_wars.rules.happenings import Move
from stolek.games.summoner_wars.rules.magic import can_pay, pay
from stolek.games.summoner_wars.rules.picking import candidates, choose_space, choose_unit, choose_way, has_candidate
from stolek.games.summoner_wars.rules.placing import force, shift, swap
from stolek.games.summoner_wars.rulings import JUNKIE_AT_END_OF_TURN
from stolek.games.summoner_wars.state import ABILITY_USED, CHARGED, KILLED, Battle
from stolek.kernel.asks import NONE


class Sly(Ability):
    """Once in your Attack phase: swap places with a friendly unit of cost 0 anywhere (SW-CARD-05)."""

    name = "Sly"
    phase = ATTACK
    partners = (FRIENDLY, A_UNIT, COST_ZERO, OTHER)

    def usable(self, s: Battle, me: int) -> bool:
        return not s.marked(me, ABILITY_USED) and has_candidate(s, me, self.partners)

    async def use(self, s: Battle, me: int) -> None:
        s.mark(me, ABILITY_USED)
        swap(s, me, await choose_unit(s, me, self.number, self.partners))


class BloodRunes(Ability):
    """At the start of your Attack phase: pay 1 magic for 1 boost, or take 1 damage."""

    name = "Blood Runes"
    moments: tuple[int, ...] = (START_OF_PHASE + ATTACK,)
    BOOST = 0
    HURT = 1

    async def at(self, s: Battle, me: int, moment: int) -> None:
        seat = s.ctrl[me]
        ways = [self.BOOST, self.HURT] if can_pay(s, seat, 1) else [self.HURT]
        if await choose_way(s, me, self.number, ways, "SW-MAGIC-04") == self.BOOST:
            pay(s, seat, 1)
            boost(s, me)
        else:
            await hurt(s, me, me, 1)


class MagicJunkie(Ability):
    """At the start of your turn: pay 1 magic or discard this unit (SW-CARD-07)."""

    name = "Magic Junkie"
    moments: tuple[int, ...] = (START_OF_TURN, END_OF_TURN)
    PAY = 0
    LEAVE = 1

    def heeds_moment(self, s: Battle, me: int, moment: int) -> bool:
        return moment == (END_OF_TURN if s.rulings & JUNKIE_AT_END_OF_TURN else START_OF_TURN)

    async def at(self, s: Battle, me: int, moment: int) -> None:
        seat = s.ctrl[me]
        ways = [self.PAY, self.LEAVE] if can_pay(s, seat, 1) else [self.LEAVE]
        if await choose_way(s, me, self.number, ways, "SW-MAGIC-04") == self.PAY:
            pay(s, seat, 1)
        else:
            await discard(s, me)


class FeedTheEater(Ability):
    """At the end of your Attack phase, if it has destroyed no unit: a friend beside it goes, or it."""

    name = "Feed the Eater"
    moments: tuple[int, ...] = (END_OF_PHASE + ATTACK,)

    def heeds_moment(self, s: Battle, me: int, moment: int) -> bool:
        return not s.marked(me, KILLED)

    async def at(self, s: Battle, me: int, moment: int) -> None:
        meal = await choose_unit(s, me, self.number, [FRIENDLY, A_UNIT], among=[me, *neighbours(s, me)])
        await discard(s, meal)


class Charge(Ability):
    """Up to 4 spaces in a straight line instead of the normal move; +1 strength after 3 in one direction."""

    name = "Charge"
    traits = CHARGING
    orderless = True

    def strength(self, s: Battle, me: int) -> int:
        return 1 if s.marked(me, CHARGED) else 0

    def heeds_move(self, s: Battle, me: int, move: Move) -> bool:
        steps = [there - here for here, there in zip(move.path, move.path[1:], strict=False)]
        return (
            me == move.unit
            and not move.forced
            and any(a == b == c for a, b, c in zip(steps, steps[1:], steps[2:], strict=False))
        )

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        s.mark(me, CHARGED)


class Climb(Ability):
    """1 space farther, and through structures."""

    name = "Climb"
    traits = OVER_STRUCTURES

    def speed(self, s: Battle, me: int) -> int:
        return 1


class Immobile(Ability):
    name = "Immobile"
    traits = IMMOBILE


class Cling(Ability):
    """After the move of a friendly unit that began beside this one, it may be put beside that unit."""

    name = "Cling"

    def heeds_move(self, s: Battle, me: int, move: Move) -> bool:
        return (
            me != move.unit
            and not move.forced
            and s.ctrl[me] == s.ctrl[move.unit]
            and is_unit(s, move.unit)
            and move.path[0] in NEXT[s.cell[me]]
        )

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        if s.cell[move.unit] < 0:
            return
        there = s.cell[move.unit]
        cell = await choose_space(s, me, self.number, empty_beside(s, there), [EMPTY, beside(there)], may=True, unit=me)
        if cell != NONE:
            shift(s, me, cell)


class EnrageTheHorde(Ability):
    """Every friendly unit of cost 0 may make one extra attack now."""

    name = "Enrage the Horde"

    async def play(self, s: Battle, me: int) -> None:
        rest = candidates(s, me, [FRIENDLY, A_UNIT, COST_ZERO])
        while rest:
            o = await choose_unit(s, me, self.number, [FRIENDLY, A_UNIT, COST_ZERO], may=True, among=rest)
            if o == NONE:
                return
            rest.remove(o)
            await extra_attack(s, o, me)


class GangUp(Ability):
    """+1 strength for each other friendly unit beside the target."""

    name = "Gang Up"

    def strength_against(self, s: Battle, me: int, target: int) -> int:
        return sum(1 for o in neighbours(s, target) if o != me and s.ctrl[o] == s.ctrl[me] and is_unit(s, o))


class PileOn(Ability):
    name = "Pile On"
    orderless = True

    def __init__(self) -> None:
        self.gives = (enrol(GANG_UP),)

    def grants(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        return (GANG_UP.number,) if s.ctrl[unit] == s.ctrl[me] and is_unit(s, unit) else ()


class Sneak(Ability):
    """Force any number of friendly units of cost 0 1 space each (SW-CARD-04)."""

    name = "Sneak"
    whom = (FRIENDLY, A_UNIT, COST_ZERO, FORCEABLE)

    async def play(self, s: Battle, me: int) -> None:
        rest = candidates(s, me, self.whom)
        while rest:
            o = await choose_unit(s, me, self.number, self.whom, may=True, among=rest)
            if o == NONE:
                return
            rest.remove(o)
            await force(s, me, self.number, o)


class Unrelenting(Ability):
    """Friendly commons go back to hand instead of being destroyed."""

    name = "Unrelenting"
    orderless = True

    def saves(self, s: Battle, me: int, thing: int) -> bool:
        return s.ctrl[thing] == s.ctrl[me] and of_class(s, thing, COMMON)


GANG_UP: Final = GangUp()

SNEEKS: Final = summoner("Sneeks", 3, MELEE, 11, INSTINCT | CUNNING, Sly())
BLARF: Final = champion("Blarf", 0, 0, MELEE, 6, CUNNING | INSTINCT, BloodRunes(), IMBUED_STRENGTH)
SMEG: Final = champion("Smeg", 0, 2, RANGED, 4, CUNNING, MagicJunkie(), RELENTLESS_ATTACK)
THE_EATER: Final = champion("The Eater", 6, 5, MELEE, 9, INSTINCT, FeedTheEater())
BEAST_RIDER: Final = common("Beast Rider", 2, 3, MELEE, 3, INSTINCT, Charge())
HORDE_CLIMBER: Final = common("Horde Climber", 0, 1, MELEE, 3, CUNNING, Climb())
HORDE_CLINGER: Final = common("Horde Clinger", 0, 2, MELEE, 2, CUNNING, Immobile(), Cling())
HORDE_SLINGER: Final = common("Horde Slinger", 0, 2, RANGED, 1, INSTINCT, RELENTLESS_ATTACK)
ENRAGE_THE_HORDE: Final = epic("Enrage the Horde", 1, MAGIC, EnrageTheHorde())
PILE_ON: Final = standard("Pile On", 0, ATTACK, INSTINCT | CUNNING, PileOn(), active=True)
SNEAK: Final = standard("Sneak", 0, MOVE, CUNNING, Sneak())
UNRELENTING: Final = standard("Unrelenting", 1, MAGIC, INSTINCT, Unrelenting(), active=True)

CAVE_GOBLINS: Final = Faction(
    "cave-goblins",
    SNEEKS,
    at=(0, 4),
    gate=(1, 3),
    units=((HORDE_SLINGER, 1, 4), (BEAST_RIDER, 2, 2)),
    deck={
        BLARF: 1, SMEG: 1, THE_EATER: 1,
        BEAST_RIDER: 4, HORDE_CLIMBER: 4, HORDE_CLINGER: 4, HORDE_SLINGER: 4,
        ENRAGE_THE_HORDE: 2, PILE_ON: 2, SNEAK: 2, UNRELENTING: 2,
        GATE_CARD: 3,
    },
)  # fmt: skip
