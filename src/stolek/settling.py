"""What is settled before a game, held against the fields that the game asks for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from stolek.errors import OtherSeats, UnknownOption
from stolek.games.base import Game
from stolek.offer import Field

SEATS: Final = "seats"  # the option that says how many play, in games with more than one possibility
SERIES: Final = "campaign"  # the option of games that belong to a series: switched on, or what came before
SWITCHES: Final = {
    "yes": True,
    "on": True,
    "true": True,
    "1": True,
    "no": False,
    "off": False,
    "false": False,
    "0": False,
}


def settled(game: Game[Any], options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The options of the game for so many seats. Raises UnknownOption or OtherSeats.

    Decks are left to the game, and so is what came before in a series.
    """
    for name, value in options.items():
        field = _field(game, name, seats)
        if field.kind != "deck" and not (name == SERIES and isinstance(value, dict)):
            for one in _each(field, value, seats):
                _check(field, one, seats)
    return {SEATS: seats, **options} if len(game.rules.seats) > 1 else dict(options)


def read(game: Game[Any], given: Iterable[str], seats: int) -> dict[str, Any]:
    """Options as they are typed, `name=value`, checked by `settled`. Several picks have commas between.

    So have the values of the seats, where each has its own; if it has several, semicolons. Nothing is said of how many
    play.
    """
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        field = _field(game, name.strip(), seats)
        if not equals or field.kind == "deck":
            raise UnknownOption(name, known=[f"{name}=…"] if not equals else _names(game, seats))
        if field.each_seat:
            options[field.name] = [_typed(field, one) for one in value.split(";" if field.several else ",")]
        else:
            options[field.name] = _typed(field, value)
    settled(game, options, seats)
    return options


def _names(game: Game[Any], seats: int) -> list[str]:
    fields = game.fields(game.words("en"))
    return [field.name for field in fields if field.asked_with(seats)]


def _field(game: Game[Any], name: str, seats: int) -> Field:
    for field in game.fields(game.words("en")):
        if field.name == name:
            if not field.asked_with(seats):
                raise OtherSeats(name, seats, field.seats)
            return field
    raise UnknownOption(name, known=_names(game, seats))


def _typed(field: Field, text: str) -> Any:
    text = text.strip()
    if field.several:
        return [part.strip() for part in text.split(",") if part.strip()]
    if field.kind == "switch":
        return SWITCHES.get(text.casefold(), text)
    if field.kind == "number":
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
    return text


def _each(field: Field, value: Any, seats: int) -> Sequence[Any]:
    """The value for the table, or those of the seats."""
    if not field.each_seat:
        return [value]
    if not isinstance(value, list) or len(value) != seats:
        raise UnknownOption(field.name, value, known=(f"{seats} ×",))
    return value


def _check(field: Field, value: Any, seats: int) -> None:
    """Raises UnknownOption with what is possible for so many seats."""
    if field.kind == "switch":
        if not isinstance(value, bool):
            raise UnknownOption(field.name, value, ("yes", "no"))
    elif field.kind == "number":
        most = field.most or None  # 0: as many as one likes
        if not isinstance(value, int) or isinstance(value, bool) or value < field.least or (most and value > most):
            raise UnknownOption(field.name, value, f"{field.least} – {most or '…'}")
    else:
        picks = [pick.value for pick in field.picks if pick.offered_with(seats)]
        if field.several and not isinstance(value, list):
            raise UnknownOption(field.name, value, picks)
        chosen = value if field.several else [value]
        for one in chosen:
            if one not in picks or chosen.count(one) > 1:
                raise UnknownOption(field.name, one, picks)
