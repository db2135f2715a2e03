"""Tundra Orcs: dice, fury, and frost."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.cards.base import (
    ATTACK,
    BUILD,
    COMMON,
    GATE_CARD,
    INSTINCT,
    MELEE,
    RANGED,
    SUMMON,
    WATER,
    Ability,
    Faction,
    champion,
    common,
    enrol,
    epic,
    standard,
    summoner,
)
from stolek.games.summoner_wars.cards.common import FAR_SHOT, FROZEN_STIFF
from stolek.games.summoner_wars.queries import (
    adjacent,
    cards_named,
    is_unit,
    of_class,
    on_board,
    within,
)
from stolek.games.summoner_wars.rules.attack import extra_attack, roll_dice
from stolek.games.summoner_wars.rules.conditions import (
    COMMON_OR_CHAMPION,
    UNBOOSTED,
    away_from,
    near_leader,
)
from stolek.games.summoner_wars.rules.damage import boost, hurt
from stolek.games.summoner_wars.rules.happenings import Attack, Move
from stolek.games.summoner_wars.rules.picking import agrees, choose_unit, has_candidate
from stolek.games.summoner_wars.rules.placing import force, force_conditions, force_spaces
from stolek.games.summoner_wars.state import ABILITY_USED, Battle
from stolek.kernel.asks import NONE


class Restore(Ability):
    """After its move 1 boost, if it has none."""

    name = "Restore"

    def heeds_move(self, s: Battle, me: int, move: Move) -> bool:
        return me == move.unit and not move.forced and s.boost[me] == 0

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        if s.boost[me] == 0:
            boost(s, me)


class Influence(Ability):
    """In your turn 1 boost lets all dice of a friendly unit within 3 spaces be rolled again."""

    name = "Influence"

    def rolled(self, s: Battle, me: int, roller: int) -> bool:
        return (
            s.ctrl[me] == s.active
            and s.boost[me] > 0
            and s.ctrl[roller] == s.ctrl[me]
            and is_unit(s, roller)
            and within(s, me, roller, 3)
        )


class BloodBond(Ability):
    """Its attack on an enemy unit gives your summoner 1 boost for each special symbol."""

    name = "Blood Bond"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return attack.by == me and attack.on_enemy and attack.on_unit and attack.special > 0

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        boost(s, s.leader[s.ctrl[me]], attack.special)


class WildStrike(Ability):
    """Only the special symbols of its attacks do damage."""

    name = "Wild Strike"

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        if attack.by == me:
            attack.plain = False
            attack.per_special = 1


class PiercingFrost(Ability):
    """+1 strength for friendly Frost units beside it."""

    name = "Piercing Frost"

    def strength_of(self, s: Battle, me: int, unit: int, target: int) -> int:
        return int(s.ctrl[unit] == s.ctrl[me] and cards_named(s, unit, "Frost") and adjacent(s, me, unit))


class UnwieldyMagic(Ability):
    """No damage from its attack without a special symbol."""

    name = "Unwieldy Magic"

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        if attack.by == me and attack.special == 0:
            attack.fruitless = True


class Sluggish(Ability):
    """Each special symbol of an attack on it does 1 damage more."""

    name = "Sluggish"

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        if attack.target == me:
            attack.more_per_special += 1


class BloodRush(Ability):
    """On being summoned it may take 1 damage in order to be forced 1 space."""

    name = "Blood Rush"

    async def after_summon(self, s: Battle, me: int, unit: int) -> None:
        if force_spaces(s, me, me, force_conditions(s, 1, 1)) and await agrees(s, me, self.number):
            await hurt(s, me, me, 1)
            if on_board(s, me):
                await force(s, me, self.number, me)


class Frenzy(Ability):
    """After attacking an adjacent enemy: on a special symbol it may be forced 1 and attack once more."""

    name = "Frenzy"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return attack.by == me and attack.adjacent and attack.on_enemy

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        _, _, special = await roll_dice(s, me, 1)
        if special and on_board(s, me) and await force(s, me, self.number, me, may=True) is not None:
            await extra_attack(s, me, me, adjacent_enemy=True)


class RecklessStrike(Ability):
    """+2 strength; with at most 1 special symbol it takes the damage of its target too."""

    name = "Reckless Strike"

    def strength(self, s: Battle, me: int) -> int:
        return 2

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        if attack.by == me and attack.special <= 1:
            attack.recoils = True


class ForGlory(Ability):
    name = "For Glory"
    orderless = True

    def __init__(self) -> None:
        self.gives = (enrol(RECKLESS_STRIKE),)

    def grants(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        return (RECKLESS_STRIKE.number,) if s.ctrl[unit] == s.ctrl[me] and of_class(s, unit, COMMON) else ()


class ForcefulAttack(Ability):
    """A unit it has attacked and damaged may be forced 1 space away from it."""

    name = "Forceful Attack"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return attack.by == me and attack.on_unit and attack.damage > 0 and on_board(s, attack.target)

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        if on_board(s, attack.target):
            await force(s, me, self.number, attack.target, may=True, more=[away_from(s.cell[me])])


class BrutalForce(Ability):
    name = "Brutal Force"
    orderless = True

    def __init__(self) -> None:
        self.gives = (enrol(FORCEFUL_ATTACK),)

    def grants(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        return (FORCEFUL_ATTACK.number,) if s.ctrl[unit] == s.ctrl[me] and is_unit(s, unit) else ()


class Freeze(Ability):
    """A common or champion without boost within 3 spaces of your summoner is frozen."""

    name = "Freeze"
    whom = (COMMON_OR_CHAMPION, UNBOOSTED, near_leader(3))

    def __init__(self) -> None:
        self.gives = (enrol(FROZEN_STIFF),)

    def has_target(self, s: Battle, seat: int) -> bool:
        return has_candidate(s, s.leader[seat], self.whom)

    async def play(self, s: Battle, me: int) -> None:
        unit = await choose_unit(s, me, self.number, self.whom)
        if unit != NONE:
            s.chosen[me] = (unit,)

    def grants(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        return (FROZEN_STIFF.number,) if unit in s.chosen[me] else ()


class PrimalFury(Ability):
    """Once a turn, after attacking an adjacent enemy, your summoner may be forced and attack once more."""

    name = "Primal Fury"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return (
            attack.by == s.leader[s.ctrl[me]] and attack.adjacent and attack.on_enemy and not s.marked(me, ABILITY_USED)
        )

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        leader = s.leader[s.ctrl[me]]
        if s.marked(me, ABILITY_USED) or not on_board(s, leader):
            return
        if await force(s, me, self.number, leader, 1, 2, may=True) is not None:
            s.mark(me, ABILITY_USED)
            await extra_attack(s, leader, me, adjacent_enemy=True)


RECKLESS_STRIKE: Final = RecklessStrike()
FORCEFUL_ATTACK: Final = ForcefulAttack()

GROGNACK: Final = summoner("Grognack", 4, MELEE, 14, INSTINCT | WATER, Restore(), Influence())
RAGNOR: Final = champion("Ragnor", 5, 3, MELEE, 8, INSTINCT | WATER, BloodBond())
SHONK: Final = champion("Shonk", 5, 8, MELEE, 11, INSTINCT, WildStrike())
TARGAN: Final = champion("Targan", 5, 4, RANGED, 6, WATER, FAR_SHOT, PiercingFrost())
FROST_SHAMAN: Final = common("Frost Shaman", 1, 3, RANGED, 4, WATER, UnwieldyMagic())
SMASHER: Final = common("Smasher", 3, 4, MELEE, 6, WATER, Sluggish())
TUNDRA_CHARGER: Final = common("Tundra Charger", 0, 2, MELEE, 2, INSTINCT, BloodRush())
TUNDRA_FIGHTER: Final = common("Tundra Fighter", 1, 2, MELEE, 3, INSTINCT, Frenzy())
FOR_GLORY: Final = epic("For Glory", 0, BUILD, ForGlory(), active=True)
BRUTAL_FORCE: Final = standard("Brutal Force", 0, ATTACK, INSTINCT | WATER, BrutalForce(), active=True)
FREEZE: Final = standard("Freeze", 0, SUMMON, WATER, Freeze(), active=True)
PRIMAL_FURY: Final = standard("Primal Fury", 0, ATTACK, INSTINCT, PrimalFury(), active=True)

TUNDRA_ORCS: Final = Faction(
    "tundra-orcs",
    GROGNACK,
    at=(0, 2),
    gate=(2, 3),
    units=((TUNDRA_FIGHTER, 3, 3), (FROST_SHAMAN, 2, 2)),
    deck={
        RAGNOR: 1, SHONK: 1, TARGAN: 1,
        FROST_SHAMAN: 4, SMASHER: 4, TUNDRA_CHARGER: 4, TUNDRA_FIGHTER: 4,
        FOR_GLORY: 2, BRUTAL_FORCE: 2, FREEZE: 2, PRIMAL_FURY: 2,
        GATE_CARD: 3,
    },
)  # fmt: skip
