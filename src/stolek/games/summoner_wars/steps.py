"""What is seen of an entry of the story while it happens: what goes where, what is rolled, who is hurt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolek.games.summoner_wars.board import square
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.attack import FACES
from stolek.scene import Step

Facts = dict[str, int]

SYMBOLS: Final = ("melee", "ranged", "special")


def steps(event: tuple[int, ...]) -> tuple[Step, ...]:
    kind = news.NAMES[event[1]]
    seen = SEEN.get(kind)
    return () if seen is None else seen(dict(zip(news.DETAILS[kind], event[2:], strict=True)))


def mark(event: tuple[int, ...]) -> str:
    """What happened to whom: `moved-0`; of a phase also which, `phase-3-0`, and of a turn its number."""
    what = news.NAMES[event[1]]
    facts = dict(zip(news.DETAILS[what], event[2:], strict=True))
    if what in ("phase", "turn"):
        what += f"-{event[3]}"
    return f"{what}-{facts['seat']}" if "seat" in facts else what


def where(cell: int, seat: int) -> str:
    """The place of an object: a space, or before the seat that controls it."""
    return f"board/{square(cell)}" if cell >= 0 else f"area{seat}"


def thing(f: Facts) -> str:
    """Where the object is, or was, that the entry is about."""
    return where(f["at"], f["seat"])


def moves(at: str, to: str) -> tuple[Step, ...]:
    return (Step("move", at, to),) if at != to else ()


def from_hand(f: Facts) -> tuple[Step, ...]:
    return moves(f"hand{f['seat']}", where(f["to"], f["seat"]))


def across(f: Facts) -> tuple[Step, ...]:
    return moves(where(f["from"], f["seat"]), where(f["to"], f["seat"]))


def placed(f: Facts) -> tuple[Step, ...]:
    pile = "hand" if f["pile"] == news.FROM_HAND else "discard"
    return moves(f"{pile}{f['seat']}", where(f["to"], f["seat"]))


def swapped(f: Facts) -> tuple[Step, ...]:
    one, two = where(f["from"], f["seat"]), where(f["to"], f["seat"])
    return (*moves(one, two), *moves(two, one))


def attacked(f: Facts) -> tuple[Step, ...]:
    return (Step("note", where(f["from"], f["seat"]), where(f["to"], f["seat"])),)


def rolled(f: Facts) -> tuple[Step, ...]:
    faces, dice = f["faces"], []
    for _ in range(f["dice"]):
        dice.append(tuple(name for name, there in zip(SYMBOLS, FACES[faces % 6], strict=True) if there))
        faces //= 6
    return (Step("roll", thing(f), dice=tuple(dice)),)


def discarded(f: Facts) -> tuple[Step, ...]:
    return moves(thing(f), f"discard{f['owner']}")


def returned(f: Facts) -> tuple[Step, ...]:
    return moves(thing(f), f"hand{f['owner']}")


def hurt(f: Facts) -> tuple[Step, ...]:
    return (Step("hurt", thing(f), n=f["number"]),)


def healed(f: Facts) -> tuple[Step, ...]:
    return (Step("heal", thing(f), n=f["number"]),)


def boosted(f: Facts) -> tuple[Step, ...]:
    return (Step("gain", thing(f), n=f["number"]),)


def unboosted(f: Facts) -> tuple[Step, ...]:
    return (Step("pay", thing(f), n=f["number"]),)


def gained(f: Facts) -> tuple[Step, ...]:
    return (Step("gain", f"magic{f['seat']}", n=f["number"]),)


def paid(f: Facts) -> tuple[Step, ...]:
    return (Step("pay", f"magic{f['seat']}", n=f["number"]),)


def noted(f: Facts) -> tuple[Step, ...]:
    return (Step("note", thing(f)),)


def drawn(f: Facts) -> tuple[Step, ...]:
    return moves(f"deck{f['seat']}", f"hand{f['seat']}")


def thrown(f: Facts) -> tuple[Step, ...]:
    return moves(f"hand{f['seat']}", f"discard{f['seat']}")


def retrieved(f: Facts) -> tuple[Step, ...]:
    return moves(f"discard{f['seat']}", f"hand{f['seat']}")


SEEN: Final[dict[str, Callable[[Facts], tuple[Step, ...]]]] = {
    "turn": lambda f: (Step("turn", seat=f["seat"]),),
    "summoned": from_hand,
    "built": from_hand,
    "moved": across,
    "forced": across,
    "placed": placed,
    "shifted": across,
    "swapped": swapped,
    "tucked": across,
    "attacked": attacked,
    "rolled": rolled,
    "hurt": hurt,
    "healed": healed,
    "destroyed": discarded,
    "discarded": discarded,
    "returned": returned,
    "boosted": boosted,
    "unboosted": unboosted,
    "gained": gained,
    "paid": paid,
    "played": lambda f: moves(f"hand{f['seat']}", f"area{f['seat']}"),
    "drew": drawn,
    "drew-card": drawn,
    "threw": thrown,
    "threw-card": thrown,
    "control": noted,
    "used": noted,
    "retrieved": retrieved,
    "showed": thrown,
}
"""Phases, who begins and how it ended are told and not seen: the scene shows them."""
