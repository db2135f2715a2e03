"""Breakers: they bend minds, and push around what they cannot bend."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    AIR,
    COMMON,
    GATE_CARD,
    MAGIC,
    MELEE,
    MOVE,
    RANGED,
    RESOLVE,
    START_OF_PHASE,
    STEADFAST,
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
from stolek.games.summoner_wars.cards.common import ENGAGE, FAR_SHOT, FLIGHT, GREATER_PUSH, PUSH
from stolek.games.summoner_wars.queries import (
    abilities,
    adjacent,
    is_summoner,
    is_unit,
    life,
    of_class,
    within,
)
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.attack import extra_attack
from stolek.games.summoner_wars.rules.conditions import (
    A_COMMON,
    COMMON_OR_CHAMPION,
    ENEMY,
    FRIENDLY,
    in_clear_line_of_leader,
    near_leader,
    toward,
    within_spaces,
)
from stolek.games.summoner_wars.rules.damage import hurt_all, settle
from stolek.games.summoner_wars.rules.happenings import Attack
from stolek.games.summoner_wars.rules.picking import agrees, choose_unit, has_candidate
from stolek.games.summoner_wars.rules.placing import force
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE, Effect


class MindCapture(Ability):
    """Instead of the damage that would destroy an enemy unit, you may take control of it for good."""

    name = "Mind Capture"

    def instead_of_damage(self, s: Battle, me: int, attack: Attack) -> Effect | None:
        target = attack.target
        if (
            attack.by == me
            and s.ctrl[target] != s.ctrl[me]
            and is_unit(s, target)
            and not is_summoner(s, target)
            and attack.damage > 0
            and life(s, target) <= attack.damage
        ):
            return self.capture(s, me, attack)
        return None

    async def capture(self, s: Battle, me: int, attack: Attack) -> None:
        if await agrees(s, me, self.number):
            attack.damage = 0
            s.give_control(attack.target, s.ctrl[me])
            s.lender[attack.target] = NONE
            news.of(s, news.CONTROL, attack.target, s.cell[attack.target])
            await settle(s, me)


class TelepathicCommand(Ability):
    """After it has attacked an enemy card, a friendly common nearby may make an extra attack."""

    name = "Telepathic Command"
    whom = (FRIENDLY, A_COMMON, within_spaces(3))

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return attack.by == me and attack.on_enemy

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        unit = await choose_unit(s, me, self.number, self.whom, may=True)
        if unit != NONE:
            await extra_attack(s, unit, me)


class Levitate(Ability):
    """Friendly commons that begin their move nearby fly."""

    name = "Levitate"

    def __init__(self) -> None:
        self.gives = (enrol(FLIGHT),)

    def lends(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        near = s.ctrl[unit] == s.ctrl[me] and of_class(s, unit, COMMON) and within(s, me, unit, 2)
        return (FLIGHT.number,) if near else ()


class Steadfast(Ability):
    name = "Steadfast"
    traits = STEADFAST


class Stupefy(Ability):
    """An attack by an enemy beside it adds 1 damage less if a special symbol is rolled."""

    name = "Stupefy"

    def shapes(self, s: Battle, me: int, attack: Attack) -> None:
        if s.ctrl[attack.by] != s.ctrl[me] and adjacent(s, me, attack.by) and attack.special > 0:
            attack.reduction += 1


class Mimic(Ability):
    """At the start of your Move phase it may take on what a common nearby can do now, for this turn."""

    name = "Mimic"
    moments: tuple[int, ...] = (START_OF_PHASE + MOVE,)
    whom = (A_COMMON, within_spaces(3))

    def heeds_moment(self, s: Battle, me: int, moment: int) -> bool:
        return has_candidate(s, me, self.whom)

    async def at(self, s: Battle, me: int, moment: int) -> None:
        unit = await choose_unit(s, me, self.number, self.whom, may=True)
        if unit != NONE:
            taken = [a for a in abilities(s, unit) if ABILITIES[a].printed]
            s.gain(me, tuple(taken))


class Swift(Ability):
    name = "Swift"

    def speed(self, s: Battle, me: int) -> int:
        return 1


class MindControl(Ability):
    """Control any number of enemy commons and champions near your summoner until the end of the turn."""

    name = "Mind Control"
    whom = (ENEMY, COMMON_OR_CHAMPION, near_leader(2))

    async def play(self, s: Battle, me: int) -> None:
        while True:
            o = await choose_unit(s, me, self.number, self.whom, may=True)
            if o == NONE:
                break
            s.lender[o] = s.ctrl[o]
            s.give_control(o, s.ctrl[me])
            news.of(s, news.CONTROL, o, s.cell[o])
        await settle(s, me)


class Blast(Ability):
    """Force a common or champion 1 to 3 spaces through others; it and every unit it passed take 1 damage."""

    name = "Blast"
    whom = (COMMON_OR_CHAMPION, in_clear_line_of_leader(3))

    def has_target(self, s: Battle, seat: int) -> bool:
        return has_candidate(s, s.leader[seat], self.whom)

    async def play(self, s: Battle, me: int) -> None:
        unit = await choose_unit(s, me, self.number, self.whom)
        if unit == NONE:
            return
        move = await force(s, me, self.number, unit, 1, 3, through_units=True)
        hit = [unit] if move is None else [unit, *move.passed]
        await hurt_all(s, me, hit, 1)


class HypnoticCall(Ability):
    """A common or champion may be forced 1 space toward your summoner, who is stronger against it."""

    name = "Hypnotic Call"
    orderless = True
    whom = (COMMON_OR_CHAMPION,)

    def has_target(self, s: Battle, seat: int) -> bool:
        return has_candidate(s, s.leader[seat], self.whom)

    async def play(self, s: Battle, me: int) -> None:
        unit = await choose_unit(s, me, self.number, self.whom)
        if unit == NONE:
            return
        s.chosen[me] = (unit,)
        here = s.cell[s.leader[s.ctrl[me]]]
        await force(s, me, self.number, unit, may=True, more=[toward(here)])

    def strength_of(self, s: Battle, me: int, unit: int, target: int) -> int:
        return 1 if unit == s.leader[s.ctrl[me]] and target in s.chosen[me] else 0


class PerplexingTempest(Ability):
    """Every unit moves 1 space less."""

    name = "Perplexing Tempest"
    orderless = True

    def speed_of(self, s: Battle, me: int, unit: int) -> int:
        return -1


TACULLU: Final = summoner("Tacullu", 3, RANGED, 13, RESOLVE | AIR, MindCapture())
GULLDUNE: Final = champion("Gulldune", 6, 4, MELEE, 6, RESOLVE, TelepathicCommand())
GWALARK: Final = champion("Gwalark", 6, 3, RANGED, 8, RESOLVE | AIR, FLIGHT, Levitate())
KALAL: Final = champion("Kalal", 7, 4, RANGED, 8, AIR, GREATER_PUSH, Steadfast())
DECEIVER: Final = common("Deceiver", 1, 1, RANGED, 4, RESOLVE, Stupefy(), ENGAGE)
MIND_WITCH: Final = common("Mind Witch", 1, 3, RANGED, 2, RESOLVE, Mimic())
WIND_ARCHER: Final = common("Wind Archer", 2, 4, RANGED, 2, AIR, Swift(), FAR_SHOT)
WIND_MAGE: Final = common("Wind Mage", 1, 2, RANGED, 3, AIR, PUSH)
MIND_CONTROL: Final = epic("Mind Control", 0, SUMMON, MindControl())
BLAST: Final = standard("Blast", 1, MOVE, AIR, Blast())
HYPNOTIC_CALL: Final = standard("Hypnotic Call", 0, SUMMON, RESOLVE, HypnoticCall(), active=True)
PERPLEXING_TEMPEST: Final = standard("Perplexing Tempest", 0, MAGIC, RESOLVE | AIR, PerplexingTempest(), active=True)

BREAKERS: Final = Faction(
    "breakers",
    TACULLU,
    at=(0, 2),
    gate=(1, 3),
    units=((DECEIVER, 2, 4), (MIND_WITCH, 1, 2)),
    deck={
        GULLDUNE: 1, GWALARK: 1, KALAL: 1,
        DECEIVER: 4, MIND_WITCH: 4, WIND_ARCHER: 4, WIND_MAGE: 4,
        MIND_CONTROL: 2, BLAST: 2, HYPNOTIC_CALL: 2, PERPLEXING_TEMPEST: 2,
        GATE_CARD: 3,
    },
)  # fmt: skip
