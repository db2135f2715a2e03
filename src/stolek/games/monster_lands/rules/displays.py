"""The displays of tavern, market, lodge and loot, and the decks they are filled from."""

from __future__ import annotations

from stolek.games.monster_lands.board import EQUIPMENT_SHOWN, LOOT_SHOWN, TRAPS_SHOWN
from stolek.games.monster_lands.cards.equipment import COPIES
from stolek.games.monster_lands.cards.loot import LOOT
from stolek.games.monster_lands.cards.mercenaries import DECK
from stolek.games.monster_lands.forms import NEXT_EQUIPMENT, NEXT_LOOT, NEXT_MERCENARY, NEXT_TRAP
from stolek.games.monster_lands.queries import tavern_places
from stolek.games.monster_lands.rules.news import tell
from stolek.games.monster_lands.state import IN_DECK, SHOWN, USED, World
from stolek.kernel.asks import NONE, draw


async def fill_tavern(s: World) -> None:
    """From the deck, and where that is empty from the discarded cards (ML-TAV-09, ML-TAV-10)."""
    for place in range(tavern_places(s)):
        if s.tavern[place] == NONE:
            cards = _lying(s.place, DECK)
            if not cards:
                return
            m = await draw(NEXT_MERCENARY, cards, [1] * len(cards))
            s.tavern[place] = m
            s.place[m] = SHOWN
            tell(s, "shows-mercenary", m)


async def fill_market(s: World) -> None:
    """Discarded equipment does not come back (ML-MARKET-07)."""
    for place in range(EQUIPMENT_SHOWN):
        if s.market[place] == NONE:
            cards = [e for e in range(len(COPIES)) if s.holder[e] == IN_DECK]
            if not cards:
                return
            e = await draw(NEXT_EQUIPMENT, cards, [1] * len(cards))
            s.market[place] = e
            s.holder[e] = SHOWN
            tell(s, "shows-equipment", e)


async def fill_lodge(s: World) -> None:
    """From the supply, and where that is empty from the used traps (ML-LODGE-04, ML-LODGE-05)."""
    for place in range(TRAPS_SHOWN):
        if s.lodge[place] == NONE:
            if not any(s.supply):
                s.supply, s.used_traps = s.used_traps, s.supply
            kinds = [kind for kind, number in enumerate(s.supply) if number]
            if not kinds:
                return
            kind = await draw(NEXT_TRAP, kinds, [s.supply[kind] for kind in kinds])
            s.supply[kind] -= 1
            s.lodge[place] = kind
            tell(s, "shows-trap", kind)


async def fill_loot(s: World) -> None:
    """From the supply, and where that is empty from the used tokens (ML-LOOT-03, ML-LOOT-06)."""
    while s.loot.count(SHOWN) < LOOT_SHOWN:
        tokens = _lying(s.loot, range(len(LOOT)))
        if not tokens:
            return
        token = await draw(NEXT_LOOT, tokens, [1] * len(tokens))
        s.loot[token] = SHOWN
        tell(s, "shows-loot", token)


def _lying(places: list[int], cards: range | list[int]) -> list[int]:
    """The cards of a deck; where none is left, the discarded ones become the deck."""
    found = [card for card in cards if places[card] == IN_DECK]
    if not found:
        found = [card for card in cards if places[card] == USED]
        for card in found:
            places[card] = IN_DECK
    return found
