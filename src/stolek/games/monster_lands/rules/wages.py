"""Step 4 of cleanup: mercenaries are paid, or one deserts (ML-WAGE-01 to ML-WAGE-07)."""

from __future__ import annotations

from stolek.games.monster_lands.board import WAGE_BANDS, WAGES
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.forms import DESERTING, HANDING_ON, PASS, first, give, pick_member
from stolek.games.monster_lands.queries import can_hold, gear_of, members
from stolek.games.monster_lands.rules.leadership import highest, unsettled
from stolek.games.monster_lands.rules.leaving import leave
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import USED, World
from stolek.kernel.asks import choose


def wage(s: World, seat: int) -> int:
    """For each mercenary, by the fame of the clan (ML-WAGE-02)."""
    return max(wage for least, wage in zip(WAGE_BANDS, WAGES, strict=True) if s.fame[seat] >= least)


def due(s: World, seat: int) -> int:
    """To all but the chieftain and the settled ones (ML-WAGE-01, ML-SETTLE-03)."""
    return wage(s, seat) * len(unsettled(s, seat))


async def pay_wages(s: World, seat: int) -> None:
    """All coins, if they do not suffice; then one deserts, however many are missing (ML-WAGE-03, ML-WAGE-07)."""
    owed = due(s, seat)
    paid = min(owed, s.coins[seat])
    if owed:
        s.coins[seat] -= paid
        tell(s, "wages", seat, paid)
    if paid < owed:
        deserters = highest(unsettled(s, seat))
        await desert(s, seat, first(await choose(seat, DESERTING, [pick_member(m) for m in deserters])))


async def desert(s: World, seat: int, m: int) -> None:
    """Others take its equipment, as far as their clan wants it; the rest is discarded (ML-WAGE-06)."""
    tell(s, "deserted", seat, m)
    while True:
        options = handing_on(s, seat, m)
        answer = await choose(seat, HANDING_ON, [PASS, *options], m) if options else PASS
        if answer == PASS:
            break
        hand_over(s, seat, first(answer), answer >> 11)
    for e in gear_of(s, m):
        discard(s, seat, e)
    await leave(s, m)


def handing_on(s: World, seat: int, m: int) -> list[int]:
    """Which of its equipment whom in the clan can be given."""
    others = [other for other in members(s, seat) if other != m]
    return [give(e, other) for e in gear_of(s, m) for other in others if can_hold(s, other)]


def hand_over(s: World, seat: int, e: int, m: int) -> None:
    """What it held of the same kind before is discarded (ML-MARKET-03)."""
    for old in gear_of(s, m):
        if COPIES[old].kind == COPIES[e].kind:
            discard(s, seat, old)
    s.holder[e] = m
    tell(s, "gave", seat, e, m)


def discard(s: World, seat: int, e: int) -> None:
    """It does not come back (ML-MARKET-07)."""
    s.holder[e] = USED
    s.gear_used[e] = 0
    tell(s, "dropped", seat, e)
