"""What is settled before a game is dealt. Raises UnknownOption or OtherSeats where it makes no sense."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from stolek.errors import OtherSeats, UnknownOption
from stolek.games.monster_lands import campaign
from stolek.games.monster_lands.board import AFFILIATIONS, DIFFICULTIES, EASY
from stolek.games.monster_lands.rules import scenarios
from stolek.games.monster_lands.rules.setting_up import open_box, take_base_members
from stolek.games.monster_lands.rulings import RULINGS
from stolek.games.monster_lands.state import MODULES, World
from stolek.kernel.asks import NONE

KNOWN: Final = ("seats", "difficulty", "modules", "scenario", "first", "clans", "rulings", "campaign")
SEATS: Final = (1, 2, 3, 4)
USUAL_SEATS: Final = 2
SEVERAL: Final = (2, 3, 4)
BY_CHANCE: Final = "chance"  # the first player
CHOICE: Final = "choice"  # a clan that is chosen at the table
NOT_ALONE: Final = ("queens-gift", "tricks")  # ML-SOLO-01, ML-VAR-06


def lay_out(options: dict[str, Any]) -> World:
    for name in options:
        if name not in KNOWN:
            raise UnknownOption(name, known=KNOWN)
    seats = _number("seats", options.get("seats", USUAL_SEATS), SEATS)
    s = World(seats)
    s.scenario = _scenario(options, seats)
    s.difficulty = _difficulty(options, s.scenario)
    campaign.check(options)
    for name in _several("modules", options, MODULES):
        if seats == 1 and name in NOT_ALONE:
            raise OtherSeats(name, seats, SEVERAL)
        s.modules |= MODULES[name]
    for name in _several("rulings", options, RULINGS):
        s.rulings |= RULINGS[name][0]
    first = options.get("first", BY_CHANCE)
    s.first = NONE if first == BY_CHANCE else _number("first", first, range(1, seats + 1)) - 1
    for seat, affiliation in enumerate(_clans(options, s)):
        if affiliation != NONE:
            take_base_members(s, seat, affiliation)
    open_box(s)
    return s


def _scenario(options: dict[str, Any], seats: int) -> int:
    """Alone one plays a scenario, by the campaign or the first one (ML-SOLO-08)."""
    if seats > 1:
        for name in ("scenario", "campaign"):
            if options.get(name) is not None:
                raise OtherSeats(name, seats, (1,))
        return 0
    return _number("scenario", options.get("scenario", 1), range(1, scenarios.SCENARIOS + 1))


def _difficulty(options: dict[str, Any], scenario: int) -> int:
    least = scenarios.least_difficulty(scenario)  # ML-SC10-02
    name = options.get("difficulty", DIFFICULTIES[max(EASY, least)])
    if name not in DIFFICULTIES[least:]:
        raise UnknownOption("difficulty", name, DIFFICULTIES[least:])
    return DIFFICULTIES.index(name)


def _clans(options: dict[str, Any], s: World) -> list[int]:
    """The affiliation of each seat's base members, or NONE where it is chosen at the table (ML-PSET-02)."""
    wanted = options.get("clans", [CHOICE] * s.seats)
    if not isinstance(wanted, Sequence) or isinstance(wanted, str) or len(wanted) != s.seats:
        raise UnknownOption("clans", wanted, (f"{s.seats} × {', '.join((CHOICE, *AFFILIATIONS))}",))
    fixed = scenarios.affiliation(s)
    free = [CHOICE, *(AFFILIATIONS if fixed == NONE else AFFILIATIONS[fixed : fixed + 1])]
    clans = []
    for name in wanted:
        if name not in free:
            raise UnknownOption("clans", name, free)
        if name != CHOICE:
            free.remove(name)
        clans.append(NONE if name == CHOICE else AFFILIATIONS.index(name))
    return clans


def _number(option: str, value: object, known: Sequence[int]) -> int:
    """A number, as it is or as it is picked from a list of texts."""
    if isinstance(value, str) and value in map(str, known):
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or value not in known:
        raise UnknownOption(option, value, map(str, known))
    return value


def _several(option: str, options: dict[str, Any], known: Iterable[str]) -> list[str]:
    names = options.get(option, ())
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise UnknownOption(option, names, known)
    for name in names:
        if name not in known:
            raise UnknownOption(option, name, known)
    return list(names)
