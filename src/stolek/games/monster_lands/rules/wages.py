"""Step 4 of cleanup: mercenaries are paid, or one deserts (ML-WAGE-01 to ML-WAGE-07)."""

from __future__ import annotations

from stolek.games.monster_lands.board import WAGE_BANDS, WAGES
from stolek.games.monster_lands.forms import DESERTING, HANDING_ON, PASS, first, give, pick_member, second
from stolek.games.monster_lands.queries import gear_of
from stolek.games.monster_lands.rules.leadership import highest, unsettled
from stolek.games.monster_lands.rules.leaving import leave
from stolek.games.monster_lands.rules.market import holders, put_on, take_off
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import World
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
        put_on(s, seat, first(answer), second(answer))
        tell(s, "gave", seat, first(answer), second(answer))
    for e in gear_of(s, m):
        take_off(s, seat, e)
    await leave(s, m)


def handing_on(s: World, seat: int, m: int) -> list[int]:
    """Which of its equipment whom in the clan can be given."""
    others = [other for other in holders(s, seat) if other != m]
    return [give(e, other) for e in gear_of(s, m) for other in others]
