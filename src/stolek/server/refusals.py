"""What the server refuses, each with the status of its answer. The words are `error-<key>` of `server.ftl`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from stolek.errors import StolekError


class Refusal(StolekError):
    """The base of what only a server can refuse."""

    status: ClassVar[int] = 400


class BadRequest(Refusal):
    """A request that makes no sense; `where` names the field, `why` is what was wrong with it."""

    key = "bad-request"

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where=where or "body", why=why)


class NotFound(Refusal):
    """Nothing of that address, or nothing that this person may know of: both look the same from outside."""

    key = "not-found"
    status = 404


class WrongMethod(Refusal):
    key = "wrong-method"
    status = 405


class NoTable(Refusal):
    """No table of that id, or one that this person may not see."""

    key = "no-table"
    status = 404


class NoDeck(Refusal):
    key = "no-deck"
    status = 404


class Stranger(Refusal):
    """Somebody without a valid cookie asks for what only a known person gets."""

    key = "stranger"
    status = 401


class BadToken(Refusal):
    """The token against forged requests is missing or does not belong to this cookie."""

    key = "bad-token"
    status = 403


class StrangeOrigin(Refusal):
    """The request was sent by a page of another site."""

    key = "strange-origin"
    status = 403


class StrangeHost(Refusal):
    """The request was addressed to a name that this server does not answer to."""

    key = "strange-host"
    status = 421


class TooLarge(Refusal):
    key = "too-large"
    status = 413

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class TooMany(Refusal):
    """More requests than the limits allow; `seconds` until the next is worth a try."""

    key = "too-many"
    status = 429

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds=max(1, round(seconds)))


class TooManyConnections(Refusal):
    key = "too-many-connections"
    status = 429

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class TooManyOf(Refusal):
    """A person keeps as many decks, tables or links as one may."""

    key = "too-many-of"
    status = 409

    def __init__(self, what: str, most: int) -> None:
        super().__init__(what=what, most=most)


class BadLogin(Refusal):
    """The name or the password is wrong; it is not told which."""

    key = "bad-login"
    status = 403


class LoginTaken(Refusal):
    key = "login-taken"
    status = 409

    def __init__(self, login: str) -> None:
        super().__init__(login=login)


class HasAccount(Refusal):
    """A person with an account asks for another one."""

    key = "has-account"
    status = 409


class ShortPassword(Refusal):
    key = "short-password"

    def __init__(self, least: int) -> None:
        super().__init__(least=least)


class NotHost(Refusal):
    """Only who made a table may do this."""

    key = "not-host"
    status = 403


class NotYourSeat(Refusal):
    key = "not-your-seat"
    status = 403


class SeatTaken(Refusal):
    key = "seat-taken"
    status = 409


class NotNow(Refusal):
    """What was asked does not fit the seat as it is now."""

    key = "not-now"
    status = 409


class BadSeats(Refusal):
    """A table needs another number of seats; `wanted` are those the game can be played with."""

    key = "bad-seats"

    def __init__(self, wanted: Iterable[int]) -> None:
        super().__init__(wanted=tuple(wanted))


class DeadLink(Refusal):
    """A link that was withdrawn, or never was one: both look the same from outside."""

    key = "dead-link"
    status = 404


class NoReplay(Refusal):
    """A place in a game that there is not, or a game whose beginning newer rules can no longer show."""

    key = "no-replay"
    status = 404


class NotOpenYet(Refusal):
    """A game as a file would tell what is still hidden."""

    key = "not-open-yet"
    status = 409


class StrangeAddress(Refusal):
    """An address to send notices to that is none, or lies inside the server's own network."""

    key = "strange-address"

    def __init__(self, url: str) -> None:
        super().__init__(url=url)


class Fault(Refusal):
    """Something broke in the server; `number` finds it in the log."""

    key = "fault"
    status = 500

    def __init__(self, number: str) -> None:
        super().__init__(number=number)


# At a table, by its socket


class OutOfDate(Refusal):
    """What a page answers is no longer asked: something happened that it has not seen yet."""

    key = "out-of-date"
    status = 409


class SeatsEmpty(Refusal):
    """The game has not begun: seats are still to be taken."""

    key = "seats-empty"
    status = 409


class CannotTakeBack(Refusal):
    """`reason` is one of those in `undo-why` of the words."""

    key = "cannot-take-back"
    status = 409

    def __init__(self, reason: str) -> None:
        super().__init__(reason=reason)


class NoRequest(Refusal):
    """Somebody agrees to what nobody asks any more."""

    key = "no-request"
    status = 409


class OffersNoHint(Refusal):
    """A hint is only for who is asked."""

    key = "no-hint"
    status = 409


class TooSlow(Refusal):
    """A page does not take what it is sent."""

    key = "too-slow"


class GoingDown(Refusal):
    """The server ends, or starts anew."""

    key = "going-down"
    status = 503
