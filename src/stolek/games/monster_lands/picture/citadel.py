"""The Citadel: seven buildings with the dice placed in them, and what tavern, market and lodge offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolek.games.monster_lands.board import (
    ARMOURY,
    BUILDINGS,
    DEFENCE_PRICE,
    LABORATORY,
    LODGE,
    LOWER_TOKENS,
    MARKET,
    MINE,
    MINE_PAYS,
    MINE_TAKES,
    PAWNSHOP,
    SINGLE,
    TAVERN,
    UPPER_TOKENS,
)
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.mercenaries import MERCENARIES
from stolek.games.monster_lands.cards.traps import TRAPS
from stolek.games.monster_lands.faces import badge, die_face
from stolek.games.monster_lands.naming import building_name
from stolek.games.monster_lands.picture.places import building_place, equipment_id, member_id, shown_trap_id
from stolek.games.monster_lands.queries import spaces, tavern_places
from stolek.games.monster_lands.rules.hiring import next_greenhorn
from stolek.games.monster_lands.rules.scenarios import closed
from stolek.games.monster_lands.state import IN_STOCK, World
from stolek.kernel.asks import NONE
from stolek.scene import Badge, Lane, Lanes, Piece, Row, Slot, Stack, Zone
from stolek.words import Words

IN_A_ROW: Final = (LODGE, TAVERN, ARMOURY, PAWNSHOP, MARKET)  # where dice lie from left to right (ML-CIT-06)
ANY_OF_TWO: Final = "strength+bargaining"
ANY: Final = "dice"


def citadel(s: World, words: Words) -> list[Zone]:
    shown = [kind for kind in s.lodge if kind != NONE]
    hired = [m for m in s.tavern[: tavern_places(s)] if m != NONE]
    return [
        Lanes(
            "citadel",
            words.say("glossary-citadel"),
            tuple(building(s, b, words) for b in range(len(BUILDINGS))),
            down=True,
        ),
        Row("tavern", words.say("scene-for-hire"), len(hired)),
        Stack("greenhorns", words.say("scene-greenhorns"), s.place.count(IN_STOCK)),
        Row("market", words.say("scene-for-sale"), sum(1 for e in s.market if e != NONE)),
        Row("lodge", words.say("scene-traps"), len(shown)),
    ]


def building(s: World, b: int, words: Words) -> Lane:
    """No die goes where panic is (ML-PANIC-05)."""
    shut = closed(s, b)
    note = words.say("scene-panic") if s.panic[b] else words.say("scene-shut") if shut else ""
    return Lane(
        BUILDINGS[b],
        building_name(b, words),
        "closed" if s.panic[b] or shut else "",
        note,
        "panic" if s.panic[b] else BUILDINGS[b],
        slots=tuple(slots(s, b, words)),
    )


def slots(s: World, b: int, words: Words) -> Iterator[Slot]:
    placed = s.placed[b]
    if b == LABORATORY:
        for space, tokens in enumerate((UPPER_TOKENS, LOWER_TOKENS)):
            free = space not in placed
            gives = Badge("potion", tokens, words.say("scene-brews", number=tokens))
            yield Slot(str(space), ("magic",) if free else (), badge=gives, say=free_spaces(int(free), words))
    elif b == MINE:
        for space, coins in enumerate(MINE_PAYS):
            most = spaces(s, MINE) - SINGLE if space == SINGLE else 1
            open_for = MINE_TAKES[space] * (most - placed.count(space))
            pays, said = badge("coins", coins, words), free_spaces(open_for, words)
            yield Slot(str(space), ("strength",) * open_for, badge=pays, say=said)
    elif b == PAWNSHOP:
        yield Slot("dice", (ANY,), badge=badge("coins", 1, words), say=words.say("scene-any-number"))
    else:
        left = spaces(s, b) - len(placed)
        price = badge("coins", DEFENCE_PRICE, words) if b == ARMOURY else None
        yield Slot("dice", (ANY_OF_TWO,) * left, badge=price, say=free_spaces(left, words))


def free_spaces(number: int, words: Words) -> str:
    return words.say("scene-free", number=number)


def citadel_pieces(s: World, words: Words) -> list[Piece]:
    found = [piece for b in range(len(BUILDINGS)) for piece in dice_in(s, b)]
    for place, m in enumerate(s.tavern):
        if m != NONE:
            found.append(for_hire(m, "tavern", place, words))
    greenhorn = next_greenhorn(s)
    if greenhorn != NONE:
        found.append(for_hire(greenhorn, "greenhorns", 0, words))
    for place, e in enumerate(s.market):
        if e != NONE:
            price = (badge("coins", COPIES[e].price, words),)
            found.append(Piece(equipment_id(e), "market", f"equipment-{COPIES[e].id}", badges=price, order=place))
    for place, kind in enumerate(s.lodge):
        if kind != NONE:
            price = (badge("coins", TRAPS[kind].price, words),)
            found.append(Piece(shown_trap_id(place), "lodge", f"trap-{TRAPS[kind].id}", badges=price, order=place))
    return found


def for_hire(m: int, at: str, order: int, words: Words) -> Piece:
    card = MERCENARIES[m]
    numbers = (badge("coins", card.cost, words), badge("renown", card.renown, words))
    return Piece(member_id(m), at, f"mercenary-{card.id}", badges=numbers, order=order)


def dice_in(s: World, b: int) -> Iterator[Piece]:
    name = BUILDINGS[b]
    for i, die in enumerate(s.placed[b]):
        if b in IN_A_ROW:
            yield Piece(f"{name}.{i}", f"{building_place(b)}.dice", die_face(die), order=i)
        elif b == LABORATORY:
            yield Piece(f"{name}.{die}", building_place(b, die), "die-magic")
        else:
            for nth in range(MINE_TAKES[die]):
                yield Piece(f"{name}.{i}.{nth}", building_place(b, die), "die-strength", order=i)
