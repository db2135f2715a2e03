"""Random tables at the start of the adventure phase, laid out for everything that can meet there."""

from __future__ import annotations

import random

from stolek.games.monster_lands.board import DIFFICULTIES, LAND_PATHS, PATH_NAMES, SAM
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.events import FACES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import GREENHORN, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import HIDDEN, IMPROVED, TRAPS, TRICK
from stolek.games.monster_lands.game import RULES
from stolek.games.monster_lands.rulings import RULINGS
from stolek.games.monster_lands.state import ADVENTURE, World
from stolek.kernel.asks import NONE
from stolek.kernel.position import Position
from tests.games.monster_lands.scenario import Talk, table

SOLO = (1, 4, 8, 10)


def random_table(rng: random.Random) -> Talk:
    seats = rng.choice([1, 2, 3, 4])
    tricks = rng.random() < 0.5
    scenario = rng.choice(SOLO) if seats == 1 else 0
    names = shuffled(rng, [card.name for card in MERCENARIES if card.role != GREENHORN])
    monsters = shuffled(rng, [card.name for card in MONSTERS])
    lands = shuffled(rng, [card.name for card in LANDS])
    quests = shuffled(rng, [token.id for token in QUESTS])
    loot = shuffled(rng, [token.id for token in LOOT])
    faces = [face.id for face in FACES]
    kinds = [token.id for token in TRAPS if token.type <= IMPROVED or (tricks and seats > 1)]
    clans: list[list[str]] = [[] for _ in range(seats)]
    for path in PATH_NAMES:
        if (seats > 2 or path[0] != "b") and rng.random() < 0.8:
            things = " ".join(load(rng, path, kinds))
            clans[rng.randrange(seats)].append(f"on {path} {names.pop()} {things}".strip())
    for clan in clans:
        if not clan:
            clan.append(names.pop())
        clan += [f"coins {rng.randrange(12)}", f"fame {rng.randrange(25)}", f"defence {rng.randrange(3)}"]
        clan += [f"potions {rng.randrange(3)}", f"venoms {rng.randrange(3)}"]
        clan.append("traps " + ", ".join(rng.choice(kinds) for _ in range(rng.randrange(4))))
        clan.append("loot " + ", ".join(loot.pop() for _ in range(3)))
        clan += [f"trophy {monsters.pop()}"] * rng.randrange(2)
    t = table(
        *("; ".join(clan) for clan in clans),
        land_a=f"{monsters.pop()}, {lands.pop()}, {rng.choice(faces)}",
        land_b=f"{monsters.pop()}, {lands.pop()}, {rng.choice(faces)}" if seats > 2 else "-, -, -",
        entrance=monsters.pop() if rng.random() < 0.7 else "-",
        quests=f"{quests.pop()}, {quests.pop()}",
        loot=", ".join(loot[:4]),
        phase="over",
        round=rng.randrange(1, 7),
        difficulty=rng.choice(DIFFICULTIES),
        modules=("tricks",) if tricks and seats > 1 else (),
        scenario=scenario,
        rulings=[name for name in RULINGS if rng.random() < 0.3],
    )
    s = t.s.clone()
    s.phase = ADVENTURE
    wound_and_equip(s, rng)
    if scenario:
        send_sam(s, rng)
    return Talk(Position(RULES, s))


def shuffled(rng: random.Random, names: list[str]) -> list[str]:
    rng.shuffle(names)
    return names


def load(rng: random.Random, path: str, kinds: list[str]) -> list[str]:
    """Dice and tokens of a path."""
    quest = path[0] in "dr"
    things = [f"{rng.randrange(1, 4)}{colour}" for colour in ("smb" if quest else "sm") if rng.random() < 0.75]
    if not quest:
        things += [rng.choice(kinds) for _ in range(rng.randrange(4))] + ["shield"] * rng.randrange(3)
        things += [token for token in ("potion", "venom") if rng.random() < 0.5]
    return things


def wound_and_equip(s: World, rng: random.Random) -> None:
    mine = [m for m, clan in enumerate(s.clan) if clan != NONE]
    for m in mine:
        s.wounded[m] = int(rng.random() < 0.3)
    for e, card in enumerate(COPIES):
        m = rng.choice(mine)
        held = [COPIES[other].kind for other, holder in enumerate(s.holder) if holder == m]
        if rng.random() < 0.5 and card.kind not in held:
            s.holder[e] = m


def send_sam(s: World, rng: random.Random) -> None:
    for path in (*range(LAND_PATHS), *range(2 * LAND_PATHS, 2 * LAND_PATHS + 4)):
        if s.who[path] == NONE and rng.random() < 0.6:
            s.who[path] = SAM
    if s.scenario == 8:
        s.pile = [token.copies if token.type in (TRICK, HIDDEN) else 0 for token in TRAPS]
