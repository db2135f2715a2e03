"""Random tables in the middle of the deployment phase, laid out for everything that can be done there."""

from __future__ import annotations

import random

from stolek.games.monster_lands.board import BUILDINGS, DIFFICULTIES, LABORATORY, MINE, PATH_NAMES, PAWNSHOP
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import GREENHORN, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import BASIC, IMPROVED, TRAPS
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.queries import lands, members, spaces
from stolek.games.monster_lands.rules.settled import may_settle
from stolek.games.monster_lands.rulings import RULINGS
from stolek.games.monster_lands.state import DEPLOYMENT, World
from stolek.kernel.position import Position
from tests.games.monster_lands.adventure.layouts import shuffled, wound_and_equip
from tests.games.monster_lands.scenario import Talk, table

SOLO = (1, 4, 7, 8)


def random_table(rng: random.Random) -> Talk:
    seats = rng.choice([1, 2, 3, 4])
    tricks = seats > 1 and rng.random() < 0.5
    names = shuffled(rng, [card.name for card in MERCENARIES if card.role != GREENHORN])
    monsters = shuffled(rng, [card.name for card in MONSTERS])
    estates = shuffled(rng, [card.name for card in LANDS])
    quests = shuffled(rng, [token.id for token in QUESTS])
    loot = shuffled(rng, [token.id for token in LOOT])
    faces = [face.id for face in FACES]
    kinds = [token.id for token in TRAPS if token.type <= IMPROVED or tricks]
    goods = [token.id for token in TRAPS if token.type != BASIC and (token.type == IMPROVED or tricks)]
    clans: list[str] = []
    for _ in range(seats):
        clan = [names.pop() for _ in range(rng.randrange(1, 5))] + ["Greenhorn"] * rng.randrange(3)
        if rng.random() < 0.4:
            clan.append(f"on {PATH_NAMES[len(clans)]} {names.pop()} s")
        clan += [f"coins {rng.randrange(12)}", f"fame {rng.randrange(25)}", f"defence {rng.randrange(6)}"]
        clan += [f"potions {rng.randrange(4)}", f"venoms {rng.randrange(4)}", f"pool {dice(rng)}"]
        clan.append("traps " + ", ".join(rng.choice(kinds) for _ in range(rng.randrange(6))))
        clan.append("loot " + ", ".join(loot.pop() for _ in range(rng.randrange(4))))
        clan += [f"trophy {monsters.pop()}"] * rng.randrange(2)
        clan += [f"land {estates.pop()}" for _ in range(rng.randrange(3))]
        clans.append("; ".join(clan))
    equipment = shuffled(rng, [card.name for card in COPIES])
    t = table(
        *clans,
        land_a=f"{monsters.pop()}, {estates.pop()}, {rng.choice(faces)}",
        land_b=f"{monsters.pop()}, {estates.pop()}, {rng.choice(faces)}" if seats > 2 else "-, -, -",
        entrance=monsters.pop() if rng.random() < 0.6 else "-",
        quests=f"{quests.pop()}, {quests.pop() if rng.random() < 0.8 else '-'}",
        tavern=", ".join(names[: rng.choice([0, 3, 3, 4])] if seats > 1 else names[:3]),
        market=", ".join(equipment[: rng.randrange(4)]),
        lodge=", ".join(rng.choice(goods) for _ in range(rng.choice([0, 5, 6]))),
        loot=", ".join(loot[:4]),
        panic=", ".join(name for name in BUILDINGS if rng.random() < 0.15),
        phase="over",
        round=rng.randrange(1, 7),
        difficulty=rng.choice(DIFFICULTIES),
        modules=("tricks",) if tricks else (),
        scenario=rng.choice(SOLO) if seats == 1 else 0,
        rulings=[name for name in RULINGS if rng.random() < 0.3],
    )
    s = t.s.clone()
    s.phase = DEPLOYMENT
    wound_and_equip(s, rng)
    place_and_settle(s, rng)
    return Talk(Position(RULES, s))


def dice(rng: random.Random) -> str:
    """A pool; now and then an empty one."""
    if rng.random() < 0.1:
        return ""
    return " ".join(f"{n}{name}" for name in ("s", "m", "b1", "b3", "b6") if (n := rng.randrange(4)))


def place_and_settle(s: World, rng: random.Random) -> None:
    """Dice in buildings, abilities used, lands settled and used."""
    for building in range(len(BUILDINGS)):
        if building in (LABORATORY, MINE):
            places = shuffled_numbers(rng, [0, 1] if building == LABORATORY else [0, 1, *[2] * (spaces(s, MINE) - 2)])
            s.placed[building] = sorted(places[: rng.randrange(len(places) + 1)])
        elif building != PAWNSHOP:
            s.placed[building] = [rng.choice([0, 2, 5]) for _ in range(rng.randrange(spaces(s, building) + 1))]
    for seat in range(s.seats):
        for m in members(s, seat):
            s.used[m] = int(rng.random() < 0.3)
        for land in lands(s, seat):
            settlers = [m for m in members(s, seat) if may_settle(s, land, m)]
            if settlers and rng.random() < 0.6:
                s.settler[land] = rng.choice(settlers)
                s.worked[land] = int(rng.random() < 0.3)


def shuffled_numbers(rng: random.Random, numbers: list[int]) -> list[int]:
    rng.shuffle(numbers)
    return numbers
