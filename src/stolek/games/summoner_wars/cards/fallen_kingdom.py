"""Fallen Kingdom: nothing dies in vain."""

from __future__ import annotations

from typing import Final

from stolek.games.summoner_wars.board import DISTANCE
from stolek.games.summoner_wars.cards.base import (
    BUILD,
    CARDS,
    DARK,
    END_OF_TURN,
    FIRE,
    GATE_CARD,
    MELEE,
    MOVE,
    RANGED,
    SACRIFICE,
    SUMMON,
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
from stolek.games.summoner_wars.cards.common import IMBUED_STRENGTH
from stolek.games.summoner_wars.queries import empty_beside, is_unit
from stolek.games.summoner_wars.rules.conditions import (
    A_COMMON,
    A_UNIT,
    EMPTY,
    FRIENDLY,
    OTHER,
    beside,
    within_spaces,
)
from stolek.games.summoner_wars.rules.damage import (
    answer_deaths,
    boost,
    destroy,
    heal,
    hurt,
    hurt_all,
    lose_boost,
    remove_destroyed,
    settle,
)
from stolek.games.summoner_wars.rules.hands import from_hand, in_discard, take_from_discard
from stolek.games.summoner_wars.rules.happenings import Attack, Death
from stolek.games.summoner_wars.rules.news import FROM_DISCARD, FROM_HAND
from stolek.games.summoner_wars.rules.picking import candidates, choose_card, choose_space, choose_unit, has_candidate
from stolek.games.summoner_wars.rules.placing import place, shift, tuck
from stolek.games.summoner_wars.rules.timing import last_words
from stolek.games.summoner_wars.rulings import CARRIER_NOT_ONLY_BY_ATTACK
from stolek.games.summoner_wars.state import ABILITY_USED, Battle
from stolek.kernel.asks import NONE


def units_discarded(s: Battle, seat: int, word: str) -> list[int]:
    """The units in the seat's discard pile with the word in their names."""
    return [k for k in in_discard(s, seat) if CARDS[k].unit and named(k, word)]


class RaiseTheDead(Ability):
    """Once in your Summon phase: an Undead unit comes back beside it, for 2 damage to it (SW-CARD-09)."""

    name = "Raise the Dead"
    phase = SUMMON

    def usable(self, s: Battle, me: int) -> bool:
        return (
            not s.marked(me, ABILITY_USED)
            and bool(empty_beside(s, s.cell[me]))
            and bool(units_discarded(s, s.ctrl[me], "Undead"))
        )

    async def use(self, s: Battle, me: int) -> None:
        seat, here = s.ctrl[me], s.cell[me]
        s.mark(me, ABILITY_USED)
        card = await choose_card(s, me, self.number, units_discarded(s, seat, "Undead"), "SW-CARD-09")
        cell = await choose_space(s, me, self.number, empty_beside(s, here), [EMPTY, beside(here)])
        take_from_discard(s, seat, card)
        place(s, card, seat, cell, FROM_DISCARD)
        await hurt(s, me, me, 2)


class LifeDrain(Ability):
    """Before it attacks: destroy a friend within 2; then special symbols count as melee symbols too."""

    name = "Life Drain"
    victims = (FRIENDLY, A_UNIT, OTHER, within_spaces(2))

    def ready_before_attack(self, s: Battle, me: int) -> bool:
        return has_candidate(s, me, self.victims)

    async def before_attack(self, s: Battle, me: int, attack: Attack) -> None:
        victim = await choose_unit(s, me, self.number, self.victims)
        deaths = remove_destroyed(s, me, [victim])
        if deaths:  # what has been saved has not been destroyed (SW-INST-06)
            attack.special_as_own += 1
        await answer_deaths(s, deaths)
        await settle(s)


class SummonedByFire(Ability):
    """Summoned in the place of a friendly unit, which is destroyed for it."""

    name = "Summoned by Fire"
    traits = SACRIFICE


class Wrath(Ability):
    """+1 strength for each damage on it (SW-CARD-16)."""

    name = "Wrath"

    def strength(self, s: Battle, me: int) -> int:
        return s.damage[me]


class Immolate(Ability):
    """Once it has been destroyed: 1 damage to each enemy unit that stood beside it."""

    name = "Immolate"

    def heeds_death(self, s: Battle, me: int, death: Death) -> bool:
        return me == death.thing and bool(self.scorched(s, death))

    def scorched(self, s: Battle, death: Death) -> list[int]:
        return [o for o in death.beside if s.cell[o] >= 0 and s.ctrl[o] != death.ctrl and is_unit(s, o)]

    async def after_death(self, s: Battle, me: int, death: Death) -> None:
        await hurt_all(s, me, self.scorched(s, death), 1)


class SoulShift(Ability):
    """In your turn it may take the space of a unit destroyed within 3 spaces of it (SW-CARD-10)."""

    name = "Soul Shift"

    def heeds_death(self, s: Battle, me: int, death: Death) -> bool:
        return (
            s.ctrl[me] == s.active
            and me != death.thing
            and is_unit(s, death.thing)
            and DISTANCE[s.cell[me]][death.cell] <= 3
            and s.board[death.cell] == NONE
        )

    async def after_death(self, s: Battle, me: int, death: Death) -> None:
        if s.board[death.cell] != NONE:
            return
        cell = await choose_space(s, me, self.number, [death.cell], [EMPTY], may=True, unit=me)
        if cell != NONE:
            shift(s, me, cell)


def killed_by_carrier(s: Battle, me: int, thing: int, by_attack: bool) -> bool:
    """Carriers speak of units destroyed by their attacks (SW-CARD-11, SW-CARD-12)."""
    return is_unit(s, thing) and (by_attack or s.rulings & CARRIER_NOT_ONLY_BY_ATTACK != 0)


class Soulless(Ability):
    """No magic for the enemy units it destroys (SW-CARD-11)."""

    name = "Soulless"

    def no_magic_for(self, s: Battle, me: int, thing: int, by_attack: bool) -> bool:
        return killed_by_carrier(s, me, thing, by_attack)


class Infect(Ability):
    """In the place of a unit it destroys, a Carrier of your discard pile may appear (SW-CARD-12)."""

    name = "Infect"

    def heeds_death(self, s: Battle, me: int, death: Death) -> bool:
        return (
            me == death.by
            and me != death.thing
            and killed_by_carrier(s, me, death.thing, death.by_attack)
            and s.board[death.cell] == NONE
            # What the destroyed unit answers may bring a Carrier to the discard pile first.
            and (bool(units_discarded(s, s.ctrl[me], "Carrier")) or bool(last_words(s, death)))
        )

    async def after_death(self, s: Battle, me: int, death: Death) -> None:
        if s.board[death.cell] != NONE:
            return
        seat = s.ctrl[me]
        carriers = units_discarded(s, seat, "Carrier")
        card = await choose_card(s, me, self.number, carriers, "SW-CARD-12", may=True)
        if card != NONE:
            take_from_discard(s, seat, card)
            place(s, card, seat, death.cell, FROM_DISCARD)


class BloodFury(Ability):
    """1 boost for each death of a unit in your turn; 2 go when it ends (SW-CARD-13, SW-CARD-14)."""

    name = "Blood Fury"
    moments: tuple[int, ...] = (END_OF_TURN,)
    orderless = True

    def heeds_death(self, s: Battle, me: int, death: Death) -> bool:
        return s.ctrl[me] == s.active and me != death.thing and is_unit(s, death.thing)

    async def after_death(self, s: Battle, me: int, death: Death) -> None:
        boost(s, me)

    def heeds_moment(self, s: Battle, me: int, moment: int) -> bool:
        return s.boost[me] > 0

    async def at(self, s: Battle, me: int, moment: int) -> None:
        await lose_boost(s, me, 2)


class SacrificialPyre(Ability):
    """1 boost for each unit destroyed; its end heals one unit by that much (SW-CARD-17, SW-CARD-18)."""

    name = "Sacrificial Pyre"
    orderless = True

    def heeds_death(self, s: Battle, me: int, death: Death) -> bool:
        return is_unit(s, death.thing)

    async def after_death(self, s: Battle, me: int, death: Death) -> None:
        boost(s, me)

    async def on_discard(self, s: Battle, me: int, boost: int, owner: int) -> None:
        units = candidates(s, me, [A_UNIT])
        if boost and any(s.damage[o] for o in units):
            heal(s, await choose_unit(s, me, self.number, [A_UNIT]), boost)


class BloodSummon(Ability):
    """As often as you like: a cheap unit of your hand comes beside a friend, who takes 2 damage."""

    name = "Blood Summon"
    bleeding = (FRIENDLY, A_UNIT)

    async def play(self, s: Battle, me: int) -> None:
        seat = s.ctrl[me]
        while True:
            cheap = [k for k in s.hand[seat] if CARDS[k].unit and CARDS[k].cost <= 2]
            if not cheap:
                return
            roomy = [o for o in candidates(s, me, self.bleeding) if empty_beside(s, s.cell[o])]
            friend = await choose_unit(s, me, self.number, self.bleeding, may=True, among=roomy)
            if friend == NONE:
                return
            here = s.cell[friend]
            card = await choose_card(s, me, self.number, cheap, "SW-SUMMON-08")
            cell = await choose_space(s, me, self.number, empty_beside(s, here), [EMPTY, beside(here)])
            from_hand(s, seat, card)
            place(s, card, seat, cell, FROM_HAND)
            await hurt(s, me, friend, 2)


class Cursed(Ability):
    """After it has attacked: 1 damage to it for each special symbol rolled."""

    name = "Cursed"

    def heeds_attack(self, s: Battle, me: int, attack: Attack) -> bool:
        return me == attack.by and attack.special > 0

    async def after_attack(self, s: Battle, me: int, attack: Attack) -> None:
        await hurt(s, me, me, attack.special)


class Hellforged(Ability):
    """+2 strength for each Hellforged Weapon under the unit; no ability in the sense of the rules."""

    name = "Hellforged"
    printed = False

    def strength(self, s: Battle, me: int) -> int:
        return sum(2 for packed in s.under[me] if packed >> 1 == HELLFORGED_WEAPON.number)


class HellforgedWeapon(Ability):
    """Goes under a friendly common and makes it strong and cursed (SW-EVENT-08)."""

    name = "Hellforged Weapon"
    bearers = (FRIENDLY, A_COMMON)

    def __init__(self) -> None:
        self.tucked = (enrol(HELLFORGED), enrol(CURSED))

    def has_target(self, s: Battle, seat: int) -> bool:
        return has_candidate(s, s.leader[seat], self.bearers)

    async def play(self, s: Battle, me: int) -> None:
        unit = await choose_unit(s, me, self.number, self.bearers)
        if unit != NONE:
            tuck(s, me, unit)


class Purge(Ability):
    """Friends may each do 2 damage to a unit beside them, in the order chosen; then they are destroyed."""

    name = "Purge"
    nearby = (A_UNIT, within_spaces(1))

    async def play(self, s: Battle, me: int) -> None:
        chosen: list[int] = []
        rest = candidates(s, me, [FRIENDLY, A_UNIT])
        while rest:
            o = await choose_unit(s, me, self.number, [FRIENDLY, A_UNIT], may=True, among=rest, prompt="prompt-purge")
            if o == NONE:
                break
            rest.remove(o)
            chosen.append(o)
        for o in chosen:
            if s.cell[o] >= 0:
                hit = await choose_unit(s, o, self.number, self.nearby, may=True, prompt="prompt-purge-damage")
                if hit != NONE:
                    await hurt(s, me, hit, 2)
        await destroy(s, me, [o for o in chosen if s.cell[o] >= 0])


CURSED: Final = Cursed()
HELLFORGED: Final = Hellforged()

RET_TALUS: Final = summoner("Ret-Talus", 2, RANGED, 12, FIRE | DARK, RaiseTheDead())
DRAGOS: Final = champion("Dragos", 6, 4, MELEE, 8, DARK, LifeDrain())
ELUT_BAL: Final = champion("Elut-Bal", 6, 6, MELEE, 6, FIRE, SummonedByFire())
GUL_DASS: Final = champion("Gul-Dass", 6, 2, MELEE, 8, FIRE | DARK, Wrath())
HELLFIRE_CULTIST: Final = common("Hellfire Cultist", 0, 2, RANGED, 2, FIRE, Immolate())
UNDEAD_ARCHER: Final = common("Undead Archer", 2, 3, RANGED, 2, FIRE, SoulShift())
UNDEAD_CARRIER: Final = common("Undead Carrier", 1, 2, MELEE, 3, DARK, Soulless(), Infect())
UNDEAD_WARRIOR: Final = common("Undead Warrior", 2, 2, MELEE, 4, DARK, BloodFury(), IMBUED_STRENGTH)
SACRIFICIAL_PYRE: Final = epic("Sacrificial Pyre", 1, SUMMON, SacrificialPyre(), active=True)
BLOOD_SUMMON: Final = standard("Blood Summon", 0, SUMMON, DARK, BloodSummon())
HELLFORGED_WEAPON: Final = standard("Hellforged Weapon", 0, BUILD, FIRE, HellforgedWeapon())
PURGE: Final = standard("Purge", 0, MOVE, FIRE | DARK, Purge())

FALLEN_KINGDOM: Final = Faction(
    "fallen-kingdom",
    RET_TALUS,
    at=(0, 3),
    gate=(2, 3),
    units=((UNDEAD_ARCHER, 2, 2), (UNDEAD_CARRIER, 3, 3)),
    deck={
        DRAGOS: 1, ELUT_BAL: 1, GUL_DASS: 1,
        HELLFIRE_CULTIST: 4, UNDEAD_ARCHER: 4, UNDEAD_CARRIER: 4, UNDEAD_WARRIOR: 4,
        SACRIFICIAL_PYRE: 2, BLOOD_SUMMON: 2, HELLFORGED_WEAPON: 2, PURGE: 2,
        GATE_CARD: 3,
    },
)  # fmt: skip
