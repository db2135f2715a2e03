"""What pointing at pieces and places could mean as an answer, legal or not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, TypeAlias

from stolek.games.monster_lands.board import (
    BUILDINGS,
    COLOURS,
    DICE_CODES,
    LABORATORY,
    MINE,
    MINE_PAYS,
    PATH_NAMES,
    PATHS,
    RESOURCE_QUEST,
    SINGLE,
    colour_of,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.loot import LOOT as TOKENS
from stolek.games.monster_lands.cards.mercenaries import CHIEFTAINS, MERCENARIES
from stolek.games.monster_lands.cards.monsters import MONSTERS
from stolek.games.monster_lands.cards.quests import QUESTS
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.faces import die_face
from stolek.games.monster_lands.forms import (
    AFFILIATION,
    BY_ABILITY,
    BY_PATH,
    BY_POTION,
    BY_TOKEN,
    CANCELLING,
    COLOUR,
    CONQUERING,
    DEFENCE_TOKEN,
    DISCOUNT,
    DRINKS,
    DROP,
    END,
    EQUIP,
    EXCHANGE,
    GEAR,
    GIVE,
    GO,
    GOOD,
    HEAL,
    LOAD,
    LOOT,
    MEMBER,
    NUMBER,
    PASS,
    PATH,
    PAYING,
    POTION,
    PREVENT,
    REROLL,
    REVEALING,
    ROLL,
    SCHEMA,
    SELL,
    SEND,
    SETTLE,
    STOP,
    TRAP,
    TURN,
    USE,
    VENOM,
    VENOM_TOKEN,
    VISIT,
    WASTE,
    WORK,
    YES,
    discount,
    drop,
    equip,
    exchange,
    give,
    heal,
    load,
    pick_affiliation,
    pick_colour,
    pick_good,
    pick_member,
    pick_path,
    prevent,
    reroll,
    roll_die,
    sell,
    send,
    settle,
    trap,
    use,
    use_loot,
    visit,
    waste,
    work,
)
from stolek.games.monster_lands.forms import number as so_many
from stolek.games.monster_lands.picture.places import laid_trap_id, land_id, path_place, read_id
from stolek.games.monster_lands.rules.stages import site_now
from stolek.games.monster_lands.rules.tricks import Trick
from stolek.games.monster_lands.state import World
from stolek.kernel.asks import NONE, TOP, Ask

Refs: TypeAlias = Sequence[str]

SPACES: Final = {LABORATORY: range(2), MINE: range(len(MINE_PAYS))}
DICE_FACES: Final = {die_face(die): die for die in range(DICE_CODES)}
GOODS: Final = {"defence": DEFENCE_TOKEN, "potion": POTION, "venom": VENOM_TOKEN}
MOST_NUMBER: Final = 16


def meant(s: World, ask: Ask, refs: Refs) -> list[int]:
    """Of a quiet point also what could be meant in a turn, so that it can be said that now is not the time."""
    forms = [form.number for form in SCHEMA.kinds[ask.kind][1]]
    if ask.what == TOP:
        forms += [form.number for form in SCHEMA.kinds[TURN][1] if form.number not in forms]
    if not refs:
        return [option for form in forms for option in SAID.get(form, ())]
    found = [option for form in forms if form in READ for option in READ[form](s, refs)]
    if LOOT in forms and ask.kind != TURN and len(refs) == 1:  # taken, or used where no die is given for it
        found += [use_loot(token) for token in loot(refs[0])]
    if YES in forms and list(refs) == subject(s, ask):
        found.append(YES)
    return list(dict.fromkeys(found))


def subject(s: World, ask: Ask) -> list[str]:
    """What a question that is answered by yes or no is about, where it can be seen."""
    about = ask.about
    if ask.kind == REVEALING and isinstance(about, Trick):
        return [laid_trap_id(about.path, s.token)]
    if ask.kind == CANCELLING and isinstance(about, Trick):
        return [f"defence.{PATH_NAMES[about.target]}.0"]
    if ask.kind == CONQUERING:
        return [land_id(s.land[site_now(s)])]
    if ask.kind == PAYING:
        return [f"{QUESTS[s.quest[RESOURCE_QUEST]].id}b"]
    return []


# Things, as refs name them: by piece, by place or by face


def dice(ref: str) -> list[int]:
    """Codes of a die in a pool."""
    if ref in DICE_FACES:
        return [DICE_FACES[ref]]
    if ref.startswith("die") and ref[3:4].isdigit():
        code = ref.split(".")[1]
        return [int(code)] if code.isdigit() and int(code) < DICE_CODES else []
    return []


def spaces_of(ref: str) -> list[tuple[int, int]]:
    """Buildings with their spaces, where it matters on which of them a die lies."""
    lane, _, space = (ref.removeprefix("citadel/") if ref.startswith("citadel/") else ref).partition(".")
    if lane not in BUILDINGS:
        return []
    building = BUILDINGS.index(lane)
    if building not in SPACES:
        return [(building, 0)]
    if ref.startswith("citadel/") and space.isdigit() and int(space) in SPACES[building]:
        return [(building, int(space))]
    return [(building, n) for n in SPACES[building]]


def paths_of(s: World, ref: str) -> list[int]:
    """The path of a place, or on which a piece lies."""
    _, at, lane = ref.partition("/")
    name = lane.partition(".")[0] if at else next((part for part in ref.split(".")[1:2]), "")
    if name in PATH_NAMES:
        path = PATH_NAMES.index(name)
        return [path] if not at or path_place(path) == ref.partition(".")[0] else []
    m = read_id(ref, "t", len(MERCENARIES))
    return [s.path[m]] if m != NONE and 0 <= s.path[m] < PATHS else []


def members(ref: str) -> list[int]:
    for letter in "mt":
        m = read_id(ref, letter, len(MERCENARIES))
        if m != NONE:
            return [m]
    kind, _, id = ref.partition("-")
    return [m for m, card in enumerate(MERCENARIES) if kind in ("mercenary", "token") and card.id == id]


def equipment(ref: str) -> list[int]:
    e = read_id(ref, "e", len(COPIES))
    return [e] if e != NONE else [e for e, card in enumerate(COPIES) if ref == f"equipment-{card.id}"]


def lands(ref: str) -> list[int]:
    land = read_id(ref, "l", len(LANDS))
    return [land] if land != NONE else [card.number for card in LANDS if ref == f"land-{card.id}"]


def monsters(ref: str) -> list[int]:
    monster = read_id(ref, "x", len(MONSTERS))
    return [monster] if monster != NONE else [n for n, card in enumerate(MONSTERS) if ref == f"monster-{card.id}"]


def loot(ref: str) -> list[int]:
    token = read_id(ref, "k", len(TOKENS))
    return [token] if token != NONE else [card.number for card in TOKENS if ref == f"loot-{card.id}"]


def traps(s: World, ref: str) -> list[int]:
    """In the lodge, in a store, or by its face."""
    name, _, rest = ref.partition(".")
    number = rest.partition(".")[0]
    if name == "shown" and number.isdigit() and int(number) < len(s.lodge):
        return [s.lodge[int(number)]] if s.lodge[int(number)] != NONE else []
    if name.startswith("trap") and name[4:].isdigit() and number.isdigit() and int(number) < len(TRAPS):
        return [int(number)]
    return [token.number for token in TRAPS if ref == f"trap-{token.id}"]


def is_good(ref: str, good: str) -> bool:
    """A token of it, wherever it lies."""
    return ref == good or (ref[: len(good)] == good and ref[len(good) :][:1] in (".", *"0123"))


# Answers


def _visit(s: World, refs: Refs) -> list[int]:
    if len(refs) != 2:
        return []
    return [visit(building, die, space) for die in dice(refs[0]) for building, space in spaces_of(refs[1])]


def _send(s: World, refs: Refs) -> list[int]:
    if len(refs) != 2:
        return []
    return [send(m, path) for m, path in product(members(refs[0]), paths_of(s, refs[1]))]


def _work(s: World, refs: Refs) -> list[int]:
    if len(refs) != 1:
        return []
    return [work(land, way) for land in lands(refs[0]) for way in range(len(LANDS[land].ways))]


def _exchange(s: World, refs: Refs) -> list[int]:
    if len(refs) != 2:
        return []
    return [
        exchange(m, die, colour)
        for m, die, colour in product(members(refs[0]), dice(refs[1]), range(len(COLOURS)))
        if MERCENARIES[m].ability.exchanges
    ]


def _loot(s: World, refs: Refs) -> list[int]:
    """Of a token that is used for a die, without one: for any that it takes."""
    if len(refs) > 2:
        return []
    found = []
    for token in loot(refs[0]):
        wanted = TOKENS[token].gives_up
        fitting = [0] if wanted == NONE else [die for die in range(DICE_CODES) if colour_of(die) == wanted]
        found += [use_loot(token, die) for die in (dice(refs[1]) if len(refs) == 2 else fitting)]
    return found


def _heal(s: World, refs: Refs) -> list[int]:
    if len(refs) != 2 or not is_good(refs[0], "potion"):
        return []
    return [heal(m) for m in members(refs[1])]


def _two(
    make: Callable[[int, int], int], one: Callable[[str], list[int]], other: Callable[[str], list[int]]
) -> Callable[[World, Refs], list[int]]:
    def read(s: World, refs: Refs) -> list[int]:
        return [make(a, b) for a, b in product(one(refs[0]), other(refs[1]))] if len(refs) == 2 else []

    return read


def _one(make: Callable[[int], int], things: Callable[[str], list[int]]) -> Callable[[World, Refs], list[int]]:
    def read(s: World, refs: Refs) -> list[int]:
        return [make(thing) for thing in things(refs[0])] if len(refs) == 1 else []

    return read


def _trap(s: World, refs: Refs) -> list[int]:
    return [trap(kind) for kind in traps(s, refs[0])] if len(refs) == 1 else []


def cards_with_discounts(ref: str) -> list[int]:
    return [*members(ref), *(GEAR + e for e in equipment(ref))]


def _load(s: World, refs: Refs) -> list[int]:
    if len(refs) != 1:
        return []
    return [load(die) for die in dice(refs[0])] + [load(what) for good, what in GOODS.items() if is_good(refs[0], good)]


def colours(ref: str) -> list[int]:
    """Of a die on a path."""
    parts = ref.split(".")
    if len(parts) != 4 or parts[0] != "die":
        return []
    return [c for c, name in enumerate(COLOURS) if parts[2].endswith(name)]


def _reroll(s: World, refs: Refs) -> list[int]:
    parts = refs[0].split(".")
    if len(refs) != 1 or len(parts) != 4 or parts[2] != "thrown" or not parts[3].isdigit():
        return []
    nth = int(parts[3])
    return [reroll(source, s.thrown[nth]) for source in range(len(s.rerolls))] if nth < len(s.thrown) else []


def _venom(s: World, refs: Refs) -> list[int]:
    return [VENOM] if len(refs) == 1 and is_good(refs[0], "venom") else []


def _prevent(s: World, refs: Refs) -> list[int]:
    if len(refs) != 1:
        return []
    ref, found = refs[0], []
    if is_good(ref, "defence"):
        found.append(BY_TOKEN)
    elif is_good(ref, "potion"):
        found.append(BY_POTION)
    elif members(ref):
        found.append(BY_ABILITY)
    elif paths_of(s, ref):
        found.append(BY_PATH)
    return [prevent(means) for means in found]


def _path(s: World, refs: Refs) -> list[int]:
    return [pick_path(path) for path in paths_of(s, refs[0])] if len(refs) == 1 else []


def affiliations(ref: str) -> list[int]:
    return [a for a, chieftain in enumerate(CHIEFTAINS) if chieftain in members(ref)]


READ: Final[dict[int, Callable[[World, Refs], list[int]]]] = {
    VISIT: _visit,
    SEND: _send,
    WORK: _work,
    USE: _one(use, members),
    EXCHANGE: _exchange,
    LOOT: _loot,
    SELL: _one(sell, monsters),
    HEAL: _heal,
    GIVE: _two(give, equipment, members),
    DROP: _one(drop, equipment),
    SETTLE: _two(settle, lands, members),
    WASTE: _one(waste, dice),
    TRAP: _trap,
    MEMBER: _one(pick_member, members),
    DISCOUNT: _one(discount, cards_with_discounts),
    EQUIP: _two(equip, equipment, members),
    LOAD: _load,
    ROLL: _one(roll_die, colours),
    REROLL: _reroll,
    VENOM: _venom,
    PREVENT: _prevent,
    PATH: _path,
    COLOUR: _one(pick_colour, colours),
    AFFILIATION: _one(pick_affiliation, affiliations),
}

# What is said without pointing at anything.
SAID: Final = {
    PASS: (PASS,),
    GO: (GO,),
    END: (END,),
    STOP: (STOP,),
    DRINKS: (DRINKS,),
    YES: (YES,),
    ROLL: tuple(roll_die(colour) for colour in range(len(COLOURS) + 1)),
    VENOM: (VENOM,),
    NUMBER: tuple(so_many(n) for n in range(MOST_NUMBER)),
    COLOUR: tuple(pick_colour(colour) for colour in range(len(COLOURS))),
    GOOD: tuple(pick_good(good) for good in range(4)),
    PREVENT: tuple(prevent(means) for means in (BY_TOKEN, BY_PATH, BY_POTION, BY_ABILITY)),
}

assert len(MINE_PAYS) - 1 == SINGLE
