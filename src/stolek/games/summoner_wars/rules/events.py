"""Event cards: playing them, and active events."""

from __future__ import annotations

from stolek.games.summoner_wars.cards.base import ABILITIES, CARDS
from stolek.games.summoner_wars.derived import activate
from stolek.games.summoner_wars.forms import play
from stolek.games.summoner_wars.queries import event_text
from stolek.games.summoner_wars.rules import news
from stolek.games.summoner_wars.rules.damage import discard, settle
from stolek.games.summoner_wars.rules.hands import from_hand
from stolek.games.summoner_wars.rules.magic import pay
from stolek.games.summoner_wars.rulings import EVENTS_NEED_TARGET
from stolek.games.summoner_wars.state import RESOLVING, Battle
from stolek.kernel.asks import NONE


def playable(s: Battle, seat: int, card: int) -> bool:
    """An event, in the phase printed on it (SW-EVENT-01); structures are built instead (SW-EVENT-07)."""
    c = CARDS[card]
    return (
        c.phase == s.phase
        and not c.structure
        and c.cost <= s.magic[seat]
        and (not s.rulings & EVENTS_NEED_TARGET or ABILITIES[c.abilities[0]].has_target(s, seat))
    )


def plays(s: Battle, options: list[int]) -> None:
    """Add every event the active player can play now."""
    last = NONE
    for card in s.hand[s.active]:
        if card != last and CARDS[card].phase == s.phase and playable(s, s.active, card):
            options.append(play(card))
        last = card


async def play_event(s: Battle, card: int) -> None:
    """Pay, carry out, discard (SW-EVENT-02); an active event stays in the active area (SW-ACTIVE-01)."""
    seat = s.active
    pay(s, seat, CARDS[card].cost)
    from_hand(s, seat, card)
    e = s.enter(card, seat, RESOLVING)
    news.of(s, news.PLAYED, e)
    effect = event_text(s, e).play(s, e)
    if effect is not None:
        await effect
    if s.cell[e] == RESOLVING:
        if CARDS[card].active:
            activate(s, e)
            await settle(s, e)
        else:
            await discard(s, e)
