"""Vanguards: those who stand before others, and heal."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.cards.base import (
    ATTACK,
    CARDS,
    CHAMPION,
    COMMON,
    DIVINE,
    GATE_CARD,
    LIGHT,
    MAGIC,
    MELEE,
    MOVE,
    PROTECTOR,
    RANGED,
    START_OF_PHASE,
    SUMMON,
    SUMMONING_ALWAYS,
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
from stolek.games.summoner_wars.cards.common import ENGAGE, GUARDED
from stolek.games.summoner_wars.queries import (
    cards_named,
    empty_beside,
    is_unit,
    leader_near,
    objects,
    of_class,
    within,
)
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.attack import roll_dice, targets
from stolek.games.summoner_wars.rules.conditions import COMMON_OR_CHAMPION, FRIENDLY, near_leader
from stolek.games.summoner_wars.rules.damage import boost, discard, heal, lose_boost
from stolek.games.summoner_wars.rules.hands import (
    draw_cards,
    in_discard,
    show_and_discard,
    take_from_discard,
    throw_away,
    to_hand_openly,
)
from stolek.games.summoner_wars.rules.happenings import Attack, Death
from stolek.games.summoner_wars.rules.magic import gain
from stolek.games.summoner_wars.rules.picking import agrees, candidates, choose_card
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE, Effect

CITADEL: Final = "Citadel"


def is_citadel(s: Battle, o: int) -> bool:
    return is_unit(s, o) and cards_named(s, o, CITADEL)


class TheCitadelsMight(Ability):
    """After an attack on an enemy unit, with a Citadel in play, another may be taken from the discards."""

    name = "The Citadel's Might"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return attack.by == me and attack.on_enemy and attack.on_unit and bool(self.fallen(s, me))

    def fallen(self, s: Battle, me: int) -> list[int]:
        """What can be taken back now."""
        seat = s.ctrl[me]
        if not any(s.ctrl[o] == seat and is_citadel(s, o) for o in objects(s)):
            return []
        return [k for k in in_discard(s, seat) if CARDS[k].unit and named(k, CITADEL)]

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        seat = s.ctrl[me]
        card = await choose_card(s, me, self.number, self.fallen(s, me), "SW-NAME-01", may=True)
        if card != NONE:
            take_from_discard(s, seat, card)
            to_hand_openly(s, seat, card)
            news.tell(s, news.RETRIEVED, seat, card)


class DivineShield(Ability):
    """Friendly Citadels within 3 spaces are shielded: special symbols on 2 dice weaken the attacker."""

    name = "Divine Shield"
    far = 3

    async def targeted(self, s: Battle, me: int, attack: Attack) -> None:
        o = attack.target
        if s.ctrl[o] == s.ctrl[me] and is_citadel(s, o) and within(s, me, o, self.far):
            _, _, special = await roll_dice(s, me, 2)
            attack.weakened += special


class RadiantShot(Ability):
    """+1 strength for each 2 magic you have."""

    name = "Radiant Shot"

    def strength(self, s: Battle, me: int) -> int:
        return s.magic[s.ctrl[me]] // 2


class Guidance(Ability):
    """2 cards at the start of your Summon phase."""

    name = "Guidance"
    moments: tuple[int, ...] = (START_OF_PHASE + SUMMON,)

    async def at(self, s: Battle, me: int, moment: int) -> None:
        await draw_cards(s, s.ctrl[me], 2)


class CitadelChampion(Ability):
    """+1 strength for each friendly Citadel unit within 2 spaces."""

    name = "Citadel Champion"

    def strength(self, s: Battle, me: int) -> int:
        return sum(1 for o in objects(s) if s.ctrl[o] == s.ctrl[me] and is_citadel(s, o) and within(s, me, o, 2))


class ArrowOfLight(Ability):
    """Before it attacks: units of different names, shown and discarded, give 1 magic and 1 strength each."""

    name = "Arrow of Light"

    def units(self, s: Battle, me: int) -> list[int]:
        return [k for k in s.hand[s.ctrl[me]] if CARDS[k].unit]

    def ready_before_attack(self, s: Battle, me: int) -> bool:
        return bool(self.units(s, me)) and bool(targets(s, me))

    async def before_attack(self, s: Battle, me: int, attack: Attack) -> None:
        seat = s.ctrl[me]
        shown: list[int] = []
        while True:
            rest = [k for k in self.units(s, me) if k not in shown]
            card = await choose_card(s, me, self.number, rest, "SW-NAME-01", may=bool(shown))
            if card == NONE:
                return
            shown.append(card)
            show_and_discard(s, seat, card)
            gain(s, seat, 1)
            attack.bonus += 1


class Protect(Ability):
    """Enemies beside it can attack only units with Protect."""

    name = "Protect"
    traits = PROTECTOR


class Intercession(Ability):
    """After an attack on an enemy unit, 1 card for each special symbol rolled."""

    name = "Intercession"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return attack.by == me and attack.on_enemy and attack.on_unit and attack.special > 0

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        await draw_cards(s, s.ctrl[me], attack.special)


class Heal(Ability):
    """Attacking a friendly common or champion: a discarded card turns the blow into healing."""

    name = "Heal"

    async def targeted(self, s: Battle, me: int, attack: Attack) -> None:
        seat = s.ctrl[me]
        if attack.by != me or s.ctrl[attack.target] != seat or not of_class(s, attack.target, COMMON, CHAMPION):
            return
        card = await choose_card(s, me, self.number, s.hand[seat], "SW-DISC-01", may=True, secret=True)
        if card != NONE:
            throw_away(s, seat, card)
            attack.heals = True


class HolyJudgment(Ability):
    """Friendly commons are stronger; its boost keeps it in play and dwindles as friendly units fall."""

    name = "Holy Judgment"

    async def play(self, s: Battle, me: int) -> None:
        boost(s, me, 2)

    def strength_of(self, s: Battle, me: int, unit: int, target: int) -> int:
        return 1 if s.ctrl[unit] == s.ctrl[me] and of_class(s, unit, COMMON) else 0

    def heeds_death(self, s: Battle, me: int, death: Death) -> bool:
        return death.ctrl == s.ctrl[me] and is_unit(s, death.thing) and s.boost[me] > 0

    async def after_death(self, s: Battle, me: int, death: Death) -> None:
        await lose_boost(s, me)

    def expire(self, s: Battle, me: int) -> Effect | None:
        return self.stay_or_go(s, me) if s.boost[me] > 0 else None

    async def stay_or_go(self, s: Battle, me: int) -> None:
        if await agrees(s, me, self.number):
            await lose_boost(s, me)
        else:
            await discard(s, me)


class GuardingSpirits(Ability):
    """Friendly commons within 3 spaces of your summoner are Guarded."""

    name = "Guarding Spirits"
    orderless = True
    by_place = True

    def __init__(self) -> None:
        self.gives = (enrol(GUARDED),)

    def grants(self, s: Battle, me: int, unit: int) -> tuple[int, ...]:
        seat = s.ctrl[me]
        if s.ctrl[unit] == seat and of_class(s, unit, COMMON) and leader_near(s, seat, unit, 3):
            return (GUARDED.number,)
        return ()


class MassHeal(Ability):
    """2 damage off each friendly common and champion within 2 spaces of your summoner."""

    name = "Mass Heal"

    async def play(self, s: Battle, me: int) -> None:
        for o in candidates(s, me, [FRIENDLY, COMMON_OR_CHAMPION, near_leader(2)]):
            heal(s, o, 2)


class RenewedHope(Ability):
    """Summoning in every phase of yours, and beside your summoner too."""

    name = "Renewed Hope"
    traits = SUMMONING_ALWAYS
    orderless = True

    def summon_spaces(self, s: Battle, me: int, card: int) -> list[int]:
        return empty_beside(s, s.cell[s.leader[s.ctrl[me]]])


SERA_ELDWYN: Final = summoner("Sera Eldwyn", 2, RANGED, 12, DIVINE | LIGHT, TheCitadelsMight())
COLEEN_BRIGHTON: Final = champion("Coleen Brighton", 6, 3, MELEE, 8, DIVINE, DivineShield())
JACOB_ELDWYN: Final = champion("Jacob Eldwyn", 5, 2, RANGED, 6, LIGHT, RadiantShot())
VALNA_STOUTHEART: Final = champion("Valna Stoutheart", 6, 2, MELEE, 9, DIVINE | LIGHT, Guidance(), CitadelChampion())
CITADEL_ARCHER: Final = common("Citadel Archer", 2, 1, RANGED, 5, LIGHT, ArrowOfLight())
CITADEL_KNIGHT: Final = common("Citadel Knight", 2, 2, MELEE, 5, DIVINE, ENGAGE, Protect())
CITADEL_PALADIN: Final = common("Citadel Paladin", 2, 3, MELEE, 4, LIGHT, Intercession())
TEMPLE_PRIEST: Final = common("Temple Priest", 0, 2, MELEE, 2, DIVINE, Heal())
HOLY_JUDGMENT: Final = epic("Holy Judgment", 0, ATTACK, HolyJudgment(), active=True)
GUARDING_SPIRITS: Final = standard("Guarding Spirits", 0, MAGIC, DIVINE | LIGHT, GuardingSpirits(), active=True)
MASS_HEAL: Final = standard("Mass Heal", 1, MOVE, DIVINE, MassHeal())
RENEWED_HOPE: Final = standard("Renewed Hope", 0, SUMMON, LIGHT, RenewedHope(), active=True)

VANGUARDS: Final = Faction(
    "vanguards",
    SERA_ELDWYN,
    at=(0, 3),
    gate=(2, 3),
    units=((CITADEL_KNIGHT, 3, 2), (TEMPLE_PRIEST, 2, 4)),
    deck={
        COLEEN_BRIGHTON: 1, JACOB_ELDWYN: 1, VALNA_STOUTHEART: 1,
        CITADEL_ARCHER: 4, CITADEL_KNIGHT: 4, CITADEL_PALADIN: 4, TEMPLE_PRIEST: 4,
        HOLY_JUDGMENT: 2, GUARDING_SPIRITS: 2, MASS_HEAL: 2, RENEWED_HOPE: 2,
        GATE_CARD: 3,
    },
)  # fmt: skip
