"""Phoenix Elves: fire that spreads, and a queen well guarded."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import DISTANCE
from stolek.games.summoner_wars.cards.base import (
    ATTACK,
    CHAMPION,
    COMMON,
    DIVINE,
    END_OF_PHASE,
    FIRE,
    GATE_CARD,
    MAGIC,
    MELEE,
    MOVE,
    RANGED,
    START_OF_PHASE,
    SUMMON,
    THROUGH_UNITS,
    Ability,
    Faction,
    champion,
    common,
    enrol,
    epic,
    named,
    standard,
    summoner,
)
from stolek.games.summoner_wars.cards.common import ENGAGE, GUARDED, MOMENTUM
from stolek.games.summoner_wars.queries import (
    adjacent,
    cards_named,
    empty_beside,
    enemies,
    is_unit,
    neighbours,
    objects,
    of_class,
    on_board,
)
from stolek.games.summoner_wars.rules.conditions import (
    A_COMMON,
    A_UNIT,
    COMMON_OR_CHAMPION,
    EMPTY,
    FRIENDLY,
    beside,
    in_clear_line,
    near_leader,
)
from stolek.games.summoner_wars.rules.damage import hurt, hurt_all, lose_boost
from stolek.games.summoner_wars.rules.happenings import Attack, Move
from stolek.games.summoner_wars.rules.picking import choose_space, choose_unit, has_candidate
from stolek.games.summoner_wars.rules.placing import force, shift
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE


class CallProtection(Ability):
    """At the end of your Attack phase: 1 boost brings a friendly common to her side."""

    name = "Call Protection"
    moments: tuple[int, ...] = (END_OF_PHASE + ATTACK,)

    def heeds_moment(self, s: Battle, me: int, moment: int) -> bool:
        return s.boost[me] > 0

    async def at(self, s: Battle, me: int, moment: int) -> None:
        if s.boost[me] == 0 or not empty_beside(s, s.cell[me]):
            return
        guard = await choose_unit(s, me, self.number, [FRIENDLY, A_COMMON], may=True)
        if guard == NONE:
            return
        await lose_boost(s, me)
        if not on_board(s, me) or not on_board(s, guard):
            return
        here = s.cell[me]
        cell = await choose_space(s, me, self.number, empty_beside(s, here), [EMPTY, beside(here)], unit=guard)
        if cell != NONE:
            shift(s, guard, cell)


class Riposte(Ability):
    """An adjacent enemy that has attacked it takes 1 damage."""

    name = "Riposte"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return attack.target == me and attack.adjacent and enemies(s, me, attack.by) and on_board(s, attack.by)

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        await hurt(s, me, attack.by, 1)


class Protector(Ability):
    """It may be summoned beside its summoner too."""

    name = "Protector"

    def own_summon_spaces(self, s: Battle, seat: int) -> list[int]:
        return empty_beside(s, s.cell[s.leader[seat]])


class FireBreath(Ability):
    """Attacks through units, and every special symbol burns each of them."""

    name = "Fire Breath"
    traits = THROUGH_UNITS

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        if attack.by == me:
            attack.burns = True


class FierySummon(Ability):
    """Embers may be summoned beside this unit too."""

    name = "Fiery Summon"

    def summon_spaces(self, s: Battle, me: int, card: int) -> list[int]:
        return empty_beside(s, s.cell[me]) if named(card, "Ember") else []


class Ignite(Ability):
    """+1 strength for friendly Embers beside it."""

    name = "Ignite"

    def strength_of(self, s: Battle, me: int, unit: int, target: int) -> int:
        return int(s.ctrl[unit] == s.ctrl[me] and cards_named(s, unit, "Ember") and adjacent(s, me, unit))


class QuickShot(Ability):
    """After its move it may do 1 damage to a unit within 3 clear straight spaces."""

    name = "Quick Shot"
    whom = (A_UNIT, in_clear_line(3))

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        unit = await choose_unit(s, me, self.number, self.whom, may=True)
        if unit != NONE:
            await hurt(s, me, unit, 1)


class BornOfFire(Ability):
    """It may be summoned beside a friendly Ember too."""

    name = "Born of Fire"

    def own_summon_spaces(self, s: Battle, seat: int) -> list[int]:
        spaces: list[int] = []
        for o in objects(s):
            if s.ctrl[o] == seat and is_unit(s, o) and cards_named(s, o, "Ember"):
                spaces += empty_beside(s, s.cell[o])
        return spaces


class Wildfire(Ability):
    """At the start of your Move phase each adjacent enemy unit takes 1 damage."""

    name = "Wildfire"
    moments: tuple[int, ...] = (START_OF_PHASE + MOVE,)

    def heeds_moment(self, s: Battle, me: int, moment: int) -> bool:
        return bool(self.near(s, me))

    async def at(self, s: Battle, me: int, moment: int) -> None:
        await hurt_all(s, me, self.near(s, me), 1)

    def near(self, s: Battle, me: int) -> list[int]:
        return [o for o in neighbours(s, me) if enemies(s, me, o) and is_unit(s, o)]


class Shove(Ability):
    """After its attack on an adjacent enemy common or champion, it may force it 1 space."""

    name = "Shove"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return (
            attack.by == me
            and attack.adjacent
            and attack.on_enemy
            and on_board(s, attack.target)
            and of_class(s, attack.target, COMMON, CHAMPION)
        )

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        if on_board(s, attack.target):
            await force(s, me, self.number, attack.target, may=True)


class SpiritOfThePhoenix(Ability):
    """Abilities of friendly units do 1 damage more to enemy units, other than by attacking."""

    name = "Spirit of the Phoenix"

    def more_damage(self, s: Battle, me: int, by: int, thing: int) -> int:
        return int(s.ctrl[by] == s.ctrl[me] and s.ctrl[thing] != s.ctrl[me] and is_unit(s, thing))


class BlindingFlare(Ability):
    """Against your summoner and friendly units beside it, only special symbols do damage."""

    name = "Blinding Flare"
    orderless = True

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        leader, target = s.leader[s.ctrl[me]], attack.target
        if target == leader or (s.ctrl[target] == s.ctrl[me] and is_unit(s, target) and adjacent(s, leader, target)):
            attack.plain = False
            attack.per_special = 1


class Burn(Ability):
    """2 damage to a common or champion within 2 spaces of your summoner."""

    name = "Burn"
    whom = (COMMON_OR_CHAMPION, near_leader(2))

    def has_target(self, s: Battle, seat: int) -> bool:
        return has_candidate(s, s.leader[seat], self.whom)

    async def play(self, s: Battle, me: int) -> None:
        unit = await choose_unit(s, me, self.number, self.whom)
        if unit != NONE:
            await hurt(s, me, unit, 2)


class AuraOfThePhoenix(Ability):
    """An enemy that has attacked it, or a friend within 3 spaces of it, takes 1 damage."""

    name = "Aura of the Phoenix"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return (
            enemies(s, me, attack.by)
            and on_board(s, attack.by)
            and attack.on_enemy
            and attack.on_unit
            and DISTANCE[s.cell[me]][attack.cell] <= 3
        )

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        await hurt(s, me, attack.by, 1)


class DivineRetribution(Ability):
    name = "Divine Retribution"
    orderless = True

    def __init__(self) -> None:
        self.gives = (enrol(AURA_OF_THE_PHOENIX),)

    def grants(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        return (AURA_OF_THE_PHOENIX.number,) if unit == s.leader[s.ctrl[me]] else ()


AURA_OF_THE_PHOENIX: Final = AuraOfThePhoenix()

QUEEN_MALDARIA: Final = summoner("Queen Maldaria", 4, RANGED, 9, FIRE | DIVINE, MOMENTUM, CallProtection())
FANESSA: Final = champion("Fanessa", 5, 3, MELEE, 9, DIVINE, Riposte())
FIRE_DRAKE: Final = champion("Fire Drake", 8, 4, RANGED, 10, FIRE | DIVINE, Protector(), FireBreath())
HOLLEAS: Final = champion("Holleas", 5, 3, RANGED, 7, FIRE, FierySummon(), Ignite())
EMBER_ARCHER: Final = common("Ember Archer", 1, 2, RANGED, 2, FIRE, QuickShot())
EMBER_BEAST: Final = common("Ember Beast", 2, 3, MELEE, 3, FIRE, BornOfFire(), Wildfire())
EMBER_MAGE: Final = common("Ember Mage", 1, 2, RANGED, 2, DIVINE, GUARDED)
ROYAL_GUARDIAN: Final = common("Royal Guardian", 2, 1, MELEE, 4, DIVINE, ENGAGE, Shove())
SPIRIT_OF_THE_PHOENIX: Final = epic("Spirit of the Phoenix", 0, SUMMON, SpiritOfThePhoenix(), active=True)
BLINDING_FLARE: Final = standard("Blinding Flare", 1, MAGIC, DIVINE, BlindingFlare(), active=True)
BURN: Final = standard("Burn", 0, MOVE, FIRE, Burn())
DIVINE_RETRIBUTION: Final = standard("Divine Retribution", 0, MAGIC, FIRE | DIVINE, DivineRetribution(), active=True)

PHOENIX_ELVES: Final = Faction(
    "phoenix-elves",
    QUEEN_MALDARIA,
    at=(0, 3),
    gate=(1, 3),
    units=((EMBER_ARCHER, 2, 2), (ROYAL_GUARDIAN, 2, 3)),
    deck={
        FANESSA: 1, FIRE_DRAKE: 1, HOLLEAS: 1,
        EMBER_ARCHER: 4, EMBER_BEAST: 4, EMBER_MAGE: 4, ROYAL_GUARDIAN: 4,
        SPIRIT_OF_THE_PHOENIX: 2, BLINDING_FLARE: 2, BURN: 2, DIVINE_RETRIBUTION: 2,
        GATE_CARD: 3,
    },
)  # fmt: skip
