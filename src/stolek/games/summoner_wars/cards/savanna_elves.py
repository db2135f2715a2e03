"""Savanna Elves: boost, handed from one to the other."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.cards.base import (
    ATTACK,
    CARDS,
    EARTH,
    GATE_CARD,
    MELEE,
    MOVE,
    RANGED,
    SPIRIT,
    SUMMON,
    Ability,
    Faction,
    champion,
    common,
    enrol,
    epic,
    standard,
    summoner,
)
from stolek.games.summoner_wars.cards.common import (
    IMBUED_LIFE,
    IMBUED_STRENGTH,
    MOMENTUM,
    MOST_BOOST,
    PREPARE,
    SWIFT_SHOT,
    TRAMPLE,
)
from stolek.games.summoner_wars.queries import adjacent, empty_beside, is_unit, neighbours
from stolek.games.summoner_wars.rules.conditions import (
    A_COMMON,
    A_UNIT,
    COMMON_OR_CHAMPION,
    FRIENDLY,
    near_leader,
    within_spaces,
)
from stolek.games.summoner_wars.rules.damage import boost, lose_boost
from stolek.games.summoner_wars.rules.happenings import Attack, Move
from stolek.games.summoner_wars.rules.magic import can_pay, pay
from stolek.games.summoner_wars.rules.picking import candidates, choose_unit, choose_way, has_candidate
from stolek.games.summoner_wars.rules.placing import force
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE


class SpiritBond(Ability):
    """After its move: another friendly unit nearby may get 1 boost and all the boost of this one."""

    name = "Spirit Bond"
    whom = (FRIENDLY, A_UNIT, within_spaces(3))

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        unit = await choose_unit(s, me, self.number, self.whom, may=True)
        if unit != NONE:
            own = s.boost[me]
            boost(s, unit, 1 + own)
            await lose_boost(s, me, own)


class Inspire(Ability):
    """After its move: 1 boost for each friendly unit beside it."""

    name = "Inspire"

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        for o in neighbours(s, me):
            if s.ctrl[o] == s.ctrl[me] and is_unit(s, o):
                boost(s, o)


class Withdraw(Ability):
    """After its attack: 1 boost or 1 magic buys being forced 1 or 2 spaces."""

    name = "Withdraw"
    BY_BOOST = 0
    BY_MAGIC = 1

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        seat = s.ctrl[me]
        ways = []
        if s.boost[me] > 0:
            ways.append(self.BY_BOOST)
        if can_pay(s, seat, 1):
            ways.append(self.BY_MAGIC)
        way = await choose_way(s, me, self.number, ways, "SW-MAGIC-04", may=True)
        if way == NONE:
            return
        if way == self.BY_BOOST:
            await lose_boost(s, me)
        else:
            pay(s, seat, 1)
        if s.cell[me] >= 0:
            await force(s, me, self.number, me, 1, 2)


class ImbuedSpeed(Ability):
    name = "Imbued Speed"

    def speed(self, s: Battle, me: int) -> int:
        return min(MOST_BOOST, s.boost[me])


class Charged(Ability):
    """It comes with 1 boost when it is summoned."""

    name = "Charged"
    orderless = True

    async def after_summon(self, s: Battle, me: int, unit: int) -> None:
        boost(s, me)


class CommuneWithSpirits(Ability):
    """After its move: 1 boost for itself, or 1 of its own for a friend nearby."""

    name = "Commune with Spirits"
    whom = (FRIENDLY, A_UNIT, within_spaces(3))
    KEEP = 0
    GIVE = 1

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        ways = [self.KEEP]
        if s.boost[me] > 0 and candidates(s, me, self.whom):
            ways.append(self.GIVE)
        if await choose_way(s, me, self.number, ways, "SW-BOOST-03") == self.KEEP:
            boost(s, me)
        else:
            boost(s, await choose_unit(s, me, self.number, self.whom))
            await lose_boost(s, me)


class ChantOfPower(Ability):
    """A common or champion near your summoner has Imbued Strength until the end of the turn."""

    name = "Chant of Power"
    whom = (COMMON_OR_CHAMPION, near_leader(3))

    def __init__(self) -> None:
        self.gives = (enrol(IMBUED_STRENGTH),)

    def has_target(self, s: Battle, seat: int) -> bool:
        return has_candidate(s, s.leader[seat], self.whom)

    async def play(self, s: Battle, me: int) -> None:
        unit = await choose_unit(s, me, self.number, self.whom)
        if unit != NONE:
            s.gain(unit, (IMBUED_STRENGTH.number,))


class ChantOfEntangling(Ability):
    """Two friendly commons near your summoner have each other's base abilities, as long as both are there
    (SW-CARD-36, SW-CARD-37)."""

    name = "Chant of Entangling"
    whom = (FRIENDLY, A_COMMON, near_leader(3))

    def has_target(self, s: Battle, seat: int) -> bool:
        return len(candidates(s, s.leader[seat], self.whom)) >= 2

    async def play(self, s: Battle, me: int) -> None:
        rest = candidates(s, me, self.whom)
        if len(rest) < 2:
            return
        one = await choose_unit(s, me, self.number, self.whom)
        rest.remove(one)
        s.chosen[me] = (one, await choose_unit(s, me, self.number, self.whom, among=rest))

    def grants(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        pair = s.chosen[me]
        if len(pair) < 2 or unit not in pair:
            return ()
        return CARDS[s.kind[pair[1] if unit == pair[0] else pair[0]]].abilities

    def stays(self, s: Battle, me: int) -> bool:
        return len(s.chosen[me]) == 2


class ChantOfGrowth(Ability):
    """1 boost for a friendly unit and for each friendly unit beside it."""

    name = "Chant of Growth"
    whom = (FRIENDLY, A_UNIT)

    async def play(self, s: Battle, me: int) -> None:
        unit = await choose_unit(s, me, self.number, self.whom)
        boost(s, unit)
        for o in neighbours(s, unit):
            if s.ctrl[o] == s.ctrl[me] and is_unit(s, o):
                boost(s, o)


class ChantOfWeaving(Ability):
    """Units can be summoned beside the chosen unit too, and each one summoned there gives it 1 boost."""

    name = "Chant of Weaving"
    orderless = True
    whom = (FRIENDLY, A_UNIT)

    async def play(self, s: Battle, me: int) -> None:
        s.chosen[me] = (await choose_unit(s, me, self.number, self.whom),)

    def summon_spaces(self, s: Battle, me: int, card: int) -> list[int]:
        return [c for o in s.chosen[me] for c in empty_beside(s, s.cell[o])]

    def heeds_summon(self, s: Battle, me: int, unit: int) -> bool:
        return s.ctrl[unit] == s.ctrl[me] and any(adjacent(s, o, unit) for o in s.chosen[me])

    async def after_summon(self, s: Battle, me: int, unit: int) -> None:
        for o in s.chosen[me]:
            boost(s, o)


ABUA_SHI: Final = summoner("Abua Shi", 5, RANGED, 10, EARTH | SPIRIT, SpiritBond())
MAKEINDA_RU: Final = champion("Makeinda Ru", 5, 2, RANGED, 9, SPIRIT, PREPARE, SWIFT_SHOT)
MITI_KYRU: Final = champion("Miti Kyru", 5, 4, MELEE, 7, EARTH | SPIRIT, Inspire(), Withdraw())
MITI_MUMWAY: Final = champion("Miti Mumway", 8, 1, MELEE, 11, EARTH, IMBUED_STRENGTH, TRAMPLE)
BORDER_ARCHER: Final = common("Border Archer", 2, 2, RANGED, 4, SPIRIT, PREPARE, SWIFT_SHOT)
LIONESS: Final = common("Lioness", 2, 3, MELEE, 2, EARTH, MOMENTUM, IMBUED_LIFE)
RHINOCEROS: Final = common("Rhinoceros", 2, 2, MELEE, 5, EARTH, ImbuedSpeed(), TRAMPLE)
SPIRIT_MAGE: Final = common("Spirit Mage", 1, 3, RANGED, 2, SPIRIT, Charged(), CommuneWithSpirits())
CHANT_OF_POWER: Final = epic("Chant of Power", 1, ATTACK, ChantOfPower())
CHANT_OF_ENTANGLING: Final = standard("Chant of Entangling", 0, SUMMON, SPIRIT, ChantOfEntangling(), active=True)
CHANT_OF_GROWTH: Final = standard("Chant of Growth", 0, MOVE, EARTH, ChantOfGrowth())
CHANT_OF_WEAVING: Final = standard("Chant of Weaving", 0, SUMMON, EARTH | SPIRIT, ChantOfWeaving(), active=True)

SAVANNA_ELVES: Final = Faction(
    "savanna-elves",
    ABUA_SHI,
    at=(0, 3),
    gate=(1, 3),
    units=((BORDER_ARCHER, 2, 3), (LIONESS, 2, 2)),
    deck={
        MAKEINDA_RU: 1, MITI_KYRU: 1, MITI_MUMWAY: 1,
        BORDER_ARCHER: 4, LIONESS: 4, RHINOCEROS: 4, SPIRIT_MAGE: 4,
        CHANT_OF_POWER: 2, CHANT_OF_ENTANGLING: 2, CHANT_OF_GROWTH: 2, CHANT_OF_WEAVING: 2,
        GATE_CARD: 3,
    },
)  # fmt: skip
