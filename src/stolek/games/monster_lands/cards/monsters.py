"""The twenty monsters."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import FIRE, JUNGLE, MAGIC, STRENGTH, WATER, WIND
from stolek.games.monster_lands.cards.base import Goods, house_fields, slug

A: Final = 0  # levels
B: Final = 1

POTIONS: Final = 1  # what a monster forbids, as bits
VENOMS: Final = 2
DEFENCE_ABILITIES: Final = 4
WEAPONS: Final = 8


class Quirk:
    """What a monster does besides. Each kind of quirk sets what it has."""

    def __init__(self) -> None:
        self.home: int = 1  # attack dice on a land of its own affiliation (ML-MATT-04)
        self.at_entrance: int = 0  # further attack dice at the Citadel entrance
        self.spits: int = 0  # dice rolled before each attack; a hit wounds everybody on the land
        self.sure_wounds: int = 0  # that each attack deals without a roll
        self.death_throes: int = 0  # wounds to everybody on the land when it is killed
        self.forbids: int = 0
        self.traps: int = 1  # needed to capture it
        self.dull_die: int = -1  # dice of this colour against it ...
        self.dulls: int = 0  # ... count so much less
        self.panic: int = 1  # panic tokens in cleanup while it is at the entrance
        self.storms: bool = False  # goes to the entrance when it is drawn
        self.escapes: bool = False  # to the entrance after it was captured on a land
        self.shames: int = 0  # fame lost by an attack that wounds


class HomeGround(Quirk):
    def __init__(self, dice: int) -> None:
        super().__init__()
        self.home = dice


class StrongAtEntrance(Quirk):
    def __init__(self, dice: int) -> None:
        super().__init__()
        self.at_entrance = dice


class Spits(Quirk):
    def __init__(self, dice: int) -> None:
        super().__init__()
        self.spits = dice


class SureWound(Quirk):
    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.sure_wounds = wounds


class DeathThroes(Quirk):
    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.death_throes = wounds


class Forbids(Quirk):
    def __init__(self, means: int) -> None:
        super().__init__()
        self.forbids = means


class NeedsTraps(Quirk):
    def __init__(self, traps: int) -> None:
        super().__init__()
        self.traps = traps


class Dulls(Quirk):
    def __init__(self, die: int, less: int) -> None:
        super().__init__()
        self.dull_die = die
        self.dulls = less


class SpreadsPanic(Quirk):
    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.panic = tokens


class StormsTheEntrance(Quirk):
    def __init__(self) -> None:
        super().__init__()
        self.storms = True


class Escapes(Quirk):
    def __init__(self) -> None:
        super().__init__()
        self.escapes = True


class Shames(Quirk):
    def __init__(self, fame: int) -> None:
        super().__init__()
        self.shames = fame


class Monster:
    """ML-MATT-11"""

    __slots__ = (
        "affiliation", "attack", "capture", "captured", "house", "id", "kill", "killed", "level", "name", "number",
        "quirk",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        affiliation: int,
        level: int,
        attack: int,
        capture: int,
        kill: int,
        captured: Goods,
        killed: Goods,
        quirk: Quirk,
        printed: str,
    ) -> None:
        self.name: str = name
        self.id: str = slug(name)
        self.affiliation: int = affiliation
        self.level: int = level
        self.attack: int = attack
        self.capture: int = capture
        self.kill: int = kill
        self.captured: Goods = captured
        self.killed: Goods = killed
        self.quirk: Quirk = quirk
        fields = "affiliation level attack capture kill capture_fame capture_coins kill_fame trophies"
        self.house: tuple[str, ...] = house_fields(fields, printed)
        self.number: int = len(MONSTERS)
        MONSTERS.append(self)


MONSTERS: Final[list[Monster]] = []


def monster(
    name: str,
    affiliation: int,
    level: int,
    *,
    attack: int,
    capture: int,
    kill: int,
    captured: Goods,
    killed: Goods,
    quirk: Quirk,
    printed: str = "",
) -> Monster:
    return Monster(name, affiliation, level, attack, capture, kill, captured, killed, quirk, printed)


def reward(fame: int, coins: int = 0, trophies: int = 0) -> Goods:
    return Goods(fame=fame, coins=coins, trophies=trophies)


# Jungle

SLINKER = monster(
    "Slinker",
    JUNGLE,
    A,
    attack=3,
    capture=10,
    kill=13,
    captured=reward(fame=3, coins=6),
    killed=reward(fame=3, trophies=1),
    quirk=HomeGround(2),
)
DROPPER = monster(
    "Dropper",
    JUNGLE,
    B,
    attack=4,
    capture=15,
    kill=19,
    captured=reward(fame=4, coins=8),
    killed=reward(fame=5, trophies=2),
    quirk=Spits(1),
)
GLUEFIEND = monster(
    "Gluefiend",
    JUNGLE,
    A,
    attack=3,
    capture=12,
    kill=15,
    captured=reward(fame=4, coins=6),
    killed=reward(fame=4, trophies=1),
    quirk=DeathThroes(1),
)
KODILE = monster(
    "Kodile",
    JUNGLE,
    B,
    attack=5,
    capture=16,
    kill=20,
    captured=reward(fame=4, coins=9),
    killed=reward(fame=6, trophies=2),
    quirk=Forbids(POTIONS | VENOMS),
)
ROTWOOD = monster(
    "Rotwood",
    JUNGLE,
    B,
    attack=5,
    capture=17,
    kill=21,
    captured=reward(fame=7, coins=10),
    killed=reward(fame=6, trophies=2),
    quirk=NeedsTraps(2),
)

# Fire

FIREBEARDS = monster(
    "Firebeards",
    FIRE,
    B,
    attack=4,
    capture=15,
    kill=20,
    captured=reward(fame=4, coins=9),
    killed=reward(fame=6, trophies=2),
    quirk=SureWound(1),
)
CRUSTOR = monster(
    "Crustor",
    FIRE,
    A,
    attack=3,
    capture=11,
    kill=14,
    captured=reward(fame=2, coins=6),
    killed=reward(fame=4, trophies=1),
    quirk=SpreadsPanic(2),
)
FIREWHIRL = monster(
    "Firewhirl",
    FIRE,
    A,
    attack=3,
    capture=10,
    kill=14,
    captured=reward(fame=3, coins=6),
    killed=reward(fame=3, trophies=1),
    quirk=HomeGround(2),
)
NETHERLING = monster(
    "Netherling",
    FIRE,
    B,
    attack=5,
    capture=17,
    kill=21,
    captured=reward(fame=6, coins=12),
    killed=reward(fame=6, trophies=2),
    quirk=StormsTheEntrance(),
)
SANDLOACH = monster(
    "Sandloach",
    FIRE,
    B,
    attack=4,
    capture=14,
    kill=20,
    captured=reward(fame=3, coins=8),
    killed=reward(fame=6, trophies=2),
    quirk=Escapes(),
)

# Wind

CRACKLER = monster(
    "Crackler",
    WIND,
    B,
    attack=4,
    capture=13,
    kill=18,
    captured=reward(fame=4, coins=8),
    killed=reward(fame=5, trophies=2),
    quirk=Dulls(STRENGTH, 1),
)
BEAKOR = monster(
    "Beakor",
    WIND,
    B,
    attack=5,
    capture=16,
    kill=21,
    captured=reward(fame=6, coins=12),
    killed=reward(fame=6, trophies=2),
    quirk=DeathThroes(1),
)
BAGGART = monster(
    "Baggart",
    WIND,
    A,
    attack=3,
    capture=12,
    kill=15,
    captured=reward(fame=4, coins=6),
    killed=reward(fame=4, trophies=1),
    quirk=StrongAtEntrance(3),
)
CRABHEAD = monster(
    "Crabhead",
    WIND,
    A,
    attack=3,
    capture=11,
    kill=12,
    captured=reward(fame=4, coins=5),
    killed=reward(fame=3, trophies=1),
    quirk=HomeGround(2),
    printed="capture kill",
)
LURKER = monster(
    "Lurker",
    WIND,
    B,
    attack=5,
    capture=16,
    kill=22,
    captured=reward(fame=5, coins=10),
    killed=reward(fame=7, trophies=3),
    quirk=SureWound(1),
    printed="attack capture_coins",
)

# Water

BLUBBERER = monster(
    "Blubberer",
    WATER,
    A,
    attack=3,
    capture=11,
    kill=15,
    captured=reward(fame=3, coins=5),
    killed=reward(fame=4, trophies=1),
    quirk=Forbids(DEFENCE_ABILITIES),
)
TOADTOOTH = monster(
    "Toadtooth",
    WATER,
    A,
    attack=3,
    capture=10,
    kill=13,
    captured=reward(fame=2, coins=6),
    killed=reward(fame=3, trophies=1),
    quirk=HomeGround(2),
)
ICEBREAKER = monster(
    "Icebreaker",
    WATER,
    B,
    attack=4,
    capture=15,
    kill=19,
    captured=reward(fame=5, coins=12),
    killed=reward(fame=5, trophies=2),
    quirk=Dulls(MAGIC, 1),
)
DEEPSCORP = monster(
    "Deepscorp",
    WATER,
    B,
    attack=5,
    capture=17,
    kill=22,
    captured=reward(fame=6, coins=12),
    killed=reward(fame=7, trophies=2),
    quirk=Shames(1),
    printed="affiliation attack capture kill kill_fame trophies",
)
TENTACLAW = monster(
    "Tentaclaw",
    WATER,
    B,
    attack=5,
    capture=18,
    kill=23,
    captured=reward(fame=6, coins=8),
    killed=reward(fame=7, trophies=3),
    quirk=Forbids(WEAPONS),
    printed="attack",
)

LEVEL_A: Final = [card.number for card in MONSTERS if card.level == A]
BY_ID: Final = {card.id: card for card in MONSTERS}
