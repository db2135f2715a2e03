"""What happens and may be answered: a move, an attack, a destruction, a summoning, a moment of the turn."""

from __future__ import annotations

from abc import ABC, abstractmethod

from stolek.games.summoner_wars.board import NEXT
from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    AFTER_ATTACK,
    AFTER_DEATH,
    AFTER_MOVE,
    AFTER_SUMMON,
    AT,
    Ability,
)
from stolek.games.summoner_wars.state import Battle
from stolek.kernel.asks import NONE, Effect


class Happening(ABC):
    """`hook` is the bit of the effects that answer to it."""

    hook: int = 0

    @abstractmethod
    def heeds(self, s: Battle, me: int, ability: Ability) -> bool: ...

    @abstractmethod
    def effect(self, s: Battle, me: int, ability: Ability) -> Effect | None: ...

    def stands(self, me: int, ability: int) -> bool:
        """Whether the effect is due although `me` has no such ability any more (SW-ABIL-01)."""
        return False


class Move(Happening):
    """A move or a force, over. `path` begins with the start."""

    def __init__(self, unit: int, path: list[int], forced: bool, by: int = NONE) -> None:
        self.hook = AFTER_MOVE
        self.unit: int = unit
        self.path: list[int] = path
        self.forced: bool = forced
        self.by: int = by  # what forced it
        self.passed: list[int] = []  # the objects it went through, each once

    def heeds(self, s: Battle, me: int, ability: Ability) -> bool:
        return ability.heeds_move(s, me, self)

    def effect(self, s: Battle, me: int, ability: Ability) -> Effect | None:
        return ability.after_move(s, me, self)


class Attack(Happening):
    """One attack, from its declaration to its end."""

    def __init__(self, by: int) -> None:
        self.hook = AFTER_ATTACK
        self.by: int = by
        self.target: int = NONE
        self.cell: int = NONE  # where the target stood
        self.on_enemy: bool = False
        self.on_unit: bool = False
        self.adjacent: bool = False
        self.between: list[int] = []  # the objects attacked through
        self.burns: bool = False  # Fire Breath: units attacked through take damage
        self.bonus: int = 0  # strength for this attack alone
        self.weakened: int = 0  # Divine Shield: strength taken off, down to 1
        # the roll
        self.melee: int = 0
        self.ranged: int = 0
        self.special: int = 0
        # what the symbols come to
        self.plain: bool = True  # the symbols of the attack type do damage
        self.special_as_own: int = 0  # symbols of the attack type that each special symbol counts as
        self.per_special: int = 0  # damage of each special symbol by itself
        self.more_per_special: int = 0
        self.fruitless: bool = False
        self.reduction: int = 0
        self.cap: int = NONE
        self.heals: bool = False
        self.recoils: bool = False
        self.damage: int = 0  # what has been added to the target

    def heeds(self, s: Battle, me: int, ability: Ability) -> bool:
        return ability.heeds_attack(s, me, self)

    def effect(self, s: Battle, me: int, ability: Ability) -> Effect | None:
        return ability.after_attack(s, me, self)


class Death(Happening):
    """A unit or structure has been destroyed and has left the battlefield."""

    def __init__(self, s: Battle, thing: int, by: int, by_attack: bool, abilities: tuple[int, ...]) -> None:
        self.hook = AFTER_DEATH
        self.thing: int = thing
        self.cell: int = s.cell[thing]
        self.ctrl: int = s.ctrl[thing]
        self.by: int = by
        self.by_attack: bool = by_attack
        self.abilities: tuple[int, ...] = abilities  # what it had at the last
        self.beside: list[int] = [s.board[c] for c in NEXT[self.cell] if s.board[c] != NONE]

    def heeds(self, s: Battle, me: int, ability: Ability) -> bool:
        return ability.heeds_death(s, me, self)

    def effect(self, s: Battle, me: int, ability: Ability) -> Effect | None:
        return ability.after_death(s, me, self)

    def stands(self, me: int, ability: int) -> bool:
        return me == self.thing


class Summoned(Happening):
    def __init__(self, unit: int) -> None:
        self.hook = AFTER_SUMMON
        self.unit: int = unit

    def heeds(self, s: Battle, me: int, ability: Ability) -> bool:
        return ability.heeds_summon(s, me, self.unit)

    def effect(self, s: Battle, me: int, ability: Ability) -> Effect | None:
        return ability.after_summon(s, me, self.unit)


class Moment(Happening):
    """The start or end of a turn or phase; only the active player's cards answer to it."""

    def __init__(self, moment: int) -> None:
        self.hook = AT
        self.moment: int = moment

    def heeds(self, s: Battle, me: int, ability: Ability) -> bool:
        return s.ctrl[me] == s.active and self.moment in ability.moments and ability.heeds_moment(s, me, self.moment)

    def effect(self, s: Battle, me: int, ability: Ability) -> Effect | None:
        return ability.at(s, me, self.moment)

    def stands(self, me: int, ability: int) -> bool:
        """What the rules themselves do at this moment is no ability that could be lost."""
        return not ABILITIES[ability].printed
