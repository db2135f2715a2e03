"""Damage, destruction, discarding; boost."""

from __future__ import annotations

from collections.abc import Sequence

from stolek.games.summoner_wars.cards.base import (
    ABILITIES,
    CARDS,
    MORE_DAMAGE,
    NO_MAGIC_FOR,
    SAVES,
    STAYS,
)
from stolek.games.summoner_wars.forms import first, second
from stolek.games.summoner_wars.queries import abilities, event_text, is_unit, life, listeners
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.hands import to_hand_openly
from stolek.games.summoner_wars.rules.happenings import Death, Happening
from stolek.games.summoner_wars.rules.magic import gain
from stolek.games.summoner_wars.rules.timing import heeding, in_order, last_words
from stolek.games.summoner_wars.rulings import ACTIVE_PLAYER_WINS_TIE, BONUS_LOSS_GIVES_MAGIC
from stolek.games.summoner_wars.state import AREA, DRAWN, GONE, KILLED, Battle
from stolek.kernel.asks import NONE, over


async def hurt(s: Battle, by: int, thing: int, number: int) -> None:
    """Damage added by an ability or event: not an attack (SW-ATTACK-13)."""
    await hurt_all(s, by, [thing], number)


async def hurt_all(s: Battle, by: int, things: Sequence[int], number: int) -> None:
    """The same damage to each, at the same time."""
    numbers = [with_more(s, by, o, number) for o in things]
    await add_damage(s, by, list(things), numbers, by_attack=False)


def with_more(s: Battle, by: int, thing: int, number: int) -> int:
    """The damage that an ability of a unit adds otherwise than by attacking, with what raises it."""
    if number > 0 and by != NONE and is_unit(s, by):
        for packed in listeners(s, MORE_DAMAGE):
            number += ABILITIES[second(packed)].more_damage(s, first(packed), by, thing)
    return number


async def add_damage(s: Battle, by: int, things: list[int], numbers: list[int], by_attack: bool) -> None:
    """Put damage on cards and destroy those whose life is 0 or less (SW-DMG-01, SW-DMG-02)."""
    hit = []
    for o, n in zip(things, numbers, strict=True):
        if n > 0 and s.cell[o] >= 0:
            s.damage[o] += n
            news.of(s, news.HURT, o, s.cell[o], n)
            hit.append(o)
    dead = [o for o in hit if is_dead(s, o)]
    if dead:
        await destroy(s, by, dead, by_attack)


async def destroy(s: Battle, by: int, things: Sequence[int], by_attack: bool = False) -> None:
    """Destroy all these at once; `by` is the object that did it, NONE if nothing did (SW-DMG-04)."""
    await answer_deaths(s, remove_destroyed(s, by, things, by_attack))
    await settle(s)


def remove_destroyed(s: Battle, by: int, things: Sequence[int], by_attack: bool = False) -> list[Death]:
    """Take the destroyed off the battlefield and settle the magic; the effects of it come after."""
    deaths: list[Death] = []
    for o in things:
        if s.cell[o] < 0:
            continue
        if any(ABILITIES[second(p)].saves(s, first(p), o) for p in listeners(s, SAVES)):
            to_hand(s, o)
            continue
        deaths.append(Death(s, o, by, by_attack, abilities(s, o)))
    for death in deaths:
        o = death.thing
        news.of(s, news.DESTROYED, o, s.cell[o], s.owner[o])
        leave_play(s, o)
        if by != NONE:
            if is_unit(s, o) and by != o:
                s.mark(by, KILLED)
            _credit(s, by, death)
    return deaths


def _credit(s: Battle, by: int, death: Death) -> None:
    """1 magic for destroying an enemy object, in the opponent's turn too (SW-DMG-06 to SW-DMG-11)."""
    seat = s.ctrl[by]
    if seat == death.ctrl:
        return
    for a in abilities(s, by):
        if ABILITIES[a].hears & NO_MAGIC_FOR and ABILITIES[a].no_magic_for(s, by, death.thing, death.by_attack):
            return
    gain(s, seat, 1)


async def answer_deaths(s: Battle, deaths: list[Death]) -> None:
    """End the game where a summoner has fallen (SW-GEN-02), else let what answers to destruction answer."""
    await end_if_won(s)
    happenings: list[Happening] = []
    pending: list[int] = []
    for death in deaths:
        heard = last_words(s, death) + heeding(s, death)
        happenings += [death] * len(heard)
        pending += heard
    await in_order(s, happenings, pending)


async def end_if_won(s: Battle) -> None:
    """Only whose summoner is still on the battlefield matters (SW-GEN-03); with both gone nobody wins (SW-GEN-04)."""
    standing = [seat for seat in (0, 1) if s.cell[s.leader[seat]] >= 0]
    if len(standing) == 2:
        return
    if standing:
        s.winner = standing[0]
    else:
        s.winner = s.active if s.rulings & ACTIVE_PLAYER_WINS_TIE else DRAWN
    if s.winner == DRAWN:
        news.tell(s, news.TIED)
    else:
        news.tell(s, news.WON, s.winner)
    await over()


def is_dead(s: Battle, o: int) -> bool:
    """Whether its life is 0 or less. Bonuses only add to the printed life, so most need not be counted."""
    return s.damage[o] >= CARDS[s.kind[o]].life and life(s, o) <= 0


async def settle(s: Battle, by: int = NONE) -> None:
    """Destroy what has lost the life that kept it up (SW-DMG-03), and discard events that have run out.

    `by` is the object whose direct effect ended a life bonus, if one did (SW-DMG-14).
    """
    while True:
        dead = [o for o, n in enumerate(s.damage) if n and s.cell[o] >= 0 and is_dead(s, o)]
        ended = [e for e in s.area if CARDS[s.kind[e]].hears & STAYS and not event_text(s, e).stays(s, e)]
        if not dead and not ended:
            return
        for e in ended:
            if s.cell[e] == AREA:  # else gone already, with one before it
                await discard(s, e)
        deaths = remove_destroyed(s, by, dead)
        if by == NONE and s.rulings & BONUS_LOSS_GIVES_MAGIC:
            for death in deaths:
                gain(s, 1 - death.ctrl, 1)
        await answer_deaths(s, deaths)
        by = NONE


async def discard(s: Battle, o: int) -> None:
    """To the pile of the player it belongs to; this is not destroying (SW-DISC-01, SW-DMG-12)."""
    boost, owner = s.boost[o], s.ctrl[o]
    event = s.cell[o] == AREA
    news.of(s, news.DISCARDED, o, s.cell[o], s.owner[o])
    leave_play(s, o)
    if event:
        answer = event_text(s, o).on_discard(s, o, boost, owner)
        if answer is not None:
            await answer
    await end_if_won(s)
    await settle(s)


def leave_play(s: Battle, o: int, discarded: bool = True) -> None:
    """Off the table with all tokens; the cards under it are discarded (SW-UNDER-06), itself if `discarded`."""
    for packed in s.under[o]:
        _to_pile(s, packed & 1, packed >> 1)
    if discarded:
        _to_pile(s, s.owner[o], s.kind[o])
    if s.cell[o] != GONE:
        s.leave(o)


def _to_pile(s: Battle, owner: int, card: int) -> None:
    """All see what goes to the pile from the table."""
    s.open[owner][s.lists[owner].index(card)] += 1


def to_hand(s: Battle, o: int) -> None:
    """Back to the hand of the player it belongs to (SW-PLACE-03, SW-CTRL-05)."""
    news.of(s, news.RETURNED, o, s.cell[o], s.owner[o])
    leave_play(s, o, discarded=False)
    to_hand_openly(s, s.owner[o], s.kind[o])


def heal(s: Battle, o: int, number: int) -> None:
    """Remove damage, all of it if there is less (SW-DMG-13)."""
    number = min(number, s.damage[o])
    if number > 0:
        s.damage[o] -= number
        news.of(s, news.HEALED, o, s.cell[o], number)


def boost(s: Battle, o: int, number: int = 1) -> None:
    """SW-BOOST-01"""
    if number > 0:
        s.boost[o] += number
        news.of(s, news.BOOSTED, o, number, s.cell[o])


async def lose_boost(s: Battle, o: int, number: int = 1) -> None:
    """Remove boost, all of it if there is less (SW-BOOST-04). To spend it, look first whether it is there."""
    number = min(number, s.boost[o])
    if number > 0:
        s.boost[o] -= number
        news.of(s, news.UNBOOSTED, o, number, s.cell[o])
        await settle(s)
