"""Abilities that several cards share, and what the rules themselves do at certain moments."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.cards.base import ATTACK as ATTACK_PHASE
from stolek.games.summoner_wars.cards.base import (
    CARDS,
    COMMON,
    ENGAGING,
    FAR,
    FROZEN,
    IMMOBILE,
    INSTEAD_OF_ATTACKING,
    INSTEAD_OF_MOVING,
    OVER_ALL,
    OVER_COMMONS,
    RELENTLESS,
    STEADFAST,
    TRAMPLING,
    Ability,
)
from stolek.games.summoner_wars.cards.base import MOVE as MOVE_PHASE
from stolek.games.summoner_wars.queries import abilities, event_text, is_unit
from stolek.games.summoner_wars.rules.attack import extra_attack
from stolek.games.summoner_wars.rules.conditions import (
    COMMON_OR_CHAMPION,
    FORCEABLE,
    Condition,
    within_spaces,
)
from stolek.games.summoner_wars.rules.damage import add_damage, boost, discard, hurt, hurt_all, lose_boost
from stolek.games.summoner_wars.rules.happenings import Attack, Move
from stolek.games.summoner_wars.rules.movement import leaves
from stolek.games.summoner_wars.rules.picking import agrees, choose_unit, has_candidate
from stolek.games.summoner_wars.rules.placing import force
from stolek.games.summoner_wars.rulings import MOMENTUM_COMPULSORY
from stolek.games.summoner_wars.state import AREA, MOMENTUM_USED, SWIFT_SHOT_USED, WAS_ATTACKED, Battle
from stolek.kernel.asks import NONE, Effect

MOST_BOOST: Final = 5  # what the Imbued abilities count at most


class ImbuedStrength(Ability):
    name = "Imbued Strength"

    def strength(self, s: Battle, me: int) -> int:
        return min(MOST_BOOST, s.boost[me])


class ImbuedLife(Ability):
    name = "Imbued Life"

    def life(self, s: Battle, me: int) -> int:
        return min(MOST_BOOST, s.boost[me])


class Relentless(Ability):
    """Attacks outside the limit of three attacking units (SW-CARD-06)."""

    name = "Relentless"
    traits = RELENTLESS


class FarShot(Ability):
    name = "Far Shot"
    traits = FAR


class Flight(Ability):
    name = "Flight"
    traits = OVER_ALL

    def speed(self, s: Battle, me: int) -> int:
        return 1


class Trample(Ability):
    """Passes through commons and harms each of them once (SW-CARD-28, SW-CARD-29)."""

    name = "Trample"
    traits = OVER_COMMONS | TRAMPLING

    def heeds_move(self, s: Battle, me: int, move: Move) -> bool:
        return me == move.unit and not move.forced and bool(move.passed)

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        await hurt_all(s, me, [o for o in move.passed if CARDS[s.kind[o]].kind == COMMON], 1)


class Engage(Ability):
    """An enemy that moves or is forced away from its side takes 1 damage once it has arrived."""

    name = "Engage"
    traits = ENGAGING

    def heeds_move(self, s: Battle, me: int, move: Move) -> bool:
        if s.ctrl[move.unit] == s.ctrl[me] or not is_unit(s, move.unit):
            return False
        return any(leaves(here, there, s.cell[me]) for here, there in zip(move.path, move.path[1:], strict=False))

    async def after_move(self, s: Battle, me: int, move: Move) -> None:
        await hurt(s, me, move.unit, 1)


class Guarded(Ability):
    """The first attack against it in each turn adds 1 damage at most."""

    name = "Guarded"

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        if attack.target == me and not s.marked(me, WAS_ATTACKED):
            attack.cap = 1


class Momentum(Ability):
    """Once a turn, after it has attacked an enemy unit, 1 boost."""

    name = "Momentum"
    orderless = True

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return attack.by == me and attack.on_enemy and attack.on_unit and not s.marked(me, MOMENTUM_USED)

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        s.mark(me, MOMENTUM_USED)
        boost(s, me)


class OptionalMomentum(Momentum):
    """The Czech print of Jarmund says "you may"; a boost declined can be taken after a later attack (SW-CARD-25)."""

    key = "momentum_optional"
    orderless = False

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        if s.marked(me, MOMENTUM_USED):
            return
        if s.rulings & MOMENTUM_COMPULSORY or await agrees(s, me, self.number):
            await super().after_attack(s, me, attack)


class Prepare(Ability):
    """1 boost instead of a move."""

    name = "Prepare"
    phase = MOVE_PHASE
    traits = INSTEAD_OF_MOVING

    def usable(self, s: Battle, me: int) -> bool:
        return True

    async def use(self, s: Battle, me: int) -> None:
        boost(s, me)


class SwiftShot(Ability):
    """Once a turn, after it has attacked, 1 boost buys an extra attack."""

    name = "Swift Shot"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        if attack.by != me or s.marked(me, SWIFT_SHOT_USED):
            return False
        # The boost that pays for it may come from the Momentum of this very attack.
        return s.boost[me] > 0 or (MOMENTUM.number in abilities(s, me) and MOMENTUM.heeds_attack(s, me, attack))

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        if s.marked(me, SWIFT_SHOT_USED) or s.boost[me] == 0:
            return
        if await agrees(s, me, self.number):
            s.mark(me, SWIFT_SHOT_USED)
            await lose_boost(s, me)
            await extra_attack(s, me, me)


class Push(Ability):
    """After its attack, or instead of one, it may force a common or champion nearby 1 space."""

    name = "Push"
    phase = ATTACK_PHASE
    traits = INSTEAD_OF_ATTACKING
    far = 2

    def usable(self, s: Battle, me: int) -> bool:
        return has_candidate(s, me, self.whom())

    def whom(self) -> list[Condition]:
        return [COMMON_OR_CHAMPION, within_spaces(self.far), FORCEABLE]

    async def use(self, s: Battle, me: int) -> None:
        await self.push(s, me, may=False)

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        await self.push(s, me, may=True)

    async def push(self, s: Battle, me: int, may: bool) -> None:
        unit = await choose_unit(s, me, self.number, self.whom(), may)
        if unit != NONE:
            await force(s, me, self.number, unit)


class GreaterPush(Push):
    name = "Greater Push"
    far = 3


class Frozen(Ability):
    """What Freeze makes of a unit: no abilities, no move, no attack, no force, no target."""

    name = "Frozen"
    traits = FROZEN | IMMOBILE | STEADFAST
    printed = False


class Inaction(Ability):
    """The penalty for a turn without an attack on the enemy (SW-INACT-01)."""

    name = "Inaction"
    printed = False

    async def at(self, s: Battle, me: int, moment: int) -> None:
        await add_damage(s, NONE, [me], [1], by_attack=False)


class Expiry(Ability):
    """An active event is discarded at the start of its owner's turn, unless it says otherwise (SW-ACTIVE-03)."""

    name = "Expiry"
    printed = False
    orderless = True

    async def at(self, s: Battle, me: int, moment: int) -> None:
        if s.cell[me] != AREA:  # gone already, by another effect of this moment
            return
        answer: Effect | None = event_text(s, me).expire(s, me)
        if answer is None:
            await discard(s, me)
        else:
            await answer


class ExpiryWithEffect(Expiry):
    """The same for an event whose going matters to other effects."""

    key = "expiry_with_effect"
    orderless = False


IMBUED_STRENGTH: Final = ImbuedStrength()
IMBUED_LIFE: Final = ImbuedLife()
RELENTLESS_ATTACK: Final = Relentless()
FAR_SHOT: Final = FarShot()
FLIGHT: Final = Flight()
TRAMPLE: Final = Trample()
ENGAGE: Final = Engage()
GUARDED: Final = Guarded()
MOMENTUM: Final = Momentum()
OPTIONAL_MOMENTUM: Final = OptionalMomentum()
PREPARE: Final = Prepare()
SWIFT_SHOT: Final = SwiftShot()
PUSH: Final = Push()
GREATER_PUSH: Final = GreaterPush()
FROZEN_STIFF: Final = Frozen()
INACTION: Final = Inaction()
EXPIRY: Final = Expiry()
EXPIRY_WITH_EFFECT: Final = ExpiryWithEffect()
