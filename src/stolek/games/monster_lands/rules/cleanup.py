"""Phase 4: eight steps of cleanup (ML-CLEAN-01)."""

from __future__ import annotations

from typing import Final

from stolek.games.monster_lands.board import BUILDINGS, DICE_CODES, END_FAME, PATHS
from stolek.games.monster_lands.cards.base import Goods
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.mercenaries import MEMBERS
from stolek.games.monster_lands.forms import (
    ERRANDS,
    GO,
    GO_ON,
    LOOT,
    PASS,
    PROMOTING,
    SELL,
    SETTLE,
    first,
    pick_member,
)
from stolek.games.monster_lands.queries import renown
from stolek.games.monster_lands.rules import errands, leadership, panic, scenarios, wages
from stolek.games.monster_lands.rules.arrivals import draw_quests, fill_lands, fill_monsters
from stolek.games.monster_lands.rules.gains import gain, use_up
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.phases import begin, next_seat
from stolek.games.monster_lands.rules.ratings import number, rating
from stolek.games.monster_lands.rules.scoring import points, winners
from stolek.games.monster_lands.rules.setting_up import ALL_LEVELS
from stolek.games.monster_lands.state import OVER, POOL, WAITING, World
from stolek.kernel.asks import NONE, Ask, top
from stolek.kernel.schema import FORM_MASK

# The steps. What is possible at any time is asked for where it can matter: who is left to be promoted, and paying.
CLEARING: Final = 0
PANIC: Final = 1
BEFORE_CHIEFS: Final = 2
CHIEFS: Final = 3
BEFORE_WAGES: Final = 4
WAGES: Final = 5
FAME: Final = 6
DICE: Final = 7
QUESTS: Final = 8
MONSTERS: Final = 9
NEW_LANDS: Final = 10
NEXT_ROUND: Final = 11

TO_RAISE_COINS: Final = (SELL, LOOT, SETTLE)


def question(s: World) -> Ask:
    seat = s.active
    if s.step == CHIEFS and leadership.leaderless(s, seat):
        return top(seat, PROMOTING, [pick_member(m) for m in leadership.candidates(s, seat)])
    if s.step in (BEFORE_CHIEFS, BEFORE_WAGES):
        offers = errands_now(s, seat)
        if offers:
            return top(seat, ERRANDS, [PASS, *offers])
    return top(seat, GO_ON, [GO])


def errands_now(s: World, seat: int) -> list[int]:
    """All that is possible at any time, if one of it can matter now (ML-SETTLE-06, ML-WAGE-04)."""
    if s.step == BEFORE_CHIEFS and not leadership.leaderless(s, seat):
        return []
    wanted = (SETTLE,) if s.step == BEFORE_CHIEFS else TO_RAISE_COINS
    offers = errands.offers_of(s, seat)
    return offers if any(offer & FORM_MASK in wanted for offer in offers) else []


async def step(s: World, answer: int) -> None:
    seat = s.active
    if s.step == CLEARING:
        clear(s)
        s.step = PANIC
    elif s.step == PANIC:
        await panic.spread(s)
        s.step = BEFORE_CHIEFS
    elif s.step in (BEFORE_CHIEFS, BEFORE_WAGES):
        if answer in (GO, PASS):
            next_seat(s, s.step + 1)
        else:
            await errands.do(s, seat, answer)
    elif s.step == CHIEFS:
        if leadership.leaderless(s, seat):
            leadership.promote(s, seat, first(answer))
        next_seat(s, BEFORE_WAGES)
    elif s.step == WAGES:
        await wages.pay_wages(s, seat)
        next_seat(s, FAME)
    elif s.step == FAME:
        if ends(s):
            finish(s)
        else:
            s.step = DICE
    elif s.step == NEXT_ROUND:
        pass_tile(s)
        s.round += 1  # ML-RMARK-01
        begin(s, POOL)
    else:
        await prepare(s)
        s.step += 1


def clear(s: World) -> None:
    """Mercenaries come home with all that lies on their tokens; the other tokens are used up (ML-CLEAN-02 to 05)."""
    for path in range(PATHS):
        m = s.who[path]
        if m >= 0:
            s.path[m] = NONE
            gain(s, s.clan[m], Goods(coins=s.purse[path], potions=s.potion[path], venoms=s.venom[path]))
        for kind in s.laid[path]:
            use_up(s, kind)
    s.who = [NONE] * PATHS
    s.laid = [()] * PATHS
    s.aimed = [()] * PATHS
    for column in (
        s.shown, s.shields, s.potion, s.venom, s.purse, s.guard_used,
        s.trap_strength, s.trap_magic, s.hidden_strength, s.hidden_magic,
    ):  # fmt: skip
        column[:] = [0] * PATHS
    s.pool = [[0] * DICE_CODES for _ in range(s.seats)]
    s.passed = [0] * s.seats
    s.used = [0] * MEMBERS
    s.gear_used = [0] * len(COPIES)
    s.worked = [0] * len(LANDS)


def ends(s: World) -> bool:
    """After the last round, or with fame enough (ML-ROUND-02, ML-FAMECHK-01)."""
    return s.round >= scenarios.rounds(s) or (scenarios.ends_at_fame(s) and max(s.fame) >= END_FAME)


def finish(s: World) -> None:
    """Who has won; alone, how well it went (ML-SCORE-01, ML-SOLO-11)."""
    begin(s, OVER)
    for seat in range(s.seats):
        tell(s, "score", seat, points(s, seat))
    if s.seats == 1:
        tell(s, "rated", rating(s), number(s))
        return
    best = winners(s)
    for seat in best:
        tell(s, "won", seat)
    if len(best) > 1:
        tell(s, "shared")


async def prepare(s: World) -> None:
    """The board for the next round; the displays are left as they are (ML-PREP-01 to ML-PREP-06)."""
    if s.step == DICE:
        s.placed = [[] for _ in BUILDINGS]
        for column in (s.strength, s.magic, s.bargaining):
            column[:] = [0] * PATHS
        s.whose = [NONE] * PATHS
        s.fate = [WAITING] * PATHS
    elif s.step == QUESTS:
        await draw_quests(s)
    elif s.step == MONSTERS:
        await fill_monsters(s, ALL_LEVELS)
    else:
        await fill_lands(s)


def pass_tile(s: World) -> None:
    """To whoever has the lowest renown; of several, who sits closest to the right (ML-FIRST-01, ML-FIRST-02)."""
    to_the_right = [(s.first - distance) % s.seats for distance in range(1, s.seats + 1)]
    s.first = min(to_the_right, key=lambda seat: renown(s, seat))
    tell(s, "first", s.first)
