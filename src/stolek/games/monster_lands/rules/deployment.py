"""Phase 2: turn by turn dice are placed in the Citadel, in the Outskirts and on own lands (ML-DEPLOY-01)."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import DICE_CODES
from stolek.games.monster_lands.cards.loot import DEPLOYMENT as IN_DEPLOYMENT
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.forms import (
    ANY_TIME,
    END,
    EXCHANGE,
    GO,
    GO_ON,
    SEND,
    TURN,
    USE,
    VISIT,
    WASTE,
    WORK,
    first,
    second,
    waste,
)
from stolek.games.monster_lands.forms import LOOT as LOOT_FORM
from stolek.games.monster_lands.queries import dice_in_pool
from stolek.games.monster_lands.rules import buildings, by_hand, errands, sam, sending, settled
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.phases import begin
from stolek.games.monster_lands.state import ADVENTURE, World
from stolek.kernel.asks import Ask, top

# Whose turn it is, as the step of the phase.
PLAYERS: Final = 0
SAMS: Final = 1


def question(s: World) -> Ask:
    if s.step == SAMS:
        return top(s.active, GO_ON, [GO])
    options = turn_options(s)
    return top(s.active, TURN, options, errands.standing_offers(s) if len(options) > 1 else [])


def turn_options(s: World) -> list[int]:
    """One action while there is a die in the pool, and besides it whatever is none (ML-DEPLOY-02, ML-DEPLOY-13)."""
    seat = s.active
    besides = by_hand.options(s, seat) + errands.offers_of(s, seat)
    if may_end(s):
        return [END, *besides]
    return (actions(s, seat) or wastes(s, seat)) + besides


def may_end(s: World) -> bool:
    """After the action, or to pass, which only a player without a die may (ML-DEPLOY-03)."""
    return s.acted != 0 or dice_in_pool(s, s.active) == 0


def actions(s: World, seat: int) -> list[int]:
    return buildings.visits(s, seat) + sending.sendings(s, seat) + settled.works(s, seat)


def wastes(s: World, seat: int) -> list[int]:
    """A die that fits nowhere, where no die does (ML-DEPLOY-04)."""
    return [waste(die) for die in range(DICE_CODES) if s.pool[seat][die]]


async def act(s: World, answer: int) -> None:
    if s.step == SAMS:
        if await sam.take_turn(s):
            s.step = PLAYERS
        return
    form = answer & 31
    if form == END:
        _end(s)
        return
    if form in ANY_TIME and not (form == LOOT_FORM and LOOT[first(answer)].when == IN_DEPLOYMENT):
        await errands.do(s, errands.owner(s, answer), answer)
    else:
        await _do(s, s.active, form, answer)
    if s.acted and not by_hand.options(s, s.active):  # what is possible at any time can wait for others' turns
        _end(s)


async def _do(s: World, seat: int, form: int, answer: int) -> None:
    if form == USE:
        await by_hand.do_use(s, seat, first(answer))
        return
    if form == EXCHANGE:
        await by_hand.do_exchange(s, seat, first(answer), answer >> 11 & 15, answer >> 15)
        return
    if form == LOOT_FORM:
        await by_hand.do_loot(s, seat, first(answer), second(answer))
        return
    s.acted = 1
    if form == VISIT:
        await buildings.go(s, seat, answer >> 5 & 7, answer >> 8 & 15, answer >> 12)
    elif form == SEND:
        await sending.go(s, seat, first(answer), second(answer))
    elif form == WORK:
        await settled.go(s, seat, first(answer), second(answer))
    elif form == WASTE:
        s.pool[seat][answer >> 5] -= 1
        tell(s, "wasted", seat, answer >> 5)


def _end(s: World) -> None:
    """The turn is over; without an action that means to pass, for the rest of the round (ML-DEPLOY-05)."""
    seat = s.active
    if not s.acted:
        s.passed[seat] = 1
        tell(s, "passed", seat)
    s.acted = 0
    for _ in range(s.seats):
        seat = (seat + 1) % s.seats
        if not s.passed[seat]:
            s.active = seat
            if s.scenario and dice_in_pool(s, seat):  # Sam acts until the player has no dice left (ML-SAM-06)
                s.step = SAMS
            return
    begin(s, ADVENTURE)
