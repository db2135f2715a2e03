"""Polar Dwarves: ice that moves, shelters and strikes."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.cards.base import (
    BUILD,
    CARDS,
    COMMON,
    END_OF_PHASE,
    GATE_CARD,
    LIVING_GATE,
    LOGIC,
    MELEE,
    MOBILE,
    MOVE,
    RANGED,
    STANDARD,
    SUMMON,
    WATER,
    Ability,
    Card,
    Faction,
    champion,
    common,
    enrol,
    epic,
    standard,
    summoner,
)
from stolek.games.summoner_wars.cards.common import OPTIONAL_MOMENTUM, TRAMPLE
from stolek.games.summoner_wars.queries import is_structure, is_unit, neighbours, objects, within
from stolek.games.summoner_wars.rules.conditions import (
    A_COMMON,
    A_STRUCTURE,
    A_UNIT,
    FORCEABLE,
    FRIENDLY,
    near_leader,
    next_to,
    within_spaces,
)
from stolek.games.summoner_wars.rules.damage import boost, heal, hurt, hurt_all, lose_boost, settle
from stolek.games.summoner_wars.rules.happenings import Attack, Move
from stolek.games.summoner_wars.rules.picking import agrees, candidates, choose_unit, choose_way, has_candidate
from stolek.games.summoner_wars.rules.placing import force, tuck
from stolek.games.summoner_wars.rulings import RAM_ONLY_OWN_DOING
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE


class StructuralShift(Ability):
    """After she has moved, a friendly structure within 3 spaces of her may be forced 1 space (SW-CARD-19)."""

    name = "Structural Shift"
    what = (FRIENDLY, A_STRUCTURE, within_spaces(3), FORCEABLE)

    def heeds_move(self, s: Battle, me: int, move: Move) -> bool:
        return me == move.unit and not move.forced and has_candidate(s, me, self.what)

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        structure = await choose_unit(s, me, self.number, self.what, may=True)
        if structure != NONE:
            await force(s, me, self.number, structure)


class IceShards(Ability):
    """At the end of your Build phase 1 boost hurts enemy units beside your structures (SW-CARD-26)."""

    name = "Ice Shards"
    moments: tuple[int, ...] = (END_OF_PHASE + BUILD,)

    def heeds_moment(self, s: Battle, me: int, moment: int) -> bool:
        return s.boost[me] > 0 and bool(self.struck(s, me))

    def struck(self, s: Battle, me: int) -> list[int]:
        seat = s.ctrl[me]
        return [
            o
            for o in objects(s)
            if s.ctrl[o] != seat
            and is_unit(s, o)
            and any(s.ctrl[n] == seat and is_structure(s, n) for n in neighbours(s, o))
        ]

    async def at(self, s: Battle, me: int, moment: int) -> None:
        if s.boost[me] > 0 and await agrees(s, me, self.number):
            await lose_boost(s, me)
            await hurt_all(s, me, self.struck(s, me), 1)


class FrostBolt(Ability):
    """+1 strength for each friendly structure beside it (SW-CARD-27)."""

    name = "Frost Bolt"
    far = 1

    def strength(self, s: Battle, me: int) -> int:
        return sum(
            1 for o in objects(s) if s.ctrl[o] == s.ctrl[me] and is_structure(s, o) and within(s, me, o, self.far)
        )


class GreaterFrostBolt(FrostBolt):
    """The same within 2 spaces (SW-CARD-20)."""

    name = "Greater Frost Bolt"
    far = 2


class ColdSnap(Ability):
    """Friendly structures have 1 more life, wherever they stand (SW-CARD-21)."""

    name = "Cold Snap"

    def life_of(self, s: Battle, me: int, thing: int) -> int:
        return 1 if s.ctrl[thing] == s.ctrl[me] and is_structure(s, thing) else 0


class LivingGate(Ability):
    """A gate on legs (SW-CARD-22)."""

    name = "Living Gate"
    traits = LIVING_GATE


class MobileStructure(Ability):
    """Moves although it is a structure (SW-CARD-23)."""

    name = "Mobile Structure"
    traits = MOBILE


class Slow(Ability):
    """1 space less (SW-CARD-24)."""

    name = "Slow"

    def speed(self, s: Battle, me: int) -> int:
        return -1


class FrostEdge(Ability):
    """What a tucked Ice Smith gives: special symbols count as 2 melee symbols each (SW-CARD-31)."""

    name = "Frost Edge"
    printed = False

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        if attack.by == me and CARDS[s.kind[me]].ranged == MELEE:
            attack.special_as_own = max(attack.special_as_own, 2)


class FrostAxe(Ability):
    """After it has moved: take a boost, or spend one to go under a friendly common nearby (SW-CARD-30)."""

    name = "Frost Axe"
    bearers = (FRIENDLY, A_COMMON, within_spaces(3))
    BOOST = 0
    TUCK = 1

    def __init__(self) -> None:
        self.tucked = (enrol(FROST_EDGE),)

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        ways = [self.BOOST]
        if s.boost[me] > 0 and candidates(s, me, self.bearers):
            ways.append(self.TUCK)
        way = await choose_way(s, me, self.number, ways, "SW-BOOST-03", may=True)
        if way == self.BOOST:
            boost(s, me)
        elif way == self.TUCK:
            bearer = await choose_unit(s, me, self.number, self.bearers)
            await lose_boost(s, me)
            if s.cell[me] >= 0 and s.cell[bearer] >= 0:
                tuck(s, me, bearer)
                await settle(s)


class IceRam(Ability):
    """A structure that has moved or been forced hits a unit beside it, which may be forced (SW-CARD-33)."""

    name = "Ice Ram"

    def heeds_move(self, s: Battle, me: int, move: Move) -> bool:
        if not is_structure(s, move.unit) or s.cell[move.unit] < 0:
            return False
        if s.rulings & RAM_ONLY_OWN_DOING:
            doer = move.by if move.forced else move.unit
            if s.ctrl[doer] != s.ctrl[me]:
                return False
        return any(is_unit(s, o) for o in neighbours(s, move.unit))

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        unit = await choose_unit(s, me, self.number, [A_UNIT, next_to(move.unit)], may=True)
        if unit == NONE:
            return
        await hurt(s, me, unit, 1)
        if s.cell[unit] >= 0:
            await force(s, me, self.number, unit, may=True)


class GlacialShift(Ability):
    """Choose up to 3 friendly structures near your summoner, then force each 1 or 2 spaces (SW-CARD-35)."""

    name = "Glacial Shift"
    what = (FRIENDLY, A_STRUCTURE, near_leader(3), FORCEABLE)
    most = 3

    async def play(self, s: Battle, me: int) -> None:
        rest = candidates(s, me, self.what)
        chosen: list[int] = []
        while rest and len(chosen) < self.most:
            o = await choose_unit(s, me, self.number, self.what, may=True, among=rest)
            if o == NONE:
                break
            rest.remove(o)
            chosen.append(o)
        for o in chosen:
            if s.cell[o] >= 0:
                await force(s, me, self.number, o, 1, 2)


class IceRepair(Ability):
    """2 damage off every friendly structure (SW-CARD-34)."""

    name = "Ice Repair"

    async def play(self, s: Battle, me: int) -> None:
        for o in candidates(s, me, [FRIENDLY, A_STRUCTURE]):
            heal(s, o, 2)


class Parapet(Ability):
    """Friendly units attack through it (SW-CARD-32)."""

    name = "Parapet"

    def lets_through(self, s: Battle, me: int, attacker: int) -> bool:
        return s.ctrl[attacker] == s.ctrl[me]


FROST_EDGE: Final = FrostEdge()

SVARA: Final = summoner("Svara", 3, RANGED, 12, LOGIC | WATER, StructuralShift())
JARMUND: Final = champion("Jarmund", 5, 3, RANGED, 7, LOGIC | WATER, OPTIONAL_MOMENTUM, IceShards())
NADIANA: Final = champion("Nadiana", 6, 2, RANGED, 7, WATER, GreaterFrostBolt())
OLLAG: Final = champion("Ollag", 5, 3, MELEE, 7, LOGIC, ColdSnap())
BEAR_CAVALRY: Final = common("Bear Cavalry", 3, 3, MELEE, 5, WATER, TRAMPLE)
FROST_MAGE: Final = common("Frost Mage", 1, 1, RANGED, 4, WATER, FrostBolt())
ICE_GOLEM: Final = Card(
    "Ice Golem",
    COMMON,
    cost=2,
    strength=2,
    ranged=MELEE,
    life=5,
    symbols=LOGIC,
    abilities=(LivingGate(), MobileStructure(), Slow()),
    structure=True,
)
ICE_SMITH: Final = common("Ice Smith", 0, 2, MELEE, 2, LOGIC, FrostAxe())
ICE_RAM: Final = epic("Ice Ram", 0, SUMMON, IceRam(), active=True)
GLACIAL_SHIFT: Final = standard("Glacial Shift", 0, BUILD, WATER, GlacialShift())
ICE_REPAIR: Final = standard("Ice Repair", 0, MOVE, LOGIC | WATER, IceRepair())
PARAPET: Final = Card(
    "Parapet",
    STANDARD,
    cost=0,
    life=5,
    symbols=LOGIC,
    abilities=(Parapet(),),
    phase=BUILD,
    structure=True,
)

POLAR_DWARVES: Final = Faction(
    "polar-dwarves",
    SVARA,
    at=(0, 3),
    gate=(2, 3),
    units=((FROST_MAGE, 2, 2), (ICE_GOLEM, 1, 2)),
    deck={
        JARMUND: 1, NADIANA: 1, OLLAG: 1,
        BEAR_CAVALRY: 4, FROST_MAGE: 4, ICE_GOLEM: 4, ICE_SMITH: 4,
        ICE_RAM: 2, GLACIAL_SHIFT: 2, ICE_REPAIR: 2, PARAPET: 2,
        GATE_CARD: 3,
    },
)  # fmt: skip
