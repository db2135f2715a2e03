"""Dice on an own settled land (ML-OWN-01)."""

from __future__ import annotations

from stolek.games.monster_lands.board import BARGAINING, M_DIE, MAGIC, S_DIE, STRENGTH
from stolek.games.monster_lands.cards.base import NO_DICE, Dice
from stolek.games.monster_lands.cards.lands import LANDS
from stolek.games.monster_lands.cards.mercenaries import BASE, HIRED, MERCENARIES
from stolek.games.monster_lands.forms import SPOILS, settle, use_loot, work
from stolek.games.monster_lands.queries import lands, settled_by
from stolek.games.monster_lands.rules.dice import Load, enough, sets_of, take_dice
from stolek.games.monster_lands.rules.displays import fill_loot
from stolek.games.monster_lands.rules.gains import gain, gain_dice
from stolek.games.monster_lands.rules.hiring import hire_free
from stolek.games.monster_lands.rules.market import equip_free
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.rules.scenarios import land_forbidden
from stolek.games.monster_lands.state import SHOWN, World
from stolek.kernel.asks import NONE, choose


def works(s: World, seat: int) -> list[int]:
    """Each way to use a settled land, once a round (ML-OWN-02), even if nothing comes of it (ML-OWN-04)."""
    options = []
    for land in lands(s, seat):
        if s.settler[land] != NONE and not s.worked[land] and not land_forbidden(s, land):
            for way, dice in enumerate(LANDS[land].ways):
                if enough(s.pool[seat], dice):
                    options.append(work(land, way))
    return options


async def go(s: World, seat: int, land: int, way: int) -> None:
    """The dice are placed; which bargaining dice, says the player. Then what it brings is received at once."""
    await _place(s, seat, land, LANDS[land].ways[way])
    s.worked[land] = 1
    tell(s, "worked", seat, land)
    action = LANDS[land].action
    gain(s, seat, action.goods)
    if action.dice != NO_DICE:
        await gain_dice(s, seat, action.dice)
    if action.takes_loot:
        await _take_loot(s, seat, land)
    if action.hires:
        await hire_free(s, seat)
    if action.equips:
        await equip_free(s, seat)


async def _place(s: World, seat: int, land: int, dice: Dice) -> None:
    pool = s.pool[seat]
    pool[S_DIE] -= dice[STRENGTH]
    pool[M_DIE] -= dice[MAGIC]
    if dice[BARGAINING]:
        it = Load(NONE, NONE, land)
        it.sets = sets_of(pool, (0, 0, dice[BARGAINING], 0, 0))
        await take_dice(s, seat, it)


async def _take_loot(s: World, seat: int, land: int) -> None:
    """ML-LANDREF-01"""
    tokens = [token for token, place in enumerate(s.loot) if place == SHOWN]
    if tokens:
        answer = await choose(seat, SPOILS, [use_loot(token) for token in tokens])
        token = answer >> 5
        s.loot[token] = seat
        tell(s, "spoils", seat, s.settler[land], token)
        await fill_loot(s)


# settling


def may_settle(s: World, land: int, m: int) -> bool:
    """A hired or base mercenary of the land's affiliation that has settled none (ML-SETTLE-01, -04, -07)."""
    card = MERCENARIES[m]
    return (
        card.role in (BASE, HIRED)
        and card.affiliation == LANDS[land].affiliation
        and s.chief[s.clan[m]] != m
        and settled_by(s, m) == NONE
    )


def settlings(s: World, seat: int) -> list[int]:
    """Own land that nobody has settled, by whom (ML-SETTLE-06); standing on a path is no obstacle."""
    options = []
    for land in lands(s, seat):
        if s.settler[land] == NONE:
            options += [settle(land, m) for m, clan in enumerate(s.clan) if clan == seat and may_settle(s, land, m)]
    return options
