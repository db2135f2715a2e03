"""What mercenaries and equipment can do: one class a mechanic. Battles read numbers; deployment awaits effects.

An ability with the Outskirts symbol (`outskirts`) works only for a mercenary on a path, in the adventure phase
(ML-DEPLOY-10); the others are used in the deployment phase, once a round (ML-DEPLOY-09).
"""

from __future__ import annotations

from typing import Final

# What a roll is for, and which bonuses to a total count towards what (ML-ATT-10, ML-CONQ-07, ML-QRES-15).
IN_ATTACK: Final = 1
IN_CONQUEST: Final = 2
IN_QUEST: Final = 4
ALWAYS: Final = 7
CAPTURING: Final = 1
KILLING: Final = 2
CONQUERING: Final = 4

EVERY_AFFILIATION: Final = 15


class Ability:
    """Nothing at all. Each mechanic sets what it has."""

    def __init__(self, outskirts: bool = True) -> None:
        self.outskirts: bool = outskirts
        # on a path
        self.defence: int = 0  # wounds prevented each round (ML-ARM-03)
        self.against: int = EVERY_AFFILIATION  # monsters of which affiliations, as bits
        self.die: int = -1  # every die of this colour on the path ...
        self.per_die: int = 0  # ... counts so much more ...
        self.when: int = 0  # ... in these rolls
        self.bonus: int = 0  # to the total ...
        self.towards: int = 0  # ... for capturing, killing or conquering only
        self.rerolls: int = 0
        self.reroll_colours: int = 0
        self.same_die: bool = True  # whether one die may be re-rolled twice
        self.redirects: int = 0  # monster dice that attack a neighbour instead
        self.no_trap_needed: bool = False
        self.capture_fame: int = 0
        self.victory_potions: int = 0
        # at home
        self.room_for_traps: int = 0
        self.building: int = -1  # where it gives a discount
        self.discount: int = 0
        self.mine_coins: int = 0
        # used in the deployment phase
        self.price: int = 0
        self.gains_die: int = -1
        self.gains_coins: int = 0
        self.gains_potion: bool = False
        self.gains_venom: bool = False
        self.exchanges: bool = False

    @property
    def used_by_hand(self) -> bool:
        """Whether a player uses it like something said, in the own turn of the deployment phase."""
        return self.gains_die >= 0 or self.gains_coins > 0 or self.gains_potion or self.gains_venom or self.exchanges


class Defence(Ability):
    """Prevents wounds of monster attacks, not tricks (ML-ARM-03, ML-TRICK-08)."""

    def __init__(self, wounds: int, against: int = EVERY_AFFILIATION) -> None:
        super().__init__()
        self.defence = wounds
        self.against = against


class PerDie(Ability):
    def __init__(self, die: int, more: int, when: int = ALWAYS) -> None:
        super().__init__()
        self.die = die
        self.per_die = more
        self.when = when


class Total(Ability):
    def __init__(self, bonus: int, towards: int) -> None:
        super().__init__()
        self.bonus = bonus
        self.towards = towards


class Reroll(Ability):
    """Optional, unlike all others with the Outskirts symbol (ML-ATT-03)."""

    def __init__(self, times: int, colours: int, same_die: bool = True, where: int = ALWAYS) -> None:
        super().__init__()
        self.rerolls = times
        self.reroll_colours = colours
        self.same_die = same_die
        self.when = where


class Redirect(Ability):
    def __init__(self, dice: int) -> None:
        super().__init__()
        self.redirects = dice


class NoTrapNeeded(Ability):
    def __init__(self) -> None:
        super().__init__()
        self.no_trap_needed = True


class FameForCapture(Ability):
    def __init__(self, fame: int) -> None:
        super().__init__()
        self.capture_fame = fame


class PotionsForVictory(Ability):
    def __init__(self, potions: int) -> None:
        super().__init__()
        self.victory_potions = potions


class RoomForTraps(Ability):
    def __init__(self, more: int) -> None:
        super().__init__(outskirts=False)
        self.room_for_traps = more


class Discount(Ability):
    """Once a round, and the price may then drop to 0 (ML-BARG-08)."""

    def __init__(self, building: int, coins: int) -> None:
        super().__init__(outskirts=False)
        self.building = building
        self.discount = coins


class MineIncome(Ability):
    def __init__(self, coins: int) -> None:
        super().__init__(outskirts=False)
        self.mine_coins = coins


class Income(Ability):
    def __init__(self, coins: int) -> None:
        super().__init__(outskirts=False)
        self.gains_coins = coins


class Brew(Ability):
    """One of them, where both are possible."""

    def __init__(self, potion: bool = False, venom: bool = False) -> None:
        super().__init__(outskirts=False)
        self.gains_potion = potion
        self.gains_venom = venom


class PayForDie(Ability):
    """Not while its owner is on a path (ML-MERC-07, ML-MERC-33)."""

    def __init__(self, coins: int, die: int) -> None:
        super().__init__(outskirts=False)
        self.price = coins
        self.gains_die = die


class Exchange(Ability):
    """One die for one of another colour (ML-GREEN-04)."""

    def __init__(self) -> None:
        super().__init__(outskirts=False)
        self.exchanges = True
